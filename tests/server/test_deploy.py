"""Containerfile, compose file and unit, step by step without the tools they are for: in a clean directory, with a stand-in for the proxy.

Of the Containerfile only two steps are not carried out: those that build the client, which are those of the Makefile; its result is taken.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Callable
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from meadhall.server.settings import Settings, variable
from tests.server.halls import Player, Postgres, Server, free_port

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
BY_MAKE = ("python -m tools.npm ci --no-audit --no-fund", "python -m tools.npm run build")


def steps(text: str) -> list[tuple[str, str]]:
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


class Stage:
    """A folder that stands for the container's root; its Python is a new environment that finds the pinned packages and not us."""

    def __init__(self, root: Path, packages: Path) -> None:
        self.root, self.folder = root, "/"
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(root / "venv")], check=True)
        self.environment = {
            "PATH": f"{root / 'venv' / 'bin'}:/usr/bin:/bin",
            "PYTHONPATH": str(packages),
            "PIP_NO_INDEX": "1",
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
            "HOME": str(root),
        }

    def place(self, path: str) -> Path:
        return self.root / (path if path.startswith("/") else f"{self.folder}/{path}").lstrip("/")

    def here(self, words: str) -> str:
        """Paths of the container are paths below our folder."""
        return re.sub(r"(?<![\w.])/(build|install|data)\b", rf"{self.root}/\1", words)

    def run(self, command: str) -> None:
        done = subprocess.run(
            ["/bin/sh", "-ec", self.here(command)],
            cwd=self.place("."),
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{command}: {done.stdout[-1000:]}{done.stderr[-2000:]}"

    def copy(self, sources: list[Path], target: str) -> None:
        to = self.place(target)
        for source in sources:
            assert source.exists(), source
            if source.is_dir():
                shutil.copytree(source, to, symlinks=True, ignore=_ignored(source))
            elif target.endswith("/"):
                to.mkdir(parents=True, exist_ok=True)
                shutil.copy(source, to)
            else:
                to.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(source, to)


def _ignored(top: Path) -> Callable[[str, list[str]], set[str]]:
    told = (DEPLOY / "Containerfile.containerignore").read_text("utf-8").split()
    assert told == (DEPLOY / "Containerfile.dockerignore").read_text("utf-8").split()

    def ignore(folder: str, names: list[str]) -> set[str]:
        below = [Path(folder, name) for name in names]
        inside = ROOT in (top, *top.parents)
        return {
            path.name
            for path in below
            if path.name == "__pycache__" or (inside and str(path.relative_to(ROOT)) in told)
        }

    return ignore


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is installed here, without ourselves."""
    folder = tmp_path_factory.mktemp("packages")
    for path in Path(sysconfig.get_path("purelib")).iterdir():
        if not path.name.startswith(("meadhall", "_meadhall", "__pycache__")):
            (folder / path.name).symlink_to(path)
    return folder


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory, packages: Path) -> tuple[Stage, list[str], str]:
    """The last stage of the Containerfile, its command and its health check."""
    made: dict[str, Stage] = {}
    command: list[str] = []
    health = ""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for word, rest in steps((DEPLOY / "Containerfile").read_text("utf-8")):
        match word:
            case "FROM":
                name = rest.partition(" AS ")[2]
                made[name] = stage = Stage(tmp_path_factory.mktemp(name or "hall"), packages)
            case "WORKDIR":
                stage.folder = rest
                stage.place(".").mkdir(parents=True, exist_ok=True)
            case "COPY" if rest.startswith("--from="):
                source, *words = rest.removeprefix("--from=").split()
                stage.copy([made[source].place(words[0])], words[1])
            case "COPY":
                *sources, target = rest.split()
                stage.copy([ROOT / source for source in sources], target)
            case "ENV":
                name, _, value = rest.partition("=")
                stage.environment[name] = stage.here(value)
            case "RUN" if rest in BY_MAKE:
                assert rest.removeprefix("python ") in makefile
                built = stage.place("src/meadhall/web")
                if not built.exists():
                    shutil.copytree(ROOT / "src" / "meadhall" / "web", built)
            case "RUN":
                stage.run(rest)
            case "CMD":
                command = json.loads(rest)
            case "HEALTHCHECK":
                health = rest.removeprefix("CMD ")
            case _:
                assert word in ("USER", "VOLUME", "EXPOSE", "STOPSIGNAL"), word
    return stage, command, health


def _up(port: int) -> bool:
    line = HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        line.request("GET", "/health")
        return line.getresponse().status == 200
    except OSError:
        return False
    finally:
        line.close()


def _started(command: list[str], port: int, **how: Any) -> subprocess.Popen[bytes]:
    process = subprocess.Popen(command, **how)
    end = time.monotonic() + 60
    while not _up(port):
        assert process.poll() is None, "it ended"
        assert time.monotonic() < end
        time.sleep(0.1)
    return process


def _ended(process: subprocess.Popen[bytes]) -> int:
    process.send_signal(signal.SIGTERM)
    return process.wait(20)


def test_the_image_serves_the_page_and_ends_in_good_order(image: tuple[Stage, list[str], str]) -> None:
    stage, command, health = image
    assert not stage.place("/install").exists()
    assert stage.place("/data").stat().st_mode & 0o77 == 0
    port = free_port()
    environment = {**stage.environment, "MEADHALL_PORT": str(port), "MEADHALL_HOST": "127.0.0.1"}
    found = shutil.which(command[0], path=stage.environment["PATH"])
    assert found is not None
    process = _started([found, *command[1:]], port, cwd=stage.place("."), env=environment)
    try:
        words = shlex.split(stage.here(health).replace(":8421", f":{port}"))
        assert subprocess.run(words, env=stage.environment, check=False).returncode == 0
        page = httpx.get(f"http://127.0.0.1:{port}/")
        assert (page.status_code, "<title>Meadhall" in page.text) == (200, True)
        assert httpx.get(f"http://127.0.0.1:{port}/api/games").status_code == 200
    finally:
        code = _ended(process)
    assert code in (0, -signal.SIGTERM)
    assert (stage.place("/data") / "meadhall.db").is_file()
    words = shlex.split(stage.here(health).replace(":8421", f":{port}"))
    down = subprocess.run(words, env=stage.environment, check=False, capture_output=True)
    assert down.returncode != 0


class Proxy:
    """What the Caddyfile asks for, without TLS: passes everything on to the hall, with the Host header and for whom."""

    def __init__(self, to: int) -> None:
        self.to = to
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.door.getsockname()[1]
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            try:
                line, _ = self.door.accept()
            except OSError:
                return
            threading.Thread(target=self._pass_on, args=(line,), daemon=True).start()

    def _pass_on(self, line: socket.socket) -> None:
        head = b""
        while b"\r\n\r\n" not in head:
            head += line.recv(4096)
        first, _, rest = head.partition(b"\r\n")
        rest = re.sub(rb"(?im)^(x-forwarded-\w+|connection: keep-alive).*\r\n", b"", rest)
        said = b"X-Forwarded-For: 203.0.113.9\r\nX-Forwarded-Proto: https\r\n"
        inner = socket.create_connection(("127.0.0.1", self.to))
        inner.sendall(first + b"\r\n" + said + rest)
        threading.Thread(target=_pump, args=(line, inner), daemon=True).start()
        _pump(inner, line)


def _pump(source: socket.socket, target: socket.socket) -> None:
    try:
        while data := source.recv(65536):
            target.sendall(data)
        target.shutdown(socket.SHUT_WR)
    except OSError:
        return


def test_compose_hall_database_and_proxy_fit_together(
    postgres: Postgres, launch: Callable[..., Server], tmp_path: Path
) -> None:
    told = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    names = dict(
        line.split("=", 1) for line in (DEPLOY / "example.env").read_text("utf-8").splitlines() if "=" in line
    )
    hall, database, proxy = (told["services"][name] for name in ("hall", "database", "proxy"))
    assert (DEPLOY / hall["build"]["context"] / hall["build"]["dockerfile"]).is_file()
    assert (DEPLOY / proxy["volumes"][0].partition(":")[0]).is_file()
    used = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text("utf-8")))
    assert used == set(names)
    assert {volume.partition(":")[0] for service in (hall, database) for volume in service["volumes"]} <= set(
        told["volumes"]
    )

    def filled(value: str) -> str:
        return re.sub(r"\$\{(\w+)[^}]*\}", lambda found: names[found[1]], value)

    environment = {name: filled(value) for name, value in hall["environment"].items()}
    known = {variable(field) for field in Settings.model_fields} | {"MEADHALL_WORKERS"}
    assert set(environment) <= known
    url = environment.pop("MEADHALL_DATABASE_URL")
    made = database["environment"]
    assert url == (
        f"postgresql://{made['POSTGRES_USER']}:{filled(made['POSTGRES_PASSWORD'])}@database/{made['POSTGRES_DB']}"
    )
    subnet = told["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert environment["MEADHALL_PROXY"] == subnet
    environment["MEADHALL_PROXY"] = "127.0.0.0/8"  # our network has another number

    running = launch(postgres.database(), MEADHALL_HOST="0.0.0.0", **environment)
    caddy = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert re.search(r"reverse_proxy hall:8421$", caddy, re.MULTILINE)
    outside = Proxy(running.port)
    try:
        url = f"http://127.0.0.1:{outside.port}"
        own = {"host": names["HALL_NAME"], "connection": "close", "origin": f"https://{names['HALL_NAME']}"}
        got = httpx.put(f"{url}/api/me", json={"name": "Ann"}, headers=own)
        assert got.status_code == 200, got.text
        assert "secure" in got.headers["set-cookie"].lower()
        refused = httpx.get(f"{url}/api/me", headers={**own, "host": "evil.example"})
        assert refused.json()["error"]["key"] == "wrong-host"
        figures = httpx.get(f"{url}/metrics", headers=own)
        assert figures.status_code == 403
        through = Server.__new__(Server)
        through.url = url
        ann = Player(through, "Ann")
        table = ann.lay("me", "me")
        with ann.sit(table["id"]) as live:
            live.answer(live.waiting()[0], live.view(live.waiting()[0])["question"]["options"][0])
        ann.close()
    finally:
        outside.door.close()


def test_the_unit_is_one_that_systemd_takes_and_its_command_serves(tmp_path: Path) -> None:
    text = (DEPLOY / "meadhall.service").read_text("utf-8")
    settings = dict(
        line.split("=", 1) for line in text.splitlines() if "=" in line and not line.startswith("#")
    )
    command = Path(sysconfig.get_path("scripts")) / "meadhall"
    path, *words = settings["ExecStart"].split()
    assert (Path(path).name, words) == ("meadhall", ["serve"])
    if shutil.which("systemd-analyze"):
        unit = tmp_path / "meadhall.service"
        unit.write_text(text.replace(path, str(command)))
        done = subprocess.run(
            ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False
        )
        assert "meadhall.service" not in done.stderr, done.stderr
    state = tmp_path / "state"
    state.mkdir()
    port = free_port()
    environment = {
        **os.environ,
        "MEADHALL_DATA": str(state),
        "MEADHALL_PORT": str(port),
        "PYTHONPATH": str(ROOT / "src"),
    }
    process = _started([str(command), *words], port, cwd=state, env=environment)
    assert _ended(process) in (0, -signal.SIGTERM)
    assert (state / "meadhall.db").is_file()
