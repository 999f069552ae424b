"""The first worker of a page: keeps its tables and talks with the client over lines, as a hall does over WebSockets."""

from __future__ import annotations

import asyncio
from typing import Any

from meadhall.page.house import Bridge, Page
from meadhall.page.routes import answer
from meadhall.table import messages
from meadhall.table.encoding import dumps, loads
from meadhall.table.log import log
from meadhall.table.problems import Problem
from meadhall.table.table import Table
from meadhall.table.visits import Visit

GONE, FAILED = 4404, 1013


class Line(Visit):
    """A visit of this browser."""

    def __init__(self, page: Page, number: int, table: Table, person_id: int, lang: str) -> None:
        super().__init__(page, table, person_id, lang)
        self._bridge = page.bridge
        self._number = number
        self._telling = asyncio.ensure_future(self._tell())

    async def _tell(self) -> None:
        while not self.ended:
            await self.stirred.wait()
            try:
                texts = await self.news()
            except self.house.store.errors as error:
                log("storage", level="warning", table=self.table.id, why=str(error))
                self._bridge.closed(self._number, FAILED)
                return
            if texts:
                self._bridge.hear(self._number, "[" + ",".join(texts) + "]")

    def close(self) -> None:
        """The line is gone."""
        super().close()
        self._telling.cancel()


class Engine:
    """What the worker script calls."""

    def __init__(self, bridge: Bridge) -> None:
        self.page = Page(bridge)
        self._lines: dict[int, Line] = {}
        self._turn = asyncio.Lock()

    async def call(self, method: str, path: str, body: str, lang: str) -> list[Any]:
        """Status and text for a request."""
        return list(await answer(self.page, method, path, body, lang))

    async def open(self, number: int, table_id: str, lang: str) -> None:
        """Somebody sits down at a table."""
        page = self.page
        try:
            table = await page.table(table_id)
        except Problem as problem:
            self._turn_away(number, problem, lang, GONE)
            return
        except page.store.errors as error:
            log("storage", level="warning", table=table_id, why=str(error))
            self._turn_away(number, Problem("storage"), lang, FAILED)
            return
        line = self._lines[number] = Line(page, number, table, await page.person_id(), lang)
        table.enter(line)
        page.bridge.hold(table_id)

    def _turn_away(self, number: int, problem: Problem, lang: str, code: int) -> None:
        refused = {"type": "refused", "ref": None, "problem": problem.info(lang), "decision": None}
        self.page.bridge.hear(number, dumps([refused]))
        self.page.bridge.closed(number, code)

    async def say(self, number: int, text: str) -> None:
        """A message over a line; one after the other, as they came."""
        line = self._lines.get(number)
        if line is None:
            return
        async with self._turn:
            data = loads(text)
            ref = data.get("ref") if isinstance(data, dict) else None
            try:
                message, ref = messages.read(data)
                await line.obey(message, ref)
            except Problem as problem:
                line.refuse(problem, ref)
            except self.page.store.errors as error:
                log("storage", level="warning", table=line.table.id, why=str(error))
                line.refuse(Problem("storage"), ref)
            except Exception as error:
                log("server-error", level="error", error=error)
                line.refuse(Problem("server-error"), ref)

    def close(self, number: int) -> None:
        """A line is gone."""
        line = self._lines.pop(number, None)
        if line is not None:
            line.table.leave(line)
            line.close()

    def held(self, table_id: str, mine: bool) -> None:
        """Whether this tab plays the bots of a table: of several, the one that opened it last."""
        driver = self.page.driver
        if not mine:
            driver.held.discard(table_id)
            return
        driver.held.add(table_id)
        table = self.page.open_tables.get(table_id)
        if table is not None:
            driver.drive(table)

    async def rang(self, table_id: str) -> None:
        """Another tab has done something at a table."""
        await self.page.changed_elsewhere(table_id)
