"""SOLO-9, 13: Rune Actions of a Follower, bonus and card removal."""

from typing import Any

import pytest

from meadhall.games.lords_of_ragnarok.content import ACTIONS, GIFTS
from tests.clauses import clause
from tests.games.lords_of_ragnarok.hall import alone, army, clauses_told, hand, runes, throw

ROW = ["basic_a1", "basic_a2", "basic_a3"]  # MIN, MAX, MIN


@clause("SOLO-9.1", "SOLO-9.2", "SOLO-9.3", "SOLO-9.4", "SOLO-EX1")
def test_rune_actions_go_along_the_row_without_the_selected_card() -> None:
    t = alone(
        ("follower_runes", 1, 0, 0),
        {},
        {
            "row": ["basic_a1", "basic_a2", "basic_a3"],
            "selected": 1,
            "runes": {"uruz": 2},
            "at": 16,
            "armies": {3: [2]},
        },
        active=1,
    )
    t.idle()
    done = [event["params"]["action"] for event in t.told("follower-rune-action")]
    assert done == ["follower_rune:alliance", "follower_rune:alliance"]
    assert sum(runes(t, 1)) == 0
    assert army(t, 1) == [(3, 2)]


@clause("SOLO-9.2")
def test_two_rune_actions_at_most_and_three_in_the_long_night() -> None:
    rich = {
        "row": ["basic_a1", "basic_a2", "basic_b1"],
        "selected": 1,
        "runes": {"uruz": 6},
        "at": 16,
        "armies": {3: [2]},
    }
    two = alone(("follower_runes", 1, 0, 0), {}, rich, active=1)
    assert len(two.told("follower-rune-action")) == 2
    three = alone(("follower_runes", 1, 0, 0), {}, rich, active=1, options={"challenge_long_night": "yes"})
    assert len(three.told("follower-rune-action")) == 3


@clause("SOLO-9.5")
def test_a_rune_for_doing_nothing() -> None:
    t = alone(("follower_runes", 1, 0, 0), {}, {"row": ROW, "selected": 1}, active=1)
    assert sum(runes(t, 1)) == 1
    assert clauses_told(t, "follower-rune") == ["SOLO-9.5"]


def tame(monsters: dict[str, int], **given: Any) -> list[int]:
    t = alone(
        ("follower_runes", 1, 0, 0),
        {},
        {
            "row": ["basic_c6", "basic_a3", "basic_a1"],
            "selected": 1,
            "runes": {"uruz": 1},
            "at": 9,
            "allies": ["alfheim", "jotunheim", "vanaheim"],
        },
        monsters=monsters,
        active=1,
        **given,
    )
    t.idle()
    return [m for m in range(6) if t.s.ring[m] == 1]


@clause("SOLO-9.10", "SOLO-9.11", "SOLO-9.12", "SOLO-9.13")
def test_control_of_neutral_monsters() -> None:
    assert tame({"draugr": 9, "fafnir": 12, "troll": 1}) == [0], (
        "near the Hero; Fafnir has the most open spaces"
    )
    assert tame({"troll": 1, "draugr": 10}) == [5], "none near, none controlled: the nearest"
    assert tame({"troll": 1, "draugr": 10}, rings={"draugr": 1}) == [5], "controls one: only near ones count"
    assert tame({"troll": 9, "draugr": 10, "huldra": 3}, rings={"draugr": 1, "huldra": 1}) == [3, 5], (
        "both rings in use"
    )
    assert tame({"troll": 9}, rings={"troll": 0}) == []


@clause("SOLO-9.40")
def test_activating_by_rune_needs_a_harmful_monster() -> None:
    row = {
        "row": ["basic_c3", "basic_a3", "basic_a1"],
        "selected": 1,
        "runes": {"uruz": 2},
        "at": 9,
        "allies": ["alfheim", "jotunheim", "vanaheim"],
    }
    harmless = alone(
        ("follower_runes", 1, 0, 0), {}, row, monsters={"draugr": 1}, rings={"draugr": 1}, active=1
    )
    assert not harmless.told("monster-activated")
    harmful = alone(
        ("follower_runes", 1, 0, 0),
        {"armies": {1: [3]}},
        row,
        monsters={"draugr": 1},
        rings={"draugr": 1},
        active=1,
    )
    harmful.idle()
    assert army(harmful, 0) == [(1, 2)]


