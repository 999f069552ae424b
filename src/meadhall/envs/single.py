"""Gymnasium: one seat learns, bots or policies play the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

import gymnasium
import numpy as np
import numpy.typing as npt

from meadhall.bots import check_level, decide
from meadhall.engine import IllegalAnswer, InvalidAnswer, MeadhallError, Rules
from meadhall.envs.table import VERSION, AecTable, one_of, rewards_of, worst
from meadhall.games import SHELF, find_rules

Observation: TypeAlias = dict[str, Any]
Policy: TypeAlias = Callable[[Observation], int]
"""An opponent that is no bot: it gets the observation of its seat, mask included, and gives an action."""

Opponent: TypeAlias = str | Policy
OBSERVATIONS = ("dict", "vector")


class SingleSeat(gymnasium.Env[Any, int]):
    """The table of one seat.

    `bots`: a level (`random`, `normal:12`), a policy, or a list with one of them for each other seat, clockwise. Their dice are thrown
    anew in every episode, from its seed. `observation="vector"`: the plain vector; the mask is in `info` and `action_masks()`.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        seat: int = 0,
        bots: Opponent | Sequence[Opponent] = "random",
        reward: str = "win",
        observation: str = "dict",
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        self.table = AecTable(game, seats, options, reward=reward, illegal=illegal)
        agents = self.table.possible_agents
        if not 0 <= seat < len(agents):
            raise MeadhallError(f"the seat is a number from 0 to {len(agents) - 1}, not {seat}")
        self.seat, self.reward = seat, reward
        self.bots = _opponents(bots, seat, len(agents), find_rules(game))
        self.observation = one_of("observation", observation, OBSERVATIONS)
        whole = self.table.observation_spaces[agents[seat]]
        self.observation_space = whole["observation"] if observation == "vector" else whole
        self.action_space = self.table.action_space(agents[seat])
        self.metadata = {**self.table.metadata, "render_fps": 1}
        self.render_mode = render_mode
        self._dice = Random()
        self._ended = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal anew and let the others play up to the seat's first question."""
        super().reset(seed=seed)
        self.table.reset(seed=int(self.np_random.integers(1 << 62)))
        self._dice = Random(int(self.np_random.integers(1 << 62)))
        self._ended = False
        self._others()
        return self._seen()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The seat's answer, and then those of the others until the seat is asked again."""
        game = self.table.game
        if self._ended or game.over:
            raise MeadhallError("the game is over; call reset()")
        before = game.scores()
        try:
            self.table.answer(self.seat, action)
        except (InvalidAnswer, IllegalAnswer):
            if self.table.illegal == "raise":
                raise
            self._ended = True
            return self._seen()[0], worst(game, self.reward, self.seat), True, False, {"illegal": True}
        self._others()
        observation, info = self._seen()
        earned = rewards_of(game, self.reward, before)[self.seat]
        return observation, earned, game.over, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which answers are allowed now, as sb3-contrib asks for it."""
        return self.table.layout.mask(self.table.game, self.seat).astype(np.bool_)

    def _others(self) -> None:
        game = self.table.game
        while not game.over and self.seat not in game.waiting:
            asked = game.questions[0]
            bot = self.bots[asked.seat]
            if len(asked.values) == 1:
                game.answer(asked.seat, asked.values[0])
            elif isinstance(bot, str):
                game.answer(asked.seat, decide(bot, game, asked.seat, self._dice.getrandbits(62)))
            else:
                seen = self.table.observe(self.table.possible_agents[asked.seat])
                self.table.answer(asked.seat, int(bot(seen)))

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        seen = self.table.observe(self.table.possible_agents[self.seat])
        info = {"action_mask": seen["action_mask"]}
        return seen["observation"] if self.observation == "vector" else seen, info

    def render(self) -> str:
        """Who is asked what."""
        return self.table.render()


def _opponents(
    bots: Opponent | Sequence[Opponent], seat: int, seats: int, rules: Rules[Any]
) -> dict[int, Opponent]:
    """Who plays each of the other seats."""
    others = [(seat + n) % seats for n in range(1, seats)]
    each = [bots] * len(others) if isinstance(bots, str) or callable(bots) else list(bots)
    if len(each) != len(others):
        raise MeadhallError(f"there are {len(others)} other seats, but {len(each)} bots were named")
    for bot in each:
        if isinstance(bot, str):
            check_level(bot, rules)
        elif not callable(bot):
            raise MeadhallError(f"a bot is a level or a function of an observation, not {bot!r}")
    return dict(zip(others, each, strict=True))


for _game in SHELF:
    gymnasium.register(
        f"meadhall/{_game}-v{VERSION}",
        entry_point="meadhall.envs.single:SingleSeat",
        kwargs={"game": _game},
    )
