"""What is cheap enough for a playout: the value of a position, an answer by the game's prior, an action by the best of a few."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from random import Random
from typing import Any

from meadhall.bots.turn import Turn
from meadhall.engine import Choose, Game, Value
from meadhall.engine.winning import by_value

HORIZON = 40
"""Answers after which an action that is still not over is judged as it stands."""
INFINITE = float("inf")

REMEMBERED = 2
"""Plans of earlier playouts that are tried again."""

Way = tuple[str, Value]
"""A question and an answer to it."""
FRESH: tuple[Way, ...] = ()


def worth(game: Game[Any], seat: int) -> float:
    """The game's own value of the position for the seat, or its score lead where a game has no value function."""
    if game.rules.value is not None:
        return game.rules.value(game.s, seat)
    scores = game.scores()
    return scores[seat] - max((score for other, score in enumerate(scores) if other != seat), default=0)


def worths(game: Game[Any]) -> list[float]:
    """The same for all seats."""
    if game.rules.standings is not None:
        return game.rules.standings(game.s)
    return [worth(game, seat) for seat in range(game.seats)]


def lead(game: Game[Any], seat: int) -> float:
    """What the seat is ahead of its best rival, by everybody's own value; where all win together, the value itself.

    After others have acted this is the fairer judge: a rival's gain is a loss.
    """
    if game.rules.cooperative or game.seats < 2:
        return worth(game, seat)
    values = worths(game)
    return values[seat] - max(values[:seat] + values[seat + 1 :])


def chance(game: Game[Any], seat: int) -> float:
    """The chance to win, so that a lead counts for more where it decides; where there is no scale for it or all win together, the lead."""
    if game.rules.scale is None or game.rules.cooperative:
        return lead(game, seat)
    return by_value(game)[seat]


def sample(game: Game[Any], asked: Choose, random: Random) -> Value:
    """An answer, the likelier the better the game's prior thinks of it."""
    values = asked.values
    if len(values) == 1:
        return values[0]
    prior = game.rules.prior
    if prior is None:
        return random.choice(values)
    return random.choices(values, prior(game.s, asked))[0]


class Playout:
    """Plays a world on with a cheap policy: whoever acts takes the best of `tries` actions drawn by the prior, by its own value.

    The tries throw dice of their own, so nobody knows what is going to fall. What was best in the playouts before (`learn`) is tried besides,
    so that after a few of them a good answer to what is being played is seldom missed.
    """

    def __init__(self, random: Random, tries: int = 2) -> None:
        self.random, self.tries = random, tries
        self.judge: Callable[[Game[Any], int], float] = worth
        self.found: list[tuple[int, str, tuple[Way, ...]]] = []
        self.known: dict[tuple[int, str], Counter[tuple[Way, ...]]] = defaultdict(Counter)

    def learn(self) -> None:
        """Remember what was found since the last time; all options of a world are played with the same memory."""
        for seat, key, plan in self.found:
            self.known[seat, key][plan] += 1
        self.found.clear()

    def to_next_turn(self, game: Game[Any], turn: Turn) -> None:
        """Until the turn is over."""
        while not game.over:
            asked = game.next
            assert asked is not None
            if turn.over(game, asked):
                return
            self.action(game, asked)

    def to_end(self, game: Game[Any]) -> None:
        """Until the game is over."""
        while not game.over:
            asked = game.next
            assert asked is not None
            self.action(game, asked)

    def action(self, game: Game[Any], asked: Choose) -> None:
        """The seat that is asked acts: its whole action, or an answer within somebody else's."""
        seat = asked.seat
        if len(asked.values) == 1:
            game.answer(seat, asked.values[0])
            return
        best, plan = -INFINITE, FRESH
        before = [known for known, _ in self.known[seat, asked.key].most_common(REMEMBERED)]
        for tried in (*before, *(FRESH,) * self.tries):
            probe = game.probe()
            probe.dice_key = self.random.randbytes(16)
            chain = self.carry(probe, seat, tried)
            value = self.judge(probe, seat)
            if value > best:
                best, plan = value, chain
        self.found.append((seat, asked.key, plan))
        self.carry(game, seat, plan)

    def carry(self, game: Game[Any], seat: int, plan: tuple[Way, ...]) -> tuple[Way, ...]:
        """Play to the end of the action: as planned as long as it fits, else by the prior. What the seat answered."""
        span, start, limit = game.end_of_action(seat), game.start, game.position + HORIZON
        chain: list[Way] = []
        while not game.over and game.position < limit:
            asked = game.next
            assert asked is not None
            if asked.seat != seat or len(asked.values) == 1:
                game.answer(asked.seat, sample(game, asked, self.random))
            else:
                at = len(chain)
                fits = at < len(plan) and plan[at][0] == asked.key and plan[at][1] in asked.values
                value = plan[at][1] if fits else sample(game, asked, self.random)
                chain.append((asked.key, value))
                game.answer(seat, value)
            if game.start != start and not (span and game.goes_on(span)):
                break
        return tuple(chain)
