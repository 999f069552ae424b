"""The positions that follow one another in a replay, each as what a seat sees otherwise than at the one before."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Generator, Iterable, Iterator
from itertools import islice
from typing import Any

from meadhall.engine import Game
from meadhall.table.ended import Ended
from meadhall.table.record import as_it_stood, stops

MOST = 40
"""So many steps are told at once."""

PARTS = ("state", "zones", "facts")
"""What is told name by name; all else of a view is told whole."""


def following(game: Game[Any], then: Game[Any], seat: int | None, count: int) -> Iterator[dict[str, Any]]:
    """The next `count` positions at which somebody was asked, told one by one: what happens at the table meanwhile changes none of them."""
    if isinstance(game, Ended):
        return
    game = game.clone()
    known = stops(game)
    before = then.view(seat)
    for at in islice(known, bisect_right(known, then.position), None):
        if count <= 0:
            return
        count -= 1
        view = as_it_stood(game, at).view(seat)
        changes = difference(before, view)
        yield {"at": at, "view": view if changes is None else None, "changes": changes}
        before = view


def gathered(steps: Iterable[dict[str, Any]]) -> Generator[None, None, list[dict[str, Any]]]:
    """All of them, with a pause after each."""
    out = []
    for step in steps:
        out.append(step)
        yield
    return out


def difference(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any] | None:
    """What is to be laid over the view before; None if a name has come or gone."""
    if before.keys() != after.keys():
        return None
    changes = _others(before, after)
    for part in PARTS:
        if part in changes:
            if before[part].keys() != after[part].keys():
                return None
            changes[part] = _others(before[part], after[part])
    return changes


def _others(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in after.items() if before[name] != value}
