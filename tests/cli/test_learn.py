"""`meadhall learn`: a lesson in plain lines and on the full screen."""

from pathlib import Path
from typing import Any

import pytest
from textual.widgets import OptionList

from meadhall import load
from meadhall.cli import full
from meadhall.cli.host import Host
from meadhall.cli.screen import set_lines
from meadhall.cli.session import Session
from meadhall.cli.speech import Speech, Words
from meadhall.engine import Choose, Game, Subset, Value
from meadhall.games import find_rules
from meadhall.lessons import Guide, find_lesson
from meadhall.lessons.rehearse import by_advice, rehearse

RULES = find_rules("blood-rage")
LESSON = find_lesson(RULES, "first")


def new_game() -> Game[Any]:
    return Game(RULES, LESSON.seats, dict(LESSON.options), LESSON.seed).begin()


def typed(monkeypatch: pytest.MonkeyPatch, path: Path, *lines: str, game: Game[Any] | None = None) -> Session:
    left = iter(lines)

    def read(prompt: str = "") -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", read)
    table = game or new_game()
    session = Session(table, {1: "easy"}, Speech("pl"), path, guide=Guide.retold(LESSON, table))
    session.play()
    return session


def step(session: Session) -> str:
    lesson = session.lesson
    return "over" if lesson is None else "" if lesson.step is None else lesson.step.id


