"""LOR-13, 17: the Battle, the Combat cards, Heroes and Artifacts in it."""

from typing import Any

import pytest

from meadhall.engine import IllegalAnswer
from tests.clauses import card, clause
from tests.games.lords_of_ragnarok.hall import army, hand, lay, play, runes
from tests.table import Table


def battle(attacker: dict[str, Any], defender: dict[str, Any], region: int = 19, **given: Any) -> Table:
    """Seat 0 attacks seat 1 in the Region. Give `armies` as lists of values."""
    a = {
        "at": 12,
        "drakkar": "amber_sea",
        **attacker,
        "armies": {region: attacker["armies"], **attacker.get("more", {})},
    }
    d = {
        "at": 12,
        "drakkar": "amber_sea",
        **defender,
        "armies": {region: defender["armies"], **defender.get("more", {})},
    }
    a.pop("more", None), d.pop("more", None)
    d.setdefault("control", [region])
    return lay(("battle", region), a, d, **given)


def result(t: Table) -> tuple[str, int, int]:
    params = t.told("battle-won")[0]["params"]
    return params["seat"], params["attack"], params["defence"]


@clause("LOR-13.1", "LOR-13.4", "LOR-13.8", "LOR-13.9", "LOR-EX9")
def test_the_battle_of_the_rulebook() -> None:
    t = battle(
        {"armies": [4], "hand": ["hirdmen"]},
        {"armies": [4], "hand": ["levy"], "control": [19, 18]},
    )
    t.asked("battle-card", 1)
    play(t, 1, "levy")
    t.asked("battle-card", 0)
    play(t, 0, "hirdmen")
    t.idle()
    assert result(t) == ("seat:0", 7, 6)
    assert army(t, 0) == [(19, 3)]
    assert army(t, 1) == [(18, 3)]
    assert t.s.control[19] == 0
    assert len(t.s.combat_discard) == 2


@clause("LOR-13.2")
def test_who_passed_plays_no_more_and_the_other_goes_on() -> None:
    t = battle({"armies": [2], "hand": ["levy", "archers"]}, {"armies": [3], "hand": ["levy"]})
    t.does(1, "pass")
    t.asked("battle-rest", 0)
    play(t, 0, "archers", "levy")
    t.idle()
    assert result(t) == ("seat:0", 5, 3)


@clause("LOR-13.3")
def test_casualty_symbols_are_limited_by_the_armies() -> None:
    t = battle({"armies": [2], "hand": ["ulfhednar", "hirdmen"]}, {"armies": [3], "hand": ["levy"]})
    t.does(1, "combat:levy#1")
    play(t, 0, "ulfhednar")
    assert t.why_not(0, "combat:hirdmen#1").clause == "LOR-13.3"
    assert t.options(0) == ["done"], "the defender has no card left and has passed"
    rest = battle({"armies": [2], "hand": ["ulfhednar", "hirdmen"]}, {"armies": [3]})
    with pytest.raises(IllegalAnswer):
        rest.does(0, "combat:hirdmen#1+combat:ulfhednar#1")


@clause("LOR-13.4")
def test_the_defender_wins_ties() -> None:
    t = battle({"armies": [3]}, {"armies": [3]})
    t.idle()
    assert result(t) == ("seat:1", 3, 3)
    assert army(t, 0) == []
    assert army(t, 1) == [(19, 3)]


@clause("LOR-13.5")
def test_the_loser_loses_one_an_army_and_the_symbols() -> None:
    t = battle(
        {"armies": [6, 6]},
        {"armies": [3, 1], "hand": ["raiders"], "control": [19, 18]},
    )
    play(t, 1, "raiders")
    t.idle()
    assert army(t, 1) == [(18, 1)], "3 - 1 - 1; the Army of 1 is destroyed"


@clause("LOR-13.5", "LOR-13.7")
def test_losses_are_distributed_freely() -> None:
    t = battle({"armies": [6, 2], "hand": ["ulfhednar"]}, {"armies": [3], "control": [19, 18]})
    play(t, 0, "ulfhednar")
    t.asked("battle-loss", 0).does(0, "army:19_2", "army:19_6").idle()
    assert army(t, 0) == [(19, 1), (19, 5)]


