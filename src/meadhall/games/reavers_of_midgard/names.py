"""The values that questions, answers and events use, made once."""

from __future__ import annotations

from meadhall.engine.values import Values
from meadhall.games.reavers_of_midgard.content import (
    CARD,
    CARDS,
    CLANS,
    COLOURS,
    DECKS,
    DICE,
    FRONTS,
    LOCATIONS,
    SLOTS,
    SYMBOLS,
    TILES,
    TOKENS,
    UPGRADES,
    Artifact,
    Spoils,
)

SEAT = Values("seat", range(4))
SEAT_OF = SEAT.of

LOCATION_VALUE = Values("location", LOCATIONS)
LOCATION_OF = LOCATION_VALUE.of
REST_AT = Values("rest", LOCATIONS)
REST_AT_OF = REST_AT.of
"""Placing the Longship somewhere and Resting there."""

# A source pays one symbol: a crew die (0-17) or an unused Ship Upgrade tile (18-20).
DIE = Values("die", DICE)
UPGRADE = Values("upgrade", (u.id for u in UPGRADES))
SOURCE = Values.joined(DIE, UPGRADE)
SOURCE_OF = SOURCE.of
FIRST_UPGRADE = len(DIE)
CREW = tuple(DIE[colour * 6 : colour * 6 + 6] for colour in range(len(COLOURS)))

CARD_VALUE = Values("card", CARDS)
CARD_OF = CARD_VALUE.of
ARTIFACT_CARDS = frozenset(v for v, card in zip(CARD_VALUE, CARD, strict=True) if isinstance(card, Artifact))

DEEDS = ("pillage", "fight", "leave", "dice", "tile", "glory")
DEED = {deed: Values(deed, CARDS) for deed in DEEDS}
DEED_OF = {
    DEED[deed][number]: (number, deed)
    for number, card in enumerate(CARD)
    if isinstance(card, Spoils)
    for deed in DEEDS
}
"""A Spoils card and what is done with it, in one answer."""

PROMOTE = Values("promote", DECKS)
PROMOTE_OF = PROMOTE.of
"""A promotion and the deck of its bonus card."""

TILE_VALUE = Values("tile", TILES)
TILE_OF = TILE_VALUE.of
TERRITORY = Values("territory", (f.id for f in FRONTS))
TERRITORY_OF = TERRITORY.of
PEACE = Values("peace", (f.id for f in FRONTS))
PEACE_OF = PEACE.of
FORCE = Values("force", (f.id for f in FRONTS))
FORCE_OF = FORCE.of
"""The two ways to subdue a territory."""

PAIR = Values("pair", range(1, 5))
PAIR_OF = PAIR.of
SLOT = Values("slot", (LOCATIONS[place] for place in SLOTS))
SLOT_OF = SLOT.of
RESULT = Values("result", range(3))
RESULT_OF = RESULT.of
DECK = Values("deck", DECKS)
DECK_OF_VALUE = DECK.of
SYMBOL = Values("symbol", SYMBOLS)
TOKEN = Values("token", TOKENS)
CLAN_VALUE = Values("clan", CLANS)
COLOUR = Values("colour", COLOURS)
COLOUR_OF = COLOUR.of
