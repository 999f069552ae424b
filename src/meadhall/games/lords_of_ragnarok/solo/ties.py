"""SOLO-6, 18.10: how a Follower chooses among several things, and why it did."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from meadhall.engine import Choose, Rule
from meadhall.games.lords_of_ragnarok.board import REGION_VALUES
from meadhall.games.lords_of_ragnarok.content import ACTIONS, ARMIES, BOSS, Action
from meadhall.games.lords_of_ragnarok.names import MONSTER, SEAT
from meadhall.games.lords_of_ragnarok.state import NOBODY, G, Lords

T = TypeVar("T")
Criterion = tuple[str, Callable[[T], int]]
Victim = Callable[[T], int]

ONLY, TIE_MAX, TIE_MIN, TIE_REALM, TIE_MONSTER, ARBITER = (
    "why:only",
    "why:tie_max",
    "why:tie_min",
    "why:tie_realm",
    "why:tie_monster",
    "why:arbiter",
)


def selected_card(s: Lords, p: int) -> Action | None:
    f = p - s.humans
    place = s.selected[f]
    return ACTIONS[s.action_rows[f][place]] if place >= 0 else None


def prefers_max(s: Lords, p: int) -> bool:
    """SOLO-6.1: the tie word of the selected card, else of the leftmost card of the row."""
    card = selected_card(s, p) or ACTIONS[s.action_rows[p - s.humans][0]]
    return card.tie == "max"


def tie_word(s: Lords, p: int) -> str:
    return TIE_MAX if prefers_max(s, p) else TIE_MIN


def by_region(s: Lords, p: int, regions: Sequence[int]) -> int:
    """SOLO-6.3."""
    return max(regions) if prefers_max(s, p) else min(regions)


def by_army(s: Lords, p: int, armies: Sequence[int]) -> int:
    """SOLO-6.3, then 6.4; equal ones are interchangeable."""
    region = by_region(s, p, [s.army_at[i] for i in armies])
    here = [i for i in armies if s.army_at[i] == region]
    value = (max if prefers_max(s, p) else min)(s.army_value[i] for i in here)
    return next(i for i in here if s.army_value[i] == value)


def slot_order(s: Lords) -> list[int]:
    """SOLO-6.6: clockwise round the Monster cards: the upper row left to right, the lower row right to left."""
    lower = [m for kind in (2, 1, 0) for m in _pair(kind) if m != s.pair_top[kind]]
    return [*s.pair_top, *lower]


def _pair(kind: int) -> list[int]:
    from meadhall.games.lords_of_ragnarok.monsters import pair_of

    return pair_of(kind)


def by_monster(s: Lords, p: int, monsters: Sequence[int]) -> int:
    """SOLO-6.6: by Region; in one Region Loki first, then the order of the cards."""
    region = by_region(s, p, [s.monster_at[m] for m in monsters])
    here = [m for m in monsters if s.monster_at[m] == region]
    return BOSS if BOSS in here else min(here, key=slot_order(s).index)


def narrow(options: Sequence[T], criteria: Sequence[Criterion[T]]) -> tuple[list[T], str]:
    """The options that are smallest by all criteria, one after another, and the criterion that decided last."""
    left, why = list(options), ONLY
    for name, key in criteria:
        if len(left) == 1:
            break
        least = min(key(option) for option in left)
        kept = [option for option in left if key(option) == least]
        if len(kept) < len(left):
            left, why = kept, f"why:{name}"
    return left, why


def settle(
    g: G,
    options: Sequence[int],
    criteria: Sequence[Criterion[int]],
    victim: Victim[int] | None,
    name: Callable[[int], str],
    tie: Callable[[list[int]], tuple[int, str]],
) -> Rule[tuple[int, str]]:
    """By criteria; what is equal by all of them goes to the Arbiter if it harms somebody (SOLO-18.10), then to the tie rule."""
    left, why = narrow(options, criteria)
    if len(left) == 1:
        return left[0], why
    if victim is not None:
        asked = yield from arbitrate(g, left, victim, name)
        if asked is not None:
            return asked, ARBITER
    return tie(left)


def best_region(
    g: G,
    p: int,
    options: Sequence[int],
    criteria: Sequence[Criterion[int]],
    victim: Victim[int] | None = None,
) -> Rule[tuple[int, str]]:
    name = REGION_VALUES.__getitem__
    return settle(
        g, options, criteria, victim, name, lambda left: (by_region(g.s, p, left), tie_word(g.s, p))
    )


def best_monster(
    g: G,
    p: int,
    options: Sequence[int],
    criteria: Sequence[Criterion[int]],
    victim: Victim[int] | None = None,
) -> Rule[tuple[int, str]]:
    name = MONSTER.__getitem__
    return settle(g, options, criteria, victim, name, lambda left: (by_monster(g.s, p, left), TIE_MONSTER))


def best_army(
    g: G, p: int, options: Sequence[int], criteria: Sequence[Criterion[int]], *, attack: bool = False
) -> Rule[tuple[int, str]]:
    s = g.s

    def owner(i: int) -> int:
        return owner_if_human(s, i // ARMIES)

    def name(i: int) -> str:
        return f"army:{s.army_at[i]}_{s.army_value[i]}"

    def tie(left: list[int]) -> tuple[int, str]:
        return by_army(s, p, left), tie_word(s, p)

    return settle(g, options, criteria, owner if attack else None, name, tie)


def owner_if_human(s: Lords, p: int) -> int:
    return p if 0 <= p < s.humans else NOBODY


def arbitrate(g: G, tied: Sequence[T], victim: Victim[T], name: Callable[[T], str]) -> Rule[T | None]:
    """SOLO-18.10 to 18.14: of equal attacks on different humans the holder of the Arbiter token chooses."""
    s = g.s
    if s.arbiter == NOBODY:
        return None
    attacks = [option for option in tied if victim(option) >= 0]
    if len({victim(option) for option in attacks}) < 2:
        return None
    names: list[str] = []
    firsts: list[T] = []
    for option in attacks:
        if name(option) not in names:
            names.append(name(option))
            firsts.append(option)
    answer: str = yield Choose(s.arbiter, "arbiter", names, clause="SOLO-18.10")
    chosen = firsts[names.index(answer)]
    if victim(chosen) != s.arbiter:
        s.arbiter = victim(chosen)
        g.tell("arbiter-moves", clause="SOLO-18.12", seat=SEAT[s.arbiter])
    return chosen
