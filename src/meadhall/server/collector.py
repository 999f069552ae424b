"""Garbage collections at a time of our choosing: a full one walks every game of every table while everybody waits."""

from __future__ import annotations

import gc
import os
import time
from pathlib import Path

YOUNG, NEVER = 10_000, 1_000_000
"""New objects before Python looks at them. It walks the games of all tables that have moved since while everybody waits: 14 ms for 40,000, 3 ms
for these. A second look, at all that has survived the first, is never
taken: nearly everything is a game that goes on, and sixty thousand objects of it stop all tables for fifty milliseconds."""
SPARED = 15
"""After a look that found hardly anything, so many are spared: answers leave games behind and no garbage, and to look through them takes a
twelfth of an answer's time. What is not looked at waits for the next full collection."""
FEW = YOUNG // 50
"""Fewer objects than these are hardly anything. A request leaves some fifty."""
DUE = 80
"""After so many looks at new objects a full collection is worth while."""
OVERDUE_SECONDS = 600.0
"""In a hall where somebody always plays, a full collection is put off no longer than this."""
GROWN_MB = 96.0
"""Nor any longer when the process has grown by so much since the last one, whatever that is. Where little of
that was garbage, more and more people play, and the next collection waits for twice as much: it would stop a hundred tables for a
quarter of a second, for nothing. Games that are laid, brought and left are freed without it; a request leaves some ten kilobytes."""
OBJECT_MB = 200e-6
"""What an object takes, roughly."""


class Collector:
    """Python looks at new objects only, and seldom at those; full collections run when nobody has answered for a while."""

    def __init__(self) -> None:
        gc.collect()
        gc.freeze()  # modules, routes and rules stay for good
        gc.set_threshold(YOUNG, NEVER, NEVER)
        self._spare = 0
        self._spared = False
        gc.callbacks.append(self._look)
        self._last = time.monotonic()
        self._looks = _looks()
        self._size = _megabytes()
        self._patience = 1

    def close(self) -> None:
        """Python looks as it likes again."""
        gc.callbacks.remove(self._look)

    def _look(self, phase: str, told: dict[str, int]) -> None:
        """Python begins to look at new objects, or has done so. What is frozen in between is not there to be looked at."""
        if told["generation"] > 0:
            return
        if phase == "start":
            self._spared = self._spare > 0
            if self._spared:
                self._spare -= 1
                gc.freeze()
        elif not self._spared:
            self._spare = SPARED if told["collected"] < FEW else 0

    def tidy(self, quiet: bool) -> bool:
        """Collect if it is due and the moment is good; was it?"""
        now = time.monotonic()
        most = GROWN_MB * self._patience
        grown = _megabytes() - self._size > most
        good = quiet or now - self._last > OVERDUE_SECONDS
        if not grown and (_looks() - self._looks < DUE or not good):
            return False
        gc.unfreeze()
        garbage = gc.collect() * OBJECT_MB
        gc.freeze()
        self._patience = 2 * self._patience if grown and garbage < most / 4 else 1
        self._last, self._looks, self._size = now, _looks(), _megabytes()
        return True


def _looks() -> int:
    """How often Python has looked at new objects."""
    looks: int = gc.get_stats()[0]["collections"]
    return looks


def _megabytes() -> float:
    """What the process holds in memory; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    except (OSError, ValueError, IndexError):
        return 0.0
