"""Where a rule begins and ends: what mutants of the boundaries showed that no other test sees."""

from typing import Any

import pytest

from meadhall.games.lords_of_ragnarok.solo.invasion import may_invade, wins_by_taking
from tests.clauses import clause
from tests.games.lords_of_ragnarok.hall import lay
from tests.games.lords_of_ragnarok.test_s11_invasion import look as against_a_human
from tests.games.lords_of_ragnarok.test_s17_several import look

EIGHT: dict[str, Any] = {"monuments": {"odin": 3, "thor": 3, "freyja": 2}}


@clause("SOLO-17.20")
def test_the_first_follower_is_a_follower_to_the_second_too() -> None:
    """The second needs a higher claim and the difficulty among Followers, like anybody."""
    t = look({}, {"control": [8], "armies": {8: [2]}}, {"control": [9, 10]})
    assert may_invade(t.s, 2, 2, 8), "2 of the Land against 1, and 2 >= 2"
    assert not may_invade(t.s, 2, 1, 8), "1 < 2"
    even = look({}, {"control": [8]}, {"control": [10]})
    assert not may_invade(even.s, 2, 6, 8), "one Region each: no higher claim"


@clause("SOLO-17.20")
def test_nobody_invades_what_it_controls() -> None:
    t = look({}, {"control": [8, 9]}, {"control": [10]})
    assert not may_invade(t.s, 1, 6, 8)
    assert not may_invade(t.s, 2, 6, 10)


@clause("SOLO-17.23")
def test_a_neutral_region_with_an_army_of_another_follower_is_not_invaded() -> None:
    t = look({}, {}, {"armies": {11: [1]}})
    assert not may_invade(t.s, 1, 6, 11)
    assert may_invade(t.s, 2, 6, 11), "its own Army does not bar it"


@clause("SOLO-11.6")
@pytest.mark.parametrize(("value", "fits"), [(4, True), (3, False)])
def test_a_neutral_region_falls_to_as_much_as_its_population(value: int, fits: bool) -> None:
    t = against_a_human({}, {})
    assert may_invade(t.s, 1, value, 11) is fits, "Population 4"


@clause("SOLO-11.8")
def test_the_winning_blow_needs_a_victory() -> None:
    """Two more are within reach only where the Region makes a Great Jarl or a Great Godi."""
    t = against_a_human({}, {})
    before = t.s.control
    assert not wins_by_taking(t.s, 1, 11)
    assert not may_invade(t.s, 1, 2, 11), "4 <= 2 + 2, but nothing is won by it"
    assert t.s.control == before, "what is only thought of does not happen"


@clause("LOR-1.3.2", "LOR-1.3.3")
def test_the_third_card_and_the_ninth_level_at_once_are_told_as_the_third_card() -> None:
    t = lay(("build_monument", 0), {"armies": {5: [1]}}, conditions=["rc34_temples", "rc34_realms"], **EIGHT)
    assert [event["clause"] for event in t.told("ragnarok")] == ["LOR-1.3.2"]
    assert t.s.last_turns == t.s.players + 1


@clause("LOR-1.3.2")
@pytest.mark.parametrize(
    ("flipped", "begins"), [(["rc34_realms"], False), (["rc34_realms", "rc34_temples"], True)]
)
def test_two_cards_do_not_bring_ragnarok(flipped: list[str], begins: bool) -> None:
    t = lay(
        ("build_monument", 0),
        {"armies": {5: [1]}},
        conditions=flipped,
        options={"ninth_level": "printed"},
        **EIGHT,
    )
    assert sum(t.s.conditions) == len(flipped) + 1
    assert (t.s.last_turns >= 0) is begins


@clause("LOR-1.3.2")
def test_ragnarok_begins_once() -> None:
    t = lay(
        ("build_monument", 0),
        {"armies": {5: [1]}},
        conditions=["rc34_realms", "rc34_temples"],
        last_turns=2,
        **EIGHT,
    )
    assert (t.s.last_turns, t.told("ragnarok")) == (2, [])
