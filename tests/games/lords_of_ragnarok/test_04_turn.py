"""LOR-4 to 9: the turn, its phases, the Action Wheel."""

from tests.clauses import clause
from tests.games.lords_of_ragnarok.hall import army, card, hand, lay, play, runes


@clause("LOR-4.1", "LOR-4.2", "LOR-4.5")
def test_five_phases_and_only_the_special_action_is_obligatory() -> None:
    t = lay(("turn", 0), {"at": 3, "armies": {1: [1]}, "runes": {"uruz": 1, "othala": 1}})
    keys = []
    while t.s.active == 0 and not t.game.over:
        question = t.game.questions[0]
        keys.append(question.key)
        free = [v for v in question.values if v in ("pass", "done")]
        t.does(0, free[0] if free else "action:prepare" if question.key == "special" else question.values[0])
    assert keys[:5] == ["prayer", "hero-phase", "rune-phase", "maneuver", "special"]
    assert t.s.active == 1, "the player on the left is next"


@clause("LOR-4.3", "LOR-15.1", "LOR-15.4")
def test_start_of_turn_artifacts_come_first_in_any_order() -> None:
    t = lay(
        ("turn", 0),
        {"artifacts": ["mjolnir", "brisingamen", "gungnir"], "armies": {1: [1]}, "at": 1},
    )
    t.asked("use-turn-start", 0)
    t.does(0, "artifact:brisingamen", "rune:uruz")
    assert t.options(0) == ["artifact:gungnir", "artifact:mjolnir", "pass"]
    t.does(0, "artifact:mjolnir", "pass").asked("hero-phase", 0)
    assert list(t.s.charged[:3]) == [1, 0, 0]
    assert len(t.s.hands[0]) == 1
    assert runes(t, 0) == [1, 0, 0]


@clause("LOR-4.4", "LOR-10.2.2", "LOR-13.1")
def test_control_before_battles_before_control() -> None:
    t = lay(
        ("phase", 0, 5),
        {"armies": {18: [4, 4, 2]}, "drakkar": "amber_sea"},
        {"armies": {19: [1], 21: [1]}, "control": [19]},
        wheel={"prepare": [0], "usurp": [0], "reinforce": [0], "build_temple": [0], "monsters": [0]},
    )
    t.does(0, "action:mobilize+army:18_4+army:18_4+region:19+region:21")
    t.asked("battle-order", 0)
    assert t.s.control[18] == 0, "the Army that stayed took Region 18 before the Battles"
    t.does(0, "region:21").idle()
    assert [event["params"]["region"] for event in t.told("battle")] == ["region:21", "region:19"]
    assert t.s.control[19] == 0
    assert t.s.control[21] == -1, "4 + 0 does not reach the Population Strength 5"


@clause("LOR-5.1", "LOR-5.2", "LOR-5.3", "LOR-5.5")
def test_prayer_sends_one_priest_and_forges_once_in_any_order() -> None:
    t = lay(("prayer", 0), {"at": 3, "priests": 2})
    t.does(0, "forge")
    assert t.options(0) == ["monument:odin", "monument:thor", "monument:freyja", "done"]
    t.does(0, "monument:thor").idle()
    assert t.s.priests[0] == 1
    assert list(t.s.priests_sent[:3]) == [0, 1, 0]
    assert t.s.attribute[1] == 3


@clause("LOR-5.2", "LOR-5.5", "LOR-INV9")
def test_a_full_monument_takes_no_priest() -> None:
    t = lay(("prayer", 0), {"at": 1, "priests": 1}, {"sent": {"odin": 2}}, {"sent": {"odin": 1}})
    assert t.why_not(0, "monument:odin").clause == "LOR-5.2"
    assert t.options(0) == ["monument:thor", "monument:freyja", "done"]


@clause("LOR-5.3", "LOR-EX3")
def test_thor_at_level_three_draws_three_cards() -> None:
    t = lay(("prayer", 0), {"at": 1, "priests": 1}, monuments={"thor": 3})
    t.does(0, "monument:thor").asked("discard-card", 0)
    assert len(t.s.hands[0]) == 3
    assert t.s.attribute[1] == 3
    t.does(0, t.options(0)[0]).idle()
    assert len(t.s.hands[0]) == 2


@clause("LOR-5.3", "LOR-5.4")
def test_freyja_raises_wisdom_before_the_runes_come() -> None:
    t = lay(("prayer", 0), {"at": 1, "priests": 1, "runes": {"uruz": 2}}, monuments={"freyja": 1})
    t.does(0, "monument:freyja", "rune:uruz").idle()
    assert runes(t, 0) == [3, 0, 0], "the new limit is 3"
    lost = lay(("prayer", 0), {"at": 1, "priests": 1, "attributes": [6, 2, 2]}, monuments={"odin": 2})
    lost.does(0, "monument:odin").idle()
    assert lost.s.priests_sent[0] == 1, "a Priest may be sent although nothing comes of it"


