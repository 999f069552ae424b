"""How fast this machine is: limits in seconds were found on one machine, and another may take twice as long for everything."""

from __future__ import annotations

import time
from functools import cache

REFERENCE = 0.02
"""Seconds of processor time that the yardstick takes where the limits were found."""


def _yardstick() -> float:
    began = time.thread_time()
    kept: dict[str, list[int]] = {}
    for number in range(60_000):
        kept.setdefault(f"key-{number % 997}", []).append(number * 7 % 13)
    assert sum(map(len, kept.values())) == 60_000
    return time.thread_time() - began


@cache
def slowness() -> float:
    """How many times as long as there something takes here; at least 1. The best of ten counts: other work only makes it longer."""
    return max(1.0, min(_yardstick() for _ in range(10)) / REFERENCE)
