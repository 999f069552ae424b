"""Where the game of a table goes on from: a saga, or a position of a world that might be (trials.py)."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from meadhall.engine import Game, Packed
from meadhall.games import find_rules

WORLD = "world "
"""How the origin of such a table begins."""


def is_trial(origin: str | None) -> bool:
    """Does a table of that origin play a world that might be?"""
    return origin is not None and origin.startswith(WORLD)


def as_origin(world: Game[Any]) -> str:
    """A position as text."""
    return WORLD + json.dumps(asdict(world.pack()), separators=(",", ":"))


def of_origin(origin: str) -> Game[Any]:
    """The game that begins in that position."""
    data = json.loads(origin.removeprefix(WORLD))
    data["answers"] = [tuple(each) for each in data["answers"]]
    data["pending"] = {int(seat): value for seat, value in data["pending"].items()}
    data["drafts"] = {int(seat): tuple(chosen) for seat, chosen in data["drafts"].items()}
    return Game.begin_in(find_rules(data["game"]), Packed(**data))
