"""A table that is open in this process: its game as a cache of the log, and who is connected.

What is said of it stands in about.py, who plays for a seat in driver.py.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Literal, NamedTuple, Protocol

from meadhall.engine import CannotUndo, EngineError, Game, IllegalAnswer, InvalidAnswer, MeadhallError
from meadhall.engine import chance as dice
from meadhall.engine.reseeding import SEALED
from meadhall.table import pins
from meadhall.table import seats as chairs
from meadhall.table.ended import ending
from meadhall.table.log import log
from meadhall.table.origin import is_trial
from meadhall.table.problems import Problem, of_reason
from meadhall.table.record import Broken, Record, Wish, Word
from meadhall.table.retell import pinned_saga
from meadhall.table.row import Row, Stored
from meadhall.table.seats import Seat
from meadhall.table.views import Pasts, Views

Propose = Callable[[Record], Wish | None]
"""Looks at a table as it stands and says what shall happen, or refuses. None: it is so already."""

Status = Literal["running", "stopped", "closed", "over", "broken"]
"""`closed`: by the host of the hall."""

TRIES = 20
"""How often a wish is tried anew when other processes were quicker."""


class Listener(Protocol):
    """Somebody connected to the table."""

    person_id: int | None

    def table_changed(self) -> None: ...

    def position_changed(self, position: int) -> None: ...

    def chat_changed(self) -> None: ...

    def foresee(self, stand: Standing) -> None:
        """Make ready what is to be told if the table comes to stand like that. Nothing may be told yet."""

    def end(self) -> None: ...


class Standing:
    """How a table stands, and what has been made of that for somebody's eyes: `parts` are pieces of messages (positions.py).

    `after` is the row before it, where it is known how the table stood then; else -1.
    """

    def __init__(self, record: Record, before: Standing | None = None) -> None:
        self.record = record
        self.after = -1 if before is None else before.record.number
        self.views: Views = Views(record.game, before.views if before is not None else None, record.guide)
        self.parts: dict[tuple[Any, ...], str] = {}

    @property
    def game(self) -> Game[Any]:
        return self.record.game


class Read(NamedTuple):
    """What became of a saga. `detail` and `line` say what is wrong with it."""

    good: bool
    detail: str = ""
    line: int = 0
    names: dict[int, str] = {}


class Store(Protocol):
    """Where rows, seats and talk are kept; `errors` is what it fails with."""

    errors: tuple[type[Exception], ...]

    def append(self, row: Row) -> Awaitable[bool]:
        """Begin to store the row. False in the end: somebody else has stored a row with that number."""

    async def rows(self, table_id: str, after: int) -> list[Row]: ...

    async def table(self, table_id: str) -> Stored | None: ...

    async def seats(self, table_id: str) -> Sequence[Stored]: ...

    async def set_seat(self, table_id: str, seat: int, *, if_open: bool = False, **values: Any) -> bool: ...

    async def set_table(self, table_id: str, **values: Any) -> None: ...

    async def say(self, table_id: str, seat: int | None, name: str, line: str, **proposal: Any) -> None: ...

    async def chat(self, table_id: str, after: int) -> Sequence[Stored]: ...

    async def add_table(self, table: dict[str, Any], seats: list[dict[str, Any]], first: Row) -> None: ...

    async def set_next(self, table_id: str, next_id: str) -> bool: ...

    async def person(self, person_id: int) -> Stored | None: ...

    async def set_person(self, person_id: int, **values: Any) -> None: ...


class House(Protocol):
    """What a table knows of the hall it stands in."""

    @property
    def store(self) -> Store: ...

    def moved(self, table: Table, before: int) -> None:
        """Something has happened at the table; before that the seats of the mask were asked."""

    def report(self, table: Table, text: str, decision: int) -> str:
        """Write down that something is wrong; the name of the report."""


class Table:
    """One table. All changes go through `submit`, one at a time; rows are stored before the game moves on."""

    def __init__(
        self,
        house: House,
        row: Stored,
        seats: list[Seat],
        record: Record,
        broken: int | None = None,
    ) -> None:
        self._house = house
        self.id: str = row["id"]
        self.row: Stored = row
        self._sit(seats)
        self.stand = Standing(record)
        self.broken = broken
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.pasts = Pasts()
        self.verified: Read | None = None
        self.used = time.monotonic()
        self.clock: dict[str, Any] | None = None

    # what it is

    @property
    def record(self) -> Record:
        return self.stand.record

    @property
    def game(self) -> Game[Any]:
        return self.stand.record.game

    @property
    def host_id(self) -> int:
        host_id: int = self.row["host_id"]
        return host_id

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, for sentences; empty where nobody has one."""
        return tuple(seat.name for seat in self.seats)

    @property
    def closed(self) -> bool:
        """Has the host of the hall closed it?"""
        return bool(self.row.get("closed"))

    def _sit(self, seats: list[Seat]) -> None:
        """`solo`: all people sit at one device, and no seat waits for another person. Asked at every answer, and changed by few of them."""
        self.seats = seats
        people = {seat.person_id for seat in seats if seat.person_id is not None and not seat.resigned}
        self.solo = people <= {self.host_id} and all(seat.kind != "open" for seat in seats)

    @property
    def status(self) -> Status:
        if self.broken is not None:
            return "broken"
        if self.game.over:
            return "over"
        if self.closed:
            return "closed"
        return "running" if self.record.stop is None else "stopped"

    @property
    def commitment(self) -> str:
        """The hash of the seed; empty for a game that was imported without it."""
        seed = self.game.seeds[0][1]
        return "" if seed == SEALED else dice.commitment(self.game.rules.id, seed)

    def mine(self, person_id: int | None) -> list[int]:
        """The seats of a person."""
        return [s.seat for s in self.seats if person_id is not None and s.person_id == person_id]

    def seat(self, number: int) -> Seat:
        """The seat with that number."""
        if not 0 <= number < len(self.seats):
            raise Problem("no-such-seat", {"seat": number})
        return self.seats[number]

    def own_seat(self, number: int, person_id: int | None) -> Seat:
        """The seat with that number, if it belongs to the person."""
        seat = self.seat(number)
        if person_id is None or seat.person_id != person_id:
            raise Problem("not-your-seat")
        return seat

    def online(self, seat: Seat) -> bool:
        """Is the player of the seat connected here?"""
        return seat.person_id is not None and any(x.person_id == seat.person_id for x in self.listeners)

    def watchable(self, person_id: int | None) -> None:
        """Raises if the person may not look at this table."""
        if not self.row["spectators"] and not self.mine(person_id) and person_id != self.host_id:
            raise Problem("no-spectators")

    # changing

    async def settle(self) -> None:
        """Take up the rules of today if the game stands as it stood or its people agree; else stop and ask them."""
        if self.broken is None and not self.closed:
            for _ in (Word.STOP, Word.RULES):
                if pins.due(self.record, self.seats) is None:
                    break
                await self.submit(lambda record: pins.due(record, self.seats))

    async def submit(self, propose: Propose) -> None:
        """Let something happen: `propose` says what, looking at the game as it stands, or refuses."""
        async with self.lock:
            for _ in range(TRIES):
                if self.broken is not None:
                    raise Problem("table-broken", {"number": self.broken})
                if self.closed:
                    raise Problem("table-closed")
                before = self.record
                asked = before.waiting
                tried = self._try(before, propose)
                if tried is None:
                    return
                then, row = tried
                if then.game.over and then.game.journal is not None:
                    row = await ending(row, then.game, self.names)
                stand = Standing(then, self.stand)
                if await self._store(row, stand):
                    self._stand(stand)
                    break
                await self._catch_up()
            else:
                raise Problem("busy")
        self._house.moved(self, asked)

    def _try(self, before: Record, propose: Propose) -> tuple[Record, Row] | None:
        """What would come of it. Here the rules themselves say whether an answer is legal; nobody else has to."""
        try:
            wish = propose(before)
            if wish is None:
                return None
            return before.after(wish, time.time())
        except (CannotUndo, IllegalAnswer) as error:
            raise of_reason(error.reason, self.game.rules, self.names) from None
        except InvalidAnswer:
            raise Problem("not-an-option") from None
        except EngineError as error:
            report = self._house.report(self, f"the rules broke: {error}", self.game.decision)
            log("rules-broke", level="error", table=self.id, report=report, error=error)
            raise Problem("rules-broke") from None
        except MeadhallError as error:
            raise Problem("bad-request", {"where": "message", "detail": str(error)}) from None

    async def _store(self, row: Row, stand: Standing) -> bool:
        """Store the row; while the disk is busy, what will be told of it is made ready."""
        storing = self._house.store.append(row)
        await asyncio.sleep(0)  # lets the thread that stores begin
        with suppress(Exception):  # whoever has to send it will say what is wrong
            for listener in self.listeners:
                listener.foresee(stand)
        try:
            return await storing
        except self._house.store.errors as error:
            log("storage", level="error", table=self.id, error=error)
            try:  # a commit may have succeeded although its confirmation was lost
                await self._catch_up()
            except self._house.store.errors as again:
                log("storage", level="error", table=self.id, error=again)
            raise Problem("storage") from None

    def _stand(self, stand: Standing) -> None:
        before, record = self.record, stand.record
        told = (before.pin, before.stop) != (record.pin, record.stop) or record.game.over
        if record.pin != before.pin:
            log("table-rules", table=self.id, game=record.game.rules.id, version=record.pin.version)
        self.pasts.forget(record.game.position)
        self.stand = stand
        for listener in self.listeners:
            listener.position_changed(record.game.position)
        if told:
            self._tell_table()

    async def _catch_up(self) -> None:
        """Follow the rows that are stored and not known here yet."""
        if self.broken is not None:
            return
        for row in await self._house.store.rows(self.id, self.record.number):
            try:
                self.record.follow(row)
            except Broken as error:
                log("table-broken", level="error", table=self.id, row=error.number)
                self.broken = error.number
                break
            self._stand(Standing(self.record))

    async def refresh(self) -> None:
        """Somebody else has changed this table."""
        async with self.lock:
            await self._catch_up()
        await self.refresh_seats()
        for listener in self.listeners:
            listener.chat_changed()

    async def refresh_seats(self) -> None:
        """Read the seats and the table's row again and tell everybody."""
        row = await self._house.store.table(self.id)
        seats = chairs.stored(await self._house.store.seats(self.id))
        if row is not None and (row != self.row or seats != self.seats):
            self.row = row
            self._sit(seats)
            self.stand.parts.clear()
            self._tell_table()
            for listener in self.listeners:
                listener.position_changed(self.game.position)

    def was_called(self, number: int) -> bool:
        """Has the seat asked for this one moment?"""
        if number >= len(self.seats) or self.seats[number].asks != "next":
            return False
        question = self.game.question(number)
        return question is not None and question.key in self.game.rules.windows

    async def set_seat(self, number: int, **values: Any) -> None:
        """Change a seat, and take up other rules if that was all they waited for."""
        await self._house.store.set_seat(self.id, number, **values)
        await self.refresh_seats()
        await self.settle()

    async def say(self, seat: int | None, name: str, text: str, **proposal: Any) -> None:
        """A line for the chat."""
        await self._house.store.say(self.id, seat, name, text, **proposal)
        for listener in self.listeners:
            listener.chat_changed()

    async def note(self, key: str, **params: str) -> None:
        """The table itself says something to everybody."""
        await self.say(None, "", "", note=json.dumps({"key": key, "params": params}))

    async def show_hidden(self, how: str) -> None:
        """Somebody gets to know what is hidden while the game runs; whoever sits down later is told."""
        if not self.game.over and not self.row["seen"]:
            await self._house.store.set_table(self.id, seen=how)
            await self.refresh_seats()

    # listeners

    def enter(self, listener: Listener) -> None:
        """Somebody connects."""
        self.listeners.add(listener)
        self._tell_table()

    def leave(self, listener: Listener) -> None:
        """Somebody is gone."""
        self.listeners.discard(listener)
        self.used = time.monotonic()
        self._tell_table()

    def _tell_table(self) -> None:
        for listener in self.listeners:
            listener.table_changed()

    # words

    def saga(self, *, sealed: bool) -> str:
        """The whole game as text."""
        if is_trial(self.row["origin"]):
            raise Problem("trial-no-saga")
        return pinned_saga(self.record, self.names, sealed=sealed)
