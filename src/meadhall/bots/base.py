"""What a bot gets to see, and how long it may think."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Protocol

from meadhall.engine import Choose, Game, MeadhallError, Value


class Outlook:
    """The game as one seat knows it: its question, its view, and worlds that look the same to it.

    `view()`: what the seat sees. `world(number)`: a whole game that might be the true one for all the seat knows; numbers give
    different ones. Both are made on request; nothing that an outlook holds, and no world, is or leads to the game itself.
    """

    __slots__ = ("question", "seat", "seed", "view", "world")

    def __init__(self, game: Game[Any], seat: int, seed: int) -> None:
        asked = game.question(seat)
        if asked is None:
            raise MeadhallError(f"seat {seat} is not asked anything now")
        self.question = Choose(
            seat, asked.key, tuple(asked.values), clause=asked.clause, params=dict(asked.params)
        )
        self.seat = seat
        self.seed = seed
        self.view: Callable[[], dict[str, Any]] = lambda: game.view(seat)
        self.world: Callable[[int], Game[Any]] = lambda number: game.sample_world(seat, f"{seed}:{number}")


class Budget:
    """How much thinking is left: steps make a bot reproducible, seconds make it polite."""

    __slots__ = ("_end", "steps")

    def __init__(self, steps: int, seconds: float | None = None) -> None:
        self.steps = steps
        self._end = None if seconds is None else time.monotonic() + seconds

    def spend(self) -> bool:
        """Use one step; False when nothing is left."""
        self.steps -= 1
        return self.steps >= 0 and (self._end is None or time.monotonic() < self._end)

    @property
    def left(self) -> bool:
        """Is there anything left?"""
        return self.steps > 0 and (self._end is None or time.monotonic() < self._end)


class Bot(Protocol):
    """Anything that answers questions."""

    def choose(self, outlook: Outlook, budget: Budget) -> Value:
        """One of the options of the open question."""
        ...
