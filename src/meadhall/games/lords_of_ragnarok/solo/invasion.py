"""SOLO-11, 17.10 to 17.21: which Regions a Follower may invade, which it chooses, and what happens there."""

from __future__ import annotations

from meadhall.engine import Rule, replaced
from meadhall.games.lords_of_ragnarok import armies as army_rules
from meadhall.games.lords_of_ragnarok import control
from meadhall.games.lords_of_ragnarok.board import FAR, REGION_VALUES, SIDE
from meadhall.games.lords_of_ragnarok.causes import tell
from meadhall.games.lords_of_ragnarok.content import ARMIES, WISDOM
from meadhall.games.lords_of_ragnarok.modifiers import modified
from meadhall.games.lords_of_ragnarok.names import VILLAIN_CARD, who
from meadhall.games.lords_of_ragnarok.solo import battles, beasts, means, ties
from meadhall.games.lords_of_ragnarok.state import NOBODY, G, Lords

WINNING_BLOW = 2


# difficulty (SOLO-11.2 to 11.5)


def human_with_armies(s: Lords, region: int) -> int:
    """The human whose Armies stand there, -1 if none."""
    armies = beasts.human_armies(s, region)
    return armies[0] // ARMIES if armies else NOBODY


def defence(s: Lords, human: int, region: int) -> int:
    """The Armies of a human there, and what defends without card, cost or choice (SOLO-11.4)."""
    return army_rules.total(s, region, human) + modified(s, human, "guaranteed-defence", region)


def difficulty(s: Lords, p: int, region: int) -> int:
    owner = s.control[region]
    if owner >= s.humans:
        return follower_difficulty(s, region)
    human = human_with_armies(s, region)
    armies = defence(s, human, region) if human >= 0 else 0
    return armies if owner >= 0 else max(control.population(s, region), armies)


def follower_difficulty(s: Lords, region: int) -> int:
    """SOLO-17.20: the sum of its Armies there or its strongest one next door."""
    owner = s.control[region]
    support = max((s.army_value[i] for i in battles.neighbours(s, owner, region)), default=0)
    return max(army_rules.total(s, region, owner), support)


def higher_claim(s: Lords, p: int, other: int, region: int) -> bool:
    """SOLO-17.10."""
    if s.temple[region] and control.temples_controlled(s, other) < control.temples_controlled(s, p):
        return True
    return in_land(s, p, region) > in_land(s, other, region)


def in_land(s: Lords, p: int, region: int) -> int:
    """Regions p controls in the Land of the Region."""
    board = SIDE[s.side]
    return (control.controlled(s, p) & board.land_masks[board.land[region]]).bit_count()


def wins_by_taking(s: Lords, p: int, region: int) -> bool:
    """SOLO-11.8: Great Jarl or Great Godi at once."""
    before = s.control
    s.control = replaced(before, region, p)
    board = SIDE[s.side]
    won = (
        control.lands_controlled(s, p) >= board.lands_for_jarl
        or control.temples_controlled(s, p) >= board.temples_for_godi
    )
    s.control = before
    return won


def attack_strength(s: Lords, p: int, value: int) -> int:
    """SOLO-11.7: value, usable cards, cards under the board."""
    cards = min(len(s.follower_hands[p - s.humans]), s.attribute[3 * p + WISDOM])
    return value + cards + means.under(s, p)


