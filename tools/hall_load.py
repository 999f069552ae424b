"""What the hall promises by itself: 300 tables, finished tables kept open, opening one, and players who do not notice a flood.

    python -m tools.hall_load

measures these alone.
"""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx

import meadhall
from tools import load
from tools.line import Line

SAGAS = load.ROOT / "tests" / "sagas" / "lords_of_ragnarok"
MANY = 300
SECONDS = 6.0
KEPT, FORGOTTEN = 40, 40
"""So many finished tables are measured; so many more are opened, so that the first ones are closed again."""
ROUNDS = 2
PACE = 20.0
"""Answers a second of the player in the flood."""
UNDOS = 15_000


def measure() -> list[Line]:
    """The lines of the table."""
    return [*_many(), *_finished(), *_flood()]


def _many() -> list[Line]:
    print(f"server: {MANY} tables, an answer a second each", file=sys.stderr)
    with load.running("ours") as server:
        runs = [load.play("ours", server, MANY, SECONDS, 1) for _ in range(ROUNDS)]
    answered = max(float(run["answers_per_second"]) for run in runs) / MANY
    name = f"server, {MANY} tables, an answer a second each"
    return [
        Line(f"{name}: answered", 100 * answered, "%", promise=98.0),
        Line(f"{name}: p99", min(float(run["p99_ms"]) for run in runs), "ms", promise=50.0, at_least=False),
    ]


def _finished() -> list[Line]:
    """What finished Lords tables add to the memory, one brought after the other, and how long it takes to open one that was closed again."""
    print("server: finished tables", file=sys.stderr)
    saga = max(SAGAS.glob("*.saga"), key=lambda path: len(path.read_bytes())).read_text("utf-8")
    with load.running("ours") as (url, pid), httpx.Client(base_url=url, timeout=60) as http:
        for _ in range(5):
            _bring(http, saga)  # what only the first ones cost is paid
        before = _megabytes(pid)
        tables = [_bring(http, saga) for _ in range(KEPT)]
        each = (_megabytes(pid) - before) / KEPT
        for _ in range(FORGOTTEN):
            _bring(http, saga)
        times = []
        for table in tables[:10]:
            began = time.perf_counter()
            http.get(f"/api/tables/{table}").raise_for_status()
            times.append(1000 * (time.perf_counter() - began))
    return [
        Line(
            f"server, each of {KEPT} finished Lords tables brought", each, "MB", promise=0.5, at_least=False
        ),
        Line("server, opening a finished Lords game", min(times), "ms", promise=100.0, at_least=False),
    ]


def _bring(http: httpx.Client, saga: str) -> str:
    answer = http.post("/api/import", json={"saga": saga})
    answer.raise_for_status()
    table: str = answer.json()["id"]
    return table


def _megabytes(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def _flood() -> list[Line]:
    """A player's answers, calm and under a flood of sagas that are hard to check, verifications and replays; the better of two rounds."""
    rounds = []
    with load.running("ours") as server:
        load.play("ours", server, 1, 2, PACE)  # what only the first answers cost is paid
        for number in range(ROUNDS):
            print(f"server: flood, round {number + 1} of {ROUNDS}", file=sys.stderr)
            calm = float(load.play("ours", server, 1, SECONDS, PACE)["p50_ms"])
            with flooded(server[0]):
                rounds.append((float(load.play("ours", server, 1, SECONDS, PACE)["p99_ms"]), calm))
    p99 = min(flood for flood, _ in rounds)
    times = min(flood / calm for flood, calm in rounds)
    return [
        Line("server, a player's answer under a flood: p99", p99, "ms", promise=50.0, at_least=False),
        Line("server, the same, in its p50 without the flood", times, "x", promise=3.0, at_least=False),
    ]


@contextlib.contextmanager
def flooded(url: str) -> Iterator[None]:
    """Within, somebody floods the hall."""
    game = meadhall.new("blood-rage", seats=4, seed=1)
    undos = "".join(f"{game.decision + n} 0 @undo {game.position}\n" for n in range(1, UNDOS))
    over = max(SAGAS.glob("*.saga"), key=lambda path: len(path.read_bytes())).read_text("utf-8")
    done = threading.Event()

    def flood() -> None:
        with httpx.Client(base_url=url, timeout=60) as http:
            table = _bring(http, over)
            while not done.is_set():
                http.post("/api/import", json={"saga": game.saga() + undos})
                http.get(f"/api/tables/{table}/verify")
                http.get(f"/api/tables/{table}/replay")

    thread = threading.Thread(target=flood)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


def main() -> int:
    lines = measure()
    width = max(len(line.name) for line in lines)
    for line in lines:
        print(line.text(width))
    return 0 if all(line.kept for line in lines) else 1


if __name__ == "__main__":
    sys.exit(main())
