"""What a seat sees, as a vector of fixed length, made from the state and its declarations.

In this order, all seats counted from the one that looks:

1. the public fields of the state and the zones, in the order of declaration (slots.py);
2. who is waited for;
3. the question that the seat is asked: which one it is, what it is about (the values its parameters name, and their numbers), and of a
   set that is being chosen, what is chosen so far.

Every slot has a name, a least and a most. What does not fit is an error: nothing is cut off.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import cache
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from meadhall.engine import Choose, EngineError, Game, State, Subset
from meadhall.envs.actions import ActionTable, action_table
from meadhall.envs.slots import Places, Slot
from meadhall.games import find_rules

Vector: TypeAlias = npt.NDArray[np.float32]
Mask: TypeAlias = npt.NDArray[np.int8]

NUMBERS = 7
"""How many numbers the parameters of a question can hold."""
NUMBER_SCALE, NUMBER_MOST = 10, 10_000


class Layout:
    """Where everything stands in the vector of a game with so many seats."""

    def __init__(self, game: str, seats: int) -> None:
        rules = find_rules(game)
        self.game = game
        self.seats = seats
        self.actions: ActionTable = action_table(game)
        self.places = Places(rules, seats)
        self.slots: list[Slot] = list(self.places.slots)
        self._waiting = self._add(f"waiting&{name}" for name in self.places.seat_names()[:seats])
        start = self._add(f"asked={key}" for key in rules.keys.asks)
        self._asked = {key: start + n for n, key in enumerate(rules.keys.asks)}
        self._numbers = len(self.slots)
        self.slots += [Slot(f"number[{n}]", 0, NUMBER_MOST / NUMBER_SCALE) for n in range(NUMBERS)]
        self._about = self._add(f"about={value}" for value in self.actions.values)
        self._chosen = self._add(f"chosen={value}" for value in self.actions.values)
        self.length = len(self.slots)
        self._blank = bytes(8 * self.length)

    def bounds(self) -> tuple[Vector, Vector]:
        """The least and the most of every slot."""
        least, most = zip(*((slot.least, slot.most) for slot in self.slots), strict=True)
        return np.array(least, dtype=np.float32), np.array(most, dtype=np.float32)

    def _add(self, names: Iterable[str]) -> int:
        start = len(self.slots)
        self.slots += [Slot(name, 0, 1) for name in names]
        return start

    def vector(self, game: Game[Any], seat: int) -> Vector:
        """What `seat` sees now."""
        return self.look(game.s, game.questions, seat)

    def look(self, state: State, questions: list[Choose], seat: int) -> Vector:
        """What `seat` sees of a state in which these questions are open."""
        out = array("d", self._blank)
        self.places.write(out, state, seat)
        for ask in questions:
            out[self._waiting + (ask.seat - seat) % self.seats] = 1.0
            if ask.seat == seat:
                self._question(out, ask)
        return np.frombuffer(out).astype(np.float32)

    def _question(self, out: array[float], ask: Choose) -> None:
        if ask.key not in self._asked:
            raise EngineError(f"{self.game} asks {ask.key!r}, which keys.py does not declare")
        out[self._asked[ask.key]] = 1.0
        number = self.actions.index_for(ask.seat, self.seats)
        count = 0
        for value in ask.params.values():
            if isinstance(value, int):
                if count == NUMBERS or not 0 <= value <= NUMBER_MOST:
                    raise EngineError(
                        f"{self.game}: {ask.key!r} has numbers that no vector holds: {ask.params}"
                    )
                out[self._numbers + count] = value / NUMBER_SCALE
                count += 1
            else:
                out[self._about + number[value]] = 1.0
        if isinstance(ask, Subset):
            for value in ask.chosen:
                out[self._chosen + number[value]] += 1 / ask.members.count(value)

    def mask(self, game: Game[Any], seat: int) -> Mask:
        """1 for every answer the seat may give now."""
        return self.mask_of(game.questions, seat)

    def mask_of(self, questions: list[Choose], seat: int) -> Mask:
        """1 for every answer the seat may give to one of these questions."""
        out = np.zeros(len(self.actions), dtype=np.int8)
        for ask in questions:
            if ask.seat == seat:
                number = self.actions.index_for(seat, self.seats)
                out[[number[value] for value in ask.values]] = 1
        return out


@cache
def layout(game: str, seats: int) -> Layout:
    """The layout of a game with so many seats."""
    return Layout(game, seats)
