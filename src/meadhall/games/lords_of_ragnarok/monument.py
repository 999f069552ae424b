"""LOR-10.7, 1.3: Build Monument, the Ragnarok Conditions and the last turns."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.engine import Rule, replaced
from meadhall.engine.piles import empty
from meadhall.games.lords_of_ragnarok.board import SIDE
from meadhall.games.lords_of_ragnarok.causes import tell
from meadhall.games.lords_of_ragnarok.content import CONDITIONS, MONUMENT_MAX, RAGNAROK_CARDS
from meadhall.games.lords_of_ragnarok.control import (
    end_game,
    lands_controlled,
    temples_controlled,
    wheel_regions,
)
from meadhall.games.lords_of_ragnarok.names import CONDITION, GOD, GOD_OF, RUNE, after, around, pick, who
from meadhall.games.lords_of_ragnarok.resources import gain_priests, keep_rune_limit, take_forge_rune
from meadhall.games.lords_of_ragnarok.solo import ending as solo_ending
from meadhall.games.lords_of_ragnarok.state import RAGNAROK, G, Lords


def open_gods(s: Lords) -> list[str]:
    return [GOD[god] for god in range(3) if s.monument[god] < MONUMENT_MAX]


def build_monument(g: G, p: int, god: str = "") -> Rule[None]:
    """LOR-10.7.1 to 10.7.6; the Event is a frame of its own. The god may have been named with the action."""
    s = g.s
    g.begin("monument", seat=who(s, p))
    gods = open_gods(s)
    if gods:
        answer: str = god or (yield from pick(p, "monument", gods, "LOR-10.7.1"))
        raise_monument(g, p, GOD_OF[answer], "LOR-10.7.1")
    test_conditions(g)
    clear_wheel(g)
    refill_forges(g)
    collect(g, p)
    yield from keep_rune_limit(g, p)
    g.push("event")


def raise_monument(g: G, p: int, god: int, clause: str, why: str = "") -> None:
    """A Follower says why it is this one."""
    before = g.s.monument[god]
    g.s.monument = replaced(g.s.monument, god, before + 1)
    g.result("monument", god=GOD[god], level=before + 1, raised=1)
    if why:
        params = {"seat": who(g.s, p), "god": GOD[god], "why": why}
        tell(g, "follower-monument", clause, before=before, after=before + 1, **params)
    else:
        tell(g, "monument-built", clause, seat=who(g.s, p), god=GOD[god], before=before, after=before + 1)


# Ragnarok (LOR-1.3)


def _monument(s: Lords) -> bool:
    return max(s.monument) >= MONUMENT_MAX


def _lands(s: Lords) -> int:
    return sum(lands_controlled(s, p) for p in range(s.players))


def _monsters(s: Lords) -> int:
    return sum(holder >= 0 for holder in s.trophy)


def _temples(s: Lords) -> int:
    return max(temples_controlled(s, p) for p in range(s.players))


def _realms(s: Lords) -> int:
    return sum(mask > 0 for mask in s.allies)


FULFILLED: dict[str, Callable[[Lords], bool]] = {
    "rc34_monument": _monument,
    "rc34_land": lambda s: _lands(s) >= 1,
    "rc34_monsters": lambda s: _monsters(s) >= 2,
    "rc34_temples": lambda s: _temples(s) >= 4,
    "rc34_realms": lambda s: _realms(s) == 6,
    "rc2_monument": _monument,
    "rc2_lands": lambda s: _lands(s) >= 2,
    "rc2_monsters": lambda s: _monsters(s) >= 1,
    "rc2_temples": lambda s: _temples(s) >= 3,
    "rc2_realms": lambda s: _realms(s) >= 5,
}


def condition_cards(s: Lords) -> list[int]:
    """LOR-3.1.10: the five cards of the board side."""
    return [i for i, card in enumerate(CONDITIONS) if card.board == SIDE[s.side].id]


def test_conditions(g: G) -> int:
    """LOR-10.7.2: flip every fulfilled card; three (or the ninth level) bring Ragnarok. How many were flipped."""
    s = g.s
    flipped = 0
    for place, card in enumerate(condition_cards(s)):
        if not s.conditions[place] and FULFILLED[CONDITIONS[card].id](s):
            s.conditions = replaced(s.conditions, place, 1)
            flipped += 1
            count = sum(s.conditions)
            g.tell("condition-met", clause="LOR-1.3.1", condition=CONDITION[card], count=count)
    third_card = sum(s.conditions) >= RAGNAROK_CARDS
    ninth_level = g.options["ninth_level"] == "ragnarok" and min(s.monument) >= MONUMENT_MAX
    if s.last_turns < 0 and (third_card or ninth_level):
        s.last_turns = s.players + 1
        clause = "LOR-1.3.2" if third_card else "LOR-1.3.3"
        g.tell("ragnarok", clause=clause, seat=who(s, s.active))
    return flipped


def last_turn_over(g: G) -> None:
    """LOR-1.3.6, 1.3.7: most Regions at Yggdrasil; of equals the one whose last turn ended earliest."""
    s = g.s
    g.begin("end")
    if s.players > s.humans:
        solo_ending.ragnarok(g)
        return
    order = around(s, after(s, s.active))
    winner = max(order, key=lambda p: (wheel_regions(s, p), -order.index(p)))
    counts = {p: wheel_regions(s, p) for p in order}
    tell_counts(g, counts, winner)
    tied = list(counts.values()).count(counts[winner]) > 1
    end_game(g, winner, RAGNAROK, "LOR-1.3.7" if tied else "LOR-1.3.6")


def tell_counts(g: G, counts: dict[int, int], winner: int) -> None:
    """How many Regions everybody counts at the end; of equals the earliest last turn decides."""
    s = g.s
    for p, count in counts.items():
        g.tell("ragnarok-count", clause="LOR-1.3.6", seat=who(s, p), count=count)
    if list(counts.values()).count(counts[winner]) > 1:
        g.tell("ragnarok-tie", clause="LOR-1.3.7", seat=who(s, winner), count=counts[winner])


# the other steps


def clear_wheel(g: G) -> None:
    """LOR-10.7.3: Priests to the supply, markers off the wheel, Artifacts charged."""
    s = g.s
    s.priests_sent = (0,) * len(s.priests_sent)
    s.wheel = empty(len(s.wheel))
    for artifact, holder in enumerate(s.holder):
        if holder >= 0:
            s.charged = replaced(s.charged, artifact, 1)
    tell(g, "wheel-cleared", "LOR-10.7.3")


def refill_forges(g: G) -> None:
    """LOR-10.7.4; LOR-19.1: a kind that ran out leaves its Forges empty."""
    s = g.s
    for region in SIDE[s.side].forges:
        kind = s.forge[region] - 1
        if not s.forge_rune[region] and s.rune_supply[kind]:
            s.rune_supply[kind] -= 1
            s.forge_rune = replaced(s.forge_rune, region, 1)
            if not g.mute:
                tell(g, "forge-refilled", "LOR-10.7.4", region=f"region:{region}", rune=RUNE[kind])


def collect(g: G, p: int) -> None:
    """LOR-10.7.5: a Priest for each own Temple, the Runes of the own Forges."""
    s = g.s
    gain_priests(g, p, temples_controlled(s, p), "LOR-10.7.5")
    for region in SIDE[s.side].forges:
        if s.control[region] == p and s.forge_rune[region]:
            take_forge_rune(g, p, region, "LOR-10.7.5")
