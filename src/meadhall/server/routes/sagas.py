"""Looking back: replays, sagas in and out, forks, and the check of the shuffles."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from itertools import islice
from typing import Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import PlainTextResponse, StreamingResponse

from meadhall import reviewed
from meadhall.server.models import (
    Fork,
    Import,
    Replay,
    ReviewInfo,
    ReviewWork,
    TableInfo,
    Try,
    Verification,
)
from meadhall.server.people import Guest, PersonId, TheHall, address_of
from meadhall.server.problems import ERRORS, language_of
from meadhall.server.routes.tables import info
from meadhall.table import deeds, trials
from meadhall.table.encoding import streamed
from meadhall.table.ended import Ended
from meadhall.table.problems import Problem
from meadhall.table.slowly import slowly
from meadhall.table.steps import MOST, gathered
from meadhall.table.table import Table
from meadhall.text import Texts

router = APIRouter(prefix="/api", tags=["sagas"], responses=ERRORS)


PIECE = 64
"""So many events are written at once; then it is somebody else's turn."""


@router.get("/tables/{table_id}/replay", response_model=Replay)
async def replay(
    hall: TheHall,
    who: Guest,
    table_id: str,
    at: int | None = Query(None, ge=0, le=2**31),
    seat: int | None = Query(None, ge=0, le=15),
    since: int = Query(0, ge=0, le=2**31),
    steps: int = Query(0, ge=0, le=MOST),
) -> StreamingResponse:
    """The table at the question that was open after `at` answers, with the eyes of a seat: my own while the game runs, any after the end."""
    table = await hall.table(table_id)
    then, events, following = deeds.replay(table, who.person_id, at, seat, since, steps)
    then["steps"] = await slowly(gathered(following))
    return StreamingResponse(_written(then, events), media_type="application/json")


async def _written(then: dict[str, Any], events: Iterator[dict[str, Any]]) -> AsyncIterator[str]:
    """A replay as JSON. As a model, checked and written at once, a long game holds everybody up for some twenty milliseconds."""
    for text in streamed(then, "events", iter(lambda: list(islice(events, PIECE)), [])):
        yield text
        await asyncio.sleep(0)


@router.get("/tables/{table_id}/saga", response_class=PlainTextResponse)
async def saga(hall: TheHall, who: Guest, table_id: str) -> PlainTextResponse:
    """The saga of a table. While the game runs, without its seed and only for the one person at the table."""
    table = await hall.table(table_id)
    text = await deeds.saga(hall, table, who.person_id)
    name = f"{table.game.rules.id}-{table.id}.saga"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


@router.post("/import", status_code=201)
async def bring(request: Request, hall: TheHall, person_id: PersonId, given: Import) -> TableInfo:
    """A new table from a saga: a finished game to look at, or a running one to play on."""
    await hall.spend(person_id, address_of(request), "imports", len(given.saga.encode()))
    table = await deeds.bring(hall, person_id, given.saga, given.seats, given.name)
    return await info(hall, table, person_id, request)


@router.post("/tables/{table_id}/fork", status_code=201)
async def fork(request: Request, hall: TheHall, person_id: PersonId, table_id: str, given: Fork) -> TableInfo:
    """Go on from any point with other dice, against bots, at a table of its own."""
    table = await hall.table(table_id)
    deeds.open_book(table, person_id)
    await table.show_hidden("saga")
    await hall.spend(person_id, address_of(request), "tables")
    made = await deeds.fork(hall, table, person_id, given.at, given.seat, given.level)
    return await info(hall, made, person_id, request)


@router.post("/tables/{table_id}/try", status_code=201)
async def try_out(
    request: Request, hall: TheHall, person_id: PersonId, table_id: str, given: Try
) -> TableInfo:
    """Try a plan in a world that might be, dealt anew for the seat; the game itself is not touched."""
    table = await hall.table(table_id)
    await hall.spend(person_id, address_of(request), "tables")
    made = await trials.try_out(hall, table, person_id, given.seat)
    return await info(hall, made, person_id, request)


def named(table: Table, lang: str) -> Texts:
    """The words of the game; who has no name is called after the clan or Hero, as at the table."""
    words = Texts(table.game.rules, lang)
    called = table.game.view(None)["facts"].get("called") or [None] * len(table.seats)
    words.names = [
        seat.name or (words.label(own) if own else "") for seat, own in zip(table.seats, called, strict=False)
    ]
    return words


@router.get("/tables/{table_id}/review")
async def review(
    request: Request, hall: TheHall, who: Guest, table_id: str, here: bool = False
) -> ReviewInfo:
    """How the chances went, what the dice did, and which decisions turned the game. The first who asks sets it going."""
    table = await hall.table(table_id)
    table.watchable(who.person_id)
    if not table.game.over:
        raise Problem("game-running")
    if isinstance(table.game, Ended):
        raise Problem("review-of-old-rules", {"version": table.game.pin.version})
    if hall.browsers_think and not here:
        work = ReviewWork(
            game=table.game.rules.id,
            saga=table.saga(sealed=False),
            names=list(table.names),
            called=table.game.view(None)["facts"].get("called") or [None] * len(table.seats),
        )
        return ReviewInfo(state="yours", curve=[], seats=[], points=[], work=work)
    found, working = hall.reviews.of(table.id, table.saga(sealed=False))
    if found is None:
        done = hall.reviews.progress(table.id)
        return ReviewInfo(
            state="working" if working else "failed", curve=[], seats=[], points=[], progress=done
        )
    return ReviewInfo(**reviewed.told(named(table, language_of(request)), found))


@router.get("/tables/{table_id}/verify")
async def verify(request: Request, hall: TheHall, who: Guest, table_id: str) -> Verification:
    """Were the dice honest? Every throw is computed again from the seed, and the seed against what was promised."""
    table = await hall.table(table_id)
    table.watchable(who.person_id)
    ok, verdict, told = await deeds.verify(hall, table)
    return Verification(ok=ok, sentence=verdict.info(language_of(request))["sentence"], **told)