@clause("LOR-13.8")
def test_a_winner_too_weak_for_a_neutral_region_stays_without_control() -> None:
    t = battle({"armies": [3]}, {"armies": [1], "control": []})
    t.idle()
    assert t.s.control[19] == -1
    assert army(t, 0) == [(19, 3)]
    gone = battle({"armies": [1], "hand": ["hirdmen"]}, {"armies": [1], "control": [19, 18]})
    play(gone, 0, "hirdmen")
    gone.idle()
    assert army(gone, 0) == []
    assert gone.s.control[19] == 1, "destroyed by its own Casualties: no control"


@clause("LOR-13.10")
def test_a_side_without_armies_loses() -> None:
    t = battle({"armies": [2], "hand": ["archers", "levy"]}, {"armies": [1], "hand": ["ulfhednar", "levy"]})
    t.does(1, "pass")
    t.does(0, "combat:archers#1+combat:levy#1").idle()
    assert result(t)[0] == "seat:0"
    assert hand(t, 0) == ["levy"], "step 1 stopped at once"


@clause("LOR-13.11")
@card("skirmishers")
def test_effects_before_the_battle_attacker_first() -> None:
    me = {"armies": [3], "gifts": ["skirmishers"], "runes": {"uruz": 1}}
    t = battle(me, {"armies": [3]}, deck=["levy"])
    t.asked("use-battle-start", 0).does(0, "gift:skirmishers")
    assert hand(t, 0) == ["levy"]
    assert runes(t, 0) == [0, 0, 0]
    poor = battle({**me, "runes": {}}, {"armies": [3]})
    poor.idle()


# Combat cards


@card("shieldmaidens")
def test_shieldmaidens_ignore_two_casualties() -> None:
    t = battle({"armies": [6, 6]}, {"armies": [3, 2], "hand": ["shieldmaidens"], "control": [19, 18]})
    play(t, 1, "shieldmaidens")
    t.idle()
    assert army(t, 1) == [(18, 2), (18, 3)]
    chosen = battle(
        {"armies": [6, 6]},
        {"armies": [3, 2, 1], "hand": ["shieldmaidens", "hirdmen"], "control": [19, 18]},
    )
    play(chosen, 1, "shieldmaidens", "hirdmen")
    assert chosen.options(1) == ["army:19_3", "army:19_2", "army:19_1", "symbol"]
    chosen.does(1, "army:19_1", "symbol").idle()
    assert army(chosen, 1) == [(18, 1), (18, 1), (18, 2)]


@card("shield_wall", "berserkers")
def test_shield_wall_defends_berserkers_attack() -> None:
    wall = battle({"armies": [3]}, {"armies": [1], "hand": ["shield_wall"]})
    play(wall, 1, "shield_wall")
    assert result(wall) == ("seat:1", 3, 4)
    not_there = battle({"armies": [3], "hand": ["shield_wall"]}, {"armies": [4]})
    play(not_there, 0, "shield_wall")
    assert result(not_there) == ("seat:1", 4, 4)
    wild = battle({"armies": [3], "hand": ["berserkers"]}, {"armies": [4]})
    play(wild, 0, "berserkers")
    assert result(wild) == ("seat:0", 8, 4)
    tame = battle({"armies": [3]}, {"armies": [1], "hand": ["berserkers"]})
    play(tame, 1, "berserkers")
    assert result(tame) == ("seat:1", 3, 4)


@card("huskarls")
@clause("LOR-17.1")
def test_huskarls_fight_near_their_hero() -> None:
    for at, value in ((19, 7), (21, 6), (5, 5)):
        t = battle({"armies": [3], "hand": ["huskarls"], "at": at}, {"armies": [1], "control": [19, 18]})
        play(t, 0, "huskarls")
        assert result(t) == ("seat:0", value, 1), at


