"""Refusals: a key, what its sentence speaks of, and the clause. The sentence itself is said by whoever has the texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from meadhall.engine import Reason, Rules, SagaError, Value
from meadhall.sentences import translated

STATUS = {
    "bad-json": 400,
    "hall-locked": 401,
    "wrong-password": 403,
    "wrong-origin": 403,
    "wrong-host": 403,
    "not-your-seat": 403,
    "not-debugged": 403,
    "not-host": 403,
    "no-spectators": 403,
    "banned": 403,
    "not-hall-host": 403,
    "no-metrics": 403,
    "not-allowed": 405,
    "not-found": 404,
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-aid": 404,
    "no-such-text": 404,
    "no-such-seat": 404,
    "bad-invitation": 404,
    "bad-carry": 404,
    "bad-grant": 404,
    "no-such-person": 404,
    "wrong-phrase": 404,
    "unknown-passkey": 404,
    "too-slow": 408,
    "too-large": 413,
    "bad-request": 422,
    "bad-options": 422,
    "bad-saga": 422,
    "bad-webhook": 422,
    "bad-passkey": 422,
    "bad-channel": 422,
    "bad-push": 422,
    "not-sure": 422,
    "bad-position": 422,
    "bad-level": 422,
    "bad-character": 422,
    "bad-seats": 422,
    "no-seat-of-mine": 422,
    "too-fast": 429,
    "rules-broke": 500,
    "server-error": 500,
    "storage": 503,
}
"""The HTTP status of a key; all others are 409: the request is right, the moment is wrong."""


class Problem(Exception):
    """Something is refused. `rules`: the reason comes from a game, whose texts say it."""

    def __init__(
        self,
        key: str,
        params: Mapping[str, Value] | None = None,
        *,
        clause: str = "",
        line: int | None = None,
        rules: Rules[Any] | None = None,
        names: tuple[str, ...] = (),
        status: int = 0,
    ) -> None:
        super().__init__(key)
        self.status = status or STATUS.get(key, 409)
        self.key = key
        self.params = dict(params or {})
        self.clause = clause
        self.line = line
        self.rules = rules
        self.names = names

    def info(self, lang: str) -> dict[str, Any]:
        """The refusal as it is told. Without a sentence the reader's own texts say it, and a detail comes in the reader's language."""
        sentence = speaker[0](self, lang)
        params = self.params
        if not sentence and "detail" in params:
            params = {**params, "detail": translated(str(params["detail"]), lang)}
        return {
            "key": self.key,
            "sentence": sentence,
            "params": params,
            "clause": self.clause,
            "line": self.line,
        }


def _silent(problem: Problem, lang: str) -> str:
    return ""


speaker: list[Callable[[Problem, str], str]] = [_silent]
"""Who says the sentences; a process that has the texts puts somebody else here."""


def of_reason(reason: Reason, rules: Rules[Any], names: tuple[str, ...] = ()) -> Problem:
    """A refusal by the rules of a game."""
    return Problem(reason.key, reason.params, clause=reason.clause, rules=rules, names=names)


def of_table(reason: Reason, rules: Rules[Any]) -> Problem:
    """Options that do not fit each other or the number of seats."""
    return Problem(reason.key, reason.params, clause=reason.clause, rules=rules, status=STATUS["bad-options"])


def of_saga(error: SagaError) -> Problem:
    """A saga that cannot be read; the engine says what and where."""
    detail = str(error)
    return Problem("bad-saga", {"detail": detail}, line=error.line or None)
