"""A table's game as its rows tell it, and the rows that would follow.

A `Wish` is what somebody wants to happen: an answer (`key` is the question's) or one of the words below. Granted and stored it is a `Row`; the
`Answer` (engine) is what a granted one leaves in the game. The dice are not rows of their own: each row keeps what
they gave because of it, and once a turn how the game stood. A game told again by changed rules is noticed by that: a row that does not
fit any more breaks it, a row after which the game stands otherwise stops it until its people agree (pins.py).
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from meadhall.engine import CHANCE, Choose, EngineError, Game, MeadhallError, Reason, Rules, Value
from meadhall.engine.history import UNDO
from meadhall.engine.subset import DONE, EMPTY, Subset, named
from meadhall.lessons import Guide, Lesson, Trail, lessons_of
from meadhall.table.encoding import dumps
from meadhall.table.row import Row


class Word:
    """What stands in a row instead of a question's key."""

    START = "@start"
    UNDO = "@undo"
    REDO = "@redo"
    REWIND = "@rewind"
    ASK = "@ask"
    AGREE = "@agree"
    RULES = "@rules"
    STOP = "@stop"
    CONSENT = "@consent"
    LESSON = "@lesson"


ASIDE = (Word.STOP, Word.CONSENT)
"""Words about the rules: they leave the game as it is, and say nothing of how it stood."""

OFTEN, SELDOM = 8, 16
"""How the game stands is said once a turn, but not twice in eight rows (that keeps it under a fiftieth of an answer's cost), and, where one
seat is asked all the time, once in sixteen."""


BACK = (Word.UNDO, Word.REDO, Word.REWIND, Word.AGREE)
"""Ways back and forth: who went there wants to see the question."""


class Wish(NamedTuple):
    """What somebody wants to happen. `automatic`: the table gives the answer for the seat."""

    seat: int
    key: str
    value: Value
    automatic: bool = False


class Mark(NamedTuple):
    """How a game stands: what a row keeps of it to be compared by."""

    digest: str
    scores: str


def mark(game: Game[Any]) -> Mark:
    """How the game stands."""
    return Mark(game.digest(), json.dumps(game.scores()))


class Broken(Exception):
    """A stored row does not fit the rules as they are now."""

    def __init__(self, number: int) -> None:
        super().__init__(f"row {number} does not fit")
        self.number = number


@dataclass(frozen=True)
class Request:
    """Somebody asks to go back to the position after `to` answers; `needs` are the seats that have to agree."""

    seat: int
    to: int
    needs: tuple[int, ...]
    agreed: tuple[int, ...] = ()

    def text(self) -> str:
        """The value of the row that asks."""
        return f"{self.to}:{','.join(map(str, self.needs))}"

    @classmethod
    def of(cls, wish: Wish) -> Request:
        to, _, needs = str(wish.value).partition(":")
        return cls(wish.seat, int(to), tuple(int(seat) for seat in needs.split(",")))


class Pin(NamedTuple):
    """The rules a game is played by."""

    version: str
    content: str

    @classmethod
    def of(cls, rules: Rules[Any]) -> Pin:
        return cls(rules.version, rules.content_hash)


@dataclass(frozen=True)
class Stop:
    """The table waits for its people: by the rules `to` the game stands otherwise than they left it, or nobody can tell.

    `row` is the first one that differs; `then` and `now` are the scores. `decided`: the host has waited long enough for the others.
    """

    to: Pin
    at: float
    row: int | None
    then: list[int] | None
    now: list[int]
    agreed: tuple[int, ...] = ()
    refused: tuple[int, ...] = ()
    decided: bool = False

    def text(self) -> str:
        """The value of the row that stops the table."""
        return json.dumps({"to": self.to, "row": self.row, "then": self.then, "now": self.now})

    @classmethod
    def of(cls, wish: Wish, at: float) -> Stop:
        data = json.loads(str(wish.value))
        return cls(Pin(*data["to"]), at, data["row"], data["then"], data["now"])


@dataclass(frozen=True)
class Compared:
    """How a game told again stands beside what its rows say, since its rules were last agreed upon.

    `count` rows could be compared, `differs` is the first that does not agree; `then` and `now` are the scores after the last one.
    """

    count: int = 0
    differs: int | None = None
    then: list[int] | None = None
    now: list[int] | None = None


