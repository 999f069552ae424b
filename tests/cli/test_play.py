"""A game in the terminal, typed into stdin."""

import io
import re
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import meadhall
from meadhall.cli import foretell, ordering
from meadhall.cli.session import Session
from meadhall.cli.speech import Words
from meadhall.engine import EngineError, Subset, Value
from meadhall.engine.subset import named
from meadhall.games import find_rules
from meadhall.preview import preview
from tests.cli.conftest import Command, Said
from tests.cli.test_full import ORDERS, SETS, TOLLS, an_attack

Typed = Callable[..., Said]


@pytest.fixture
def typed(command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Typed:
    """Run a command and type these lines into it."""
    monkeypatch.setenv("MEADHALL_DATA", str(tmp_path / "home"))

    def call(lines: list[str], *arguments: str) -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))
        return command(*arguments)

    return call


def kept(tmp_path: Path) -> Path:
    [path] = (tmp_path / "home" / "sagas").iterdir()
    return path


def test_a_whole_game_against_bots(typed: Typed, tmp_path: Path) -> None:
    said = typed(["1"] * 60, "play", "toy", "--seats", "3", "--bots", "greedy,random", "--seed", "3")
    assert said.code == 0, said.err
    assert "★" in said.out
    assert "▶ Player 1" in said.out
    assert max(len(line) for line in said.out.splitlines() if str(tmp_path) not in line) <= 100
    game = meadhall.load(kept(tmp_path))
    assert game.over
    assert str(kept(tmp_path)) in said.out


def test_why_shows_clause_and_reason(typed: Typed) -> None:
    said = typed(["why", "?", "swear", "quit"], "play", "toy", "--seats", "2", "--seed", "3")
    assert said.out.count("TOY-4") == 3
    assert said.code == 0


def test_nothing_is_blocked(typed: Typed) -> None:
    said = typed(["pass", "why", "quit"], "play", "toy", "--seats", "2", "--bots", "random", "--seed", "3")
    assert "Nothing is blocked" in said.out


def test_quit_keeps_the_game_and_load_goes_on(typed: Typed, tmp_path: Path) -> None:
    first = typed(["pass", "quit"], "play", "toy", "--seats", "3", "--bots", "random", "--seed", "3")
    assert first.code == 0
    path = kept(tmp_path)
    before = meadhall.load(path).position
    again = typed(["1"] * 60, "play", "toy", "--load", str(path))
    assert again.code == 0, again.err
    game = meadhall.load(path)
    assert game.over
    assert game.position > before
    assert "name 1 bot random" in path.read_text()


def test_end_of_input_keeps_the_game(typed: Typed, tmp_path: Path) -> None:
    assert typed(["pass"], "play", "toy", "--seats", "2", "--bots", "random").code == 0
    assert not meadhall.load(kept(tmp_path)).over


