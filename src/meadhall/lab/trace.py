"""What somebody who learns from games wants of them: for every decision what was seen, what was allowed, what was answered and what it brought."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.engine import Choose, Game, MeadhallError, Subset, Value
from meadhall.engine.subset import DONE, is_whole, members_of

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

COLUMNS = ("seat", "bot", "decision", "question", "value", "action", "reward", "over")
"""Of a decision, beside the columns of its game and the two vectors."""


class Trace:
    """The decisions of one game; observation, mask and action as in the environments (docs/environments.md)."""

    def __init__(self, game: Game[Any], bots: tuple[str, ...]) -> None:
        try:
            from meadhall.envs.observe import layout
        except ImportError:
            raise MeadhallError(
                "decisions need numpy: install it with `pip install 'meadhall[envs]'`"
            ) from None
        self._layout = layout(game.rules.id, game.seats)
        self._bots = bots
        self._seen: list[Any] = []
        self._allowed: list[Any] = []
        self._noted: list[tuple[int, int, str, Value, int]] = []

    def note(self, game: Game[Any], seat: int, value: Value) -> None:
        """A decision that is about to be answered; a set is noted as the steps that lead to it, where there was a choice."""
        asked = next(each for each in game.questions if each.seat == seat)
        if not isinstance(asked, Subset) or not is_whole(value):
            self._step(game, asked, value)
            return
        before = asked.chosen
        chosen = asked.canonical(members_of(value))
        for number, member in enumerate((*chosen, DONE)):
            asked.draft(chosen[:number])
            if len(asked.values) > 1:
                self._step(game, asked, member)
        asked.draft(before)

    def _step(self, game: Game[Any], asked: Choose, value: Value) -> None:
        self._seen.append(self._layout.vector(game, asked.seat))
        self._allowed.append(self._layout.mask(game, asked.seat))
        action = self._layout.actions.number(value, asked.seat, game.seats)
        self._noted.append((asked.seat, game.decision, asked.key, value, action))

    def end(self, winners: list[int]) -> Decisions:
        """The game is over: the last decision of each seat bears its reward, 1 or -1."""
        last = {seat: number for number, (seat, *_) in enumerate(self._noted)}
        rows = []
        for number, (seat, decision, question, value, action) in enumerate(self._noted):
            over = last[seat] == number
            reward = (1.0 if seat in winners else -1.0) if over else 0.0
            rows.append(
                (seat + 1, self._bots[seat], decision, question, str(value), action, reward, over),
            )
        return Decisions(rows, self._seen, self._allowed, self._layout.length, len(self._layout.actions))


class Decisions:
    """The decisions of one game as rows and two matrices."""

    def __init__(
        self, rows: list[tuple[Any, ...]], seen: list[Any], allowed: list[Any], length: int, actions: int
    ) -> None:
        import numpy as np

        self.rows = rows
        self.observation: npt.NDArray[np.float32] = np.array(seen, np.float32).reshape(-1, length)
        self.mask: npt.NDArray[np.bool_] = np.array(allowed, np.bool_).reshape(-1, actions)
