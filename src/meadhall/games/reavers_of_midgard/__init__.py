"""Reavers of Midgard: six rounds, six locations, dice as a crew and Glory as the only thing that lasts."""

from __future__ import annotations

from meadhall.engine import Rules
from meadhall.games.reavers_of_midgard.arrange import arrange
from meadhall.games.reavers_of_midgard.content import (
    CARDS,
    CONTENT,
    DECK_OF,
    DECKS,
    FOLDER,
    FRONTS,
    TILE,
    TILES,
)
from meadhall.games.reavers_of_midgard.flow import FRAMES
from meadhall.games.reavers_of_midgard.invariants import invariants
from meadhall.games.reavers_of_midgard.keys import KEYS
from meadhall.games.reavers_of_midgard.scoring import scores, winners
from meadhall.games.reavers_of_midgard.state import Midgard
from meadhall.games.reavers_of_midgard.value import value
from meadhall.games.reavers_of_midgard.view import seat_facts, table_facts


def pool(kind: str, component: int) -> str:
    """Hidden cards can be exchanged within their deck, hidden tiles within their front."""
    return DECKS[DECK_OF[component]] if kind == "card" else FRONTS[TILE[component].front].id


RULES = Rules(
    id="reavers-of-midgard",
    version="1.0.0",
    seats=range(2, 5),
    state=Midgard,
    frames=FRAMES,
    keys=KEYS,
    scores=scores,
    winners=winners,
    kinds={"card": CARDS, "tile": TILES},
    pool=pool,
    table_facts=table_facts,
    seat_facts=seat_facts,
    value=value,
    arrange=arrange,
    invariants=invariants,
    content_hash=CONTENT.hash,
    folder=FOLDER,
)
