"""Kills, full disks, restarts of PostgreSQL and floods, all at once, on both databases: nothing that was accepted is lost, memory stays flat.

`make soak` runs it for MINUTES minutes, half of them on each database. Kills end with the first half of a run, so that the memory of one server can
be followed through the second.
"""

from __future__ import annotations

import os
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.engine.toy import toy
from tests.server.halls import Live, Player, Postgres, Server
from tests.server.test_crash import Answers
from tests.server.test_faults import hostile

MINUTES = float(os.environ.get("MINUTES", "10"))
TABLES = 4
FALLS = (OSError, WebSocketException, httpx.HTTPError)
"""What a player sees when the hall falls over."""
GROWTH, SLACK = 1.25, 25.0
"""What the memory of a server may grow by from the first to the last measurement: a factor, and MB."""

Launch = Callable[..., Server]


class Seat:
    """Somebody who plays at a table, comes back after every fall, and knows what was accepted."""

    def __init__(self, player: Player, seed: int) -> None:
        self.player, self.choose = player, Random(seed)
        self.tables = [Answers(player)]
        self.live: Live | None = None
        self.falls = self.accepted = 0

    def step(self) -> None:
        """One answer, or one attempt to come back."""
        table = self.tables[-1]
        before = len(table.accepted)
        try:
            if table.over:
                self.leave()
                table = Answers(self.player)
                self.tables.append(table)
            if self.live is None:
                self.live = self.player.sit(table.id)
            table.answer(self.live, self.choose)
            self.accepted += len(table.accepted) - (before if table is self.tables[-1] else 0)
        except FALLS:
            self._fallen(table)
        except AssertionError as error:
            if "an accepted answer is gone" in str(error):
                raise
            self._fallen(table)  # refused, or no reply in time: it may be stored or not

    def _fallen(self, table: Answers) -> None:
        table.unsure += 1
        self.falls += 1
        self.leave()
        time.sleep(0.2)

    def leave(self) -> None:
        if self.live is not None:
            with suppress(*FALLS):
                self.live.close()
        self.live = None


class Flood(threading.Thread):
    """Imports that are hard to check, nonsense, and tables that are not there, without a pause."""

    def __init__(self, hall: Server) -> None:
        super().__init__(daemon=True)
        self.hall, self.over, self.requests = hall, threading.Event(), 0
        self.broken: list[str] = []

    def run(self) -> None:
        texts = [hostile(), toy(2).saga(), "nonsense"]
        with httpx.Client(base_url=self.hall.url, timeout=20) as http:
            while not self.over.is_set():
                try:
                    answers = [http.post("/api/import", json={"saga": texts[self.requests % 3]})]
                    answers.append(http.get(f"/api/tables/none{self.requests}"))
                    answers.append(http.post("/api/tables", content=b"{" * 100))
                except httpx.HTTPError:
                    self.over.wait(0.2)
                    continue
                self.requests += len(answers)
                self.broken += [each.text[:200] for each in answers if each.status_code == 500]


@contextmanager
def full_disk(pids: list[int], size: int, user: str | None) -> Iterator[None]:
    """No file of these processes grows beyond a size: what they see is a full disk. `user`: whose processes they are."""

    def limit(most: str) -> None:
        for pid in pids:
            command = ["prlimit", "--pid", str(pid), f"--fsize={most}:unlimited"]
            subprocess.run(command, user=user, check=False, stderr=subprocess.DEVNULL)  # it may have ended

    limit(str(size))
    try:
        yield
    finally:
        limit("unlimited")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_hall_under_everything_at_once(
    kind: str, launch: Launch, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    postgres: Postgres | None = request.getfixturevalue("postgres") if kind == "postgresql" else None
    database = postgres.database() if postgres is not None else str(tmp_path / "hall.db")
    hall = launch(database)
    seats = [Seat(Player(hall, f"P{n}"), n) for n in range(TABLES)]
    flood, choose = Flood(hall), Random(5)
    flood.start()
    began, seconds = time.monotonic(), 30 * MINUTES
    done = {"kill": 0, "full disk": 0, "restart": 0}
    memory: list[float] = []
    blow = began + 3
    while (now := time.monotonic()) < began + seconds:
        for seat in seats:
            seat.step()
        part = (now - began) / seconds
        if len(memory) < 1 + (part > 0.75) and part > 0.55:  # one server lives through the second half
            memory.append(hall.megabytes())
        if now < blow:
            continue
        blow = now + choose.uniform(2, 8)
        kinds = ["full disk"] + ["kill"] * (part < 0.5) + ["restart"] * (postgres is not None)
        what = choose.choice(kinds)
        done[what] += 1
        if what == "kill":
            hall.kill()
            hall.start()
        elif what == "restart":
            assert postgres is not None
            postgres.restart()
        else:
            pids = [hall.pid] if postgres is None else postgres.processes()[1:]
            wal = Path(f"{database}-wal")
            size = wal.stat().st_size if wal.exists() else 0
            with full_disk(pids, size, postgres.user if postgres is not None else None):
                for seat in seats:
                    seat.step()
    memory.append(hall.megabytes())
    flood.over.set()
    flood.join(30)
    hall.kill()
    hall.start()  # whatever was only in memory is gone
    for seat in seats:
        seat.leave()
        for table in seat.tables:
            table.check(seat.player)
    accepted = sum(len(table.accepted) for seat in seats for table in seat.tables)
    first, middle, last = memory if len(memory) == 3 else (memory[0], memory[len(memory) // 2], memory[-1])
    print(
        f"\n{kind}: {accepted} answers accepted and all there, {flood.requests} requests of the flood; {done};"
        f" RSS {first:.0f} MB at the start, {middle:.0f} in the middle, {last:.0f} at the end"
    )
    assert accepted > 10 * MINUTES
    assert sum(done.values()) >= 2
    assert flood.requests > 0
    assert not flood.broken
    assert last < GROWTH * first + SLACK
