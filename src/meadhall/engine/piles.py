"""Piles: what seldom changes is kept as tuples of tuples, which copies of a state share. Nothing here changes its argument."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from meadhall.engine.state import replaced

Pile: TypeAlias = tuple[int, ...]
Piles: TypeAlias = tuple[Pile, ...]
"""A pile for each seat, place or kind."""


def empty(count: int) -> Piles:
    """So many empty piles."""
    return ((),) * count


def put(piles: Piles, i: int, pile: Iterable[int]) -> Piles:
    """The piles with another one at `i`."""
    return replaced(piles, i, tuple(pile))


def added(piles: Piles, i: int, *items: int) -> Piles:
    """The piles with more on top of pile `i`."""
    return replaced(piles, i, (*piles[i], *items))


def without(pile: Pile, item: int) -> Pile:
    """The pile without the item."""
    return tuple([each for each in pile if each != item])


def removed(piles: Piles, i: int, item: int) -> Piles:
    """The piles without the item in pile `i`."""
    return replaced(piles, i, without(piles[i], item))


def raised(rows: Piles, i: int, j: int, by: int) -> Piles:
    """Rows of numbers with the one at `i`, `j` changed by so much."""
    return replaced(rows, i, replaced(rows[i], j, rows[i][j] + by))
