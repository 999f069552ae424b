"""The rules of a game, to be looked up by id, by word or by a question, and its player aid."""

from __future__ import annotations

import re
from typing import Any

from rich.markdown import Markdown

from meadhall.aid import open_aid
from meadhall.asking import ask
from meadhall.book import LANGUAGE, Book, Clause, open_book
from meadhall.engine import MeadhallError, Rules


def book_of(rules: Rules[Any], lang: str) -> Book:
    """The book of a game that has one."""
    book = open_book(rules.folder, lang)
    if not book.clauses:
        raise MeadhallError(f"{rules.id} has no rules to show")
    return book


def look_up(rules: Rules[Any], wanted: str, lang: str = LANGUAGE) -> list[Clause]:
    """The clauses that an id (`BR-9.6`, `BR-9`, `9.6`) or a word stands for, or that answer a question, the best first."""
    book = book_of(rules, lang)
    found = book.look_up(wanted) or _with(book, wanted.strip()) or ask(rules, wanted, lang)
    if not found:
        raise MeadhallError(
            f"the rules of {rules.id} have no clause, no word and no answer for {wanted!r}; "
            f"clauses look like {book.clauses[0].id}"
        )
    return found


def _with(book: Book, words: str) -> list[Clause]:
    """The clauses with these very words in them."""
    if not words:
        return []
    word = re.compile(r"(?<!\w)" + re.escape(words), re.IGNORECASE)
    return [each for each in book.clauses if word.search(each.plain) or word.search(each.section)]


def sections(rules: Rules[Any], lang: str = LANGUAGE) -> list[tuple[str, str, int]]:
    """The table of contents: title, first clause, number of clauses."""
    out: dict[str, list[str]] = {}
    for clause in book_of(rules, lang).clauses:
        out.setdefault(clause.section, []).append(clause.id)
    return [(title, ids[0], len(ids)) for title, ids in out.items()]


def aid_of(rules: Rules[Any], lang: str) -> Markdown:
    """The player aid, ready to be printed."""
    return Markdown(open_aid(rules, lang).plain)
