"""Mutants run by the tests that reach them: in a fork where only a function is broken, else in a copy of the source."""

from __future__ import annotations

import os
import queue
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tools.mutate.mutants import ROOT, Mutant
from tools.mutate.reach import BUILD, IMPORT, tests_of
from tools.mutate.warm import Warm

PATIENCE = 180.0
"""Seconds after which a mutant hangs, and so is noticed."""


@dataclass(frozen=True)
class Outcome:
    """What became of a mutant: `noticed` says by what, `survived`, or `unreached` if no test runs its line."""

    mutant: Mutant
    fate: str
    by: str = ""


class Desk:
    """Where one mutant at a time is judged: a copy of the package, and the tests of the game that was asked for last."""

    def __init__(self, number: int) -> None:
        self._folder = BUILD / f"copy-{os.getpid()}-{number}"
        self._game = ""
        self._warm: Warm | None = None
        ignored = shutil.ignore_patterns("web", "__pycache__")
        shutil.copytree(ROOT / "src" / "meadhall", self._folder / "src" / "meadhall", ignore=ignored)

    def run(self, mutant: Mutant, tests: Sequence[str]) -> Outcome:
        """Run the tests until one notices: in a fork, and in a process of its own what may have done its harm at import."""
        if not tests:
            return Outcome(mutant, "unreached")
        if IMPORT not in tests:
            by = self._tests_of(mutant.game).notices(mutant, tests)
            return Outcome(mutant, "noticed" if by else "survived", by)
        path = self._folder / mutant.path
        healthy = path.read_text("utf-8")
        try:
            path.write_text(mutant.applied(healthy), "utf-8")
            own = [test for test in tests if test != IMPORT]
            if not mutant.path.endswith(".py"):  # to collect all tests takes longer than to run the first
                first = _judged(mutant, own[:1], self._folder)
                if first.fate == "noticed":
                    return first
            return _judged(mutant, own, self._folder)
        finally:
            path.write_text(healthy, "utf-8")

    def _tests_of(self, game: str) -> Warm:
        if self._warm is None or self._game != game:
            self.close()
            self._game, self._warm = game, Warm(tests_of(game))
        return self._warm

    def close(self) -> None:
        if self._warm:
            self._warm.close()
        self._warm = None

    def clear(self) -> None:
        self.close()
        shutil.rmtree(self._folder, ignore_errors=True)


def _judged(mutant: Mutant, tests: Sequence[str], folder: Path) -> Outcome:
    listed = folder / "tests.txt"
    listed.write_text("\n".join(tests), "utf-8")
    command = [
        sys.executable,
        "-B",
        "-m",
        "pytest",
        "-x",
        "-q",
        "--no-header",
        "--tb=no",
        "-p",
        "no:cacheprovider",
    ]
    try:
        done = subprocess.run(
            [*command, "-o", f"pythonpath={folder / 'src'} .", f"@{listed}"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
    except subprocess.TimeoutExpired:
        return Outcome(mutant, "noticed", "it hangs")
    if done.returncode == 0:
        return Outcome(mutant, "survived")
    failed = [line.split()[1] for line in done.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    return Outcome(mutant, "noticed", failed[0] if failed else "the game cannot be loaded")


def run_all(
    mutants: Sequence[Mutant],
    tests: Callable[[Mutant], Sequence[str]],
    jobs: int,
    told: Callable[[Outcome], None],
) -> list[Outcome]:
    """Every mutant, `jobs` at a time; `told` hears of each as it is done."""
    free: queue.Queue[Desk] = queue.Queue()
    desks = [Desk(number) for number in range(jobs)]
    for desk in desks:
        free.put(desk)

    def one(mutant: Mutant) -> Outcome:
        desk = free.get()
        try:
            outcome = desk.run(mutant, tests(mutant))
        finally:
            free.put(desk)
        told(outcome)
        return outcome

    try:
        with ThreadPoolExecutor(jobs) as pool:
            return list(pool.map(one, mutants))
    finally:
        for desk in desks:
            desk.clear()