@clause("LOR-5.6")
def test_odins_bonus_is_distributed_freely() -> None:
    t = lay(("prayer", 0), {"at": 1, "priests": 1, "armies": {1: [1], 2: [5]}}, monuments={"odin": 3})
    t.does(0, "monument:odin", "army:1_1", "army:2_5").idle()
    assert army(t, 0) == [(1, 3), (2, 6)], "the third step finds only one Army below 6"


@clause("LOR-5.7")
def test_forging_needs_the_hero_but_not_control() -> None:
    t = lay(("prayer", 0), {"at": 3, "priests": 1}, {"control": [3]})
    assert "forge" in t.options(0)
    elsewhere = lay(("prayer", 0), {"at": 1, "priests": 1, "control": [3]})
    assert "forge" not in elsewhere.options(0)


@clause("LOR-6.1", "LOR-6.2", "LOR-6.3")
def test_the_hero_walks_two_regions_by_land_or_drakkar() -> None:
    t = lay(("phase", 0, 2), {"at": 4, "drakkar": "whale_road"}, {"armies": {5: [2]}, "control": [5]})
    assert {"region:1", "region:5", "region:6"} <= set(t.options(0)), "over land, then by the Drakkar"
    assert "region:4" not in t.options(0), "there and back is no move"
    t.does(0, "region:5").idle()
    assert len(t.told("hero-placed")) == 1
    assert t.s.hero_at[0] == 5
    assert t.s.control[5] == 1
    assert not t.told("battle")


@clause("LOR-6.1")
def test_healing_is_offered_for_flipped_tokens_only() -> None:
    t = lay(("hero_phase", 0), {"at": 1, "injured": ["strength"]})
    assert [v for v in t.options(0) if str(v).startswith("attribute")] == ["attribute:strength"]
    t.does(0, "pass").idle()
    assert t.s.injured[1] == 1


@clause("LOR-7.1", "LOR-7.2", "LOR-EX11")
def test_one_rune_actions_need_the_right_kind() -> None:
    t = lay(("rune_phase", 0), {"at": 5, "runes": {"uruz": 1}}, monsters={"draugr": 5, "troll": 5}, boss=5)
    lacking = t.why_not(0, "rune_action:boss")
    assert (lacking.key, lacking.params) == ("no-rune-of", {"rune": "rune:othala"}), "Loki asks for Othala"
    t.does(0, "rune_action:control_monster").idle()
    assert t.s.ring[1] == 0
    assert t.s.ring[5] == -1, "Uruz pays for the Troll, not for the Draugr"


@clause("LOR-7.1")
def test_two_and_three_runes_must_differ() -> None:
    t = lay(("rune_phase", 0), {"at": 1, "runes": {"uruz": 2, "othala": 1}})
    assert "rune_action:draw_1" in t.options(0)
    lacking = t.why_not(0, "rune_action:draw_2")
    assert (lacking.key, lacking.params) == ("no-runes", {"cost": 3})
    same = lay(("rune_phase", 0), {"at": 1, "attributes": [2, 2, 3], "runes": {"algiz": 3}})
    same.idle()
    assert same.told("no-rune-action"), "a phase that passes by itself says why"


@clause("LOR-7.2", "LOR-11.5.2")
def test_the_rune_ability_of_the_boss_places_him() -> None:
    t = lay(("rune_phase", 0), {"at": 5, "runes": {"othala": 1}}, boss=5)
    t.does(0, "rune_action:boss", "region:20").idle()
    assert t.s.monster_at[6] == 20
    assert runes(t, 0) == [0, 0, 0]


@clause("LOR-7.2")
def test_what_the_basic_rune_actions_do() -> None:
    two = {"at": 1, "runes": {"uruz": 1, "othala": 1}}
    grown = lay(("rune_phase", 0), {**two, "armies": {4: [2], 9: [6]}})
    grown.does(0, "rune_action:army").idle()
    assert army(grown, 0) == [(4, 3), (9, 6)], "no Settlement is needed, the Army of 6 is no choice"
    drawn = lay(("rune_phase", 0), two)
    assert drawn.why_not(0, "rune_action:army").key == "no-army-to-grow"
    drawn.does(0, "rune_action:draw_1").idle()
    assert len(drawn.s.hands[0]) == 1
    assert runes(drawn, 0) == [0, 0, 0]
    placed = lay(("rune_phase", 0), two)
    placed.does(0, "rune_action:place_hero", "region:17").idle()
    assert placed.s.hero_at[0] == 17
    three = {"at": 1, "attributes": [2, 3, 3], "runes": {"uruz": 1, "othala": 1, "algiz": 1}}
    cards = lay(("rune_phase", 0), three)
    cards.does(0, "rune_action:draw_2").idle()
    assert len(cards.s.hands[0]) == 2
    raised = lay(("rune_phase", 0), three)
    raised.does(0, "rune_action:attribute").idle()
    assert list(raised.s.attribute[:3]) == [3, 3, 3]
    for paid in (grown, placed, cards, raised):
        assert runes(paid, 0) == [0, 0, 0]


