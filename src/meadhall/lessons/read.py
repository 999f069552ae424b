"""The one reader of lessons: `lessons/NAME.toml` in a game's folder. What is wrong is told with file, line and what was expected."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from meadhall.engine import MeadhallError, Rules, Value
from meadhall.engine.spans import END

FOLDER = "lessons"
ANYTHING = "*"
PLACES = frozenset({"board", "hand", "sheet", "players", "question", "log", "top", "aid"})
"""The parts of the page that a step can point at, as `region:NAME`."""

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
HEADING = re.compile(r"^\s*\[\[\s*step\s*\]\]", re.MULTILINE)


class LessonError(MeadhallError):
    """A lesson that does not say what it should."""


@dataclass(frozen=True)
class When:
    """A condition: something was told or a moment ended since the step before, the learner is asked something, or a number of his view stands so."""

    event: str = ""
    params: tuple[tuple[str, Value], ...] = ()
    ask: str = ""
    path: tuple[str, ...] = ()
    equals: Value | None = None
    least: int | None = None
    most: int | None = None


@dataclass(frozen=True)
class Act:
    """An answer that the learner gives: to which question, which answers are accepted, which one is advised."""

    ask: str
    accept: tuple[str, ...]
    advice: Value | None
    point: tuple[str, ...] = ()

    @property
    def free(self) -> bool:
        """Is every legal answer accepted?"""
        return ANYTHING in self.accept


@dataclass(frozen=True)
class Step:
    """A text of the lesson, and what the learner does about it: nothing, some answers, or whatever leads to `until`.

    With both, the answers are what is advised on the way there.
    """

    id: str
    when: When | None
    until: When | None
    acts: tuple[Act, ...]
    point: tuple[str, ...]
    clause: str
    line: int

    @property
    def text(self) -> bool:
        """Is it only to be read?"""
        return not self.acts and self.until is None


@dataclass(frozen=True)
class Lesson:
    """A fixed table, what the bots answer while it lasts, and its steps."""

    game: str
    name: str
    seats: int
    seat: int
    seed: str
    options: Mapping[str, Value]
    bot: str
    minutes: int
    answers: Mapping[int, Mapping[str, tuple[tuple[str, ...], ...]]]
    steps: tuple[Step, ...]

    def key(self, step: Step | None = None) -> str:
        """The value that names the lesson or one of its steps: `lesson:first-invade` has the text `lesson-first-invade`."""
        return f"lesson:{self.name}" if step is None else f"lesson:{self.name}-{step.id}"


class _Reader:
    """Takes a table of the file apart; every fault has a place."""

    def __init__(self, where: str, rules: Rules[Any]) -> None:
        self.where = where
        self.rules = rules

    def fail(self, what: str) -> NoReturn:
        raise LessonError(f"{self.where}: {what}")

    def fields(self, table: object, known: tuple[str, ...], needed: tuple[str, ...] = ()) -> dict[str, Any]:
        if not isinstance(table, dict):
            self.fail(f"a table was expected here, with: {', '.join(known)}")
        for name in table:
            if name not in known:
                self.fail(f"{name!r} is not known here; expected: {', '.join(known)}")
        for name in needed:
            if name not in table:
                self.fail(f"{name!r} is missing")
        return table

    def text(self, name: str, value: object) -> str:
        if not isinstance(value, str) or not value:
            self.fail(f"{name} is {value!r}; a word was expected")
        return value

    def number(self, name: str, value: object, least: int, most: int) -> int:
        if type(value) is not int or not least <= value <= most:
            self.fail(f"{name} is {value!r}; a number from {least} to {most} was expected")
        return value

    def value(self, name: str, value: object) -> Value:
        if isinstance(value, bool) or not isinstance(value, str | int):
            self.fail(f"{name} is {value!r}; a word or a number was expected")
        return value

    def values(self, name: str, value: object) -> tuple[str, ...]:
        if not isinstance(value, list) or not value:
            self.fail(f"{name} is {value!r}; a list of answers was expected")
        return tuple(str(self.value(name, each)) for each in value)

    def question(self, name: str, value: object) -> str:
        key = self.text(name, value)
        if key not in self.rules.keys.asks:
            self.fail(f"{name} is {key!r}, which {self.rules.id} never asks")
        return key

    def points(self, value: object) -> tuple[str, ...]:
        points = self.values("point", value)
        for point in points:
            kind, _, name = point.partition(":")
            # A game may have Regions of its own, by number.
            if kind == "region" and name not in PLACES and not name.isdigit():
                self.fail(f"there is no region {name!r}; there are: {', '.join(sorted(PLACES))}")
        return points

    def when(self, name: str, value: object) -> When:
        """`{event, params}`, `{moment, params}`, `{ask}` or `{path, is | least | most}`."""
        table = self.fields(value, ("event", "moment", "params", "ask", "path", "is", "least", "most"))
        kinds = [kind for kind in ("event", "moment", "ask", "path") if kind in table]
        if len(kinds) != 1:
            self.fail(
                f"{name} needs one of event, moment, ask and path, and has {', '.join(kinds) or 'none'}"
            )
        if kinds == ["event"]:
            event = self.text("event", table["event"])
            if event not in self.rules.keys.tells:
                self.fail(f"{name}: {self.rules.id} tells no event {event!r}")
            return When(event, self.params(table))
        if kinds == ["moment"]:
            kind = self.text("moment", table["moment"])
            if kind not in self.rules.spans:
                self.fail(
                    f"{name}: {self.rules.id} has no moment {kind!r}; it has: {', '.join(self.rules.spans)}"
                )
            return When(END, (("kind", kind), *self.params(table)))
        if kinds == ["ask"]:
            return When(ask=self.question("ask", table["ask"]))
        if not {"is", "least", "most"} & set(table):
            self.fail(f"{name} has a path and says nothing of it; expected is, least or most")
        equals = self.value("is", table["is"]) if "is" in table else None
        bounds = [
            self.number(key, table[key], -9999, 9999) if key in table else None for key in ("least", "most")
        ]
        return When(
            path=tuple(self.text("path", table["path"]).split(".")),
            equals=equals,
            least=bounds[0],
            most=bounds[1],
        )

    def params(self, table: dict[str, Any]) -> tuple[tuple[str, Value], ...]:
        given = table.get("params", {})
        params = self.fields(given, tuple(given) if isinstance(given, dict) else ("name",))
        return tuple((key, self.value(key, each)) for key, each in params.items())

    def act(self, value: object) -> Act:
        table = self.fields(value, ("ask", "accept", "advice", "point"), ("ask",))
        asked = self.question("ask", table["ask"])
        accept = self.values("accept", table["accept"]) if "accept" in table else (ANYTHING,)
        advice = self.value("advice", table["advice"]) if "advice" in table else None
        if advice is None:
            if "*" in accept[0]:
                self.fail("advice is missing: the first of accept is not one answer")
            advice = accept[0]
        point = self.points(table["point"]) if "point" in table else ()
        return Act(asked, accept, advice, point)

    def step(self, value: object, line: int, ids: set[str]) -> Step:
        table = self.fields(value, ("id", "when", "until", "do", "point", "clause"), ("id",))
        name = self.text("id", table["id"])
        if not NAME.fullmatch(name) or name in ids:
            self.fail(f"id is {name!r}; small letters and digits with dashes were expected, each id once")
        ids.add(name)
        acts = table.get("do", [])
        if not isinstance(acts, list) or ("do" in table and not acts):
            self.fail("do is a list of tables {ask, accept, advice}")
        return Step(
            name,
            self.when("when", table["when"]) if "when" in table else None,
            self.when("until", table["until"]) if "until" in table else None,
            tuple(self.act(act) for act in acts),
            self.points(table["point"]) if "point" in table else (),
            self.text("clause", table.get("clause", "-")).removeprefix("-"),
            line,
        )


HEAD = ("seats", "seat", "seed", "options", "bot", "minutes", "bots", "step")


def read_lesson(rules: Rules[Any], path: Path) -> Lesson:
    """The lesson in a file."""
    shown = f"{path.parent.name}/{path.name}"
    try:
        text = path.read_text("utf-8")
        data = tomllib.loads(text)
    except OSError as error:
        raise LessonError(f"{shown} cannot be read: {error.strerror}") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise LessonError(f"{shown} is not valid TOML: {error}") from None
    reader = _Reader(shown, rules)
    head = reader.fields(data, HEAD, ("seats", "seed", "step"))
    if not NAME.fullmatch(path.stem):
        reader.fail("a lesson's file has a name of small letters and digits with dashes")
    seats = reader.number("seats", head["seats"], rules.seats.start, rules.seats.stop - 1)
    try:
        options = rules.parse_options(reader.fields(head.get("options", {}), tuple(rules.options)))
    except LessonError:
        raise
    except MeadhallError as error:
        reader.fail(str(error))
    seat = reader.number("seat", head.get("seat", 0), 0, seats - 1)
    lines = [text.count("\n", 0, found.start()) + 1 for found in HEADING.finditer(text)]
    ids: set[str] = set()
    steps = []
    given = head["step"]
    if not isinstance(given, list) or not given or len(lines) != len(given):
        reader.fail("its steps stand under [[step]], each")
    for number, (line, step) in enumerate(zip(lines, given, strict=True), 1):
        called = step.get("id", "without id") if isinstance(step, dict) else ""
        steps.append(_Reader(f"{shown}:{line}: step {number} ({called})", rules).step(step, line, ids))
    return Lesson(
        rules.id,
        path.stem,
        seats,
        seat,
        str(reader.value("seed", head["seed"])),
        options,
        reader.text("bot", head.get("bot", "easy")),
        reader.number("minutes", head.get("minutes", 12), 1, 30),
        _answers(reader, head.get("bots", {}), seats, seat),
        tuple(steps),
    )


def _answers(
    reader: _Reader, given: object, seats: int, learner: int
) -> dict[int, dict[str, tuple[tuple[str, ...], ...]]]:
    """Seat -> question -> what the bot answers the first time, the second time, …; a list in the list is tried in its order."""
    others = tuple(str(seat) for seat in range(seats) if seat != learner)
    found: dict[int, dict[str, tuple[tuple[str, ...], ...]]] = {}
    for seat, table in reader.fields(given, others).items():
        at = _Reader(f"{reader.where}: [bots.{seat}]", reader.rules)
        rows: dict[str, tuple[tuple[str, ...], ...]] = {}
        for key, answers in at.fields(table, tuple(table) if isinstance(table, dict) else ()).items():
            at.question("a question", key)
            if not isinstance(answers, list) or not answers:
                at.fail(f"{key} is {answers!r}; a list of answers was expected")
            rows[key] = tuple(
                at.values(key, each) if isinstance(each, list) else (str(at.value(key, each)),)
                for each in answers
            )
        found[int(seat)] = rows
    return found


_READ: dict[tuple[str, Path], dict[str, Lesson]] = {}


def lessons_of(rules: Rules[Any]) -> dict[str, Lesson]:
    """All lessons of a game by name; `first` comes first, the others by their names."""
    key = rules.id, rules.folder
    if key not in _READ:
        paths = sorted(
            (rules.folder / FOLDER).glob("*.toml"), key=lambda path: (path.stem != "first", path.stem)
        )
        _READ[key] = {path.stem: read_lesson(rules, path) for path in paths}
    return _READ[key]


def find_lesson(rules: Rules[Any], name: str = "") -> Lesson:
    """The lesson with that name; without one the first."""
    known = lessons_of(rules)
    if not known:
        raise MeadhallError(f"{rules.id} has no lesson")
    if name and name not in known:
        raise MeadhallError(f"{rules.id} has no lesson {name!r}; it has: {', '.join(known)}")
    return known[name or next(iter(known))]
