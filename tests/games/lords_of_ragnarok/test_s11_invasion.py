"""SOLO-11: Maneuvers and invasions."""

from typing import Any

import pytest

from meadhall.games.lords_of_ragnarok.solo.invasion import difficulty, may_invade, targets_of, wins_by_taking
from tests.clauses import clause
from tests.games.lords_of_ragnarok.hall import alone, army, clauses_told, why
from tests.table import Table

ROW = ["basic_a1", "basic_a2", "basic_a3"]  # MIN first


def look(human: dict[str, Any], follower: dict[str, Any], **given: Any) -> Table:
    """A position to look at; nothing happens in it but the placing of the Hero."""
    return alone(("follower_hero", 1), human, {"row": ROW, "selected": 0, **follower}, active=1, **given)


def step(human: dict[str, Any], follower: dict[str, Any], villain: str = "ragnar", **given: Any) -> Table:
    position = {"row": ROW, "selected": 0, **follower}
    return alone(("follower_maneuvers", 1), human, position, villain=villain, active=1, **given)


@clause("SOLO-11.2", "SOLO-11.3", "SOLO-11.4", "SOLO-11.5", "SOLO-EX2")
def test_difficulty() -> None:
    t = look(
        {
            "control": [8, 9, 10],
            "armies": {9: [2, 1], 10: [2], 12: [4], 2: [1]},
            "gifts": ["earthen_ramparts"],
        },
        {},
    )
    assert difficulty(t.s, 1, 11) == 4, "neutral: the Population"
    assert difficulty(t.s, 1, 8) == 0, "human, without Armies, whatever Gifts there are"
    assert difficulty(t.s, 1, 9) == 3
    assert difficulty(t.s, 1, 10) == 4, "2 + 2 for the Ramparts at a Settlement"
    assert difficulty(t.s, 1, 12) == 4, "neutral with human Armies: the larger number (Population 3)"
    assert difficulty(t.s, 1, 2) == 3


@clause("SOLO-11.6", "SOLO-EX12", "SOLO-11.25")
def test_neutral_regions() -> None:
    t = look({}, {"armies": {3: [2]}, "gifts": ["ransom"]})
    assert may_invade(t.s, 1, 2, 2), "3 <= 2 + 1"
    assert not may_invade(t.s, 1, 2, 6), "4"
    moved = step({}, {"armies": {3: [2]}, "gifts": ["ransom"], "control": [3, 1]})
    moved.idle()
    assert army(moved, 1) == [(2, 2)]
    assert moved.s.control[2] == 1, "control although the Army itself is too weak"


@clause("SOLO-11.5")
def test_neutral_regions_with_human_armies_need_both_tests() -> None:
    t = look({"armies": {12: [4]}}, {"hand": ["levy", "levy"]})
    assert may_invade(t.s, 1, 3, 12), "Population 3 <= 3 and 4 < 3 + 2"
    assert not may_invade(t.s, 1, 2, 12), "Population"
    strong = look({"armies": {12: [5]}}, {"hand": ["levy", "levy"]})
    assert not may_invade(strong.s, 1, 3, 12), "5 < 3 + 2 fails"
    behind = look(
        {"armies": {12: [3]}, "gifts": ["earthen_ramparts"]}, {"hand": ["levy", "levy"]}, temples=[12]
    )
    assert not may_invade(behind.s, 1, 3, 12), "3 and 2 for the Ramparts at a Temple"


@clause("SOLO-11.7", "SOLO-EX13")
def test_human_regions_by_value_cards_and_wisdom() -> None:
    cards = {"hand": ["levy", "levy", "hirdmen", "archers"], "attributes": [3, 2, 2]}
    four = look({"control": [9], "armies": {9: [4]}}, cards)
    assert may_invade(four.s, 1, 3, 9), "4 < 3 + 2"
    five = look({"control": [9], "armies": {9: [5]}}, cards)
    assert not may_invade(five.s, 1, 3, 9)
    gift = look({"control": [9], "armies": {9: [5]}}, {**cards, "gifts": ["ransom"]})
    assert may_invade(gift.s, 1, 3, 9), "5 < 3 + 2 + 1 under its board"
    even = look({"control": [9], "armies": {9: [1]}}, {})
    assert not may_invade(even.s, 1, 1, 9), "1 < 1 fails"
    empty = look({"control": [9]}, {})
    assert may_invade(empty.s, 1, 1, 9), "without Armies always"


@clause("SOLO-11.8", "SOLO-11.20", "SOLO-EX14")
def test_the_winning_blow() -> None:
    follower = {"control": [1, 2, 3, 4, 5, 6, 7, 8], "armies": {8: [5]}, "hand": []}
    human = {"control": [9, 10], "armies": {9: [6, 1]}}
    t = look(human, follower)
    assert wins_by_taking(t.s, 1, 9)
    assert may_invade(t.s, 1, 5, 9), "7 < 5 fails, 7 <= 5 + 2 holds"
    assert not may_invade(t.s, 1, 4, 9)
    assert targets_of(t.s, 1) == [9]
    neutral = look({}, {**follower, "armies": {8: [3]}})
    assert may_invade(neutral.s, 1, 3, 9), "a neutral Region too: 5 <= 3 + 2"
    chosen = step({"control": [9, 12]}, {**follower, "armies": {8: [5], 11: [5]}}, villain="snorri")
    assert why(chosen, "follower-invades") == ["why:winning_blow"]


