"""Orders: what is done, with what and where, named in one answer where nothing can happen between."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

from meadhall.engine import Params, Reason, Subset, Value, Ways
from meadhall.engine.ask import NO_PARAMS
from meadhall.games.lords_of_ragnarok.board import ARMY_OF, REGION_VALUES

DONE = "done"
GROW, CLEANSE = "grow", "cleanse"
END = (DONE,)
HALF, ANOTHERS = "half-an-order", "goal-of-another"
RANK = {name: number for number, name in enumerate((*REGION_VALUES, GROW, CLEANSE))} | dict.fromkeys(
    ARMY_OF, len(REGION_VALUES) + 2
)
"""Regions by number, which several deeds share, what else an Army does, Armies; the others follow as they come."""


class Many(Protocol):
    """The orders of a deed that are too many to be written down one by one."""

    deed: str

    @property
    def members(self) -> Sequence[str]: ...

    def why_not(self, chosen: Sequence[Value], member: Value) -> Reason | None: ...

    def is_whole(self, chosen: Sequence[Value]) -> bool: ...


def rank(goal: str) -> int:
    return RANK.get(goal, len(RANK))


def nobody() -> None:
    return None


def none_barred() -> list[tuple[str, Reason]]:
    return []


def several(goals: Sequence[str]) -> Sequence[str]:
    """The only goal need not be named."""
    return goals if len(goals) > 1 else ()


def an_order(
    seat: int,
    key: str,
    after: Callable[[Any], Sequence[str]],
    *,
    clause: str,
    most: int = 2,
    params: Params = NO_PARAMS,
    barred: Callable[[], list[tuple[str, Reason]]] = none_barred,
    no_goal: str = ANOTHERS,
    many: Callable[[], Many | None] = nobody,
) -> Subset:
    """Asks for a deed, its goal, the goal's goal: `after` what is named so far comes one of these, in the order in which the members
    stand; DONE among them, if the order is whole already or may be left out, and only that (END), if nothing more belongs to it.

    `barred`: what exists but is not possible now. `no_goal`: why a goal does not go with a deed. `many`: who knows the orders of a deed
    that has too many. All orders are only worked out when somebody looks at the whole: whoever answers step by step needs those after what
    was chosen.
    """
    known: list[Ways] = []
    reasons: dict[Value, Reason] = {}

    def ways() -> Ways:
        if not known:
            wide = many()
            orders = list(every(after, (), wide.deed if wide else ""))
            deeds = [deed for deed in after(()) if deed != DONE]
            reasons.update(barred())
            goals = dict.fromkeys(goal for order in orders for goal in order[1:] if goal not in deeds)
            alike = wide.members if wide else ()
            others = [goal for goal in goals if goal not in alike]
            known.append(Ways([*deeds, *reasons, *sorted([*alike, *others], key=rank)], orders))
        return known[0]

    def why_not(chosen: tuple[Value, ...], member: Value) -> Reason | None:
        once = member not in chosen  # only a deed of many orders has a goal twice
        if once and ways().fits((*chosen, member)):
            return None
        wide = many()
        if wide and not chosen and member == wide.deed:
            return None
        if wide and (not chosen or chosen[0] == wide.deed) and member in wide.members:
            return wide.why_not(chosen[1:], member)
        return reasons.get(member) or Reason(clause, no_goal)

    def done(chosen: tuple[Value, ...]) -> Reason | None:
        wide = many()
        if wide and chosen and chosen[0] == wide.deed:
            whole = wide.is_whole(chosen[1:])
        else:
            whole = ways().is_whole(chosen) if chosen else DONE in after(())
        return None if whole else Reason(clause, HALF)

    return Subset(
        seat,
        key,
        lambda: ways().members,
        why_not=why_not,
        most=most,
        done=done,
        steps=after,
        clause=clause,
        params=params,
    )


def every(
    after: Callable[[Any], Sequence[str]], chosen: tuple[str, ...], without: str = ""
) -> Iterator[tuple[str, ...]]:
    """Every whole order, but those of a deed."""
    following = after(chosen)
    if chosen and DONE in following:
        yield chosen
    for name in following:
        if name not in (DONE, without):
            yield from every(after, (*chosen, name))
