"""The layers of docs/architecture.md: who may import whom."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "meadhall"

MAY = {
    "engine": set(),
    "games": {"engine"},
    "terminal": {"engine", "games", "text"},
    "text": {"engine"},
    "laws": {"engine", "text"},
    "scenario": {"engine", "games"},
    "audit": {"engine", "text"},
    "preview": {"engine"},
    "lessons": {"engine"},
    "bots": {"engine"},
    "lab": {"engine", "games", "bots", "envs", "laws", "scenario", "text"},
    "envs": {"engine", "games", "bots"},
    "page": {"engine", "games", "bots", "preview", "review", "table"}
    | {"asking", "finding", "reviewed", "text"},  # the second worker loads these when it needs words
    "table": {"engine", "games", "bots", "lessons", "preview", "sentences"},
    "__init__": {"engine", "games", "text"},  # `text` only for a sentence of a table that cannot be
    "__main__": {"cli"},
    "sentences": set(),
    "book": set(),
    "aid": {"engine"},
    "asking": {"engine", "book"},
    "finding": {"engine", "games", "text", "book", "asking"},
    "examples": {"engine", "games", "scenario"},
    "pages": {"engine"},
    "review": {"engine", "bots"},
    "picture": set(),
    "reviewed": {"engine", "bots", "picture", "review", "text"},
    "server": {"engine", "games", "bots", "lessons", "preview", "review", "reviewed", "table"}
    | {"aid", "asking", "book", "examples", "finding", "pages", "sentences", "text"},
    "cli": {"engine", "games", "bots", "lab", "laws", "lessons", "preview", "review", "reviewed", "scenario"}
    | {"server", "pages", "aid", "asking", "book", "examples", "finding", "sentences", "text"},
}


def layer(path: Path) -> str:
    parts = path.relative_to(SOURCE).parts
    if path.name == "terminal.py":
        return "terminal"
    return parts[0] if len(parts) > 1 else path.stem


def imported(path: Path) -> set[str]:
    """The layers a file imports; `import meadhall` itself is for everybody above the games."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == "meadhall":
            found |= {alias.name for alias in node.names}
        names = [node.module] if isinstance(node, ast.ImportFrom) and node.module else []
        names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        found |= {name.split(".")[1] for name in names if name.startswith("meadhall.")}
    return {name for name in found if (SOURCE / name).is_dir() or (SOURCE / f"{name}.py").is_file()}


@pytest.mark.parametrize("name", MAY)
def test_a_layer_imports_only_what_lies_below(name: str) -> None:
    files = [path for path in SOURCE.rglob("*.py") if layer(path) == name]
    assert files
    for path in files:
        assert imported(path) - {name} <= MAY[name], path


def test_every_file_lies_in_a_layer() -> None:
    assert {layer(path) for path in SOURCE.rglob("*.py")} == set(MAY)


def test_every_package_stands_in_the_layout() -> None:
    """docs/architecture.md names every folder and module beside the games."""
    text = (SOURCE.parent.parent / "docs" / "architecture.md").read_text("utf-8")
    layout = text.partition("## Layout")[2]
    names = {layer(path) for path in SOURCE.rglob("*.py")} - {"terminal", "__init__", "__main__"}
    missing = [name for name in sorted(names) if f"{name}/" not in layout and f"{name}.py" not in layout]
    assert missing == []


def test_nothing_that_runs_reads_the_audit() -> None:
    readers = [path for path in SOURCE.rglob("*.py") if "audit" in imported(path) and path.stem != "audit"]
    assert readers == []


@pytest.mark.parametrize("name", ["engine", "games", "bots", "lessons", "table", "page"])
def test_a_layer_needs_nothing_but_the_standard_library(name: str) -> None:
    """So a page can run it, where nothing can be installed."""
    files = [path for path in (SOURCE / name).rglob("*.py") if path.name != "terminal.py"]
    modules = [".".join(path.relative_to(SOURCE.parent).with_suffix("").parts) for path in files]
    imports = "; ".join(f"import {module.removesuffix('.__init__')}" for module in modules)
    run = f"import sys; sys.path.insert(0, {str(SOURCE.parent)!r}); {imports}"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", run], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
