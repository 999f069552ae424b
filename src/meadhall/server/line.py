"""The line of a WebSocket, by the shortest way: what is said at once goes out in one piece, and reading pauses only for a flood."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import h11
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

LINE = "meadhall.line"
GONE = 1006
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


class Line(WebSocketsSansIOProtocol):
    """uvicorn's protocol. It names itself in the scope, so that the app can say several things in one write.

    uvicorn's own stops and starts reading for every single message: two calls to the kernel each, for a line that says little.
    """

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][LINE] = self  # type: ignore[assignment]

    def handle_text(self, event: Frame) -> None:
        if not event.fin or self.close_sent or self.queue.qsize() >= AHEAD:
            super().handle_text(event)
            return
        try:
            text = bytes(event.data).decode()
        except UnicodeDecodeError:
            super().handle_text(event)
        else:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})

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
