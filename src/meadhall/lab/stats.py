"""How sure can we be? Win rates with Wilson intervals, means with normal ones."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

Z95 = NormalDist().inv_cdf(0.975)


class Estimate(NamedTuple):
    """A number and the interval that holds the true one with the confidence asked for."""

    value: float
    low: float
    high: float
    n: int

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def z_for(comparisons: int) -> float:
    """The z of a 95 % interval when so many things are looked at together (Bonferroni)."""
    return NormalDist().inv_cdf(1 - 0.025 / max(1, comparisons))


def wilson(won: int, n: int, z: float = Z95) -> Estimate:
    """The share `won` / `n`; unlike the normal interval this one is right for few games and for shares near 0 and 1."""
    if n == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    p = won / n
    centre = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return Estimate(p, centre - half if won else 0.0, centre + half if won < n else 1.0, n)


def mean(values: Sequence[float], z: float = Z95) -> Estimate:
    """The mean with its normal interval."""
    if not values:
        return Estimate(0.0, 0.0, 0.0, 0)
    middle = fmean(values)
    half = z * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return Estimate(middle, middle - half, middle + half, len(values))
