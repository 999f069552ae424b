"""A value that was learned from games: a small network over numbers that the game declares (`games/GAME/features.py`).

What a seat is told of a position is w x + v tanh(W x + b), x being its features: the logarithm of how much likelier its win is than that of a
seat with 0. Chances are proportional to its exponential, for any number of seats. The weights are a file of the game, made by tools/learn.py;
nothing but the standard library reads them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
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

EXPONENTIAL = Scale(1.0, (1.0,))
OWN, RIVAL = "own-", "rival-"
"""Before the name of a feature that one side alone counts."""

Features = Callable[[Any, int], list[float]]
Parts = Mapping[str, tuple[str, ...]]
"""Names of purse or stakes -> the features that speak of the same thing; those that both sides count are named without whose they are."""


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
    """Do bots play better by it than by the game's own value, and does it foretell better who wins? Only then they go by it unasked, and
    chances, hints and reviews as well (docs/bots.md has what was measured)."""
    parts: Parts = field(default_factory=dict)
    burdens: frozenset[str] = frozenset()
    """Those of them that one would rather have less of."""

    def chances(self, state: Any) -> list[float]:
        """How likely everybody wins who plays, each judged with what it knows itself."""
        return EXPONENTIAL.of(self.told(state), 0.0)

    def told(self, state: Any) -> list[float]:
        """What the network makes of the position, by seat."""
        assert self.network is not None
        return [self.network.of(self.features(state, seat)) for seat in range(self.seats(state))]

    def speaks(self, part: str, own: bool, better: Sequence[float], other: Sequence[float]) -> float:
        """What that part of two positions' features makes of their difference, told by switching it between them, both ways; `own`: the
        seat's own side of it, else its rival's."""
        assert self.network is not None
        places = self._places(part, own)
        if not places:
            return 0.0
        less, more = list(better), list(other)
        for place in places:
            less[place], more[place] = other[place], better[place]
        of = self.network.of
        return (of(better) - of(less) + of(more) - of(other)) / 2

    def _places(self, part: str, own: bool) -> list[int]:
        features = self.parts.get(part, ())
        wanted = {*features, *((OWN if own else RIVAL) + name for name in features)}
        return [place for place, name in enumerate(self.names) if name in wanted]

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
    parts: Parts | None = None,
    burdens: Iterable[str] = (),
) -> Learned:
    """What a game keeps in its folder of what was learned; weights of other features are refused."""
    path = folder / FILE
    if not path.exists():
        return Learned(tuple(names), features, seats, None, False, parts or {}, frozenset(burdens))
    kept = json.loads(path.read_text(encoding="utf-8"))
    if kept["names"] != list(names):
        odd = sorted(set(kept["names"]) ^ set(names)) or ["another order"]
        raise ContentError(f"{FILE} was learned from other features: {', '.join(odd)}")
    hidden = tuple(tuple(each) for each in kept["hidden"])
    network = Network(tuple(kept["straight"]), hidden, tuple(kept["bias"]), tuple(kept["out"]))
    return Learned(tuple(names), features, seats, network, better, parts or {}, frozenset(burdens))


def learning(rules: Rules[Any]) -> Rules[Any]:
    """The rules of a game as somebody plays it who goes by what was learned."""
    if rules.learned is None:
        raise MeadhallError(f"nothing was learned about {rules.id} yet")
    return rules.learned.playing(rules)