@clause("SOLO-9.60")
def test_raising_an_attribute_by_rune() -> None:
    row = {
        "row": ["jarl_7", "basic_a3", "basic_a1"],
        "selected": 1,
        "runes": {"uruz": 3},
        "at": 9,
        "allies": ["alfheim", "jotunheim", "vanaheim"],
    }
    t = alone(("follower_runes", 1, 0, 0), {}, {**row, "attributes": [4, 2, 2]}, active=1)
    assert list(t.s.attribute[3:6]) == [4, 3, 2], "Ragnar leads by 2: the lowest, by preference Strength"
    full = alone(("follower_runes", 1, 0, 0), {}, {**row, "attributes": [6, 6, 6]}, active=1)
    assert clauses_told(full, "follower-rune") == ["SOLO-9.5"]


@clause("SOLO-9.70", "SOLO-9.71")
def test_recruiting_by_rune_places_no_token() -> None:
    row = {
        "row": ["jarl_5", "basic_a3", "basic_a1"],
        "selected": 1,
        "runes": {"uruz": 3},
        "at": 9,
        "allies": ["alfheim", "jotunheim", "vanaheim"],
    }
    t = alone(("follower_runes", 1, 0, 0), {}, {**row, "control": [12]}, active=1)
    assert army(t, 1) == [(12, 3)]
    assert sum(t.s.desolation) == 0
    none = alone(
        ("follower_runes", 1, 0, 0),
        {},
        {**row, "control": [12], "armies": {12: [1, 1, 1], 11: [1, 1, 1]}},
        active=1,
    )
    assert not none.told("follower-recruits")


# Section 13


@clause("SOLO-13.1", "SOLO-13.2", "SOLO-13.3", "SOLO-EX4")
def test_a_bonus_is_given_when_its_condition_holds() -> None:
    t = alone(
        ("follower_bonus", 1),
        {},
        {"row": ["jarl_2", "basic_a2", "basic_a3"], "selected": 0, "armies": {3: [5]}},
        active=1,
    )
    t.idle()
    assert len(hand(t, 1)) == 3
    assert ACTIONS.index(next(a for a in ACTIONS if a.id == "jarl_2")) in t.s.action_decks[0]
    missed = alone(
        ("follower_bonus", 1),
        {},
        {"row": ["jarl_2", "basic_a2", "basic_a3"], "selected": 0, "armies": {3: [4]}},
        active=1,
    )
    assert hand(missed, 1) == []
    assert missed.told("follower-no-bonus")[0]["params"]["need"] == "need:army_value_ge_5"


@clause("SOLO-13.5")
def test_a_gift_as_bonus_is_tucked() -> None:
    t = alone(
        ("follower_bonus", 1),
        {},
        {"row": ["godi_5", "basic_a2", "basic_a3"], "selected": 0, "control": [2, 4]},
        temples=[2, 4],
        active=1,
    )
    assert len(t.s.gifts[1]) == 1


@pytest.mark.parametrize("left", [True, False])
@clause("SOLO-13.5")
def test_the_first_gift_of_all_is_tucked_like_any_other_and_where_none_is_left_none(left: bool) -> None:
    first = GIFTS[0].id
    t = alone(
        ("follower_bonus", 1),
        {"gifts": [gift.id for gift in GIFTS[1:]] + ([] if left else [first])},
        {"row": ["godi_5", "basic_a2", "basic_a3"], "selected": 0, "control": [2, 4]},
        temples=[2, 4],
        active=1,
    )
    assert [event["params"]["gift"] for event in t.told("gift-taken")] == [f"gift:{first}"] * left
    assert len(t.s.gifts[1]) == left


@clause("SOLO-13.6", "SOLO-13.7")
def test_the_card_leaves_the_row() -> None:
    t = alone(("follower_bonus", 1), {}, {"row": ROW, "selected": 0}, active=1)
    names = [ACTIONS[card].id for card in t.s.action_rows[0]]
    assert names[:2] == ["basic_a2", "basic_a3"]
    assert len(names) == 3
    assert [ACTIONS[card].id for card in t.s.action_removed[0]] == ["basic_a1"]
    back = alone(("follower_bonus", 1), {}, {"row": ROW, "selected": 1}, active=1)
    assert "basic_a2" in [ACTIONS[card].id for card in back.s.action_decks[0]]


@clause("SOLO-13.8")
def test_an_empty_deck_recycles_first() -> None:
    t = alone(("follower_act", 1, 5), {}, {"row": ROW, "selected": 1}, active=1, dice=True)
    t.s.action_box += t.s.action_decks[0]
    t.s.action_decks[0].clear()
    t.s.agenda.append(("follower_card_off", (1,)))
    while t.game.chance and t.game.chance.key == "combat-card":
        throw(t, t.game.chance.values[0])
    throw(t, "action:basic_a2").idle()
    assert [ACTIONS[card].id for card in t.s.action_rows[0]] == ["basic_a1", "basic_a3", "basic_a2"]
