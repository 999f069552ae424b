"""The herald carries word out of the hall: by Apprise and by Web Push, in a process of its own that can reach no inner network.

The libraries open their own connections, follow redirects and ask name servers again. So the addresses are checked where nothing gets
past it, when a socket connects.
"""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple

from meadhall.server.bots import start_pool, stop_pool
from meadhall.server.webhooks import public
from meadhall.table.log import log
from meadhall.table.problems import Problem

AT_ONCE = 3
"""So many processes carry word at a time."""
DEADLINE = 10.0
PATIENCE = 60.0
"""How long word may be under way, with the start of the process and the word before it."""
REST, LONGEST_REST = 60.0, 3600.0
"""Whoever could not be reached is left alone so long, twice as long after each further failure."""
GONE = (404, 410)
"""With these a push service says that a browser does not want to be told any more."""


class Roads(NamedTuple):
    """Where word may go: these hosts and what is under them (all, if none is named), and private networks or not."""

    hosts: tuple[str, ...]
    private: bool


class Barred(OSError):
    """A road that the host of the hall has closed."""


class _TooLong(Exception):
    """The deadline is over."""


def check(address: str, schemes: tuple[str, ...]) -> str:
    """The scheme of an address in Apprise's notation, if the host of the hall allows it."""
    scheme, colon, rest = address.partition("://")
    scheme = scheme.lower()
    if not colon or not rest:
        raise Problem("bad-channel", {"detail": "it should look like scheme://…"})
    if scheme not in schemes:
        raise Problem("bad-channel", {"detail": f"{scheme[:24]}:// is not allowed here"})
    if any(c.isspace() or ord(c) < 33 for c in address) or "template=" in address.lower():
        raise Problem("bad-channel", {"detail": "it holds something that is not allowed here"})
    return scheme


# what runs in the herald's process


@contextmanager
def watched(roads: Roads) -> Iterator[None]:
    """Within, no socket connects to a closed road, and everything ends at the deadline."""
    resolve, connect, connect_ex = socket.getaddrinfo, socket.socket.connect, socket.socket.connect_ex

    def getaddrinfo(host: Any, *more: Any, **named: Any) -> Any:
        name = (host.decode() if isinstance(host, bytes) else str(host or "")).lower().rstrip(".")
        if roads.hosts and not any(name == own or name.endswith(f".{own}") for own in roads.hosts):
            raise Barred(f"{name} is not one of the allowed hosts")
        return resolve(host, *more, **named)

    def checked(sock: socket.socket, address: Any) -> None:
        if sock.family not in (socket.AF_INET, socket.AF_INET6):
            raise Barred("only addresses of the internet are allowed")
        for entry in resolve(address[0], address[1], type=socket.SOCK_STREAM):
            if not roads.private and not public(str(entry[4][0])):
                raise Barred("it leads into a private network")

    def guarded(sock: socket.socket, address: Any) -> None:
        checked(sock, address)
        connect(sock, address)

    def guarded_ex(sock: socket.socket, address: Any) -> int:
        checked(sock, address)
        return connect_ex(sock, address)

    def alarm(_signal: int, _frame: Any) -> None:
        raise _TooLong

    socket.getaddrinfo, socket.socket.connect, socket.socket.connect_ex = getaddrinfo, guarded, guarded_ex  # type: ignore[assignment, method-assign]
    timed = hasattr(signal, "setitimer")
    if timed:
        signal.signal(signal.SIGALRM, alarm)
        signal.setitimer(signal.ITIMER_REAL, DEADLINE)
    try:
        yield
    finally:
        if timed:
            signal.setitimer(signal.ITIMER_REAL, 0)
        socket.getaddrinfo, socket.socket.connect, socket.socket.connect_ex = resolve, connect, connect_ex  # type: ignore[method-assign]


def understood(address: str) -> bool:
    """Is it an address that Apprise knows how to use?"""
    import apprise

    return apprise.Apprise.instantiate(address, asset=_asset(), suppress_exceptions=True) is not None


