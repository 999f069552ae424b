"""Bots think in processes of their own, under a time budget, and get a world that might be: never the game itself."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any

from meadhall import bots
from meadhall.engine import Game, Packed, Value
from meadhall.engine.subset import EMPTY
from meadhall.table.log import log
from meadhall.table.thinking import (
    INSTEAD,
    Hint,
    answers,
    asked,
    counsel,
    pack,
    some_answer,
    think,
)

STALLED = 2.5
"""How long a bot may overrun its time before it is given up and `normal` answers."""
NICE = 5
"""Whoever thinks, reads or carries word gives way to the process that answers people."""
START_SECONDS = 30.0
"""How long a new process may take to start on a busy machine."""


def _ready() -> None:
    """Runs in a worker process when it has started."""


def _settle_in() -> None:
    """A worker process leaves Ctrl+C to the server, and ends when the server is gone, however that ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def start_pool(workers: int) -> ProcessPoolExecutor:
    """Worker processes of our own."""
    return ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=_settle_in)


def stop_pool(pool: ProcessPoolExecutor | None) -> None:
    """End them at once."""
    if pool is not None:
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


class Lost(Exception):
    """A worker process died or does not answer."""


class Worker:
    """One worker process; it is started anew after it was lost."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, seconds: float, work: Callable[..., Any], *given: Any) -> Any:
        """What the work gives, at the latest `STALLED` seconds after its time is up. The time to start the process does not count."""
        loop = asyncio.get_running_loop()
        try:
            if self._pool is None:
                self._pool = start_pool(1)
                await asyncio.wait_for(loop.run_in_executor(self._pool, _ready), START_SECONDS)
            thought = loop.run_in_executor(self._pool, partial(work, *given, seconds))
            return await asyncio.wait_for(thought, seconds + STALLED)
        except (TimeoutError, BrokenProcessPool) as error:
            self.stop()
            raise Lost(str(error) or type(error).__name__) from None

    def stop(self) -> None:
        """End the process at once."""
        pool, self._pool = self._pool, None
        stop_pool(pool)


class Bots:
    """The worker processes. When one is lost, `normal` thinks here instead of it, so that the table gets a sensible answer at once."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds = seconds
        self._all = [Worker() for _ in range(workers)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._all:
            self._free.put_nowait(worker)

    async def decide(self, game: Game[Any], seat: int, level: str) -> tuple[Value, str]:
        """The answer to the open question of `seat`, and the level of the bot that gave it in the end."""
        seed = secrets.randbits(31)
        data = pack(game, seat, seed)
        seconds = min(self._seconds, bots.find_level(level).seconds or self._seconds)
        try:
            value = await self._work(seconds, think, data, level, seat, seed)
            if answers(game, seat, value):
                return value, level
            log("bot-wrong", level="error", game=game.rules.id, bot=level, decision=game.decision)
        except Lost as error:
            log("bot-lost", level="error", game=game.rules.id, bot=level, error=error)
        except Exception as error:
            log("bot-failed", level="error", game=game.rules.id, bot=level, error=error)
        return await self._instead(data, game, seat, seed)

    async def advise(self, game: Game[Any], seat: int, level: str) -> Hint:
        """What a bot would do, with the chances to win; where a game has no such chances, only what it would do."""
        if bots.weighs(game, asked(game, seat)):
            seed = secrets.randbits(31)
            seconds = min(self._seconds, bots.find_level(level).seconds or self._seconds)
            try:
                hint: Hint = await self._work(seconds, counsel, pack(game, seat, seed), seat, seed)
                return {**hint, "level": level}
            except Lost as error:
                log("bot-lost", level="error", game=game.rules.id, bot=level, error=error)
                value, level = await self._instead(pack(game, seat, seed), game, seat, seed)
                return {"value": value, "level": level, "options": [], "why": []}
            except Exception as error:
                log("bot-failed", level="error", game=game.rules.id, bot=level, error=error)
        value, level = await self.decide(game, seat, level)
        return {"value": value, "level": level, "options": [], "why": []}

    async def _work(self, seconds: float, work: Callable[..., Any], *given: Any) -> Any:
        """Done by the next worker that is free."""
        worker = await self._free.get()
        try:
            return await worker.run(seconds, work, *given)
        finally:
            self._free.put_nowait(worker)

    async def _instead(self, data: Packed, game: Game[Any], seat: int, seed: int) -> tuple[Value, str]:
        """`normal` takes a few milliseconds; if even that fails, any legal answer will do."""
        try:
            value = await asyncio.to_thread(think, data, INSTEAD, seat, seed, self._seconds)
            if answers(game, seat, value):
                return value, INSTEAD
        except Exception as error:
            log("bot-failed", level="error", game=data.game, bot=INSTEAD, error=error)
        question = game.question(seat)
        return (EMPTY if question is None else some_answer(question, seed)), "random"

    def stop(self) -> None:
        """End the worker processes at once."""
        for worker in self._all:
            worker.stop()
