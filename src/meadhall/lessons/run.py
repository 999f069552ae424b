"""How far a lesson has come at a table, what it accepts there and what it advises.

All of it follows from the game and from what the learner said of the lesson (next, skip, end): a `Trail` holds one `Place` for each position
at which something changed. Whoever goes back in the game goes back in the trail.
"""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Any, NamedTuple, TypeAlias

from meadhall.engine import Choose, Game, MeadhallError, Reason, Rules, Subset, Value
from meadhall.engine.history import Answer
from meadhall.engine.subset import EMPTY, Chosen, fits, members_of, named
from meadhall.lessons.read import Act, Lesson, Step, When

WORDS = ("next", "skip", "end")
"""What a learner can say: read, do it for me, leave me alone."""

LATER = "lesson-later"


class Place(NamedTuple):
    """How far the lesson was at position `at`: step and act, whether the step was open, since which position it is the step's turn.

    `carried`: the learner wants to see it done.
    """

    at: int
    step: int = 0
    act: int = 0
    since: int = 0
    open: bool = False
    carried: bool = False


Trail: TypeAlias = tuple[Place, ...]


class Guide:
    """Leads one game through a lesson. It keeps nothing but the trail, which may be put in and taken out."""

    def __init__(self, lesson: Lesson, trail: Trail = ()) -> None:
        self.lesson = lesson
        self.trail = trail

    @classmethod
    def retold(cls, lesson: Lesson, game: Game[Any]) -> Guide:
        """Led through a game that was played before, as its answers tell."""
        guide = cls(lesson)
        for at, answer in enumerate(game.all_answers()):
            if answer.seat == lesson.seat:
                guide.follow(game.replay(at))
        guide.follow(game)
        return guide

    # where it stands

    @property
    def place(self) -> Place:
        """Where the lesson is."""
        return self.trail[-1] if self.trail else Place(0)

    @property
    def over(self) -> bool:
        """Is the guided part over?"""
        return self.place.step >= len(self.lesson.steps)

    @property
    def step(self) -> Step | None:
        """The step whose turn it is and which is open."""
        return self.lesson.steps[self.place.step] if not self.over and self.place.open else None

    def follow(self, game: Game[Any]) -> None:
        """Look at the game after something happened: forth or back."""
        kept = tuple(place for place in self.trail if place.at <= game.position)
        self._come_to(kept, _advanced(self.lesson, kept[-1] if kept else Place(0), game))

    def _come_to(self, kept: Trail, place: Place) -> None:
        self.trail = kept if kept and kept[-1] == place else (*kept, place)

    def say(self, game: Game[Any], word: str, step: str = "") -> bool:
        """What the learner says of a step; False if the lesson is elsewhere already."""
        now = self.step
        if self.over or (word != "end" and (now is None or now.id != step)):
            return False
        place = self.place._replace(at=game.position)
        if word == "end":
            place = Place(game.position, len(self.lesson.steps))
        elif word == "skip" and now is not None and now.acts:
            place = place._replace(carried=True)
        elif word == "skip" or (now is not None and now.text):
            place = Place(game.position, place.step + 1, since=game.position)
        self._come_to(self.trail, _advanced(self.lesson, place, game))
        return True

    # what it accepts

    def act(self, question: Choose) -> tuple[Step, Act] | None:
        """What the lesson wants for a question of the learner; None if it wants nothing in particular."""
        found = None if self.over else _meant(self.lesson, self.place, question.key)
        return None if found is None else (found[0], found[0].acts[found[1]])

    def question(self, game: Game[Any], seat: int) -> Choose | None:
        """The question of a seat with what the lesson accepts for now; the rest is blocked with a reason."""
        asked = game.question(seat)
        found = None if asked is None or seat != self.lesson.seat else self.act(asked)
        if asked is None or found is None or found[1].free:
            return asked
        step, act = found
        return _narrowed(asked, act, Reason("", LATER, {"step": self.lesson.key(step)})) or asked

    def advice(self, game: Game[Any]) -> Value | None:
        """What the learner is advised to answer; None if the lesson leaves it to him."""
        asked = self.question(game, self.lesson.seat)
        found = None if asked is None else self.act(asked)
        if asked is None or found is None:
            return None
        advice = found[1].advice
        if advice is not None:
            if isinstance(asked, Subset):
                advice = advice if advice == EMPTY or "+" in str(advice) else f"+{advice}"
            if fits(asked, Answer(asked.seat, asked.key, advice)):
                return named(asked.given(advice)) if isinstance(asked, Subset) else advice
        if isinstance(asked, Subset):
            return named(asked.suggestion or next(asked.sets()))
        return asked.values[0]

    def carried(self, game: Game[Any]) -> Value | None:
        """The answer that is given for a learner who wants to see the step done."""
        asked = game.question(self.lesson.seat)
        if not self.place.carried or asked is None or self.lesson.seat not in game.waiting:
            return None
        return None if self.act(asked) is None else self.advice(game)

    def bot(self, game: Game[Any], seat: int) -> Value | None:
        """What is prepared for a bot; None if it decides itself."""
        asked = game.question(seat)
        rows = () if asked is None or self.over else self.lesson.answers.get(seat, {}).get(asked.key, ())
        if asked is None or not rows:
            return None
        before = sum(answer.seat == seat and answer.key == asked.key for answer in game.all_answers())
        return _first(asked, rows[min(before, len(rows) - 1)])

    # what it shows

    def points(self, game: Game[Any]) -> list[str]:
        """What the step points at: what it names, else the answers it accepts."""
        step = self.step
        if step is None:
            return []
        asked = self.question(game, self.lesson.seat)
        found = None if asked is None else self.act(asked)
        if asked is None or found is None or found[0] is not step:
            return list(step.point)
        if found[1].point or step.point:
            return [*step.point, *found[1].point]
        if found[1].free:
            return []
        if not isinstance(asked, Subset):
            return list(map(str, asked.values))
        parts = [part for pattern in found[1].accept for part in members_of(pattern)]
        return [str(member) for member in asked.members if _matches(member, parts)]

    def shown(self, game: Game[Any]) -> dict[str, Any] | None:
        """The lesson as the learner's page shows it; None when it is over."""
        if self.over:
            return None
        step = self.step
        return {
            "lesson": self.lesson.name,
            "number": self.place.step + 1,
            "count": len(self.lesson.steps),
            "step": None if step is None else step.id,
            "text": None if step is None else self.lesson.key(step),
            "does": step is not None and not step.text,
            "acts": step is not None and bool(step.acts),
            "clause": "" if step is None else step.clause,
            "params": texts(game.rules),
            "points": self.points(game),
        }


