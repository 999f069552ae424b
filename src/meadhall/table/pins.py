"""A table is pinned to the rules it is played by. Other rules are taken up only if the game stands as it stood, or its people agree."""

from __future__ import annotations

import json
from collections.abc import Sequence

from meadhall.engine import CHANCE
from meadhall.table.record import Pin, Record, Stop, Wish, Word
from meadhall.table.seats import Seat


def agrees(record: Record) -> bool:
    """Does the game stand as its rows say? Without anything to compare it does only by the very rules it was played by."""
    compared = record.compared
    known = compared.count > 0 or record.pin == Pin.of(record.game.rules)
    return known and compared.differs is None


def asked(seats: Sequence[Seat]) -> dict[int, list[int]]:
    """The people who have a say, each with the seats held: bots agree, and so do open seats."""
    people: dict[int, list[int]] = {}
    for seat in seats:
        if seat.kind == "person" and seat.person_id is not None:
            people.setdefault(seat.person_id, []).append(seat.seat)
    return people


def missing(stop: Stop, seats: Sequence[Seat]) -> list[int]:
    """The seats whose people have not agreed yet, one for each person."""
    if stop.decided:
        return []
    return [held[0] for held in asked(seats).values() if not set(held) & set(stop.agreed)]


def due(record: Record, seats: Sequence[Seat]) -> Wish | None:
    """What the log has to say about the rules now: go on by those of today, stop and ask, or nothing."""
    today, stop, compared = Pin.of(record.game.rules), record.stop, record.compared
    if record.game.over:
        return None
    if agrees(record):
        return Wish(CHANCE, Word.RULES, json.dumps(today)) if stop or record.pin != today else None
    if stop is None or stop.to != today:
        now = compared.now or record.game.scores()
        return Wish(CHANCE, Word.STOP, Stop(today, 0.0, compared.differs, compared.then, now).text())
    return None if missing(stop, seats) else Wish(CHANCE, Word.RULES, json.dumps(today))
