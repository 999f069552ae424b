"""Somebody who is connected to a table: what is new for him, and what he says. How it travels is the business of whoever keeps the table."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator

from meadhall.engine import InvalidAnswer
from meadhall.engine.view import explain
from meadhall.preview import Preview
from meadhall.table import about, commands
from meadhall.table import messages as m
from meadhall.table.encoding import dumps, joined, mapped
from meadhall.table.house import House
from meadhall.table.positions import position
from meadhall.table.problems import Problem
from meadhall.table.row import Stored
from meadhall.table.seats import moment
from meadhall.table.table import Standing, Table
from meadhall.table.thinking import world

FORESEEING = 3
"""So many previews are worked out for one visit at a time."""
REPLIES = 200
HINT_LEVEL = "strong"


class Visit:
    """A listener of a table. What changed is noted; `news` makes the newest state of it, so a slow line skips the middle.

    It has been told all events before position `since`, and how the table stood after `row`.
    """

    def __init__(self, house: House, table: Table, person_id: int | None, lang: str) -> None:
        self.house = house
        self.table = table
        self.person_id = person_id
        self.lang = lang
        self.since = 0
        self.row = -1
        self.chat_id = 0
        self.replies: list[str] = []
        self.ended = False
        self.stirred = asyncio.Event()
        self.stirred.set()
        self._table = self._position = self._chat = True
        self._seats: list[int] = []
        self._hint: asyncio.Task[None] | None = None
        self._foreseeing: list[asyncio.Task[None]] = []

    # what the table tells

    def stir(self) -> None:
        """There is something new."""
        self.stirred.set()

    def table_changed(self) -> None:
        self._table = True
        self.stir()

    def position_changed(self, position: int) -> None:
        self.since = min(self.since, position + 1)
        self._position = True
        self.stir()

    def foresee(self, stand: Standing) -> None:
        if not self._position and not self.ended:
            since = min(self.since, stand.game.position + 1)
            position(self.table, stand, self._seats, since, self.lang, self.row)

    def chat_changed(self) -> None:
        self._chat = True
        self.stir()

    def end(self) -> None:
        self.ended = True
        self.stir()

    def reply(self, message: dict[str, object]) -> None:
        """Something for this connection alone."""
        self.say(dumps(message))

    def say(self, text: str) -> None:
        """A reply as it goes out."""
        if len(self.replies) < REPLIES:
            self.replies.append(text)
        self.stir()

    def refuse(self, problem: Problem, ref: int | None = None) -> None:
        """A command is refused; nothing has changed."""
        self.reply(
            {
                "type": "refused",
                "ref": ref,
                "problem": problem.info(self.lang),
                "decision": self.table.game.decision,
            }
        )

    def start_over(self) -> None:
        """Send everything again."""
        self.since = self.chat_id = 0
        self.row = -1
        self._table = self._position = self._chat = True
        self.stir()

    async def news(self) -> list[str]:
        """What is new, as messages."""
        self.stirred.clear()
        texts, self.replies = self.replies, []
        if self._table:
            self._table = False
            info = await about.info(self.house, self.table, self.person_id, self.lang)
            texts.append(dumps({"type": "table", "table": info}))
        if self._chat:
            self._chat = False
            texts += await self._new_chat()
        return texts + self._new_position()

    def at_hand(self) -> list[str] | None:
        """What is new, if nothing has to be looked up for that."""
        if self._table or self._chat:
            return None
        texts, self.replies = self.replies, []
        return texts + self._new_position()

    def _new_position(self) -> list[str]:
        if not self._position:
            return []
        self._position = False
        table = self.table
        mine = table.mine(self.person_id)
        if mine != self._seats:  # new eyes have not seen what happened so far
            self._seats, self.since, self.row = mine, 0, -1
        text = position(table, table.stand, mine, self.since, self.lang, self.row)
        self.since, self.row = table.game.position + 1, table.record.number
        return [text]

    async def _new_chat(self) -> list[str]:
        lines = await self.house.store.chat(self.table.id, self.chat_id)
        if not lines:
            return []
        self.chat_id = lines[-1]["id"]
        return [dumps({"type": "chat", "lines": [talked(line) for line in lines]})]

    # what may be too much, where many share a house

    async def check_talk(self) -> None:
        """Raises if this one talks too much."""

    def check_look(self) -> None:
        """Raises if this one looks back too often."""

    def check_preview(self) -> None:
        """Raises if this one wants too many previews."""

    # what is said

    async def obey(self, message: m.Message, ref: int | None) -> None:
        """Do what a message says and confirm it."""
        table = self.table
        match message:
            case m.Sync():
                self.start_over()
            case m.Ping():
                table.used = time.monotonic()
            case m.Chat():
                await self._chat_line(message)
            case m.Propose():
                await self._propose(message)
            case m.Hint():
                self._start_hint(message, ref)
                return
            case m.Draft():
                self._draft(message, ref)
                return
            case m.Look():
                self._look(message, ref)
                return
            case m.Preview():
                self._start_preview(message, ref)
                return
            case _:
                spoke = isinstance(message, m.Answer) and table.was_called(message.seat)
                await table.submit(commands.proposal(table, self.person_id, message, self.house.grace_hours))
                if isinstance(message, m.Rewind):
                    await table.show_hidden("rewind")
                if spoke:
                    await table.set_seat(message.seat, asks="button")
                    self.house.driver.drive(table)
                if isinstance(message, m.Consent):
                    await table.settle()
        self.reply({"type": "accepted", "ref": ref, "row": table.record.number})

    async def _chat_line(self, message: m.Chat) -> None:
        table = self.table
        await self.check_talk()
        if message.seat is None:
            person = None if self.person_id is None else await self.house.store.person(self.person_id)
            if person is None or not person["name"]:
                raise Problem("no-name")
            await table.say(None, person["name"], message.text)
        else:
            await table.say(message.seat, table.own_seat(message.seat, self.person_id).name, message.text)

    async def _propose(self, message: m.Propose) -> None:
        table = self.table
        seat = table.own_seat(message.seat, self.person_id)
        value = commands.proposed(table.record, message)
        await table.say(
            message.seat, seat.name, "", proposes=str(value), asked=message.to, decision=message.decision
        )

    def _draft(self, message: m.Draft, ref: int | None) -> None:
        self.table.own_seat(message.seat, self.person_id)
        try:
            look = commands.draft(self.table.record, message)
        except InvalidAnswer:
            raise Problem("not-an-option") from None
        blocked = [{"value": value, **explain(reason)} for value, reason in look.blocked]
        head = {"ref": ref, "seat": message.seat, "decision": message.decision}
        done = None if look.done is None else explain(look.done)
        rest = {"chosen": message.chosen, "fits": look.fits, "blocked": blocked, "done": done}
        rest["comes"] = dict(look.comes)
        rest["offer"] = None if look.offer is None else list(look.offer)
        self.reply({"type": "draft", **head, **rest})

    def _look(self, message: m.Look, ref: int | None) -> None:
        table = self.table
        if message.seat is not None:
            table.own_seat(message.seat, self.person_id)
        if message.at > table.game.position:
            raise Problem("bad-position", {"given": message.at, "first": 0, "last": table.game.position})
        self.check_look()
        at, view = table.pasts.text(table.game, message.seat, message.at, message.told)
        which = {"ref": ref, "seat": message.seat, "at": at, "told": message.told}
        self.say(joined(dumps({"type": "past", **which}), mapped({"view": view})))

    def _start_hint(self, message: m.Hint, ref: int | None) -> None:
        self.table.own_seat(message.seat, self.person_id)
        if self.table.game.question(message.seat) is None:
            raise Problem("not-asked", {"seat": message.seat})
        if self._hint is not None and not self._hint.done():
            raise Problem("too-fast")
        self._hint = asyncio.create_task(self._give_hint(message, ref))

    async def _give_hint(self, message: m.Hint, ref: int | None) -> None:
        game, guide = self.table.game, self.table.record.guide
        head = {"ref": ref, "seat": message.seat, "decision": game.decision}
        value = guide.advice(game) if guide is not None and message.seat == guide.lesson.seat else None
        if value is None and self.house.browsers_think and not message.here and not self._only_costs:
            self.reply({"type": "world", **head, **world(game, message.seat, HINT_LEVEL)})
            return
        if value is None:
            hint = await self.house.bots.advise(game, message.seat, HINT_LEVEL)
        else:
            hint = {"value": value, "level": HINT_LEVEL, "options": [], "why": []}
        if self._only_costs:
            hint = {**hint, "options": [], "why": []}
        self.reply({"type": "hint", **head, **hint, "wanted": HINT_LEVEL})

    @property
    def _only_costs(self) -> bool:
        """Nobody is told here what an option brings, by a preview or by a hint."""
        return bool(self.table.row["previews"] == "costs")

    def _start_preview(self, message: m.Preview, ref: int | None) -> None:
        """Few at a time: a newer wish takes the place of the oldest that is still being worked out."""
        table = self.table
        table.own_seat(message.seat, self.person_id)
        values = commands.foreseen(table.record, message)
        self.check_preview()
        self._foreseeing = [task for task in self._foreseeing if not task.done()]
        if len(self._foreseeing) >= FORESEEING:
            self._foreseeing.pop(0).cancel()
        pieces = self.house.previews.of(
            table.game, message.seat, values, only_costs=self._only_costs, chances=message.odds
        )
        self._foreseeing.append(asyncio.create_task(self._give_preview(message, ref, pieces)))

    async def _give_preview(
        self, message: m.Preview, ref: int | None, pieces: AsyncIterator[tuple[list[Preview], bool]]
    ) -> None:
        head = {"type": "preview", "ref": ref, "seat": message.seat, "decision": message.decision}
        try:
            async for options, done in pieces:
                self.reply({**head, "options": options, "done": done})
        except asyncio.CancelledError:
            self.reply({**head, "options": [], "done": True})
            raise

    def close(self) -> None:
        """The line is gone."""
        for task in (self._hint, *self._foreseeing):
            if task is not None:
                task.cancel()


def talked(row: Stored) -> dict[str, object]:
    """A line of the talk as it is sent."""
    value = row["proposes"]
    proposal = value and {
        "value": int(value) if value.isdecimal() else value,
        "to": row["asked"],
        "decision": row["decision"],
    }
    head = {key: row[key] for key in ("id", "seat", "name", "text")}
    note = json.loads(row["note"]) if row["note"] else None
    return {**head, "at": moment(row["at"]), "proposal": proposal or None, "note": note}
