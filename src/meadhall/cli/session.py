"""The table in plain lines: for pipes, small terminals and whoever likes it. Nothing typed is ever lost."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from rich.markup import escape
from rich.rule import Rule as Line
from rich.table import Table as Grid

from meadhall.cli import rulebook, screen
from meadhall.cli.components import find
from meadhall.cli.host import NOTHING, SUGGESTED, Host
from meadhall.cli.ordering import complete, is_order
from meadhall.cli.shelf import print_component
from meadhall.cli.speech import Speech, complain
from meadhall.engine import CannotUndo, Choose, EngineError, Game, IllegalAnswer, MeadhallError, Subset
from meadhall.engine.subset import is_whole, members_of
from meadhall.lessons import Guide

LOG_LINES = 20

COMMANDS = {
    # what people type: what is meant
    "why": "why", "?": "why", "dlaczego": "why",
    "what": "what", "co": "what",
    "undo": "undo", "cofnij": "undo",
    "redo": "redo", "ponów": "redo", "ponow": "redo",
    "save": "save", "zapisz": "save",
    "hint": "hint", "podpowiedz": "hint", "podpowiedź": "hint", "rada": "hint",
    "table": "table", "stół": "table", "stol": "table", "board": "table", "plansza": "table",
    "log": "log", "dziennik": "log",
    "aid": "aid", "ściąga": "aid", "sciaga": "aid",
    "card": "card", "cards": "card", "karta": "card",
    "rules": "rules", "rule": "rules", "zasady": "rules",
    "next": "next", "dalej": "next",
    "skip": "skip", "pomiń": "skip", "pomin": "skip",
    "enough": "enough", "dość": "enough", "dosc": "enough",
    "help": "help", "pomoc": "help",
    "quit": "quit", "exit": "quit", "koniec": "quit",
}  # fmt: skip


class Leave(Exception):
    """Somebody left the table; the game is saved."""


class Session(Host):
    """A table in the terminal, line by line."""

    def __init__(
        self,
        game: Game[Any],
        bots: Mapping[int, str],
        say: Speech,
        path: Path,
        names: Mapping[int, str] | None = None,
        guide: Guide | None = None,
    ) -> None:
        super().__init__(game, bots, say, path, names, guide)
        self.last: int | None = None
        self.taught: list[str] = []  # the text of the lesson that was read last
        self.seen_table = False
        self.orders: dict[str, Callable[[Choose, str], None]] = {
            "why": self._why,
            "what": self._what,
            "undo": self._undo,
            "redo": lambda ask, rest: self.game.redo(ask.seat),
            "save": self._save,
            "hint": lambda ask, rest: say.print(escape(self.hint(ask))),
            "table": lambda ask, rest: screen.board(say, self.game, ask.seat, self.words),
            "log": self._log,
            "aid": lambda ask, rest: say.print(rulebook.aid_of(self.game.rules, say.lang)),
            "card": self._card,
            "rules": self._rules,
            "next": lambda ask, rest: self._of_lesson("next"),
            "skip": lambda ask, rest: self._of_lesson("skip"),
            "enough": lambda ask, rest: self._of_lesson("end"),
            "help": lambda ask, rest: self._help(),
            "quit": self._quit,
        }

    def play(self) -> None:
        """Play until the game is over or somebody leaves."""
        self.keep()
        try:
            while not self.game.over:
                self._one_decision()
                self.keep()
        except (EOFError, Leave):
            self.keep()
            self.say.print()
            self._say_saved("left")
            return
        except KeyboardInterrupt:
            self.keep()
            self.say.print()
            self._say_saved("left")
            raise
        except EngineError:
            self.keep()
            complain(self.say("saved", path=str(self.path)), self.say.lang)
            raise
        screen.board(self.say, self.game, self.only_person, self.words)
        self._tell(self.only_person)
        screen.result(self.say, self.game, self.words)
        self._say_saved("saved")

    def _say_saved(self, key: str) -> None:
        key = "left-lesson" if key == "left" and self.lesson is not None else key
        self.say.print(self.say(key, path=str(self.path)), markup=False, soft_wrap=True)

    def _one_decision(self) -> None:
        ask = self.asked_bot()
        if ask is not None:
            self.bot_answers(ask)
            if not self.people:
                self._tell(None)
            return
        ask = self.asked()
        self._hand_over(ask.seat)
        self._table(ask)
        self._person(ask)

    def _hand_over(self, seat: int) -> None:
        """Before another person looks at the screen, the last one's cards have to go."""
        if len(self.people) < 2 or seat == self.last:
            return
        if self.last is not None:
            self.say.console.clear()
        who = self.words.label(f"seat:{seat}")
        self.say.print(Line(escape(self.say("hand-over", who=who))))
        self._read(self.say("hand-over-key"))
        self.last = seat

    def _tell(self, seat: int | None) -> None:
        for line in self.news(seat):
            self.say.print(f"· {line}", markup=False, style="dim")

    def _table(self, ask: Choose) -> None:
        """The table, then the news, then the question: what is new stands where the eye is."""
        drawn = screen.board_of(self.say, self.game, ask.seat, self.words)
        if self.seen_table and self._too_high(drawn):
            self.say.print(self.say("table-high"), style="dim")
        else:
            self.say.print(drawn)
            self.seen_table = True
        self._tell(ask.seat)
        if len(self.people) > 1:
            self.say.print(f"[bold]{escape(self.words.label(f'seat:{ask.seat}'))}[/]")
        self._question(ask)

    def _question(self, ask: Choose) -> None:
        """What the lesson says, and the question."""
        lines = self.lesson_lines()
        if lines[1:2] == self.taught and len(lines) > 2:
            lines = lines[2:]
        if self.taught and not lines:
            self.say.print(self.say("lesson-over"), markup=False, style="cyan")
        self.taught = lines and (lines[1:2] or self.taught)
        for line in lines:
            self.say.print(line, markup=False, style="cyan")
        screen.question(self.say, ask, self.words, self.game, self.draft)
        if lines:
            said = (self.say(f"prompt-{word}") for word in self.lesson_words)
            self.say.print(" · ".join(said), style="dim")
        self.say.print(self.say("prompt-help"), style="dim")

    def _too_high(self, drawn: Any) -> bool:
        """A table that would push the news and the question off a real screen is shown when it is asked for."""
        console = self.say.console
        return console.is_terminal and len(console.render_lines(drawn)) + 8 > console.height

    def _read(self, prompt: str) -> str:
        line = input(prompt).strip()
        if not sys.stdin.isatty():  # a transcript shows what was answered, as a terminal does
            self.say.print(line, markup=False)
        return line

    def _person(self, ask: Choose) -> None:
        """Read lines until one of them moves the game."""
        decision = self.game.decision
        pending = dict(self.game.pending)
        while self.game.decision == decision and self.game.pending == pending:
            line = self._read("> ")
            lesson = self.lesson
            if not line and lesson is not None and lesson.step is not None:
                line = "next"
            if not line:
                self.say.print(self.say("prompt-help"), style="dim")
                continue
            if line[0] == "?" and line[1:].strip():
                line = f"what {line[1:].strip()}"
            word, _, rest = line.partition(" ")
            try:
                order = COMMANDS.get(word.lower())
                if order is not None:
                    self.orders[order](ask, rest.strip())
                else:
                    self._answer(ask, line)
                if order in ("next", "skip", "enough"):
                    if self.asked_bot() is not None:
                        return
                    ask = self.asked()
                    self._question(ask)
            except (IllegalAnswer, CannotUndo) as error:
                self.say.print(escape(self.words.why(error.reason)), style="yellow")
            except MeadhallError as error:
                self.say.print(escape(self.say.error(error)), style="yellow")

    def _answer(self, ask: Choose, line: str) -> None:
        """What the line answers; an order to which something can be added is asked on."""
        value = self.value(ask, line)
        whole = line.strip().lower() in (*NOTHING, SUGGESTED) or is_whole(line)
        if isinstance(ask, Subset) and is_order(self.game, ask) and not whole:
            chosen = ask.canonical(members_of(value))
            if not complete(ask, chosen):
                self.draft = chosen
                screen.question(self.say, ask, self.words, self.game, self.draft)
                return
        self.answer(ask, value)

    # what people can type instead of an answer

    def _of_lesson(self, word: str) -> None:
        if not self.say_of_lesson(word):
            raise MeadhallError(self.say("lesson-none"))

    def _undo(self, ask: Choose, rest: str) -> None:
        begun = bool(self.draft)
        self.undo(ask)
        if begun:
            screen.question(self.say, ask, self.words, self.game, self.draft)
        self.taught = []

    def _why(self, ask: Choose, rest: str) -> None:
        if self.lesson_why():
            self.say.print(self.lesson_why(), markup=False, style="cyan")
        screen.blocked(self.say, ask, self.words)

    def _save(self, ask: Choose, rest: str) -> None:
        words = shlex.split(rest) if rest else []
        if len(words) > 1:
            raise MeadhallError(self.say("save-one"))
        if words:
            self.path = Path(words[0]).expanduser()
        self.keep()
        self._say_saved("saved")

    def _what(self, ask: Choose, rest: str) -> None:
        if not rest:
            raise MeadhallError(self.say("what-number"))
        value = self.value(ask, rest)
        reason = ask.why_not(value) if value not in ask.values else None
        if reason is not None:
            raise IllegalAnswer("", reason)
        for line in self.what(ask, value):
            self.say.print(line, markup=False)

    def _log(self, ask: Choose, rest: str) -> None:
        for line in self.log(ask.seat, int(rest) if rest.isdigit() else LOG_LINES):
            self.say.print(line, markup=False)

    def _rules(self, ask: Choose, rest: str) -> None:
        wanted = rest or ask.clause
        if not wanted:
            raise MeadhallError(self.say("rules-what"))
        for clause in rulebook.look_up(self.game.rules, wanted, self.say.lang):
            self.say.print(f"[bold]{escape(clause.id)}[/]")
            self.say.print(rulebook.words_of(clause))

    def _card(self, ask: Choose, rest: str) -> None:
        if not rest:
            raise MeadhallError(self.say("card-what"))
        for each in find(self.game.rules, self.words, rest):
            print_component(self.say, each)

    def _help(self) -> None:
        grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, style="bold")
        grid.add_column()
        taught = ("next", "skip", "enough")
        for name in (
            "number",
            *(name for name in self.orders if self.guide is not None or name not in taught),
        ):
            grid.add_row(escape(self.say(f"help-{name}-word")), escape(self.say(f"help-{name}")))
        self.say.print(grid)

    def _quit(self, ask: Choose, rest: str) -> None:
        raise Leave
