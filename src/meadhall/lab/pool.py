"""Many tasks on all cores: joblib where it is installed (and with it any cluster it knows), else the standard library."""

from __future__ import annotations

import multiprocessing
import os
import signal
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from threading import current_thread, main_thread
from typing import Any, TypeVar

from meadhall.engine import MeadhallError

Task = TypeVar("Task")
Result = TypeVar("Result")


def cores(jobs: int | None) -> int:
    """How many processes to use: as many as asked for, else one per core."""
    if jobs is None:
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if jobs < 1:
        raise MeadhallError(f"at least 1 job is needed, not {jobs}")
    return jobs


def _quiet(work: Callable[[Any], Any], task: Any) -> Any:
    """In a worker: Ctrl-C is for the parent, which decides what happens."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return work(task)


class _Quiet:
    """`work` as a worker does it; an object, because a closure cannot be sent to another process."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        self.work = work

    def __call__(self, task: Any) -> Any:
        return _quiet(self.work, task)


def run(
    work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int | None = None, backend: str | None = None
) -> Iterator[Result]:
    """The results of `work` for all tasks, in the order of the tasks. `backend`: one of joblib's, such as dask or ray."""
    count = min(cores(jobs), max(1, len(tasks)))
    if backend is not None:
        yield from _joblib_rounds(work, tasks, count, backend)
    elif count == 1:
        yield from map(work, tasks)
    else:
        try:
            import joblib
        except ImportError:
            yield from _processes(work, tasks, count)
            return
        quiet = joblib.delayed(_Quiet(work))
        with _without_warnings():
            with _deaf():
                results = joblib.Parallel(n_jobs=count, return_as="generator")(quiet(task) for task in tasks)
            yield from results


def _processes(work: Callable[[Any], Any], tasks: Sequence[Any], count: int) -> Iterator[Any]:
    with _deaf():
        workers = multiprocessing.get_context("spawn").Pool(count)
    with workers:
        yield from workers.imap(_Quiet(work), tasks)


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


def _joblib_rounds(
    work: Callable[[Any], Any], tasks: Sequence[Any], count: int, backend: str
) -> Iterator[Any]:
    """In rounds, because not every backend hands out results one by one."""
    try:
        import joblib
    except ImportError:
        raise MeadhallError(
            "another backend needs joblib: install it with `pip install 'meadhall[lab]'`"
        ) from None
    left = iter(tasks)
    try:
        with joblib.parallel_config(backend=backend, n_jobs=count), joblib.Parallel() as parallel:
            while batch := list(islice(left, count * 8)):
                yield from parallel(joblib.delayed(work)(task) for task in batch)
    except (KeyError, ImportError, ValueError) as error:
        if isinstance(error, MeadhallError):
            raise
        raise MeadhallError(f"joblib cannot use the backend {backend!r}: {error}") from None


@contextmanager
def _without_warnings() -> Iterator[None]:
    """Joblib reports workers that were stopped with it; nobody needs to read that."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield
