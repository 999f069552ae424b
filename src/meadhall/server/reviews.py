"""Reviews of finished games are worked out in a process of their own, one at a time, and kept as long as the server runs."""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from tempfile import NamedTemporaryFile

from meadhall import loads
from meadhall.engine import EngineError, MeadhallError
from meadhall.review import Review, review
from meadhall.server.bots import start_pool, stop_pool
from meadhall.table.log import log

SECONDS = 0.03
"""Work for each decision."""
PATIENCE = 600.0
KEPT = 50
OFTEN = 20
"""Of so many answers one says how far the review has come."""


def look(saga: str, note: str) -> Review:
    """Runs in a worker process; how far it has come stands in the file `note`."""
    path = Path(note)

    def say(done: int, of: int) -> None:
        if done % OFTEN == 0:
            path.write_text(f"{done / max(1, of):.3f}")

    return review(loads(saga), SECONDS, say)


class Reviews:
    """By table; the oldest are forgotten."""

    def __init__(self) -> None:
        self._free = asyncio.Lock()
        self._pool: ProcessPoolExecutor | None = None
        self._tasks: dict[str, asyncio.Task[Review | None]] = {}
        self._notes: dict[str, Path] = {}

    def progress(self, table_id: str) -> float:
        """Which share of the review of a table is done."""
        try:
            return float(self._notes[table_id].read_text() or 0)
        except (KeyError, OSError, ValueError):
            return 0.0

    def of(self, table_id: str, saga: str) -> tuple[Review | None, bool]:
        """The review of a table, if it is ready; and whether it is being worked out. Whoever asks first sets it going."""
        task = self._tasks.get(table_id)
        if task is None:
            for old in [each for each, done in self._tasks.items() if done.done()][
                : len(self._tasks) - KEPT + 1
            ]:
                del self._tasks[old]
            task = self._tasks[table_id] = asyncio.create_task(self._do(table_id, saga))
        if not task.done():
            return None, True
        if task.result() is None:
            del self._tasks[table_id]
        return task.result(), False

    async def _do(self, table_id: str, saga: str) -> Review | None:
        async with self._free:
            with NamedTemporaryFile("w", prefix="meadhall-review-", delete=False) as file:
                note = self._notes[table_id] = Path(file.name)
            pool = self._pool = self._pool or start_pool(1)
            work = asyncio.get_running_loop().run_in_executor(pool, look, saga, str(note))
            try:
                return await asyncio.wait_for(work, PATIENCE)
            except (TimeoutError, BrokenProcessPool) as error:
                log("review-lost", level="error", error=error)
                self.stop()
            except Exception as error:
                foreseen = isinstance(error, MeadhallError) and not isinstance(error, EngineError)
                log("review-failed", level="info" if foreseen else "error", error=error)
            finally:
                self._notes.pop(table_id).unlink(missing_ok=True)
        return None

    def stop(self) -> None:
        """End the worker process at once."""
        pool, self._pool = self._pool, None
        stop_pool(pool)