def test_lines_lead_through_a_lesson(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = typed(
        monkeypatch, tmp_path / "l.saga", "", "2", "card:thors_hammer#a1-1", "rada", "dlaczego", "1"
    )
    said = " ".join(capsys.readouterr().out.split())
    assert step(session) == "draft"
    assert "Nauka, krok 1 z" in said
    assert "pomiń: nauka wykona ten krok" in said
    assert "dość: koniec nauki" in said
    assert "Później: najpierw weź Trolla, potem Młot Thora." in said
    assert "Nauka radzi 1: Troll" in said
    assert "W grze dla trzech lub czterech osób każdy bierze po jednej" in said
    assert "meadhall learn" in said


def test_enter_alone_says_again_what_is_to_be_done(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, tmp_path / "l.saga", "")
    once = capsys.readouterr().out.count("Do zrobienia:")
    typed(monkeypatch, tmp_path / "m.saga", "", "")
    assert capsys.readouterr().out.count("Do zrobienia:") == once + 1


def test_a_lesson_is_taken_up_again_taken_back_skipped_and_ended(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "l.saga"
    assert step(typed(monkeypatch, path, "", "1", "1")) == "draft"
    session = typed(monkeypatch, path, "pomiń", game=load(path))
    assert step(session) == "passed-on"
    session = typed(monkeypatch, path, "cofnij", game=load(path))
    assert step(session) == "draft"
    session = typed(monkeypatch, path, "dość", "1", game=load(path))
    assert step(session) == "over"


def test_lines_tell_the_end_of_a_lesson_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, tmp_path / "l.saga", "", "dość", "stół", "1")
    assert capsys.readouterr().out.count("Koniec nauki.") == 1


async def test_the_full_screen_teaches(tmp_path: Path) -> None:
    game = new_game()
    host = Host(game, {1: "easy"}, Speech("en"), tmp_path / "l.saga", guide=Guide.retold(LESSON, game))
    desk = full.Desk(host)
    async with desk.run_test(size=(100, 40)) as pilot:
        await pilot.pause()
        shown = desk.query_one("#lesson")
        assert shown.has_class("shown")
        assert "The key n reads on" in str(shown.render())  # Enter chooses what is lit
        await pilot.press("n")
        await desk.workers.wait_for_complete()
        assert [line for line in host.lesson_lines() if "choose a clan" in line]
        await pilot.press("k")
        await desk.workers.wait_for_complete()
        lesson = host.lesson
        assert lesson is not None
        assert lesson.step is not None
        assert lesson.step.id == "draft"
        assert desk.offered() == ["card:troll#a1-1"]
        await pilot.press("x")
        await desk.workers.wait_for_complete()
        assert host.lesson is None
        assert len(desk.offered()) == 8
        assert not shown.has_class("shown")
        assert "The lesson is over." in str(desk.query_one("#said").render())


async def test_the_keys_of_a_lesson_are_named_while_there_is_one(tmp_path: Path) -> None:
    game = new_game()
    host = Host(game, {1: "easy"}, Speech("en"), tmp_path / "l.saga", guide=Guide.retold(LESSON, game))
    desk = full.Desk(host)
    async with desk.run_test(size=(100, 40)) as pilot:
        await pilot.pause()
        assert str(desk.query_one("#keys").render()).startswith("Enter choose n next x end t table")
        await pilot.press("n", "n")
        await desk.workers.wait_for_complete()
        assert str(desk.query_one("#keys").render()).startswith("Enter choose k do it x end t table")
        await pilot.press("x")
        await desk.workers.wait_for_complete()
        assert str(desk.query_one("#keys").render()).startswith("t table")


def test_what_ends_an_order_goes_by_the_name_that_a_lesson_gives_it() -> None:
    """Lords says to take "Bez Manewru": the terminal's 0 is that, not just nothing."""
    rules = find_rules("lords-of-ragnarok")
    said: list[str] = []

    def answered(guide: Guide, game: Game[Any], asked: Choose) -> Value | None:
        if asked.key == "maneuver" and isinstance(asked, Subset):
            said.extend(set_lines(Speech("pl"), asked, Words(rules, "pl"), game, ()))
        return by_advice(guide, game, asked)

    rehearse(rules, find_lesson(rules, "first"), answered, prepared=True)
    assert "0 to: Bez Manewru." in said


def to_the_step(tmp_path: Path, lang: str, step: str) -> Host:
    """A step of Lords' first lesson."""
    rules = find_rules("lords-of-ragnarok")
    lesson = find_lesson(rules, "first")
    game = Game(rules, lesson.seats, dict(lesson.options), lesson.seed).begin()
    host = Host(game, {1: "easy"}, Speech(lang), tmp_path / "l.saga", guide=Guide.retold(lesson, game))
    while (guide := host.lesson) is not None and (guide.step is None or guide.step.id != step):
        if (ask := host.asked_bot()) is not None:
            host.bot_answers(ask)
        else:
            host.say_of_lesson("skip")
    return host


def test_lines_say_what_skip_does_at_a_step_without_answers(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    host = to_the_step(tmp_path, "pl", "wounds")
    left = iter(["pomiń"])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(left, None) or _leave())
    Session(host.game, host.bots, host.say, host.path, guide=host.guide).play()
    said = capsys.readouterr().out
    assert "pomiń: dalej bez tego · dość:" in said
    assert "pomiń: nauka wykona ten krok" not in said
    assert host.lesson is not None
    assert host.lesson.step is None or host.lesson.step.id != "wounds"


def _leave() -> str:
    raise EOFError


async def test_the_full_screen_names_what_skip_does_and_what_ends_an_order(tmp_path: Path) -> None:
    desk = full.Desk(to_the_step(tmp_path, "pl", "wounds"))
    async with desk.run_test(size=(150, 50)) as pilot:
        await pilot.pause()
        await desk.workers.wait_for_complete()
        assert str(desk.query_one("#keys").render()).startswith("Enter wybierz k dalej bez tego x dość")
        options = desk.query_one("#options", OptionList)
        assert str(options.get_option("done").prompt).strip() == "d  Koniec zadawania Ran"


async def test_the_full_screen_names_what_no_card_at_all_is(tmp_path: Path) -> None:
    desk = full.Desk(to_the_step(tmp_path, "pl", "defend"))
    async with desk.run_test(size=(150, 50)) as pilot:
        await pilot.pause()
        await desk.workers.wait_for_complete()
        await pilot.press("x")  # the lesson's step wants a Shield
        await desk.workers.wait_for_complete()
        options = desk.query_one("#options", OptionList)
        assert str(options.get_option("done").prompt).strip() == "d  Bez obrony"
        await pilot.press("enter")
        assert str(options.get_option("done").prompt).strip() == "d  Gotowe"
