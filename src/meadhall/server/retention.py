"""Retention: what a hall forgets by itself, as its host has set it. Nothing goes unless the host says so, but secrets that no browser can hold any more."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, func, select, union

from meadhall.server import hosting, results
from meadhall.server import schema as t
from meadhall.server.storage import STORAGE_ERRORS, Store
from meadhall.table.log import log

if TYPE_CHECKING:
    from meadhall.server.hall import Hall

EVERY = 3600.0
DAY = 24 * 3600.0
KEY_DAYS = 400
"""A browser keeps the cookie so long; the secret is worth nothing afterwards."""
MANY = 200


async def tidy(hall: Hall) -> None:
    """Once in an hour: delete the tables whose time is over, and what nobody can use any more."""
    if time.monotonic() < hall.tidied + EVERY:
        return
    hall.tidied = time.monotonic()
    settings = hall.settings
    try:
        gone = await expired(hall.store, settings.keep_days, settings.keep_finished_days)
        for start in range(0, len(gone), MANY):
            some = gone[start : start + MANY]
            await hosting.remove(hall.store, some)
            for table_id in some:
                hall.forget_table(table_id)
        await hall.store.quotas.tidy(time.time() - DAY)
        keys, people = await forget_people(hall.store)
        while await results.catch_up(hall.store) and not hall.closing:
            pass
    except STORAGE_ERRORS as error:
        log("storage", level="error", error=error)
        return
    if gone or keys or people:
        log("tidied", tables=len(gone), keys=keys, people=people)


async def expired(store: Store, days: float, finished_days: float) -> list[str]:
    """The tables at which nothing has happened for so many days; 0: they are kept for ever. A finished game may have a time of its own."""
    if not days and not finished_days:
        return []
    now = time.time()
    last = (
        select(t.log.c.table_id, func.max(t.log.c.number).label("number"))
        .group_by(t.log.c.table_id)
        .subquery()
    )
    newest = (t.log.c.table_id == last.c.table_id) & (t.log.c.number == last.c.number)
    query = select(t.log.c.table_id).join(last, newest)
    limits: list[Any] = []
    if days:
        limits.append(t.log.c.at < now - days * DAY)
    if finished_days:
        limits.append((t.log.c.at < now - finished_days * DAY) & (t.log.c.waiting == 0))
    old = query.where(limits[0] if len(limits) == 1 else limits[0] | limits[1])
    return [row["table_id"] for row in await store.all(old)]


async def forget_people(store: Store) -> tuple[int, int]:
    """Delete secrets whose cookies have expired, and people who hold nothing and have no way back."""
    now = time.time()
    used = union(*(select(column) for column in t.OF_PEOPLE)).subquery()
    idle = t.people.c.id.not_in(select(used.c[0]).where(used.c[0].is_not(None)))
    old = t.people.c.created < now - KEY_DAYS * DAY
    async with store.transaction() as connection:
        keys = await connection.execute(delete(t.keys).where(t.keys.c.created < now - KEY_DAYS * DAY))
        await connection.execute(delete(t.carries).where(t.carries.c.expires < now))
        await connection.execute(delete(t.challenges).where(t.challenges.c.expires < now))
        lost = idle & old & (t.people.c.phrase == "") & t.people.c.banned.is_(False)
        people = await connection.execute(delete(t.people).where(lost))
        return keys.rowcount, people.rowcount
