"""Mutants run in copies of the source, by the tests that reach them."""

from __future__ import annotations

import queue
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tools.mutate.mutants import ROOT, Mutant
from tools.mutate.reach import BUILD

PATIENCE = 180.0
"""Seconds after which a mutant hangs, and so is noticed."""


@dataclass(frozen=True)
class Outcome:
    """What became of a mutant: `noticed` says by what, `survived`, or `unreached` if no test runs its line."""

    mutant: Mutant
    fate: str
    by: str = ""


class Copies:
    """Copies of the package, one for each that works at the same time."""

    def __init__(self, count: int) -> None:
        self._free: queue.Queue[Path] = queue.Queue()
        for number in range(count):
            folder = BUILD / f"copy-{number}"
            shutil.rmtree(folder, ignore_errors=True)
            ignored = shutil.ignore_patterns("web", "__pycache__")
            shutil.copytree(ROOT / "src" / "meadhall", folder / "src" / "meadhall", ignore=ignored)
            self._free.put(folder)

    def run(self, mutant: Mutant, tests: Sequence[str]) -> Outcome:
        """Put the fault into a copy and run the tests until one notices."""
        if not tests:
            return Outcome(mutant, "unreached")
        folder = self._free.get()
        path = folder / mutant.path
        healthy = path.read_text("utf-8")
        try:
            path.write_text(mutant.applied(healthy), "utf-8")
            return _judged(mutant, tests, folder)
        finally:
            path.write_text(healthy, "utf-8")
            self._free.put(folder)


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
    copies = Copies(jobs)

    def one(mutant: Mutant) -> Outcome:
        outcome = copies.run(mutant, tests(mutant))
        told(outcome)
        return outcome

    with ThreadPoolExecutor(jobs) as pool:
        return list(pool.map(one, mutants))
