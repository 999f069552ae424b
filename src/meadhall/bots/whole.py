"""Whole sets as options: a search that names a set member by member finds some worth a closer look."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.bots.action import ActionSearch, Step, Style
from meadhall.bots.base import Budget, Outlook
from meadhall.engine import Chosen, Subset, Value
from meadhall.engine.subset import DONE, named

CANDIDATES = 8
SHARE = 0.4
"""Of the time that is left, what the look for one more member gets."""


def look(outlook: Outlook, budget: Budget, tries: int, style: Style) -> tuple[ActionSearch, Value]:
    """A first look at the options, of a set at whole ones; and the one that it prefers."""
    ask = outlook.world(0).question(outlook.seat)
    if not isinstance(ask, Subset):
        first = ActionSearch(outlook, budget.part(tries), style)
        return first, first.choose()
    first = ActionSearch(outlook, budget.part(tries, SHARE), style)
    begun = begin(first, ask)
    sets = list(dict.fromkeys([go_on(outlook, begun, budget, tries, style), *candidates(first, ask)]))
    again = ActionSearch(outlook, budget.part(tries), style)
    if len(sets) > 1:
        return again, again.halve(sets)
    again.options = {sets[0]: Step()}
    return again, sets[0]


def begin(search: ActionSearch, ask: Subset) -> Value:
    """What a set begins with, after the search has tried many."""
    beginnings = list(ask.values)
    if len(beginnings) > 1:
        return search.choose()
    search.options = {beginnings[0]: Step()}
    for number in range(search.budget.steps):
        search.attempt(beginnings[0], number)
    return beginnings[0]


def go_on(outlook: Outlook, value: Value, budget: Budget, tries: int, style: Style) -> Value:
    """The set that begins so, every further member looked for anew: in a large one that finds more than a single look."""
    seat, seed, game = outlook.seat, outlook.seed, outlook.world(0)
    ask = game.question(seat)
    assert isinstance(ask, Subset)
    while (chosen := ask.step(value)) is None:
        game.drafts = {**game.drafts, seat: ask.chosen}
        seed, tries = seed + 1, max(8, tries // 2)
        value = ActionSearch(Outlook(game, seat, seed), budget.part(tries, SHARE), style).choose()
    return named(chosen)


def candidates(search: ActionSearch, ask: Subset) -> list[Value]:
    """Sets that the rules propose, and the best of those that the search came to; each as one answer."""
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
