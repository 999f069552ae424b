"""Meadhall: a digital table for four Norse board games.

>>> import meadhall
>>> game = meadhall.new("blood-rage", seats=2, seed=7)
>>> game.waiting
[0, 1]
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from meadhall.engine import BadTable, Game, MeadhallError, Reason, Rules
from meadhall.engine import saga as sagas
from meadhall.games import SHELF, find_rules

__all__ = ["MeadhallError", "__version__", "load", "loads", "new", "shelf"]

__version__ = "0.1.0"


def shelf() -> list[str]:
    """The ids of all games."""
    return list(SHELF)


def new(
    game: str,
    seats: int | None = None,
    seed: str | int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    explicit_chance: bool = False,
) -> Game[Any]:
    """A new game at its first question. Without a seed the dice are unpredictable.

    `explicit_chance`: dice and draws are not answered by the game but wait in `game.chance` for `game.answer(CHANCE, …)`.
    """
    rules = find_rules(game)
    count = rules.seated(seats)
    text = secrets.token_hex(16) if seed is None else str(seed)
    if not text or text != "".join(text.split()):
        raise MeadhallError("a seed is a number or a word without spaces")
    try:
        table = Game(rules, count, rules.parse_options(options or {}), text)
    except BadTable as error:
        raise BadTable(rules.id, error.reason, _sentence(rules, error.reason)) from None
    table.explicit_chance = explicit_chance
    return table.begin()


def _sentence(rules: Rules[Any], reason: Reason) -> str:
    """The reason in words of the game, if it has words."""
    from meadhall.text import Texts

    texts = Texts(rules)
    return texts.reason(reason) if texts.has(f"no-{reason.key}") else ""


def loads(saga: str, *, strict: bool = True) -> Game[Any]:
    """The game that the text of a saga tells, checked line by line."""
    return sagas.read(saga, find_rules, strict=strict)


def load(path: str | Path, *, strict: bool = True) -> Game[Any]:
    """The game that a saga file tells, checked line by line."""
    return loads(read_text(path), strict=strict)


def read_text(path: str | Path) -> str:
    """The text of a saga file; one that cannot be read is one sentence."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise MeadhallError(f"there is no file {str(path)!r}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise MeadhallError(
            f"{str(path)!r} cannot be read as a saga: {getattr(error, 'strerror', None) or 'not a text file'}"
        ) from None
