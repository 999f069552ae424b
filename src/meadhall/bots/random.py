"""The bot that rolls dice: the weakest opponent and the measure of all others."""

from __future__ import annotations

from random import Random

from meadhall.bots.base import Budget, Outlook
from meadhall.engine import Value


class RandomBot:
    """Any legal answer is as good as any other."""

    def choose(self, outlook: Outlook, budget: Budget) -> Value:
        """A random option."""
        return Random(outlook.seed).choice(outlook.question.values)
