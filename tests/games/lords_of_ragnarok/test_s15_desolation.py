"""SOLO-15, 16: Desolation and the end of the game."""

from typing import Any

import pytest

from meadhall.games.lords_of_ragnarok.solo.desolation import lowest_open, value_needed
from meadhall.games.lords_of_ragnarok.state import MANIFESTATION, RAGNAROK
from tests.clauses import clause
from tests.games.lords_of_ragnarok.hall import alone, army, lay, why
from tests.table import Table

ROW = ["basic_a1", "basic_a2", "basic_a3"]
WHEEL = [3, 6, 9, 12, 16]


def token(human: dict[str, Any], follower: dict[str, Any], **given: Any) -> Table:
    return alone(
        ("follower_token", 1, "SOLO-12.22"), human, {"row": ROW, "selected": 0, **follower}, active=1, **given
    )


def regions(t: Table) -> list[int]:
    return [r for r, there in enumerate(t.s.desolation) if there]


@clause("SOLO-15.1", "SOLO-15.2", "SOLO-15.3", "SOLO-15.4")
def test_where_a_token_goes() -> None:
    own = token({"control": [3]}, {"control": [12, 16, 1]})
    assert regions(own) == [12]
    assert why(own, "desolation") == ["why:tie_min"]
    neutral = token({"control": [3, 6]}, {"control": [1]})
    assert regions(neutral) == [9]
    human = token({"control": [6, 16]}, {}, desolation=[3, 9, 12])
    assert regions(human) == [3, 6, 9, 12]
    assert human.s.control[6] == 0, "it changes nothing else"


@clause("SOLO-15.5", "SOLO-16.3")
def test_the_sixth_token_is_the_end() -> None:
    t = token({}, {}, desolation=WHEEL)
    t.idle()
    assert (t.s.ending, t.s.winner) == (MANIFESTATION, -1)
    assert t.game.winners() == []
    assert t.told("all-lost")


@clause(
    "SOLO-15.8", "SOLO-15.9", "SOLO-15.10", "SOLO-15.11", "SOLO-15.12", "SOLO-EX11", "SOLO-3.11", "SOLO-INV1"
)
def test_removing_a_token() -> None:
    t = alone(("maneuvers", 0), {"armies": {9: [4]}, "control": [9]}, {}, desolation=[9, 3])
    assert lowest_open(t.s) == 4
    t.does(0, "army:9_4", "cleanse").asked("desolation-gift", 0).does(0, "yes").idle()
    assert regions(t) == [3]
    assert len(t.s.gifts[0]) == 1
    assert army(t, 0) == [(9, 4)]
    weak = alone(("maneuvers", 0), {"armies": {9: [3]}, "control": [9]}, {}, desolation=[9, 3])
    assert "cleanse" not in weak.does(0, "army:9_3").options(0)
    foreign = alone(("maneuvers", 0), {"armies": {9: [4]}}, {}, desolation=[9, 3])
    assert "cleanse" not in foreign.does(0, "army:9_4").options(0)
    three = alone(("act", 0, 0), {"armies": {9: [3]}, "control": [9]}, {}, desolation=[9, 3, 6])
    three.does(0, "army:9_3", "cleanse").idle()
    assert list(three.s.gifts[0]) == [], "space 3 brings no Gift"
    declined = alone(("maneuvers", 0), {"armies": {9: [5]}, "control": [9]}, {}, desolation=[9])
    declined.does(0, "army:9_5", "cleanse", "no").idle()
    assert list(declined.s.gifts[0]) == []


@clause("SOLO-15.9", "SOLO-19.2")
def test_the_value_needed() -> None:
    for count, needed in enumerate((5, 4, 3, 2, 1), 1):
        t = alone(("maneuvers", 0), {"armies": {9: [1]}}, {}, desolation=WHEEL[:count])
        assert value_needed(t.s) == needed
    hard = alone(
        ("maneuvers", 0),
        {"armies": {9: [1]}},
        {},
        desolation=[9],
        options={"challenge_scorched_earth": "yes"},
    )
    assert value_needed(hard.s) == 6


@clause("SOLO-16.1")
def test_a_human_wins_by_the_same_numbers() -> None:
    t = alone(("phase", 0, 4), {"control": [1, 2, 3, 4, 5, 6, 7, 8], "armies": {8: [5]}}, {})
    t.does(0, "army:8_5", "region:9").idle()
    assert t.game.winners() == [0]


@clause("SOLO-16.4", "SOLO-16.5", "SOLO-16.6", "SOLO-EX6")
@pytest.mark.parametrize(("tokens", "winner"), [([3, 12, 16], 1), ([3, 12], 1), ([3], 0)])
def test_ragnarok_with_one_follower(tokens: list[int], winner: int) -> None:
    t = alone(("end_turn", 0), {"control": [3, 6, 9]}, {"control": [12]}, desolation=tokens, last_turns=1)
    t.idle()
    assert (t.s.ending, t.s.winner) == (RAGNAROK, winner)
    assert t.game.winners() == ([0] if winner == 0 else [])


@clause("SOLO-17.51", "SOLO-EX7", "SOLO-17.50")
@pytest.mark.parametrize(
    ("first", "second", "tokens", "wins"),
    [([13], [15], [1], True), ([13], [15], [1, 2], False), ([13, 15], [], [1], False)],
)
def test_ragnarok_with_two_followers(
    first: list[int], second: list[int], tokens: list[int], wins: bool
) -> None:
    t = alone(
        ("end_turn", 0),
        {"control": [4, 7, 8]},
        {"control": first},
        {"control": second},
        desolation=tokens,
        last_turns=1,
    )
    t.idle()
    assert (t.game.winners() == [0]) is wins


@clause("SOLO-18.5", "SOLO-18.6")
def test_ragnarok_with_several_humans() -> None:
    options = {"followers": 1, "villain_1": "ragnar"}
    t = lay(
        ("end_turn", 1),
        {"control": [4, 7]},
        {"control": [8, 15]},
        {"control": [13]},
        seats=2,
        options=options,
        last_turns=1,
        active=1,
    )
    t.idle()
    assert t.game.winners() == [0], "of equal humans the one whose last turn ended earlier"
    lost = lay(
        ("end_turn", 1),
        {"control": [4, 7]},
        {"control": [8]},
        {"control": [13]},
        seats=2,
        options=options,
        last_turns=1,
        active=1,
        desolation=[1],
    )
    lost.idle()
    assert lost.s.winner == 2
    assert lost.game.winners() == []