@clause("LOR-7.2", "LOR-11.3.3")
def test_activating_by_rune_takes_neutral_or_own_monsters() -> None:
    t = lay(
        ("rune_phase", 0),
        {"at": 1, "runes": {"uruz": 1, "othala": 1}},
        monsters={"draugr": 5, "troll": 9, "huldra": 3},
        rings={"troll": 1, "huldra": 0},
    )
    t.does(0, "rune_action:activate_monster")
    assert t.options(0) == ["monster:huldra", "monster:draugr"]
    t.does(0, "monster:huldra").asked("monster-do", 0)


@clause("LOR-7.3")
def test_the_lowest_attribute_counts_flipped_tokens_as_two() -> None:
    t = lay(
        ("rune_phase", 0),
        {
            "at": 1,
            "attributes": [5, 3, 3],
            "injured": ["authority"],
            "runes": {"uruz": 1, "othala": 1, "algiz": 1},
        },
    )
    t.does(0, "rune_action:attribute").idle()
    assert list(t.s.attribute[:3]) == [6, 3, 3]
    tie = lay(
        ("rune_phase", 0), {"at": 1, "attributes": [3, 3, 4], "runes": {"uruz": 1, "othala": 1, "algiz": 1}}
    )
    tie.does(0, "rune_action:attribute")
    assert tie.options(0) == ["attribute:authority", "attribute:strength"]


@clause("LOR-7.4")
def test_gifts_add_rune_actions_but_only_one_is_done() -> None:
    t = lay(
        ("rune_phase", 0),
        {"at": 1, "runes": {"uruz": 2}, "injured": ["wisdom"], "gifts": ["sap_of_the_world_tree"]},
    )
    t.does(0, "rune_action:sap").idle()
    assert list(t.s.injured[:3]) == [0, 0, 0]
    assert runes(t, 0) == [1, 0, 0]
    without = lay(("rune_phase", 0), {"at": 1, "runes": {"uruz": 1, "othala": 1}, "injured": ["wisdom"]})
    assert "rune_action:sap" not in without.options(0)


@clause("LOR-8.1")
def test_one_army_moves_or_none() -> None:
    t = lay(("maneuvers", 0), {"armies": {1: [1], 9: [2]}})
    t.does(0, "army:9_2", "region:8").idle()
    assert army(t, 0) == [(1, 1), (8, 2)]
    lay(("maneuvers", 0), {"armies": {1: [1]}}).does(0, "done").idle()


@clause("LOR-8.1", "LOR-8.3")
def test_without_armies_one_may_be_recruited() -> None:
    t = lay(("maneuvers", 0), {"drakkar": "ember_sea", "attributes": [3, 2, 2]})
    t.asked("maneuver-recruit", 0).does(0, "region:14").idle()
    assert army(t, 0) == [(14, 3)]
    lay(("maneuvers", 0), {"drakkar": "ember_sea"}).does(0, "no").idle()


@clause("LOR-8.4")
def test_recruiting_on_a_foreign_shore_is_an_attack() -> None:
    t = lay(("phase", 0, 4), {"drakkar": "ember_sea"}, {"armies": {14: [1]}, "control": [14]})
    t.does(0, "region:14").idle()
    battle = t.told("battle")[0]["params"]
    assert (battle["seat"], battle["other"]) == ("seat:0", "seat:1")
    assert t.s.control[14] == 0


@clause("LOR-9.1", "LOR-9.2", "LOR-INV8")
def test_the_wheel_spaces_that_may_be_chosen() -> None:
    t = lay(("special", 0), {"at": 2, "armies": {1: [1]}}, wheel={"prepare": [0, 1], "mobilize": [1]})
    assert t.options(0) == ["action:mobilize", "action:reinforce", "action:build_monument"]
    assert t.why_not(0, "action:prepare").clause == "LOR-9.2"
    assert t.why_not(0, "action:build_temple").clause == "LOR-10.4.1"
    assert t.why_not(0, "action:monsters").clause == "LOR-10.5.1"
    assert t.why_not(0, "action:usurp").clause == "LOR-10.6.1"


