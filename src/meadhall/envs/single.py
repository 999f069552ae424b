"""Gymnasium: one seat learns, bots play the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium

from meadhall.bots import LEVELS, decide
from meadhall.engine import MeadhallError
from meadhall.envs.table import AecTable, name_of, rewards_of
from meadhall.games import SHELF

Observation = dict[str, Any]


class SingleSeat(gymnasium.Env[Observation, int]):
    """The table of one seat. `info["action_mask"]` is the mask of the observation again, for those who look for it there."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        seat: int = 0,
        bots: str = "random",
        reward: str = "win",
    ) -> None:
        self.table = AecTable(game, seats, options, reward=reward)
        agents = self.table.possible_agents
        if not 0 <= seat < len(agents):
            raise MeadhallError(f"the seat is a number from 0 to {len(agents) - 1}, not {seat}")
        if bots not in LEVELS:
            raise MeadhallError(f"there is no bot {bots!r}; there are: {', '.join(LEVELS)}")
        self.seat, self.bots, self.reward = seat, bots, reward
        self.observation_space = self.table.observation_space(agents[seat])
        self.action_space = self.table.action_space(agents[seat])
        self.metadata = {**self.table.metadata}
        self.render_mode = "ansi"

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal anew and let the bots play up to the seat's first question."""
        super().reset(seed=seed)
        self.table.reset(seed=seed)
        self._others()
        return self._seen()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The seat's answer, and then those of the bots until the seat is asked again."""
        game = self.table.game
        if game.over:
            raise MeadhallError("the game is over; call reset()")
        before = game.scores()
        self.table._answer(self.seat, action)
        self._others()
        observation, info = self._seen()
        earned = rewards_of(game, self.reward, before)[self.seat]
        return observation, earned, game.over, False, info

    def _others(self) -> None:
        game = self.table.game
        while not game.over and self.seat not in game.waiting:
            other = game.questions[0]
            value = other.values[0]
            if len(other.values) > 1:
                value = decide(self.bots, game, other.seat, game.decision)
            game.answer(other.seat, value)

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        seen = self.table.observe(self.table.possible_agents[self.seat])
        return seen, {"action_mask": seen["action_mask"]}

    def render(self) -> str:
        """Who is asked what."""
        return self.table.render()


for _game in SHELF:
    gymnasium.register(
        f"meadhall/{_game}-v{name_of(_game).rpartition('_v')[2]}",
        entry_point="meadhall.envs.single:SingleSeat",
        kwargs={"game": _game},
    )
