"""Cards with a condition: the cases beside the first ones of test_20_*.py."""

from typing import Any

import pytest

from meadhall.engine import Subset
from meadhall.games.reavers_of_midgard import content as c
from tests.clauses import card, clause
from tests.games.reavers_of_midgard.fjord import Fjord, fjord
from tests.games.reavers_of_midgard.test_20_abilities import step2
from tests.games.reavers_of_midgard.test_20_artifacts import part
from tests.games.reavers_of_midgard.test_20_cards import spoil, voyage

# Journeys


def unhurt(t: Fjord) -> None:
    assert [event["seat"] for event in t.heard("nothing-lost")] == ["seat:0"]
    t.idle()


@card("famine", "spoiled_food")
@pytest.mark.parametrize("name", ["famine", "spoiled_food"])
def test_a_hungry_journey_takes_what_food_there_is(name: str) -> None:
    t = voyage(name, food=1)
    assert (t.s.food[0], t.heard("nothing-lost")) == (0, [])
    t.idle()
    unhurt(voyage(name, food=0))


@card("famine")
def test_famine_takes_any_reaver_of_the_board() -> None:
    t = voyage("famine", slots={"raid_keeps": ["seer_a"], "raid_villages": ["scout_a"]}).does(0, "pay")
    t.asked("discard-reaver", 0)
    assert sorted(str(value).split("#")[0] for value in t.options(0)) == ["card:scout_a", "card:seer_a"]
    t.does(0, "scout_a")
    assert (t.cards("pile", 0), t.s.food[0]) == (["scout_a"], 5)
    t.idle()


@card("kraken")
def test_the_kraken_is_paid_with_both_symbols_or_not_at_all() -> None:
    for dice in (["red_shield", "red_ship"], ["red_shield", "blue_double_hammer"]):
        t = voyage("kraken", dice=dice).asked("lose-die", 0)
        assert (t.options(0), t.s.food[0], t.s.glory[0]) == ([f"die:{die}" for die in dice], 3, 0)
    unhurt(voyage("kraken", food=0))


@card("viking_raiders")
def test_viking_raiders_find_no_die_without_a_leader_or_of_his_colour() -> None:
    unhurt(voyage("viking_raiders", dice=["yellow_chest"]))
    unhurt(voyage("viking_raiders", dice=["red_chest", "blue_chest"], leader="hero_a"))
    t = voyage("viking_raiders", dice=["red_chest", "yellow_chest"], leader="hero_a")
    assert t.dice(0) == ["red_chest"], "the only one of his colour is not asked for"
    t.idle()


@card("rough_seas")
def test_rough_seas_find_no_leader() -> None:
    unhurt(voyage("rough_seas"))


@card("draugr_ambush")
def test_the_draugr_take_the_only_thing_or_nothing() -> None:
    one = voyage("draugr_ambush", upgrades=["ship_hammer"])
    assert sum(one.s.upgrades[0]) == 0
    one.idle()
    both = (
        voyage("draugr_ambush", upgrades=["shield"], used_upgrades=["chest"])
        .does(0, "suffer")
        .asked("ambush-loss", 0)
    )
    assert both.options(0) == ["upgrade:shield", "upgrade:chest"]
    both.does(0, "upgrade:shield")
    assert both.s.upgrades[0] == (0, 0, 0, 0, 1, 0), "the used one stays, and stays used"
    unhurt(voyage("draugr_ambush"))


@card("calm_seas")
def test_calm_seas_take_nothing_from_who_has_little() -> None:
    t = voyage("calm_seas", food=0)
    assert (t.s.food[0], t.heard("nothing-lost")) == (0, [])
    t.idle()


# Spoils


