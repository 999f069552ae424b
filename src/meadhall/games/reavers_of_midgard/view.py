"""Derived numbers for the table: where dice lie, what is left, what may be expected at the end."""

from __future__ import annotations

from typing import Any

from meadhall.games.reavers_of_midgard.cards.spoils import upgrades_left
from meadhall.games.reavers_of_midgard.content import TOKENS, UPGRADES
from meadhall.games.reavers_of_midgard.dice import layout, leader_clan
from meadhall.games.reavers_of_midgard.names import (
    CARD_VALUE,
    CLAN_VALUE,
    DIE,
    LOCATION_VALUE,
    TERRITORY,
)
from meadhall.games.reavers_of_midgard.purse import tokens_left
from meadhall.games.reavers_of_midgard.scoring import sheet
from meadhall.games.reavers_of_midgard.state import Midgard
from meadhall.games.reavers_of_midgard.subdue import tiles_left


def facts(s: Midgard, seat: int | None) -> dict[str, Any]:
    """What follows from what the seat may see; the sheets of others leave out their hidden Prophecies."""
    seats = range(len(s.food))
    return {
        "pawns": {LOCATION_VALUE[place]: s.order[i] for i, place in enumerate(s.pawns)},
        "market": [DIE[d] for d, n in enumerate(s.market) for _ in range(n)],
        "boards": [_board(s, x) for x in seats],
        "tokens_left": {name: tokens_left(s, kind) for kind, name in enumerate(TOKENS)},
        "upgrades_left": {u.id: upgrades_left(s, kind) for kind, u in enumerate(UPGRADES)},
        "territories_left": {name: tiles_left(s, front) for front, name in enumerate(TERRITORY)},
        "used_artifacts": [CARD_VALUE[c] for c in s.used],
        "sheets": [sheet(s, x, secret=s.over or x == seat) for x in seats],
    }


def _board(s: Midgard, seat: int) -> dict[str, Any]:
    spaces, on = layout(s, seat)
    clan = leader_clan(s, seat)
    return {
        "dice": [DIE[d] for d in spaces],
        "stored": [DIE[d] if d >= 0 else None for d in on],
        "wild": CLAN_VALUE[clan] if clan >= 0 else None,
    }
