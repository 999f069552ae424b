"""Bots think in processes of their own, under a time budget, and get a world that might be: never the game itself."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any

from meadhall import bots
from meadhall.engine import Choose, Entry, Game, Packed, Value
from meadhall.engine.subset import Subset, fits, named
from meadhall.games import find_rules
from meadhall.server.log import log

GRACE_SECONDS = 30.0
"""How long a bot may overrun its budget (a new process has to start, too) before a legal answer is taken for it."""


def pack(game: Game[Any], seat: int, seed: int) -> Packed:
    """What a bot at `seat` may know, as plain data: a world dealt anew."""
    return game.sample_world(seat, seed).pack()


def think(data: Packed, level: str, seat: int, seed: int, seconds: float) -> Value:
    """Runs in a worker process."""
    return bots.decide(level, Game.unpack(find_rules(data.game), data), seat, seed, seconds)


def some_answer(question: Choose, seed: int) -> Value:
    """A legal answer, if a bot gives none."""
    if isinstance(question, Subset):
        return named(question.suggestion or next(question.sets()))
    return Random(seed).choice(list(question.values))


def _settle_in() -> None:
    """A worker process leaves Ctrl+C to the server, and ends when the server is gone, however that ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
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


class Bots:
    """The worker processes. One that hangs or dies is replaced; the table gets a legal answer anyway."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._free = asyncio.Semaphore(workers)
        self._pool: ProcessPoolExecutor | None = None

    async def decide(self, game: Game[Any], seat: int, level: str) -> Value:
        """The bot's answer to the open question of `seat`."""
        seed = secrets.randbits(31)
        question = game.question(seat)
        assert question is not None
        fallback = some_answer(question, seed)
        data = pack(game, seat, seed)
        async with self._free:
            pool = self._pool = self._pool or start_pool(self._workers)
            thought = asyncio.get_running_loop().run_in_executor(
                pool, think, data, level, seat, seed, self._seconds
            )
            try:
                value = await asyncio.wait_for(thought, self._seconds + GRACE_SECONDS)
            except (TimeoutError, BrokenProcessPool) as error:
                log("bot-lost", level="error", game=game.rules.id, bot=level, error=error)
                if self._pool is pool:
                    self.stop()
                return fallback
            except Exception as error:
                log("bot-failed", level="error", game=game.rules.id, bot=level, error=error)
                return fallback
        if not fits(question, Entry(seat, question.key, value)):
            log("bot-wrong", level="error", game=game.rules.id, bot=level, question=question.key)
            return fallback
        return value

    def stop(self) -> None:
        """End the worker processes at once."""
        pool, self._pool = self._pool, None
        stop_pool(pool)