def texts(rules: Rules[Any]) -> dict[str, Any]:
    """The numbers of the content that a lesson's texts may name."""
    return {
        name.replace(".", "_"): value for name, value in rules.aid.items() if isinstance(value, str | int)
    }


# the way through the steps


def _opens(step: Step) -> bool:
    return step.when is None


def _meant(lesson: Lesson, place: Place, key: str) -> tuple[Step, int] | None:
    """The act that an answer to this question would be. Texts that are open may be passed over unread."""
    steps = lesson.steps
    at, open_ = place.step, place.open
    while at < len(steps) and open_ and steps[at].text:
        at += 1
        open_ = at < len(steps) and _opens(steps[at])
    if at >= len(steps) or not open_:
        return None
    first = place.act if at == place.step else 0
    for number, act in enumerate(steps[at].acts[first:], first):
        if act.ask == key:
            return steps[at], number
    return None


def _advanced(lesson: Lesson, place: Place, game: Game[Any]) -> Place:
    """Where the lesson comes to with what happened since `place`."""
    steps, place = lesson.steps, _opened(lesson, place, game, at=False)
    for at, answer in enumerate(game.all_answers()[place.at :], place.at):
        found = None if answer.seat != lesson.seat else _meant(lesson, place, answer.key)
        if found is None:
            continue
        step, act = found
        number = steps.index(step)
        if step.until is not None:
            # It ends by what happens: its acts are what it advises until then, in any order and as often as they are asked.
            place = Place(place.at, number, 0, place.since, True, place.carried and number == place.step)
        elif act + 1 < len(step.acts):
            place = Place(
                place.at, number, act + 1, place.since, True, place.carried and number == place.step
            )
        else:
            place = _opened(lesson, Place(place.at, number + 1, since=at + 1), game, at=False)
    place = _opened(lesson, place._replace(at=game.position), game, at=True)
    while place.step < len(steps) and place.open and steps[place.step].until is not None:
        until = steps[place.step].until
        if until is None or not _holds(lesson, until, place, game):
            break
        place = _opened(lesson, Place(game.position, place.step + 1, since=game.position), game, at=True)
    return place


