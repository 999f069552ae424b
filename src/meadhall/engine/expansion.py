"""Expansions: files with which players make lists of a game's content longer.

A game says which lists may grow and what a row of each may hold (`Grows`); everything else in such a file is refused with file, line
and what was expected. The option of a table carries the whole file, so that a saga needs nothing but itself. The rules of such a table
are the game's own, imported once more with the longer lists (`edition`): the rules read numbers of the content and never a card.
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib import import_module
from threading import RLock
from typing import Any
from weakref import WeakValueDictionary

from meadhall.engine.ask import Value
from meadhall.engine.content import ADDED, ContentError
from meadhall.engine.errors import MeadhallError
from meadhall.engine.rules import Option, Rules
from meadhall.engine.written import FileText, Written, packed, unpacked

NONE = "-"
LANGUAGES = ("en", "pl")
LONGEST = 20_000
MOST_ROWS = 40
ID = re.compile(r"[a-z][a-z0-9_]{0,39}")
CARRIED = re.compile(r"([a-z][a-z0-9_]{0,39})\.([0-9a-f]{8})(?:\.([\w=-]+))?", re.ASCII)
"""What the option holds: the id of the expansion, its hash, and the file. Without the file it only says what is missing."""


@dataclass(frozen=True)
class Field:
    """What may stand in a field of a row."""

    expected: str
    fits: Callable[[Any], bool]
    needed: bool = False

    @property
    def must(self) -> Field:
        """The same, where it may not be left out."""
        return replace(self, needed=True)


def number(least: int, most: int) -> Field:
    """A whole number between two others."""
    return Field(f"a whole number from {least} to {most}", lambda v: type(v) is int and least <= v <= most)


def numbers(count: int, least: int, most: int) -> Field:
    """So many of them."""
    each = number(least, most)
    return Field(
        f"{count} whole numbers from {least} to {most}",
        lambda v: isinstance(v, list) and len(v) == count and all(map(each.fits, v)),
    )


def word(*among: str) -> Field:
    """One of these words."""
    return Field(f"one of {', '.join(among)}", lambda v: v in among)


def words(most: int, *among: str) -> Field:
    """Up to so many of these words."""
    return Field(
        f"a list of up to {most} of {', '.join(among)}",
        lambda v: isinstance(v, list) and 0 < len(v) <= most and all(each in among for each in v),
    )


FLAG = Field("true or false", lambda v: isinstance(v, bool))


@dataclass(frozen=True)
class Grows:
    """A list that may grow: `cards.battle` is the list `battle` of the content file `cards.toml`.

    `wrong` says what is wrong with a row whose fields are right one by one: a field, and what was expected.
    """

    table: str
    fields: Mapping[str, Field]
    wrong: Callable[[Mapping[str, Any]], tuple[str, str] | None] = lambda row: None

    @property
    def file(self) -> str:
        return self.table.partition(".")[0]

    @property
    def list(self) -> str:
        return self.table.partition(".")[2]


@dataclass(frozen=True)
class Expansion:
    """A file that has been read: the new rows by their list, and their names by language."""

    id: str
    text: str
    rows: Mapping[str, Sequence[dict[str, Any]]]
    texts: Mapping[str, Mapping[str, str]]

    @property
    def hash(self) -> str:
        return hashlib.sha256(self.text.replace("\r\n", "\n").encode()).hexdigest()[:8]

    @property
    def carried(self) -> str:
        """All of it in one word."""
        return f"{self.id}.{self.hash}.{packed(self.text)}"

    def facts(self) -> dict[str, object]:
        """What the table must be told because no file has it: names, and what is printed on the new cards."""
        cards = {
            row["id"]: {**{key: row[key] for key in row if key != "src"}, "list": table.partition(".")[2]}
            for table, rows in self.rows.items()
            for row in rows
        }
        return {"texts": self.texts, "added": cards}


class ExpansionError(ContentError):
    """An expansion that cannot be played: file, line and what was expected."""


class _File(Written):
    error = ExpansionError


def read_expansion(
    text: str, name: str, game: str, grows: Sequence[Grows], taken: Collection[str]
) -> Expansion:
    """Check the text of an expansion. `taken`: the ids of what the box holds."""
    if len(text) > LONGEST:
        raise ExpansionError(f"{name}: an expansion may have {LONGEST} characters, this one has {len(text)}")
    file = _File(text, name)
    data = dict(file.data)
    for key in ("id", "game"):
        if key not in data:
            file.fail(1, f'the expansion has no "{key}"')
    made = data.pop("id")
    if not isinstance(made, str) or not ID.fullmatch(made):
        file.fail(
            file.field(1, "id"), f'"id" should be small letters, digits and "_" (up to 40), found {made!r}'
        )
    if (other := data.pop("game")) != game:
        file.fail(file.field(1, "game"), f"this expansion is for {other!r}, but the table is for {game!r}")
    rows: dict[str, list[dict[str, Any]]] = {}
    texts: dict[str, dict[str, str]] = {language: {} for language in LANGUAGES}
    used = set(taken)
    for each in grows:
        for line, row in _rows(file, data, each):
            _checked(file, line, row, each, used)
            used.add(row["id"])
            _named(row, texts)
            rows.setdefault(each.table, []).append({**row, "src": "H"})
    for key, left in data.items():
        tables = [f"{key}.{each}" for each in left] if isinstance(left, dict) else [key]
        known = ", ".join(f"[[{each.table}]]" for each in grows)
        for table in tables:
            line = file.header(f"[[{table}]]", 0)
            file.fail(
                line if line > 1 else file.field(1, key), f'"{table}" cannot grow; expected one of {known}'
            )
    if not rows:
        file.fail(1, f"there is nothing new in it; expected one of {', '.join(e.table for e in grows)}")
    if sum(map(len, rows.values())) > MOST_ROWS:
        file.fail(1, f"an expansion may add {MOST_ROWS} things, this one adds {sum(map(len, rows.values()))}")
    return Expansion(made, text, rows, texts)


def _rows(file: _File, data: dict[str, Any], grows: Grows) -> list[tuple[int, dict[str, Any]]]:
    """The rows of a list with their lines, taken out of the data."""
    inside = data.get(grows.file)
    if not isinstance(inside, dict) or grows.list not in inside:
        return []
    found = inside[grows.list]
    data[grows.file] = left = {key: value for key, value in inside.items() if key != grows.list}
    if not left:
        del data[grows.file]
    if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
        file.fail(file.field(1, grows.file), f"expected rows under [[{grows.table}]]")
    return [(file.header(f"[[{grows.table}]]", number), dict(row)) for number, row in enumerate(found)]


def _checked(file: _File, line: int, row: dict[str, Any], grows: Grows, used: Collection[str]) -> None:
    allowed = {"id", "name", "text", *grows.fields}
    for key in row:
        if key not in allowed:
            file.fail(
                file.field(line, key),
                f'unknown field "{key}" in [[{grows.table}]], expected some of {", ".join(sorted(allowed))}',
            )
    made = row.get("id")
    if not isinstance(made, str) or not ID.fullmatch(made):
        file.fail(
            file.field(line, "id"),
            f'"id" should be small letters, digits and "_" (up to 40), found {made!r}',
        )
    if made in used:
        file.fail(file.field(line, "id"), f'the id "{made}" is taken')
    for key, wanted in grows.fields.items():
        if key not in row:
            if wanted.needed:
                file.fail(line, f'"{made}" has no "{key}"; expected {wanted.expected}')
        elif not wanted.fits(row[key]):
            file.fail(
                file.field(line, key), f'"{key}" of "{made}" is {row[key]!r}; expected {wanted.expected}'
            )
    for key in ("name", "text"):
        said = row.get(key, {})
        if (
            not isinstance(said, dict)
            or not set(said) <= set(LANGUAGES)
            or not all(isinstance(each, str) and 0 < len(each) <= 400 for each in said.values())
            or (key == "name" and not said)
        ):
            file.fail(
                file.field(line, key),
                f'"{key}" of "{made}" is {said!r}; expected {key}.en = "…", {key}.pl = "…", or one of them',
            )
    if (fault := grows.wrong(row)) is not None:
        file.fail(
            file.field(line, fault[0]),
            f'"{fault[0]}" of "{made}" is {row.get(fault[0])!r}; expected {fault[1]}',
        )


def _named(row: dict[str, Any], texts: dict[str, dict[str, str]]) -> None:
    """Take the words out of a row; a language that has none gets those of the other."""
    for key, suffix in (("name", ""), ("text", ".text")):
        said = row.pop(key, {})
        for language in LANGUAGES:
            if said:
                texts[language][f"card-{row['id']}{suffix}"] = said.get(language, next(iter(said.values())))


@dataclass(frozen=True)
class ExpansionOption(Option):
    """`-`, the text of an expansion file, or the word that carries one."""

    default: Value = NONE
    choices: tuple[Value, ...] = (NONE,)
    silent: bool = True
    game: str = ""
    package: str = ""
    grows: tuple[Grows, ...] = ()
    taken: frozenset[str] = field(default_factory=frozenset)

    def parse(self, name: str, given: object) -> str:
        text, source = str(given), given.name if isinstance(given, FileText) else ""
        if text in (NONE, "") and not source:
            return NONE
        carried = None if source else CARRIED.fullmatch(text)
        if carried is None:
            return self._read(text, source or "expansion").carried
        made, told, word = carried.groups()
        if word is None:
            raise MeadhallError(
                f"the expansion {made!r} ({told}) is missing here; give its file: {name}=@{made}.toml"
            )
        expansion = self._read(unpacked(word, LONGEST), made)
        if (expansion.id, expansion.hash) != (made, told):
            raise MeadhallError(
                f"this is said to be the expansion {made!r} ({told}), but it is {expansion.id!r} ({expansion.hash})"
            )
        return text

    def changed(self, rules: Rules[Any], value: Value) -> Rules[Any]:
        if value == NONE:
            return rules
        word = str(value).rpartition(".")[2]
        return edition(rules, self._read(unpacked(word, LONGEST), "expansion"), self.package)

    def _read(self, text: str, source: str) -> Expansion:
        return read_expansion(text, source, self.game, self.grows, self.taken)


_editions: WeakValueDictionary[tuple[str, str], Rules[Any]] = WeakValueDictionary()
_importing = RLock()


def edition(rules: Rules[Any], expansion: Expansion, package: str) -> Rules[Any]:
    """The rules of a game with an expansion. They live as long as somebody plays by them."""
    key = (rules.id, hashlib.sha256(expansion.text.encode()).hexdigest())
    with _importing:
        made = _editions.get(key)
        if made is None:
            made = replace(_imported(rules, expansion, package), options=rules.options)
            made = _editions[key] = _with(made, expansion)
        return made


def _with(rules: Rules[Any], expansion: Expansion) -> Rules[Any]:
    told, added = rules.table_facts, expansion.facts()

    def table_facts(state: Any, **same: object) -> Mapping[str, object]:
        return {**told(state, **same), **added}

    content = hashlib.sha256(f"{rules.content_hash}{expansion.hash}".encode()).hexdigest()[:16]
    return replace(rules, table_facts=table_facts, texts=expansion.texts, content_hash=content)


def _imported(rules: Rules[Any], expansion: Expansion, package: str) -> Rules[Any]:
    """The modules of a game anew, beside those that everybody knows by their names: nothing of either is changed."""
    inside = f"{package}."
    known = {name: sys.modules[name] for name in list(sys.modules) if f"{name}.".startswith(inside)}
    above, _, own = package.rpartition(".")
    folder = rules.folder / "content"
    ADDED[folder] = expansion.rows
    for name in known:
        del sys.modules[name]
    try:
        made: Rules[Any] = import_module(package).RULES
        return made
    finally:
        del ADDED[folder]
        for name in [name for name in sys.modules if f"{name}.".startswith(inside)]:
            del sys.modules[name]
        sys.modules.update(known)
        setattr(sys.modules[above], own, known[package])
