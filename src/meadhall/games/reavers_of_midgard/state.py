"""The table: everything that can change, as lists of numbers.

Crew dice are kept as counts: `dice[seat][colour * 6 + face]`. Where a die lies (dice space or Artifact) is never a
choice (RM-6.3), so it is not stored; `dice.fits` knows whether all of them can be placed.
"""

from __future__ import annotations

from typing import TypeAlias

from meadhall.engine import FLAG, Count, Of, OneOf, Play, Seat, State, UpTo, Value, public, zone
from meadhall.engine.piles import Piles
from meadhall.games.reavers_of_midgard.content import (
    COLOURS,
    COMBAT_FACES,
    DECKS,
    DICE,
    DICE_PER_COLOUR,
    FRONTS,
    LOCATIONS,
    PLACEMENTS,
    ROUNDS,
    SLOTS,
    TOKEN_COUNT,
    TOKENS,
    UPGRADE_SPACES,
    UPGRADES,
)

MOST_COMBAT_DICE = 60
"""RM-7.5 sets no limit; two for each die of a full crew and those of every Reaver and Artifact are fewer."""


class Midgard(State):
    """The state of one game."""

    round: int = public(Count(ROUNDS))
    order: list[int] = public(Seat(()), by=UpTo(PLACEMENTS))
    """The seats that place the pawns of this round, RM-4.2."""
    pawns: list[int] = public(OneOf(range(len(LOCATIONS))), by=UpTo(PLACEMENTS))
    """The locations with a pawn, in the order of placement."""
    start: int = public(Seat())  # holder of the Start Player marker
    honor: int = public(Seat())  # holder of the Honor Ship, -1 without
    active: int = public(Seat())  # who placed the pawn of the current activation
    location: int = public(OneOf(range(-1, len(LOCATIONS))))
    """The location of the current activation, -1 without."""
    acting: int = public(Seat())  # whose part of step 3 runs, -1 in setup, selection and step 2
    over: bool = public(FLAG)

    glory: list[int] = public(Count(9999, scale=100), by="seat")
    food: list[int] = public(Count(9999, scale=20), by="seat")
    favor: list[int] = public(Count(9999, scale=20), by="seat")
    terror: list[int] = public(Count(9999, scale=10), by="seat")
    tokens: Piles = public(Count(max(TOKEN_COUNT), scale=5), by=(len(TOKENS), "seat"))
    """Farm, wall, tower: one list by seat each."""
    dice: list[list[int]] = public(Count(DICE_PER_COLOUR, scale=4), by=("seat", len(DICE)))
    supply: list[int] = public(Count(DICE_PER_COLOUR), by=len(COLOURS))  # crew dice left, by colour
    market: list[int] = public(Count(DICE_PER_COLOUR, scale=2), by=len(DICE))
    """The dice at Trade with Villages, counts like `dice`."""
    upgrades: Piles = public(Count(UPGRADE_SPACES), by=("seat", 2 * len(UPGRADES)))
    """By seat: unused tiles of the three kinds, then used ones."""
    combat: list[int] = public(Count(max(COMBAT_FACES)), by=UpTo(MOST_COMBAT_DICE))
    """The successes of the Combat dice on the table."""
    taken: list[int] = public(OneOf(range(len(FRONTS))), by=UpTo(len(FRONTS)))
    """Fronts of the territories taken but not yet flipped."""
    totals: list[int] = public(Count(9999, least=-9999, scale=100), by="seat")  # after final scoring

    decks: list[list[int]] = zone("card", see="nobody", by=len(DECKS))
    discards: Piles = zone("card", see="all", by=len(DECKS))
    reaver_pairs: Piles = zone("card", see="all", by=UpTo(4))
    village_pairs: Piles = zone("card", see="all", by=UpTo(4))
    keep_pairs: Piles = zone("card", see="all", by=UpTo(4))
    sea_row: list[int] = zone("card", see="all")
    prophecy_row: list[int] = zone("card", see="all")
    leaders: Piles = zone("card", see="all", by="seat")
    slots: Piles = zone("card", see="all", by="seat", stride=len(SLOTS), ordered=True)  # seat * 4 + slot
    artifacts: Piles = zone("card", see="all", by="seat")
    pile: Piles = zone("card", see="owner")  # Glory piles, face down
    open_pile: Piles = zone("card", see="all", by="seat")
    """What lies face up in the Glory piles: by the option, and at the end."""
    recruits: Piles = zone("card", see="all", by="seat", ordered=True)  # Reavers gained and not yet used
    spoils: list[int] = zone("card", see="all")  # Spoils gained and not yet resolved
    sea: list[int] = zone("card", see="all")  # the Journey or Sea Battle card being resolved
    drawn: Piles = zone("card", see="owner")  # draw 2, keep 1
    used: list[int] = public(Of("card"))  # the Artifacts the acting seat has used in this activation (cards)
    gained: list[int] = public(Of("card"))
    """The Reavers the acting seat has gained in this activation (cards)."""
    stacks: Piles = zone("tile", see="nobody", by=len(FRONTS))
    tiles: Piles = zone("tile", see="all", by="seat")
    flipped: list[int] = zone("tile", see="all")  # flipped, reward not yet gained


G: TypeAlias = Play[Midgard]


def sum_up(g: G, kind: str, **values: Value) -> None:
    """What is told at the end of the moment `kind`, where this is part of one."""
    if not g.mute and any(span.kind == kind for span in g.spans):
        g.result(kind, **values)
