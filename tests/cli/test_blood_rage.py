"""Blood Rage in the terminal: readable at 80 columns, in both languages, to the end of the game."""

import io
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

import meadhall
from meadhall.aid import open_aid
from meadhall.cli.speech import Words
from meadhall.engine import Game
from meadhall.engine.reference import reference
from meadhall.games import find_rules
from meadhall.games.blood_rage.terminal import board, note
from tests.browser.positions import at

ROOT = Path(__file__).parent.parent.parent
WIDTH = 80


def drawn(game: Game[Any], seat: int | None, lang: str) -> str:
    out = io.StringIO()
    words = Words(game.rules, lang)
    words.learn(game.view(seat)["facts"])
    Console(file=out, width=140).print(board(game.view(seat), words, WIDTH))
    return out.getvalue()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_table_fits_and_shows_no_hidden_card(seats: int, lang: str) -> None:
    game = meadhall.new("blood-rage", seats=seats, seed=11)
    random = Random(seats)
    while not game.over:
        question = random.choice(game.questions)
        if game.position % 9 == 0:
            words = Words(game.rules, lang)
            for seat in (question.seat, None):
                text = drawn(game, seat, lang)
                assert max(map(len, text.splitlines())) <= WIDTH
                for province in game.view(seat)["facts"]["provinces"]:
                    assert words.label(province) in text
            mine = game.view(question.seat)["zones"]["hands"][question.seat]
            shown = " ".join(drawn(game, question.seat, lang).split())
            assert all(words.label(card) in shown for card in mine)
        game.answer(question.seat, random.choice(question.values))
    assert drawn(game, None, lang)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_whole_public_table_is_shown_at_80_columns(lang: str) -> None:
    """Regions, Ragnarök tokens of all Ages, adjacency, pillaged and doomed provinces, who passed, no word cut in two."""
    game = meadhall.new("blood-rage", seats=4, seed=2, options={"first_player": 0})
    random = Random(2)
    while not any(game.s.passed) or not any(game.s.pillaged):
        question = random.choice(game.questions)
        game.answer(question.seat, random.choice(question.values))
    words, text = Words(game.rules, lang), drawn(game, None, lang)
    said = " ".join(text.replace("│", " ").split())
    facts = game.view(None)["facts"]
    for age, place in enumerate(facts["ragnarok"], 1):
        assert words.say("table-token", {"age": age, "place": place, "glory": age + 1}) in said
    for region in ("manheim", "jotunheim", "alfheim"):
        assert words.label(f"region:{region}") in said
    assert words.say("table-adjacent") in said
    assert words.say("table-passed") in said
    assert "✗" in said
    assert "☠" in said
    known = {word for clan in facts["clans"] for word in words.label(clan["clan"]).split()}
    known |= {
        word for token in ("rage", "axes", "horns", "all") for word in words.label(f"token:{token}").split()
    }
    assert known <= set(said.split())


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_aid_has_every_action_phase_and_god(lang: str) -> None:
    rules = meadhall.new("blood-rage", seats=2).rules
    words, text = Words(rules, lang), open_aid(rules, lang).plain
    for key in ("invade", "march", "upgrade", "quest", "pillage", "call_to_battle", "legendary"):
        label = words.say(f"term-{key}")
        assert label in text or key == "legendary"
    for god in ("odin", "thor", "loki", "frigga", "heimdall", "tyr"):
        assert words.say(f"god-{god}") in text


def test_a_spectator_sees_no_hand() -> None:
    game = meadhall.new("blood-rage", seats=2, seed=3)
    while not game.s.hands[0] or game.s.phase == "gods_gifts":
        game.answer(game.questions[0].seat, game.questions[0].values[0])
    assert "Your cards" in drawn(game, 0, "en")
    assert "Your cards" not in drawn(game, None, "en")


