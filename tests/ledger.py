"""The ledger of the rules: which clauses and cards a game has, and which of them the tests prove.

Everything is read without running a test: clauses from the game's RULES.md, proofs from the decorators in
tests/games/<game>/ and from `clauses = [...]` in tests/scenarios/<game>/*.toml.
"""

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Proofs:
    """What the tests of a game claim to prove: id -> where; and decorators that cannot be read."""

    clauses: dict[str, str] = field(default_factory=dict)
    cards: dict[str, str] = field(default_factory=dict)
    unreadable: list[str] = field(default_factory=list)


def read_tests(source: str, where: str, proofs: Proofs) -> None:
    """Collect `@clause("…")` and `@card("…")` of the test functions and classes in a module."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        for mark, arguments in _marks(node.decorator_list):
            ids = proofs.clauses if mark == "clause" else proofs.cards
            for argument in arguments:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    ids.setdefault(argument.value, f"{where}:{node.lineno}")
                else:
                    proofs.unreadable.append(f"{where}:{node.lineno} @{mark} takes ids in quotes")


def _marks(decorators: Iterable[ast.expr]) -> Iterator[tuple[str, list[ast.expr]]]:
    for decorator in decorators:
        match decorator:
            case ast.Call(func=ast.Name(id="clause" | "card" as mark), args=arguments):
                yield mark, arguments


def read_scenario(text: str, where: str, proofs: Proofs) -> None:
    """Collect the `clauses` of a scenario."""
    clauses = tomllib.loads(text).get("clauses", [])
    if not isinstance(clauses, list) or not all(isinstance(each, str) for each in clauses):
        proofs.unreadable.append(f"{where} clauses must be a list of ids in quotes")
        return
    for each in clauses:
        proofs.clauses.setdefault(each, where)


def collect(tests: Path, game: str) -> Proofs:
    """Everything that the tests below the folder `tests` claim to prove of a game."""
    proofs = Proofs()
    for path in sorted((tests / "games" / game).rglob("*.py")):
        read_tests(path.read_text("utf-8"), str(path.relative_to(tests)), proofs)
    for path in sorted((tests / "scenarios" / game).rglob("*.toml")):
        read_scenario(path.read_text("utf-8"), str(path.relative_to(tests)), proofs)
    return proofs


def unknown(claimed: dict[str, str], known: set[str], what: str) -> list[str]:
    return [
        f"{where} names {what} {each}, which does not exist"
        for each, where in claimed.items()
        if each not in known
    ]


def unproved(needed: Iterable[str], claimed: dict[str, str], what: str) -> list[str]:
    return [f"{what} {each} has no test" for each in sorted(set(needed) - set(claimed), key=in_order)]


def in_order(clause: str) -> list[tuple[int, str]]:
    """Sort BR-9.6 before BR-10.1."""
    parts = re.findall(r"\d+|[A-Za-z]+", clause)
    return [(int(part), "") if part.isdigit() else (-1, part) for part in parts]
