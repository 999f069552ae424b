"""Every answer of a game as a number that never changes for a version of its rules.

The table is not learned from play. An answer is a component (`Rules.kinds`), alone or with what is done with it (`Rules.answers`), a seat,
a small number, or a value that has a text: the text law says that nothing can be offered without one. So the list of texts, the components, the seats and the numbers 0 to 20 hold every answer
there can be; sorted, they are the table. Its fingerprint says whether two tables are the same: keep it with what you train.

Seats count from the one that answers: for everybody `seat:0` is the own seat and `seat:1` the next one clockwise. A set is answered
step by step: its members, then "done".
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from meadhall.engine import EngineError, Rules, Value
from meadhall.games import find_rules

NOT_VALUES = {"ask", "no", "log", "option", "game", "term", "table", "opt", "do"}
"""First words of text ids that do not name a value."""

NUMBERS = range(21)

COMMON = Path(__file__).parent.parent / "texts"
"""The texts of all games; read as lines, so that a state needs nothing but the standard library."""

MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""A text id in a Fluent file."""


class Index(dict[Value, int]):
    """Value -> its number; one that has none is an error of ours."""

    def __init__(self, game: str, values: dict[Value, int]) -> None:
        super().__init__(values)
        self.game = game

    def __missing__(self, value: Value) -> int:
        raise EngineError(f"{self.game} offers {value!r}, which has no text and so no number")


@dataclass(frozen=True, eq=False)
class ActionTable:
    """The answers of a game in their order."""

    game: str
    version: str
    values: tuple[Value, ...]
    fingerprint: str

    def __len__(self) -> int:
        return len(self.values)

    def index_for(self, seat: int, seats: int) -> Index:
        """Value -> its number in the eyes of a seat."""
        return _index(self, seat, seats)

    def number(self, value: Value, seat: int = 0, seats: int = 1) -> int:
        """The number of an answer of `seat`."""
        return self.index_for(seat, seats)[value]

    def value(self, number: int, seat: int, seats: int) -> Value:
        """The answer that a number stands for when `seat` gives it."""
        return turned(self.values[number], -seat, seats)


def turned(value: Value, by: int, seats: int) -> Value:
    """A value as it is called `by` seats further on."""
    if isinstance(value, str) and value.startswith("seat:"):
        seat = int(value[5:])
        return f"seat:{(seat - by) % seats}" if seat < seats else value
    return value


@cache
def _index(table: ActionTable, seat: int, seats: int) -> Index:
    return Index(table.game, {turned(value, -seat, seats): n for n, value in enumerate(table.values)})


@cache
def action_table(game: str) -> ActionTable:
    """The table of a game."""
    rules = find_rules(game)
    words = sorted(
        {
            *_components(rules),
            *_texts(rules),
            *rules.answers,
            *(f"seat:{seat}" for seat in range(rules.seats.stop - 1)),
        }
    )
    values: tuple[Value, ...] = (*NUMBERS, *words)
    text = "\n".join([rules.id, rules.version, *map(str, values)])
    return ActionTable(rules.id, rules.version, values, hashlib.sha256(text.encode()).hexdigest()[:12])


def _components(rules: Rules[Any]) -> list[str]:
    return [value for values in rules.values.values() for value in values]


def _texts(rules: Rules[Any]) -> list[str]:
    """The values that texts name: `province-gimle`, `do-pass`, and `opt-QUESTION-WORD` for an answer to one question."""
    asks = sorted(rules.keys.asks, key=len, reverse=True)
    out = []
    for path in (COMMON / "en.ftl", rules.folder / "text" / "en.ftl"):
        for name in MESSAGE.findall(path.read_text(encoding="utf-8")) if path.exists() else ():
            first, _, rest = name.partition("-")
            if first == "do":
                out.append(rest)
            elif first == "opt":
                out += [_value(name[5 + len(ask) :]) for ask in asks if name.startswith(f"opt-{ask}-")][:1]
            elif first not in NOT_VALUES and rest:
                out.append(f"{first}:{rest}")
    return out


def _value(text: str) -> str:
    kind, dash, name = text.partition("-")
    return f"{kind}:{name}" if dash else kind
