"""Worlds that might be: a copy of the game in which everything a seat cannot see has been dealt anew.

The hidden components are exchanged among each other, in the checkpoint and in the answers since, and the copy gets dice of its
own; so it can be cloned and played on like any game, and holds nothing of the truth.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from meadhall.engine import chance as dice
from meadhall.engine.ask import Value
from meadhall.engine.errors import EngineError, InvalidAnswer
from meadhall.engine.history import Entry
from meadhall.engine.play import Play
from meadhall.engine.rules import Rules, S
from meadhall.engine.state import Field, leaves

if TYPE_CHECKING:
    from meadhall.engine.game import Game

TRIES = 400
"""An answer may betray much of a hand (a Wound that only an axe can deal); then few deals fit, and each try is cheap."""

SECRET = 1 << 40
"""Throws for what others have chosen in secret are counted from here, apart from all throws of the game."""

Exchange = dict[str, list[int]]
"""Kind -> for every component the one that stands in for it."""

Slot = tuple[int, tuple[bool, ...]]
"""A component in a zone that takes only some, and which it takes."""


@dataclass
class Group:
    """The hidden components of one pool, by where they lie."""

    all: list[int]
    fixed: list[Slot]
    """In zones that take only some."""
    live: list[int]
    dead: list[int]
    """Where nothing comes back from: they get what the others leave, in no order that tells the truth."""


@dataclass
class Hidden:
    """What a seat cannot see of one kind of component."""

    groups: list[Group]
    """What may change places, pool by pool."""
    draws: int
    """How many random numbers it takes to deal them anew."""
    settled: list[int]
    """Stand-ins of the components that only lie where nothing comes back from: any order will do, as long as it is not the true one."""
    zones: list[tuple[Field, tuple[int, ...]]]
    """Where they lie: zones and their parts."""
    knowledge: str
    """The field of what is known, if somebody else knows something of them."""


def sample_world(game: Game[S], seat: int, seed: str | int) -> Game[S]:
    """A game that looks to `seat` exactly like this one. It remembers no past and has its own seed."""
    rules = game.rules
    hidden, draws = _hidden(game, seat)
    for attempt in range(TRIES):
        text = f"world:{seed}:{attempt}"
        key, random = dice.random_numbers(text, draws)
        world: Game[S] = object.__new__(type(game))
        world.__dict__.update(game.__dict__)
        world.journal, world.past, world.undone = None, None, []
        world.seeds, world.dice_key = ((0, text),), key
        world.base = game.base.copy()
        try:
            exchange = {kind: _exchange(unseen, random) for kind, unseen in hidden.items()}
            for kind, new in exchange.items():
                world.base.relabel(new, hidden[kind].zones, hidden[kind].knowledge)
            if game.over:
                world.play = Play(rules, game.seats, game.options, game.s.copy(), game.start, True)
                for kind, new in exchange.items():
                    world.s.relabel(new, hidden[kind].zones, hidden[kind].knowledge)
                return world
            world._rerun(
                [Entry(e[0], e[1], _renamed(rules, exchange, e[2])) for e in game.answers],
                check=True,
                mute=True,
            )
        except InvalidAnswer:
            continue  # this deal contradicts what is known; another one will not
        if game.pending:
            world.pending = {
                who: value if who == seat else _some_answer(world, who, key)
                for who, value in game.pending.items()
            }
        return world
    raise EngineError(f"{rules.id}: no world fits what seat {seat} sees at decision {game.decision}")


def _some_answer(world: Game[Any], seat: int, key: bytes) -> Value:
    """What another seat may have chosen in secret: anything it could choose, or the world would hold something of the truth."""
    question = world.question(seat)
    assert question is not None
    return question.values[dice.throw(key, SECRET + seat, len(question.values))]


def _renamed(rules: Rules[Any], exchange: Exchange, value: Value) -> Value:
    kind, number = rules.components.get(value, ("", 0)) if isinstance(value, str) else ("", 0)
    new = exchange.get(kind)
    return rules.values[kind][new[number]] if new else value


def _exchange(hidden: Hidden, random: Iterator[int]) -> list[int]:
    """For every component the one that stands in for it: dealt anew within its pool, the zones that take only some first."""
    new = hidden.settled.copy()
    for group in hidden.groups:
        left = group.all.copy()
        for component, table in group.fixed:
            fitting = [c for c in left if table[c]]
            if not fitting:
                raise InvalidAnswer("the constrained zones cannot be filled in this order")
            new[component] = stand_in = fitting[next(random) % len(fitting)]
            left.remove(stand_in)
        count = len(left)
        for component, number in zip(group.live, random, strict=False):
            at = number % count
            count -= 1
            new[component] = left[at]
            left[at] = left[count]
        del left[count:]
        for component, stand_in in zip(group.dead, left, strict=True):
            new[component] = stand_in
    return new


def _hidden(game: Game[Any], seat: int) -> tuple[dict[str, Hidden], int]:
    """What the seat cannot see, kind by kind, and the random numbers it takes; remembered while the position stands."""
    at = (game.play, game.position)
    if game.hidden_at != at:
        game.hidden_at, game.hidden = at, {}
    found: tuple[dict[str, Hidden], int] | None = game.hidden.get(seat)
    if found is None:
        kinds = {kind: _find_hidden(game, kind, seat) for kind in game.rules.kinds}
        kinds = {kind: unseen for kind, unseen in kinds.items() if unseen.zones}
        found = game.hidden[seat] = kinds, sum(unseen.draws for unseen in kinds.values())
    return found


def _find_hidden(game: Game[Any], kind: str, seat: int) -> Hidden:
    """A pool that lies together in a single place needs no exchange and is left out."""
    state, pools, constraints = game.s, game.rules.pools[kind], game.rules.constraints
    knowledge = state.knowledge_of.get(kind, "")
    known = getattr(state, knowledge) if knowledge else ()
    bit = 1 << seat if any(known) else 0
    groups = [Group([], [], [], []) for _ in range(game.rules.pool_count[kind])]
    places = [0] * len(groups)
    for field in state.hidden_zones.get(kind, ()):
        table = constraints.get(field.name)
        for owner, part in enumerate(_parts(getattr(state, field.name), field.depth)):
            if not part or (owner == seat and field.see == "owner"):
                continue
            unseen = [c for c in part if not known[c] & bit] if bit else part
            for component in unseen:
                group = groups[pools[component]]
                group.all.append(component)
                if table is not None:
                    group.fixed.append((component, table))
                else:
                    (group.dead if field.dead else group.live).append(component)
            for pool in set(map(pools.__getitem__, unseen)):
                places[pool] += 1
    settled = list(range(len(pools)))
    moved = []
    for group, count in zip(groups, places, strict=True):
        group.all.sort()  # the order they lie in is part of the truth
        if count > 1 and (group.live or group.fixed):
            moved.append(group)
        elif count > 1:
            for component, stand_in in zip(group.dead, group.all, strict=True):
                settled[component] = stand_in
    components = {c for group in moved for c in group.all}
    components |= {c for c, stand_in in enumerate(settled) if c != stand_in}
    zones = []
    for field in state.hidden_zones.get(kind, ()):
        parts = _parts(getattr(game.base, field.name), field.depth)
        touched = tuple(i for i, part in enumerate(parts) if not components.isdisjoint(part))
        if touched:
            zones.append((field, touched))
    draws = sum(len(group.fixed) + len(group.live) for group in moved)
    return Hidden(
        moved, draws, settled, zones, knowledge if any(known[c] for c in components if known) else ""
    )


def _parts(place: Any, depth: int) -> Any:
    """The places of a zone: one for all, or one per seat."""
    if depth == 1:
        return (place,)
    return place if depth == 2 else [list(leaves(part)) for part in place]
