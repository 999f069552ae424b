"""The WebSocket of a table: one connection, one person, all seats the person holds there."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from sqlalchemy import RowMapping

from meadhall.engine import InvalidAnswer
from meadhall.engine.view import explain
from meadhall.preview import Preview
from meadhall.server import about, commands, people
from meadhall.server import messages as m
from meadhall.server.hall import Hall
from meadhall.server.limits import Bucket
from meadhall.server.line import say
from meadhall.server.log import log
from meadhall.server.models import PROTOCOL
from meadhall.server.people import address_of
from meadhall.server.positions import position
from meadhall.server.problems import Problem, language, of_model
from meadhall.server.seats import moment
from meadhall.server.storage import HERE, STORAGE_ERRORS
from meadhall.server.tables import Standing, Table
from meadhall.server.views import dumps

router = APIRouter()

MESSAGE_BYTES = 8_192
MESSAGES = 4
"""So many messages a second are allowed for one HTTP request that changes something; three times as many at once."""
LOOKS = 2
"""So many looks back, and as many previews, a second are allowed for one HTTP request that changes something; four times as many at once."""
FORESEEING = 3
"""So many previews are worked out for one line at a time."""
PATIENCE = 100
"""So many refusals for speed or size, and the line is cut."""
REPLIES = 200
HINT_LEVEL = "strong"

FORBIDDEN, RESTART, POLICY = 4403, 1012, 1008
CODES = {"hall-locked": 4401, "no-such-table": 4404, "old-page": 4426, "storage": 1013}
"""The code with which a line is closed for these problems; FORBIDDEN for all others."""


class Connection:
    """A listener of a table. What changed is noted; a task of its own sends the newest state, so a slow line skips the middle."""

    def __init__(self, socket: WebSocket, hall: Hall, table: Table, person_id: int | None, lang: str) -> None:
        self.socket = socket
        self.hall = hall
        self.table = table
        self.person_id = person_id
        self.lang = lang
        self.address = address_of(socket)
        self.since = 0
        self.chat_id = 0
        self.replies: list[str] = []
        self._table = self._position = self._chat = True
        self._seats: list[int] = []
        self._hint: asyncio.Task[None] | None = None
        looks = hall.settings.rate * LOOKS
        self._looks = Bucket(looks, 4 * looks)
        self._previews = Bucket(looks, 4 * looks)
        self._foreseeing: list[asyncio.Task[None]] = []
        self._ended = False
        self._news = asyncio.Event()
        self._news.set()

    # what the table tells

    def table_changed(self) -> None:
        self._table = True
        self._news.set()

    def position_changed(self, position: int) -> None:
        self.since = min(self.since, position + 1)
        self._position = True
        self._news.set()

    def foresee(self, stand: Standing) -> None:
        if not self._position and not self._ended:
            since = min(self.since, stand.game.position + 1)
            position(self.table, stand, self._seats, since, self.lang)

    def chat_changed(self) -> None:
        self._chat = True
        self._news.set()

    def end(self) -> None:
        self._ended = True
        self._news.set()

    def reply(self, message: dict[str, object]) -> None:
        """Something for this connection alone."""
        self.say(dumps(message))

    def say(self, text: str) -> None:
        """A reply as it goes out."""
        if len(self.replies) < REPLIES:
            self.replies.append(text)
        self._news.set()

    def refuse(self, problem: Problem, ref: int | None = None) -> None:
        """A command is refused; nothing has changed."""
        self.reply(
            {
                "type": "refused",
                "ref": ref,
                "problem": problem.info(self.lang).model_dump(),
                "decision": self.table.game.decision,
            }
        )

    def start_over(self) -> None:
        """Send everything again."""
        self.since = self.chat_id = 0
        self._table = self._position = self._chat = True
        self._news.set()

    # sending

    async def send_news(self) -> None:
        """Send what is new, for as long as the connection lasts."""
        table = self.table
        while True:
            await self._news.wait()
            self._news.clear()
            if self._ended:
                await self.socket.close(RESTART)
                return
            texts, self.replies = self.replies, []
            if self._table:
                self._table = False
                info = await about.info(self.hall, table, self.person_id, self.lang)
                texts.append(f'{{"type":"table","table":{info.model_dump_json()}}}')
            if self._chat:
                self._chat = False
                texts += await self._new_chat()
            if self._position:
                self._position = False
                mine = table.mine(self.person_id)
                if mine != self._seats:  # new eyes have not seen what happened so far
                    self._seats, self.since = mine, 0
                texts.append(position(table, table.stand, mine, self.since, self.lang))
                self.since = table.game.position + 1
            if texts:
                await say(self.socket, texts)

    async def _new_chat(self) -> list[str]:
        lines = await self.hall.store.chat(self.table.id, self.chat_id)
        if not lines:
            return []
        self.chat_id = lines[-1]["id"]
        return [dumps({"type": "chat", "lines": [_line(line) for line in lines]})]

    # receiving

    async def read_messages(self) -> None:
        """Do what the client says, message by message."""
        rate = self.hall.settings.rate * MESSAGES
        bucket, patience = Bucket(rate, 3 * rate), PATIENCE
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            data = message.get("bytes")
            size = len(text.encode()) if text is not None else len(data or b"")
            hasty = not bucket.take() or not self.hall.messages.take(self.address)
            if hasty or size > MESSAGE_BYTES:
                patience -= 1
                if patience < 0:
                    await self.socket.close(POLICY)
                    return
                self.refuse(Problem("too-fast") if hasty else Problem("too-large", {"limit": MESSAGE_BYTES}))
                if hasty:
                    await asyncio.sleep(1 / rate)
                continue
            await self.receive(text if text is not None else (data or b""))

    async def receive(self, text: str | bytes) -> None:
        """One message."""
        ref: int | None = None
        try:
            message = m.CLIENT.validate_json(text)
            ref = message.ref
            await self.obey(message)
        except ValidationError as error:
            self.refuse(of_model(error), _ref_of(text))
        except Problem as problem:
            self.refuse(problem, ref)
        except STORAGE_ERRORS as error:
            log("storage", level="error", table=self.table.id, error=error)
            self.hall.store.failed(error)
            self.refuse(Problem("storage"), ref)

    async def obey(self, message: m.ClientMessage) -> None:
        """Do what a message says and confirm it."""
        table = self.table
        match message:
            case m.SyncMessage():
                self.start_over()
            case m.PingMessage():
                table.used = time.monotonic()
            case m.ChatMessage():
                await self._chat_line(message)
            case m.ProposeMessage():
                await self._propose(message)
            case m.HintMessage():
                self._start_hint(message)
                return
            case m.DraftMessage():
                self._draft(message)
                return
            case m.LookMessage():
                self._look(message)
                return
            case m.PreviewMessage():
                self._start_preview(message)
                return
            case _:
                spoke = isinstance(message, m.AnswerMessage) and table.was_called(message.seat)
                await table.submit(
                    commands.proposal(table, self.person_id, message, self.hall.settings.grace_hours)
                )
                if isinstance(message, m.RewindMessage):
                    await table.show_hidden("rewind")
                if spoke:
                    await table.set_seat(message.seat, asks="button")
                    self.hall.driver.drive(table)
                if isinstance(message, m.ConsentMessage):
                    await table.settle()
        self.reply({"type": "accepted", "ref": message.ref, "row": table.record.number})

    async def _chat_line(self, message: m.ChatMessage) -> None:
        table = self.table
        if not self.hall.chatter.take(str(self.person_id or self.address)):
            raise Problem("too-fast")
        if message.seat is None:
            person = None if self.person_id is None else await self.hall.store.person(self.person_id)
            if person is None or not person["name"]:
                raise Problem("no-name")
            await table.say(None, person["name"], message.text)
        else:
            await table.say(message.seat, table.own_seat(message.seat, self.person_id).name, message.text)

    async def _propose(self, message: m.ProposeMessage) -> None:
        table = self.table
        seat = table.own_seat(message.seat, self.person_id)
        value = commands.proposed(table.record, message)
        await table.say(
            message.seat, seat.name, "", proposes=str(value), asked=message.to, decision=message.decision
        )

    def _draft(self, message: m.DraftMessage) -> None:
        self.table.own_seat(message.seat, self.person_id)
        try:
            look = commands.draft(self.table.record, message)
        except InvalidAnswer:
            raise Problem("not-an-option") from None
        blocked = [{"value": value, **explain(reason)} for value, reason in look.blocked]
        head = {"ref": message.ref, "seat": message.seat, "decision": message.decision}
        done = None if look.done is None else explain(look.done)
        rest = {"chosen": message.chosen, "fits": look.fits, "blocked": blocked, "done": done}
        rest["comes"] = dict(look.comes)
        self.reply({"type": "draft", **head, **rest})

    def _look(self, message: m.LookMessage) -> None:
        table = self.table
        if message.seat is not None:
            table.own_seat(message.seat, self.person_id)
        if message.at > table.game.position:
            raise Problem("bad-position", {"given": message.at, "first": 0, "last": table.game.position})
        if not self._looks.take():
            raise Problem("too-fast")
        at, view = table.pasts.text(table.game, message.seat, message.at, message.told)
        which = {"ref": message.ref, "seat": message.seat, "at": at, "told": message.told}
        head = dumps({"type": "past", **which})
        self.say(f'{head[:-1]},"view":{view}}}')

    def _start_hint(self, message: m.HintMessage) -> None:
        self.table.own_seat(message.seat, self.person_id)
        if self.table.game.question(message.seat) is None:
            raise Problem("not-asked", {"seat": message.seat})
        if self._hint is not None and not self._hint.done():
            raise Problem("too-fast")
        self._hint = asyncio.create_task(self._give_hint(message))

    async def _give_hint(self, message: m.HintMessage) -> None:
        game, guide = self.table.game, self.table.record.guide
        head = {"ref": message.ref, "seat": message.seat, "decision": game.decision}
        value = guide.advice(game) if guide is not None and message.seat == guide.lesson.seat else None
        if value is None:
            hint = await self.hall.bots.advise(game, message.seat, HINT_LEVEL)
        else:
            hint = {"value": value, "level": HINT_LEVEL, "options": [], "why": []}
        self.reply({"type": "hint", **head, **hint, "wanted": HINT_LEVEL})

    def _start_preview(self, message: m.PreviewMessage) -> None:
        """Few at a time: a newer wish takes the place of the oldest that is still being worked out."""
        table = self.table
        table.own_seat(message.seat, self.person_id)
        values = commands.foreseen(table.record, message)
        if not self._previews.take():
            raise Problem("too-fast")
        self._foreseeing = [task for task in self._foreseeing if not task.done()]
        if len(self._foreseeing) >= FORESEEING:
            self._foreseeing.pop(0).cancel()
        only_costs = table.row["previews"] == "costs"
        pieces = self.hall.previews.of(
            table.game, message.seat, values, only_costs=only_costs, chances=message.odds
        )
        self._foreseeing.append(asyncio.create_task(self._give_preview(message, pieces)))

    async def _give_preview(
        self, message: m.PreviewMessage, pieces: AsyncIterator[tuple[list[Preview], bool]]
    ) -> None:
        head = {"type": "preview", "ref": message.ref, "seat": message.seat, "decision": message.decision}
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


def _line(row: RowMapping) -> dict[str, object]:
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


def _ref_of(text: str | bytes) -> int | None:
    """The ref of a message that is wrong otherwise, so that its sender knows which one was refused."""
    try:
        ref = json.loads(text).get("ref")
    except (ValueError, AttributeError, RecursionError):
        return None
    return ref if type(ref) is int and 0 <= ref <= 2**53 else None


async def _turn_away(socket: WebSocket, problem: Problem, lang: str) -> None:
    info = problem.info(lang).model_dump()
    await socket.send_text(dumps({"type": "refused", "ref": None, "problem": info, "decision": None}))
    await socket.close(CODES.get(problem.key, FORBIDDEN))


async def _present(hall: Hall, table: Table, person_id: int | None) -> None:
    """Write down that the person of a seat has come, or gone."""
    if not table.mine(person_id) or hall.closing:
        return
    here = any(listener.person_id == person_id for listener in table.listeners)
    try:
        await hall.store.set_presence(table.id, person_id, HERE if here else time.time())
    except STORAGE_ERRORS as error:
        log("storage", level="error", table=table.id, error=error)


@router.websocket("/api/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str, lang: str | None = None, protocol: str = "") -> None:
    """Play at a table; `docs/server-protocol.md` describes the messages."""
    hall: Hall = socket.app.state.hall
    spoken = language(lang, socket.headers.get("accept-language", "")[:200])
    await socket.accept()
    try:
        if protocol != str(PROTOCOL):
            raise Problem("old-page")
        who = await people.known(hall, socket.cookies.get(people.COOKIE))
        people.admit(hall, who)
        table = await hall.table(table_id)
        table.watchable(who.person_id)
    except STORAGE_ERRORS as error:
        log("storage", level="error", error=error)
        hall.store.failed(error)
        await _turn_away(socket, Problem("storage"), spoken)
        return
    except Problem as problem:
        await _turn_away(socket, problem, spoken)
        return
    connection = Connection(socket, hall, table, who.person_id, spoken)
    table.enter(connection)
    await _present(hall, table, who.person_id)
    hall.driver.drive(table)
    sending = asyncio.create_task(connection.send_news())
    reading = asyncio.create_task(connection.read_messages())
    try:
        await asyncio.wait({sending, reading}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.leave(connection)
        await _present(hall, table, who.person_id)
        connection.close()
        for task in (sending, reading):
            task.cancel()
        for outcome in await asyncio.gather(sending, reading, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect | RuntimeError):
                log("connection-failed", level="error", table=table.id, error=outcome)
