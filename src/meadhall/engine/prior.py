"""What to expect of an option before anything is tried: how often good players chose it, counted once and kept in a file of the game."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from meadhall.engine.ask import Choose, Value

FILE = "prior.json"


def word(value: Value) -> str:
    """An option without the number that tells it from others alike."""
    return str(value).partition("#")[0]


class _Weights(dict[Value, float]):
    """Option -> weight; what was never counted is as good as any."""

    def __init__(self, counted: dict[str, float]) -> None:
        super().__init__()
        self.counted = counted

    def __missing__(self, value: Value) -> float:
        weight = self[value] = self.counted.get(word(value), 1.0)
        return weight


def prior_of(folder: Path) -> Callable[[Any, Choose], list[float]] | None:
    """The prior that a game keeps in its folder, if it has one."""
    path = folder / FILE
    if not path.exists():
        return None
    tables = {key: _Weights(options) for key, options in json.loads(path.read_text(encoding="utf-8")).items()}

    def prior(state: Any, question: Choose) -> list[float]:
        weights = tables.get(question.key)
        if weights is None:
            return [1.0] * len(question.values)
        return [weights[value] for value in question.values]

    return prior
