"""What bots are given and what they give back, as plain data: they think somewhere else, and never get the game itself."""

from __future__ import annotations

import base64
import pickle
import secrets
from dataclasses import asdict
from random import Random
from typing import Any, TypedDict

from meadhall import bots
from meadhall.engine import Answer, Choose, Game, Packed, Value
from meadhall.engine.subset import Subset, fits, named
from meadhall.games import find_rules

INSTEAD = "normal"


def pack(game: Game[Any], seat: int, seed: int) -> Packed:
    """What a bot at `seat` may know, as plain data: a world dealt anew."""
    return game.sample_world(seat, seed).pack()


def asked(game: Game[Any], seat: int) -> Choose:
    """What the seat is asked. To be looked up anew after every wait: meanwhile the game may have been played on (`Game.onward`)."""
    question = game.question(seat)
    assert question is not None
    return question


def answers(game: Game[Any], seat: int, value: Value) -> bool:
    """Is that an answer to what the seat is asked? Anything is, where it is asked no more: another process was quicker, and nobody takes it."""
    question = game.question(seat)
    return question is None or fits(question, Answer(seat, question.key, value))


def as_text(data: Packed) -> str:
    """A position as text."""
    return base64.b64encode(pickle.dumps(data)).decode()


def of_text(text: str) -> Packed:
    """The same back. Only ever given what the page itself, or the hall that it came from, has written a moment ago."""
    data: Packed = pickle.loads(base64.b64decode(text))
    return data


def world(game: Game[Any], seat: int, level: str) -> dict[str, Any]:
    """A hint for whoever asks to think out himself: what a bot at that seat would be given, and never the game."""
    seed, kind = secrets.randbits(31), "advise" if bots.weighs(game, asked(game, seat)) else "decide"
    data = as_text(pack(game, seat, seed))
    return {"kind": kind, "game": game.rules.id, "level": level, "seed": seed, "data": data}


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
        {"value": o.value, "chance": round(o.mean, 5), "error": round(min(1.0, o.error), 5), "tries": o.tries}
        for o in advice.thought.options
    ]
    return {"value": advice.choice, "level": "", "options": options, "why": [asdict(r) for r in advice.why]}


def some_answer(question: Choose, seed: int) -> Value:
    """A legal answer, if a bot gives none."""
    if isinstance(question, Subset):
        return named(question.suggestion or next(question.sets()))
    return Random(seed).choice(list(question.values))
