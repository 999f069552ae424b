"""Clocks: how long somebody may think, who owes what until when, and what happens at the end of it.

A clock runs for seats that a person plays. Per answer: every question has its time. Reserve: all questions of a seat together; when it is used up, each
further one has a minute. What was used is counted from the rows of the log, so that nothing is lost or won by a restart; the time before somebody sat down is
not counted. `due` in the table's row is the next moment at which somebody's time may be over, for whichever process looks first.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import select, update

from meadhall.server import schema as t
from meadhall.server.storage import STORAGE_ERRORS
from meadhall.table.log import log
from meadhall.table.problems import Problem
from meadhall.table.record import Record, Wish, whole
from meadhall.table.seats import DEFAULT_LEVEL, Seat, moment
from meadhall.table.table import Table

if TYPE_CHECKING:
    from meadhall.server.hall import Hall

LOOK_SECONDS = 2.0
LAST = 60.0
"""So long somebody may think about a question when the reserve is used up."""
LEAST, MOST = 60, 30 * 24 * 3600


class Clocks:
    """The clocks of the tables that are open in this process."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._used: dict[str, tuple[int, float, int, list[float]]] = {}
        self._acting: set[tuple[str, int]] = set()

    async def run(self) -> None:
        """Look again and again whose time is over, also at tables that are not open."""
        while not self._hall.closing:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                for row in await self._hall.store.all(
                    select(t.tables.c.id).where(
                        t.tables.c.due > 0, t.tables.c.due <= time.time(), t.tables.c.closed == 0
                    )
                ):
                    await self._look(row["id"])
            except STORAGE_ERRORS as error:
                log("storage", level="error", error=error)
            for table_id in [i for i in self._used if i not in self._hall.open_tables]:
                del self._used[table_id]

    async def _look(self, table_id: str) -> None:
        try:
            table = await self._hall.table(table_id)
            for seat, until in (await self.update(table)).items():
                if until <= time.time() and (table_id, seat) not in self._acting:
                    await self._end(table, seat)
        except Problem as problem:
            log("clock-failed", level="warning", table=table_id, key=problem.key)
            async with self._hall.store.transaction() as connection:
                await connection.execute(update(t.tables).where(t.tables.c.id == table_id).values(due=0.0))

    async def update(self, table: Table) -> dict[int, float]:
        """Work out until when each seat that is asked has time, say it to everybody and write down when to look next."""
        if not table.row["clock"]:
            return {}
        used = await self._count(table)
        until: dict[int, float] = {}
        if table.status == "running":
            for number in table.game.waiting:
                seat = table.seats[number]
                if seat.kind == "person":
                    until[number] = self._until(table, seat, used[number])
        due = min(until.values(), default=0.0)
        seats = [{"seat": number, "until": moment(end)} for number, end in sorted(until.items())]
        told = {
            "kind": table.row["clock"],
            "seconds": round(table.row["clock_seconds"]),
            "then": table.row["clock_then"],
            "seats": seats,
        }
        if told != table.clock:
            table.clock = told
            for listener in table.listeners:
                listener.table_changed()
        if abs(due - table.row["due"]) > 0.001:
            async with self._hall.store.transaction() as connection:
                await connection.execute(update(t.tables).where(t.tables.c.id == table.id).values(due=due))
            table.row = {**table.row, "due": due}
        return until

    @staticmethod
    def _until(table: Table, seat: Seat, used: float) -> float:
        asked = max(table.record.since, seat.sat, seat.back)
        if table.row["clock"] == "answer":
            return asked + float(table.row["clock_seconds"])
        return max(asked + LAST, time.time() + float(table.row["clock_seconds"]) - used)

    async def _count(self, table: Table) -> list[float]:
        """How long each seat has been waited for so far, the open question included."""
        number, at, mask, used = self._used.get(table.id, (-1, 0.0, 0, [0.0] * len(table.seats)))
        if table.row["clock"] == "reserve":
            query = select(t.log.c.number, t.log.c.at, t.log.c.waiting).where(
                t.log.c.table_id == table.id, t.log.c.number > number
            )
            for row in await self._hall.store.all(query.order_by(t.log.c.number)):
                used = _added(used, table.seats, mask, at, row["at"])
                number, at, mask = row["number"], row["at"], row["waiting"]
            self._used[table.id] = number, at, mask, used
            used = _added(used, table.seats, mask, at, time.time())
        return used

    async def _end(self, table: Table, seat: int) -> None:
        """A seat's time is over: a bot gives this one answer, or takes the seat until its owner is back."""
        self._acting.add((table.id, seat))
        name = table.seats[seat].name
        try:
            if table.row["clock_then"] == "seat":
                await table.set_seat(seat, level=DEFAULT_LEVEL, timed_out=True)
                await table.note("clock-seat", name=name)
                self._hall.driver.drive(table)
            else:
                game = table.game
                value, _ = await self._hall.bots.decide(game, seat, DEFAULT_LEVEL)
                decision, given = game.decision, False

                def propose(record: Record) -> Wish | None:
                    nonlocal given
                    question = record.game.question(seat)
                    if (
                        question is None
                        or record.game.decision != decision
                        or seat not in record.game.waiting
                    ):
                        return None
                    given = True
                    return Wish(seat, question.key, whole(question, value))

                await table.submit(propose)
                if given:
                    await table.note("clock-answer", name=name)
            log("clock-ended", table=table.id, seat=seat, then=table.row["clock_then"])
        finally:
            self._acting.discard((table.id, seat))
        await self.update(table)

    async def back(self, table: Table, person_id: int | None) -> None:
        """The owner of a seat that the clock gave to a bot has come: it is his again."""
        for number in table.mine(person_id):
            seat = table.seats[number]
            if seat.timed_out and seat.level is not None and not table.game.over and not seat.resigned:
                await table.set_seat(number, level=None, timed_out=False, back=time.time())
                await table.note("back", name=seat.name)
        await self.update(table)


def _added(used: list[float], seats: list[Seat], mask: int, begin: float, end: float) -> list[float]:
    """What was used before, and by everybody of the mask from the beginning to the end."""
    out = list(used)
    for seat in seats:
        if mask >> seat.seat & 1:
            out[seat.seat] += max(0.0, end - max(begin, seat.sat))
    return out


def values(clock: Any) -> dict[str, Any]:
    """A clock as it is stored."""
    if clock is None:
        return {}
    return {"clock": clock.kind, "clock_seconds": float(clock.seconds), "clock_then": clock.then}
