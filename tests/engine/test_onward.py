"""Playing on in another object: the old one keeps the position, whatever becomes of the game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.engine import Game, IllegalAnswer, InvalidAnswer
from meadhall.games import SHELF
from tests.engine.toy import toy


def told(game: Game[Any]) -> tuple[Any, ...]:
    """All that can be seen of a position."""
    eyes = [*range(game.seats), None]
    views = [game.view(seat) for seat in eyes]
    undo = [game.why_not_undo(seat) for seat in range(game.seats)]
    events = [game.events(seat, spans=True) for seat in eyes]
    return views, events, undo, game.digest(), game.decision, game.position, game.pending, game.saga()


@pytest.mark.parametrize("name", list(SHELF))
def test_the_old_game_stands_where_it_stood(name: str) -> None:
    game, dice = meadhall.new(name, seats=2, seed=11), Random(11)
    for number in range(120):
        if game.over:
            break
        before = told(game.clone()) if number % 7 == 0 else None
        seat = dice.choice(game.waiting)
        question = game.question(seat)
        assert question is not None
        new = game.onward()
        new.answer(seat, dice.choice(list(question.values)))
        state, position = game.s, game.position
        if before is not None:
            again = new.clone()
            assert told(game) == before
            assert (game.s, game.position) == (state, position)
            assert told(new) == told(again), "looking at the old one does not move the new one"
        game = new


def test_it_is_the_same_game_as_a_clone() -> None:
    game = toy()
    copy = game.clone()
    while not copy.over:
        seat, question = copy.waiting[0], copy.questions[0]
        copy.answer(seat, question.values[0])
        game = game.onward()
        game.answer(seat, question.values[0])
        assert told(game) == told(copy)


def test_a_refused_answer_leaves_both_as_they_were() -> None:
    game = toy()
    seat = game.waiting[0]
    before = told(game.clone())
    for _ in range(2):
        new = game.onward()
        with pytest.raises((IllegalAnswer, InvalidAnswer)):
            new.answer(seat, "nonsense")
        assert told(new) == before
    assert told(game) == before


def test_the_old_game_can_be_played_on_too() -> None:
    game = toy()
    seat, value = game.waiting[0], game.questions[0].values[0]
    new, twin = game.onward(), game.clone()
    new.answer(seat, value)
    game.answer(seat, value)
    twin.answer(seat, value)
    assert told(game) == told(new) == told(twin)
    with pytest.raises(AttributeError):
        game.nothing_of_that_name  # type: ignore[attr-defined] # noqa: B018
