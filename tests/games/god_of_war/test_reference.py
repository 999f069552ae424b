"""Everything printed can be looked up, and what no source prints is marked."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from meadhall.engine.reference import reference
from meadhall.games.god_of_war import RULES
from meadhall.games.god_of_war.content import CARDS, DASHBOARDS, QUESTS
from meadhall.games.god_of_war.reference import sources
from meadhall.text import LANGUAGES, Texts

FOUND = reference(RULES)
BY_VALUE = {component.value: component for component in FOUND}


def test_every_component_is_there_once() -> None:
    assert len(BY_VALUE) == len(FOUND)
    groups = Counter(component.group for component in FOUND)
    assert (groups["quest"], groups["boss"], groups["obstacle"]) == (6, 4, 10)
    assert (groups["dashboard"], groups["solo"], groups["rune"], groups["die"]) == (len(DASHBOARDS), 8, 6, 1)
    assert (groups["scene"], groups["health"]) == (2 * 88, 4)  # 88 cards with two sides and 4 Health cards
    cards = sum(component.copies for component in FOUND if component.kind == "card")
    assert cards == len(CARDS)
    blocks = [FOUND[0].group] + [b.group for a, b in pairwise(FOUND) if a.group != b.group]
    assert len(blocks) == len(set(blocks))  # one heading for each


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_has_words(lang: str) -> None:
    texts = Texts(RULES, lang)
    for component in FOUND:
        assert texts.has(f"group-{component.group}")
        assert texts.label(component.value) != component.value, component.value
        for key, params in component.facts:
            assert texts.say(key, params)
        assert texts.effect(component.value) or component.group == "rune", component.value


def test_what_no_source_prints_is_marked() -> None:
    house = {component.value for component in FOUND if component.house_made}
    assert {"card:leviathan_chop", "card:cleansing_waters", "die:enemy", "side:sc01_u2_a"} <= house
    assert {"obstacle:travelers", "quest:sigrun", "side:sc03_h_a", "dashboard:brok_sindri"} <= house
    printed = {"card:axe_throw", "obstacle:helheim", "quest:ogre", "side:sc05_h_a", "dashboard:kratos"}
    assert not printed & house
    axe = BY_VALUE["card:axe_swing_or_throw"]  # one copy is printed in the rulebook, one is not
    assert ("fact-house_copies", {"n": 1, "of": 2}) in axe.facts


def test_the_marks_of_the_content_are_read() -> None:
    assert sources("S (health, ability), H (rage)") == "S+H"
    assert sources("S (R-26)") == "S"
    assert sources("H", "H") == "H"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_health_card_says_its_health(lang: str) -> None:
    texts = Texts(RULES, lang)
    for quest in QUESTS:
        for health, card in zip(quest.health, quest.health_sides, strict=True):
            assert f" {health}." in texts.effect(f"{card}_a")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_scene_card_calls_its_spots_and_tokens_by_their_names(lang: str) -> None:
    texts = Texts(RULES, lang)
    for quest in QUESTS:
        for side in (side for grid in quest.grids for pair in grid for side in pair):
            named = [quest.spot_values[spot] for spot in side.spots]
            named += [quest.token_values[place.token] for place in side.places]
            for value in named:
                assert texts.label(value).casefold() in texts.effect(side.value).casefold(), value
