"""The second worker of a page: thinks for bots, gives hints, works out previews and reviews, and looks up words."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

from meadhall import bots, loads
from meadhall.bots.levels import Level
from meadhall.engine import Game, MeadhallError
from meadhall.review import reviewing
from meadhall.table import encoding, foreseeing
from meadhall.table.slowly import slowly
from meadhall.table.thinking import counsel, of_text, think

Need = Callable[[str], Awaitable[Any]]

REVIEW_SECONDS = 0.03
"""Work for each decision of a review, on a machine as fast as a hall's."""
USUAL = 0.020
"""So many seconds the trial takes on a machine as fast as a hall's."""
SLOWEST = 4.0
PATIENCE = 60.0


def trial() -> float:
    """Seconds for a piece of work like a bot's: plain Python over small lists and dictionaries."""
    began = time.perf_counter()
    found: dict[int, tuple[int, ...]] = {}
    for number in range(12_000):
        key = number * 7919 % 1013
        found[key] = (*found.get(key, ())[-3:], number)
        sorted(found[key], key=lambda each: -each)
    return time.perf_counter() - began


class Thinker:
    """Does what the engine asks for, one thing after the other; long ones let shorter ones in between."""

    def __init__(self, need: Need) -> None:
        self._need = need
        self.pace = min(SLOWEST, max(1.0, min(trial() for _ in range(3)) / USUAL))

    def levelled(self, level: str) -> str:
        """The level with as many tries as it has in a hall: where the machine is slower, it takes longer."""
        known: Level = bots.find_level(level)
        if known.seconds is None or ":" in level:
            return level
        return bots.within(level, round(1000 * self.seconds(level)))

    def seconds(self, level: str) -> float:
        """How long the level thinks here; 0 where that is too short to be told."""
        return self.pace * (bots.find_level(level).seconds or 0.0)

    async def do(self, text: str) -> str:
        """Whatever is asked, and what comes of it, as JSON."""
        asked = encoding.loads(text)
        await self._need(asked["game"])
        return encoding.dumps(await self._do(asked["kind"], asked))

    async def _do(self, kind: str, asked: dict[str, Any]) -> Any:
        match kind:
            case "warm":
                return {level: round(self.seconds(level), 2) for level in bots.LEVELS}
            case "decide":
                data = of_text(asked["data"])
                level = self.levelled(asked["level"])
                return think(data, level, asked["seat"], asked["seed"], PATIENCE)
            case "advise":
                data = of_text(asked["data"])
                return counsel(data, asked["seat"], asked["seed"], self.seconds(asked["level"]))
            case "sure" | "then" | "odds":
                work = getattr(foreseeing, kind)
                return work(of_text(asked["data"]), asked["token"], asked["seat"], asked["values"])
            case "review":
                return await self._review(asked)
            case "answers" | "found":
                return await self._looked_up(kind, asked)
        raise MeadhallError(f"nobody knows how to {kind!r}")

    async def _review(self, asked: dict[str, Any]) -> Any:
        """The review of a finished game, in sentences; bots that are asked meanwhile get their turn."""
        await self._need("@words")
        await self._need(f"@words-{asked['game']}")
        from meadhall import reviewed
        from meadhall.text import Texts

        game: Game[Any] = loads(asked["saga"])
        await asyncio.sleep(0)
        found = await slowly(reviewing(game, REVIEW_SECONDS * self.pace))
        words = Texts(game.rules, asked["lang"])
        words.names = [
            name or (words.label(own) if own else "")
            for name, own in zip(asked["names"], asked["called"], strict=False)
        ]
        return reviewed.told(words, found)

    async def _looked_up(self, kind: str, asked: dict[str, Any]) -> list[str]:
        await self._need("@words")
        await self._need(f"@words-{asked['game']}")
        from meadhall.asking import ask
        from meadhall.finding import search
        from meadhall.games import find_rules

        rules = find_rules(asked["game"])
        if kind == "answers":
            return [clause.id for clause in ask(rules, asked["question"], asked["lang"])]
        return [each.value for each in search(rules, asked["question"], asked["lang"])]
