"""A tree over the own action and what others do until the own next turn, grown in worlds that might be (ISMCTS)."""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import Any

from meadhall.bots.action import ActionSearch, Step, Style
from meadhall.bots.base import Budget, Outlook
from meadhall.bots.greedy import NormalBot
from meadhall.bots.policy import Playout, worth, worths
from meadhall.bots.thought import Option, Thought, ranked
from meadhall.bots.turn import Turn
from meadhall.engine import Choose, Game, Value

FIRST_LOOK = 60
EXPLORE = 0.4
"""How much a seldom tried option is worth trying, in parts of the spread of all outcomes."""
WIDER = 0.4
"""A place in the tree that was visited n times has had n to this power of its options tried."""
ENOUGH = 4000
LEAST = 30


class Node:
    """What came of the visits here: sums for all seats, and the answers that led on. `step`: what the first look knows of it."""

    __slots__ = ("available", "children", "n", "squares", "step", "sums")

    def __init__(self, seats: int, step: Step | None = None) -> None:
        self.n = 0
        self.sums = [0.0] * seats
        self.squares = 0.0
        self.available = 0
        self.children: dict[tuple[int, str, Value], Node] = {}
        self.step = step

    def known(self, asked: Choose, value: Value) -> Step | None:
        """What the first look knows of an own answer here."""
        return None if self.step is None else self.step.steps.get((asked.key, value))


def leads(values: list[float]) -> list[float]:
    """Everybody's lead over the best of the others."""
    return [own - max(values[:seat] + values[seat + 1 :]) for seat, own in enumerate(values)]


class MasterBot:
    """Thinks as long as it may; its answer gets better all the while."""

    style: Style = NormalBot.style
    tries = 2
    explore = EXPLORE

    def choose(self, outlook: Outlook, budget: Budget) -> Value:
        """The option that was visited most."""
        return self.think(outlook, budget).choice

    def think(self, outlook: Outlook, budget: Budget) -> Thought:
        """The choice, and what came of the options."""
        first = ActionSearch(outlook, budget.part(FIRST_LOOK), self.style)
        choice = first.choose()
        if len(outlook.question.values) == 1:
            return Thought(choice)
        tree = Tree(outlook, first, choice, self.tries, self.explore)
        while budget.left and tree.root.n < ENOUGH and not tree.settled():
            budget.spend()
            tree.grow()
        return tree.thought()


class Tree:
    """The tree for one question."""

    def __init__(
        self, outlook: Outlook, first: ActionSearch, choice: Value, tries: int, explore: float
    ) -> None:
        self.outlook, self.seat, self.explore = outlook, outlook.seat, explore
        self.random = Random(outlook.seed + 2)
        self.playout = Playout(self.random, tries)
        self.first = first
        self.order = first.ranking(choice)
        world = outlook.world(0)
        self.seats = 1 if world.rules.cooperative else world.seats
        self.root = Node(self.seats)
        self.low = [float("inf")] * self.seats
        self.high = [-float("inf")] * self.seats

    def grow(self) -> None:
        """One visit: down the tree, one new place, played on to the own next turn."""
        game = self.outlook.world(self.root.n).clone(mute=True)
        turn, node, way = Turn(game, self.seat), self.root, [self.root]
        while not game.over:
            asked = game.next
            assert asked is not None
            if node is not self.root and turn.over(game, asked):
                break
            if len(asked.values) == 1:
                game.answer(asked.seat, asked.values[0])
                continue
            value, node, new = self.select(game, node, asked)
            way.append(node)
            game.answer(asked.seat, value)
            if new:
                self.playout.to_next_turn(game, turn)
                break
        outcome = leads(worths(game)) if self.seats > 1 else [worth(game, 0)]
        for seat, value_ in enumerate(outcome):
            self.low[seat] = min(self.low[seat], value_)
            self.high[seat] = max(self.high[seat], value_)
        own = outcome[self.of(self.seat)]
        for node in way:
            node.n += 1
            node.squares += own * own
            for seat, value_ in enumerate(outcome):
                node.sums[seat] += value_

    def of(self, seat: int) -> int:
        """Whose sums count for a seat."""
        return seat if self.seats > 1 else 0

    def select(self, game: Game[Any], node: Node, asked: Choose) -> tuple[Value, Node, bool]:
        """An answer by its outcomes so far, or a new one while the place is not wide enough."""
        here = (asked.seat, asked.key)
        legal = [v for v in asked.values if node is not self.root or v in self.first.options]
        known = [v for v in legal if (*here, v) in node.children]
        if len(known) < len(legal) and len(known) <= node.n**WIDER:
            value = self.fresh(game, node, asked, [v for v in legal if v not in known])
            step = self.first.options.get(value) if node is self.root else None
            if step is None and asked.seat == self.seat:
                step = node.known(asked, value)
            child = node.children[*here, value] = Node(self.seats, step)
            for each in known:
                node.children[*here, each].available += 1
            child.available += 1
            return value, child, True
        seat = self.of(asked.seat)
        low = self.low[seat]
        spread = (self.high[seat] - low) or 1.0
        best, best_child, chosen = -1.0, node, legal[0]
        for each in known:
            child = node.children[*here, each]
            child.available += 1
            bonus = self.explore * sqrt(log(child.available + 1) / (child.n or 1))
            score = (child.sums[seat] / (child.n or 1) - low) / spread + bonus
            if score > best:
                best, best_child, chosen = score, child, each
        return chosen, best_child, False

    def fresh(self, game: Game[Any], node: Node, asked: Choose, values: list[Value]) -> Value:
        """Which option is tried next: as the first look ranks them, else by the prior."""
        if node is self.root:
            return next((v for v in self.order if v in values), values[0])
        if asked.seat == self.seat and node.step is not None:
            seen = [v for v in values if node.known(asked, v) is not None]
            if seen:
                return max(seen, key=lambda v: node.step.steps[asked.key, v].best)  # type: ignore[union-attr]
        prior = game.rules.prior
        if prior is None:
            return self.random.choice(values)
        weights = prior(game.s, Choose(asked.seat, asked.key, values))
        return self.random.choices(values, weights)[0]

    def settled(self) -> bool:
        """Does the best lead so clearly that more visits will not change it?"""
        if self.root.n < LEAST or self.root.n % 16:
            return False
        options = sorted(self.options(), key=lambda option: -option.tries)
        if len(options) < 2:
            return self.root.n > 2 * LEAST
        top, rest = options[0], options[1:]
        return all(
            top.mean - option.mean > 3 * sqrt(top.error**2 + option.error**2) for option in rest
        ) and len(options) >= min(len(self.first.options), 4)

    def options(self) -> list[Option]:
        """What is known of the options of the question."""
        out = []
        for (_, _, value), node in self.root.children.items():
            if node.n:
                mean = node.sums[self.of(self.seat)] / node.n
                variance = max(0.0, node.squares / node.n - mean * mean)
                error = sqrt(variance / (node.n - 1)) if node.n > 1 else float("inf")
                out.append(Option(value, mean, error, node.n))
        return out

    def thought(self) -> Thought:
        """The most visited option."""
        options = self.options()
        if not options:
            return Thought(self.order[0])
        return ranked(max(options, key=lambda option: (option.tries, option.mean)).value, options)
