"""What the terminal says of a clause."""

import io

import pytest
from rich.console import Console

from meadhall import shelf
from meadhall.book import open_book
from meadhall.cli.rulebook import words_of
from meadhall.games import find_rules


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("game", shelf())
def test_a_table_of_the_rules_is_drawn_as_one_and_breaks_no_word(game: str, lang: str) -> None:
    clauses = open_book(find_rules(game).folder, lang).clauses
    tables = [clause for clause in clauses if any(isinstance(line, list) for line in clause.lines)]
    assert tables
    for clause in tables:
        page = io.StringIO()
        Console(file=page, width=71).print(words_of(clause))  # beside the clause's id, in 80 columns
        told = page.getvalue()
        assert "|" not in told, clause.id
        wanted = [word for line in clause.lines for cell in line for word in cell.split()]
        assert not {word for word in wanted if word not in told}, clause.id
