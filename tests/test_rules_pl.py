"""A translation of the rules has the clauses, the rulings and the tables of the English text, in its order."""

import re
from pathlib import Path

import pytest

from meadhall.book import CLAUSE, HEADING

GAMES = Path(__file__).parent.parent / "src" / "meadhall" / "games"
RULES = sorted(set(GAMES.glob("*/RULES*.md")) - set(GAMES.glob("*/RULES*.pl.md")))
RULING = re.compile(r"\[R: [^\]]*\]")


def shape(path: Path) -> list[str]:
    """What must be the same in every language: headings by rank, clauses with their marks, table rows by their cells."""
    found = []
    for line in path.read_text("utf-8").splitlines():
        if HEADING.match(line):
            found.append(line.partition(" ")[0])
        elif clause := CLAUSE.match(line):
            note = "(note)" if "*(note)*" in line else ""
            found.append(" ".join([clause["id"], note, *RULING.findall(line)]))
        elif line.startswith("|"):
            found.append(f"a row of {line.count('|')} bars")
    return found


@pytest.mark.parametrize("rules", RULES, ids=lambda path: path.parent.name)
def test_a_translation_has_the_clauses_of_the_english_rules(rules: Path) -> None:
    assert shape(rules.with_name(f"{rules.stem}.pl.md")) == shape(rules)
