"""SOLO-17, 18: several Followers, several humans, the Arbiter."""

from typing import Any

from meadhall.engine import replaced
from meadhall.games.lords_of_ragnarok.solo.invasion import follower_difficulty, higher_claim, may_invade
from meadhall.games.lords_of_ragnarok.solo.specials import can_usurp, usurp_targets
from tests.clauses import clause
from tests.games.lords_of_ragnarok.hall import alone, army, clauses_told, lay, runes, why
from tests.table import Table

FIRST = ["hero_ragnar_2", "hero_ragnar_1"]  # MIN, MAX
SECOND = ["hero_snorri_1", "hero_snorri_2"]  # MIN, MAX


def two(
    frame: tuple[Any, ...], human: dict[str, Any], first: dict[str, Any], second: dict[str, Any], **given: Any
) -> Table:
    """One human (0), Ragnar (1) and Snorri (2) on the big board."""
    return alone(frame, human, {"row": FIRST, **first}, {"row": SECOND, **second}, active=frame[1], **given)


def look(human: dict[str, Any], first: dict[str, Any], second: dict[str, Any], **given: Any) -> Table:
    return two(("follower_hero", 1), human, {"selected": 0, **first}, second, **given)


@clause("SOLO-17.6", "SOLO-EX21", "SOLO-INV11", "SOLO-18.4")
def test_one_token_between_two_turns_of_the_human() -> None:
    t = two(("follower_token", 2, "SOLO-12.61"), {}, {}, {}, block_token=1, desolation=[4, 7, 8, 13, 15])
    t.idle()
    assert t.s.ending == 0, "not even Surtr's Manifestation"
    assert clauses_told(t, "desolation-spared") == ["SOLO-17.6"]
    placed = two(("follower_token", 1, "SOLO-12.22"), {}, {}, {})
    assert placed.s.block_token == 1
    humans_turn_over = two(("end_turn", 0), {}, {}, {}, block_token=1, last_turns=1)
    assert humans_turn_over.s.ending != 0
    again = lay(("end_turn", 0), {}, {}, {}, seats=2, options={"followers": 1}, block_token=1)
    assert again.s.block_token == 1, "only the last human of the round ends the block"
    alone_again = alone(("follower_token", 1, "SOLO-12.22"), {}, {"row": FIRST}, block_token=1, active=1)
    assert sum(alone_again.s.desolation) == 1, "one Follower and one human: no such limit"


@clause("SOLO-17.7")
def test_the_big_board_needs_two_monsters_for_the_boss() -> None:
    t = look({"trophies": ["troll"]}, {"trophies": ["huldra", "draugr"]}, {})
    facts = t.game.view(0)["facts"]["players"]
    assert [player["may_hunt_boss"] for player in facts] == [False, True, False]


@clause("SOLO-17.10", "SOLO-17.11", "SOLO-EX20")
def test_the_higher_claim() -> None:
    temple = look({}, {"control": [1, 4]}, {"control": [6]}, temples=[1, 4, 6])
    assert higher_claim(temple.s, 1, 2, 6)
    assert not higher_claim(temple.s, 2, 1, 1)
    as_many = look({}, {"control": [1]}, {"control": [6]}, temples=[1, 6])
    assert not higher_claim(as_many.s, 1, 2, 6), "more Temples, not as many"
    land = look({}, {"control": [8, 9, 11]}, {"control": [10, 12, 13]})
    assert higher_claim(land.s, 1, 2, 10)
    assert higher_claim(land.s, 2, 1, 11), "each may have one to a Region of the other"


@clause("SOLO-17.20", "SOLO-EX20", "SOLO-17.22")
def test_invading_another_follower() -> None:
    t = look({}, {"control": [8, 9]}, {"control": [10], "armies": {10: [2], 8: [4]}})
    assert follower_difficulty(t.s, 10) == 4
    assert may_invade(t.s, 1, 4, 10)
    assert not may_invade(t.s, 1, 3, 10)
    sums = look(
        {}, {"control": [8, 9]}, {"control": [10], "armies": {10: [2, 3], 8: [4]}, "gifts": ["ransom"]}
    )
    assert follower_difficulty(sums.s, 10) == 5, "no modifiers of any kind"
    weaker = look({}, {"control": [8]}, {"control": [10]})
    assert follower_difficulty(weaker.s, 10) == 0, "nobody there, nobody next door"
    assert not may_invade(weaker.s, 1, 6, 10), "no higher claim"


