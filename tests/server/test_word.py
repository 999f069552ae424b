"""Word reaches people who are away: by Apprise and by Web Push, to servers of the test's own; never into the house."""

from __future__ import annotations

import base64
import json
import os
import socket
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from meadhall.server import herald
from meadhall.server.herald import Barred, Roads, announce, check, watched
from meadhall.server.settings import SCHEMES
from meadhall.table.problems import Problem
from tests.server.halls import Player, Server, until
from tests.server.test_hall import problem

Launch = Callable[..., Server]
OPEN = Roads((), True)


class Ear:
    """A server that word is sent to: whatever Apprise or a push needs."""

    def __init__(self) -> None:
        heard: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        ear = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"] or 0))
                heard.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(ear.status)
                self.send_header("content-length", "2")
                self.end_headers()
                self.wfile.write(b"{}")

            def log_message(self, *_: object) -> None: ...

        self.heard = heard
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.host = f"127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(body) for _, _, body in self.heard]


@pytest.fixture
def ear() -> Iterator[Ear]:
    listening = Ear()
    yield listening
    listening.server.shutdown()
    listening.server.server_close()


class Browser:
    """The keys of a browser that is pushed to."""

    def __init__(self, ear: Ear) -> None:
        self.ear = ear
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.subscription = {
            "endpoint": f"http://{ear.host}/push/1",
            "keys": {"p256dh": _text(point), "auth": _text(self.auth)},
        }

    def read(self, body: bytes) -> Any:
        """What was pushed."""
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def tables_for_two(hall: Server, many: int, channel: str = "", browser: Browser | None = None) -> Any:
    ann, bo = Player(hall, "Ann"), Player(hall, "Bo")
    if channel:
        assert bo.put("/api/me/word", {"channel": channel, "lang": "pl"})["channel"] == channel
    if browser is not None:
        bo.post("/api/me/push", {**browser.subscription, "lang": "pl"})
    tables = []
    for _ in range(many):
        table = ann.lay("me", "open")
        bo.join(table)
        tables.append(table["id"])
    return ann, bo, tables


def test_word_is_sent_once_for_all_that_is_owed(launch: Launch, ear: Ear) -> None:
    hall = launch(
        MEADHALL_PRIVATE_WEBHOOKS="yes",
        MEADHALL_NOTIFY_SECONDS="1.5",
        MEADHALL_PUBLIC_URL="https://hall.example",
    )
    ann, bo, (one, two, three) = tables_for_two(hall, 3, f"json://{ear.host}/word")
    with bo.sit(three):  # a table that is open before him needs no word
        for table in (one, two, three):
            with ann.sit(table) as live:
                live.answer(0, "pass")
        until(lambda: bool(ear.heard), "word")
    (message,) = ear.messages()
    assert message["title"] == "Meadhall: twój ruch przy 2 stołach"
    assert message["message"].count("toy: Ann") == 2
    assert f"https://hall.example/table/{one}" in message["message"]
    assert three not in message["message"]
    assert ear.host not in hall.log()


def test_who_has_answered_meanwhile_hears_nothing(launch: Launch, ear: Ear) -> None:
    hall = launch(MEADHALL_PRIVATE_WEBHOOKS="yes", MEADHALL_NOTIFY_SECONDS="0.7")
    ann, bo, (table,) = tables_for_two(hall, 1, f"json://{ear.host}/word")
    with ann.sit(table) as live:
        live.answer(0, "pass")
    with bo.sit(table) as live:
        live.answer(1, "pass")
    time.sleep(1.2)
    assert ear.heard == []


def test_a_browser_is_pushed_to_with_the_halls_own_key(launch: Launch, ear: Ear) -> None:
    hall = launch(MEADHALL_PRIVATE_WEBHOOKS="yes", MEADHALL_NOTIFY_SECONDS="0")
    browser = Browser(ear)
    ann, bo, (table,) = tables_for_two(hall, 1, browser=browser)
    key = bo.get("/api/me/push")["key"]
    assert key == ann.get("/api/me/push")["key"]
    with ann.sit(table) as live:
        live.answer(0, "pass")
        until(lambda: bool(ear.heard), "a push")
    path, headers, body = ear.heard[0]
    assert path == "/push/1"
    assert headers["authorization"].startswith("vapid ")
    assert f"k={key}" in headers["authorization"]
    told = browser.read(body)
    assert (told["path"], told["tables"]) == (f"/table/{table}", [table])
    assert told["body"] == "toy: Ann – twój ruch"
    ear.status = 410  # the browser has taken it back
    assert bo.post("/api/me/word/try", {}, 200) == {"channel": False, "browsers": 0}
    assert bo.get("/api/me/word")["browsers"] == 0


