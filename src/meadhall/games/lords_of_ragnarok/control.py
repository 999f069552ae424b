"""LOR-1.2, 2.2: control of Regions and the victories that come of it."""

from __future__ import annotations

from meadhall.engine import GameOver, Rule, replaced
from meadhall.games.lords_of_ragnarok.board import REGION_VALUES, SIDE
from meadhall.games.lords_of_ragnarok.content import ARMIES
from meadhall.games.lords_of_ragnarok.modifiers import modified
from meadhall.games.lords_of_ragnarok.names import ARTIFACT, around, who
from meadhall.games.lords_of_ragnarok.state import GREAT_GODI, GREAT_JARL, NOBODY, G, Table

OWNER = tuple(i // ARMIES for i in range(4 * ARMIES))  # of an Army by its place in the flat lists
MOST_HELP = 1  # no card lowers a Population Strength by more
NO_CLAIMS: tuple[list[tuple[int, int]], list[int]] = ([], [])

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


def controlled(s: Table, p: int) -> int:
    """Mask of p's Regions."""
    mask, bit = 0, 1
    for owner in s.control:
        if owner == p:
            mask |= bit
        bit <<= 1
    return mask


def lands_controlled(s: Table, p: int) -> int:
    """LOR-2.1.3: Lands of which p controls every Region."""
    mine = controlled(s, p)
    return sum(1 for land in SIDE[s.side].land_masks if not land & ~mine)


def temples_controlled(s: Table, p: int) -> int:
    return sum(1 for owner, temple in zip(s.control, s.temple, strict=True) if temple and owner == p)


def wheel_regions(s: Table, p: int) -> int:
    """Regions adjacent to Yggdrasil under p's control (LOR-1.3.6)."""
    return sum(1 for region in SIDE[s.side].wheel_regions if s.control[region] == p)


def population(s: Table, region: int) -> int:
    """LOR-2.2.2: counts 0 in a controlled Region."""
    return 0 if s.control[region] >= 0 else SIDE[s.side].population[region]


def slayer_count(s: Table, p: int) -> int:
    """LOR-1.2.4: trophies and Slayer tokens."""
    return s.trophy.count(p) + s.slayer_tokens[p]


def may_hunt_boss(s: Table, p: int) -> bool:
    return slayer_count(s, p) >= SIDE[s.side].monsters_for_boss


# changing


def test_victory(g: G) -> None:
    """LOR-1.1.3: after every change of control and every Temple; the active player first, then clockwise."""
    s = g.s
    board = SIDE[s.side]
    for p in around(s, s.active):
        if lands_controlled(s, p) >= board.lands_for_jarl:
            end_game(g, p, GREAT_JARL, "LOR-1.2.1")
        if temples_controlled(s, p) >= board.temples_for_godi:
            end_game(g, p, GREAT_GODI, "LOR-1.2.2")


def take_control(g: G, p: int, region: int, clause: str) -> Rule[None]:
    """p's marker goes on the Region; a Divine Artifact follows (LOR-15.2)."""
    s = g.s
    if s.control[region] == p:
        return
    s.control[region] = p
    g.tell("control", clause=clause, seat=who(s, p), region=REGION_VALUES[region])
    if p >= s.humans:
        s.gained = replaced(s.gained, p - s.humans, s.gained[p - s.humans] + 1)
    god = SIDE[s.side].monument[region]
    if god >= 0 and s.holder[god] != p:
        s.holder, s.charged = replaced(s.holder, god, p), replaced(s.charged, god, 1)
        g.tell("artifact-taken", clause="LOR-15.2", seat=who(s, p), artifact=ARTIFACT[god])
    test_victory(g)
    if not s.fought >> region & 1:
        yield from g.emit("control-taken", (p,), region)


def lose_control(g: G, region: int, clause: str) -> None:
    """LOR-2.2.4: the marker is removed; the Region is neutral again."""
    g.tell("control-lost", clause=clause, seat=who(g.s, g.s.control[region]), region=REGION_VALUES[region])
    g.s.control[region] = NOBODY


def armies_by_owner(s: Table, region: int) -> list[int]:
    """Total value of the Armies in the Region by participant."""
    totals = [0] * s.players
    for owner, at, value in zip(OWNER, s.army_at, s.army_value, strict=False):
        if at == region:
            totals[owner] += value
    return totals


def claims(s: Table) -> tuple[list[tuple[int, int]], list[int]]:
    """LOR-2.2.3, 13.1: who takes which Region without a Battle, and where Battles wait.

    Only Regions with an Army of somebody who does not control them matter. SOLO-3.6: human Armies in a Follower's empty Region
    wait too.
    """
    control, army_at = s.control, s.army_at
    regions = {at for owner, at in zip(OWNER, army_at, strict=False) if at and control[at] != owner}
    if not regions:
        return NO_CLAIMS
    taken: list[tuple[int, int]] = []
    waiting: list[int] = []
    for region in sorted(regions):
        if army_at.count(region) == 1:
            i = army_at.index(region)
            p, strongest, alone = OWNER[i], s.army_value[i], True
        else:
            present = armies_by_owner(s, region)
            strongest = max(present)
            p, alone = present.index(strongest), present.count(0) == len(present) - 1
        if not alone or p < s.humans <= control[region]:
            waiting.append(region)
        elif strongest >= population_for(s, p, region):
            taken.append((p, region))
    return taken, waiting


def is_pending(s: Table) -> bool:
    """Is there anything to settle at the end of the phase?"""
    control, army_at, populations = s.control, s.army_at, SIDE[s.side].population
    for owner, at, value in zip(OWNER, army_at, s.army_value, strict=False):
        if at and control[at] != owner:
            if control[at] >= 0 or army_at.count(at) > 1:
                return any(claims(s))
            if value >= populations[at] - MOST_HELP and value >= population_for(s, owner, at):
                return True
    return False


def check_control(g: G) -> Rule[None]:
    """LOR-2.2.3, 4.4: in all Regions without a waiting Battle, the active player first."""
    s = g.s
    taken = claims(s)[0]
    if taken:
        n = s.players
        for p, region in sorted(taken, key=lambda claim: ((claim[0] - s.active) % n, claim[1])):
            yield from take_control(g, p, region, "LOR-2.2.3")


def population_for(s: Table, p: int, region: int) -> int:
    """The Population Strength p's Armies must reach."""
    if s.control[region] >= 0:
        return 0
    return max(1, SIDE[s.side].population[region] + modified(s, p, "population"))


def battles_waiting(s: Table) -> list[int]:
    return claims(s)[1]
