"""RM-20.7: the Artifacts, one by one."""

from __future__ import annotations

from typing import Any

from meadhall.games.reavers_of_midgard import content as c
from tests.clauses import card, clause
from tests.games.reavers_of_midgard.fjord import Fjord, fjord, number


def part(location: str, *artifacts: str, dice: list[str], **player: Any) -> Fjord:
    """Seat 0 takes part with these Artifacts and dice."""
    player |= {"artifacts": list(artifacts), "dice": dice}
    return fjord(("part", 0), location=location, players=[player])


@clause("RM-20.7.1")
@card("andvarinaut")
def test_andvarinaut_draws_a_keep_spoils_card() -> None:
    t = part("raid_keeps", "andvarinaut", dice=["red_shield"]).does(0, "andvarinaut").fate("treasure")
    assert (t.cards("pile", 0), t.dice(0)) == (["treasure"], [])
    t.asked("rest-forced", 0)
    part("raid_keeps", "andvarinaut", dice=["red_ship"]).asked("rest-forced", 0)
    part("raid_villages", "andvarinaut", dice=["red_shield"]).asked("rest-forced", 0)


@clause("RM-20.7.1")
def test_andvarinauts_card_is_resolved_before_the_others() -> None:
    player = {"food": 2, "dice": ["red_shield"] * 3, "artifacts": ["andvarinaut"]}
    t = fjord(
        ("part", 0), location="raid_keeps", players=[player], keep_pairs=[["keep_wall", "tower_red_blue"]]
    )
    t.does(0, "activate", "pair:1").fate("art", "art").does(0, "andvarinaut").fate("treasure")
    assert t.cards("pile", 0) == ["art", "art", "treasure"]
    t.asked("next-card", 0)


@clause("RM-20.7.2", "E-21")
@card("bodn")
def test_bodn_turns_a_second_die() -> None:
    t = part("raid_keeps", "bodn", dice=["yellow_tree", "red_shield"]).does(0, "bodn", "die:yellow_tree")
    t.asked("set-die", 0)
    assert all(str(v).startswith("die:red_") for v in t.options(0))
    t.does(0, "die:red_double_hammer")
    assert t.dice(0) == ["red_double_hammer"]
    assert t.s.supply == [19, 20, 20]
    part("raid_keeps", "bodn", dice=["red_shield"]).asked("rest-forced", 0)


@clause("RM-20.7.3")
@card("brisingamen")
def test_brisingamen_draws_and_discards_a_prophecy() -> None:
    t = part(
        "trade_with_villages",
        "brisingamen",
        dice=["yellow_tree"],
        pile=["art", "juggernaut", "plunderer"],
    )
    t.does(0, "brisingamen").fate("vanquisher").asked("discard-prophecy", 0)
    assert len(t.options(0)) == 3
    t.does(0, "juggernaut")
    assert t.cards("pile", 0) == ["art", "plunderer", "vanquisher"]
    assert t.cards("discards", c.PROPHECY) == ["juggernaut"]
    t.asked("participate", 0)
    new = part("trade_with_villages", "brisingamen", dice=["yellow_tree"], pile=["plunderer"])
    new.does(0, "brisingamen").fate("vanquisher").does(0, "vanquisher")
    assert new.cards("pile", 0) == ["plunderer"]
    wrong = part("trade_with_villages", "brisingamen", dice=["red_helmet"])
    assert wrong.blocked(0, "brisingamen") == "RM-12.8.3"


@clause("RM-20.7.4", "RM-7.3")
@card("dainsleif")
def test_dainsleif_adds_two_combat_dice() -> None:
    player = {"dice": ["red_hammer", "blue_hammer"], "artifacts": ["dainsleif"]}
    at: dict[str, Any] = {
        "acting": 0,
        "location": "battle_at_sea",
        "sea_row": ["boat_a"],
        "players": [player],
    }
    t = fjord(("sea-battle", 0), **at).does(0, "boat_a", "fight").asked("commit-hammers", 0)
    t.picks(0, "dainsleif").does(0, "die:red_hammer").fate(1, 2)
    assert (t.s.glory[0], t.dice(0)) == (10, ["blue_hammer"])
    t.idle()
    elsewhere = fjord(("spoil", 0, number("keep_wall")), spoils=["keep_wall"], players=[player])
    elsewhere.does(0, "fight")
    assert not elsewhere.offers(0, "dainsleif")


