"""The lobby, and clocks at tables."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from typing import Any

import pytest

from meadhall.server import clocks
from tests.server.halls import Live, Player, Server


def ids(cards: Any) -> set[str]:
    return {card["id"] for card in cards}


def test_a_listed_table_is_found_and_a_seat_taken_in_one_step(player: Callable[..., Player]) -> None:
    ann, ben, cat = player("Ann"), player("Ben"), player("Cat")
    hidden = ann.lay("me", "open")
    clock = {"kind": "answer", "seconds": 3600, "then": "seat"}
    table = ann.lay("me", "open", "random", listed=True, clock=clock)
    assert table["listed"]
    found = ben.get("/api/lobby", what="join", game="toy")
    assert table["id"] in ids(found)
    assert hidden["id"] not in ids(found)
    card = next(card for card in found if card["id"] == table["id"])
    assert (card["host"], card["players"], card["bots"], card["open"]) == ("Ann", ["Ann"], 1, 1)
    assert card["clock"] == {**clock, "seats": []}
    assert table["id"] not in ids(ann.get("/api/lobby")), "my own tables stand in another list"
    assert ben.post(f"/api/lobby/{hidden['id']}/join", {}, 404)["error"]["key"] == "bad-invitation"
    joined = ben.post(f"/api/lobby/{table['id']}/join", {}, 200)
    assert joined["mine"] == [1]
    assert cat.post(f"/api/lobby/{table['id']}/join", {}, 409)["error"]["key"] == "table-full"
    assert table["id"] not in ids(cat.get("/api/lobby", what="join"))
    assert table["id"] in ids(cat.get("/api/lobby", what="watch"))


def test_the_lobby_can_be_filtered_and_paged_and_left(player: Callable[..., Player]) -> None:
    ann, ben = player("Ann"), player("Ben")
    small = ann.lay("me", "open", listed=True)
    large = ann.lay("me", "open", "open", listed=True, spectators=False)
    timed = ann.lay("me", "open", listed=True, clock={"kind": "reserve", "seconds": 1800})
    mine = {small["id"], large["id"], timed["id"]}
    assert mine <= ids(ben.get("/api/lobby", limit=100))
    assert ids(ben.get("/api/lobby", limit=100, seats=3)) & mine == {large["id"]}
    assert ids(ben.get("/api/lobby", limit=100, clock="reserve")) & mine == {timed["id"]}
    assert ids(ben.get("/api/lobby", limit=100, what="watch")) & mine == {small["id"], timed["id"]}
    assert ben.get("/api/lobby", game="blood-rage") == []
    first, second = ben.get("/api/lobby", limit=1), ben.get("/api/lobby", limit=1, skip=1)
    assert ids(first) != ids(second)
    problem = ben.put(f"/api/lobby/{small['id']}", {"listed": False}, 403)["error"]
    assert problem["key"] == "not-host"
    assert ann.put(f"/api/lobby/{small['id']}", {"listed": False})["listed"] is False
    assert small["id"] not in ids(ben.get("/api/lobby", limit=100))


def test_a_lesson_has_no_clock_and_a_clock_has_bounds(player: Callable[..., Player]) -> None:
    ann = player("Ann")
    body = {"game": "blood-rage", "lesson": "first-game", "listed": True}
    assert ann.post("/api/tables", body, 422)["error"]["params"]["where"] == "lesson"
    seats = [{"kind": "me"}, {"kind": "me"}]
    wrong = {"game": "toy", "seats": seats, "clock": {"kind": "answer", "seconds": 5}}
    assert ann.post("/api/tables", wrong, 422)["error"]["key"] == "bad-request"


# clocks


@pytest.fixture
def hall(launch: Callable[..., Server]) -> Server:
    return launch()


def late(hall: Server, table_id: str, seconds: float) -> None:
    """Let the time of a table that nobody has open pass: everything at it happened so much earlier."""
    hall.kill()
    with sqlite3.connect(hall.database) as file:
        file.execute("UPDATE log SET at = at - ? WHERE table_id = ?", (seconds, table_id))
        file.execute("UPDATE seats SET sat = sat - ? WHERE table_id = ? AND sat > 0", (seconds, table_id))
        file.execute("UPDATE tables SET due = due - ? WHERE id = ?", (seconds, table_id))
    hall.start()


def notes(live: Live) -> list[str]:
    return [line["note"]["key"] for line in live.lines if line["note"]]


def test_it_is_said_who_owes_what_until_when(hall: Server) -> None:
    ann, ben = Player(hall, "Ann"), Player(hall, "Ben")
    table = ann.lay("me", "open", clock={"kind": "answer", "seconds": 3600})
    assert {each["seat"] for each in table["clock"]["seats"]} <= {0}
    ben.join(table)
    with ann.sit(table["id"]) as live:
        for _ in range(2):
            live.until(lambda: [s["seat"] for s in live.table["clock"]["seats"]] == live.waiting())
            seat = live.waiting()[0]
            if seat != 0:
                break
            live.answer(0, live.view(0)["question"]["options"][0])
        since = live.now["waiting"][0]["since"]
        until = live.table["clock"]["seats"][0]["until"]
        assert until[:10] >= since[:10]
        assert until > since
    for each in (ann, ben):
        each.close()


def test_a_bot_answers_the_one_decision_when_the_time_is_over(hall: Server) -> None:
    ann, ben = Player(hall, "Ann"), Player(hall, "Ben")
    table = ann.lay("me", "open", clock={"kind": "answer", "seconds": 600, "then": "answer"})
    ben.join(table)
    with ann.sit(table["id"]) as live:
        row, asked = live.now["row"], live.waiting()
    late(hall, table["id"], 601)
    with ann.sit(table["id"]) as live:
        live.until(lambda: live.now["row"] > row, "the bot's answer")
        live.until(lambda: "clock-answer" in notes(live))
        after = live.now["row"]
        assert not live.table["seats"][asked[0]]["stand_in"]
        time.sleep(2 * clocks.LOOK_SECONDS)
        live.catch_up()
        assert live.now["row"] == after, "the next question has its own time"
    for each in (ann, ben):
        each.close()


def test_a_bot_takes_the_seat_until_its_owner_is_back(hall: Server) -> None:
    ann, ben = Player(hall, "Ann"), Player(hall, "Ben")
    table = ann.lay("me", "open", clock={"kind": "answer", "seconds": 600, "then": "seat"})
    ben.join(table)
    with ann.sit(table["id"]) as live:
        while live.waiting() != [1]:
            live.answer(0, live.view(0)["question"]["options"][0])
    late(hall, table["id"], 601)
    with ann.sit(table["id"]) as live:
        live.until(lambda: live.table["seats"][1]["stand_in"], "the bot")
        live.until(lambda: "clock-seat" in notes(live))
        with ben.sit(table["id"]) as own:
            own.until(lambda: not own.table["seats"][1]["stand_in"], "his seat")
            live.until(lambda: "back" in notes(live))
    for each in (ann, ben):
        each.close()


def test_a_reserve_is_used_up_by_all_questions_together_and_then_each_has_a_minute(hall: Server) -> None:
    ann = Player(hall, "Ann")
    ben = Player(hall, "Ben")
    table = ann.lay("me", "open", clock={"kind": "reserve", "seconds": 600, "then": "answer"})
    ben.join(table)
    with ann.sit(table["id"]) as live:
        while live.waiting() != [0]:
            with ben.sit(table["id"]) as other:
                other.answer(1, other.view(1)["question"]["options"][0])
            live.catch_up()
        row = live.now["row"]
    late(hall, table["id"], 300)
    with ann.sit(table["id"]) as live:
        time.sleep(1.5 * clocks.LOOK_SECONDS)
        live.catch_up()
        assert live.now["row"] == row, "half of the reserve is left"
    late(hall, table["id"], 301)
    with ann.sit(table["id"]) as live:
        live.until(lambda: live.now["row"] > row, "the bot's answer")
    for each in (ann, ben):
        each.close()
