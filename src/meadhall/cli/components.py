"""The printed things of a game: everything its reference names, with names and effects."""

from __future__ import annotations

import re
import unicodedata
from difflib import get_close_matches
from typing import Any, NamedTuple

from meadhall.cli.speech import Words
from meadhall.engine import MeadhallError, Rules
from meadhall.engine.reference import Component, in_a_row, reference
from meadhall.finding import clauses_of, search


class Shown(NamedTuple):
    """A component in words: what it is called, what it does, what else is printed on it."""

    component: Component
    title: str
    effect: str
    facts: str

    @property
    def copies(self) -> int:
        return self.component.copies


def folded(text: str) -> str:
    """Lower case, without accents and punctuation: what people type."""
    bare = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(c for c in bare if c.isalnum() or c == " ").strip()


def components(rules: Rules[Any], words: Words) -> list[Shown]:
    """Everything that can be looked up, in the order of the game."""
    return [
        Shown(
            each,
            words.label(each.value),
            words.effect(each.value),
            in_a_row(words.say(key, params) for key, params in each.facts),
        )
        for each in reference(rules)
    ]


def clauses(rules: Rules[Any], each: Shown) -> list[str]:
    """The ids of the clauses that speak of a component."""
    return clauses_of(rules.id).get(each.component.value, [])


def group_title(words: Words, group: str) -> str:
    """The name of a filter; the bare word where a game has none."""
    return words.say(f"group-{group}")


def find(rules: Rules[Any], words: Words, wanted: str) -> list[Shown]:
    """The components whose name or id has the words asked for, each from its beginning; the exact one if there is one."""
    known = components(rules, words)
    asked = folded(wanted)
    exact = [each for each in known if asked in (folded(each.title), folded(each.component.id))]
    if exact:
        return exact
    part = re.compile(r"(?<!\w)" + re.escape(asked))
    names = [(each, f"{folded(each.title)} {each.component.id.replace('_', ' ')}") for each in known]
    found = [each for each, name in names if asked and part.search(name)]
    if found:
        return found
    meant = {each.value for each in search(rules, wanted, words.lang)}
    found = [each for each in known if each.component.value in meant]
    if found:
        return found
    near = get_close_matches(asked, [folded(each.title) for each in known], n=3, cutoff=0.6)
    hint = [each.title for each in known if folded(each.title) in near]
    raise MeadhallError(
        f"{rules.id} has no component {wanted!r}" + (f"; did you mean {', '.join(hint)}?" if hint else "")
    )
