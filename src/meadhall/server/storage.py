"""The database: SQLite or PostgreSQL, the same statements for both."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, RowMapping, delete, event, func, insert, null, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from meadhall.engine import MeadhallError
from meadhall.server import metrics
from meadhall.server import schema as t
from meadhall.server.bell import CHANNEL, Bell, Heard
from meadhall.server.quotas import TRIAL, Own, Quotas, Shared
from meadhall.server.sqlite_log import PRAGMAS, SqliteLog
from meadhall.server.writer import Done, Stored, Turn, Writer
from meadhall.table.origin import WORLD
from meadhall.table.record import ASIDE
from meadhall.table.row import Row
from meadhall.table.seats import Seat, stored

STORAGE_ERRORS = (SQLAlchemyError, OSError, sqlite3.Error)
"""What the database may fail with."""

DAMAGED = ("malformed", "not a database", "corrupt")
HERE = -1.0
"""Stands for "away since" while somebody is present."""
AT_ONCE = 500
"""So many tables are asked for in one query."""
MIGRATION_LOCK = 8_421_001
COLUMNS = ", ".join(Row._fields)


def migrate(connection: Connection) -> None:
    """Bring the schema up to date, in the transaction that the connection is in."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    found = set(MigrationContext.configure(connection).get_current_heads())
    if found - known:
        raise MeadhallError(
            f"it was made by a newer version of Meadhall ({', '.join(sorted(found - known))})"
        )
    command.upgrade(config, "head")


async def _latest(connection: AsyncConnection, table_ids: Sequence[str]) -> dict[str, Row]:
    columns = [null().label("kept") if column.name == "kept" else column for column in t.log.c]
    last = (
        select(t.log.c.table_id, func.max(t.log.c.number).label("number"))
        .where(t.log.c.table_id.in_(table_ids))
        .group_by(t.log.c.table_id)
        .subquery()
    )
    query = select(*columns).join(
        last, (t.log.c.table_id == last.c.table_id) & (t.log.c.number == last.c.number)
    )
    return {row.table_id: Row(*row) for row in await connection.execute(query)}


