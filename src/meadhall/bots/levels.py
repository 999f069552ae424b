"""The levels of bots, and bots from elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any

from meadhall.bots.base import UNLIMITED, Bot, Budget
from meadhall.bots.easy import EasyBot
from meadhall.bots.greedy import GreedyBot, NormalBot
from meadhall.bots.master import MasterBot
from meadhall.bots.random import RandomBot
from meadhall.bots.strong import StrongBot
from meadhall.engine import MeadhallError, Rules
from meadhall.engine.characters import find_character
from meadhall.engine.learned import learning

SLASH = "/"
"""Between a level and a character."""
LEARNED, JUDGED = "+learned", "+judged"
"""Behind a level that goes by what was learned from games, or by the game's own value, whichever of them is the better one in the game."""


@dataclass(frozen=True)
class Level:
    """A bot, the tries it may make for one decision, and the seconds of work it is allotted if it has any use for them."""

    make: Callable[[], Bot]
    steps: int
    seconds: float | None = None
    character: str = ""
    """The style in which it plays, one of those of the game; without one it only wants to win."""
    learned: bool | None = None
    """Does it go by what was learned? None: in games where that plays better."""

    def goes_by_learned(self, rules: Rules[Any]) -> bool:
        """In this game."""
        better = rules.learned is not None and rules.learned.better
        return better if self.learned is None else self.learned

    def budget(self, seconds: float | None = None) -> Budget:
        """What it may spend on a decision, within `seconds` by the clock."""
        return Budget(self.steps, seconds, self.seconds)


LEVELS: dict[str, Level] = {
    "random": Level(RandomBot, 1, learned=False),
    "easy": Level(EasyBot, 12, learned=False),
    "normal": Level(NormalBot, 40),
    "strong": Level(StrongBot, UNLIMITED, 0.15),
    "master": Level(MasterBot, UNLIMITED, 2.0),
}
"""What is offered, the weakest first."""

OLDER: dict[str, Level] = {"greedy": Level(GreedyBot, 40, learned=False)}
"""What seats of older tables may name."""

DEFAULT = "normal"


def offer(level: str) -> None:
    """Offer one more bot beside our levels: `package.module:Bot`."""
    LEVELS[level] = find_level(level)


def find_level(level: str) -> Level:
    """A level by its name; `normal:12` has 12 tries, `strong:60ms` is allotted 60 milliseconds, `package.module:Bot` is a class of yours.

    `normal/raider` plays as a character of the game does, `normal+learned` by what was learned, `normal+judged` by the game's own
    value; whether there is such a one, and anything learned, only the game knows (`check_level`).
    """
    if level in LEVELS:
        return LEVELS[level]
    plain, slash, character = level.partition(SLASH)
    if slash:
        return replace(find_level(plain), character=character)
    for suffix, learned in ((LEARNED, True), (JUDGED, False)):
        if level.endswith(suffix):
            return replace(find_level(level.removesuffix(suffix)), learned=learned)
    name, colon, more = level.partition(":")
    known = LEVELS.get(name) or OLDER.get(name)
    if known is not None:
        return _limited(known, name, more) if colon else known
    if colon:
        return _from_elsewhere(name, more)
    raise MeadhallError(f"there is no bot {name!r}; there are: {', '.join(LEVELS)}")


def check_level(level: str, rules: Rules[Any]) -> None:
    """Refuse a level that does not exist, a character that this game does not have, or what was never learned about it."""
    named = level.partition(SLASH)
    if find_level(named[0]).learned:
        learning(rules)
    if named[1]:
        find_character(rules, named[2])


def within(level: str, milliseconds: int) -> str:
    """The name of the level that is allotted so many milliseconds."""
    plain, slash, character = level.partition(SLASH)
    name, plus, value = plain.partition("+")
    return f"{name}:{milliseconds}ms{plus}{value}{slash}{character}"


def _limited(level: Level, name: str, more: str) -> Level:
    number = more.removesuffix("ms")
    if not number.isdecimal() or int(number) < 1:
        raise MeadhallError(f"after {name!r} and a colon comes a number of tries, not {more!r}")
    if number == more:
        return replace(level, steps=int(number), seconds=None)
    return replace(level, steps=UNLIMITED, seconds=int(number) / 1000)


def _from_elsewhere(module: str, name: str) -> Level:
    """A class of another package; it is asked like any bot."""
    try:
        found = getattr(import_module(module), name)
    except ImportError as error:
        raise MeadhallError(f"the bot '{module}:{name}' cannot be imported: {error}") from None
    except (AttributeError, ValueError):
        raise MeadhallError(f"there is no {name!r} in the module {module!r}") from None
    if not callable(found) or not callable(getattr(found, "choose", None)):
        raise MeadhallError(f"'{module}:{name}' is no bot: it has no method choose(outlook, budget)")
    return Level(found, UNLIMITED)


def make_bot(level: str) -> tuple[Bot, int]:
    """The bot of a level and its tries per decision."""
    found = find_level(level)
    return found.make(), found.steps
