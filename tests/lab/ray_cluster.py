"""The lab on a real Ray cluster of two workers. Ray is large and slow to start, so `make full` runs this where Ray can be installed."""

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall import lab
from meadhall.lab import pool
from tools.lab_speed import ray


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with ray(2) as where:
        yield where["ray"]


def pid(task: tuple[int, str]) -> int:
    number, folder = task
    with (Path(folder) / "pids").open("a") as file:
        file.write(f"{os.getpid()}\n")
    time.sleep(0.1)
    return number


def test_the_rows_are_those_of_the_local_run(address: str) -> None:
    there = list(lab.simulate(lab.matches("blood-rage", 12, ["random"], seats=2, seed=9), ray=address))
    assert there == list(lab.simulate(lab.matches("blood-rage", 12, ["random"], seats=2, seed=9), jobs=1))


def test_a_killed_worker_loses_nothing(address: str, tmp_path: Path) -> None:
    results = pool.run(pid, [(number, str(tmp_path)) for number in range(60)], pool.Where(ray=address))
    first = [next(results) for _ in range(5)]
    os.kill(int((tmp_path / "pids").read_text().split()[-1]), signal.SIGKILL)
    assert first + list(results) == list(range(60))
    assert len(set((tmp_path / "pids").read_text().split())) >= 2
