"""Many tasks on a cluster. Small batches, two for each place that can work: nobody waits for a round to end, and games come back as they are done.

A batch whose worker dies is played again by another one: a game depends on nothing but its seed, so its rows are the same.
"""

from __future__ import annotations

import hashlib
import logging
import os
import socket
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, Protocol, TypeAlias

from meadhall.engine import MeadhallError
from meadhall.lab.pool import Source, Where

SECONDS = 0.25
"""How long a batch should take: long beside the way to the worker, short beside somebody's patience."""
MOST = 32
"""Tasks in a batch."""
ANSWERS = 10.0
"""Seconds that a scheduler has to answer at all."""
PATIENCE = 1.0
"""Seconds after which we look whether the cluster has grown."""

Numbered: TypeAlias = list[tuple[int, Any]]


class Batch(NamedTuple):
    """What came of a batch. `error`: what went wrong with the task after the last of the results."""

    seconds: float
    results: Numbered
    error: Exception | None = None


class Cluster(Protocol):
    """What Dask and Ray have in common."""

    def places(self) -> int:
        """How many batches can be worked on at once."""
        ...

    def send(self, work: Callable[[Any], Any], tasks: Numbered) -> None:
        """Have a batch done."""
        ...

    def come(self) -> list[Batch]:
        """Batches that are done; none if nothing came in a while."""
        ...

    def close(self) -> None:
        """Call everything off."""
        ...


def spread(work: Callable[[Any], Any], tasks: Sequence[Any], where: Where) -> Source[Any]:
    """The results of all tasks with their numbers, as they are done."""
    cluster: Cluster = _Dask(where.scheduler) if where.scheduler is not None else _Ray(str(where.ray))
    left = deque(enumerate(tasks))
    pace = 0.0
    away = 0
    try:
        while left or away:
            places = max(1, cluster.places())
            while left and away < 2 * places:
                size = min(_size(pace), -(-len(left) // (2 * places)))
                cluster.send(work, [left.popleft() for _ in range(size)])
                away += 1
            for batch in cluster.come():
                away -= 1
                yield from batch.results
                if batch.error is not None:
                    raise batch.error
                pace = batch.seconds / len(batch.results)
    finally:
        cluster.close()


def _size(pace: float) -> int:
    """How many tasks of so many seconds fill a batch; the first ones travel alone."""
    return 1 if not pace else max(1, min(MOST, int(SECONDS / pace)))


def do(fingerprint: str, work: Callable[[Any], Any], tasks: Numbered) -> Batch:
    """In a worker: a batch, unless the worker has another Meadhall, whose games would be other games."""
    began = time.perf_counter()
    results: Numbered = []
    try:
        if fingerprint != own():
            raise MeadhallError(
                f"a worker on {socket.gethostname()} has another Meadhall than this one; install the same everywhere"
            )
        for number, task in tasks:
            results.append((number, work(task)))
    except Exception as error:  # told at home: each kind of cluster would wrap it in its own way
        return Batch(time.perf_counter() - began, results, error)
    return Batch(time.perf_counter() - began, results)


@cache
def own() -> str:
    """What the code and the content of this Meadhall are, in 16 letters."""
    folder = Path(__file__).parent.parent
    digest = hashlib.sha256()
    for path in sorted(path for ending in ("py", "toml", "json") for path in folder.rglob(f"*.{ending}")):
        if not path.is_relative_to(folder / "web"):
            digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


class _Dask:
    def __init__(self, address: str) -> None:
        try:
            import distributed
        except ImportError:
            raise MeadhallError(
                "a Dask cluster needs distributed: install it with `pip install 'meadhall[cluster]'`"
            ) from None
        logging.getLogger("distributed").setLevel(logging.CRITICAL)
        self.address = address
        connect: Any = distributed.Client
        try:
            self._client = connect(address, timeout=ANSWERS, set_as_default=False, name="meadhall")
        except (OSError, ValueError, TimeoutError):
            raise MeadhallError(f"no Dask scheduler answers at {address!r}") from None
        self._done: SimpleQueue[Any] = SimpleQueue()
        self._away: set[Any] = set()
        self._places, self._looked = 0, 0.0

    def places(self) -> int:
        if not self._places or time.monotonic() - self._looked > PATIENCE:
            try:
                self._places = sum(self._client.nthreads().values())
            except OSError:
                raise MeadhallError(f"the Dask scheduler at {self.address!r} is gone") from None
            self._looked = time.monotonic()
        return self._places

    def send(self, work: Callable[[Any], Any], tasks: Numbered) -> None:
        # no two batches are the same, whatever they hold: pure=False gives each a name of its own
        future = self._client.submit(do, own(), work, tasks, pure=False)
        self._away.add(future)  # whoever forgets a future calls it off
        future.add_done_callback(self._done.put)

    def come(self) -> list[Batch]:
        from concurrent.futures import CancelledError

        from distributed import KilledWorker

        try:
            future = self._done.get(timeout=PATIENCE)
        except Empty:
            return []
        self._away.discard(future)
        try:
            return [future.result()]
        except KilledWorker:
            raise MeadhallError("a game ended every worker that tried to play it") from None
        except (CancelledError, OSError):
            raise MeadhallError(f"the Dask scheduler at {self.address!r} is gone") from None
        except ImportError as error:
            raise MeadhallError(
                f"a worker of the cluster has no {error.name}; install the same Meadhall everywhere"
            ) from None

    def close(self) -> None:
        self._away.clear()
        self._client.close(timeout=2)


def _knock(address: str) -> None:
    """Ray waits for minutes for a cluster that is not there."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host, int(port)), ANSWERS).close()
    except (OSError, ValueError):
        raise MeadhallError(f"no Ray cluster answers at {address!r}") from None


class _Ray:
    def __init__(self, address: str) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        try:
            import ray
        except ImportError:
            raise MeadhallError(
                "a Ray cluster needs ray: install it with `pip install 'meadhall[cluster]'`"
            ) from None
        self._ray: Any = ray
        _knock(address)
        try:
            self._ray.init(
                address, log_to_driver=False, logging_level=logging.CRITICAL, configure_logging=False
            )
        except (ConnectionError, OSError, ValueError, TimeoutError, RuntimeError):
            raise MeadhallError(f"no Ray cluster answers at {address!r}") from None
        self._do = self._ray.remote(do).options(num_cpus=1, max_retries=5)
        self._away: list[Any] = []
        self._places, self._looked = 0, 0.0

    def places(self) -> int:
        if not self._places or time.monotonic() - self._looked > PATIENCE:
            self._places = int(self._ray.cluster_resources().get("CPU", 0))
            self._looked = time.monotonic()
        return self._places

    def send(self, work: Callable[[Any], Any], tasks: Numbered) -> None:
        self._away.append(self._do.remote(own(), work, tasks))

    def come(self) -> list[Batch]:
        done, self._away = self._ray.wait(self._away, timeout=PATIENCE)
        try:
            batches: list[Batch] = self._ray.get(done)
        except self._ray.exceptions.RayError as error:
            reason = str(error).strip().splitlines()[-1]
            raise MeadhallError(f"the Ray cluster could not play a game: {reason}") from None
        return batches

    def close(self) -> None:
        for batch in self._away:
            self._ray.cancel(batch)
        self._ray.shutdown()
