"""RM-14: Subdue Territories - attempts by force or peacefully, then the tiles are flipped."""

from __future__ import annotations

from meadhall.engine import Choose, Reason, Rule, pick
from meadhall.engine.piles import added, put
from meadhall.games.reavers_of_midgard.cards.artifacts import decide, raise_level
from meadhall.games.reavers_of_midgard.cards.rewards import gain_reward, is_plain
from meadhall.games.reavers_of_midgard.combat import fight, why_not_fight
from meadhall.games.reavers_of_midgard.content import FRONTS, KINDS, TILE, Front
from meadhall.games.reavers_of_midgard.dice import pay_dice
from meadhall.games.reavers_of_midgard.names import (
    SEAT,
    TERRITORY,
    TERRITORY_OF,
    TILE_OF,
    TILE_VALUE,
)
from meadhall.games.reavers_of_midgard.purse import pay_favor, pay_food
from meadhall.games.reavers_of_midgard.state import G, Midgard, sum_up

FOOD, FAVOR, DICE = range(len(KINDS))

STACK_EMPTY = Reason("RM-14.5", "stack-empty")
NO_METHOD = Reason("RM-14.1.1", "territory-method")
CANNOT_PAY = Reason("RM-14.2.2", "territory-cost")
FIRST_ATTEMPT = Reason("RM-14.1", "first-attempt")


def tiles_left(s: Midgard, front: int) -> int:
    """RM-14.3: tiles taken in this activation are still drawn from their stack when they are flipped."""
    return len(s.stacks[front]) - s.taken.count(front)


def why_not_peaceful(s: Midgard, seat: int, front: Front) -> Reason | None:
    """RM-14.2.2: the resources on the front."""
    if front.kind == FOOD:
        owned = s.food[seat]
    elif front.kind == FAVOR:
        owned = s.favor[seat]
    else:
        owned = sum(s.dice[seat])
    return None if owned >= front.cost else CANNOT_PAY


def why_not_territory(s: Midgard, seat: int, front: int) -> Reason | None:
    """RM-14.1.1: a tile on the stack, and a way to win it."""
    if tiles_left(s, front) <= 0:
        return STACK_EMPTY
    if why_not_fight(s, seat) is None or why_not_peaceful(s, seat, FRONTS[front]) is None:
        return None
    return NO_METHOD


def territories(s: Midgard, seat: int) -> list[str]:
    """The stacks at which the seat can make an attempt."""
    fights = why_not_fight(s, seat) is None
    return [
        TERRITORY[f]
        for f, front in enumerate(FRONTS)
        if tiles_left(s, f) > 0 and (fights or why_not_peaceful(s, seat, front) is None)
    ]


def attempt(g: G, seat: int, left: int, first: int) -> Rule[None]:
    """RM-14.2: choose a stack, then a method; or stop after the first attempt."""
    s = g.s
    values = territories(s, seat)
    if not values:  # RM-14.1.2
        g.push("flip", seat)
        return
    if not first:
        values.append("done")

    def blocked() -> list[tuple[str | int, Reason]]:
        stop: list[tuple[str | int, Reason]] = [("done", FIRST_ATTEMPT)] if first else []
        return stop + [
            (TERRITORY[f], why)
            for f in range(len(FRONTS))
            if (why := why_not_territory(s, seat, f)) is not None
        ]

    answer = yield from decide(
        g,
        Choose(seat, "territory", values, clause="RM-14.2", params={"attempts": left}, blocked=blocked),
        ("attempt", seat, left, first),
    )
    if not answer:
        return
    if answer == "done":
        g.push("flip", seat)
        return
    if left > 1:
        g.push("attempt", seat, left - 1, 0)
    else:
        g.push("flip", seat)
    front = TERRITORY_OF[answer]
    won = yield from subdue(g, seat, front)
    if won:
        best = FRONTS[front].kind * 3 + 2
        if (
            front != best
            and tiles_left(s, best) > 0
            and (yield from raise_level(g, seat, answer, TERRITORY[best]))
        ):
            front = best
        s.taken.append(front)
        g.tell("territory-taken", clause="RM-14.2", seat=SEAT[seat], territory=TERRITORY[front])


def subdue(g: G, seat: int, number: int) -> Rule[bool]:
    """RM-14.2.1 by force, RM-14.2.2 peacefully."""
    s, front = g.s, FRONTS[number]
    ways = {"peaceful": why_not_peaceful(s, seat, front), "force": why_not_fight(s, seat)}
    way: str = yield from pick(
        Choose(
            seat,
            "subdue-way",
            [way for way, why in ways.items() if why is None],
            clause="RM-14.2",
            params={"territory": TERRITORY[number], "defense": front.level},
            blocked=lambda: [(way, why) for way, why in ways.items() if why is not None],
        )
    )
    if way == "force":
        return (yield from fight(g, seat, front.level, TERRITORY[number]))
    if front.kind == FOOD:
        pay_food(g, seat, front.cost, TERRITORY[number])
    elif front.kind == FAVOR:
        pay_favor(g, seat, front.cost, TERRITORY[number])
    else:
        yield from pay_dice(g, seat, front.cost, TERRITORY[number])
    return True


def flip(g: G, seat: int) -> Rule[None]:
    """RM-14.3: all tiles taken in this activation are flipped together, after the last attempt."""
    s = g.s
    sum_up(g, "subdue", tiles=len(s.taken))
    for front in s.taken:
        stack = list(s.stacks[front])
        tile = yield from g.draw("tile", stack, "flip-territory")
        s.stacks = put(s.stacks, front, stack)
        s.flipped.append(tile)
        g.tell("territory-flipped", clause="RM-14.3", seat=SEAT[seat], tile=TILE_VALUE[tile])
    s.taken = []
    if s.flipped:
        yield from territory_reward(g, seat)


def territory_reward(g: G, seat: int) -> Rule[None]:
    """RM-14.3: the rewards one by one, in the order the owner chooses."""
    s = g.s
    for tile in [t for t in s.flipped if is_plain(TILE[t].reward)]:  # it cannot matter when these come
        s.flipped.remove(tile)
        s.tiles = added(s.tiles, seat, tile)
        yield from gain_reward(g, seat, TILE[tile].reward, TILE_VALUE[tile])
    if not s.flipped:
        return
    values = [TILE_VALUE[t] for t in s.flipped]
    answer = yield from decide(
        g, Choose(seat, "next-territory", values, clause="RM-14.3"), ("territory-reward", seat)
    )
    if not answer:
        return
    tile = TILE_OF[answer]
    s.flipped.remove(tile)
    s.tiles = added(s.tiles, seat, tile)
    if s.flipped:
        g.push("territory-reward", seat)
    yield from gain_reward(g, seat, TILE[tile].reward, answer)
