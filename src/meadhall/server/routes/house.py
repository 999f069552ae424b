"""What the host of the hall does: look at all tables and people, close and delete, shut out, say something to everybody."""

from __future__ import annotations

import time
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Query
from pydantic import BaseModel, StrictBool, StringConstraints

from meadhall.server import hosting
from meadhall.server.hall import Hall
from meadhall.server.models import Given, Me, Talk, Token
from meadhall.server.people import Guest, PersonId, TheHall, Who
from meadhall.server.problems import ERRORS
from meadhall.server.routes.people import me_of
from meadhall.server.storage import Store
from meadhall.table.laying import TABLE_ID
from meadhall.table.log import log
from meadhall.table.problems import Problem
from meadhall.table.record import ASIDE
from meadhall.table.seats import DEFAULT_LEVEL, Seat, moment
from meadhall.table.table import Status

router = APIRouter(prefix="/api/house", tags=["house"], responses=ERRORS)

Skip = Annotated[int, Query(ge=0, le=1_000_000)]
Limit = Annotated[int, Query(ge=1, le=200)]
PersonPath = Annotated[int, Path(ge=1, le=2**31 - 1)]


class Grant(Given):
    token: Token


class HouseSeat(BaseModel):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    person: int | None


class HouseTable(BaseModel):
    """A table as the host of the hall sees it: who and when, nothing of the game."""

    id: str
    game: str
    status: Status
    seats: list[HouseSeat]
    rows: int
    present: int
    created: str
    updated: str


class HousePerson(BaseModel):
    id: int
    name: str
    role: Literal["", "host"]
    banned: bool
    seats: int
    created: str


class TableDeed(Given):
    closed: StrictBool


class PersonDeed(Given):
    banned: StrictBool


class Message(Given):
    text: Annotated[
        str, StringConstraints(strip_whitespace=True, max_length=500, pattern=Talk.replace("+$", "*$"))
    ]


class Posted(BaseModel):
    text: str
    tables: int


async def hall_host(who: Guest) -> Who:
    """Raises unless the host of the hall asks."""
    if who.role != "host":
        raise Problem("not-hall-host")
    return who


Host = Annotated[Who, Depends(hall_host)]


@router.post("/host")
async def become_host(hall: TheHall, person_id: PersonId, given: Grant) -> Me:
    """Become the host of the hall, with the link that `meadhall hall host` prints."""
    if not await hosting.take_grant(hall.store, given.token, person_id):
        raise Problem("bad-grant")
    log("hall-host", person=person_id)
    return await me_of(hall, person_id, True)


@router.get("/tables")
async def all_tables(
    hall: TheHall,
    host: Host,
    game: Annotated[str | None, Query(max_length=40)] = None,
    skip: Skip = 0,
    limit: Limit = 50,
) -> list[HouseTable]:
    """All tables of the hall, the newest first; a page of them."""
    rows = await hosting.listed(hall.store, game, skip, limit)
    ids = [row["id"] for row in rows]
    latest, seats = await hall.store.latest(ids), await hall.store.seats_of(ids)
    out = []
    for row in rows:
        if row["id"] not in latest:
            continue  # `meadhall hall check` tells about damage
        last, table = latest[row["id"]], hall.open_tables.get(row["id"])
        status: Status = "stopped" if last.key in ASIDE else "running" if last.waiting else "over"
        if row["closed"] and status != "over":
            status = "closed"
        out.append(
            HouseTable(
                id=row["id"],
                game=row["game"],
                status=status if table is None else table.status,
                seats=[_seat(seat) for seat in seats[row["id"]]],
                rows=last.number + 1,
                present=0 if table is None else len(table.listeners),
                created=moment(row["created"]),
                updated=moment(last.at),
            )
        )
    return out


def _seat(seat: Seat) -> HouseSeat:
    return HouseSeat(seat=seat.seat, kind=seat.kind, name=seat.name, person=seat.person_id)


async def _there(store: Store, table_id: str) -> None:
    if not TABLE_ID.fullmatch(table_id) or await store.table(table_id) is None:
        raise Problem("no-such-table")


@router.put("/tables/{table_id}", status_code=204)
async def close_table(hall: TheHall, host: Host, table_id: str, given: TableDeed) -> None:
    """Close a table: nobody, not even a bot, answers there any more; or open it again."""
    table = await hall.table(table_id)
    if table.game.over:
        raise Problem("game-over")
    if bool(table.row["closed"]) != given.closed:
        await hall.store.set_table(table_id, closed=time.time() if given.closed else 0.0)
        await table.refresh_seats()
        await table.note("closed" if given.closed else "reopened")
        log("table-closed" if given.closed else "table-reopened", table=table_id, by=host.person_id)
        hall.driver.drive(table)


@router.delete("/tables/{table_id}", status_code=204)
async def delete_table(hall: TheHall, host: Host, table_id: str) -> None:
    """Delete a table with everything that happened there, for good. Works also for one that cannot be read any more."""
    await _there(hall.store, table_id)
    await hall.store.set_table(table_id, closed=time.time())  # from now on nobody adds a row
    table = hall.open_tables.get(table_id)
    if table is None:
        await hosting.remove(hall.store, [table_id])
    else:
        await table.refresh_seats()
        async with table.lock:
            await hosting.remove(hall.store, [table_id])
    hall.forget_table(table_id)
    log("table-deleted", table=table_id, by=host.person_id)


@router.get("/people")
async def all_people(
    hall: TheHall, host: Host, banned: bool | None = None, skip: Skip = 0, limit: Limit = 50
) -> list[HousePerson]:
    """The people of the hall, the newest first; a page of them."""
    return [
        HousePerson(
            id=row["id"],
            name=row["name"],
            role=row["role"],
            banned=bool(row["banned"]),
            seats=row["seats"],
            created=moment(row["created"]),
        )
        for row in await hosting.people(hall.store, banned, skip, limit)
    ]


@router.put("/people/{person}", status_code=204)
async def ban(hall: TheHall, host: Host, person: PersonPath, given: PersonDeed) -> None:
    """Shut a person out: no way in with that browser, and bots play on at the person's tables. Or let the person in again."""
    if person == host.person_id:
        raise Problem("not-yourself")
    if not await hosting.ban(hall.store, person, given.banned):
        raise Problem("no-such-person")
    log("banned" if given.banned else "let-in", person=person, by=host.person_id)
    if given.banned:
        hall.send_away(person)
        await _hand_over(hall, person)


async def _hand_over(hall: Hall, person: int) -> None:
    for seat in await hosting.running_seats(hall.store, person):
        try:
            table = await hall.table(seat["table_id"])
        except Problem:
            continue
        if not table.game.over:
            await table.set_seat(seat["seat"], level=DEFAULT_LEVEL)
            await table.note("banned", name=seat["name"])
            hall.driver.drive(table)


@router.post("/message", status_code=201)
async def message(hall: TheHall, host: Host, given: Message) -> Posted:
    """Say something to everybody: on the wall of the hall, and at every table where something happens. No words take it down."""
    await hosting.post(hall.store, given.text)
    told = 0
    if given.text:
        present = {i for i, table in hall.open_tables.items() if table.listeners}
        for table_id in sorted(present | set(await hosting.lively(hall.store))):
            await hall.store.say(table_id, None, "", "", note=hosting.note(given.text))
            table = hall.open_tables.get(table_id)
            for listener in table.listeners if table is not None else ():
                listener.chat_changed()
            told += 1
    log("hall-message", by=host.person_id, tables=told)
    return Posted(text=given.text, tables=told)