def test_a_trial_says_whether_it_arrived(launch: Launch, ear: Ear) -> None:
    hall = launch(MEADHALL_PRIVATE_WEBHOOKS="yes")
    bo = Player(hall, "Bo")
    bo.put("/api/me/word", {"channel": f"json://{ear.host}/word"})
    assert bo.post("/api/me/word/try", {}, 200) == {"channel": True, "browsers": 0}
    ear.status = 500
    problem(bo.http.post("/api/me/word/try"), 409, "no-channel")
    bo.put("/api/me/word", {"channel": ""})
    assert bo.post("/api/me/word/try", {}, 200) == {"channel": False, "browsers": 0}
    bo.close()


# what is barred


def test_nothing_goes_into_the_house(launch: Launch, ear: Ear) -> None:
    hall = launch(MEADHALL_NOTIFY_SECONDS="0")
    ann, bo, (table,) = tables_for_two(hall, 1, f"json://{ear.host}/word")
    with ann.sit(table) as live:
        live.answer(0, "pass")
        until(lambda: '"event": "word"' in hall.log(), "an attempt")
    assert ear.heard == []
    problem(bo.http.post("/api/me/push", json=Browser(ear).subscription), 422, "bad-push")


@pytest.mark.parametrize(
    "address",
    ["", "nonsense", "file:///tmp/x", "exec://x", "dbus://", "syslog://", "ftp://a.example", "json://a b",
     "workflows://h/a/b?template=/etc/passwd", "json://h/?template=/etc/passwd"],
)  # fmt: skip
def test_ways_that_are_not_open(address: str) -> None:
    with pytest.raises(Problem, match="bad-channel"):
        check(address, SCHEMES)


def test_an_address_that_apprise_does_not_understand(guest: Callable[..., Player]) -> None:
    bo = guest("Bo")
    problem(bo.http.put("/api/me/word", json={"channel": "tgram://nonsense"}), 422, "bad-channel")
    problem(bo.http.put("/api/me/word", json={"channel": "sftp://a/b"}), 422, "bad-channel")
    assert bo.get("/api/me/word")["channel"] == ""
    bad = {"endpoint": "https://push.example/1", "keys": {"p256dh": "AAAA", "auth": "AAAA"}}
    problem(bo.http.post("/api/me/push", json=bad), 422, "bad-push")
    for endpoint in ("http://push.example/1", "nonsense", "https://[", "https://a:99999/"):
        problem(bo.http.post("/api/me/push", json={**bad, "endpoint": endpoint}), 422, "bad-push")


def test_roads_are_closed_where_a_socket_connects() -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
        with watched(Roads((), False)), pytest.raises(Barred, match="private"):
            socket.create_connection(("localhost", port), 1)
        with watched(Roads(("hall.example",), True)), pytest.raises(Barred, match="allowed hosts"):
            socket.create_connection(("localhost", port), 1)
        with watched(Roads(("localhost",), True)):
            socket.create_connection(("localhost", port), 1).close()
    with watched(Roads((), False)), socket.socket(socket.AF_UNIX) as line, pytest.raises(Barred):
        line.connect("/tmp/none")


def test_who_drips_is_cut_off_and_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(herald, "DEADLINE", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as door:
        began = time.monotonic()
        assert announce(f"json://127.0.0.1:{door.getsockname()[1]}/", "t", "b", OPEN) != ""
        assert time.monotonic() - began < 3
    keeper = herald.Herald(OPEN)
    assert not keeper._rests("there")
    keeper._remember("there", reached=False)
    assert keeper._rests("there")
    keeper._remember("there", reached=True)
    assert not keeper._rests("there")
