"""Moments at which a seat may speak up, and who does not want to be asked each time: the table lets them go for it.

The rules always ask whoever could do something. What the table answers is a row like any other, marked as automatic.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meadhall.engine import CHANCE, Choose, Game
from meadhall.table.record import BACK, Record, Wish
from meadhall.table.seats import Seat


def passes(record: Record, seats: Sequence[Seat], number: int) -> Wish | None:
    """The answer that the table gives for a seat that is asked; None if the seat answers itself.

    Who came to the question on the way back has something in mind.
    """
    game, seat = record.game, seats[number]
    if record.key in BACK:
        return None
    question = game.question(number)
    if question is None or number not in game.waiting:
        return None
    if seat.kind != "person" or question.key not in game.rules.windows:
        return None
    if wants(game, seat, question) and not insists(game, seats, question):
        return None
    return Wish(number, question.key, game.rules.windows[question.key], automatic=True)


def wants(game: Game[Any], seat: Seat, question: Choose) -> bool:
    """Does the seat want to be asked this?"""
    if seat.asks == "concerns":
        return game.rules.concerns(game.s, question, seat.seat)
    return seat.asks != "button"


def insists(game: Game[Any], seats: Sequence[Seat], question: Choose) -> bool:
    """Does a bot turn to the seat once more, which has declined and was asked nothing else since? Bots ask as often as they may."""
    if question.key not in game.rules.pleas:
        return False
    said = [answer for answer in game.all_answers() if answer.seat != CHANCE]
    if seats[said[-1].seat].kind != "bot":
        return False
    own = next((answer for answer in reversed(said) if answer.seat == question.seat), None)
    return own is not None and (own.key, own.value) == (question.key, game.rules.windows[question.key])
