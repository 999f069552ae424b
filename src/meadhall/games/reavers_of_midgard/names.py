"""The values that questions, answers and events use, made once."""

from __future__ import annotations

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
)

SEAT = tuple(f"seat:{i}" for i in range(4))
SEAT_OF = {value: i for i, value in enumerate(SEAT)}

LOCATION_VALUE = tuple(f"location:{name}" for name in LOCATIONS)
LOCATION_OF = {value: i for i, value in enumerate(LOCATION_VALUE)}

# A source pays one symbol: a crew die (0-17) or an unused Ship Upgrade tile (18-20).
DIE = tuple(f"die:{name}" for name in DICE)
UPGRADE = tuple(f"upgrade:{u.id}" for u in UPGRADES)
SOURCE = DIE + UPGRADE
SOURCE_OF = {value: i for i, value in enumerate(SOURCE)}
FIRST_UPGRADE = len(DIE)
CREW = tuple(DIE[colour * 6 : colour * 6 + 6] for colour in range(len(COLOURS)))

CARD_VALUE = tuple(f"card:{name}" for name in CARDS)
CARD_OF = {value: i for i, value in enumerate(CARD_VALUE)}
ARTIFACT_CARDS = frozenset(v for v, card in zip(CARD_VALUE, CARD, strict=True) if isinstance(card, Artifact))

TILE_VALUE = tuple(f"tile:{name}" for name in TILES)
TILE_OF = {value: i for i, value in enumerate(TILE_VALUE)}
TERRITORY = tuple(f"territory:{f.id}" for f in FRONTS)
TERRITORY_OF = {value: i for i, value in enumerate(TERRITORY)}

PAIR = tuple(f"pair:{i}" for i in range(1, 5))
PAIR_OF = {value: i for i, value in enumerate(PAIR)}
SLOT = tuple(f"slot:{LOCATIONS[place]}" for place in SLOTS)
SLOT_OF = {value: i for i, value in enumerate(SLOT)}
RESULT = tuple(f"result:{i}" for i in range(3))
RESULT_OF = {value: i for i, value in enumerate(RESULT)}
DECK = tuple(f"deck:{name}" for name in DECKS)
DECK_OF_VALUE = {value: i for i, value in enumerate(DECK)}
SYMBOL = tuple(f"symbol:{name}" for name in SYMBOLS)
TOKEN = tuple(f"token:{name}" for name in TOKENS)
CLAN_VALUE = tuple(f"clan:{name}" for name in CLANS)
COLOUR = tuple(f"colour:{name}" for name in COLOURS)
COLOUR_OF = {value: i for i, value in enumerate(COLOUR)}
