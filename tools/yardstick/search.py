"""The search of the greedy bot as it was at rules 1.2.0: try the options in worlds that might be, carry the action through, take the best."""

from __future__ import annotations

from math import ceil, log2, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from meadhall.engine import Choose, Game, Value
from tools.yardstick.value import value as worth

WORLDS = 12
HORIZON = 40
"""Answers after which an action that is still not over is judged as it stands."""
ENOUGH = 10
"""Tries of one option after which more would not change the mind."""
CERTAIN = 2.5
"""Standard errors by which an option has to trail to be dropped early."""
WIDER = 0.5
"""A step of the action that was tried n times has had n to this power of its options tried."""
CURIOUS = 0.2
"""How often a try leaves the best way known so far."""


class Step:
    """What is known of the tries that began with the same answers: the answers after it, or how it ended."""

    __slots__ = ("best", "outcomes", "steps")

    def __init__(self) -> None:
        self.steps: dict[tuple[str, Value], Step] = {}
        self.outcomes: list[float] = []
        self.best = 0.0

    def settle(self) -> None:
        """It is worth its best continuation; where the action ended, the average."""
        if self.steps:
            self.best = max(step.best for step in self.steps.values())
        else:
            self.best = fmean(self.outcomes)


def choose(table: Game[Any], question: Choose, seed: int, tries: int) -> Value:
    """The option with the best outlook; among equals a random one.

    The tries are shared out by halving: all options in the first world, the better half in further ones, until one is left. The
    options meet the same worlds, so luck does not decide between them. A choice made in small steps (action, figure, place) is
    followed through: each try goes the best way known so far or a new one. What other seats are asked meanwhile is answered at
    random.
    """
    values = list(question.values)
    if len(values) == 1:
        return values[0]
    random = Random(seed)
    random.shuffle(values)
    return _Search(table, question.seat, seed, tries, random).halve(values)


class _Search:
    """The tries for one question."""

    def __init__(self, table: Game[Any], seat: int, seed: int, tries: int, random: Random) -> None:
        self.table, self.seat, self.seed, self.tries, self.random = table, seat, seed, tries, random
        self.worlds: list[Game[Any]] = []
        self.options: dict[Value, Step] = {}

    def world(self, number: int) -> Game[Any]:
        """The world for the tries of that number."""
        number %= WORLDS
        while number >= len(self.worlds):
            self.worlds.append(self.table.sample_world(self.seat, f"{self.seed}:{len(self.worlds)}"))
        return self.worlds[number]

    def halve(self, values: list[Value]) -> Value:
        """Every option gets a try, or two if it goes on in steps; the better half gets as many again, shared by fewer, until one is left."""
        self.options = {value: Step() for value in values}
        share = self.tries / ceil(log2(len(values)))
        number = 0
        while len(values) > 1:
            for _ in range(max(1, int(share / len(values)))):
                for value in values:
                    if number and self.tries <= 0:
                        return self.best(values)
                    self.attempt(value, number)
                    if not number and self.options[value].steps and self.tries > 0:
                        self.attempt(value, 1)
                number += 1
                values = self.drop_the_beaten(values)
                if len(values) == 1 or number >= ENOUGH:
                    return self.best(values)
            values = sorted(values, key=self.worth, reverse=True)[: (len(values) + 1) // 2]
        return values[0]

    def worth(self, value: Value) -> float:
        return self.options[value].best

    def best(self, values: list[Value]) -> Value:
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

        It ends when another frame begins: in this game a choice is carried through in one.
        """
        self.tries -= 1
        game = self.world(number).probe()
        seat, random = self.seat, self.random
        start, limit = game.start, game.position + HORIZON
        step = self.options[value]
        way = [step]
        game.answer(seat, value)
        while not game.over and game.position < limit:
            if game.start != start:
                break
            asked = game.next
            assert asked is not None
            if asked.seat != seat:
                game.answer(asked.seat, random.choice(asked.values))
            elif len(asked.values) == 1:
                game.answer(seat, asked.values[0])
            else:
                answer = self.follow(step, asked)
                step = step.steps.setdefault((asked.key, answer), Step())
                way.append(step)
                game.answer(seat, answer)
        outcome = worth(game.s, seat)
        for step in reversed(way):
            step.outcomes.append(outcome)
            step.settle()

    def follow(self, step: Step, own: Choose) -> Value:
        """The next answer of a try: a new one, or the best way known so far."""
        known = [value for value in own.values if (own.key, value) in step.steps]
        wide = len(step.outcomes) ** WIDER + 1
        if len(known) < wide and len(known) < len(own.values):
            fresh = [value for value in own.values if value not in known]
            return self.random.choice(fresh)
        if self.random.random() < CURIOUS:
            return self.random.choice(known)
        return max(known, key=lambda value: step.steps[own.key, value].best)


def beaten(outcomes: list[float], top: list[float]) -> bool:
    """Does it trail so steadily, world by world, that more tries are a waste?"""
    lead = [a - b for a, b in zip(top, outcomes, strict=False)]
    return fmean(lead) >= CERTAIN * stdev(lead) / sqrt(len(lead))
