"""The table: everything that can change, as lists of numbers.

Crew dice are kept as counts: `dice[seat][colour * 6 + face]`. Where a die lies (dice space or Artifact) is never a
choice (RM-6.3), so it is not stored; `dice.fits` knows whether all of them can be placed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from meadhall.engine import Play, State, public, zone

Rows: TypeAlias = tuple[tuple[int, ...], ...]
"""What changes rarely: replaced, never changed, so that copies of the state share it."""


def put(rows: Rows, i: int, row: Iterable[int]) -> Rows:
    """The same rows with another row at `i`."""
    return (*rows[:i], tuple(row), *rows[i + 1 :])


def add(rows: Rows, i: int, item: int) -> Rows:
    """The same rows with one more item in row `i`."""
    return (*rows[:i], (*rows[i], item), *rows[i + 1 :])


def drop(rows: Rows, i: int, item: int) -> Rows:
    """The same rows without the item in row `i`."""
    return put(rows, i, [x for x in rows[i] if x != item])


def bump(rows: Rows, i: int, j: int, by: int) -> Rows:
    """The same rows with the number at `i`, `j` changed."""
    row = list(rows[i])
    row[j] += by
    return put(rows, i, row)


def empty(count: int) -> Rows:
    """So many empty rows."""
    return ((),) * count


class Midgard(State):
    """The state of one game."""

    round: int = public()
    order: list[int] = public()  # the seats that place the pawns of this round, RM-4.2
    pawns: list[int] = public()  # the locations with a pawn, in the order of placement
    start: int = public()  # holder of the Start Player marker
    honor: int = public()  # holder of the Honor Ship, -1 without
    active: int = public()  # who placed the pawn of the current activation
    location: int = public()  # the location of the current activation, -1 without
    acting: int = public()  # whose part of step 3 runs, -1 in setup, selection and step 2
    over: bool = public()

    glory: list[int] = public()
    food: list[int] = public()
    favor: list[int] = public()
    terror: list[int] = public()
    tokens: Rows = public()  # farm, wall, tower: one list by seat each
    dice: list[list[int]] = public()
    supply: list[int] = public()  # crew dice left, by colour
    market: list[int] = public()  # the dice at Trade with Villages, counts like `dice`
    upgrades: Rows = public()  # by seat: unused tiles of the three kinds, then used ones
    combat: list[int] = public()  # the successes of the Combat dice on the table
    taken: list[int] = public()  # fronts of the territories taken but not yet flipped
    totals: list[int] = public()  # after final scoring

    decks: list[list[int]] = zone("card", see="nobody")
    discards: Rows = zone("card", see="all")
    reaver_pairs: Rows = zone("card", see="all")
    village_pairs: Rows = zone("card", see="all")
    keep_pairs: Rows = zone("card", see="all")
    sea_row: list[int] = zone("card", see="all")
    prophecy_row: list[int] = zone("card", see="all")
    leaders: Rows = zone("card", see="all")
    slots: Rows = zone("card", see="all")  # seat * 4 + slot
    artifacts: Rows = zone("card", see="all")
    pile: Rows = zone("card", see="owner")  # Glory piles, face down
    open_pile: Rows = zone("card", see="all")  # what lies face up in them: by the option, and at the end
    recruits: Rows = zone("card", see="all")  # by seat: Reavers gained and not yet used
    spoils: list[int] = zone("card", see="all")  # Spoils gained and not yet resolved
    sea: list[int] = zone("card", see="all")  # the Journey or Sea Battle card being resolved
    drawn: Rows = zone("card", see="owner")  # draw 2, keep 1
    used: list[int] = public()  # the Artifacts the acting seat has used in this activation (cards)
    gained: list[int] = public()  # the Reavers the acting seat has gained in this activation (cards)
    stacks: Rows = zone("tile", see="nobody")
    tiles: Rows = zone("tile", see="all")
    flipped: list[int] = zone("tile", see="all")  # flipped, reward not yet gained


G: TypeAlias = Play[Midgard]
