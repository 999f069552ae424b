"""A value that was learned from games: a small network over numbers that the game declares (`games/GAME/features.py`).

What a seat is told of a position is w x + v tanh(W x + b), x being its features: the logarithm of how much likelier its win is than that of a
seat with 0. Chances are proportional to its exponential, for any number of seats. The weights are a file of the game, made by tools/learn.py;
nothing but the standard library reads them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass
from math import tanh
from operator import mul
from pathlib import Path
from typing import TYPE_CHECKING, Any

from meadhall.engine.content import ContentError
from meadhall.engine.errors import MeadhallError
from meadhall.engine.winning import Scale

if TYPE_CHECKING:
    from meadhall.engine.rules import Rules

FILE = "learned.json"
SURE = 8.0
"""What a game that is over comes to at most."""
UNIT = 6.0
"""What the logarithm is counted in, so that it is of the size of the games' own values: what a character likes weighs as much beside it."""

Features = Callable[[Any, int], list[float]]


@dataclass(frozen=True)
class Network:
    """Weights: of the straight way by feature, of the hidden cells by feature, their biases, and of the way out by cell."""

    straight: tuple[float, ...]
    hidden: tuple[tuple[float, ...], ...]
    bias: tuple[float, ...]
    out: tuple[float, ...]

    def of(self, features: Sequence[float]) -> float:
        """What it makes of the features."""
        total: float = sum(map(mul, self.straight, features))
        for weights, bias, out in zip(self.hidden, self.bias, self.out, strict=True):
            total += out * tanh(sum(map(mul, weights, features), bias))
        return total


@dataclass(frozen=True)
class Learned:
    """What a game declares to be learned from, and what was learned; without a network nothing was yet."""

    names: tuple[str, ...]
    features: Features
    seats: Callable[[Any], int]
    """How many play, those without a person among them."""
    network: Network | None = None
    better: bool = False
    """Do bots play better by it than by the game's own value? Only then they do so unasked (docs/bots.md has what was measured)."""

    def playing(self, rules: Rules[Any]) -> Rules[Any]:
        """The rules with the learned value in place of the game's own; a game that is over is judged by its own."""
        network, features, seats = self.network, self.features, self.seats
        value, progress = rules.value, rules.progress
        if network is None or value is None or progress is None:
            raise MeadhallError(f"nothing was learned about {rules.id} yet")

        def judged(state: Any, seat: int) -> float:
            if progress(state) >= 1.0:
                lead = value(state, seat)
                return UNIT * SURE * lead / (1.0 + abs(lead))
            return UNIT * network.of(features(state, seat))

        def all_judged(state: Any) -> list[float]:
            return [judged(state, seat) for seat in range(seats(state))]

        changed = copy(rules)
        for name, new in {"value": judged, "standings": all_judged, "scale": Scale(UNIT, (1.0,))}.items():
            object.__setattr__(changed, name, new)
        return changed


def learned_of(
    folder: Path,
    names: Sequence[str],
    features: Features,
    seats: Callable[[Any], int],
    better: bool = False,
) -> Learned:
    """What a game keeps in its folder of what was learned; weights of other features are refused."""
    path = folder / FILE
    if not path.exists():
        return Learned(tuple(names), features, seats)
    kept = json.loads(path.read_text(encoding="utf-8"))
    if kept["names"] != list(names):
        odd = sorted(set(kept["names"]) ^ set(names)) or ["another order"]
        raise ContentError(f"{FILE} was learned from other features: {', '.join(odd)}")
    hidden = tuple(tuple(each) for each in kept["hidden"])
    network = Network(tuple(kept["straight"]), hidden, tuple(kept["bias"]), tuple(kept["out"]))
    return Learned(tuple(names), features, seats, network, better)


def learning(rules: Rules[Any]) -> Rules[Any]:
    """The rules of a game as somebody plays it who goes by what was learned."""
    if rules.learned is None:
        raise MeadhallError(f"nothing was learned about {rules.id} yet")
    return rules.learned.playing(rules)