@card("bundle_of_swords", "bows_and_arrows", "axes_and_spears")
@pytest.mark.parametrize(
    ("name", "first", "second"),
    [
        ("bundle_of_swords", "red", "yellow"),
        ("bows_and_arrows", "blue", "yellow"),
        ("axes_and_spears", "blue", "red"),
    ],
)
def test_a_craft_rolls_what_the_supply_has(name: str, first: str, second: str) -> None:
    hoard = {"dice": [f"{first}_ship"] * 10}
    t = fjord(("spoils", 0), seats=3, spoils=[name], players=[{}, hoard, hoard]).does(0, "dice")
    t.fate(f"{second}_shield")
    assert (t.dice(0), t.s.glory[0]) == ([f"{second}_shield"], 0)
    t.idle()


@card("keep_wall")
def test_a_keep_wall_cannot_be_stormed_without_a_combat_die() -> None:
    t = spoil("keep_wall", dice=["red_ship"])
    assert (t.s.favor[0], t.s.tokens[1][0], t.cards("discards", c.KEEP)) == (2, 0, ["keep_wall"])
    assert len(t.heard("unfought")) == 1
    t.idle()


@card("tower_blue_yellow", "tower_red_yellow", "tower_red_blue")
@pytest.mark.parametrize("name", ["tower_blue_yellow", "tower_red_yellow", "tower_red_blue"])
def test_a_tower_that_is_left_gives_its_dice_all_the_same(name: str) -> None:
    dice = [f"{colour}_hammer" for colour in name.split("_")[1:]]
    t = spoil(name).fate(*dice).does(0, "leave")
    assert (sorted(t.dice(0)), t.s.glory[0], t.s.tokens[2][0]) == (sorted(dice), 0, 0)
    t.idle()


@card("runic_carvings")
def test_runic_carvings_pass_on_one_token_of_several() -> None:
    t = spoil("runic_carvings", seats=3, terror=3).does(0, "seat:1")
    assert (t.s.terror, t.s.glory[0]) == ([2, 1, 0], 0)
    t.idle()


@card("shield_upgrade", "chest_upgrade", "ship_upgrade_card")
@pytest.mark.parametrize(
    ("name", "tile"),
    [("shield_upgrade", "shield"), ("chest_upgrade", "chest"), ("ship_upgrade_card", "ship_hammer")],
)
def test_an_upgrade_card_goes_on_the_last_free_space(name: str, tile: str) -> None:
    t = spoil(name, upgrades=["shield"], used_upgrades=["chest"]).does(0, "tile")
    assert (sum(t.s.upgrades[0]), t.s.glory[0]) == (3, 0)
    t.idle()
    owners: list[dict[str, Any]] = [{}, {"upgrades": [tile] * 3}, {"used_upgrades": [tile]}]
    gone = fjord(("spoils", 0), seats=3, spoils=[name], players=owners)
    assert (gone.s.glory[0], sum(gone.s.upgrades[0])) == (3, 0), "used tiles are not in the supply"
    gone.idle()


@card("treasure", "art", "armor")
@pytest.mark.parametrize("name", ["treasure", "art", "armor"])
def test_a_set_card_counts_with_cards_of_its_own_kind_alone(name: str) -> None:
    others = [other for other in ("treasure", "art", "armor") if other != name]
    alone, among = spoil(name), spoil(name, pile=others)
    apart = sum(spoil(each).row(0, "sets")["glory"] for each in others)
    assert among.row(0, "sets")["glory"] == alone.row(0, "sets")["glory"] + apart


# Abilities


@card("seer_a", "prophetess_a")
@pytest.mark.parametrize(("name", "price"), [("seer_a", 1), ("prophetess_a", 2)])
def test_an_ability_for_favor_may_be_declined_and_leaves_the_rest(name: str, price: int) -> None:
    t = step2(name, favor=price + 1).does(0, "decline")
    assert (t.s.favor[0], t.s.glory[0], t.cards("pile", 0)) == (price + 1, 0, [])
    t.idle()
    t = step2(name, favor=price + 1).does(0, "use")
    assert t.s.favor[0] == 1


@card("prophetess_a")
def test_the_prophetess_finds_no_prophecy_when_all_are_out() -> None:
    player = {"favor": 2, "slots": {"raid_keeps": ["prophetess_a"]}}
    t = fjord(("specialist", 0, 0), location="raid_keeps", players=[player], out=["prophecy"])
    assert t.s.favor[0] == 2
    t.idle()


