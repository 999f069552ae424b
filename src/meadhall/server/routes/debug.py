"""For who writes a game: a table from inside. Only a hall with MEADHALL_DEBUG has it, and only for tables at which no other person sits."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from meadhall.server.models import Inside
from meadhall.server.people import PersonId, TheHall
from meadhall.server.problems import ERRORS
from meadhall.table.ended import Ended
from meadhall.table.problems import Problem

EVENTS = 60

router = APIRouter(prefix="/api", tags=["debug"], responses=ERRORS)


@router.get("/tables/{table_id}/debug")
async def inside(hall: TheHall, person_id: PersonId, table_id: str) -> Inside:
    """Position, agenda, open spans, the last events and what every seat sees."""
    table = await hall.table(table_id)
    people = {seat.person_id for seat in table.seats} - {None}
    if not hall.settings.debug or people != {person_id}:
        raise Problem("not-debugged")
    game = table.game
    if isinstance(game, Ended):
        raise Problem("not-debugged")
    state: Any = game.s
    return Inside(
        position=game.position,
        decision=game.decision,
        digest=game.digest(),
        agenda=[[name, *map(repr, args)] for name, args in reversed(state.agenda)],
        spans=[[span.kind, str(span.who)] for span in game.play.spans],
        events=game.events(None, spans=True)[-EVENTS:],
        state=state.to_json(),
        views={seat: game.view(seat) for seat in range(game.seats)},
    )
