"""Webhooks: tell an absent player's own address that a decision is owed. Never waited for, never followed, never into the house."""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import json
import socket
import ssl
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Timer
from urllib.parse import SplitResult, urlsplit

from meadhall.server.settings import Settings
from meadhall.server.storage import STORAGE_ERRORS, Store
from meadhall.table.log import log
from meadhall.table.problems import Problem

TIMEOUT_SECONDS = 5.0
DEADLINE_SECONDS = 10.0
"""After that a call is cut off, however much it has said by then."""
AT_ONCE = 32
NAT64 = (ipaddress.IPv6Network("64:ff9b::/96"), ipaddress.IPv6Network("64:ff9b:1::/48"))
"""Addresses that stand for one of the old kind, which the last four bytes name."""


def check(address: str) -> SplitResult:
    """The parts of an address that may be a webhook."""
    try:
        parts = urlsplit(address)
        port = parts.port
        (parts.hostname or "").encode("idna")
    except ValueError:
        raise Problem("bad-webhook", {"detail": "not an address"}) from None
    if parts.scheme not in ("http", "https"):
        raise Problem("bad-webhook", {"detail": "it must begin with http:// or https://"})
    if not parts.hostname or port == 0:
        raise Problem("bad-webhook", {"detail": "it names no host"})
    if parts.username or parts.password:
        raise Problem("bad-webhook", {"detail": "it must not hold a user name or password"})
    if any(c.isspace() or ord(c) < 33 for c in address):
        raise Problem("bad-webhook", {"detail": "it holds blanks"})
    return parts


def checked(address: str, private: bool) -> None:
    """Raises if the address cannot be a webhook, or leads into an inner network as far as can be told now."""
    parts = check(address)
    with suppress(Unknown):  # its name server may be back when it is called
        resolve(parts.hostname or "", parts.port or 80, private)


class Unknown(Problem):
    """The host of an address is not known, at least not now."""


def resolve(host: str, port: int, private: bool) -> tuple[str, int]:
    """The address to connect to; inner networks are refused unless the host of the hall allows them."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Unknown("bad-webhook", {"detail": "its host is not known"}) from None
    addresses = [str(entry[4][0]) for entry in found]
    if not private and not all(public(each) for each in addresses):
        raise Problem("bad-webhook", {"detail": "it leads into a private network"})
    return addresses[0], port


def public(address: str) -> bool:
    """May the hall call it? Neither it nor an address that it stands for may lie in an inner network."""
    return all(each.is_global and not each.is_multicast for each in _meant(address))


def _meant(address: str) -> Iterator[ipaddress.IPv4Address | ipaddress.IPv6Address]:
    given = ipaddress.ip_address(address.partition("%")[0])
    yield given
    if isinstance(given, ipaddress.IPv6Address):
        if any(given in network for network in NAT64):
            yield ipaddress.IPv4Address(int(given) & 0xFFFFFFFF)
        for old in (given.ipv4_mapped, given.sixtofour, *(given.teredo or ())):
            if old is not None:
                yield old


def post(address: str, body: bytes, private: bool) -> int:
    """Post once, to the very address that was checked; returns the status."""
    parts = check(address)
    host = parts.hostname or ""
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    connection = http.client.HTTPConnection(host, port, timeout=TIMEOUT_SECONDS)
    sock = socket.create_connection(resolve(host, port, private), TIMEOUT_SECONDS)
    alarm = Timer(DEADLINE_SECONDS, _cut, [sock])
    alarm.daemon = True
    alarm.start()
    try:
        connection.sock = (
            ssl.create_default_context().wrap_socket(sock, server_hostname=host) if secure else sock
        )
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, {"content-type": "application/json", "user-agent": "meadhall"})
        return connection.getresponse().status
    finally:
        alarm.cancel()
        connection.close()
        sock.close()


def _cut(sock: socket.socket) -> None:
    with suppress(OSError):
        sock.shutdown(socket.SHUT_RDWR)


class Webhooks:
    """Calls them in threads, one at a time for each person: a slow one keeps nobody else waiting."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="webhook")
        self._owed: dict[int, bytes | None] = {}
        self._closed = False

    async def call(self, person_id: int, table_id: str, game: str, seat: int) -> None:
        """Tell a person that a decision is owed, if the person wants to be told. While one call runs, the newest of the others waits."""
        try:
            person = await self._store.person(person_id)
        except STORAGE_ERRORS:
            return
        if person is None or not person["webhook"] or self._closed:
            return
        message = {"event": "your-turn", "game": game, "table": table_id, "seat": seat}
        if self._settings.public_url:
            message["url"] = f"{self._settings.public_url}/table/{table_id}"
        body = json.dumps(message).encode()
        if person_id in self._owed:
            self._owed[person_id] = body
            return
        owed: bytes | None = body
        try:
            while owed is not None and not self._closed:
                self._owed[person_id] = None
                await self._post(person_id, person["webhook"], owed)
                owed = self._owed[person_id]
        finally:
            del self._owed[person_id]

    async def _post(self, person_id: int, address: str, body: bytes) -> None:
        loop, private = asyncio.get_running_loop(), self._settings.private_webhooks
        try:
            status = await loop.run_in_executor(self._threads, post, address, body, private)
            log("webhook", person=person_id, status=status)
        except Problem as problem:
            log("webhook-refused", level="warning", person=person_id, key=problem.key)
        except (OSError, ValueError, http.client.HTTPException) as error:
            log("webhook-failed", level="warning", person=person_id, kind=type(error).__name__)

    async def close(self) -> None:
        """No more calls."""
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
