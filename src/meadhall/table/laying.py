"""New tables: what they need to know, and who sits at them."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from typing import Any

from meadhall.engine import MeadhallError, Rules, Value
from meadhall.games import SHELF, find_rules
from meadhall.table.problems import Problem

NAMES = (
    "Aslaug",
    "Bersi",
    "Dagny",
    "Einar",
    "Gudrun",
    "Halvard",
    "Ingrid",
    "Ketil",
    "Ragnhild",
    "Sverre",
    "Thora",
    "Vidar",
)
"""For people who have not said what they are called."""
OPPONENTS = ("Astrid", "Leif", "Sigrun", "Torsten", "Ylva", "Ulf")
"""How the bots of a lesson are called."""
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,24}")


def new_id() -> str:
    """An id for a table, without dashes: a command line takes a word that begins with one for an option."""
    return secrets.token_urlsafe(9).replace("-", "_")


def on_shelf(game: str) -> None:
    """Raises if there is no such game."""
    if game not in SHELF:
        raise Problem("no-such-game", {"game": game, "games": ", ".join(SHELF)})


def rules_of(game: str) -> Rules[Any]:
    """The rules of a game on the shelf."""
    on_shelf(game)
    return find_rules(game)


def checked_seats(rules: Rules[Any], seats: int) -> None:
    """Raises if the game is not for so many."""
    if seats not in rules.seats:
        raise Problem(
            "bad-seats",
            {"game": rules.id, "least": rules.seats[0], "most": rules.seats[-1], "given": seats},
        )


def checked_options(rules: Rules[Any], options: Mapping[str, object]) -> dict[str, Value]:
    """All options of a game, those given among them."""
    try:
        return rules.parse_options(options)
    except MeadhallError as error:
        raise Problem("bad-options", {"detail": str(error)}) from None