@card("raiders")
def test_raiders_take_a_rune_after_a_victory() -> None:
    t = battle({"armies": [3], "hand": ["raiders"]}, {"armies": [1]})
    play(t, 0, "raiders")
    t.asked("rune-kind", 0).does(0, "rune:uruz").idle()
    lost = battle({"armies": [1], "hand": ["raiders"]}, {"armies": [6]})
    play(lost, 0, "raiders")
    lost.idle()
    assert runes(lost, 0) == [0, 0, 0]


@card("hirdmen", "levy", "ulfhednar")
def test_cards_without_effect_have_their_values() -> None:
    for name, value in (("hirdmen", 3), ("levy", 2), ("ulfhednar", 4)):
        t = battle({"armies": [2], "hand": [name]}, {"armies": [1]})
        play(t, 0, name)
        assert result(t) == ("seat:0", 2 + value, 1)


@card("champions")
def test_champions_compare_authority() -> None:
    high = battle({"armies": [2], "hand": ["champions"], "attributes": [3, 2, 2]}, {"armies": [1]})
    play(high, 0, "champions")
    assert result(high)[1] == 6
    equal = battle({"armies": [2], "hand": ["champions"]}, {"armies": [1]})
    play(equal, 0, "champions")
    assert result(equal)[1] == 4
    flipped = battle(
        {"armies": [2], "hand": ["champions"], "attributes": [3, 2, 2], "injured": ["authority"]},
        {"armies": [1]},
    )
    play(flipped, 0, "champions")
    assert result(flipped)[1] == 4


@card("oathsworn")
def test_oathsworn_add_half_the_authority() -> None:
    t = battle({"armies": [2], "hand": ["oathsworn"], "attributes": [5, 2, 2]}, {"armies": [1]})
    play(t, 0, "oathsworn")
    assert result(t)[1] == 2 + 1 + 3


@card("flankers")
def test_flankers_need_more_armies() -> None:
    more = battle({"armies": [2, 1], "hand": ["flankers"]}, {"armies": [1]})
    play(more, 0, "flankers")
    more.does(0, "army:19_1")
    assert result(more)[1] == 3 + 2 + 2
    same = battle({"armies": [2], "hand": ["flankers"]}, {"armies": [1]})
    play(same, 0, "flankers")
    assert result(same)[1] == 4


@card("reserves")
def test_reserves_bring_an_army_from_next_door() -> None:
    t = battle({"armies": [2], "hand": ["reserves"], "more": {18: [4], 9: [6]}}, {"armies": [6]})
    play(t, 0, "reserves")
    assert t.options(0) == ["army:18_4", "pass"]
    t.does(0, "army:18_4").idle()
    assert result(t) == ("seat:0", 7, 6)
    declined = battle({"armies": [2], "hand": ["reserves"], "more": {18: [4]}}, {"armies": [6]})
    play(declined, 0, "reserves")
    declined.does(0, "pass").idle()
    assert army(declined, 0) == [(18, 4)]
    busy = battle(
        {"armies": [2], "hand": ["reserves"], "more": {18: [4]}},
        {"armies": [6], "more": {18: [1]}, "control": [19]},
    )
    play(busy, 0, "reserves")
    busy.idle()


@card("archers")
def test_archers_shoot_from_strength() -> None:
    t = battle({"armies": [4], "hand": ["archers"]}, {"armies": [2, 1], "control": [19, 18]})
    play(t, 0, "archers")
    assert t.options(0) == ["army:19_2", "army:19_1"]
    t.does(0, "army:19_2").idle()
    assert result(t) == ("seat:0", 5, 2)
    weaker = battle({"armies": [2], "hand": ["archers"]}, {"armies": [2]})
    play(weaker, 0, "archers")
    weaker.idle()
    assert result(weaker) == ("seat:0", 3, 2), "equal totals: nobody is hit"


@card("trackers")
def test_trackers_know_the_land_of_their_allies() -> None:
    near = battle(
        {"armies": [2], "hand": ["trackers"], "allies": ["svartalfheim"]}, {"armies": [1]}, region=18
    )
    play(near, 0, "trackers")
    assert result(near)[1] == 5
    far = battle({"armies": [2], "hand": ["trackers"], "allies": ["alfheim"]}, {"armies": [1]}, region=18)
    play(far, 0, "trackers")
    assert result(far)[1] == 3


