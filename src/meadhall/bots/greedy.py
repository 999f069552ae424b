"""Bots that look to the end of their own action, not beyond."""

from __future__ import annotations

from meadhall.bots.action import ActionSearch, Style
from meadhall.bots.base import Budget, Outlook
from meadhall.bots.thought import Thought, judged, ranked
from meadhall.engine import Value


class GreedyBot:
    """What other seats are asked within its action is answered at random, and a lucky try is believed: the bot of older tables."""

    style = Style()

    def choose(self, outlook: Outlook, budget: Budget) -> Value:
        """The option with the best outlook; among equals a random one."""
        return ActionSearch(outlook, budget, self.style).choose()

    def think(self, outlook: Outlook, budget: Budget) -> Thought:
        """The choice, and what was found of every option."""
        search = ActionSearch(outlook, budget, self.style)
        choice = search.choose()
        return ranked(choice, (judged(v, s.outcomes) for v, s in search.options.items() if s.outcomes))


class NormalBot(GreedyBot):
    """Others answer by their own value, and a way that was tried once is not trusted yet."""

    style = Style(replies=3, caution=0.5)
