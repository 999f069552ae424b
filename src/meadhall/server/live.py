"""The WebSocket of a table: one connection, one person, all seats the person holds there."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from meadhall.server import messages as m
from meadhall.server import people
from meadhall.server.hall import Hall
from meadhall.server.limits import Bucket
from meadhall.server.line import line_of, say
from meadhall.server.people import address_of
from meadhall.server.problems import language, of_model
from meadhall.server.storage import HERE, STORAGE_ERRORS
from meadhall.table.encoding import dumps
from meadhall.table.log import log
from meadhall.table.messages import PROTOCOL, of
from meadhall.table.problems import Problem
from meadhall.table.table import Table
from meadhall.table.visits import Visit

router = APIRouter()

MESSAGE_BYTES = 8_192
MESSAGES = 4
"""So many messages a second are allowed for one HTTP request that changes something; three times as many at once."""
LOOKS = 2
"""So many looks back, and as many previews, a second are allowed for one HTTP request that changes something; four times as many at once."""
PATIENCE = 100
"""So many refusals for speed or size, and the line is cut."""

FORBIDDEN, RESTART, POLICY = 4403, 1012, 1008
CODES = {"hall-locked": 4401, "no-such-table": 4404, "old-page": 4426, "storage": 1013}
"""The code with which a line is closed for these problems; FORBIDDEN for all others."""


Receive = Callable[[], Awaitable[Any]]


class Connection(Visit):
    """A visit over a WebSocket. What is at hand goes out with the next turn of the loop, the rest is sent by a task of its own."""

    def __init__(self, socket: WebSocket, hall: Hall, table: Table, person_id: int | None, lang: str) -> None:
        super().__init__(hall, table, person_id, lang)
        self.socket = socket
        self.hall = hall
        self.address = address_of(socket)
        looks = hall.settings.rate * LOOKS
        self._looks = Bucket(looks, 4 * looks)
        self._previews = Bucket(looks, 4 * looks)
        self._line = line_of(socket)
        self._loop = asyncio.get_running_loop()
        self._due = self._sending = False

    async def check_talk(self) -> None:
        await self.hall.spend(self.person_id, self.address, "talk")

    def check_look(self) -> None:
        if not self._looks.take():
            raise Problem("too-fast")

    def check_preview(self) -> None:
        if not self._previews.take():
            raise Problem("too-fast")

    # sending

    def stir(self) -> None:
        if not self._due:
            self._due = True
            self._loop.call_soon(self._tell)

    def _tell(self) -> None:
        """Say what is at hand; whatever takes longer is left to the task."""
        self._due = False
        if self._line is None or self._sending or self.ended or not self._line.free:
            self.stirred.set()
            return
        try:
            texts = self.at_hand()
        except Exception as error:
            log("connection-failed", level="error", table=self.table.id, error=error)
            self.end()
            return
        if texts is None:
            self.stirred.set()
        elif texts:
            self._line.say(texts)

    async def send_news(self) -> None:
        """Send what is new, for as long as the connection lasts."""
        while True:
            await self.stirred.wait()
            if self.ended:
                await self.socket.close(RESTART)
                return
            self._sending = True
            texts = await self.news()
            if texts:
                await say(self.socket, texts)
            self._sending = False

    # receiving

    async def read_messages(self) -> None:
        """Do what the client says, message by message."""
        rate = self.hall.settings.rate * MESSAGES
        bucket, patience = Bucket(rate, 3 * rate), PATIENCE
        receive: Receive = self.socket.receive if self._line is None else self._line.receive
        while True:
            message = await receive()
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
            await self.obey(of(message), ref)
        except ValidationError as error:
            self.refuse(of_model(error), _ref_of(text))
        except Problem as problem:
            self.refuse(problem, ref)
        except STORAGE_ERRORS as error:
            log("storage", level="error", table=self.table.id, error=error)
            self.hall.store.failed(error)
            self.refuse(Problem("storage"), ref)


def _ref_of(text: str | bytes) -> int | None:
    """The ref of a message that is wrong otherwise, so that its sender knows which one was refused."""
    try:
        ref = json.loads(text).get("ref")
    except (ValueError, AttributeError, RecursionError):
        return None
    return ref if type(ref) is int and 0 <= ref <= 2**53 else None


async def _turn_away(socket: WebSocket, problem: Problem, lang: str) -> None:
    info = problem.info(lang)
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
    if table.row["clock"]:
        await hall.clocks.back(table, who.person_id)
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
