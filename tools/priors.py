"""What a bot of a level chooses, question by question, as the prior of a game (src/meadhall/games/GAME/prior.json).

    python -m tools.priors GAME [--games 60] [--level normal]

A weight is how much oftener an option was chosen than if all options of its questions had been chosen alike; 1 is not written.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from random import Random

import meadhall
from meadhall.bots import decide
from meadhall.engine import Choose, Subset, Value
from meadhall.engine.prior import FILE, word
from meadhall.engine.subset import DONE
from meadhall.games import find_rules

SEEN = 1.0
"""Expected choices below which nothing is said of an option."""
DOUBT = 1.0
"""Choices and expectations that every option is thought to have had besides."""


def count(game: str, games: int, level: str) -> tuple[dict[str, dict[str, float]], dict[str, dict[str, int]]]:
    """Question -> option -> how often it was to be expected, and how often it was chosen."""
    due: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
    chosen: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    dice = Random(game)
    for number in range(games):
        seats = 2 + number % 2
        table = meadhall.new(game, seats, f"prior-{number}")
        while not table.over:
            asked = table.questions[0]
            if len(asked.values) == 1:
                table.answer(asked.seat, asked.values[0])
                continue
            value = decide(level, table, asked.seat, dice.getrandbits(40))
            for options, option in steps(asked, value):
                for each in options:
                    due[asked.key][word(each)] += 1 / len(options)
                chosen[asked.key][word(option)] += 1
            table.answer(asked.seat, value)
        print(f"{game}: {number + 1} of {games}", file=sys.stderr, flush=True)
    return due, chosen


def steps(asked: Choose, value: Value) -> Iterator[tuple[Sequence[Value], Value]]:
    """The answer as whoever answers step by step gives it: what could be named each time, and what was; a set is also closed."""
    if not isinstance(asked, Subset):
        yield asked.values, value
        return
    chosen = asked.given(value)
    for named in range(len(chosen) + 1):
        options = asked.following(chosen[:named])
        if len(options) > 1:
            yield options, chosen[named] if named < len(chosen) else DONE


def weights(
    due: dict[str, dict[str, float]], chosen: dict[str, dict[str, int]]
) -> dict[str, dict[str, float]]:
    """Question -> option -> weight."""
    out: dict[str, dict[str, float]] = {}
    for key, options in sorted(due.items()):
        found = {
            option: round((chosen[key].get(option, 0) + DOUBT) / (expected + DOUBT), 2)
            for option, expected in sorted(options.items())
            if expected >= SEEN
        }
        told = {option: max(weight, 0.02) for option, weight in found.items() if not 0.9 < weight < 1.1}
        if told:
            out[key] = told
    return out


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools.priors")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--level", default="normal")
    given = parser.parse_args()
    rules = find_rules(given.game)
    found = weights(*count(given.game, given.games, given.level))
    (rules.folder / FILE).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
