"""What is kept of a finished game: all that anybody is ever shown of it, so that it can be read under any later rules."""

from __future__ import annotations

import zlib
from collections.abc import Generator, Iterable, Iterator, Sequence
from typing import Any

from meadhall.engine import Answer, Event, Game, Rules
from meadhall.engine.pausing import at_once
from meadhall.engine.saga import read_header
from meadhall.engine.spans import BEGIN, END
from meadhall.engine.view import happened, told
from meadhall.table.encoding import dumps, listed, loads, nested
from meadhall.table.record import Pin
from meadhall.table.row import Row
from meadhall.table.slowly import slowly

FORMAT = 1
COMPRESSED = 3
"""A table waits while its last answer is stored: at level 6 more than twice as long, for a quarter less."""
PIECE = 1 << 15
"""So many letters are compressed at once."""
ALL = "all"
"""The eyes of a spectator."""


def keep(game: Game[Any], names: Iterable[str]) -> bytes:
    """The finished game as bytes: result, places, what every seat sees at the end, all that happened, the saga."""
    return at_once(_keeping(game, names))


async def ending(row: Row, game: Game[Any], names: Iterable[str]) -> Row:
    """The row that ends the game, with what is kept of it and who has won. It is made in slices: other tables play on."""
    kept = await slowly(_keeping(game, names))
    return row._replace(kept=kept, winners=sum(1 << seat for seat in game.winners()))


def _keeping(game: Game[Any], names: Iterable[str]) -> Generator[None, None, bytes]:
    eyes: dict[str, int | None] = {ALL: None} | {str(seat): seat for seat in range(game.seats)}
    scores, winners, heard = game.scores(), game.winners(), happened(game, 0)
    head = {
        "format": FORMAT,
        "version": game.rules.version,
        "content": game.rules.content_hash,
        "seats": game.seats,
        "options": dict(game.options),
        "decision": game.decision,
        "position": game.position,
        "scores": scores,
        "winners": winners,
        "places": places(scores, winners),
        "saga": game.saga(names),
    }
    yield
    views, events, heard_by_all = dict[str, str](), dict[str, str](), list[str]()
    for event in heard:
        heard_by_all.append(dumps(told(event, None)))
        yield
    for name, seat in eyes.items():
        views[name] = dumps(game.view(seat))
        yield
        events[name] = listed(_told_to(seat, heard, heard_by_all))
        yield
    squeezed, press = [], zlib.compressobj(COMPRESSED)
    for text in nested(dumps(head), {"views": views, "events": events}):
        for start in range(0, len(text), PIECE):
            squeezed.append(press.compress(text[start : start + PIECE].encode()))
            yield
    return b"".join([*squeezed, press.flush()])


def _told_to(seat: int | None, heard: Sequence[Event], by_all: Sequence[str]) -> Iterator[str]:
    """What the seat may know of what happened, each as JSON; `by_all` is what everybody does."""
    for event, known in zip(heard, by_all, strict=True):
        mine = seat is not None and event.only is not None and seat in event.only
        yield dumps(told(event, seat)) if mine else known


def places(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """The place of each seat: winners are first, the others follow by their scores. Where nobody wins, nobody has a place (0)."""
    if not winners:
        return [0] * len(scores)
    return [
        1
        if seat in winners
        else 1 + sum(1 for other, theirs in enumerate(scores) if other in winners or theirs > own)
        for seat, own in enumerate(scores)
    ]


def standing(scores: Sequence[int]) -> list[int]:
    """The places while the game runs, by the scores alone."""
    return [1 + sum(1 for theirs in scores if theirs > own) for own in scores]


class Ended(Game[Any]):
    """A finished game as it was kept. It can be looked at and told, by the rules of its day; nothing can be replayed."""

    def __init__(self, rules: Rules[Any], kept: bytes) -> None:
        data = loads(zlib.decompress(kept))
        head, _ = read_header(data["saga"])
        self.rules = rules
        self.pin = Pin(data["version"], data["content"])
        self.seats = data["seats"]
        self.options = data["options"]
        self.seeds = tuple(head.seeds)
        self.decision = data["decision"]
        self.ask = None
        self.journal = None
        self.pending = {}
        self.undone = []
        self.places: list[int] = data["places"]
        self._data: dict[str, Any] = data

    @property
    def position(self) -> int:
        """How many answers led to the end."""
        position: int = self._data["position"]
        return position

    def all_answers(self) -> list[Answer]:
        """Its answers stand in the saga alone: there is no way back into the game."""
        return []

    def clone(self, *, mute: bool = False) -> Ended:
        """Nothing changes any more."""
        return self

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the seat saw at the end."""
        view: dict[str, Any] = self._data["views"][ALL if seat is None else str(seat)]
        return view

    def events(self, seat: int | None, since: int = 0, *, spans: bool = False) -> list[dict[str, Any]]:
        """What happened, as the seat may know it."""
        told = self._data["events"][ALL if seat is None else str(seat)]
        return [e for e in told if e["n"] >= since and (spans or e["key"] not in (BEGIN, END))]

    def saga(self, names: Iterable[str] = (), *, sealed: bool = False) -> str:
        """The saga as it was written at the end."""
        head, line, body = self._data["saga"].partition("\n---\n")
        if sealed:
            head = "\n".join(x for x in head.splitlines() if not x.startswith(("seed ", "reseed ")))
        return f"{head}{line}{body}"

    def scores(self) -> list[int]:
        """Points by seat, as they were counted at the end."""
        return list(self._data["scores"])

    def winners(self) -> list[int]:
        """The seats that won."""
        return list(self._data["winners"])
