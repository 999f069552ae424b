"""OpenSpiel's information set Monte Carlo tree search as an opponent of our bots, at equal work for a decision.

    make outside GAME=blood-rage

plays `master` against it. It needs the Python of build/peers, which has OpenSpiel. The search is OpenSpiel's own; ours are the worlds
that it samples, which are those that our bots get, and random games to the end as its evaluation, at the full speed of the engine.
"""

from __future__ import annotations

import time
from contextlib import suppress
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from meadhall.bots.base import Budget, Outlook
from meadhall.engine import Choose, Game, Value

EXPLORE = 2.0
"""The constant of its UCT formula, for results from -1 to 1."""
MANY = 1_000_000


class OutOfTime(Exception):
    """The work that a decision may take is done."""


class Kind:
    """What the search wants to know of a game: players act one by one and do not see everything."""

    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION

    def get_type(self) -> Kind:
        return self


class World:
    """A game as OpenSpiel speaks to its states. Dice fall by themselves; actions are numbers of answers that all worlds of a search share.

    A seat's information is what was answered since the question of the search: everybody's answers, not what was drawn in between.
    """

    def __init__(self, game: Game[Any], actions: dict[Value, int], path: tuple[int, ...]) -> None:
        self.game, self.actions, self.path = game, actions, path

    @property
    def asked(self) -> Choose:
        asked = self.game.next
        assert asked is not None
        return asked

    def get_game(self) -> Kind:
        return Kind()

    def current_player(self) -> int:
        return self.asked.seat

    def information_state_string(self) -> str:
        return f"{self.asked.key}{self.path}"

    def is_terminal(self) -> bool:
        return self.game.over

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self) -> list[int]:
        return [self.actions.setdefault(value, len(self.actions)) for value in self.asked.values]

    def value_of(self, action: int) -> Value:
        return next(value for value in self.asked.values if self.actions.get(value) == action)

    def apply_action(self, action: int) -> None:
        self.game.answer(self.asked.seat, self.value_of(action))
        self.path = (*self.path, action)

    def returns(self) -> list[float]:
        winners = self.game.winners()
        return [1.0 if seat in winners else -1.0 for seat in range(self.game.seats)]


class RandomGames:
    """Evaluates a position by one random game to its end."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def prior(self, state: World) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]

    def evaluate(self, state: World) -> list[float]:
        game, pick = state.game.probe(), self.random.random
        while (asked := game.next) is not None:
            values = asked.values
            game.answer(asked.seat, values[int(pick() * len(values))])
        return World(game, {}, ()).returns()


class Bot200:
    """0.2 s of work for a decision."""

    seconds = 0.2

    def choose(self, outlook: Outlook, budget: Budget) -> Value:
        end = time.thread_time() + self.seconds
        numbers, actions = iter(range(MANY)), dict[Value, int]()
        random = Random(outlook.seed)

        def another(state: World, player: int) -> World:
            if time.thread_time() > end:
                raise OutOfTime
            return World(outlook.world(next(numbers)), actions, ())

        bot = ISMCTSBot(
            Kind(),
            RandomGames(random),
            EXPLORE,
            MANY,
            random_state=np.random.RandomState(random.getrandbits(32)),
            allow_inconsistent_action_sets=True,
        )
        bot.set_resampler(another)
        root = World(outlook.world(MANY), actions, ())
        if len(outlook.question.values) == 1:  # the search does not begin then
            return outlook.question.values[0]
        with suppress(OutOfTime):
            bot.run_search(root)
        visits = {action: info.visits for action, info in bot._root_node.child_info.items()}
        legal = [action for action in root.legal_actions() if action in visits]
        return root.value_of(max(legal, key=visits.__getitem__)) if legal else outlook.question.values[0]


class Bot2000(Bot200):
    """2 s of work for a decision."""

    seconds = 2.0