def may_invade(s: Lords, p: int, value: int, region: int) -> bool:
    """SOLO-11.5 to 11.8, 17.20; adjacency is for the caller."""
    owner = s.control[region]
    if owner == p:
        return False
    if owner >= s.humans:
        return higher_claim(s, p, owner, region) and value >= follower_difficulty(s, region)
    if any(at == region and i // ARMIES not in (p, *range(s.humans)) for i, at in enumerate(s.army_at)):
        return False  # SOLO-17.23
    hard = difficulty(s, p, region)
    if owner >= 0:
        allowed = hard < attack_strength(s, p, value)
    else:
        allowed = control.population(s, region) <= value + means.under(s, p)
        human = human_with_armies(s, region)
        if allowed and human >= 0:
            allowed = defence(s, human, region) < attack_strength(s, p, value)
    return allowed or (hard <= value + WINNING_BLOW and wins_by_taking(s, p, region))


# target choice (SOLO-11.20 to 11.22)


def dist_human(s: Lords, region: int) -> int:
    """SOLO-0.7."""
    row = SIDE[s.side].distance[region]
    return min((row[r] for r in SIDE[s.side].regions if beasts.human_controlled(s, r)), default=FAR)


def method(s: Lords, p: int) -> list[ties.Criterion[int]]:
    shrines = SIDE[s.side].shrines

    def shrine_only(r: int) -> int:
        return 0 if shrines >> r & 1 and not s.temple[r] else 1

    def holy(r: int) -> int:
        return 0 if s.temple[r] else 1 if shrines >> r & 1 else 2

    def spread(r: int) -> int:
        mine = in_land(s, p, r)
        board = SIDE[s.side]
        return board.land_masks[board.land[r]].bit_count() - mine if s.finish_lands else mine

    hard: ties.Criterion[int] = ("least_difficulty", lambda r: difficulty(s, p, r))
    near: ties.Criterion[int] = ("nearest_human_region", lambda r: dist_human(s, r))
    number = VILLAIN_CARD[s.hero[p]].method
    if number == 1:
        return [("free_shrine", shrine_only), hard, near]
    if number == 2:
        return [near, hard, ("free_shrine", shrine_only)]
    return [("land_spread", spread), ("temple_then_shrine", holy), hard]


def victim_of(s: Lords, region: int) -> int:
    """The human an invasion of the Region attacks, -1 if none."""
    human = human_with_armies(s, region)
    return human if human >= 0 else ties.owner_if_human(s, s.control[region])


def best_targets(s: Lords, p: int, targets: list[int]) -> tuple[list[int], str]:
    """SOLO-11.20 to 11.22: targets that win at once before all others; then the method of the Villain. What is equal is left."""
    winning = [r for r in targets if wins_by_taking(s, p, r)]
    left, why = ties.narrow(winning or targets, method(s, p))
    if winning and len(winning) < len(targets) and why == ties.ONLY:
        why = "why:winning_blow"
    return left, why


def choose_target(g: G, p: int, targets: list[int]) -> Rule[tuple[int, str]]:
    """Equal targets go to the Arbiter or to the tie word (SOLO-18.10, 6.3)."""
    left, why = best_targets(g.s, p, targets)
    if len(left) == 1:
        return left[0], why
    chosen = yield from ties.best_region(g, p, left, (), lambda r: victim_of(g.s, r))
    return chosen


def targets_of(s: Lords, p: int) -> list[int]:
    """SOLO-11.9: Regions that at least one adjacent Army may invade."""
    reach: dict[int, list[int]] = {}
    for i in army_rules.on_board(s, p):
        for region in SIDE[s.side].neighbours[s.army_at[i]]:
            if s.control[region] != p:
                reach.setdefault(region, []).append(s.army_value[i])
    return sorted(
        r for r, values in reach.items() if any(may_invade(s, p, value, r) for value in set(values))
    )


# invading (SOLO-11.23 to 11.25)


def invade_somewhere(g: G, p: int, targets: list[int], clause: str) -> Rule[None]:
    """Choose the target, then the strongest Army next to it."""
    s = g.s
    region, why = yield from choose_target(g, p, targets)
    near = battles.neighbours(s, p, region)
    i, _ = yield from ties.best_army(g, p, near, [("strongest", lambda i: -s.army_value[i])])
    yield from invade(g, p, i, region, clause, why)


def invade(g: G, p: int, i: int, region: int, clause: str, why: str) -> Rule[None]:
    """Move in; a Battle with human Armies is the next frame, otherwise control at once."""
    s = g.s
    tell(
        g,
        "follower-invades",
        clause,
        seat=who(s, p),
        value=s.army_value[i],
        before=REGION_VALUES[s.army_at[i]],
        region=REGION_VALUES[region],
        difficulty=difficulty(s, p, region),
        why=why,
    )
    s.army_at = replaced(s.army_at, i, region)
    yield from settle(g, p, i, region)


def settle(g: G, p: int, i: int, region: int) -> Rule[None]:
    """SOLO-11.24, 11.25, 17.21."""
    s = g.s
    if s.control[region] >= s.humans and s.control[region] != p:
        yield from follower_conflict(g, p, i, region)
    elif beasts.human_armies(s, region):
        g.push("battle", region)
    else:
        yield from control.take_control(g, p, region, "SOLO-11.25")


def follower_conflict(g: G, p: int, i: int, region: int) -> Rule[None]:
    """SOLO-17.21: no Battle; the two Armies that measured each other lose 1, but not below 1."""
    s = g.s
    other = s.control[region]
    inside = army_rules.armies_in(s, region, other)
    near = battles.neighbours(s, other, region)
    support = max((s.army_value[j] for j in near), default=0)
    if inside or near:
        if sum(s.army_value[j] for j in inside) >= support and inside:
            measure = max(inside, key=lambda j: s.army_value[j])
        else:
            measure = ties.by_army(s, other, [j for j in near if s.army_value[j] == support])
        for j in (i, measure):
            if s.army_value[j] > 1:
                army_rules.lose(g, j, 1, "SOLO-17.21")
    yield from control.take_control(g, p, region, "SOLO-17.21")
    yield from army_rules.retreat(g, other, region, inside, "SOLO-17.21")


# stepping inside the own land (SOLO-11.14, 12.21)


def dist_frontier(s: Lords, p: int, region: int) -> int:
    row = SIDE[s.side].distance[region]
    return min((row[r] for r in SIDE[s.side].regions if s.control[r] != p), default=FAR)


def step_to_frontier(g: G, p: int, i: int, clause: str) -> Rule[bool]:
    s = g.s
    here = s.army_at[i]
    now = dist_frontier(s, p, here)
    options = [r for r in SIDE[s.side].neighbours[here] if s.control[r] == p and dist_frontier(s, p, r) < now]
    if not options:
        return False
    to, why = yield from ties.best_region(
        g, p, options, [("nearest_frontier", lambda r: dist_frontier(s, p, r))]
    )
    s.army_at = replaced(s.army_at, i, to)
    tell(
        g,
        "follower-marches",
        clause,
        seat=who(s, p),
        region=REGION_VALUES[here],
        to=REGION_VALUES[to],
        why=why,
    )
    return True
