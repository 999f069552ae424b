"""The lab on a real Dask cluster: a scheduler and two worker processes."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from distributed import LocalCluster

from meadhall import lab
from meadhall.engine import MeadhallError
from meadhall.lab import cluster, pool
from meadhall.lab.output import Files, Writing

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
    ) as made:
        yield made.scheduler_address


def wait_for(path: Path, seconds: float = 60) -> bool:
    end = time.monotonic() + seconds
    while not path.exists() and time.monotonic() < end:
        time.sleep(0.02)
    return path.exists()


def last_lets_the_first_go(task: tuple[int, str]) -> int:
    """The first task waits for the last one: with rounds it would wait for ever."""
    number, folder = task
    if number == 0:
        assert wait_for(Path(folder) / "39")
    (Path(folder) / str(number)).touch()
    return number


def pid(task: tuple[int, str]) -> int:
    """Say who plays, and take a while."""
    number, folder = task
    with (Path(folder) / "pids").open("a") as file:
        file.write(f"{os.getpid()}\n")
    time.sleep(0.05)
    return number


def odd_ones_break(number: int) -> int:
    if number % 2:
        raise MeadhallError(f"{number} is odd")
    return number


def command(*arguments: str) -> "subprocess.Popen[str]":
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "LC_ALL": "C.UTF-8"}
    return subprocess.Popen(
        [sys.executable, "-m", "meadhall", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        start_new_session=True,
    )


def test_the_rows_are_those_of_the_local_run(scheduler: str, tmp_path: Path) -> None:
    here, there = (Files(tmp_path / f"{n}.csv", tmp_path / f"{n}-cards.csv") for n in ("here", "there"))
    matches = lab.matches("blood-rage", 12, ["random"], seats=2, seed=9)
    with Writing(here, matches[0], {}) as writing:
        for match in matches:
            writing.write(lab.play(match))
    asked = ("simulate", "blood-rage", "--games", "12", "--seats", "2", "--bots", "random", "--seed", "9")
    files = ("--out", str(there.rows), "--cards", str(there.cards))
    with command(*asked, "--scheduler", scheduler, *files) as process:
        said, complained = process.communicate(timeout=120)
    assert process.returncode == 0, complained
    assert "12 of 12 games played" in said
    assert [path.read_text() for path in here] == [path.read_text() for path in there]


def test_nobody_waits_for_a_round_to_end(scheduler: str, tmp_path: Path) -> None:
    told: list[int] = []
    tasks = [(number, str(tmp_path)) for number in range(40)]
    results = pool.run(
        last_lets_the_first_go, tasks, pool.Where(scheduler=scheduler), lambda: told.append(results.done)
    )
    assert list(results) == list(range(40))
    assert told == list(range(1, 41))


def test_a_killed_worker_loses_nothing(scheduler: str, tmp_path: Path) -> None:
    tasks = [(number, str(tmp_path)) for number in range(60)]
    results = pool.run(pid, tasks, pool.Where(scheduler=scheduler))
    first = [next(results) for _ in range(5)]
    victim = int((tmp_path / "pids").read_text().split()[-1])
    os.kill(victim, signal.SIGKILL)
    assert first + list(results) == list(range(60))
    played = [int(line) for line in (tmp_path / "pids").read_text().split()]
    assert len(set(played)) >= 2
    assert played[-1] != victim


def test_an_error_arrives_as_itself_and_takes_nothing_along(scheduler: str) -> None:
    results = pool.run(odd_ones_break, [0, 2, 4, 7], pool.Where(scheduler=scheduler))
    with pytest.raises(MeadhallError, match=r"^7 is odd$"):
        list(results)
    assert set(results.rest()) <= {0, 2, 4}


def test_an_interrupted_run_keeps_what_is_done(scheduler: str, tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    asked = ("simulate", "blood-rage", "--games", "100000", "--seats", "2", "--bots", "random")
    with command(*asked, "--scheduler", scheduler, "--out", str(out)) as process:
        try:
            end = time.monotonic() + 60
            while time.monotonic() < end and not (out.exists() and out.stat().st_size > 500):
                time.sleep(0.05)
            os.killpg(process.pid, signal.SIGINT)
            said, complained = process.communicate(timeout=60)
        finally:
            process.kill()
    assert process.returncode == 130, complained
    assert "Traceback" not in complained
    done = int(said.split(" of ")[0].replace(",", ""))
    assert re.search(rf"^random +{2 * done} ", said, re.MULTILINE), said
    numbers = [int(line.split(",")[2]) for line in out.read_text().splitlines()[1:]]
    assert len(numbers) == 2 * done > 0
    assert numbers == sorted(numbers)


def test_a_worker_with_another_meadhall_is_refused() -> None:
    batch = cluster.do("other", abs, [(0, -1)])
    assert not batch.results
    assert "has another Meadhall than this one" in str(batch.error)
    assert cluster.do(cluster.own(), abs, [(0, -1)]).results == [(0, 1)]


def test_a_scheduler_that_is_not_there_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "ANSWERS", 0.2)
    with pytest.raises(MeadhallError, match=r"^no Dask scheduler answers at 'tcp://127\.0\.0\.1:9'$"):
        list(lab.simulate(lab.matches("blood-rage", 1, ["random"]), scheduler="tcp://127.0.0.1:9"))
    with pytest.raises(MeadhallError, match="no Dask scheduler answers at 'nonsense'"):
        list(lab.simulate(lab.matches("blood-rage", 1, ["random"]), scheduler="nonsense"))
    with pytest.raises(MeadhallError, match="by Dask or by Ray, not by both"):
        lab.simulate(lab.matches("blood-rage", 1, ["random"]), scheduler="a", ray="b")


@pytest.mark.parametrize(("pace", "size"), [(0.0, 1), (10.0, 1), (0.05, 5), (0.0001, 32)])
def test_batches_are_as_long_as_patience(pace: float, size: int) -> None:
    assert cluster._size(pace) == size


class Counted:
    """A cluster of a hundred places that says what it was given."""

    def __init__(self, *_: Any) -> None:
        self.sent: list[int] = []
        self.away: list[Any] = []

    def places(self) -> int:
        return 100

    def send(self, work: Any, tasks: Any) -> None:
        self.sent.append(len(tasks))
        self.away.append(cluster.do(cluster.own(), work, tasks))

    def come(self) -> list[Any]:
        return [self.away.pop(0)] if self.away else []

    def close(self) -> None:
        pass


def test_what_is_sent_is_sized_to_the_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    made = Counted()
    monkeypatch.setattr(cluster, "_Dask", lambda _: made)
    results = pool.run(abs, list(range(-5000, 0)), pool.Where(scheduler="x"))
    next(results)
    assert len(made.away) >= 199  # every place has a batch, and another one to go on with
    assert list(results) == list(range(4999, 0, -1))
    assert max(made.sent) > 1
    assert sum(made.sent) == 5000


def test_a_ray_cluster_that_is_not_there_is_told_in_one_sentence() -> None:
    """Whether Ray is installed or not."""
    for address in ("127.0.0.1:9", "ray://127.0.0.1:9", "127.0.0.1:many"):
        with pytest.raises(MeadhallError, match=f"^no Ray cluster answers at '{address}'$"):
            cluster._knock(address)
