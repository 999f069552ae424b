"""Full garbage collections, at a time of our choosing: each walks every game of every table while everybody waits."""

from __future__ import annotations

import gc
import time

NEVER = 1_000_000
"""So many young collections before Python would start a full one by itself."""
DUE = 10
"""After so many young collections, Python's own number, a full one is worth while."""
OVERDUE_SECONDS = 600.0
"""In a hall where somebody always plays, a full collection is put off no longer than this."""


class Collector:
    """Young collections are left to Python. Full ones run when nobody has answered for a while."""

    def __init__(self) -> None:
        gc.collect()
        gc.freeze()  # modules, routes and rules stay for good
        young, middle, _ = gc.get_threshold()
        gc.set_threshold(young, middle, NEVER)
        self._last = time.monotonic()

    def tidy(self, quiet: bool) -> bool:
        """Collect if it is due and the moment is good; was it?"""
        now = time.monotonic()
        if gc.get_count()[2] < DUE or not (quiet or now - self._last > OVERDUE_SECONDS):
            return False
        gc.collect()
        self._last = now
        return True
