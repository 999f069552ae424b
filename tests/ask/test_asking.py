"""Questions in plain words, written from the rulebooks before the search was built; half of them were never looked at while it was tuned."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from meadhall.asking import MOST, ask
from meadhall.book import open_book
from meadhall.games import find_rules

HERE = Path(__file__).parent
PROMISED = 0.85
SILENT = 0.8
FIRST = 3


def written(lang: str) -> dict[str, list[dict[str, Any]]]:
    return tomllib.loads((HERE / f"questions.{lang}.toml").read_text("utf-8"))


def found(question: dict[str, Any], lang: str) -> list[str]:
    return [clause.id for clause in ask(find_rules(question["game"]), question["text"], lang)]


@pytest.mark.parametrize("half", ["seen", "unseen"])
@pytest.mark.parametrize("lang", ["pl", "en"])
def test_the_right_clause_is_among_the_first_three(lang: str, half: str) -> None:
    asked = [each for each in written(lang)["question"] if each["half"] == half]
    missed = [each["text"] for each in asked if not set(found(each, lang)[:FIRST]) & set(each["clauses"])]
    assert len(missed) <= (1 - PROMISED) * len(asked), missed


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_a_question_without_an_answer_says_so(lang: str) -> None:
    asked = written(lang)["nonsense"]
    answered = [each["text"] for each in asked if found(each, lang)]
    assert len(answered) <= round((1 - SILENT) * len(asked)), answered


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_every_clause_named_in_a_question_exists(lang: str) -> None:
    for each in written(lang)["question"]:
        known = open_book(find_rules(each["game"]).folder, lang).by_id
        assert set(each["clauses"]) <= set(known), each["text"]


@pytest.mark.parametrize("lang", ["pl", "en"])
@pytest.mark.parametrize("game", ["blood-rage", "god-of-war", "lords-of-ragnarok", "reavers-of-midgard"])
def test_the_register_names_clauses_that_exist(game: str, lang: str) -> None:
    folder = find_rules(game).folder
    register = tomllib.loads((folder / f"register.{lang}.toml").read_text("utf-8"))
    assert set(register) <= set(open_book(folder, lang).by_id)
    assert all(register.values())


def test_nothing_asked_is_nothing_answered() -> None:
    rules = find_rules("blood-rage")
    for words in ("", "  ", "?", "the", "!!!"):
        assert ask(rules, words) == []


def test_inflected_words_find_their_clause() -> None:
    rules = find_rules("blood-rage")
    one, other = ask(rules, "remis w bitwie", "pl"), ask(rules, "remisy bitew", "pl")
    assert {c.id for c in one[:FIRST]} & {c.id for c in other[:FIRST]}


def test_so_many_answers_at_most() -> None:
    assert len(ask(find_rules("lords-of-ragnarok"), "army region hero monster")) == MOST


@pytest.mark.parametrize(
    ("game", "clause"),
    [
        ("blood-rage", "BR-1.2"),
        ("god-of-war", "GOW-4.1"),
        ("lords-of-ragnarok", "LOR-1.1.2"),
        ("reavers-of-midgard", "RM-16.7"),
    ],
)
def test_who_wins_asks_about_the_game_unless_a_battle_is_named(game: str, clause: str) -> None:
    rules = find_rules(game)
    for lang, questions in (
        ("pl", ("kto wygrywa", "jak wygrać tę grę?")),
        ("en", ("who wins", "How do I win?")),
    ):
        assert [ask(rules, question, lang)[0].id for question in questions] == [clause] * 2, lang
    assert ask(rules, "kto wygrał bitwę", "pl")[0].id != clause
