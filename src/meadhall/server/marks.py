"""Tables of before are told again once, and their rows say from then on how the games stood."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Connection, RowMapping, select, update

from meadhall.engine import EngineError, MeadhallError
from meadhall.games import find_rules
from meadhall.server import schema as t
from meadhall.table.ended import keep
from meadhall.table.log import log
from meadhall.table.record import Broken, Pin, Record, mark
from meadhall.table.retell import first_position
from meadhall.table.row import Row

TABLE_COLUMNS = ("id", "game", "version", "content", "options", "seed", "origin")
FIRST_COLUMNS = ("table_id", "number", "seat", "key", "value", "drawn", "waiting", "decision", "at")


def write_marks(connection: Connection) -> None:
    """Write digests, scores and finished games into tables of before, whose rules are still those of today."""
    columns = [t.tables.c[name] for name in TABLE_COLUMNS]
    tables = connection.execute(select(*columns)).mappings().all()
    done = 0
    for table in tables:
        try:
            rules = find_rules(table["game"])
            if (table["version"], table["content"]) != (rules.version, rules.content_hash):
                continue
            for row, values in _marks(connection, table):
                where = (t.log.c.table_id == table["id"]) & (t.log.c.number == row.number)
                connection.execute(update(t.log).where(where).values(**values))
            done += 1
        except (MeadhallError, EngineError, Broken) as error:
            log("table-unmarked", level="warning", table=table["id"], why=str(error))
    if tables:
        log("tables-marked", tables=len(tables), marked=done)


def _marks(connection: Connection, table: RowMapping) -> Iterator[tuple[Row, dict[str, Any]]]:
    """The rows of a table that shall say how the game stands, with what they say."""
    seats = select(t.seats.c.name).where(t.seats.c.table_id == table["id"]).order_by(t.seats.c.seat)
    names = list(connection.execute(seats).scalars())
    game = first_position(table, len(names))
    record = Record(table["id"], game, Pin.of(game.rules))
    for row in _rows(connection, table["id"]):
        waiting, decision, over = record.waiting, record.game.decision, record.game.over
        record.follow(row)
        ends = record.game.over and (row.number == 0 or not over)
        if record.due(turned=record.game.decision != decision and record.waiting != waiting):
            record.marked = row.number
            yield row, mark(record.game)._asdict() | ({"kept": keep(record.game, names)} if ends else {})


def _rows(connection: Connection, table_id: str) -> Sequence[Row]:
    columns = [t.log.c[name] for name in FIRST_COLUMNS]  # those of that day: a later migration adds others
    query = select(*columns).where(t.log.c.table_id == table_id).order_by(t.log.c.number)
    return [Row(*row) for row in connection.execute(query)]
