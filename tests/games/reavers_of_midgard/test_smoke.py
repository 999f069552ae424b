"""Whole random games for every player count, with the invariants and the laws on the way."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from meadhall import laws
from meadhall.games.reavers_of_midgard import RULES


@pytest.mark.parametrize("seats", RULES.seats)
def test_random_games_keep_every_law(seats: int) -> None:
    for seed in range(2):
        game = meadhall.new("reavers-of-midgard", seats=seats, seed=f"smoke-{seed}")
        played = laws.check(game, Random(seed), every=25, slow=0.002)
        assert len(played.scores) == seats
        assert game.s.round == 6
        assert len(game.s.pawns) == 4


@pytest.mark.parametrize("seats", RULES.seats)
def test_invariants_hold_at_every_decision(seats: int) -> None:
    for seed in range(3):
        random = Random(seed)
        game = meadhall.new("reavers-of-midgard", seats=seats, seed=seed)
        while not game.over:
            assert RULES.invariants(game.s) == []
            question = random.choice(game.questions)
            game.answer(question.seat, random.choice(question.values))
        assert RULES.invariants(game.s) == []
        assert game.winners()
