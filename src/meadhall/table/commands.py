"""What players do at a table: each command looks at the game as it stands and says what shall happen, or refuses."""

from __future__ import annotations

import time

from meadhall.engine import Choose, IllegalAnswer, Reason, Value
from meadhall.engine.subset import Look, Subset, is_whole
from meadhall.engine.view import asked
from meadhall.lessons import Guide
from meadhall.table import messages as m
from meadhall.table.problems import Problem, of_reason
from meadhall.table.record import Record, Request, Wish, Word, as_it_stood, last_answer, whole
from meadhall.table.table import Propose, Table


def proposal(table: Table, person_id: int | None, message: m.Deed, grace_hours: float) -> Propose:
    """What the message asks for."""
    seat = table.own_seat(message.seat, person_id)
    if seat.level is not None:
        raise Problem("bot-plays")
    if isinstance(message, m.Undo | m.Redo | m.Rewind | m.Ask):
        return lambda record: _back(table, record, message, person_id)
    match message:
        case m.Answer():
            return lambda record: answer(record, message)
        case m.Agree():
            return lambda record: agree(record, message.seat, message.yes)
        case m.Consent():
            return lambda record: consent(table, record, message, person_id, grace_hours)
        case m.Lesson():
            return lambda record: of_lesson(record, message)


def _back(
    table: Table,
    record: Record,
    message: m.Undo | m.Redo | m.Rewind | m.Ask,
    person_id: int | None,
) -> Wish:
    """A way back or forth; sent twice it goes once, for the second comes too late."""
    _current(record, message.decision)
    match message:
        case m.Undo():
            return take_back(table, record, message.seat)
        case m.Redo():
            return redo(table, record, message.seat)
        case m.Rewind():
            return rewind(table, record, message.seat, person_id, message.to)
        case m.Ask():
            return ask(table, record, message.seat, person_id, message.to)


def answer(record: Record, message: m.Answer) -> Wish | None:
    """Answer the open question; the decision number must be that of the question. A set is stored in canonical order.

    Whether the answer is legal is said by one place only, `Game.answer`, when the table tries the wish (table.py).
    """
    game, seat = record.game, message.seat
    question = _asked(record, seat, message.decision)
    value = whole(question, message.value)
    if record.guide is not None and not isinstance(question, Subset) and value not in question.values:
        reason = question.why_not(value)
        if reason is not None:
            raise IllegalAnswer(f"{value} comes later in the lesson", reason)
    return None if game.pending.get(seat) == value else Wish(seat, question.key, value)


def of_lesson(record: Record, message: m.Lesson) -> Wish | None:
    """What a learner says of the step he sees; said twice it counts once."""
    guide = record.guide
    if record.lesson is None or message.seat != record.lesson.seat:
        raise Problem("no-lesson-here")
    _running(record)
    if guide is None or not Guide(guide.lesson, guide.trail).say(record.game, message.word, message.step):
        return None
    return Wish(message.seat, Word.LESSON, f"{message.word}:{message.step}")


def draft(record: Record, message: m.Draft) -> Look:
    """What can be done with a set that is not closed yet."""
    question = _asked(record, message.seat, message.decision)
    if not isinstance(question, Subset):
        raise Problem("not-a-set")
    return question.look(message.chosen)


def proposed(record: Record, message: m.Propose) -> Value:
    """What may be proposed to a seat: an option of its question, or a member of a set, where everybody sees them."""
    question = _asked(record, message.to, message.decision)
    if message.value not in (asked(question, record.game.rules.open)["options"] or ()):
        raise Problem("not-an-option")
    return message.value


def foreseen(record: Record, message: m.Preview) -> list[Value]:
    """The options that somebody wants to know more about: whole sets, too, and sets that are begun."""
    question = _asked(record, message.seat, message.decision)
    values = list(question.values) if message.values is None else list(dict.fromkeys(message.values))
    for value in values:
        begun = isinstance(question, Subset) and is_whole(value) and question.begins(value) is not None
        if value not in question.values and not begun:
            raise Problem("not-an-option")
    return values


def _asked(record: Record, seat: int, decision: int) -> Choose:
    """The question that the seat answers."""
    _current(record, decision)
    _running(record)
    question = record.question(seat)
    if question is None:
        raise Problem("not-asked", {"seat": seat})
    return question


def _current(record: Record, decision: int) -> None:
    if decision != record.game.decision:
        raise Problem("stale-answer", {"given": decision, "open": record.game.decision})


def take_back(table: Table, record: Record, seat: int) -> Wish:
    """Take back the seat's last answer, up to the barrier."""
    _running(record)
    _barred(table, record.why_not_undo(seat))
    return Wish(seat, Word.UNDO, 0)


def redo(table: Table, record: Record, seat: int) -> Wish:
    """Give again what was taken back last."""
    _running(record)
    if record.game.can_redo(seat) is None:
        _barred(table, Reason("", "redo-nothing"))
    return Wish(seat, Word.REDO, 0)


def rewind(table: Table, record: Record, seat: int, person_id: int | None, to: int | None) -> Wish:
    """The host goes back as far as he likes where nobody else has a say."""
    _running(record)
    if person_id != table.host_id:
        raise Problem("not-host")
    if not table.solo:
        raise Problem("others-must-agree")
    return Wish(seat, Word.REWIND, _target(record, seat, to))


def ask(table: Table, record: Record, seat: int, person_id: int | None, to: int | None) -> Wish:
    """Ask the other people to go back beyond the barrier."""
    _running(record)
    if record.request is not None:
        raise Problem("request-open")
    others = {s.person_id: s.seat for s in table.seats if s.kind == "person" and s.person_id != person_id}
    if not others:
        raise Problem("nobody-to-ask")
    return Wish(
        seat, Word.ASK, Request(seat, _target(record, seat, to), tuple(sorted(others.values()))).text()
    )


def agree(record: Record, seat: int, yes: bool) -> Wish:
    """Say yes or no to going back."""
    _running(record)
    if record.request is None:
        raise Problem("no-request")
    if seat not in record.request.needs or seat in record.request.agreed:
        raise Problem("not-asked-to-agree")
    return Wish(seat, Word.AGREE, "yes" if yes else "no")


def consent(
    table: Table, record: Record, message: m.Consent, person_id: int | None, grace_hours: float
) -> Wish:
    """Say whether the game shall go on by other rules than it was begun with. The host may decide for those who are away too long."""
    stop = record.stop
    if stop is None or record.game.over:
        raise Problem("not-stopped")
    if not message.all:
        return Wish(message.seat, Word.CONSENT, "yes" if message.yes else "no")
    if person_id != table.host_id:
        raise Problem("not-host")
    if time.time() < stop.at + grace_hours * 3600:
        raise Problem("grace", {"hours": round(grace_hours)})
    return Wish(message.seat, Word.CONSENT, "host" if message.yes else "no")


def _running(record: Record) -> None:
    if record.game.over:
        raise Problem("game-over")
    if record.stop is not None:
        raise Problem("table-stopped", {"before": record.pin.version, "after": record.stop.to.version})


def _barred(table: Table, reason: Reason | None) -> None:
    if reason is not None:
        raise of_reason(reason, table.game.rules)


def _target(record: Record, seat: int, to: int | None) -> int:
    game = record.game
    target = last_answer(record, seat) if to is None else to
    if target is None:
        raise Problem("nothing-to-take-back")
    if not record.floor <= target < game.position:
        raise Problem("bad-position", {"given": target, "first": record.floor, "last": game.position - 1})
    stop = as_it_stood(game, target).position
    if stop == game.position:
        raise Problem("nothing-to-take-back")
    return stop