@clause("LOR-9.3", "LOR-9.5", "LOR-EX5")
def test_the_covered_marker_brings_its_owner_a_rune() -> None:
    t = lay(("special", 1), {"allies": ["niflheim"]}, {"at": 2}, wheel={"prepare": [0]}, active=1)
    t.does(1, "action:prepare")
    t.asked("rune-kind", 0).does(0, "rune:othala")
    assert runes(t, 0) == [0, 1, 0]
    assert t.s.wheel[5] == (0, 1)
    t.asked("prepare", 1), "no Realm bonus on a covered space"


@clause("LOR-9.4", "LOR-9.6", "LOR-EX4")
def test_realm_bonuses_go_round_and_the_active_player_is_last() -> None:
    t = lay(
        ("special", 0),
        {"allies": ["muspelheim"], "control": [1], "at": 1},
        {"allies": ["muspelheim"], "control": [5]},
        monsters={"draugr": 9, "troll": 8},
    )
    t.does(0, "action:monsters")
    t.asked("bonus-muspelheim", 1).does(1, "region:5")
    t.asked("bonus-muspelheim", 0).does(0, "pass")
    t.asked("monsters", 0)
    assert army(t, 1) == [(5, 1)]
    assert army(t, 0) == []


@clause("LOR-9.4")
def test_what_the_realms_give() -> None:
    me = {"at": 1, "armies": {1: [1]}, "control": [1, 9], "injured": ["wisdom"], "drakkar": "whale_road"}
    card_drawn = lay(("realm_bonus", 0, 1), me)
    card_drawn.does(0, "yes").idle()
    assert len(card_drawn.s.hands[0]) == 1
    ship = lay(("realm_bonus", 0, 2), me)
    assert "sea:ember_sea" in ship.options(0), "three Seas away"
    ship.does(0, "sea:ember_sea").idle()
    moved = lay(("realm_bonus", 0, 2), me)
    moved.does(0, "army:1_1").idle()
    assert army(moved, 0) == [(9, 1)], "the only other own Region"
    rune = lay(("realm_bonus", 0, 3), me)
    rune.does(0, "rune:algiz").idle()
    assert runes(rune, 0) == [0, 0, 1]
    hero = lay(("realm_bonus", 0, 4), me)
    hero.does(0, "region:20").idle()
    assert hero.s.hero_at[0] == 20
    healed = lay(("realm_bonus", 0, 4), me)
    healed.does(0, "attribute:wisdom").idle()
    assert healed.s.injured[2] == 0
    grown = lay(("realm_bonus", 0, 5), me)
    grown.does(0, "army:1_1").idle()
    assert army(grown, 0) == [(1, 2)]


@clause("LOR-9.7")
def test_build_monument_needs_an_own_marker_and_puts_none() -> None:
    without = lay(("special", 0), {"at": 2, "armies": {1: [1]}})
    assert without.why_not(0, "action:build_monument").clause == "LOR-9.7"
    t = lay(
        ("special", 0), {"at": 2, "armies": {1: [1]}}, wheel={"prepare": [0]}, events=["event_02"], boss=5
    )
    t.does(0, "action:build_monument", "monument:odin")
    assert t.s.wheel == ((),) * 6


@clause("LOR-9.8")
def test_no_legal_special_action_skips_the_phase() -> None:
    full = {"control": [], "armies": {1: [1, 1, 1], 2: [1, 1, 1]}, "at": 2}
    wheel = {name: [0] for name in ("prepare", "mobilize", "reinforce", "build_temple", "monsters", "usurp")}
    t = lay(("special", 0), full, wheel=wheel, monuments={"odin": 3, "thor": 3, "freyja": 3}, last_turns=3)
    t.idle()
    assert t.told("special-skipped")


@clause("LOR-9.9")
def test_what_a_bonus_makes_impossible_is_left_out() -> None:
    t = lay(
        ("special", 0),
        {"allies": ["alfheim"], "armies": {1: [1], 2: [1], 3: [1], 4: [1], 9: [1]}, "control": [9], "at": 2},
        {"allies": ["alfheim"], "at": 9},
        wheel={"prepare": [0], "mobilize": [0]},
    )
    t.does(0, "action:reinforce")
    t.does(1, "pass").does(0, "pass")
    t.asked("recruit-region", 0)
    late = lay(("act", 0, 1), {"armies": {1: [1, 1, 1], 2: [1, 1, 1]}})
    late.idle()


def test_short_words_work() -> None:
    t = lay(("act", 0, 5), {"hand": ["levy"]})
    assert hand(t, 0) == ["levy"]
    assert card(t, 0, "draw") == "prepare:draw"
    play(t, 0, "draw")
    assert len(hand(t, 0)) == 2
