"""The lobby: tables whose host lets everybody in the hall sit down, or watch."""

from __future__ import annotations

import json
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, StrictBool
from sqlalchemy import exists, func, select

from meadhall.server import schema as t
from meadhall.server.models import ClockInfo, Given, JoinOpen, TableInfo, Value
from meadhall.server.people import Guest, PersonId, TheHall
from meadhall.server.problems import ERRORS
from meadhall.server.routes.tables import info, sit_down
from meadhall.table.problems import Problem
from meadhall.table.record import ASIDE
from meadhall.table.seats import Seat, moment

router = APIRouter(prefix="/api/lobby", tags=["lobby"], responses=ERRORS)


class LobbyCard(BaseModel):
    """A table in the lobby: what is played, who hosts it, who sits there, how many seats are free, and how fast it goes."""

    id: str
    game: str
    host: str
    players: list[str]
    bots: int
    open: int
    options: dict[str, Value]
    clock: ClockInfo | None
    spectators: bool
    seen: Literal["", "saga", "rewind"]
    decision: int
    created: str
    updated: str


class Listed(Given):
    listed: StrictBool


@router.get("")
async def lobby(
    hall: TheHall,
    who: Guest,
    what: Literal["join", "watch"] = "join",
    game: Annotated[str | None, Query(max_length=40)] = None,
    seats: Annotated[int | None, Query(ge=1, le=16)] = None,
    clock: Literal["none", "answer", "reserve"] | None = None,
    skip: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    limit: Annotated[int, Query(ge=1, le=100)] = 24,
) -> list[LobbyCard]:
    """Tables to sit down at, or to watch; the one that moved last first. Filters: the game, the number of seats, the clock."""
    last = (
        select(t.log.c.table_id, func.max(t.log.c.number).label("number"))
        .where(t.log.c.table_id.in_(select(t.tables.c.id).where(t.tables.c.listed.is_(True))))
        .group_by(t.log.c.table_id)
        .subquery()
    )
    newest = (t.log.c.table_id == last.c.table_id) & (t.log.c.number == last.c.number)
    of_table = t.seats.c.table_id == t.tables.c.id
    free = exists().where(of_table, t.seats.c.person_id.is_(None), t.seats.c.level.is_(None))
    query = (
        select(t.tables, t.log.c.at, t.log.c.decision)
        .join(t.log, t.log.c.table_id == t.tables.c.id)
        .join(last, newest)
        .where(t.tables.c.closed == 0, t.log.c.waiting > 0, t.log.c.key.not_in(ASIDE))
        .order_by(t.log.c.at.desc(), t.tables.c.id)
    )
    query = query.where(free) if what == "join" else query.where(t.tables.c.spectators.is_(True))
    if who.person_id is not None:
        query = query.where(~exists().where(of_table, t.seats.c.person_id == who.person_id))
    if game is not None:
        query = query.where(t.tables.c.game == game)
    if clock is not None:
        query = query.where(t.tables.c.clock == ("" if clock == "none" else clock))
    if seats is not None:
        count = select(func.count()).where(of_table).scalar_subquery()
        query = query.where(count == seats)
    rows = await hall.store.all(query.offset(skip).limit(limit))
    chairs = await hall.store.seats_of([row["id"] for row in rows])
    return [
        LobbyCard(
            id=row["id"],
            game=row["game"],
            host=_host(chairs[row["id"]], row["host_id"]),
            players=[seat.name for seat in chairs[row["id"]] if seat.kind == "person"],
            bots=sum(seat.kind == "bot" for seat in chairs[row["id"]]),
            open=sum(seat.kind == "open" for seat in chairs[row["id"]]),
            options=json.loads(row["options"]),
            clock=None
            if not row["clock"]
            else ClockInfo(kind=row["clock"], seconds=round(row["clock_seconds"]), then=row["clock_then"]),
            spectators=bool(row["spectators"]),
            seen=row["seen"],
            decision=row["decision"],
            created=moment(row["created"]),
            updated=moment(row["at"]),
        )
        for row in rows
    ]


def _host(seats: list[Seat], host_id: int) -> str:
    return next((seat.name for seat in seats if seat.person_id == host_id), "")


@router.post("/{table_id}/join")
async def join_listed(
    request: Request, hall: TheHall, person_id: PersonId, table_id: str, given: JoinOpen
) -> TableInfo:
    """Sit down at an open seat of a table in the lobby."""
    table = await hall.table(table_id)
    if not table.row["listed"]:
        raise Problem("bad-invitation")
    await sit_down(hall, table, person_id, given.name, given.seat)
    return await info(hall, table, person_id, request)


@router.put("/{table_id}")
async def list_table(
    request: Request, hall: TheHall, person_id: PersonId, table_id: str, given: Listed
) -> TableInfo:
    """The host of a table puts it into the lobby, or takes it out."""
    table = await hall.table(table_id)
    if person_id != table.host_id:
        raise Problem("not-host")
    await hall.store.set_table(table_id, listed=given.listed)
    await table.refresh_seats()
    return await info(hall, table, person_id, request)
