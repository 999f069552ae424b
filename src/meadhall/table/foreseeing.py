"""Previews, piece by piece, for whoever works them out somewhere else."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.engine import Game, Packed, Value
from meadhall.games import find_rules
from meadhall.preview import Foresight, Preview

Work = Callable[[Packed, str, int, list[Value]], list[Preview]]

_kept: dict[str, tuple[Foresight, dict[Value, Preview]]] = {}
"""In the worker process: the worlds of the last request, so that its later pieces need no new ones."""


def _foresight(data: Packed, token: str, seat: int) -> tuple[Foresight, dict[Value, Preview]]:
    if token not in _kept:
        _kept.clear()
        _kept[token] = Foresight(Game.unpack(find_rules(data.game), data), seat), {}
    return _kept[token]


def sure(data: Packed, token: str, seat: int, values: list[Value]) -> list[Preview]:
    """What is sure of the options."""
    foresight, seen = _foresight(data, token, seat)
    for value in values:
        if value not in seen:
            seen[value] = foresight.sure(value)
    return [seen[value] for value in values]


def then(data: Packed, token: str, seat: int, values: list[Value]) -> list[Preview]:
    """With what the next own choices make of them."""
    sure(data, token, seat, values)
    foresight, seen = _foresight(data, token, seat)
    for value in values:
        if value in foresight.taken:
            seen[value] = foresight.then(seen[value])
    return [seen[value] for value in values]


def odds(data: Packed, token: str, seat: int, values: list[Value]) -> list[Preview]:
    """With odds."""
    foresight, _ = _foresight(data, token, seat)
    return [foresight.complete(each) for each in then(data, token, seat, values)]
