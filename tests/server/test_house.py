"""The host of the hall closes, deletes, shuts out and speaks; nobody else does. Retention; figures."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from meadhall.server import hosting, retention
from meadhall.server import schema as t
from meadhall.server.settings import database_url
from meadhall.server.storage import Store
from tests.server.halls import Live, Player, Postgres, Server
from tests.server.test_play import play_out


def made_host(player: Player, database: str) -> Player:
    """As `meadhall hall host` does it, while the hall is open."""

    async def grant() -> str:
        store = Store(database_url(database))
        await store.open(lambda _: None)
        try:
            return await hosting.grant(store)
        finally:
            await store.close()

    token = asyncio.run(grant())
    assert player.post("/api/house/host", {"token": token}, 200)["role"] == "host"
    assert player.post("/api/house/host", {"token": token}, 404)["error"]["key"] == "bad-grant"
    return player


def sent_away(live: Live) -> None:
    """The server closes the line."""
    with suppress(ConnectionClosed):
        while True:
            live.receive()


@pytest.fixture
def keeper(server: Server, player: Callable[..., Player]) -> Player:
    return made_host(player("Hild"), server.database)


def test_nobody_else_may(player: Callable[..., Player]) -> None:
    ann = player("Ann")
    table = ann.lay("me", "me")
    assert ann.get("/api/me")["role"] == ""
    refused = [
        ann.get("/api/house/tables", 403),
        ann.get("/api/house/people", 403),
        ann.put(f"/api/house/tables/{table['id']}", {"closed": True}, 403),
        ann.put("/api/house/people/1", {"banned": True}, 403),
        ann.post("/api/house/message", {"text": "Skål"}, 403),
        ann.http.delete(f"/api/house/tables/{table['id']}").json(),
    ]
    assert {each["error"]["key"] for each in refused} == {"not-hall-host"}
    assert ann.get(f"/api/tables/{table['id']}")["status"] == "running"


def test_a_closed_table_takes_no_answers_and_opens_again(
    player: Callable[..., Player], keeper: Player
) -> None:
    ann = player("Ann")
    table = ann.lay("me", "me")
    path = f"/api/house/tables/{table['id']}"
    with ann.sit(table["id"]) as live:
        assert keeper.http.put(path, json={"closed": True}).status_code == 204
        live.until(lambda: live.table["status"] == "closed")
        seat = live.waiting()[0]
        question = live.view(seat)["question"]
        problem = live.refusal(
            "answer", seat=seat, decision=live.now["decision"], value=question["options"][0]
        )
        assert problem["key"] == "table-closed"
        card = next(card for card in ann.get("/api/tables") if card["id"] == table["id"])
        assert (card["status"], card["my_turn"]) == ("closed", False)
        listed = next(each for each in keeper.get("/api/house/tables") if each["id"] == table["id"])
        assert (listed["status"], listed["seats"][0]["name"]) == ("closed", "Ann")
        assert keeper.http.put(path, json={"closed": False}).status_code == 204
        live.until(lambda: live.table["status"] == "running")
        live.answer(seat, question["options"][0])
        live.until(lambda: len([line for line in live.lines if line["note"]]) == 2)


def test_bots_stop_at_a_closed_table_and_go_on_when_it_opens(
    player: Callable[..., Player], keeper: Player
) -> None:
    ann = player("Ann")
    table = ann.lay("me", "random", "random")
    path = f"/api/house/tables/{table['id']}"
    with ann.sit(table["id"]) as live:
        live.until(lambda: 0 in live.waiting())
        assert keeper.http.put(path, json={"closed": True}).status_code == 204
        ann.post(f"/api/tables/{table['id']}/seats/0", {"change": "bot", "level": "random"}, 200)
        row = live.now["row"]
        live.catch_up()
        assert live.now["row"] == row
        assert keeper.http.put(path, json={"closed": False}).status_code == 204
        live.until(lambda: live.now["row"] > row)


def test_a_deleted_table_is_gone_for_everybody(player: Callable[..., Player], keeper: Player) -> None:
    ann = player("Ann")
    table = ann.lay("me", "random")
    with ann.sit(table["id"]) as live:
        assert keeper.http.delete(f"/api/house/tables/{table['id']}").status_code == 204
        sent_away(live)
    assert ann.get(f"/api/tables/{table['id']}", 404)["error"]["key"] == "no-such-table"
    assert all(card["id"] != table["id"] for card in ann.get("/api/tables"))
    assert keeper.http.delete(f"/api/house/tables/{table['id']}").status_code == 404


def test_who_is_shut_out_is_out_and_bots_play_on(player: Callable[..., Player], keeper: Player) -> None:
    ann, rude = player("Ann"), player("Rude")
    table = ann.lay("me", "open")
    rude.join(table)
    number = rude.get("/api/me")["id"]
    with ann.sit(table["id"]) as seen, rude.sit(table["id"]) as live:
        assert keeper.http.put(f"/api/house/people/{number}", json={"banned": True}).status_code == 204
        sent_away(live)
        seen.until(lambda: seen.table["seats"][1]["stand_in"])
    assert rude.get("/api/tables", 403)["error"]["key"] == "banned"
    assert [each["id"] for each in keeper.get("/api/house/people", banned=True)] == [number]
    assert keeper.http.put(f"/api/house/people/{number}", json={"banned": False}).status_code == 204
    assert len(rude.get("/api/tables")) == 1
    own = keeper.get("/api/me")["id"]
    assert keeper.put(f"/api/house/people/{own}", {"banned": True}, 409)["error"]["key"] == "not-yourself"
    assert keeper.put("/api/house/people/999999", {"banned": True}, 404)["error"]["key"] == "no-such-person"


def test_a_message_stands_on_the_wall_and_is_told_at_the_tables(
    player: Callable[..., Player], keeper: Player
) -> None:
    ann = player("Ann")
    table = ann.lay("me", "me")
    with ann.sit(table["id"]) as live:
        said = keeper.post("/api/house/message", {"text": "The hall closes at ten."})
        assert said["tables"] >= 1
        live.until(lambda: bool(live.lines))
        assert live.lines[-1]["note"] == {"key": "hall", "params": {"text": "The hall closes at ten."}}
    assert ann.get("/api/me")["notice"] == "The hall closes at ten."
    keeper.post("/api/house/message", {"text": ""})
    assert ann.get("/api/me")["notice"] == ""


def test_two_processes_hear_what_the_host_does(postgres: Postgres, launch: Callable[..., Server]) -> None:
    database = postgres.database()
    one, other = launch(database), launch(database)
    hild, ann, rude = made_host(Player(one, "Hild"), database), Player(one, "Ann"), Player(one, "Rude")
    table = ann.lay("me", "open")
    rude.join(table)
    number = rude.get("/api/me")["id"]
    with rude.sit(table["id"], server=other) as live:
        assert hild.http.put(f"/api/house/people/{number}", json={"banned": True}).status_code == 204
        sent_away(live)
    with ann.sit(table["id"], server=other) as live:
        assert hild.http.delete(f"/api/house/tables/{table['id']}").status_code == 204
        sent_away(live)
    for each in (hild, ann, rude):
        each.close()


def test_what_is_old_goes_only_if_the_host_says_so(tmp_path: Path, launch: Callable[..., Server]) -> None:
    hall = launch(MEADHALL_KEEP_FINISHED_DAYS="30")
    ann = Player(hall, "Ann")
    running = ann.lay("me", "me")
    over, fresh = ann.lay("me", "me"), ann.lay("me", "me")
    for table in (over, fresh):
        with ann.sit(table["id"]) as live:
            play_out({0: live, 1: live})
    hall.kill()
    with sqlite3.connect(hall.database) as file:
        for table in (running, over):
            file.execute(
                "UPDATE log SET at = ? WHERE table_id = ?", (time.time() - 31 * 24 * 3600, table["id"])
            )
    hall.start()
    end = time.monotonic() + 20
    while len(left := ann.get("/api/tables")) > 2 and time.monotonic() < end:
        time.sleep(0.1)
    assert {card["id"] for card in left} == {running["id"], fresh["id"]}
    ann.close()


async def test_people_without_a_way_back_are_forgotten_and_nobody_else(tmp_path: Path) -> None:
    store = Store(database_url(str(tmp_path / "hall.db")))
    await store.open(lambda _: None)
    gone, kept, young = [await store.add_person(f"hash{i}", "") for i in range(3)]
    long_ago = time.time() - 401 * 24 * 3600
    async with store.transaction() as connection:
        await connection.execute(update(t.people).where(t.people.c.id != young).values(created=long_ago))
        await connection.execute(update(t.keys).where(t.keys.c.person_id == gone).values(created=long_ago))
    assert await retention.forget_people(store) == (1, 1)
    assert await store.person(gone) is None
    assert await store.person(kept) is not None
    assert await store.person(young) is not None
    await store.close()


# figures


def figure(text: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found, f"{name} in {text[-2000:]}"
    return float(found[1])


def test_figures_are_for_this_machine(server: Server, player: Callable[..., Player]) -> None:
    ann = player("Ann")
    table = ann.lay("me", "me")
    with ann.sit(table["id"]) as live:
        live.answer(live.waiting()[0], live.view(live.waiting()[0])["question"]["options"][0])
        got = ann.http.get("/metrics")
        assert got.status_code == 200
        assert got.headers["content-type"].startswith("text/plain")
        assert figure(got.text, 'meadhall_tables_made_total{game="toy"}') >= 1
        assert figure(got.text, "meadhall_connections") >= 1
        assert figure(got.text, "meadhall_answer_seconds_count") >= 1
        assert figure(got.text, 'meadhall_requests_total{method="POST",status="201"}') >= 1
    proxied = ann.http.get("/metrics", headers={"x-forwarded-for": "127.0.0.1"})
    assert (proxied.status_code, proxied.json()["error"]["key"]) == (403, "no-metrics")


def test_figures_of_several_processes_are_added_up_and_may_need_a_token(
    postgres: Postgres, launch: Callable[..., Server]
) -> None:
    hall = launch(postgres.database(), 2, MEADHALL_METRICS_TOKEN="swordfish")
    assert httpx.get(f"{hall.url}/metrics", timeout=60).status_code == 403
    headers: dict[str, Any] = {"authorization": "Bearer swordfish", "connection": "close"}
    for _ in range(12):
        httpx.get(f"{hall.url}/api/games", headers={"connection": "close"}, timeout=60)
    got = httpx.get(f"{hall.url}/metrics", headers={**headers, "x-forwarded-for": "10.0.0.1"}, timeout=60)
    assert figure(got.text, 'meadhall_requests_total{method="GET",status="200"}') >= 12
    hall.stop()  # a killed parent would leave its processes behind
