"""Commits rows of the log, many tables in one transaction: what waits while a commit runs goes into the next one."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from meadhall.table.row import Row

Stored = set[tuple[str, int]]
Done = Callable[[Stored | Exception], None]
Insert = Callable[[list[Row], Done], None]
"""Begins to store the rows whose number is still free, durably, and says in the end which those were, or what went wrong."""

GROUP = 400


class Turn:
    """One writes at a time. Like `asyncio.Lock`, but whoever finds it free begins at once, without a task of its own."""

    def __init__(self) -> None:
        self._taken = False
        self._queue: deque[Callable[[], None]] = deque()

    def take(self, begin: Callable[[], None]) -> None:
        """Call `begin` when it is this one's turn; who has begun must `give` it back."""
        if self._taken:
            self._queue.append(begin)
        else:
            self._taken = True
            begin()

    def give(self) -> None:
        """The next one may begin."""
        if self._queue:
            self._queue.popleft()()
        else:
            self._taken = False

    async def __aenter__(self) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.take(lambda: self.give() if mine.done() else mine.set_result(None))
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():
                self.give()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.give()


class Writer:
    """Takes rows from all tables; each caller waits until its own row is on the disk."""

    def __init__(self, insert: Insert) -> None:
        self._insert = insert
        self._waiting: list[tuple[Row, asyncio.Future[bool]]] = []
        self._running = False
        self._idle = asyncio.Event()
        self._idle.set()

    def append(self, row: Row) -> asyncio.Future[bool]:
        """Store the row. False: somebody else has stored a row with that number."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, done))
        if not self._running:
            self._running = True
            self._idle.clear()
            self._next()
        return done

    def _next(self) -> None:
        group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
        self._insert([row for row, _ in group], lambda outcome: self._done(group, outcome))

    def _done(self, group: list[tuple[Row, asyncio.Future[bool]]], outcome: Stored | Exception) -> None:
        for row, done in group:
            if isinstance(outcome, Exception):
                if not done.done():
                    done.set_exception(outcome)
                continue
            first = (row.table_id, row.number) in outcome
            outcome.discard((row.table_id, row.number))  # of two in one group, the first was stored
            if not done.done():
                done.set_result(first)
        if self._waiting:
            self._next()
        else:
            self._running = False
            self._idle.set()

    async def close(self) -> None:
        """Finish what was handed in."""
        await self._idle.wait()
