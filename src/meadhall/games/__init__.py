"""The games that are on the shelf."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from meadhall.engine import MeadhallError, Rules

SHELF: dict[str, str] = {
    "blood-rage": "blood_rage",
    "god-of-war": "god_of_war",
    "reavers-of-midgard": "reavers_of_midgard",
    "lords-of-ragnarok": "lords_of_ragnarok",
}


@cache
def find_rules(game: str) -> Rules[Any]:
    """The rules of the game with that id."""
    if game not in SHELF:
        raise MeadhallError(f"there is no game {game!r}; there are: {', '.join(SHELF)}")
    rules: Rules[Any] = import_module(f"meadhall.games.{SHELF[game]}").RULES
    return rules
