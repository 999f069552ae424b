"""Characters: what a bot of any level likes beside winning, as weights in a file of the game.

A game names what can be liked (`TRAITS`: name -> a number of the position for a seat); `characters/NAME.toml` says how much one more of it is worth, in the
game's own value:

    [likes]
    pillaged = 1.5

What is liked counts less and less in the last quarter of a game: then only winning does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from meadhall.engine.content import ContentError, read_toml
from meadhall.engine.errors import MeadhallError

if TYPE_CHECKING:
    from meadhall.engine.rules import Rules

FOLDER = "characters"
FADING = 4.0
"""One divided by the share of the game in which liking fades."""

Trait = Callable[[Any, int], float]


@dataclass(frozen=True)
class Character:
    """Somebody who likes certain things: what it is, and what one more of it is worth."""

    name: str
    likes: tuple[tuple[Trait, float], ...]

    def pleasure(self, rules: Rules[Any], state: Any, seat: int) -> float:
        """What the position has for somebody of this kind beside its value."""
        over = 0.0 if rules.progress is None else rules.progress(state)
        if over >= 1.0:
            return 0.0
        whole = sum([weight * trait(state, seat) for trait, weight in self.likes])
        return whole * min(1.0, FADING * (1.0 - over))

    def playing(self, rules: Rules[Any], seat: int) -> Rules[Any]:
        """The rules in which the seat likes what this character likes; nothing else differs."""
        value, standings, shared = rules.value, rules.standings, rules.cooperative
        assert value is not None

        def liked(state: Any, who: int) -> float:
            worth = value(state, who)
            return worth + self.pleasure(rules, state, seat) if shared or who == seat else worth

        changed = copy(rules)
        object.__setattr__(changed, "value", liked)
        if standings is not None:

            def all_liked(state: Any) -> list[float]:
                worths = list(standings(state))
                worths[seat] += self.pleasure(rules, state, seat)
                return worths

            object.__setattr__(changed, "standings", all_liked)
        return changed


def characters_of(folder: Path, traits: Mapping[str, Trait]) -> dict[str, Character]:
    """The characters that a game keeps in its folder, by name."""
    files = sorted((folder / FOLDER).glob("*.toml"))
    return {path.stem: read_character(path, traits) for path in files}


def read_character(path: Path, traits: Mapping[str, Trait]) -> Character:
    """A character from its file."""
    data = read_toml(path.parent, path.name)
    where, likes = f"{FOLDER}/{path.name}", data.pop("likes", None)
    for key in data:
        raise ContentError(f"{where}: {key} is unknown; expected the table likes and nothing else")
    if not isinstance(likes, dict) or not likes:
        raise ContentError(f"{where}: likes is {likes!r}; expected a table of weights")
    for name, weight in likes.items():
        if name not in traits:
            raise ContentError(f"{where}: nobody can like {name!r}; expected one of {', '.join(traits)}")
        if type(weight) not in (int, float):
            raise ContentError(f"{where}: likes.{name} is {weight!r}; expected a number")
    return Character(path.stem, tuple((traits[name], float(weight)) for name, weight in likes.items()))


def find_character(rules: Rules[Any], name: str) -> Character:
    """A character of a game by its name."""
    if name not in rules.characters:
        known = ", ".join(rules.characters) or "none"
        raise MeadhallError(f"there is no character {name!r} in {rules.id}; there are: {known}")
    return rules.characters[name]
