"""A set that is one of several known sets: a table of what can be named after what, made once and asked often."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence

from meadhall.engine.ask import Reason, Value
from meadhall.engine.subset import DONE, Chosen


class Ways:
    """The known sets of some `members`, which stand in canonical order."""

    __slots__ = ("_following", "_sets", "_whole", "members")

    def __init__(self, members: Sequence[Value], sets: Iterable[Collection[Value]]) -> None:
        self.members = members
        place = {member: at for at, member in enumerate(members)}
        rows = sorted([sorted([place[member] for member in one]) for one in sets])
        self._following: dict[Chosen, list[Value]] = {(): []}
        self._whole: dict[Chosen, list[Value]] = {}
        for row in rows:
            chosen: Chosen = ()
            after = self._following[()]
            for at in row:
                member = members[at]
                chosen = (*chosen, member)
                if not after or after[-1] != member:
                    after.append(member)
                    after = self._following[chosen] = []
                else:
                    after = self._following[chosen]
            self._whole[chosen] = after
        for after in self._whole.values():
            after.append(DONE)
        self._sets: set[frozenset[Value]] | None = None

    def steps(self, chosen: Chosen) -> Sequence[Value]:
        """What can be named next, as a `Subset` is answered step by step."""
        return self._following.get(chosen, ())

    def fits(self, some: Iterable[Value]) -> bool:
        """Does one of the sets hold all of these?"""
        wanted = frozenset(some)
        return any(wanted <= one for one in self.sets)

    def is_whole(self, some: Iterable[Value]) -> bool:
        """Are these one of the sets?"""
        return frozenset(some) in self.sets

    @property
    def sets(self) -> set[frozenset[Value]]:
        """All of them. (Who plays on step by step does not need them.)"""
        if self._sets is None:
            self._sets = set(map(frozenset, self._whole))
        return self._sets

    def why_not(self, reason: Reason) -> Callable[[Chosen, Value], Reason | None]:
        """The predicate of a `Subset` for what does not fit."""
        return lambda chosen, member: None if self.fits((*chosen, member)) else reason

    def done(self, reason: Reason) -> Callable[[Chosen], Reason | None]:
        """The predicate of a `Subset` for what is not whole."""
        return lambda chosen: None if self.is_whole(chosen) else reason
