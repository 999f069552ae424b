"""Which tests of a game run through which line: the contexts of coverage, remembered until code or tests change."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from tools.mutate.mutants import GAMES, ROOT

IMPORT = ""
BUILD = ROOT / "build" / "mutate"
CONFIG = """\
[run]
dynamic_context = test_function
source = {source}
data_file = {data}
"""


def tests_of(game: str) -> str:
    return f"tests/games/{game}"


def reached(game: str) -> dict[str, dict[int, list[str]]]:
    """File -> line -> the tests that run it, those that run little first; `IMPORT` where it runs when the game is imported."""
    BUILD.mkdir(parents=True, exist_ok=True)
    files = {path: BUILD / f"{game}-{print_}.json" for path, print_ in _fingerprints(game).items()}
    missing = [path for path, kept in files.items() if not kept.exists()]
    if missing:
        for old in set(BUILD.glob(f"{game}-*.json")) - set(files.values()):
            old.unlink()
        measured = _measured(game, missing)
        for path in missing:
            files[path].write_text(json.dumps(measured.get(path, {})), "utf-8")
    lines: dict[str, dict[int, list[str]]] = {}
    runs: Counter[str] = Counter()
    for kept in files.values():
        for test, reached_by_it in json.loads(kept.read_text("utf-8")).items():
            for path, numbers in reached_by_it.items():
                runs[test] += len(numbers)
                for number in numbers:
                    lines.setdefault(path, {}).setdefault(number, []).append(test)
    for by_line in lines.values():
        for tests in by_line.values():
            tests[:] = sorted(set(tests), key=lambda test: (runs[test], test))
    return lines


def _fingerprints(game: str) -> dict[str, str]:
    """Each file of tests -> what it holds and runs on: another test alone asks for no other measure.

    The engine is left out. Should a test come to a line only because the engine has changed, then at worst a mutant is said to survive.
    """
    digest = hashlib.sha256()
    tests = sorted((ROOT / tests_of(game)).glob("test_*.py"))
    for folder in (GAMES / game, ROOT / tests_of(game)):
        for path in sorted(set(folder.rglob("*.py")) - set(tests)):
            digest.update(path.read_bytes())
    out: dict[str, str] = {}
    for path in tests:
        own = digest.copy()
        own.update(path.name.encode() + path.read_bytes())
        out[str(path.relative_to(ROOT))] = own.hexdigest()[:16]
    return out


def _measured(game: str, files: Sequence[str]) -> dict[str, dict[str, dict[str, list[int]]]]:
    """File of tests -> test -> file of the game -> the lines that it runs."""
    from coverage import CoverageData

    data_file, config = BUILD / f"{game}.coverage", BUILD / f"{game}.ini"
    data_file.unlink(missing_ok=True)
    config.write_text(CONFIG.format(source=GAMES / game, data=data_file), "utf-8")
    command = [sys.executable, "-m", "coverage", "run", f"--rcfile={config}", "-m", "pytest", "-q"]
    done = subprocess.run(
        [*command, "-p", "no:cacheprovider", "--timeout=600", *files],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise SystemExit(f"the tests of {game} fail as they are:\n{done.stdout[-2000:]}")
    data = CoverageData(str(data_file))
    data.read()
    out: dict[str, dict[str, dict[str, list[int]]]] = {}
    for path in data.measured_files():
        source = str(Path(path).relative_to(ROOT))
        for line, contexts in data.contexts_by_lineno(path).items():
            for context in contexts:
                test = _node_id(context) if context else IMPORT
                for file in [test.partition("::")[0]] if context else files:
                    by_source = out.setdefault(file, {}).setdefault(test, {})
                    by_source.setdefault(source, []).append(line)
    return out


def _node_id(context: str) -> str:
    """`tests.games.toy.test_turn.test_it` as pytest names it."""
    module, _, name = context.rpartition(".")
    return f"{module.replace('.', '/')}.py::{name}"
