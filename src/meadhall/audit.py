"""The audit of a game: does every key that the rules use have its words in both languages, does every text have a use, and does the
state say what its fields mean, and is no name in the source misspelt? It reads the source as text; the games never do."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from meadhall.engine import Of, Rules, State
from meadhall.engine.reference import PIECES, pieces, reference
from meadhall.text import LANGUAGES, text_id

POLISH_PLURALS = {"one", "few", "many"}
PLURAL_KEYS = {"zero", "one", "two", "few", "many"}

Shape = dict[str, set[str]]
"""Text id (or id.attribute) -> the parameters it uses."""


def audit(rules: Rules[Any]) -> list[str]:
    """Everything that is wrong with the texts of a game; empty if nothing is."""
    english, problems = in_both(rules.folder / "text")
    for prefix, names in (("ask", rules.keys.asks), ("log", rules.keys.tells), ("no", rules.keys.reasons)):
        texts = {key.partition("-")[2] for key in english if key.startswith(f"{prefix}-") and "." not in key}
        problems += [
            f"{prefix}-{name} is declared in keys.py but has no text" for name in sorted(set(names) - texts)
        ]
        problems += [f"{prefix}-{name} is not used by any rule" for name in sorted(texts - set(names))]
    problems += [
        f"moment-{kind}{part} has no text"
        for kind in rules.spans
        for part in ("", ".end")
        if f"moment-{kind}{part}" not in english
    ]
    kinds = {key.removeprefix("moment-").partition(".")[0] for key in english if key.startswith("moment-")}
    problems += [f"moment-{kind} is no span of the rules" for kind in sorted(kinds - set(rules.spans))]
    problems += [
        f"moment-{kind}.odds has no text"
        for kind, span in rules.spans.items()
        if span.odds and f"moment-{kind}.odds" not in english
    ]
    for values in rules.values.values():
        problems += [
            f"{key} has no text" for key in sorted({text_id(value) for value in values}) if key not in english
        ]
    liked = {f"character-{name}{part}" for name in rules.characters for part in ("", ".text")}
    told = {key for key in english if key.startswith("character-")}
    problems += [f"{key} has no text" for key in sorted(liked - told)]
    problems += [f"{key} is no character of the game" for key in sorted(told - liked)]
    problems += [f"option-{name} has no text" for name in rules.options if f"option-{name}" not in english]
    problems += [f"{key} has no text" for key in ("game-title", "game-blurb") if key not in english]
    return problems + unlisted(rules, english) + undeclared(rules.state) + misspelt(rules)


def in_both(folder: Path) -> tuple[Shape, list[str]]:
    """The texts of a folder, and where its two languages differ."""
    shapes = {lang: read(folder / f"{lang}.ftl") for lang in LANGUAGES}
    problems = [problem for lang in LANGUAGES for problem in shapes[lang][1]]
    english, polish = (shapes[lang][0] for lang in LANGUAGES)
    problems += [f"{key} is missing in Polish" for key in english if key not in polish]
    problems += [f"{key} is missing in English" for key in polish if key not in english]
    problems += [
        f"{key} uses {sorted(english[key])} in English but {sorted(polish[key])} in Polish"
        for key in english
        if key in polish and english[key] != polish[key]
    ]
    return english, problems


def unlisted(rules: Rules[Any], texts: Shape) -> list[str]:
    """What is wrong with the loose pieces: a name, a text or the clauses that are not there, a value or a text too many."""
    listed = pieces(rules.folder, rules.aid)
    if not listed:
        return []
    own, problems = in_both(rules.folder / PIECES)
    known = {**texts, **own}
    for each in listed:
        name = text_id(each.value)
        wanted = [name, f"{name}.text", f"group-{each.group}", *(fact for fact, _ in each.facts)]
        problems += [f"pieces: {key} has no text" for key in wanted if key not in known]
        problems += [
            f"pieces: {key} uses ${word}; only facts know the numbers of aid.py"
            for key in (name, f"{name}.text")
            for word in sorted(known.get(key, set()) - {"copy"})
        ]
        problems += [f"pieces: {each.value} names no clause"] if not each.clauses else []
    counted = Counter(each.value for each in reference(rules))
    problems += [f"pieces: {value} is listed twice" for value, times in counted.items() if times > 1]
    problems += [f"pieces: {key} is a text of the game already" for key in own if key in texts]
    used = {text_id(each.value) for each in listed} | {f"group-{each.group}" for each in listed}
    used |= {fact for each in listed for fact, _ in each.facts}
    return problems + [
        f"pieces: {key} is used by no piece" for key in own if key.partition(".")[0] not in used
    ]


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


NAMED = {
    # call: (which argument, what it names)
    "choose": (1, "asks"),
    "Choose": (1, "asks"),
    "Subset": (1, "asks"),
    "Reason": (1, "reasons"),
    "tell": (0, "tells"),
    "emit": (0, "emits"),
    "react": (1, "emits"),  # Blood Rage: `g.emit` where somebody has a card that listens
    "push": (0, "frames"),
    "next": (0, "frames"),
    "then": (-1, "frames"),  # every argument is a frame
    "begin": (0, "spans"),
    "within": (0, "spans"),
}
METHODS = {"tell", "emit", "push", "next", "then", "begin", "within"}
"""Calls that count only when something is asked to do them: `next(found)` is Python's."""


def misspelt(rules: Rules[Any]) -> list[str]:
    """The names in the source of a game that are declared nowhere, and the declared ones that stand nowhere."""
    declared = {
        "asks": set(rules.keys.asks),
        "tells": set(rules.keys.tells),
        "emits": set(rules.keys.emits),
        "reasons": set(rules.keys.reasons),
        "frames": set(rules.frames),
        "spans": set(getattr(rules, "spans", ())),
    }
    problems, strings = [], set()
    for path, tree in _sources(rules.folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and path.name != "keys.py":
                strings.add(node.value)
            elif isinstance(node, ast.Call):
                for what, name in _names_in(node):
                    if name not in declared[what]:
                        where = f"{path.relative_to(rules.folder).as_posix()}:{node.lineno}"
                        problems.append(f"{where}: {name!r} is not declared among the {what} of {rules.id}")
    for what in ("asks", "tells", "emits", "reasons"):
        problems += [
            f"keys.py: {name!r} is declared among the {what}, but no rule of {rules.id} names it"
            for name in sorted(declared[what] - strings)
        ]
    return problems


def _sources(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(folder.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def _names_in(call: ast.Call) -> Iterator[tuple[str, str]]:
    """What a call names, as far as it stands there in letters."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name not in NAMED or (name in METHODS and not isinstance(call.func, ast.Attribute)):
        return
    place, what = NAMED[name]
    if place < 0:
        for frame in call.args:
            inner = frame.value if isinstance(frame, ast.Starred) else frame
            inner = inner.elt if isinstance(inner, ast.GeneratorExp | ast.ListComp) else inner
            if isinstance(inner, ast.Tuple) and inner.elts:
                yield from ((what, text) for text in _constants(inner.elts[0]))
    elif place < len(call.args):
        yield from ((what, text) for text in _constants(call.args[place]))


def _constants(node: ast.expr) -> Iterator[str]:
    """The strings an argument can be: a constant, or one of two by a condition."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _constants(node.body)
        yield from _constants(node.orelse)
