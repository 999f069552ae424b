"""A pleasant opponent: it sees what is good, but not how good, so that it often takes something that is nearly as good."""

from __future__ import annotations

from math import exp

from meadhall.bots.action import ActionSearch, Style
from meadhall.bots.base import Budget, Outlook
from meadhall.engine import Value

FEW = 4
"""Options that come into question at all; it never plays nonsense."""


class EasyBot:
    """Of the best few, the worse an option, the less often it is taken; the game says what a beginner hardly sees (`Rules.doubt`)."""

    style = Style()
    factor = 1.0

    def choose(self, outlook: Outlook, budget: Budget) -> Value:
        """An option by its worth and by chance."""
        search = ActionSearch(outlook, budget, self.style)
        choice = search.choose()
        if not search.options:
            return choice
        doubt = self.factor * search.world(0).rules.doubt
        values = search.ranking(choice)[:FEW]
        top = max(map(search.worth, values))
        weights = [exp(max(-50.0, (search.worth(value) - top) / doubt)) for value in values]
        return search.random.choices(values, weights)[0]
