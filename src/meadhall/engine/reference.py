"""What can be looked up: every printed thing of a game, with the texts of its value and where its numbers come from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from meadhall.engine.ask import Params
from meadhall.engine.content import ContentError, Item, items, nothing_left, read_toml
from meadhall.engine.rules import Rules

PIECES = "pieces"
"""The folder of a game that lists its loose pieces: `pieces.toml`, and `en.ftl` and `pl.ftl` for what no other text names."""


class Component(NamedTuple):
    """A printed thing. Its name is the text of `value` (`card:troll` -> `card-troll`), what it does the attribute `.text` of it.

    `group` is the filter it stands under (text `group-GROUP`), `facts` are further printed facts as text keys with parameters
    (`("fact-age", {"age": 1})`), `source` says where it comes from: S, P, H joined by '+'; H is marked as house-made.
    `tags` are further filters, such as the Age of a card. `clauses` are those that speak of it; without them every clause that names it does.
    """

    value: str
    group: str
    copies: int = 1
    source: str = ""
    facts: tuple[tuple[str, Params], ...] = ()
    tags: tuple[tuple[str, Params], ...] = ()
    clauses: tuple[str, ...] = ()

    @property
    def kind(self) -> str:
        return self.value.partition(":")[0]

    @property
    def id(self) -> str:
        return self.value.partition(":")[2]

    @property
    def origin(self) -> str:
        """Where its values come from, in a word: house, if any is the house's own, else rulebook or printed."""
        marks = self.source.split("+")
        return "house" if "H" in marks else "rulebook" if "S" in marks else "printed"

    @property
    def house_made(self) -> bool:
        return "H" in self.source.split("+")


def reference(rules: Rules[Any]) -> tuple[Component, ...]:
    """Everything of a game that can be looked up, its loose pieces last; a game that says nothing of it has the kinds of its components."""
    if rules.reference is not None:
        return (*rules.reference(), *pieces(rules.folder, rules.aid))
    return tuple(
        Component(f"{kind}:{name}", kind, copies)
        for kind, names in rules.kinds.items()
        for name, copies in Counter(name.partition("#")[0] for name in names).items()
    )


def in_a_row(facts: Iterable[str]) -> str:
    """Facts one after the other; where one has commas itself, semicolons part them."""
    said = list(facts)
    return ("; " if any("," in fact for fact in said) else ", ").join(said)


def pieces(folder: Path, numbers: Mapping[str, object]) -> list[Component]:
    """The loose pieces of a game, as its `pieces/pieces.toml` lists them; none without the file.

    `copies` is a number or the name of one of the player aid's; the texts of `facts` may use all of these.
    """
    file = f"{PIECES}.toml"
    if not (folder / PIECES / file).is_file():
        return []
    data = read_toml(folder / PIECES, file)
    said = {name: number for name, number in numbers.items() if isinstance(number, str | int)}
    made = []
    for number, row in enumerate(items(file, data, "piece"), 1):
        row.where = f"{file}: piece {number}"
        value, group = row.word("value"), row.word("group")
        facts = tuple((fact, said) for fact in _words(row, "facts"))
        copies = _copies(row, numbers)
        made.append(Component(value, group, copies, row.src, facts, clauses=_words(row, "clauses")))
        row.end()
    nothing_left({file: data})
    return made


def _copies(row: Item, numbers: Mapping[str, object]) -> int:
    named = row.data.get("copies", 1)
    if not isinstance(named, str):
        return row.number("copies", 1, 1)
    known = numbers.get(row.word("copies"))
    if type(known) is not int:
        raise ContentError(f"{row.where}: copies is {named!r}; the player aid has no such whole number")
    return known


def _words(row: Item, key: str) -> tuple[str, ...]:
    given = row.data.pop(key, [])
    if not isinstance(given, list) or not all(isinstance(one, str) for one in given):
        row.fail(key, given, "a list of words")
    return tuple(given)
