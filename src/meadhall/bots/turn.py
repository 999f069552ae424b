"""How far a search looks: to the own next turn, after others have had theirs."""

from __future__ import annotations

from typing import Any

from meadhall.engine import Choose, Game

ALONE = 2
"""Own actions after which a turn ends although nobody else acts any more."""
FAR = 200
"""Answers after which a turn that is still not over is judged as it stands."""
NOBODY = -1


class Turn:
    """From a question of `seat` to its next turn; shown every question on the way."""

    __slots__ = ("first", "limit", "others", "seat", "seen", "start")

    def __init__(self, game: Game[Any], seat: int) -> None:
        self.seat, self.first, self.start = seat, game.end_of_action(seat), game.start
        self.limit = game.position + FAR
        self.others = game.seats < 2
        self.seen: set[int] = set()

    def over(self, game: Game[Any], asked: Choose) -> bool:
        """Does the own next turn begin with this question?"""
        if game.position >= self.limit:
            return True
        if asked.seat != self.seat:
            self.others = self.others or acting(game) != self.seat
            return False
        span = game.end_of_action(self.seat)
        if span == self.first and (span or game.start == self.start):
            return False
        if acting(game) not in (self.seat, NOBODY):
            return False
        self.seen.add(span)
        return self.others or len(self.seen) > ALONE


def acting(game: Game[Any]) -> int:
    """The seat whose action it is."""
    kinds = game.rules.spans
    for span in reversed(game.spans):
        if span.who and kinds[span.kind].action:
            return int(str(span.who).partition(":")[2])
    return NOBODY
