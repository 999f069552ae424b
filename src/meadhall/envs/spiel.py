"""A state with explicit chance, spoken to as OpenSpiel speaks to its games; standard library only."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import meadhall
from meadhall.engine import CHANCE, Game, InvalidAnswer, MeadhallError, Value
from meadhall.envs.actions import ActionTable, action_table

CHANCE_PLAYER = -1
TERMINAL_PLAYER = -4


class SpielState:
    """Actions of players are numbers of the action table; actions of chance are places in its list of outcomes."""

    def __init__(self, game: Game[Any], history: list[int]) -> None:
        self.game = game
        self.actions: ActionTable = action_table(game.rules.id)
        self._history = history

    @classmethod
    def new(
        cls, game: str, seats: int | None, options: Mapping[str, object] | None, seed: str | int
    ) -> SpielState:
        """The first state of a game; the seed is never used, because chance is asked."""
        return cls(meadhall.new(game, seats, seed, options, explicit_chance=True), [])

    def num_players(self) -> int:
        """How many seats there are."""
        return self.game.seats

    def num_distinct_actions(self) -> int:
        """The length of the action table."""
        return len(self.actions)

    def current_player(self) -> int:
        """Whose turn it is: a seat, -1 for chance, -4 at the end."""
        if self.game.over:
            return TERMINAL_PLAYER
        return CHANCE_PLAYER if self.is_chance_node() else self.game.questions[0].seat

    def is_chance_node(self) -> bool:
        """Are the dice asked?"""
        return self.game.chance is not None

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.game.over

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What the player (without one: the current one) may do now, in ascending order."""
        if self.is_terminal() or (player is not None and player != self.current_player()):
            return []
        if self.game.chance is not None:
            return list(range(len(self.game.chance.values)))
        asked = self.game.questions[0]
        number = self.actions.index_for(asked.seat, self.game.seats)
        return sorted(number[value] for value in asked.values)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of a chance node with their probabilities."""
        if self.game.chance is None:
            raise MeadhallError("this is not a chance node")
        return [(n, share) for n, (_, share) in enumerate(self.game.chance.probabilities())]

    def value_of(self, action: int) -> Value:
        """The answer that an action stands for now."""
        chance = self.game.chance
        count = len(self.actions) if chance is None else len(chance.values)
        if not 0 <= action < count:
            raise InvalidAnswer(f"an action is a number from 0 to {count - 1} here, not {action}")
        if chance is not None:
            return chance.values[action]
        return self.actions.value(action, max(self.current_player(), 0), self.game.seats)

    def apply_action(self, action: int) -> None:
        """Do it."""
        if self.is_terminal():
            raise InvalidAnswer("the game is over; nothing is asked any more")
        value = self.value_of(action)
        self.game.answer(CHANCE if self.game.chance is not None else self.current_player(), value)
        self._history.append(action)

    def child(self, action: int) -> SpielState:
        """The state after an action; this one stays as it is."""
        after = self.clone()
        after.apply_action(action)
        return after

    def clone(self) -> SpielState:
        """An independent state in the same position."""
        return SpielState(self.game.clone(), self._history[:])

    def returns(self) -> list[float]:
        """1 for a win, -1 for a loss; 0 for everybody while the game goes on."""
        winners = self.game.winners()
        return [
            0.0 if not self.game.over else 1.0 if seat in winners else -1.0 for seat in range(self.game.seats)
        ]

    def history(self) -> list[int]:
        """The actions that led here, chance included."""
        return self._history[:]

    def action_to_string(self, action: int) -> str:
        """The answer in words."""
        return str(self.value_of(action))

    def information_state_string(self, player: int) -> str:
        """All that the player sees and was told, as text."""
        seen = {"view": self.game.view(player), "events": self.game.events(player)}
        return json.dumps(seen, sort_keys=True, ensure_ascii=False)

    def __str__(self) -> str:
        return f"{self.game.rules.id}, decision {self.game.decision}, player {self.current_player()}"
