"""Every game can be played in the terminal: its table fits into 100 columns at any moment, in both languages."""

import io
import re
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import meadhall
from meadhall.cli import screen
from meadhall.cli.speech import Speech, Words
from tests.cli.conftest import Command

FOLDER = Path(__file__).parent.parent / "sagas"
SAGAS = [
    "blood_rage/4-bots",
    "god_of_war/4-bots",
    "lords_of_ragnarok/1-bots",
    "lords_of_ragnarok/4-bots",
    "reavers_of_midgard/4-bots",
]
WORD = re.compile(r"[^\W_]+")


def shown(game: str, lang: str, seed: int) -> list[str]:
    """The table and the question before every 15th decision or so of a random game, and the result."""
    say = Speech(lang)
    out = io.StringIO()
    say.console = Console(file=out, width=100, highlight=False)
    table = meadhall.new(game, seed=seed)
    words = Words(table.rules, lang)
    random = Random(seed)
    screens: list[str] = []
    while not table.over:
        question = random.choice(table.questions)
        if random.random() < 1 / 15:
            for seat in (question.seat, None):
                screen.board(say, table, seat, words)
            screen.question(say, question, words, table)
            screen.blocked(say, question, words)
            screens.append(out.getvalue())
            out.truncate(out.seek(0))
        table.answer(question.seat, random.choice(question.values))
    screen.board(say, table, None, words)
    screen.result(say, table, words)
    return [*screens, out.getvalue()]


@pytest.mark.parametrize("game", meadhall.shelf())
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_table_fits(game: str, lang: str) -> None:
    screens = [*shown(game, lang, 21), *shown(game, lang, 22)]
    assert len(screens) > 3
    for text in screens:
        assert max(map(len, text.splitlines())) <= 100
        assert "None" not in text


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("saga", SAGAS)
def test_at_80_columns_no_word_is_broken_or_cut(
    saga: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Positions of a recorded game: 80 columns show the very words that 400 show, and nothing ends in dots."""
    monkeypatch.setattr(screen, "WIDEST", 400)
    record = meadhall.load(FOLDER / f"{saga}.saga")
    table = meadhall.new(record.rules.id, record.seats, record.seeds[0][1], record.options)
    say, words = Speech(lang), Words(table.rules, lang)
    answers = [answer for answer in record.all_answers() if answer.seat >= 0]

    def drawn(width: int) -> str:
        out, ask = io.StringIO(), table.questions[0]
        say.console = Console(file=out, width=width, highlight=False)
        say.print(screen.board_of(say, table, ask.seat, words, width))
        screen.question(say, ask, words, table)
        screen.blocked(say, ask, words)
        return out.getvalue()

    for number, answer in enumerate(answers):
        if number % (len(answers) // 6) == 5:
            narrow, wide = drawn(80), drawn(400)
            assert max(map(len, narrow.splitlines())) <= 80
            assert set(WORD.findall(narrow)) == set(WORD.findall(wide)), number
            assert narrow.count("…") == wide.count("…"), number
        table.answer(answer.seat, answer.value)


@pytest.mark.parametrize("game", meadhall.shelf())
def test_every_game_can_be_played_to_its_end(
    game: str, command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    random = Random(1)

    def order() -> str:
        """A pair from all over the list: an order is an Army and what it does."""
        return f"{random.randint(1, 8)} {random.randint(2, 24)}"

    typed = "".join(
        f"{random.randint(1, 3)}\n1\nok\n{order()}\n{order()}\n1 2\n1 2 3\n1 2 3 4\n1 2 3 4 5\n0\n"
        for _ in range(2000)
    )
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    path = tmp_path / "night.saga"
    said = command("play", game, "--bots", "random", "--seed", "2", "--save", str(path))
    assert said.code == 0, said.err
    assert said.err == ""
    assert meadhall.load(path).over


def test_a_scene_that_somebody_wrote_is_called_by_its_own_names() -> None:
    text = (Path(__file__).parent.parent.parent / "docs" / "writing-a-scene.md").read_text("utf-8")
    scene = (
        text.split("```")[1].partition("\n")[2] + '\n[text.pl]\n"quest-frozen_gate" = "Zamarznięta brama"\n'
    )
    game = meadhall.new("god-of-war", 1, 1, {"scene": scene})
    for lang, name in (("en", "The Frozen Gate"), ("pl", "Zamarznięta brama")):
        words = Words(game.rules, lang)
        words.learn(game.view(0)["facts"])
        assert words.label("quest:frozen_gate") == name
        assert words.label("side:fg_u1_a") == "Archer on the Wall"
        assert words.label("side:fg_l4_a") == "L4"  # without a name it is called by its place
        assert words.label("side:fg_u2_a") == "Warden"  # or by its Enemy


def test_a_game_without_a_drawing_has_a_column_for_each_seat_where_its_fields_are_by_seat() -> None:
    """With three seats the three colours of the dice are no seats: what is by seat is declared."""
    say, out = Speech("en"), io.StringIO()
    say.console = Console(file=out, width=200, highlight=False)
    game = meadhall.new("reavers-of-midgard", seats=3, seed=1)
    game.s.food, game.s.supply = [4, 5, 6], [17, 18, 19]
    view = {**game.view(None), "facts": {}}
    say.print(screen.generic(say, game, view, Words(game.rules, "en")))
    lines = {line.strip("│ ").split()[0]: line for line in out.getvalue().splitlines() if line.strip("│ ")}
    assert lines["food"].strip("│ ").split() == ["food", "4", "5", "6"]
    assert lines["supply"].strip("│ ") == "supply 17 18 19"
    assert lines["food"].index("4") == lines["glory"].index("0")


def test_facts_are_by_seat_only_where_their_entries_name_the_seats() -> None:
    say, out = Speech("en"), io.StringIO()
    say.console = Console(file=out, width=200, highlight=False)
    game = meadhall.new("reavers-of-midgard", seats=3, seed=1)
    facts = {"dice": [7, 8, 9], "bags": [{"seat": seat, "gold": 20 + seat} for seat in range(3)]}
    say.print(screen.generic(say, game, {**game.view(None), "facts": facts}, Words(game.rules, "en")))
    assert "dice 7 8 9" in out.getvalue()
    assert re.search(r"gold +20 +21 +22", out.getvalue())
