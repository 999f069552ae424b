"""Bots, hints, previews and reviews of a page: worked out in another worker, which gets a world that might be and never the game."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from meadhall import bots
from meadhall.engine import Game, Value
from meadhall.preview import Preview, costs
from meadhall.table.encoding import dumps, loads
from meadhall.table.log import log
from meadhall.table.thinking import INSTEAD, Hint, answers, as_text, asked, pack, some_answer

Ask = Callable[[str], Awaitable[str]]
"""Asks the other worker something and waits for what it says, both as JSON. Raises if it was ended."""


class Thoughts:
    """Who thinks for the bots and gives hints."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask
        self._on: list[Game[Any]] = []

    def stale(self, game: Game[Any]) -> bool:
        """Does somebody think about this game as it no longer stands?"""
        return any(g.seeds[0] == game.seeds[0] and g.decision != game.decision for g in self._on)

    async def work(self, kind: str, **given: Any) -> Any:
        """What the other worker makes of it."""
        return loads(await self._ask(dumps({"kind": kind, **given})))

    async def decide(self, game: Game[Any], seat: int, level: str) -> tuple[Value, str]:
        """The answer to the open question of `seat`, and the level of the bot that gave it in the end."""
        seed = secrets.randbits(31)
        data = as_text(pack(game, seat, seed))
        self._on.append(game)
        try:
            for tried in (
                level,
                level,
                INSTEAD,
            ):  # whoever thought may have been ended for the sake of another table
                value = await self._decided(game, data, seat, tried, seed)
                if value is not None:
                    return value, tried
        finally:
            self._on.remove(game)
        return some_answer(asked(game, seat), seed), "random"

    async def _decided(self, game: Game[Any], data: str, seat: int, level: str, seed: int) -> Value | None:
        name = game.rules.id
        try:
            value: Value = await self.work("decide", game=name, data=data, seat=seat, level=level, seed=seed)
        except Exception as error:
            log("bot-failed", level="warning", game=name, bot=level, why=str(error))
            return None
        return value if answers(game, seat, value) else None

    async def advise(self, game: Game[Any], seat: int, level: str) -> Hint:
        """What a bot would do, with the chances to win; where a game has no such chances, only what it would do."""
        if bots.weighs(game, asked(game, seat)):
            seed = secrets.randbits(31)
            data = as_text(pack(game, seat, seed))
            try:
                hint: Hint = await self.work(
                    "advise", game=game.rules.id, data=data, seat=seat, level=level, seed=seed
                )
                return {**hint, "level": level}
            except Exception as error:
                log("bot-failed", level="warning", game=game.rules.id, bot=level, why=str(error))
        value, given = await self.decide(game, seat, level)
        return {"value": value, "level": given, "options": [], "why": []}


class Foresights:
    """Who works out previews."""

    def __init__(self, thoughts: Thoughts) -> None:
        self._thoughts = thoughts

    def of(
        self, game: Game[Any], seat: int, values: list[Value], *, only_costs: bool, chances: bool
    ) -> AsyncIterator[tuple[list[Preview], bool]]:
        """What the options do, piece by piece, and whether that was all; looked at now, not when the first piece is wanted."""
        data = as_text(pack(game, seat, secrets.randbits(31)))
        return self._pieces(game.rules.id, data, seat, values, only_costs=only_costs, chances=chances)

    async def _pieces(
        self, game: str, data: str, seat: int, values: list[Value], *, only_costs: bool, chances: bool
    ) -> AsyncIterator[tuple[list[Preview], bool]]:
        token = secrets.token_hex(8)

        async def piece(kind: str, some: list[Value]) -> list[Preview]:
            try:
                made: list[Preview] = await self._thoughts.work(
                    kind, game=game, data=data, token=token, seat=seat, values=some
                )
                return made
            except Exception as error:
                log("preview-failed", level="warning", game=game, why=str(error))
                return []

        first = await piece("sure", values)
        if only_costs:
            yield [costs(each) for each in first], True
            return
        yield first, False
        yield await piece("then", values), not chances
        for number, value in enumerate(values if chances else ()):
            yield await piece("odds", [value]), number == len(values) - 1
