"""What a game remembers: answers, events, and finished frames."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from meadhall.engine.ask import Params, Reason, Value

if TYPE_CHECKING:
    from meadhall.engine.game import Game

UNDO = "@undo"
"""Key of a journal entry that takes the game back to the position its value names."""


BARRED_REVEAL = Reason("", "undo-revealed")
BARRED_CHANCE = Reason("", "undo-chance")
BARRED_OTHER = Reason("", "undo-other-seat")
BARRED_START = Reason("", "undo-nothing")


class Entry(NamedTuple):
    """One answer: who (CHANCE for the dice), to which question, what."""

    seat: int
    key: str
    value: Value


entry: Callable[[tuple[int, str, Value]], Entry] = partial(tuple.__new__, Entry)
"""`Entry` of a tuple, at half the price: one is made for every answer that search gives."""


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
