"""One action over the game's own value function: try the options in worlds that might be, carry the action through, take the best."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, log2, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from meadhall.bots.base import Budget, Outlook
from meadhall.bots.policy import sample, worth
from meadhall.engine import Choose, Game, Together, Value

WORLDS = 12
HORIZON = 40
"""Answers after which an action that is still not over is judged as it stands."""
CERTAIN = 2.5
"""Standard errors by which an option has to trail to be dropped early."""
WIDER = 0.5
"""A step of the action that was tried n times has had n to this power of its options tried."""
REPLIES = 4
"""Answers of others within a try that are thought about; where nobody's action is under way, many more may come."""
SOON = 12
"""Answers after which what another seat answers is judged."""
CURIOUS = 0.2
"""How often a try leaves the best way known so far."""

Judge = Callable[[Game[Any], int], float]


@dataclass(frozen=True)
class Style:
    """How a search takes the others and its own luck.

    `replies`: others who are asked within the action take the best of so many answers by their own value; 0: any. `caution`: tries that
    a step is thought to have had with the average outcome, so that one lucky try does not make it the best way. `prior`: new ways
    are tried in the order that the game's prior suggests. `enough`: rounds of tries after which more would not change the mind.
    """

    replies: int = 0
    caution: float = 0.0
    prior: bool = False
    enough: int = 10
    judge: Judge = worth


class Step:
    """What is known of the tries that began with the same answers: the answers after it, or how it ended."""

    __slots__ = ("best", "outcomes", "steps", "total")

    def __init__(self) -> None:
        self.steps: dict[tuple[str, Value], Step] = {}
        self.outcomes: list[float] = []
        self.total = 0.0
        self.best = 0.0

    def learn(self, outcome: float, caution: float) -> None:
        """It is worth its best continuation; where the action ended, the average."""
        self.outcomes.append(outcome)
        self.total += outcome
        n = len(self.outcomes)
        if not self.steps:
            self.best = self.total / n
        elif not caution:
            self.best = max([step.best for step in self.steps.values()])
        else:
            usual = caution * self.total / n
            self.best = max(
                [
                    (usual + step.best * len(step.outcomes)) / (caution + len(step.outcomes))
                    for step in self.steps.values()
                ]
            )


