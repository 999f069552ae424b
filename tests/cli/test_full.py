"""The table on a full screen, played by the keys alone."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from textual.pilot import Pilot
from textual.widgets import OptionList

import meadhall
from meadhall.cli import full, screen
from meadhall.cli.full import Desk
from meadhall.cli.host import Host
from meadhall.cli.ordering import is_order
from meadhall.cli.play import fits_a_screen
from meadhall.cli.speech import Speech
from meadhall.engine import Choose, EngineError, Game, Keys, Reason, Rule, Rules, Subset, Value
from meadhall.engine.subset import Chosen, named
from tests.browser.positions import at
from tests.cli.conftest import Command
from tests.engine.toy import TOY, G, Toy

SMALL = (80, 24)


def desk(game: Game[Any], tmp_path: Path, bots: Sequence[int] = (1,), lang: str = "en") -> Desk:
    return Desk(Host(game, dict.fromkeys(bots, "random"), Speech(lang), tmp_path / "night.saga"))


def toy(seats: int = 2, rules: Rules[Toy] = TOY) -> Game[Toy]:
    return Game(rules, seats, {"long": "no"}, "3").begin()


async def settle(pilot: Pilot[None]) -> None:
    """Until the bots have answered and everything is drawn."""
    await pilot.pause()
    for _ in range(50):
        if not (isinstance(pilot.app, Desk) and pilot.app.thinking):
            break
        await pilot.pause(0.02)
    await pilot.pause()


async def press(pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settle(pilot)


def text(pilot: Pilot[None]) -> str:
    """What stands on the screen."""
    strips = pilot.app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)


async def test_a_whole_game_by_enter_alone(tmp_path: Path) -> None:
    game = toy()
    async with desk(game, tmp_path).run_test(size=SMALL) as pilot:
        await settle(pilot)
        for _ in range(40):
            if game.over:
                break
            await press(pilot, "enter")
        assert game.over
        assert "The game is over" in text(pilot)
        assert "★" in text(pilot)
        await press(pilot, "enter", "u", "w", "e", "h", "d")  # nothing is asked any more, and nothing breaks
    assert meadhall_over(tmp_path / "night.saga")


def meadhall_over(path: Path) -> bool:
    return path.read_text().splitlines()[-1].startswith(("result", "digest"))


async def test_the_screen_has_the_table_the_question_the_news_and_the_keys(tmp_path: Path) -> None:
    async with desk(toy(), tmp_path).run_test(size=SMALL) as pilot:
        await settle(pilot)
        lines = text(pilot).splitlines()
        assert len(lines) == 24
        assert lines[0].strip() == "title · Player 1"
        assert "▶ Player 1" in text(pilot)
        assert "act  TOY-1" in text(pilot)
        assert " 1 buy" in text(pilot)
        assert lines[-1].split()[:4] == ["t", "table", "l", "log"]
        assert lines[-1].split()[-1] == "quit"


async def test_a_number_leads_to_its_option_and_enter_takes_it(tmp_path: Path) -> None:
    game = toy()
    async with desk(game, tmp_path).run_test(size=SMALL) as pilot:
        await settle(pilot)
        values = list(game.questions[0].values)
        await press(pilot, "9", str(values.index("pass") + 1), "enter")
    answers = [answer for answer in game.all_answers() if answer.seat == 0]
    assert answers[0].value == "pass"


async def test_the_panes_come_to_the_front_and_escape_leads_back(tmp_path: Path) -> None:
    app = desk(toy(), tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await press(pilot, "l")
        assert app.focused is app.pane("log")
        assert not app.pane("table").has_class("shown")
        await press(pilot, "a")
        assert "has no player aid to show" in text(pilot)
        await press(pilot, "escape")
        assert app.pane("table").has_class("shown")
        assert app.focused is app.query_one("#options")
        await press(pilot, "tab")
        assert app.focused is not app.query_one("#options")


async def test_a_pane_says_how_to_leave_it_and_enter_leads_back_without_an_answer(tmp_path: Path) -> None:
    game = toy()
    async with desk(game, tmp_path).run_test(size=SMALL) as pilot:
        await settle(pilot)
        before = game.position
        assert "Esc back" not in text(pilot)
        await press(pilot, "t")
        assert "Esc back" in text(pilot)
        await press(pilot, "enter")
        assert game.position == before
        assert "Esc back" not in text(pilot)
        await press(pilot, "enter")
        assert game.position > before


async def test_a_new_question_begins_at_its_first_option(tmp_path: Path) -> None:
    game = meadhall.new("reavers-of-midgard", seats=2, seed=1, options={"first_player": "0"})
    app = desk(game, tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        asked = app.ask
        await press(pilot, "2", "enter")
        assert app.ask is not asked
        assert app.query_one("#options", OptionList).highlighted == 0


async def test_the_log_beside_the_table_ends_with_the_news_after_it_was_read(tmp_path: Path) -> None:
    game = meadhall.new("reavers-of-midgard", seats=2, seed=1)
    app = desk(game, tmp_path, lang="pl")
    async with app.run_test(size=(150, 50)) as pilot:
        await settle(pilot)
        while game.position < 60:
            await press(pilot, "enter")
        await press(pilot, "l", "escape")
        log = app.pane("log")
        assert log.max_scroll_y > 0
        assert log.scroll_y == log.max_scroll_y


async def test_on_a_large_screen_the_log_stands_beside_the_table(tmp_path: Path) -> None:
    app = desk(toy(), tmp_path)
    async with app.run_test(size=(130, 40)) as pilot:
        await settle(pilot)
        assert app.pane("log").has_class("shown")
        assert app.pane("table").has_class("shown")
        await pilot.resize_terminal(*SMALL)
        await settle(pilot)
        assert not app.pane("log").has_class("shown")


async def test_cards_and_rules_are_looked_up(tmp_path: Path) -> None:
    async with desk(toy(), tmp_path).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await press(pilot, "c", *"axe", "enter")
        assert "axe ×2" in text(pilot)
        await press(pilot, "c", *"zebra", "enter")
        assert "toy has no component 'zebra'" in text(pilot)
        await press(pilot, "r", "enter")
        assert "toy has no rules to show" in text(pilot)
        await press(pilot, "c", "enter")
        assert "axe" not in text(pilot).splitlines()[1]


async def test_what_the_highlighted_option_does(tmp_path: Path) -> None:
    async with desk(toy(), tmp_path).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await press(pilot, "1", "e")
        assert "buy" in text(pilot).splitlines()[1]
        assert "Then " in text(pilot)


async def test_why_hint_undo_and_redo(tmp_path: Path) -> None:
    game = toy()
    async with desk(game, tmp_path).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await press(pilot, "w")
        assert "TOY-4" in text(pilot)
        await press(pilot, "escape", "u")
        assert "The dice or a deck have spoken" in text(pilot)
        await press(pilot, "h")
        await pilot.app.workers.wait_for_complete()
        await settle(pilot)
        assert "A bot in your place would take" in text(pilot)
        assert game.position == 6


def oath(g: G, seat: int) -> Rule[None]:
    def fits(chosen: tuple[Value, ...], member: str) -> Reason | None:
        return Reason("TOY-5", "too-poor") if "cup" in chosen and member == "dog" else None

    chosen: tuple[str, ...] = yield Subset(
        seat, "oath", ("axe", "bow", "cup", "dog"), why_not=fits, least=1, most=3
    )
    g.s.gold[seat] = len(chosen)


SETS = replace(
    TOY,
    frames={**TOY.frames, "turn": oath},
    keys=Keys(asks=("oath", "clash"), tells=("clashed",), reasons=("too-poor",), emits=("rolled",)),
)


async def test_a_set_is_marked_member_by_member_and_closed_once(tmp_path: Path) -> None:
    game = toy(rules=SETS)
    async with desk(game, tmp_path).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await press(pilot, "d")
        assert "Choose at least 1" in text(pilot)
        await press(pilot, "3", "space", "1", "enter")
        assert "[x] axe" in text(pilot)
        assert "[x] cup" in text(pilot)
        await press(pilot, "4", "enter")
        assert "TOY-5" in text(pilot)
        assert "[ ] dog" in text(pilot)
        await press(pilot, "3", "enter", "4", "enter", "u", "2", "enter", "w", "escape")
        assert game.position == 6
        await press(pilot, "d")
    assert next(answer.value for answer in game.all_answers() if answer.seat == 0) == "axe+bow"


def toll(g: G, seat: int) -> Rule[None]:
    chosen: tuple[str, ...] = yield Subset(seat, "oath", ("axe", "bow", "bow", "cup"), suggest=("bow", "bow"))
    g.s.gold[seat] = len(chosen)


TOLLS = replace(SETS, frames={**SETS.frames, "turn": toll})


async def test_what_the_rules_suggest_is_marked_already(tmp_path: Path) -> None:
    game = toy(rules=TOLLS)
    async with desk(game, tmp_path).run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert text(pilot).count("[x] bow") == 2
        await press(pilot, "d")
    assert next(answer.value for answer in game.all_answers() if answer.seat == 0) == "bow+bow"


def march(g: G, seat: int) -> Rule[None]:
    """A warrior and where he goes: an order, of which the place is named second."""

    def fits(chosen: tuple[Value, ...], member: str) -> Reason | None:
        place = member in ("sea", "hill")
        known = not chosen or (place and chosen[-1] in ("axe", "bow"))
        return None if known and (chosen or not place) else Reason("TOY-5", "too-poor")

    def done(chosen: tuple[Value, ...]) -> Reason | None:
        return None if not chosen or chosen[-1] in ("sea", "hill") else Reason("TOY-5", "too-poor")

    chosen: tuple[str, ...] = yield Subset(
        seat, "oath", ("axe", "bow", "sea", "hill"), why_not=fits, done=done
    )
    g.s.gold[seat] = len(chosen)


ORDERS = replace(SETS, frames={**SETS.frames, "turn": march}, orders=frozenset({"oath"}))


async def test_an_order_shows_only_what_can_follow_and_answers_itself(tmp_path: Path) -> None:
    game = toy(rules=ORDERS)
    async with desk(game, tmp_path).run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert "hill" not in text(pilot)
        await press(pilot, "2", "enter")
        assert "[x] bow" in text(pilot)
        assert "[ ] hill" in text(pilot)
        assert "axe" not in text(pilot)
        await press(pilot, "3", "enter")
    assert next(answer.value for answer in game.all_answers() if answer.seat == 0) == "bow+hill"


def an_attack() -> tuple[Game[Any], Chosen]:
    """A game of God of War with an Attack that more than one set makes, and such a set."""

    def sets(ask: Choose) -> Iterator[Chosen]:
        attack = next((deed for deed in ask.values if str(deed).startswith("attack:")), None)
        return ask.sets((attack,)) if attack is not None and isinstance(ask, Subset) else iter(())

    def several(_: Game[Any], ask: Choose) -> bool:
        return ask.key == "step" and len(list(islice(sets(ask), 3))) == 3

    game = at("god-of-war", 1, "sets", several)
    return game, next(sets(game.questions[0]))


async def test_an_attack_in_god_of_war_is_marked_step_by_step(tmp_path: Path) -> None:
    game, whole = an_attack()
    before = len(game.all_answers())
    app = desk(game, tmp_path, bots=())
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        for member in whole:
            await press(pilot, *str(app.offered().index(member) + 1), "enter")
        if len(game.all_answers()) == before:  # more could be added
            await press(pilot, "d")
    assert game.all_answers()[before].value == named(whole)


async def test_two_at_one_keyboard_never_see_each_other(tmp_path: Path) -> None:
    game = toy()
    async with desk(game, tmp_path, bots=()).run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert "Player 1, it is your turn" in text(pilot)
        own = [str(card).split(":")[1].split("#")[0] for card in game.view(0)["zones"]["hands"][0]]
        assert not any(re.search(rf"\b{card}\b", text(pilot)) for card in own)
        await press(pilot, "enter")
        assert all(card in text(pilot) for card in own)
        assert "3 hidden" in text(pilot)
        await press(pilot, str(list(game.questions[0].values).index("pass") + 1), "enter")
        assert "Player 2, it is your turn" in text(pilot)
        await press(pilot, "space")
        assert "▶ Player 2" in text(pilot)


async def test_leaving_keeps_the_game(tmp_path: Path) -> None:
    async with desk(toy(), tmp_path).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("q")
    assert (tmp_path / "night.saga").read_text().startswith("meadhall-saga")


async def test_a_broken_rule_keeps_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(self: object, ask: object) -> None:
        raise EngineError("toy, decision 9: a bug")

    monkeypatch.setattr(Host, "bot_value", breaks)
    app = desk(toy(), tmp_path, bots=(0, 1))
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
    assert isinstance(app.failure, EngineError)
    assert (tmp_path / "night.saga").exists()


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("name", meadhall.shelf())
async def test_every_game_fits_at_80_by_24(name: str, lang: str, tmp_path: Path) -> None:
    game = meadhall.new(name, seed=3)
    app = desk(game, tmp_path, bots=range(1, game.seats), lang=lang)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        for _ in range(6):
            question, values = app.ask, app.offered()
            assert question is not None
            assert app.host.words.question(question.key, question.params)[:30] in text(pilot)
            assert app.query_one("#options").size.height >= min(2, len(values))
            assert app.pane("table").size.height >= 6
            assert text(pilot).splitlines()[-1].split()[-1] == Speech(lang)("key-quit")
            if isinstance(question, Subset):
                break
            await press(pilot, "enter")
        await press(pilot, "a")
        assert app.pane("aid").has_class("shown")


WORD = re.compile(r"[^\W_]+")
SAGAS = Path(__file__).parent.parent / "sagas"


def words_of(app: Desk, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Every word that may stand on the screen, from a drawing with room for all of them."""
    monkeypatch.setattr(screen, "WIDEST", 400)
    host, ask = app.host, app.ask
    assert ask is not None
    out = io.StringIO()
    say = Speech("pl")
    say.console = Console(file=out, width=400, highlight=False)
    say.print(screen.board_of(say, host.game, ask.seat, host.words, 400))
    screen.question(say, ask, host.words, host.game)
    keys = [say(f"key-{name}") for name in full.KEYS]
    more = [*host.log(ask.seat, 999), *keys, *full.LETTERS.values(), say("set-done"), ask.clause]
    more += [host.words.say("game-title"), host.words.label(f"seat:{ask.seat}")]
    if isinstance(ask, Subset):
        keys_of = "order-keys" if is_order(host.game, ask) else "set-keys"
        more.append(say(keys_of, least=ask.least, most=ask.most, chosen=len(app.chosen)))
    return set(WORD.findall(out.getvalue() + " ".join(more))) | {"x"}


