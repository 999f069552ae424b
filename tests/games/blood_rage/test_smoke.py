"""Whole random games for every number of players: all invariants at every decision, and what must hold between two of them."""

from random import Random

import pytest

import meadhall
from meadhall.engine import Game
from meadhall.games.blood_rage.content import CONTENT
from meadhall.games.blood_rage.state import BloodRage


def play(game: Game[BloodRage], seed: int) -> int:
    """Play to the end by random answers; the number of answers."""
    random = Random(seed)
    answers = 0
    stats = game.s.stats[:]
    tokens = game.s.tokens
    while not game.over:
        s = game.s
        assert game.rules.invariants(s) == []
        assert all(after >= before for before, after in zip(stats, s.stats, strict=True)), "BR-I07"
        assert s.tokens == tokens, "BR-I11"
        stats = s.stats[:]
        question = random.choice(game.questions)
        if question.key == "action":
            assert s.rage[question.seat] > 0, "BR-I14"
            if s.turns == 1:
                start = CONTENT.dealt if s.age == 1 and game.options["first_game"] == "yes" else CONTENT.kept
                assert all(len(hand) - start in ((0,) if s.age == 1 else (0, 1)) for hand in s.hands), (
                    "BR-I12"
                )
                assert not any(s.pillaged), "BR-I11"
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
        told = game.events(None)
        gained = sum(event["params"]["amount"] for event in told if event["key"] == "glory-gained")
        assert sum(game.scores()) == gained, "BR-I17: stolen Glory is neither made nor lost"
        keys = [event["key"] for event in told]
        assert keys.count("battle-begins") == keys.count("battle-won") + keys.count("battle-tied"), "BR-I16"
        assert keys.count("province-destroyed") == sum(game.s.destroyed), "BR-I09"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_host_may_name_the_first_player(seat: int) -> None:
    game = meadhall.new("blood-rage", seats=3, seed=1, options={"first_player": seat})
    assert game.s.first == seat


def test_the_first_player_must_be_at_the_table() -> None:
    with pytest.raises(meadhall.MeadhallError, match="cannot be seat 2: the seats are numbered from 0 to 1"):
        meadhall.new("blood-rage", seats=2, seed=1, options={"first_player": 2})
