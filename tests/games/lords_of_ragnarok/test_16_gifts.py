"""LOR-16.3: the 36 Divine Gifts: each works, and does not where it should not."""

from typing import Any

import pytest

from tests.clauses import card
from tests.games.lords_of_ragnarok.hall import army, hand, lay, play, runes, throw
from tests.games.lords_of_ragnarok.test_12_hunt import hero_round, monster_round
from tests.games.lords_of_ragnarok.test_13_battle import battle, result


@card("victory_feast")
def test_victory_feast_heals_after_a_hunt() -> None:
    t = hero_round(["shield_wall"], hunter={"gifts": ["victory_feast"], "injured": ["strength"]})
    t.does(0, "done", "attribute:wisdom").asked("heal", 0).does(0, "attribute:strength").idle()
    assert list(t.s.injured[:3]) == [0, 0, 1]


@card("songs_and_legends")
def test_songs_and_legends_moves_before_activating_by_rune() -> None:
    me = {"at": 1, "runes": {"uruz": 1, "othala": 1}, "gifts": ["songs_and_legends"]}
    t = lay(("rune_phase", 0), me, {"armies": {8: [3]}}, monsters={"draugr": 9}, rings={"draugr": 0})
    t.does(0, "rune_action:activate_monster").asked("songs-move", 0)
    t.does(0, "region:8", "army:8_3", "attack").idle()
    assert army(t, 1) == [(8, 1)], "trampled, then attacked"
    neutral = lay(("rune_phase", 0), me, monsters={"draugr": 9}, dice=True)
    neutral.does(0, "rune_action:activate_monster")
    assert neutral.game.chance is not None, "a neutral Monster only rolls"


@card("runecarver")
def test_runecarver_doubles_the_forged_rune() -> None:
    t = lay(("prayer", 0), {"at": 3, "gifts": ["runecarver"]}, forges={3: "algiz"})
    t.does(0, "forge").idle()
    assert runes(t, 0) == [0, 0, 2]


@card("mimirs_well")
def test_mimirs_well_raises_the_rune_limit_only() -> None:
    t = lay(("act", 0, 5), {"gifts": ["mimirs_well"], "runes": {"uruz": 3}, "hand": ["levy", "levy"]})
    play(t, 0, "uruz", "draw")
    t.asked("discard-card", 0)
    assert runes(t, 0) == [4, 0, 0]


@card("seidr")
def test_seidr_pays_with_two_equal_runes() -> None:
    t = lay(("rune_phase", 0), {"at": 1, "gifts": ["seidr"], "runes": {"uruz": 2}})
    t.does(0, "rune_action:draw_1").idle()
    assert runes(t, 0) == [0, 0, 0]
    three = lay(
        ("rune_phase", 0), {"at": 1, "gifts": ["seidr"], "runes": {"uruz": 3}, "attributes": [2, 2, 3]}
    )
    assert three.why_not(0, "rune_action:draw_2").key == "no-runes"


@card("thread_of_the_norns")
def test_thread_of_the_norns_changes_a_rune() -> None:
    t = lay(("rune_phase", 0), {"at": 20, "gifts": ["thread_of_the_norns"], "runes": {"uruz": 1}})
    t.does(0, "gift:thread_of_the_norns")
    assert t.options(0) == ["rune:othala", "rune:algiz"]
    t.does(0, "rune:algiz", "rune_action:alliance").idle()
    none = lay(("rune_phase", 0), {"at": 20, "gifts": ["thread_of_the_norns"]})
    none.idle()


@card("thread_of_the_norns")
def test_thread_of_the_norns_takes_what_the_supply_has() -> None:
    me = {"at": 20, "gifts": ["thread_of_the_norns"], "runes": {"uruz": 1, "algiz": 1}}
    t = lay(("rune_phase", 0), me)
    t.s.rune_supply = [0, 0, 1]
    t.does(0, "gift:thread_of_the_norns")
    assert runes(t, 0) == [0, 0, 2], "Algiz cannot be changed: nothing but Algiz is left"


@card("dwarven_debt")
def test_dwarven_debt_takes_two_runes_for_a_covered_marker() -> None:
    t = lay(("put_marker", 1, 5), {"gifts": ["dwarven_debt"]}, wheel={"prepare": [0]}, active=1)
    t.does(0, "rune:uruz", "rune:algiz").idle()
    assert runes(t, 0) == [1, 0, 1]


