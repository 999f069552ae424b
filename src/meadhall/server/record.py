"""A table's game as its rows tell it, and the rows that would follow.

A row is an answer (`key` is the question's) or one of the words below. The dice are not rows of their own: each row keeps what
they gave because of it, so a game told again with changed rules is noticed at the first row that differs.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from meadhall.engine import CHANCE, EngineError, Game, MeadhallError, Value
from meadhall.engine.history import UNDO
from meadhall.server.writer import Row

START = "@start"
TAKE_BACK = "@undo"
REDO = "@redo"
REWIND = "@rewind"
ASK = "@ask"
AGREE = "@agree"


class Step(NamedTuple):
    """What somebody wants to happen."""

    seat: int
    key: str
    value: Value


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
    def of(cls, step: Step) -> Request:
        to, _, needs = str(step.value).partition(":")
        return cls(step.seat, int(to), tuple(int(seat) for seat in needs.split(",")))


@dataclass
class Record:
    """A game and what the table adds to it, after row `number`.

    `since` is when the open question was asked, `floor` the position in which the table began: no way leads behind it.
    """

    table_id: str
    game: Game[Any]
    floor: int = 0
    number: int = -1
    since: float = 0.0
    request: Request | None = None

    @property
    def waiting(self) -> int:
        """The seats that are asked, as a bit mask."""
        return sum(1 << seat for seat in self.game.waiting)

    def first(self, at: float) -> Row:
        """The row with which a table begins."""
        drawn = _drawn(self.game, 0)
        return Row(self.table_id, 0, CHANCE, START, "0", drawn, self.waiting, self.game.decision, at)

    def after(self, step: Step, at: float) -> tuple[Record, Row]:
        """The record as it would be, and the row to store. This one stays as it is."""
        then = Record(self.table_id, self.game.clone(), self.floor, self.number, self.since, self.request)
        journal = len(self.game.journal or ())
        then._do(step)
        then._stand(self.number + 1, self.game.decision, at)
        row = Row(
            self.table_id,
            then.number,
            step.seat,
            step.key,
            json.dumps(step.value),
            _drawn(then.game, journal),
            then.waiting,
            then.game.decision,
            at,
        )
        return then, row

    def follow(self, row: Row) -> None:
        """Do what a stored row says."""
        game = self.game
        journal, decision = len(game.journal or ()), game.decision
        try:
            if row.key == START:
                journal = 0
            else:
                self._do(Step(row.seat, row.key, json.loads(row.value)))
        except (MeadhallError, EngineError) as error:
            raise Broken(row.number) from error
        if row.number != self.number + 1 or row.drawn != _drawn(game, journal):
            raise Broken(row.number)
        self._stand(row.number, decision if self.number >= 0 else -1, row.at)

    def _stand(self, number: int, decision: int, at: float) -> None:
        if self.game.decision != decision:
            self.since = at
        self.number = number

    def _do(self, step: Step) -> None:
        game, seat, request = self.game, step.seat, self.request
        self.request = None
        match step.key:
            case "@undo":
                game.undo(seat)
            case "@redo":
                game.redo(seat)
            case "@rewind":
                game.rewind(int(step.value), seat)
            case "@ask":
                self.request = Request.of(step)
            case "@agree":
                if request is None:
                    raise MeadhallError("nobody has asked to take anything back")
                agreed = (*request.agreed, seat)
                if step.value != "yes":
                    return
                if set(request.needs) <= set(agreed):
                    game.rewind(request.to, request.seat)
                else:
                    self.request = replace(request, agreed=agreed)
            case key:
                question = game.question(seat)
                if question is None or question.key != key:
                    raise MeadhallError(f"seat {seat} is not asked {key!r}")
                game.answer(seat, step.value)


def _drawn(game: Game[Any], journal: int) -> str:
    """What the dice gave since the journal had that length."""
    entries = (game.journal or [])[journal:]
    drawn = [entry.value for entry in entries if entry.seat == CHANCE and entry.key != UNDO]
    return json.dumps(drawn) if drawn else "[]"


def last_answer(game: Game[Any], seat: int) -> int | None:
    """The position before the last answer of `seat`; None if it has given none."""
    answers, start, past = game.answers, game.start, game.past
    while True:
        for index in range(len(answers) - 1, -1, -1):
            if answers[index].seat == seat:
                return start + index
        if past is None:
            return None
        answers, start, past = past.answers, past.start, past.prev


def stops(game: Game[Any]) -> list[int]:
    """The positions at which somebody was asked, and the last one."""
    asked = [at for at, entry in enumerate(game.entries()) if entry.seat != CHANCE]
    return [*asked, game.position]


def as_it_stood(game: Game[Any], at: int) -> Game[Any]:
    """A copy of the game at the question that was open after `at` answers; the dice are not thrown again."""
    stop = next(stop for stop in stops(game) if stop >= at)
    return game.clone() if stop == game.position else game.replay(stop)
