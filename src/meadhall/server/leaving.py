"""My data: all that the hall knows of a person, to take along; and leaving for good.

Who leaves is forgotten, and the games that others shared go on and stay: under a neutral name, with the moves as they were.
"""

from __future__ import annotations

import json
import zlib
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from meadhall.server import hosting
from meadhall.server import schema as t
from meadhall.server.storage import Store
from meadhall.table.encoding import dumps, loads
from meadhall.table.ended import COMPRESSED
from meadhall.table.log import log
from meadhall.table.seats import DEFAULT_LEVEL, moment

if TYPE_CHECKING:
    from meadhall.server.hall import Hall

HIDDEN = ("person_id", "hash", "public_key", "admitted", "phrase", "p256dh", "auth", "invitation", "seed")
"""What is a secret, or says nothing to a person."""


async def data_of(store: Store, person_id: int) -> dict[str, Any]:
    """Everything that is stored of a person."""

    async def rows(query: Any) -> list[dict[str, Any]]:
        return [_plain(dict(row)) for row in await store.all(query)]

    mine = select(t.seats.c.table_id).where(t.seats.c.person_id == person_id)
    talk = (
        select(t.chat.c.table_id, t.chat.c.text, t.chat.c.at)
        .join(t.seats, (t.seats.c.table_id == t.chat.c.table_id) & (t.seats.c.seat == t.chat.c.seat))
        .where(t.seats.c.person_id == person_id)
        .order_by(t.chat.c.id)
    )
    tables = select(t.tables.c.id, t.tables.c.game, t.tables.c.options, t.tables.c.created)
    hosted = (t.tables.c.host_id == person_id) | t.tables.c.id.in_(mine)
    found = await rows(select(t.people).where(t.people.c.id == person_id))
    return {
        "person": found[0] if found else {},
        "devices": await rows(select(t.keys.c.created).where(t.keys.c.person_id == person_id)),
        "passkeys": await rows(select(t.passkeys).where(t.passkeys.c.person_id == person_id)),
        "browsers_told": await rows(select(t.pushes).where(t.pushes.c.person_id == person_id)),
        "tables": [
            {**row, "saga": f"/api/tables/{row['id']}/saga"} for row in await rows(tables.where(hosted))
        ],
        "seats": await rows(select(t.seats).where(t.seats.c.person_id == person_id)),
        "talk": await rows(talk),
        "notes": await rows(select(t.notes).where(t.notes.c.person_id == person_id)),
        "results": await rows(select(t.results).where(t.results.c.person_id == person_id)),
        "ratings": await rows(select(t.ratings).where(t.ratings.c.person_id == person_id)),
    }


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    out = {name: value for name, value in row.items() if name not in HIDDEN}
    for name in ("at", "created", "away", "sat", "back"):
        if isinstance(out.get(name), float) and out[name] > 0:
            out[name] = moment(out[name])
    return out


async def erase(hall: Hall, person_id: int) -> None:
    """Forget a person. Tables at which nobody else sat go with him; at the others a bot plays on."""
    store = hall.store
    alone, shared = await _tables(store, person_id)
    if alone:
        await hosting.remove(store, alone)
    async with store.transaction() as connection:
        for table_id in shared:
            await _make_nameless(connection, table_id, person_id)
        await connection.execute(
            update(t.results).where(t.results.c.person_id == person_id).values(person_id=None, name="")
        )
        for part in (t.notes, t.ratings, t.passkeys, t.pushes, t.carries, t.keys):
            await connection.execute(delete(part).where(part.c.person_id == person_id))
        who = t.people.c.id == person_id
        if shared:  # seats must belong to somebody: to nobody in particular
            empty = {"name": "", "webhook": "", "phrase": "", "channel": "", "role": ""}
            await connection.execute(update(t.people).where(who).values(**empty))
        else:
            await connection.execute(delete(t.people).where(who))
    await store.ring([f"{hosting.OUT}{person_id}", *(hosting.GONE + each for each in shared)])
    hall.send_away(person_id)
    for table_id in (*alone, *shared):  # whoever is there comes back to it as it is now
        hall.forget_table(table_id)
    for table_id in shared:
        hall.driver.drive(await hall.table(table_id))
    log("person-erased", tables=len(alone), shared=len(shared))


async def _tables(store: Store, person_id: int) -> tuple[list[str], list[str]]:
    """The tables of a person alone, and those that others share."""
    alone: list[str] = []
    shared: list[str] = []
    for table_id in await store.tables_of(person_id):
        seats = await store.seats(table_id)
        others = any(seat["person_id"] not in (None, person_id) for seat in seats)
        (shared if others else alone).append(table_id)
    return alone, shared


async def _make_nameless(connection: AsyncConnection, table_id: str, person_id: int) -> None:
    """Take a person's name and words out of a table; a bot plays on where he was asked."""
    of_table = t.seats.c.table_id == table_id
    seats = list((await connection.execute(select(t.seats).where(of_table))).mappings())
    mine = [seat for seat in seats if seat["person_id"] == person_id]
    numbers, names = [seat["seat"] for seat in mine], {seat["name"] for seat in mine} - {""}
    ended = select(t.log.c.number, t.log.c.kept).where(
        t.log.c.table_id == table_id, t.log.c.kept.is_not(None)
    )
    kept = list((await connection.execute(ended)).mappings())
    change: dict[str, Any] = {"name": ""} if kept else {"name": "", "level": DEFAULT_LEVEL, "resigned": True}
    own = of_table & (t.seats.c.person_id == person_id)
    await connection.execute(update(t.seats).where(own).values(**change))
    for row in kept:
        where = (t.log.c.table_id == table_id) & (t.log.c.number == row["number"])
        await connection.execute(update(t.log).where(where).values(kept=_renamed(row["kept"], names)))
    lines = t.chat.c.table_id == table_id
    await connection.execute(delete(t.chat).where(lines, t.chat.c.seat.in_(numbers)))
    noted = select(t.chat.c.id, t.chat.c.note).where(lines, t.chat.c.note.is_not(None))
    for row in (await connection.execute(noted)).mappings():
        note = json.loads(row["note"])
        clean = {name: "…" if value in names else value for name, value in note["params"].items()}
        if clean != note["params"]:
            told = json.dumps({**note, "params": clean})
            await connection.execute(update(t.chat).where(t.chat.c.id == row["id"]).values(note=told))
    table = (await connection.execute(select(t.tables).where(t.tables.c.id == table_id))).mappings().one()
    values: dict[str, Any] = {}
    if table["host_id"] == person_id:
        values["host_id"] = next(s["person_id"] for s in seats if s["person_id"] not in (None, person_id))
    if table["origin"]:
        values["origin"] = _nameless(table["origin"], names)
    if values:
        await connection.execute(update(t.tables).where(t.tables.c.id == table_id).values(**values))


def _renamed(kept: bytes, names: set[str]) -> bytes:
    data = loads(zlib.decompress(kept))
    data["saga"] = _nameless(data["saga"], names)
    return zlib.compress(dumps(data).encode(), COMPRESSED)


def _nameless(saga: str, names: set[str]) -> str:
    """A saga without the lines that give a seat one of these names."""
    head, line, body = saga.partition("\n---\n")
    kept = [
        each
        for each in head.split("\n")
        if not (each.startswith("name ") and each.split(" ", 2)[-1].strip() in names)
    ]
    return "\n".join(kept) + line + body