@clause("SOLO-17.21", "SOLO-EX20")
def test_the_conflict_of_followers() -> None:
    t = two(
        ("follower_maneuvers", 1),
        {},
        {"control": [9, 1, 4], "armies": {9: [4]}},
        {"control": [10, 8], "armies": {10: [2], 8: [4]}},
        temples=[1, 4, 10],
    )
    t.idle()
    assert not t.told("battle")
    assert t.s.control[10] == 1
    assert army(t, 1) == [(10, 3)]
    assert army(t, 2) == [(8, 2), (8, 3)], "the supporting Army lost 1, the Army of 2 retreated"
    free = two(("follower_maneuvers", 1), {}, {"control": [8, 9], "armies": {9: [1]}}, {"control": [10]})
    free.idle()
    assert army(free, 1) == [(10, 1)], "D was 0: nobody loses anything"


@clause("SOLO-17.30", "SOLO-17.31")
def test_usurping_among_followers() -> None:
    t = look(
        {"control": [6], "at": 18},
        {"control": [8, 9], "at": 21, "attributes": [2, 3, 2]},
        {"control": [10, 13], "armies": {10: [3]}, "at": 18},
    )
    t.s.hero_at[1] = 8
    assert can_usurp(t.s, 1, 10)
    assert not can_usurp(t.s, 1, 13), "no higher claim in Land d"
    assert usurp_targets(t.s, 1) == [6], "human Regions come first"
    t.s.hero_at[2] = 10
    assert not can_usurp(t.s, 1, 10), "another Follower's Hero"
    t.s.control = replaced(t.s.control, 6, -1)
    t.s.hero_at[2] = 18
    assert usurp_targets(t.s, 1) == [10], "then Followers', then neutral ones"
    t.s.control = replaced(t.s.control, 10, 1)
    assert usurp_targets(t.s, 1) == [6]


@clause("SOLO-17.40", "SOLO-12.5")
def test_covering_another_followers_marker() -> None:
    t = two(("put_marker", 1, 0), {}, {}, {}, wheel={"mobilize": [2]})
    t.idle()
    assert sum(runes(t, 2)) == 1


@clause("SOLO-17.41", "SOLO-10.20")
def test_followers_are_hit_last() -> None:
    t = two(
        ("activation", 1),
        {"armies": {9: [1]}},
        {"selected": 0, "armies": {8: [6]}},
        {"armies": {10: [6]}},
        monsters={"troll": 9},
        rings={"troll": 1},
    )
    t.idle()
    assert army(t, 0) == []
    assert army(t, 2) == [(10, 5)], "another Follower before itself"
    assert army(t, 1) == [(8, 6)]


# several humans


def humans(
    frame: tuple[Any, ...],
    a: dict[str, Any],
    b: dict[str, Any],
    follower: dict[str, Any],
    villain: str = "ragnar",
    **given: Any,
) -> Table:
    """Two humans and one Follower (2); the Arbiter token is with seat 1."""
    options = {"followers": 1, "villain_1": villain, **given.pop("options", {})}
    return lay(
        frame,
        a,
        b,
        {"row": FIRST if villain == "ragnar" else SECOND, "selected": 0, **follower},
        seats=2,
        options=options,
        active=2,
        arbiter=1,
        **given,
    )


@clause("SOLO-18.3")
def test_the_human_means_any_human() -> None:
    t = humans(
        ("follower_maneuvers", 2),
        {"control": [14], "armies": {14: [6]}},
        {"control": [9]},
        {"armies": {8: [3]}, "control": [8, 6, 7, 10, 13]},
    )
    t.idle()
    assert t.s.control[9] == 2


