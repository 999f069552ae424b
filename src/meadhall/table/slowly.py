"""Long work of the event loop in slices: a game told again takes some hundred milliseconds, and nobody else shall wait for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from typing import Any, TypeVar

T = TypeVar("T")
SLICE_SECONDS = 0.0005
"""An answer waits for a slice up to three times: to be read, to be stored, and to be told."""


async def slowly(work: Generator[Any, None, T]) -> T:
    """Run a generator to its end; after every slice everybody else gets a turn. What it yields is of no interest."""
    end = time.perf_counter() + SLICE_SECONDS
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result
        if time.perf_counter() > end:
            await asyncio.sleep(0)
            end = time.perf_counter() + SLICE_SECONDS
