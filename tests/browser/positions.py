"""Games that bots have brought to a certain point, to be opened in a browser from there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import meadhall
from meadhall.bots import decide
from meadhall.engine import Choose, Game

# A rule that asks otherwise shifts what a seed leads to; a position that is not rare comes in one of these.
GAMES = 12


def at(
    name: str,
    seats: int,
    seed: str,
    stop: Callable[[Game[Any], Choose], bool],
    options: dict[str, Any] | None = None,
    level: str = "greedy",
) -> Game[Any]:
    """A game at the first question at which `stop` says so: this game, or one of the next if it ends before that."""
    for again in range(GAMES):
        game = meadhall.new(name, seats, f"{seed}-{again}" if again else seed, options or {})
        while not game.over:
            ask = game.questions[0]
            if stop(game, ask):
                return game
            game.answer(ask.seat, decide(level, game, ask.seat, game.decision))
    raise AssertionError(f"{GAMES} games of {name} from {seed!r} on end before that")


def before(
    name: str, seats: int, seed: str, happens: str, options: dict[str, Any] | None = None
) -> tuple[Game[Any], str]:
    """A game just before the answer that makes this happen, and the answer."""
    game = meadhall.new(name, seats, seed, options or {})
    while not game.over:
        ask = game.questions[0]
        value = decide("greedy", game, ask.seat, game.decision)
        after = game.clone()
        after.answer(ask.seat, value)
        if any(event["key"] == happens and event["n"] >= game.position for event in after.events(None)):
            return game, str(value)
        game = after
    raise AssertionError(f"{happens} does not happen in game {seed!r} of {name}")
