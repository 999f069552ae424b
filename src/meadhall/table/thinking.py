"""What bots are given and what they give back, as plain data: they think somewhere else, and never get the game itself."""

from __future__ import annotations

from dataclasses import asdict
from random import Random
from typing import Any, TypedDict

from meadhall import bots
from meadhall.engine import Choose, Game, Packed, Value
from meadhall.engine.subset import Subset, named
from meadhall.games import find_rules

INSTEAD = "normal"


def pack(game: Game[Any], seat: int, seed: int) -> Packed:
    """What a bot at `seat` may know, as plain data: a world dealt anew."""
    return game.sample_world(seat, seed).pack()


def think(data: Packed, level: str, seat: int, seed: int, seconds: float) -> Value:
    """Runs in a worker process."""
    return bots.decide(level, Game.unpack(find_rules(data.game), data), seat, seed, seconds)


class Hint(TypedDict):
    """What a bot would do: options with chance to win, standard error and tries, the best first; what the best has over the next."""

    value: Value
    level: str
    options: list[dict[str, Any]]
    why: list[dict[str, Any]]


def counsel(data: Packed, seat: int, seed: int, seconds: float) -> Hint:
    """Runs in a worker process."""
    advice = bots.advise(Game.unpack(find_rules(data.game), data), seat, seed, seconds)
    options = [
        {"value": o.value, "chance": round(o.mean, 3), "error": round(min(1.0, o.error), 3), "tries": o.tries}
        for o in advice.thought.options
    ]
    return {"value": advice.choice, "level": "", "options": options, "why": [asdict(r) for r in advice.why]}


def some_answer(question: Choose, seed: int) -> Value:
    """A legal answer, if a bot gives none."""
    if isinstance(question, Subset):
        return named(question.suggestion or next(question.sets()))
    return Random(seed).choice(list(question.values))
