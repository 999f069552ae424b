"""Every answer of a game as a number that never changes for a version of its rules.

The table is not learned from play. An answer is a component (`Rules.kinds`), a seat, a small number, or a value that has a text: the text law
says that nothing can be offered without one. So the list of texts, the components, the seats and the numbers 0 to 20 hold every answer
there can be; sorted, they are the table. Its fingerprint says whether two tables are the same: keep it with what you train.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from meadhall.engine import EngineError, Rules, Value
from meadhall.games import find_rules
from meadhall.text import COMMON

NOT_VALUES = {"ask", "no", "log", "option", "game", "term", "table", "opt", "do"}
"""First words of text ids that do not name a value."""

NUMBERS = range(21)


@dataclass(frozen=True)
class ActionTable:
    """The answers of a game in their order."""

    game: str
    version: str
    values: tuple[Value, ...]
    index: dict[Value, int]
    fingerprint: str

    def __len__(self) -> int:
        return len(self.values)

    def number(self, value: Value) -> int:
        """The number of an answer."""
        if value not in self.index:
            raise EngineError(f"{self.game} offers {value!r}, which has no text and so no number")
        return self.index[value]


@cache
def action_table(game: str) -> ActionTable:
    """The table of a game."""
    rules = find_rules(game)
    words = sorted(
        {*_components(rules), *_texts(rules), *(f"seat:{seat}" for seat in range(rules.seats.stop - 1))}
    )
    values: tuple[Value, ...] = (*NUMBERS, *words)
    text = "\n".join([rules.id, rules.version, *map(str, values)])
    return ActionTable(
        rules.id,
        rules.version,
        values,
        {value: number for number, value in enumerate(values)},
        hashlib.sha256(text.encode()).hexdigest()[:12],
    )


def _components(rules: Rules[Any]) -> list[str]:
    return [value for values in rules.values.values() for value in values]


def _texts(rules: Rules[Any]) -> list[str]:
    """The values that texts name: `province-gimle`, `do-pass`, and `opt-QUESTION-WORD` for an answer to one question."""
    asks = sorted(rules.keys.asks, key=len, reverse=True)
    out = []
    for path in (COMMON / "en.ftl", rules.folder / "text" / "en.ftl"):
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body if path.exists() else []
        for entry in body:
            if isinstance(entry, ftl.Message):
                name = entry.id.name
                first, _, rest = name.partition("-")
                if first == "do":
                    out.append(rest)
                elif first == "opt":
                    out += [_value(name[5 + len(ask) :]) for ask in asks if name.startswith(f"opt-{ask}-")][
                        :1
                    ]
                elif first not in NOT_VALUES and rest:
                    out.append(f"{first}:{rest}")
    return out


def _value(text: str) -> str:
    kind, dash, name = text.partition("-")
    return f"{kind}:{name}" if dash else kind
