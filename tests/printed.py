"""The numbers of a game's content, and the same numbers written down a second time.

`tests/games/GAME/printed.txt` has a line for every row of the content that holds a number: `cards.toml battle tyrs_bash: bonus 2`. It is kept by hand, so
nobody changes a number of the box without knowing it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import meadhall

GAMES = Path(meadhall.__file__).parent / "games"
NAMES = ("id", "card", "number", "board", "count")
"""What a row is called by, the first that it has."""
DRAWN = ("x", "y")


def numbers(game: str) -> list[str]:
    """The numbers of the game's content, a row a line."""
    found: list[str] = []
    for path in sorted((GAMES / game / "content").glob("*.toml")):
        for name, part in tomllib.loads(path.read_text("utf-8")).items():
            for row, value in _rows(name, part):
                told = ", ".join(_told("", value))
                if told:
                    found.append(f"{path.name} {row}: {told}")
    return found


def written(game: str) -> list[str]:
    text = (Path(__file__).parent / "games" / game / "printed.txt").read_text("utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def _rows(name: str, part: object) -> Iterator[tuple[str, object]]:
    """Each row of a table with its name."""
    if isinstance(part, list) and part and all(isinstance(each, dict) for each in part):
        for row in part:
            yield f"{name} {next(str(row[key]) for key in NAMES if key in row)}", row
    elif isinstance(part, dict) and all(isinstance(each, dict) for each in part.values()):
        for key, row in part.items():
            yield f"{name} {key}", row
    else:
        yield name, part


def _told(field: str, value: object) -> Iterator[str]:
    if isinstance(value, dict):
        for key, each in value.items():
            if key not in DRAWN:
                yield from _told(key, each)
    elif isinstance(value, list) and any(type(each) is int for each in value):
        yield " ".join([field, *map(str, value)]).strip()
    elif isinstance(value, list):
        for each in value:
            yield from _told(field, each)
    elif type(value) is int:
        yield f"{field} {value}"
