"""The `position` message: what a connection's seats see, made once for everybody who sees the same."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

from meadhall.engine import Reason
from meadhall.games import find_rules
from meadhall.table.encoding import dumps, joined, listed, mapped
from meadhall.table.problems import Problem, of_reason
from meadhall.table.record import Record, Request, last_answer
from meadhall.table.seats import moment
from meadhall.table.table import Standing, Table

How = Literal["undo", "rewind", "ask", "no"]
GAME_OVER = "game-over"


def position(table: Table, stand: Standing, seats: list[int], since: int, lang: str, row: int = -1) -> str:
    """The message for a connection that holds `seats`, has all events before `since`, and was told last how the table stood after `row`."""
    eyes: tuple[int | None, ...] = tuple(seats) or (None,)
    follows = row >= 0 and row == stand.after
    key = (eyes, since, lang, follows)
    text = stand.parts.get(key)
    if text is None:
        parts = listed([seat_part(table, stand, seat, since, lang, follows) for seat in eyes])
        text = stand.parts[key] = joined(head(stand), mapped({"seats": parts}))
    return text


def head(stand: Standing) -> str:
    """The part of the message that is the same for everybody, as JSON."""
    text = stand.parts.get(())
    if text is None:
        record, game = stand.record, stand.game
        asked = moment(record.since)
        text = stand.parts[()] = dumps(
            {
                "type": "position",
                "row": record.number,
                "decision": game.decision,
                "position": game.position,
                "waiting": [{"seat": seat, "since": asked} for seat in game.waiting],
                "request": _request(record.request),
            }
        )
    return text


def _request(request: Request | None) -> dict[str, Any] | None:
    if request is None:
        return None
    needs, agreed = list(request.needs), list(request.agreed)
    return {"seat": request.seat, "to": request.to, "needs": needs, "agreed": agreed}


def seat_part(table: Table, stand: Standing, seat: int | None, since: int, lang: str, follows: bool) -> str:
    """What one seat sees, as JSON; kept until the position changes. `follows`: whoever looks knows the position before."""
    key = (seat, since, lang, follows)
    part = stand.parts.get(key)
    if part is None:
        views = stand.views
        redo = seat is not None and stand.game.can_redo(seat) is not None
        changes = views.change(seat) if follows else None
        part = stand.parts[key] = mapped(
            {
                "seat": dumps(seat),
                **({"view": views.text(seat)} if changes is None else {"changes": changes}),
                "from": dumps(since),
                "events": views.events(seat, since),
                "undo": undo(table, stand.record, seat, lang),
                "redo": dumps(redo),
                "lesson": lesson(stand.record, seat),
            }
        )
    return part


def lesson(record: Record, seat: int | None) -> str:
    """Where the lesson of the table stands, for its learner, as JSON."""
    guide = record.guide
    if guide is None or seat != guide.lesson.seat or record.game.over:
        return "null"
    return dumps(guide.shown(record.game))


def undo(table: Table, record: Record, seat: int | None, lang: str) -> str:
    """What the seat's undo button would do, as JSON."""
    game = record.game
    if seat is None:
        return _way("no", None, lang, game.rules.id)
    if game.over:
        return _way("no", GAME_OVER, lang, game.rules.id)
    barrier = record.why_not_undo(seat)
    if barrier is None:
        return _way("undo", None, lang, game.rules.id)
    last = last_answer(record, seat)
    barred = last is None or last < record.floor
    how: How = "no" if barred else "rewind" if table.solo else "ask"
    return _way(how, barrier.key, lang, game.rules.id)


@lru_cache(maxsize=256)
def _way(how: How, key: str | None, lang: str, game: str) -> str:
    reason = None
    if key is not None:
        problem = Problem(key) if key == GAME_OVER else of_reason(Reason("", key), find_rules(game))
        reason = problem.info(lang)
    return dumps({"how": how, "reason": reason})
