"""What the seats see of one position as JSON, each part made when somebody first looks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from meadhall.engine import Choose, Event, Game, State
from meadhall.engine.halfway import halfway
from meadhall.engine.view import happened, open_questions, own_question, plain_part, told, zone
from meadhall.lessons import Guide
from meadhall.table.encoding import dumps, joined, mapped
from meadhall.table.ended import Ended
from meadhall.table.record import as_it_stood, question_before

PASTS = 64
"""So many views of earlier positions are kept for a table."""

Zones: TypeAlias = dict[str, str]
"""What a seat sees of each zone, as JSON."""


class Views:
    """`game.view(seat)` and `game.events(seat)` for any seat, as text. What several see alike is made and written once.

    `before` are the views of the position before: what has not changed since is not written again. The game of `before` must stand as it
    stood when somebody looked at it. `guide`: the lesson of the table, which narrows its learner's questions.
    """

    def __init__(self, game: Game[Any], before: Views | None = None, guide: Guide | None = None) -> None:
        self._game = game
        self._guide = guide
        self._before: _Written | None = None if before is None else before._written or before._before
        self._written: _Written | None = None
        self._texts: dict[int | None, str] = {}
        self._heard: dict[int, list[Event]] = {}
        self._events: dict[tuple[int | None, int], str] = {}

    def text(self, seat: int | None) -> str:
        """What a seat sees; None is a spectator."""
        text = self._texts.get(seat)
        if text is None:
            text = self._texts[seat] = self._text(seat)
        return text

    def _text(self, seat: int | None) -> str:
        if isinstance(self._game, Ended):
            return dumps(self._game.view(seat))
        if self._written is None:
            self._written, self._before = _Written(self._game, self._before), None
        guided = None if self._guide is None or seat is None else self._guide.question(self._game, seat)
        return self._written.view(self._game, seat, guided)

    def events(self, seat: int | None, since: int) -> str:
        """What happened from position `since` on, as the seat may know it."""
        key = seat, since
        text = self._events.get(key)
        if text is None:
            text = self._events[key] = self._told(seat, since)
        return text

    def _told(self, seat: int | None, since: int) -> str:
        if isinstance(self._game, Ended):
            return dumps(self._game.events(seat, since, spans=True))
        heard = self._heard.get(since)
        if heard is None:
            heard = self._heard[since] = happened(self._game, since)
        if seat is not None and not any(event.only and seat in event.only for event in heard):
            return self.events(None, since)
        return dumps([told(event, seat) for event in heard])


class _Written:
    """A position as JSON, in parts.

    As long as the decision is the same as `before`, only the open questions can differ: somebody has answered a simultaneous choice, and
    others are still waited for. Otherwise the zones in which nothing has moved are taken over.
    """

    def __init__(self, game: Game[Any], before: _Written | None) -> None:
        self._game = game
        self._decision = game.decision
        self._old: dict[int | None, Zones] = {}
        self._zones: dict[int | None, Zones] = {}
        self._facts: dict[int | None, str] = {}
        self._table_facts: str
        self._known: Mapping[str, object]
        self._plain: dict[str, Any]
        if before is not None and before._decision == game.decision:
            self._zones, self._facts = before._zones, before._facts
            self._table_facts, self._known = before._table_facts, before._known
            self._plain = before._plain | open_questions(game)
        else:
            self._known = (
                game.rules.table_facts(game.s)
                if before is None
                else game.rules.facts_after(game.s, before._game.s, before._known)
            )
            self._table_facts = dumps(self._known)
            self._plain = plain_part(game)
            if before is not None:
                same = _same_zones(before._game.s, game.s)
                self._old = {
                    seat: {name: text for name, text in zones.items() if name in same}
                    for seat, zones in before._zones.items()
                }
        self._text = dumps(self._plain)

    def view(self, game: Game[Any], seat: int | None, guided: Choose | None = None) -> str:
        zones, facts = mapped(self._zones_of(game, seat)), self._facts_of(game, seat)
        own = dumps(own_question(game, seat, guided))
        return joined(self._text, own, mapped({"zones": zones, "facts": facts}))

    def _zones_of(self, game: Game[Any], seat: int | None) -> Zones:
        zones = self._zones.get(seat)
        if zones is None:
            zones = self._old.get(seat, {})
            if len(zones) < len(game.s.zones):
                others: Zones = next(iter(self._zones.values()), {})
                zones = {
                    field.name: zones.get(field.name)
                    or (field.see == "all" and others.get(field.name))
                    or dumps(zone(game, field, seat))
                    for field in game.s.zones
                }
            self._zones[seat] = zones
        return zones

    def _facts_of(self, game: Game[Any], seat: int | None) -> str:
        facts = self._facts.get(seat)
        if facts is None:
            own = dumps(game.rules.seat_facts(game.s, seat))
            facts = self._facts[seat] = joined(self._table_facts, own)
        return facts


def _same_zones(old: State, new: State) -> set[str]:
    """The zones in which everything lies as it lay, and is known to the same seats."""
    knowledge = new.knowledge_of
    known = {kind: getattr(old, name) == getattr(new, name) for kind, name in knowledge.items()}
    return {
        field.name
        for field in new.zones
        if getattr(old, field.name) == getattr(new, field.name)
        and (field.see == "all" or known.get(field.kind, True))
    }


class Pasts:
    """What seats saw at earlier questions, and what there was to see between them, as text. Whoever looks back looks where the others look."""

    def __init__(self) -> None:
        self._texts: dict[tuple[int, int | None, int | None], str] = {}

    def text(self, game: Game[Any], seat: int | None, at: int, told: int | None = None) -> tuple[int, str]:
        """The last question up to position `at`, and what the seat saw there.

        `told`: instead, how the table stood when so many events of position `at` had been told.
        """
        if isinstance(game, Ended):
            told = None
        stop = question_before(game, at) if told is None else at
        key = stop, told, seat
        text = self._texts.pop(key, None)
        if text is None:
            past = None if told is None else halfway(game, at, told)
            text = Views(past or as_it_stood(game, stop)).text(seat)
        if stop < game.position:  # the present may still change: answers to a common question come in
            self._texts[key] = text
            if len(self._texts) > PASTS:
                del self._texts[next(iter(self._texts))]
        return stop, text

    def forget(self, since: int) -> None:
        """The game went back: positions from `since` on will be others."""
        self._texts = {key: text for key, text in self._texts.items() if key[0] < since}
