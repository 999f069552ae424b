"""Webhooks: an absent player's own address is called when a decision is owed; inner networks are not."""

from __future__ import annotations

import http.client
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from meadhall.server import webhooks
from meadhall.server.webhooks import check, public, resolve
from meadhall.table.problems import Problem
from tests.server.halls import Player, Server, until
from tests.server.test_hall import problem

Launch = Callable[..., Server]


class Ear:
    """Something that listens to webhooks."""

    def __init__(self) -> None:
        heard: list[dict[str, Any]] = []

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                heard.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
                self.send_response(204)
                self.end_headers()

            def log_message(self, *_: object) -> None: ...

        self.heard = heard
        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/turn?key=1"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture
def ear() -> Iterator[Ear]:
    listening = Ear()
    yield listening
    listening.server.shutdown()
    listening.server.server_close()


def table_for_two(hall: Server, webhook: str) -> tuple[Player, str]:
    ann, bo = Player(hall, "Ann"), Player(hall, "Bo")
    assert bo.put("/api/me", {"webhook": webhook})["webhook"] == webhook
    table = ann.lay("me", "open")
    bo.join(table)
    return ann, table["id"]


def test_an_absent_player_is_told(launch: Launch, ear: Ear) -> None:
    hall = launch(MEADHALL_PRIVATE_WEBHOOKS="yes", MEADHALL_PUBLIC_URL="https://hall.example/")
    ann, table_id = table_for_two(hall, ear.url)
    with ann.sit(table_id) as live:
        live.answer(0, "pass")
        until(lambda: bool(ear.heard), "the webhook")
    assert ear.heard == [
        {
            "event": "your-turn",
            "game": "toy",
            "table": table_id,
            "seat": 1,
            "url": f"https://hall.example/table/{table_id}",
        }
    ]
    assert "key=1" not in hall.log()


def test_nothing_is_sent_into_the_house(launch: Launch, ear: Ear) -> None:
    hall = launch()
    bo = Player(hall, "Bo")
    found = problem(bo.http.put("/api/me", json={"webhook": ear.url}), 422, "bad-webhook")
    assert "private" in found["sentence"]
    assert bo.get("/api/me")["webhook"] == ""
    bo.close()


def test_addresses_that_stand_for_inner_ones_are_inner() -> None:
    inner = ["127.0.0.1", "10.1.2.3", "::1", "fe80::1%eth0", "64:ff9b::7f00:1", "64:ff9b:1::a00:1"]
    inner += ["::ffff:10.0.0.1", "2002:7f00:1::", "224.0.0.1"]
    assert [each for each in inner if public(each)] == []
    assert public("93.184.215.14")
    assert public("64:ff9b::5db8:d70e")


def test_who_drips_is_cut_off_and_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "DEADLINE_SECONDS", 0.6)
    with socket.create_server(("127.0.0.1", 0)) as door:
        stop = threading.Event()

        def drip() -> None:
            line, _ = door.accept()
            with line, suppress(OSError):
                while not stop.wait(0.1):
                    line.sendall(b"H")

        thread = threading.Thread(target=drip, daemon=True)
        thread.start()
        began = time.monotonic()
        with pytest.raises((OSError, http.client.HTTPException)):
            webhooks.post(f"http://127.0.0.1:{door.getsockname()[1]}/", b"{}", True)
        assert 0.4 < time.monotonic() - began < 4
        stop.set()


def test_a_webhook_that_fails_never_holds_up_the_table(launch: Launch) -> None:
    hall = launch(MEADHALL_PRIVATE_WEBHOOKS="yes")
    ann, table_id = table_for_two(hall, "http://127.0.0.1:1/")
    with ann.sit(table_id) as live:
        live.answer(0, "pass")
        assert live.waiting() == [1]
        until(lambda: "webhook-failed" in hall.log(), "the failure")
    assert hall.errors() == []


@pytest.mark.parametrize(
    "address",
    [
        "ftp://a.example/",
        "javascript:alert(1)",
        "//a.example",
        "http://",
        "http://me:pw@a.example/",
        "http://a b/",
        "http://a:99999/",
        "file:///etc/passwd",
    ],
)
def test_what_is_no_webhook(guest: Callable[..., Player], address: str) -> None:
    problem(guest("Ann").http.put("/api/me", json={"webhook": address}), 422, "bad-webhook")


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "::1", "localhost", "0.0.0.0"]
)
def test_private_addresses_are_refused(host: str) -> None:
    with pytest.raises(Problem) as refused:
        resolve(host, 80, private=False)
    assert refused.value.params["detail"] == "it leads into a private network"
    assert resolve(host, 80, private=True)[1] == 80


def test_a_good_webhook() -> None:
    assert check("https://hooks.example:8443/a?b=c").port == 8443
    assert resolve("1.1.1.1", 443, private=False) == ("1.1.1.1", 443)
