"""What a bot gets to see, and how long it may think."""

from __future__ import annotations

import time
from typing import Any, Protocol

from meadhall.engine import Choose, Game, MeadhallError, Value


class Outlook:
    """The game as one seat knows it: its question, its view, and worlds that look the same to it."""

    __slots__ = ("_game", "question", "seat", "seed")

    def __init__(self, game: Game[Any], seat: int, seed: int) -> None:
        question = game.question(seat)
        if question is None:
            raise MeadhallError(f"seat {seat} is not asked anything now")
        self._game = game
        self.question: Choose = question
        self.seat = seat
        self.seed = seed

    def view(self) -> dict[str, Any]:
        """What the seat sees."""
        return self._game.view(self.seat)

    def world(self, number: int) -> Game[Any]:
        """A whole game that might be the true one for all the seat knows; numbers give different ones."""
        return self._game.sample_world(self.seat, f"{self.seed}:{number}")


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
