"""The documentation is true: its links lead somewhere, its make targets exist, its snippets and commands run.

A block ```python runs, as a doctest if it holds prompts; ```python sketch only shows a shape. Indented lines that begin with `meadhall` are run
one after the other in an empty folder, with fewer games than they ask for; `serve` is only parsed. A block
with a file's name, as in ```toml my_scene.toml, is that file; in architecture.md it is a piece of it.
"""

import doctest
import io
import os
import re
import shlex
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import pytest
import typer

from meadhall.cli.app import app

ROOT = Path(__file__).parent.parent
COMMANDS: dict[str, Any] = typer.main.get_command(app).commands  # type: ignore[attr-defined]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def test_links_lead_to_files() -> None:
    links = [
        (page, link)
        for page in PAGES
        for link in re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text("utf-8"))
    ]
    local = [(page, link) for page, link in links if "://" not in link]
    assert local
    broken = [f"{page.name}: {link}" for page, link in local if not (page.parent / link).exists()]
    assert not broken


def test_make_targets_exist() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = {
        name
        for page in PAGES
        for name in re.findall(r"(?:`|^    )make ([a-z]+)", page.read_text("utf-8"), re.M)
    }
    assert {"play", "test", "bench", "fuzz", "format", "clean"} <= targets
    assert named <= targets


def blocks(page: Path) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def test_excerpts_stand_in_the_source() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    excerpts = re.findall(r"^```python (src/\S+)\n(.*?)^```", text, re.M | re.S)
    assert excerpts
    assert [file for file, block in excerpts if block not in (ROOT / file).read_text("utf-8")] == []


def test_the_card_on_its_way_stands_where_it_is_said() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    files = re.findall(r"^\| `(src/meadhall/games/\S+|tests/games/\S+)`", text, re.M)
    walked = [ROOT / file for file in files if "<" not in file]
    assert len(walked) == 6
    knowing = [path.name for path in walked if "thors_oath" in path.read_text("utf-8")]
    assert knowing == [path.name for path in walked if path.name != "battle.py"]


def commands(page: Path) -> list[list[str]]:
    lines = re.findall(r"^    (meadhall .*)$", page.read_text("utf-8"), re.MULTILINE)
    return [shlex.split(line, comments=True)[1:] for line in lines]


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page)], ids=lambda page: page.name)
def test_snippets_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for number, block in enumerate(blocks(page), 1):
        where = f"{page.name}, block {number}"
        if ">>>" not in block:
            with redirect_stdout(io.StringIO()):
                exec(compile(block, where, "exec"), names)
            continue
        test = doctest.DocTestParser().get_doctest(block, names, where, str(page), 0)
        test.globs = names  # one block goes on where the one before it stopped
        said = io.StringIO()
        failed = doctest.DocTestRunner(verbose=False).run(test, out=said.write, clear_globs=False).failed
        assert not failed, said.getvalue()


FEWER = {
    "simulate": ["--games", "2", "--jobs", "1"],
    "balance": ["--games", "2", "--jobs", "1"],
    "fuzz": ["--games", "2", "--jobs", "1"],
    "sweep": ["--games", "1", "--jobs", "1"],
    "tournament": ["--deals", "1", "--jobs", "1"],
}


@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)], ids=lambda page: page.name)
def test_commands_run(page: Path, tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "src"),
        "MEADHALL_DATA": str(tmp_path / "data"),
        "LC_ALL": "C.UTF-8",
    }
    for name, text in re.findall(r"^```\w+ (\S+\.\w+)\n(.*?)^```", page.read_text("utf-8"), re.M | re.S):
        (tmp_path / name).write_text(text, encoding="utf-8")
    for arguments in commands(page):
        if arguments[0] in ("serve", "page") or {"--scheduler", "--ray"} & set(arguments):
            COMMANDS[arguments[0]].make_context("meadhall", arguments[1:])
            continue
        command = [sys.executable, "-m", "meadhall", *arguments, *FEWER.get(arguments[0], [])]
        run = subprocess.run(
            command,
            cwd=tmp_path,
            env=environment,
            input="\nquit\n",
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, f"{' '.join(arguments)}: {run.stderr}"
        assert run.stdout
        assert not [line for line in run.stderr.splitlines() if not re.search(r"games/s, .* left$", line)]


def test_commands_that_are_named_exist() -> None:
    known = set(COMMANDS)
    named = {name for page in PAGES for name in re.findall(r"`meadhall ([a-z]+)\b", page.read_text("utf-8"))}
    assert {
        "games",
        "play",
        "simulate",
        "replay",
        "check",
        "scenario",
        "fuzz",
        "rules",
        "cards",
        "serve",
    } <= known
    assert named <= known