@card("sap_of_the_world_tree")
def test_sap_heals_up_to_two_injuries() -> None:
    me = {"at": 1, "gifts": ["sap_of_the_world_tree"], "runes": {"algiz": 1}}
    t = lay(("rune_phase", 0), {**me, "injured": ["wisdom", "strength"]})
    t.does(0, "rune_action:sap", "attribute:wisdom").idle()
    assert sum(t.s.injured[:3]) == 0
    healthy = lay(("rune_phase", 0), {**me, "at": 20})
    assert healthy.why_not(0, "rune_action:sap").key == "no-injury"


@card("forced_march")
def test_forced_march_goes_two_regions_but_stops_at_foreign_armies() -> None:
    t = lay(
        ("maneuvers", 0),
        {"armies": {9: [2]}, "gifts": ["forced_march"], "drakkar": "whale_road"},
        {"armies": {10: [1]}},
    )
    t.does(0, "army:9_2", "region:8").asked("army-further", 0).does(0, "region:13").idle()
    assert army(t, 0) == [(13, 2)]
    stop = lay(("maneuvers", 0), {"armies": {9: [2]}, "gifts": ["forced_march"]}, {"armies": {10: [1]}})
    stop.does(0, "army:9_2", "region:10").idle()
    mobilized = lay(("act", 0, 0), {"armies": {9: [2]}, "gifts": ["forced_march"]})
    mobilized.does(0, "army:9_2+region:8").idle()


@card("thing_assembly")
def test_thing_assembly_grows_an_army_that_stayed() -> None:
    me = {"armies": {2: [2], 9: [1]}, "control": [2], "gifts": ["thing_assembly"]}
    t = lay(("maneuvers", 0), me)
    t.does(0, "army:9_1", "region:8").asked("thing-army", 0).does(0, "army:2_2").idle()
    assert army(t, 0) == [(2, 3), (8, 1)]
    activated = lay(("maneuvers", 0), me)
    activated.does(0, "army:2_2", "grow").idle()


@card("thing_assembly")
def test_thing_assembly_asks_only_for_armies_that_can_grow_in_own_settlements() -> None:
    gifts = {"gifts": ["thing_assembly"]}
    stays = lay(("maneuvers", 0), {"armies": {2: [2, 6], 9: [1]}, "control": [2, 9], **gifts})
    stays.does(0, "done").asked("thing-army", 0)
    assert stays.options(0) == ["army:2_2", "pass"], "not the Army of 6, not Region 9 without a Settlement"
    stays.does(0, "pass").idle()
    assert army(stays, 0) == [(2, 2), (2, 6), (9, 1)]
    foreign = lay(("maneuvers", 0), {"armies": {2: [2]}, **gifts}, {"control": [2]})
    foreign.does(0, "done").idle()
    full = lay(("maneuvers", 0), {"armies": {2: [6]}, "control": [2], **gifts})
    full.does(0, "done").idle()


@card("mead_hall")
def test_mead_hall_grows_by_two() -> None:
    t = lay(("maneuvers", 0), {"armies": {2: [2]}, "control": [2], "gifts": ["mead_hall"]})
    t.does(0, "army:2_2", "grow").idle()
    assert army(t, 0) == [(2, 4)]


@card("raven_banner")
def test_raven_banner_strengthens_recruits() -> None:
    t = lay(("act", 0, 1), {"gifts": ["raven_banner"], "drakkar": "whale_road"})
    t.does(0, "region:1").idle()
    assert army(t, 0) == [(1, 3)]
    full = lay(("act", 0, 1), {"gifts": ["raven_banner"], "attributes": [6, 2, 2]})
    full.does(0, "region:1")
    assert army(full, 0) == [(1, 6)]
    realm = lay(("realm_bonus", 0, 0), {"gifts": ["raven_banner"], "control": [1]})
    realm.does(0, "region:1")
    assert army(realm, 0) == [(1, 1)], "the value 1 of Muspelheim is not your Authority"


@card("shipwrights")
def test_shipwrights_sail_before_or_after_the_hero() -> None:
    before = lay(("hero_phase", 0), {"at": 10, "drakkar": "amber_sea", "gifts": ["shipwrights"]})
    before.does(0, "sail:serpent_sound")
    assert "pass" not in before.options(0)
    assert "region:11" in before.options(0)
    before.does(0, "region:11").idle()
    after = lay(("hero_phase", 0), {"at": 10, "drakkar": "amber_sea", "gifts": ["shipwrights"]})
    after.does(0, "region:9", "sea:whale_road").idle()
    assert after.s.drakkar_at[0] == 0


