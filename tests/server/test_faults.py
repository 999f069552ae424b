"""What a hall stands: odd input, floods, full disks, kills in the midst of a migration, and a second server on its file."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
import statistics
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from meadhall.engine import MeadhallError
from meadhall.engine import saga as sagas
from meadhall.server import sqlite_file
from meadhall.server.settings import database_url
from meadhall.server.storage import Store
from meadhall.table.names import neat
from tests.engine.toy import TOY, toy
from tests.server.halls import Player, Postgres, Server
from tests.server.test_hall import problem
from tests.server.test_play import play_out

People = Callable[..., Player]
Launch = Callable[..., Server]


@pytest.mark.parametrize(
    "name",
    [
        "a\u202eb",
        "\u200b\u200b",
        "\u0085",
        "\u2800",
        "\u3164",
        "a\U000e0041",
        "z" + "\u0301" * 23,
    ],
)
def test_a_name_can_be_seen(guest: People, name: str) -> None:
    found = problem(guest("Ann").http.put("/api/me", json={"name": name}), 422, "bad-request")
    assert "\u202e" not in found["sentence"]


def test_a_name_has_one_spelling() -> None:
    assert neat("  Jo\u0301zef   Z\u0307uk ") == "Józef Żuk"
    with pytest.raises(ValueError, match="letters"):
        neat("\u0301")


def test_unknown_tables_cost_nothing(guest: People, sqlite_server: Server) -> None:
    ann = guest("Ann")
    size = len(sqlite_server.log())
    for _ in range(20):
        problem(ann.http.get(f"/api/tables/{'x' * 50_000}"), 404, "no-such-table")
    assert len(sqlite_server.log()) - size < 20 * 400


@pytest.mark.parametrize(
    "headers", [{"origin": "http://["}, {"host": "["}, {"host": "a" * 300, "origin": "null"}]
)
def test_odd_headers_are_refused(guest: People, headers: dict[str, str]) -> None:
    assert guest("Ann").http.put("/api/me", json={"name": "Ann"}, headers=headers).status_code == 403


def test_a_path_longer_than_a_file_name(guest: People) -> None:
    assert guest().http.get("/" + "x" * 300, headers={"accept": "text/html"}).status_code == 404


def test_talk_is_words_of_somebody_with_a_name(player: People) -> None:
    ann, eve = player("Ann"), player()
    table = ann.lay("me", "open")
    with ann.sit(table["id"]) as one, eve.sit(table["id"]) as two:
        assert one.refusal("chat", seat=0, text="a\0b")["key"] == "bad-request"
        assert two.refusal("chat", text="hello")["key"] == "no-name"
        one.do("chat", seat=0, text="two\nlines")


def test_the_openapi_stands_behind_the_door(launch: Launch) -> None:
    hall = launch(MEADHALL_PASSWORD="mead")
    ann = Player(hall)
    problem(ann.http.get("/api/openapi.json"), 401, "hall-locked")
    for _ in range(3):
        problem(ann.http.post("/api/login", json={"password": "ale"}), 403, "wrong-password")
    ann.post("/api/login", {"password": "mead"}, 200)
    assert ann.get("/api/openapi.json")["info"]["title"] == "Meadhall"
    ann.close()


def test_quotas(launch: Launch) -> None:
    hall = launch(MEADHALL_RATE="5")
    ann = Player(hall, "Ann")
    table = ann.lay("me", "me")
    codes = [
        ann.http.post(f"/api/tables/{table['id']}/report", json={"text": "x"}).status_code for _ in range(12)
    ]
    assert codes[:10] == [201] * 10
    assert 429 in codes[10:]
    hall.stop()
    ann.http.base_url = launch(MEADHALL_RATE="5").url
    codes = [
        ann.http.post(f"/api/tables/{table['id']}/report", json={"text": "x"}).status_code for _ in range(12)
    ]
    assert codes.count(201) < 10  # a restart fills no bucket
    ann.close()


def test_whoever_sits_down_is_told_that_somebody_has_looked(player: People) -> None:
    ann, bo = player("Ann"), player("Bo")
    table = ann.lay("me", "random")
    assert table["seen"] == ""
    assert ann.http.get(f"/api/tables/{table['id']}/saga").status_code == 200
    opened = ann.post(f"/api/tables/{table['id']}/seats/1", {"change": "open"}, 200)
    assert opened["seen"] == "saga"
    assert bo.join(opened)["seen"] == "saga"


# sagas


def hostile() -> str:
    game = toy(3)
    head, at = game.saga(), game.position
    return head + "".join(f"{game.decision + n} 0 @undo {at}\n" for n in range(1, 15_000))


def back_and_forth() -> str:
    """A saga that goes back and forth all the time."""
    game = toy(3)
    start = game.position
    while len(game.journal or ()) < 12_000:
        game.answer(0, "roll")
        game.rewind(start)
    return game.saga()


def waits(player: Player, table_id: str, seconds: float, stop: threading.Event) -> list[float]:
    """How long pings take."""
    times = []
    with player.sit(table_id) as live:
        end = time.monotonic() + seconds
        while time.monotonic() < end and not stop.is_set():
            began = time.perf_counter()
            live.do("ping")
            times.append(time.perf_counter() - began)
            time.sleep(0.01)
    return times


def test_a_flood_of_sagas_holds_nobody_up(guest: People) -> None:
    ann, eve = guest("Ann"), guest("Eve")
    table = ann.lay("me", "me")
    over = eve.lay("me", "me")
    with eve.sit(over["id"]) as live:
        play_out({0: live, 1: live})
    never = threading.Event()
    calm = statistics.median(waits(ann, table["id"], 1.0, never))
    texts, done = [hostile(), back_and_forth()], threading.Event()

    def flood() -> None:
        for n in range(6):
            answer = eve.http.post("/api/import", json={"saga": texts[n % 2]})
            assert answer.status_code in (201, 422, 409), answer.text
            assert eve.http.get(f"/api/tables/{over['id']}/verify").status_code in (200, 409)
        done.set()

    thread = threading.Thread(target=flood)
    thread.start()
    flooded = sorted(waits(ann, table["id"], 60, done))
    thread.join()
    assert done.is_set()
    assert flooded[int(len(flooded) * 0.9)] < max(0.25, 20 * calm), "a player hardly notices"


def test_sagas_that_are_too_long(guest: People) -> None:
    ann = guest("Ann")
    text = toy(3).saga() + "\n" * 30_000
    found = problem(ann.http.post("/api/import", json={"saga": text}), 422, "bad-saga")
    assert "lines" in found["sentence"]
    problem(ann.http.post("/api/import", json={"saga": "x" * 1_100_000}), 413, "too-large")


def test_a_rewind_brings_other_dice_and_the_table_reads_back(launch: Launch, tmp_path: Path) -> None:
    hall = launch()
    ann = Player(hall, "Ann")
    table = ann.lay("me", "me")
    with ann.sit(table["id"]) as live:
        for _ in range(3):
            live.answer(0, "roll")
            live.do("rewind", seat=0)
        live.answer(0, "roll")
        row = live.now["row"]
    hall.kill()
    hall.start()
    with ann.sit(table["id"]) as live:
        assert live.now["row"] == row
    text = ann.http.get(f"/api/tables/{table['id']}/saga").text
    assert text.startswith("meadhall-saga 2\n")
    assert sagas.read(text, lambda _: TOY).rewinds == 3
    ann.close()


# slow lines


def test_who_does_not_say_what_he_wants_is_let_go(launch: Launch) -> None:
    hall = launch(MEADHALL_HEAD_SECONDS="1")
    lines = [socket.create_connection(("127.0.0.1", hall.port)) for _ in range(20)]
    for one in lines:
        one.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
    time.sleep(2.5)
    for one in lines:
        one.settimeout(2)
        assert one.recv(100) == b"" if not _reset(one) else True
        one.close()
    assert Player(hall).get("/health")["status"] == "ok"


def _reset(one: socket.socket) -> bool:
    try:
        one.recv(1, socket.MSG_PEEK)
    except ConnectionResetError:
        return True
    return False


# the database


async def count_statements(url: str, kill_at: int = 0) -> int:
    """Open a database; the process ends, as by a kill, after that many statements."""
    store, count = Store(database_url(url)), 0

    def counted(*_: Any) -> None:
        nonlocal count
        count += 1
        if count == kill_at:
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(store.engine.sync_engine, "after_cursor_execute", counted)
    await store.open(lambda _: None)
    await store.close()
    return count


def killed_at(url: str, statement: int) -> None:
    child = os.fork()
    if child == 0:
        asyncio.run(count_statements(url, statement))
        os._exit(0)
    assert os.waitpid(child, 0)[1] == signal.SIGKILL


def test_a_kill_at_any_statement_of_a_migration_leaves_a_database_that_opens(tmp_path: Path) -> None:
    count = asyncio.run(count_statements(str(tmp_path / "whole.db")))
    assert count > 20
    for statement in range(1, count):
        path = tmp_path / f"{statement}.db"
        killed_at(str(path), statement)
        asyncio.run(count_statements(str(path)))
        with sqlite3.connect(path) as connection:
            assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("0012",)]


def test_the_same_on_postgresql(postgres: Postgres) -> None:
    count = asyncio.run(count_statements(postgres.database()))
    url = postgres.database()
    for statement in range(1, count, 4):
        killed_at(url, statement)
    asyncio.run(count_statements(url))


async def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    await count_statements(str(path))
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0999'")
    connection.close()
    with pytest.raises(MeadhallError, match="made by a newer version of Meadhall"):
        await count_statements(str(path))


def test_one_server_on_a_file(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    child_says, parent_hears = os.pipe()[::-1]
    child = os.fork()
    if child == 0:
        sqlite_file.hold(path)
        os.write(child_says, b"x")
        signal.pause()
    assert os.read(parent_hears, 1) == b"x"
    with pytest.raises(MeadhallError, match="another server already has the database"):
        sqlite_file.hold(path)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    sqlite_file.hold(path)


def test_a_log_that_was_cut_off_is_noticed(launch: Launch, tmp_path: Path) -> None:
    hall = launch()
    ann = Player(hall, "Ann")
    table = ann.lay("me", "me")
    with ann.sit(table["id"]) as live:
        for _ in range(6):
            seat = live.now["waiting"][0]["seat"]
            live.answer(seat, live.view(seat)["question"]["options"][0])
    hall.kill()
    path = tmp_path / "hall.db"
    assert sqlite_file.lost_frames(path) == 0
    wal = tmp_path / "hall.db-wal"
    os.truncate(wal, wal.stat().st_size * 2 // 3)
    assert sqlite_file.lost_frames(path) > 0
    hall.start()
    assert "hall.db-wal is missing" in hall.log()
    assert ann.get("/health")["status"] == "ok", "the rest stays readable"
    ann.close()


def test_a_damaged_page_is_noticed(launch: Launch, tmp_path: Path) -> None:
    hall = launch()
    ann = Player(hall, "Ann")
    for _ in range(12):
        ann.lay("me", "me")
    hall.stop()
    path = tmp_path / "hall.db"
    with closing(sqlite3.connect(path)) as connection:
        page = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'log'").fetchone()[0]
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    assert "is damaged" in sqlite_file.damage(path)[0]
    hall.start()
    assert "is damaged" in hall.log()
    codes = {ann.http.get("/api/tables").status_code, ann.http.get("/api/me").status_code}
    assert codes <= {200, 503}
    if 503 in codes:
        assert ann.http.get("/health").status_code == 503
    ann.close()


async def test_a_store_that_fails_says_so_until_it_can_store_again(tmp_path: Path) -> None:
    store = Store(database_url(str(tmp_path / "hall.db")))
    await store.open(lambda _: None)
    store.failed(OSError("no space left on device"))
    await store.check()  # it can store again
    store.failed(sqlite3.DatabaseError("database disk image is malformed"))
    with pytest.raises(sqlite3.DatabaseError):
        await store.check()
    await store.close()
