"""Scenarios: a position, some answers, and what must be true then - in ten lines of TOML.

title = "Pillage needs a figure in the area"
clauses = ["BR-14.1.2"]
frame = ["turn", 0]
[given]
game = "blood-rage"
seats = 3
…                                  # whatever the game's `arrange` understands
[[when]]
seat = 0
ask = "action"
answer = "pillage"
[[when]]
seat = 0
blocked = "province:gimle"
clause = "BR-14.1.2"
[then]
"state.glory.0" = 5
"state.hands.0.count" = 2          # how many are in the list
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from meadhall.engine import CHANCE, Game, MeadhallError, ScenarioError
from meadhall.engine.view import describe
from meadhall.games import find_rules

TABLE_KEYS = ("game", "seats", "seed", "options", "dice")
"""`dice = true`: dice and draws are answered by the steps too, as seat -1."""


@dataclass
class Scenario:
    """A scenario file that has been read."""

    name: str
    title: str
    clauses: list[str]
    given: dict[str, Any]
    frame: tuple[Any, ...]
    when: list[dict[str, Any]]
    then: dict[str, Any]


def read(path: str | Path) -> Scenario:
    """Read a scenario file; a bad one is refused with its name and what was expected."""
    path = Path(path)
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ScenarioError(f"there is no scenario file {str(path)!r}") from None
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ScenarioError(f"{path.name} cannot be read: {error}") from None
    odd = set(data) - {"title", "clauses", "frame", "given", "when", "then"}
    if odd:
        raise ScenarioError(f"{path.name}: unknown part {sorted(odd)[0]!r}")
    if not isinstance(data.get("given"), dict) or "game" not in data["given"]:
        raise ScenarioError(f"{path.name}: [given] must name the game")
    return Scenario(
        path.name,
        str(data.get("title", path.stem)),
        list(data.get("clauses", [])),
        data["given"],
        tuple(data.get("frame", ())),
        list(data.get("when", [])),
        dict(data.get("then", {})),
    )


def lay_out(given: dict[str, Any], frame: tuple[Any, ...] = ()) -> Game[Any]:
    """The game at the given position. With a frame, nothing but that frame is on the agenda."""
    rules = find_rules(str(given["game"]))
    options = rules.parse_options(given.get("options", {}))
    game = Game(
        rules, int(given.get("seats", rules.seats.stop - 1)), options, str(given.get("seed", 1))
    ).begin()
    rules = game.rules
    arrangement = {key: value for key, value in given.items() if key not in TABLE_KEYS}
    if rules.arrange is not None and (arrangement or frame):
        rules.arrange(game.play, arrangement)
    elif arrangement:
        raise ScenarioError(f"{rules.id} cannot be arranged")
    if frame:
        if frame[0] not in rules.frames:
            raise ScenarioError(f"{rules.id} has no frame {frame[0]!r}; it has: {', '.join(rules.frames)}")
        game.s.agenda = [(str(frame[0]), tuple(frame[1:]))]
    game.explicit_chance = bool(given.get("dice", False))
    if arrangement or frame:
        game.restart()
    return game


def run(scenario: Scenario) -> Game[Any]:
    """Play a scenario and check it; raises ScenarioError at the first thing that is not as written."""
    game = lay_out(scenario.given, scenario.frame)
    for number, step in enumerate(scenario.when, 1):
        _step(game, step, f"{scenario.name}, step {number}")
    for path, expected in scenario.then.items():
        _expect(game, path, expected, scenario.name)
    return game


def _step(game: Game[Any], step: dict[str, Any], where: str) -> None:
    seat = step.get("seat")
    odd = set(step) - {"seat", "ask", "answer", "blocked", "clause"}
    if odd or not isinstance(seat, int):
        raise ScenarioError(
            f"{where}: a step has seat, ask, answer or blocked, clause"
            + (f", not {sorted(odd)[0]!r}" if odd else "")
        )
    if seat == CHANCE and game.chance is not None and set(step) <= {"seat", "ask", "answer"}:
        if game.chance.key != step.get("ask", game.chance.key):
            raise ScenarioError(f"{where}: the dice are asked {game.chance.key}, not {step['ask']}")
        _answer(game, seat, step["answer"], where)
        return
    question = game.question(seat)
    asked = ", ".join(f"{q.key} (seat {q.seat})" for q in game.questions) or "nothing"
    if question is None or ("ask" in step and question.key != step["ask"]):
        raise ScenarioError(
            f"{where}: expected {step.get('ask', 'a question')} to seat {seat}, but asked is {asked}"
        )
    if "blocked" in step:
        reason = question.why_not(step["blocked"])
        if reason is None:
            raise ScenarioError(f"{where}: {step['blocked']} should be blocked in {question.key}, but is not")
        if "clause" in step and reason.clause != step["clause"]:
            raise ScenarioError(
                f"{where}: {step['blocked']} is blocked by {reason.clause}, not by {step['clause']}"
            )
    if "answer" in step:
        _answer(game, seat, step["answer"], where)


def _answer(game: Game[Any], seat: int, value: Any, where: str) -> None:
    try:
        game.answer(seat, value)
    except MeadhallError as error:
        raise ScenarioError(f"{where}: {error}") from None


def look_up(game: Game[Any], path: str) -> Any:
    """What a dotted path names: in the state, the facts that all can see, the scores, the question or the events."""
    here: Any = {
        "state": game.s.to_json(),
        "facts": game.rules.facts(game.s, None),
        "scores": game.scores(),
        "question": describe(game.questions[0]) if game.questions else None,
        "events": [event["key"] for event in game.events(None)],
    }
    for part in path.split("."):
        try:
            if isinstance(here, list | tuple):
                here = len(here) if part == "count" else here[int(part)]
            else:
                here = here[part]
        except (KeyError, IndexError, ValueError, TypeError):
            raise LookupError(path) from None
    return here


def _expect(game: Game[Any], path: str, expected: Any, name: str) -> None:
    if path == "idle":
        if game.over != expected:
            asked = ", ".join(f"{q.key} (seat {q.seat})" for q in game.questions) or "nothing"
            raise ScenarioError(
                f"{name}: expected {'no' if expected else 'an'} open question, but asked is {asked}"
            )
        return
    try:
        here = look_up(game, path)
    except LookupError:
        raise ScenarioError(f"{name}: there is no {path!r}") from None
    if here != expected:
        raise ScenarioError(f"{name}: {path} is {here!r}, expected {expected!r}")
