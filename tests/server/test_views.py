"""The views that go over the wire are the engine's, word for word, and a browser can read their numbers."""

import json
from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.engine import Game
from meadhall.games import SHELF
from meadhall.table.views import Views
from tests.engine.toy import TOY

EXACT = 2**53
"""A browser holds whole numbers up to this one exactly."""


@pytest.mark.parametrize("name", ["toy", *SHELF])
def test_the_text_is_the_view(name: str) -> None:
    game: Game[Any] = Game(TOY, 3, {}, "1").begin() if name == "toy" else meadhall.new(name, seats=2, seed=3)
    choose, views = Random(3), Views(game)
    while True:
        views = Views(game, views)
        if game.over or choose.random() < 0.3:
            for seat in (None, *range(game.seats)):
                text = views.text(seat)
                assert text == json.dumps(json.loads(text), separators=(",", ":"), ensure_ascii=False)
                shown = json.loads(text, parse_int=exact)
                assert shown == json.loads(json.dumps(game.view(seat)))
                assert list(shown["zones"]) == list(game.view(seat)["zones"])
                for since in (game.position - 3, game.position + 1, *((0,) if game.over else ())):
                    events = views.events(seat, since)
                    assert json.loads(events) == json.loads(json.dumps(game.events(seat, since, spans=True)))
        if game.over:
            return
        question = choose.choice(game.questions)
        game = game.clone()  # as a table does; the views before are of the game as it stood
        game.answer(question.seat, choose.choice(question.values))


def exact(digits: str) -> int:
    number = int(digits)
    assert abs(number) < EXACT
    return number


def test_a_view_is_made_for_its_seat_and_kept() -> None:
    game = meadhall.new("blood-rage", seats=2, seed=3)
    views = Views(game)
    assert views.text(0) is views.text(0)
    assert json.loads(views.text(0))["seat"] == 0
    assert json.loads(views.text(1))["seat"] == 1
    assert views.text(None) == Views(game).text(None)
