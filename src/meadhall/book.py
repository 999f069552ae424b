"""The rules of a game as a book of clauses: the one reader of RULES.md and its translations.

A clause begins with its id in a list (`- **BR-9.6** words`, at any depth), at the start of a paragraph (`**E-01 (printed)** words`) or in
the first cell of a table row. What follows belongs to it: further lines of its paragraph, lists without ids below it, code, and the
table below it unless the rows of that table are clauses themselves.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path

LANGUAGE = "en"
"""The language of RULES.md itself; RULES.pl.md is its Polish translation."""

ID = r"(?P<prefix>[A-Z]+)-(?P<letters>[A-Z]*)\d+(?:\.\d+)*[a-z]?"
CLAUSE = re.compile(
    rf"^(?P<indent>\s*)(?P<lead>-\s+|\|\s*|(?=\*\*))\**(?P<id>{ID})(?![\w-]|\.\w)(?P<rest>.*)$"
)
HEADING = re.compile(r"^(?P<rank>#+)\s+(?P<title>.*)$")
ROW = re.compile(r"^\|(.*)\|$")
ITEM = re.compile(r"^\s*(?:[-*]|\d+\.)\s+")
CITED = re.compile(r"(?<![\w-])[A-Z]+-(?:[A-Z]+)?\d+(?:\.\d+)*[a-z]?(?![\w-]|\.\d)")

TALK = ("corrections", "poprawki")
"""Chapters that only talk about clauses."""

LETTERS = {
    "A": "ruling",
    "R": "ruling",
    "I": "invariant",
    "INV": "invariant",
    "E": "example",
    "EX": "example",
    "D": "decision",
}
"""What the letters of an id say, wherever the authors put them: BR-A01 and R-1, BR-EX1, EX-S1 and E-1."""


@dataclass
class Clause:
    """One clause: its id, what it is (rule, note, example, ruling, invariant, decision), its chapter, its words in Markdown."""

    id: str
    kind: str
    section: str
    text: str

    @property
    def plain(self) -> str:
        """The words without the marks of Markdown."""
        return "\n".join(" | ".join(line) if isinstance(line, list) else line for line in self.lines)

    @property
    def lines(self) -> list[str | list[str]]:
        """The same line by line; a row of a table as its cells."""
        text = re.sub(r"\*\*|`|(?<!\w)\*(?=[\w(])|(?<=[\w.):])\*(?!\w)", "", self.text)
        lines = [re.sub(r"(?<=\S) +", " ", line.rstrip()) for line in text.splitlines()]
        return [
            [cell.strip() for cell in row[1].split("|")] if (row := ROW.match(line)) else line
            for line in lines
        ]


@dataclass
class Book:
    """The clauses of a game in the order of the text."""

    clauses: list[Clause] = field(default_factory=list)
    chapters: list[str] = field(default_factory=list)
    twice: list[str] = field(default_factory=list)
    loose: list[str] = field(default_factory=list)
    """The sections with a table that belongs to no clause: no reader sees it."""
    lang: str = LANGUAGE
    markdown: str = ""

    @cached_property
    def by_id(self) -> dict[str, Clause]:
        return {clause.id: clause for clause in self.clauses}

    def of_kind(self, *kinds: str) -> list[str]:
        """The ids of these kinds."""
        return [clause.id for clause in self.clauses if clause.kind in kinds]

    def look_up(self, wanted: str) -> list[Clause]:
        """The clause with that id and those below it (`BR-9` has `BR-9.6`); the prefix may be left out (`9.6`)."""
        asked = wanted.strip().upper()
        if asked[:1].isdigit() and self.clauses:
            asked = f"{self.clauses[0].id.partition('-')[0]}-{asked}"
        return [
            each
            for each in self.clauses
            if asked and (each.id.upper() == asked or each.id.upper().startswith(asked + "."))
        ]

    def knows(self, wanted: str) -> bool:
        """Does an id lead anywhere: to clauses, or to a chapter of that number?"""
        return bool(self.look_up(wanted)) or any(title.split(" ")[0] == wanted for title in self.chapters)


def open_book(folder: Path, lang: str = LANGUAGE) -> Book:
    """The rules in a game's folder; in English where there is no translation, empty where there are no rules."""
    own = folder / f"RULES.{lang}.md"
    path = own if own.is_file() else folder / "RULES.md"
    return _open(path, lang if own.is_file() else LANGUAGE, path.stat().st_mtime_ns if path.is_file() else 0)


@cache
def _open(path: Path, lang: str, stamp: int) -> Book:
    if not stamp:
        return Book(lang=lang)
    book = read(path.read_text("utf-8"))
    book.lang = lang
    return book


def read(markdown: str) -> Book:
    """The clauses of the text of a RULES.md."""
    return _Reader().read(markdown)


