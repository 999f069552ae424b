"""A set that is one of several known sets: a table of what can be named after what, made once and asked often."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence

from meadhall.engine.ask import Reason, Value
from meadhall.engine.subset import DONE, Chosen


class Ways:
    """The known sets of some `members`, which stand in canonical order."""

    __slots__ = ("_following", "_sets", "members")

    def __init__(self, members: Sequence[Value], sets: Iterable[Collection[Value]]) -> None:
        self.members = members
        place = {member: at for at, member in enumerate(members)}
        rows = sorted(sorted(place[member] for member in one) for one in sets)
        self._sets = {frozenset(members[at] for at in row) for row in rows}
        self._following: dict[Chosen, list[Value]] = {(): []}
        for row in rows:
            chosen: Chosen = ()
            for at in row:
                after = self._following.setdefault(chosen, [])
                if not after or after[-1] != members[at]:
                    after.append(members[at])
                chosen = (*chosen, members[at])
            self._following.setdefault(chosen, [])
        for row in rows:
            self._following[tuple([members[at] for at in row])].append(DONE)

    def steps(self, chosen: Chosen) -> Sequence[Value]:
        """What can be named next, as a `Subset` is answered step by step."""
        return self._following.get(chosen, ())

    def fits(self, some: Iterable[Value]) -> bool:
        """Does one of the sets hold all of these?"""
        wanted = frozenset(some)
        return any(wanted <= one for one in self._sets)

    def is_whole(self, some: Iterable[Value]) -> bool:
        """Are these one of the sets?"""
        return frozenset(some) in self._sets

    def why_not(self, reason: Reason) -> Callable[[Chosen, Value], Reason | None]:
        """The predicate of a `Subset` for what does not fit."""
        return lambda chosen, member: None if self.fits((*chosen, member)) else reason

    def done(self, reason: Reason) -> Callable[[Chosen], Reason | None]:
        """The predicate of a `Subset` for what is not whole."""
        return lambda chosen: None if self.is_whole(chosen) else reason
