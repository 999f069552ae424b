"""Every game on the shelf speaks English and Polish, completely and about the same things."""

import re
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

import meadhall
from meadhall.audit import audit
from meadhall.games import SHELF, find_rules
from meadhall.text import LANGUAGES, Texts, text_id

GAMES = sorted(SHELF)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_missing_unused_or_unequal(game: str) -> None:
    problems = audit(find_rules(game))
    assert not problems, "\n" + "\n".join(problems)


@pytest.mark.parametrize("game", GAMES)
def test_every_card_says_what_it_does(game: str) -> None:
    rules = find_rules(game)
    values = sorted({value.partition("#")[0] for value in rules.values.get("card", ())})
    for lang in LANGUAGES:
        texts = Texts(rules, lang)
        silent = [value for value in values if not texts.effect(value)]
        assert not silent, f"{lang}: no effect for {silent}"


def sentences(path: Path) -> dict[str, str]:
    """Questions, reasons and events of a text file, without those that are nothing but a parameter."""
    entries = FluentParser().parse(path.read_text("utf-8")).body
    written = {e.id.name: FluentSerializer().serialize_entry(e) for e in entries if isinstance(e, Message)}
    said = {key: text for key, text in written.items() if key.startswith(("ask-", "no-", "log-"))}
    return {key: text for key, text in said.items() if any(map(str.isalpha, bare(text.partition("=")[2])))}


def bare(text: str) -> str:
    """A text without its parameters: "{ $seat }: { $figure } → { $place }." has no word of its own."""
    return re.sub(r"\$\w+|\[\w+\]", "", text)


@pytest.mark.parametrize("game", GAMES)
def test_polish_sentences_are_polish(game: str) -> None:
    """A sentence that reads the same in both languages was not translated."""
    english, polish = (sentences(find_rules(game).folder / "text" / f"{lang}.ftl") for lang in LANGUAGES)
    assert english
    assert not [key for key, text in english.items() if polish.get(key) == text]


def test_a_value_has_one_text_id() -> None:
    assert text_id("card:troll#a1-1") == "card-troll"
    assert text_id("pass") == "do-pass"


def test_a_quest_says_what_its_own_copy_is_worth() -> None:
    """BR-13.6: a Quest kept from an earlier Age counts with its own Age; the reference says all three."""
    for lang, name in (("en", "Glory"), ("pl", "Punktów Chwały")):
        texts = Texts(find_rules("blood-rage"), lang)
        assert f"7 {name}" in texts.effect("card:quest_manheim#a2-1")
        assert "/" not in texts.effect("card:quest_manheim#a2-1")
        assert f"5/7/9 {name}" in texts.effect("card:quest_manheim")


def test_who_is_called_like_the_clan_that_is_chosen_goes_by_number() -> None:
    """Who has no name is called after the clan: "Wolf clan: led by Wolf clan." says nothing."""
    event = {"key": "clan-chosen", "params": {"seat": "seat:1", "clan": "clan:wolf"}}
    rules = find_rules("blood-rage")
    clan = Texts(rules, "pl").label("clan:wolf")
    assert Texts(rules, "pl", ["Ann", clan]).event(event) == "Klan Wilka: prowadzi Gracz 2."
    assert Texts(rules, "pl", ["Ann", "Bo"]).event(event) == "Klan Wilka: prowadzi Bo."


WORD = re.compile(r"\w{4,}")
STEM = 4
NAMED_OTHERWISE = {"cause:activation"}  # the Monster itself stands in the question


@pytest.mark.parametrize("game", GAMES)
def test_a_question_says_what_asks_it(game: str) -> None:
    """Also who is asked in another's turn, or by a limit, reads why: a question that knows its cause names it."""
    rules = find_rules(game)
    texts = {lang: Texts(rules, lang) for lang in LANGUAGES}
    silent: set[str] = set()
    for seed in range(2):
        table, random = meadhall.new(game, seats=3 + seed, seed=seed), Random(seed)
        for _ in range(900):
            if table.over:
                break
            question = random.choice(table.questions)
            by = question.params.get("by")
            for lang in LANGUAGES if by is not None and by not in NAMED_OTHERWISE else ():
                said = texts[lang].question(question.key, dict(question.params)).lower()
                words = WORD.findall(texts[lang].label(str(by)).lower())
                if words and not any(word[:STEM] in said for word in words):
                    silent.add(f"{lang} {question.key} ({by}): {said}")
            table.answer(question.seat, random.choice(question.values))
    assert not silent, "\n".join(sorted(silent))
