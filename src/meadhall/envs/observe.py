"""What a seat sees, as a vector of fixed length.

In this order, all seats counted from the one that looks:

1. public numbers of the state, field by field: how many there are, then the numbers (lists of one number per seat are turned so that the
   seat's own comes first); a word becomes 1 + its place among the game's words;
2. zones, field by field and part by part: for each definition how many of its components the seat sees there, then how many it cannot see;
3. the question: one place for each question of the game, then one for each answer of the action table that its parameters name.

The length of a field is the longest it gets in a few games played at random with fixed seeds; what goes beyond is cut off.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

import meadhall
from meadhall.engine import Game
from meadhall.engine.view import view
from meadhall.envs.actions import ActionTable, action_table
from meadhall.games import find_rules

PROBES = 6

Vector: TypeAlias = npt.NDArray[np.float32]
Mask: TypeAlias = npt.NDArray[np.int8]


class Slot(NamedTuple):
    """A stretch of the vector."""

    name: str
    start: int
    length: int


class Layout:
    """Where everything stands in the vector of a game with so many seats."""

    def __init__(self, game: str, seats: int) -> None:
        rules = find_rules(game)
        self.actions: ActionTable = action_table(game)
        self.seats = seats
        self.asks = {key: n for n, key in enumerate(rules.keys.asks)}
        self.words = {
            word: n
            for n, word in enumerate(sorted({str(v).rpartition(":")[2] for v in self.actions.values}), 1)
        }
        self.definitions = {
            kind: {
                name: n
                for n, name in enumerate(sorted({f"{kind}:{each.partition('#')[0]}" for each in names}))
            }
            for kind, names in rules.kinds.items()
        }
        self.kind_of = {field.name: field.kind for field in rules.state.zones}
        lengths, parts = _probe(game, seats)
        self.slots: list[Slot] = []
        at = 0
        for name, length in lengths.items():
            at = self._add(f"state.{name}", at, length + 1)
        for name, count in parts.items():
            for part in range(count):
                at = self._add(f"zones.{name}.{part}", at, len(self.definitions[self.kind_of[name]]) + 1)
        at = self._add("question", at, len(self.asks))
        at = self._add("context", at, len(self.actions))
        self.length = at
        self._fields = lengths
        self._parts = parts

    def _add(self, name: str, at: int, length: int) -> int:
        self.slots.append(Slot(name, at, length))
        return at + length

    def vector(self, game: Game[Any], seat: int) -> Vector:
        """What `seat` sees now."""
        seen = view(game, seat)
        out = np.zeros(self.length, dtype=np.float32)
        slots = iter(self.slots)
        for name, length in self._fields.items():
            start = next(slots).start
            numbers = self._numbers(seen["state"][name], seat)
            out[start] = len(numbers)
            cut = numbers[:length]
            out[start + 1 : start + 1 + len(cut)] = cut
        for name, count in self._parts.items():
            pile = self._turned(seen["zones"][name], seat)
            table = self.definitions[self.kind_of[name]]
            parts = pile if count > 1 or (pile and isinstance(pile[0], list)) else [pile]
            for part in range(count):
                start = next(slots).start
                for value in _flat(parts[part]) if part < len(parts) else ():
                    place = len(table) if value is None else table[value.partition("#")[0]]
                    out[start + place] += 1
        question = seen["question"]
        ask, context = next(slots), next(slots)
        if question is not None:
            if question["key"] in self.asks:
                out[ask.start + self.asks[question["key"]]] = 1
            for value in question["params"].values():
                if value in self.actions.index:
                    out[context.start + self.actions.index[value]] = 1
        return out

    def mask(self, game: Game[Any], seat: int) -> Mask:
        """1 for every answer the seat may give now."""
        out = np.zeros(len(self.actions), dtype=np.int8)
        question = game.question(seat)
        if question is not None and seat in game.waiting:
            out[[self.actions.number(value) for value in question.values]] = 1
        return out

    def _turned(self, value: Any, seat: int) -> Any:
        """A list with something for each seat, the looking seat's first."""
        if isinstance(value, list) and len(value) == self.seats:
            return value[seat:] + value[:seat]
        return value

    def _numbers(self, value: Any, seat: int) -> list[float]:
        turned = self._turned(value, seat)
        return [
            float(self.words.get(item, 0)) if isinstance(item, str) else float(item)
            for item in _flat(turned if isinstance(turned, list | tuple) else [turned])
        ]


def _flat(value: Any) -> list[Any]:
    if isinstance(value, list | tuple):
        return [leaf for item in value for leaf in _flat(item)]
    return [value]


def _probe(game: str, seats: int) -> tuple[dict[str, int], dict[str, int]]:
    """The longest each public field gets, and the number of parts of each zone, in a few fixed games."""
    lengths: dict[str, int] = {}
    parts: dict[str, int] = {}
    for seed in range(PROBES):
        table = meadhall.new(game, seats, f"probe-{seed}")
        random = Random(seed)
        while True:
            for field in table.s.fields:
                value = getattr(table.s, field.name)
                if field.role == "plain" and field.see == "all":
                    lengths[field.name] = max(lengths.get(field.name, 0), len(_flat(value)))
                elif field.role == "zone":
                    count = len(value) if field.depth > 1 else 1
                    parts[field.name] = max(parts.get(field.name, 1), count)
            if table.over:
                break
            question = random.choice(table.questions)
            table.answer(question.seat, random.choice(question.values))
    return lengths, parts


@cache
def layout(game: str, seats: int) -> Layout:
    """The layout of a game with so many seats."""
    return Layout(game, seats)
