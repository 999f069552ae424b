"""Orders: what is done, with what and where, named in one answer where nothing can happen between."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from meadhall.engine import Params, Reason, Subset, Value, Ways
from meadhall.engine.ask import NO_PARAMS
from meadhall.games.lords_of_ragnarok.board import ARMY_OF, REGION_VALUES

DONE = "done"
END = (DONE,)
HALF, ANOTHERS = "half-an-order", "goal-of-another"
RANK = {**dict.fromkeys(ARMY_OF, -1), **{region: number for number, region in enumerate(REGION_VALUES)}}
"""Armies, then Regions by number, which several deeds share; the others follow as they come."""


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
    may_pass: bool = False,
    params: Params = NO_PARAMS,
    barred: Callable[[], list[tuple[str, Reason]]] = none_barred,
    no_goal: str = ANOTHERS,
) -> Subset:
    """Asks for a deed, its goal, the goal's goal: `after` what is named so far comes one of these, in the order in which the members
    stand; nothing, if the order is whole, and DONE among them, if it is already.

    `barred`: what exists but is not possible now. `no_goal`: why a goal does not go with a deed. All orders are only worked out when
    somebody looks at the whole: whoever answers step by step needs those after what was chosen.
    """
    known: list[Ways] = []
    reasons: dict[Value, Reason] = {}

    def ways() -> Ways:
        if not known:
            orders = list(every(after, ()))
            deeds = after(())
            reasons.update(barred())
            goals = dict.fromkeys(goal for order in orders for goal in order[1:] if goal not in deeds)
            members = [*deeds, *reasons, *sorted(goals, key=lambda goal: RANK.get(goal, len(RANK)))]
            known.append(Ways(members, orders))
        return known[0]

    def why_not(chosen: tuple[Value, ...], member: Value) -> Reason | None:
        if ways().fits((*chosen, member)):
            return None
        return reasons.get(member) or Reason(clause, no_goal)

    def done(chosen: tuple[Value, ...]) -> Reason | None:
        whole = ways().is_whole(chosen) if chosen else may_pass
        return None if whole else Reason(clause, HALF)

    def steps(chosen: tuple[Value, ...]) -> Sequence[Value]:
        if chosen:
            return after(chosen) or END
        return [*after(()), DONE] if may_pass else after(())

    return Subset(
        seat,
        key,
        lambda: ways().members,
        why_not=why_not,
        most=most,
        done=done,
        steps=steps,
        clause=clause,
        params=params,
    )


def every(after: Callable[[Any], Sequence[str]], chosen: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Every whole order."""
    following = after(chosen)
    if chosen and (not following or DONE in following):
        yield chosen
    for name in following:
        if name != DONE:
            yield from every(after, (*chosen, name))
