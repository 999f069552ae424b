"""Many tasks at once: on all cores by joblib (without it by the standard library), or on a cluster of Dask or Ray."""

from __future__ import annotations

import multiprocessing
import os
import signal
import warnings
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from threading import current_thread, main_thread
from typing import Any, Generic, TypeAlias, TypeVar

from meadhall.engine import MeadhallError

Task = TypeVar("Task")
Result = TypeVar("Result")
Source: TypeAlias = Generator[tuple[int, Result], None, None]
"""Results as they are done, each with the number of its task."""


@dataclass(frozen=True)
class Where:
    """Who does the work: so many processes of this machine, or the cluster at an address."""

    jobs: int | None = None
    scheduler: str | None = None
    """Address of a Dask scheduler: tcp://host:8786."""
    ray: str | None = None
    """Address of a Ray cluster: host:6379, ray://host:10001 or auto."""

    def __post_init__(self) -> None:
        if self.scheduler is not None and self.ray is not None:
            raise MeadhallError("the games are played by Dask or by Ray, not by both")
        cores(self.jobs)


def cores(jobs: int | None) -> int:
    """How many processes to use: as many as asked for, else one per core."""
    if jobs is None:
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if jobs < 1:
        raise MeadhallError(f"at least 1 job is needed, not {jobs}")
    return jobs


class Results(Generic[Result]):
    """Results in the order of their tasks. `done` counts those that are there, also those whose turn has not come."""

    def __init__(self, source: Source[Result], tell: Callable[[], None] = lambda: None) -> None:
        self.done = 0
        self._source = source
        self._tell = tell
        self._early: dict[int, Result] = {}
        self._next = 0

    def __iter__(self) -> Iterator[Result]:
        return self

    def __next__(self) -> Result:
        while self._next not in self._early:
            number, result = next(self._source)
            self._early[number] = result
            self.done += 1
            self._tell()
        self._next += 1
        return self._early.pop(self._next - 1)

    def rest(self) -> list[Result]:
        """Stop; what is done but has not had its turn, in order."""
        self._source.close()
        early = [self._early[number] for number in sorted(self._early)]
        self._early.clear()
        return early


def run(
    work: Callable[[Task], Result],
    tasks: Sequence[Task],
    where: Where | None = None,
    tell: Callable[[], None] = lambda: None,
) -> Results[Result]:
    """The results of `work` for all tasks, in the order of the tasks. `tell` is called whenever one is done."""
    return Results(_source(work, tasks, where or Where()), tell)


def _source(work: Callable[[Any], Any], tasks: Sequence[Any], where: Where) -> Source[Any]:
    if where.scheduler is not None or where.ray is not None:
        from meadhall.lab import cluster

        return cluster.spread(work, tasks, where)
    count = min(cores(where.jobs), max(1, len(tasks)))
    if count == 1:
        return ((number, work(task)) for number, task in enumerate(tasks))
    return _processes(work, tasks, count)


class _Quiet:
    """`work` as a worker does it: Ctrl-C is for the parent, which decides what happens. A closure could not be sent."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        self.work = work

    def __call__(self, numbered: tuple[int, Any]) -> tuple[int, Any]:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        number, task = numbered
        return number, self.work(task)


def _processes(work: Callable[[Any], Any], tasks: Sequence[Any], count: int) -> Source[Any]:
    quiet = _Quiet(work)
    try:
        import joblib
    except ImportError:
        with _deaf():
            workers = multiprocessing.get_context("spawn").Pool(count)
        with workers:
            yield from workers.imap_unordered(quiet, enumerate(tasks))
        return
    with _without_warnings():
        with _deaf():
            parallel = joblib.Parallel(n_jobs=count, return_as="generator_unordered")
            results = parallel(joblib.delayed(quiet)(numbered) for numbered in enumerate(tasks))
        yield from results


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes started in here do not hear Ctrl-C, not even before they have learned what to do."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _without_warnings() -> Iterator[None]:
    """Joblib reports workers that were stopped with it; nobody needs to read that."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield
