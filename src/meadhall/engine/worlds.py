"""Worlds that might be: a copy of the game in which everything a seat cannot see has been dealt anew.

The hidden components are exchanged among each other, in the checkpoint and in the answers since, and the copy gets dice of its
own; so it can be cloned and played on like any game, and holds nothing of the truth.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from meadhall.engine import chance as dice
from meadhall.engine.ask import Value
from meadhall.engine.errors import EngineError, InvalidAnswer
from meadhall.engine.history import answered
from meadhall.engine.rules import Rules, S
from meadhall.engine.state import Refill, State, leaves
from meadhall.engine.subset import JOIN, Subset, named

if TYPE_CHECKING:
    from meadhall.engine.game import Game

TRIES = 400
"""An answer may betray much of a hand (a Wound that only an axe can deal); then few deals fit, and each try is cheap."""

ANYTHING, DEAD = "anything", "dead"
"""Places that take every component, and those of them that nothing ever comes back from: among the dead alone nothing is dealt."""

FORGOTTEN: dict[str, Any] = {"journal": None, "past": None, "undone": [], "hidden": {}, "hidden_at": None}
"""What a world does not take over; none of it is ever changed in place."""

SECRET = 1 << 40
"""Throws for what others have chosen in secret are counted from here, apart from all throws of the game."""


class Group(NamedTuple):
    """The hidden components of one pool. Their places stand in a row, first those in zones that take only some."""

    end: int
    """Where in the row their places end."""
    fixed: list[tuple[int, tuple[bool, ...]]]
    """The places that take only some, each with which components it takes."""
    orders: tuple[list[int], list[int]]
    """The components before anything is dealt, and the same the other way round."""


@dataclass
class Hidden:
    """What a seat cannot see of one kind of component."""

    place: dict[int, int]
    """Component -> its number in the row of places, for what is exchanged and what lies together with it."""
    row: list[int]
    """Who stands in each place before anything is dealt: each for itself, but the hidden sorted, for their order is part of the truth."""
    groups: list[Group]
    first: int
    """Where in the random numbers those of this kind begin: every component has one."""
    zones: list[Refill]
    """Where they lie."""
    knowledge: str
    """The field of what is known, if somebody else knows something of them."""

    def deal(self, random: bytes, coin: int) -> list[int]:
        """A new row: dealt anew within each pool, the zones that take only some first.

        Components are put in the order of their random numbers; between equal ones the coin decides.
        """
        row, numbers = self.row.copy(), (random[self.first :] if self.first else random).__getitem__
        for end, fixed, orders in self.groups:
            part = sorted(orders[coin], key=numbers)
            for place, table in fixed:
                for component in part:
                    if table[component]:
                        break
                else:
                    raise InvalidAnswer("the constrained zones cannot be filled in this order")
                part.remove(component)
                row[place] = component
            row[end - len(part) : end] = part
        return row

    def exchange(self, state: State, row: list[int]) -> None:
        """Put the dealt row in the place of the hidden components, and move what is known of them along."""
        for zone in self.zones:
            zone.put(state, row)
        if self.knowledge:
            known = getattr(state, self.knowledge)
            moved = list(known)
            for component, place in self.place.items():
                moved[row[place]] = known[component]
            setattr(state, self.knowledge, type(known)(moved))


def sample_world(game: Game[S], seat: int, seed: str | int) -> Game[S]:
    """A game that looks to `seat` exactly like this one. It remembers no past and has its own seed."""
    hidden, count = _hidden(game, seat)
    source, given = (game.s, []) if game.ask is None else (game.base, game.play.answers)
    for attempt in range(TRIES):
        text = f"world:{seed}:{attempt}"
        key, random = dice.random_bytes(text, count)
        base, dealt = source.shared(), {}
        try:
            for kind, unseen in hidden.items():
                dealt[kind] = row = unseen.deal(random, key[0] & 1)
                unseen.exchange(base, row)
            world = game._again(
                given and [answered((e[0], e[1], _renamed(game.rules, hidden, dealt, e[2]))) for e in given],
                FORGOTTEN | {"base": base, "seeds": ((0, text),), "dice_key": key},
                mute=True,
                check=True,
            )
        except InvalidAnswer:
            continue  # this deal contradicts what is known; another one will not
        if seat in game.drafts:
            world._take_up({seat: game.drafts[seat]})
        if game.pending:
            world.pending = {
                who: value if who == seat else _some_answer(world, who, key)
                for who, value in game.pending.items()
            }
        return world
    raise EngineError(f"{game.rules.id}: no world fits what seat {seat} sees at decision {game.decision}")


def _source(game: Game[S]) -> S:
    """The state that is dealt anew: the checkpoint, or how the game ended."""
    return game.s if game.over else game.base


def _some_answer(world: Game[Any], seat: int, key: bytes) -> Value:
    """What another seat may have chosen in secret: anything it could choose, or the world would hold something of the truth."""
    question = world.question(seat)
    assert question is not None
    if not isinstance(question, Subset):
        return question.values[dice.throw_once(key, SECRET + seat, len(question.values))]
    chosen, throw = None, SECRET + seat
    while chosen is None:
        chosen = question.step(question.values[dice.throw_once(key, throw, len(question.values))])
        throw += SECRET
    return named(chosen)


def _renamed(
    rules: Rules[Any], hidden: dict[str, Hidden], dealt: dict[str, list[int]], value: Value
) -> Value:
    if not isinstance(value, str):
        return value
    found = rules.components.get(value)
    if found is not None:
        kind, number = found
        if kind not in dealt or number not in hidden[kind].place:
            return value
        return rules.values[kind][dealt[kind][hidden[kind].place[number]]]
    if JOIN in value:
        return JOIN.join([str(_renamed(rules, hidden, dealt, member)) for member in value.split(JOIN)])
    return value


def _hidden(game: Game[Any], seat: int) -> tuple[dict[str, Hidden], int]:
    """What the seat cannot see, kind by kind, and the random numbers it takes; remembered while the position stands."""
    at = (game.play, game.decision)
    if game.hidden_at != at:
        game.hidden_at, game.hidden = at, {}
    found: tuple[dict[str, Hidden], int] | None = game.hidden.get(seat)
    if found is None:
        kinds: dict[str, Hidden] = {}
        first = 0
        for kind in game.rules.kinds:
            unseen = _find_hidden(game, kind, seat, first)
            if unseen.zones:
                kinds[kind] = unseen
                first += len(game.rules.pools[kind])
        found = game.hidden[seat] = kinds, first
    return found


def _find_hidden(game: Game[Any], kind: str, seat: int, numbers_from: int) -> Hidden:
    """The row of the components of a kind that may be exchanged and, after them, what lies together with them; and the places they are put
    back to."""
    state, source = game.s, _source(game)
    knowledge = state.knowledge_of.get(kind, "")
    known = getattr(state, knowledge) if knowledge else ()
    order: list[int] = []
    row: list[int] = []
    groups: list[Group] = []
    for lots in _lots(game, kind, seat, known):
        _lay_out(lots, order, row, groups)
    moved = set(order)
    touched = []
    for field in state.hidden_zones.get(kind, ()):
        parts = _parts(getattr(source, field.name), field.depth)
        there = [i for i, part in enumerate(parts) if not moved.isdisjoint(part)]
        if there:
            touched.append((field, there))
            beside = [component for i in there for component in parts[i] if component not in moved]
            order += beside
            row += beside
    place = {component: at for at, component in enumerate(order)}
    refills = [Refill(source, field, there, place) for field, there in touched]
    told = knowledge if known and any(known[component] for component in moved) else ""
    return Hidden(place, row, groups, numbers_from, refills, told)


def _lay_out(lots: dict[Any, list[list[int]]], order: list[int], row: list[int], groups: list[Group]) -> None:
    """Put a pool into the row: what lies in zones that take only some, then the rest. One that lies together in a single place needs no
    exchange and is left out; one of nothing but dead zones keeps its order."""
    if sum(map(len, lots.values())) < 2:
        return
    first, fixed = len(order), []
    for table, heaps in lots.items():
        if table not in (ANYTHING, DEAD):
            start = len(order)
            order += [component for heap in heaps for component in heap]
            fixed += [(place, table) for place in range(start, len(order))]
    for table in (ANYTHING, DEAD):
        order += [component for heap in lots.get(table, ()) for component in heap]
    part = sorted(order[first:])
    row += part
    if set(lots) != {DEAD}:
        groups.append(Group(len(order), fixed, (part, part[::-1])))


def _lots(game: Game[Any], kind: str, seat: int, known: Any) -> list[dict[Any, list[list[int]]]]:
    """Pool by pool: what a zone takes -> the heaps there of which the seat sees nothing."""
    state, rules = game.s, game.rules
    pools = rules.pools[kind]
    bit = 1 << seat if seat >= 0 and any(known) else 0
    out: list[dict[Any, list[list[int]]]] = [{} for _ in range(rules.pool_count[kind])]
    for field in state.hidden_zones.get(kind, ()):
        table = rules.constraints.get(field.name, DEAD if field.dead else ANYTHING)
        for owner, part in enumerate(_parts(getattr(state, field.name), field.depth)):
            if owner == seat and field.see == "owner":
                continue
            by_pool: dict[int, list[int]] = {}
            for component in part:
                if not (bit and known[component] & bit):
                    by_pool.setdefault(pools[component], []).append(component)
            for pool, heap in by_pool.items():
                out[pool].setdefault(table, []).append(heap)
    return out


def _parts(place: Any, depth: int) -> Any:
    """The places of a zone: one for all, or one per seat."""
    if depth == 1:
        return (place,)
    return place if depth == 2 else [list(leaves(part)) for part in place]
