"""Worked examples as positions: the scenarios that name an example of the rules, laid out and played by the rules themselves.

The tests hold every scenario to what it says, so what is drawn from one is what the rules do.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from meadhall.engine import CHANCE, Game, Value
from meadhall.games import SHELF
from meadhall.scenario import Scenario, lay_out, read

HERE = Path(__file__).parent
FOLDERS = (HERE / "scenarios", HERE.parent.parent / "tests" / "scenarios")
"""In an installed package, and in the repository."""


class Answered(NamedTuple):
    """What somebody answered, or the dice gave."""

    seat: int
    key: str
    value: Value


class Example(NamedTuple):
    """A position, what was answered there, and the position it led to, as the first seat that is asked sees them."""

    name: str
    seat: int | None
    before: Game[Any]
    answers: list[Answered]
    after: Game[Any]


@cache
def _scenarios(game: str) -> tuple[Scenario, ...]:
    folder = next((each / SHELF[game] for each in FOLDERS if (each / SHELF[game]).is_dir()), None)
    return tuple(read(path) for path in sorted(folder.glob("*.toml"))) if folder is not None else ()


@cache
def drawn(game: str) -> dict[str, int]:
    """Clause -> how many scenarios show it; only clauses that are examples have one of their own name."""
    found: dict[str, int] = {}
    for scenario in _scenarios(game):
        for clause in scenario.clauses[:1]:
            found[clause] = found.get(clause, 0) + 1
    return found


def examples(game: str, clause: str) -> list[Example]:
    """The scenarios whose first clause this is, played."""
    return [_played(each) for each in _scenarios(game) if each.clauses[:1] == [clause]]


def _played(scenario: Scenario) -> Example:
    before = lay_out(scenario.given, scenario.frame)
    after = lay_out(scenario.given, scenario.frame)
    answers = []
    for step in scenario.when:
        if "answer" not in step:
            continue
        seat = int(step["seat"])
        asked = after.chance if seat == CHANCE else after.question(seat)
        answers.append(Answered(seat, "" if asked is None else asked.key, step["answer"]))
        after.answer(seat, step["answer"])
    seats = [answer.seat for answer in answers if answer.seat != CHANCE]
    first = before.waiting[0] if before.waiting else 0
    return Example(scenario.name.removesuffix(".toml"), seats[0] if seats else first, before, answers, after)
