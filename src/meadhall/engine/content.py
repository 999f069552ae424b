"""Reading the printed content of a game from TOML files: everything missing, wrong or unknown is told with its file and what was expected."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn, TypeVar

from meadhall.engine.errors import MeadhallError

SOURCES = frozenset({"S", "P", "H"})
"""Where a value comes from: the rulebook (S), the printed components (P), the house (H)."""


CHANGES: dict[Path, dict[str, int]] = {}
"""Content file -> numbers that this process takes to be others than they are, by their dotted paths (meadhall/lab/sweep.py)."""
ADDED: dict[Path, Mapping[str, Sequence[dict[str, Any]]]] = {}
"""Content folder -> rows by list (`cards.battle`) that the game being imported now has besides the printed ones (engine/expansion.py)."""


class ContentError(MeadhallError):
    """A content file that does not say what it should."""


def read_toml(folder: Path, name: str) -> dict[str, Any]:
    """The tables of a content file."""
    try:
        data = tomllib.loads((folder / name).read_text("utf-8"))
    except OSError:
        raise ContentError(f"the content file {name} is missing; expected it in {folder.name}/") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ContentError(f"{name} is not valid TOML: {error}") from None
    for path, value in CHANGES.get(folder / name, {}).items():
        change(data, path, value)
    return data


def grown(folder: Path, name: str) -> dict[str, Any]:
    """The same, with the rows of an expansion behind the printed ones."""
    data = read_toml(folder, name)
    for table, rows in ADDED.get(folder, {}).items():
        file, _, key = table.partition(".")
        if f"{file}.toml" == name:
            data[key] = [*data[key], *(dict(row) for row in rows)]
    return data


def change(data: dict[str, Any], path: str, value: int) -> int:
    """Put another number in the place of the one at a dotted path; what it was. Rows go by their `id`, members of a list by 1, 2, …"""
    *way, last = path.split(".")
    found: Any = data
    for step in way:
        found = _inside(found, step)
    old = _inside(found, last)
    if type(old) is not int:
        raise ContentError(f"there is no number {path!r} in the content")
    found[last if isinstance(found, dict) else int(last) - 1] = value
    return old


def _inside(found: Any, step: str) -> Any:
    if isinstance(found, dict):
        return found.get(step)
    if isinstance(found, list):
        rows = [row for row in found if isinstance(row, dict) and row.get("id") == step]
        if rows:
            return rows[0]
        if step.isdecimal() and 0 < int(step) <= len(found):
            return found[int(step) - 1]
    return None


def content_hash(folder: Path) -> str:
    """What all content files below a folder say, in 16 letters; the same whatever the ends of their lines."""
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*.toml")):
        text = path.read_bytes().replace(b"\r\n", b"\n")
        digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + text)
        if path in CHANGES:
            digest.update(repr(CHANGES[path]).encode())
    return digest.hexdigest()[:16]


def demand(holds: bool, where: str, what: str) -> None:
    """For the checks of whole files: counts, borders, cross-references."""
    if not holds:
        raise ContentError(f"{where}: {what}")


def checked_source(given: object, where: str) -> str:
    """A source mark: S, P, H, or several joined by '+'."""
    if not isinstance(given, str) or not set(given.split("+")) <= SOURCES:
        raise ContentError(f"{where} has the source {given!r}; expected S, P or H, joined by '+'")
    return given


class Item:
    """One row of a file. Every field is taken once; `end` refuses what is left."""

    def __init__(self, file: str, name: str, data: Any) -> None:
        self.where = f"{file}: {name}"
        if not isinstance(data, dict):
            raise ContentError(f"{self.where} is {data!r}; expected a table")
        self.data = dict(data)
        self.src = checked_source(self.data.pop("src", None), self.where)

    def fail(self, key: str, value: object, expected: str) -> NoReturn:
        raise ContentError(f"{self.where}: {key} is {value!r}; expected {expected}")

    def number(self, key: str, default: int | None = None, least: int = 0) -> int:
        value = self.data.pop(key, default)
        if type(value) is not int or value < least:
            self.fail(key, value, f"a whole number of at least {least}")
        return value

    def numbers(self, key: str, length: int = 0) -> tuple[int, ...]:
        value = self.data.pop(key, None)
        if not isinstance(value, list) or not value or any(type(v) is not int for v in value):
            self.fail(key, value, "a list of whole numbers")
        if length and len(value) != length:
            self.fail(key, value, f"{length} numbers")
        return tuple(value)

    def word(self, key: str, among: Iterable[str] = ()) -> str:
        value = self.data.pop(key, None)
        known = tuple(among)
        if not isinstance(value, str) or (known and value not in known):
            self.fail(key, value, f"one of {', '.join(known)}" if known else "a word")
        return value

    def index(self, key: str, among: Sequence[str]) -> int:
        return among.index(self.word(key, among))

    def indexes(self, key: str, among: Sequence[str]) -> tuple[int, ...]:
        value = self.data.pop(key, [])
        if not isinstance(value, list) or any(v not in among for v in value):
            self.fail(key, value, f"a list of {', '.join(among)}")
        return tuple(among.index(v) for v in value)

    def flag(self, key: str) -> bool:
        value = self.data.pop(key, None)
        if not isinstance(value, bool):
            self.fail(key, value, "true or false")
        return value

    def amounts(self, keys: Iterable[str]) -> dict[str, int]:
        """The whole numbers that are given under any of these keys."""
        found = {key: self.data.pop(key) for key in keys if key in self.data}
        for key, value in found.items():
            if type(value) is not int:
                self.fail(key, value, "a whole number")
        return found

    def end(self) -> None:
        if self.data:
            raise ContentError(f"{self.where} has the unknown field {min(self.data)!r}")


def items(file: str, data: dict[str, Any], table: str) -> list[Item]:
    """The rows of `[[table]]`, taken out of `data` so that what nobody reads is left."""
    found = data.pop(table, None)
    if not isinstance(found, list) or not found:
        raise ContentError(f"{file} has no list {table!r}")
    return [Item(file, f"{table} {r.get('id') if isinstance(r, dict) else repr(r)}", r) for r in found]


def named(file: str, data: dict[str, Any], table: str, names: Sequence[str]) -> list[Item]:
    """The rows `[table.NAME]` in the order of `names`, which are exactly these."""
    found = data.pop(table, None)
    if not isinstance(found, dict) or set(found) != set(names):
        raise ContentError(f"{file}: the table [{table}] must have exactly the rows {', '.join(names)}")
    return [Item(file, f"{table}.{name}", found[name]) for name in names]


R = TypeVar("R", bound=tuple[Any, ...])


def records(file: str, data: dict[str, Any], table: str, record: type[R]) -> tuple[R, ...]:
    """The rows of `[[table]]` as named tuples: each has exactly the fields of `record`, `src` among them."""
    fields: tuple[str, ...] = record._fields  # type: ignore[attr-defined]
    found = data.get(table)
    if not isinstance(found, list) or not found:
        raise ContentError(f"{file} has no list {table!r}")
    made = []
    for number, given in enumerate(found, 1):
        where = f"{file}: {table} row {number}"
        if not isinstance(given, dict) or set(given) != set(fields):
            odd = sorted(set(given) ^ set(fields))
            raise ContentError(f"{where}: field {odd[0]!r} is missing or unknown")
        checked_source(given["src"], where)
        made.append(record(**given))
    return tuple(made)


def nothing_left(files: dict[str, dict[str, Any]]) -> None:
    """Refuse the tables that nobody has taken out of the files."""
    for name, data in files.items():
        if data:
            raise ContentError(f"{name} has the unknown table {min(data)!r}")