@card("arsonist_a")
def test_the_arsonist_does_not_ask_for_the_only_two_dice() -> None:
    t = step2("arsonist_a", dice=["red_ship", "blue_ship"]).does(0, "use")
    assert (t.dice(0), t.s.tokens[1][0]) == ([], 1)
    t.idle()


@card("pillager_a", "arsonist_a")
@pytest.mark.parametrize("name", ["pillager_a", "arsonist_a"])
def test_dice_for_a_token_may_be_kept(name: str) -> None:
    t = step2(name, dice=["red_ship", "blue_ship"]).does(0, "decline")
    assert (len(t.dice(0)), t.s.tokens[0][0], t.s.tokens[1][0]) == (2, 0, 0)
    t.idle()


@card("hero_a", "scout_a")
@pytest.mark.parametrize(("name", "dice"), [("hero_a", ["blue_ship"]), ("scout_a", ["yellow_ship"])])
def test_a_die_may_be_left_as_it_lies(name: str, dice: list[str]) -> None:
    t = step2(name, dice=dice).does(0, "decline")
    assert t.dice(0) == dice
    t.idle()


@card("seasoned_hunter_a")
def test_the_hunter_takes_any_one_die_of_several() -> None:
    t = step2("seasoned_hunter_a", dice=["red_ship", "blue_chest"]).does(0, "die:blue_chest")
    assert (t.s.food[0], t.dice(0)) == (4, ["red_ship"])
    t.idle()


# Artifacts


@card("hringhorni", "brisingamen")
@pytest.mark.parametrize(("name", "die"), [("hringhorni", "red_ship"), ("brisingamen", "yellow_tree")])
def test_an_artifact_of_the_villages_rests_elsewhere(name: str, die: str) -> None:
    for location in c.LOCATIONS:
        t = part(location, name, dice=[die])
        if location == "trade_with_villages":
            assert t.offers(0, name)
        elif t.game.questions[0].key == "rest-forced":
            assert t.blocked(0, name) == "RM-5.6"


@card("hringhorni")
def test_hringhorni_rolls_two_dice_of_one_colour_too() -> None:
    t = part("trade_with_villages", "hringhorni", dice=["red_ship"]).does(0, "hringhorni")
    question = t.game.question(0)
    assert isinstance(question, Subset)
    assert question.members == [f"colour:{colour}" for colour in c.COLOURS for _ in range(2)]
    t.does(0, "colour:red", "colour:red").fate("red_chest", "red_shield")
    assert sorted(t.dice(0)) == ["red_chest", "red_shield"]


@card("andvarinaut", "brisingamen")
@pytest.mark.parametrize(
    ("name", "location", "die", "deck"),
    [
        ("andvarinaut", "raid_keeps", "red_shield", "keep"),
        ("brisingamen", "trade_with_villages", "yellow_tree", "prophecy"),
    ],
)
def test_an_artifact_that_draws_needs_a_card_to_draw(name: str, location: str, die: str, deck: str) -> None:
    player = {"artifacts": [name], "dice": [die]}
    t = fjord(("part", 0), location=location, players=[player], out=[deck])
    assert t.blocked(0, name) == "RM-5.6.2"


@card("brisingamen")
def test_brisingamen_asks_for_the_only_prophecy_too_so_that_nobody_sees_how_many_there_are() -> None:
    t = part("trade_with_villages", "brisingamen", dice=["yellow_tree"], pile=["art"])
    t.does(0, "brisingamen").fate("vanquisher").asked("discard-prophecy", 0)
    t.does(0, "vanquisher")
    assert (t.cards("pile", 0), t.cards("discards", c.PROPHECY)) == (["art"], ["vanquisher"])


@card("bodn")
def test_bodn_pays_with_one_die_and_turns_another_of_any_colour() -> None:
    t = part("raid_keeps", "bodn", dice=["yellow_tree", "red_shield", "blue_ship"])
    t.does(0, "bodn", "die:red_shield").asked("bodn-die", 0)
    assert t.options(0) == ["die:blue_ship", "die:yellow_tree"]
    t.does(0, "die:blue_ship", "die:blue_chest")
    assert t.dice(0) == ["blue_chest", "yellow_tree"]