@card("beachhead")
def test_beachhead_grows_the_first_landing_of_a_turn() -> None:
    me = {"armies": {1: [2], 5: [1]}, "drakkar": "whale_road", "gifts": ["beachhead"]}
    t = lay(("act", 0, 0), me)
    t.does(0, "army:1_2", "region:6", "army:5_1", "region:1").idle()
    assert army(t, 0) == [(1, 1), (6, 3)]
    by_land = lay(("maneuvers", 0), {**me, "drakkar": "ember_sea"})
    by_land.does(0, "army:1_2", "region:4").idle()
    assert army(by_land, 0) == [(4, 2), (5, 1)]


@card("usurpers_tongue")
def test_usurpers_tongue_counts_one_more() -> None:
    t = lay(("special", 0), {"at": 2, "gifts": ["usurpers_tongue"], "armies": {1: [1]}})
    assert "action:usurp" in t.options(0)
    four = lay(("special", 0), {"at": 10, "gifts": ["usurpers_tongue"], "armies": {1: [1]}})
    assert four.why_not(0, "action:usurp").key == "too-weak-to-usurp"


@card("freemen")
def test_freemen_lower_the_population_for_armies() -> None:
    t = lay(("phase", 0, 4), {"armies": {18: [3]}, "gifts": ["freemen"]})
    t.does(0, "army:18_3", "region:19").idle()
    assert t.s.control[19] == 0
    usurp = lay(("special", 0), {"at": 2, "gifts": ["freemen"], "armies": {1: [1]}})
    assert usurp.why_not(0, "action:usurp").key == "too-weak-to-usurp"


@card("winter_stores")
def test_winter_stores_choose_three() -> None:
    t = lay(("act", 0, 5), {"gifts": ["winter_stores"], "attributes": [2, 2, 6]})
    play(t, 0, "draw", "draw", "draw")
    t.idle()
    assert len(hand(t, 0)) == 3


@card("einherjar")
def test_einherjar_lose_nothing_for_losing() -> None:
    t = battle(
        {"armies": [6]}, {"armies": [2], "hand": ["raiders"], "control": [19, 18], "gifts": ["einherjar"]}
    )
    play(t, 1, "raiders")
    t.idle()
    assert army(t, 1) == [(18, 1)], "the Casualty symbol still counts"
    plain = battle({"armies": [6]}, {"armies": [2], "control": [19, 18], "gifts": ["einherjar"]})
    assert army(plain, 1) == [(18, 2)]


@card("odins_favour")
def test_odins_favour_attacks() -> None:
    t = battle({"armies": [3], "gifts": ["odins_favour"]}, {"armies": [3], "control": [19, 18], "gifts": []})
    assert result(t) == ("seat:0", 4, 3)
    defends = battle({"armies": [3]}, {"armies": [3], "gifts": ["odins_favour"]})
    assert result(defends)[2] == 3


@card("earthen_ramparts")
def test_earthen_ramparts_defend_settlements_and_temples() -> None:
    wall = {"armies": [2], "gifts": ["earthen_ramparts"]}
    assert result(battle({"armies": [3]}, wall, region=18))[2] == 4
    assert result(battle({"armies": [3]}, wall, region=19, temples=[19]))[2] == 4
    assert result(battle({"armies": [3]}, wall, region=19))[2] == 2
    assert result(battle(wall, {"armies": [3]}, region=18))[1] == 2


@card("twin_altars")
def test_twin_altars_send_two_priests_to_different_monuments() -> None:
    t = lay(("prayer", 0), {"at": 1, "priests": 2, "gifts": ["twin_altars"]})
    t.does(0, "monument:odin")
    assert t.why_not(0, "monument:odin").key == "same-monument"
    t.does(0, "monument:thor").idle()
    assert list(t.s.attribute[:3]) == [3, 3, 2]


@card("spoils_of_war")
def test_spoils_of_war_draw_for_a_victory() -> None:
    won = battle({"armies": [3], "gifts": ["spoils_of_war"]}, {"armies": [1]})
    won.idle()
    assert len(hand(won, 0)) == 1
    lost = battle({"armies": [1], "gifts": ["spoils_of_war"]}, {"armies": [3]})
    assert hand(lost, 0) == []


