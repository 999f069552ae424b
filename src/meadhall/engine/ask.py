"""Questions. A rule asks by `yield`ing one of these; nothing else is ever yielded.

`Choose` asks one seat, `Together` asks several at once in secret, `Chance` asks the dice.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias, TypeVar

Value: TypeAlias = str | int
"""An option or an answer: `kind:id` (`province:gimle`), a bare word (`pass`) or a number."""

Params: TypeAlias = Mapping[str, Value]

NO_PARAMS: Params = MappingProxyType({})

CHANCE = -1
"""The seat of the dice."""


class Reason(NamedTuple):
    """Why something is not allowed: the clause that says so, a text key, its parameters."""

    clause: str
    key: str
    params: Params = NO_PARAMS


Blocked: TypeAlias = Callable[[], list[tuple[Value, Reason]]]


class Choose:
    """One seat picks one of `values`. The blocked options are only worked out when somebody asks for them; so are parameters that a
    function makes of the table as it stands."""

    __slots__ = ("_blocked", "_params", "clause", "key", "seat", "values")

    def __init__(
        self,
        seat: int,
        key: str,
        values: Sequence[Value],
        clause: str = "",
        params: Params | Callable[[], Params] = NO_PARAMS,
        blocked: Blocked | None = None,
    ) -> None:
        self.seat = seat
        self.key = key
        self.values = values
        self.clause = clause
        self._params = params
        self._blocked = blocked

    @property
    def params(self) -> Params:
        """What the text of the question needs to know."""
        if callable(self._params):
            self._params = self._params()
        return self._params

    def blocked(self) -> list[tuple[Value, Reason]]:
        """The options that exist but are not allowed now, each with its reason."""
        return [] if self._blocked is None else self._blocked()

    def why_not(self, value: Value) -> Reason | None:
        """The reason that blocks `value`; None if it is allowed or not an option at all."""
        return next((reason for blocked, reason in self.blocked() if blocked == value), None)

    def only(self) -> tuple[Any, ...]:
        """The one possible answer, as a tuple of one; empty if there are several."""
        return (self.values[0],) if len(self.values) == 1 else ()

    def __repr__(self) -> str:
        return f"Choose({self.seat}, {self.key!r}, {list(self.values)!r})"


def choose(
    seat: int,
    key: str,
    among: Sequence[Value],
    why_not: Callable[[Any], Reason | None],
    *,
    clause: str = "",
    params: Params = NO_PARAMS,
) -> Choose:
    """Ask `seat` for one of `among`; the one predicate `why_not` decides and explains."""
    return Choose(
        seat,
        key,
        [value for value in among if why_not(value) is None],
        clause=clause,
        params=params,
        blocked=lambda: [(value, reason) for value in among if (reason := why_not(value)) is not None],
    )


class Together:
    """Several seats choose at the same time, unseen by each other; the rule gets the answers in the order asked."""

    __slots__ = ("asks",)

    def __init__(self, asks: Sequence[Choose]) -> None:
        self.asks = asks

    def __repr__(self) -> str:
        return f"Together({list(self.asks)!r})"


class Chance:
    """The dice pick one of `values` (by `weights`, else evenly)."""

    __slots__ = ("key", "values", "weights")

    def __init__(self, key: str, values: Sequence[Value], weights: Sequence[int] | None = None) -> None:
        self.key = key
        self.values = values
        self.weights = weights

    def probabilities(self) -> list[tuple[Value, float]]:
        """Each outcome with its probability, for search with explicit chance nodes."""
        weights = self.weights or [1] * len(self.values)
        total = sum(weights)
        return [(value, weight / total) for value, weight in zip(self.values, weights, strict=True)]

    def __repr__(self) -> str:
        return f"Chance({self.key!r}, {list(self.values)!r})"


Ask: TypeAlias = Choose | Together | Chance

T = TypeVar("T")
Rule: TypeAlias = Generator[Ask, Any, T]
"""A rule: asks questions, gets answers, returns T."""


def pick(ask: Choose) -> Rule[Any]:
    """Ask, unless there is only one answer. (Where asking hides what a seat holds, ask all the same.)"""
    only = ask.only()
    return only[0] if only else (yield ask)
