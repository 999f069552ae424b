"""Previews are worked out in a process of their own, from a world that might be: never from the game itself."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from meadhall.engine import Game, Packed, Value
from meadhall.preview import Preview, costs
from meadhall.server.bots import start_pool, stop_pool
from meadhall.table.foreseeing import Work, odds, sure, then
from meadhall.table.log import log
from meadhall.table.thinking import pack

SECONDS = 30.0
"""How long one piece of work may take (a new process has to start, too)."""


class Previews:
    """The worker process. One that hangs or dies is replaced; whoever asked gets no more of that preview."""

    def __init__(self) -> None:
        self._free = asyncio.Lock()
        self._pool: ProcessPoolExecutor | None = None

    def of(
        self, game: Game[Any], seat: int, values: list[Value], *, only_costs: bool, chances: bool
    ) -> AsyncIterator[tuple[list[Preview], bool]]:
        """What the options do, piece by piece, and whether that was all: first what is sure of all of them, then the rest.

        The game is looked at now, not when the first piece is wanted: by then it may have gone on.
        """
        data = pack(game, seat, secrets.randbits(31))
        return self._pieces(data, seat, values, only_costs=only_costs, chances=chances)

    async def _pieces(
        self, data: Packed, seat: int, values: list[Value], *, only_costs: bool, chances: bool
    ) -> AsyncIterator[tuple[list[Preview], bool]]:
        token = secrets.token_hex(8)
        first = await self._do(sure, data, token, seat, values)
        if only_costs:
            yield [costs(each) for each in first], True
            return
        yield first, False
        yield await self._do(then, data, token, seat, values), not chances
        for number, value in enumerate(values if chances else ()):
            yield await self._do(odds, data, token, seat, [value]), number == len(values) - 1

    async def _do(
        self, work: Work, data: Packed, token: str, seat: int, values: list[Value]
    ) -> list[Preview]:
        async with self._free:
            pool = self._pool = self._pool or start_pool(1)
            thought = asyncio.get_running_loop().run_in_executor(pool, work, data, token, seat, values)
            try:
                return await asyncio.wait_for(thought, SECONDS)
            except (TimeoutError, BrokenProcessPool) as error:
                log("preview-lost", level="error", game=data.game, error=error)
                if self._pool is pool:
                    self.stop()
            except Exception as error:
                log("preview-failed", level="error", game=data.game, error=error)
        return []

    def stop(self) -> None:
        """End the worker process at once."""
        pool, self._pool = self._pool, None
        stop_pool(pool)
