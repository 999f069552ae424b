"""A mute copy of a game that can only be played on: for search and for random play.

It takes no checkpoints and logs no answers, so that a step costs little more than the rules themselves. What it cannot do (be copied, go
back, be packed) needs a checkpoint.
"""

from __future__ import annotations

from typing import Any, NoReturn

from meadhall.engine.ask import CHANCE, Ask, Chance, Choose, Rule, Value
from meadhall.engine.chance import Dice
from meadhall.engine.errors import EngineError, MeadhallError
from meadhall.engine.game import RUNAWAY, Game
from meadhall.engine.play import Interrupt, Play
from meadhall.engine.rules import S
from meadhall.engine.spans import END
from meadhall.engine.subset import Subset

LONGEST = 10 * RUNAWAY
"""More frames, and more throws, than any game has."""


class Probe(Game[S]):
    """A game without a way back."""

    one_way = True

    def __init__(self, game: Game[S]) -> None:
        copy = game.clone(mute=True)
        self.dice = Dice(copy.dice_key, copy.thrown, LONGEST)
        self.steps = copy.decision - copy.thrown
        """Decisions but for the throws."""
        self.__dict__.update(copy.__dict__)
        self.base = self.play.s
        self.explicit_chance = copy.explicit_chance
        self.taken_back = game.decision - game.position
        """Decisions that do not lead here."""
        self.course = course(self.play, self.ask, self._rule)
        next(self.course, None)

    def answer(self, seat: int, value: Value, decision: int | None = None) -> None:
        """Give `seat`'s answer, or one step of it. What is anything else is left to the game."""
        ask = self.ask
        if ask.__class__ is Choose and ask.seat == seat and decision is None and value in ask.values:
            self.steps += 1
            self._guarded(value)
        elif ask.__class__ is Subset and ask.seat == seat and value in ask.values and decision is None:
            chosen = ask.step(value)
            if chosen is not None:
                self.steps += 1
                self._guarded(chosen)
        else:
            super().answer(seat, value, decision)

    @property
    def position(self) -> int:
        """How many answers, chance included, lead to this position."""
        return self.decision - self.taken_back

    @property
    def start(self) -> int:
        """Another number whenever a rule that may ask has begun: there is no checkpoint to count from."""
        return self.play.start

    # The dice are the play's, so that a throw needs no question.

    @property
    def dice_key(self) -> bytes:
        """The key of the throws."""
        return self.dice.key

    @dice_key.setter
    def dice_key(self, key: bytes) -> None:
        self.dice.key = key

    @property
    def thrown(self) -> int:
        """How many throws there were."""
        return self.dice.thrown

    @thrown.setter
    def thrown(self, thrown: int) -> None:
        self.dice.thrown = thrown

    @property
    def decision(self) -> int:
        """How many decisions there were, throws included."""
        return self.steps + self.dice.thrown

    @decision.setter
    def decision(self, decision: int) -> None:
        self.steps = decision - self.dice.thrown

    @property
    def explicit_chance(self) -> bool:
        """Does somebody else answer for chance?"""
        return self.play.dice is None

    @explicit_chance.setter
    def explicit_chance(self, explicit: bool) -> None:
        self.play.dice = None if explicit else self.dice

    def _log(self, seat: int, key: str, value: Value) -> None:
        """Answers are only counted; throws count themselves."""
        if seat != CHANCE:
            self.steps += 1

    def _guarded(self, value: Any, logged: int = 1) -> None:
        """Run to the next question."""
        send = self.course.send
        try:
            while True:
                ask = send(value)
                if (ask.__class__ is Choose or ask.__class__ is Subset) and ask.values:
                    self.ask = ask
                    return
                if ask.__class__ is not Chance or self.explicit_chance:
                    self._open(ask)
                    return
                value = self.dice.pick(ask)
        except StopIteration:
            self.ask = None
        except Exception as error:
            raise self._broken(error) from error

    def _rerun(self, *_: Any, **__: Any) -> NoReturn:
        raise MeadhallError("a probe can only be played on: it keeps no checkpoint")


def course(play: Play[Any], asked: Ask | None, rule: Rule[Any] | None) -> Rule[None]:
    """Everything from the question that is open in `rule` to the end of the game."""
    running, agenda = play.rules.running, play.s.agenda
    if rule is not None and asked is not None:
        try:
            while True:
                asked = rule.send((yield asked))
        except StopIteration:
            pass
        except Interrupt as cut:
            cut.carry_out(play)
    for _ in range(LONGEST):
        if not agenda:
            return
        name, args = agenda.pop()
        if name == END:
            continue
        start, asks = running[name]
        play.bottom = play.top = len(agenda)
        try:
            if asks:
                play.start += 1
                yield from start(play, *args)
            else:
                start(play, *args)
        except Interrupt as cut:
            cut.carry_out(play)
    raise EngineError("a game runs away: it has too many frames")
