"""One ply over the game's own value function: try every option in a few worlds that might be, carry the action through, take the best."""

from __future__ import annotations

from random import Random
from typing import Any

from meadhall.bots.base import Budget, Outlook
from meadhall.engine import Game, Value

WORLDS = 4
DEPTH = 3
BREADTH = 12
HORIZON = 80
"""Answers after which an action that is still not over is judged as it stands."""


class GreedyBot:
    """Looks to the end of its own action, not beyond.

    A choice made in small steps (action, figure, place) is followed through its own next `DEPTH` questions; what other seats are
    asked meanwhile is answered at random, differently in every world.
    """

    def choose(self, outlook: Outlook, budget: Budget) -> Value:
        """The option with the best value on average; among equals a random one."""
        values = list(outlook.question.values)
        if len(values) == 1:
            return values[0]
        random = Random(outlook.seed)
        random.shuffle(values)
        total = dict.fromkeys(values, 0.0)
        tried = dict.fromkeys(values, 0)
        for number in range(WORLDS):
            world = outlook.world(number)
            for value in values:
                if not budget.left and tried[values[0]]:
                    break
                total[value] += _try(world, outlook.seat, value, DEPTH, _Scope(world), random, budget)
                tried[value] += 1
        return max((value for value in values if tried[value]), key=lambda value: total[value] / tried[value])


class _Scope:
    """Where the action that is being decided ends: at the first frame that was already waiting, or another of its own kind."""

    __slots__ = ("below", "limit", "name", "start")

    def __init__(self, game: Game[Any]) -> None:
        self.below = len(game.base.agenda) - 1
        self.name = game.base.agenda[-1][0]
        self.start = game.start
        self.limit = game.position + HORIZON

    def left(self, game: Game[Any]) -> bool:
        if game.over or game.position >= self.limit:
            return True
        if game.start == self.start:
            return False
        return len(game.base.agenda) <= self.below or game.base.agenda[-1][0] == self.name


def _try(
    world: Game[Any], seat: int, value: Value, depth: int, scope: _Scope, random: Random, budget: Budget
) -> float:
    """What answering `value` leads to."""
    game = world.clone(mute=True)
    budget.spend()
    game.answer(seat, value)
    while not scope.left(game):
        own = game.question(seat) if seat in game.waiting else None
        if own is None:
            other = game.questions[0]
            game.answer(other.seat, random.choice(other.values))
        elif len(own.values) == 1:
            game.answer(seat, own.values[0])
        elif depth > 0 and budget.left:
            options = list(own.values)
            if len(options) > BREADTH:
                options = random.sample(options, BREADTH)
            return max(_try(game, seat, option, depth - 1, scope, random, budget) for option in options)
        else:
            game.answer(seat, random.choice(own.values))
    return worth(game, seat)


def worth(game: Game[Any], seat: int) -> float:
    """The game's own value of the position for the seat, or its score lead where a game has no value function."""
    if game.rules.value is not None:
        return game.rules.value(game.s, seat)
    scores = game.scores()
    return scores[seat] - max((score for other, score in enumerate(scores) if other != seat), default=0)