@clause("SOLO-18.10", "SOLO-18.11", "SOLO-18.12", "SOLO-18.15", "SOLO-EX8")
def test_the_arbiter_chooses_between_humans() -> None:
    position = {"armies": {8: [3]}, "control": [8, 9, 7, 13]}
    t = humans(("follower_maneuvers", 2), {"control": [6]}, {"control": [10]}, position)
    t.asked("arbiter", 1)
    assert t.options(1) == ["region:6", "region:10"], "two empty Shrines of two humans"
    t.does(1, "region:6").idle()
    assert t.s.control[6] == 2
    assert t.s.arbiter == 0, "the token goes to the victim"
    assert why(t, "follower-invades") == ["why:arbiter"]
    kept = humans(("follower_maneuvers", 2), {"control": [6]}, {"control": [10]}, position)
    kept.does(1, "region:10").idle()
    assert kept.s.arbiter == 1


@clause("SOLO-18.10", "SOLO-18.15")
def test_the_arbiter_and_trampling() -> None:
    t = humans(
        ("activation", 5),
        {"armies": {8: [3]}},
        {"armies": {10: [3]}},
        {},
        monsters={"draugr": 9},
        rings={"draugr": 2},
    )
    t.asked("arbiter", 1).does(1, "region:10").idle()
    assert army(t, 1) == [(10, 2)]
    troll = humans(
        ("activation", 1),
        {"armies": {8: [3]}},
        {"armies": {10: [3]}},
        {},
        monsters={"troll": 9},
        rings={"troll": 2},
    )
    troll.asked("arbiter", 1).does(1, "army:8_3").idle()
    assert army(troll, 0) == [(8, 2)]
    assert troll.s.arbiter == 0


@clause("SOLO-18.15", "SOLO-EX8")
def test_the_arbiter_and_monsters_to_control_or_usurp() -> None:
    tame = humans(
        ("follower_runes", 2, 0, 0),
        {"armies": {6: [1]}},
        {"armies": {13: [1]}},
        {
            "row": ["hero_ragnar_1", "basic_c6"],
            "selected": 0,
            "runes": {"uruz": 1},
            "at": 8,
            "allies": ["alfheim", "jotunheim"],
        },
        monsters={"draugr": 6, "hati_skoll": 13},
    )
    tame.asked("arbiter", 1).does(1, "monster:draugr").idle()
    assert tame.s.ring[5] == 2
    usurp = humans(
        ("follower_act", 2, 4),
        {"control": [6], "at": 18},
        {"control": [10], "at": 18},
        {"at": 8, "control": [8]},
        villain="snorri",
    )
    usurp.asked("arbiter", 1)
    assert usurp.options(1) == ["region:6", "region:10"], "two Shrines without a Temple"


@clause("SOLO-18.13", "SOLO-18.14")
def test_one_victim_or_no_attack_needs_no_arbiter() -> None:
    one = humans(
        ("follower_maneuvers", 2), {"control": [6, 10]}, {}, {"armies": {8: [3]}, "control": [8, 9, 7, 13]}
    )
    one.idle()
    assert one.s.arbiter == 1
    assert why(one, "follower-invades") == ["why:tie_min"]
    nearer = humans(
        ("activation", 5),
        {"armies": {6: [3]}},
        {"armies": {13: [3]}},
        {},
        monsters={"draugr": 9},
        rings={"draugr": 2},
    )
    nearer.idle()
    assert nearer.s.monster_at[5] == 8
    assert nearer.s.arbiter == 1


@clause("SOLO-18.5")
def test_a_human_wins_alone_and_a_follower_beats_all() -> None:
    t = lay(
        ("phase", 0, 4),
        {"control": [1, 2, 3, 4, 5, 6, 7, 8, 9], "armies": {8: [5]}},
        {},
        {},
        seats=2,
        options={"followers": 1},
    )
    t.does(0, "army:8_5", "region:10").idle()
    assert t.game.winners() == [0]
    lost = humans(
        ("follower_maneuvers", 2),
        {"control": [10]},
        {},
        {"control": [1, 2, 3, 4, 5, 6, 7, 8, 9], "armies": {8: [5]}},
    )
    lost.idle()
    assert lost.game.winners() == []
    assert lost.s.winner == 2


@clause("SOLO-18.2", "SOLO-17.5")
def test_the_order_of_turns() -> None:
    t = lay(("end_turn", 1), {}, {}, {}, seats=2, options={"followers": 1}, active=1)
    turns = [event["params"]["seat"].split(":")[0] for event in t.told("turn")]
    assert turns[:2] == ["villain", "seat"]
