"""Lords of Ragnarok in the terminal: readable at 100 columns, in both languages, on both sides and against Followers."""

import io
from random import Random
from typing import Any

import pytest
from rich.console import Console

import meadhall
from meadhall.cli.speech import Words
from meadhall.engine import Game
from meadhall.games import find_rules
from meadhall.games.lords_of_ragnarok.names import MONSTER
from meadhall.games.lords_of_ragnarok.terminal import board


def drawn(game: Game[Any], seat: int | None, lang: str) -> str:
    out = io.StringIO()
    Console(file=out, width=140).print(board(game.view(seat), Words(game.rules, lang), 100))
    return out.getvalue()


@pytest.mark.parametrize(("seats", "followers"), [(1, 1), (1, 3), (2, 0), (3, 0), (4, 0)])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_table_fits_and_shows_no_hidden_card(seats: int, followers: int, lang: str) -> None:
    game = meadhall.new("lords-of-ragnarok", seats, 7, {"followers": followers})
    random = Random(seats)
    words = Words(game.rules, lang)
    while not game.over and game.position < 240:
        question = random.choice(game.questions)
        if game.position % 17 == 0:
            for seat in (question.seat, None):
                text = drawn(game, seat, lang)
                assert max(map(len, text.splitlines())) <= 100
                numbers = {line.split("✦")[0].split()[-1] for line in text.splitlines() if "✦" in line[:24]}
                assert len(numbers) >= 5  # the Regions at Yggdrasil
            shown = " ".join(drawn(game, question.seat, lang).split())
            for card in game.view(question.seat)["zones"]["hands"][question.seat]:
                assert words.label(card) in shown
        game.answer(question.seat, random.choice(question.values))


def test_what_stands_in_a_region_is_in_its_row() -> None:
    game = meadhall.new("lords-of-ragnarok", 2, 3)
    random = Random(3)
    while game.position < 150 and not game.over:
        question = game.questions[0]
        game.answer(question.seat, random.choice(question.values))
    text = drawn(game, None, "en")
    state = game.view(None)["state"]
    words = Words(game.rules, "en")
    monsters = [m for m, place in enumerate(state["monster_at"]) if place > 0]
    assert monsters
    for m in monsters:
        name = words.label(MONSTER[m])
        place = str(state["monster_at"][m])
        assert any(name in line and place in line for line in text.splitlines())
    for p in range(2):
        region = state["hero_at"][p]
        assert any("♞" in line and f"{region:>2}" in line for line in text.splitlines())


def test_the_next_turn_of_a_follower_is_foretold() -> None:
    game = meadhall.new("lords-of-ragnarok", 1, 5, {"followers": 1})
    while game.s.turn < 2:
        game.answer(game.questions[0].seat, game.questions[0].values[0])
    text = drawn(game, 0, "en")
    assert "next turn" in text
    assert "⚅ 3/6" in text
    assert "Desolation" in text


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_who_passed_in_a_battle_is_not_told_after_it(lang: str) -> None:
    game = meadhall.new("lords-of-ragnarok", 2, 3)
    random, words = Random(3), Words(find_rules("lords-of-ragnarok"), lang)
    passed = f": {words.say('table-battle_passed')}"
    seen = {True: False, False: False}
    while not game.over and not all(seen.values()):
        state = game.view(None)["state"]
        if any(state["battle_passed"]):
            fought = bool(state["battle_at"])
            seen[fought] = True
            assert fought or passed not in drawn(game, None, lang)
        question = game.questions[0]
        game.answer(question.seat, random.choice(question.values))
    assert seen[False]
