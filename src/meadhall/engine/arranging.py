"""Reading a position that somebody wrote down (scenarios, tests): what cannot be is refused with one sentence."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from meadhall.engine.errors import ScenarioError


def known(given: object, words: Collection[str], where: str) -> dict[str, Any]:
    """The given table, if it has no word that nobody would read."""
    if not isinstance(given, dict):
        raise ScenarioError(f"{where} must be a table, not {given!r}")
    for word in given:
        if word not in words:
            raise ScenarioError(f"{where} has no {word!r}; it has: {', '.join(words)}")
    return given


def listed(given: object, where: str, most: int | None = None) -> list[Any]:
    """The given list, of `most` entries at most."""
    if not isinstance(given, list) or (most is not None and len(given) > most):
        limit = "" if most is None else f" of at most {most}"
        raise ScenarioError(f"{where} must be a list{limit}, not {given!r}")
    return given


def one_of(word: object, words: Iterable[str], what: str) -> str:
    """The word, if it is one of these."""
    among = tuple(words)
    if word not in among:
        raise ScenarioError(f"there is no {what} {word!r}; there are: {', '.join(among)}")
    return str(word)


def index(word: object, words: Iterable[str], what: str) -> int:
    """Which of the words it is."""
    among = tuple(words)
    return among.index(one_of(word, among, what))


def number(given: object, low: int, high: int, what: str) -> int:
    """The given whole number (the keys of a TOML table are numbers as text)."""
    text = str(given)
    found = int(text) if text.removeprefix("-").isdecimal() and not isinstance(given, bool) else low - 1
    if not low <= found <= high:
        raise ScenarioError(f"{what} must be a number from {low} to {high}, not {given!r}")
    return found


def find(name: object, among: Iterable[int], names: Sequence[str], what: str) -> int:
    """The first component of `among` that `name` means: in full ("farm#3") or as any copy ("farm")."""
    wanted = str(name).rpartition(":")[2]
    for component in among:
        if wanted in (names[component], names[component].partition("#")[0]):
            return component
    known_name = any(wanted in (each, each.partition("#")[0]) for each in names)
    raise ScenarioError(
        f"there is no {what} {name!r} left to place" if known_name else f"there is no {what} {name!r}"
    )


class Stock:
    """All components of a kind, handed out once each; `free` are those not placed yet."""

    def __init__(self, names: Sequence[str], what: str) -> None:
        self.names, self.what = names, what
        self.free = list(range(len(names)))

    def take(self, name: object) -> int:
        """A component by definition or by copy."""
        component = find(name, self.free, self.names, self.what)
        self.free.remove(component)
        return component

    def all(self, names: object) -> list[int]:
        """The components of a given list."""
        return [self.take(name) for name in listed(names, f"a place for a {self.what}")]
