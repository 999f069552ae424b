"""Who plays for a seat: bots that are asked think, and moments go by for seats that do not want to be asked."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Protocol

from meadhall.engine import Game, Value
from meadhall.table import windows
from meadhall.table.log import log
from meadhall.table.problems import Problem
from meadhall.table.record import Record, Wish, whole
from meadhall.table.table import Table


class Thinkers(Protocol):
    """Who thinks for the bots."""

    async def decide(self, game: Game[Any], seat: int, level: str) -> tuple[Value, str]:
        """The answer to the open question of `seat`, and the level of the bot that gave it in the end."""


class Driver:
    """Drives the tables of a process; one thought at a time for each seat."""

    def __init__(self, bots: Thinkers, pause: float) -> None:
        self._bots = bots
        self._pause = pause
        self._thoughts: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._stopped = False

    def stop(self) -> None:
        """No more thoughts."""
        self._stopped = True
        for thought in list(self._thoughts.values()):
            thought.cancel()

    @property
    def thinking(self) -> int:
        """So many seats are being answered for."""
        return len(self._thoughts)

    def busy(self, table: Table) -> bool:
        """Does anybody think at this table?"""
        return any(table_id == table.id for table_id, _ in self._thoughts)

    def drive(self, table: Table) -> None:
        """Let everybody who is asked at this table and does not answer himself be answered for."""
        if table.broken is not None or table.record.stop is not None or table.closed or self._stopped:
            return
        for number in table.game.waiting:
            if (table.id, number) in self._thoughts:
                continue
            if table.seats[number].level is not None:
                self._begin(table, number, self._think(table, number))
            elif self._given(table.record, table, number) is not None:
                self._begin(table, number, self._pass(table, number))

    async def leave(self, table_id: str) -> None:
        """Think no more at a table that is going to be deleted."""
        begun = [task for (where, _), task in self._thoughts.items() if where == table_id]
        for task in begun:
            task.cancel()
        await asyncio.gather(*begun, return_exceptions=True)

    def _begin(self, table: Table, number: int, work: Any) -> None:
        self._thoughts[table.id, number] = asyncio.create_task(work)

    @staticmethod
    def _given(record: Record, table: Table, number: int) -> Wish | None:
        """What the table answers for a person: a learner wants to see it done, or a moment goes by."""
        guide, question = record.guide, record.game.question(number)
        if guide is not None and number == guide.lesson.seat and question is not None:
            value = guide.carried(record.game)
            if value is not None:
                return Wish(number, question.key, value, automatic=True)
        return windows.passes(record, table.seats, number)

    async def _pass(self, table: Table, number: int) -> None:
        """Let a moment go by for a seat; what that leads to is looked at when this is done."""
        try:
            await table.submit(lambda record: self._given(record, table, number))
        except Problem as problem:
            log("pass-refused", level="warning", table=table.id, seat=number, key=problem.key)
        finally:
            self._thoughts.pop((table.id, number), None)
        self.drive(table)

    async def _think(self, table: Table, number: int) -> None:
        try:
            while True:
                level, game = table.seats[number].level, table.game
                if level is None or number not in game.waiting or self._stopped:
                    return
                began, decision = time.monotonic(), game.decision  # rows of other processes move this game on
                guide = table.record.guide
                value = None if guide is None else guide.bot(game, number)
                if value is None:
                    value, _ = await self._bots.decide(game, number, level)
                await asyncio.sleep(max(0.0, self._pause - (time.monotonic() - began)))

                def propose(
                    record: Record, level: str = level, value: Any = value, decision: int = decision
                ) -> Wish | None:
                    question = record.game.question(number)
                    owed = record.stop is None and number in record.game.waiting
                    late = record.game.decision != decision or table.seats[number].level != level
                    if question is None or late or not owed:
                        return None
                    return Wish(number, question.key, whole(question, value))

                await table.submit(propose)
        except Problem as problem:
            log("bot-refused", level="warning", table=table.id, seat=number, key=problem.key)
        except Exception as error:
            log("bot-failed", level="error", table=table.id, seat=number, error=error)
        finally:
            self._thoughts.pop((table.id, number), None)