def test_ctrl_c_keeps_the_game(typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    said = typed([], "play", "toy", "--seats", "2")
    assert said.code == 130
    assert str(kept(tmp_path)) in said.out
    assert not meadhall.load(kept(tmp_path)).over


def test_a_broken_rule_keeps_the_game(typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(self: object, ask: object) -> None:
        raise EngineError("toy, decision 9: a bug")

    monkeypatch.setattr(Session, "bot_answers", breaks)
    said = typed(["pass"], "play", "toy", "--seats", "2")
    assert said.code == 70
    assert "toy, decision 9: a bug" in said.err
    assert "Traceback" not in said.err
    assert str(kept(tmp_path)) in said.err
    assert meadhall.load(kept(tmp_path)).position > 0


def test_undo_and_redo(typed: Typed, tmp_path: Path) -> None:
    said = typed(["undo", "swear", "undo", "redo", "quit"], "play", "toy", "--seats", "2", "--seed", "7")
    assert "The dice or a deck have spoken" in said.out
    text = kept(tmp_path).read_text()
    assert "0 act swear" in text
    assert "@undo" in text
    assert text.splitlines()[-1].endswith("0 act swear")


def test_save_elsewhere(typed: Typed, tmp_path: Path) -> None:
    there = tmp_path / "there" / "my night.saga"
    typed([f"save '{there}'", "pass", "quit"], "play", "toy", "--seats", "2", "--bots", "random")
    assert meadhall.load(there).position > 6


def test_what_an_option_does(typed: Typed) -> None:
    lines = ["1", *["1"] * 8, "what 1", "?1", "?99", "what", "co 1", "quit"]
    said = typed(lines, "play", "blood-rage", "--seats", "2", "--bots", "random", "--seed", "3", "--plain")
    assert said.code == 0
    first, second = (said.out.partition(f"> {line}\n")[2].partition("> ")[0] for line in ("what 1", "?1"))
    assert first
    assert first == second
    assert "The options are numbered from 1 to" in said.out
    assert "Give its number" in said.out


def test_a_preview_in_words() -> None:
    game = meadhall.new("blood-rage", 3, 5)
    random = Random(1)
    while game.questions[0].key != "action" or not (
        marches := [each for each in game.questions[0].values if str(each).startswith("march:")]
    ):
        ask = random.choice(game.questions)
        game.answer(ask.seat, random.choice(ask.values))
    seat = game.questions[0].seat
    (seen,) = preview(game, seat, marches[:1])
    assert "Whatever you choose next (8 tries): Rage −1" in foretell.lines(Words(game.rules, "en"), seen)
    assert "Cokolwiek dalej wybierzesz (8 prób): Szał −1" in foretell.lines(Words(game.rules, "pl"), seen)
    marked = foretell.lines(Words(game.rules, "en"), {**seen, "final": "undo-chance", "loses": True})
    assert marked[-2:] == [
        "! Cannot be taken back: the dice or a deck decide",
        "! Can lose the game",
    ]


def test_hint_log_card_help_and_nonsense(typed: Typed) -> None:
    lines = [
        "hint",
        "pass",
        "log",
        "log 1",
        "card AXE",
        "card oxe",
        "rules 3",
        "help",
        "99",
        "sing",
        "plansza",
        "save a b",
        "quit",
    ]
    said = typed(lines, "play", "toy", "--seats", "2", "--bots", "random", "--seed", "3")
    assert said.code == 0
    for text in (
        "A bot in your place would take",
        "axe ×2",
        "toy has no component 'oxe'; did you mean",
        "toy has no rules to show",
        "what is not allowed now",
        "The options are numbered from 1 to",
        "“sing” is neither an option nor a command",
        "Name one file",
    ):
        assert text in said.out


def test_the_news_stand_between_the_table_and_the_question(typed: Typed) -> None:
    said = typed(["pass", "1", "quit"], "play", "toy", "--seats", "2", "--bots", "random", "--seed", "3")
    news = said.out.index("· clashed")
    assert said.out.rindex("╰", 0, news) > said.out.index("╭")
    assert "╭" not in said.out[said.out.rindex("╰", 0, news) : said.out.index("act  TOY-1", news)]


def test_an_empty_line_says_again_what_can_be_typed(typed: Typed) -> None:
    table = ("play", "toy", "--seats", "2", "--seed", "3")
    help_ = "A number answers."
    assert typed(["", "quit"], *table).out.count(help_) == typed(["quit"], *table).out.count(help_) + 1


def test_table_and_aid_are_shown_when_asked_for(typed: Typed) -> None:
    said = typed(["table", "aid", "stół", "quit"], "play", "toy", "--seats", "2", "--seed", "3")
    assert said.out.count("╭─ title") == 3
    assert "toy has no player aid to show" in said.out


def test_a_table_too_high_for_the_screen_is_shown_once(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Session, "_too_high", lambda self, drawn: True)
    said = typed(
        ["pass", "1", "table", "quit"], "play", "toy", "--seats", "2", "--bots", "random", "--seed", "3"
    )
    assert said.out.count("╭─ title") == 2
    assert "(table shows the table)" in said.out


def test_a_set_is_typed_whole(typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["meadhall.games.toy"], "RULES", SETS)
    find_rules.cache_clear()
    lines = ["0", "3 4", "7", "1 9", "1 1", "hint", "why", "3 1", "1", "dog", "quit"]
    said = typed(lines, "play", "toy", "--seats", "2", "--bots", "random", "--seed", "3")
    assert said.code == 0, said.err
    for text in (
        "Several numbers answer at once, such as 1 3 (1 to 3)",
        "Choose at least 1",
        "TOY-5",
        "numbered from 1 to 4",
        "cannot be chosen",
        "A bot in your place",
    ):
        assert text in said.out
    saga = kept(tmp_path).read_text()
    assert "0 oath axe+cup" in saga
    assert "0 oath +dog" in saga


def test_what_the_rules_suggest_is_taken_with_ok(
    typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules["meadhall.games.toy"], "RULES", TOLLS)
    find_rules.cache_clear()
    said = typed(["ok", "quit"], "play", "toy", "--seats", "2", "--bots", "random", "--seed", "3")
    assert "ok takes: bow, bow" in said.out
    assert "0 oath bow+bow" in kept(tmp_path).read_text()


def test_polish(typed: Typed) -> None:
    said = typed(
        ["pas", "dlaczego", "koniec"], "play", "toy", "--seats", "2", "--lang", "pl", "--bots", "random"
    )
    assert "Gracz 1" in said.out
    assert "Nic nie jest zablokowane" in said.out
    assert "Gra jest zapisana" in said.out


def test_two_at_one_keyboard_never_see_each_other(typed: Typed) -> None:
    said = typed(
        ["", "pass", "", "pass", "", "1", "", "1"],
        "play",
        "toy",
        "--seats",
        "2",
        "--as",
        "all",
        "--seed",
        "3",
    )
    assert said.out.count("it is your turn") >= 4
    first, second = said.out.split("it is your turn")[1:3]
    assert "3 hidden" in first
    assert "3 hidden" in second
    assert "▶ Player 1" in first
    assert "▶ Player 2" in second


def test_bots_among_themselves(typed: Typed) -> None:
    said = typed([], "play", "toy", "--seats", "2", "--as", "none", "--bots", "random", "--seed", "3")
    assert said.code == 0
    assert "clashed" in said.out
    assert "★" in said.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "there is no game 'chess'"),
        (["toy", "--seats", "7"], "toy is for 2 to 4 seats, not 7"),
        (["toy", "--as", "5"], "--as takes seats from 1 to 4, all or none, not '5'"),
        (["toy", "--as", "me"], "--as takes seats"),
        (
            ["toy", "--bots", "genius"],
            "there is no bot 'genius'; there are: random, easy, normal, strong, master",
        ),
        (["toy", "--load", "none.saga"], "there is no file 'none.saga'"),
        (["toy", "--option", "short=1"], "toy has no option 'short'"),
        (["toy", "--save", "/proc/none/x"], "cannot be written"),
    ],
)
def test_bad_input(typed: Typed, arguments: list[str], sentence: str) -> None:
    said = typed(["quit"], "play", *arguments)
    assert said.code == 2
    assert len(said.err.splitlines()) == 1
    assert sentence in said.err