def meadhall_command(arguments: list[str], typed: str, tmp_path: Path) -> "subprocess.CompletedProcess[str]":
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "src"),
        "LC_ALL": "C.UTF-8",
        "COLUMNS": "100",
        "MEADHALL_DATA": str(tmp_path),
    }
    command = [sys.executable, "-m", "meadhall", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, env=environment, check=False)


def test_a_whole_game_typed_into_the_real_command(tmp_path: Path) -> None:
    arguments = ["play", "blood-rage", "--seats", "2", "--bots", "random", "--seed", "5"]
    said = meadhall_command(arguments, "why\nhint\nrules\n" + "1\n" * 400, tmp_path)
    assert said.returncode == 0, said.stderr
    assert said.stderr == ""
    assert "★" in said.stdout
    [path] = (tmp_path / "sagas").iterdir()
    game = meadhall.load(path)
    assert game.over
    checked = meadhall_command(["check", str(path)], "", tmp_path)
    assert checked.returncode == 0
    assert "good: blood-rage" in checked.stdout
    told = meadhall_command(["replay", str(path), "--seat", "1", "--lang", "pl"], "", tmp_path)
    assert told.returncode == 0
    assert "Klan Wilka" in told.stdout
    verified = meadhall_command(["verify", str(path)], "", tmp_path)
    assert "the seed 5 gives the hash" in verified.stdout


def test_rules_and_cards(tmp_path: Path) -> None:
    said = meadhall_command(["rules", "blood-rage", "BR-14.1.2"], "", tmp_path)
    assert said.stdout.startswith("BR-14.1.2")
    cards = meadhall_command(["cards", "blood-rage"], "", tmp_path)
    listed = reference(find_rules("blood-rage"))
    assert sum(each.copies for each in listed if each.value.startswith("card:")) == 102
    assert f"{len(listed)} different, {sum(each.copies for each in listed)} in all" in cards.stdout
    assert "Large base ×8" in cards.stdout
    assert "Age 2 ×2, Age 2 (3+) ×1" in " ".join(cards.stdout.split())
    polish = meadhall_command(["cards", "blood-rage", "laska friggi", "--lang", "pl"], "", tmp_path)
    assert "Łaska Friggi" in polish.stdout
    forms = meadhall_command(["cards", "blood-rage", "Trolla", "--lang", "pl"], "", tmp_path)
    assert "z druku, wg publicznych spisów" in forms.stdout
    assert "Zasady: BR-10.2.1" in forms.stdout
    drawn = meadhall_command(["rules", "blood-rage", "BR-EX3"], "", tmp_path)
    assert drawn.stdout.index("Before") < drawn.stdout.index("After")


SCENARIO = """
title = "Nowhere"
[given]
game = "blood-rage"
seats = 3
WHAT
[[when]]
seat = 0
answer = "pass"
"""


@pytest.mark.parametrize(
    ("what", "sentence"),
    [
        ('nonsense = ["x"]', "nonsense"),
        ('glory = ["many"]', "glory"),
        ('doom = "province:nowhere"', "nowhere"),
    ],
)
def test_a_scenario_with_an_unknown_id(what: str, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(SCENARIO.replace("WHAT", what))
    said = meadhall_command(["scenario", str(path)], "", tmp_path)
    assert said.returncode == 2
    assert len(said.stderr.splitlines()) == 1
    assert sentence in said.stderr
    assert "Traceback" not in said.stderr


def test_an_option_to_pillage_says_for_which_token() -> None:
    game = at(
        "blood-rage",
        2,
        "token",
        lambda game, ask: (
            ask.key == "action" and any(str(each).startswith("pillage:") for each in ask.values)
        ),
    )
    ask, words = game.questions[0], Words(game.rules, "pl")
    value = next(str(each) for each in ask.values if str(each).startswith("pillage:"))
    view = game.view(ask.seat)
    token = view["facts"]["provinces"][value.replace("pillage", "province")]["token"]
    assert note(view, ask, value, words) == words.label(token)
