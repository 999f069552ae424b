"""Every lesson of every game, played by its own advice and by whatever it accepts: it cannot get stuck, and nothing of it is unsaid."""

import re
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from meadhall.book import open_book
from meadhall.engine import Choose, Game, Value
from meadhall.games import SHELF, find_rules
from meadhall.lessons import Lesson, lessons_of
from meadhall.lessons.rehearse import advice_faults, at_random, by_advice, rehearse
from meadhall.lessons.run import Guide, texts
from meadhall.text import LANGUAGES, Texts, text_id

LESSONS = [lesson for game in SHELF for lesson in lessons_of(find_rules(game)).values()]
EACH = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}/{lesson.name}")
WORDS = 40
TRIES = 12


@EACH
def test_its_advice_leads_through_all_steps(lesson: Lesson) -> None:
    rules = find_rules(lesson.game)
    out = rehearse(rules, lesson, by_advice, prepared=True)
    assert out.faults + advice_faults(rules, lesson) == []
    assert out.left == out.opened == [step.id for step in lesson.steps]


@EACH
@pytest.mark.parametrize("seed", range(TRIES))
def test_whatever_it_accepts_leads_through_all_steps(lesson: Lesson, seed: int) -> None:
    out = rehearse(find_rules(lesson.game), lesson, at_random(seed), seed=seed)
    assert out.faults == []
    assert out.left == [step.id for step in lesson.steps]


@EACH
def test_a_step_that_is_done_for_the_learner_meets_no_question_it_does_not_speak_of(lesson: Lesson) -> None:
    """Or "do it for me" would stop there without a word."""
    unspoken: list[str] = []

    def heard(guide: Guide, game: Game[Any], seat: int, asked: Choose, value: Value, ready: bool) -> None:
        step = guide.step if seat == lesson.seat else None
        if step is not None and step.acts and guide.act(asked) is None:
            unspoken.append(f"{step.id}: {asked.key}")

    rehearse(find_rules(lesson.game), lesson, by_advice, heard=heard)
    assert unspoken == []


@EACH
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_short_words(lesson: Lesson, lang: str) -> None:
    rules = find_rules(lesson.game)
    say, numbers = Texts(rules, lang), texts(rules)
    assert say.say(text_id(lesson.key()))
    assert say.say(text_id(lesson.key()), attribute="text")
    for step in lesson.steps:
        key = text_id(lesson.key(step))
        said = [say.say(key, numbers), say.say(key, numbers, "text")]
        assert ":" not in said[0], f"{key}: what is to be done stands in a sentence and has no colon"
        assert say.say("no-lesson-later", {"step": lesson.key(step)})
        if ".why = " in why_part(lesson, lang, key):
            said.append(say.say(key, numbers, "why"))
        for sentence in said:
            assert len(re.findall(r"\w+", sentence)) <= WORDS, f"{key}: {sentence}"


def why_part(lesson: Lesson, lang: str, key: str) -> str:
    text = (find_rules(lesson.game).folder / "lessons" / f"{lang}.ftl").read_text("utf-8")
    return text.partition(f"\n{key} =")[2].partition("\nlesson-")[0]


@pytest.mark.parametrize("game", sorted({lesson.game for lesson in LESSONS}))
def test_both_languages_say_the_same_and_nothing_else(game: str) -> None:
    rules = find_rules(game)
    wanted = {
        text_id(key)
        for lesson in lessons_of(rules).values()
        for key in (lesson.key(), *(lesson.key(step) for step in lesson.steps))
    }
    attributes = []
    for lang in LANGUAGES:
        body = FluentParser().parse((rules.folder / "lessons" / f"{lang}.ftl").read_text("utf-8")).body
        said = {e.id.name: [a.id.name for a in e.attributes] for e in body if isinstance(e, Message)}
        assert set(said) == wanted
        attributes.append(said)
    assert attributes[0] == attributes[1]


@EACH
def test_its_clauses_are_in_the_rules(lesson: Lesson) -> None:
    book = open_book(find_rules(lesson.game).folder, "en")
    known = {clause.id for clause in book.clauses}
    assert {step.clause for step in lesson.steps if step.clause} <= known


def test_the_sea_battle_is_taught_to_its_end_for_who_has_it_done() -> None:
    """Reavers: whoever asks to see it done is led through every question at sea, and the Trade is told of when it is asked."""
    rules = find_rules("reavers-of-midgard")
    lesson = lessons_of(rules)["first"]

    def shown(guide: Guide, game: Game[Any], asked: Choose) -> Value | None:
        step = guide.step.id if guide.step is not None else "none"
        told.append((step, asked.key))
        if step != "battle":
            return by_advice(guide, game, asked)
        value = guide.carried(game)
        assert value is not None or not guide.place.carried, f"{asked.key} is left to the learner"
        return value

    told: list[tuple[str, str]] = []
    rehearse(rules, lesson, shown)
    at_sea = [key for step, key in told if step == "battle"]
    assert at_sea[:2] == ["journey", "journey"]
    assert {"sea-battle", "engage", "commit-hammers"} <= {*at_sea}
    assert not [key for step, key in told if step == "none"]
    assert next(key for step, key in told if step == "trade") == "participate"


def test_a_step_that_goes_on_until_something_happens_outlasts_its_last_act() -> None:
    """Reavers: dice of a Sea Battle are thrown again more than once, and the advice on it stays."""
    rules = find_rules("reavers-of-midgard")
    lesson = lessons_of(rules)["first"]
    between: list[str] = []

    def heard(guide: Guide, game: Game[Any], seat: int, asked: Choose, value: Value, ready: bool) -> None:
        if guide.place.step < len(lesson.steps) and lesson.steps[guide.place.step].id == "trade":
            between.extend([asked.key] if seat == lesson.seat and guide.step is None else [])

    for seed in range(TRIES):
        rehearse(rules, lesson, at_random(seed), seed=seed, heard=heard)
    assert between == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_step_calls_the_rival_by_a_clan_that_the_learner_may_have_taken(lang: str) -> None:
    """Blood Rage: the lesson takes any clan, and the rival gets another than the one prepared for him."""
    rules = find_rules("blood-rage")
    lesson = lessons_of(rules)["first"]
    say, numbers = Texts(rules, lang), texts(rules)
    told = " ".join(say.say(text_id(lesson.key(step)), numbers, "text") for step in lesson.steps)
    clans = {"en": ("Wolf", "Raven", "Serpent", "Bear"), "pl": ("Wilk", "Kruk", "Wij", "Niedźwied")}[lang]
    assert [clan for clan in clans if re.search(rf"\b{clan}", told)] == []


def test_the_hunt_of_the_lone_lesson_is_defended_as_its_text_says() -> None:
    """Whoever defends worse is asked for Injuries and cards while the next step speaks of the Wounds he deals."""
    rules = find_rules("lords-of-ragnarok")
    asked_between: list[str] = []

    def heard(guide: Guide, game: Game[Any], seat: int, asked: Choose, value: Value, ready: bool) -> None:
        if guide.step is not None and guide.step.id == "wound" and guide.act(asked) is None:
            asked_between.append(asked.key)

    for seed in range(TRIES):
        rehearse(rules, lessons_of(rules)["solo"], at_random(seed), seed=seed, heard=heard)
    assert asked_between == []
