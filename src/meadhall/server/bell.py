"""The bell between server processes on one PostgreSQL: who commits rings, the others read the new rows.

A missed ring harms nobody: rows are the truth, and after a broken line every open table is read again.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any

import asyncpg
from sqlalchemy import URL

from meadhall.table.log import log

CHANNEL = "meadhall"
RETRY_SECONDS = 1.0

Heard = Callable[[list[str] | None], None]
"""Called with the tables that have changed; None: perhaps any of them."""


class Bell:
    """Listens on a connection of its own."""

    def __init__(self, url: URL, heard: Heard) -> None:
        self.name = secrets.token_hex(6)
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard = heard
        self._connection: Any = None
        self._closing = False
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Start to listen."""
        self._connection = await asyncpg.connect(self._address)
        self._connection.add_termination_listener(self._broken)
        await self._connection.add_listener(CHANNEL, self._rung)

    async def close(self) -> None:
        """Stop listening."""
        self._closing = True
        for task in self._tasks:
            task.cancel()
        if self._connection is not None and not self._connection.is_closed():
            await self._connection.close(timeout=2)

    def _rung(self, _connection: Any, _pid: int, _channel: str, message: str) -> None:
        sender, *tables = message.split()
        if sender != self.name:
            self._heard(tables)

    def _broken(self, _connection: Any) -> None:
        if not self._closing:
            task = asyncio.get_running_loop().create_task(self._again())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _again(self) -> None:
        log("bell-lost", level="warning")
        while not self._closing:
            await asyncio.sleep(RETRY_SECONDS)
            try:
                await self.open()
            except (OSError, asyncpg.PostgresError):
                continue
            log("bell-back")
            self._heard(None)
            return
