"""The two board sides as tables for quick reading: Regions are their printed numbers, sets of Regions are bit masks.

Index 0 of every table by Region is unused, so that the printed number is the index.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from meadhall.games.lords_of_ragnarok.content import (
    BOARDS,
    GODS,
    LANDS,
    REALM_PLACES,
    REALMS,
    REGIONS,
    SEAS,
    SIDES,
    Region,
)

FAR = 99  # SOLO-0.6: no path


class Board(NamedTuple):
    """One side of the board."""

    id: str
    regions: tuple[int, ...]
    neighbours: tuple[tuple[int, ...], ...]
    near: tuple[int, ...]  # mask of the neighbours
    population: tuple[int, ...]
    land: tuple[int, ...]
    land_names: tuple[str, ...]
    land_masks: tuple[int, ...]
    settlements: int
    shrines: int
    forges: tuple[int, ...]
    yggdrasil: int
    wheel_regions: tuple[int, ...]
    monument: tuple[int, ...]  # by Region: the god, or -1
    monument_region: tuple[int, ...]  # by god
    realms: tuple[int, ...]  # by Region: mask of the adjacent Realms
    seas: tuple[str, ...]
    sea_regions: tuple[int, ...]  # by Sea: mask of its Regions
    sea_near: tuple[tuple[int, ...], ...]
    distance: tuple[tuple[int, ...], ...]
    temples_for_godi: int
    monsters_for_boss: int
    lands_for_jarl: int
    events: int


def mask_of(regions: list[int]) -> int:
    mask = 0
    for region in regions:
        mask |= 1 << region
    return mask


@lru_cache(maxsize=8192)
def members(mask: int) -> tuple[int, ...]:
    """The Regions of a mask, in the order of their numbers."""
    return tuple([region for region in range(mask.bit_length()) if mask >> region & 1])


@lru_cache(maxsize=8192)
def region_values(mask: int) -> tuple[str, ...]:
    """The same as values."""
    return tuple([REGION_VALUES[region] for region in members(mask)])


def _distances(regions: tuple[Region, ...]) -> tuple[tuple[int, ...], ...]:
    near = {region.number: region.neighbours for region in regions}
    table = [[FAR] * (len(regions) + 1) for _ in range(len(regions) + 1)]
    for start in near:
        table[start][start] = 0
        edge = [start]
        while edge:
            edge = [there for here in edge for there in near[here] if _closer(table[start], here, there)]
    return tuple(map(tuple, table))


def _closer(row: list[int], here: int, there: int) -> bool:
    if row[there] <= row[here] + 1:
        return False
    row[there] = row[here] + 1
    return True


def _board(side: str) -> Board:
    regions = REGIONS[side]
    by_number: list[Region | None] = [None, *sorted(regions)]
    lands = [land.id for land in LANDS[side]]
    places = {place.id: mask_of(place.regions) for place in REALM_PLACES[side]}
    seas = [sea.id for sea in SEAS[side]]
    god_at = {
        region.number: [god.id for god in GODS].index(region.monument)
        for region in regions
        if region.monument
    }
    numbers = next(numbers for numbers in SIDES if numbers.board == side)
    return Board(
        id=side,
        regions=tuple(region.number for region in sorted(regions)),
        neighbours=tuple(tuple(sorted(r.neighbours)) if r else () for r in by_number),
        near=tuple(mask_of(r.neighbours) if r else 0 for r in by_number),
        population=tuple(r.population if r else 0 for r in by_number),
        land=tuple(lands.index(r.land) if r else -1 for r in by_number),
        land_names=tuple(land.name for land in LANDS[side]),
        land_masks=tuple(mask_of(land.regions) for land in LANDS[side]),
        settlements=mask_of([r.number for r in regions if r.settlement]),
        shrines=mask_of([r.number for r in regions if r.shrine]),
        forges=tuple(r.number for r in sorted(regions) if r.forge),
        yggdrasil=places["yggdrasil"],
        wheel_regions=members(places["yggdrasil"]),
        monument=tuple(god_at.get(r.number, -1) if r else -1 for r in by_number),
        monument_region=tuple(next(n for n, god in god_at.items() if god == i) for i in range(len(GODS))),
        realms=tuple(
            sum(1 << i for i, realm in enumerate(REALMS) if places[realm.id] >> r.number & 1) if r else 0
            for r in by_number
        ),
        seas=tuple(seas),
        sea_regions=tuple(mask_of(sea.regions) for sea in SEAS[side]),
        sea_near=tuple(tuple(seas.index(other) for other in sea.seas) for sea in SEAS[side]),
        distance=_distances(tuple(sorted(regions))),
        temples_for_godi=numbers.temples_for_godi,
        monsters_for_boss=numbers.monsters_for_boss,
        lands_for_jarl=numbers.lands_for_jarl,
        events=numbers.events,
    )


SIDE: tuple[Board, ...] = tuple(_board(side) for side in BOARDS)
B34, B2 = 0, 1

ALL_REGIONS = range(1, 22)
REGION_VALUES: tuple[str, ...] = tuple(f"region:{n}" for n in range(22))
REGION_OF: dict[str, int] = {value: n for n, value in enumerate(REGION_VALUES) if n}
ARMY_VALUES: tuple[tuple[str, ...], ...] = tuple(
    tuple(f"army:{region}_{value}" for value in range(7)) for region in range(22)
)
ARMY_OF: dict[str, tuple[int, int]] = {
    ARMY_VALUES[region][value]: (region, value) for region in ALL_REGIONS for value in range(1, 7)
}
SEA_NAMES: tuple[str, ...] = SIDE[B34].seas  # both sides name their Seas in the same order
SEA_VALUES: tuple[str, ...] = tuple(f"sea:{name}" for name in SEA_NAMES)
SEA_OF: dict[str, int] = {value: i for i, value in enumerate(SEA_VALUES)}
