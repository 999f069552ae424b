"""Bots at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from meadhall.bots.base import Bot, Budget, Outlook
from meadhall.bots.greedy import GreedyBot
from meadhall.bots.random import RandomBot
from meadhall.engine import Game, MeadhallError, Value

LEVELS: dict[str, tuple[Callable[[], Bot], int]] = {
    # level: (bot, tries it may make for one decision)
    "random": (RandomBot, 1),
    "easy": (GreedyBot, 6),
    "greedy": (GreedyBot, 40),
}


def make_bot(level: str) -> tuple[Bot, int]:
    """The bot of a level and its tries per decision; `greedy:12` is a greedy bot with 12 of them."""
    name, colon, tries = level.partition(":")
    if name not in LEVELS:
        raise MeadhallError(f"there is no bot {name!r}; there are: {', '.join(LEVELS)}")
    make, steps = LEVELS[name]
    if colon and (not tries.isdecimal() or int(tries) < 1):
        raise MeadhallError(f"after {name!r} and a colon comes a number of tries, not {tries!r}")
    return make(), int(tries) if colon else steps


def decide(level: str, game: Game[Any], seat: int, seed: int, budget: float | None = None) -> Value:
    """What a bot of that level answers for the seat, within `budget` seconds. The bot sees the outlook of the seat only."""
    bot, steps = make_bot(level)
    outlook = Outlook(game, seat, seed)
    value = bot.choose(outlook, Budget(steps, budget))
    if value not in outlook.question.values:
        raise MeadhallError(f"the bot {level!r} answered {value!r}, which is not offered")
    return value


def play_out(game: Game[Any], levels: Mapping[int, str], seed: int = 0) -> Game[Any]:
    """Let bots play the game to its end."""
    while not game.over:
        question = game.questions[0]
        seat = question.seat
        value = (
            question.values[0]
            if len(question.values) == 1
            else decide(levels[seat], game, seat, seed + game.decision)
        )
        game.answer(seat, value)
    return game
