"""What went wrong, in the language of the person: sentences are written in English where they arise and looked up here.

`texts/errors.pl.toml` pairs every English sentence with the Polish one. A sentence that nobody has paired stays English.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent / "texts"
PLACE = re.compile(r"\S+:\d+: ")
QUOTED = re.compile(r"""^(['"])(.*)\1$""", re.DOTALL)


@cache
def _sentences(lang: str) -> list[tuple[re.Pattern[str], str]]:
    """The sentences of a language, those with the most words of their own first."""
    path = FOLDER / f"errors.{lang}.toml"
    if not path.exists():
        return []
    pairs = tomllib.loads(path.read_text("utf-8"))
    shapes = sorted(pairs, key=lambda english: -len(re.sub(r"\{\w+\}", "", english)))
    return [(_shape(english), str(pairs[english])) for english in shapes]


def _shape(english: str) -> re.Pattern[str]:
    parts = re.split(r"\{(\w+)\}", english)
    words = [re.escape(part) if i % 2 == 0 else f"(?P<{part}>.+?)" for i, part in enumerate(parts)]
    return re.compile("".join(words) + r"\.?\Z", re.DOTALL)


def translated(sentence: str, lang: str) -> str:
    """The sentence in that language; the place in a file (`my.toml:3: `) stays before it."""
    if place := PLACE.match(sentence):
        return place[0] + translated(sentence[place.end() :], lang)
    for shape, own in _sentences(lang):
        if found := shape.match(sentence):
            filled = {name: _filled(name, text, lang) for name, text in found.groupdict().items()}
            return own.format(**filled)
    return sentence


def _filled(name: str, text: str, lang: str) -> str:
    if name in ("error", "expected", "what"):
        return translated(text, lang)
    quoted = QUOTED.match(text)
    return f"„{quoted[2]}”" if quoted else text