@card("ambush")
def test_ambush_costs_a_random_card() -> None:
    t = battle({"armies": [2], "hand": ["ambush"]}, {"armies": [1], "hand": ["levy"]})
    t.does(1, "pass")
    play(t, 0, "ambush")
    t.idle()
    assert hand(t, 1) == []
    none = battle({"armies": [2], "hand": ["ambush"]}, {"armies": [1]})
    play(none, 0, "ambush")
    none.idle()


# Heroes


@card("ragnar")
@clause("LOR-17.4")
def test_ragnar_counts_all_armies_of_the_battle_as_attacker_in_his_land() -> None:
    t = battle({"armies": [2, 1], "hero": "ragnar", "at": 21}, {"armies": [4], "control": [19, 18]})
    assert result(t) == ("seat:0", 6, 4), "two of his own and one of the defender"
    few = battle({"armies": [3], "hero": "ragnar", "at": 21}, {"armies": [1, 1], "control": [19, 18]})
    assert result(few)[1] == 6, "one against two"
    away = battle({"armies": [2, 1], "hero": "ragnar", "at": 5}, {"armies": [4]})
    assert result(away)[1] == 3
    defending = battle({"armies": [4]}, {"armies": [2, 1], "hero": "ragnar", "at": 21})
    assert result(defending)[2] == 3


@card("lagertha")
@clause("LOR-17.6")
def test_lagertha_strengthens_a_survivor() -> None:
    t = battle({"armies": [4], "hero": "lagertha", "at": 21}, {"armies": [1]})
    t.idle()
    assert army(t, 0) == [(19, 5)]
    away = battle({"armies": [4], "hero": "lagertha", "at": 5}, {"armies": [1]})
    assert army(away, 0) == [(19, 4)]
    full = battle({"armies": [6], "hero": "lagertha", "at": 21}, {"armies": [1]})
    full.idle()


@card("beowulf")
@clause("LOR-17.3")
def test_beowulf_draws_for_injuries_and_may_hurt_himself() -> None:
    t = battle({"armies": [4], "hero": "beowulf", "at": 21}, {"armies": [1]}, deck=["levy"])
    t.asked("use-battle-start", 0).does(0, "hero:beowulf", "attribute:wisdom")
    assert hand(t, 0) == ["levy"]
    assert t.s.injured[2] == 1
    t.asked("battle-rest", 0)
    away = battle({"armies": [4], "hero": "beowulf", "at": 5}, {"armies": [1]})
    away.idle()
    broken = battle(
        {"armies": [4], "hero": "beowulf", "at": 21, "injured": ["authority", "strength", "wisdom"]},
        {"armies": [1]},
    )
    broken.idle()
    hunt = lay(("hunt_start", 0, 5), {"hero": "beowulf", "at": 9}, monsters={"draugr": 9})
    hunt.asked("use-hunt-start", 0).does(0, "hero:beowulf", "attribute:strength").asked("monster-attack", 2)
    assert len(hunt.s.hands[0]) == 3, "1 for the Injury, 2 for Strength (flipped = 2)"


@card("snorri")
@clause("LOR-17.5")
def test_snorri_takes_a_rune_for_a_settlement_without_a_battle() -> None:
    t = lay(("phase", 0, 4), {"hero": "snorri", "at": 4, "armies": {1: [3]}})
    t.does(0, "army:1_3", "region:2")
    t.asked("rune-kind", 0).does(0, "rune:uruz").idle()
    away = lay(("phase", 0, 4), {"hero": "snorri", "at": 9, "armies": {1: [3]}})
    away.does(0, "army:1_3", "region:2").idle()
    fought = lay(
        ("phase", 0, 4), {"hero": "snorri", "at": 4, "armies": {1: [3]}}, {"armies": {2: [1]}, "control": [2]}
    )
    fought.does(0, "army:1_3", "region:2").idle()
    assert fought.s.control[2] == 0
    assert runes(fought, 0) == [0, 0, 0]
    usurped = lay(("act", 0, 4), {"hero": "snorri", "at": 5})
    usurped.does(0, "rune:algiz", "no").idle()
    assert runes(usurped, 0) == [0, 0, 1]


