"""The best few options of one's own action, compared by what comes of them until the own next turn."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from meadhall.bots.action import ActionSearch, Step, Style
from meadhall.bots.base import Budget, Outlook
from meadhall.bots.greedy import NormalBot
from meadhall.bots.policy import HORIZON, Playout, lead, sample
from meadhall.bots.thought import Thought, judged, ranked
from meadhall.bots.turn import Turn
from meadhall.engine import Game, Value

BEST = 3
FIRST_LOOK = 40
SURE = 2.0
"""Standard errors by which the best has to lead to be believed early."""
LEAST = 8
"""Playouts of each before anything is dropped."""
MOST = 120
TRUST = 8
"""Playouts that what the first look found of an option is worth."""


class StrongBot:
    """Looks like the normal bot first; its best options are then played on, all in the same worlds."""

    style: Style = NormalBot.style
    best = BEST
    tries = 2

    def choose(self, outlook: Outlook, budget: Budget) -> Value:
        """The option with the best mean."""
        return self.think(outlook, budget).choice

    def think(self, outlook: Outlook, budget: Budget) -> Thought:
        """The choice, and what came of the options that were played on."""
        first = ActionSearch(outlook, budget.part(FIRST_LOOK), self.style)
        choice = first.choose()
        if len(outlook.question.values) == 1:
            return Thought(choice)
        compared = Comparison(outlook, budget, first, self.tries)
        choice = compared.run(first.ranking(choice)[: self.best])
        outcomes = compared.outcomes if len(compared.outcomes[choice]) > 1 else first.outcomes()
        return ranked(choice, (judged(value, each) for value, each in outcomes.items()))


class Comparison:
    """Playouts of a few options in the same worlds."""

    def __init__(self, outlook: Outlook, budget: Budget, first: ActionSearch, tries: int) -> None:
        self.outlook, self.budget, self.first = outlook, budget, first
        self.seat, self.random = outlook.seat, Random(outlook.seed + 1)
        self.playout = Playout(self.random, tries)
        self.judge = lead
        self.outcomes: dict[Value, list[float]] = {}
        self.choice: Value = ""
        self.usual = 0.0

    def run(self, values: list[Value]) -> Value:
        """Until one leads clearly or the time is up."""
        self.outcomes = {value: [] for value in values}
        self.choice, number = values[0], 0
        while len(values) > 1 and number < MOST and self.budget.left:
            world = self.outlook.world(number)
            for value in values:
                self.budget.spend()
                self.outcomes[value].append(self.play(world.clone(mute=True), value))
            number += 1
            self.usual = fmean(self.outcomes[self.choice])
            if number >= LEAST:
                top = max(values, key=self.mean)
                values = [v for v in values if v == top or not self.trails(v, top)]
        return max(values, key=self.mean) if number else values[0]

    def mean(self, value: Value) -> float:
        """What came of an option on average, and what the first look thought of it beside its choice."""
        expected = self.usual + self.first.worth(value) - self.first.worth(self.choice)
        outcomes = self.outcomes[value]
        return (sum(outcomes) + TRUST * expected) / (len(outcomes) + TRUST)

    def trails(self, value: Value, top: Value) -> bool:
        lead = [a - b for a, b in zip(self.outcomes[top], self.outcomes[value], strict=True)]
        return fmean(lead) >= SURE * stdev(lead) / sqrt(len(lead)) and fmean(lead) > 0

    def play(self, game: Game[Any], value: Value) -> float:
        """The option, the best way known from there, and on to the own next turn."""
        seat, first, turn = self.seat, self.first, Turn(game, self.seat)
        span, start, limit = game.end_of_action(seat), game.start, game.position + HORIZON
        step: Step | None = first.options[value]
        game.answer(seat, value)
        while not game.over and game.position < limit:
            if game.start != start and not (span and game.goes_on(span)):
                break
            asked = game.next
            assert asked is not None
            if asked.seat != seat:
                game.answer(asked.seat, first.reply(game, asked, span, start))
            elif len(asked.values) == 1:
                game.answer(seat, asked.values[0])
            else:
                known = {} if step is None else {k[1]: s for k, s in step.steps.items() if k[0] == asked.key}
                fitting = [v for v in asked.values if v in known]
                answer = (
                    max(fitting, key=lambda v: known[v].best) if fitting else sample(game, asked, self.random)
                )
                step = known.get(answer)
                game.answer(seat, answer)
        self.playout.to_next_turn(game, turn)
        return self.judge(game, seat)
