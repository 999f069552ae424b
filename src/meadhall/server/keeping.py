"""Keeping the house: the stored tables of a database, looked at, checked, written out and cleared away without a server."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeVar

from sqlalchemy import RowMapping, func, select
from sqlalchemy.engine import make_url

from meadhall.engine import MeadhallError
from meadhall.games import SHELF, find_rules
from meadhall.server import hosting, sqlite_file
from meadhall.server import schema as t
from meadhall.server.settings import from_environment
from meadhall.server.storage import STORAGE_ERRORS, Store
from meadhall.table import seats as chairs
from meadhall.table.record import ASIDE, Pin, Record
from meadhall.table.retell import Retold, kept_record, pinned_saga, retell
from meadhall.table.row import Row

T = TypeVar("T")
SECONDS = {"h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}

Verdict = Literal["fits", "goes-on", "asks", "unknown", "breaks", "kept"]
"""How a table fares by the rules of today: as it stood; as it stood, by newer rules; otherwise; nobody can tell; not at all; finished and kept."""


def damaged(database: str | None) -> list[str]:
    """What is wrong with the file of an SQLite database, a sentence each."""
    url = make_url(from_environment(database=database).database)
    return [] if url.get_backend_name() == "postgresql" else sqlite_file.damage(Path(str(url.database)), None)


def address() -> str:
    """Where people reach the hall."""
    settings = from_environment()
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "::1": "[::1]"}.get(settings.host, settings.host)
    return settings.public_url or f"http://{host}:{settings.port}"


def open_store(database: str | None, work: Callable[[Store], Awaitable[T]], *, new: bool = False) -> T:
    """Do something with a database that exists (or `new`, may not exist yet); the schema is brought up to date as the server would."""

    async def run() -> T:
        store = Store(from_environment(database=database).database)
        path = store.url.database
        if not new and not store.postgres and not (path and Path(path).is_file()):
            raise MeadhallError(f"there is no database {path}")
        await store.open(lambda _: None)
        try:
            return await work(store)
        except STORAGE_ERRORS as error:
            cause = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
            raise MeadhallError(f"the database failed: {cause}") from error
        finally:
            await store.close()

    return asyncio.run(run())


@dataclass(frozen=True)
class Stored:
    """A table as the database lists it."""

    row: RowMapping
    last: Row
    seats: int

    @property
    def id(self) -> str:
        table_id: str = self.row["id"]
        return table_id

    @property
    def status(self) -> Literal["running", "stopped", "over"]:
        """What its last row says."""
        if self.last.key in ASIDE:
            return "stopped"
        return "running" if self.last.waiting else "over"


def unreadable(table_id: str) -> str:
    """What is said of a table that damage hides, at least in part."""
    return f"table {table_id} cannot be read: the database is damaged there"


async def listed(store: Store, only: Sequence[str] = ()) -> list[Stored]:
    """The tables of a hall, the one that moved last first; `only` these, which must be there."""
    query = select(t.tables).where(t.tables.c.id.in_(only)) if only else select(t.tables)
    found = {row["id"]: row for row in await store.all(query)}
    for table_id in only:
        if table_id not in found:
            raise MeadhallError(f"there is no table {table_id!r}; `meadhall hall tables` lists them")
    counts = select(t.seats.c.table_id, func.count().label("seats")).group_by(t.seats.c.table_id)
    seats = {row["table_id"]: row["seats"] for row in await store.all(counts)}
    latest = await store.latest(list(found))
    tables = [
        Stored(row, latest[table_id], seats[table_id])
        for table_id, row in found.items()
        if table_id in latest
    ]
    return sorted(tables, key=lambda table: table.last.at, reverse=True)


async def hidden(store: Store, tables: Sequence[Stored]) -> list[str]:
    """The ids of the others: those that damage hides."""
    ids = {row["id"] for row in await store.all(select(t.tables.c.id))}
    return sorted(ids - {table.id for table in tables})


async def told(store: Store, table: Stored) -> tuple[Retold, Row]:
    """The table's game told again, and its last row."""
    try:
        rows = await store.rows(table.id, -1)
    except STORAGE_ERRORS as error:
        raise MeadhallError(unreadable(table.id)) from error
    return retell(table.row, table.seats, rows), rows[-1]


def verdict(retold: Retold, last: Row) -> Verdict:
    """How the table fares."""
    record = retold.record
    if retold.agrees and record is not None:
        return "fits" if record.pin == Pin.of(record.game.rules) or record.game.over else "goes-on"
    if last.kept is not None:
        return "kept"
    if record is None or retold.broken is not None:
        return "breaks"
    return "asks" if record.compared.differs is not None else "unknown"


async def written(store: Store, table: Stored, *, seed: bool) -> tuple[str, Verdict]:
    """The saga of a table, as far as it can be told, and how it fares. A running game's seed only if it is asked for."""
    retold, last = await told(store, table)
    found = verdict(retold, last)
    record: Record | None = retold.record
    if found == "kept":
        record = kept_record(table.row, last)
    if record is None:
        raise MeadhallError(
            f"table {table.id} cannot be told by rules {_today(table)} of {table.row['game']}"
        )
    names = [seat.name for seat in chairs.stored(await store.seats(table.id))]
    return pinned_saga(record, names, sealed=not (record.game.over or seed)), found


def _today(table: Stored) -> str:
    game = table.row["game"]
    return find_rules(game).version if game in SHELF else "(none)"


def older_than(tables: Sequence[Stored], age: str) -> list[Stored]:
    """The tables at which nothing has happened for so long: "90d", "12h", "8w"."""
    found = re.fullmatch(r"(\d+)([hdw])", age)
    if found is None:
        raise MeadhallError(f"{age!r} is not an age; expected hours, days or weeks: 12h, 90d, 8w")
    before = time.time() - int(found[1]) * SECONDS[found[2]]
    return [table for table in tables if table.last.at < before]


async def remove(store: Store, tables: Sequence[Stored]) -> None:
    """Delete tables with their rows, seats and chat, all or none."""
    await hosting.remove(store, [table.id for table in tables])