def announce(address: str, title: str, body: str, roads: Roads) -> str:
    """Send word by Apprise; empty if it went out, else why not."""
    import apprise

    crier = apprise.Apprise(asset=_asset())
    if not crier.add(address):
        return "not understood"
    try:
        with watched(roads):
            return "" if crier.notify(body=body, title=title) else "refused"
    except _TooLong:
        return "too slow"


def _asset() -> Any:
    """Nothing is written to the disk, and nothing is loaded from it."""
    import apprise

    return apprise.AppriseAsset(
        async_mode=False, plugin_paths=[], storage_mode=apprise.PersistentStoreMode.MEMORY
    )


def push(subscription: dict[str, Any], data: str, key: str, sender: str, roads: Roads) -> int:
    """Push to a browser; the status that its service answered with, or 0."""
    import requests
    from py_vapid import Vapid02
    from pywebpush import WebPushException, webpush

    try:
        with watched(roads):
            webpush(
                subscription,
                data,
                vapid_private_key=Vapid02.from_pem(key.encode()),
                vapid_claims={"sub": sender},
                ttl=24 * 3600,
                timeout=DEADLINE,
                headers={"urgency": "normal"},
            )
        return 201
    except WebPushException as error:
        return error.response.status_code if error.response is not None else 0
    except (_TooLong, OSError, ValueError, requests.RequestException):
        return 0


def new_key() -> tuple[str, str]:
    """A pair of keys for Web Push: the private one as PEM, the public one as browsers want it."""
    import base64

    from cryptography.hazmat.primitives import serialization
    from py_vapid import Vapid02

    made = Vapid02()
    made.generate_keys()
    point = made.public_key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return made.private_pem().decode(), base64.urlsafe_b64encode(point).decode().rstrip("=")


# what runs in the hall


class Herald:
    """Keeps the processes; who could not be reached rests for a while, so that nobody else has to wait for him again."""

    def __init__(self, roads: Roads) -> None:
        self.roads = roads
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(AT_ONCE)
        self._resting: dict[str, tuple[float, float]] = {}
        self._closed = False

    async def announce(self, address: str, title: str, body: str) -> str:
        """Send word by Apprise; empty if it went out, else why not."""
        if self._rests(address):
            return "resting"
        why = await self._do(announce, address, title, body, self.roads)
        said: str = "lost" if why is None else why
        self._remember(address, said == "")
        return said

    async def push(self, subscription: dict[str, Any], word: dict[str, Any], key: str, sender: str) -> int:
        """Push to a browser; the status that its service answered with, or 0."""
        where = subscription["endpoint"]
        if self._rests(where):
            return 0
        status = await self._do(push, subscription, json.dumps(word), key, sender, self.roads) or 0
        self._remember(where, 200 <= status < 300)
        return int(status)

    async def understood(self, address: str) -> bool:
        """Is it an address that Apprise knows how to use?"""
        return bool(await self._do(understood, address))

    async def new_key(self) -> tuple[str, str] | None:
        """A pair of keys for Web Push."""
        made: tuple[str, str] | None = await self._do(new_key)
        return made

    def _rests(self, where: str) -> bool:
        until, _ = self._resting.get(where, (0.0, 0.0))
        return time.monotonic() < until

    def _remember(self, where: str, reached: bool) -> None:
        _, before = self._resting.pop(where, (0.0, 0.0))
        if not reached:
            rest = min(LONGEST_REST, max(REST, 2 * before))
            self._resting[where] = (time.monotonic() + rest, rest)
            if len(self._resting) > 10_000:
                self._resting.pop(next(iter(self._resting)))

    async def _do(self, work: Any, *given: Any) -> Any:
        async with self._free:
            if self._closed:
                return None
            pool = self._pool = self._pool or start_pool(AT_ONCE)
            try:
                done = asyncio.get_running_loop().run_in_executor(pool, work, *given)
                return await asyncio.wait_for(done, PATIENCE)
            except (TimeoutError, BrokenProcessPool, RuntimeError) as error:
                log("herald-lost", level="warning", error=error)
                if self._pool is pool:
                    self._pool = None
                    stop_pool(pool)
                return None

    def stop(self) -> None:
        """End the processes at once."""
        self._closed = True
        pool, self._pool = self._pool, None
        with suppress(OSError):
            stop_pool(pool)
