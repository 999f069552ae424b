"""What is done and with what, in one answer; where something comes between, the goal is asked for afterwards."""

import pytest

from meadhall.engine import IllegalAnswer, Subset
from tests.clauses import card, clause
from tests.games.lords_of_ragnarok.hall import alone, army, hand, lay, runes


@clause("LOR-9.5", "LOR-10.1.1")
def test_an_action_that_comes_next_is_named_with_its_goal() -> None:
    me = {"at": 2, "drakkar": "whale_road", "armies": {1: [1]}}
    t = lay(("special", 0), me, wheel={"reinforce": [1]})
    t.does(0, "action:reinforce+region:5").asked("rune-kind", 1).does(1, "rune:uruz").idle()
    assert army(t, 0) == [(1, 1), (5, 2)]


@clause("LOR-10.1.1")
def test_a_region_that_several_armies_reach_is_one_goal_of_a_recruit() -> None:
    me = {"at": 2, "drakkar": "whale_road", "armies": {1: [1], 6: [1], 9: [1]}}
    t = lay(("special", 0), me, wheel={"reinforce": [1]})
    ask = t.game.question(0)
    assert isinstance(ask, Subset)
    regions = [str(goal) for goal in ask.members if str(goal).startswith("region:")]
    alike = {goal for goal in regions if regions.count(goal) > 1}
    assert alike
    for goal in alike:
        with pytest.raises(IllegalAnswer):
            t.does(0, f"action:reinforce+{goal}+{goal}")


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
def test_the_armies_are_named_with_the_mobilization() -> None:
    t = lay(("special", 0), {"at": 2, "armies": {1: [1], 9: [2], 12: [3]}})
    t.does(0, "action:mobilize+army:1_1+region:2").idle()
    assert army(t, 0) == [(2, 1), (9, 2), (12, 3)]
    t = lay(("special", 0), {"at": 2, "armies": {1: [1], 9: [2], 12: [3]}, "control": [2]})
    t.does(0, "action:mobilize+army:9_2+region:8+army:1_1+region:2").idle()
    assert army(t, 0) == [(2, 1), (8, 2), (12, 3)]


@clause("LOR-10.2.1", "LOR-10.2.2")
def test_armies_of_a_mobilization_may_meet_grow_and_change_places() -> None:
    t = lay(("act", 0, 0), {"armies": {8: [1], 12: [2]}})
    t.does(0, "army:8_1+region:13+army:12_2+region:13").idle()
    assert army(t, 0) == [(13, 1), (13, 2)]
    t = lay(("act", 0, 0), {"armies": {2: [2, 3], 9: [1]}, "control": [2]})
    t.does(0, "army:2_2+grow+army:2_3+grow+army:9_1+region:8").idle()
    assert army(t, 0) == [(2, 3), (2, 4), (8, 1)]
    t = lay(("act", 0, 0), {"armies": {8: [1], 9: [2]}})
    t.does(0, "army:8_1+region:9+army:9_2+region:8").idle()
    assert army(t, 0) == [(8, 2), (9, 1)], "each is moved once, whatever is named first"


@clause("LOR-10.2.1")
def test_where_either_army_could_go_either_way_it_is_asked_which() -> None:
    t = lay(("act", 0, 0), {"armies": {9: [2, 3]}})
    t.does(0, "army:9_2+army:9_3+region:8+region:10").asked("mobilize-goal", 0)
    assert t.options(0) == ["region:8", "region:10"]
    t.does(0, "region:10").idle()
    assert army(t, 0) == [(8, 3), (10, 2)]
    alike = lay(("act", 0, 0), {"armies": {9: [2, 2]}})
    alike.does(0, "army:9_2+army:9_2+region:8+region:10").idle()
    assert army(alike, 0) == [(8, 2), (10, 2)]


@clause("LOR-10.2.1")
def test_a_goal_waits_for_an_army_that_reaches_it() -> None:
    t = lay(("act", 0, 0), {"armies": {1: [1], 9: [2]}})
    ask = t.game.question(0)
    assert isinstance(ask, Subset)
    assert "region:8" not in ask.look(("army:1_1",)).fits
    assert "region:8" in ask.look(("army:1_1", "region:2", "army:9_2")).fits
    assert ask.look(("army:1_1", "region:2")).done is None


@card("beachhead")
@clause("LOR-10.2.1", "SOLO-15.8")
def test_armies_are_named_one_by_one_where_their_order_matters() -> None:
    for gifts, tokens in ((["beachhead"], []), ([], [3])):
        t = alone(
            ("special", 0), {"at": 2, "armies": {1: [1], 9: [2]}, "gifts": gifts}, {}, desolation=tokens
        )
        with pytest.raises(IllegalAnswer):
            t.does(0, "action:mobilize+army:9_2+region:8+army:1_1+region:2")
        t.does(0, "action:mobilize+army:9_2+region:8").asked("mobilize", 0).does(
            0, "army:1_1+region:2"
        ).idle()
        assert [row[0] for row in army(t, 0)] == [2, 8]


@clause("LOR-2.3.6")
def test_what_is_too_much_is_given_up_in_one_answer() -> None:
    forges = {3: "uruz", 6: "othala", 9: "algiz"}
    me = {"control": [3, 6, 9], "runes": {"algiz": 2}}
    t = lay(("build_monument", 0), me, forges=forges, events=["event_02"], boss=5)
    t.does(0, "monument:odin").asked("discard-rune", 0)
    with pytest.raises(IllegalAnswer):
        t.does(0, "rune:algiz+rune:uruz")
    t.does(0, "rune:algiz+rune:algiz+rune:uruz")
    assert runes(t, 0) == [0, 1, 1]
    cards = ["levy", "ulfhednar", "reserves"]
    t = lay(("act", 0, 5), {"hand": cards, "attributes": [2, 2, 2]})
    t.does(0, "prepare:draw").asked("discard-card", 0).does(0, "combat:levy#1+combat:reserves#1")
    assert "ulfhednar" in hand(t, 0)
    assert len(hand(t, 0)) == 2


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


@clause("LOR-5.3", "LOR-5.6")
def test_every_army_that_a_prayer_lets_grow_may_be_named_with_it() -> None:
    me = {"at": 1, "priests": 1, "armies": {1: [1], 9: [2], 12: [3]}}
    t = lay(("prayer", 0), me, monuments={"odin": 2})
    t.does(0, "monument:odin+army:1_1+army:12_3").idle()
    assert army(t, 0) == [(1, 2), (9, 2), (12, 4)]
    t = lay(("prayer", 0), me, monuments={"odin": 2})
    t.does(0, "monument:odin+army:9_2").asked("army-grow", 0).does(0, "army:9_3").idle()
    assert army(t, 0) == [(1, 1), (9, 4), (12, 3)], "the same one twice"


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