def _opened(lesson: Lesson, place: Place, game: Game[Any], *, at: bool) -> Place:
    """Open the step if its time has come. `at`: the game stands where we look, so its position can be asked."""
    if place.open or place.step >= len(lesson.steps):
        return place
    step = lesson.steps[place.step]
    opens = step.when is None or (at and _holds(lesson, step.when, place, game))
    if not opens and at and _missed(lesson, step, place, game):
        return _opened(lesson, Place(place.at, place.step + 1, since=place.since), game, at=True)
    return place._replace(open=opens)


def _missed(lesson: Lesson, step: Step, place: Place, game: Game[Any]) -> bool:
    """It speaks of a question that was answered before its text came, and the one that would end it is asked: it would wait long."""
    when, until = step.when, step.until
    return bool(when and when.ask and until and until.ask and _holds(lesson, until, place, game))


def _holds(lesson: Lesson, when: When, place: Place, game: Game[Any]) -> bool:
    if when.event:
        return any(
            event["key"] == when.event and all(event["params"].get(k) == v for k, v in when.params)
            for event in game.events(lesson.seat, place.since, spans=True)
        )
    if when.ask:
        asked = game.question(lesson.seat)
        return asked is not None and asked.key == when.ask and lesson.seat in game.waiting
    found: Any = game.view(lesson.seat)
    for part in when.path:
        if isinstance(found, dict):
            found = found.get(part)
        elif isinstance(found, Sequence) and not isinstance(found, str) and part.isdigit():
            found = found[int(part)] if int(part) < len(found) else None
        else:
            return False
    if when.equals is not None and found != when.equals:
        return False
    bounds = when.least is not None or when.most is not None
    if bounds and (isinstance(found, bool) or not isinstance(found, int)):
        return False
    return (when.least is None or found >= when.least) and (when.most is None or found <= when.most)


# what is accepted


def _matches(value: Value, patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(str(value), pattern) for pattern in patterns)


def _narrowed(asked: Choose, act: Act, later: Reason) -> Choose | None:
    """The question with the accepted answers only; None if none of them is possible, and the lesson has nothing to say."""
    if isinstance(asked, Subset):
        patterns = [members_of(pattern) for pattern in act.accept]
        parts = [part for pattern in patterns for part in pattern]

        def whole(chosen: Chosen) -> Reason | None:
            return None if any(_is(chosen, pattern) for pattern in patterns) else later

        narrow = asked.narrowed(lambda member: None if _matches(member, parts) else later, whole)
        return narrow if next(narrow.sets(), None) is not None else None
    values = [value for value in asked.values if _matches(value, act.accept)]
    if not values:
        return None
    barred: list[tuple[Value, Reason]] = [(value, later) for value in asked.values if value not in values]
    return Choose(
        asked.seat,
        asked.key,
        values,
        clause=asked.clause,
        params=asked.params,
        blocked=lambda: [*barred, *asked.blocked()],
    )


def _is(chosen: Chosen, pattern: Sequence[str]) -> bool:
    """Is it the set that the pattern names, or, where that has a star, one of such members? An empty set is never one of those."""
    if any("*" in part for part in pattern):
        return bool(chosen) and all(_matches(member, pattern) for member in chosen)
    return sorted(map(str, chosen)) == sorted(pattern)


def _first(asked: Choose, patterns: Sequence[str]) -> Value | None:
    """The first answer that one of the patterns names, in their order."""
    for pattern in patterns:
        if isinstance(asked, Subset):
            try:
                return named(asked.given(pattern if pattern == EMPTY or "+" in pattern else f"+{pattern}"))
            except MeadhallError:
                continue
        for value in asked.values:
            if fnmatchcase(str(value), pattern):
                return value
    return None
