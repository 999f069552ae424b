"""RM-15: Cleanup."""

from __future__ import annotations

from typing import Any

from meadhall.games.reavers_of_midgard import content as c
from tests.clauses import clause
from tests.games.reavers_of_midgard.fjord import Fjord, fjord

ROUND = ["battle_at_sea", "raid_keeps", "raid_villages", "recruit_reavers"]


def cleanup(seats: int = 2, **given: Any) -> Fjord:
    t = fjord(("cleanup",), seats=seats, pawns=ROUND, **given)
    while t.game.chance is not None:
        t.game.answer(-1, t.game.chance.values[0])
    return t


@clause("RM-15.1")
def test_round_six_goes_straight_to_final_scoring() -> None:
    t = cleanup(round=6, players=[{"tiles": ["food_1a"]}])
    assert t.s.over
    assert t.s.round == 6
    assert t.game.scores() == [0, 0]
    t.idle()


@clause("RM-15.2")
def test_round_marker_and_honor_ship_move_on() -> None:
    t = cleanup(3, round=2, honor=2)
    assert (t.s.round, t.s.honor) == (3, 0)
    assert cleanup(2).s.honor == -1


@clause("RM-15.3")
def test_glory_for_every_tile() -> None:
    t = cleanup(players=[{"tiles": ["food_1a", "dice_1a"]}, {"tiles": ["favor_3b"]}])
    assert t.s.glory == [2, 1]


@clause("RM-15.4")
def test_the_market_is_rolled_anew() -> None:
    t = cleanup(market=["red_helmet", "blue_raven"])
    assert sum(t.s.market) == 6
    assert t.s.supply == [18, 18, 18]
    hoard = {"dice": ["red_ship"] * 10}
    short = cleanup(3, players=[hoard, {"dice": ["red_ship"] * 9}])
    assert sum(short.s.market[:6]) == 1


@clause("RM-15.5")
def test_face_up_cards_are_replaced() -> None:
    t = cleanup(reaver_pairs=[["hero_a", "hero_b"]], sea_row=["boat_a"], prophecy_row=["juggernaut"])
    assert t.cards("discards", c.REAVER) == ["hero_a", "hero_b"]
    assert t.cards("discards", c.BATTLE) == ["boat_a"]
    assert t.cards("discards", c.PROPHECY) == ["juggernaut"]
    assert [len(pair) for pair in t.s.reaver_pairs] == [2, 2]
    assert (len(t.s.sea_row), len(t.s.prophecy_row)) == (2, 4)


@clause("RM-15.5")
def test_short_decks_fill_spaces_in_number_order() -> None:
    t = cleanup(decks={"keep": ["art", "art", "art"], "prophecy": ["juggernaut"]}, out=["keep", "prophecy"])
    assert [len(pair) for pair in t.s.keep_pairs] == [2, 0]
    assert t.cards("prophecy_row") == ["juggernaut"]
    assert t.cards("decks", c.KEEP) == ["art"]


@clause("RM-15.6")
def test_used_tiles_are_flipped_back() -> None:
    t = cleanup(players=[{"upgrades": ["shield"], "used_upgrades": ["shield", "ship_hammer"]}])
    assert t.s.upgrades[0] == (2, 0, 1, 0, 0, 0)


@clause("RM-15.7")
def test_pawns_come_back_and_everything_else_is_kept() -> None:
    player = {"food": 3, "favor": 2, "terror": 1, "dice": ["red_ship"], "walls": 2, "pile": ["art"]}
    t = cleanup(players=[player])
    assert t.s.pawns == []
    assert (t.s.food[0], t.s.favor[0], t.s.terror[0], t.dice(0), t.s.tokens[1][0]) == (
        3,
        2,
        1,
        ["red_ship"],
        2,
    )
    assert t.cards("pile", 0) == ["art"]
    t.asked("location", 0)
