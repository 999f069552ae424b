"""What a game remembers: answers, events, and finished frames."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from meadhall.engine.ask import CHANCE, Params, Reason, Together, Value

if TYPE_CHECKING:
    from meadhall.engine.game import Game

UNDO = "@undo"
"""Key under which the journal holds a way back: to the position that the value names."""


BARRED_REVEAL = Reason("", "undo-revealed")
BARRED_CHANCE = Reason("", "undo-chance")
BARRED_OTHER = Reason("", "undo-other-seat")
BARRED_START = Reason("", "undo-nothing")


class Answer(NamedTuple):
    """One answer: who (CHANCE for the dice), to which question, what."""

    seat: int
    key: str
    value: Value


answered: Callable[[tuple[int, str, Value]], Answer] = partial(tuple.__new__, Answer)
"""`Answer` of a tuple, at half the price: one is made for every answer that search gives."""


class Event(NamedTuple):
    """Something that happened, for log and animation. `only` holds what single seats see in addition."""

    at: int
    key: str
    clause: str
    params: Params
    only: Mapping[int, Params] | None


class Past:
    """A finished frame: its checkpoint, the answers given in it, what happened. A linked list, shared by clones."""

    __slots__ = ("answers", "barrier", "base", "events", "prev", "start", "thrown")

    def __init__(self, game: Game[Any]) -> None:
        play = game.play
        self.prev: Past | None = game.past
        self.base = game.base
        self.answers = play.answers
        self.events = play.told
        self.barrier = play.barrier
        self.start = play.start
        self.thrown = game.base_thrown


def why_not_undo(game: Game[Any], seat: int) -> Reason | None:
    """What bars a seat from taking back its last answer."""
    if seat in game.drafts:
        return None
    if isinstance(game.ask, Together) and game.pending:
        return None if seat in game.pending else BARRED_OTHER
    answers, barrier, past = game.play.answers, game.play.barrier, game.past
    while not answers:
        if barrier >= 0:
            return BARRED_REVEAL
        if past is None:
            return BARRED_START
        answers, barrier, past = past.answers, past.barrier, past.prev
    last = answers[-1]
    if last.seat == CHANCE:
        return BARRED_CHANCE
    if barrier >= len(answers):
        return BARRED_REVEAL
    return None if last.seat == seat else BARRED_OTHER
