"""Bots at the table."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from meadhall.bots.base import Outlook
from meadhall.bots.levels import find_level
from meadhall.engine import Game, MeadhallError, Subset, Value
from meadhall.engine.subset import is_whole, named


def decide(level: str, game: Game[Any], seat: int, seed: int, budget: float | None = None) -> Value:
    """What a bot of that level answers for the seat, within `budget` seconds. The bot sees the outlook of the seat only.

    A set may be chosen member by member; it is answered as a whole.
    """
    known = find_level(level)
    bot, thinking = known.make(), known.budget(budget)
    question = game.question(seat)
    if isinstance(question, Subset):
        game = game.clone(mute=True)
        question = game.question(seat)
    while True:
        outlook = Outlook(game, seat, seed, known.character, known.goes_by_learned(game.rules))
        value = bot.choose(outlook, thinking)
        if isinstance(question, Subset) and is_whole(value):
            return named(question.given(value))
        if value not in outlook.question.values:
            raise MeadhallError(f"the bot {level!r} answered {value!r}, which is not offered")
        if not isinstance(question, Subset):
            return value
        chosen = question.step(value)
        if chosen is not None:
            return named(chosen)
        game.drafts = {**game.drafts, seat: question.chosen}
        thinking.steps = max(thinking.steps, known.steps // 2)
        seed += 1


def play_out(game: Game[Any], levels: Mapping[int, str], seed: int | None = None) -> Game[Any]:
    """Let bots play the game to its end. Without a seed their dice follow from the deal: another game, other dice."""
    if seed is None:
        seed = int.from_bytes(sha256(repr(game.seeds).encode()).digest()[:6], "big")
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