@card("friggs_chalice", "eldhrimnir")
@pytest.mark.parametrize(("name", "die"), [("friggs_chalice", "red_chest"), ("eldhrimnir", "blue_raven")])
def test_an_artifact_works_once_in_an_activation(name: str, die: str) -> None:
    t = part("raid_villages", name, dice=[die, die, die], terror=3, food=9).does(0, name)
    assert t.blocked(0, name) == "RM-5.6.1"
    assert len(t.dice(0)) == 2


@clause("RM-20.7.11")
@card("laevateinn")
def test_laevateinn_stays_where_it_is_without_its_die() -> None:
    t = part("subdue_territories", "laevateinn", dice=["blue_raven"], food=2).does(0, "activate")
    t.fate("food_1b")
    assert (t.tiles(0), t.dice(0)) == (["food_1b"], ["blue_raven"])


@card("skidbladnir")
def test_skidbladnir_needs_a_ship_die_and_may_stay() -> None:
    def sail(*dice: str) -> Fjord:
        player = {"food": 4, "dice": list(dice), "artifacts": ["skidbladnir"]}
        at: dict[str, Any] = {"acting": 0, "location": "battle_at_sea", "out": ["battle"]}
        return fjord(("journey", 0), players=[player], **at).fate("spoiled_food")

    assert sail("red_chest").s.food[0] == 4, "the chest could pay, so it is asked"
    alone = sail("red_shield")
    assert (alone.s.food[0], alone.dice(0)) == (2, ["red_shield"])
    kept = sail("blue_ship").does(0, "suffer")
    assert (kept.s.food[0], kept.dice(0)) == (2, ["blue_ship"])
    sent = sail("blue_ship").does(0, "skidbladnir")
    assert (sent.s.food[0], sent.dice(0)) == (4, [])


@card("mjolnir_shard", "dainsleif")
def test_each_combat_artifact_helps_at_its_own_location() -> None:
    player = {
        "dice": ["red_helmet", "red_hammer", "blue_hammer"],
        "artifacts": ["dainsleif", "mjolnir_shard"],
    }
    sea = fjord(("sea-battle", 0), acting=0, location="battle_at_sea", sea_row=["boat_a"], players=[player])
    sea.does(0, "boat_a", "fight").asked("commit-hammers", 0)
    assert (sea.offers(0, "dainsleif"), sea.offers(0, "mjolnir_shard")) == (True, False)
    land = fjord(("part", 0), location="subdue_territories", players=[player])
    land.does(0, "activate", "territory:favor_1").asked("commit-hammers", 0)
    assert (land.offers(0, "dainsleif"), land.offers(0, "mjolnir_shard")) == (False, True)


@card("hero_a", "favored_of_the_gods_a")
@pytest.mark.parametrize("name", ["hero_a", "favored_of_the_gods_a"])
def test_a_die_that_is_turned_may_lose_its_place(name: str) -> None:
    """Dainsleif stores a hammer, not a ship: ten dice fill the board, so one of them goes."""
    t = step2(name, dice=["blue_ship"] * 10 + ["red_hammer"], artifacts=["dainsleif"])
    t.does(0, "die:red_hammer", "die:red_ship").asked("discard-dice", 0).picks(0, "die:blue_ship")
    assert sorted(t.dice(0)) == ["blue_ship"] * 9 + ["red_ship"]
    t.idle()


@card("brisingamen")
def test_a_prophecy_that_was_shown_is_not_taken_back() -> None:
    t = part("trade_with_villages", "brisingamen", dice=["yellow_tree"], pile=["juggernaut"])
    t.does(0, "brisingamen").fate("vanquisher").does(0, "juggernaut")
    barred = t.game.why_not_undo(0)
    assert barred is not None
    assert barred.key == "undo-revealed"
