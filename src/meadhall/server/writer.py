"""Commits rows of the log, many tables in one transaction: what waits while a commit runs goes into the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple


class Row(NamedTuple):
    """One row of the log. `digest` and `scores` say once a turn how the game stood after it; `kept` is a finished game.

    `automatic`: the table gave the answer for the seat.
    """

    table_id: str
    number: int
    seat: int
    key: str
    value: str
    drawn: str
    waiting: int
    decision: int
    at: float
    digest: str = ""
    scores: str = ""
    kept: bytes | None = None
    automatic: bool = False


Insert = Callable[[list[Row]], Awaitable[set[tuple[str, int]]]]
"""Stores the rows whose number is still free, durably, and says which those were."""

GROUP = 400


class Writer:
    """Takes rows from all tables; each caller waits until its own row is on the disk."""

    def __init__(self, insert: Insert) -> None:
        self._insert = insert
        self._queue: asyncio.Queue[tuple[Row, asyncio.Future[bool]]] = asyncio.Queue()
        self._task = asyncio.create_task(self._run())

    async def append(self, row: Row) -> bool:
        """Store the row. False: somebody else has stored a row with that number."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((row, done))
        return await done

    async def _run(self) -> None:
        while True:
            group = [await self._queue.get()]
            while len(group) < GROUP and not self._queue.empty():
                group.append(self._queue.get_nowait())
            try:
                stored = await self._insert([row for row, _ in group])
            except Exception as error:
                for _, done in group:
                    if not done.done():
                        done.set_exception(error)
            else:
                for row, done in group:
                    first = (row.table_id, row.number) in stored
                    stored.discard((row.table_id, row.number))  # of two in one group, the first was stored
                    if not done.done():
                        done.set_result(first)
            for _ in group:
                self._queue.task_done()

    async def close(self) -> None:
        """Finish what was handed in, then stop."""
        await self._queue.join()
        self._task.cancel()
