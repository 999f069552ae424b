"""Stored games told again by the rules as they are now, and how far they come out as they did."""

from __future__ import annotations

import json
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any

from meadhall.engine import EngineError, Game, MeadhallError
from meadhall.engine import chance as dice
from meadhall.engine.pausing import at_once
from meadhall.engine.reseeding import SEALED
from meadhall.engine.saga import reading, resume_dice
from meadhall.games import find_rules
from meadhall.table import pins
from meadhall.table.ended import Ended
from meadhall.table.origin import is_trial, of_origin
from meadhall.table.record import Broken, Pin, Record
from meadhall.table.row import Row, Stored

SAME_DICE, FRESH_DICE = 1, 2
"""What a rewind does to the throws it takes back, at tables of former days and of today."""


def first_position(table: Stored, seats: int) -> Game[Any]:
    """The game of a table before its rows."""
    return at_once(beginning(table, seats))


def beginning(table: Stored, seats: int) -> Generator[int, None, Game[Any]]:
    """The same, with pauses."""
    if table["origin"] is None:
        rules = find_rules(table["game"])
        options = rules.parse_options(json.loads(table["options"]))
        game: Game[Any] = Game(rules, seats, options, table["seed"]).begin()
    elif is_trial(table["origin"]):
        game = of_origin(table["origin"])
    else:
        game = go_on((yield from reading(table["origin"], find_rules, strict=False)), table["seed"])
    game.fresh = game.fresh and table.get("dice", SAME_DICE) == FRESH_DICE
    return game


def floor_of(table: Stored, game: Game[Any]) -> int:
    """The position behind which a table cannot go: a fork or an import has other dice from there on."""
    return 0 if table["origin"] is None else game.position


def go_on(game: Game[Any], seed: str) -> Game[Any]:
    """A game from a saga, ready to be played: one without its seed gets new dice."""
    if game.explicit_chance:
        game.seeds = ((0, SEALED), (game.thrown, seed))
        game.dice_key = dice.key_of(seed)
        resume_dice(game)
    return game


@dataclass(frozen=True)
class Retold:
    """A stored game by the rules of today. No record: not even its beginning fits. `broken`: the first row that does not."""

    record: Record | None
    broken: int | None = None

    @property
    def agrees(self) -> bool:
        """Has it come out as it did?"""
        return self.broken is None and self.record is not None and pins.agrees(self.record)


def retell(table: Stored, seats: int, rows: Sequence[Row]) -> Retold:
    """Tell a stored game again, as far as its rows fit."""
    return at_once(retelling(table, seats, rows))


def retelling(table: Stored, seats: int, rows: Sequence[Row]) -> Generator[int, None, Retold]:
    """The same, with pauses."""
    try:
        game = yield from beginning(table, seats)
    except (MeadhallError, EngineError):
        return Retold(None, 0)
    pin = Pin(table["version"], table["content"])
    record = Record(table["id"], game, pin, floor_of(table, game))
    for done, row in enumerate(rows):
        stood = game.decision
        try:
            record.follow(row)
        except Broken:
            fit = record
            if game.decision != stood:
                fit = (yield from retelling(table, seats, rows[:done])).record or record
            return Retold(fit, row.number)
        yield row.number
    return Retold(record)


def kept_record(table: Stored, last: Row) -> Record:
    """A finished game as it was kept; its last row holds it."""
    assert last.kept is not None
    game = Ended(find_rules(table["game"]), last.kept)
    return Record(table["id"], game, game.pin, game.position, last.number, since=last.at)


def pinned_saga(record: Record, names: Sequence[str], *, sealed: bool) -> str:
    """The saga of a game; its head names the rules it is played by, also where those are not the rules of today."""
    text, today = record.game.saga(names, sealed=sealed), Pin.of(record.game.rules)
    if isinstance(record.game, Ended) or record.pin == today or record.game.over:
        return text
    head, line, body = text.partition("\n---\n")
    head = head.replace(f"\nrules {today.version}\n", f"\nrules {record.pin.version}\n")
    head = head.replace(f"\ncontent {today.content or '-'}\n", f"\ncontent {record.pin.content or '-'}\n")
    return f"{head}{line}{body}"