@clause("RM-20.7.4")
def test_dainsleif_helps_at_a_keep_wall_from_a_knarr() -> None:
    player = {"dice": ["red_double_hammer"] * 2 + ["blue_hammer"], "artifacts": ["dainsleif"]}
    at: dict[str, Any] = {
        "acting": 0,
        "location": "battle_at_sea",
        "sea_row": ["knarr_a"],
        "players": [player],
    }
    t = fjord(("sea-battle", 0), **at).does(
        0, "knarr_a", "fight", "die:red_double_hammer", "die:red_double_hammer"
    )
    t.does(0, "done").fate(1, 1, 1, 1).fate("keep_wall").does(0, "fight", "dainsleif").fate(0, 2)
    assert (t.s.glory[0], t.s.tokens[1][0], t.s.favor[0]) == (11, 1, 3)
    t.idle()


@clause("RM-20.7.5")
@card("draupnir")
def test_draupnir_gives_food() -> None:
    t = part("raid_keeps", "draupnir", dice=["blue_shield"]).does(0, "draupnir")
    assert (t.s.food[0], t.dice(0)) == (2, [])
    part("raid_villages", "draupnir", dice=["blue_shield"]).asked("rest-forced", 0)


@clause("RM-20.7.6")
@card("eldhrimnir")
def test_eldhrimnir_gives_food() -> None:
    t = part("raid_villages", "eldhrimnir", dice=["blue_raven"]).does(0, "eldhrimnir")
    assert (t.s.food[0], t.dice(0)) == (3, [])
    part("raid_keeps", "eldhrimnir", dice=["blue_raven"]).asked("rest-forced", 0)


@clause("RM-20.7.7")
@card("ljosalfar_harp")
def test_the_harp_gives_favor_anywhere() -> None:
    for location in c.LOCATIONS:
        t = part(location, "ljosalfar_harp", dice=["yellow_tree"]).does(0, "ljosalfar_harp")
        assert (t.s.favor[0], t.dice(0)) == (2, [])
    part("raid_keeps", "ljosalfar_harp", dice=["blue_raven"]).asked("rest-forced", 0)


@clause("RM-20.7.8")
@card("hringhorni")
def test_hringhorni_rolls_two_dice_of_chosen_colours() -> None:
    t = part("trade_with_villages", "hringhorni", dice=["red_ship"]).does(0, "hringhorni")
    t.does(0, "colour:blue", "colour:yellow").fate("blue_raven", "yellow_tree")
    assert t.dice(0) == ["blue_raven", "yellow_tree"]
    wrong = part("trade_with_villages", "hringhorni", dice=["red_chest"])
    assert wrong.blocked(0, "hringhorni") == "RM-12.8.3"


@clause("RM-20.7.9")
@card("jarnglofar")
def test_jarnglofar_brings_a_promotion_bonus() -> None:
    player = {"dice": ["blue_raven"], "artifacts": ["jarnglofar"]}
    t = fjord(
        ("part", 1), location="recruit_reavers", players=[{}, player], reaver_pairs=[["veteran_a", "seer_a"]]
    ).does(1, "activate", "pair:1")
    t.fate("blue_ship", "blue_ship", "red_ship", "yellow_ship", "yellow_ship", "red_ship")
    t.does(1, "veteran_a", "slot:raid_keeps", "jarnglofar").asked("jarnglofar-reaver", 1)
    t.does(1, "seer_a")
    assert (t.s.favor[1], t.s.food[1]) == (2, 0)
    assert t.cards("recruits", 1) == ["seer_a"]  # the card itself does not move
    t.asked("use-reaver-way", 1).does(1, "slot:raid_keeps").idle()


@clause("RM-20.7.10")
@card("friggs_chalice")
def test_friggs_chalice_takes_terror() -> None:
    t = part("raid_villages", "friggs_chalice", dice=["red_chest"], terror=2).does(0, "friggs_chalice")
    assert (t.s.terror[0], t.dice(0)) == (1, [])
    part("raid_villages", "friggs_chalice", dice=["red_chest"]).asked("rest-forced", 0)