class ActionSearch:
    """The tries for one question.

    They are shared out by halving: all options in the first world, the better half in further ones, until one is left. The options
    meet the same worlds, so luck does not decide between them. A choice made in small steps (action, figure, place) is followed
    through: each try goes the best way known so far or a new one.
    """

    def __init__(self, outlook: Outlook, budget: Budget, style: Style) -> None:
        self.outlook, self.budget, self.style = outlook, budget, style
        self.random = Random(outlook.seed)
        self.seat = outlook.seat
        self.worlds: list[Game[Any]] = []
        self.options: dict[Value, Step] = {}

    def world(self, number: int) -> Game[Any]:
        """The world for the tries of that number."""
        number %= max(WORLDS, self.style.enough)
        while number >= len(self.worlds):
            self.worlds.append(self.outlook.world(len(self.worlds)))
        return self.worlds[number]

    def choose(self) -> Value:
        """The option with the best outlook; among equals a random one."""
        values = list(self.outlook.question.values)
        if len(values) == 1:
            return values[0]
        self.random.shuffle(values)
        return self.halve(values)

    def halve(self, values: list[Value]) -> Value:
        """Every option gets a try, or two if it goes on in steps; the better half gets as many again, shared by fewer, until one is left."""
        self.options = {value: Step() for value in values}
        share = self.budget.steps / ceil(log2(len(values)))
        number = 0
        while len(values) > 1:
            for _ in range(max(1, int(share / len(values)))):
                for value in values:
                    if number and not self.budget.left:
                        return self.best(values)
                    self.attempt(value, number)
                    if not number and self.options[value].steps and self.budget.left:
                        self.attempt(value, 1)
                number += 1
                values = self.drop_the_beaten(values)
                if len(values) == 1 or number >= self.style.enough:
                    return self.best(values)
            values = sorted(values, key=self.worth, reverse=True)[: (len(values) + 1) // 2]
        return values[0]

    def worth(self, value: Value) -> float:
        """What is known of an option."""
        return self.options[value].best

    def ranking(self, choice: Value) -> list[Value]:
        """The options that were tried, the choice first."""
        tried = [value for value, step in self.options.items() if step.outcomes and value != choice]
        return [choice, *sorted(tried, key=self.worth, reverse=True)]

    def outcomes(self) -> dict[Value, list[float]]:
        """What came of the options that were tried."""
        return {value: step.outcomes for value, step in self.options.items() if step.outcomes}

    def best(self, values: list[Value]) -> Value:
        """The best of those that were tried."""
        return max((value for value in values if self.options[value].outcomes), key=self.worth)

    def drop_the_beaten(self, values: list[Value]) -> list[Value]:
        """The same worlds for all: what trails in nearly every one of them will not win."""
        top = self.options[self.best(values)]
        if len(top.outcomes) < 3 or any(self.options[value].steps for value in values):
            return values
        return [
            value
            for value in values
            if self.options[value] is top or not beaten(self.options[value].outcomes, top.outcomes)
        ]

    def attempt(self, value: Value, number: int) -> None:
        """Carry the action through once, beginning with `value`, and learn from how it ended.

        Where it ends is declared by the game's spans; without one, when the next frame begins.
        """
        self.budget.spend()
        style, seat = self.style, self.seat
        game = self.world(number).probe()
        given: list[tuple[int, Value]] = [(seat, value)]
        span, start, limit = game.end_of_action(seat), game.start, game.position + HORIZON
        step = self.options[value]
        way, replies = [step], 0
        game.answer(seat, value)
        while not game.over and game.position < limit:
            if game.start != start and not (span and game.goes_on(span)):
                break
            asked = game.next
            assert asked is not None
            if len(asked.values) == 1:
                answer = asked.values[0]
            elif asked.seat != seat:
                replies += 1
                if style.replies and replies <= REPLIES:
                    if game.one_way:
                        game = self.again(number, given)
                    answer = self.reply(game, asked, span, start)
                else:
                    answer = self.random.choice(asked.values)
            else:
                answer = self.follow(step, asked, game)
                step = step.steps.setdefault((asked.key, answer), Step())
                way.append(step)
            given.append((asked.seat, answer))
            game.answer(asked.seat, answer)
        outcome = style.judge(game, seat)
        for step in reversed(way):
            step.learn(outcome, style.caution)

    def again(self, number: int, given: list[tuple[int, Value]]) -> Game[Any]:
        """The same try as a game that can be copied, which a probe cannot; few tries come to somebody else's question."""
        game = self.world(number).clone(mute=True)
        for seat, value in given:
            game.answer(seat, value)
        return game

    def reply(self, game: Game[Any], asked: Choose, span: int, start: int) -> Value:
        """What another seat answers within the action: the best of a few for itself, or anything."""
        values = asked.values
        if len(values) == 1 or not self.style.replies:
            return self.random.choice(values)
        tried = self.random.sample(values, min(len(values), self.style.replies))
        if len(tried) == 1:
            return tried[0]
        return max(tried, key=lambda value: self.after(game, asked.seat, value, span, start))

    def after(self, game: Game[Any], other: int, value: Value, span: int, start: int) -> float:
        """How it ends for another seat if it answers so and all else goes at random."""
        probe, random = game.probe(), self.random
        if isinstance(probe.ask, Together) and self.seat in probe.pending:  # it does not know what we chose
            own = probe.question(self.seat)
            assert own is not None
            probe.pending[self.seat] = sample(probe, own, random)
        probe.answer(other, value)
        limit = probe.position + SOON
        while not probe.over and probe.position < limit:
            if probe.start != start and not (span and probe.goes_on(span)):
                break
            asked = probe.next
            assert asked is not None
            probe.answer(asked.seat, random.choice(asked.values))
        return self.style.judge(probe, other)

    def follow(self, step: Step, own: Choose, game: Game[Any]) -> Value:
        """The next answer of a try: a new one, or the best way known so far."""
        known = [value for value in own.values if (own.key, value) in step.steps]
        wide = len(step.outcomes) ** WIDER + 1
        if len(known) < wide and len(known) < len(own.values):
            fresh = [value for value in own.values if value not in known]
            if self.style.prior and game.rules.prior is not None:
                weights = game.rules.prior(game.s, own)
                by = [weight for value, weight in zip(own.values, weights, strict=True) if value not in known]
                return self.random.choices(fresh, by)[0]
            return self.random.choice(fresh)
        if self.random.random() < CURIOUS:
            return self.random.choice(known)
        return max(known, key=lambda value: step.steps[own.key, value].best)


def beaten(outcomes: list[float], top: list[float]) -> bool:
    """Does it trail so steadily, world by world, that more tries are a waste?"""
    lead = [a - b for a, b in zip(top, outcomes, strict=False)]
    return fmean(lead) >= CERTAIN * stdev(lead) / sqrt(len(lead))
