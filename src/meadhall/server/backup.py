"""Backups: all that a hall has stored in one SQLite file, from either database, into either."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy import func, insert, select, text

from meadhall.engine import MeadhallError
from meadhall.server import schema as t
from meadhall.server.settings import database_url
from meadhall.server.storage import Store

PARTS = (
    *(t.people, t.keys, t.passkeys, t.carries, t.pushes, t.secrets, t.notices),
    *(t.tables, t.seats, t.log, t.chat, t.notes, t.results, t.ratings),
)
"""In the order in which they refer to each other. Quotas, grants and challenges are not kept."""
MANY = 500


async def copy(source: Store, target: Store) -> int:
    """Copy everything as it stands at one moment; both may be in use. Returns the number of tables."""
    async with source.engine.connect() as reading, target.transaction() as writing:
        if source.postgres:
            await reading.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
        else:
            await reading.exec_driver_sql("BEGIN")
        for part in PARTS:
            rows = await reading.stream(select(part))
            async for group in rows.mappings().partitions(MANY):
                await writing.execute(insert(part), [dict(row) for row in group])
        for part in (t.people, t.chat, t.notices):
            if target.postgres:  # the next person and the next line get numbers of their own
                last = select(func.coalesce(func.max(part.c.id), 0) + 1).scalar_subquery()
                name = func.pg_get_serial_sequence(part.name, "id")
                await writing.execute(select(func.setval(name, last, False)))
        return int((await reading.execute(select(func.count()).select_from(t.tables))).scalar_one())


async def back_up(store: Store, path: Path) -> int:
    """Write a hall into a new file. It appears under its name when it is whole."""
    if path.exists():
        raise MeadhallError(f"{path} is there already")
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    target = Store(database_url(str(part)))
    try:
        await target.open(lambda _: None)
        try:
            count = await copy(store, target)
            async with target.engine.connect() as connection:
                await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        finally:
            await target.close()
        os.replace(part, path)
        return count
    finally:
        for rest in ("", "-wal", "-shm"):
            part.with_name(part.name + rest).unlink(missing_ok=True)


async def restore(store: Store, path: Path) -> int:
    """Fill an empty hall from a backup."""
    if not path.is_file():
        raise MeadhallError(f"there is no file {path}")
    if await store.one(select(t.people.c.id).limit(1)) is not None:
        raise MeadhallError("this database is not empty; restore into a new one")
    source = Store(database_url(str(path)))
    await source.open(lambda _: None)
    try:
        return await copy(source, store)
    finally:
        await source.close()
