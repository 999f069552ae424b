"""Where a page keeps its tables: a shelf of the browser (web/src/page/shelf.ts), which takes and gives JSON."""

from __future__ import annotations

import asyncio
import base64
import time
from collections.abc import Awaitable, Sequence
from typing import Any, Protocol

from meadhall.engine import MeadhallError
from meadhall.table import about
from meadhall.table import seats as chairs
from meadhall.table.encoding import dumps, listed, loads
from meadhall.table.problems import Problem
from meadhall.table.row import Row, Stored

DEFAULTS: dict[str, Any] = {"seen": "", "again": "", "previews": "all"}
SEAT_DEFAULTS: dict[str, Any] = {"away": 0.0, "votes": ""}


class NotStored(Exception):
    """The browser could not store or read something."""


class Shelf(Protocol):
    """What the browser offers."""

    def append(self, table_id: str, number: int, row: str, card: str) -> Awaitable[bool]: ...

    def rows(self, table_id: str, after: int) -> Awaitable[str]: ...

    def table(self, table_id: str) -> Awaitable[str]: ...

    def put(self, table_id: str, entry: str, rows: str) -> Awaitable[None]: ...

    def remove(self, table_id: str) -> Awaitable[None]: ...

    def chat(self, table_id: str, after: int) -> Awaitable[str]: ...

    def say(self, line: str) -> Awaitable[None]: ...

    def person(self) -> Awaitable[str]: ...

    def set_person(self, person: str) -> Awaitable[None]: ...


def row_text(row: Row) -> str:
    """A row as JSON."""
    kept = None if row.kept is None else base64.b64encode(row.kept).decode()
    return dumps({**row._asdict(), "kept": kept})


def row_of(data: Any) -> Row:
    """A row that was stored; one that cannot be read is an error."""
    try:
        row = Row(**data)
        row = row._replace(kept=None if row.kept is None else base64.b64decode(row.kept))
        sound = type(row.number) is int and type(row.seat) is int and type(row.key) is str
        if not sound or type(row.value) is not str or type(row.drawn) is not str:
            raise ValueError
    except (TypeError, ValueError) as error:
        raise MeadhallError("a stored row cannot be read") from error
    return row


