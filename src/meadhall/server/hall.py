"""The hall: all tables of a server process, and the way in and out of the database."""

from __future__ import annotations

import asyncio
import secrets
import time
from datetime import UTC, datetime
from typing import Any

from meadhall.bots import offer
from meadhall.engine import Game
from meadhall.server import hosting, metrics, results, retention
from meadhall.server.bots import Bots
from meadhall.server.client import check_rules
from meadhall.server.clocks import Clocks
from meadhall.server.collector import Collector
from meadhall.server.limits import Buckets
from meadhall.server.previews import Previews
from meadhall.server.readers import Readers
from meadhall.server.reviews import Reviews
from meadhall.server.settings import Settings
from meadhall.server.storage import STORAGE_ERRORS, Store
from meadhall.server.webhooks import Webhooks
from meadhall.server.word import Owed, Word
from meadhall.table import seats as chairs
from meadhall.table import windows
from meadhall.table.driver import Driver
from meadhall.table.house import House
from meadhall.table.laying import TABLE_ID
from meadhall.table.log import log
from meadhall.table.origin import is_trial
from meadhall.table.problems import Problem
from meadhall.table.retell import kept_record, retelling
from meadhall.table.slowly import slowly
from meadhall.table.table import Read, Table

SWEEP_SECONDS = 20.0
IDLE_SECONDS = 300.0
CLOSING_SECONDS = 3.0
IDLE_TABLES = 60
"""So many tables are kept open at which nobody is."""
FINISHED_TABLES = 6
"""So many of them if their game is over: a long one takes some megabytes, and is opened again in less than a tenth of a second."""
MESSAGES = 20
"""So many messages a second may come from one address over all its lines, for one HTTP request that changes something."""
QUOTAS = {
    "tables": (0.05, 60.0),
    "imports": (10_000.0, 4_000_000.0),
    "reports": (1 / 60, 10.0),
    "guesses": (0.5, 10.0),
    "talk": (1.0, 20.0),
}
"""What a person may do a second, and at once, at the usual rate: new tables, bytes of sagas, reports, passwords tried, lines of talk. An address may do four times that."""
ADDRESS = 4
TELLING = 3
"""So many stored games are told again at a time."""


