"""`make test`: every check of the project, in stages.

    python -m tools.check               all stages
    python -m tools.check lint unit     these stages

A stage that fails does not stop the ones after it; the run fails if any stage failed.
"""

import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHON = sys.executable
SOURCES = ("src", "tests", "tools")

# The tests with a stage of their own; every other test under tests/ belongs to the stage `unit`.
OWN_STAGE = {
    "clauses": ("tests/games", "tests/test_ledger.py"),
    "scenarios": (
        "tests/scenarios",
        "tests/sagas",
        "tests/test_scenarios.py",
        "tests/test_sagas.py",
        "tests/test_behaviour.py",
    ),
    "fuzz": ("tests/fuzz", "tests/test_laws_games.py"),
    "server": ("tests/server",),
    "browser": ("tests/browser",),
    "docs": ("tests/docs", "tests/test_docs.py"),
}
SAYS = {
    "clauses": "the rules, clause by clause and card by card, and the ledger",
    "scenarios": "worked examples and recorded games",
    "fuzz": "random games under every law",
    "server": "real HTTP, WebSockets, SQLite and PostgreSQL",
    "browser": "a real browser at a real table",
    "docs": "the commands and snippets of the documentation",
}
# Servers and browsers share ports and want the cores for themselves.
ONE_PROCESS = {"server", "browser"}
PACKAGES = {"server": ("postgresql",), "browser": ("chromium",)}


@dataclass(frozen=True)
class Stage:
    name: str
    says: str
    commands: tuple[tuple[str, ...], ...]


def run_pytest(*arguments: str, processes: int) -> tuple[str, ...]:
    return (PYTHON, "-m", "pytest", "-q", "-n", str(processes), *arguments)


def present(paths: tuple[str, ...], root: Path) -> list[str]:
    """The paths that hold tests: a test module, or a folder with one."""
    return [p for p in paths if (root / p).is_file() or any((root / p).rglob("test_*.py"))]


def stages(root: Path = ROOT) -> list[Stage]:
    """All stages of the tree at root, in order: the quick ones first."""
    ignored = [f"--ignore={path}" for paths in OWN_STAGE.values() for path in paths]
    found = [
        Stage(
            "format",
            "the formatter has nothing to do",
            ((PYTHON, "-m", "ruff", "format", "--check", *SOURCES),),
        ),
        Stage("lint", "ruff", ((PYTHON, "-m", "ruff", "check", *SOURCES),)),
        Stage("types", "mypy --strict", ((PYTHON, "-m", "mypy"),)),
        Stage("unit", "engine, bots, lab, command line", (run_pytest("tests", *ignored, processes=2),)),
    ]
    for name, paths in OWN_STAGE.items():
        tests = present(paths, root)
        if not tests:
            continue
        needs = tuple((PYTHON, "-m", "tools.debian", package) for package in PACKAGES.get(name, ()))
        pytest = run_pytest(*tests, processes=0 if name in ONE_PROCESS else 2)
        found.append(Stage(name, SAYS[name], (*needs, pytest)))
    if (root / "web" / "package.json").exists():
        npm = (PYTHON, "-m", "tools.npm", "run")
        says = "form, types and tests of the client"
        made = ((PYTHON, "-m", "tools.facts", "--check"), (*npm, "types", "--", "--check"))
        found.append(Stage("web", says, (*made, (*npm, "lint"), (*npm, "check"), (*npm, "test"))))
    return found


def passes(stage: Stage) -> bool:
    return all(subprocess.run(command, cwd=ROOT).returncode == 0 for command in stage.commands)


def main(names: list[str]) -> int:
    known = stages()
    unknown = [name for name in names if name not in {stage.name for stage in known}]
    if unknown:
        offered = ", ".join(stage.name for stage in known)
        print(f"No stage is called {', '.join(unknown)}; expected some of: {offered}.", file=sys.stderr)
        return 2
    chosen = [stage for stage in known if not names or stage.name in names]
    failed: list[str] = []
    began = time.monotonic()
    for number, stage in enumerate(chosen, 1):
        print(f"\n== {number}/{len(chosen)} {stage.name}: {stage.says}", flush=True)
        start = time.monotonic()
        good = passes(stage)
        if not good:
            failed.append(stage.name)
        print(
            f"== {stage.name} {'passed' if good else 'FAILED'} in {time.monotonic() - start:.0f} s",
            flush=True,
        )
    outcome = f"FAILED: {', '.join(failed)}" if failed else "all passed"
    print(f"\n== {len(chosen)} stages in {time.monotonic() - began:.0f} s, {outcome}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
