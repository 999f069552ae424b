"""LOR-1.2, 2.2: control of Regions and the victories that come of it."""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter
from typing import TypeAlias

from meadhall.engine import GameOver, Rule, replaced
from meadhall.engine.unchanged import unless_changed
from meadhall.games.lords_of_ragnarok.board import REGION_VALUES, SIDE
from meadhall.games.lords_of_ragnarok.cards.numbers import MODIFIERS
from meadhall.games.lords_of_ragnarok.causes import tell
from meadhall.games.lords_of_ragnarok.content import ARMIES
from meadhall.games.lords_of_ragnarok.modifiers import modified, number_of
from meadhall.games.lords_of_ragnarok.names import ARTIFACT, around, who
from meadhall.games.lords_of_ragnarok.state import GREAT_GODI, GREAT_JARL, NOBODY, G, IntRows, Ints, Lords

OWNER = tuple(i // ARMIES for i in range(4 * ARMIES))  # of an Army by its place in the flat lists
Claims: TypeAlias = tuple[tuple[tuple[int, int], ...], tuple[int, ...]]
NOTHING: Claims = ((), ())
REGION_TAKEN = itemgetter(1)
MOST_LOWERED = sum(
    change for change in MODIFIERS["population"].values() if isinstance(change, int) and change < 0
)
"""By how much cards can lower the Population Strength at most."""

ENDINGS = ("", "great_jarl", "great_godi", "slayer", "ragnarok", "manifestation")


def end_game(g: G, winner: int, ending: int, clause: str) -> None:
    """LOR-1.1.2: an instant victory ends the game at the very moment it is reached."""
    s = g.s
    s.winner, s.ending = winner, ending
    if winner == NOBODY:
        g.tell("all-lost", clause=clause, ending=f"ending:{ENDINGS[ending]}")
    else:
        g.tell("won", clause=clause, seat=who(s, winner), ending=f"ending:{ENDINGS[ending]}")
    raise GameOver


# looking


def controlled(s: Lords, p: int) -> int:
    """Mask of p's Regions."""
    return _masks(s.control)[p]


@unless_changed
def _masks(control: Ints) -> list[int]:
    """By participant; the last one is of the Regions that are nobody's."""
    masks = [0] * (Lords.participants + 1)
    for region, owner in enumerate(control):
        masks[owner] |= 1 << region
    return masks


def lands_controlled(s: Lords, p: int) -> int:
    """LOR-2.1.3: Lands of which p controls every Region."""
    return _lands(s.side, controlled(s, p))


@lru_cache(maxsize=8192)
def _lands(side: int, mine: int) -> int:
    return sum(1 for land in SIDE[side].land_masks if not land & ~mine)


def temples_controlled(s: Lords, p: int) -> int:
    return [owner for owner, temple in zip(s.control, s.temple, strict=True) if temple].count(p)


def wheel_regions(s: Lords, p: int) -> int:
    """Regions adjacent to Yggdrasil under p's control (LOR-1.3.6)."""
    return sum(1 for region in SIDE[s.side].wheel_regions if s.control[region] == p)


def population(s: Lords, region: int) -> int:
    """LOR-2.2.2: counts 0 in a controlled Region."""
    return 0 if s.control[region] >= 0 else SIDE[s.side].population[region]


def slayer_count(s: Lords, p: int) -> int:
    """LOR-1.2.4: trophies and Slayer tokens."""
    return s.trophy.count(p) + s.slayer_tokens[p]


def may_hunt_boss(s: Lords, p: int) -> bool:
    return slayer_count(s, p) >= SIDE[s.side].monsters_for_boss


# changing


def test_victory(g: G) -> None:
    """LOR-1.1.3: after every change of control and every Temple; the active player first, then clockwise."""
    s = g.s
    board = SIDE[s.side]
    enough_temples = s.temple.count(1) >= board.temples_for_godi
    for p in around(s, s.active):
        if lands_controlled(s, p) >= board.lands_for_jarl:
            end_game(g, p, GREAT_JARL, "LOR-1.2.1")
        if enough_temples and temples_controlled(s, p) >= board.temples_for_godi:
            end_game(g, p, GREAT_GODI, "LOR-1.2.2")


def take_control(g: G, p: int, region: int, clause: str) -> Rule[None]:
    """p's marker goes on the Region; a Divine Artifact follows (LOR-15.2)."""
    s = g.s
    if s.control[region] == p:
        return
    before = s.control[region]
    s.control = replaced(s.control, region, p)
    if not g.mute:
        seat, value = who(s, p), REGION_VALUES[region]
        if before >= 0:
            tell(g, "conquered", clause, seat=seat, other=who(s, before), region=value)
        else:
            tell(g, "control", clause, seat=seat, region=value)
    if p >= s.humans:
        s.gained = replaced(s.gained, p - s.humans, s.gained[p - s.humans] + 1)
    god = SIDE[s.side].monument[region]
    if god >= 0 and s.holder[god] != p:
        s.holder, s.charged = replaced(s.holder, god, p), replaced(s.charged, god, 1)
        tell(g, "artifact-taken", "LOR-15.2", seat=who(s, p), artifact=ARTIFACT[god])
    test_victory(g)
    if not s.fought >> region & 1:
        yield from g.emit("control-taken", (p,), region)


def lose_control(g: G, region: int, clause: str) -> None:
    """LOR-2.2.4: the marker is removed; the Region is neutral again."""
    tell(g, "control-lost", clause, seat=who(g.s, g.s.control[region]), region=REGION_VALUES[region])
    g.s.control = replaced(g.s.control, region, NOBODY)


def armies_by_owner(s: Lords, region: int) -> list[int]:
    """Total value of the Armies in the Region by participant."""
    totals = [0] * s.players
    for owner, at, value in zip(OWNER, s.army_at, s.army_value, strict=False):
        if at == region:
            totals[owner] += value
    return totals


def claims(s: Lords) -> Claims:
    """LOR-2.2.3, 13.1: who takes which Region without a Battle, and where Battles wait."""
    return _claims(s.side, s.humans, s.control, s.army_at, s.army_value, s.hero, s.gifts)


@unless_changed  # as most phases change nothing of it
def _claims(
    side: int, humans: int, control: Ints, army_at: Ints, army_value: Ints, hero: Ints, gifts: IntRows
) -> Claims:
    """Only Regions with an Army of somebody who does not control them matter.

    SOLO-3.6: human Armies in a Follower's empty Region wait too.
    """
    population = SIDE[side].population
    foreign = {at: i for i, at in enumerate(army_at) if at and control[at] != OWNER[i]}
    taken: list[tuple[int, int]] = []
    waiting: list[int] = []
    for region, i in foreign.items():
        strongest = army_value[i]
        if army_at.count(region) == 1:
            if control[region] < 0 and strongest < population[region] + MOST_LOWERED:
                continue  # the usual case by far: alone and too weak, whatever cards there are
            p, others = OWNER[i], False
        else:
            present = [0] * len(hero)
            for at, owner, value in zip(army_at, OWNER, army_value, strict=False):
                if at == region:
                    present[owner] += value
            strongest = max(present)
            p, others = present.index(strongest), present.count(0) < len(present) - 1
        if others or p < humans <= control[region]:
            waiting.append(region)
        elif control[region] >= 0 or strongest >= needed(
            side, region, number_of("population", hero[p], gifts[p]) if p < humans else 0
        ):
            taken.append((p, region))
    if not taken and not waiting:
        return NOTHING
    return tuple(sorted(taken, key=REGION_TAKEN)), tuple(sorted(waiting))


def check_control(g: G) -> Rule[None]:
    """LOR-2.2.3, 4.4: in all Regions without a waiting Battle, the active player first."""
    s = g.s
    taken = claims(s)[0]
    if taken:
        order = around(s, s.active)
        for p, region in sorted(taken, key=lambda claim: (order.index(claim[0]), claim[1])):
            yield from take_control(g, p, region, "LOR-2.2.3")


def population_for(s: Lords, p: int, region: int) -> int:
    """The Population Strength p's Armies must reach."""
    if s.control[region] >= 0:
        return 0
    return needed(s.side, region, modified(s, p, "population"))


def needed(side: int, region: int, change: int) -> int:
    """At least 1, whatever the cards change."""
    return max(1, SIDE[side].population[region] + change)


def battles_waiting(s: Lords) -> tuple[int, ...]:
    return claims(s)[1]
