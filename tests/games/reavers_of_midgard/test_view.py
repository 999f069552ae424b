"""The numbers the table shows beside the state."""

from __future__ import annotations

from typing import Any

from meadhall.games.reavers_of_midgard import RULES
from tests.games.reavers_of_midgard.fjord import Fjord, fjord


def facts(t: Fjord) -> dict[str, Any]:
    return RULES.facts(t.s, 0)


def test_bonus_by_seat_and_who_could_pay() -> None:
    players = [
        {"food": 1, "dice": ["red_chest", "blue_chest"]},
        {"food": 4},
        {"food": 0, "dice": ["red_hammer"]},
    ]
    t = fjord(("place",), seats=3, players=players, start=1)
    shown = facts(t)
    raid = shown["locations"]["location:raid_villages"]
    assert (shown["placer"], raid["active"], raid["bonus"]) == (1, 1, [0, 2, 1])
    assert raid["payable"] == [True, False, False]
    assert shown["locations"]["location:battle_at_sea"]["payable"] == [False, True, False]
    assert shown["locations"]["location:recruit_reavers"]["payable"] == [True, True, True]


def test_who_could_pay_a_combination() -> None:
    players = [{"dice": ["red_ship", "blue_chest", "yellow_chest"]}, {"dice": ["red_ship", "blue_chest"]}]
    t = fjord(("place",), seats=2, players=players, sea_row=["merchant_ship_a"])
    assert facts(t)["battles"] == {"card:merchant_ship_a#1": [True, False]}


def test_combat_dice_of_everything_committed() -> None:
    player = {
        "dice": ["red_hammer", "blue_double_hammer", "yellow_tree"],
        "leader": "scout_a",
        "upgrades": ["ship_hammer"],
    }
    t = fjord(("place",), seats=2, players=[player, {"dice": ["yellow_tree"]}])
    assert [board["combat_dice"] for board in facts(t)["boards"]] == [5, 0]
