"""A table in one line: `table("blood-rage", seats=3, arrange={...}, frame=("turn", 0))`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.engine import Event, Game, Reason, Value
from meadhall.scenario import lay_out


class Table:
    """A game with short words for tests."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    @property
    def s(self) -> Any:
        return self.game.s

    def asked(self, key: str, seat: int) -> Table:
        """The open question of `seat` is `key`."""
        question = self.game.question(seat)
        assert question is not None, f"seat {seat} is asked nothing; open: {self.game.questions}"
        assert question.key == key, f"seat {seat} is asked {question.key}, not {key}"
        return self

    def options(self, seat: int) -> list[Value]:
        question = self.game.question(seat)
        assert question is not None, f"seat {seat} is asked nothing; open: {self.game.questions}"
        return list(question.values)

    def why_not(self, seat: int, value: Value) -> Reason:
        """The reason that blocks an option which must be blocked."""
        question = self.game.question(seat)
        assert question is not None, f"seat {seat} is asked nothing; open: {self.game.questions}"
        assert value not in question.values, f"{value} is allowed"
        reason = question.why_not(value)
        assert reason is not None, f"{value} is not an option of {question}"
        return reason

    def does(self, seat: int, *answers: Value) -> Table:
        """`seat` gives these answers one after the other."""
        for answer in answers:
            self.game.answer(seat, answer)
        return self

    def told(self, key: str) -> list[dict[str, Any]]:
        """The events with that key so far, as a spectator sees them."""
        return [event for event in self.game.events(None) if event["key"] == key]

    def looking(self, key: str, look: Callable[[], Any]) -> list[Any]:
        """What `look` finds at the table at the moment when the next answer makes that event told."""
        found: list[Any] = []

        def hear(event: Event) -> None:
            if event.key == key:
                found.append(look())

        self.game.play.listener = hear
        return found

    def idle(self) -> None:
        """No question is open."""
        assert self.game.over, f"still asked: {self.game.questions}"


def table(
    game: str, seats: int, arrange: dict[str, Any] | None = None, frame: tuple[Any, ...] = (), **given: Any
) -> Table:
    """A game at the given position and frame. The frame alone is on the agenda, so that a test ends idle."""
    return Table(lay_out({"game": game, "seats": seats, **given, **(arrange or {})}, frame))
