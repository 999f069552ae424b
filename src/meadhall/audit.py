"""The audit of a game: does every key that the rules use have its words in both languages, does every text have a use, and does the
state say what its fields mean?"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from meadhall.engine import Of, Rules, State
from meadhall.text import LANGUAGES, text_id

POLISH_PLURALS = {"one", "few", "many"}
PLURAL_KEYS = {"zero", "one", "two", "few", "many"}

Shape = dict[str, set[str]]
"""Text id (or id.attribute) -> the parameters it uses."""


def audit(rules: Rules[Any]) -> list[str]:
    """Everything that is wrong with the texts of a game; empty if nothing is."""
    shapes = {lang: read(rules.folder / "text" / f"{lang}.ftl") for lang in LANGUAGES}
    problems = [problem for lang in LANGUAGES for problem in shapes[lang][1]]
    english, polish = (shapes[lang][0] for lang in LANGUAGES)
    problems += [f"{key} is missing in Polish" for key in english if key not in polish]
    problems += [f"{key} is missing in English" for key in polish if key not in english]
    problems += [
        f"{key} uses {sorted(english[key])} in English but {sorted(polish[key])} in Polish"
        for key in english
        if key in polish and english[key] != polish[key]
    ]
    used = set(keys_in_code(rules.folder))
    problems += [f"{key} is used by the rules but has no text" for key in sorted(used) if key not in english]
    named = set(strings_in_code(rules.folder))  # a key may reach its question through a helper
    problems += [
        f"{key} is not used by any rule"
        for key in english
        if key.startswith(("ask-", "no-", "log-"))
        and "." not in key
        and key not in used
        and key.partition("-")[2] not in named
    ]
    for values in rules.values.values():
        problems += [
            f"{key} has no text" for key in sorted({text_id(value) for value in values}) if key not in english
        ]
    problems += [f"option-{name} has no text" for name in rules.options if f"option-{name}" not in english]
    problems += [f"{key} has no text" for key in ("game-title", "game-blurb") if key not in english]
    return problems + undeclared(rules.state)


def undeclared(state: type[State]) -> list[str]:
    """The fields of a state that do not say what they mean: nothing can be turned or observed that has to be guessed."""
    problems = []
    for field in state.fields:
        where = f"{state.__module__}: {state.__name__}.{field.name}"
        inner = isinstance(field.what, Of) or field.role == "zone"
        if field.role == "plain" and field.what is None:
            problems.append(f"{where} does not say what it holds, as in public(Count(9))")
        if field.role != "knowledge" and len(field.by) < field.depth - inner:
            problems.append(f'{where} does not say how its entries are counted, as in by="seat"')
    return problems


def read(path: Path) -> tuple[Shape, list[str]]:
    """The texts of a file and what is wrong with them by themselves."""
    if not path.exists():
        return {}, [f"{path.name} is missing"]
    shape: Shape = {}
    problems: list[str] = []
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Junk):
            problems.append(f"{path.name}: cannot be read near {(entry.content or '').strip()[:60]!r}")
        elif isinstance(entry, ftl.Message):
            parts = [(entry.id.name, entry.value)] if entry.value else []
            parts += [
                (f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes
            ]
            for key, pattern in parts:
                if key in shape:
                    problems.append(f"{path.name}: {key} stands twice")
                shape[key] = set(_variables(pattern))
                if path.stem == "pl":
                    problems += [
                        f"{path.name}: {key} lacks the plural form {form!r}"
                        for form in _missing_plurals(pattern)
                    ]
    return shape, problems


def _nodes(node: Any) -> Iterator[Any]:
    yield node
    if isinstance(node, ftl.BaseNode):
        for child in vars(node).values():
            for item in child if isinstance(child, list) else [child]:
                if isinstance(item, ftl.BaseNode):
                    yield from _nodes(item)


def _variables(pattern: Any) -> Iterator[str]:
    return (node.id.name for node in _nodes(pattern) if isinstance(node, ftl.VariableReference))


def _missing_plurals(pattern: Any) -> Iterator[str]:
    for node in _nodes(pattern):
        if isinstance(node, ftl.SelectExpression):
            keys = {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)}
            if keys & PLURAL_KEYS:
                yield from sorted(POLISH_PLURALS - keys)


def keys_in_code(folder: Path) -> Iterator[str]:
    """The text ids that the rules in a folder use, read from their calls."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = (
                    node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                )
                place, prefix = {
                    "choose": (1, "ask"),
                    "Choose": (1, "ask"),
                    "Reason": (1, "no"),
                    "tell": (0, "log"),
                }.get(name, (-1, ""))
                if 0 <= place < len(node.args):
                    yield from (f"{prefix}-{text}" for text in _constants(node.args[place]))


def strings_in_code(folder: Path) -> Iterator[str]:
    """Every string that stands in the rules of a folder."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def _constants(node: ast.expr) -> Iterator[str]:
    """The strings an argument can be: a constant, or one of two by a condition."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _constants(node.body)
        yield from _constants(node.orelse)
