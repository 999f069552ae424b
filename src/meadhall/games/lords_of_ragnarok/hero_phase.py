"""LOR-6: phase 2, Hero: move the Hero, or sail the Drakkar, or heal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from meadhall.engine import Choose, Rule, replaced
from meadhall.engine.values import Values
from meadhall.games.lords_of_ragnarok import moments
from meadhall.games.lords_of_ragnarok.armies import next_to
from meadhall.games.lords_of_ragnarok.board import (
    REGION_OF,
    REGION_VALUES,
    SEA_NAMES,
    SEA_OF,
    SEA_VALUES,
    SIDE,
    members,
    region_values,
)
from meadhall.games.lords_of_ragnarok.cards.numbers import BECAUSE
from meadhall.games.lords_of_ragnarok.causes import tell
from meadhall.games.lords_of_ragnarok.content import DRAKKAR_STEPS, HERO_STEPS
from meadhall.games.lords_of_ragnarok.modifiers import modified
from meadhall.games.lords_of_ragnarok.names import ATTRIBUTE_OF, PASS, pick, question, who
from meadhall.games.lords_of_ragnarok.resources import heal_attribute, injuries
from meadhall.games.lords_of_ragnarok.state import G, Lords

SAIL = Values("sail", SEA_NAMES)
"""The Drakkar sails one Sea first, then the Hero moves (a card)."""


def hero_phase(g: G, p: int) -> Rule[None]:
    """LOR-6.1: one of three things."""
    s = g.s
    yield from moments.offer(g, p, "use-hero-start", "LOR-6.1")
    sails, heals = modified(s, p, "sail-with-hero"), bool(modified(s, p, "extra-healing"))
    sailed = False
    hurt = injuries(s, p)
    values = [*hero_targets(s, p, heals), *sea_targets(s, p, heals), *hurt, PASS]
    if sails:
        values += [SAIL[SEA_OF[sea]] for sea in sea_steps(s, p)]
    asked = question(p, "hero-phase", values, "LOR-6.1", hurt=int(bool(hurt)))
    answer: str = values[0] if len(values) == 1 else (yield asked)
    if answer in SAIL.of:
        sailed = True
        place_drakkar(g, p, SAIL.of[answer], BECAUSE["sail-with-hero"])
        answer = yield from pick(p, "hero-phase", hero_targets(s, p, heals), "LOR-6.1", hurt=0)
    if answer in REGION_OF:
        place_hero(g, p, REGION_OF[answer], "LOR-6.1")
        if sails and not sailed:
            yield from sail_with_hero(g, p)
    elif answer in SEA_OF:
        place_drakkar(g, p, SEA_OF[answer], "LOR-6.1")
    elif answer in ATTRIBUTE_OF:
        heal_attribute(g, p, ATTRIBUTE_OF[answer], "LOR-6.1")
    if heals and answer not in ATTRIBUTE_OF and answer != PASS:
        yield from heal_or_not(g, p)
    yield from moments.offer(g, p, "use-hero-end", "LOR-6.1")


def hero_targets(s: Lords, p: int, stays: bool) -> Sequence[str]:
    """LOR-6.2: by land or by the own Drakkar, up to the Hero's steps; nothing happens on the way (LOR-6.3).

    There and back is a move; it only matters to who heals after one (`stays`).
    """
    here = s.hero_at[p]
    found = _walk(s.side, s.drakkar_at[p], here, HERO_STEPS + modified(s, p, "hero-steps"))
    if not stays:
        found &= ~(1 << here)
    return region_values(found)


@lru_cache(maxsize=4096)
def _walk(side: int, sea: int, here: int, steps: int) -> int:
    """Mask of the Regions within so many steps, for a Hero whose Drakkar is on that Sea."""
    found, edge = 0, 1 << here
    for _ in range(steps):
        near = 0
        for region in members(edge):
            near |= next_to(side, sea, region)
        found, edge = found | near, near & ~found
    return found


def sea_targets(s: Lords, p: int, stays: bool) -> Sequence[str]:
    """LOR-2.5.6: up to the Drakkar's steps."""
    return _sail(s.side, s.drakkar_at[p], stays)


@lru_cache(maxsize=64)
def _sail(side: int, here: int, stays: bool) -> Sequence[str]:
    near = SIDE[side].sea_near
    found = edge = {here}
    for _ in range(DRAKKAR_STEPS):
        edge = {sea for at in edge for sea in near[at]}
        found = found | edge
    return tuple([SEA_VALUES[sea] for sea in sorted(found) if sea != here or stays])


def sea_steps(s: Lords, p: int) -> list[str]:
    return [SEA_VALUES[sea] for sea in SIDE[s.side].sea_near[s.drakkar_at[p]]]


def place_hero(g: G, p: int, region: int, clause: str) -> None:
    g.s.hero_at[p] = region
    if not g.mute:
        tell(g, "hero-placed", clause, seat=who(g.s, p), region=REGION_VALUES[region])


def place_drakkar(g: G, p: int, sea: int, clause: str) -> None:
    g.s.drakkar_at = replaced(g.s.drakkar_at, p, sea)
    if not g.mute:
        tell(g, "drakkar-sailed", clause, seat=who(g.s, p), sea=SEA_VALUES[sea])


def sail_with_hero(g: G, p: int) -> Rule[bool]:
    """A card lets the Drakkar sail one Sea after the Hero's move, unless it did so before."""
    answer: str = yield Choose(p, "sail-with-hero", [*sea_steps(g.s, p), PASS], clause="LOR-16.3")
    if answer == PASS:
        return False
    place_drakkar(g, p, SEA_OF[answer], BECAUSE["sail-with-hero"])
    return True


def heal_or_not(g: G, p: int) -> Rule[None]:
    flipped = injuries(g.s, p)
    if flipped:
        answer: str = yield Choose(p, "heal-too", [*flipped, PASS], clause="LOR-16.3")
        if answer != PASS:
            heal_attribute(g, p, ATTRIBUTE_OF[answer], BECAUSE["extra-healing"])
