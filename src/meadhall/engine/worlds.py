"""Worlds that might be: a copy of the game in which everything a seat cannot see has been dealt anew.

The hidden components are exchanged among each other, in the checkpoint and in the answers since, and the copy gets dice of its
own; so it can be cloned and played on like any game, and holds nothing of the truth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.engine import chance as dice
from meadhall.engine.errors import EngineError, InvalidAnswer
from meadhall.engine.history import Entry
from meadhall.engine.rules import S
from meadhall.engine.view import known_to

if TYPE_CHECKING:
    from meadhall.engine.game import Game

TRIES = 20


def sample_world(game: Game[S], seat: int, seed: str | int) -> Game[S]:
    """A game that looks to `seat` exactly like this one. It remembers no past and has its own seed."""
    for attempt in range(TRIES):
        key = dice.key_of(f"world:{seed}:{attempt}")
        try:
            mapping = {kind: _exchange(game, kind, seat, key) for kind in game.rules.kinds}
        except InvalidAnswer:
            continue
        world: Game[S] = object.__new__(type(game))
        world.__dict__.update(game.__dict__)
        world.mute, world.journal, world.past, world.undone = True, None, None, []
        world.seeds = ((0, f"world:{seed}:{attempt}"),)
        world.dice_key = key
        world.base = game.base.copy()
        names: dict[Any, str] = {}
        for kind, new in mapping.items():
            if new is not None:
                world.base.relabel(kind, new)
                values = game.rules.values[kind]
                names.update((values[old], values[new[old]]) for old in range(len(new)) if new[old] != old)
        pending = {who: names.get(value, value) for who, value in game.pending.items()}
        if game.over:
            world.s, world.answers, world.told = game.s.copy(), [], []
            return world
        try:
            world._rerun(
                [Entry(e.seat, e.key, names.get(e.value, e.value)) for e in game.answers], check=True
            )
        except InvalidAnswer:
            continue
        world.pending = pending
        return world
    raise EngineError(f"{game.rules.id}: no world fits what seat {seat} sees at decision {game.decision}")


def _exchange(game: Game[Any], kind: str, seat: int, key: bytes) -> list[int] | None:
    """For every component its stand-in: a random permutation of the hidden ones within their pool, constrained zones first."""
    constraints, pools = game.rules.constraints, game.rules.pools[kind]
    known = known_to(game.s, seat).get(kind)
    free: dict[str, list[int]] = {}
    bound: list[tuple[str, int]] = []
    hidden: dict[str, list[int]] = {}
    for field, owner, component in game.s.located(kind):
        if field.see == "all" or (field.see == "owner" and owner == seat) or (known and known[component]):
            continue
        hidden.setdefault(pools[component], []).append(component)
        if field.name in constraints:
            bound.append((field.name, component))
        else:
            free.setdefault(pools[component], []).append(component)
    if not hidden:
        return None
    new = list(range(len(pools)))
    start = int.from_bytes(key[:8], "big")
    left = {pool: dice.shuffled(members, start + n) for n, (pool, members) in enumerate(hidden.items())}
    for zone, component in bound:
        table, candidates = constraints[zone], left[pools[component]]
        at = next((i for i, candidate in enumerate(candidates) if table[candidate]), None)
        if at is None:
            raise InvalidAnswer("the constrained zones cannot be filled in this order")
        new[component] = candidates.pop(at)
    for pool, components in free.items():
        for component, stand_in in zip(components, left[pool], strict=True):
            new[component] = stand_in
    return new
