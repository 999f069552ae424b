"""Worlds that might be: a copy of the game in which everything a seat cannot see has been dealt anew.

The hidden components are exchanged among each other, in the checkpoint and in the answers since, and the copy gets dice of its
own; so it can be cloned and played on like any game, and holds nothing of the truth.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from meadhall.engine import chance as dice
from meadhall.engine.ask import Value
from meadhall.engine.errors import EngineError, InvalidAnswer
from meadhall.engine.history import Entry
from meadhall.engine.rules import Rules, S
from meadhall.engine.state import State, leaves

if TYPE_CHECKING:
    from meadhall.engine.game import Game

TRIES = 20

LARGE = 12
"""A place with more components than this is looked at as a whole first: an untouched deck need not be exchanged with itself."""

Exchange = dict[str, list[int]]
"""Kind -> for every component the one that stands in for it."""


def sample_world(game: Game[S], seat: int, seed: str | int) -> Game[S]:
    """A game that looks to `seat` exactly like this one. It remembers no past and has its own seed."""
    for attempt in range(TRIES):
        text = f"world:{seed}:{attempt}"
        key = dice.key_of(text)
        world: Game[S] = object.__new__(type(game))
        world.__dict__.update(game.__dict__)
        world.mute, world.journal, world.past, world.undone = True, None, None, []
        world.seeds, world.dice_key = ((0, text),), key
        try:
            exchange = {kind: _exchange(game, kind, seat, key) for kind in game.rules.kinds}
            world.base = game.base.copy()
            for kind, new in exchange.items():
                if new:
                    world.base.relabel(kind, new, seat)
            if game.over:
                world.s, world.answers, world.told = game.s.copy(), [], []
                for kind, new in exchange.items():
                    if new:
                        world.s.relabel(kind, new, seat)
                return world
            pending = {who: _renamed(game.rules, exchange, value) for who, value in game.pending.items()}
            world._rerun(
                [Entry(e[0], e[1], _renamed(game.rules, exchange, e[2])) for e in game.answers], check=True
            )
        except InvalidAnswer:
            continue  # this deal contradicts what is known; another one will not
        world.pending = pending
        return world
    raise EngineError(f"{game.rules.id}: no world fits what seat {seat} sees at decision {game.decision}")


def _renamed(rules: Rules[Any], exchange: Exchange, value: Value) -> Value:
    kind, number = rules.components.get(value, ("", 0)) if isinstance(value, str) else ("", 0)
    new = exchange.get(kind)
    return rules.values[kind][new[number]] if new else value


def _exchange(game: Game[Any], kind: str, seat: int, key: bytes) -> list[int]:
    """A random permutation of the hidden components within their pools; empty if nothing can change places.

    Zones that take only some components are filled first. A pool that lies together in a single place needs no exchange.
    """
    pools, constraints, pool_of = (
        game.rules.pools[kind],
        game.rules.constraints,
        game.rules.pools[kind].__getitem__,
    )
    free: list[list[int]] = [[] for _ in range(max(pools, default=0) + 1)]
    together: list[tuple[int, list[int]]] = []
    bound: list[tuple[int, int, tuple[bool, ...]]] = []
    for zone, components in _hidden_places(game.s, kind, seat):
        table = constraints.get(zone)
        if table is not None:
            bound += [(pools[component], component, table) for component in components]
        elif len(components) > LARGE and len(alike := set(map(pool_of, components))) == 1:
            together.append((alike.pop(), components))
        else:
            for component in components:
                free[pools[component]].append(component)
    for pool, components in together:
        if free[pool] or [other for other, _ in together].count(pool) > 1 or any(pool == b[0] for b in bound):
            free[pool] += components
    new = list(range(len(pools)))
    random = dice.random_numbers(key, len(pools)).__getitem__  # a number for every component
    for pool, loose in enumerate(free):
        fixed = [(component, table) for of_pool, component, table in bound if of_pool == pool]
        if len(loose) + len(fixed) < 2:
            continue
        left = sorted(loose + [component for component, _ in fixed] if fixed else loose, key=random)
        for component, table in fixed:
            at = next((i for i, candidate in enumerate(left) if table[candidate]), None)
            if at is None:
                raise InvalidAnswer("the constrained zones cannot be filled in this order")
            new[component] = left.pop(at)
        for component, stand_in in zip(loose, left, strict=True):
            new[component] = stand_in
    return new


def _hidden_places(state: State, kind: str, seat: int) -> Iterator[tuple[str, list[int]]]:
    """(zone, components the seat cannot see there), place by place."""
    known = getattr(state, state.knowledge_of[kind]) if kind in state.knowledge_of else ()
    bit = 1 << seat
    some_known = any(known)
    for field in state.hidden_zones.get(kind, ()):
        place = getattr(state, field.name)
        owned, deep = field.see == "owner", field.depth > 2
        for owner, part in enumerate((place,) if field.depth == 1 else place):
            if part and not (owned and owner == seat):
                components = list(leaves(part)) if deep else part
                yield field.name, [c for c in components if not known[c] & bit] if some_known else components
