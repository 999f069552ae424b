"""Perft: how many lines of play lead from a small fixed position, by number of answers.

A rule that offers one option too many or too few changes the counts. The first numbers can be worked out by hand, see below.
"""

from typing import Any

import pytest

from meadhall.engine import Game, IllegalAnswer
from tests.games.blood_rage.hall import Hall, battle, hall


def marchers() -> Hall:
    """Seat 0: 2 Rage, Leader and Warrior in Gimle. Seat 1: 1 Rage, a Ship in the fjord. Nobody else can come: the rest is in Valhalla."""
    return hall(
        {"rage": 2, "leader": "gimle", "ship": "valhalla", "warriors": {"gimle": 1, "valhalla": 7}},
        {"rage": 1, "leader": "valhalla", "ship": "nw", "warriors": {"valhalla": 8}},
        seats=2,
    )


def fighters() -> Hall:
    """A battle in Gimle in Age 2 with two cards each, a late card, a Watch and Tyr's Prowess among them."""
    return battle(
        {"rage": 1, "leader": "gimle", "hand": ["tyrs_crush", "heimdalls_eye"], "upgrades": ["tyrs_prowess"]},
        {"warriors": {"gimle": 2}, "hand": ["heimdalls_watch", "odins_tide"]},
        age=2,
        seats=3,
    )


def perft(game: Game[Any], depth: int) -> int:
    """Lines of `depth` answers, the first open question first; every blocked option on the way is refused with its reason."""
    if depth == 0 or game.over:
        return 1
    question = game.questions[0]
    lines = 0
    for value, reason in question.blocked():
        with pytest.raises(IllegalAnswer) as refused:
            game.answer(question.seat, value)
        assert refused.value.reason == reason
    for value in question.values:
        line = game.clone()
        line.answer(question.seat, value)
        lines += perft(line, depth - 1)
    return lines


@pytest.mark.parametrize(
    ("depth", "lines"), [(1, 3), (2, 12), (3, 23), (4, 57), (5, 153), (6, 546), (7, 1625)]
)
def test_marchers(depth: int, lines: int) -> None:
    """1: march, pillage, pass. 2: a march has 8 destinations (8); after the pillage, which sinks the Ship, seat 1 can only pass (1);
    after a pass seat 1 may pillage Gimle or Myrkulor or pass (3). 3: Warrior or Leader marches first (16); seat 0 may march or
    pass (2); after Gimle the phase is over (1), for Myrkulor seat 0 may send Warrior or Leader or nobody (3), or all have passed (1)."""
    assert perft(marchers().game, depth) == lines


@pytest.mark.parametrize(("depth", "lines"), [(1, 2), (2, 4), (3, 7), (4, 7), (5, 11), (9, 11)])
def test_fighters(depth: int, lines: int) -> None:
    """1 and 2: two cards each. 3: with Crush against Tide a late card is left to choose; after the Watch the last cards lie down unasked, and Prowess chooses. 5: Prowess chooses among the winner's cards."""
    assert perft(fighters().game, depth) == lines
