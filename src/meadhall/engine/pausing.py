"""Long work that pauses: a generator whose result is what it returns."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

T = TypeVar("T")


def at_once(work: Generator[Any, None, T]) -> T:
    """Run it to its end without a pause. What it yields is of no interest."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result
