"""Options weighed by the chance to win, with the numbers that tell them apart: for hints and reviews."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from meadhall.bots.action import ActionSearch, Step
from meadhall.bots.base import UNLIMITED, Budget, Outlook
from meadhall.bots.greedy import NormalBot
from meadhall.bots.strong import Comparison, StrongBot
from meadhall.bots.thought import Thought, judged, ranked
from meadhall.bots.turn import Turn
from meadhall.bots.whole import look
from meadhall.engine import Choose, Game, Subset, Value
from meadhall.engine.winning import chances

BELIEVED = 2.0
"""Standard errors beyond which a difference is believed."""
REASONS = 3
BEST = 3
FIRST_LOOK = 40
NOTICEABLE = 0.25
MOST = 60
"""Playouts of each option."""
TRIED = 6
"""How often a set that the first look did not come to is tried, to know how it goes on."""


@dataclass(frozen=True)
class Reason:
    """What the better option had on average at the own next turn: so much more of this for that seat."""

    seat: int
    name: str
    by: float


@dataclass(frozen=True)
class Advice:
    """What to do: options with the chance to win that they come to, and what the best has over the next: those numbers of which that is
    beyond doubt, even where the chances are close."""

    thought: Thought
    why: tuple[Reason, ...] = ()

    @property
    def choice(self) -> Value:
        """The best option."""
        return self.thought.choice


def advise(game: Game[Any], seat: int, seed: int, seconds: float) -> Advice:
    """Advice for an open question in a game with a scale for the chance to win; of a set, whole ones are compared."""
    weighing = weigh(game, seat, seed, seconds)
    best = weighing.best
    thought = ranked(best, (judged(value, each) for value, each in weighing.outcomes.items()))
    if len(thought.options) < 2:
        return Advice(thought)
    return Advice(thought, weighing.why(best, thought.options[1].value))


def weigh(game: Game[Any], seat: int, seed: int, seconds: float, *also: Value) -> Weighing:
    """The best few options of a first look, and `also`, played on in the same worlds for so many seconds of work."""
    outlook, budget = Outlook(game, seat, seed), Budget(UNLIMITED, None, seconds)
    first, choice = look(outlook, Budget(UNLIMITED), FIRST_LOOK, NormalBot.style)
    for value in also if first.options else ():
        if value not in first.options:  # of a set, what was taken need not be among those that were found
            first.options[value] = Step()
            for number in range(TRIED):
                first.attempt(value, number)
    best = first.ranking(choice)[:BEST] if first.options else [choice]
    weighing = Weighing(outlook, budget, first)
    if first.options:
        weighing.compare([*also, *(value for value in best if value not in also)])
    else:
        weighing.outcomes = {choice: [game.win_chance(seat)]}
    return weighing


def weighs(game: Game[Any], ask: Choose) -> bool:
    """Is there something to compare, and a scale for the chance to win?"""
    several = not ask.only() if isinstance(ask, Subset) else len(ask.values) > 1
    return several and game.rules.scale is not None


class Weighing(Comparison):
    """Playouts judged by the chance to win, which remember what everybody had in the end."""

    def __init__(self, outlook: Outlook, budget: Budget, first: ActionSearch) -> None:
        super().__init__(outlook, budget, first, StrongBot.tries)
        self.judge = self.weigh
        self.purses: dict[Value, list[dict[tuple[int, str], float]]] = {}
        self.now: Value = ""
        self.shared = outlook.world(0).rules.cooperative

    @property
    def best(self) -> Value:
        """The option with the best chance."""
        return max(self.outcomes, key=self.mean)

    def lead(self, better: Value, other: Value) -> tuple[float, float]:
        """What one option has over another, and how sure that is (its standard error)."""
        lead = [a - b for a, b in zip(self.outcomes[better], self.outcomes[other], strict=False)]
        if better == other or len(lead) < 2:
            return 0.0, 1.0
        return fmean(lead), stdev(lead) / sqrt(len(lead))

    def compare(self, values: Sequence[Value]) -> None:
        """All options alike often, as long as there is time."""
        self.outcomes = {value: [] for value in values}
        number = 0
        while number < 2 or (self.budget.left and number < MOST):
            self.play_all(values, number)
            number += 1

    def play(self, game: Game[Any], value: Value) -> float:
        """The option and on to the own next turn, where purses are counted."""
        self.now, turn = value, Turn(game, self.seat)
        self.act(game, value)
        self.playout.to_next_turn(game, turn)
        return self.judge(game, self.seat)

    def weigh(self, game: Game[Any], seat: int) -> float:
        """The chance to win."""
        rules, had = game.rules, {}
        for who in range(game.seats):
            if rules.purse is not None:
                had.update({(who, name): float(n) for name, n in rules.purse(game.s, who).items()})
            if rules.stakes is not None and (who == seat or not rules.cooperative):
                had.update({(who, name): float(n) for name, n in rules.stakes(game.s, who).items()})
        self.purses.setdefault(self.now, []).append(had)
        return chances(game)[seat]

    def why(self, better: Value, taken: Value) -> tuple[Reason, ...]:
        """The numbers in which the two differ most clearly."""
        found: list[tuple[float, Reason]] = []
        pairs = list(zip(self.purses.get(better, []), self.purses.get(taken, []), strict=False))
        for name in dict.fromkeys(name for pair in pairs for had in pair for name in had):
            lead = [a.get(name, 0.0) - b.get(name, 0.0) for a, b in pairs]
            own = self.seat, name[1]
            if name != own and self.shared and lead == [a.get(own, 0.0) - b.get(own, 0.0) for a, b in pairs]:
                continue  # what all have together is said once
            mean, spread = fmean(lead), stdev(lead) if len(lead) > 1 else 0.0
            clear = abs(mean) / (spread / sqrt(len(lead)) + 0.1)
            if abs(mean) >= NOTICEABLE and clear > BELIEVED:
                found.append((clear, Reason(name[0], name[1], round(mean, 1))))
        found.sort(key=lambda each: -each[0])
        return tuple(reason for _, reason in found[:REASONS])
