"""The rules of a game, to be looked up by id, by word or by a question, and its player aid."""

from __future__ import annotations

import re
from itertools import groupby, zip_longest
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from meadhall.aid import open_aid
from meadhall.asking import ask
from meadhall.book import LANGUAGE, Book, Clause, open_book
from meadhall.engine import MeadhallError, Rules

GAP = 2


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


def words_of(clause: Clause) -> RenderableType:
    """The words of a clause, its tables drawn as tables."""
    parts: list[RenderableType] = []
    for is_table, group in groupby(clause.lines, key=lambda line: isinstance(line, list)):
        lines = list(group)
        parts.append(_Rows([*map(list, lines)]) if is_table else Text("\n".join(map(str, lines))))
    return parts[0] if len(parts) == 1 else Group(*parts)


class _Rows:
    """A table, or its rows as lines where there is no room for its longest words side by side."""

    def __init__(self, rows: list[list[str]]) -> None:
        self.rows = rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        columns = list(zip_longest(*self.rows, fillvalue=""))
        widths = _widths(columns, options.max_width - GAP * (len(columns) - 1))
        if not widths:
            yield Text("\n".join("; ".join(row) for row in self.rows))
            return
        table = Grid(box=None, header_style="bold", pad_edge=False, padding=(0, GAP, 0, 0))
        for (name, *_), width in zip(columns, widths, strict=True):
            table.add_column(name, width=width)
        for row in self.rows[1:]:
            table.add_row(*map(Text, row))
        yield table


def _widths(columns: list[tuple[str, ...]], room: int) -> list[int]:
    """How wide the columns are: no word is broken, and the narrowest that has not all it wants grows first. Nothing if there is no room."""
    widths = [max(len(word) for cell in cells for word in cell.split()) for cells in columns]
    wanted = [max(map(len, cells)) for cells in columns]
    if sum(widths) > room:
        return []
    for _ in range(room - sum(widths)):
        short = [at for at, width in enumerate(widths) if width < wanted[at]]
        if short:
            widths[min(short, key=widths.__getitem__)] += 1
    return widths


def aid_of(rules: Rules[Any], lang: str) -> Markdown:
    """The player aid, ready to be printed."""
    return Markdown(open_aid(rules, lang).plain)
