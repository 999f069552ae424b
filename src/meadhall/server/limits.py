"""How fast somebody may ask."""

from __future__ import annotations

import time
from collections import OrderedDict


class Bucket:
    """Fills with `rate` drops a second up to `size`; every request takes one."""

    __slots__ = ("_at", "_level", "_rate", "_size")

    def __init__(self, rate: float, size: float) -> None:
        self._rate = rate
        self._size = self._level = size
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take a drop; False if the bucket is empty."""
        now = time.monotonic()
        self._level = min(self._size, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """A bucket for everybody, the least recently used ones forgotten."""

    def __init__(self, rate: float, size: float, many: int = 10_000) -> None:
        self._rate, self._size, self._many = rate, size, many
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Take a drop from somebody's bucket."""
        bucket = self._buckets.pop(who, None) or Bucket(self._rate, self._size)
        self._buckets[who] = bucket
        if len(self._buckets) > self._many:
            self._buckets.popitem(last=False)
        return bucket.take()
