"""Where the cards of all decks meet the rules: what they listen to, offer at a moment, and add to the Rune actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from meadhall.games.lords_of_ragnarok.cards import artifacts, gifts, heroes
from meadhall.games.lords_of_ragnarok.effects import Effect, RuneAction

T = TypeVar("T")


def joined(*tables: Mapping[str, Mapping[str, T]]) -> dict[str, dict[str, T]]:
    """Tables by word and card as one."""
    whole: dict[str, dict[str, T]] = {}
    for table in tables:
        for word, cards in table.items():
            whole.setdefault(word, {}).update(cards)
    return whole


LISTENERS: dict[str, dict[str, Callable[..., Any]]] = joined(heroes.LISTENERS, gifts.LISTENERS)
MOMENTS: dict[str, dict[str, Effect]] = joined(heroes.MOMENTS, gifts.MOMENTS, artifacts.MOMENTS)
RUNE_ACTIONS: dict[str, RuneAction] = gifts.RUNE_ACTIONS
