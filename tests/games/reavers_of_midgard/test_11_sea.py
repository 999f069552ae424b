"""RM-11: Battle at Sea."""

from __future__ import annotations

from typing import Any

from meadhall.games.reavers_of_midgard import content as c
from tests.clauses import clause
from tests.games.reavers_of_midgard.fjord import Fjord, fjord


def voyage(*players: dict[str, Any], **given: Any) -> Fjord:
    return fjord(("part", 0), location="battle_at_sea", players=list(players), **given)


def battle(player: dict[str, Any], *row: str, **given: Any) -> Fjord:
    at: dict[str, Any] = {"acting": 0, "location": "battle_at_sea", "sea_row": list(row)}
    return fjord(("sea-battle", 0), players=[player], **at, **given)


@clause("RM-11.1")
def test_nobody_else_gets_a_bonus() -> None:
    t = fjord(("place",), seats=2).does(0, "location:battle_at_sea", "food").does(1, "food")
    assert t.s.glory == [2, 0]


@clause("RM-11.2")
def test_pay_then_journey_then_battle() -> None:
    t = voyage({"food": 5, "dice": ["red_hammer"]}, sea_row=["boat_a"]).does(0, "activate")
    assert t.s.food[0] == 1
    t.fate("calm_seas").asked("sea-battle", 0).does(0, "boat_a", "withdraw")
    t.idle()
    voyage({"food": 3}).asked("rest-forced", 0)


@clause("RM-11.3")
def test_pay_or_suffer_and_discard() -> None:
    t = voyage({"food": 6, "dice": ["red_chest"]}, out=["battle"]).does(0, "activate").fate("spoiled_food")
    assert t.options(0) == ["pay", "suffer"]
    t.does(0, "pay")
    assert (t.s.food[0], t.dice(0)) == (2, [])
    assert t.cards("discards", c.JOURNEY) == ["spoiled_food"]
    t.idle()
    poor = voyage({"food": 6}, out=["battle"]).does(0, "activate").fate("spoiled_food")
    assert poor.s.food[0] == 0
    poor.idle()


@clause("RM-11.3")
def test_what_cannot_be_paid_is_named_when_an_artifact_could_help() -> None:
    player = {"food": 4, "dice": ["red_ship", "blue_ship"], "artifacts": ["bodn"]}
    t = voyage(player, out=["battle"]).does(0, "activate").fate("draugr_ambush").asked("journey", 0)
    assert t.blocked(0, "pay") == "RM-11.3"
    t.does(0, "bodn", "die:red_ship").does(0, "die:blue_shield", "pay")
    assert (t.dice(0), t.cards("artifacts", 0)) == ([], ["bodn"])
    t.idle()


@clause("RM-11.3.1")
def test_losses_as_far_as_possible() -> None:
    food = voyage({"food": 5}, out=["battle"]).does(0, "activate").fate("spoiled_food")
    assert food.s.food[0] == 0
    food.idle()
    leaderless = (
        voyage({"food": 4, "dice": ["blue_ship"]}, out=["battle"]).does(0, "activate").fate("viking_raiders")
    )
    assert leaderless.dice(0) == ["blue_ship"]
    leaderless.idle()
    tile = (
        voyage({"food": 4, "used_upgrades": ["chest"]}, out=["battle"])
        .does(0, "activate")
        .fate("draugr_ambush")
    )
    assert tile.s.upgrades[0] == (0, 0, 0, 0, 0, 0)
    tile.idle()
    nothing = voyage({"food": 4}, out=["battle"]).does(0, "activate").fate("draugr_ambush")
    nothing.idle()
    stored = {"food": 4, "dice": ["red_shield"], "artifacts": ["draupnir"]}
    lost = voyage(stored, out=["battle"]).does(0, "activate").fate("kraken")
    assert lost.dice(0) == []
    lost.idle()


@clause("RM-11.3.2")
def test_kraken_pays_glory() -> None:
    t = (
        voyage({"food": 4, "dice": ["red_ship", "blue_hammer"]}, out=["battle"])
        .does(0, "activate")
        .fate("kraken")
    )
    t.does(0, "pay")
    assert (t.s.glory[0], t.dice(0)) == (3, [])
    t.idle()


@clause("RM-11.4")
def test_a_face_up_card_or_the_deck_revealed_before_the_decision() -> None:
    t = battle({"dice": ["red_hammer"]}, "boat_a", "knarr_a")
    assert t.offers(0, "boat_a")
    assert t.offers(0, "deck")
    t.does(0, "deck").fate("lyngbakr_a").asked("engage", 0)
    assert t.cards("sea") == ["lyngbakr_a"]


@clause("RM-11.4.1", "E-18")
def test_the_combination_wins_with_a_wild_die() -> None:
    player = {"dice": ["red_ship", "blue_chest", "red_helmet"], "leader": "zealot_a"}
    t = battle(player, "merchant_ship_a").does(0, "merchant_ship_a", "pay")
    assert (t.s.food[0], t.s.glory[0], t.cards("pile", 0), t.dice(0)) == (2, 8, ["merchant_ship_a"], [])
    t.idle()
    t = battle(player | {"leader": "hero_a"}, "merchant_ship_a").does(0, "merchant_ship_a")
    t.idle()  # neither the combination nor a hammer: nothing but to withdraw
    assert t.s.glory[0] == 0


@clause("RM-11.4.2", "RM-11.5")
def test_a_combat_against_its_defense_wins_the_rewards() -> None:
    t = (
        battle({"dice": ["red_double_hammer"]}, "merchant_ship_a")
        .does(0, "merchant_ship_a", "fight")
        .fate(1, 1)
    )
    assert (t.s.food[0], t.s.glory[0], t.cards("pile", 0)) == (2, 8, ["merchant_ship_a"])
    assert t.s.sea_row == []
    t.idle()


@clause("RM-11.4.3")
def test_withdrawing_costs_nothing() -> None:
    t = battle({"dice": ["red_double_hammer"]}, "boat_a").does(0, "boat_a", "withdraw")
    assert t.dice(0) == ["red_double_hammer"]
    t.idle()


@clause("RM-11.6")
def test_a_lost_card_stays_or_is_discarded() -> None:
    t = battle({"dice": ["red_hammer"]}, "boat_a").does(0, "boat_a", "fight").fate(1)
    assert (t.cards("sea_row"), t.cards("pile", 0)) == (["boat_a"], [])
    t.idle()
    t = battle({"dice": ["red_hammer"]}, "boat_a").does(0, "deck").fate("boat_b").does(0, "withdraw")
    assert t.cards("discards", c.BATTLE) == ["boat_b"]
    t.idle()


@clause("RM-11.7")
def test_one_battle_and_none_without_a_card() -> None:
    won = battle({"dice": ["red_double_hammer"] * 2}, "boat_a", "boat_b").does(0, "boat_a", "fight")
    won.picks(0, "die:red_double_hammer").fate(2, 2)
    won.idle()
    assert won.cards("sea_row") == ["boat_b"]
    battle({"dice": ["red_hammer"]}, out=["battle"]).idle()
