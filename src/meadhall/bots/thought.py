"""What a search found, as data: for hints, reviews and the comparison of bots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from meadhall.engine import Value


@dataclass(frozen=True)
class Option:
    """An option, what it is worth on average in the game's own value, how sure that is (its standard error), and after how many tries."""

    value: Value
    mean: float
    error: float
    tries: int


@dataclass(frozen=True)
class Thought:
    """The choice, and all options that were tried, the best first."""

    choice: Value
    options: tuple[Option, ...] = ()

    def of(self, value: Value) -> Option | None:
        """What is known of an option."""
        return next((option for option in self.options if option.value == value), None)


def judged(value: Value, outcomes: Sequence[float]) -> Option:
    """An option by the outcomes of its tries."""
    error = stdev(outcomes) / sqrt(len(outcomes)) if len(outcomes) > 1 else float("inf")
    return Option(value, fmean(outcomes), error, len(outcomes))


def ranked(choice: Value, options: Iterable[Option]) -> Thought:
    """The choice first, then by mean."""
    order = sorted(options, key=lambda option: (option.value != choice, -option.mean))
    return Thought(choice, tuple(order))
