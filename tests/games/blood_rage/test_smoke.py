"""Whole random games for every number of players, with all invariants at every decision."""

from random import Random

import pytest

import meadhall
from meadhall.engine import Game
from meadhall.games.blood_rage.state import Hall


def play(game: Game[Hall], seed: int) -> int:
    """Play to the end by random answers; the number of answers."""
    random = Random(seed)
    answers = 0
    while not game.over:
        assert game.rules.invariants(game.s) == []
        question = random.choice(game.questions)
        game.answer(question.seat, random.choice(question.values))
        answers += 1
    assert game.rules.invariants(game.s) == []
    return answers


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first_game", ["no", "yes"])
def test_random_games_end(seats: int, first_game: str) -> None:
    for seed in range(15):
        game = meadhall.new("blood-rage", seats=seats, seed=seed, options={"first_game": first_game})
        assert play(game, seed) > 40
        assert game.s.phase == "end"
        assert game.winners()
        assert max(game.scores()) == game.scores()[game.winners()[0]]
