"""Tables: laying one, sitting down, the seats, the rematch."""

from __future__ import annotations

import hmac
import json
import secrets
import time
from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from sqlalchemy import RowMapping

from meadhall.engine import MeadhallError, Rules
from meadhall.lessons import find_lesson
from meadhall.server import about
from meadhall.server import seats as chairs
from meadhall.server.hall import Hall, rules_of
from meadhall.server.models import (
    Join,
    NewTable,
    Report,
    ReportMade,
    SeatChange,
    SeatChoice,
    Status,
    TableCard,
    TableInfo,
    Token,
)
from meadhall.server.people import Guest, PersonId, TheHall, address_of
from meadhall.server.problems import ERRORS, Problem, language_of
from meadhall.server.record import ASIDE
from meadhall.server.seats import Seat, chosen, level_named, moment
from meadhall.server.storage import HERE
from meadhall.server.tables import Table
from meadhall.server.writer import Row

SeatPath = Annotated[int, Path(ge=0, le=15)]

NAMES = (
    "Aslaug",
    "Bersi",
    "Dagny",
    "Einar",
    "Gudrun",
    "Halvard",
    "Ingrid",
    "Ketil",
    "Ragnhild",
    "Sverre",
    "Thora",
    "Vidar",
)
"""For people who have not said what they are called."""
OPPONENTS = ("Astrid", "Leif", "Sigrun", "Torsten", "Ylva", "Ulf")
"""How the bots of a lesson are called."""

router = APIRouter(prefix="/api", tags=["tables"], responses=ERRORS)


async def my_name(hall: Hall, person_id: int, given: str | None) -> str:
    """The name I go by; a new one is remembered, and who has none gets one: everybody at a table can be spoken to."""
    found = await hall.store.person(person_id)
    name: str = given or (found["name"] if found is not None else "") or secrets.choice(NAMES)
    if found is not None and found["name"] != name:
        await hall.store.set_person(person_id, name=name)
    return name


async def seated(hall: Hall, person_id: int, choices: Sequence[SeatChoice], name: str | None) -> list[Seat]:
    """The seats of a new table; at least one is mine."""
    if all(choice.kind != "me" for choice in choices):
        raise Problem("no-seat-of-mine")
    return chosen(choices, person_id, await my_name(hall, person_id, name))


@router.post("/tables", status_code=201)
async def lay(request: Request, hall: TheHall, person_id: PersonId, given: NewTable) -> TableInfo:
    """Lay a new table. The game begins at once; open seats can be taken later."""
    rules = rules_of(given.game)
    await hall.spend(person_id, address_of(request), "tables")
    if given.lesson is not None:
        table = await lay_lesson(hall, rules, person_id, given)
        return await about.info(hall, table, person_id, language_of(request))
    if not given.seats:
        raise Problem("no-seat-of-mine")
    seats = await seated(hall, person_id, given.seats, given.name)
    table = await hall.create_new(
        rules, given.options, seats, person_id, spectators=given.spectators, previews=given.previews
    )
    return await about.info(hall, table, person_id, language_of(request))


async def lay_lesson(hall: Hall, rules: Rules[Any], person_id: int, given: NewTable) -> Table:
    """The table of a lesson: the learner in his seat, easy bots in the others."""
    if given.seats or given.options:
        detail = "a lesson brings its own seats and options; leave them out"
        raise Problem("bad-request", {"where": "lesson", "detail": detail})
    try:
        lesson = find_lesson(rules, given.lesson or "")
    except MeadhallError as error:
        raise Problem("bad-request", {"where": "lesson", "detail": str(error)}) from None
    name = await my_name(hall, person_id, given.name)
    others = iter(bot for bot in OPPONENTS if bot != name)
    seats = [
        Seat(seat, person_id, name, None, False)
        if seat == lesson.seat
        else Seat(seat, None, next(others), lesson.bot, False)
        for seat in range(lesson.seats)
    ]
    return await hall.create_lesson(lesson, seats, person_id)


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
    latest = await hall.store.latest(await hall.store.tables_of(person_id))
    masks = await hall.store.asked_seats(person_id)
    closed = await hall.store.closed(latest)
    turn = {
        i: row.key not in ASIDE and i not in closed and bool(row.waiting & masks.get(i, 0))
        for i, row in latest.items()
    }
    ids = sorted(latest, key=lambda i: (turn[i], latest[i].at), reverse=True)[skip : skip + limit]
    rows = {row["id"]: row for row in await hall.store.tables(ids)}
    seats = await hall.store.seats_of(ids)
    return [_card(hall, rows[i], seats[i], latest[i], person_id, my_turn=turn[i]) for i in ids]


def _card(
    hall: Hall, row: RowMapping, chairs: Sequence[Seat], last: Row, person_id: int | None, *, my_turn: bool
) -> TableCard:
    waiting = [seat.seat for seat in chairs if last.waiting >> seat.seat & 1]
    open_table = hall.open_tables.get(row["id"])
    status: Status = "stopped" if last.key in ASIDE else "running" if waiting else "over"
    if row["closed"] and status != "over":
        status = "closed"
    return TableCard(
        id=row["id"],
        game=row["game"],
        forked=row["origin"] is not None,
        seats=[
            seat.info(person_id, row["host_id"], open_table is not None and open_table.online(seat))
            for seat in chairs
        ],
        mine=[seat.seat for seat in chairs if person_id is not None and seat.person_id == person_id],
        status=status if open_table is None else open_table.status,
        waiting=waiting,
        my_turn=my_turn,
        decision=last.decision,
        created=moment(row["created"]),
        updated=moment(last.at),
    )


