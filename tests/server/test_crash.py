"""Nothing that was accepted is lost: restarts, kills at any moment, and bots that go on."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.server.halls import Live, Player, Postgres, Server
from tests.server.test_hostile import close_code

Launch = Callable[..., Server]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "hall.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()


def test_a_restart_in_mid_game_loses_nothing(launch: Launch, database: str) -> None:
    hall = launch(database)
    ann, bo = Player(hall, "Ann"), Player(hall, "Bo")
    table = ann.lay("me", "open")
    bo.join(table)
    one, two = ann.sit(table["id"]), bo.sit(table["id"])
    one.answer(0, "buy")
    two.until(lambda: two.waiting() == [1])
    two.answer(1, "pass")
    one.until(lambda: one.waiting() == [0, 1])
    secret = one.view(0)["question"]["options"][1]
    one.answer(0, secret)  # an answer that waits for the other's
    one.do("chat", seat=0, text="back in a minute")
    views, events = one.view(0), one.events[0]
    hall.stop()
    assert close_code(one) == close_code(two) == 1012
    hall.start()
    with ann.sit(table["id"]) as one, bo.sit(table["id"]) as two:
        one.catch_up()
        assert one.view(0) == views
        assert one.view(0)["chosen"] == secret
        assert one.events[0] == events
        assert [line["text"] for line in one.lines] == ["back in a minute"]
        assert two.waiting() == [1]
        assert secret not in two.raw[-1]
        two.answer(1, two.view(1)["question"]["options"][0])
        assert not hall.errors()


def test_undo_redo_and_requests_survive(launch: Launch, database: str) -> None:
    hall = launch(database)
    ann, bo = Player(hall, "Ann"), Player(hall, "Bo")
    table = ann.lay("me", "open")
    bo.join(table)
    with ann.sit(table["id"]) as one:
        one.answer(0, "pass")
        one.do("undo", seat=0)
        before = one.part(0)
    hall.kill()
    hall.start()
    with ann.sit(table["id"]) as one:
        assert one.part(0) == {**before, "from": 0}
        assert one.part(0)["redo"]
        one.do("redo", seat=0)
        one.do("undo", seat=0)
        one.answer(0, "buy")
        one.do("ask", seat=0)
        request = one.now["request"]
        assert request["needs"] == [1]
    hall.kill()
    hall.start()
    with bo.sit(table["id"]) as two:
        assert two.now["request"] == request
        two.do("agree", seat=1, yes=True)
        assert two.waiting() == [0]


def test_bots_go_on_after_a_kill_without_anybody_watching(launch: Launch, database: str) -> None:
    hall = launch(database, MEADHALL_BOT_PAUSE="0.4")
    ann = Player(hall, "Ann")
    table = ann.lay("random", "me", "random")
    hall.kill()
    hall.start()
    deadline = time.monotonic() + 30
    while ann.get("/api/tables")[0]["waiting"] != [1]:
        assert time.monotonic() < deadline, "the bot did not go on"
        time.sleep(0.1)
    assert not hall.errors()
    assert ann.get(f"/api/tables/{table['id']}/replay", seat=1)["view"]["question"]


@pytest.mark.parametrize("kills", [4])
def test_killed_at_random_moments_every_accepted_answer_is_there(
    launch: Launch, database: str, kills: int
) -> None:
    """Answers flow; the server is killed in the middle. What was accepted is in the log afterwards, in order."""
    hall = launch(database)
    ann = Player(hall, "Ann")
    table = ann.lay("me", "me", "me", game="blood-rage")
    choose, accepted = Random(11), list[tuple[int, str]]()
    for _ in range(kills):
        live = ann.sit(table["id"])
        assert live.now["row"] >= (accepted[-1][0] if accepted else 0)
        end = time.monotonic() + choose.uniform(0.1, 0.8)
        while time.monotonic() < end and live.now["waiting"]:
            answer(live, choose, accepted)
        seat = live.waiting()[0]
        value = choose.choice(live.view(seat)["question"]["options"])
        fields = f'"seat": {seat}, "decision": {live.now["decision"]}, "value": "{value}"'
        live.socket.send(f'{{"type": "answer", {fields}}}')  # on its way when the blow falls
        hall.kill()
        live.close()
        hall.start()
    saga = [line.split() for line in ann.http.get(f"/api/tables/{table['id']}/saga").text.splitlines()]
    given = [words[3] for words in saga if len(words) == 4 and words[1].isdigit()]
    kept = [value for _, value in accepted]
    left = iter(given)
    assert all(value in left for value in kept), "an accepted answer is missing or out of order"
    assert len(kept) >= kills
    assert len(given) <= len(kept) + kills + 2
    assert not hall.errors()


def answer(live: Live, choose: Random, accepted: list[tuple[int, str]]) -> None:
    seat = live.waiting()[0]
    value = choose.choice(live.view(seat)["question"]["options"])
    try:
        live.answer(seat, value)
    except (WebSocketException, httpx.TransportError):
        return
    accepted.append((live.now["row"], str(value)))
