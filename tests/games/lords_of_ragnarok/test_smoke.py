"""Whole random games for every number of players and Followers, with the invariants and the laws on the way."""

from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.engine import Game
from meadhall.games.lords_of_ragnarok.state import GOING_ON, RAGNAROK
from meadhall.laws import check

HARD = {
    f"challenge_{name}": "yes"
    for name in ("iron_vanguard", "heralds", "red_dawn", "long_night", "relentless")
}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"temple_track": "b"}),
    (3, {}),
    (4, {"temple_track": "b"}),
    (1, {"followers": 1}),
    (1, {"followers": 2, "easy_start": "yes", "method3_reading": "finish_lands"}),
    (1, {"followers": 3, **HARD, "challenge_scorched_earth": "yes"}),
    (2, {"followers": 1}),
    (2, {"followers": 2, **HARD}),
    (3, {"followers": 1}),
    (1, {"ladder": "challenges_3", "own_cards": "free"}),
    (3, {"ninth_level": "printed"}),
]


def play(game: Game[Any], seed: int) -> None:
    """Random answers to the end; the invariants at every decision."""
    random = Random(seed)
    turns_left = -1
    while not game.over:
        s = game.s
        assert game.rules.invariants(s) == []
        if turns_left > 0:
            assert 0 <= s.last_turns <= turns_left, "the last turns are counted down"
        turns_left = s.last_turns
        question = random.choice(game.questions)
        game.answer(question.seat, random.choice(question.values))
    assert game.rules.invariants(game.s) == []
    assert game.s.ending != GOING_ON
    if game.s.ending == RAGNAROK:
        assert game.s.last_turns == 0


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_games_end(seats: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        play(meadhall.new("lords-of-ragnarok", seats=seats, seed=seed, options=options), seed)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_laws_hold(seats: int, options: dict[str, Any]) -> None:
    game = meadhall.new("lords-of-ragnarok", seats=seats, seed=77, options=options)
    played = check(game, Random(5), every=25, slow=0.002)
    assert played.answers > 40