@dataclass
class Record:
    """A game and what the table adds to it, after row `number`.

    `marked` is the last row that says how the game stood, `since` when the open question was asked, `floor` the position in which the table began: no way leads behind it. `pin` names the
    rules it is played by, `key` is that of the last row. `automatic` are the positions before the answers that the table gave. `lesson`
    is what the table teaches, and `trail` how far it has come.
    """

    table_id: str
    game: Game[Any]
    pin: Pin
    floor: int = 0
    number: int = -1
    marked: int = 0
    since: float = 0.0
    request: Request | None = None
    stop: Stop | None = None
    compared: Compared = Compared()
    key: str = Word.START
    automatic: frozenset[int] = frozenset()
    lesson: Lesson | None = None
    trail: Trail = ()

    @property
    def guide(self) -> Guide | None:
        """Leads through the lesson, if the table has one and it is not over."""
        if self.lesson is None:
            return None
        guide = Guide(self.lesson, self.trail)
        return None if guide.over else guide

    def question(self, seat: int) -> Choose | None:
        """What the seat is asked, with what a lesson accepts for now."""
        guide = self.guide
        return self.game.question(seat) if guide is None else guide.question(self.game, seat)

    def teach(self, lesson: Lesson) -> None:
        """The table teaches this, from the beginning."""
        self.lesson = lesson
        self._learn()

    def _learn(self) -> None:
        """The lesson goes with the game."""
        if self.lesson is not None:
            guide = Guide(self.lesson, self.trail)
            guide.follow(self.game)
            self.trail = guide.trail

    @property
    def waiting(self) -> int:
        """The seats that are asked, as a bit mask."""
        ask = self.game.ask
        return 1 << ask.seat if isinstance(ask, Choose) else sum(1 << seat for seat in self.game.waiting)

    @property
    def stage(self) -> int | None:
        """Which Age, round or turn it is; None before the first one."""
        count = self.game.rules.stage
        return None if count is None else count(self.game.s) or None

    def due(self, *, turned: bool) -> bool:
        """Shall the row that led here say how the game stands? `turned`: another decision, and others are asked."""
        age = self.number - self.marked
        return self.game.over or age == 0 or age >= (OFTEN if turned else SELDOM)

    def first(self, at: float) -> Row:
        """The row with which a table begins."""
        drawn = _drawn(self.game, 0)
        return Row(
            self.table_id,
            0,
            CHANCE,
            Word.START,
            "0" if self.lesson is None else json.dumps(self.lesson.name),
            drawn,
            self.waiting,
            self.game.decision,
            at,
            *mark(self.game),
            stage=self.stage,
        )

    def after(self, wish: Wish, at: float) -> tuple[Record, Row]:
        """The record as it would be, and the row to store. This one stays as it is."""
        asked, journal = self.waiting, len(self.game.journal or ())
        then = self._twin()
        then._do(wish, at)
        then._stand(self.number + 1, self.game.decision, at)
        waiting, decision = then.waiting, then.game.decision
        row = Row(
            self.table_id,
            then.number,
            wish.seat,
            wish.key,
            dumps(wish.value),
            _drawn(then.game, journal),
            waiting,
            decision,
            at,
            automatic=wish.automatic,
            stage=then.stage,
        )
        turned = decision != self.game.decision and waiting != asked
        if wish.key == Word.RULES or (wish.key not in ASIDE and then.due(turned=turned)):
            row = row._replace(**mark(then.game)._asdict())
            then.marked = then.number
        return then, row

    def _twin(self) -> Record:
        """The same, with the game to be played on; `dataclasses.replace` takes twenty times as long."""
        twin = object.__new__(Record)
        twin.__dict__.update(self.__dict__)
        twin.game = self.game.onward()
        return twin

    def follow(self, row: Row) -> None:
        """Do what a stored row says."""
        game = self.game
        journal, decision = len(game.journal or ()), game.decision
        try:
            if row.key == Word.START:
                journal = 0
                lesson = lessons_of(game.rules).get(str(json.loads(row.value)))
                if lesson is not None:
                    self.teach(lesson)
            else:
                self._do(Wish(row.seat, row.key, json.loads(row.value), bool(row.automatic)), row.at)
        except (MeadhallError, EngineError) as error:
            raise Broken(row.number) from error
        if row.number != self.number + 1 or row.drawn != _drawn(game, journal):
            raise Broken(row.number)
        self._stand(row.number, decision if self.number >= 0 else -1, row.at)
        if row.key not in ASIDE:
            self._compare(row)

    def _compare(self, row: Row) -> None:
        """Does the game stand as the row says? Every row says whose turn it was, some say all."""
        known, game = self.compared, self.game
        agrees = (row.waiting, row.decision) == (self.waiting, game.decision)
        if row.digest:
            now = mark(game)
            agrees = agrees and row.digest == now.digest
            scores = json.loads(row.scores), json.loads(now.scores)
            known = Compared(known.count + 1, known.differs, *scores)
            self.marked = row.number
        if not agrees and known.differs is None:
            known = replace(known, differs=row.number)
        self.compared = known

    def _stand(self, number: int, decision: int, at: float) -> None:
        if self.game.decision != decision:
            self.since = at
        self.number = number

    def _do(self, wish: Wish, at: float) -> None:
        game, seat, request = self.game, wish.seat, self.request
        self.request, self.key = None, wish.key
        match wish.key:
            case Word.UNDO:
                target = self._behind_automatic(seat)
                if target is not None:
                    game.rewind(target, seat)
                game.undo(seat)
            case Word.REDO:
                game.redo(seat)
            case Word.REWIND:
                game.rewind(int(wish.value), seat)
            case Word.ASK:
                self.request = Request.of(wish)
            case Word.AGREE:
                if request is None:
                    raise MeadhallError("nobody has asked to take anything back")
                agreed = (*request.agreed, seat)
                if wish.value != "yes":
                    return
                if set(request.needs) <= set(agreed):
                    game.rewind(request.to, request.seat)
                else:
                    self.request = replace(request, agreed=agreed)
            case Word.RULES:
                self.pin, self.stop, self.compared = Pin(*json.loads(str(wish.value))), None, Compared()
            case Word.STOP:
                self.stop = Stop.of(wish, at)
            case Word.CONSENT:
                self.stop = self._heard(seat, wish.value)
            case Word.LESSON:
                self._say_of_lesson(str(wish.value))
            case key:
                question = game.question(seat)
                if question is None or question.key != key:
                    raise MeadhallError(f"seat {seat} is not asked {key!r}")
                if wish.automatic:
                    self.automatic |= {game.position}
                game.answer(seat, wish.value)
        if self.automatic:
            # One that waits for the others of a common choice stands at the position itself.
            end = game.position + bool(game.pending)
            self.automatic = frozenset(at for at in self.automatic if at < end)
        self._learn()

    def _say_of_lesson(self, said: str) -> None:
        """A lesson that has changed meanwhile, or is gone, does not mind what was said of it."""
        if self.lesson is not None:
            guide = Guide(self.lesson, self.trail)
            word, _, step = said.partition(":")
            guide.say(self.game, word, step)
            self.trail = guide.trail

    def why_not_undo(self, seat: int) -> Reason | None:
        """What bars the seat from taking back its last answer; answers that the table gave after it do not."""
        if self.automatic and self._behind_automatic(seat) is not None:
            return None
        return self.game.why_not_undo(seat)

    def _behind_automatic(self, seat: int) -> int | None:
        """The position after an answer that the seat may take back, if only answers of the table follow it."""
        target = self.game.position
        while target - 1 in self.automatic:
            target -= 1
        if target == self.game.position or self.game.replay(target).why_not_undo(seat) is not None:
            return None
        return target

    def _heard(self, seat: int, word: Value) -> Stop:
        stop = self.stop
        if stop is None:
            raise MeadhallError("nobody is asked about other rules")
        agreed, refused = set(stop.agreed) - {seat}, set(stop.refused) - {seat}
        (refused if word == "no" else agreed).add(seat)
        decided = word == "host"
        return replace(stop, agreed=tuple(sorted(agreed)), refused=tuple(sorted(refused)), decided=decided)


