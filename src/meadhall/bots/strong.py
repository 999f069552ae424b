"""The best few options of one's own action, compared by what comes of them until the own next turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from meadhall.bots.action import ActionSearch, Judge, Step, Style
from meadhall.bots.base import UNLIMITED, Budget, Outlook
from meadhall.bots.greedy import NormalBot
from meadhall.bots.policy import HORIZON, Playout, chance, sample
from meadhall.bots.thought import Thought, judged, ranked
from meadhall.bots.turn import Turn
from meadhall.bots.whole import look
from meadhall.engine import Game, Value

BEST = 4
FIRST_LOOK = 100
FIRST_SHARE = 0.4
"""The most of its time that the first look gets."""
SURE = 2.0
"""Standard errors by which an option has to trail to be dropped early."""
CONVINCED = 0.5
"""Standard errors by which another option has to lead before the first look's choice is given up for it."""
FEW = 4
"""Playouts of each below which the first look is believed."""
LEAST = 8
"""Playouts of each before anything is dropped."""
MOST = 120


class StrongBot:
    """Looks like the normal bot first; its best options are then played on, all in the same worlds and with the same luck."""

    style: Style = replace(NormalBot.style, enough=30)
    best = BEST
    look = FIRST_LOOK
    tries = 2
    most = MOST

    def choose(self, outlook: Outlook, budget: Budget) -> Value:
        """The option with the best mean, or the first look's if none is clearly better."""
        return self.think(outlook, budget).choice

    def think(self, outlook: Outlook, budget: Budget) -> Thought:
        """The choice, and what came of the options that were played on."""
        first, choice = look(outlook, budget.part(UNLIMITED, FIRST_SHARE), self.look, self.style)
        if len(first.options) < 2:
            return Thought(choice)
        compared = Comparison(outlook, budget, first, self.tries)
        compared.most = self.most
        choice = compared.run(first.ranking(choice)[: self.best])
        outcomes = compared.outcomes if len(compared.outcomes[choice]) > 1 else first.outcomes()
        return ranked(choice, (judged(value, each) for value, each in outcomes.items()))


class Comparison:
    """Playouts of a few options in the same worlds."""

    def __init__(self, outlook: Outlook, budget: Budget, first: ActionSearch, tries: int) -> None:
        self.outlook, self.budget, self.first = outlook, budget, first
        self.seat, self.random = outlook.seat, Random(outlook.seed + 1)
        self.playout = Playout(self.random, tries)
        self.judge: Judge = chance
        self.foresight = outlook.world(0).rules.foresight
        self.most = MOST
        self.outcomes: dict[Value, list[float]] = {}

    def run(self, values: list[Value]) -> Value:
        """Until one leads clearly or the time is up. The first is kept unless another has clearly done better."""
        self.outcomes = {value: [] for value in values}
        choice, number = values[0], 0
        while len(values) > 1 and number < self.most and self.budget.left:
            self.play_all(values, number)
            number += 1
            if number >= LEAST:
                top = max(values, key=self.mean)
                values = [v for v in values if v == top or not self.trails(v, top, SURE)]
        if number < FEW:
            return choice
        top = max(values, key=self.mean)
        return top if choice not in values or self.trails(choice, top, CONVINCED) else choice

    def play_all(self, values: Sequence[Value], number: int) -> None:
        """Every option once in a world of that number. All draw the same lots, so that what differs is due to the options."""
        world = self.outlook.world(number)
        for value in values:
            self.budget.spend()
            self.random.seed(number)
            self.first.random.seed(number)
            self.outcomes[value].append(self.play(world.clone(mute=True), value))
        self.playout.learn()

    def mean(self, value: Value) -> float:
        """What came of an option on average."""
        return fmean(self.outcomes[value])

    def trails(self, value: Value, top: Value, sure: float) -> bool:
        """Does an option trail by so many standard errors?"""
        lead = [a - b for a, b in zip(self.outcomes[top], self.outcomes[value], strict=False)]
        return fmean(lead) > 0 and fmean(lead) >= sure * stdev(lead) / sqrt(len(lead))

    def play(self, game: Game[Any], value: Value) -> float:
        """The option, the best way known from there, and on to the own next turn: how it stands at the end of the action, and then.

        What comes after the action is told with far more noise, so it counts as much as the game has found it to be worth.
        """
        turn = Turn(game, self.seat)
        self.act(game, value)
        end = self.judge(game, self.seat)
        if not self.foresight:
            return end
        self.playout.to_next_turn(game, turn)
        return end + self.foresight * (self.judge(game, self.seat) - end)

    def act(self, game: Game[Any], value: Value) -> None:
        """The own action to its end."""
        seat, first = self.seat, self.first
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