@card("battle_fury")
def test_battle_fury_takes_a_symbol_off_the_first_card() -> None:
    t = battle(
        {"armies": [1], "hand": ["ulfhednar"], "gifts": ["battle_fury"]}, {"armies": [3], "control": [19, 18]}
    )
    play(t, 0, "ulfhednar")
    t.idle()
    assert army(t, 0) == [], "2 - 1 symbols are allowed with an Army of 1, and cost it"
    free = battle(
        {"armies": [1], "hand": ["hirdmen"], "gifts": ["battle_fury"]}, {"armies": [3], "control": [19, 18]}
    )
    play(free, 0, "hirdmen")
    assert army(free, 0) == [(19, 1)]


@card("ransom")
def test_ransom_takes_a_rune_of_the_loser() -> None:
    t = battle({"armies": [3], "gifts": ["ransom"]}, {"armies": [1], "runes": {"uruz": 1, "algiz": 1}})
    t.asked("ransom", 0).does(0, "rune:algiz").idle()
    assert runes(t, 0) == [0, 0, 1]
    assert runes(t, 1) == [1, 0, 0]
    poor = battle({"armies": [3], "gifts": ["ransom"]}, {"armies": [1]})
    poor.idle()


@card("iron_skin")
def test_iron_skin_ignores_the_first_injury_of_a_hunt() -> None:
    t = monster_round("crushing_blow", {"gifts": ["iron_skin"]})
    t.does(0, "attribute:wisdom").asked("wound-space", 0)
    assert sum(t.s.injured[:3]) == 1
    saved = monster_round("claws", {"gifts": ["iron_skin"], "injured": ["authority", "strength", "wisdom"]})
    saved.asked("wound-space", 0)
    destroyed = monster_round("destruction", {"gifts": ["iron_skin"]})
    destroyed.asked("spare-attribute", 0).does(0, "attribute:wisdom")
    assert list(destroyed.s.injured[:3]) == [1, 1, 0]
    failing = hero_round(["shield_wall"], hunter={"gifts": ["iron_skin"]})
    failing.does(0, "done").idle()
    assert sum(failing.s.injured[:3]) == 0


@card("beast_lore")
def test_beast_lore_finds_weak_spots() -> None:
    t = monster_round("roar", {"gifts": ["beast_lore"], "hand": ["archers"]})
    play(t, 0, "archers")
    assert len(hand(t, 0)) == 2, "1 + 2 + 2 reach the Weak Spot 5"
    without = monster_round("roar", {"hand": ["archers"]})
    play(without, 0, "archers")
    assert len(hand(without, 0)) == 1


@card("unyielding")
def test_unyielding_takes_no_injury_for_failing() -> None:
    t = hero_round(["shield_wall"], hunter={"gifts": ["unyielding"]})
    t.does(0, "done").idle()
    assert sum(t.s.injured[:3]) == 0
    struck = monster_round("claws", {"gifts": ["unyielding"]})
    struck.asked("injure", 0)


@card("sleipnirs_gallop")
def test_sleipnirs_gallop_rides_three_regions() -> None:
    t = lay(("hero_phase", 0), {"at": 9, "drakkar": "whale_road", "gifts": ["sleipnirs_gallop"]})
    t.does(0, "region:15").idle()
    assert t.s.hero_at[0] == 15


@card("eirs_touch")
def test_eirs_touch_heals_beside_another_choice() -> None:
    me = {"at": 9, "injured": ["wisdom"], "gifts": ["eirs_touch"]}
    t = lay(("hero_phase", 0), me)
    t.does(0, "region:8").asked("heal-too", 0).does(0, "attribute:wisdom").idle()
    assert sum(t.s.injured[:3]) == 0
    healing = lay(("hero_phase", 0), {**me, "injured": ["wisdom", "strength"]})
    healing.does(0, "attribute:wisdom").idle()


@card("envoy_of_the_realms")
def test_envoy_pays_with_any_rune() -> None:
    t = lay(("rune_phase", 0), {"at": 1, "runes": {"uruz": 1}, "gifts": ["envoy_of_the_realms"]})
    t.does(0, "rune_action:alliance").idle()
    assert t.s.allies[3] == 1


