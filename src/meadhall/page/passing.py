"""The horn: a running table as a text that is passed from one device to the next.

It holds everything, also what is hidden: it is packed, so that nobody reads it by accident, and not protected against anybody who wants to.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from typing import Any

from meadhall.engine import MeadhallError
from meadhall.page.house import Page
from meadhall.page.store import row_of, row_text
from meadhall.table.encoding import dumps, loads
from meadhall.table.laying import TABLE_ID, on_shelf
from meadhall.table.problems import Problem
from meadhall.table.row import Row
from meadhall.table.seats import Seat, stored, values
from meadhall.table.table import Table

FORMAT = "meadhall-horn-1."
LARGEST = 8_000_000
COLUMNS = ("id", "game", "version", "content", "options", "seed", "dice", "invitation")


async def fill(page: Page, table: Table) -> str:
    """The table as a horn."""
    rows = await page.store.rows(table.id, -1)
    entry = {
        "table": dict(table.row),
        "seats": values(table.seats, table.id),
        "rows": [loads(row_text(row)) for row in rows],
    }
    packed = zlib.compress(dumps(entry).encode(), 9)
    return FORMAT + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def read(text: str) -> tuple[dict[str, Any], list[dict[str, Any]], list[Row]]:
    """What a horn holds; raises if it is damaged."""
    body = "".join(text.split()).removeprefix(FORMAT)
    try:
        packed = base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))
        opened = zlib.decompressobj()
        data = opened.decompress(packed, LARGEST)
        if opened.unconsumed_tail or not opened.eof:
            raise ValueError
        entry = loads(data)
        table, seats = dict(entry["table"]), list(entry["seats"])
        rows = [row_of(row) for row in entry["rows"]]
        sound = all(isinstance(table[name], str | int) for name in COLUMNS) and bool(rows)
        sound = sound and bool(TABLE_ID.fullmatch(table["id"]))
        sound = sound and [row.number for row in rows] == list(range(len(rows)))
        sound = sound and all(row.table_id == table["id"] for row in rows)
        stored([{"away": 0.0, "votes": "", **seat} for seat in seats])
        if not sound:
            raise ValueError
    except (binascii.Error, zlib.error, ValueError, KeyError, TypeError, AttributeError, MeadhallError):
        raise Problem("bad-horn") from None
    on_shelf(table["game"])
    return table, seats, rows


async def take(page: Page, text: str, seat: int | None) -> Table:
    """Go on with the table of a horn here. Who has no seat at it yet sits down at `seat`, or at the first that is open."""
    table, seats, rows = read(text)
    person_id = await page.person_id()
    await page.need(table["game"])
    known = await page.store.table(table["id"])
    if known is not None:
        mine = await page.store.rows(table["id"], -1)
        shared = min(len(mine), len(rows))
        if [row[:6] for row in mine[:shared]] != [row[:6] for row in rows[:shared]]:
            raise Problem("horn-differs")
        if len(mine) > len(rows):
            raise Problem("horn-older")
    chairs = stored([{"away": 0.0, "votes": "", **each} for each in seats])
    if not any(chair.person_id == person_id for chair in chairs):
        _sit(chairs, seats, person_id, (await page.store.person(person_id))["name"], seat)
    await page.store.add_whole(table, seats, rows)
    page.forget(table["id"])
    opened = await page.table(table["id"])
    page.bridge.rang(table["id"])
    page.driver.drive(opened)
    return opened


def _sit(
    chairs: list[Seat], seats: list[dict[str, Any]], person_id: int, name: str, wanted: int | None
) -> None:
    free = [chair.seat for chair in chairs if chair.kind == "open"]
    if not free or (wanted is not None and wanted not in free):
        raise Problem("table-full" if wanted is None else "seat-taken")
    chair = seats[free[0] if wanted is None else wanted]
    chair["person_id"] = person_id
    chair["name"] = name or chair["name"]
