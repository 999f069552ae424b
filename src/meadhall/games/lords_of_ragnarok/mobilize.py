"""LOR-10.2: Mobilize: any number of Armies, each with what it does, in one answer where their order changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meadhall.engine import Choose, Reason, Rule, Subset, Value
from meadhall.engine.keys import NOT_YET
from meadhall.games.lords_of_ragnarok import moments
from meadhall.games.lords_of_ragnarok.armies import (
    OF,
    activate_army,
    activation_options,
    army_named,
    may_activate,
    on_board,
    order,
)
from meadhall.games.lords_of_ragnarok.board import ARMY_VALUES
from meadhall.games.lords_of_ragnarok.causes import BY
from meadhall.games.lords_of_ragnarok.content import ARMIES
from meadhall.games.lords_of_ragnarok.names import ACTION, MOBILIZE
from meadhall.games.lords_of_ragnarok.orders import END, HALF, RANK
from meadhall.games.lords_of_ragnarok.state import G, Lords

CLAUSE = "LOR-10.2.1"
BITS = tuple([1 << at for at in range(ARMIES)])
NO_ARMY_TO_ACTIVATE = Reason(CLAUSE, "no-army-to-activate")
FOR_ANOTHER, OUT_OF_REACH = Reason(CLAUSE, NOT_YET), Reason(CLAUSE, "out-of-reach")


def why_not_mobilize(s: Lords, p: int) -> Reason | None:
    at = s.army_at
    for i in OF[p]:
        if at[i] and may_activate(s, p, i):
            return None
    return NO_ARMY_TO_ACTIVATE


def in_order(s: Lords, p: int) -> bool:
    """Does it matter which Army is first? A Gift reacts to the first landing, a removed Desolation token makes the next one dearer."""
    return 1 in s.desolation or moments.listens(s, p, "landed")


class Marches:
    """The Armies of p that can be activated, by name, and what each of them can do. Sets of them are masks of their places."""

    deed = ACTION[MOBILIZE]
    __slots__ = ("_servants", "goals", "most", "names", "place", "serve")

    def __init__(self, s: Lords, p: int) -> None:
        at, value = s.army_at, s.army_value
        armies = on_board(s, p)
        if len(armies) > 1:
            armies.sort(key=lambda i: 8 * at[i] + value[i])  # alike ones side by side
        self.names: list[str] = []
        self.serve: dict[str, int] = {}
        serve, bit = self.serve, 1
        for i in armies:
            goals = activation_options(s, p, i)
            if goals:
                self.names.append(ARMY_VALUES[at[i]][value[i]])
                for goal in goals:
                    serve[goal] = serve.get(goal, 0) | bit
                bit *= 2
        self.place = set(self.names)
        self.goals = sorted(serve, key=RANK.__getitem__)
        self.most = 1 if in_order(s, p) else len(self.names)
        self._servants: dict[tuple[str, ...], set[int]] = {(): {0}}

    @property
    def members(self) -> list[str]:
        """Every goal as often as Armies reach it, and every Army."""
        return [*(goal for goal in self.goals for _ in range(self.serve[goal].bit_count())), *self.names]

    def parts(self, chosen: Sequence[Value]) -> tuple[list[str], tuple[str, ...]]:
        """The Armies and the goals among what is named."""
        armies: list[str] = []
        goals: list[str] = []
        for one in chosen:
            name = str(one)
            (armies if name in self.place else goals).append(name)
        return armies, tuple(goals)

    def servants(self, goals: tuple[str, ...]) -> set[int]:
        """The sets of Armies that can share out these goals among them."""
        found = self._servants.get(goals)
        if found is None:
            able = self.serve[goals[-1]]
            bits = [bit for bit in BITS if bit & able]
            found = {some | bit for some in self.servants(goals[:-1]) for bit in bits if not some & bit}
            self._servants[goals] = found
        return found

    def mask(self, armies: Sequence[str]) -> int:
        """Of alike ones the first places."""
        found = 0
        for name in armies:
            at = self.names.index(name)
            while found >> at & 1:
                at += 1
            found |= 1 << at
        return found

    def steps(self, chosen: Sequence[Any]) -> Sequence[str]:
        """First the goals, then Armies for them, each as they stand: so that whoever answers at random leaves few Armies at home."""
        if not chosen:
            return self.goals
        armies: Sequence[str]
        armies, goals = self.parts(chosen) if chosen[-1] in self.place else ((), tuple(chosen))
        if len(armies) == len(goals):
            return END
        servants = self.servants(goals)
        these = self.mask(armies) if armies else 0
        further: list[str] = []
        if not armies and len(goals) < self.most:
            bound = -1
            for some in servants:
                bound &= some
            serve, later = self.serve, self.goals.index(goals[-1])
            further = [goal for goal in self.goals[later:] if serve[goal] & ~bound]
        before = (1 << these.bit_length()) - 1
        following = 0
        for some in servants:
            if some & before == these:
                others = some & ~before
                following |= others & -others
        for bit, name in zip(BITS, self.names, strict=False):
            if bit & following and name not in further and (name not in armies or bit >> 1 & these):
                further.append(name)
        return further

    def why_not(self, chosen: Sequence[Value], member: Value) -> Reason | None:
        """As many Armies as may be named at once, and goals that they can share out among them and the others."""
        armies, goals = self.parts((*chosen, member))
        if max(len(armies), len(goals)) > self.most:
            return OUT_OF_REACH
        these = self.mask(armies)
        if len(goals) > len(armies):
            fits = any(some & these == these for some in self.servants(goals))
        else:
            fits = any(some & these == some for some in self.servants(goals))
        return None if fits else FOR_ANOTHER

    def is_whole(self, chosen: Sequence[Value]) -> bool:
        armies, goals = self.parts(chosen)
        return 0 < len(armies) == len(goals) <= self.most and self.mask(armies) in self.servants(goals)

    def question(self, p: int) -> Subset:
        by = BY[CLAUSE]
        half = Reason(CLAUSE, HALF)
        return Subset(
            p,
            "mobilize",
            lambda: self.members,
            why_not=self.why_not,
            most=2 * self.most,
            done=lambda chosen: None if self.is_whole(chosen) else half,
            steps=self.steps,
            clause=CLAUSE,
            params={"by": by},
        )


def mobilize(g: G, p: int, *named: str) -> Rule[None]:
    """Any number of Armies, at least one, each at most once; they may have been named with the action."""
    s = g.s
    if in_order(s, p):
        yield from one_by_one(g, p, *reversed(named))
        return
    left = on_board(s, p)
    if len(named) == 2:
        deed, army = named
        yield from activate_army(g, p, army_named(s, left, army), deed, CLAUSE)
        return
    marches = Marches(s, p)
    if not marches.names:
        return
    if not named:
        only = len(marches.names) == 1 == len(marches.goals)
        named = (marches.goals[0], marches.names[0]) if only else (yield marches.question(p))
    deeds: list[tuple[int, str]] = []
    for name, deed in (yield from shared_out(p, marches, *marches.parts(named))):
        i = army_named(s, left, name)
        left.remove(i)
        deeds.append((i, deed))
    for i, deed in deeds:
        yield from activate_army(g, p, i, deed, CLAUSE)


def one_by_one(g: G, p: int, army: str = "", deed: str = "") -> Rule[None]:
    s = g.s
    left, first = on_board(s, p), True
    while True:
        left = [i for i in left if may_activate(s, p, i)]
        if not left:
            return
        if army:
            i, army = army_named(s, left, army), ""
        else:
            i, deed = yield from order(g, p, "mobilize", left, CLAUSE, may_pass=not first)
        if i < 0:
            return
        first = False
        left.remove(i)
        yield from activate_army(g, p, i, deed, CLAUSE)


def shared_out(
    p: int, marches: Marches, armies: list[str], goals: tuple[str, ...]
) -> Rule[list[tuple[str, str]]]:
    """Which Army does what; asked where both could do either."""
    deeds: list[tuple[str, str]] = []
    left = marches.mask(armies)
    for at, name in enumerate(armies):
        rest = armies[at + 1 :]
        bit = left & -left
        left -= bit
        ways = {
            goal: others
            for number, goal in enumerate(goals)
            if marches.serve[goal] & bit
            and left in marches.servants(others := goals[:number] + goals[number + 1 :])
        }
        deed = next(iter(ways))
        if len(ways) > 1 and rest.count(name) < len(rest):
            deed = yield Choose(p, "mobilize-goal", [*ways], clause=CLAUSE, params={"army": name})
        deeds.append((name, deed))
        goals = ways[deed]
    return deeds
