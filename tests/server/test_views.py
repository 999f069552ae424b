"""The views that go over the wire are the engine's, word for word, and a browser can read their numbers. What is sent of a position to whoever
knows the one before is the difference of the two views, and nothing else."""

import json
from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.engine import Game
from meadhall.games import SHELF
from meadhall.table.views import Views
from tests.engine.toy import TOY
from tests.overlay import NESTED, View, laid_over

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
                for since in (game.position - 3, game.position + 1, *((0,) if game.over else ())):
                    events = views.events(seat, since)
                    assert json.loads(events) == json.loads(json.dumps(game.events(seat, since, spans=True)))
        if game.over:
            return
        question = choose.choice(game.questions)
        game = game.clone()  # as a table does; the views before are of the game as it stood
        game.answer(question.seat, choose.choice(question.values))


@pytest.mark.parametrize("seed", [3, 4])
@pytest.mark.parametrize("name", ["toy", *SHELF])
def test_what_changed_is_the_difference_of_two_views(name: str, seed: int) -> None:
    game: Game[Any] = (
        Game(TOY, 3, {}, str(seed)).begin() if name == "toy" else meadhall.new(name, seats=2, seed=seed)
    )
    choose, views, told = Random(seed), Views(game), 0
    eyes = (None, *range(game.seats))
    seen = {seat: json.loads(views.text(seat)) for seat in eyes}
    while not game.over:
        question = choose.choice(game.questions)
        game = game.onward()  # as a table does
        game.answer(question.seat, choose.choice(question.values))
        views = Views(game, views)
        for seat in eyes:
            changes, now = views.change(seat), json.loads(json.dumps(game.view(seat)))
            if changes is None:  # a name has come or gone: it is sent whole
                assert seen[seat]["facts"].keys() != now["facts"].keys()
                assert json.loads(views.text(seat)) == now
            else:
                parts = json.loads(changes)
                assert laid_over(seen[seat], parts) == now
                assert all_of(parts) == difference(seen[seat], now)
                told += 1
            seen[seat] = now
    assert told > 50


def test_nothing_is_said_of_a_position_that_nobody_knows_any_more() -> None:
    game = meadhall.new("blood-rage", seats=2, seed=3)
    first, alone = Views(game), Views(game)
    second = Views(game, first)
    assert second.change(0) is None, "seat 0 has not looked before"
    first.text(0)
    assert Views(game, first).change(0) is not None
    assert Views(game, first).change(1) is None
    assert alone.change(0) is None


def difference(before: View, now: View) -> View:
    """What a view shows otherwise than the one before, by name."""
    part = {
        name: now[name]
        for name in now
        if name not in NESTED and json.dumps(now[name]) != json.dumps(before[name])
    }
    for name in NESTED:
        nested = {
            each: value
            for each, value in now[name].items()
            if json.dumps(value) != json.dumps(before[name][each])
        }
        if nested:
            part[name] = nested
    return part


def all_of(parts: list[View]) -> View:
    """Several parts as one."""
    whole: View = {}
    for part in parts:
        whole |= {
            name: {**whole.get(name, {}), **value} if name in NESTED else value
            for name, value in part.items()
        }
    return whole


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