class Store:
    """The open database of one server process."""

    errors: tuple[type[Exception], ...] = STORAGE_ERRORS

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.postgres = self.url.get_backend_name() == "postgresql"
        self.engine: AsyncEngine = create_async_engine(
            self.url, pool_pre_ping=self.postgres, hide_parameters=True
        )
        self._writing = Turn()
        self._storing: set[asyncio.Task[None]] = set()
        self._troubled = self._damaged = False
        self._sqlite: SqliteLog | None = None
        self._bell: Bell | None = None
        self.quotas: Quotas = Shared(self) if self.postgres else Own(self)
        if not self.postgres:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)

    async def open(self, heard: Heard) -> None:
        """Connect, bring the schema up to date, listen to the other processes."""
        try:
            if not self.postgres and self.url.database:
                Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
            async with self.engine.connect() as connection:
                if self.postgres:
                    await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
                else:  # Python's driver begins a transaction before the first change of a row only, not before CREATE or ALTER
                    await connection.exec_driver_sql("BEGIN IMMEDIATE")
                await connection.run_sync(migrate)
                await connection.commit()
        except (*STORAGE_ERRORS, MeadhallError) as error:
            await self.engine.dispose()
            where = self.url.render_as_string(hide_password=True)
            cause = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
            raise MeadhallError(f"the database {where} cannot be opened: {cause}") from error
        if not self.postgres:
            self._sqlite = SqliteLog(str(self.url.database))
        self.writer = Writer(self._insert_rows)
        await self.quotas.load()
        if self.postgres:
            self._bell = Bell(self.url, heard)
            await self._bell.open()

    def append(self, row: Row) -> asyncio.Future[bool]:
        """Store a row of the log."""
        return self.writer.append(row)

    async def close(self) -> None:
        """Write what waits, then let go."""
        await self.writer.close()
        with suppress(*STORAGE_ERRORS):
            await self.quotas.save()
        if self._sqlite is not None:
            await self._sqlite.close()
        if self._bell is not None:
            await self._bell.close()
        await self.engine.dispose()

    def failed(self, error: Exception) -> None:
        """Something could not be read or stored: until a write succeeds, the database counts as failing. A damaged file stays so."""
        self._troubled = True
        self._damaged = self._damaged or any(word in str(error) for word in DAMAGED)

    async def check(self) -> None:
        """Raises if the database does not answer, or cannot store anything."""
        if self._damaged:
            raise sqlite3.DatabaseError("the file is damaged")
        if not self._troubled:
            async with self.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
            return
        async with self.transaction() as connection:
            await connection.execute(delete(t.quotas).where(t.quotas.c.who == TRIAL))
            await connection.execute(
                insert(t.quotas), {"who": TRIAL, "what": "", "level": 0.0, "at": time.time()}
            )
        self._troubled = False

    @asynccontextmanager
    async def transaction(self, ring: str = "") -> AsyncIterator[AsyncConnection]:
        """A transaction that writes; on commit the other processes hear of the table `ring`."""
        async with self._writing, self.engine.begin() as connection:
            yield connection
            if ring:
                await self._ring(connection, [ring])

    async def ring(self, words: Sequence[str]) -> None:
        """Tell the other processes something."""
        if self._bell is not None:
            async with self.transaction() as connection:
                for start in range(0, len(words), 200):
                    await self._ring(connection, words[start : start + 200])

    async def _ring(self, connection: AsyncConnection, tables: Sequence[str]) -> None:
        if self._bell is not None:
            message = f"{self._bell.name} {' '.join(tables)}"
            # CHANNEL is a word of our own; the message goes as a parameter.
            await connection.execute(text(f"SELECT pg_notify('{CHANNEL}', :message)"), {"message": message})

    def _insert_rows(self, rows: list[Row], done: Done) -> None:
        began = time.monotonic()

        def begin() -> None:
            if self._sqlite is not None:
                self._sqlite.insert(rows, finish)
            else:
                task = asyncio.create_task(self._insert_in_task(rows, finish))
                self._storing.add(task)
                task.add_done_callback(self._storing.discard)

        def finish(outcome: Stored | Exception) -> None:
            self._writing.give()
            metrics.STORED.observe(time.monotonic() - began)
            done(outcome)

        self._writing.take(begin)

    async def _insert_in_task(self, rows: list[Row], done: Done) -> None:
        outcome: Stored | Exception
        try:
            outcome = await self._insert_and_ring(rows)
        except Exception as error:
            outcome = error
        done(outcome)

    async def _insert_and_ring(self, rows: list[Row]) -> Stored:
        marks = ", ".join(f"({', '.join(f':{name}{i}' for name in Row._fields)})" for i in range(len(rows)))
        values = {
            f"{name}{i}": value
            for i, row in enumerate(rows)
            for name, value in zip(Row._fields, row, strict=True)
        }
        # Only the names of our own columns are put into the text; what is stored goes as parameters.
        statement = text(
            f"INSERT INTO log ({COLUMNS}) VALUES {marks} ON CONFLICT DO NOTHING RETURNING table_id, number"
        )
        async with self.engine.begin() as connection:
            stored = {(row[0], row[1]) for row in await connection.execute(statement, values)}
            for start in range(0, len(rows), 200):  # a notification holds 8,000 bytes
                await self._ring(connection, sorted({row.table_id for row in rows[start : start + 200]}))
        return stored

    # reading

    async def rows(self, table_id: str, after: int) -> list[Row]:
        """The rows of a table with a number above `after`, in order."""
        query = (
            select(t.log).where(t.log.c.table_id == table_id, t.log.c.number > after).order_by(t.log.c.number)
        )
        async with self.engine.connect() as connection:
            return [Row(*row) for row in await connection.execute(query)]

    async def one(self, query: Any) -> dict[Any, Any] | None:
        """The first row of a query: a dictionary, of which the tables ask all the time."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).mappings().first()
        return None if row is None else dict(row)

    async def all(self, query: Any) -> Sequence[RowMapping]:
        """All rows of a query."""
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).mappings().all()

    async def table(self, table_id: str) -> dict[Any, Any] | None:
        """The row of a table."""
        return await self.one(select(t.tables).where(t.tables.c.id == table_id))

    async def seats(self, table_id: str) -> Sequence[RowMapping]:
        """The seats of a table."""
        return await self.all(select(t.seats).where(t.seats.c.table_id == table_id).order_by(t.seats.c.seat))

    async def tables(self, table_ids: Sequence[str]) -> Sequence[RowMapping]:
        """The rows of these tables."""
        return await self.all(select(t.tables).where(t.tables.c.id.in_(table_ids)))

    async def seats_of(self, table_ids: Sequence[str]) -> dict[str, list[Seat]]:
        """The seats of these tables."""
        query = select(t.seats).where(t.seats.c.table_id.in_(table_ids)).order_by(t.seats.c.seat)
        out: dict[str, list[Seat]] = {table_id: [] for table_id in table_ids}
        for row in await self.all(query):
            out[row["table_id"]] += stored([row])
        return out

    async def chat(self, table_id: str, after: int = 0, last: int = 100) -> Sequence[RowMapping]:
        """The last lines of a table's chat that are newer than `after`, oldest first."""
        query = (
            select(t.chat)
            .where(t.chat.c.table_id == table_id, t.chat.c.id > after)
            .order_by(t.chat.c.id.desc())
            .limit(last)
        )
        return list(reversed(await self.all(query)))

    async def latest(self, table_ids: Sequence[str]) -> dict[str, Row]:
        """The last row of each of these tables, without what is kept of a finished game; a table that damage hides is left out."""
        out: dict[str, Row] = {}
        async with self.engine.connect() as connection:
            for start in range(0, len(table_ids), AT_ONCE):
                some = table_ids[start : start + AT_ONCE]
                try:
                    out |= await _latest(connection, some)
                except SQLAlchemyError as error:
                    self.failed(error)
                    if not self._damaged:
                        raise
                    for one in some:
                        with suppress(SQLAlchemyError):
                            out |= await _latest(connection, [one])
        return out

    async def closed(self, table_ids: Iterable[str]) -> set[str]:
        """Those of the tables that the host of the hall has closed; there are never many."""
        found = await self.all(select(t.tables.c.id).where(t.tables.c.closed > 0))
        return {row["id"] for row in found} & set(table_ids)

    async def trials(self, person_id: int) -> list[str]:
        """The tables at which a person tries something out."""
        mine = (t.tables.c.host_id == person_id) & t.tables.c.origin.startswith(WORLD)
        return [row["id"] for row in await self.all(select(t.tables.c.id).where(mine))]

    async def tables_of(self, person_id: int) -> list[str]:
        """The tables where a person sits or which the person opened."""
        sits = select(t.seats.c.table_id).where(t.seats.c.person_id == person_id)
        hosts = select(t.tables.c.id).where(t.tables.c.host_id == person_id)
        async with self.engine.connect() as connection:
            return [row[0] for row in await connection.execute(sits.union(hosts))]

    async def asked_seats(self, person_id: int) -> dict[str, int]:
        """The seats that a person plays, as a bit mask for each table."""
        query = select(t.seats.c.table_id, t.seats.c.seat).where(
            t.seats.c.person_id == person_id, t.seats.c.level.is_(None)
        )
        out: dict[str, int] = {}
        for row in await self.all(query):
            out[row["table_id"]] = out.get(row["table_id"], 0) | 1 << row["seat"]
        return out

    async def tables_waiting_for_bots(self) -> list[str]:
        """The running tables at which a bot is asked; a stopped one waits for its people."""
        later = t.log.alias()
        newest = select(func.max(later.c.number)).where(later.c.table_id == t.seats.c.table_id)
        asked = t.log.c.waiting.bitwise_rshift(t.seats.c.seat).bitwise_and(1) == 1
        query = (
            select(t.seats.c.table_id)
            .join(t.log, t.log.c.table_id == t.seats.c.table_id)
            .where(t.seats.c.level.is_not(None), t.log.c.number == newest.scalar_subquery(), asked)
            .join(t.tables, t.tables.c.id == t.seats.c.table_id)
            .where(t.log.c.key.not_in(ASIDE), t.tables.c.closed == 0)
            .distinct()
        )
        async with self.engine.connect() as connection:
            return [row[0] for row in await connection.execute(query)]

    # writing

    async def add_table(self, table: dict[str, Any], seats: list[dict[str, Any]], first: Row) -> None:
        """A new table with its seats and its first row."""
        async with self.transaction() as connection:
            await connection.execute(insert(t.tables), table)
            await connection.execute(insert(t.seats), seats)
            await connection.execute(insert(t.log), first._asdict())
        metrics.MADE.labels(table["game"]).inc()

    async def set_seat(self, table_id: str, seat: int, *, if_open: bool = False, **values: Any) -> bool:
        """Change a seat. `if_open`: only if nobody has taken it in the meantime."""
        query = update(t.seats).where(t.seats.c.table_id == table_id, t.seats.c.seat == seat)
        if if_open:
            query = query.where(t.seats.c.person_id.is_(None), t.seats.c.level.is_(None))
        async with self.transaction(table_id) as connection:
            return (await connection.execute(query.values(**values))).rowcount == 1

    async def set_table(self, table_id: str, **values: Any) -> None:
        """Change what is said of a table."""
        async with self.transaction(table_id) as connection:
            await connection.execute(update(t.tables).where(t.tables.c.id == table_id).values(**values))

    async def set_presence(self, table_id: str, person_id: int | None, away: float) -> None:
        """Somebody has come to a table or left it; nobody has to hear of that from here."""
        mine = (t.seats.c.table_id == table_id) & (t.seats.c.person_id == person_id)
        async with self.transaction() as connection:
            await connection.execute(update(t.seats).where(mine).values(away=away))

    async def nobody_here(self) -> None:
        """At the start of a hall nobody is present."""
        async with self.transaction() as connection:
            await connection.execute(update(t.seats).where(t.seats.c.away == HERE).values(away=time.time()))

    async def set_next(self, table_id: str, next_id: str) -> bool:
        """Name the rematch of a table; False if it has one."""
        query = update(t.tables).where(t.tables.c.id == table_id, t.tables.c.next_id.is_(None))
        async with self.transaction(table_id) as connection:
            return (await connection.execute(query.values(next_id=next_id))).rowcount == 1

    async def say(self, table_id: str, seat: int | None, name: str, line: str, **proposal: Any) -> None:
        """Add a line to a table's chat."""
        values = {
            "table_id": table_id,
            "seat": seat,
            "name": name,
            "text": line,
            "at": time.time(),
            **proposal,
        }
        async with self.transaction(table_id) as connection:
            await connection.execute(insert(t.chat), values)

    # people

    async def key(self, hashed: str) -> dict[Any, Any] | None:
        """The key with that hash, and what its person is in the hall."""
        query = select(t.keys, t.people.c.role, t.people.c.banned).join(t.people)
        return await self.one(query.where(t.keys.c.hash == hashed))

    async def person(self, person_id: int) -> dict[Any, Any] | None:
        """A person."""
        return await self.one(select(t.people).where(t.people.c.id == person_id))

    async def add_person(self, hashed: str, admitted: str) -> int:
        """A new person with a first key."""
        values = {"name": "", "webhook": "", "created": time.time()}
        async with self.transaction() as connection:
            made = await connection.execute(insert(t.people).returning(t.people.c.id), values)
            person_id: int = made.scalar_one()
            await connection.execute(insert(t.keys), _key(hashed, person_id, admitted))
        return person_id

    async def add_key(self, hashed: str, person_id: int, admitted: str) -> None:
        """One more device of a person."""
        async with self.transaction() as connection:
            await connection.execute(insert(t.keys), _key(hashed, person_id, admitted))

    async def set_person(self, person_id: int, **values: Any) -> None:
        """Change a person's name or webhook."""
        async with self.transaction() as connection:
            await connection.execute(update(t.people).where(t.people.c.id == person_id).values(**values))

    async def set_key(self, hashed: str, **values: Any) -> None:
        """Change whose key it is, or what it has been admitted to."""
        async with self.transaction() as connection:
            await connection.execute(update(t.keys).where(t.keys.c.hash == hashed).values(**values))

    async def seats_held(self, person_id: int) -> int:
        """How many seats a person holds."""
        query = select(func.count()).select_from(t.seats).where(t.seats.c.person_id == person_id)
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def add_carry(self, hashed: str, person_id: int, expires: float) -> None:
        """A one-time token that makes another device the same person; old ones are swept out."""
        async with self.transaction() as connection:
            await connection.execute(delete(t.carries).where(t.carries.c.expires < time.time()))
            await connection.execute(
                insert(t.carries), {"hash": hashed, "person_id": person_id, "expires": expires}
            )

    async def take_carry(self, hashed: str) -> int | None:
        """Use up a token; None if it was used, has expired or never was."""
        query = (
            delete(t.carries)
            .where(t.carries.c.hash == hashed, t.carries.c.expires >= time.time())
            .returning(t.carries.c.person_id)
        )
        async with self.transaction() as connection:
            person_id: int | None = (await connection.execute(query)).scalar()
            return person_id

    async def has_carry(self, hashed: str) -> bool:
        """Is the token good? Asked before a device gives up its own seats for it."""
        query = select(t.carries).where(t.carries.c.hash == hashed, t.carries.c.expires >= time.time())
        return await self.one(query) is not None


def _key(hashed: str, person_id: int, admitted: str) -> dict[str, Any]:
    return {"hash": hashed, "person_id": person_id, "admitted": admitted, "created": time.time()}


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
