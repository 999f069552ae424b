"""The table in the terminal shows everything that is public, and the score sheet explains every point; at 80 columns."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from rich.console import Console

import meadhall
from meadhall.engine import Choose
from meadhall.games.reavers_of_midgard.combat import chance, in_percent
from meadhall.games.reavers_of_midgard.terminal import board, comes, note
from meadhall.text import LANGUAGES, Texts
from tests.games.reavers_of_midgard.fjord import fjord


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_sheet_at_the_end_names_every_line(lang: str, seats: int) -> None:
    game, random = meadhall.new("reavers-of-midgard", seats=seats, seed=1), Random(1)
    texts = Texts(game.rules, lang)
    running, sheets = "", list[Any]()
    while not game.over:
        question = game.next
        assert question is not None
        game.answer(question.seat, random.choice(question.values))
        if not running and game.position > 200:
            running, sheets = shown(game.view(0), texts), game.view(0)["facts"]["sheets"]
    final = shown(game.view(0), texts)
    words = "".join(final.replace("│", " ").split())
    rows = game.view(0)["facts"]["sheets"][0]
    assert [row["glory"] for row in rows][-1] == game.scores()[0]
    assert sum(len(row["lines"]) for row in rows) > 1
    for row in rows:
        assert texts.label(f"row:{row['row']}").split()[0] in words
        if row["row"] not in ("track", "total"):
            for line in row["lines"]:
                assert f"{line['glory']:+d}" in words
    told = sheet_of(running, texts)
    assert texts.label("row:total") in told
    for number, row in enumerate(sheets[0]):
        if row["row"] not in ("track", "total"):
            name = texts.label(f"row:{row['row']}").split()[0]
            assert any(line.startswith(name) for line in told.splitlines()) == any(
                each[number]["glory"] for each in sheets
            )


def sheet_of(screen: str, texts: Texts) -> str:
    """The rows of the score sheet, each from its name on."""
    lines = [line.replace("│", " ").strip() for line in screen.splitlines()]
    return "\n".join(lines[next(n for n, line in enumerate(lines) if "┏" in line) :])


PLAYERS: list[dict[str, Any]] = [
    {
        "glory": 12,
        "leader": "hero_a",
        "slots": {"raid_keeps": ["zealot_a", "seer_a"]},
        "artifacts": ["bodn"],
        "upgrades": ["shield"],
        "used_upgrades": ["ship_hammer"],
        "pile": ["art", "art", "juggernaut"],
        "tiles": ["food_1a"],
        "dice": ["red_hammer", "red_hammer"],
        "walls": 2,
    },
    {"pile": ["treasure", "boat_a"], "terror": 3},
    {},
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_public_is_on_the_table(lang: str) -> None:
    t = fjord(
        ("place",),
        seats=3,
        start=1,
        honor=2,
        players=PLAYERS,
        prophecy_row=["vanquisher"],
        keep_pairs=[["armor", "keep_wall"]],
        sea_row=["knarr_a"],
        market=["blue_ship"],
        stacks={"food_1": ["food_1b"]},
    )
    texts = Texts(t.game.rules, lang)
    own = " ".join(shown(t.game.view(0), texts).replace("│", " ").split())
    values = "card:hero card:zealot_a card:seer_a card:bodn upgrade:shield upgrade:ship_hammer card:art card:juggernaut tile:food_1a"
    values += " card:vanquisher card:armor card:keep_wall card:knarr_a die:blue_ship pair:1 clan:tree"
    for value in values.replace("card:hero ", "card:hero_a ").split():
        assert texts.label(value) in own, value
    for key in ("table-start", "table-honor", "table-used"):
        assert texts.say(key) in own
    assert f"{texts.label('card:art')} ×2" in own
    assert "1/2/3: 1/6/6" in own  # the stacks of Food territories
    assert texts.say("table-face_down", {"count": 2}) in own
    assert texts.label("card:boat_a") not in own
    theirs = " ".join(shown(t.game.view(1), texts).replace("│", " ").split())
    assert texts.say("table-face_down", {"count": 3}) in theirs
    assert texts.label("card:juggernaut") not in theirs
    assert "+ ?" in theirs


def test_a_pair_is_offered_with_its_cards() -> None:
    t = fjord(("part", 0), location="recruit_reavers", reaver_pairs=[["hero_a", "seer_a"]]).does(
        0, "activate"
    )
    question = t.game.question(0)
    assert isinstance(question, Choose)
    assert note(t.game.view(0), question, "pair:1", Texts(t.game.rules)) == "Hero + Seer"
    assert note(t.game.view(0), question, "deck", Texts(t.game.rules)) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_attempt_is_offered_with_its_price_or_its_odds(lang: str) -> None:
    player = {"dice": ["red_hammer", "blue_double_hammer"], "food": 9, "favor": 9}
    t = fjord(("attempt", 0, 1, 1), location="subdue_territories", players=[player])
    question, texts = t.game.question(0), Texts(t.game.rules, lang)
    assert isinstance(question, Choose)
    view = t.game.view(0)
    assert f"{in_percent(chance(3, 2))} %" in note(view, question, "force:favor_2", texts)
    prices = [note(view, question, f"peace:{kind}_1", texts) for kind in ("food", "favor", "dice")]
    assert len(set(prices)) == 3
    assert "{" not in "".join(prices)
    assert "55 %" in comes({"dice": 4, "percent": 55}, texts)


def shown(view: dict[str, object], texts: Texts) -> str:
    console = Console(width=80, record=True, file=None, quiet=False, force_terminal=False)
    with console.capture() as capture:
        console.print(board(view, texts, 80))
    text = capture.get()
    assert all(len(line) <= 80 for line in text.splitlines())
    return text
