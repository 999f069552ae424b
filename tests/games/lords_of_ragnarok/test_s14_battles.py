"""SOLO-3.5, 3.6, 14: Battles with a Follower."""

from typing import Any

from tests.clauses import card, clause
from tests.games.lords_of_ragnarok.hall import alone, army, by, hand, play, runes, why
from tests.table import Table

ROW = ["basic_a1", "basic_a2", "basic_a3"]


def attack(human: dict[str, Any], follower: dict[str, Any], region: int = 10, **given: Any) -> Table:
    """The human's Army has entered the Region of the Follower."""
    position = {"row": ROW, "control": [region], **follower}
    return alone(("settle", 0), {"at": 1, **human}, position, active=0, **given)


def defend(human: dict[str, Any], follower: dict[str, Any], region: int = 10, **given: Any) -> Table:
    """The Follower's Army has entered the Region of the human."""
    position = {"row": ROW, "selected": 0, **follower}
    return alone(("battle", region), {"at": 1, "control": [region], **human}, position, active=1, **given)


def result(t: Table) -> tuple[str, int, int]:
    params = t.told("battle-won")[0]["params"]
    return params["seat"], params["attack"], params["defence"]


@clause("SOLO-3.5", "SOLO-14.1", "SOLO-14.3", "SOLO-14.15")
def test_human_armies_fight_follower_armies() -> None:
    t = attack({"armies": {10: [4]}}, {"armies": {10: [2]}})
    t.idle()
    assert result(t) == ("seat:0", 4, 2)
    assert t.s.control[10] == 0
    tie = attack({"armies": {10: [2]}}, {"armies": {10: [2]}})
    assert result(tie)[0] == "villain:ragnar", "the defender wins ties"


@clause("SOLO-3.6", "SOLO-EX16", "SOLO-14.6")
def test_an_undefended_region_is_just_taken() -> None:
    t = attack({"armies": {10: [1]}}, {"gifts": ["ransom", "seidr"], "armies": {1: [3]}})
    t.idle()
    assert not t.told("battle")
    assert t.s.control[10] == 0


@clause(
    "SOLO-14.4", "SOLO-14.5", "SOLO-14.10", "SOLO-14.11", "SOLO-14.12", "SOLO-EX15", "SOLO-3.6", "SOLO-14.6"
)
def test_temple_and_support_defend_an_empty_region() -> None:
    t = attack(
        {"armies": {11: [4]}, "hand": ["levy"]},
        {
            "armies": {12: [2]},
            "attributes": [3, 2, 2],
            "gifts": ["ransom"],
            "hand": ["shield_wall", "shieldmaidens", "archers"],
            "control": [11, 12],
        },
        region=11,
        temples=[11],
    )
    t.asked("battle-card", 0)
    assert army(t, 1) == [(11, 2)], "the supporting Army moved in"
    assert t.told("battle-deck")[0]["params"]["count"] == 2, "Wisdom 2 of 3 cards"
    assert len(t.told("card-played")) == 1, "the defender plays first"
    assert t.game.view(0)["facts"]["battle"]["sides"][1]["value"] == 7, "2 + 3 + 1 + 1"
    assert why(t, "follower-supports") == ["why:only"]


@clause("SOLO-14.2", "SOLO-14.5", "SOLO-14.7")
def test_an_attacking_follower_counts_army_and_cards_under_the_board() -> None:
    t = defend({"armies": {10: [3]}}, {"armies": {10: [3], 12: [5]}, "gifts": ["ransom"]})
    t.idle()
    assert result(t) == ("villain:ragnar", 4, 3)


@clause("SOLO-14.7")
def test_a_loss_during_the_battle_lowers_its_value_and_a_temple_stands() -> None:
    t = attack(
        {"armies": {11: [3]}, "hand": ["archers"]},
        {"armies": {11: [1]}, "attributes": [3, 2, 2], "control": [11]},
        region=11,
        temples=[11],
    )
    play(t, 0, "archers")
    t.idle()
    assert result(t) == ("seat:0", 4, 3), "the Army is gone, the Temple still counts 3"
    bare = attack({"armies": {10: [3]}, "hand": ["archers", "levy"]}, {"armies": {10: [1]}})
    bare.does(0, "combat:archers#1+combat:levy#1").idle()
    assert hand(bare, 0) == ["levy"], "nothing is left: the Battle is over"


@clause("SOLO-14.10", "SOLO-14.19")
def test_unplayed_cards_return_to_the_hand() -> None:
    t = attack(
        {"armies": {10: [1]}, "hand": ["levy"]},
        {"armies": {10: [6]}, "hand": ["archers", "archers"], "attributes": [3, 2, 2]},
    )
    t.does(0, "pass").idle()
    assert len(hand(t, 1)) == 1, "one was played before the human passed"
    assert len(t.s.combat_discard) == 1
    assert t.s.battle_deck == []


@clause("SOLO-14.13")
def test_when_a_follower_passes() -> None:
    ahead = attack(
        {"armies": {10: [1]}, "hand": ["levy"]}, {"armies": {10: [6]}, "hand": ["archers", "archers"]}
    )
    ahead.does(0, "pass")
    assert why(ahead, "follower-passes") == ["why:ahead"]
    empty = attack({"armies": {10: [1]}}, {"armies": {10: [6]}})
    assert why(empty, "follower-passes") == ["why:no_cards"]
    behind = attack(
        {"armies": {10: [6]}, "hand": ["levy"]},
        {"armies": {10: [2]}, "hand": ["archers", "archers"], "attributes": [3, 2, 2]},
    )
    behind.does(0, "pass").idle()
    assert len([e for e in behind.told("card-played") if e["params"]["seat"] != "seat:0"]) == 2, (
        "behind, it plays on"
    )


