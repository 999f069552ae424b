"""RM-4, RM-5: rounds, activations and each player's part."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.engine import IllegalAnswer, Subset
from meadhall.games.reavers_of_midgard import content as c
from tests.clauses import clause
from tests.games.reavers_of_midgard.fjord import Fjord, fjord, number


def play_through(t: Fjord, until: str) -> None:
    """Random answers until the question is asked."""
    random = Random(5)
    t.game.explicit_chance = False
    while not t.game.over:
        if t.game.chance is not None:
            t.game.answer(-1, t.game.chance.values[0])
            continue
        question = t.game.questions[0]
        if question.key == until:
            return
        t.game.answer(question.seat, random.choice(question.values))
    raise AssertionError(f"{until} is not asked any more")


@clause("RM-4.1", "RM-4.5", "RM-4.6", "RM-15.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_rounds_of_four_activations(seats: int) -> None:
    game, random = meadhall.new("reavers-of-midgard", seats=seats, seed=8), Random(8)
    placed = []
    while not game.over:
        question = random.choice(game.questions)
        if question.key == "location":
            assert len(game.questions) == 1
            assert game.s.acting == -1
            placed.append((game.s.round, question.seat))
        game.answer(question.seat, random.choice(question.values))
    assert [sum(r == number for r, _ in placed) for number in range(1, 7)] == [4] * 6
    assert game.s.over


@clause("RM-4.2", "RM-4.2.1", "RM-4.2.2", "RM-4.2.3")
@pytest.mark.parametrize(
    ("seats", "start", "honor", "order"),
    [(4, 2, -1, [2, 3, 0, 1]), (3, 1, 2, [1, 2, 0, 2]), (3, 0, 0, [0, 1, 2, 0]), (2, 1, -1, [1, 0, 1, 0])],
)
def test_placement_order(seats: int, start: int, honor: int, order: list[int]) -> None:
    t = fjord(("round",), seats=seats, start=start, honor=honor)
    assert t.s.order == order
    t.asked("location", order[0])


@clause("RM-4.2.2")
def test_the_honor_ships_holder_is_active_a_second_time() -> None:
    t = fjord(("place",), seats=3, honor=1, pawns=["battle_at_sea", "raid_keeps", "raid_villages"])
    t.asked("location", 1).does(1, "location:recruit_reavers")
    assert t.s.active == 1


@clause("RM-4.3", "RM-10.2", "E-07")
def test_a_new_start_player_counts_from_the_next_round() -> None:
    t = fjord(("round",), seats=3, start=0).does(0, "location:trade_with_villages")
    assert t.s.start == 1  # the holder passes it on
    play_through(t, "location")
    t.asked("location", 1)
    assert t.s.order == [0, 1, 2, 0]
    t = fjord(("round",), seats=3, start=0, honor=2).does(0, "location:recruit_reavers")
    play_through(t, "location")
    t.does(1, "location:trade_with_villages")
    assert t.s.start == 1  # another player takes it


@clause("RM-4.4")
def test_a_location_takes_one_pawn_a_round_and_must_be_chosen() -> None:
    t = fjord(("place",), pawns=["raid_keeps"]).asked("location", 1)
    assert sum(str(value).startswith("location:") for value in t.options(1)) == 5
    assert t.why_not(1, "location:raid_keeps").clause == "RM-4.4"
    t.does(1, "location:battle_at_sea")  # without the Food to pay for it
    t.asked("rest-forced", 1)


@clause("RM-5.1", "RM-11.1")
def test_glory_at_sea_comes_with_the_selection() -> None:
    t = fjord(("place",), seats=3).does(0, "location:battle_at_sea")
    assert t.s.glory == [2, 0, 0]
    t.asked("rest-forced", 0)


SLOTTED = {"slots": {"raid_keeps": ["lorekeeper_a", "spear_chieftain_a", "seer_a"]}, "favor": 1}


@clause("RM-5.2", "RM-5.2.2")
def test_abilities_from_top_to_bottom_each_once_or_declined() -> None:
    t = fjord(("place",), players=[SLOTTED]).does(0, "location:raid_keeps")
    t.asked("abilities", 0).picks(0, "ability:lorekeeper", "ability:seer")  # all three are sure: one question
    assert [event["ability"] for event in t.heard("ability-declined")] == ["ability:spear_chieftain"]
    assert (t.s.glory[0], t.s.favor[0], t.s.food[0]) == (4, 0, 0)
    t.asked("rest-forced", 0)


@clause("RM-5.2", "RM-5.2.2")
def test_abilities_that_cost_dice_are_asked_in_their_place() -> None:
    crew = {
        "slots": {"raid_keeps": ["lorekeeper_a", "pillager_a", "seer_a"]},
        "dice": ["red_ship"],
        "favor": 1,
    }
    t = fjord(("place",), players=[crew]).does(0, "location:raid_keeps")
    t.asked("abilities", 0).picks(0, "ability:lorekeeper", "ability:seer")
    assert (t.s.glory[0], t.s.favor[0]) == (2, 1)  # the Seer's turn comes after the Pillager's
    t.asked("ability", 0).does(0, "decline")
    assert (t.s.glory[0], t.s.favor[0]) == (4, 0)


@clause("RM-5.2", "RM-5.2.2")
def test_abilities_are_agreed_to_only_as_far_as_they_can_be_paid_together() -> None:
    poor = {"slots": {"raid_keeps": ["seer_a", "seer_b"]}, "favor": 1}
    t = fjord(("place",), players=[poor]).does(0, "location:raid_keeps").asked("abilities", 0)
    question = t.game.question(0)
    assert isinstance(question, Subset)
    assert question.suggestion == ("ability:seer",)
    with pytest.raises(IllegalAnswer):
        t.picks(0, "ability:seer", "ability:seer")
    t.picks(0, "ability:seer").asked("rest-forced", 0)  # for the second there is no Favor
    assert (t.s.glory[0], t.s.favor[0]) == (2, 0)


@clause("RM-5.2", "RM-5.2.2")
def test_what_was_not_agreed_to_is_asked_again_once_cards_were_drawn() -> None:
    crew = {"slots": {"raid_keeps": ["zealot_a", "lorekeeper_a", "spear_chieftain_a"]}}
    t = fjord(("place",), players=[crew]).does(0, "location:raid_keeps").asked("abilities", 0)
    t.picks(0, "ability:zealot", "ability:lorekeeper").fate("treasure", "armor").does(0, "armor")
    assert t.s.glory[0] == 2  # agreed to, so not asked again
    t.asked("ability", 0).does(0, "use")
    assert t.s.food[0] == 2
    t = fjord(("place",), players=[crew]).does(0, "location:raid_keeps")
    t.picks(0, "ability:lorekeeper").asked("rest-forced", 0)  # nothing was drawn: the others are declined
    assert len(t.heard("ability-declined")) == 2


@clause("RM-5.2.1")
def test_a_player_resolves_the_whole_column_before_the_next_begins() -> None:
    pillagers = [{"slots": {"raid_keeps": [f"pillager_{x}" for x in own]}} for own in ("ab", "c")]
    players = [
        own | {"dice": ["red_ship"] * 3, "farms": n} for own, n in zip(pillagers, (0, 13), strict=True)
    ]
    t = fjord(("place",), players=players).does(0, "location:raid_keeps")
    t.asked("ability", 0).does(0, "die:red_ship")
    assert t.game.waiting == [0]
    t.does(0, "die:red_ship")
    assert t.s.tokens[0] == (2, 13)
    t.asked("rest-forced", 0)  # no Farm is left for the other player, and nothing was paid
    assert t.dice(1) == ["red_ship"] * 3
    assert t.heard("ability-idle")[0] == {
        "seat": "seat:1",
        "ability": "ability:pillager",
        "why": "why:ability-token",
    }


@clause("RM-5.2.1", "RM-1.4")
@pytest.mark.parametrize(
    ("reaver", "other", "player", "left", "answer"),
    [
        ("pillager", "pillager", {"dice": ["red_ship"], "farms": 7}, {}, "die:red_ship"),
        ("arsonist", "arsonist", {"dice": ["red_ship", "red_ship"], "walls": 7}, {}, "use"),
        ("prophetess", "prophetess", {"favor": 2}, {"decks": {"prophecy": ["juggernaut"]}}, "use"),
    ],
)
def test_nobody_pays_for_nothing_when_a_supply_runs_out_in_step_2(
    reaver: str, other: str, player: dict[str, Any], left: dict[str, Any], answer: str
) -> None:
    players = [player | {"slots": {"raid_keeps": [f"{reaver}_{x}"]}} for x in "ab"]
    t = fjord(("place",), players=players, out=["prophecy"], **left).does(0, "location:raid_keeps", answer)
    if left:
        t.fate("juggernaut")
    assert t.game.question(1) is None
    t.asked("rest-forced", 0)
    assert (t.dice(1), t.s.favor[1]) == (player.get("dice", []), player.get("favor", 0))


@clause("RM-5.2.1", "RM-5.6")
def test_who_cannot_use_an_ability_is_told_why() -> None:
    seer = {"slots": {"raid_keeps": ["seer_a"]}, "artifacts": ["ljosalfar_harp"], "dice": ["yellow_tree"]}
    t = fjord(("place",), players=[seer]).does(0, "location:raid_keeps")
    t.asked("rest-forced", 0)  # the Harp could give the Favor, but only now
    assert t.heard("ability-idle")[0]["why"] == "why:ability-favor"


@clause("RM-5.2.1")
def test_players_are_resolved_clockwise_from_the_active_player() -> None:
    slot = {"slots": {"raid_keeps": ["warrior_a"]}, "dice": ["red_ship"] * 9}
    other = {"slots": {"raid_keeps": ["warrior_b"]}, "dice": ["red_ship"] * 9}
    third = {"slots": {"raid_keeps": ["warrior_c"]}, "dice": ["red_ship"]}
    t = fjord(("place",), seats=3, start=1, players=[slot, other, third]).does(1, "location:raid_keeps")
    t.asked("ability", 1).does(1, "decline")
    t.asked("ability", 2).does(2, "use")  # one red die is left
    assert "red_helmet" in t.dice(2)
    t.asked("rest-forced", 1)
    assert "red_helmet" not in t.dice(0) + t.dice(1)


@clause("RM-5.2.3", "RM-5.2.5", "E-05")
def test_step_2_ends_before_anybody_takes_part() -> None:
    veteran = {"slots": {"subdue_territories": ["veteran_a"]}, "dice": ["blue_shield"]}
    second = {"slots": {"subdue_territories": ["veteran_b"]}, "dice": ["blue_chest"]}
    t = fjord(("place",), seats=4, players=[veteran, {"food": 2}, second]).does(
        0, "location:subdue_territories"
    )
    t.asked("ability", 0).does(0, "die:blue_shield", "die:blue_hammer")
    t.asked("ability", 2).does(2, "die:blue_chest", "die:blue_hammer")
    t.asked("participate", 0).does(0, "rest", "food")
    t.asked("participate", 1).does(1, "activate").fate("food_1b")
    t.asked("participate", 2).does(2, "rest", "food")
    t.asked("rest-forced", 3).does(3, "food")
    t.asked("location", 1)


@clause("RM-5.2.3")
def test_a_reaver_placed_later_in_the_activation_waits() -> None:
    t = fjord(("place",), reaver_pairs=[["lorekeeper_a", "lorekeeper_b"]]).does(0, "location:recruit_reavers")
    t.does(0, "activate", "pair:1").fate("yellow_ship", "yellow_ship", "yellow_ship", "red_ship")
    t.does(0, "lorekeeper_a", "slot:raid_keeps", "slot:battle_at_sea")
    t.asked("participate", 1)
    assert t.s.glory[0] == 0


@clause("RM-5.2.4")
@pytest.mark.parametrize("location", ["recruit_reavers", "trade_with_villages"])
def test_two_locations_have_no_slot(location: str) -> None:
    slots = dict.fromkeys(("battle_at_sea", "raid_villages", "raid_keeps", "subdue_territories"))
    slots = {name: [f"lorekeeper_{x}"] for name, x in zip(slots, "abc", strict=False)}
    t = fjord(("place",), players=[{"slots": slots}]).does(0, f"location:{location}", "rest")
    t.asked("rest", 0)
    assert t.s.glory[0] == 0


@clause("RM-5.2.5")
def test_artifacts_rest_in_step_2_but_tiles_and_wild_dice_work() -> None:
    player = {
        "slots": {"raid_keeps": ["zealot_a"]},
        "leader": "hero_a",
        "dice": ["yellow_tree"],
        "upgrades": ["ship_hammer"],
        "artifacts": ["ljosalfar_harp"],
    }
    t = fjord(("place",), players=[player]).does(0, "location:raid_keeps", "use").fate("keep_wall", "armor")
    assert t.options(0) == ["fight:keep_wall#1", "leave:keep_wall#1", "card:armor#1"]
    t.does(0, "keep_wall", "fight").asked("commit-hammers", 0)
    assert t.options(0) == ["die:yellow_tree", "upgrade:ship_hammer"]
    t.picks(0, "upgrade:ship_hammer", "die:yellow_tree").fate(2, 0)
    assert (t.s.favor[0], t.s.tokens[1][0]) == (3, 1)
    t.asked("rest-forced", 0)


@clause("RM-5.3")
def test_each_player_completes_the_part_before_the_next_begins() -> None:
    t = fjord(("place",), seats=3, start=2).does(2, "location:trade_with_villages")
    t.does(2, "food", "favor", "food")  # without Reavers there to place is to activate
    t.asked("participate", 0).does(0, "activate", "food", "food")
    t.asked("participate", 1).does(1, "activate", "favor")
    assert (t.s.food, t.s.favor) == ([6, 0, 6], [0, 2, 2])


@clause("RM-5.3.1")
def test_who_cannot_pay_must_rest() -> None:
    poor = fjord(
        ("part", 0), location="raid_villages", players=[{"food": 0, "dice": ["red_chest", "red_chest"]}]
    )
    poor.asked("rest-forced", 0)
    short = fjord(
        ("part", 0), location="raid_villages", players=[{"food": 1, "dice": ["red_chest", "red_ship"]}]
    )
    short.asked("rest-forced", 0)
    rich = fjord(
        ("part", 0), location="raid_villages", players=[{"food": 1, "dice": ["red_chest", "blue_chest"]}]
    )
    rich.asked("participate", 0)
    harp = {"food": 0, "dice": ["yellow_tree"], "artifacts": ["ljosalfar_harp"]}
    asked = fjord(("part", 0), location="raid_villages", players=[harp]).asked("rest-forced", 0)
    assert asked.blocked(0, "activate") == "RM-5.3.1"


@clause("RM-5.3", "RM-5.3.2")
def test_where_nothing_comes_between_the_placement_says_whether_to_rest() -> None:
    there = fjord(("place",), seats=3)
    assert {"location:recruit_reavers", "rest:recruit_reavers"} <= set(there.options(0))
    assert "rest:raid_keeps" not in there.options(0)  # it cannot be paid: there is nothing to choose
    there.does(0, "rest:recruit_reavers").asked("rest", 0)
    crew = {"slots": {"subdue_territories": ["lorekeeper_a"]}}
    waits = fjord(("place",), seats=3, players=[{"food": 9}, crew])
    assert "rest:subdue_territories" not in waits.options(0)  # somebody's Reaver acts first
    harp = {"artifacts": ["ljosalfar_harp"]}
    first = fjord(("place",), seats=3, players=[harp])
    assert "rest:recruit_reavers" not in first.options(0)  # an Artifact may come first
    first.does(0, "location:recruit_reavers").asked("participate", 0)
    assert first.options(0) == ["activate", "food", "die"]
    first.does(0, "die", "die:red_ship")
    assert first.dice(0) == ["red_ship"]


@clause("RM-5.3.2")
def test_the_active_player_may_rest_even_where_it_is_free() -> None:
    t = fjord(("part", 0), location="recruit_reavers").does(0, "rest", "food")
    assert (t.s.food[0], t.s.favor[0]) == (2, 0)
    t.idle()


@clause("RM-5.4")
def test_rest_is_two_food_or_any_die_on_any_face() -> None:
    t = fjord(("part", 0), location="raid_keeps").asked("rest-forced", 0)
    assert len(t.options(0)) == 19
    t.does(0, "die:yellow_tree")
    assert t.dice(0) == ["yellow_tree"]
    t.idle()


@clause("RM-5.5", "RM-5.5.2", "E-04")
def test_a_skipped_bonus_is_not_inherited() -> None:
    payer = {"food": 1, "dice": ["red_chest", "blue_chest"]}
    t = fjord(("place",), seats=4, players=[{}, payer, payer], village_pairs=[["farm", "farm"]])
    t.does(0, "location:raid_villages").does(0, "food")
    assert t.s.spoils == []
    t.asked("participate", 1).does(1, "rest", "food")
    t.asked("participate", 2).does(2, "activate", "pair:1")
    assert t.cards("spoils") == ["farm", "farm"]  # and no bonus card


@clause("RM-5.5.1", "E-06", "RM-10.1", "RM-13.2", "RM-14.1")
def test_with_two_players_the_other_counts_as_distance_three() -> None:
    trade = fjord(("part", 1), location="trade_with_villages").does(1, "activate", "food")
    trade.idle()
    payer = {"food": 9, "dice": ["red_shield", "blue_shield"]}
    keeps = fjord(("part", 1), location="raid_keeps", players=[{}, payer], keep_pairs=[["art", "art"]])
    keeps.does(1, "activate", "pair:1")
    assert keeps.cards("pile", 1) == ["art", "art"]
    subdue = fjord(("part", 1), location="subdue_territories", players=[{}, payer])
    subdue.does(1, "activate", "territory:food_1").fate("food_1b").idle()
    active = fjord(("part", 0), location="trade_with_villages").does(0, "activate", "food", "food", "food")
    assert active.s.food == [9, 0]
    active.idle()


@clause("RM-5.7")
def test_red_banners_have_a_bonus_and_blue_ones_a_number() -> None:
    banners = {place.id: (place.banner, place.bonus) for place in c.LOCATION}
    assert banners == {
        "recruit_reavers": ("red", "favor"),
        "trade_with_villages": ("blue", "picks"),
        "battle_at_sea": ("red", "glory"),
        "raid_villages": ("red", "cards"),
        "raid_keeps": ("red", "cards"),
        "subdue_territories": ("blue", "attempts"),
    }


@clause("RM-18.1")
def test_a_nested_effect_ends_before_the_outer_one_goes_on() -> None:
    t = fjord(("use-reavers", 0), recruits=["zealot_a", "seer_a"])
    t.does(0, "zealot_a", "promote", "deck:village").fate("farm")
    t.asked("pillage", 0).does(0, "leave")
    t.asked("use-reaver-way", 0)
    assert t.cards("recruits", 0) == ["seer_a"]
    assert t.s.leaders[0] == (number("zealot_a"),)
