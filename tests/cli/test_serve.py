"""`meadhall serve`: it opens, it says where, and it says what is missing."""

import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.cli.conftest import Command

ROOT = Path(__file__).parent.parent.parent


def test_the_hall_opens_and_closes(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "meadhall",
        "serve",
        "--port",
        "0",
        "--database",
        str(tmp_path / "hall.db"),
    ]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "MEADHALL_DATA": str(tmp_path)}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            address = re.search(r"http://127\.0\.0\.1:\d+/", said)
            assert address, said
            with urllib.request.urlopen(address[0] + "api/openapi.json", timeout=30) as answer:
                assert answer.status == 200
            process.send_signal(signal.SIGINT)
            _, complained = process.communicate(timeout=30)
        finally:
            process.kill()
    assert process.returncode == 0, complained
    assert "Traceback" not in complained
    assert (tmp_path / "hall.db").exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--workers", "2", "--database", "hall.db"], "several server processes need PostgreSQL"),
        (["--database", "mysql://here"], "the database 'mysql' is not one we know"),
        (["--host", "192.0.2.1"], "cannot listen on 192.0.2.1:8421"),
        (["--port", "70000"], "Invalid value for '--port'"),
    ],
)
def test_bad_input(command: Command, arguments: list[str], sentence: str) -> None:
    said = command("serve", *arguments)
    assert said.code == 2
    assert len(said.err.splitlines()) == 1
    assert sentence in said.err


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_database_that_does_not_answer_is_one_sentence_and_the_hall_stays_shut(
    tmp_path: Path, workers: str
) -> None:
    arguments = [
        "serve",
        "--port",
        "0",
        "--workers",
        workers,
        "--database",
        "postgresql://me:pw@127.0.0.1:1/hall",
    ]
    said = subprocess.run(
        [sys.executable, "-m", "meadhall", *arguments],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "MEADHALL_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert said.returncode == 2
    assert said.stdout == ""
    assert re.fullmatch(r"meadhall: the database \S+ cannot be opened: .+\n", said.stderr), said.stderr
    assert "pw" not in said.stderr


def test_without_the_extra_one_sentence_says_what_to_install(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("meadhall.server")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "fastapi", None)
    said = command("serve")
    assert said.code == 2
    assert (
        said.err == "meadhall: the server needs fastapi: install it with `pip install 'meadhall[server]'`\n"
    )
