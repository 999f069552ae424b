"""Environments for learning agents: PettingZoo for all seats, Gymnasium for one, and a state with explicit chance in OpenSpiel's manner.

>>> from meadhall import envs
>>> env = envs.aec("blood-rage", seats=2)
>>> env.reset(seed=7)
>>> env.agent_selection
'seat_0'
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from meadhall.engine import MeadhallError
from meadhall.envs.actions import ActionTable, action_table
from meadhall.envs.spiel import SpielState

if TYPE_CHECKING:
    from meadhall.envs.single import SingleSeat
    from meadhall.envs.table import AecTable

__all__ = ["ActionTable", "SpielState", "action_table", "aec", "gym", "state"]


def _needs(module: str) -> Any:
    try:
        return import_module(f"meadhall.envs.{module}")
    except ImportError as error:
        raise MeadhallError(
            f"environments need {error.name}: install it with `pip install 'meadhall[envs]'`"
        ) from None


def aec(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    reward: str = "win",
    truncate_after: int | None = None,
    illegal: str = "raise",
) -> AecTable:
    """A PettingZoo environment in which every seat is an agent."""
    made: AecTable = _needs("table").AecTable(
        game, seats, options, reward=reward, truncate_after=truncate_after, illegal=illegal
    )
    return made


def gym(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    seat: int = 0,
    bots: Any = "random",
    reward: str = "win",
    observation: str = "dict",
    illegal: str = "raise",
) -> SingleSeat:
    """A Gymnasium environment for one seat; bots play the others (`SingleSeat` says which there are)."""
    made: SingleSeat = _needs("single").SingleSeat(
        game, seats, options, seat=seat, bots=bots, reward=reward, observation=observation, illegal=illegal
    )
    return made


def state(
    game: str, seats: int | None = None, options: Mapping[str, object] | None = None, seed: str | int = 0
) -> SpielState:
    """A new state with explicit chance nodes."""
    return SpielState.new(game, seats, options, seed)
