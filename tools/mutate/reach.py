"""Which tests of a game run through which line: the contexts of coverage, remembered until code or tests change."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path

from tools.mutate.mutants import GAMES, ROOT

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
    """File -> line -> the tests that run it. What runs at import is reached by every test, and not listed."""
    BUILD.mkdir(parents=True, exist_ok=True)
    kept = BUILD / f"{game}-{_fingerprint(game)}.json"
    if not kept.exists():
        for old in BUILD.glob(f"{game}-*.json"):
            old.unlink()
        kept.write_text(json.dumps(_measured(game)), "utf-8")
    data = json.loads(kept.read_text("utf-8"))
    return {path: {int(line): tests for line, tests in lines.items()} for path, lines in data.items()}


def _fingerprint(game: str) -> str:
    digest = hashlib.sha256()
    for folder in (GAMES / game, ROOT / tests_of(game), ROOT / "src" / "meadhall" / "engine"):
        for path in sorted(folder.rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _measured(game: str) -> dict[str, dict[int, list[str]]]:
    from coverage import CoverageData

    data_file, config = BUILD / f"{game}.coverage", BUILD / f"{game}.ini"
    data_file.unlink(missing_ok=True)
    config.write_text(CONFIG.format(source=GAMES / game, data=data_file), "utf-8")
    command = [sys.executable, "-m", "coverage", "run", f"--rcfile={config}", "-m", "pytest", "-q"]
    done = subprocess.run(
        [*command, "-p", "no:cacheprovider", "--timeout=600", tests_of(game)],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise SystemExit(f"the tests of {game} fail as they are:\n{done.stdout[-2000:]}")
    data = CoverageData(str(data_file))
    data.read()
    out: dict[str, dict[int, list[str]]] = {}
    for path in data.measured_files():
        lines = data.contexts_by_lineno(path)
        out[str(Path(path).relative_to(ROOT))] = {
            line: sorted({_node_id(context) for context in contexts if context})
            for line, contexts in lines.items()
        }
    return out


def _node_id(context: str) -> str:
    """`tests.games.toy.test_turn.test_it` as pytest names it."""
    module, _, name = context.rpartition(".")
    return f"{module.replace('.', '/')}.py::{name}"
