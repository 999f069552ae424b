"""Options weighed by the chance to win, with the numbers that tell them apart: for hints and reviews."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Any

from meadhall.bots.action import ActionSearch, Step
from meadhall.bots.base import UNLIMITED, Budget, Outlook
from meadhall.bots.greedy import NormalBot
from meadhall.bots.levels import find_level
from meadhall.bots.strong import Comparison, StrongBot
from meadhall.bots.thought import Thought, judged, ranked
from meadhall.bots.turn import Turn
from meadhall.bots.whole import look
from meadhall.engine import Choose, Game, Subset, Value
from meadhall.engine.winning import chances

SPOKEN_FOR = "strong"
"""The level whose value hints and reviews go by."""
BELIEVED = 2.0
"""Standard errors beyond which a difference is believed."""
REASONS = 3
BEST = 3
FIRST_LOOK = 40
NOTICEABLE = 0.25
SMALL, TINY = 0.1, 0.005
"""What is added to the error of a number, and of what the learned value makes of it."""
LEAST, MOST = 5, 60
"""Playouts of each option, however little time there is."""
WHOLE = "prospects"
"""What all the rest comes to in the end: a reason only where little else is."""
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
    learned = find_level(SPOKEN_FOR).goes_by_learned(game.rules)
    outlook, budget = Outlook(game, seat, seed, learned=learned), Budget(UNLIMITED, None, seconds)
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
        self.features: dict[Value, list[list[float]]] = {}
        self.now: Value = ""
        rules = outlook.world(0).rules
        self.shared = rules.cooperative
        self.learned = rules.learned if rules.learned is not None and rules.learned.better else None

    @property
    def best(self) -> Value:
        """The option with the best chance."""
        return max(self.outcomes, key=self.mean)

    def lead(self, better: Value, other: Value) -> tuple[float, float]:
        """What one option has over another, and how sure that is (its standard error, as wide as so few tries make it)."""
        lead = [a - b for a, b in zip(self.outcomes[better], self.outcomes[other], strict=False)]
        if better == other or not lead:
            return 0.0, 1.0
        return fmean(lead), min(1.0, error_of(lead))

    def compare(self, values: Sequence[Value]) -> None:
        """All options alike often, as long as there is time."""
        self.outcomes = {value: [] for value in values}
        number = 0
        while number < LEAST or (self.budget.left and number < MOST):
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
        if self.learned is not None:
            told = [] if game.over else self.learned.features(game.s, seat)
            self.features.setdefault(self.now, []).append(told)
        return chances(game)[seat]

    def why(self, better: Value, taken: Value) -> tuple[Reason, ...]:
        """The numbers in which the two differ most clearly; where a learned value judges, only what is good in itself and it counts for the better
        one, what it makes most of first."""
        found: list[tuple[float, Reason]] = []
        pairs = list(zip(self.purses.get(better, []), self.purses.get(taken, []), strict=False))
        for name in dict.fromkeys(name for pair in pairs for had in pair for name in had):
            lead = [a.get(name, 0.0) - b.get(name, 0.0) for a, b in pairs]
            own = self.seat, name[1]
            if name != own and self.shared and lead == [a.get(own, 0.0) - b.get(own, 0.0) for a, b in pairs]:
                continue  # what all have together is said once
            mean, clear = fmean(lead), clearness(lead, SMALL)
            if abs(mean) >= NOTICEABLE and clear > BELIEVED:
                weight = clear if self.learned is None else self.speaks(name, mean, better, taken)
                if weight > 0:
                    found.append((weight, Reason(name[0], name[1], round(mean, 1))))
        found.sort(key=lambda each: (each[1].name == WHOLE, -each[0]))
        return tuple(reason for _, reason in found[:REASONS])

    def speaks(self, name: tuple[int, str], by: float, better: Value, taken: Value) -> float:
        """What the learned value makes of one number, if it counts it for the better option beyond doubt; else nothing. Of the others it
        knows only the best rival. More of what one wants may speak against an option by itself, because it mostly goes with something else: that
        would only puzzle."""
        assert self.learned is not None
        who, part = name
        if (by > 0) == ((who == self.seat) == (part in self.learned.burdens)):
            return 0.0
        of = [zip(self.purses[value], self.features[value], strict=True) for value in (better, taken)]
        told = [
            self.learned.speaks(part, who == self.seat, a, b)
            for (had, a), (other, b) in zip(*of, strict=False)
            if a and b and (who == self.seat or who == self.rival(had) == self.rival(other))
        ]
        mean = fmean(told) if told else 0.0
        return mean if mean > 0 and clearness(told, TINY) > BELIEVED else 0.0

    def rival(self, had: Mapping[tuple[int, str], float]) -> int:
        """Whoever else has the best prospects."""
        prospects = {who: number for (who, name), number in had.items() if name == WHOLE and who != self.seat}
        return max(prospects, key=prospects.__getitem__, default=self.seat)


def error_of(differences: Sequence[float]) -> float:
    """The standard error of a mean. The spread of a few is known badly, so it is widened as Student's distribution is wider than the normal one."""
    count = len(differences)
    return stdev(differences) * sqrt((count - 1) / (count - 3) / count) if count > 3 else inf


def clearness(differences: Sequence[float], least: float) -> float:
    """How many standard errors lie between the mean and nothing; `least` is added to the error, for few may be alike by chance."""
    return abs(fmean(differences)) / (error_of(differences) + least)
