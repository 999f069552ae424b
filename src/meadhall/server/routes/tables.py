"""Tables: laying one, sitting down, the seats, the rematch."""

from __future__ import annotations

import hmac
import time
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request

from meadhall.server import clocks
from meadhall.server.hall import Hall
from meadhall.server.models import (
    Join,
    NewTable,
    Report,
    ReportMade,
    SeatChange,
    TableCard,
    TableInfo,
    Token,
)
from meadhall.server.people import Guest, PersonId, TheHall, address_of
from meadhall.server.problems import ERRORS, language_of
from meadhall.server.storage import HERE
from meadhall.table import about, deeds
from meadhall.table import seats as chairs
from meadhall.table.laying import rules_of
from meadhall.table.problems import Problem
from meadhall.table.record import ASIDE
from meadhall.table.seats import Seat, level_named
from meadhall.table.table import Table

SeatPath = Annotated[int, Path(ge=0, le=15)]

router = APIRouter(prefix="/api", tags=["tables"], responses=ERRORS)


@router.post("/tables", status_code=201)
async def lay(request: Request, hall: TheHall, person_id: PersonId, given: NewTable) -> TableInfo:
    """Lay a new table. The game begins at once; open seats can be taken later."""
    rules = rules_of(given.game)
    await hall.spend(person_id, address_of(request), "tables")
    if given.lesson is not None and (given.listed or given.clock is not None):
        raise Problem(
            "bad-request", {"where": "lesson", "detail": "a lesson has no clock and stands in no lobby"}
        )
    table = await deeds.lay(
        hall,
        person_id,
        rules,
        given.seats,
        given.options,
        name=given.name,
        spectators=given.spectators,
        previews=given.previews,
        lesson=given.lesson,
    )
    extras = {**({"listed": True} if given.listed else {}), **clocks.values(given.clock)}
    if extras:
        await hall.store.set_table(table.id, **extras)
        await table.refresh_seats()
        await hall.clocks.update(table)
    return await info(hall, table, person_id, request)


async def info(hall: Hall, table: Table, person_id: int | None, request: Request) -> TableInfo:
    """The table as a person may know it."""
    return TableInfo(**await about.info(hall, table, person_id, language_of(request)))


