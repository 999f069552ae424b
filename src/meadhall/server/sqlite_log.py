"""Rows into SQLite by the shortest way: one thread, one connection, one statement per commit.

Through the pool and the async driver the same commit takes some eight hops between threads and ten times the processor time. And
after every statement the thread has to wait for Python's lock, up to five milliseconds each time while the tables are busy.
"""

from __future__ import annotations

import asyncio
import sqlite3
from queue import SimpleQueue
from threading import Thread

from meadhall.server.writer import Done, Stored
from meadhall.table.row import Row

PRAGMAS = ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
"""WAL, every commit on the disk before it counts, and patience with other processes."""

# Only the names of our own columns are put into the text; what is stored goes as parameters.
INSERT = f"INSERT INTO log ({', '.join(Row._fields)}) VALUES "
MARKS = f"({', '.join('?' * len(Row._fields))})"


class SqliteLog:
    """The end of the log in an SQLite file. Made in a running loop, in which it says what was stored."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._loop = asyncio.get_running_loop()
        self._connection: sqlite3.Connection | None = None
        self._jobs: SimpleQueue[tuple[list[Row], Done] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="log", daemon=True)
        self._thread.start()

    def insert(self, rows: list[Row], done: Done) -> None:
        """Store the rows whose number is free, all in one commit, and say which those were."""
        self._jobs.put((rows, done))

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            rows, done = job
            outcome: Stored | Exception
            try:
                outcome = self._insert(rows)
            except Exception as error:
                outcome = error
            self._loop.call_soon_threadsafe(done, outcome)
        if self._connection is not None:
            self._connection.close()

    def _insert(self, rows: list[Row]) -> Stored:
        connection = self._connection = self._connection or self._connect()
        values = [value for row in rows for value in row]
        try:
            connection.execute(INSERT + ",".join([MARKS] * len(rows)), values)  # a transaction of its own
        except sqlite3.IntegrityError:
            return self._insert_free(connection, rows)
        return {(row.table_id, row.number) for row in rows}

    def _insert_free(self, connection: sqlite3.Connection, rows: list[Row]) -> Stored:
        """Some number is taken: the others are stored one by one."""
        one = f"{INSERT}{MARKS} ON CONFLICT DO NOTHING"
        connection.execute("BEGIN IMMEDIATE")
        try:
            stored = {
                (row.table_id, row.number) for row in rows if connection.execute(one, row).rowcount == 1
            }
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return stored

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None)
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        return connection

    async def close(self) -> None:
        """Close the file and end the thread."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
