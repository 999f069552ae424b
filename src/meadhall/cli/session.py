"""One game at one keyboard: people and bots take turns, and nothing typed is ever lost."""

from __future__ import annotations

import os
import shlex
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import platformdirs
from rich.markup import escape
from rich.rule import Rule as Line
from rich.table import Table

from meadhall.bots import decide
from meadhall.cli import rulebook, screen
from meadhall.cli.components import find, folded
from meadhall.cli.shelf import print_component
from meadhall.cli.speech import Speech, Words, complain
from meadhall.engine import (
    CannotUndo,
    Choose,
    EngineError,
    Game,
    IllegalAnswer,
    InvalidAnswer,
    MeadhallError,
    Value,
)

BOT_SECONDS = 5.0
HINT = "greedy"
LOG_LINES = 20

COMMANDS = {
    # what people type: what is meant
    "why": "why", "?": "why", "dlaczego": "why",
    "undo": "undo", "cofnij": "undo",
    "redo": "redo", "ponów": "redo", "ponow": "redo",
    "save": "save", "zapisz": "save",
    "hint": "hint", "podpowiedz": "hint", "podpowiedź": "hint", "rada": "hint",
    "log": "log", "dziennik": "log",
    "rules": "rules", "rule": "rules", "zasady": "rules",
    "card": "card", "cards": "card", "karta": "card",
    "board": "board", "plansza": "board",
    "help": "help", "pomoc": "help",
    "quit": "quit", "exit": "quit", "koniec": "quit",
}  # fmt: skip


class Leave(Exception):
    """Somebody left the table; the game is saved."""


def home() -> Path:
    """Where games are kept that were given no file: beside the server's data."""
    if os.environ.get("MEADHALL_DATA"):
        return Path(os.environ["MEADHALL_DATA"]) / "sagas"
    return Path(platformdirs.user_data_dir("meadhall", appauthor=False)) / "sagas"


