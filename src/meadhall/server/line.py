"""The line of a WebSocket, by the shortest way: what is said at once goes out in one piece, and reading pauses only for a flood."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Any

import h11
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import CONNECTING, OPEN

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

LINE = "meadhall.line"
GONE = 1006
NO_TEXT = 1007
AHEAD = 16
"""So many messages may wait to be read before the line is told to wait."""


class Door(H11Protocol):
    """uvicorn's protocol for HTTP, with an end to patience: a line that does not say within `seconds` what it wants is closed."""

    seconds = 20.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._patience = self.loop.call_later(self.seconds, self._lose_patience)

    def connection_lost(self, exc: Exception | None) -> None:
        self._patience.cancel()
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        self._patience.cancel()
        super().on_response_complete()
        self._patience = self.loop.call_later(self.seconds, self._lose_patience)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._patience.cancel()
        super().handle_websocket_upgrade(event)

    def _lose_patience(self) -> None:
        asked = self.cycle is not None and not self.cycle.response_complete
        if not asked and not self.transport.is_closing():
            self.transport.abort()


class Inbox:
    """What has come and was not read yet: an `asyncio.Queue` for one who reads, at a third of its price."""

    def __init__(self) -> None:
        self._events: deque[Any] = deque()
        self._waiting: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> Any:
        while not self._events:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._events.popleft()

    def empty(self) -> bool:
        return not self._events

    def qsize(self) -> int:
        return len(self._events)


class Line(WebSocketsSansIOProtocol):
    """uvicorn's protocol. It names itself in the scope, so that the app can say several things in one write.

    uvicorn's own stops and starts reading for every single message: two calls to the kernel each, for a line that says little. And
    websockets takes a frame apart in five generators: a text that is one whole frame, as everything is that players say, is read here.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue = Inbox()  # type: ignore[assignment]
        self._begun = b""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][LINE] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Whole frames only go further, so that nobody else has begun one."""
        if self.conn.state is CONNECTING:
            super().data_received(data)
            return
        if self._begun:
            data = self._begun + data
        at, size = 0, len(data)
        while at < size:
            start, end = extent(data, at)
            if end > size and end - start <= self.config.ws_max_size:
                break
            if not self._read(data, at, start, end):
                super().data_received(data[at:end])
            at = end
        self._begun = data[at:] if at < size else b""

    def _read(self, data: bytes, at: int, start: int, end: int) -> bool:
        """Read a frame if it is a plain text, final and masked."""
        plain = data[at] == 0x81 and data[at + 1] & 0x80 and self.conn.current_size is None
        if not plain or end > len(data) or self.close_sent or self.queue.qsize() >= AHEAD:
            return False
        if self.conn.state is not OPEN or end - start > self.config.ws_max_size:
            return False
        try:
            text = bytes(apply_mask(data[start:end], data[start - 4 : start])).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        return True

    def send_receive_event_to_app(self) -> None:
        """uvicorn's own writes a traceback for a text that is none: whoever comes could fill the log with them."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(NO_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    @property
    def free(self) -> bool:
        """Can something be said at once?"""
        return self.writable.is_set() and not self.disconnected and self.conn.state is OPEN

    def say(self, texts: Sequence[str]) -> None:
        """Send texts, each a message, in one piece."""
        self.transport.write(b"".join([piece for text in texts for piece in frame(text.encode())]))

    async def say_when_free(self, texts: Sequence[str]) -> None:
        """The same, once the other side has taken what was sent before."""
        await self.writable.wait()
        if self.close_sent or not self.free:
            raise WebSocketDisconnect(GONE)
        self.say(texts)


def extent(data: bytes, at: int) -> tuple[int, int]:
    """Where the payload of the frame that begins there begins and ends (RFC 6455, 5.2); behind all data if its head is not whole."""
    head = data[at + 1 : at + 10]
    if not head:
        return at, len(data) + 1
    size, start = head[0] & 0x7F, at + (6 if head[0] & 0x80 else 2)
    if size > 125:
        many = 2 if size == 126 else 8
        if len(head) <= many:
            return at, len(data) + 1
        size, start = int.from_bytes(head[1 : 1 + many], "big"), start + many
    return start, start + size


def frame(data: bytes) -> tuple[bytes, bytes]:
    """A text as it goes over the line (RFC 6455, 5.2): final, not masked, not compressed."""
    size = len(data)
    if size < 126:
        return bytes((0x81, size)), data
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big"), data
    return b"\x81\x7f" + size.to_bytes(8, "big"), data


def line_of(socket: WebSocket) -> Line | None:
    """The line itself, where the server is one that has it."""
    line = socket.scope.get("extensions", {}).get(LINE)
    return line if isinstance(line, Line) else None


async def say(socket: WebSocket, texts: Sequence[str]) -> None:
    """Send texts, each a message; in one piece where the line can do that."""
    line = line_of(socket)
    if line is not None:
        await line.say_when_free(texts)
        return
    for text in texts:
        await socket.send_text(text)
