"""Where tables stand: how new ones come to be, whoever keeps them."""

from __future__ import annotations

import json
import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, Protocol

from meadhall.engine import BadTable, Game, Rules, Value
from meadhall.games import find_rules
from meadhall.lessons import Lesson
from meadhall.preview import Preview
from meadhall.table import seats as chairs
from meadhall.table.driver import Driver, Thinkers
from meadhall.table.ended import ending
from meadhall.table.laying import checked_options, checked_seats, new_id
from meadhall.table.log import log
from meadhall.table.problems import of_table
from meadhall.table.record import Pin, Record
from meadhall.table.retell import FRESH_DICE, SAME_DICE
from meadhall.table.seats import Seat
from meadhall.table.table import Read, Store, Table
from meadhall.table.thinking import Hint


class Advisers(Thinkers, Protocol):
    """Who thinks for the bots, and gives hints."""

    async def advise(self, game: Game[Any], seat: int, level: str) -> Hint:
        """What a bot would do."""


class Foretellers(Protocol):
    """Who works out previews."""

    def of(
        self, game: Game[Any], seat: int, values: list[Value], *, only_costs: bool, chances: bool
    ) -> AsyncIterator[tuple[list[Preview], bool]]:
        """What the options do, piece by piece, and whether that was all."""


class House(ABC):
    """A hall, or a page. `grace_hours`: so long the host of a stopped table waits for the others."""

    store: Store
    driver: Driver
    bots: Advisers
    previews: Foretellers
    grace_hours: float
    browsers_think = False
    """Do people's browsers think for their hints and reviews?"""

    @abstractmethod
    async def table(self, table_id: str) -> Table:
        """The table with that id."""

    @abstractmethod
    async def check(self, saga: str) -> Read:
        """Is it a good saga?"""

    @abstractmethod
    def moved(self, table: Table, before: int) -> None:
        """Something has happened at the table; before that the seats of the mask were asked."""

    @abstractmethod
    def report(self, table: Table, text: str, decision: int) -> str:
        """Write down that something is wrong; the name of the report."""

    @abstractmethod
    async def end_trials(self, person_id: int) -> None:
        """Let the tables go at which somebody tried something out."""

    async def create(
        self,
        game: Game[Any],
        seats: Sequence[Seat],
        host_id: int,
        *,
        seed: str,
        origin: str | None = None,
        parent: str | None = None,
        spectators: bool = True,
        previews: str = "all",
        lesson: Lesson | None = None,
    ) -> Table:
        """A new table for a game that stands at its first question."""
        table_id, now = new_id(), time.time()
        record = Record(table_id, game, Pin.of(game.rules), lesson=lesson)
        values = {
            "id": table_id,
            "game": game.rules.id,
            "version": game.rules.version,
            "content": game.rules.content_hash,
            "options": json.dumps(dict(game.options)),
            "seed": seed,
            "origin": origin,
            "host_id": host_id,
            "spectators": spectators,
            "previews": previews,
            "invitation": secrets.token_urlsafe(16),
            "next_id": None,
            "parent_id": parent,
            "dice": FRESH_DICE if game.fresh else SAME_DICE,
            "created": now,
        }
        first = record.first(now)
        if game.over and game.journal is not None:
            first = await ending(first, game, [seat.name for seat in seats])
        await self.store.add_table(values, chairs.values(seats, table_id), first)
        table = await self.table(table_id)
        log("table-created", table=table_id, game=game.rules.id, seats=len(seats))
        self.driver.drive(table)
        return table

    async def create_new(
        self,
        rules: Rules[Any],
        options: Mapping[str, object],
        seats: Sequence[Seat],
        host_id: int,
        *,
        parent: str | None = None,
        spectators: bool = True,
        previews: str = "all",
    ) -> Table:
        """A new table for a new game with a new seed."""
        checked_seats(rules, len(seats))
        parsed = checked_options(rules, options)
        seed = secrets.token_hex(16)
        try:
            game: Game[Any] = Game(rules, len(seats), parsed, seed).begin()
        except BadTable as error:
            raise of_table(error.reason, rules) from None
        return await self.create(
            game, seats, host_id, seed=seed, parent=parent, spectators=spectators, previews=previews
        )

    async def create_lesson(self, lesson: Lesson, seats: Sequence[Seat], host_id: int) -> Table:
        """The table that a lesson is given at: every time the same."""
        game: Game[Any] = Game(
            find_rules(lesson.game), lesson.seats, dict(lesson.options), lesson.seed
        ).begin()
        game.fresh = False  # whoever goes back meets what the texts tell
        return await self.create(game, seats, host_id, seed=lesson.seed, spectators=False, lesson=lesson)
