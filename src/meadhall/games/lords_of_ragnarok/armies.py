"""LOR-2.4, 2.5, 8: Armies grow, lose value, move, are recruited, retreat; Drakkar adjacency."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from meadhall.engine import Ask, Reason, Rule, replaced
from meadhall.engine.ask import NO_PARAMS
from meadhall.games.lords_of_ragnarok.board import (
    ARMY_OF,
    ARMY_VALUES,
    REGION_OF,
    REGION_VALUES,
    SIDE,
    members,
    region_values,
)
from meadhall.games.lords_of_ragnarok.cards.numbers import BECAUSE
from meadhall.games.lords_of_ragnarok.causes import BY, clause_of, tell
from meadhall.games.lords_of_ragnarok.content import ARMIES, ARMY_MAX, AUTHORITY, BOSS
from meadhall.games.lords_of_ragnarok.control import controlled
from meadhall.games.lords_of_ragnarok.modifiers import modified
from meadhall.games.lords_of_ragnarok.names import PASS, pick, who
from meadhall.games.lords_of_ragnarok.orders import CLEANSE, DONE, END, GROW, an_order
from meadhall.games.lords_of_ragnarok.resources import attribute
from meadhall.games.lords_of_ragnarok.solo import desolation, retreats
from meadhall.games.lords_of_ragnarok.state import POOL, G, Lords

NO_ARMY_IN_POOL = Reason("LOR-19.2", "no-army-in-pool")
NO_RECRUIT_REGION = Reason("LOR-8.3", "no-recruit-region")

OF = tuple(range(ARMIES * p, ARMIES * p + ARMIES) for p in range(Lords.participants))
"""The places of a participant's Armies in the flat lists."""

# looking


def on_board(s: Lords, p: int) -> list[int]:
    """p's Armies on the board, as places in the flat lists."""
    at = s.army_at
    return [i for i in OF[p] if at[i]]


def in_pool(s: Lords, p: int) -> int:
    """A place of an Army in p's pool, -1 if there is none."""
    own = s.army_at[ARMIES * p : ARMIES * p + ARMIES]
    return ARMIES * p + own.index(POOL) if POOL in own else -1


def armies_in(s: Lords, region: int, p: int) -> list[int]:
    at = s.army_at
    return [i for i in OF[p] if at[i] == region]


def all_in(s: Lords, region: int) -> list[int]:
    return [i for i, at in enumerate(s.army_at) if at == region]


def total(s: Lords, region: int, p: int) -> int:
    """LOR-2.4.3."""
    at, value = s.army_at, s.army_value
    return sum([value[i] for i in OF[p] if at[i] == region])


def foreign_armies(s: Lords, region: int, p: int) -> bool:
    return s.army_at.count(region) > s.army_at[ARMIES * p : ARMIES * p + ARMIES].count(region)


def loki_bars(s: Lords, p: int) -> int:
    """LOR-2.5.4: mask of the Region that p's Armies may not enter. SOLO-4.3: Followers do not mind."""
    return 1 << s.monster_at[BOSS] if p < s.humans and s.monster_at[BOSS] > 0 else 0


def reach(s: Lords, p: int, region: int) -> int:
    """Mask of the Regions next to `region` for p's Hero and Armies: by land, or by the own Drakkar (LOR-2.1.12)."""
    return next_to(s.side, s.drakkar_at[p], region)


@cache
def next_to(side: int, sea: int, region: int) -> int:
    """The same for whoever has a Drakkar on that Sea."""
    board = SIDE[side]
    near = board.near[region]
    if sea >= 0 and board.sea_regions[sea] >> region & 1:
        near |= board.sea_regions[sea] & ~(1 << region)
    return near


def open_to(s: Lords, p: int, region: int) -> int:
    """Mask of the Regions that an Army of p may enter from there (LOR-8.2)."""
    return next_to(s.side, s.drakkar_at[p], region) & ~loki_bars(s, p)


def army_options(s: Lords, armies: Iterable[int]) -> list[str]:
    """One value for each Region and value: equal Armies side by side are interchangeable."""
    found: list[str] = []
    for i in armies:
        value = ARMY_VALUES[s.army_at[i]][s.army_value[i]]
        if value not in found:
            found.append(value)
    return found


def army_named(s: Lords, armies: Iterable[int], value: str) -> int:
    region, strength = ARMY_OF[value]
    return next(i for i in armies if s.army_at[i] == region and s.army_value[i] == strength)


