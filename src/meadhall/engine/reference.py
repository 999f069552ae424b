"""What can be looked up: every printed thing of a game, with the texts of its value and where its numbers come from."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from meadhall.engine.ask import Params
from meadhall.engine.rules import Rules


class Component(NamedTuple):
    """A printed thing. Its name is the text of `value` (`card:troll` -> `card-troll`), what it does the attribute `.text` of it.

    `group` is the filter it stands under (text `group-GROUP`), `facts` are further printed facts as text keys with parameters
    (`("fact-age", {"age": 1})`), `source` says where it comes from: S, P, H joined by '+'; H is marked as house-made.
    `tags` are further filters, such as the Age of a card.
    """

    value: str
    group: str
    copies: int = 1
    source: str = ""
    facts: tuple[tuple[str, Params], ...] = ()
    tags: tuple[tuple[str, Params], ...] = ()

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
    """Everything of a game that can be looked up; a game that says nothing of it has the kinds of its components."""
    if rules.reference is not None:
        return tuple(rules.reference())
    return tuple(
        Component(f"{kind}:{name}", kind, copies)
        for kind, names in rules.kinds.items()
        for name, copies in Counter(name.partition("#")[0] for name in names).items()
    )
