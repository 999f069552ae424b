"""`meadhall serve`: start the hall and say where it is."""

from __future__ import annotations

import errno
import os
import socket
import threading
import time
import webbrowser
from contextlib import suppress
from dataclasses import replace
from typing import Any

import uvicorn

from meadhall.engine import MeadhallError
from meadhall.server import log
from meadhall.server.app import create_app
from meadhall.server.live import MESSAGE_BYTES
from meadhall.server.settings import Settings, from_environment


def run(host: str, port: int, database: str | None, workers: int, open_browser: bool) -> None:
    """Serve until interrupted. Port 0 takes any free one."""
    settings = from_environment(host=host, port=port, database=database)
    if workers > 1 and not settings.database.startswith("postgresql"):
        raise MeadhallError(
            "several server processes need PostgreSQL: give --database postgresql://… or use one worker"
        )
    listening = listen(host, port)
    settings = replace(settings, port=listening.getsockname()[1])
    address = _address(settings)
    print(f"Meadhall is open: {address}", flush=True)
    if open_browser:
        threading.Thread(target=_open, args=(address, settings), daemon=True).start()
    if workers > 1:
        listening.close()
        _many(settings, workers)
    else:
        log.start()
        with suppress(KeyboardInterrupt):  # uvicorn has closed everything by then
            uvicorn.Server(uvicorn.Config(create_app(settings), **HOW)).run(sockets=[listening])


HOW: dict[str, Any] = {
    "log_config": None,
    "access_log": False,
    "ws": "websockets-sansio",
    "ws_max_size": 8 * MESSAGE_BYTES,
    "ws_per_message_deflate": False,
    "timeout_graceful_shutdown": 5,
    "server_header": False,
}
"""How uvicorn runs the app."""


def listen(host: str, port: int) -> socket.socket:
    """The socket to serve on; a taken port is said in one sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        taken = isinstance(error, OSError) and error.errno == errno.EADDRINUSE
        why = "something else listens there; choose another --port" if taken else str(error)
        raise MeadhallError(f"cannot listen on {host}:{port}: {why}") from None
    listening.listen(2048)
    return listening


def worker_app() -> object:
    """The app of one of several worker processes."""
    log.start()
    return create_app(from_environment())


def _many(settings: Settings, workers: int) -> None:
    os.environ |= {
        "MEADHALL_DATABASE_URL": settings.database,
        "MEADHALL_DATA": str(settings.data),
        "MEADHALL_HOST": settings.host,
        "MEADHALL_PORT": str(settings.port),
    }
    app = "meadhall.server.service:worker_app"
    uvicorn.run(app, factory=True, workers=workers, host=settings.host, port=settings.port, **HOW)


def _address(settings: Settings) -> str:
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(settings.host, settings.host)
    return (
        settings.public_url
        or f"http://{f'[{host}]' if ':' in host and '[' not in host else host}:{settings.port}/"
    )


def _open(address: str, settings: Settings) -> None:
    """Open the browser as soon as the server answers, if there is a screen."""
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.name == "nt" or _is_mac()):
        return
    for _ in range(100):
        time.sleep(0.1)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", settings.port)) == 0:
                webbrowser.open(address)
                return


def _is_mac() -> bool:
    return os.uname().sysname == "Darwin" if hasattr(os, "uname") else False
