"""Ask the rules: a question in plain words, and the clauses that answer it, the best first.

A clause is weighed by BM25 over the stems of its words, those of its chapter, of the clause above it, and of its line in the game's
register (register.LANG.toml: what players call it). A word counts by its stem, less by how it begins (Polish stems change: "figurka",
"figurek") and less by another word for the same thing (words.LANG.toml).
"""

from __future__ import annotations

import math
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import snowballstemmer

from meadhall.book import LANGUAGE, Book, Clause, open_book
from meadhall.engine import Rules

STEMMERS = {"pl": "polish", "en": "english"}
WORD = re.compile(r"[^\W\d_]+|\d+")
FOR_DEVELOPERS = frozenset({"invariant", "decision"})
"""Kinds of clauses that tell a player nothing."""

MOST = 8


@dataclass(frozen=True)
class Tuning:
    """What counts how much; a word of the clause itself counts 1."""

    chapter: float = 0.6
    above: float = 0.3
    register: float = 1.4
    beginning: float = 0.3
    likeness: float = 0.7
    pair: float = 0.35
    """Two words side by side in the question that stand side by side in the clause, too."""
    unknown: float = 0.9
    """A word that the rules do not have, beside the rarest of those they have."""
    saturation: float = 1.5
    length: float = 0.6
    ruling: float = 0.65
    example: float = 0.8
    aside: float = 0.6
    """A clause of a part of the rules that the question does not name, such as Followers."""
    enough: float = 0.45
    """The best clause must hold this share of what the question's words weigh; otherwise nothing answers it."""


class Language:
    """The words of a language: their stems, those that ask nothing, and those that mean the same."""

    def __init__(self, lang: str) -> None:
        self._stem = snowballstemmer.stemmer(STEMMERS[lang]).stemWord
        data = tomllib.loads(files("meadhall").joinpath(f"texts/words.{lang}.toml").read_text("utf-8"))
        self._idle = frozenset(data["idle"])
        self._numbers: dict[str, str] = {
            word: number for number, words in data["numbers"].items() for word in words.split()
        }
        self._alike: dict[str, list[str]] = data["alike"]
        self._bare = [(frozenset(self.stems(words)), meant) for words, meant in data["bare"].items()]
        self.parts = {prefix: frozenset(self.stems(names)) for prefix, names in data["parts"].items()}

    def stems(self, text: str) -> list[str]:
        """The stems of the words that say something; numbers as digits."""
        words = WORD.findall(text.casefold())
        return [self._numbers.get(word) or self._stem(word) for word in words if word not in self._idle]

    def meant(self, question: str) -> str:
        """The question, with what it is about where it leaves that out: "who wins" asks about the game."""
        stems = set(self.stems(question))
        return " ".join([question, *(meant for words, meant in self._bare if stems and stems <= words)])

    def alike(self, game: str) -> dict[str, set[str]]:
        """Stem -> the stems of words that mean the same in this game."""
        out: dict[str, set[str]] = defaultdict(set)
        for group in [*self._alike["all"], *self._alike.get(game, ())]:
            stems = set(self.stems(group))
            for stem in stems:
                out[stem] |= stems - {stem}
        return out


@cache
def language(lang: str) -> Language:
    """The words of a language that we have."""
    return Language(lang)


def beginning(stem: str) -> str:
    """How a word begins, as a word of the index that no text contains; empty for short words."""
    size = 5 if len(stem) > 5 else len(stem) - 1
    return f"{stem[:size]}-" if size >= 3 else ""


def pairs(stems: list[str]) -> Iterator[str]:
    """Words side by side, or with one between them, in either order."""
    starts = [beginning(stem) or stem for stem in stems]
    for gap in (1, 2):
        for one, other in zip(starts, starts[gap:], strict=False):
            if one != other:
                yield " ".join(sorted((one, other)))


