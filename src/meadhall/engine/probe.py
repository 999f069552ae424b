"""A mute copy of a game that can only be played on: for search and for random play.

It takes no checkpoints and logs no answers, so that a step costs little more than the rules themselves. What it cannot do (be copied, go
back, be packed) needs a checkpoint.
"""

from __future__ import annotations

from typing import Any, NoReturn

from meadhall.engine import chance as dice
from meadhall.engine.ask import Chance, Choose, Value
from meadhall.engine.errors import EngineError, MeadhallError
from meadhall.engine.game import RUNAWAY, Game
from meadhall.engine.play import GameOver
from meadhall.engine.rules import S
from meadhall.engine.spans import END


class Probe(Game[S]):
    """A game without a way back."""

    one_way = True

    def answer(self, seat: int, value: Value, decision: int | None = None) -> None:
        """Give `seat`'s answer, or one step of it."""
        ask = self.ask
        if ask.__class__ is Choose and ask.seat == seat and decision is None:
            if value not in ask.values:
                self._refuse(ask, value)
            self.decision += 1
            self.play.start += 1
            self._guarded(value)
        else:
            super().answer(seat, value, decision)

    def _log(self, seat: int, key: str, value: Value) -> None:
        """Answers are only counted."""
        self.decision += 1
        self.play.start += 1

    def _guarded(self, value: Any, logged: int = 1) -> None:
        """Run to the next question, as `Game._advance` does, without its checkpoints."""
        rule, play, running = self._rule, self.play, self.rules.running
        agenda = play.s.agenda
        try:
            for _ in range(RUNAWAY):
                if rule is None:
                    if not agenda:
                        self.ask = self._rule = None
                        return
                    name, args = agenda.pop()
                    if name == END:
                        continue
                    start, asks = running[name]
                    play.bottom = play.top = len(agenda)
                    if not asks:
                        try:
                            start(play, *args)
                        except GameOver:
                            play.cut()
                        continue
                    rule, value = start(play, *args), None
                try:
                    ask = rule.send(value)
                except StopIteration:
                    rule = None
                    continue
                except GameOver:
                    play.cut()
                    rule = None
                    continue
                if ask.__class__ is Chance and not self.explicit_chance:
                    value = dice.pick(self.dice_key, self.thrown, ask)
                    self.thrown += 1
                    self.decision += 1
                    play.start += 1
                    continue
                self._rule = rule
                if ask.__class__ is Choose and ask.values:
                    self.ask = ask
                else:
                    self._open(ask)
                return
            raise EngineError("a frame runs away: no decision for too long")
        except Exception as error:
            raise self._broken(error) from error

    def _rerun(self, *_: Any, **__: Any) -> NoReturn:
        raise MeadhallError("a probe can only be played on: it keeps no checkpoint")
