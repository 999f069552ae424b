"""RM-8, RM-9: using Reaver cards, and recruiting them."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.reavers_of_midgard.fjord import fjord


@clause("RM-8.1", "RM-9.1")
def test_the_dice_of_both_cards_come_first_with_one_overflow_choice() -> None:
    player = {"dice": ["red_ship"] * 8}
    t = fjord(("take-reavers", 0), acting=0, location="recruit_reavers", players=[player])
    assert t.s.recruits == ((), ())
    t.fate("hero_a", "warrior_a").fate("yellow_ship", "yellow_chest", "red_chest", "red_helmet")
    t.asked("discard-dice", 0).picks(0, "die:red_ship", "die:red_ship")
    assert len(t.dice(0)) == 10
    t.asked("use-reaver-way", 0)
    assert t.offers(0, "warrior_a")  # the other card may go first


@clause("RM-8.2")
def test_each_card_in_exactly_one_way_in_either_order() -> None:
    t = fjord(("use-reavers", 0), recruits=["hero_a", "warrior_a"]).does(0, "warrior_a")
    assert t.options(0) == [
        "rally",
        "promote:village",
        "promote:keep",
        "slot:battle_at_sea",
        "slot:raid_villages",
        "slot:raid_keeps",
        "slot:subdue_territories",
    ]
    t.does(0, "slot:raid_keeps", "rally", "die:yellow_tree")
    assert (t.cards("slots", 2), t.cards("pile", 0)) == (["warrior_a"], ["hero_a"])
    t.idle()


@clause("RM-8.3")
def test_rally_sets_dice_and_goes_to_the_glory_pile() -> None:
    t = fjord(("use-reavers", 0), recruits=["seasoned_hunter_b"])
    t.does(0, "rally", "die:blue_raven", "die:red_double_hammer")
    assert t.dice(0) == ["red_double_hammer", "blue_raven"]
    assert t.cards("pile", 0) == ["seasoned_hunter_b"]
    t.idle()


@clause("RM-8.4", "RM-8.4.1")
def test_a_slot_holds_three_in_order() -> None:
    player = {"slots": {"raid_keeps": ["hero_a", "hero_b"]}}
    t = fjord(("use-reavers", 0), recruits=["hero_c", "seer_a"], players=[player])
    t.does(0, "hero_c", "slot:raid_keeps")
    assert t.cards("slots", 2) == ["hero_a", "hero_b", "hero_c"]
    assert t.why_not(0, "slot:raid_keeps").clause == "RM-8.4.1"


@clause("RM-8.4.2")
def test_with_all_slots_full_only_rally_and_promote_are_left() -> None:
    slots = {
        "battle_at_sea": ["hero_a", "hero_b", "hero_c"],
        "raid_villages": ["seer_a", "seer_b", "seer_c"],
        "raid_keeps": ["scout_a", "scout_b", "scout_c"],
        "subdue_territories": ["lorekeeper_a", "lorekeeper_b", "lorekeeper_c"],
    }
    t = fjord(("use-reavers", 0), recruits=["veteran_a"], players=[{"slots": slots}])
    assert t.options(0) == ["rally", "promote"]


@clause("RM-8.4.3", "RM-20.3.2")
def test_cards_below_a_gap_move_up() -> None:
    player = {"slots": {"raid_keeps": ["hero_a", "hero_b", "hero_c"]}}
    t = fjord(("journey", 0), acting=0, location="battle_at_sea", players=[player], out=["battle"]).fate(
        "famine"
    )
    t.does(0, "pay", "hero_a")
    assert t.cards("slots", 2) == ["hero_b", "hero_c"]
    assert t.cards("pile", 0) == ["hero_a"]
    t.idle()


@clause("RM-8.5", "RM-8.5.1")
def test_a_raven_leader_brings_food_and_replaces_the_old_leader() -> None:
    t = fjord(("use-reavers", 0), recruits=["veteran_a"], players=[{"leader": "hero_a"}]).does(0, "promote")
    assert (t.cards("leaders", 0), t.cards("pile", 0), t.s.food[0]) == (["veteran_a"], ["hero_a"], 4)
    t.idle()


@clause("RM-8.5.2")
def test_a_helmet_leader_brings_a_spoils_card_of_your_choice() -> None:
    keep = fjord(("use-reavers", 0), recruits=["warrior_a"]).does(0, "promote", "deck:keep").fate("treasure")
    assert keep.cards("pile", 0) == ["treasure"]
    keep.idle()
    village = (
        fjord(("use-reavers", 0), recruits=["warrior_a"]).does(0, "promote", "deck:village").fate("bodn")
    )
    assert village.cards("artifacts", 0) == ["bodn"]
    village.idle()


@clause("RM-8.5.3")
def test_a_tree_leader_brings_favor() -> None:
    t = fjord(("use-reavers", 0), recruits=["seer_a"]).does(0, "promote")
    assert t.s.favor[0] == 2
    t.idle()


@clause("RM-8.7")
def test_both_may_be_promoted_for_both_bonuses() -> None:
    t = fjord(("use-reavers", 0), recruits=["seer_a", "veteran_a"]).does(0, "seer_a", "promote", "promote")
    assert (t.s.favor[0], t.s.food[0]) == (2, 4)
    assert (t.cards("leaders", 0), t.cards("pile", 0)) == (["veteran_a"], ["seer_a"])
    t.idle()


@clause("RM-8.5.2")
@pytest.mark.parametrize(("gone", "left"), [("keep", "farm"), ("village", "treasure")])
def test_with_one_deck_left_the_promotion_does_not_ask_which(gone: str, left: str) -> None:
    t = fjord(("use-reavers", 0), recruits=["warrior_a"], out=[gone], decks={gone: []}).does(0, "promote")
    assert t.game.chance is not None
    t.fate(left)
    assert t.heard("card-gained")[0]["by"] == "clan:helmet"


@clause("RM-8.5.2")
def test_with_no_spoils_left_the_promotion_brings_nothing() -> None:
    gone: dict[str, list[str]] = {"keep": [], "village": []}
    fjord(("use-reavers", 0), recruits=["warrior_a"], out=list(gone), decks=gone).does(0, "promote").idle()


@clause("RM-8.8")
def test_a_leader_uses_no_ability() -> None:
    t = fjord(("place",), players=[{"leader": "lorekeeper_a"}]).does(0, "location:raid_keeps")
    assert t.s.glory[0] == 0
    t.asked("rest-forced", 0)


@clause("RM-9.1", "RM-9.3")
def test_a_complete_pair_or_the_deck() -> None:
    t = fjord(
        ("part", 1),
        location="recruit_reavers",
        reaver_pairs=[["hero_a", "seer_a"], ["scout_a", "scout_b"]],
    ).does(1, "activate")
    assert t.options(1) == ["pair:1", "pair:2", "deck"]
    t.does(1, "pair:2").fate(
        *["yellow_ship", "yellow_ship", "red_ship"], *["yellow_ship", "yellow_ship", "blue_ship"]
    )
    assert t.cards("recruits", 1) == ["scout_a", "scout_b"]
    assert t.s.reaver_pairs[1] == ()
    assert t.s.favor[1] == 0


@clause("RM-9.2", "RM-5.5.2")
def test_the_active_player_gains_two_favor_before_the_cards_if_activating() -> None:
    t = fjord(("part", 0), location="recruit_reavers", reaver_pairs=[["hero_a", "seer_a"]]).does(
        0, "activate"
    )
    t.asked("take-reavers", 0)
    assert t.s.favor == [2, 0]
    rest = fjord(("part", 0), location="recruit_reavers").does(0, "rest", "food")
    assert rest.s.favor == [0, 0]
    rest.idle()
