"""RM-5.6: when Artifacts may be used."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.reavers_of_midgard.fjord import fjord, number

HARP = {"dice": ["yellow_tree", "yellow_tree", "yellow_tree"], "artifacts": ["ljosalfar_harp"]}


@clause("RM-5.6")
def test_before_and_after_the_choice_in_your_own_part_only() -> None:
    before = fjord(("part", 0), location="trade_with_villages", players=[HARP]).asked("participate", 0)
    before.does(0, "ljosalfar_harp")
    assert (before.s.favor[0], len(before.dice(0))) == (2, 2)
    before.asked("participate", 0)
    after = fjord(("part", 0), location="trade_with_villages", players=[HARP])
    after.does(0, "activate", "food", "food", "food").asked("artifacts", 0).does(0, "ljosalfar_harp")
    assert after.s.favor[0] == 2
    after.idle()
    other = fjord(("part", 1), location="trade_with_villages", players=[HARP]).does(1, "rest", "food")
    other.idle()


@clause("RM-5.6", "RM-5.6.2")
def test_after_a_rest_only_what_could_bring_something_else_is_asked_for() -> None:
    at = ("part", 0)
    fjord(at, location="raid_keeps", players=[HARP]).does(0, "rest", "food").idle()
    fjord(at, location="raid_keeps", players=[HARP]).does(0, "rest", "die:red_shield").idle()
    treeless = HARP | {"dice": []}
    t = fjord(at, location="raid_keeps", players=[treeless]).does(0, "rest", "die:yellow_tree")
    t.asked("artifacts", 0).does(0, "ljosalfar_harp").idle()  # the new die pays for it
    drawing = {"dice": ["red_shield"], "artifacts": ["andvarinaut"]}
    t = fjord(at, location="raid_keeps", players=[drawing]).does(0, "rest", "die:red_hammer")
    t.asked("artifacts", 0)  # the new die may win what is drawn


@clause("RM-5.6")
def test_at_a_decision_while_the_effect_is_resolved() -> None:
    t = fjord(("part", 0), location="trade_with_villages", players=[HARP]).does(0, "activate", "food")
    t.asked("trade", 0).does(0, "ljosalfar_harp", "food", "food")
    assert (t.s.favor[0], t.s.food[0]) == (2, 9)
    t.idle()


@clause("RM-5.6")
def test_in_the_middle_of_a_card_only_those_that_draw_nothing() -> None:
    player = {
        "food": 2,
        "dice": ["red_shield"] * 5 + ["red_hammer"],
        "artifacts": ["andvarinaut", "draupnir"],
    }
    t = fjord(
        ("part", 0), location="raid_keeps", players=[player], keep_pairs=[["keep_wall", "tower_red_blue"]]
    )
    t.does(0, "activate", "pair:1").fate("armor", "armor").asked("next-card", 0)
    assert t.offers(0, "andvarinaut")
    t.does(0, "keep_wall", "leave").fate("red_shield", "blue_shield").asked("storm", 0)
    assert t.blocked(0, "andvarinaut") == "RM-5.6"
    t.does(0, "draupnir", "die:blue_shield")
    assert t.s.food[0] == 2
    t.does(0, "leave").asked("artifacts", 0)
    assert t.offers(0, "andvarinaut")


@clause("RM-5.6")
def test_the_location_must_match() -> None:
    player = {"dice": ["red_shield", "blue_raven"], "artifacts": ["draupnir", "eldhrimnir"]}
    t = fjord(("part", 0), location="raid_keeps", players=[player]).asked("rest-forced", 0)
    assert t.offers(0, "draupnir")
    assert t.blocked(0, "eldhrimnir") == "RM-5.6"


@clause("RM-5.6.1")
def test_once_per_activation_and_card() -> None:
    t = fjord(("part", 0), location="raid_keeps", players=[HARP]).does(0, "ljosalfar_harp")
    t.asked("rest-forced", 0)  # nothing else could be chosen
    two = HARP | {"artifacts": ["ljosalfar_harp", "ljosalfar_harp"]}
    t = fjord(("part", 0), location="raid_keeps", players=[two]).does(0, "card:ljosalfar_harp#1")
    assert t.why_not(0, "card:ljosalfar_harp#1").clause == "RM-5.6.1"
    t.does(0, "card:ljosalfar_harp#2")
    assert t.s.favor[0] == 4


@clause("RM-5.6.2")
def test_what_could_do_nothing_cannot_be_used() -> None:
    chalice = {"dice": ["red_chest", "red_chest"], "artifacts": ["friggs_chalice", "bodn"]}
    t = fjord(("part", 0), location="raid_villages", players=[chalice])
    assert t.blocked(0, "friggs_chalice") == "RM-5.6.2"
    afraid = fjord(("part", 0), location="raid_villages", players=[chalice | {"terror": 1}])
    afraid.does(0, "friggs_chalice")
    assert afraid.s.terror[0] == 0
    lone = {"dice": ["red_chest"], "artifacts": ["bodn"]}
    fjord(("part", 0), location="raid_villages", players=[lone]).asked("rest-forced", 0)
    gloves = {"dice": ["blue_raven"], "artifacts": ["jarnglofar"]}
    t = fjord(("part", 0), location="recruit_reavers", players=[gloves])
    assert t.blocked(0, "jarnglofar") == "RM-5.6.2"


@clause("RM-5.6.3")
def test_food_from_an_artifact_pays_the_cost() -> None:
    player = {"food": 0, "dice": ["blue_raven", "red_chest", "red_chest"], "artifacts": ["eldhrimnir"]}
    t = fjord(("part", 0), location="raid_villages", players=[player])
    assert t.blocked(0, "activate") == "RM-5.3.1"
    t.does(0, "eldhrimnir").does(0, "activate")
    assert t.s.food[0] == 2


@clause("RM-5.6.4")
def test_an_artifact_gained_now_may_be_used_now() -> None:
    player = {"food": 1, "dice": ["red_chest", "red_chest", "blue_raven"]}
    t = fjord(("part", 1), seats=4, active=3, location="raid_villages", players=[{}, player])
    t.does(1, "activate").fate("eldhrimnir", "farm").does(1, "eldhrimnir").asked("pillage", 1)
    t.does(1, "leave").asked("artifacts", 1).does(1, "eldhrimnir")
    assert t.s.food[1] == 6
    t.idle()


@clause("RM-5.6", "RM-12.8.3")
def test_the_price_is_any_die_the_artifact_can_store() -> None:
    player = {"dice": ["red_shield", "blue_shield", "yellow_ship"], "artifacts": ["draupnir"]}
    t = fjord(("artifact", 0, number("draupnir")), location="raid_keeps", acting=0, players=[player])
    t.asked("artifact-die", 0)
    assert t.options(0) == ["die:red_shield", "die:blue_shield"]
    t.does(0, "die:blue_shield")
    assert t.dice(0) == ["red_shield", "yellow_ship"]
    t.idle()
