"""No request stalls another: whatever is asked of a hall, no step of its loop takes long. Counted in the thread's own time, which a busy machine does not lengthen."""

from __future__ import annotations

import asyncio
import threading
import time
from asyncio import events
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
import uvicorn

from meadhall.games import SHELF, find_rules
from meadhall.server.app import create_app
from meadhall.server.hall import FINISHED_TABLES
from meadhall.server.service import how
from meadhall.server.settings import Settings, database_url
from tests.pace import slowness
from tests.server.halls import Player, Server, free_port, until
from tests.server.test_faults import back_and_forth, hostile
from tests.server.test_house import figure
from tests.server.test_play import play_out
from tests.server.toys import put_on_shelf

STALL = 0.05
"""Seconds of the loop's thread that nothing may take at once: another player's answer waits no longer."""
LORDS = Path(__file__).parent.parent / "sagas" / "lords_of_ragnarok" / "4-bots.saga"


@pytest.fixture
def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Server, list[tuple[float, str]]]]:
    """A hall in a thread of this process, and every step of its loop that took two thousandths of a second."""
    monkeypatch.setitem(SHELF, "toy", "toy")
    put_on_shelf()
    steps: list[tuple[float, str]] = []
    run = events.Handle._run

    def timed(handle: Any) -> None:
        began = time.thread_time()
        run(handle)
        took = time.thread_time() - began
        if took > 0.002:
            steps.append((took, repr(handle)))

    monkeypatch.setattr(events.Handle, "_run", timed)
    port = free_port()
    settings = Settings(
        database=database_url(str(tmp_path / "hall.db")), data=tmp_path, port=port, rate=1e5, bot_workers=1
    )
    server = uvicorn.Server(
        uvicorn.Config(create_app(settings), host="127.0.0.1", port=port, loop="none", **how(settings))
    )
    thread = threading.Thread(target=lambda: asyncio.SelectorEventLoop().run_until_complete(server.serve()))
    thread.start()
    until(lambda: server.started, "the server to start", 60)
    yield cast(Server, SimpleNamespace(url=f"http://127.0.0.1:{port}", port=port)), steps
    server.should_exit = True
    thread.join(20)
    find_rules.cache_clear()


def test_nothing_hostile_holds_the_loop(hall: tuple[Server, list[tuple[float, str]]]) -> None:
    server, steps = hall
    eve = Player(server, "Eve")
    table = eve.lay("me", "me")
    with eve.sit(table["id"]) as live:
        play_out({0: live, 1: live})
    lords = eve.post("/api/import", {"saga": LORDS.read_text("utf-8")})
    steps.clear()
    for saga in (hostile(), back_and_forth(), LORDS.read_text("utf-8"), "nonsense"):
        eve.http.post("/api/import", json={"saga": saga})
        for over in (table["id"], lords["id"]):
            for path in ("verify", "replay", "replay?at=200", "replay?at=100&seat=0", "saga"):
                eve.http.get(f"/api/tables/{over}/{path}")
    for n in range(20):
        eve.http.get(f"/api/tables/none{n}")
        eve.http.post("/api/tables", content=b"{" * 5000)
    assert max(steps, default=(0.0, "")) < (STALL,)
    eve.close()


def test_a_long_replay_is_written_in_pieces(hall: tuple[Server, list[tuple[float, str]]]) -> None:
    server, steps = hall
    eve = Player(server, "Eve")
    path = f"/api/tables/{eve.post('/api/import', {'saga': LORDS.read_text('utf-8')})['id']}"
    for _ in range(2):  # what only the first one costs is paid
        steps.clear()
        told = eve.get(f"{path}/replay", seat=0)
        eve.get(f"{path}/verify")
    assert len(told["events"]) > 1000
    assert max(steps, default=(0.0, "")) < (0.004 * slowness(),)
    eve.close()


def test_few_finished_tables_are_kept_open_for_nobody(hall: tuple[Server, list[tuple[float, str]]]) -> None:
    server, _ = hall
    eve = Player(server, "Eve")
    saga = LORDS.read_text("utf-8")
    tables = [eve.post("/api/import", {"saga": saga})["id"] for _ in range(FINISHED_TABLES + 4)]
    assert figure(eve.http.get("/metrics").text, "meadhall_tables_open") <= FINISHED_TABLES + 1
    assert {eve.get(f"/api/tables/{each}")["status"] for each in tables} == {"over"}
    eve.close()
