"""RM-10: Trade with Villages."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.reavers_of_midgard.fjord import fjord


@clause("RM-10.1")
@pytest.mark.parametrize(("seat", "picks"), [(0, 3), (1, 2), (2, 1), (3, 1)])
def test_picks_by_distance_and_the_same_reward_again(seat: int, picks: int) -> None:
    t = fjord(("part", seat), seats=4, location="trade_with_villages").does(
        seat, "activate", *["food"] * picks
    )
    assert t.s.food[seat] == 3 * picks
    t.idle()


@clause("RM-10.2")
def test_the_marker_moves_even_if_the_active_player_rests() -> None:
    t = fjord(("place",), seats=3, start=0).does(0, "location:trade_with_villages", "rest", "food")
    assert t.s.start == 1
    assert t.heard("marker-passed") == [{"seat": "seat:1", "holder": "seat:0"}]
    taken = fjord(("place",), seats=3, start=0, pawns=["raid_keeps"]).does(
        1, "location:trade_with_villages", "rest", "food"
    )
    assert taken.s.start == 1
    assert [told["seat"] for told in taken.heard("marker-moved")] == ["seat:1"]


@clause("RM-10.3", "RM-10.5")
def test_the_four_rewards() -> None:
    at: dict[str, Any] = {"location": "trade_with_villages", "market": ["red_ship", "blue_ship", "blue_ship"]}
    favor = fjord(("trade", 0, 1), acting=0, **at).does(0, "favor")
    assert favor.s.favor[0] == 2
    food = fjord(("trade", 0, 1), acting=0, **at).does(0, "food")
    assert food.s.food[0] == 3
    dice = fjord(("trade", 0, 2), acting=0, **at).does(0, "die:blue_ship", "die:red_ship")
    assert dice.dice(0) == ["red_ship", "blue_ship"]
    dice.does(0, "die:blue_ship")  # only one is left: it is taken alone
    assert dice.dice(0) == ["red_ship", "blue_ship", "blue_ship"]
    dice.idle()
    none = fjord(("trade", 0, 1), acting=0, location="trade_with_villages")
    assert none.why_not(0, "dice").clause == "RM-10.3"


@clause("RM-10.3", "RM-10.4")
def test_a_prophecy_face_up_or_from_the_deck() -> None:
    at: dict[str, Any] = {"location": "trade_with_villages", "prophecy_row": ["juggernaut", "vanquisher"]}
    t = fjord(("trade", 0, 2), acting=0, **at).does(0, "vanquisher")
    assert t.cards("pile", 0) == ["vanquisher"]
    assert t.heard("prophecy-taken")[0]["card"] == "card:vanquisher#1"  # everybody saw which one
    t.does(0, "deck").fate("world_shaman")
    assert t.game.view(0)["zones"]["pile"][0] == ["card:vanquisher#1", "card:world_shaman#1"]
    assert t.game.view(1)["zones"]["pile"][0] == [None, None]
    assert t.heard("prophecy-drawn", 1)[0]["card"] == "card:face_down"
    assert t.heard("prophecy-drawn", 0)[0]["card"] == "card:world_shaman#1"
    t.idle()
    gone = fjord(("trade", 0, 1), acting=0, location="trade_with_villages", out=["prophecy"])
    assert gone.why_not(0, "prophecy").clause == "RM-10.3"


@clause("RM-10.4")
def test_any_number_of_prophecies() -> None:
    own = ["juggernaut", "juggernaut", "vanquisher", "vanquisher", "plunderer", "plunderer", "stolen_armor"]
    t = fjord(("trade", 0, 1), acting=0, location="trade_with_villages", players=[{"pile": own}])
    t.does(0, "deck").fate("world_shaman")
    assert len(t.s.pile[0]) == 8
    t.idle()


@clause("RM-10.5")
def test_traded_dice_overflow_like_others() -> None:
    player = {"dice": ["red_ship"] * 9}
    market = ["blue_ship", "blue_ship"]
    t = fjord(("trade", 0, 1), acting=0, location="trade_with_villages", players=[player], market=market)
    t.does(0, "die:blue_ship").asked("discard-dice", 0).picks(0, "die:red_ship")
    assert t.dice(0) == ["red_ship"] * 8 + ["blue_ship"] * 2
    t.idle()