class Hall(House):
    """Opens tables from the log when somebody comes, and forgets them when nobody is left."""

    store: Store
    bots: Bots
    previews: Previews

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.grace_hours = settings.grace_hours
        self.store = Store(settings.database)
        for bot in settings.bots:
            offer(bot)
        if settings.thinking is not None:
            check_rules(settings.thinking)
            self.browsers_think = True
        self.bots = Bots(settings.bot_workers, settings.bot_seconds)
        self.previews = Previews()
        self.reviews = Reviews()
        self.readers = Readers()
        self.driver = Driver(self.bots, settings.bot_pause)
        self.webhooks = Webhooks(self.store, settings)
        self.word = Word(self)
        self.clocks = Clocks(self)
        self.open_tables: dict[str, Table] = {}
        self.messages = Buckets(settings.rate * MESSAGES, settings.rate * MESSAGES * 3)
        self.closing = False
        self.collector = Collector()
        self.tidied = float("-inf")
        self._answered = 0.0
        self._telling = asyncio.Semaphore(TELLING)
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # opening and closing

    async def open(self) -> None:
        """Open the database and go on with the bots' games where they stood."""
        await self.store.open(self._heard)
        try:
            await self.store.nobody_here()
        except STORAGE_ERRORS as error:  # a damaged page of the seats; what can be read stays readable
            log("storage", level="error", error=error)
            self.store.failed(error)
        self._start(self._sweep())
        self._start(self.clocks.run())

    async def close(self) -> None:
        """End what runs; everything that counts is stored already."""
        self.closing = True
        for table in self.open_tables.values():
            for listener in list(table.listeners):
                listener.end()
        self.driver.stop()
        for task in list(self._tasks):
            task.cancel()
        self.bots.stop()
        self.previews.stop()
        self.reviews.stop()
        self.readers.stop()
        self.word.stop()
        await self.webhooks.close()
        if self._tasks:  # whoever has the database in hand lets go of it first
            await asyncio.wait(self._tasks, timeout=CLOSING_SECONDS)
        await self.store.close()
        self.collector.close()

    def _start(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _heard(self, tables: list[str] | None) -> None:
        for word in tables or ():
            self._heard_word(word)
        known = self.open_tables if tables is None else [i for i in tables if i in self.open_tables]
        for table_id in known:
            self._start(self._refresh(self.open_tables[table_id]))

    def _heard_word(self, word: str) -> None:
        """What the host of the hall did in another process."""
        if word.startswith(hosting.GONE):
            self.forget_table(word.removeprefix(hosting.GONE))
        elif word.startswith(hosting.OUT):
            self.send_away(int(word.removeprefix(hosting.OUT)))

    def forget_table(self, table_id: str) -> None:
        """The table is no more."""
        table = self.open_tables.pop(table_id, None)
        for listener in list(table.listeners) if table is not None else ():
            listener.end()

    def send_away(self, person_id: int) -> None:
        """Close all lines of a person."""
        for table in self.open_tables.values():
            for listener in list(table.listeners):
                if listener.person_id == person_id:
                    listener.end()

    async def _refresh(self, table: Table) -> None:
        try:
            await table.refresh()
        except STORAGE_ERRORS as error:
            log("storage", level="error", table=table.id, error=error)

    async def _sweep(self) -> None:
        """Wake bots that are asked and nobody drives (after a restart, or when a process died); forget idle tables; tidy up."""
        while not self.closing:
            try:
                for table_id in await self.store.tables_waiting_for_bots():
                    if not self.closing:
                        await self._wake(table_id)
                await self.store.quotas.save()
            except STORAGE_ERRORS as error:
                log("storage", level="error", error=error)
            await retention.tidy(self)
            self._forget(IDLE_SECONDS)
            self.collector.tidy(quiet=time.monotonic() - self._answered > SWEEP_SECONDS)
            await asyncio.sleep(SWEEP_SECONDS)

    def _forget(self, seconds: float) -> None:
        """Close the tables at which nobody is and nothing has happened for so long."""
        for table in list(self.open_tables.values()):
            if time.monotonic() - table.used > seconds and not table.listeners:
                self._close(table)

    def _close(self, table: Table) -> None:
        """Close a table at which nobody is, unless something goes on there."""
        if not self.driver.busy(table) and not table.lock.locked():
            self.open_tables.pop(table.id, None)

    def _make_room(self) -> None:
        """Close the tables that nobody has looked at for longest, if very many are open."""
        alone = [table for table in self.open_tables.values() if not table.listeners]
        over = sorted((table for table in alone if table.game.over), key=lambda table: table.used)
        for table in over[: -FINISHED_TABLES or None]:
            self._close(table)
        if len(alone) > IDLE_TABLES:
            used = sorted(table.used for table in alone)[len(alone) - IDLE_TABLES // 2]
            self._forget(time.monotonic() - used)

    async def _wake(self, table_id: str) -> None:
        fresh = table_id not in self.open_tables
        try:
            table = await self.table(table_id)
        except Problem as problem:
            log("table-unreadable", level="warning", table=table_id, key=problem.key)
            return
        if fresh or time.time() - table.record.since > SWEEP_SECONDS:
            await self._refresh(table)
            self.driver.drive(table)

    # tables

    async def table(self, table_id: str) -> Table:
        """The table with that id, told from its rows if it is not open yet."""
        table = self.open_tables.get(table_id)
        if table is None:
            table = await asyncio.shield(self._opening.get(table_id) or self._open(table_id))
        table.used = time.monotonic()
        return table

    def _open(self, table_id: str) -> asyncio.Task[Table]:
        """Everybody who wants a table that is not open waits for one reading of it."""
        if not TABLE_ID.fullmatch(table_id):
            raise Problem("no-such-table")
        task = self._opening[table_id] = asyncio.create_task(self._load(table_id))

        def opened(done: asyncio.Task[Table]) -> None:
            del self._opening[table_id]
            if not done.cancelled():
                done.exception()  # whoever waits hears of it

        task.add_done_callback(opened)
        return task

    async def _load(self, table_id: str) -> Table:
        row = await self.store.table(table_id)
        if row is None:
            raise Problem("no-such-table")
        seats = chairs.stored(await self.store.seats(table_id))
        rows = await self.store.rows(table_id, -1)
        async with self._telling:
            retold = await slowly(retelling(row, len(seats), rows))
        record, broken = retold.record, retold.broken
        if rows[-1].kept is not None and not retold.agrees:
            record, broken = kept_record(row, rows[-1]), None
        if broken is not None:
            log("table-broken", level="warning", table=table_id, row=broken)
        if record is None:
            raise Problem("table-broken", {"number": 0})
        self._make_room()
        table = self.open_tables[table_id] = Table(self, row, seats, record, broken)
        await table.refresh()  # what was stored while we read rang no bell here
        await table.settle()
        await self.clocks.update(table)
        return table

    async def spend(self, person_id: int | None, address: str, what: str, amount: float = 1) -> None:
        """Raises if a person, or an address, has done too much of something lately; all processes count together."""
        rate, size = (each * self.settings.rate / 5 for each in QUOTAS[what])
        if person_id is not None and not await self.store.quotas.spend(
            f"p:{person_id}", what, amount, rate, size
        ):
            raise Problem("too-fast")
        many = 1 if what == "guesses" else ADDRESS
        if not await self.store.quotas.spend(f"a:{address[:60]}", what, amount, many * rate, many * size):
            raise Problem("too-fast")

    async def end_trials(self, person_id: int) -> None:
        """Delete the tables at which somebody tried something out."""
        gone = await self.store.trials(person_id)
        for table_id in gone:
            self.forget_table(table_id)
            await self.driver.leave(table_id)
        if gone:
            await hosting.remove(self.store, gone)

    async def check(self, saga: str) -> Read:
        """Is it a good saga?"""
        return await self.readers.check(saga)

    def moved(self, table: Table, before: int) -> None:
        """Something was decided at a table: tell those who are asked now, were not before, and are away; let bots think."""
        self._answered = time.monotonic()
        if is_trial(table.row["origin"]):
            self.driver.drive(table)
            return
        if table.game.over:
            metrics.ENDED.labels(table.game.rules.id).inc()
            self._start(self._settle(table.id, table.game))
        if table.row["clock"]:
            self._start(self.clocks.update(table))
        for number in table.game.waiting:
            seat = table.seats[number]
            if before >> number & 1 or seat.kind != "person" or table.online(seat):
                continue
            if seat.person_id is not None and windows.passes(table.record, table.seats, number) is None:
                self._start(self.webhooks.call(seat.person_id, table.id, table.game.rules.id, number))
                self._start(self.word.owe(seat.person_id, Owed(table.id, number, table.game.decision)))
        self.driver.drive(table)

    async def _settle(self, table_id: str, game: Game[Any]) -> None:
        try:
            await results.settle(self.store, table_id, game)
        except STORAGE_ERRORS as error:  # the next sweep finds it
            log("storage", level="error", table=table_id, error=error)

    def report(self, table: Table, text: str, decision: int) -> str:
        """Write a file with the saga, the decision number and what somebody says about it."""
        name = f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{table.id}-{secrets.token_hex(3)}"
        folder = self.settings.data / "reports"
        folder.mkdir(parents=True, exist_ok=True)
        head = "\n".join(f"# {line}" for line in text.splitlines())
        (folder / f"{name}.txt").write_text(
            f"# table {table.id}, decision {decision}, row {table.record.number}\n{head}\n", "utf-8"
        )
        trial = is_trial(table.row["origin"])
        (folder / f"{name}.saga").write_text(
            table.row["origin"] if trial else table.saga(sealed=False), "utf-8"
        )
        return name
