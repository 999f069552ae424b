"""Polish as the rulebooks speak: no text of a game uses a word that its glossary avoids (docs/glossary/README.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseComment, BaseNode, TextElement

from meadhall.games import SHELF

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "glossary"
HEAD = ["English", "Polski", "avoid", "source"]


class Term(NamedTuple):
    english: str
    polish: str
    avoid: tuple[str, ...]
    source: str


def read_glossary(markdown: str) -> list[Term]:
    """The rows of the tables that have the head of a glossary."""
    terms = []
    inside = False
    for line in markdown.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not line.startswith("|"):
            inside = False
        elif cells == HEAD:
            inside = True
        elif inside and not set("".join(cells)) <= set("-: "):
            assert len(cells) == len(HEAD), f"a row of {len(cells)} cells: {line}"
            forms = tuple(form.strip() for form in cells[2].split(",") if form.strip(" -"))
            terms.append(Term(cells[0], cells[1], forms, cells[3]))
    return terms


def pattern(form: str) -> re.Pattern[str]:
    """A form as whole words: `=form` in exactly this spelling, others in any case."""
    words = re.escape(form.removeprefix("=")).replace(r"\ ", r"\s+")
    return re.compile(rf"(?<!\w){words}(?!\w)", 0 if form.startswith("=") else re.IGNORECASE)


def texts_in(node: BaseNode) -> Iterator[TextElement]:
    """All pieces of text below a node."""
    if isinstance(node, TextElement):
        yield node
    for child in vars(node).values():
        for each in child if isinstance(child, list) else [child]:
            if isinstance(each, BaseNode) and not isinstance(each, BaseComment):
                yield from texts_in(each)


def of_fluent(text: str) -> Iterator[tuple[int, str]]:
    """The words of a Fluent file with their lines: no ids, no comments, no code."""
    for element in texts_in(FluentParser().parse(text)):
        assert element.span is not None
        yield text.count("\n", 0, element.span.start) + 1, element.value


def of_markdown(text: str) -> Iterator[tuple[int, str]]:
    """The words of a Markdown file with their lines: no code, no names of signs and numbers, no chapter of corrections."""
    corrections = code = False
    for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith("```"):
            code = not code
        elif not code and re.match(r"##? ", line):
            corrections = "poprawki" in line.casefold()
        if not corrections and not code:
            yield number, re.sub(r"`[^`]*`|\[\[[^\]]*\]\]|\{[^}]*\}", " ", line)


def files(game: str) -> list[Path]:
    """The Polish texts of a game."""
    folder = ROOT / "src" / "meadhall" / "games" / SHELF[game]
    web = ROOT / "web" / "src" / "games" / game / "text" / "pl.ftl"
    found = [folder / "text" / "pl.ftl", folder / "RULES.pl.md", folder / "AID.pl.md", web]
    return [path for path in found if path.exists()]


def offences(text: str, terms: list[Term], fluent: bool) -> list[str]:
    """Where a text uses an avoided form."""
    avoided = [(form, term.polish, pattern(form)) for term in terms for form in term.avoid]
    return [
        f"{number}: {form.removeprefix('=')!r}, not {polish!r}"
        for number, words in (of_fluent if fluent else of_markdown)(text)
        for form, polish, shape in avoided
        if shape.search(words)
    ]


GLOSSARIES = {game: FOLDER / f"{game}.md" for game in SHELF}


def test_a_glossary_is_filled() -> None:
    for game, path in GLOSSARIES.items():
        terms = read_glossary(path.read_text("utf-8"))
        assert len(terms) >= 20, f"the glossary of {game} has {len(terms)} terms"
        for term in terms:
            assert all((term.english, term.polish, term.source)), f"{game}: {term} lacks a term or its source"
            own = {form.removeprefix("=") for form in term.avoid} & {term.polish}
            assert not own, f"{game}: {term.english} avoids its own word {own}"


def test_the_polish_texts_of_a_game_keep_to_its_glossary() -> None:
    found = []
    for game, glossary in GLOSSARIES.items():
        terms = read_glossary(glossary.read_text("utf-8"))
        for path in files(game):
            there = offences(path.read_text("utf-8"), terms, path.suffix == ".ftl")
            found += [f"{path.relative_to(ROOT)}:{offence}" for offence in there]
    assert not found, "\n" + "\n".join(found)


def test_every_game_has_a_glossary_and_every_glossary_a_game() -> None:
    assert {path.stem for path in FOLDER.glob("*.md")} - {"README"} == set(SHELF)


# The reading itself.

GLOSSARY = """
| English | Polski | avoid | source |
|---|---|---|---|
| Hunt | Łowy | polowanie, polowania | p. 14 |
| Province | Prowincja | =prowincja | p. 5 |
| Ship | Statek | - | p. 3 |

| other | table |
|---|---|
| a | b |
"""


def test_a_table_of_terms_is_read() -> None:
    assert read_glossary(GLOSSARY) == [
        Term("Hunt", "Łowy", ("polowanie", "polowania"), "p. 14"),
        Term("Province", "Prowincja", ("=prowincja",), "p. 5"),
        Term("Ship", "Statek", (), "p. 3"),
    ]


def test_avoided_forms_are_found_as_whole_words() -> None:
    terms = read_glossary(GLOSSARY)
    fluent = "# polowanie\npolowanie = Łowy\nb = Polowanie\n    .text = upolowanie\nc = { $n ->\n    [one] prowincja\n   *[other] Prowincja\n  }\n"
    assert offences(fluent, terms, fluent=True) == [
        "3: 'polowanie', not 'Łowy'",
        "6: 'prowincja', not 'Prowincja'",
    ]
    markdown = (
        "Polowania\n`polowanie` Prowincja\n## Poprawki\npolowanie\n## Dalej\n```\npolowanie\n```\nprowincja\n"
    )
    assert offences(markdown, terms, fluent=False) == [
        "1: 'polowania', not 'Łowy'",
        "9: 'prowincja', not 'Prowincja'",
    ]
