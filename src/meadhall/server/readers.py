"""Sagas from outside are read in a process of their own, under limits: whoever sends a bad one keeps nobody waiting but himself."""

from __future__ import annotations

import asyncio
import signal
import sys
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from meadhall import loads
from meadhall.engine import EngineError, MeadhallError, SagaError
from meadhall.engine.saga import read_header
from meadhall.server.bots import start_pool, stop_pool
from meadhall.table.log import log
from meadhall.table.problems import Problem
from meadhall.table.table import Read

LINES = 20_000
"""The longest games have some three thousand lines."""
CPU_SECONDS = 10.0
MEMORY_BYTES = 1 << 30
PATIENCE_SECONDS = 60.0
"""How long the work may take, with the start of the process and the work before it."""
WAITING = 8
"""So many sagas may wait to be read; the next one is told to come back."""


class _TooLong(Exception):
    """The work has used up its time."""


def _alarm(_signal: int, _frame: Any) -> None:
    raise _TooLong


def _limit_memory() -> None:
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, most))


def read(text: str) -> Read:
    """Runs in the worker process: check a saga line by line."""
    timed = hasattr(signal, "setitimer")
    if timed:
        _limit_memory()
        signal.signal(signal.SIGVTALRM, _alarm)
        signal.setitimer(signal.ITIMER_VIRTUAL, CPU_SECONDS)
    try:
        loads(text)
        return Read(True, names=read_header(text)[0].names)
    except SagaError as error:
        return Read(False, str(error), error.line)
    except (MeadhallError, EngineError) as error:
        return Read(False, str(error))
    except (_TooLong, MemoryError, RecursionError):
        return Read(False, "it takes too long to read")
    finally:
        if timed:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)


class Readers:
    """The worker process. One that hangs or dies is replaced."""

    def __init__(self) -> None:
        self._free = asyncio.Lock()
        self._waiting = 0
        self._pool: ProcessPoolExecutor | None = None

    async def check(self, text: str) -> Read:
        """Is it a good saga? Raises if too many wait already."""
        lines = text.count("\n")
        if lines > LINES:
            return Read(False, f"a saga has at most {LINES} lines, not {lines}")
        if self._waiting >= WAITING:
            raise Problem("busy")
        self._waiting += 1
        try:
            async with self._free:
                return await self._read(text)
        finally:
            self._waiting -= 1

    async def _read(self, text: str) -> Read:
        pool = self._pool = self._pool or start_pool(1)
        work = asyncio.get_running_loop().run_in_executor(pool, read, text)
        try:
            return await asyncio.wait_for(work, PATIENCE_SECONDS)
        except (TimeoutError, BrokenProcessPool) as error:
            log("reader-lost", level="warning", error=error)
            if self._pool is pool:
                self.stop()
            return Read(False, "it takes too long to read")

    def stop(self) -> None:
        """End the worker process at once."""
        pool, self._pool = self._pool, None
        stop_pool(pool)
