"""What a bot gets to see, and how long it may think."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Protocol

from meadhall.engine import Choose, Game, MeadhallError, Value
from meadhall.engine.characters import find_character
from meadhall.engine.learned import learning

work_clock: Callable[[], float] = getattr(time, "thread_time", time.monotonic)
"""Seconds of this thread's own work; a browser does not tell them, and its worker has nothing else to do."""

UNLIMITED = 1_000_000
"""Steps, where only time counts."""


class Outlook:
    """The game as one seat knows it: its question, its view, and worlds that look the same to it.

    `view()`: what the seat sees. `world(number)`: a whole game that might be the true one for all the seat knows; numbers give
    different ones. An outlook is made from a world that was dealt anew for the seat; nothing that it holds, not even the insides of
    its functions, is or leads to the game itself. In the eyes of a `character`, a position has what it likes besides; who goes by what was
    `learned` values it so.
    """

    __slots__ = ("question", "seat", "seed", "view", "world")

    def __init__(
        self, game: Game[Any], seat: int, seed: int, character: str = "", learned: bool = False
    ) -> None:
        asked = game.question(seat)
        if asked is None:
            raise MeadhallError(f"seat {seat} is not asked anything now")
        self.question = Choose(
            seat, asked.key, tuple(asked.values), clause=asked.clause, params=dict(asked.params)
        )
        self.seat = seat
        self.seed = seed
        dealt = game.sample_world(seat, f"{seed}:outlook")
        dealt.explicit_chance = False  # a world throws its own dice, whoever throws those of the game
        if learned:
            dealt.rules = learning(dealt.rules)
        if character:
            dealt.rules = find_character(dealt.rules, character).playing(dealt.rules, seat)
        self.view: Callable[[], dict[str, Any]] = lambda: dealt.view(seat)
        self.world: Callable[[int], Game[Any]] = lambda number: dealt.sample_world(seat, f"{seed}:{number}")


class Budget:
    """How much thinking is left: steps make a bot reproducible, seconds make it polite.

    `cpu`: seconds of this thread's own work, as a level is allotted them, however busy the machine is.
    """

    __slots__ = ("_cpu", "_end", "steps")

    def __init__(self, steps: int, seconds: float | None = None, cpu: float | None = None) -> None:
        self.steps = steps
        self._end = None if seconds is None else time.monotonic() + seconds
        self._cpu = None if cpu is None else work_clock() + cpu

    def spend(self) -> bool:
        """Use one step; False when nothing is left."""
        self.steps -= 1
        return self.steps >= 0 and self.in_time

    @property
    def left(self) -> bool:
        """Is there anything left?"""
        return self.steps > 0 and self.in_time

    @property
    def in_time(self) -> bool:
        """Is there time left?"""
        return (self._end is None or time.monotonic() < self._end) and (
            self._cpu is None or work_clock() < self._cpu
        )

    def part(self, steps: int, share: float = 1.0) -> Budget:
        """So many steps of it, in this share of the work that is left."""
        part = Budget(steps)
        part._end = self._end
        if self._cpu is not None:
            now = work_clock()
            part._cpu = now + share * (self._cpu - now)
        return part


class Bot(Protocol):
    """Anything that answers questions."""

    def choose(self, outlook: Outlook, budget: Budget) -> Value:
        """One of the options of the open question."""
        ...
