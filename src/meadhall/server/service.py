"""`meadhall serve`: start the hall and say where it is."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

import uvicorn
from sqlalchemy.engine import make_url
from uvicorn.supervisors import Multiprocess

from meadhall.bots.levels import find_level
from meadhall.engine import MeadhallError
from meadhall.pages import cannot_listen
from meadhall.sentences import translated
from meadhall.server import OPENED, sqlite_file
from meadhall.server.app import create_app
from meadhall.server.client import check_rules
from meadhall.server.line import Door, Line
from meadhall.server.live import MESSAGE_BYTES
from meadhall.server.settings import Settings, from_environment
from meadhall.server.storage import Store
from meadhall.table import log


def run(
    host: str | None,
    port: int | None,
    database: str | None,
    workers: int,
    open_browser: bool,
    opened: str = OPENED,
    lang: str = "en",
) -> None:
    """Serve until interrupted; what is not given is looked up in the settings. Port 0 takes any free one."""
    settings = from_environment(host=host, port=port, database=database)
    if workers > 1 and not settings.database.startswith("postgresql"):
        raise MeadhallError(
            "several server processes need PostgreSQL: give --database postgresql://… or use one worker"
        )
    _try_settings(settings)
    listening = listen(settings.host, settings.port)
    settings = settings.model_copy(update={"port": listening.getsockname()[1]})
    _look_after_file(settings, lang)
    asyncio.run(_try_database(settings))
    threading.Thread(target=_announce, args=(settings, open_browser, opened), daemon=True).start()
    started = _many(settings, workers, listening) if workers > 1 else _one(settings, listening)
    if not started:
        raise MeadhallError("the server could not start; its log says why")


def _look_after_file(settings: Settings, lang: str) -> None:
    """An SQLite file is for one server at a time; what is wrong with it is said before anybody plays on."""
    path = make_url(settings.database).database
    if settings.database.startswith("postgresql") or not path or path == ":memory:":
        return
    file = Path(path)
    with suppress(OSError):  # it will be said when the database is opened
        file.parent.mkdir(parents=True, exist_ok=True)
        sqlite_file.hold(file)
    for sentence in sqlite_file.damage(file):
        said = translated(f"{sentence}; what can be read stays readable", lang)
        print(said, file=sys.stderr, flush=True)


def _try_settings(settings: Settings) -> None:
    """What a hall would refuse when it is made is said here, in one sentence: by then uvicorn answers with a traceback."""
    for bot in settings.bots:
        find_level(bot)
    if settings.thinking is not None:
        check_rules(settings.thinking)


async def _try_database(settings: Settings) -> None:
    """Open the database once before anybody is let in: what is wrong with it is one sentence, and not one for each process."""
    store = Store(settings.database)
    await store.open(lambda _: None)
    await store.close()


def _one(settings: Settings, listening: socket.socket) -> bool:
    """Serve in this process; has it started?"""
    log.start()
    Door.seconds = settings.head_seconds
    server = uvicorn.Server(uvicorn.Config(create_app(settings), **how(settings)))
    with suppress(KeyboardInterrupt):  # uvicorn has closed everything by then
        server.run(sockets=[listening])
    return server.started


STARTUP_FAILURE = 3
"""With this code uvicorn ends a process that could not start."""


def how(settings: Settings) -> dict[str, Any]:
    """How uvicorn runs the app. Only the proxy that is named is believed when it says for whom it asks."""
    return {
        "log_config": None,
        "access_log": False,
        "http": Door,
        "ws": Line,
        "ws_max_size": 8 * MESSAGE_BYTES,
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": 5,
        "server_header": False,
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": list(settings.proxies),
    }


def listen(host: str, port: int) -> socket.socket:
    """The socket to serve on; a taken port is said in one sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise cannot_listen(host, port, error) from None
    listening.listen(2048)
    return listening


def worker_app() -> object:
    """The app of one of several worker processes."""
    log.start()
    settings = from_environment()
    Door.seconds = settings.head_seconds
    return create_app(settings)


def _many(settings: Settings, workers: int, listening: socket.socket) -> bool:
    """Serve in several processes; have they started?"""
    together = tempfile.TemporaryDirectory(prefix="meadhall-metrics-")
    os.environ |= {
        "PROMETHEUS_MULTIPROC_DIR": together.name,
        # What a killed process held is cleared away by Python's tracker, which need not say so.
        "PYTHONWARNINGS": ",".join(
            filter(None, [os.environ.get("PYTHONWARNINGS"), "ignore:resource_tracker"])
        ),
        "MEADHALL_DATABASE_URL": settings.database,
        "MEADHALL_DATA": str(settings.data),
        "MEADHALL_HOST": settings.host,
        "MEADHALL_PORT": str(settings.port),
    }
    app = "meadhall.server.service:worker_app"
    config = uvicorn.Config(app, factory=True, workers=workers, **how(settings))
    house = Multiprocess(config, sockets=[listening])
    with suppress(KeyboardInterrupt):
        house.run()
    together.cleanup()
    return all(process.exitcode != STARTUP_FAILURE for process in house.processes)


def _address(settings: Settings) -> str:
    # The hall listens on all addresses only if its host says so; a browser cannot call it by that name.
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(settings.host, settings.host)
    return (
        settings.public_url
        or f"http://{f'[{host}]' if ':' in host and '[' not in host else host}:{settings.port}/"
    )


def _announce(settings: Settings, open_browser: bool, opened: str) -> None:
    """Say where the hall is as soon as it answers, and open the browser if there is a screen."""
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    while not _answers(here, settings.port):
        time.sleep(0.1)
    address = _address(settings)
    print(f"{opened} {address}", flush=True)
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.name == "nt" or _is_mac()
    if open_browser and screen:
        webbrowser.open(address)


def _answers(host: str, port: int) -> bool:
    connection = HTTPConnection(host, port, timeout=5)
    try:
        connection.request("GET", "/health", headers={"host": "localhost"})
        return connection.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


def _is_mac() -> bool:
    return os.uname().sysname == "Darwin" if hasattr(os, "uname") else False
