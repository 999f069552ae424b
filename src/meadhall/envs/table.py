"""PettingZoo: every seat is an agent; in a simultaneous choice they answer one after the other without seeing each other."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv

import meadhall
from meadhall.engine import Game, IllegalAnswer, InvalidAnswer, MeadhallError
from meadhall.envs.observe import Layout, layout
from meadhall.games import find_rules

VERSION = 2
"""Of the environments; raised when an observation, an action or a reward comes to mean something else (docs/environments.md)."""

REWARDS = ("win", "score")
ILLEGAL = ("raise", "end")


def name_of(game: str) -> str:
    """The versioned name of an environment: `blood_rage_v2`."""
    return f"{game.replace('-', '_')}_v{VERSION}"


def one_of(what: str, wish: str, choices: tuple[str, ...]) -> str:
    """The wish, if it is one of the choices."""
    if wish not in choices:
        raise MeadhallError(f"the {what} is one of {', '.join(choices)}, not {wish!r}")
    return wish


def worst(game: Game[Any], reward: str, seat: int) -> float:
    """What a seat earns that breaks off the game by an answer that is not allowed: a loss, or its points and one more."""
    return -1.0 if reward == "win" else -float(game.scores()[seat]) - 1.0


def rewards_of(game: Game[Any], reward: str, before: list[int]) -> list[float]:
    """What each seat earned since `before`: its points, or 1 for a win and -1 for a loss when the game is over."""
    if reward == "score":
        return [float(now - old) for now, old in zip(game.scores(), before, strict=True)]
    winners = game.winners()
    return [0.0 if not game.over else 1.0 if seat in winners else -1.0 for seat in range(game.seats)]


class AecTable(AECEnv):  # type: ignore[misc]
    """A table at which all seats are played by agents.

    An answer that is not allowed raises and changes nothing; with `illegal="end"` it ends the game for all, at the agent's cost.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        reward: str = "win",
        truncate_after: int | None = None,
        illegal: str = "raise",
    ) -> None:
        super().__init__()
        rules = find_rules(game)
        count = rules.seated(seats)
        self.game_id = game
        self.options = rules.parse_options(options or {})
        if rules.at(self.options) is not rules:
            raise MeadhallError(f"an environment of {game} knows the cards of the box and no expansion")
        self.reward = one_of("reward", reward, REWARDS)
        self.illegal = one_of("end of an illegal answer", illegal, ILLEGAL)
        self.truncate_after = truncate_after
        self.layout: Layout = layout(game, count)
        self.metadata = {
            "name": name_of(game),
            "render_modes": ["ansi"],
            "is_parallelizable": False,
            "rules": rules.version,
            "actions": self.layout.actions.fingerprint,
        }
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(count)]
        size = len(self.layout.actions)
        self.observation_spaces = {agent: _observation_space(self.layout) for agent in self.possible_agents}
        self.action_spaces = {agent: gymnasium.spaces.Discrete(size) for agent in self.possible_agents}
        self._random = Random()
        self.table: Game[Any] | None = None

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The same for all agents."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew. The same seed gives the same game; without one the next game of the last seed's series."""
        if seed is not None:
            self._random = Random(seed)
        deal = self._random.getrandbits(64)
        self.table = meadhall.new(self.game_id, len(self.possible_agents), deal, self.options)
        self.steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    @property
    def game(self) -> Game[Any]:
        """The game on the table."""
        if self.table is None:
            raise MeadhallError("call reset() before anything else")
        return self.table

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _next(self) -> None:
        if self.game.questions:
            self.agent_selection = self.possible_agents[self.game.questions[0].seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat sees, and which answers it may give."""
        seat = self._seat(agent)
        return {
            "observation": self.layout.vector(self.game, seat),
            "action_mask": self.layout.mask(self.game, seat),
        }

    def step(self, action: int | None) -> None:
        """The answer of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game, seat = self.game, self._seat(agent)
        before = game.scores()
        self._cumulative_rewards[agent] = 0.0
        try:
            self.answer(seat, action)
        except (InvalidAnswer, IllegalAnswer):
            if self.illegal == "raise":
                raise
            self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: worst(game, self.reward, seat)}
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            return
        self.steps += 1
        earned = rewards_of(game, self.reward, before)
        self.rewards = {each: earned[self._seat(each)] for each in self.agents}
        stopped = self.truncate_after is not None and self.steps >= self.truncate_after
        if game.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif stopped:
            self.truncations = dict.fromkeys(self.agents, True)
        self._next()
        self._accumulate_rewards()

    def answer(self, seat: int, action: int | None) -> None:
        """Give the answer that an action stands for."""
        table = self.layout.actions
        if action is None or not 0 <= int(action) < len(table):
            raise InvalidAnswer(f"an action is a number from 0 to {len(table) - 1}, not {action!r}")
        value = table.value(int(action), seat, self.game.seats)
        try:
            self.game.answer(seat, value)
        except IllegalAnswer as error:
            raise IllegalAnswer(f"action {action}: {error}", error.reason) from None
        except InvalidAnswer as error:
            raise InvalidAnswer(f"action {action}: {error}") from None

    def render(self) -> str:
        """Who is asked what."""
        asked = ", ".join(f"seat {ask.seat}: {ask.key}" for ask in self.game.questions) or "over"
        return f"{self.game_id}, decision {self.game.decision}, scores {self.game.scores()}, {asked}"

    def close(self) -> None:
        """Nothing to close."""

    def clone(self) -> AecTable:
        """Another environment in the same position; what happens in one does not change the other."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._copy_from(self)
        return other

    def restore(self, saved: AecTable) -> None:
        """Go to the position of `saved`, an environment that `clone()` made."""
        if saved.layout is not self.layout:
            raise MeadhallError("only an environment of the same game with the same seats can be restored")
        self._copy_from(saved)

    def _copy_from(self, other: AecTable) -> None:
        self.table = other.game.clone()
        self._random = Random()
        self._random.setstate(other._random.getstate())
        self.steps = other.steps
        self.agents = other.agents[:]
        self.agent_selection = other.agent_selection
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
            setattr(self, name, dict(getattr(other, name)))
        self.infos = {agent: dict(info) for agent, info in other.infos.items()}
        self._skip_agent_selection = getattr(other, "_skip_agent_selection", None)


def _observation_space(made: Layout) -> gymnasium.spaces.Dict:
    least, most = made.bounds()
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(least, most, dtype=np.float32),
            "action_mask": gymnasium.spaces.Box(0, 1, (len(made.actions),), np.int8),
        }
    )