@clause("RM-20.7.11", "E-22")
@card("laevateinn")
def test_laevateinn_takes_the_level_3_tile() -> None:
    t = part("subdue_territories", "laevateinn", dice=["red_helmet"], food=2).does(0, "activate")
    t.asked("laevateinn", 0).does(0, "laevateinn").fate("food_3b")
    assert (t.tiles(0), t.dice(0), len(t.s.stacks[0]), len(t.s.stacks[2])) == (["food_3b"], [], 6, 5)
    declined = part("subdue_territories", "laevateinn", dice=["red_helmet"], food=2).does(
        0, "activate", "decline"
    )
    declined.fate("food_1b")
    assert declined.tiles(0) == ["food_1b"]
    empty = fjord(
        ("part", 0),
        location="subdue_territories",
        players=[{"artifacts": ["laevateinn"], "dice": ["red_helmet"], "food": 2}],
        stacks={"food_3": []},
    ).does(0, "activate")
    empty.fate("food_1b")
    assert empty.tiles(0) == ["food_1b"]


@clause("RM-20.7.12", "RM-7.3")
@card("mjolnir_shard")
def test_the_shard_alone_makes_a_combat_possible() -> None:
    t = part("subdue_territories", "mjolnir_shard", dice=["red_helmet"]).does(
        0, "activate", "territory:favor_1"
    )
    t.fate(1).fate("favor_1b")
    assert (t.tiles(0), t.dice(0)) == (["favor_1b"], [])
    t.idle()
    part("raid_keeps", "mjolnir_shard", dice=["red_helmet"]).asked("rest-forced", 0)


@clause("RM-20.7.13")
@card("skidbladnir")
def test_skidbladnir_sends_the_journey_away() -> None:
    player = {"food": 4, "dice": ["red_ship", "blue_ship", "red_hammer"], "artifacts": ["skidbladnir"]}
    t = fjord(("journey", 0), acting=0, location="battle_at_sea", players=[player], out=["battle"]).fate(
        "kraken"
    )
    assert t.offers(0, "pay")
    t.does(0, "skidbladnir", "die:blue_ship")
    assert (t.s.food[0], t.s.glory[0], t.dice(0)) == (4, 0, ["red_ship", "red_hammer"])
    assert t.cards("discards", c.JOURNEY) == ["kraken"]
    t.idle()
    calm = fjord(("journey", 0), acting=0, location="battle_at_sea", players=[player], out=["battle"])
    calm.fate("calm_seas").idle()


@clause("RM-20.7.14")
@card("sacred_ash_staff")
def test_the_staff_uses_the_ability_of_a_new_reaver() -> None:
    player = {"dice": ["red_chest"], "artifacts": ["sacred_ash_staff"]}
    t = fjord(
        ("part", 1),
        location="recruit_reavers",
        players=[{}, player],
        reaver_pairs=[["lorekeeper_a", "pillager_a"]],
    ).does(1, "activate", "pair:1")
    t.fate("yellow_ship", "yellow_ship", "red_ship", "red_ship", "blue_ship")
    t.does(1, "lorekeeper_a", "rally", "die:yellow_tree", "sacred_ash_staff").asked("staff-reaver", 1)
    t.does(1, "pillager_a").asked("ability", 1).does(1, "die:blue_ship")
    assert (t.s.tokens[0][1], t.s.glory[1]) == (1, 0)
    t.asked("use-reaver-way", 1)


@clause("RM-20.7.14", "RM-5.6.2")
def test_the_staff_needs_an_ability_that_can_be_used() -> None:
    player = {"dice": ["red_chest"], "artifacts": ["sacred_ash_staff"], "leader": "veteran_b"}
    t = fjord(
        ("part", 1), location="recruit_reavers", players=[{}, player], reaver_pairs=[["seer_a", "seer_b"]]
    ).does(1, "activate", "pair:1")
    t.fate("yellow_ship", "yellow_ship", "red_ship", "yellow_ship", "yellow_ship", "blue_ship").asked(
        "use-reaver-way", 1
    )
    assert t.blocked(1, "sacred_ash_staff") == "RM-5.6.2"  # no Favor for the Seer