@router.get("/tables")
async def mine(
    hall: TheHall,
    who: Guest,
    limit: Annotated[int, Query(ge=1, le=500)] = 200,
    skip: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> list[TableCard]:
    """My tables: those that wait for me first, then the newest. A page of them: `skip` so many, then at most `limit`."""
    person_id = who.person_id
    if person_id is None:
        return []
    mine = set(await hall.store.tables_of(person_id)) - set(await hall.store.trials(person_id))
    latest = await hall.store.latest(sorted(mine))
    masks = await hall.store.asked_seats(person_id)
    closed = await hall.store.closed(latest)
    turn = {
        i: row.key not in ASIDE and i not in closed and bool(row.waiting & masks.get(i, 0))
        for i, row in latest.items()
    }
    ids = sorted(latest, key=lambda i: (turn[i], latest[i].at), reverse=True)[skip : skip + limit]
    rows = {row["id"]: row for row in await hall.store.tables(ids)}
    seats = await hall.store.seats_of(ids)
    return [
        TableCard(**about.card(rows[i], seats[i], latest[i], person_id, hall.open_tables.get(i)))
        for i in ids
        if i in rows and seats[i]  # else it was deleted while we looked
    ]


@router.get("/tables/{table_id}")
async def one(
    request: Request, hall: TheHall, who: Guest, table_id: str, token: Token | None = None
) -> TableInfo:
    """A table, as I may know it; whoever is invited may know who plays what."""
    table = await hall.table(table_id)
    if token is None or not hmac.compare_digest(token, table.row["invitation"]):
        table.watchable(who.person_id)
    return await info(hall, table, who.person_id, request)


@router.post("/tables/{table_id}/join")
async def join(request: Request, hall: TheHall, person_id: PersonId, table_id: str, given: Join) -> TableInfo:
    """Sit down at an open seat, by invitation."""
    table = await hall.table(table_id)
    if not hmac.compare_digest(given.token, table.row["invitation"]):
        raise Problem("bad-invitation")
    await sit_down(hall, table, person_id, given.name, given.seat)
    return await info(hall, table, person_id, request)


async def sit_down(hall: Hall, table: Table, person_id: int, given: str | None, wanted: int | None) -> None:
    """Take an open seat: the one that is wanted, else the first."""
    if table.mine(person_id):
        raise Problem("already-seated")
    name = await deeds.my_name(hall, person_id, given)
    free = [s for s in table.seats if s.kind == "open"] if wanted is None else [table.seat(wanted)]
    for seat in free:
        values = {"person_id": person_id, "name": name, "sat": time.time()}
        if await hall.store.set_seat(table.id, seat.seat, if_open=True, **values):
            await table.refresh_seats()
            await hall.clocks.update(table)
            return
    await table.refresh_seats()
    raise Problem("table-full" if wanted is None else "seat-taken")


@router.post("/tables/{table_id}/seats/{seat}")
async def change_seat(
    request: Request, hall: TheHall, person_id: PersonId, table_id: str, seat: SeatPath, given: SeatChange
) -> TableInfo:
    """Hand a seat to a bot and back, open it, resign, rename."""
    table = await hall.table(table_id)
    chair = table.seat(seat)
    if given.change == "bot" and chair.kind == "person" and chair.person_id != person_id:
        if not await _may_be_replaced(hall, table, chair, person_id):
            return await info(hall, table, person_id, request)
        values: dict[str, Any] = {"level": level_named(given.level, table.game.rules), "votes": ""}
    else:
        values = deeds.seat_values(table, chair, person_id, given.change, given.level, given.name, given.asks)
    if given.change in ("person", "bot"):
        values |= {"timed_out": False, "back": time.time()}
    await table.set_seat(seat, **values)
    await deeds.tell_change(hall, table, chair, person_id, given.change)
    await hall.clocks.update(table)
    return await info(hall, table, person_id, request)


async def _may_be_replaced(hall: Hall, table: Table, seat: Seat, person_id: int) -> bool:
    """May a bot take the seat of somebody else? If he has been away for long and the host wants it, or if all others do: then each counts."""
    if table.game.over:
        raise Problem("game-over")
    if person_id != table.host_id and not table.mine(person_id):
        raise Problem("not-your-seat")
    stored = next(s for s in chairs.stored(await hall.store.seats(table.id)) if s.seat == seat.seat)
    minutes = hall.settings.away_minutes
    now = time.time()
    left = now if stored.away == HERE else max(stored.away, table.row["created"])
    long_gone = not table.online(seat) and now - left >= minutes * 60
    if person_id == table.host_id and long_gone:
        return True
    others = {s.person_id for s in table.seats if s.person_id is not None and not s.resigned}
    others -= {seat.person_id}
    if len(others) < 2:
        raise Problem(
            "still-here" if person_id == table.host_id else "not-your-seat", {"minutes": round(minutes)}
        )
    votes = (stored.votes & others) | {person_id}
    if votes >= others:
        return True
    await table.set_seat(seat.seat, votes=chairs.as_text(votes))
    await table.note("vote", name=seat.name, by=next(s.name for s in table.seats if s.person_id == person_id))
    return False


@router.post("/tables/{table_id}/rematch", status_code=201)
async def rematch(request: Request, hall: TheHall, person_id: PersonId, table_id: str) -> TableInfo:
    """Propose the same game with the same people and bots again, or accept it. It begins when everybody who did not resign wants it."""
    before = await hall.table(table_id)
    table = await deeds.rematch(hall, before, person_id)
    pace = {name: before.row[name] for name in ("listed", "clock", "clock_seconds", "clock_then")}
    if table is not before and pace != {name: table.row[name] for name in pace}:
        await hall.store.set_table(table.id, **pace)
        await table.refresh_seats()
        await hall.clocks.update(table)
    return await info(hall, table, person_id, request)


@router.post("/tables/{table_id}/report", status_code=201)
async def report(
    request: Request, hall: TheHall, person_id: PersonId, table_id: str, given: Report
) -> ReportMade:
    """Something is wrong: keep the saga and the decision number with what the player says."""
    table = await hall.table(table_id)
    table.watchable(person_id)
    await hall.spend(person_id, address_of(request), "reports")
    decision = table.game.decision if given.decision is None else given.decision
    return ReportMade(id=hall.report(table, given.text, decision))
