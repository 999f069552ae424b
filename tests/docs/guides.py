"""A guide that is carried out: its blocks are written into a copy of the project, its commands are run there.

```LANGUAGE FILE     the block is that file
```diff FILE         lines with ` ` and `-` stand in the file like that, once; `+` joins them, `-` goes
    .venv/bin/...    a command
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
BLOCK = re.compile(r"^```(\w+) (\S+/\S+)\n(.*?)^```$|^    (\.venv/bin/[^\n]+)$", re.M | re.S)
LEFT = shutil.ignore_patterns("__pycache__", "node_modules", "sagas", "playthroughs", "screens", "assets")


@dataclass(frozen=True)
class Step:
    """A block, or a command; `line` is where it stands."""

    line: int
    kind: str
    what: str
    text: str = ""


def steps(guide: Path) -> list[Step]:
    text = guide.read_text("utf-8")
    found = []
    for hit in BLOCK.finditer(text):
        line = text.count("\n", 0, hit.start()) + 1
        if hit[4]:
            found.append(Step(line, "command", hit[4]))
        else:
            found.append(Step(line, "diff" if hit[1] == "diff" else "file", hit[2], hit[3]))
    return found


def copied(folder: Path, parts: tuple[str, ...] = ("src", "tests", "tools", "docs")) -> Path:
    """The project without what is built and recorded."""
    for part in parts:
        shutil.copytree(ROOT / part, folder / part, ignore=LEFT)
    for name in ("pyproject.toml", "README.md", "CONTRIBUTING.md", "Makefile"):
        shutil.copy(ROOT / name, folder / name)
    return folder


def carry_out(step: Step, copy: Path) -> str:
    """What a command says; raises AssertionError with the line of the guide where a step no longer works."""
    path = copy / step.what
    if step.kind == "file":
        assert not path.exists(), f"line {step.line}: {step.what} is there already"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(step.text, "utf-8")
    elif step.kind == "diff":
        _change(path, step)
    else:
        return _run(step, copy)
    return ""


def _change(path: Path, step: Step) -> None:
    lines = step.text.splitlines(keepends=True)
    assert all(line[0] in " +-" for line in lines), f"line {step.line}: a line begins with ' ', '+' or '-'"
    before = "".join(line[1:] for line in lines if line[0] != "+")
    after = "".join(line[1:] for line in lines if line[0] != "-")
    text = path.read_text("utf-8")
    found = text.count(f"\n{before}") + text.startswith(before)
    assert found == 1, (
        f"line {step.line}: these lines stand {found} times in {step.what}, not once:\n{before}"
    )
    path.write_text(text.replace(before, after, 1), "utf-8")


def _run(step: Step, copy: Path) -> str:
    program, *words = shlex.split(step.what)
    name = program.removeprefix(".venv/bin/")
    command = [sys.executable, *(["-m", "meadhall"] if name == "meadhall" else []), *words]
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join((str(copy / "src"), str(copy))),
        "MEADHALL_DATA": str(copy / "data"),
        "LC_ALL": "C.UTF-8",
    }
    done = subprocess.run(
        command, cwd=copy, env=environment, input="\nquit\n", capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, (
        f"line {step.line}: {step.what}\n{done.stdout[-3000:]}\n{done.stderr[-2000:]}"
    )
    return done.stdout