@card("bifrost")
def test_bifrost_draws_for_later_alliances() -> None:
    me = {"at": 1, "runes": {"othala": 1}, "gifts": ["bifrost"]}
    later = lay(("rune_phase", 0), me, {"allies": ["vanaheim"]})
    later.does(0, "rune_action:alliance").idle()
    assert len(hand(later, 0)) == 1
    first = lay(("rune_phase", 0), me)
    first.does(0, "rune_action:alliance").idle()
    assert len(hand(first, 0)) == 1, "only the card for being first"


@card("high_priest")
def test_high_priest_takes_two() -> None:
    t = lay(("act", 0, 2), {"control": [1], "gifts": ["high_priest"]})
    t.idle()
    assert t.s.priests[0] == 2


@card("beast_tamer")
def test_beast_tamer_reaches_next_door() -> None:
    me = {"at": 9, "runes": {"othala": 1, "uruz": 1}}
    t = lay(("rune_phase", 0), {**me, "gifts": ["beast_tamer"]}, monsters={"draugr": 8})
    t.does(0, "rune_action:control_monster").idle()
    assert t.s.ring[5] == 0
    far = lay(("rune_phase", 0), {**me, "gifts": ["beast_tamer"]}, monsters={"draugr": 6})
    assert far.why_not(0, "rune_action:control_monster").key == "no-neutral-monster"
    without = lay(("rune_phase", 0), me, monsters={"draugr": 8})
    assert without.why_not(0, "rune_action:control_monster").key == "no-neutral-monster"


CONDITIONS = [
    (3, "rc34_monument", {"monuments": {"thor": 3}}, {"monuments": {"thor": 1, "odin": 2}}),
    (3, "rc34_land", {"players": [{"control": [5, 6, 7]}]}, {"players": [{"control": [5, 6]}, {"control": [7]}]}),
    (3, "rc34_monsters", {"players": [{"trophies": ["troll"]}, {"trophies": ["huldra"]}]}, {"players": [{"trophies": ["troll"]}]}),
    (3, "rc34_temples", {"temples": [1, 4, 6, 10], "players": [{"control": [1, 4, 6, 10]}]}, {"temples": [1, 4, 6, 10], "players": [{"control": [1, 4, 6]}, {"control": [10]}]}),
    (3, "rc34_realms", {"players": [{"allies": ["muspelheim", "svartalfheim", "niflheim", "vanaheim"]}, {"allies": ["alfheim", "jotunheim"]}]}, {"players": [{"allies": ["muspelheim", "svartalfheim", "niflheim", "vanaheim", "alfheim"]}]}),
    (2, "rc2_monument", {"monuments": {"thor": 3}}, {"monuments": {"thor": 1, "odin": 2}}),
    (2, "rc2_lands", {"players": [{"control": [1, 2, 3]}, {"control": [4, 5, 6]}]}, {"players": [{"control": [1, 2, 3]}, {"control": [4, 5]}]}),
    (2, "rc2_monsters", {"players": [{"trophies": ["troll"]}]}, {}),
    (2, "rc2_temples", {"temples": [2, 4, 6], "players": [{"control": [2, 4, 6]}]}, {"temples": [2, 4, 6], "players": [{"control": [2, 4]}]}),
    (2, "rc2_realms", {"players": [{"allies": ["muspelheim", "svartalfheim", "niflheim", "vanaheim", "alfheim"]}]}, {"players": [{"allies": ["muspelheim", "svartalfheim", "niflheim", "vanaheim"]}]}),
]  # fmt: skip


@pytest.mark.parametrize(("seats", "name", "met", "unmet"), CONDITIONS)
def test_ragnarok_conditions(seats: int, name: str, met: dict[str, Any], unmet: dict[str, Any]) -> None:
    for given, expected in ((met, 1), (unmet, 0)):
        position = dict(given)
        players = position.pop("players", [])
        t = lay(
            ("build_monument", 0), *players, seats=seats, events=["event_02"], boss=5, dice=True, **position
        )
        t.does(0, "monument:freyja")
        place = t.game.view(None)["facts"]["conditions"].index(name)
        assert t.s.conditions[place] == expected, given


def test_gifts_do_not_work_for_others() -> None:
    t = lay(
        ("activation", 5),
        {},
        {"gifts": ["iron_skin", "mead_hall"], "armies": {9: [2]}},
        monsters={"draugr": 9},
        dice=True,
    )
    throw(t, "attack").idle()
    assert army(t, 1) == [(9, 1)]
