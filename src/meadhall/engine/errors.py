"""What can go wrong, and how it is said: one sentence each, all of them `ValueError`s for the caller except our own bugs."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meadhall.engine.ask import Reason


class MeadhallError(ValueError):
    """Bad input of any kind. The text is one sentence for a person."""


class InvalidAnswer(MeadhallError):
    """The answer is not one that the open question offers or explains."""


class IllegalAnswer(MeadhallError):
    """The rules forbid the answer; `reason` says which clause and why."""

    def __init__(self, message: str, reason: Reason) -> None:
        super().__init__(message)
        self.reason = reason


class BadTable(MeadhallError):
    """The options do not fit each other or the number of seats; `reason` says why, in words of the game."""

    def __init__(self, game: str, reason: Reason, sentence: str = "") -> None:
        super().__init__(game, reason, sentence)
        self.game = game
        self.reason = reason
        self.sentence = sentence

    def __reduce__(self) -> tuple[type[BadTable], tuple[str, Reason, str]]:
        """For other processes: a mapping that cannot be changed cannot be sent either."""
        return BadTable, (self.game, self.reason._replace(params=dict(self.reason.params)), self.sentence)

    def __str__(self) -> str:
        known = f"the options of {self.game} do not fit ({self.reason.clause}: {self.reason.key})"
        return self.sentence or known


class StaleAnswer(MeadhallError):
    """The answer belongs to a decision that is no longer open."""


class CannotUndo(MeadhallError):
    """Taking back is barred; `reason` says by what."""

    def __init__(self, message: str, reason: Reason) -> None:
        super().__init__(message)
        self.reason = reason


SAID = 600
"""So long may a sentence about a saga be; it quotes the saga, which may be made to be long."""


class SagaError(MeadhallError):
    """A saga that cannot be read or does not replay. `line` is counted from 1; 0 means the file as a whole."""

    def __init__(self, message: str, line: int = 0) -> None:
        said = message if len(message) <= SAID else message[: SAID - 1] + "…"
        super().__init__(f"line {line}: {said}" if line else said)
        self.line = line


class ScenarioError(MeadhallError):
    """A scenario file that asks for something the game does not have."""


class EngineError(RuntimeError):
    """A rule broke its contract (dead end, runaway frame, unknown rule). Always a bug of ours."""
