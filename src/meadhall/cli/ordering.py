"""Sets at one keyboard: what can be named now, and how an order is named part by part."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meadhall.engine import Choose, Game, IllegalAnswer, Subset, Value
from meadhall.engine.subset import DONE, Chosen


def is_order(game: Game[Any], ask: Choose) -> bool:
    """Is it a deed with all that belongs to it, asked part by part?"""
    return isinstance(ask, Subset) and ask.key in game.rules.orders


def offered(game: Game[Any], ask: Choose, draft: Chosen = ()) -> Sequence[Value]:
    """What can be named: options, members of a set; what an order begins with, or goes on with after `draft`."""
    if not isinstance(ask, Subset):
        return ask.values
    if not is_order(game, ask):
        return ask.members
    return ask.look(draft).fits if draft else [value for value in ask.following(()) if value != DONE]


def added(ask: Subset, draft: Chosen, more: Sequence[Value]) -> Chosen:
    """The order with more of it named; what alone can follow is added by itself. Refused with its reason where something does not fit."""
    chosen = draft
    for value in more:
        barred = next((why for each, why in ask.look(chosen).blocked if each == value), None)
        if barred is not None:
            raise IllegalAnswer(f"{value} is not allowed ({barred.clause}: {barred.key})", barred)
        chosen = ask.canonical([*chosen, value])
    look = ask.look(chosen)
    while look.done is not None and len(look.fits) == 1:
        chosen = ask.canonical([*chosen, *look.fits])
        look = ask.look(chosen)
    return chosen


def complete(ask: Subset, chosen: Chosen) -> bool:
    """Can the order be given, and nothing be added?"""
    look = ask.look(chosen)
    return look.done is None and not look.fits
