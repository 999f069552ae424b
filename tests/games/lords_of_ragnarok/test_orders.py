"""What is done and with what, in one answer; where something comes between, the goal is asked for afterwards."""

from tests.clauses import card, clause
from tests.games.lords_of_ragnarok.hall import army, hand, lay, runes


@clause("LOR-9.5", "LOR-10.1.1")
def test_an_action_that_comes_next_is_named_with_its_goal() -> None:
    me = {"at": 2, "drakkar": "whale_road", "armies": {1: [1]}}
    t = lay(("special", 0), me, wheel={"reinforce": [1]})
    t.does(0, "action:reinforce+region:5").asked("rune-kind", 1).does(1, "rune:uruz").idle()
    assert army(t, 0) == [(1, 1), (5, 2)]


@clause("LOR-9.4", "LOR-9.9")
def test_a_realm_bonus_comes_before_the_goal_is_named() -> None:
    for realm in ("muspelheim", "svartalfheim", "niflheim", "vanaheim", "alfheim", "jotunheim"):
        me = {"at": 2, "drakkar": "whale_road", "armies": {1: [1]}, "control": [1], "allies": [realm]}
        t = lay(("special", 0), me)
        t.does(0, "action:reinforce")
        if t.game.questions[0].key.startswith("bonus-"):
            t.does(0, "pass").asked("recruit-region", 0)
            return
    raise AssertionError("no Realm lies at the space of Reinforce")


@clause("LOR-10.2.1")
def test_the_first_army_is_named_with_the_mobilization() -> None:
    t = lay(("special", 0), {"at": 2, "armies": {1: [1], 9: [2]}})
    t.does(0, "action:mobilize+army:1_1+region:2").asked("mobilize", 0).does(0, "-").idle()
    assert army(t, 0) == [(2, 1), (9, 2)]


@clause("LOR-10.6.3")
def test_an_usurper_may_leave_the_army_at_home() -> None:
    me = {"at": 5, "attributes": [3, 2, 2], "armies": {9: [1]}}
    t = lay(("special", 0), me, {"at": 12}, {"at": 12})
    t.does(0, "action:usurp_alone").idle()
    assert t.s.control[5] == 0
    assert army(t, 0) == [(9, 1)]
    foreign = lay(("special", 0), me, {"at": 12, "armies": {5: [1]}, "control": [5, 6]}, {"at": 12})
    assert "action:usurp_alone" not in foreign.options(0), "first the foreign Army retreats"


@clause("LOR-5.1", "LOR-5.3", "LOR-5.6", "LOR-5.7")
def test_a_priest_what_the_level_gives_and_the_forge_in_one_prayer() -> None:
    me = {"at": 3, "priests": 1, "armies": {1: [1], 9: [2]}}
    t = lay(("prayer", 0), me, monuments={"odin": 1}, forges={3: "algiz"})
    t.does(0, "monument:odin+forge+army:9_2").idle()
    assert army(t, 0) == [(1, 1), (9, 3)]
    assert runes(t, 0) == [0, 0, 1]
    t = lay(("prayer", 0), {**me, "at": 1}, monuments={"freyja": 2})
    t.does(0, "monument:freyja+rune:othala").idle()
    assert runes(t, 0) == [0, 2, 0]


@clause("LOR-2.3.6", "LOR-5.7")
def test_a_rune_that_is_forged_over_the_limit_is_named_with_the_one_that_goes_back() -> None:
    t = lay(("prayer", 0), {"at": 3, "runes": {"uruz": 2}}, forges={3: "algiz"})
    t.does(0, "forge+rune:uruz").idle()
    assert runes(t, 0) == [1, 0, 1]


@clause("LOR-11.2.1", "LOR-11.2.2")
def test_a_monster_moves_and_tramples_in_one_answer() -> None:
    t = lay(
        ("activation", 5),
        {"armies": {9: [1]}},
        {"armies": {9: [3]}},
        monsters={"draugr": 8},
        rings={"draugr": 0},
    )
    t.does(0, "region:9+army:9_3").idle()
    assert army(t, 1) == [(9, 2)]
    t = lay(("activation", 5), {}, {"armies": {9: [3]}}, monsters={"draugr": 8}, rings={"draugr": 0})
    t.does(0, "region:9+spare").idle()
    assert army(t, 1) == [(9, 3)]


@card("reserves")
@clause("LOR-13.2", "LOR-13.3")
def test_reserves_let_more_cards_follow_the_last_ones() -> None:
    t = lay(
        ("battle", 19),
        {"armies": {19: [1], 18: [2]}, "hand": ["reserves", "ulfhednar", "levy"]},
        {"armies": {19: [3]}},
    )
    assert "combat:ulfhednar#1" not in t.options(0), "more Casualties than the Army can bear"
    t.does(0, "combat:reserves#1", "done", "army:18_2").asked("battle-rest", 0)
    assert "combat:ulfhednar#1" in t.options(0)
    t.does(0, "-").idle()
    assert hand(t, 0) == ["levy", "ulfhednar"]
