"""The host of the hall: who that is, and what is done to tables and people in that name. All of it works on the database alone."""

from __future__ import annotations

import hashlib
import json
import secrets
import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import RowMapping, delete, func, insert, select, update

from meadhall.server import schema as t
from meadhall.server.storage import Store

GONE, OUT = "!gone:", "!out:"
"""What is rung to the other processes when a table is deleted, a person shut out."""
GRANT_SECONDS = 15 * 60
LATELY = 3600.0
"""A message is told at tables at which something has happened so lately."""


async def grant(store: Store) -> str:
    """A token that makes whoever brings it, within a quarter of an hour, the host of the hall."""
    token = secrets.token_urlsafe(16)
    async with store.transaction() as connection:
        await connection.execute(delete(t.grants).where(t.grants.c.expires < time.time()))
        values = {"hash": _hash(token), "expires": time.time() + GRANT_SECONDS}
        await connection.execute(insert(t.grants), values)
    return token


async def take_grant(store: Store, token: str, person_id: int) -> bool:
    """Make the person a host of the hall; False if the token was used or has expired."""
    good = (t.grants.c.hash == _hash(token)) & (t.grants.c.expires >= time.time())
    async with store.transaction() as connection:
        if not (await connection.execute(delete(t.grants).where(good))).rowcount:
            return False
        await connection.execute(update(t.people).where(t.people.c.id == person_id).values(role="host"))
        return True


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


# messages


async def notice(store: Store) -> str:
    """What stands on the wall."""
    row = await store.one(select(t.notices.c.text).order_by(t.notices.c.id.desc()).limit(1))
    return "" if row is None else row["text"]


async def post(store: Store, words: str) -> None:
    """Put a message on the wall; an empty one takes it down."""
    async with store.transaction() as connection:
        await connection.execute(insert(t.notices), {"text": words, "at": time.time()})


async def lively(store: Store) -> list[str]:
    """The tables at which something has happened lately."""
    query = select(t.log.c.table_id).where(t.log.c.at > time.time() - LATELY).distinct()
    return [row["table_id"] for row in await store.all(query)]


# tables


async def listed(store: Store, game: str | None, skip: int, limit: int) -> Sequence[RowMapping]:
    """The tables of the hall, the newest first."""
    query = select(t.tables).order_by(t.tables.c.created.desc(), t.tables.c.id)
    if game is not None:
        query = query.where(t.tables.c.game == game)
    return await store.all(query.offset(skip).limit(limit))


async def remove(store: Store, ids: Sequence[str]) -> None:
    """Delete tables with everything that belongs to them, all or none; the other processes hear of it."""
    known: list[Any] = list(ids)
    async with store.transaction() as connection:
        for column in (t.tables.c.next_id, t.tables.c.parent_id):
            await connection.execute(update(t.tables).where(column.in_(known)).values({column.name: None}))
        for part in t.OF_TABLES:
            await connection.execute(delete(part).where(part.c.table_id.in_(known)))
        await connection.execute(delete(t.tables).where(t.tables.c.id.in_(known)))
    await store.ring([GONE + table_id for table_id in known])


# people


async def people(store: Store, banned: bool | None, skip: int, limit: int) -> Sequence[RowMapping]:
    """The people of the hall with how many seats they hold, the newest first."""
    seats = select(func.count()).where(t.seats.c.person_id == t.people.c.id).scalar_subquery()
    query = select(t.people, seats.label("seats")).order_by(t.people.c.id.desc())
    if banned is not None:
        query = query.where(t.people.c.banned.is_(banned))
    return await store.all(query.offset(skip).limit(limit))


async def ban(store: Store, person_id: int, banned: bool) -> bool:
    """Shut a person out, or let the person in again; False if there is no such person. The other processes close the person's lines."""
    change = update(t.people).where(t.people.c.id == person_id).values(banned=banned)
    async with store.transaction() as connection:
        found = (await connection.execute(change)).rowcount == 1
    if found and banned:
        await store.ring([f"{OUT}{person_id}"])
    return found


async def running_seats(store: Store, person_id: int) -> Sequence[RowMapping]:
    """The seats that a person plays."""
    query = select(t.seats).where(t.seats.c.person_id == person_id, t.seats.c.level.is_(None))
    return await store.all(query)


def note(words: str) -> str:
    """A message as a line of the talk."""
    return json.dumps({"key": "hall", "params": {"text": words}})
