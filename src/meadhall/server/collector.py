"""Garbage collections at a time of our choosing: a full one walks every game of every table while everybody waits."""

from __future__ import annotations

import gc
import time

YOUNG, NEVER = 40_000, 1_000_000
"""New objects before Python looks at them: once in some two thousand answers. It walks the games of all tables that have moved since, so half
as often costs half as much. A second look, at all that has survived the first, is never
taken: nearly everything is a game that goes on, and sixty thousand objects of it stop all tables for fifty milliseconds."""
DUE = 20
"""After so many looks at new objects a full collection is worth while."""
OVERDUE_SECONDS = 600.0
"""In a hall where somebody always plays, a full collection is put off no longer than this."""


class Collector:
    """Python looks at new objects only; full collections run when nobody has answered for a while."""

    def __init__(self) -> None:
        gc.collect()
        gc.freeze()  # modules, routes and rules stay for good
        gc.set_threshold(YOUNG, NEVER, NEVER)
        self._last = time.monotonic()
        self._looks = _looks()

    def tidy(self, quiet: bool) -> bool:
        """Collect if it is due and the moment is good; was it?"""
        now = time.monotonic()
        if _looks() - self._looks < DUE or not (quiet or now - self._last > OVERDUE_SECONDS):
            return False
        gc.collect()
        self._last, self._looks = now, _looks()
        return True


def _looks() -> int:
    """How often Python has looked at new objects."""
    looks: int = gc.get_stats()[0]["collections"]
    return looks
