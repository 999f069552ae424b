"""The table between two questions: as it stood when so much of what happened there had been told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.engine.ask import CHANCE, Together
from meadhall.engine.history import Event
from meadhall.engine.view import everything, happened

if TYPE_CHECKING:
    from meadhall.engine.game import Game


class _Reached(BaseException):
    """No rule may catch it."""


def halfway(game: Game[Any], at: int, told: int) -> Game[Any] | None:
    """The game as it stood when the first `told` events of position `at` had been told. It can be looked at, not played on.

    None where the question that follows shows the table: everything before it was told, or there was none before.
    """
    answers = game.all_answers()
    asked = next((i for i in range(at - 1, -1, -1) if answers[i].seat != CHANCE), None)
    events = [event for event in happened(game, at) if event.at == at][:told]
    if asked is None or not events:
        return None
    raw = [event for event in everything(game, asked) if event.at > asked]
    left = next(i for i, event in enumerate(raw) if event is events[-1])
    open_at = next((i for i in range(at, len(answers)) if answers[i].seat != CHANCE), len(answers))
    if not any(event.at <= open_at for event in raw[left + 1 :]):
        return None
    past = game.replay(asked)

    def listen(_: Event) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            raise _Reached

    past.explicit_chance = True
    past.play.listener = listen
    try:
        for answer in answers[past.position :]:
            past.answer(answer.seat, answer.value)
    except _Reached:
        past.ask = Together(())
        past.pending, past.drafts = {}, {}
        return past
    raise AssertionError("the same answers told something else")
