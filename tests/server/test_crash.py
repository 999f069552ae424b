"""Nothing that was accepted is lost: restarts, kills at any moment, and bots that go on."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.server.halls import Live, Player, Postgres, Server, until
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


def test_the_bots_processes_end_with_the_server(launch: Launch, tmp_path: Path) -> None:
    hall = launch()
    ann = Player(hall, "Ann")
    table = ann.lay("me", "random")
    with ann.sit(table["id"]) as live:
        live.send("hint", seat=0)
    workers = hall.children()
    assert workers
    hall.kill()
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers), "the bots' processes to end")


def test_killed_at_random_moments_every_accepted_answer_is_there(launch: Launch, database: str) -> None:
    """Answers flow at two tables; the server is killed in the middle, KILLS times. What was accepted is in the logs."""
    hall = launch(database)
    ann = Player(hall, "Ann")
    choose, tables, kills = Random(11), list[Answers](), int(os.environ.get("KILLS", "3"))
    for _ in range(kills):
        playing = [table for table in tables if not table.over]
        playing += [Answers(ann) for _ in range(2 - len(playing))]
        tables += [table for table in playing if table not in tables]
        lives = [ann.sit(table.id) for table in playing]
        end = time.monotonic() + choose.uniform(0.1, 0.8)
        while time.monotonic() < end:
            for table, live in zip(playing, lives, strict=True):
                table.answer(live, choose)
        for table, live in zip(playing, lives, strict=True):
            table.answer(live, choose, wait=False)  # on its way when the blow falls
        hall.kill()
        for live in lives:
            live.close()
        hall.start()
    assert sum(len(table.accepted) for table in tables) >= kills
    for table in tables:
        table.check(ann)
    assert not hall.errors()


class Answers:
    """What was answered at one table, and what of it was accepted."""

    def __init__(self, player: Player) -> None:
        self.id: str = player.lay("me", "me", "me", game="blood-rage")["id"]
        self.accepted: list[str] = []
        self.row, self.unsure, self.over = 0, 0, False

    def answer(self, live: Live, choose: Random, wait: bool = True) -> None:
        assert live.now["row"] >= self.row, "an accepted answer is gone"
        self.over = not live.now["waiting"]
        if self.over:
            return
        seat = live.waiting()[0]
        value = live.pick(seat, choose)
        if wait:
            live.answer(seat, value)
            self.accepted.append(str(value))
            self.row = live.now["row"]
        else:
            message = {"type": "answer", "seat": seat, "decision": live.now["decision"], "value": value}
            live.socket.send(json.dumps(message))
            self.unsure += 1

    def check(self, player: Player) -> None:
        """The saga holds the accepted answers in their order, and at most one more for every blow."""
        reply = player.http.get(f"/api/tables/{self.id}/saga")
        assert reply.status_code == 200, reply.text
        lines = reply.text.splitlines()
        words = [line.split() for line in lines]
        rows = [each for each in words if len(each) == 4 and each[1].isdigit()]
        given = [each[3] for each in rows if each[0].isdigit() or each[0] == "~"]  # ~: others still choose
        left = iter(given)
        lost = [(n, value) for n, value in enumerate(self.accepted) if value not in left]
        last = given[-5:], self.accepted[-5:], lines[-8:]
        assert not lost, (
            f"accepted answer {lost[0]} of {len(self.accepted)} is missing or out of order; at the end {last}"
        )
        assert len(given) <= len(self.accepted) + self.unsure