@router.get("/tables/{table_id}")
async def one(
    request: Request, hall: TheHall, who: Guest, table_id: str, token: Token | None = None
) -> TableInfo:
    """A table, as I may know it; whoever is invited may know who plays what."""
    table = await hall.table(table_id)
    if token is None or not hmac.compare_digest(token, table.row["invitation"]):
        table.watchable(who.person_id)
    return await about.info(hall, table, who.person_id, language_of(request))


@router.post("/tables/{table_id}/join")
async def join(request: Request, hall: TheHall, person_id: PersonId, table_id: str, given: Join) -> TableInfo:
    """Sit down at an open seat, by invitation."""
    table = await hall.table(table_id)
    if not hmac.compare_digest(given.token, table.row["invitation"]):
        raise Problem("bad-invitation")
    if table.mine(person_id):
        raise Problem("already-seated")
    name = await my_name(hall, person_id, given.name)
    wanted = [s for s in table.seats if s.kind == "open"] if given.seat is None else [table.seat(given.seat)]
    for seat in wanted:
        if await hall.store.set_seat(table_id, seat.seat, if_open=True, person_id=person_id, name=name):
            await table.refresh_seats()
            return await about.info(hall, table, person_id, language_of(request))
    await table.refresh_seats()
    raise Problem("table-full" if given.seat is None else "seat-taken")


@router.post("/tables/{table_id}/seats/{seat}")
async def change_seat(
    request: Request, hall: TheHall, person_id: PersonId, table_id: str, seat: SeatPath, given: SeatChange
) -> TableInfo:
    """Hand a seat to a bot and back, open it, resign, rename."""
    table = await hall.table(table_id)
    chair = table.seat(seat)
    if given.change == "bot" and chair.kind == "person" and chair.person_id != person_id:
        if not await _may_be_replaced(hall, table, chair, person_id):
            return await about.info(hall, table, person_id, language_of(request))
        values: dict[str, Any] = {"level": level_named(given.level), "votes": ""}
    else:
        values = seat_values(table, chair, person_id, given)
    await table.set_seat(seat, **values)
    key = {"bot": "hands" if chair.person_id == person_id else "bot", "person": "back", "resign": "resigned"}
    if given.change in key and chair.person_id is not None:
        await table.note(key[given.change], name=chair.name)
    hall.driver.drive(table)
    return await about.info(hall, table, person_id, language_of(request))


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


def seat_values(table: Table, seat: Seat, person_id: int, given: SeatChange) -> dict[str, Any]:
    """What a change does to a seat, or why it may not be."""
    host, own = person_id == table.host_id, seat.person_id == person_id
    if not host and not own:
        raise Problem("not-your-seat")
    if table.game.over and given.change != "rename":
        raise Problem("game-over")
    match given.change:
        case "bot":
            return {"level": level_named(given.level)}
        case "person":
            if seat.resigned:
                raise Problem("seat-resigned")
            if seat.person_id is None:
                raise Problem("seat-not-person")
            return {"level": None}
        case "open":
            if not host:
                raise Problem("not-host")
            if seat.person_id is not None:
                raise Problem("seat-taken")
            return {"level": None, "name": ""}
        case "resign":
            if not own:
                raise Problem("not-your-seat")
            return {"level": level_named(given.level), "resigned": True}
        case "asks":
            if not own:
                raise Problem("not-your-seat")
            if given.asks is None:
                raise Problem("bad-request", {"where": "asks", "detail": "when shall the seat be asked?"})
            return {"asks": given.asks}
        case "rename":
            if not own:
                raise Problem("not-your-seat")
            if given.name is None:
                raise Problem("bad-request", {"where": "name", "detail": "a new name is needed"})
            return {"name": given.name}


@router.post("/tables/{table_id}/rematch", status_code=201)
async def rematch(request: Request, hall: TheHall, person_id: PersonId, table_id: str) -> TableInfo:
    """Propose the same game with the same people and bots again, or accept it. It begins when everybody who did not resign wants it."""
    table = await hall.table(table_id)
    if not table.mine(person_id):
        raise Problem("not-your-seat")
    if not table.game.over:
        raise Problem("game-running")
    next_id = table.row["next_id"]
    if next_id is None:
        people = {s.person_id for s in table.seats if s.person_id is not None and not s.resigned}
        want = (chairs.people_in(table.row["again"]) & people) | {person_id}
        if not want >= people:
            if person_id not in chairs.people_in(table.row["again"]):
                await hall.store.set_table(table_id, again=chairs.as_text(want))
                await table.refresh_seats()
                await table.note("rematch", by=next(s.name for s in table.seats if s.person_id == person_id))
            return await about.info(hall, table, person_id, language_of(request))
        seats = [
            Seat(s.seat, s.person_id, s.name, None, False)
            if s.person_id in want
            else Seat(s.seat, None, s.name, s.level or level_named(None), False)
            for s in table.seats
        ]
        options = json.loads(table.row["options"])
        again = await hall.create_new(
            table.game.rules,
            options,
            seats,
            table.host_id,
            spectators=bool(table.row["spectators"]),
            previews=table.row["previews"],
        )
        if await hall.store.set_next(table_id, again.id):
            next_id = again.id
        await table.refresh_seats()
        next_id = table.row["next_id"]
    return await about.info(hall, await hall.table(next_id), person_id, language_of(request))


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
