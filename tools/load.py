"""The load of `make bench`: live tables with two clients each, at our server and at boardgame.io's.

    python -m tools.load ours 100 --seconds 5 --pace 1

plays at one of them alone.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools.line import Line
from tools.npm import path_with_node

ROOT = Path(__file__).resolve().parent.parent
PEER = Path(__file__).resolve().parent / "peers" / "boardgameio"
BUILT = ROOT / "build" / "peers" / "boardgameio"
SERVERS = {"ours": "", "memory": "boardgame.io memory", "file": "boardgame.io files"}
PATIENCE = 30.0

HOW = """\
Server: each is one process, the clients of a run are one other process, and the same program plays at all of them: two clients at every
table, who answer as soon as they are asked, or once a second and table. A time runs from sending an answer to the other client's having
the new position. Ours stores each answer in SQLite (WAL, synchronous FULL) before anybody hears of it and sends everybody the own view of
a game of Blood Rage. boardgame.io sends a state of 5 kB in which nothing is hidden, and keeps it in memory or in files without fsync.
The servers take turns; the best of all rounds counts on both sides."""

FLAT_OUT = {1: 1, 10: 1, 100: 3}
"""Tables -> rounds."""
PACED_ROUNDS = 3
SECONDS = 2.0
PACED_SECONDS = 4.0
MOST = 100

PROMISED = {"memory": 1.2, "file": 3.2}
"""Answers a second at 100 tables, in the peer's."""
PROMISED_P99 = 10.0
"""Milliseconds, at 100 tables with an answer a second each."""


def _node(script: str, *arguments: str) -> tuple[list[str], dict[str, str]]:
    path = path_with_node()
    node = shutil.which("node", path=path) or "node"
    return [node, str(PEER / script), *arguments], {"NODE_PATH": str(BUILT / "node_modules")}


def _command(kind: str, port: int, folder: Path) -> tuple[list[str], dict[str, str]]:
    if kind != "ours":
        return _node("server.cjs", str(port), *([str(folder)] if kind == "file" else []))
    serve = f"from meadhall.server import serve; serve(port={port})"
    return [sys.executable, "-c", serve], {
        "PYTHONPATH": str(ROOT / "src"),
        "MEADHALL_DATA": str(folder),
        "MEADHALL_DATABASE_URL": "",
        "MEADHALL_PASSWORD": "",
        "MEADHALL_RATE": "1000000",
    }


@contextlib.contextmanager
def running(kind: str) -> Iterator[tuple[str, int]]:
    """A server with an empty storage on the disk of the project: its address and process."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    build = ROOT / "build"
    build.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="load-", dir=build, ignore_cleanup_errors=True) as name:
        command, environment = _command(kind, port, Path(name))
        with (Path(name) / "output").open("w") as output:
            process = subprocess.Popen(
                command, env={**os.environ, **environment}, stdout=output, stderr=output
            )
        try:
            _wait(process, port)
            yield f"http://127.0.0.1:{port}", process.pid
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _wait(process: subprocess.Popen[bytes], port: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise SystemExit("the server to be measured did not start")


def play(kind: str, server: tuple[str, int], tables: int, seconds: float, pace: float = 0) -> dict[str, Any]:
    """Play at so many tables for so long: answers a second, and milliseconds from an answer to the other client's update."""
    client = "meadhall" if kind == "ours" else "boardgameio"
    url, pid = server
    command, environment = _node("load.cjs", client, url, str(tables), str(seconds), str(pace), str(pid))
    done = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"the load at {kind} failed: {(done.stderr or done.stdout).strip()[-2000:]}")
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def measure() -> list[Line]:
    """The lines of the table."""
    with contextlib.ExitStack() as stack:
        servers = {kind: stack.enter_context(running(kind)) for kind in SERVERS}
        lines: list[Line] = []
        for tables, rounds in FLAT_OUT.items():
            print(f"server: {tables} tables flat out", file=sys.stderr)
            runs = {kind: list[dict[str, Any]]() for kind in SERVERS}
            for _ in range(rounds):
                for kind, server in servers.items():
                    runs[kind].append(play(kind, server, tables, SECONDS))
            lines += _flat_out(tables, runs)
        print(f"server: {MOST} tables, an answer a second each", file=sys.stderr)
        paced = {kind: list[dict[str, Any]]() for kind in ("ours", "memory")}
        for _ in range(PACED_ROUNDS):
            for kind, results in paced.items():
                results.append(play(kind, servers[kind], MOST, PACED_SECONDS, 1))
    lines.append(_times(f"server, {MOST} tables, an answer a second each: p50", paced, "p50_ms"))
    last = _times(f"server, {MOST} tables, an answer a second each: p99", paced, "p99_ms")
    last.promise, last.at_least, last.absolute = PROMISED_P99, False, True
    return [*lines, last]


def _flat_out(tables: int, runs: dict[str, list[dict[str, Any]]]) -> list[Line]:
    name = f"server, {tables} {'table' if tables == 1 else 'tables'} flat out"
    speed = {kind: max(float(run["answers_per_second"]) for run in runs[kind]) for kind in runs}
    answers = [
        Line(
            f"{name}: answers",
            speed["ours"],
            "/s",
            speed[kind],
            speed["ours"] / speed[kind],
            PROMISED[kind] if tables == MOST else None,
            peer_name=SERVERS[kind],
        )
        for kind in PROMISED
    ]
    return [*answers, _times(f"{name}: p50", runs, "p50_ms"), _times(f"{name}: p99", runs, "p99_ms")]


def _times(name: str, runs: dict[str, list[dict[str, Any]]], key: str) -> Line:
    ours, peer = (min(float(run[key]) for run in runs[kind]) for kind in ("ours", "memory"))
    return Line(name, ours, "ms", peer, ours / peer, peer_name=SERVERS["memory"])


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    options.add_argument("server", choices=list(SERVERS))
    options.add_argument("tables", type=int, nargs="+")
    options.add_argument("--seconds", type=float, default=3)
    options.add_argument("--pace", type=float, default=0, help="answers a second and table; 0: flat out")
    given = options.parse_args()
    with running(given.server) as server:
        for tables in given.tables:
            result = play(given.server, server, tables, given.seconds, given.pace)
            print(json.dumps({"tables": tables, **{key: round(value, 2) for key, value in result.items()}}))


if __name__ == "__main__":
    main()
