"""What a seat may see, built up from the declarations of the state: nothing is shown that is not named here."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from meadhall.engine.ask import Choose, Reason, Value
from meadhall.engine.history import Event
from meadhall.engine.state import Field, State

if TYPE_CHECKING:
    from meadhall.engine.game import Game


def view(game: Game[Any], seat: int | None) -> dict[str, Any]:
    """The table as `seat` sees it (None: a spectator), with its open question, all options and all reasons."""
    shared, own = shared_part(game), own_part(game, seat)
    places = {**shared["zones"], **own["zones"]}
    zones = {field.name: places[field.name] for field in game.s.zones}
    return {**shared, **own, "zones": zones, "facts": {**shared["facts"], **own["facts"]}}


def shared_part(game: Game[Any]) -> dict[str, Any]:
    """The part of a view that is the same in everybody's eyes."""
    rules, s = game.rules, game.s
    kind: type[State] = type(s)
    return {
        "game": rules.id,
        "version": rules.version,
        "seats": game.seats,
        "options": dict(game.options),
        "decision": game.decision,
        "over": game.over,
        "waiting": game.waiting,
        "asked": [asked(ask, rules.open) for ask in game.questions],
        "state": {name: getattr(s, name) for name in _shown(kind)},
        "zones": {f.name: _zone(game, f, None, None) for f in s.zones if f.see == "all"},
        "facts": rules.table_facts(s),
        "scores": game.scores(),
        "winners": game.winners(),
    }


@cache
def _shown(state: type[State]) -> tuple[str, ...]:
    """The numbers and lists that everybody may see."""
    return tuple(field.name for field in state.fields if field.role == "plain" and field.see == "all")


def own_part(game: Game[Any], seat: int | None) -> dict[str, Any]:
    """The part of a view that is made for one seat. Its zones and facts have other names than the shared ones."""
    question = game.question(seat) if seat is not None else None
    known = known_to(game.s, seat)
    return {
        "seat": seat,
        "zones": {f.name: _zone(game, f, seat, known.get(f.kind)) for f in game.s.zones if f.see != "all"},
        "facts": game.rules.seat_facts(game.s, seat),
        "question": describe(question) if question is not None else None,
        "chosen": game.pending.get(seat) if seat is not None else None,
    }


def asked(question: Choose, open_game: bool) -> dict[str, Any]:
    """What everybody knows of a question; where nothing is hidden, its options too, so that others can advise."""
    options = list(question.values) if open_game else None
    return {
        "seat": question.seat,
        "key": question.key,
        "params": dict(question.params),
        "options": options,
    }


def describe(question: Choose) -> dict[str, Any]:
    """A question as plain data, with what is blocked and why."""
    return {
        "seat": question.seat,
        "key": question.key,
        "clause": question.clause,
        "params": dict(question.params),
        "options": list(question.values),
        "blocked": [{"value": value, **explain(reason)} for value, reason in question.blocked()],
    }


def explain(reason: Reason) -> dict[str, Any]:
    """A reason as plain data."""
    return {"clause": reason.clause, "key": reason.key, "params": dict(reason.params)}


def known_to(state: State, seat: int | None) -> dict[str, set[int]]:
    """Kind -> the components that the seat knows wherever they lie."""
    if seat is None:
        return {}
    bit = 1 << seat
    return {
        kind: {component for component, mask in enumerate(getattr(state, name)) if mask & bit}
        for kind, name in state.knowledge_of.items()
    }


def _zone(game: Game[Any], field: Field, seat: int | None, known: set[int] | None) -> Any:
    """A zone as lists of values; None stands for a component that the seat cannot see."""
    names = game.rules.values[field.kind]
    place = getattr(game.s, field.name)
    if field.see == "owner":
        return [_part(part, names, field.depth - 1, owner == seat, known) for owner, part in enumerate(place)]
    return _part(place, names, field.depth, field.see == "all", known)


def _part(
    part: Any, names: tuple[str, ...], depth: int, open_to_seat: bool, known: set[int] | None
) -> list[Any]:
    if depth > 1:
        return [_part(inner, names, depth - 1, open_to_seat, known) for inner in part]
    if open_to_seat:
        return [names[item] for item in part]
    if not known or known.isdisjoint(part):
        return [None] * len(part)
    return [names[item] if item in known else None for item in part]


def events(game: Game[Any], seat: int | None, since: int = 0) -> list[dict[str, Any]]:
    """What happened from position `since` on, as `seat` may know it."""
    told: list[list[Event]] = [game.play.told]
    past = game.past
    while past is not None and past.start + len(past.answers) >= since:
        told.append(past.events)
        past = past.prev
    return [_event(event, seat) for frame in reversed(told) for event in frame if event.at >= since]


def _event(event: Event, seat: int | None) -> dict[str, Any]:
    params: dict[str, Value] = dict(event.params)
    if event.only is not None and seat is not None and seat in event.only:
        params.update(event.only[seat])
    return {"n": event.at, "key": event.key, "clause": event.clause, "params": params}
