"""A game that was played on elsewhere and keeps its position (see onward.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.engine import onward
from meadhall.engine.game import Game
from meadhall.engine.rules import S


class Kept(Game[S]):
    """It runs its frame again once somebody asks what is asked there, and is a plain game from then on. It is a class of its own
    because a class with `__getattr__` has all its attributes looked up the slow way."""

    def _again(self, *args: Any, **more: Any) -> Game[S]:
        new = super()._again(*args, **more)
        new.__class__ = Game
        return new

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            if name not in onward.RUNNING or "base" not in self.__dict__:
                raise AttributeError(f"a game has no {name!r}")
            self.__class__ = Game
            onward.resume(self)
            return self.__dict__[name]
