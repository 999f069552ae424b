"""Positions laid out by hand: one clear sentence for everything that cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.engine import ScenarioError
from meadhall.games.reavers_of_midgard import RULES
from tests.games.reavers_of_midgard.fjord import fjord


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"dragon": 1}, "the position has no 'dragon'"),
        ({"location": "asgard"}, "there is no location 'asgard'; there are: recruit_reavers"),
        ({"round": "two"}, "round must be a number from -1 to 10000, not 'two'"),
        ({"players": [{}, {}, {}]}, "players must be a list of at most 2"),
        ({"players": [{"gold": 1}]}, "player 0 has no 'gold'"),
        ({"players": ["seat"]}, "player 0 must be a table"),
        ({"players": [{"food": "many"}]}, "food must be a number from 0 to 10000, not 'many'"),
        ({"players": [{"dice": ["red_raven"]}]}, "there is no die 'red_raven'"),
        ({"players": [{"dice": ["red_ship"] * 21}]}, "there are no more dice of the colour of 'red_ship'"),
        (
            {"players": [{"pile": ["mead"]}]},
            "there is no card 'mead'",
        ),
        (
            {"players": [{"pile": ["bodn"] * 3}]},
            "there is no card 'bodn' left to place",
        ),
        ({"players": [{"pile": "bodn"}]}, "a place for a card must be a list, not 'bodn'"),
        ({"players": [{"slots": {"recruit_reavers": []}}]}, "slots has no 'recruit_reavers'"),
        ({"players": [{"upgrades": ["sail"]}]}, "there is no Ship Upgrade tile 'sail'"),
        ({"players": [{"tiles": ["food_9"]}]}, "there is no tile 'food_9'"),
        ({"keep_pairs": [["art", "art"]] * 3}, "keep_pairs must be a list of at most 2, not"),
        ({"decks": {"gold": []}}, "decks has no 'gold'"),
        ({"out": ["gold"]}, "there is no deck 'gold'"),
        ({"stacks": {"gold_1": []}}, "stacks has no 'gold_1'"),
    ],
)
def test_what_cannot_be_is_refused_with_one_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        fjord(("place",), **given)
    assert sentence in str(caught.value)


def test_a_position_without_removed_cards_keeps_the_invariants() -> None:
    player = {
        "dice": ["red_ship"],
        "leader": "hero_a",
        "artifacts": ["bodn"],
        "tiles": ["food_1a"],
        "farms": 2,
    }
    t = fjord(
        ("place",), players=[player], keep_pairs=[["art", "armor"]], decks={"village": ["farm", "farm"]}
    )
    assert RULES.invariants(t.s) == []
    assert t.cards("decks", 1) == ["farm", "farm"]
    assert len(t.s.discards[1]) == 62 - 3


def test_the_invariants_notice_what_is_wrong() -> None:
    def broken(**changes: Any) -> str:
        t = fjord(("place",), players=[{"artifacts": ["bodn"]}])
        for name, value in changes.items():
            setattr(t.s, name, value)
        return " ".join(RULES.invariants(t.s))

    assert "I-01" in broken(supply=[19, 20, 20])
    assert "I-02" in broken(artifacts=((), ()))
    assert "I-03" in broken(tokens=((16, 0), (0, 0), (0, 0)))
    assert "I-04" in broken(upgrades=((2, 2, 0, 0, 0, 0), (0,) * 6))
    assert "I-05" in broken(food=[-1, 0])
    assert "I-07" in broken(round=7)
    assert "I-08" in broken(honor=1)
    assert "I-09" in broken(keep_pairs=((1,), ()))
    assert "I-12" in broken(over=True)
