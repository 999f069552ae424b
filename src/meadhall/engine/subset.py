"""A set chosen as a set: members are named in any order and taken back before "done"; the answer is one.

To a reader who answers step by step a `Subset` is a `Choose` among the members that come after the last one named, so that each set is
met once. People name the whole set at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from meadhall.engine.ask import NO_PARAMS, Ask, Choose, Params, Reason, Value
from meadhall.engine.errors import IllegalAnswer, InvalidAnswer, MeadhallError
from meadhall.engine.history import Answer

DONE = "done"
EMPTY = "-"
JOIN = "+"

Chosen: TypeAlias = tuple[Value, ...]
"""Members in canonical order."""


class Look(NamedTuple):
    """What can be done with a set that is not closed yet: what can be added, what cannot and why, what bars closing it; what it comes to,
    as the rules count it; and the whole set that the rules offer for it, if they know a good one."""

    fits: list[Value]
    blocked: list[tuple[Value, Reason]]
    done: Reason | None
    comes: Params
    offer: Chosen | None = None


def _anything(chosen: Chosen, member: Any) -> Reason | None:
    return None


def _enough(chosen: Chosen) -> Reason | None:
    return None


def _uncounted(chosen: Chosen) -> Params:
    return NO_PARAMS


def _no_offer(chosen: Chosen) -> Sequence[Value] | None:
    return None


class Subset(Choose):
    """One seat picks some of `members`, which stand in canonical order, alike ones several times; a function makes them when they are
    looked at.

    `why_not(chosen, member)` only grows stricter as `chosen` grows, but for what waits until another member is named ("set-not-yet"), and
    bars nothing while fewer than `free` are chosen; `done(chosen)` says what bars closing the set, `comes(chosen)` what it comes to so
    far (a strength, a sum), `offer(chosen)` a good set that has all of these. Rules that know what can be named next without trying
    every member say it by `steps(chosen)`; it must be what `tried(chosen)` finds. The rule gets a tuple in canonical order; nothing
    changes, is told or revealed while the seat chooses.
    """

    __slots__ = (
        "_counts",
        "_done",
        "_finish",
        "_fits",
        "_free",
        "_members",
        "_most",
        "_places",
        "_steps",
        "_suggest",
        "_values",
        "chosen",
        "comes",
        "least",
        "offer",
    )

    def __init__(
        self,
        seat: int,
        key: str,
        members: Sequence[Value] | Callable[[], Sequence[Value]],
        why_not: Callable[[Chosen, Any], Reason | None] = _anything,
        least: int = 0,
        most: int | None = None,
        free: int = 0,
        done: Callable[[Chosen], Reason | None] = _enough,
        comes: Callable[[Chosen], Params] = _uncounted,
        offer: Callable[[Chosen], Sequence[Value] | None] = _no_offer,
        steps: Callable[[Chosen], Sequence[Value]] | None = None,
        suggest: Sequence[Value] | Callable[[], Sequence[Value] | None] | None = None,
        clause: str = "",
        params: Params | Callable[[], Params] = NO_PARAMS,
    ) -> None:
        self.seat = seat
        self.key = key
        self.clause = clause
        self._params = params
        self._members = members
        self.least = least
        self._most = most
        self.chosen: Chosen = ()
        self._fits = why_not
        self._free = len(self.members) if why_not is _anything else free
        self._done = done
        self.comes = comes
        self.offer = offer
        self._steps = steps
        self._values: Sequence[Value] | None = None
        self._finish: dict[tuple[Chosen, int], bool] | None = None
        self._counts: dict[Value, int] | None = None
        self._places: dict[Value, int] | None = None
        self._suggest = suggest

    @property
    def members(self) -> Sequence[Value]:
        """In canonical order."""
        if callable(self._members):
            self._members = self._members()
        return self._members

    @property
    def most(self) -> int:
        """How many can be named."""
        there = len(self.members)
        return there if self._most is None else min(self._most, there)

    @property
    def suggestion(self) -> Chosen | None:
        """A set that a table offers at once, if the rules know a good one."""
        suggest = self._suggest() if callable(self._suggest) else self._suggest
        return None if suggest is None else self.canonical(suggest)

    # step by step

    @property
    def values(self) -> Sequence[Value]:  # type: ignore[override]
        """The members from the last one named on that lead to a set that can be closed, and "done" where it can be closed now."""
        values = self._values
        if values is None:
            steps = self._steps or self.tried
            self._values = values = steps(self.chosen)
        return values

    def following(self, chosen: Chosen) -> Sequence[Value]:
        """`values` for these members chosen."""
        return self.tried(chosen) if self._steps is None else self._steps(chosen)

    def tried(self, chosen: Chosen) -> list[Value]:
        """The same, found by trying every member."""
        steps: list[Value] = list(self._next(chosen, self._last(chosen)))
        if self.bars(chosen) is None:
            steps.append(DONE)
        return steps

    @property
    def answerable(self) -> bool:
        """Is there a set that could be the answer?"""
        return (not self.least and self._done(()) is None) or bool(self.values)

    def step(self, value: Value) -> Chosen | None:
        """Take one of `values`. The whole set when that closes it: "done", or nothing else could be added."""
        if value != DONE:
            self.chosen = chosen = (*self.chosen, value)
            steps = self._steps or self.tried
            self._values = values = steps(chosen)
            if len(values) > 1 or values[0] != DONE:
                return None
        chosen = self.chosen
        self.chosen, self._values = (), None
        return chosen

    def draft(self, chosen: Chosen) -> None:
        """What is chosen so far."""
        self.chosen, self._values = chosen, None

    def blocked(self) -> list[tuple[Value, Reason]]:
        """The members that cannot be added to what is chosen so far, each with its reason, and what bars closing the set."""
        look = self.look(self.chosen)
        return look.blocked if look.done is None else [*look.blocked, (DONE, look.done)]

    # as a whole

    def look(self, chosen: Sequence[Value]) -> Look:
        """What can be done with these members chosen, in whatever order they were named."""
        so_far = self.canonical(chosen)
        fits: list[Value] = []
        blocked: list[tuple[Value, Reason]] = []
        for member, count in self._count.items():
            if so_far.count(member) == count:
                continue
            reason = self._bars_member(so_far, member)
            if reason is None and not self._finishes(self._with(so_far, member), 0):
                reason = Reason(self.clause, "set-unfinished")
            if reason is None:
                fits.append(member)
            else:
                blocked.append((member, reason))
        offer = self.offer(so_far)
        whole = None if offer is None else self.canonical(offer)
        return Look(fits, blocked, self.bars(so_far), self.comes(so_far), whole)

    def bars(self, chosen: Chosen) -> Reason | None:
        """What bars closing this set."""
        if len(chosen) < self.least:
            return Reason(self.clause, "set-least", {"least": self.least})
        return self._done(chosen)

    def given(self, value: Value) -> Chosen:
        """The set that `value` names as a whole; refused with its reason if it is not allowed."""
        chosen: Chosen = ()
        for member in self.canonical(members_of(value)):
            reason = self._bars_member(chosen, member)
            if reason is not None:
                raise IllegalAnswer(f"{member} is not allowed ({reason.clause}: {reason.key})", reason)
            chosen = (*chosen, member)
        reason = self.bars(chosen)
        if reason is not None:
            raise IllegalAnswer(f"{value} is not allowed ({reason.clause}: {reason.key})", reason)
        return chosen

    def canonical(self, members: Sequence[Value]) -> Chosen:
        """The members in canonical order; refused if one is not there, or not so often."""
        left, found = self._count.copy(), []
        for name in members:
            member = name if name in left else next((m for m in left if str(m) == str(name)), name)
            if not left.get(member, 0):
                offered = ", ".join(map(str, self.members[:12])) + (", …" if len(self.members) > 12 else "")
                raise InvalidAnswer(
                    f"{member!r} cannot be chosen for {self.key!r}; expected some of: {offered}"
                )
            left[member] -= 1
            found.append(member)
        return tuple(sorted(found, key=self._order.__getitem__))

    def begins(self, value: Value) -> Chosen | None:
        """The members that `value` names, if a set that can be closed has them; None if none has."""
        try:
            chosen = self.canonical(members_of(value))
        except MeadhallError:
            return None
        named = range(len(chosen))
        if any(self._bars_member(chosen[:at], chosen[at]) is not None for at in named):
            return None
        return chosen if self._finishes(chosen, 0) else None

    def sets(self, chosen: Chosen = ()) -> Iterator[Chosen]:
        """Every set that could be the answer and begins with `chosen`, each once."""
        following = self.following(chosen)
        if DONE in following:
            yield chosen
        for member in following:
            if member != DONE:
                yield from self.sets((*chosen, member))

    def narrowed(
        self, member: Callable[[Value], Reason | None], whole: Callable[[Chosen], Reason | None]
    ) -> Subset:
        """The same question with more that bars a member, and more that bars closing the set: what a lesson does not want yet."""
        suggested = self.suggestion

        def offered(chosen: Chosen) -> Sequence[Value] | None:
            offer = self.offer(chosen)
            return None if offer is None or whole(self.canonical(offer)) is not None else offer

        return Subset(
            self.seat,
            self.key,
            self.members,
            why_not=lambda chosen, each: member(each) or self._fits(chosen, each),
            least=self.least,
            most=self.most,
            done=lambda chosen: whole(chosen) or self._done(chosen),
            comes=self.comes,
            offer=offered,
            suggest=suggested if suggested is not None and whole(suggested) is None else None,
            clause=self.clause,
            params=self.params,
        )

    def only(self) -> tuple[Any, ...]:
        """The one set that could be the answer, as a tuple of one; empty if there are several."""
        if self.least == len(self.members) <= self._free and self._done is _enough:
            return (tuple(self.members),)
        chosen: Chosen = ()
        values = self.following(()) if self.chosen else self.values
        while len(values) == 1:  # whatever can be named leads to a set of its own
            if values[0] == DONE:
                return (chosen,)
            chosen = (*chosen, values[0])
            values = self.following(chosen)
        return ()

    def __repr__(self) -> str:
        return f"Subset({self.seat}, {self.key!r}, {list(self.members)!r})"

    @property
    def _count(self) -> dict[Value, int]:
        """How often each member is there."""
        if self._counts is None:
            self._counts = count = dict.fromkeys(self.members, 1)
            if len(count) < len(self.members):
                count.update(Counter(self.members))
        return self._counts

    @property
    def _order(self) -> dict[Value, int]:
        """The place of each member in canonical order."""
        if self._places is None:
            count = self._count
            self._places = dict(zip(count, range(len(count)), strict=True))
        return self._places

    def _last(self, chosen: Chosen) -> int:
        return self._order[chosen[-1]] if chosen else 0

    def _with(self, chosen: Chosen, member: Value) -> Chosen:
        return tuple(sorted((*chosen, member), key=self._order.__getitem__))

    def _bars_member(self, chosen: Chosen, member: Value) -> Reason | None:
        """A set is judged in canonical order, so that it does not matter in which order it was named."""
        if len(chosen) >= self.most:
            return Reason(self.clause, "set-most", {"most": self.most})
        place = self._order[member]
        if place >= self._last(chosen):
            return self._fits(chosen, member)
        whole = self._with(chosen, member)
        reasons = (self._fits(whole[:at], whole[at]) for at in range(whole.index(member), len(whole)))
        return next((reason for reason in reasons if reason is not None), None)

    def _next(self, chosen: Chosen, first: int) -> Iterator[Value]:
        """The members not before place `first` that can be added and lead to a set that can be closed."""
        if len(chosen) >= self.most:
            return
        last, free = self._last(chosen), len(chosen) < self._free
        enough = self._done is _enough and len(chosen) + 1 >= self.least
        count = self._count
        for member, place in self._order.items():
            if place < first or (member in chosen and chosen.count(member) >= count[member]):
                continue
            if place >= last:
                fits, then = free or self._fits(chosen, member) is None, (*chosen, member)
            else:
                fits, then = self._bars_member(chosen, member) is None, self._with(chosen, member)
            if fits and (enough or self._finishes(then, place)):
                yield member

    def _finishes(self, chosen: Chosen, first: int) -> bool:
        """Can the set be closed, now or after adding members not before place `first`?"""
        if self._done is _enough:
            missing = self.least - len(chosen)
            if missing <= 0:
                return True
            if self.least <= self._free:
                return self._left(chosen, first) >= missing
        key = chosen, first
        if self._finish is None:
            self._finish = {}
        known = self._finish.get(key)
        if known is None:
            known = self.bars(chosen) is None or any(True for _ in self._next(chosen, first))
            self._finish[key] = known
        return known

    def _left(self, chosen: Chosen, first: int) -> int:
        """How many members not before place `first` are not chosen."""
        left = len(self.members) - len(chosen)
        if first:
            for member, place in self._order.items():
                if place >= first:
                    break
                left -= self._count[member] - chosen.count(member)
        return left


def named(chosen: Chosen) -> str:
    """A set as one value: `a+b`, `+a` for a set of one, `-` for the empty one."""
    if not chosen:
        return EMPTY
    return JOIN.join(map(str, chosen)) if len(chosen) > 1 else f"{JOIN}{chosen[0]}"


def members_of(value: Value) -> list[str]:
    """The members that a set written as one value names."""
    return [member for member in str(value).split(JOIN) if member] if value != EMPTY else []


def is_whole(value: Value) -> bool:
    """Does the value name a whole set?"""
    return value == EMPTY or JOIN in str(value)


def options(ask: Ask) -> Sequence[Value]:
    """Everything that can be named in an answer, whatever is half chosen."""
    return ask.members if isinstance(ask, Subset) else ask.values  # type: ignore[union-attr]


def meant(ask: Ask, value: Value) -> Any:
    """What a rule gets for a stored answer."""
    return ask.canonical(members_of(value)) if isinstance(ask, Subset) else value


def fits(ask: Ask, answer: Answer) -> bool:
    """Could the answer have been given to this question?"""
    if not isinstance(ask, Subset):
        return answer.value in ask.values  # type: ignore[union-attr]
    try:
        return ask.given(answer.value) is not None
    except MeadhallError:
        return False
