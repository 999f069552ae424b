"""RM-6: dice and payments."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.engine import IllegalAnswer, Reason, Subset
from meadhall.games.reavers_of_midgard import RULES
from meadhall.games.reavers_of_midgard.dice import ALREADY_PAID, ONLY_NEW, STILL_TOO_MANY
from tests.clauses import clause
from tests.games.reavers_of_midgard.fjord import Fjord, fjord, number


@clause("RM-6.1")
def test_a_die_keeps_its_face() -> None:
    t = fjord(("part", 0), location="raid_keeps", players=[{"dice": ["red_helmet", "blue_ship"]}])
    t.does(0, "food")
    assert t.dice(0) == ["red_helmet", "blue_ship"]
    t.idle()


@clause("RM-6.2", "RM-6.5")
def test_ten_spaces_and_one_more_per_artifact_with_its_symbol() -> None:
    ten = ["red_ship"] * 10
    t = fjord(("part", 0), location="raid_keeps", players=[{"dice": ten}]).does(0, "die:blue_ship")
    t.asked("discard-dice", 0)
    ship = {"dice": ten, "artifacts": ["skidbladnir"]}
    t = fjord(("part", 0), location="raid_keeps", players=[ship]).does(0, "die:blue_ship")
    t.idle()
    shield = {"dice": ten, "artifacts": ["draupnir"]}
    t = fjord(("part", 0), location="raid_villages", players=[shield]).does(0, "die:blue_ship")
    t.asked("discard-dice", 0)


@clause("RM-6.3")
def test_dice_count_as_placed_in_the_best_way() -> None:
    player = {"dice": ["red_ship"] * 9 + ["red_hammer", "blue_shield"], "artifacts": ["bodn", "dainsleif"]}
    t = fjord(("part", 0), location="raid_keeps", players=[player]).does(0, "rest", "die:blue_chest")
    board = RULES.facts(t.s, 0)["boards"][0]
    assert len(board["dice"]) == 10
    assert board["stored"][1] == "die:red_hammer"
    assert board["stored"][0] is not None
    t.idle()


@clause("RM-6.4")
def test_rolled_or_set() -> None:
    t = fjord(("spoil", 0, number("bundle_of_swords")), spoils=["bundle_of_swords"]).does(0, "dice")
    assert t.game.chance is not None
    assert len(t.game.chance.values) == 6
    t.fate("red_helmet", "yellow_tree")
    assert t.dice(0) == ["red_helmet", "yellow_tree"]
    t.idle()
    t = fjord(("use-reavers", 0), recruits=["zealot_a"]).does(0, "rally").asked("set-die", 0)
    faces = ("shield", "chest", "ship", "hammer", "double_hammer", "helmet")
    assert t.options(0) == [f"die:red_{face}" for face in faces]


@clause("RM-6.5", "RM-6.2")
def test_an_artifact_holds_some_of_the_surplus() -> None:
    player = {"dice": ["red_ship"] * 9, "artifacts": ["bodn"]}
    t = fjord(("gain-reavers", 0, 1, "cause:setup"), players=[player]).fate(
        "seer_a", "yellow_ship", "yellow_ship", "red_chest"
    )
    question = t.asked("discard-dice", 0).game.question(0)
    assert isinstance(question, Subset)
    assert question.look(()).done == STILL_TOO_MANY
    assert question.look(["die:red_ship"]).done is None


@clause("RM-6.5", "E-20")
def test_surplus_dice_are_discarded_old_or_new_and_more_new_ones_if_you_like() -> None:
    player = {"dice": ["red_ship"] * 9}
    t = fjord(("gain-reavers", 0, 1, "cause:setup"), players=[player]).fate(
        "seer_a", "yellow_ship", "yellow_ship", "red_chest"
    )
    t.asked("discard-dice", 0)
    question = t.game.question(0)
    assert isinstance(question, Subset)
    assert question.look(()).fits == ["die:red_chest", "die:red_ship", "die:yellow_ship"]
    assert question.look(["die:red_ship"]).done == Reason("RM-6.5", "set-least", {"least": 2})
    enough = question.look(["die:red_ship", "die:red_ship"])
    assert (enough.done, enough.blocked) == (None, [("die:red_ship", ONLY_NEW)])
    with pytest.raises(IllegalAnswer, match="only-new"):
        t.picks(0, *["die:red_ship"] * 3)
    t.picks(0, "die:yellow_ship", "die:red_ship", "die:red_chest")
    assert t.dice(0) == ["red_ship"] * 8 + ["yellow_ship"]
    t.asked("use-reaver-way", 0)


@clause("RM-6.6", "RM-6.6.1")
def test_a_symbol_is_paid_by_a_die_showing_it() -> None:
    player = {"food": 2, "dice": ["red_shield", "blue_shield", "yellow_shield"]}
    t = fjord(("part", 0), location="raid_keeps", players=[player]).does(0, "activate")
    t.asked("pay-symbols", 0).picks(0, "die:yellow_shield", "die:red_shield")
    assert t.dice(0) == ["blue_shield"]


@clause("RM-6.6.1")
def test_a_double_hammer_pays_one_hammer_only() -> None:
    player = {"dice": ["red_double_hammer", "red_shield"]}
    t = fjord(
        ("sea-battle", 0), acting=0, location="battle_at_sea", sea_row=["draugr_raiders_a"], players=[player]
    )
    t.does(0, "draugr_raiders_a")
    assert t.blocked(0, "pay") == "RM-11.4.1"
    enough = {"dice": ["red_double_hammer", "blue_hammer", "red_shield"]}
    t = fjord(
        ("sea-battle", 0), acting=0, location="battle_at_sea", sea_row=["draugr_raiders_a"], players=[enough]
    )
    t.does(0, "draugr_raiders_a", "pay")
    assert t.s.glory[0] == 9
    t.idle()


@clause("RM-6.6.2", "RM-6.11", "RM-8.6", "E-16")
def test_clan_dice_of_the_leader_are_wild() -> None:
    dice = {"food": 2, "dice": ["blue_raven", "blue_raven", "red_shield"]}
    raven = fjord(("part", 0), location="raid_keeps", players=[dice | {"leader": "veteran_a"}])
    raven.does(0, "activate").asked("pay-symbols", 0)
    assert suggested(raven) == ("die:red_shield", "die:blue_raven")
    raven.picks(0, "die:blue_raven", "die:blue_raven")
    assert raven.dice(0) == ["red_shield"]
    fjord(("part", 0), location="raid_keeps", players=[dice | {"leader": "seer_a"}]).asked("rest-forced", 0)
    fjord(("part", 0), location="raid_keeps", players=[dice]).asked("rest-forced", 0)


@clause("RM-6.6.3", "RM-12.7")
def test_an_unused_tile_pays_and_is_flipped() -> None:
    player = {"food": 2, "dice": ["red_shield"], "upgrades": ["shield"]}
    t = fjord(("part", 0), location="raid_keeps", players=[player]).does(0, "activate")
    assert t.s.upgrades[0] == (0, 0, 0, 1, 0, 0)
    used = {"food": 2, "dice": ["red_shield"], "used_upgrades": ["shield"]}
    fjord(("part", 0), location="raid_keeps", players=[used]).asked("rest-forced", 0)


@clause("RM-6.7")
def test_a_double_hammer_is_paid_by_a_double_hammer_only() -> None:
    rest = ["red_ship", "red_shield", "red_chest"]
    at: dict[str, Any] = {"acting": 0, "location": "battle_at_sea", "sea_row": ["infamous_outcasts_b"]}
    for dice, legal in (
        (["red_hammer", "blue_hammer"], False),
        (["red_helmet"], False),
        (["red_double_hammer"], True),
    ):
        player = {"dice": rest + dice, "leader": "zealot_a"}
        t = fjord(("sea-battle", 0), players=[player], **at).does(0, "infamous_outcasts_b")
        assert t.offers(0, "pay") is legal


@clause("RM-6.8", "RM-14.2.2")
def test_any_die_is_a_crew_die_of_any_face_and_never_a_tile() -> None:
    player = {"dice": ["red_helmet"], "upgrades": ["shield", "chest"]}
    fjord(("part", 0), location="subdue_territories", players=[player]).asked("rest-forced", 0)
    two = {"dice": ["red_helmet", "blue_chest"]}
    t = fjord(("part", 0), location="subdue_territories", players=[two]).does(0, "activate")
    assert t.dice(0) == []
    t.fate("dice_1b")
    assert t.s.glory[0] == 2
    t.idle()


@clause("RM-6.9")
def test_stored_dice_are_paid_like_others() -> None:
    dice = ["red_ship"] * 10 + ["red_shield", "blue_shield"]
    player = {"food": 2, "dice": dice, "artifacts": ["andvarinaut", "draupnir"]}
    t = fjord(("part", 0), location="raid_keeps", players=[player])
    assert RULES.facts(t.s, 0)["boards"][0]["stored"] == ["die:red_shield", "die:blue_shield"]
    t.does(0, "activate")
    assert t.dice(0) == ["red_ship"] * 10


@clause("RM-6.10")
def test_a_source_that_leaves_the_rest_unpayable_is_refused() -> None:
    player = {
        "dice": ["red_hammer", "yellow_tree", "red_ship"],
        "leader": "hero_a",
        "upgrades": ["ship_hammer"],
    }
    t = fjord(
        ("sea-battle", 0), acting=0, location="battle_at_sea", sea_row=["boat_a"], players=[player]
    ).does(0, "boat_a", "pay")
    t.asked("pay-symbols", 0)  # ship, ship and hammer need three of the four
    assert suggested(t) == ("die:red_ship", "die:red_hammer", "upgrade:ship_hammer")
    t.picks(0, "die:yellow_tree", "upgrade:ship_hammer", "die:red_ship")
    assert t.s.upgrades[0][5] == 1
    assert t.dice(0) == ["red_hammer"]
    tight = {"dice": ["red_hammer", "yellow_tree", "red_ship", "red_chest"], "leader": "hero_a"}
    t = fjord(
        ("sea-battle", 0), acting=0, location="battle_at_sea", sea_row=["knarr_a"], players=[tight]
    ).does(0, "knarr_a", "pay")
    t.fate("art")
    assert t.dice(0) == []


@clause("RM-6.10")
def test_the_reason_for_a_refused_source() -> None:
    player = {"dice": ["red_hammer", "blue_hammer", "yellow_tree", "red_ship"], "leader": "hero_a"}
    t = fjord(
        ("sea-battle", 0), acting=0, location="battle_at_sea", sea_row=["boat_a"], players=[player]
    ).does(0, "boat_a", "pay")
    question = t.asked("pay-symbols", 0).game.question(0)
    assert isinstance(question, Subset)
    one_hammer = question.look(["die:red_hammer"])
    assert (one_hammer.fits, one_hammer.blocked) == (
        ["die:red_ship", "die:yellow_tree"],
        [("die:blue_hammer", ALREADY_PAID)],
    )
    with pytest.raises(IllegalAnswer, match="already-paid"):
        t.picks(0, "die:red_hammer", "die:blue_hammer", "die:red_ship")


@clause("RM-6.7")
def test_a_wild_die_is_not_proposed_where_another_die_shows_the_symbol() -> None:
    """It stands for that symbol, too: of three Shields two were kept, and the wild die was to go."""
    dice = ["red_shield", "blue_shield", "yellow_shield", "blue_raven"]
    player = {"dice": dice, "food": 2, "leader": "veteran_a"}
    t = (
        fjord(("part", 0), location="raid_keeps", players=[player])
        .does(0, "activate")
        .asked("pay-symbols", 0)
    )
    assert suggested(t) == ("die:red_shield", "die:blue_shield")


def suggested(t: Fjord) -> object:
    question = t.game.question(0)
    assert isinstance(question, Subset)
    return question.suggestion