def new_path(game: str) -> Path:
    """A file for a new game that no other game has."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    path = home() / f"{game}-{stamp}.saga"
    number = 1
    while path.exists():
        number += 1
        path = home() / f"{game}-{stamp}-{number}.saga"
    return path


class Session:
    """A table in the terminal. `bots` says which level plays which seat; all other seats sit at this keyboard."""

    def __init__(
        self,
        game: Game[Any],
        bots: Mapping[int, str],
        say: Speech,
        path: Path,
        names: Mapping[int, str] | None = None,
    ) -> None:
        self.game = game
        self.bots = bots
        self.say = say
        self.path = path
        self.names = names or {}
        self.words = Words(game.rules, say.lang, [self.names.get(seat, "") for seat in range(game.seats)])
        self.people = [seat for seat in range(game.seats) if seat not in bots]
        self.shown = dict.fromkeys(range(-1, game.seats), -1)
        self.last: int | None = None
        self.orders: dict[str, Callable[[Choose, str], None]] = {
            "why": lambda ask, rest: screen.blocked(say, ask, self.words),
            "undo": self._undo,
            "redo": self._redo,
            "save": self._save,
            "hint": self._hint,
            "log": self._log,
            "rules": self._rules,
            "card": self._card,
            "board": lambda ask, rest: self._table(ask),
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
        self._news(self.people[0] if len(self.people) == 1 else None)
        screen.board(self.say, self.game, self.people[0] if len(self.people) == 1 else None, self.words)
        screen.result(self.say, self.game, self.words)
        self._say_saved("saved")

    def keep(self) -> None:
        """Write the game to its file, whole or not at all."""
        path = self.path
        part = path.with_name(path.name + ".part")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            part.write_text(self._saga(), encoding="utf-8")
            part.replace(path)
        except OSError as error:
            raise MeadhallError(f"{str(path)!r} cannot be written: {error.strerror}") from None

    def _saga(self) -> str:
        return self.game.saga(
            [
                bot_name(self.bots[s]) if s in self.bots else self.names.get(s, "")
                for s in range(self.game.seats)
            ]
        )

    def _say_saved(self, key: str) -> None:
        self.say.print(self.say(key, path=str(self.path)), markup=False, soft_wrap=True)

    def _one_decision(self) -> None:
        ask = next((q for q in self.game.questions if q.seat in self.bots), None)
        if ask is not None:
            self._bot(ask)
            return
        ask = self.game.questions[0]
        self._hand_over(ask.seat)
        self._table(ask)
        self._person(ask)

    def _bot(self, ask: Choose) -> None:
        value = ask.values[0]
        if len(ask.values) > 1:
            value = decide(self.bots[ask.seat], self.game, ask.seat, self.game.decision, BOT_SECONDS)
        self.game.answer(ask.seat, value)
        if not self.people:
            self._news(None)

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

    def _news(self, seat: int | None) -> None:
        """What happened since this seat last looked."""
        key = -1 if seat is None else seat
        self.words.learn(self.game.view(seat)["facts"])
        for event in self.game.events(seat, self.shown[key] + 1):
            self.say.print(f"· {self.words.event(event)}", markup=False, style="dim")
        self.shown[key] = self.game.position

    def _table(self, ask: Choose) -> None:
        self._news(ask.seat)
        screen.board(self.say, self.game, ask.seat, self.words)
        self._ask(ask)

    def _ask(self, ask: Choose) -> None:
        if len(self.people) > 1:
            self.say.print(f"[bold]{escape(self.words.label(f'seat:{ask.seat}'))}[/]")
        screen.question(self.say, ask, self.words, self.game)
        self.say.print(self.say("prompt-help"), style="dim")

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
            if not line:
                continue
            word, _, rest = line.partition(" ")
            try:
                order = COMMANDS.get(word.lower())
                if order is not None:
                    self.orders[order](ask, rest.strip())
                else:
                    self.game.answer(ask.seat, self._value(ask, line), decision)
            except IllegalAnswer as error:
                self.say.print(escape(self.words.why(error.reason)), style="yellow")
            except CannotUndo as error:
                self.say.print(escape(self.words.why(error.reason)), style="yellow")
            except MeadhallError as error:
                self.say.print(escape(self.say.error(error)), style="yellow")

    def _value(self, ask: Choose, line: str) -> Value:
        """The option that a line means: its number, its value or its name; a blocked one gives its reason."""
        if line.isdigit():
            if 1 <= int(line) <= len(ask.values):
                return ask.values[int(line) - 1]
            raise InvalidAnswer(self.say("not-a-number", last=len(ask.values)))
        known = [*ask.values, *(value for value, _ in ask.blocked())]
        for value in known:
            if line == str(value) or folded(line) == folded(self.words.option(ask.key, value)):
                return value
        raise InvalidAnswer(self.say("not-understood", line=line))

    # what people can type instead of an answer

    def _undo(self, ask: Choose, rest: str) -> None:
        seat = ask.seat
        if not self.game.pending:
            last = self.game.entries()[-1:]
            seat = last[0].seat if last and last[0].seat in self.people else ask.seat
        elif len(self.people) > 1:
            seat = next((s for s in self.people if s in self.game.pending), ask.seat)
        self.game.undo(seat)
        for key, position in self.shown.items():
            self.shown[key] = min(position, self.game.position)

    def _redo(self, ask: Choose, rest: str) -> None:
        self.game.redo(ask.seat)

    def _save(self, ask: Choose, rest: str) -> None:
        words = shlex.split(rest) if rest else []
        if len(words) > 1:
            raise MeadhallError(self.say("save-one"))
        if words:
            self.path = Path(words[0]).expanduser()
        self.keep()
        self._say_saved("saved")

    def _hint(self, ask: Choose, rest: str) -> None:
        value = decide(HINT, self.game, ask.seat, self.game.decision, BOT_SECONDS)
        number = list(ask.values).index(value) + 1
        self.say.print(escape(self.say("hint", number=number, option=self.words.option(ask.key, value))))

    def _log(self, ask: Choose, rest: str) -> None:
        count = int(rest) if rest.isdigit() else LOG_LINES
        for event in self.game.events(ask.seat)[-count:]:
            self.say.print(f"{event['n']:>5}  {self.words.event(event)}", markup=False)

    def _rules(self, ask: Choose, rest: str) -> None:
        wanted = rest or ask.clause
        if not wanted:
            raise MeadhallError(self.say("rules-what"))
        for clause in rulebook.look_up(self.game.rules, wanted, self.say.lang):
            self.say.print(f"[bold]{escape(clause.id)}[/] {escape(clause.plain)}")

    def _card(self, ask: Choose, rest: str) -> None:
        if not rest:
            raise MeadhallError(self.say("card-what"))
        for each in find(self.game.rules, self.words, rest):
            print_component(self.say, each)

    def _help(self) -> None:
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True, style="bold")
        table.add_column()
        for name in ("number", *self.orders):
            table.add_row(escape(self.say(f"help-{name}-word")), escape(self.say(f"help-{name}")))
        self.say.print(table)

    def _quit(self, ask: Choose, rest: str) -> None:
        raise Leave


def bot_name(level: str) -> str:
    """How a bot is written into a saga, so that it sits down again when the saga is loaded."""
    return f"bot {level}"


def bots_of(names: Mapping[int, str]) -> dict[int, str]:
    """The bots that a saga names."""
    return {seat: name[4:] for seat, name in names.items() if name.startswith("bot ")}
