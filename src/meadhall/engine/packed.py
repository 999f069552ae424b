"""A position as plain data: what another process needs to play on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from meadhall.engine.ask import Value


@dataclass(frozen=True)
class Packed:
    """A checkpoint, the answers given since, and what is half answered. Nothing in it but plain data."""

    game: str
    seats: int
    options: Mapping[str, Value]
    seed: str
    base: dict[str, Any]
    answers: list[tuple[Any, ...]]
    start: int
    thrown: int
    decision: int
    pending: Mapping[int, Value]
    drafts: Mapping[int, tuple[Value, ...]]
