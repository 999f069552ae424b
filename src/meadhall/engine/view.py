"""What a seat may see, built up from the declarations of the state: nothing is shown that is not named here."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from meadhall.engine.ask import Choose, Reason, Value
from meadhall.engine.history import Event
from meadhall.engine.spans import BEGIN, END
from meadhall.engine.state import Field, State
from meadhall.engine.subset import DONE, Subset

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
    zones = {field.name: zone(game, field, None) for field in game.s.zones if field.see == "all"}
    state = {name: getattr(game.s, name) for name in shown(game)}
    return {**plain_part(game), "state": state, "zones": zones, "facts": game.rules.table_facts(game.s)}


def plain_part(game: Game[Any]) -> dict[str, Any]:
    """The shared part without state, zones and facts."""
    rules = game.rules
    return {
        "game": rules.id,
        "version": rules.version,
        "seats": game.seats,
        "options": dict(game.options),
        "decision": game.decision,
        "over": game.over,
        **open_questions(game),
        "scores": game.scores(),
        "winners": game.winners(),
    }


def shown(game: Game[Any]) -> tuple[str, ...]:
    """The numbers and lists that everybody may see."""
    kind: type[State] = type(game.s)
    return _shown(kind)


@cache
def _shown(state: type[State]) -> tuple[str, ...]:
    return tuple(field.name for field in state.fields if field.role == "plain" and field.see == "all")


def own_part(game: Game[Any], seat: int | None) -> dict[str, Any]:
    """The part of a view that is made for one seat. Its zones and facts have other names than the shared ones."""
    zones = {field.name: zone(game, field, seat) for field in game.s.zones if field.see != "all"}
    return {"zones": zones, "facts": game.rules.seat_facts(game.s, seat), **own_question(game, seat)}


def own_question(game: Game[Any], seat: int | None, narrowed: Choose | None = None) -> dict[str, Any]:
    """The seat, what it is asked, and what it has answered while others are still waited for.

    `narrowed`: its question as a lesson puts it.
    """
    question = narrowed or (game.question(seat) if seat is not None else None)
    return {
        "seat": seat,
        "question": describe(question) if question is not None else None,
        "chosen": game.pending.get(seat) if seat is not None else None,
    }


def open_questions(game: Game[Any]) -> dict[str, Any]:
    """Who is waited for, and what everybody knows of the questions."""
    return {
        "waiting": game.waiting,
        "asked": [asked(ask, game.rules.open) for ask in game.questions],
    }


def asked(question: Choose, open_game: bool) -> dict[str, Any]:
    """What everybody knows of a question; where nothing is hidden, its options too, so that others can advise."""
    options = None
    if open_game:
        options = question.look(()).fits if isinstance(question, Subset) else list(question.values)
    return {
        "seat": question.seat,
        "key": question.key,
        "params": dict(question.params),
        "options": options,
    }


def describe(question: Choose) -> dict[str, Any]:
    """A question as plain data, with what is blocked and why; a set with its members, what is chosen so far and what fits to it."""
    more: dict[str, Any] = {}
    if isinstance(question, Subset):
        suggestion, look = question.suggestion, question.look(question.chosen)
        blocked = look.blocked if look.done is None else [*look.blocked, (DONE, look.done)]
        more["set"] = {
            "members": list(question.members),
            "least": question.least,
            "most": question.most,
            "chosen": list(question.chosen),
            "suggestion": None if suggestion is None else list(suggestion),
            "fits": look.fits,
            "comes": dict(look.comes),
            "offer": None if look.offer is None else list(look.offer),
        }
    else:
        blocked = question.blocked()
    return {
        "seat": question.seat,
        "key": question.key,
        "clause": question.clause,
        "params": dict(question.params),
        "options": list(question.values),
        "blocked": [{"value": value, **explain(reason)} for value, reason in blocked],
        **more,
    }


def explain(reason: Reason) -> dict[str, Any]:
    """A reason as plain data."""
    return {"clause": reason.clause, "key": reason.key, "params": dict(reason.params)}


def zone(game: Game[Any], field: Field, seat: int | None) -> Any:
    """A zone as lists of values; None stands for a component that the seat cannot see."""
    names = game.rules.values[field.kind]
    place = getattr(game.s, field.name)
    if field.see == "all":
        return _open(place, names, field.depth)
    knowledge = game.s.knowledge_of.get(field.kind) if seat is not None else None
    known = getattr(game.s, knowledge) if knowledge is not None else None
    bit = 1 << seat if seat is not None else 0
    if field.see == "nobody":
        return _closed(place, names, field.depth, known, bit)
    return [
        _open(part, names, field.depth - 1)
        if owner == seat
        else _closed(part, names, field.depth - 1, known, bit)
        for owner, part in enumerate(place)
    ]


def _open(part: Any, names: tuple[str, ...], depth: int) -> list[Any]:
    if depth > 1:
        return [_open(inner, names, depth - 1) for inner in part]
    return [names[item] for item in part]


def _closed(part: Any, names: tuple[str, ...], depth: int, known: Any, bit: int) -> list[Any]:
    """`known`: for every component the seats, as bits, that know it wherever it lies."""
    if depth > 1:
        return [_closed(inner, names, depth - 1, known, bit) for inner in part]
    if known is None:
        return [None] * len(part)
    return [names[item] if known[item] & bit else None for item in part]


def events(game: Game[Any], seat: int | None, since: int = 0, *, spans: bool = False) -> list[dict[str, Any]]:
    """What happened from position `since` on, as `seat` may know it. `spans`: with where they begin and end."""
    return [told(event, seat) for event in happened(game, since) if spans or event.key not in (BEGIN, END)]


def happened(game: Game[Any], since: int) -> list[Event]:
    """What happened from position `since` on. A span in which nothing was told and nobody asked is told to nobody."""
    out: list[Event] = []
    for event in everything(game, since):
        if event.key == END and out and out[-1].key == BEGIN and out[-1].at == event.at:
            out.pop()
        else:
            out.append(event)
    return out


def everything(game: Game[Any], since: int) -> list[Event]:
    """What the rules told from position `since` on."""
    frames: list[list[Event]] = [game.play.told]
    past = game.past
    while past is not None and past.start + len(past.answers) >= since:
        frames.append(past.events)
        past = past.prev
    return [event for frame in reversed(frames) for event in frame if event.at >= since]


def told(event: Event, seat: int | None) -> dict[str, Any]:
    """An event as `seat` may know it."""
    params: dict[str, Value] = dict(event.params)
    if event.only is not None and seat is not None and seat in event.only:
        params.update(event.only[seat])
    return {"n": event.at, "key": event.key, "clause": event.clause, "params": params}