def cited(text: str) -> list[str]:
    """The ids of clauses that a text names."""
    return CITED.findall(text)


def kind_of(found: re.Match[str]) -> str:
    """What a clause is, by the letters of its id or by its mark."""
    for letters in (found["prefix"], found["letters"]):
        if letters in LETTERS:
            return LETTERS[letters]
    return "note" if found["rest"].lstrip("*| ").startswith("(note)") else "rule"


class _Reader:
    def __init__(self) -> None:
        self.book = Book()
        self.found: list[tuple[Clause, bool]] = []
        self.chapter = self.full = self.section = ""  # "Costs", "2. Costs", "2.1 Costs: Dear"
        self.header: list[str] = []
        self.rows = -1  # of the table that is going on, below its head; -1 outside of it
        self.now: Clause | None = None
        self.indent = -1  # of the list item that is going on; -1 in a paragraph
        self.talking = self.code = self.gap = False

    def read(self, markdown: str) -> Book:
        for line in markdown.splitlines():
            self.line(line)
        lines = {clause.id for clause, row in self.found if not row}
        seen: set[str] = set()
        for clause, row in self.found:
            if clause.id not in seen and not (
                row and clause.id in lines
            ):  # a table may sum up what has a line of its own
                self.book.clauses.append(clause)
                seen.add(clause.id)
            elif not row:
                self.book.twice.append(clause.id)
        self.book.markdown = markdown
        return self.book

    def line(self, line: str) -> None:
        if line.lstrip().startswith("```"):
            self.code = not self.code
        if self.code or line.lstrip().startswith("```"):
            self.go_on(line, "\n")
        elif heading := HEADING.match(line):
            self.head(len(heading["rank"]), heading["title"])
        elif not self.talking and (found := CLAUSE.match(line)):
            self.begin(found)
        elif not line.strip():
            self.gap, self.rows = True, -1
        else:
            if line.lstrip().startswith("|"):
                self.row(line)
                return
            self.rows = -1
            if self.ended_by(line):
                self.now = None
            self.go_on(line, "\n" if ITEM.match(line) else " ")

    def ended_by(self, line: str) -> bool:
        """Does this line no longer belong to the clause that is going on?"""
        if self.indent >= 0:
            return len(line) - len(line.lstrip()) <= self.indent
        return self.gap and not ITEM.match(line)

    def head(self, rank: int, title: str) -> None:
        self.now = None
        self.book.chapters.append(title)
        if rank <= 2:
            self.talking = any(word in title.casefold() for word in TALK)
        whole = re.sub(r" *\(`\w+`\)", "", title).strip()
        number, _, words = whole.partition(" ")
        if rank <= 2:
            self.section = self.full = whole
            self.chapter = words or number
        elif number[:1].isdigit():  # "10.1 Costs" says nothing without its chapter
            self.section = f"{number} {self.chapter}: {words}"
        else:
            self.section = f"{self.full}: {whole}"

    def begin(self, found: re.Match[str]) -> None:
        self.gap = False
        row = "|" in found["lead"]
        rest = found["rest"]
        if row:
            text = self.cells(rest)
        else:
            # `**E-1 (title).** words` and `**E-1** words`: the stars that opened before the id close after it
            head, stars, tail = rest.partition("**")
            text = f"**{head.strip()}**{tail}" if stars and head.strip() else head + tail
            self.indent = len(found["indent"]) if "-" in found["lead"] else -1
        text = " ".join(text.replace("*(note)*", "").split()) if not row else text.replace("*(note)*", "")
        made = Clause(found["id"], kind_of(found), self.section, text.strip())
        self.found.append((made, row))
        self.now = None if row else made

    def row(self, line: str) -> None:
        """A row without an id: the head of a table, or a part of the clause above the table."""
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if set("".join(cells)) <= set("-: "):
            self.rows = 0
        elif self.rows < 0:
            self.header = cells
        else:
            if self.now is None and not self.rows and not self.talking:
                self.book.loose.append(self.section)
            for each in (cells,) if self.rows else (self.header, cells):
                self.go_on(f"| {' | '.join(each)} |", "\n")
            self.rows += 1

    def cells(self, rest: str) -> str:
        """The other cells of a row, each with the head of its column from the second on."""
        parts = [cell.strip() for cell in rest.strip().strip("*").strip().strip("|").split("|")]
        heads = self.header[1:] if len(self.header) == len(parts) + 1 else [""] * len(parts)
        told = [(head, part) for head, part in zip(heads, parts, strict=True) if part and part != "-"]
        return "\n".join(
            part if i == 0 or not head else f"{head}: {part}" for i, (head, part) in enumerate(told)
        )

    def go_on(self, line: str, gap: str) -> None:
        if self.now is not None:
            self.now.text += gap + (line.strip() if gap == " " else line.rstrip())
            self.gap = False
