"""Bots. A bot is asked like a person and knows what a person knows: it gets an `Outlook`, never the game."""

from meadhall.bots.base import Bot, Budget, Outlook
from meadhall.bots.greedy import GreedyBot
from meadhall.bots.play import LEVELS, decide, make_bot, play_out
from meadhall.bots.random import RandomBot

__all__ = ["LEVELS", "Bot", "Budget", "GreedyBot", "Outlook", "RandomBot", "decide", "make_bot", "play_out"]
