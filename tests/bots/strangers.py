"""Bots from elsewhere, good and bad."""

import os
import time

from meadhall.bots import Budget, Outlook
from meadhall.engine import Value


class First:
    """Takes the first option."""

    def choose(self, outlook: Outlook, budget: Budget) -> Value:
        return outlook.question.values[0]


class Sleeper(First):
    """Does not mind its time."""

    def choose(self, outlook: Outlook, budget: Budget) -> Value:
        time.sleep(60)
        return super().choose(outlook, budget)


class Mortal(First):
    """Takes its process with it."""

    def choose(self, outlook: Outlook, budget: Budget) -> Value:
        os._exit(1)


class Liar(First):
    """Answers what is not offered."""

    def choose(self, outlook: Outlook, budget: Budget) -> Value:
        return "all of it"


NUMBER = 7
