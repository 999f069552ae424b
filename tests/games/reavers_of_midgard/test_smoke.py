"""Whole random games for every player count, with the invariants and the laws on the way."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import meadhall
from meadhall import laws
from meadhall.engine import Game
from meadhall.games.reavers_of_midgard import RULES
from meadhall.games.reavers_of_midgard import content as c
from meadhall.scenario import lay_out


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


def crowded(seats: int, random: Random) -> Game[Any]:
    """Decks of a handful of cards, and boards full of Artifacts and specialised Reavers."""
    ids = [[name for i, name in enumerate(c.CARDS) if c.DECK_OF[i] == deck] for deck in range(6)]
    for names in ids:
        random.shuffle(names)
    artifacts = sorted({card.id for card in c.CARD if isinstance(card, c.Artifact)})
    random.shuffle(artifacts)
    players = [
        {
            "food": 5,
            "favor": 4,
            "dice": ["red_shield", "blue_shield", "yellow_tree", "red_hammer", "blue_chest", "yellow_chest"],
            "artifacts": artifacts[seat * 3 : seat * 3 + 3],
            "slots": {
                "raid_keeps": [ids[0].pop(), ids[0].pop()],
                "battle_at_sea": [ids[0].pop(), ids[0].pop()],
                "raid_villages": [ids[0].pop(), ids[0].pop()],
            },
        }
        for seat in range(seats)
    ]
    ids[1] = [name for name in ids[1] if name.split("#")[0] not in artifacts]
    decks = {name: ids[deck][: random.randrange(14)] for deck, name in enumerate(c.DECKS)}
    given = {
        "game": "reavers-of-midgard",
        "seats": seats,
        "decks": decks,
        "out": list(c.DECKS),
        "players": players,
    }
    return lay_out(given, ("round",))


@pytest.mark.parametrize("seats", RULES.seats)
def test_decks_that_run_out_keep_the_laws(seats: int) -> None:
    random = Random(40 + seats)
    game = crowded(seats, random)
    asked = 0
    while not game.over:
        question = random.choice(game.questions)
        value = random.choice(question.values)
        asked += 1
        assert [x for x in RULES.invariants(game.s) if "I-02" not in x] == []  # cards are out of the game
        if asked % 12 == 0:
            laws.reason_law(game)
            laws.view_law(game, asked)
            laws.clone_law(game)
            laws.undo_law(game, question.seat, value)
        game.answer(question.seat, value)
    assert game.s.over
    assert asked > 100
