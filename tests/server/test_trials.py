"""Trying a plan out in a world that might be: the game is not touched, and nothing hidden is in it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import meadhall
from meadhall.engine import Game
from meadhall.table.origin import WORLD, as_origin, is_trial, of_origin
from meadhall.table.thinking import some_answer
from tests.server.halls import Player
from tests.server.test_hall import problem

People = Callable[..., Player]


def midway(game: str, answers: int = 25) -> Game[Any]:
    """A game in the middle, as it goes at random."""
    table = meadhall.new(game, 2, "the-true-dice")
    while not table.over and table.decision < answers:
        asked = table.questions[0]
        table.answer(asked.seat, some_answer(asked, table.decision))
    assert not table.over
    return table


@pytest.mark.parametrize("game", meadhall.shelf())
def test_a_world_goes_on_from_the_same_view_and_is_told_again_from_its_text(game: str) -> None:
    table = midway(game)
    seat = table.waiting[0]
    origin = as_origin(table.sample_world(seat, "try"))
    assert is_trial(origin)
    world, again = of_origin(origin), of_origin(origin)
    assert {**world.view(seat), "decision": 0} == {**table.view(seat), "decision": 0}
    floor = world.position
    for _ in range(12):
        if world.over:
            break
        asked = world.questions[0]
        value = some_answer(asked, world.decision)
        for each in (world, again):
            each.answer(asked.seat, value)
    assert world.digest() == again.digest()
    assert world.events(seat, floor), "what happens is told"
    assert world.replay(floor).digest() == of_origin(origin).digest()


def test_what_is_hidden_from_the_seat_is_dealt_anew() -> None:
    """The text of the world follows from what the seat sees and the dice of the trial alone."""
    table = midway("blood-rage", 60)
    seat = next(seat for seat in range(2) if table.s.hands[1 - seat])
    true = table.s.hands[1 - seat]
    other = table.sample_world(seat, "other")
    assert other.s.hands[1 - seat] != true
    here, there = (
        json.loads(as_origin(each.sample_world(seat, "same"))[len(WORLD) :]) for each in (table, other)
    )
    for data in (here, there):
        data.pop("decision")
        data.pop("start")
    assert here == there
    hands = {
        tuple(sorted(of_origin(as_origin(table.sample_world(seat, n))).s.hands[1 - seat])) for n in range(8)
    }
    assert len(hands) > 1
    assert "the-true-dice" not in as_origin(table.sample_world(seat, "x"))


def test_a_plan_is_tried_without_touching_the_game(guest: People) -> None:
    ann = guest("Ann")
    table = ann.lay("me", "random", game="blood-rage")
    with ann.sit(table["id"]) as live:
        live.until(lambda: 0 in live.waiting(), "my turn")
        before = live.now["row"]
        seen = live.view(0)
        trial = ann.post(f"/api/tables/{table['id']}/try", {"seat": 0})
        assert trial["trial"]
        assert trial["parent"] == table["id"]
        assert [seat["level"] for seat in trial["seats"]] == [None, "normal"]
        with ann.sit(trial["id"]) as other:
            other.until(lambda: 0 in other.waiting(), "the same question")
            assert other.view(0)["question"]["options"] == seen["question"]["options"]
            assert other.view(0)["zones"] == seen["zones"]
            other.answer(0, seen["question"]["options"][0])
            other.until(lambda: other.now["row"] >= 1, "the world goes on")
        assert live.now["row"] == before
        assert ann.get(f"/api/tables/{table['id']}")["trial"] is False
    listed = [each["id"] for each in ann.get("/api/tables")]
    assert listed == [table["id"]]
    again = ann.post(f"/api/tables/{trial['id']}/try", {"seat": 0})
    assert again["parent"] == table["id"], "back leads to the game, not to another trial"
    problem(ann.http.get(f"/api/tables/{trial['id']}"), 404, "no-such-table")
    problem(ann.http.get(f"/api/tables/{again['id']}/saga"), 409, "trial-no-saga")
    problem(ann.http.post(f"/api/tables/{again['id']}/fork", json={"at": 0}), 409, "trial-no-saga")


def test_only_whoever_sits_there_tries_and_only_where_hints_are_allowed(guest: People) -> None:
    ann, bo = guest("Ann"), guest("Bo")
    table = ann.lay("me", "random", game="blood-rage")
    problem(bo.http.post(f"/api/tables/{table['id']}/try", json={"seat": 0}), 403, "not-your-seat")
    problem(ann.http.post(f"/api/tables/{table['id']}/try", json={"seat": 1}), 403, "not-your-seat")
    costs = ann.lay("me", "random", game="blood-rage", previews="costs")
    problem(ann.http.post(f"/api/tables/{costs['id']}/try", json={"seat": 0}), 409, "no-trial-here")
