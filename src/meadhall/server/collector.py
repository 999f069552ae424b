"""Full garbage collections, at a time of our choosing: each walks every game of every table while everybody waits."""

from __future__ import annotations

import gc
import time

YOUNG, MIDDLE, NEVER = 10_000, 5, 1_000_000
"""New objects before a first look at them, first looks before a second one, second looks before Python starts a full collection by itself."""
DUE = 4
"""After so many second looks a full collection is worth while."""
OVERDUE_SECONDS = 600.0
"""In a hall where somebody always plays, a full collection is put off no longer than this."""


class Collector:
    """Python looks at new objects, less often than it is used to; full collections run when nobody has answered for a while."""

    def __init__(self) -> None:
        gc.collect()
        gc.freeze()  # modules, routes and rules stay for good
        gc.set_threshold(YOUNG, MIDDLE, NEVER)
        self._last = time.monotonic()

    def tidy(self, quiet: bool) -> bool:
        """Collect if it is due and the moment is good; was it?"""
        now = time.monotonic()
        if gc.get_count()[2] < DUE or not (quiet or now - self._last > OVERDUE_SECONDS):
            return False
        gc.collect()
        self._last = now
        return True