def test_a_saga_of_another_game_or_with_other_wishes(typed: Typed, tmp_path: Path) -> None:
    typed(["quit"], "play", "toy", "--seed", "3")
    path = str(kept(tmp_path))
    assert "leave them out" in typed([], "play", "toy", "--load", path, "--seed", "4").err
    edited = tmp_path / "edited.saga"
    edited.write_text(Path(path).read_text().replace("rules 1", "rules 2"))
    said = typed([], "play", "toy", "--load", str(edited))
    assert said.code == 2
    assert "line 3: made with rules 2 of toy, but this is 1" in said.err


def test_a_hint_says_what_it_comes_to(typed: Typed) -> None:
    lines = ["1", "hint", "quit"]
    said = typed(lines, "play", "blood-rage", "--seats", "2", "--bots", "random", "--seed", "3", "--plain")
    assert said.code == 0
    assert re.search(
        r"would take \d+: [^.!]+[.!] That comes to a \d+ % chance to win\.", " ".join(said.out.split())
    )


def test_an_order_is_asked_on_part_by_part(
    typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules["meadhall.games.toy"], "RULES", ORDERS)
    find_rules.cache_clear()
    lines = ["3", "2", "0", "undo", "1", "hint", "2", "quit"]
    said = typed(lines, "play", "toy", "--seats", "2", "--bots", "random", "--seed", "3")
    assert said.code == 0, said.err
    first, bow, *_ = said.out.split("So far: ")
    assert "hill" not in first.rsplit("oath", 2)[1], "a place is no beginning"
    assert "numbered from 1 to 2" in first
    assert bow.startswith("bow.")
    assert "TOY-5" in bow, "an order without its place cannot be closed"
    assert "0 oath axe+hill" in kept(tmp_path).read_text()


def test_an_order_may_be_none_at_all(typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["meadhall.games.toy"], "RULES", ORDERS)
    find_rules.cache_clear()
    said = typed(["0", "quit"], "play", "toy", "--seats", "2", "--bots", "random", "--seed", "3")
    assert "0 is none of it" in said.out
    assert "0 oath -" in kept(tmp_path).read_text()


def test_an_attack_in_god_of_war_is_asked_step_by_step(typed: Typed, tmp_path: Path) -> None:
    game, whole = an_attack()
    ask = game.questions[0]
    assert isinstance(ask, Subset)
    lines: list[str] = []
    chosen: tuple[Value, ...] = ()
    while {*chosen} != {*whole}:  # what alone fits is named by itself
        member = next(each for each in whole if each not in chosen)
        lines.append(str(list(ordering.offered(game, ask, chosen)).index(member) + 1))
        chosen = ordering.added(ask, chosen, [member])
    assert len(lines) > 1
    path = tmp_path / "attack.saga"
    path.write_text(game.saga())
    said = typed([*lines, "0", "quit"], "play", "god-of-war", "--load", str(path))
    assert said.code == 0, said.err
    assert "ok takes: " in said.out
    assert meadhall.load(path).all_answers()[len(game.all_answers())].value == named(whole)


def test_a_hint_for_a_set_says_why_and_how_sure(typed: Typed, tmp_path: Path) -> None:
    game, _ = an_attack()
    path = tmp_path / "attack.saga"
    path.write_text(game.saga())
    said = typed(["hint", "quit"], "play", "god-of-war", "--load", str(path), "--plain")
    assert said.code == 0, said.err
    hint = " ".join(said.out.partition("A bot in your place")[2].split())
    assert "chance to win" in hint
    assert "Next best: " in hint
    assert any(sure in hint for sure in ("beyond doubt", "Probably", "A close call"))
    assert "It has on average" in hint or "nothing that is counted tells" in hint


def test_who_goes_back_in_a_lesson_meets_the_same_dice(typed: Typed, tmp_path: Path) -> None:
    """Its texts tell what they bring: the Traveler strikes with 2."""
    lines = ["1", "1", "2 3", "undo", "1", "2 3", "1", "1", "1", "2", "1", "quit"]
    said = typed(lines, "learn", "god-of-war", "--plain", "--lang", "en", "--save", str(tmp_path / "l.saga"))
    assert "attacks Kratos with strength 2." in said.out
