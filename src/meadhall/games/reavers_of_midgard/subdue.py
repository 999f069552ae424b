"""RM-14: Subdue Territories - attempts by force or peacefully, then the tiles are flipped."""

from __future__ import annotations

from meadhall.engine import Choose, Reason, Rule
from meadhall.engine.piles import added, put
from meadhall.games.reavers_of_midgard.cards.artifacts import decide, raise_level
from meadhall.games.reavers_of_midgard.cards.rewards import gain_reward, is_plain
from meadhall.games.reavers_of_midgard.combat import fight, why_not_fight
from meadhall.games.reavers_of_midgard.content import FRONTS, KINDS, TILE, Front
from meadhall.games.reavers_of_midgard.dice import pay_dice
from meadhall.games.reavers_of_midgard.names import (
    FORCE,
    FORCE_OF,
    PEACE,
    PEACE_OF,
    SEAT,
    TERRITORY,
    TILE_OF,
    TILE_VALUE,
)
from meadhall.games.reavers_of_midgard.purse import pay_favor, pay_food
from meadhall.games.reavers_of_midgard.state import G, Midgard, sum_up

FOOD, FAVOR, DICE = range(len(KINDS))

STACK_EMPTY = Reason("RM-14.5", "stack-empty")
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


def why_not_subdue(s: Midgard, seat: int, front: int) -> tuple[Reason | None, Reason | None]:
    """RM-14.2: why the seat cannot pay for the tile on top of a stack, and why it cannot fight for it."""
    if tiles_left(s, front) <= 0:
        return STACK_EMPTY, STACK_EMPTY
    return why_not_peaceful(s, seat, FRONTS[front]), why_not_fight(s, seat)


def attempts(s: Midgard, seat: int) -> list[str]:
    """The attempts that the seat can make: a stack, and the way to win its tile."""
    fights = why_not_fight(s, seat) is None
    left = [f for f in range(len(FRONTS)) if tiles_left(s, f) > 0]
    peaceful = [PEACE[f] for f in left if why_not_peaceful(s, seat, FRONTS[f]) is None]
    return [*peaceful, *[FORCE[f] for f in left]] if fights else peaceful


def attempt(g: G, seat: int, left: int, first: int) -> Rule[None]:
    """RM-14.2: choose a stack, then a method; or stop after the first attempt."""
    s = g.s
    values = attempts(s, seat)
    if not values:  # RM-14.1.2
        g.push("flip", seat)
        return
    if not first:
        values.append("done")

    def blocked() -> list[tuple[str | int, Reason]]:
        stop: list[tuple[str | int, Reason]] = [("done", FIRST_ATTEMPT)] if first else []
        for f in range(len(FRONTS)):
            ways = zip((PEACE[f], FORCE[f]), why_not_subdue(s, seat, f), strict=True)
            stop += [(way, why) for way, why in ways if why is not None]
        return stop

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
    by_force = answer in FORCE_OF
    front = FORCE_OF[answer] if by_force else PEACE_OF[answer]
    won = yield from subdue(g, seat, front, by_force)
    if won:
        best = FRONTS[front].kind * 3 + 2
        if (
            front != best
            and tiles_left(s, best) > 0
            and (yield from raise_level(g, seat, TERRITORY[front], TERRITORY[best]))
        ):
            front = best
        s.taken.append(front)
        g.tell("territory-taken", clause="RM-14.2", seat=SEAT[seat], territory=TERRITORY[front])


def subdue(g: G, seat: int, number: int, by_force: bool) -> Rule[bool]:
    """RM-14.2.1 by force, RM-14.2.2 peacefully."""
    front = FRONTS[number]
    if by_force:
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
        yield from gain_reward(g, seat, TILE[tile].reward, TILE_VALUE[tile], "RM-14.3")
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
    yield from gain_reward(g, seat, TILE[tile].reward, answer, "RM-14.3")
