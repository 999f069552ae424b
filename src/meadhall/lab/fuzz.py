"""Random games under every law. A game that breaks one leaves its saga behind."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import meadhall
from meadhall.engine import Rules, Value
from meadhall.games import find_rules
from meadhall.laws import LawBroken, check


@dataclass(frozen=True)
class FuzzTask:
    """One game to play: which, and the numbers it is made from."""

    game: str
    seed: int
    number: int
    every: int


@dataclass(frozen=True)
class Fuzzed:
    """What came of it; `broken` says which law, `saga` shows how."""

    game: str
    name: str
    answers: int = 0
    choices: int = 0
    checks: int = 0
    longest_frame: int = 0
    broken: str = ""
    saga: str = ""


def fitting_options(rules: Rules[Any], seats: int, random: Random) -> dict[str, Value]:
    """Random options, as far as they fit each other and the number of seats."""
    options = rules.parse_options({})
    for name in random.sample(list(rules.options), len(rules.options)):
        tried = {**options, name: random.choice(rules.options[name].choices)}
        if rules.why_not_table(seats, tried) is None:
            options = tried
    return options


def fuzz(task: FuzzTask) -> Fuzzed:
    """Play one random game with a random number of seats and random options, half of them eagerly, and hold every law."""
    random = Random(f"{task.seed}:{task.number}")
    rules = find_rules(task.game)
    seats = random.choice(rules.seats)
    options = fitting_options(rules, seats, random)
    while rules.why_not_table(seats, options) is not None:
        options = fitting_options(rules, seats, random)
    name = f"{task.game}-{task.seed}-{task.number}"
    try:
        game = meadhall.new(task.game, seats, f"{task.seed}-{task.number}", options)
        # not by the number, which also says whose turn among the games it is
        eager = 0.9 * random.randrange(2)
        slow = min(0.02, 0.1 / task.every)
        played = check(game, random, every=task.every, slow=slow, eager=eager)
    except LawBroken as error:
        return Fuzzed(task.game, name, broken=str(error), saga=error.saga)
    except Exception as error:  # whatever it is, it is a finding
        where = f"{seats} seats, options {options}"
        return Fuzzed(task.game, name, broken=f"{type(error).__name__} with {where}: {error}")
    return Fuzzed(
        task.game, name, played.answers, played.choices, played.checks, longest_frame=played.longest_frame
    )
