"""The `position` message: what a connection's seats see, made once for everybody who sees the same."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from meadhall.engine import Reason
from meadhall.games import find_rules
from meadhall.server.problems import Problem, of_reason
from meadhall.server.record import last_answer
from meadhall.server.seats import moment
from meadhall.server.tables import Table
from meadhall.server.views import dumps


def position(table: Table, seats: list[int], since: int, lang: str) -> str:
    """The message for a connection that holds `seats` and has all events before `since`."""
    eyes: list[int | None] = list(seats) or [None]
    parts = ",".join(seat_part(table, seat, since, lang) for seat in eyes)
    return f'{head(table)},"seats":[{parts}]}}'


def head(table: Table) -> str:
    """The part of the message that is the same for everybody, without its closing brace."""
    text = table.parts.get(())
    if text is None:
        text = table.parts[()] = dumps(_head(table))[:-1]
    return text


def _head(table: Table) -> dict[str, Any]:
    record, game = table.record, table.game
    asked = moment(record.since)
    request = record.request
    return {
        "type": "position",
        "row": record.number,
        "decision": game.decision,
        "position": game.position,
        "waiting": [{"seat": seat, "since": asked} for seat in game.waiting],
        "request": None
        if request is None
        else {
            "seat": request.seat,
            "to": request.to,
            "needs": list(request.needs),
            "agreed": list(request.agreed),
        },
    }


def seat_part(table: Table, seat: int | None, since: int, lang: str) -> str:
    """What one seat sees, as JSON; kept until the position changes."""
    key = (seat, since, lang)
    part = table.parts.get(key)
    if part is None:
        rest = {
            "from": since,
            "events": table.game.events(seat, since, spans=True),
            "undo": undo(table, seat, lang),
            "redo": seat is not None and table.game.can_redo(seat) is not None,
        }
        part = table.parts[key] = f'{{"seat":{dumps(seat)},"view":{table.views.text(seat)},{dumps(rest)[1:]}'
    return part


def undo(table: Table, seat: int | None, lang: str) -> dict[str, Any]:
    """What the seat's undo button would do."""
    game = table.game
    if seat is None:
        return {"how": "no", "reason": None}
    if game.over:
        return {"how": "no", "reason": Problem("game-over").info(lang).model_dump()}
    barrier = table.record.why_not_undo(seat)
    if barrier is None:
        return {"how": "undo", "reason": None}
    reason = _barrier(barrier.key, lang, game.rules.id)
    last = last_answer(table.record, seat)
    if last is None or last < table.record.floor:
        return {"how": "no", "reason": reason}
    return {"how": "rewind" if table.solo else "ask", "reason": reason}


@lru_cache(maxsize=256)
def _barrier(key: str, lang: str, game: str) -> dict[str, Any]:
    return of_reason(Reason("", key), find_rules(game)).info(lang).model_dump()
