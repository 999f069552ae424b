"""Every game has a player aid in both languages, short enough to be read at the table."""

import re

import pytest

import meadhall
from meadhall.aid import open_aid
from meadhall.games import find_rules
from tests.cli.conftest import Command


def shape(text: str) -> list[str]:
    """What must be the same in every language: headings, points and table rows."""
    lines = [line for line in text.splitlines() if re.match(r"#|\d\.|-|\*|\|", line)]
    return [line[0] + (str(line.count("|")) if line.startswith("|") else "") for line in lines]


@pytest.mark.parametrize("game", meadhall.shelf())
def test_the_aid_says_the_same_in_both_languages(game: str) -> None:
    english, polish = (open_aid(find_rules(game), lang) for lang in ("en", "pl"))
    assert shape(english.markdown) == shape(polish.markdown)
    assert english.signs == polish.signs
    assert english.markdown != polish.markdown


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("game", meadhall.shelf())
def test_the_terminal_has_a_character_or_the_words_for_every_sign(game: str, lang: str) -> None:
    text = open_aid(find_rules(game), lang).plain
    assert "[[" not in text
    assert not re.search(r"^\* [^\W\d_]{2}", text, re.MULTILINE)
    assert not re.search(r"^##.*\n\s*(##|\Z)", text, re.MULTILINE)


@pytest.mark.parametrize("game", meadhall.shelf())
def test_every_number_of_the_aid_is_used_in_both_languages(game: str) -> None:
    rules = find_rules(game)
    sources = [(rules.folder / name).read_text("utf-8") for name in ("AID.md", "AID.pl.md")]
    english, polish = (set(re.findall(r"\{([^{}]+)\}", source)) for source in sources)
    assert english == polish
    assert english <= set(rules.aid)


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("game", meadhall.shelf())
def test_the_aid_fits_five_screens_of_80_columns(
    command: Command, monkeypatch: pytest.MonkeyPatch, game: str, lang: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    said = command("aid", game, "--lang", lang)
    assert said.code == 0, said.err
    lines = said.out.splitlines()
    assert max(map(len, lines)) <= 80
    assert 25 <= len(lines) <= 120


def test_a_game_without_an_aid_says_so(command: Command) -> None:
    said = command("aid", "toy")
    assert said.code == 2
    assert said.err == "meadhall: toy has no player aid to show\n"
