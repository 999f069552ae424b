"""The lab on a real Ray cluster of two workers. Ray is large and slow to start, so `make full` runs this where Ray can be installed."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall import lab
from meadhall.lab import pool

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [str(Path(sys.executable).parent / "ray"), "start", "--head", "--block", "--port", str(port)]
    command += ["--num-cpus", "2", "--include-dashboard", "false", "--disable-usage-stats"]
    paths = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
    head = subprocess.Popen(
        [*command, "--node-ip-address", "127.0.0.1"],
        env={**os.environ, "PYTHONPATH": paths},
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        end = time.monotonic() + 120
        while time.monotonic() < end:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.2)
        yield f"127.0.0.1:{port}"
    finally:
        head.terminate()
        try:
            head.wait(15)
        except subprocess.TimeoutExpired:
            os.killpg(head.pid, signal.SIGKILL)
            head.wait()


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
