"""The guard at the door: who may ask from where, how much and how fast; and the headers of every answer."""

from __future__ import annotations

import asyncio
import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from meadhall.server import metrics
from meadhall.server.limits import Buckets
from meadhall.server.people import COOKIE, hash_of
from meadhall.server.problems import CutOff, language, response
from meadhall.server.settings import LOOPBACK, Settings
from meadhall.table.log import log
from meadhall.table.problems import Problem

SAFE = ("GET", "HEAD", "OPTIONS")
BODY_BYTES = 64 * 1024
SAGA_BYTES = 1024 * 1024
LOGGED = 200
"""So much of a path is logged."""
BODY_SECONDS = 30.0
"""The body of a request must be there in this time."""
AT_ONCE = 12
"""So many seconds' worth of requests may come at once."""
READS = 10
"""So many requests that only read are allowed for one that changes something."""

HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


WASM = "script-src 'self' 'wasm-unsafe-eval'; "
"""Python in the browser needs it, where browsers think."""


class Guard:
    """Stands before the app."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        policy = "content-security-policy"
        self._headers = HEADERS if settings.thinking is None else {**HEADERS, policy: WASM + HEADERS[policy]}
        self._changes = Buckets(settings.rate, settings.rate * AT_ONCE)
        self._reads = Buckets(settings.rate * READS, settings.rate * READS * AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers, began, status = Headers(scope=scope), time.monotonic(), 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                out = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    out[name] = value
                if scope["path"].startswith("/api/") and "cache-control" not in out:
                    out["cache-control"] = "no-store"
            await send(message)

        lang = language(None, headers.get("accept-language", "")[:200])
        limit = SAGA_BYTES if scope["path"] == "/api/import" else BODY_BYTES
        try:
            problem = self._refuse(scope, headers, limit)
            if problem is not None:
                await response(problem, lang)(scope, receive, answer)
            else:
                await self.app(scope, _limited(receive, limit), answer)
        finally:
            if scope["path"].startswith("/api/"):
                seconds = time.monotonic() - began
                metrics.counted(scope["method"], status, seconds)
                took = round(seconds * 1000, 1)
                path = scope["path"][:LOGGED]
                log("request", method=scope["method"], path=path, status=status, ms=took)

    def _refuse(self, scope: Scope, headers: Headers, limit: int) -> Problem | None:
        change = scope["method"] not in SAFE
        if not self._host_fits(headers):
            return Problem("wrong-host", {"host": headers.get("host", "")[:80]})
        if change and not self._origin_fits(headers):
            return Problem("wrong-origin")
        if scope["path"].startswith("/api/"):
            buckets = self._changes if change else self._reads
            if not buckets.take(_who(scope, headers)):
                return Problem("too-fast")
        length = headers.get("content-length", "0")
        if length.isdigit() and int(length) > limit:
            return Problem("too-large", {"limit": limit})
        return None

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        fits = self._host_fits(headers) and self._origin_fits(headers)
        if fits and self._reads.take(_who(scope, headers)):
            await self.app(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": ""})

    def _host_fits(self, headers: Headers) -> bool:
        """A hall on the loopback answers to its own names only, so no foreign name can be pointed at it.

        Not Starlette's TrustedHostMiddleware: it answers in plain English text, without our headers, and a WebSocket with HTTP.
        """
        host = _parts(f"//{headers.get('host', '')}")[0]
        if self.settings.hosts:
            return host in self.settings.hosts or host in LOOPBACK
        return not self.settings.loopback or host in LOOPBACK

    def _origin_fits(self, headers: Headers) -> bool:
        """Browsers always name the page that asks; programs without an Origin hold no foreign cookies."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
        return origin in self.settings.origins or _parts(origin)[1] == headers.get("host", "")


def _parts(address: str) -> tuple[str, str]:
    """Host and netloc of an address; empty where it is none."""
    try:
        parts = urlsplit(address)
        return (parts.hostname or "").lower(), parts.netloc or "-"
    except ValueError:
        return "", "-"


def _who(scope: Scope, headers: Headers) -> str:
    """Whose bucket it is: the address, so that throwing the cookie away does not help."""
    client = scope.get("client")
    return str(client[0]) if client else hash_of(headers.get("cookie", COOKIE))


def _limited(receive: Receive, limit: int) -> Receive:
    left, end, more = limit, time.monotonic() + BODY_SECONDS, True

    async def read() -> Message:
        nonlocal left, more
        try:
            async with asyncio.timeout(max(0.0, end - time.monotonic()) if more else None):
                message = await receive()
        except TimeoutError:
            raise CutOff("too-slow") from None
        if message["type"] == "http.request":
            left -= len(message.get("body", b""))
            more = message.get("more_body", False)
            if left < 0:
                raise CutOff("too-large", {"limit": limit})
        return message

    return read