class Index:
    """The clauses of a book by the stems in them."""

    def __init__(
        self, book: Book, game: str, register: dict[str, str] | None = None, tuning: Tuning = Tuning()
    ) -> None:
        self._words, self._tuning = language(book.lang), tuning
        self._alike = self._words.alike(game)
        self.clauses = [clause for clause in book.clauses if clause.kind not in FOR_DEVELOPERS]
        self._held = [self._weigh(clause, book, register or {}) for clause in self.clauses]
        sizes = [sum(held.values()) for held in self._held]
        mean = sum(sizes) / max(1, len(sizes))
        spread = tuning.length
        self._norm = [tuning.saturation * (1 - spread + spread * size / mean) for size in sizes]
        self._where: dict[str, list[int]] = defaultdict(list)
        for number, held in enumerate(self._held):
            for stem in held:
                self._where[stem].append(number)

    def _weigh(self, clause: Clause, book: Book, register: dict[str, str]) -> dict[str, float]:
        tuning = self._tuning
        above = book.by_id.get(clause.id.rpartition(".")[0])
        held: dict[str, float] = defaultdict(float)
        for text, weight in (
            (clause.plain, 1.0),
            (clause.section, tuning.chapter),
            (above.plain if above else "", tuning.above),
            (register.get(clause.id, ""), tuning.register),
        ):
            stems = self._words.stems(text)
            for stem in stems:
                held[stem] += weight
                if start := beginning(stem):
                    held[start] += weight
            for pair in pairs(stems):
                held[pair] += weight
        return dict(held)

    def _rarity(self, stem: str) -> float:
        found = len(self._where.get(stem, ()))
        return math.log(1 + (len(self.clauses) - found + 0.5) / (found + 0.5))

    def _ways(self, stem: str) -> Iterator[tuple[str, float]]:
        """In which ways a clause may hold a word of the question, and what each counts."""
        yield stem, 1.0
        if start := beginning(stem):
            yield start, self._tuning.beginning
        for other in self._alike.get(stem, ()):
            yield other, self._tuning.likeness

    def ask(self, question: str, most: int = MOST) -> list[Clause]:
        """The clauses that answer a question, the best first; none if nothing in the rules does."""
        tuning = self._tuning
        question = self._words.meant(question)
        scores: dict[int, float] = defaultdict(float)
        covered: dict[int, float] = defaultdict(float)
        stems = list(dict.fromkeys(self._words.stems(question)))
        whole = 0.0
        for stem in stems:
            best: dict[int, float] = {}
            weight = 0.0
            for way, counts in self._ways(stem):
                numbers = self._where.get(way, ())
                rarity = self._rarity(way)
                if numbers:
                    weight = max(weight, counts * rarity)
                for number in numbers:
                    held = self._held[number][way]
                    score = counts * rarity * held * (tuning.saturation + 1) / (held + self._norm[number])
                    best[number] = max(best.get(number, 0.0), score)
            whole += weight or tuning.unknown * self._rarity("")
            for number, score in best.items():
                scores[number] += score
                covered[number] += weight
        for pair in set(pairs(self._words.stems(question))):
            for number in self._where.get(pair, ()):
                scores[number] += tuning.pair * self._rarity(pair)
        value = {
            number: score * (0.5 + covered[number] / whole) * self._standing(number, stems)
            for number, score in scores.items()
        }
        ranked = sorted(value, key=lambda number: (-value[number], number))
        if not ranked or max(covered[number] for number in ranked[:3]) < tuning.enough * whole:
            return []
        return [self.clauses[number] for number in ranked[:most]]

    def _standing(self, number: int, stems: list[str]) -> float:
        """What a clause is worth by what it is, and by whether the question names the part of the rules it stands in."""
        clause, tuning = self.clauses[number], self._tuning
        worth = {"ruling": tuning.ruling, "example": tuning.example}.get(clause.kind, 1.0)
        names = self._words.parts.get(clause.id.partition("-")[0])
        return worth * (tuning.aside if names and names.isdisjoint(stems) else 1.0)


def ask(rules: Rules[Any], question: str, lang: str = LANGUAGE, most: int = MOST) -> list[Clause]:
    """The clauses of a game's rules that answer a question."""
    book = open_book(rules.folder, lang)
    return _index(rules.id, rules.folder / f"register.{book.lang}.toml", id(book), lang).ask(question, most)


@cache
def _index(game: str, register: Path, book: int, lang: str) -> Index:
    told = tomllib.loads(register.read_text("utf-8")) if register.is_file() else {}
    return Index(open_book(register.parent, lang), game, told)
