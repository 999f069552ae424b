"""What the seats see of one position as JSON, each part made when somebody first looks: whole, or what differs from the position before."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from meadhall.engine import Event, Game
from meadhall.engine.halfway import halfway
from meadhall.engine.state import Field
from meadhall.engine.view import happened, own_question, plain_part, shown, told, zone
from meadhall.lessons import Guide
from meadhall.table.encoding import dumps, listed
from meadhall.table.ended import Ended
from meadhall.table.record import as_it_stood, question_before

PASTS = 64
"""So many views of earlier positions are kept for a table."""


class _Seen(NamedTuple):
    """What one seat sees besides what all see: its question, and its facts."""

    question: dict[str, Any]
    facts: Mapping[str, object]


class Views:
    """`game.view(seat)` and `game.events(seat)` for any seat, as text. What several see alike is made and written once.

    `before` are the views of the position before; its game must stand as it stood when somebody looked at it. `guide`: the lesson of the
    table, which narrows its learner's questions.
    """

    def __init__(self, game: Game[Any], before: Views | None = None, guide: Guide | None = None) -> None:
        self._game = game
        self._guide = guide
        self._before = before
        if before is not None:
            before._before = None  # else nothing would ever be forgotten
        self._plain: dict[str, Any] = {}
        self._facts: Mapping[str, object] = {}
        self._seen: dict[int | None, _Seen] = {}
        self._texts: dict[int | None, str] = {}
        self._common: str | None = None
        self._changed: set[str] = set()
        self._moved: list[Field] = []
        self._changes: dict[int | None, str | None] = {}
        self._heard: dict[int, list[Event]] = {}
        self._events: dict[tuple[int | None, int], str] = {}

    def text(self, seat: int | None) -> str:
        """What a seat sees; None is a spectator."""
        text = self._texts.get(seat)
        if text is None:
            text = self._texts[seat] = dumps(self._view(seat))
        return text

    def _view(self, seat: int | None) -> dict[str, Any]:
        game = self._game
        if isinstance(game, Ended):
            return game.view(seat)
        own = self._look(seat)
        zones = {field.name: zone(game, field, seat) for field in game.s.zones}
        state = {name: getattr(game.s, name) for name in shown(game)}
        return {
            **self._plain,
            "state": state,
            **own.question,
            "zones": zones,
            "facts": {**self._facts, **own.facts},
        }

    def _look(self, seat: int | None) -> _Seen:
        """What a seat sees. Facts whose fields have not changed are taken over."""
        seen = self._seen.get(seat)
        if seen is not None:
            return seen
        game, rules, before = self._game, self._game.rules, self._before
        if not self._plain:
            self._plain = plain_part(game)
            if before is None or not before._plain:
                self._facts = rules.table_facts(game.s)
            elif before._plain["decision"] == game.decision:
                self._facts = before._facts
            else:
                known_s = before._game.s
                self._changed = game.s.changed(known_s)
                self._facts = rules.facts_after(game.s, known_s, self._changed, before._facts)
        known = None if before is None else before._seen.get(seat)
        if known is None:
            facts = rules.seat_facts(game.s, seat)
        else:
            facts = rules.seat_facts_after(game.s, seat, self._changed, known.facts)
        guided = None if self._guide is None or seat is None else self._guide.question(game, seat)
        seen = self._seen[seat] = _Seen(own_question(game, seat, guided), facts)
        return seen

    def change(self, seat: int | None) -> str | None:
        """What the seat sees otherwise than at the position before, as parts of a view to be laid over that one after the other.

        None: nobody knows what it saw there, or a name has come or gone. It says no more than the two views do: what changed
        unseen is not mentioned.
        """
        if seat not in self._changes:
            self._changes[seat] = self._change(seat)
        return self._changes[seat]

    def _change(self, seat: int | None) -> str | None:
        before = self._before
        known = None if before is None else before._seen.get(seat)
        if before is None or known is None or isinstance(self._game, Ended):
            return None
        seen = self._look(seat)
        if seen.facts.keys() != known.facts.keys() or self._facts.keys() != before._facts.keys():
            return None
        if self._common is None:
            self._common = dumps(self._common_change(before))
        own = _others(known.question, seen.question)
        facts = {} if seen.facts is known.facts else _others(known.facts, seen.facts)
        if facts:
            own["facts"] = facts
        zones = {}
        for field in self._moved:
            now = zone(self._game, field, seat)
            if now != zone(before._game, field, seat):
                zones[field.name] = now
        if zones:
            own["zones"] = zones
        return listed((self._common, dumps(own)))

    def _common_change(self, before: Views) -> dict[str, Any]:
        """What everybody sees otherwise than before. As long as the decision is the same, that can only be who is waited for."""
        game = self._game
        change = _others(before._plain, self._plain)
        if "decision" not in change:
            return change
        changed, s = self._changed, game.s
        state = {name: getattr(s, name) for name in shown(game) if name in changed}
        if state:
            change["state"] = state
        zones = {
            field.name: zone(game, field, None)
            for field in s.zones
            if field.see == "all" and field.name in changed
        }
        if zones:
            change["zones"] = zones
        knowledge = s.knowledge_of
        self._moved = [
            field
            for field in s.zones
            if field.see != "all" and (field.name in changed or knowledge.get(field.kind) in changed)
        ]
        facts = _others(before._facts, self._facts)
        if facts:
            change["facts"] = facts
        return change

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


def _others(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """What has another value than before, by name."""
    return {name: value for name, value in new.items() if value is not old[name] and value != old[name]}


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