@clause("SOLO-14.14")
def test_effects_and_casualties_of_its_cards_are_ignored() -> None:
    t = attack(
        {"armies": {10: [6]}, "hand": ["levy"]},
        {"armies": {10: [1]}, "hand": ["ulfhednar"], "control": [10, 11]},
    )
    t.does(0, "pass").idle()
    assert result(t) == ("seat:0", 6, 5), "4 for Ulfhednar although its 2 symbols exceed the Army of 1"
    wall = attack({"armies": {10: [6]}}, {"armies": {10: [1]}, "hand": ["shield_wall"]})
    assert result(wall)[2] == 2, "no +2 for the defender"


@clause("SOLO-14.16", "SOLO-EX17")
def test_casualties_of_a_follower() -> None:
    won = attack({"armies": {10: [2]}}, {"armies": {10: [3, 1]}})
    assert army(won, 1) == [(10, 1), (10, 2)]
    one = attack({"armies": {10: [1]}}, {"armies": {10: [1]}, "gifts": ["ransom"]})
    assert army(one, 1) == [(10, 1)]
    lost = attack({"armies": {10: [6]}}, {"armies": {10: [3, 1]}, "control": [10, 11]})
    assert army(lost, 1) == [(11, 1), (11, 2)]
    gone = attack({"armies": {10: [6]}}, {"armies": {10: [1]}, "control": [10, 11]})
    assert army(gone, 1) == []
    relentless = attack(
        {"armies": {10: [2]}}, {"armies": {10: [3, 1]}}, options={"challenge_relentless": "yes"}
    )
    assert army(relentless, 1) == [(10, 1), (10, 3)]


@clause("SOLO-14.17")
def test_retreats() -> None:
    human = defend({"armies": {10: [2]}, "control": [10, 11]}, {"armies": {10: [5]}})
    human.idle()
    assert army(human, 0) == [(11, 1)]
    nowhere = attack({"armies": {10: [6]}}, {"armies": {10: [3]}})
    assert army(nowhere, 1) == []


@clause("SOLO-14.18")
def test_control_after_a_battle_follows_the_basic_rules() -> None:
    t = defend({"armies": {12: [1]}, "control": []}, {"armies": {12: [3]}}, region=12)
    t.idle()
    assert army(t, 1) == [(12, 2)]
    assert t.s.control[12] == -1, "2 is less than the Population 3"
    enough = defend({"armies": {12: [1]}, "control": []}, {"armies": {12: [4]}}, region=12)
    enough.idle()
    assert enough.s.control[12] == 1
    taken = defend({"armies": {12: [1]}}, {"armies": {12: [2]}}, region=12)
    taken.idle()
    assert taken.s.control[12] == 1, "the Population of a controlled Region is 0"


@clause("SOLO-3.6", "SOLO-14.11")
def test_the_support_may_leave_a_region_that_waits_itself() -> None:
    t = attack(
        {"armies": {10: [4], 12: [4]}},
        {"armies": {12: [3]}, "control": [10, 12]},
    )
    t.asked("battle-order", 0)
    assert t.options(0) == ["region:10", "region:12"]
    t.does(0, "region:10").idle()
    assert [event["params"]["region"] for event in t.told("battle")] == ["region:10"], (
        "12 is empty now: just taken"
    )
    assert t.s.control[12] == 0


@card("ambush", "champions", "ransom")
def test_human_cards_that_look_at_the_other_side() -> None:
    ambush = attack(
        {"armies": {10: [3]}, "hand": ["ambush"]},
        {"armies": {10: [1]}, "hand": ["levy", "levy", "archers"], "attributes": [3, 2, 2]},
    )
    play(ambush, 0, "ambush")
    ambush.idle()
    assert by(ambush, "card-discarded") == ["combat:ambush"]
    assert len(hand(ambush, 1)) == 1, "one played, one ambushed from the battle deck, one stayed in the hand"
    champions = attack(
        {"armies": {10: [3]}, "hand": ["champions"], "attributes": [4, 2, 2]}, {"armies": {10: [1]}}
    )
    play(champions, 0, "champions")
    assert result(champions)[1] == 7
    ransom = attack({"armies": {10: [3]}, "gifts": ["ransom"]}, {"armies": {10: [1]}, "runes": {"algiz": 1}})
    ransom.idle()
    assert runes(ransom, 0) == [0, 0, 1]


@card("raiders")
@clause("LOR-13.9", "SOLO-14.14")
def test_a_card_of_a_follower_brings_no_rune_after_its_victory() -> None:
    t = defend({"armies": {10: [3]}}, {"armies": {10: [3]}, "hand": ["raiders"], "attributes": [2, 2, 2]})
    t.idle()
    assert result(t)[0] == "villain:ragnar"
    assert [event["params"]["card"].split("#")[0] for event in t.told("card-played")] == ["combat:raiders"]
    assert sum(runes(t, 1)) == 0, "the effects of its cards are ignored"
    assert t.s.played[1] == ()