@pytest.mark.parametrize("size", [SMALL, (120, 40)])
@pytest.mark.parametrize(
    "saga",
    ["blood_rage/4-bots", "god_of_war/3-bots", "lords_of_ragnarok/4-bots", "reavers_of_midgard/3-bots"],
)
async def test_no_word_is_broken_on_the_screen(
    saga: str, size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = meadhall.load(SAGAS / f"{saga}.saga")
    game = meadhall.new(record.rules.id, record.seats, record.seeds[0][1], record.options)
    answers = [answer for answer in record.all_answers() if answer.seat >= 0]
    for number, answer in enumerate(answers):
        if number > len(answers) // 2 and game.questions[0].seat == 0:
            break
        game.answer(answer.seat, answer.value)
    app = desk(game, tmp_path, bots=range(1, game.seats), lang="pl")
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        shown = text(pilot)
        broken = set(WORD.findall(shown)) - words_of(app, monkeypatch)
        assert not broken, f"{broken} in\n{shown}"


def test_of_the_news_the_last_ones_that_fit_whole_are_told() -> None:
    lines = ["one", "two words", "three more words here", "four"]
    assert full.latest(lines, 80, 2) == lines[-2:]
    assert full.latest(lines, 12, 3) == lines[-2:]
    assert full.latest(lines, 12, 2) == lines[-1:]
    assert full.latest([], 80, 4) == []


@pytest.mark.parametrize(
    ("tty", "term", "size", "full_screen"),
    [
        (True, "xterm", (80, 24), True),
        (True, "xterm", (79, 24), False),
        (True, "xterm", (80, 23), False),
        (True, "dumb", (80, 24), False),
        (False, "xterm", (80, 24), False),
    ],
)
def test_a_full_screen_needs_a_real_terminal_that_is_large_enough(
    tty: bool, term: str, size: tuple[int, int], full_screen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: tty, raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: tty, raising=False)
    monkeypatch.setattr("meadhall.cli.play.get_terminal_size", lambda: size)
    monkeypatch.setenv("TERM", term)
    assert fits_a_screen() is full_screen


def test_play_chooses_the_full_screen_unless_lines_are_asked_for(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    played: list[Host] = []
    keep: Callable[[Host], None] = played.append
    monkeypatch.setattr(full, "play", keep)
    monkeypatch.setattr("meadhall.cli.play.fits_a_screen", lambda: True)
    monkeypatch.setenv("MEADHALL_DATA", str(tmp_path))
    assert command("play", "toy", "--seats", "2").code == 0
    assert len(played) == 1
    assert played[0].bots == {1: "normal"}
    command("play", "toy", "--seats", "2", "--plain", "--as", "none", "--bots", "random")
    command("play", "toy", "--seats", "2", "--as", "none", "--bots", "random")
    assert len(played) == 1
