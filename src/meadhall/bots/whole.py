"""Whole sets as options: a search that names a set member by member finds some worth a closer look."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.bots.action import ActionSearch, Step
from meadhall.engine import Chosen, Subset, Value
from meadhall.engine.subset import DONE, named

CANDIDATES = 8


def candidates(search: ActionSearch, ask: Subset) -> list[Value]:
    """Sets that the rules propose, and the best of those that the search came to; each as one answer."""
    beginnings = list(ask.values)
    if len(beginnings) > 1:
        search.choose()
    else:
        search.options = {beginnings[0]: Step()}
        for number in range(search.budget.steps):
            search.attempt(beginnings[0], number)
    found: dict[Value, float] = {}
    for value, step in search.options.items():
        begun = ask.chosen if value == DONE else (*ask.chosen, value)
        for chosen, end in [(begun, step)] if value == DONE else carried(ask, begun, step):
            if end.outcomes:
                found[named(ask.canonical(chosen))] = end.best
    best = sorted(found, key=found.__getitem__, reverse=True)
    return list(dict.fromkeys([*proposed(ask), *best]))[:CANDIDATES]


def proposed(ask: Subset) -> Iterator[Value]:
    """What the rules suggest, and what they offer for a beginning."""
    if ask.suggestion is not None:
        yield named(ask.suggestion)
    for value in ask.values:
        offer = None if value == DONE else ask.offer((value,))
        if offer is not None:
            yield named(ask.canonical(offer))


def carried(ask: Subset, chosen: Chosen, step: Step) -> Iterator[tuple[Chosen, Step]]:
    """The sets that tries from this step on have closed, each with what is known of it. What alone can follow is no step of its own."""
    following = ask.following(chosen)
    if len(following) == 1:
        if following[0] == DONE:
            yield chosen, step
        else:
            yield from carried(ask, (*chosen, following[0]), step)
        return
    for value in following:
        after = step.steps.get((ask.key, value))
        if after is None:
            continue
        if value == DONE:
            yield chosen, after
        else:
            yield from carried(ask, (*chosen, value), after)
