"""The game as its rules see it: the state, and the few things a rule may do besides changing it.

It knows nothing of the rule that is running, so that a game that is no longer needed is freed at once: no cycles for search to pay for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar

from meadhall.engine.ask import NO_PARAMS, Chance, Params, Rule, Value
from meadhall.engine.chance import Dice
from meadhall.engine.errors import EngineError
from meadhall.engine.history import Answer, Event
from meadhall.engine.rules import Rules, S
from meadhall.engine.spans import BEGIN, END, NOBODY, Open, open_spans, result_of


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


T = TypeVar("T")


class Interrupt(Exception):
    """A rule raises it where the rest of its frame does not happen."""

    def carry_out(self, g: Play[Any]) -> None:
        """What happens instead, if anything; it may put frames on the agenda."""


class GameOver(Interrupt):
    """The game ends at once, in the middle of whatever is going on."""

    def carry_out(self, g: Play[Any]) -> None:
        """Nothing is done any more."""
        g.cut()


class Play(Generic[S]):
    """`g` in every rule."""

    __slots__ = (
        "answers",
        "barrier",
        "bottom",
        "dice",
        "inner",
        "listener",
        "mute",
        "options",
        "rules",
        "s",
        "seats",
        "start",
        "told",
        "top",
    )

    def __init__(
        self, rules: Rules[S], seats: int, options: Mapping[str, Value], s: S, start: int, mute: bool
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.options = options
        self.s = s
        self.start = start
        self.mute = mute
        self.answers: list[Answer] = []
        self.told: list[Event] = []
        self.listener: Callable[[Event], None] | None = None  # who looks at the table between two questions
        self.barrier = -1
        self.dice: Dice | None = None  # those of a probe, unless somebody else answers for chance
        self.bottom = self.top = (
            0  # where the successor of the running frame goes, and where its next span ends
        )
        self.inner: list[tuple[Any, ...]] = []  # moments within the running frame, as arguments of `@end`

    def push(self, name: str, *args: Value) -> None:
        """Put a frame on the agenda; the last one pushed runs first."""
        self.s.agenda.append((name, args))

    def then(self, *frames: tuple[Any, ...]) -> None:
        """Put several frames on the agenda, to run in the order given."""
        self.s.agenda += [(frame[0], frame[1:]) for frame in reversed(frames)]

    def next(self, name: str, *args: Value, after: str = "") -> None:
        """Put a frame on the agenda that comes after the spans begun here, or after the innermost one of the kind `after`."""
        agenda, at = self.s.agenda, self.bottom
        if after:
            at = self._innermost(after)
            self.bottom += at < self.bottom
        agenda.insert(at, (name, args))
        self.top += at <= self.top

    # spans

    def begin(self, kind: str, *, clause: str = "", seat: Value = NOBODY, **values: Value) -> None:
        """A span begins: what this frame puts on the agenda is part of it. `seat`: who acts."""
        s = self.s
        if self.inner:
            raise EngineError(
                f"the span {kind!r} begins within {self.inner[-1][0]!r}, which ends with its rule"
            )
        s.spun = number = s.spun + 1
        s.agenda.insert(self.top, (END, (kind, number, seat)))
        self.top += 1
        if not self.mute:
            self._tell_begin(kind, clause, seat, values)

    def result(self, of: str = "", **values: Value) -> None:
        """What is told when the innermost span (of the kind `of`) ends; nothing if none is open, as in a position laid out by hand."""
        if self.mute:
            return
        more = tuple(item for pair in values.items() for item in pair)
        for at in range(len(self.inner) - 1, -1, -1):
            if not of or self.inner[at][0] == of:
                self.inner[at] += more
                return
        if any(not of or span.kind == of for span in open_spans(self.s.agenda)):
            at = self._innermost(of)
            name, args = self.s.agenda[at]
            self.s.agenda[at] = name, (*args, *more)

    def within(
        self, kind: str, rule: Rule[T], *, clause: str = "", seat: Value = NOBODY, **values: Value
    ) -> Rule[T]:
        """A span inside one frame, as long as `rule` runs."""
        s, inner = self.s, self.inner
        s.spun = number = s.spun + 1
        if not self.mute:
            self._tell_begin(kind, clause, seat, values)
        inner.append((kind, number, seat))
        try:
            out = yield from rule
        except (
            Exception
        ):  # a rule that is interrupted ends its moments; a generator that is dropped tells nothing
            if inner:
                self.end(*inner.pop())
            raise
        ended = inner.pop()
        if not self.mute:
            self.end(*ended)
        return out

    def end(self, *args: Any, cut: bool = False) -> None:
        """A span is over; `cut`: because everything is."""
        if not self.mute:
            kind, number, _ = args[:3]
            extra = {"cut": 1} if cut else {}
            self._tell(END, "", {"span": number, "kind": kind, **result_of(args), **extra})

    def cut(self) -> None:
        """Drop everything that waits on the agenda; the open spans end here."""
        while self.inner:
            self.end(*self.inner.pop(), cut=True)
        agenda = self.s.agenda
        while agenda:
            name, args = agenda.pop()
            if name == END:
                self.end(*args, cut=True)
        self.bottom = self.top = 0

    @property
    def spans(self) -> list[Open]:
        """The open spans, outermost first."""
        return [*open_spans(self.s.agenda), *(Open(*args[:3]) for args in self.inner)]

    def end_of_action(self, seat: int) -> int:
        """Where a search for `seat` stops: the end of its own action, else of the innermost span; 0 if none is open."""
        who, spans, kinds = f"seat:{seat}", self.spans, self.rules.spans
        own = [span.number for span in spans if span.who == who and kinds[span.kind].action]
        return own[-1] if own else spans[-1].number if spans else 0

    def _tell_begin(self, kind: str, clause: str, seat: Value, values: Params) -> None:
        if kind not in self.rules.spans:
            raise EngineError(f"{self.rules.id} declares no span {kind!r}")
        who = {"seat": seat} if seat != NOBODY else {}
        self._tell(BEGIN, clause, {"span": self.s.spun, "kind": kind, **who, **values})

    def _innermost(self, kind: str) -> int:
        """Where on the agenda the innermost open span of the kind ends."""
        agenda = self.s.agenda
        for at in range(len(agenda) - 1, -1, -1):
            if agenda[at][0] == END and kind in ("", agenda[at][1][0]):
                return at
        raise EngineError(f"no span {kind!r} is open")

    # telling and chance

    def tell(
        self, key: str, *, clause: str = "", only: Mapping[int, Params] | None = None, **params: Value
    ) -> None:
        """Report what happened. Rules never read events."""
        if not self.mute:
            self._tell(key, clause, params or NO_PARAMS, only)

    def _tell(self, key: str, clause: str, params: Params, only: Mapping[int, Params] | None = None) -> None:
        if not self.mute:
            event = Event(self.start + len(self.answers), key, clause, params, only)
            self.told.append(event)
            if self.listener is not None:
                self.listener(event)

    def reveal(self) -> None:
        """Hidden information became known: nothing before this may be undone."""
        self.barrier = len(self.answers)

    def draw(self, kind: str, pool: list[int], key: str) -> Rule[int]:
        """Chance takes one component out of `pool`."""
        dice = self.dice
        if dice is not None:
            return pool.pop(dice.throw(len(pool)))
        value: str = yield Chance(key, Names(pool, self.rules.values[kind]))
        component = self.rules.components[value][1]
        pool.remove(component)
        return component

    def draws(self, kind: str, pool: list[int], key: str, n: int) -> Rule[list[int]]:
        """Chance takes `n` components out of `pool`, one after the other; they leave it together."""
        dice = self.dice
        if dice is not None:
            return [pool.pop(dice.throw(left)) for left in range(len(pool), len(pool) - n, -1)]
        left = pool[:]
        drawn = [0] * n
        for i in range(n):
            drawn[i] = yield from self.draw(kind, left, key)
        pool[:] = left
        return drawn

    def roll(self, key: str, faces: Sequence[Value]) -> Rule[Any]:
        """Throw a die."""
        dice = self.dice
        if dice is not None:
            return faces[dice.throw(len(faces))]
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
                        asks = listener(self, seat, payload)
                        if asks is not None:
                            yield from asks

    def clockwise(self, first: int) -> list[int]:
        """All seats, from `first` to the left."""
        return [(first + i) % self.seats for i in range(self.seats)]
