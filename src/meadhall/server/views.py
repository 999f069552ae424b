"""The views of one position as JSON, each made when somebody first looks."""

from __future__ import annotations

from typing import Any

import orjson

from meadhall.engine import Game
from meadhall.engine.view import open_questions, own_part, shared_part
from meadhall.server.ended import Ended
from meadhall.server.record import as_it_stood, question_before

PASTS = 64
"""So many views of earlier positions are kept for a table."""


def dumps(data: Any) -> str:
    """Compact JSON; ten times as fast as the standard library's."""
    return orjson.dumps(data).decode()


class Views:
    """`game.view(seat)` for any seat, as text. The part that all share is by far the larger one: it is made and written once.

    `before` are the views of the position before. As long as the decision is the same, only the open questions can differ: somebody has
    answered a simultaneous choice, and others are still waited for.
    """

    def __init__(self, game: Game[Any], before: Views | None = None) -> None:
        self._game = game
        self._decision = game.decision
        self._before = before._shared if before is not None and before._decision == game.decision else None
        self._shared: _Shared | None = None
        self._texts: dict[int | None, str] = {}

    def text(self, seat: int | None) -> str:
        """What a seat sees; None is a spectator."""
        text = self._texts.get(seat)
        if text is None:
            text = self._texts[seat] = self._text(seat)
        return text

    def _text(self, seat: int | None) -> str:
        if isinstance(self._game, Ended):
            return dumps(self._game.view(seat))
        self._shared = self._shared or _Shared(self._game, self._before)
        return self._shared.view(self._game, seat)


class _Shared:
    """The part of a position's views that is the same in everybody's eyes, as JSON."""

    def __init__(self, game: Game[Any], before: _Shared | None) -> None:
        if before is None:
            shared = shared_part(game)
            zones = shared.pop("zones").items()
            self._zones = {name: orjson.Fragment(orjson.dumps(zone)) for name, zone in zones}
            self._facts = orjson.dumps(shared.pop("facts"))[:-1]
            self._plain = shared
        else:
            self._zones, self._facts = before._zones, before._facts
            self._plain = before._plain | open_questions(game)
        self._text = orjson.dumps(self._plain)[:-1]

    def view(self, game: Game[Any], seat: int | None) -> str:
        own = own_part(game, seat)
        hidden = own["zones"]
        own["zones"] = {
            zone.name: self._zones[zone.name] if zone.see == "all" else hidden[zone.name]
            for zone in game.s.zones
        }
        own["facts"] = orjson.Fragment(_joined(self._facts, orjson.dumps(own["facts"])))
        return _joined(self._text, orjson.dumps(own)).decode()


def _joined(begun: bytes, rest: bytes) -> bytes:
    """One object of two: the first without its closing brace, the second whole."""
    if len(begun) == 1 or len(rest) == 2:
        return begun + rest[1:]
    return begun + b"," + rest[1:]


class Pasts:
    """What seats saw at earlier questions, as text. Whoever looks back looks where the others look."""

    def __init__(self) -> None:
        self._texts: dict[tuple[int, int | None], str] = {}

    def text(self, game: Game[Any], seat: int | None, at: int) -> tuple[int, str]:
        """The last question up to position `at`, and what the seat saw there."""
        stop = question_before(game, at)
        text = self._texts.pop((stop, seat), None)
        if text is None:
            text = Views(as_it_stood(game, stop)).text(seat)
        if stop < game.position:  # the present may still change: answers to a common question come in
            self._texts[stop, seat] = text
            if len(self._texts) > PASTS:
                del self._texts[next(iter(self._texts))]
        return stop, text

    def forget(self, since: int) -> None:
        """The game went back: positions from `since` on will be others."""
        self._texts = {key: text for key, text in self._texts.items() if key[0] < since}