class PageStore:
    """The tables of this browser."""

    errors: tuple[type[Exception], ...] = (NotStored,)

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._entries: dict[str, dict[str, Any]] = {}
        self._last: dict[str, Row] = {}
        self.person_id = 0

    async def _wait(self, work: Awaitable[Any]) -> Any:
        try:
            return await work
        except Exception as error:
            raise NotStored(str(error)) from None

    # rows

    def append(self, row: Row) -> asyncio.Future[bool]:
        """Begin to store a row, and how its table stands in the list with it."""
        self._last[row.table_id] = row
        begun = self._shelf.append(row.table_id, row.number, row_text(row), self._card(row.table_id))
        return asyncio.ensure_future(self._wait(begun))

    async def rows(self, table_id: str, after: int) -> list[Row]:
        """The rows of a table after one of them; up to the first that cannot be read."""
        found = []
        for data in loads(await self._wait(self._shelf.rows(table_id, after))):
            try:
                found.append(row_of(data))
            except MeadhallError:
                found.append(_unreadable(table_id, after + len(found) + 1))
                break
        if found:
            self._last[table_id] = found[-1]
        return found

    # tables

    async def _entry(self, table_id: str) -> dict[str, Any] | None:
        text = await self._wait(self._shelf.table(table_id))
        if not text:
            return None
        entry: dict[str, Any] = loads(text)
        try:
            sound = all(isinstance(entry["table"][name], str) for name in ("id", "game", "version"))
            chairs.stored([{**SEAT_DEFAULTS, **seat} for seat in entry["seats"]])
        except (KeyError, TypeError, AttributeError):
            sound = False
        if not sound:
            raise Problem("table-broken", {"number": 0})
        self._entries[table_id] = entry
        return entry

    async def table(self, table_id: str) -> Stored | None:
        """The table, or None."""
        entry = await self._entry(table_id)
        return None if entry is None else {**DEFAULTS, **entry["table"]}

    async def seats(self, table_id: str) -> Sequence[Stored]:
        """Its seats."""
        entry = self._entries.get(table_id) or await self._entry(table_id)
        return [] if entry is None else [{**SEAT_DEFAULTS, **seat} for seat in entry["seats"]]

    async def add_table(self, table: dict[str, Any], seats: list[dict[str, Any]], first: Row) -> None:
        """A new table with its first row."""
        self._entries[first.table_id] = {"table": {**DEFAULTS, **table}, "seats": seats}
        self._last[first.table_id] = first
        await self.put(first.table_id, [first])

    async def add_whole(self, table: dict[str, Any], seats: list[dict[str, Any]], rows: list[Row]) -> None:
        """A table from elsewhere with all its rows."""
        self._entries[table["id"]] = {"table": {**DEFAULTS, **table}, "seats": seats}
        self._last[table["id"]] = rows[-1]
        await self.put(table["id"], rows)

    async def put(self, table_id: str, rows: Sequence[Row] = ()) -> None:
        """Store what is known of a table, and rows that are new, all or nothing."""
        entry = {**self._entries[table_id], "card": loads(self._card(table_id))}
        texts = listed(row_text(row) for row in rows)
        await self._wait(self._shelf.put(table_id, dumps(entry), texts))

    async def remove(self, table_id: str) -> None:
        """Forget a table and its rows."""
        self._entries.pop(table_id, None)
        self._last.pop(table_id, None)
        await self._wait(self._shelf.remove(table_id))

    def _card(self, table_id: str) -> str:
        entry = self._entries[table_id]
        seats = chairs.stored([{**SEAT_DEFAULTS, **seat} for seat in entry["seats"]])
        return dumps(about.card(entry["table"], seats, self._last[table_id], self.person_id))

    async def set_seat(self, table_id: str, seat: int, *, if_open: bool = False, **values: Any) -> bool:
        """Change a seat. `if_open`: only if nobody has it."""
        entry = await self._entry(table_id)
        if entry is None:
            return False
        chair = entry["seats"][seat]
        if if_open and (chair["person_id"] is not None or chair["level"] is not None):
            return False
        chair.update(values)
        await self.put(table_id)
        return True

    async def set_table(self, table_id: str, **values: Any) -> None:
        """Change what is said of a table."""
        entry = await self._entry(table_id)
        if entry is not None:
            entry["table"].update(values)
            await self.put(table_id)

    async def set_next(self, table_id: str, next_id: str) -> bool:
        """Name the rematch of a table."""
        await self.set_table(table_id, next_id=next_id)
        return True

    # talk and people

    async def say(self, table_id: str, seat: int | None, name: str, line: str, **proposal: Any) -> None:
        """Add a line to a table's talk."""
        more = {"proposes": None, "asked": None, "decision": None, "note": None, **proposal}
        told = {"table_id": table_id, "seat": seat, "name": name, "text": line, "at": time.time(), **more}
        await self._wait(self._shelf.say(dumps(told)))

    async def chat(self, table_id: str, after: int) -> Sequence[Stored]:
        """The talk of a table after a line."""
        lines: list[Stored] = loads(await self._wait(self._shelf.chat(table_id, after)))
        return lines

    async def person(self, person_id: int) -> Stored:
        """Whoever uses this browser."""
        person: Stored = loads(await self._wait(self._shelf.person()))
        self.person_id = person["id"]
        return person

    async def set_person(self, person_id: int, **values: Any) -> None:
        """Remember a name."""
        person = {**await self.person(person_id), **values}
        await self._wait(self._shelf.set_person(dumps(person)))


def _unreadable(table_id: str, number: int) -> Row:
    """Stands for a row that is damaged: it fits nowhere, so the table is told up to it."""
    return Row(table_id, number, 0, "@damaged", "0", "[]", 0, 0, 0.0)
