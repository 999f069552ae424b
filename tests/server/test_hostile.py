"""A flood of wrong, foreign, oversized and stale messages changes nothing and gets clear errors."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.halls import Live, Player, Server
from tests.server.test_hall import problem

People = Callable[..., Player]


def raw(live: Live, text: str | bytes) -> Any:
    """Send something as it is; the refusal that comes back."""
    count = len(live.refused)
    live.socket.send(text)
    live.until(lambda: len(live.refused) > count, "a refusal")
    return live.refused[-1]["problem"]


WRONG: list[tuple[str | bytes, str]] = [
    ("", "bad-json"),
    ("{", "bad-json"),
    ("[]", "bad-request"),
    ("null", "bad-request"),
    ('"answer"', "bad-request"),
    ("{}", "bad-request"),
    ('{"type": "explode"}', "bad-request"),
    ('{"type": ["answer"]}', "bad-request"),
    ('{"type": "answer"}', "bad-request"),
    ('{"type": "answer", "seat": "0", "decision": 1, "value": "pass"}', "bad-request"),
    ('{"type": "answer", "seat": 0, "decision": "1", "value": "pass"}', "bad-request"),
    ('{"type": "answer", "seat": 0, "decision": 1, "value": null}', "bad-request"),
    ('{"type": "answer", "seat": 0, "decision": 1, "value": true}', "bad-request"),
    ('{"type": "answer", "seat": 0, "decision": 1, "value": {"a": 1}}', "bad-request"),
    ('{"type": "answer", "seat": 0, "decision": 1.5, "value": "pass"}', "bad-request"),
    ('{"type": "answer", "seat": -1, "decision": 1, "value": "pass"}', "bad-request"),
    ('{"type": "answer", "seat": 0, "decision": 1, "value": "pass", "admin": true}', "bad-request"),
    ('{"type": "answer", "seat": 9, "decision": 1, "value": "pass"}', "no-such-seat"),
    ('{"type": "rewind", "seat": 0, "decision": 6, "to": -5}', "bad-request"),
    ('{"type": "rewind", "seat": 0, "decision": 6, "to": 999999}', "others-must-agree"),
    ('{"type": "hint", "seat": 1}', "not-your-seat"),
    (b"\xff\xfe\x00", "bad-json"),
    ("[" * 4000, "bad-json"),
    ("x" * 9000, "too-large"),
    ('{"type": "chat", "text": "' + "ż" * 5000 + '"}', "too-large"),
]


@pytest.mark.parametrize(("text", "key"), WRONG, ids=range(len(WRONG)))
def test_a_wrong_message_is_refused(guest: People, text: str | bytes, key: str) -> None:
    ann = guest("Ann")
    table = ann.lay("me", "open")
    with ann.sit(table["id"]) as live:
        row, view = live.now["row"], live.view(0)
        found = raw(live, text)
        assert found["key"] == key, found
        assert found["sentence"]
        live.do("sync")
        assert live.now["row"] == row
        assert live.view(0) == view


def test_foreign_seats_and_wrong_answers(player: People) -> None:
    ann, bo, eve = player("Ann"), player("Bo"), player("Eve")
    table = ann.lay("me", "open")
    bo.join(table)
    with ann.sit(table["id"]) as one, bo.sit(table["id"]) as two, eve.sit(table["id"]) as three:
        row, decision = one.now["row"], one.now["decision"]
        for live in (two, three):
            for deed in ("undo", "redo", "rewind", "ask"):
                assert live.refusal(deed, seat=0)["key"] == "not-your-seat"
            assert live.refusal("agree", seat=0, yes=True)["key"] == "not-your-seat"
            assert live.refusal("answer", seat=0, decision=decision, value="pass")["key"] == "not-your-seat"
        assert two.refusal("answer", seat=1, decision=decision, value="pass")["key"] == "not-asked"
        for value in (
            "win",
            1,
            -1,
            2**60,
            "pass ",
            "seat:0",
            "card:axe#1",
            "",
            "\x00",
            "'; DROP TABLE log; --",
        ):
            wrong = one.refusal("answer", seat=0, decision=decision, value=value)
            assert wrong["key"] == "not-an-option", wrong
        two.do("sync")
        assert one.now["row"] == two.now["row"] == row
        one.answer(0, "pass")


def flood(live: Live, count: int) -> None:
    with suppress(ConnectionClosed):
        for _ in range(count):
            live.socket.send('{"type": "explode"}')


def close_code(live: Live) -> int | None:
    """With which code the server ends the connection."""
    try:
        while True:
            live.receive()
    except ConnectionClosed as closed:
        live.close()
        return None if closed.rcvd is None else closed.rcvd.code


def test_who_is_too_fast_is_slowed_down_then_cut_off(launch: Callable[..., Server]) -> None:
    ann = Player(launch(MEADHALL_RATE="5"), "Ann")
    table = ann.lay("me", "me")
    with ann.sit(table["id"]) as live:
        flood(live, 1000)
        assert close_code(live) == 1008
        assert "too-fast" in {refused["problem"]["key"] for refused in live.refused}
    with ann.sit(table["id"]) as again:
        again.answer(0, "pass")


def test_a_huge_message_ends_the_connection_and_nothing_else(guest: People) -> None:
    ann = guest("Ann")
    table = ann.lay("me", "me")
    with ann.sit(table["id"]) as live:
        live.socket.send("x" * 1_000_000)
        assert close_code(live) == 1009
    with ann.sit(table["id"]) as again:
        again.answer(0, "pass")


def test_another_origin_is_refused(guest: People, sqlite_server: Server) -> None:
    ann = guest("Ann")
    table = ann.lay("me", "me")
    for origin in ("http://evil.example", "null", f"http://127.0.0.1:{sqlite_server.port + 1}", "http://"):
        headers = {"Origin": origin}
        problem(ann.http.post("/api/tables", json={}, headers=headers), 403, "wrong-origin")
        problem(ann.http.put("/api/me", json={"name": "Eve"}, headers=headers), 403, "wrong-origin")
        url = f"{sqlite_server.url.replace('http', 'ws', 1)}/api/tables/{table['id']}/live"
        with (
            pytest.raises(InvalidStatus) as refused,
            connect(url, additional_headers={"Cookie": ann.cookie(), "Origin": origin}),
        ):
            pass
        assert refused.value.response.status_code == 403
    good = ann.http.put("/api/me", json={"name": "Ann"}, headers={"Origin": sqlite_server.url})
    assert good.status_code == 200
    assert ann.get("/api/me")["name"] == "Ann"
    cross = ann.http.put("/api/me", json={"name": "Eve"}, headers={"sec-fetch-site": "cross-site"})
    problem(cross, 403, "wrong-origin")


def test_a_hall_at_home_answers_to_its_own_names_only(guest: People) -> None:
    reader = guest()
    problem(reader.http.get("/api/games", headers={"host": "evil.example"}), 403, "wrong-host")
    assert reader.http.get("/health", headers={"host": "localhost:1"}).status_code == 200


def test_wrong_bodies(guest: People) -> None:
    ann = guest("Ann")

    def post(path: str, content: bytes, kind: str = "application/json") -> httpx.Response:
        return ann.http.post(path, content=content, headers={"content-type": kind})

    problem(post("/api/tables", b"{"), 400, "bad-json")
    problem(post("/api/tables", b"\xff\xfe"), 400, "bad-json")
    problem(
        post("/api/tables", b'{"game": "toy", "seats": [{"kind": "me"}]}', "text/plain"), 422, "bad-request"
    )
    problem(post("/api/tables", b"[1]"), 422, "bad-request")
    problem(post("/api/tables", b"[" * 50_000), 400, "bad-json")
    problem(post("/api/tables", b'"' + b"x" * 100_000 + b'"'), 413, "too-large")
    problem(post("/api/import", b'"' + b"x" * 5_000_000 + b'"'), 413, "too-large")

    def drip() -> Any:
        for _ in range(200):
            yield b"x" * 1000

    chunked = ann.http.post("/api/tables", content=drip(), headers={"content-type": "application/json"})
    problem(chunked, 413, "too-large")
    problem(ann.http.delete("/api/tables"), 405, "not-allowed")
    for at in ("-1", "x", "1e9", "99999999999999999999"):
        table = ann.lay("me", "me")["id"]
        assert ann.http.get(f"/api/tables/{table}/replay?at={at}").status_code == 422


def test_a_forged_cookie_is_nobody(guest: People, sqlite_server: Server) -> None:
    ann = guest("Ann")
    table = ann.lay("me", "me", spectators=False)
    for secret in ("x", "x" * 22, "'; DROP TABLE keys; --", "é" * 30):
        headers = [(b"cookie", f"meadhall={secret}".encode("latin-1"))]
        with httpx.Client(base_url=sqlite_server.url) as http:
            problem(http.get(f"/api/tables/{table['id']}", headers=headers), 403, "no-spectators")


def test_requests_are_limited(launch: Callable[..., Server]) -> None:
    hall = launch(MEADHALL_RATE="1")
    ann = Player(hall)
    codes = [ann.http.put("/api/me", json={"name": "Ann"}).status_code for _ in range(40)]
    assert codes[0] == 200
    assert codes[-1] == 429
    problem(ann.http.put("/api/me", json={"name": "Ann"}), 429, "too-fast")


def test_every_answer_has_the_headers(guest: People) -> None:
    reader = guest()
    for path in ("/", "/health", "/api/me", "/api/tables/none", "/api/openapi.json"):
        headers = reader.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
    assert reader.http.get("/api/me").headers["cache-control"] == "no-store"


def test_the_log_holds_no_secrets(launch: Callable[..., Server]) -> None:
    hall = launch()
    ann, bo = Player(hall, "Ann"), Player(hall)
    table = ann.lay("me", "open", "random")
    bo.join(table)
    carry = ann.post("/api/me/carry")["token"]
    bo.http.post("/api/me/carry/accept", json={"token": carry, "replace": True})
    ann.http.get(f"/api/tables/{table['id']}?token={carry}")
    with ann.sit(table["id"]) as live:
        live.answer(0, "pass")
    hall.stop()
    log = hall.log()
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    assert {"open", "request", "table-created", "closed"} <= {line["event"] for line in lines}
    for secret in (table["invitation"]["token"], carry, ann.http.cookies["meadhall"]):
        assert secret not in log
