"""The components of a game: cards and whatever else has copies, with their names and effects."""

from __future__ import annotations

import unicodedata
from collections import Counter
from difflib import get_close_matches
from typing import Any, NamedTuple

from meadhall.cli.speech import Words
from meadhall.engine import MeadhallError, Rules


class Component(NamedTuple):
    """A definition: how many copies there are, what it is called, what it does."""

    kind: str
    id: str
    copies: int
    title: str
    effect: str


def folded(text: str) -> str:
    """Lower case, without accents and punctuation: what people type."""
    bare = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(c for c in bare if c.isalnum() or c == " ").strip()


def components(rules: Rules[Any], words: Words) -> list[Component]:
    """All definitions of all kinds, in the order of the content."""
    out = []
    for kind, names in rules.kinds.items():
        for name, count in Counter(name.partition("#")[0] for name in names).items():
            value = f"{kind}:{name}"
            out.append(Component(kind, name, count, words.label(value), words.effect(value)))
    return out


def find(rules: Rules[Any], words: Words, wanted: str) -> list[Component]:
    """The components whose name or id holds the words asked for; the exact one if there is one."""
    known = components(rules, words)
    asked = folded(wanted)
    exact = [each for each in known if asked in (folded(each.title), folded(each.id))]
    if exact:
        return exact
    found = [each for each in known if asked and (asked in folded(each.title) or asked in folded(each.id))]
    if found:
        return found
    near = get_close_matches(asked, [folded(each.title) for each in known], n=3, cutoff=0.5)
    hint = [each.title for each in known if folded(each.title) in near]
    raise MeadhallError(
        f"{rules.id} has no card {wanted!r}" + (f"; did you mean {', '.join(hint)}?" if hint else "")
    )