@card("aslaug")
@clause("LOR-17.2")
def test_aslaug_counts_as_allied_with_a_realm_next_to_her() -> None:
    t = lay(("put_marker", 1, 0), {"hero": "aslaug", "at": 4}, {"allies": ["vanaheim"]}, active=1)
    t.asked("bonus-vanaheim", 0).does(0, "rune:uruz").asked("bonus-vanaheim", 1).does(1, "pass").idle()
    once = lay(("put_marker", 1, 0), {"hero": "aslaug", "at": 4, "allies": ["vanaheim"]}, active=1)
    once.does(0, "pass").idle()
    away = lay(("put_marker", 1, 0), {"hero": "aslaug", "at": 12}, active=1)
    away.idle()


# Artifacts in a Battle


def test_the_cloak_adds_two_when_a_card_is_played() -> None:
    t = battle(
        {"armies": [2], "hand": ["levy"], "artifacts": ["ulfhednar_cloak"]},
        {"armies": [4], "control": [19, 18]},
    )
    play(t, 0, "levy")
    t.asked("use-card-played", 0).does(0, "artifact:ulfhednar_cloak").idle()
    assert result(t) == ("seat:0", 6, 4)
    assert t.s.charged[3] == 0


def test_the_blood_of_the_undead_ignores_all_casualties() -> None:
    t = battle(
        {"armies": [6, 6]}, {"armies": [3, 1], "control": [19, 18], "artifacts": ["blood_of_the_undead"]}
    )
    t.asked("use-casualties", 1).does(1, "artifact:blood_of_the_undead").idle()
    assert army(t, 1) == [(18, 1), (18, 3)]


def test_the_draught_puts_an_army_to_sleep() -> None:
    t = lay(("hero_phase", 0), {"at": 9, "artifacts": ["sleeping_draught"]}, {"armies": {9: [3], 8: [3]}})
    t.does(0, "pass", "region:8").asked("use-hero-end", 0)
    t.does(0, "artifact:sleeping_draught").idle()
    assert army(t, 1) == [(8, 1), (9, 3)]


def test_andvaris_ring_pays_for_any_rune() -> None:
    t = lay(("rune_phase", 0), {"at": 1, "artifacts": ["andvaris_ring"], "runes": {"uruz": 2}})
    t.does(0, "rune_action:draw_1").idle()
    assert runes(t, 0) == [1, 0, 0]
    assert t.s.charged[6] == 0
    assert len(hand(t, 0)) == 1
    alone = lay(("rune_phase", 0), {"at": 1, "artifacts": ["andvaris_ring"]})
    alone.does(0, "rune_action:alliance").idle()
    assert alone.s.allies[3] == 1


def test_huldras_tail_makes_usurp_possible() -> None:
    t = lay(
        ("special", 0), {"at": 2, "attributes": [2, 2, 2], "artifacts": ["huldras_tail"], "armies": {1: [1]}}
    )
    assert "action:usurp" not in t.options(0)
    t.does(0, "action:usurp_with_tail", "no").idle()
    assert t.s.control[2] == 0
    assert t.s.charged[7] == 0
    strong = lay(
        ("special", 0), {"at": 2, "attributes": [2, 3, 2], "artifacts": ["huldras_tail"], "armies": {1: [1]}}
    )
    assert "action:usurp_with_tail" not in strong.options(0)


def test_gungnir_and_mjolnir_work_at_the_start_of_the_turn() -> None:
    t = lay(("turn", 0), {"artifacts": ["gungnir"], "armies": {9: [2]}, "at": 1})
    t.does(0, "artifact:gungnir").asked("hero-phase", 0)
    assert army(t, 0) == [(9, 3)]
    nothing = lay(("turn", 0), {"artifacts": ["gungnir"], "armies": {9: [6]}, "at": 1})
    nothing.asked("hero-phase", 0)