def pick_army(g: G, seat: int, key: str, armies: Sequence[int], clause: str, *extra: str) -> Rule[int]:
    """Ask for one of the Armies; -1 for one of the words `extra`."""
    answer: str = yield from pick(seat, key, [*army_options(g.s, armies), *extra], clause)
    return -1 if answer in extra else army_named(g.s, armies, answer)


# growing and losing


def grow(g: G, i: int, by: int, clause: str) -> None:
    """LOR-2.4.1: never beyond 6."""
    s = g.s
    before = s.army_value[i]
    new = min(ARMY_MAX, before + by)
    if new != before:
        s.army_value = replaced(s.army_value, i, new)
        if not g.mute:
            tell(
                g,
                "army-grew",
                clause,
                seat=who(s, i // ARMIES),
                region=REGION_VALUES[s.army_at[i]],
                before=before,
                after=new,
            )


def lose(g: G, i: int, by: int, clause: str) -> None:
    """LOR-2.4.2: below 1 it returns to the pool."""
    s = g.s
    before = s.army_value[i]
    if before > by:
        s.army_value = replaced(s.army_value, i, before - by)
        if not g.mute:
            tell(
                g,
                "army-shrank",
                clause,
                seat=who(s, i // ARMIES),
                region=REGION_VALUES[s.army_at[i]],
                before=before,
                after=before - by,
            )
    else:
        destroy(g, i, clause)


def destroy(g: G, i: int, clause: str) -> None:
    s = g.s
    if not g.mute:
        tell(
            g,
            "army-destroyed",
            clause,
            seat=who(s, i // ARMIES),
            region=REGION_VALUES[s.army_at[i]],
            before=s.army_value[i],
        )
    put_army(s, i, POOL, 0)


def put_army(s: Lords, i: int, region: int, value: int) -> None:
    s.army_at, s.army_value = replaced(s.army_at, i, region), replaced(s.army_value, i, value)


def growing(s: Lords, p: int) -> list[int]:
    at, value = s.army_at, s.army_value
    return [i for i in OF[p] if at[i] and value[i] < ARMY_MAX]


def grow_one(g: G, p: int, by: int, clause: str) -> Rule[None]:
    """One own Army on the board of the player's choice."""
    armies = growing(g.s, p)
    if armies:
        i = yield from pick_army(g, p, "army-grow", armies, clause)
        grow(g, i, by, clause)


def settled(s: Lords, i: int) -> bool:
    """LOR-2.1.6: in an own Region with a Settlement."""
    region = s.army_at[i]
    return s.control[region] == i // ARMIES and bool(SIDE[s.side].settlements >> region & 1)


# activation (LOR-8.2)


def may_activate(s: Lords, p: int, i: int) -> bool:
    """Has the Army anything to do?"""
    return bool(open_to(s, p, s.army_at[i])) or bool(activation_options(s, p, i))


def activation_options(s: Lords, p: int, i: int) -> Sequence[str]:
    """Where the Army may go, and whether it may grow or (SOLO-3.11) remove a Desolation token."""
    region = s.army_at[i]
    options = region_values(open_to(s, p, region))
    if s.army_value[i] < ARMY_MAX and settled(s, i):
        options = (*options, GROW)
    if s.desolation[region] and desolation.may_cleanse(s, p, i):
        options = (*options, CLEANSE)
    return options


def order(
    g: G, p: int, key: str, armies: Sequence[int], clause: str, *, may_pass: bool = True
) -> Rule[tuple[int, str]]:
    """Which Army is activated and what it does, in one answer; -1 and nothing for none."""
    s = g.s
    named: dict[str, int] = {}
    for i in armies:
        name = _name(s, i)
        if name not in named and may_activate(s, p, i):
            named[name] = i
    if not named:
        return -1, ""
    names = [*named]
    if may_pass:
        names.append(DONE)
    elif len(names) == 1:
        deeds = activation_options(s, p, named[names[0]])
        if len(deeds) == 1:
            return named[names[0]], deeds[0]

    def after(chosen: tuple[str, ...]) -> Sequence[str]:
        if not chosen:
            return names
        return activation_options(s, p, named[chosen[0]]) if len(chosen) == 1 else END

    by = BY.get(clause, "")
    params = {"by": by} if by else NO_PARAMS
    picked: tuple[str, ...] = yield an_order(
        p, key, after, clause=clause, params=params, no_goal="out-of-reach"
    )
    return (named[picked[0]], picked[1]) if picked else (-1, "")


def activate_army(g: G, p: int, i: int, deed: str, clause: str, steps: int = 1) -> Rule[None]:
    """Move to an adjacent Region, or grow in a Settlement, or remove a Desolation token."""
    s = g.s
    if deed == GROW:
        grow(g, i, 1 + modified(s, p, "settlement-growth"), clause)
        return
    if deed == CLEANSE:
        yield from desolation.cleanse(g, p, i)
        return
    yield from move_army(g, i, REGION_OF[deed], clause)
    for _ in range(steps - 1):
        if foreign_armies(s, s.army_at[i], p):
            return
        further = region_values(open_to(s, p, s.army_at[i]))
        because = BECAUSE["army-steps"]
        answer: str = yield from pick(p, "army-further", [*further, DONE], because, army=_name(s, i))
        if answer == DONE:
            return
        yield from move_army(g, i, REGION_OF[answer], because)


def _name(s: Lords, i: int) -> str:
    return ARMY_VALUES[s.army_at[i]][s.army_value[i]]


def move_army(g: G, i: int, region: int, clause: str) -> Iterable[Ask]:
    """To be carried on (`yield from`): a card may react to a landing."""
    s = g.s
    p, old = i // ARMIES, s.army_at[i]
    s.army_at = replaced(s.army_at, i, region)
    if not g.mute:
        value, to = s.army_value[i], REGION_VALUES[region]
        tell(g, "army-moved", clause, seat=who(s, p), value=value, region=REGION_VALUES[old], to=to)
    sea = s.drakkar_at[p]
    if sea >= 0:
        shore = SIDE[s.side].sea_regions[sea]
        if shore >> old & shore >> region & 1:
            return g.emit("landed", (p,), i)
    return ()


# recruiting (LOR-8.3)


def recruit_regions(s: Lords, p: int) -> int:
    """Any Region at the Sea of the Drakkar, or an own Settlement; never with Loki."""
    board = SIDE[s.side]
    shore = board.sea_regions[s.drakkar_at[p]]
    return (shore | (controlled(s, p) & board.settlements)) & ~loki_bars(s, p)


def why_not_recruit(s: Lords, p: int) -> Reason | None:
    if in_pool(s, p) < 0:
        return NO_ARMY_IN_POOL
    return None if recruit_regions(s, p) else NO_RECRUIT_REGION


def recruit(g: G, p: int, clause: str) -> Rule[None]:
    regions = region_values(recruit_regions(g.s, p))
    answer: str = yield from pick(p, "recruit-region", regions, clause)
    new_army(g, p, REGION_OF[answer], recruit_value(g.s, p), clause)


def recruit_value(s: Lords, p: int) -> int:
    """LOR-2.3.3."""
    return min(ARMY_MAX, attribute(s, p, AUTHORITY) + modified(s, p, "recruit-value"))


def new_army(g: G, p: int, region: int, value: int, clause: str) -> int:
    s = g.s
    i = in_pool(s, p)
    put_army(s, i, region, value)
    if not g.mute:
        tell(g, "army-recruited", clause, seat=who(s, p), region=REGION_VALUES[region], value=value)
    return i


# retreat (LOR-2.5.5)


def retreat_regions(s: Lords, p: int, region: int) -> list[int]:
    mask = open_to(s, p, region) & controlled(s, p)
    return [r for r in members(mask) if not foreign_armies(s, r, p)]


def retreat(g: G, p: int, region: int, armies: list[int], clause: str) -> Rule[None]:
    """All of them to one Region, or they are destroyed."""
    s = g.s
    if not armies:
        return
    if p >= s.humans:
        yield from retreats.retreat(g, p, region, armies, clause)
        return
    places = retreat_regions(s, p, region)
    if not places:
        for i in armies:
            destroy(g, i, f"{clause_of(clause)} cause:no_retreat")
        return
    answer: str = yield from pick(
        p, "retreat", [REGION_VALUES[r] for r in places], clause, region=REGION_VALUES[region]
    )
    move_retreating(g, p, region, armies, REGION_OF[answer], clause)


def move_retreating(g: G, p: int, region: int, armies: list[int], to: int, clause: str) -> None:
    for i in armies:
        g.s.army_at = replaced(g.s.army_at, i, to)
    tell(g, "retreated", clause, seat=who(g.s, p), region=REGION_VALUES[region], to=REGION_VALUES[to])


def army_or_pass(g: G, p: int, key: str, armies: Sequence[int], clause: str) -> Rule[int]:
    """An optional choice of one Army; -1 for none."""
    if not armies:
        return -1
    i = yield from pick_army(g, p, key, armies, clause, PASS)
    return i
