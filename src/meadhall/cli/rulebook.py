"""The clauses of a game's RULES.md, to be looked up by id or by word."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from meadhall.engine import MeadhallError, Rules
from meadhall.text import LANGUAGES

ID = r"[A-Z]+-[A-Z]*\d+(?:\.\d+)*[a-z]?"
CLAUSE = re.compile(rf"^\s*(?:-\s+\*\*|\*\*|\|\s*\**)(?P<id>{ID})(?![\w-]|\.\w)(?P<rest>.*)$")
HEADING = re.compile(r"^##+\s+(?P<title>.*)$")


class Clause(NamedTuple):
    """One rule: its id, the section it stands in, its words."""

    id: str
    section: str
    text: str


@cache
def read(folder: Path, lang: str = LANGUAGES[0]) -> tuple[Clause, ...]:
    """All clauses of a game folder's RULES.md in their order; a table row counts where no line defines its id.

    A translation lies beside it as RULES.pl.md; without one the English text is read.
    """
    own = folder / f"RULES.{lang}.md"
    path = own if own.exists() else folder / "RULES.md"
    if not path.exists():
        return ()
    section = ""
    found: list[Clause] = []
    rows: list[Clause] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if heading := HEADING.match(line):
            section = heading["title"]
        elif match := CLAUSE.match(line):
            row = line.lstrip().startswith("|")
            clause = Clause(match["id"], section, _plain(match["rest"], row))
            (rows if row else found).append(clause)
    known = {clause.id for clause in found}
    for clause in rows:
        if clause.id not in known:
            known.add(clause.id)
            found.append(clause)
    return tuple(found)


def _plain(rest: str, row: bool) -> str:
    """The words without the marks of Markdown."""
    text = rest.replace("**", "").replace("`", "").replace("*(note)*", "")
    if row:
        text = " | ".join(cell.strip() for cell in text.strip(" |").split("|"))
    return " ".join(text.split())


def look_up(rules: Rules[Any], wanted: str, lang: str = LANGUAGES[0]) -> list[Clause]:
    """The clauses that an id (`BR-9.6`, `BR-9`, `9.6`) or a word stands for; a sentence of complaint if there is none."""
    clauses = read(rules.folder, lang)
    if not clauses:
        raise MeadhallError(f"{rules.id} has no rules to show")
    asked = wanted.strip().upper()
    if re.match(r"^\d", asked):
        asked = f"{clauses[0].id.partition('-')[0]}-{asked}"
    found = [
        clause
        for clause in clauses
        if clause.id.upper() == asked or clause.id.upper().startswith(asked + ".")
    ]
    if not found:
        word = wanted.strip().casefold()
        found = [
            clause
            for clause in clauses
            if word in clause.text.casefold() or word in clause.section.casefold()
        ]
    if not found or not asked:
        raise MeadhallError(
            f"the rules of {rules.id} have no clause and no word {wanted!r}; "
            f"clauses look like {clauses[0].id}"
        )
    return found


def sections(rules: Rules[Any], lang: str = LANGUAGES[0]) -> list[tuple[str, str, int]]:
    """The table of contents: title, first clause, number of clauses."""
    out: dict[str, list[str]] = {}
    for clause in read(rules.folder, lang):
        out.setdefault(clause.section, []).append(clause.id)
    if not out:
        raise MeadhallError(f"{rules.id} has no rules to show")
    return [(title, ids[0], len(ids)) for title, ids in out.items()]
