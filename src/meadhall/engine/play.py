"""The game as its rules see it: the state, and the few things a rule may do besides changing it.

It knows nothing of the rule that is running, so that a game that is no longer needed is freed at once: no cycles for search to pay for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic

from meadhall.engine.ask import NO_PARAMS, Chance, Params, Rule, Value
from meadhall.engine.history import Entry, Event
from meadhall.engine.rules import Rules, S


class Names(Sequence[Value]):
    """The values of the components in a pool. Most pools are large and chance looks at one of them."""

    __slots__ = ("names", "pool")

    def __init__(self, pool: list[int], names: Sequence[Value]) -> None:
        self.pool = pool
        self.names = names

    def __len__(self) -> int:
        return len(self.pool)

    def __getitem__(self, at: Any) -> Any:
        return self.names[self.pool[at]]

    def __iter__(self) -> Iterator[Value]:
        return map(self.names.__getitem__, self.pool)


class GameOver(Exception):
    """A rule raises it where the game ends at once, in the middle of whatever is going on."""


class Play(Generic[S]):
    """`g` in every rule."""

    __slots__ = ("answers", "barrier", "mute", "options", "rules", "s", "seats", "start", "told")

    def __init__(
        self, rules: Rules[S], seats: int, options: Mapping[str, Value], s: S, start: int, mute: bool
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.options = options
        self.s = s
        self.start = start
        self.mute = mute
        self.answers: list[Entry] = []
        self.told: list[Event] = []
        self.barrier = -1

    def push(self, name: str, *args: Value) -> None:
        """Put a frame on the agenda; the last one pushed runs first."""
        self.s.agenda.append((name, args))

    def then(self, *frames: tuple[Any, ...]) -> None:
        """Put several frames on the agenda, to run in the order given."""
        for name, *args in reversed(frames):
            self.s.agenda.append((name, tuple(args)))

    def tell(
        self, key: str, *, clause: str = "", only: Mapping[int, Params] | None = None, **params: Value
    ) -> None:
        """Report what happened. Rules never read events."""
        if not self.mute:
            self.told.append(Event(self.start + len(self.answers), key, clause, params or NO_PARAMS, only))

    def reveal(self) -> None:
        """Hidden information became known: nothing before this may be undone."""
        self.barrier = len(self.answers)

    def draw(self, kind: str, pool: list[int], key: str) -> Rule[int]:
        """Chance takes one component out of `pool`."""
        value: str = yield Chance(key, Names(pool, self.rules.values[kind]))
        component = self.rules.components[value][1]
        pool.remove(component)
        return component

    def roll(self, key: str, faces: tuple[Value, ...]) -> Rule[Any]:
        """Throw a die."""
        face: Value = yield Chance(key, faces)
        return face

    def emit(self, event: str, order: Iterable[int], payload: Any = None) -> Rule[None]:
        """Let the cards in play react: seats in the order the clause gives, each seat's cards in the order they lie."""
        listeners = self.rules.listeners.get(event)
        if listeners:
            in_play = self.rules.in_play
            for seat in order:
                for definition in list(in_play(self.s, seat)):
                    listener = listeners.get(definition)
                    if listener is not None:
                        yield from listener(self, seat, payload)

    def clockwise(self, first: int) -> list[int]:
        """All seats, from `first` to the left."""
        return [(first + i) % self.seats for i in range(self.seats)]
