"""What the view says a Follower would do is what it does."""

from typing import Any

import pytest

import meadhall
from meadhall.bots import decide
from meadhall.engine import CHANCE
from meadhall.games.lords_of_ragnarok.solo.forecast import forecast
from tests.games.lords_of_ragnarok.hall import alone, throw

ROW = ["basic_a1", "basic_a2", "basic_a5"]
HUMAN = {"control": [4, 5], "armies": {4: [2]}}


def position(villain: str = "ragnar", **follower: Any) -> Any:
    given = {"row": ROW, "at": 10, "armies": {10: [3], 11: [1]}, "control": [10, 11], **follower}
    return alone(("follower_turn", 1), HUMAN, given, villain=villain, boss=15, active=1, dice=True)


@pytest.mark.parametrize("villain", ["ragnar", "lagertha", "beowulf", "snorri", "aslaug"])
@pytest.mark.parametrize("face", [1, 2, 3])
def test_the_turn_goes_as_foretold(villain: str, face: int) -> None:
    t = position(villain)
    told = forecast(t.s, 1)[face - 1]
    throw(t, face)
    while t.game.chance:
        throw(t, t.game.chance.values[0])
    assert t.told("follower-card")[0]["params"]["card"] == told["card"]
    assert t.told("hero-placed")[0]["params"]["region"] == told["hero"]
    assert told["priest"] is None
    acts = [event["params"]["action"] for event in t.told("follower-rune-action")]
    assert acts == told["runes"]
    invaded = t.told("follower-invades")
    assert told["maneuver"]["do"] == "invade"
    assert (invaded[0]["params"]["region"], invaded[0]["params"]["why"]) == (
        told["maneuver"]["region"],
        told["maneuver"]["why"],
    )
    special = t.told("follower-special")[0]["params"]
    assert (special["action"], special["why"]) == (told["special"]["do"], told["special"]["why"])
    assert bool(t.told("follower-hunt")) == told["special"]["hunts"]


def test_without_an_army_it_recruits_and_a_priest_is_sent() -> None:
    t = position(armies={}, priests=1, runes={"uruz": 2})
    told = forecast(t.s, 1)
    assert [entry["faces"] for entry in told] == [3, 2, 1]
    assert {entry["maneuver"]["do"] for entry in told} == {"recruit"}
    priest = told[0]["priest"]
    assert priest is not None
    assert priest["why"] == "why:preferred"
    throw(t, 1)
    assert t.told("follower-priest")[0]["params"]["god"] == priest["god"]


def test_nothing_is_foretold_during_its_turn() -> None:
    t = position()
    throw(t, 2)
    assert t.game.chance is None or forecast(t.s, 1) == []


def test_whole_games_with_followers_have_a_forecast() -> None:
    game = meadhall.new("lords-of-ragnarok", 1, "forecast", {"followers": 2})
    for _ in range(120):
        if game.over:
            break
        ask = game.questions[0]
        assert ask.seat != CHANCE
        game.answer(ask.seat, decide("random", game, ask.seat, game.decision, 5.0))
        followers = [player for player in game.view(0)["facts"]["players"] if player["follower"]]
        assert all(sum(entry["faces"] for entry in f["forecast"]) in (0, 6) for f in followers)
