"""Bots. A bot is asked like a person and knows what a person knows: it gets an `Outlook`, never the game."""

from meadhall.bots.base import Bot, Budget, Outlook
from meadhall.bots.greedy import GreedyBot, NormalBot
from meadhall.bots.levels import (
    DEFAULT,
    LEVELS,
    OLDER,
    SLASH,
    check_level,
    find_level,
    make_bot,
    offer,
    within,
)
from meadhall.bots.play import decide, play_out
from meadhall.bots.random import RandomBot
from meadhall.bots.weighing import Advice, advise, weighs

__all__ = [
    "DEFAULT",
    "LEVELS",
    "OLDER",
    "SLASH",
    "Advice",
    "Bot",
    "Budget",
    "GreedyBot",
    "NormalBot",
    "Outlook",
    "RandomBot",
    "advise",
    "check_level",
    "decide",
    "find_level",
    "make_bot",
    "offer",
    "play_out",
    "weighs",
    "within",
]
