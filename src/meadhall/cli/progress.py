"""How far many games are: a bar in a terminal, a line now and then elsewhere, both on stderr."""

from __future__ import annotations

import time
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn
from rich.progress import TimeElapsedColumn as Elapsed

from meadhall.cli.speech import Speech

FIRST_LINE, LAST_LINE = 30.0, 600.0
"""Seconds to the first line, and the longest silence between two; each is twice as long as the one before."""


class Games:
    """Games that are being played; `done` is called for each, `broken` for those that broke a law."""

    def __init__(self, say: Speech, total: int) -> None:
        self.say, self.total = say, total
        self._games = self._broken = 0
        self._console = Console(stderr=True, highlight=False)
        columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
        pace = (TextColumn("{task.fields[pace]}"), Elapsed())
        off = not self._console.is_terminal
        self._bar = Progress(*columns, *pace, console=self._console, transient=True, disable=off)
        self._task = self._bar.add_task(say("playing"), total=total, pace="")
        self._began = time.monotonic()
        self._silence, self._next = FIRST_LINE, FIRST_LINE

    def done(self) -> None:
        """One more game is over."""
        self._games += 1
        seconds = max(time.monotonic() - self._began, 1e-9)
        self._bar.update(self._task, completed=self._games, pace=self._pace(seconds))
        if self._bar.disable and seconds >= self._next and self._games < self.total:
            counted = self.say("playing-line", games=self._games, of=self.total)
            self._console.print(f"{counted}, {self._pace(seconds)}", soft_wrap=True)
            self._silence = min(2 * self._silence, LAST_LINE)
            self._next = seconds + self._silence

    def broken(self) -> None:
        """One of them broke a law."""
        self._broken += 1

    def _pace(self, seconds: float) -> str:
        speed = self._games / seconds
        left = time.strftime("%H:%M:%S", time.gmtime((self.total - self._games) / speed))
        days = int((self.total - self._games) / speed // 86_400)
        (figure,) = self.say.figures(f"{speed:.1f}")
        pace = self.say("playing-pace", speed=figure, left=f"{days}d {left}" if days else left)
        return f"{pace}, {self.say('playing-broken', games=self._broken)}" if self._broken else pace

    def __enter__(self) -> Games:
        self._bar.start()
        return self

    def __exit__(self, kind: object, error: object, trace: TracebackType | None) -> None:
        self._bar.stop()
