"""The chance to win, on one scale for all games: from the value of the position to each seat and how much of the game is over.

Where seats play against each other, the chances are proportional to exp(k v), v being the seat's value and k = k0 + k1 t + k2 t^2 for a
share t of the game that is over; a win shared by w seats counts 1/w for each. Where a value was learned that foretells better (engine/learned.py),
they are proportional to its exponential. Where all win or lose together, the chance is
1 / (1 + exp(-(b0 + b1 t + k v))). The numbers were fitted to games of bots and are kept in a file of the game (tools/chances.py).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from pathlib import Path
from typing import TYPE_CHECKING, Any

from meadhall.engine.errors import MeadhallError

if TYPE_CHECKING:
    from meadhall.engine.game import Game
    from meadhall.engine.rules import Rules

FILE = "chances.json"
WORLDS = 8
"""Worlds over which somebody who does not see everything has to take the mean."""
SPECTATOR = -1
STEEPEST = 30.0


@dataclass(frozen=True)
class Scale:
    """What turns values into chances. `unit`: values are counted in it, so that the other numbers are of a handy size."""

    unit: float
    slopes: tuple[float, ...]
    bias: tuple[float, ...] = ()

    def of(self, values: Sequence[float], over: float) -> list[float]:
        """The chances of the seats of these values."""
        slope = max(0.0, _polynomial(self.slopes, over))
        if self.bias:
            return [_logistic(_polynomial(self.bias, over) + slope * value / self.unit) for value in values]
        top = max(values)
        weights = [exp(max(-STEEPEST, slope * (value - top) / self.unit)) for value in values]
        return [weight / sum(weights) for weight in weights]


def _polynomial(factors: Sequence[float], x: float) -> float:
    return sum(factor * x**power for power, factor in enumerate(factors))


def _logistic(x: float) -> float:
    return 1 / (1 + exp(-max(-STEEPEST, min(STEEPEST, x))))


def scale_of(folder: Path) -> Scale | None:
    """The scale that a game keeps in its folder, if it has one."""
    path = folder / FILE
    if not path.exists():
        return None
    kept = json.loads(path.read_text(encoding="utf-8"))
    return Scale(kept["unit"], tuple(kept["slopes"]), tuple(kept["bias"]))


def chances(game: Game[Any]) -> list[float]:
    """By seat, as somebody would judge who sees everything."""
    learned = game.rules.learned
    if learned is not None and learned.better and not game.over:
        return learned.chances(game.s)[: game.seats]
    return by_value(game)


def by_value(game: Game[Any]) -> list[float]:
    """The same by the value that the rules have, whether or not another one foretells better: what a bot goes by."""
    if game.over:
        winners = game.winners()
        share = 1.0 if game.rules.cooperative or not winners else 1 / len(winners)
        return [share if seat in winners else 0.0 for seat in range(game.seats)]
    scale, over = game.rules.scale, game.rules.progress
    if scale is None or over is None:
        raise MeadhallError(f"{game.rules.id} has no scale for the chance to win")
    return scale.of(values(game.rules, game.s, game.seats), over(game.s))[: game.seats]


def values(rules: Rules[Any], state: Any, seats: int) -> list[float]:
    """What the position is worth to everybody who plays, those without a person among them."""
    if rules.standings is not None:
        return rules.standings(state)
    assert rules.value is not None
    return [rules.value(state, seat) for seat in range(seats)]


def as_seen(game: Game[Any], seat: int | None) -> list[float]:
    """By seat, with what `seat` knows (None: a spectator): the mean over worlds that look the same to it."""
    if game.over or game.rules.open:
        return chances(game)
    who = SPECTATOR if seat is None else seat
    seen = [chances(game.sample_world(who, f"chance:{game.position}:{n}")) for n in range(WORLDS)]
    return [sum(each) / WORLDS for each in zip(*seen, strict=True)]
