"""Webhooks: tell an absent player's own address that a decision is owed. Never waited for, never followed, never into the house."""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import json
import socket
import ssl
from urllib.parse import SplitResult, urlsplit

from meadhall.server.log import log
from meadhall.server.problems import Problem
from meadhall.server.settings import Settings
from meadhall.server.storage import STORAGE_ERRORS, Store

TIMEOUT_SECONDS = 5.0
AT_ONCE = 8


def check(address: str) -> SplitResult:
    """The parts of an address that may be a webhook."""
    try:
        parts = urlsplit(address)
        port = parts.port
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


def resolve(host: str, port: int, private: bool) -> tuple[str, int]:
    """The address to connect to; inner networks are refused unless the host of the hall allows them."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError:
        raise Problem("bad-webhook", {"detail": "its host is not known"}) from None
    addresses = [str(entry[4][0]) for entry in found]
    if not private and not all(ipaddress.ip_address(each).is_global for each in addresses):
        raise Problem("bad-webhook", {"detail": "it leads into a private network"})
    return addresses[0], port


def post(address: str, body: bytes, private: bool) -> int:
    """Post once, to the very address that was checked; returns the status."""
    parts = check(address)
    host = parts.hostname or ""
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    connection = http.client.HTTPConnection(host, port, timeout=TIMEOUT_SECONDS)
    sock = socket.create_connection(resolve(host, port, private), TIMEOUT_SECONDS)
    try:
        connection.sock = (
            ssl.create_default_context().wrap_socket(sock, server_hostname=host) if secure else sock
        )
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, {"content-type": "application/json", "user-agent": "meadhall"})
        return connection.getresponse().status
    finally:
        connection.close()
        sock.close()


class Webhooks:
    """Calls them in threads, a few at a time."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._closed = False

    async def call(self, person_id: int, table_id: str, game: str, seat: int) -> None:
        """Tell a person that a decision is owed, if the person wants to be told."""
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
        async with self._slots:
            try:
                status = await asyncio.to_thread(
                    post, person["webhook"], body, self._settings.private_webhooks
                )
                log("webhook", person=person_id, status=status)
            except Problem as problem:
                log("webhook-refused", level="warning", person=person_id, key=problem.key)
            except (OSError, http.client.HTTPException) as error:
                log("webhook-failed", level="warning", person=person_id, kind=type(error).__name__)

    async def close(self) -> None:
        """No more calls."""
        self._closed = True