@clause("SOLO-11.1", "SOLO-11.9", "SOLO-11.11", "SOLO-11.23")
def test_one_army_invades_the_strongest_next_to_the_target() -> None:
    t = step(
        {"control": [9], "armies": {9: [3]}},
        {"armies": {8: [2, 4], 12: [4]}, "control": [8, 12, 7, 10, 11, 16]},
    )
    assert targets_of(
        look(
            {"control": [9], "armies": {9: [3]}},
            {"armies": {8: [2, 4], 12: [4]}, "control": [8, 12, 7, 10, 11, 16]},
        ).s,
        1,
    ) == [9]
    assert t.told("follower-invades")[0]["params"]["value"] == 4
    assert (8, 2) in army(t, 1)
    assert (12, 4) in army(t, 1), "MIN took the Army of Region 8"


@clause("SOLO-11.10")
def test_without_armies_it_recruits_and_places_a_token() -> None:
    t = step({}, {"control": [10]})
    t.idle()
    assert army(t, 1) == [(10, 3)]
    assert sum(t.s.desolation) == 1
    assert clauses_told(t, "desolation") == ["SOLO-11.10"]


@clause("SOLO-11.12", "SOLO-11.13")
def test_without_a_target_the_foremost_army_grows() -> None:
    held = {"control": [9], "armies": {9: [6, 6]}}
    t = step(held, {"armies": {12: [2], 8: [2], 1: [1]}, "control": [12, 8, 1, 2, 3, 7, 10, 11, 16]})
    t.idle()
    assert army(t, 1) == [(1, 1), (8, 3), (12, 2)]
    assert why(t, "follower-strengthens") == ["why:tie_min"]
    nearer = step(
        {"control": [7], "armies": {7: [6, 6]}}, {"armies": {1: [1], 2: [1]}, "control": [1, 2, 3, 15, 16, 6]}
    )
    assert clauses_told(nearer, "follower-strengthens") == ["SOLO-11.13"]


@clause("SOLO-11.14", "SOLO-11.15", "SOLO-11.26")
def test_an_army_of_six_marches_to_the_frontier() -> None:
    strong = {"control": [9], "armies": {9: [6, 6, 6]}}
    t = step(strong, {"armies": {1: [6]}, "control": [1, 2, 3, 4, 5, 6, 15, 16]}, monsters={})
    t.idle()
    assert army(t, 1) == [(3, 6)]
    assert clauses_told(t, "follower-marches") == ["SOLO-11.14"]
    stuck = step(strong, {"armies": {8: [6]}, "control": [8, 7]})
    stuck.idle()
    assert army(stuck, 1) == [(8, 6)], "already at the frontier: nothing happens"


@clause("SOLO-11.21", "SOLO-11.22", "SOLO-EX19")
@pytest.mark.parametrize(
    ("villain", "target", "reason"),
    [
        ("snorri", 14, "why:free_shrine"),
        ("ragnar", 13, "why:nearest_human_region"),
        ("aslaug", 3, "why:land_spread"),
    ],
)
def test_the_three_methods(villain: str, target: int, reason: str) -> None:
    # from Region 16: 14 is a neutral Shrine, 13 human without Armies, 3 has a Land without own Regions
    t = step(
        {"control": [13]},
        {"armies": {16: [6]}, "control": [16, 15, 11, 12]},
        villain=villain,
    )
    assert t.told("follower-invades")[0]["params"]["region"] == f"region:{target}"
    assert why(t, "follower-invades") == [reason]


@clause("SOLO-11.21")
def test_method_three_may_finish_lands() -> None:
    follower = {"armies": {16: [6]}, "control": [16, 15, 11, 12, 13]}
    literal = step({}, follower, villain="aslaug")
    assert literal.told("follower-invades")[0]["params"]["region"] == "region:3"
    finish = step({}, follower, villain="aslaug", options={"method3_reading": "finish_lands"})
    assert finish.told("follower-invades")[0]["params"]["region"] == "region:14"


@clause("SOLO-11.24", "SOLO-14.20", "SOLO-14.2")
def test_human_armies_are_fought_at_once() -> None:
    t = step(
        {"control": [13], "armies": {13: [2]}, "hand": ["levy"]}, {"armies": {14: [5]}, "control": [14, 16]}
    )
    t.asked("battle-card", 0)
    assert t.told("battle")[0]["params"]["seat"] == "villain:ragnar"
    t.does(0, "pass").idle()
    assert t.s.control[13] == 1
    assert army(t, 1) == [(13, 4)]


@clause("SOLO-11.26")
def test_markers_stay_behind() -> None:
    t = step({"control": [13]}, {"armies": {14: [5]}, "control": [14]})
    t.idle()
    assert t.s.control[14] == 1
    assert t.s.control[13] == 1
