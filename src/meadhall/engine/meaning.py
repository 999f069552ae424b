"""What the numbers of a state mean, said where a field is declared.

    glory: list[int] = public(Count(999, scale=100), by="seat")
    first: int = public(Seat())
    phase: str = public(OneOf("draft", "action", "end"))
    owners: tuple[int, ...] = public(Seat(), by=9)
    stats: list[int] = public(Count(6, least=1), by="seat", stride=3)

`by` says how a list is counted, from the outside in: "seat" (one entry for each seat), a number (that many entries, each with its own
meaning; none before the setup) or `UpTo(n)` (a row of changing length). `stride` makes a flat list: so many entries for each seat.
A number from which seats are turned, and a vector made, is never guessed from its looks.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

SEAT = "seat"


@dataclass(frozen=True)
class UpTo:
    """A row of changing length; `most` is the longest it can get."""

    most: int


Axis: TypeAlias = str | int | UpTo


@dataclass(frozen=True)
class Count:
    """A number from `least` to `most`.

    `most` is what the rules guarantee, or, where they know no limit, what no game comes near. `scale` is what counts as much: an
    observation shows the number divided by it (by default by `most`). A tuple gives each entry of a list its own scale.
    """

    most: int
    least: int = 0
    scale: int | tuple[int, ...] = 0

    def wrong(self, value: Any, seats: int) -> bool:
        """Can the field not hold this?"""
        return not isinstance(value, int) or not self.least <= value <= self.most


@dataclass(frozen=True)
class Seat:
    """The number of a seat, or one of `others`: nobody, the box, …; whoever the game itself plays is numbered after the seats."""

    others: tuple[int, ...] = (-1,)

    def wrong(self, value: Any, seats: int) -> bool:
        """Can the field not hold this?"""
        return value not in self.others and not 0 <= value < seats


@dataclass(frozen=True)
class Seats:
    """A bit for each seat."""

    def wrong(self, value: Any, seats: int) -> bool:
        """Can the field not hold this?"""
        return not 0 <= value < 1 << seats


@dataclass(frozen=True, init=False)
class OneOf:
    """One of these words or numbers; a number stands for a thing, and so is no amount: `OneOf(range(-1, 9))`."""

    values: tuple[Any, ...]

    def __init__(self, *values: Any) -> None:
        listed = values[0] if len(values) == 1 and not isinstance(values[0], str) else values
        object.__setattr__(self, "values", tuple(listed))

    def wrong(self, value: Any, seats: int) -> bool:
        """Can the field not hold this?"""
        return value not in self.values


@dataclass(frozen=True)
class Bits:
    """So many bits, each with a meaning of its own."""

    count: int

    def wrong(self, value: Any, seats: int) -> bool:
        """Can the field not hold this?"""
        return not 0 <= value < 1 << self.count


@dataclass(frozen=True)
class Of:
    """Components of a kind, named in a list without an order; they lie elsewhere."""

    kind: str

    def wrong(self, value: Any, seats: int) -> bool:
        """Can the field not hold this?"""
        return not isinstance(value, int) or value < 0


@dataclass(frozen=True)
class Text:
    """Free words, which no vector can hold."""

    def wrong(self, value: Any, seats: int) -> bool:
        """Can the field not hold this?"""
        return False


Meaning: TypeAlias = Count | Seat | Seats | OneOf | Bits | Of | Text

FLAG = Count(1)
"""Yes or no."""


def turned_mask(mask: int, by: int, seats: int) -> int:
    """A mask of seats as it looks from `by` seats on; the bits of others stay."""
    low = mask & ((1 << seats) - 1)
    return (low >> by | low << (seats - by)) & ((1 << seats) - 1) | (mask >> seats << seats)


def turned(value: Any, what: Meaning | None, by: tuple[Axis, ...], stride: int, k: int, seats: int) -> Any:
    """The value of a field as it would be if seat `k` sat in seat 0. Those that are no seats keep their places."""
    if isinstance(value, list | tuple):
        inner = [turned(item, what, by[1:], 1, k, seats) for item in value]
        if by and by[0] == SEAT:
            own = seats * stride
            inner = inner[k * stride : own] + inner[: k * stride] + inner[own:]
        return type(value)(inner)
    if isinstance(what, Seat) and 0 <= value < seats:
        return (value - k) % seats
    if isinstance(what, Seats):
        return turned_mask(value, k, seats)
    return value


def misfits(
    name: str, value: Any, what: Meaning | None, by: tuple[Axis, ...], stride: int, seats: int
) -> Iterator[str]:
    """Why a value is not what its field declares."""
    if isinstance(value, list | tuple):
        if by:
            axis = by[0]
            most = seats * stride if axis == SEAT else axis.most if isinstance(axis, UpTo) else int(axis)
            if len(value) > most or (isinstance(axis, int) and len(value) not in (0, most)):
                yield f"{name} has {len(value)} entries where {most} are declared"
        for i, item in enumerate(value):
            yield from misfits(f"{name}[{i}]", item, what, by[1:], 1, seats)
    elif what is not None and what.wrong(value, seats):
        yield f"{name} is {value!r}, which is not {what}"
