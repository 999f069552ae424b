"""The tests of a game, collected once: each mutant gets a fork with the fault in it, which runs the tests that reach it.

What is made when a module is imported (tables, content) stands already, so a fault that survives here is judged by a process of its own.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
import subprocess
import sys
import types
from collections.abc import Sequence
from importlib.machinery import SourceFileLoader
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tools.mutate.mutants import ROOT, Mutant

PATIENCE = 60.0
"""Seconds of work after which a test hangs, and so has noticed."""
MEMORY = 4 << 30
"""A fault that asks for more than these bytes is noticed too."""


class Warm:
    """The process that holds the collected tests, seen from outside."""

    def __init__(self, tests: str) -> None:
        command = [sys.executable, "-B", "-m", "tools.mutate.warm", tests]
        self._process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def close(self) -> None:
        self._process.communicate()

    def notices(self, mutant: Mutant, tests: Sequence[str]) -> str:
        """The test that notices, or nothing."""
        assert self._process.stdin
        assert self._process.stdout
        asked = {"path": mutant.path, "where": mutant.where, "start": mutant.start, "end": mutant.end}
        asked |= {"after": mutant.after, "tests": list(tests)}
        self._process.stdin.write(json.dumps(asked) + "\n")
        self._process.stdin.flush()
        for line in self._process.stdout:
            if line.startswith("told: "):
                return line.removeprefix("told: ").strip()
        raise SystemExit("the process that holds the tests has ended")


class Server:
    """Inside that process: takes the place of the loop over all tests."""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items: dict[str, list[pytest.Item]] = {}
        for item in session.items:
            for name in (item.nodeid.partition("::")[0], item.nodeid.partition("[")[0]):
                items.setdefault(name, []).append(item)
        functions: dict[tuple[str, str], list[types.FunctionType]] = {}
        for each in gc.get_objects():
            if isinstance(each, types.FunctionType):
                functions.setdefault((each.__code__.co_filename, each.__name__), []).append(each)
        gc.freeze()
        for line in sys.stdin:
            asked = json.loads(line)
            chosen = [item for test in asked["tests"] for item in items.get(test, ())]
            broken = functions.get((str(ROOT / asked["path"]), asked["where"]), [])
            print(f"told: {_forked(asked, broken, chosen)}", flush=True)
        return True


def _forked(asked: dict[str, Any], functions: list[types.FunctionType], items: list[pytest.Item]) -> str:
    """The test that notices, as the fork tells it."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        try:
            null = os.open(os.devnull, os.O_WRONLY)
            os.dup2(null, 1)
            os.dup2(null, 2)
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            _break(asked, functions)
            os.write(writing, _noticed(items, writing).encode())
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as told:
        found = told.read()
    os.waitpid(child, 0)
    return found


def _break(asked: dict[str, Any], functions: list[types.FunctionType]) -> None:
    """Give the functions the code with the fault, and whoever imports the file anew, as a game with an expansion does."""
    file = ROOT / asked["path"]
    text = file.read_text("utf-8")
    faulty = compile(text[: asked["start"]] + asked["after"] + text[asked["end"] :], str(file), "exec")
    for each in faulty.co_consts:
        if isinstance(each, types.CodeType) and each.co_name == asked["where"]:
            for function in functions:
                function.__code__ = each
    whole = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> types.CodeType | None:
        return faulty if loader.path == str(file) else whole(loader, name)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]


def _noticed(items: list[pytest.Item], writing: int) -> str:
    """The first test that fails or has run for longer than any does."""

    def hangs(*_: object) -> None:
        os.write(writing, b"it hangs")
        os._exit(0)

    signal.signal(signal.SIGPROF, hangs)
    for item, following in zip(items, [*items[1:], None], strict=True):
        signal.setitimer(signal.ITIMER_PROF, PATIENCE)
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
            return item.nodeid
    return ""


if __name__ == "__main__":
    options = ["-q", "--no-header", "-s", "-p", "no:cacheprovider"]
    sys.exit(pytest.main([*options, *sys.argv[1:]], plugins=[Server()]))
