"""Whole random games for every number of players and every Scene: laws, invariants and words at every decision."""

from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.engine import Game
from meadhall.games.god_of_war import RULES
from meadhall.games.god_of_war.content import QUESTS
from meadhall.games.god_of_war.invariants import unsettled
from meadhall.laws import check
from meadhall.text import LANGUAGES, Texts


def play(game: Game[Any], seed: int) -> int:
    """Play to the end by random answers; the number of answers."""
    random = Random(seed)
    answers = 0
    while not game.over:
        assert game.rules.invariants(game.s) == []
        question = random.choice(game.questions)
        if question.key == "step":
            assert unsettled(game.s) == []
        game.answer(question.seat, random.choice(question.values))
        answers += 1
    assert game.rules.invariants(game.s) == []
    return answers


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("quest", [quest.id for quest in QUESTS])
def test_random_games_end(seats: int, quest: str) -> None:
    for seed in range(4):
        options = {"first_scene": quest, "length": "single" if seed % 2 else "full", "heroes": "random"}
        game = meadhall.new("god-of-war", seats=seats, seed=seed, options=options)
        assert play(game, seed) > 10
        assert game.s.won != game.s.lost
        assert game.winners() == (list(range(seats)) if game.s.won else [])


def test_whole_campaigns_with_heroes_who_never_tire() -> None:
    """Random players hardly ever see a second Quest; healed after every answer they reach the Final Boss and win."""
    bosses, won = set(), 0
    for seed in (2, 3, 8):
        random = Random(seed)
        game = meadhall.new("god-of-war", seats=1 + seed % 4, seed=seed, options={"heroes": "random"})
        while not game.over:
            assert game.rules.invariants(game.s) == []
            question = game.questions[0]
            if question.key == "step":
                assert unsettled(game.s) == []
            busy = [value for value in question.values if value not in ("end", "pass")] or list(
                question.values
            )
            game.answer(
                question.seat, random.choice(busy if random.random() < 0.8 else list(question.values))
            )
            for hero, column in enumerate(game.s.column):
                if column >= 0 and question.key != "poison-target":  # a deck of Poison cards alone must kill
                    game.s.damage[hero] = 0
        if game.s.done >= 2:
            bosses.add(game.s.quest)
        won += game.s.won
    assert len(bosses) >= 2
    assert won >= 1


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_laws_hold(seats: int) -> None:
    for seed in range(2):
        check(meadhall.new("god-of-war", seats=seats, seed=seed), Random(seed), every=4, slow=0.005)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_asked_and_told_has_words(lang: str) -> None:
    texts = Texts(RULES, lang)
    for seed in range(12):
        random = Random(seed)
        game = meadhall.new("god-of-war", seats=1 + seed % 4, seed=seed)
        while not game.over:
            assert all(texts.all_of(game.questions))
            question = random.choice(game.questions)
            game.answer(question.seat, random.choice(question.values))
        assert all(texts.event(event) for event in game.events(None))
