"""The tables of a page: opened from the browser's rows, played on by one person and whoever sits beside."""

from __future__ import annotations

import time
from collections.abc import Awaitable
from typing import Any, Protocol

from meadhall.engine import EngineError, MeadhallError, SagaError
from meadhall.engine.saga import read_header, reading
from meadhall.games import SHELF, find_rules
from meadhall.page.store import PageStore, Shelf
from meadhall.page.thoughts import Foresights, Thoughts
from meadhall.table import seats as chairs
from meadhall.table.driver import Driver
from meadhall.table.house import House
from meadhall.table.laying import TABLE_ID
from meadhall.table.log import log
from meadhall.table.origin import is_trial
from meadhall.table.problems import Problem
from meadhall.table.retell import kept_record, retelling
from meadhall.table.slowly import slowly
from meadhall.table.table import Read, Table

BOT_PAUSE = 0.0
OPEN = 3
"""So many tables stay open; whoever comes back to an older one waits until its rows are told."""
LINES = 20_000
"""The longest games have some three thousand lines."""


class Bridge(Shelf, Protocol):
    """What the worker script offers besides the shelf."""

    def think(self, asked: str) -> Awaitable[str]: ...

    def need(self, pack: str) -> Awaitable[Any]: ...

    def end_thoughts(self) -> None:
        """Whoever thinks is ended at once, and somebody new comes."""

    def rang(self, table_id: str) -> None:
        """Other tabs shall look at the table again."""

    def hold(self, table_id: str) -> None:
        """This tab wants to play the bots of a table; `Engine.held` says whether it does."""

    def hear(self, line: int, texts: str) -> None: ...

    def closed(self, line: int, code: int) -> None: ...


class OneTab(Driver):
    """Plays the bots of those tables alone that this tab holds."""

    def __init__(self, bots: Thoughts, pause: float) -> None:
        super().__init__(bots, pause)
        self.held: set[str] = set()

    def drive(self, table: Table) -> None:
        """Let bots think, if it is this tab that plays them."""
        if table.id in self.held:
            super().drive(table)


class Page(House):
    """All tables of a browser. What other tabs do is read from the rows, as the processes of a hall do it."""

    store: PageStore
    bots: Thoughts
    previews: Foresights
    driver: OneTab

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge
        self.grace_hours = 0.0
        self.store = PageStore(bridge)
        self.bots = Thoughts(bridge.think)
        self.previews = Foresights(self.bots)
        self.driver = OneTab(self.bots, BOT_PAUSE)
        self.open_tables: dict[str, Table] = {}
        self.reviews: dict[str, Any] = {}

    async def person_id(self) -> int:
        """Whoever uses this browser."""
        if not self.store.person_id:
            await self.store.person(0)
        return self.store.person_id

    async def need(self, game: str) -> None:
        """Fetch the rules of a game, if they are not here yet."""
        if game in SHELF:
            await self.bridge.need(game)

    async def table(self, table_id: str) -> Table:
        """The table with that id, told from its rows if it is not open yet."""
        table = self.open_tables.get(table_id)
        if table is None:
            table = await self._open(table_id)
        return table

    async def _open(self, table_id: str) -> Table:
        await self.person_id()
        row = await self.store.table(table_id) if TABLE_ID.fullmatch(table_id) else None
        if row is None:
            raise Problem("no-such-table")
        await self.need(row["game"])
        seats = chairs.stored(await self.store.seats(table_id))
        rows = await self.store.rows(table_id, -1)
        if not rows:
            raise Problem("table-broken", {"number": 0})
        retold = await slowly(retelling(row, len(seats), rows))
        record, broken = retold.record, retold.broken
        if rows[-1].kept is not None and not retold.agrees:
            record, broken = kept_record(row, rows[-1]), None
        if record is None:
            raise Problem("table-broken", {"number": 0})
        self._clear_away()
        table = self.open_tables.setdefault(table_id, Table(self, row, seats, record, broken))
        await table.refresh()
        await table.settle()
        return table

    def _clear_away(self) -> None:
        """Tables that nobody looks at need no room, unless a bot still thinks there."""
        idle = [t for t in self.open_tables.values() if not t.listeners and not self.driver.busy(t)]
        for table in idle[: max(0, len(self.open_tables) - OPEN + 1)]:
            del self.open_tables[table.id]

    async def changed_elsewhere(self, table_id: str) -> None:
        """Another tab has done something at a table."""
        table = self.open_tables.get(table_id)
        if table is not None:
            try:
                await table.refresh()
            except self.store.errors as error:
                log("storage", level="warning", table=table_id, why=str(error))
            self.driver.drive(table)

    async def end_trials(self, person_id: int) -> None:
        """Let the tables go at which something was tried out, as far as this tab knows of them."""
        for table_id, table in list(self.open_tables.items()):
            if is_trial(table.row["origin"]):
                self.forget(table_id)
                await self.driver.leave(table_id)
                await self.store.remove(table_id)

    def forget(self, table_id: str) -> None:
        """Read the table anew when it is wanted again."""
        self.open_tables.pop(table_id, None)

    async def check(self, saga: str) -> Read:
        """Is it a good saga? Long ones leave the others their turn."""
        lines = saga.count("\n")
        if lines > LINES:
            return Read(False, f"a saga has at most {LINES} lines, not {lines}")
        try:
            header, _ = read_header(saga)
            await self.need(header.game)
            await slowly(reading(saga, find_rules))
            return Read(True, names=header.names)
        except SagaError as error:
            return Read(False, str(error), error.line)
        except (MeadhallError, EngineError) as error:
            return Read(False, str(error))
        except RecursionError:
            return Read(False, "it takes too long to read")

    def moved(self, table: Table, before: int) -> None:
        """Something was decided: other tabs look, bots think. Who still thinks of what was taken back keeps nobody waiting."""
        if self.bots.stale(table.game):
            self.bridge.end_thoughts()
        self.bridge.rang(table.id)
        self.driver.drive(table)

    def report(self, table: Table, text: str, decision: int) -> str:
        """There is nobody to send it to: it stands in the browser's console, and the saga can be saved."""
        log("report", level="warning", table=table.id, decision=decision, text=text)
        return f"{table.id}-{decision}-{int(time.time())}"
