"""Real servers, a real PostgreSQL and players at the wire."""

from __future__ import annotations

import json
import multiprocessing
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from meadhall.engine.subset import named
from meadhall.server.messages import SERVER
from meadhall.table.messages import PROTOCOL
from tests.overlay import fill_in
from tools.debian import postgresql

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 30.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Postgres:
    """A PostgreSQL of our own, from the installed binaries."""

    def __init__(self) -> None:
        found = postgresql()
        assert found is not None, "PostgreSQL is not installed; on Debian: apt-get install postgresql"
        binaries = (found / "initdb").resolve().parent  # links to single programs may lead into it
        self.folder = Path(tempfile.mkdtemp(prefix="meadhall-pg-"))
        self.port = free_port()
        self.user = "postgres" if os.geteuid() == 0 else None  # the server refuses to run as root
        if self.user:
            shutil.chown(self.folder, self.user)
        data = str(self.folder / "data")
        init = [
            str(binaries / "initdb"),
            "-D",
            data,
            "-U",
            "hall",
            "--auth=trust",
            "--no-sync",
            "--encoding=UTF8",
        ]
        subprocess.run(init, user=self.user, check=True, stdout=subprocess.DEVNULL, cwd="/")
        options = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": str(self.folder),
            "fsync": "off",
        }
        given = [word for name, value in options.items() for word in ("-c", f"{name}={value}")]
        self._command = [str(binaries / "postgres"), "-D", data, *given]
        self._binaries = binaries
        self._count = 0
        self._start()

    def _start(self) -> None:
        with (self.folder / "log").open("a") as output:
            self._process = subprocess.Popen(
                self._command, user=self.user, stdout=output, stderr=output, cwd="/"
            )
        until(self._ready, "PostgreSQL to start")

    def restart(self) -> None:
        """As after a power cut: at once, and up again."""
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(20)
        self._start()

    def processes(self) -> list[int]:
        """The server and all that it has started (Linux)."""
        tasks = Path(f"/proc/{self._process.pid}/task").glob("*/children")
        return [self._process.pid, *(int(pid) for task in tasks for pid in task.read_text().split())]

    def _ready(self) -> bool:
        command = [str(self._binaries / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(command, check=False).returncode == 0

    def database(self) -> str:
        """The URL of a new, empty database."""
        self._count += 1
        name = f"hall{self._count}"
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "hall"]
        subprocess.run([self._binaries / "createdb", *where, name], check=True)
        return f"postgresql://hall@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        self._process.send_signal(signal.SIGINT)
        self._process.wait(20)
        shutil.rmtree(self.folder, ignore_errors=True)


def until(ready: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not ready():
        assert time.monotonic() < end, f"waited too long for {what}"
        time.sleep(0.02)


class Running(NamedTuple):
    """A process, however it was started."""

    pid: int
    send: Callable[[int], None]
    wait: Callable[[float], Any]
    ended: Callable[[], bool]


NURSERY = multiprocessing.get_context("forkserver")
"""Servers are forked off a process that has imported everything: that saves most of a start's time."""
NURSERY.set_forkserver_preload(["tests.server.launch", "tests.server.halls", "meadhall.server.service"])


def _serve(words: list[str], environment: dict[str, str], output: str) -> None:
    from tests.server.launch import forked  # it puts the toy on the shelf of the process that imports it

    forked(words, environment, output)


class Server:
    """A server process on a port of its own. `fresh`: started as a person starts it, and not forked."""

    def __init__(
        self, folder: Path, database: str, workers: int = 1, *, fresh: bool = False, **environment: str
    ) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.folder = folder
        self.database = database
        self.output = folder / f"server-{self.port}.log"
        self._fresh = (
            fresh or workers > 1
        )  # uvicorn's own processes want a parent that was started, not forked
        self._words = [str(self.port), database, *([str(workers)] if workers > 1 else [])]
        self._environment = {
            **os.environ,
            "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}",
            "MEADHALL_DATA": str(folder),
            "MEADHALL_BOT_PAUSE": "0",
            "MEADHALL_BOT_WORKERS": "1",
            "MEADHALL_RATE": "100000",
            "MEADHALL_AWAY_MINUTES": "0",
            **environment,
        }
        self.start()

    def start(self) -> None:
        self._process = self._started() if self._fresh else self._forked()
        until(self._ready, f"the server to start: {self.log()[-2000:]}", 3 * PATIENCE)

    def _started(self) -> Running:
        command = [sys.executable, "-m", "tests.server.launch", *self._words]
        with self.output.open("a") as output:
            process = subprocess.Popen(command, env=self._environment, cwd=ROOT, stdout=output, stderr=output)
        return Running(process.pid, process.send_signal, process.wait, lambda: process.poll() is not None)

    def _forked(self) -> Running:
        process = NURSERY.Process(target=_serve, args=(self._words, self._environment, str(self.output)))
        process.start()
        assert process.pid is not None

        def wait(seconds: float) -> None:
            process.join(seconds)
            assert not process.is_alive(), "the server did not end"

        def send(number: int) -> None:
            if process.is_alive():
                os.kill(process.pid or 0, number)

        return Running(process.pid, send, wait, lambda: not process.is_alive())

    def _ready(self) -> bool:
        assert not self._process.ended(), f"the server ended: {self.log()[-3000:]}"
        connection = HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", "/health")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    def stop(self) -> None:
        """End it as a service manager does; it must close in good order."""
        self._process.send(signal.SIGTERM)
        self._process.wait(20)
        assert '"event": "closed"' in self.log()

    def kill(self) -> None:
        self._process.send(signal.SIGKILL)
        self._process.wait(20)

    @property
    def pid(self) -> int:
        return self._process.pid

    def megabytes(self) -> float:
        """What the process holds in memory (Linux)."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def cpu_seconds(self) -> float:
        """What the process has used so far (Linux)."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def children(self) -> list[int]:
        """The processes it has started (Linux)."""
        tasks = Path(f"/proc/{self._process.pid}/task").glob("*/children")
        return [int(pid) for task in tasks for pid in task.read_text().split()]

    def log(self) -> str:
        return self.output.read_text("utf-8") if self.output.exists() else ""

    def errors(self) -> list[dict[str, Any]]:
        """What the server's log complains of."""
        lines = [json.loads(line) for line in self.log().splitlines() if line.startswith("{")]
        return [line for line in lines if line["level"] == "error"]


class Player:
    """A browser: a cookie jar and any number of tables."""

    def __init__(self, server: Server, name: str = "") -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, verify=False)
        if name:
            self.put("/api/me", {"name": name})

    def _json(self, response: httpx.Response, status: int) -> Any:
        assert response.status_code == status, f"{response.status_code}: {response.text[:500]}"
        return response.json()

    def get(self, path: str, status: int = 200, **params: Any) -> Any:
        return self._json(self.http.get(path, params=params), status)

    def post(self, path: str, body: Any = None, status: int = 201) -> Any:
        return self._json(self.http.post(path, json=body), status)

    def put(self, path: str, body: Any, status: int = 200) -> Any:
        return self._json(self.http.put(path, json=body), status)

    def lay(self, *kinds: str, game: str = "toy", **more: Any) -> Any:
        """A new table; a kind is me, open or the level of a bot."""
        seats = [{"kind": k} if k in ("me", "open") else {"kind": "bot", "level": k} for k in kinds]
        return self.post("/api/tables", {"game": game, "seats": seats, **more})

    def join(self, table: Any, **more: Any) -> Any:
        token = table["invitation"]["token"]
        return self.post(f"/api/tables/{table['id']}/join", {"token": token, **more}, 200)

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def sit(self, table_id: str, lang: str = "en", server: Server | None = None) -> Live:
        return Live(self, table_id, lang, server or self.server)

    def close(self) -> None:
        self.http.close()


class Live:
    """A connection to a table. Every message of the server is checked against its schema and kept."""

    def __init__(self, player: Player, table_id: str, lang: str, server: Server) -> None:
        address = server.url.replace("http", "ws", 1)
        headers = {"Cookie": player.cookie()} if player.cookie() else {}
        self._line = ExitStack()
        self.socket: ClientConnection = self._line.enter_context(
            connect(
                f"{address}/api/tables/{table_id}/live?lang={lang}&protocol={PROTOCOL}",
                additional_headers=headers,
                open_timeout=PATIENCE,
                compression=None,
                max_size=None,
            )
        )
        self.raw: list[str] = []
        self.positions: list[dict[str, Any]] = []
        self.seen: dict[int | None, dict[str, Any]] = {}
        self.table: dict[str, Any] = {}
        self.lines: list[dict[str, Any]] = []
        self.events: dict[int | None, list[dict[str, Any]]] = {}
        self.replies: dict[int, dict[str, Any]] = {}
        self.hints: list[dict[str, Any]] = []
        self.previews: list[dict[str, Any]] = []
        self.refused: list[dict[str, Any]] = []
        self._ref = 0
        self.wait(lambda: bool(self.positions), "the first position")

    def receive(self, timeout: float = PATIENCE) -> None:
        """Take in one message."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        SERVER.validate_json(text)
        message = json.loads(text)
        match message["type"]:
            case "table":
                self.table = message["table"]
            case "position":
                fill_in(message, self.seen)
                self.positions.append(message)
                for part in message["seats"]:
                    old = [e for e in self.events.get(part["seat"], []) if e["n"] < part["from"]]
                    self.events[part["seat"]] = old + part["events"]
            case "chat":
                self.lines += message["lines"]
            case "hint":
                self.hints.append(message)
                self.replies[message["ref"]] = message
            case "preview":
                self.previews.append(message)
                if message["done"]:
                    self.replies[message["ref"]] = message
            case "draft" | "past" | "world":
                self.replies[message["ref"]] = message
            case "refused":
                self.refused.append(message)
                if message["ref"] is not None:
                    self.replies[message["ref"]] = message
            case "accepted" if message["ref"] is not None:
                self.replies[message["ref"]] = message

    def wait(self, ready: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
        end = time.monotonic() + seconds
        while not ready():
            left = end - time.monotonic()
            assert left > 0, f"waited too long for {what}"
            self.receive(left)

    def send(self, type_: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its reply."""
        self._ref += 1
        ref = self._ref
        if type_ in ("undo", "redo", "rewind", "ask"):
            fields.setdefault("decision", self.now["decision"])
        self.socket.send(json.dumps({"type": type_, "ref": ref, **fields}))
        self.wait(lambda: ref in self.replies, f"a reply to {type_}")
        return self.replies[ref]

    def do(self, type_: str, **fields: Any) -> None:
        """Send a message that must be accepted, and wait until a position shows it."""
        reply = self.send(type_, **fields)
        assert reply["type"] == "accepted", reply
        self.wait(lambda: bool(self.now["row"] >= reply["row"]), f"row {reply['row']}")

    def refusal(self, type_: str, **fields: Any) -> Any:
        """Send a message that must be refused; the problem."""
        reply = self.send(type_, **fields)
        assert reply["type"] == "refused", reply
        return reply["problem"]

    @property
    def now(self) -> dict[str, Any]:
        return self.positions[-1]

    def part(self, seat: int | None) -> dict[str, Any]:
        return next(part for part in self.now["seats"] if part["seat"] == seat)

    def view(self, seat: int | None) -> dict[str, Any]:
        view: dict[str, Any] = self.part(seat)["view"]
        return view

    def waiting(self) -> list[int]:
        return [each["seat"] for each in self.now["waiting"]]

    def pick(self, seat: int, choose: Random) -> Any:
        """Any answer to the open question of `seat`; a set grows member by member."""
        question = self.view(seat)["question"]
        if question.get("set") is None:
            return choose.choice(question["options"])
        chosen: list[Any] = []
        while True:
            look = self.send("draft", seat=seat, decision=self.now["decision"], chosen=chosen)
            step = choose.choice([*look["fits"], *([] if look["done"] else [None])])
            if step is None:
                return named(tuple(sorted(chosen, key=question["set"]["members"].index)))
            chosen.append(step)

    def answer(self, seat: int, value: Any) -> None:
        """Answer the open question of `seat`."""
        self.do("answer", seat=seat, decision=self.now["decision"], value=value)

    def until(self, ready: Callable[[], bool], what: str = "the table") -> None:
        self.wait(ready, what)

    def catch_up(self) -> None:
        """Take in everything that the server has sent so far."""
        self.do("ping")

    def close(self) -> None:
        with suppress(ConnectionClosed):
            self._line.close()
        self.socket.socket.close()

    def __enter__(self) -> Live:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
