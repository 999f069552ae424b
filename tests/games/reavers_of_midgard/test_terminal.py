"""The score sheet in the terminal explains every point."""

from __future__ import annotations

from random import Random

import pytest
from rich.console import Console

import meadhall
from meadhall.games.reavers_of_midgard.terminal import board
from meadhall.text import LANGUAGES, Texts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_at_the_end_names_every_line_and_fits_100_columns(lang: str) -> None:
    game, random = meadhall.new("reavers-of-midgard", seats=3, seed=1), Random(1)
    texts = Texts(game.rules, lang)
    running = ""
    while not game.over:
        question = game.next
        assert question is not None
        game.answer(question.seat, random.choice(question.values))
        if not running and game.position > 200:
            running = shown(game.view(0), texts)
    final = shown(game.view(0), texts)
    words = " ".join(final.replace("│", " ").split())
    rows = game.view(0)["facts"]["sheets"][0]
    assert [row["glory"] for row in rows][-1] == game.scores()[0]
    for row in rows:
        assert texts.label(f"row:{row['row']}").split()[0] in words
    assert sum(len(row["lines"]) for row in rows) > 5
    for row in rows:
        if row["row"] not in ("track", "total"):
            for line in row["lines"]:
                assert f"{line['glory']:+d} {texts.label(line['what']).split()[0]}" in final
    assert texts.label("row:tokens") not in running
    assert texts.label("row:total") in running


def shown(view: dict[str, object], texts: Texts) -> str:
    console = Console(width=100, record=True, file=None, quiet=False, force_terminal=False)
    with console.capture() as capture:
        console.print(board(view, texts, 100))
    text = capture.get()
    assert all(len(line) <= 100 for line in text.splitlines())
    return text
