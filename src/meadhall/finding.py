"""Looking things up: components by any form of their words, and which clauses speak of which component.

A word counts by its stem (meadhall/asking.py), so that "Trolla" finds the Troll; the beginning of a word counts too, for who is still typing.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Any, NamedTuple

from meadhall.asking import FOR_DEVELOPERS, WORD, language
from meadhall.book import open_book
from meadhall.engine import Rules
from meadhall.engine.reference import Component, reference
from meadhall.games import find_rules
from meadhall.text import LANGUAGES, MissingText, Texts, text_id


class Indexed(NamedTuple):
    """A component as it is searched: its name and all its words, as stems and as they stand."""

    component: Component
    name: frozenset[str]
    stems: frozenset[str]
    words: frozenset[str]


def folded(text: str) -> str:
    """Lower case, without accents: what people type."""
    bare = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in bare if not unicodedata.combining(letter))


def title(texts: Texts, component: Component) -> str:
    """What a component is called; its id where it has no name."""
    try:
        return texts.say(text_id(component.value))
    except MissingText:
        return component.id


def told(texts: Texts, component: Component) -> str:
    """All words of a component."""
    group = f"group-{component.group}"
    facts = [texts.say(key, params) for key, params in component.facts]
    return " ".join(
        [
            title(texts, component),
            texts.effect(component.value),
            *facts,
            texts.say(group) if texts.has(group) else "",
        ]
    )


_made: dict[tuple[str, str, str], list[Indexed]] = {}
"""Entries by game, its content and language: a game that is not on the shelf can be searched too."""


def _index(rules: Rules[Any], lang: str) -> list[Indexed]:
    key = rules.id, rules.content_hash, lang
    if key not in _made:
        _made[key] = _make(rules, lang)
    return _made[key]


def _make(rules: Rules[Any], lang: str) -> list[Indexed]:
    words, texts = language(lang), Texts(rules, lang)
    made = []
    for each in reference(rules):
        whole = told(texts, each)
        plain = frozenset(map(folded, WORD.findall(f"{whole} {each.id.replace('_', ' ')}")))
        stems = frozenset(words.stems(whole))
        made.append(Indexed(each, frozenset(words.stems(title(texts, each))), stems, plain))
    return made


def search(rules: Rules[Any], wanted: str, lang: str) -> list[Component]:
    """The components that have all words asked for, in any form; those that are called so come first."""
    words = WORD.findall(wanted)
    if not words:
        return list(reference(rules))
    stems = [set(language(lang).stems(word)) for word in words]
    found = []
    for each in _index(rules, lang):
        starts = [any(own.startswith(folded(word)) for own in each.words) for word in words]
        meant = [bool(stem & each.stems) for stem in stems]
        if all(a or b for a, b in zip(starts, meant, strict=True)):
            found.append((not any(stem & each.name for stem in stems), each.component))
    if not found:  # Polish stems change at their end: "figurk", "figurek"; "huldr", "huldrz"
        found = [
            (False, each.component)
            for each in _index(rules, lang)
            if all(any(akin(one, own) for one in stem for own in each.stems) for stem in stems)
        ]
    return [component for _, component in sorted(found, key=lambda pair: pair[0])]


def akin(one: str, other: str) -> bool:
    """Do two stems begin alike, but for their last letters?"""
    size = max(4, min(len(one), len(other)) - 1)
    return len(one) >= size <= len(other) and one[:size] == other[:size]


@cache
def clauses_of(game: str) -> dict[str, list[str]]:
    """Value -> the clauses that the component declares, else those that name it, in the order of the rules; whichever language names it."""
    rules = find_rules(game)
    named: dict[str, set[str]] = {each.value: set(each.clauses) for each in reference(rules)}
    open_ones = [each for each in reference(rules) if not each.clauses]
    order: list[str] = []
    for lang in LANGUAGES:
        words, texts = language(lang), Texts(rules, lang)
        book = open_book(rules.folder, lang)
        if book.lang != lang:
            continue
        order = order or [clause.id for clause in book.clauses]
        spoken = [
            (clause.id, f" {' '.join(words.stems(clause.plain))} ")
            for clause in book.clauses
            if clause.kind not in FOR_DEVELOPERS
        ]
        for each in open_ones:
            stems = words.stems(title(texts, each))
            wanted = f" {' '.join(stems)} "
            if len(wanted.strip()) > 2:
                named[each.value] |= {clause for clause, text in spoken if wanted in text}
    place = {clause: at for at, clause in enumerate(order)}
    return {value: sorted(ids, key=lambda one: place.get(one, 0)) for value, ids in named.items()}
