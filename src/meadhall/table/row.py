"""What is stored of a table, one row for everything that happens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

Stored: TypeAlias = Mapping[Any, Any]
"""What was stored, by the names of its columns."""


class Row(NamedTuple):
    """One row of the log. `digest` and `scores` say once a turn how the game stood after it; `kept` is a finished game.

    `automatic`: the table gave the answer for the seat. `winners`: who has won the finished game, a bit for each seat. `stage`: which
    Age, round or turn it is after it (Rules.stage).
    """

    table_id: str
    number: int
    seat: int
    key: str
    value: str
    drawn: str
    waiting: int
    decision: int
    at: float
    digest: str = ""
    scores: str = ""
    kept: bytes | None = None
    automatic: bool = False
    winners: int | None = None
    stage: int | None = None
