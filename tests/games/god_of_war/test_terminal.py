"""The table in a terminal: what a Quest begins with, and which rune would lose the game."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from meadhall.games.god_of_war import RULES, terminal
from meadhall.games.god_of_war.content import QUESTS
from meadhall.text import LANGUAGES, Texts
from tests.clauses import clause
from tests.games.god_of_war.scene import Scene, scene


def shown(t: Scene, lang: str) -> str:
    out = io.StringIO()
    Console(file=out, width=120).print(terminal.board(t.game.view(0), Texts(RULES, lang), 120))
    return " ".join(word for word in out.getvalue().split() if word != "│")


@clause("GOW-10.5")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_quest_begins_with_its_introduction_and_its_obstacles(lang: str) -> None:
    texts = Texts(RULES, lang)
    given = {"quest": "helheim", "quest_row": ["ogre", "helheim", "alfheim"], "done": 1}
    told = [texts.say("quest-helheim", attribute="intro"), texts.say("obstacle-alfheim", attribute="intro")]
    begun = shown(scene("step", 0, round=1, **given), lang)
    assert all(words in begun for words in told)
    assert texts.say("obstacle-ogre", attribute="intro") not in begun  # that one was played
    assert texts.say("obstacle-helheim", attribute="intro") not in begun  # this one was chosen
    later = shown(scene("step", 0, round=2, **given), lang)
    assert not any(words in later for words in told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_quest_and_obstacle_has_an_introduction(lang: str) -> None:
    texts = Texts(RULES, lang)
    found = [texts.say(f"{kind}-{q.id}", attribute="intro") for q in QUESTS for kind in ("quest", "obstacle")]
    assert all(found)
    assert len(set(found)) == 20


@clause("GOW-13.17")
@pytest.mark.parametrize(("lang", "words"), [("en", "⚠ Kaun loses the game"), ("pl", "⚠ Kaun: przegrana")])
def test_a_rune_that_loses_is_marked_on_its_card(lang: str, words: str) -> None:
    assert words in shown(scene("step", 0, quest="helheim", sides={"L1": "B"}), lang)
    assert "⚠" not in shown(scene("step", 0, quest="helheim"), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cards_come_to_is_told_in_words(lang: str) -> None:
    texts = Texts(RULES, lang)
    defense = terminal.comes({"strength": 3, "defense": 1, "through": 2, "left": 4}, texts)
    assert defense in (
        "Defense 1 against strength 3: 2 damage comes through, health left: 4",
        "Obrona 1 przeciw sile 3: przebiją się 2 Obrażenia, zostanie zdrowia: 4",
    )
    assert terminal.comes({"sum": 2}, texts) == ""
