"""Reactions of cards in play. Most events find nobody who listens, so that is seen by the bit masks of the Upgrades first."""

from collections.abc import Iterable, Sequence
from typing import Any

from meadhall.engine import Ask
from meadhall.games.blood_rage.content import POWER
from meadhall.games.blood_rage.state import G

LISTENING: dict[str, int] = {}
"""Event -> mask of the Upgrades that listen to it, as far as it has happened yet."""


def react(g: G, event: str, order: Sequence[int], payload: Any = None) -> Iterable[Ask]:
    """`g.emit`, where a clan in the order has a card that listens."""
    listening = LISTENING.get(event)
    if listening is None:
        # a guest has no bit where its expansion is not played
        listening = LISTENING[event] = sum(POWER.get(title, 0) for title in g.rules.listeners[event])
    powers = g.s.powers
    for seat in order:
        if powers[seat] & listening:
            return g.emit(event, order, payload)
    return ()
