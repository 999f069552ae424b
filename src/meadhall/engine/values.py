"""Name tables: the values that stand for numbered things outside the state, and the way back."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache


class Values(tuple[str, ...]):
    """The values of a kind by number, `FIGURE = Values("figure", ["warrior", "leader"])`: `FIGURE[1]` is "figure:leader".

    `of` leads back from a value, `named` from the bare name. Where speed counts, keep `FIGURE.of` in a name of its own.
    """

    of: dict[str, int]
    named: dict[str, int]

    def __new__(cls, kind: str, names: Iterable[object]) -> Values:
        """Number the names as they come; a name with a ':' keeps its own kind."""
        return cls._made(name if ":" in (name := str(each)) else f"{kind}:{name}" for each in names)

    @classmethod
    def joined(cls, *parts: Iterable[str]) -> Values:
        """Several tables in one, numbered on: what may be chosen beside each other."""
        return cls._made(value for part in parts for value in part)

    @classmethod
    def _made(cls, values: Iterable[str]) -> Values:
        made = super().__new__(cls, values)
        made.of = {value: number for number, value in enumerate(made)}
        made.named = {value.partition(":")[2]: number for number, value in enumerate(made)}
        return made

    def __reduce__(self) -> tuple[object, tuple[tuple[str, ...]]]:
        return Values.joined, (tuple(self),)

    @property
    def apart(self) -> tuple[tuple[str, ...], dict[str, int]]:
        """The values as a plain tuple, which is quicker to look things up in, and the way back."""
        return tuple(self), self.of

    @property
    def names(self) -> tuple[str, ...]:
        """The bare names by number."""
        return tuple(value.partition(":")[2] for value in self)


@cache
def clockwise(seats: int, first: int) -> tuple[int, ...]:
    """All of so many seats, from `first` to the left."""
    return tuple((first + i) % seats for i in range(seats))