def whole(question: Choose, value: Value) -> Value:
    """An answer as it is stored: a set whole and in canonical order. A bare member is a set of one, and "done" alone is the empty set."""
    if not isinstance(question, Subset):
        return value
    return named(question.given(EMPTY if value == DONE else value))


def _drawn(game: Game[Any], journal: int) -> str:
    """What the dice gave since the journal had that length."""
    answers = (game.journal or [])[journal:]
    drawn = [answer.value for answer in answers if answer.seat == CHANCE and answer.key != UNDO]
    return json.dumps(drawn) if drawn else "[]"


def last_answer(record: Record, seat: int) -> int | None:
    """The position before the last answer that `seat` gave itself; None if it has given none."""
    game = record.game
    answers, start, past = game.answers, game.start, game.past
    while True:
        for index in range(len(answers) - 1, -1, -1):
            if answers[index].seat == seat and start + index not in record.automatic:
                return start + index
        if past is None:
            return None
        answers, start, past = past.answers, past.start, past.prev


def stops(game: Game[Any]) -> list[int]:
    """The positions at which somebody was asked, and the last one."""
    asked = [at for at, answer in enumerate(game.all_answers()) if answer.seat != CHANCE]
    return [*asked, game.position]


def as_it_stood(game: Game[Any], at: int) -> Game[Any]:
    """A copy of the game at the question that was open after `at` answers; the dice are not thrown again."""
    stop = next(stop for stop in stops(game) if stop >= at)
    return game.clone() if stop == game.position else game.replay(stop)


def question_before(game: Game[Any], at: int) -> int:
    """The position of the last question that was open up to position `at`; the first question, if there was none yet."""
    known = stops(game)
    return max((stop for stop in known if stop <= at), default=known[0])
