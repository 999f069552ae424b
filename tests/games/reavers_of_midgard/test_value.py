"""The value of a position, and the bot that plays by it."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from meadhall.bots.play import play_out
from meadhall.games.reavers_of_midgard.scoring import total
from meadhall.games.reavers_of_midgard.value import prospects, scored, value
from meadhall.games.reavers_of_midgard.worth import dice_worth, missed
from tests.games.reavers_of_midgard.fjord import fjord


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_quick_score_is_the_score_sheet(seats: int) -> None:
    random = Random(seats)
    game = meadhall.new("reavers-of-midgard", seats=seats, seed=seats)
    while not game.over:
        for seat in range(seats):
            assert scored(game.s, seat)[0] == total(game.s, seat)
        question = random.choice(game.questions)
        game.answer(question.seat, random.choice(question.values))
    assert [prospects(game.s, seat) for seat in range(seats)] == game.scores()


def test_more_is_better_and_terror_is_worse() -> None:
    plain = fjord(("place",), players=[{}]).s
    for gift in ({"glory": 1}, {"food": 1}, {"favor": 1}, {"dice": ["red_shield"]}, {"tiles": ["food_1a"]}):
        assert value(fjord(("place",), players=[gift]).s, 0) > value(plain, 0)
    assert value(fjord(("place",), players=[{"terror": 1}]).s, 0) < value(plain, 0)
    assert value(fjord(("place",), players=[{}, {"glory": 9}]).s, 0) < value(plain, 0)


def test_resources_fade_when_the_game_ends() -> None:
    early = fjord(("place",), round=1, players=[{"food": 6}]).s
    late = fjord(("place",), round=6, pawns=["raid_keeps", "raid_villages"], players=[{"food": 6}]).s
    assert value(early, 0) > value(late, 0) > 0


def test_an_easy_bot_beats_random_play() -> None:
    game = meadhall.new("reavers-of-midgard", seats=2, seed=1)
    play_out(game, {0: "random", 1: "easy"}, 1)
    assert game.winners() == [1]
    assert game.scores()[1] > 60


def test_a_die_is_missed_for_what_the_others_are_less_worth() -> None:
    random = Random(1)
    for _ in range(200):
        dice, wild = [random.choice((0, 0, 1, 2, 3)) for _ in range(18)], random.choice((-1, 5, 11, 17))
        for die in (d for d in range(18) if dice[d]):
            without = [n - (d == die) for d, n in enumerate(dice)]
            assert missed(dice, wild, die) == pytest.approx(
                dice_worth(dice, wild) - dice_worth(without, wild)
            )
