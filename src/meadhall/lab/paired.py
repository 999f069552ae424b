"""Two bots on the same deals from every seat, until it is clear which is better: a sequential test over pairs."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from math import log
from typing import Any
from zlib import crc32

import meadhall
from meadhall.bots import decide
from meadhall.bots.policy import worth
from meadhall.games import find_rules
from meadhall.lab.stats import Estimate, wilson
from meadhall.lab.tournament import tables

EVERY = 6
"""Of so many decisions one is noted in the trace of a game."""


@dataclass
class Meeting:
    """One deal played from every seat. `games`: for each game the first bot's share of it (1 won, 0 lost), then both sides' scores."""

    game: str
    seats: int
    first: str
    second: str
    deal: str
    points: list[float]
    scores: list[list[float]]
    cpu: list[float]
    """Seconds of work of the two."""
    decisions: list[int]
    traces: list[dict[str, Any]] = field(default_factory=list)
    """How the games went: every few decisions the position, how much of the game is over, values and scores by seat; and who won."""

    @property
    def share(self) -> float:
        """What the first bot took of the deal."""
        return sum(self.points) / len(self.points)

    def data(self) -> dict[str, object]:
        """As it is kept in a file."""
        return asdict(self)


def meet(game: str, first: str, second: str, deal: str, seats: int = 2) -> Meeting:
    """Play a deal from every seat; where all win or lose together, once with each bot in all seats."""
    together = find_rules(game).cooperative
    out = Meeting(game, seats, first, second, deal, [], [], [0.0, 0.0], [0, 0])
    if together:
        won = [_play(out, game, (bot,) * seats, deal)[0] for bot in (first, second)]
        out.points.append((1 + won[0] - won[1]) / 2)
        out.scores.append([float(each) for each in won])
        return out
    for table in tables((first, second), seats):
        share, scores = _play(out, game, table, deal)
        out.points.append(share)
        out.scores.append(scores)
    return out


def _play(out: Meeting, name: str, table: tuple[str, ...], deal: str) -> tuple[float, list[float]]:
    game, base = meadhall.new(name, len(table), deal), crc32(deal.encode())
    rows: list[list[Any]] = []
    while not game.over:
        asked = game.questions[0]
        if len(asked.values) == 1:
            game.answer(asked.seat, asked.values[0])
            continue
        bot = table[asked.seat]
        side = 0 if bot == out.first else 1
        start = time.thread_time()
        value = decide(bot, game, asked.seat, base + game.decision)
        out.cpu[side] += time.thread_time() - start
        out.decisions[side] += 1
        if sum(out.decisions) % EVERY == 0 and game.rules.progress is not None:
            values = [round(worth(game, seat), 2) for seat in range(game.seats)]
            rows.append([game.position, round(game.rules.progress(game.s), 3), values, game.scores()])
        game.answer(asked.seat, value)
    out.traces.append({"rows": rows, "winners": game.winners(), "length": game.position, "bots": table})
    winners = {table[seat] for seat in game.winners()}
    share = 1 / len(winners) if out.first in winners else 0.0
    scores = game.scores()
    of = [
        [s for s, bot in zip(scores, table, strict=True) if bot == side] for side in (out.first, out.second)
    ]
    return share, [sum(each) / len(each) if each else 0.0 for each in of]


@dataclass
class SequentialTest:
    """The sequential test: is the first bot's share `low` or `high`? Wald's bounds for errors of 5 %, on whole deals."""

    low: float = 0.5
    high: float = 0.6
    error: float = 0.05
    least: int = 8
    """Deals before it may stop."""

    def ratio(self, shares: list[float]) -> float:
        """Logarithm of how much better `high` explains the shares than `low`, by their mean and spread."""
        n = len(shares)
        if n < 2:
            return 0.0
        mean = sum(shares) / n
        # one more deal of each extreme, so that a row of equal results has a spread
        spread = (sum((x - mean) ** 2 for x in shares) + mean**2 + (1 - mean) ** 2) / (n + 1)
        return n * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * spread)

    def verdict(self, shares: list[float]) -> int:
        """1: at least `high`, -1: not above `low`, 0: go on."""
        if len(shares) < self.least:
            return 0
        bound, ratio = log((1 - self.error) / self.error), self.ratio(shares)
        return 1 if ratio >= bound else -1 if ratio <= -bound else 0


def duel(
    game: str,
    first: str,
    second: str,
    seats: int,
    deals: Iterable[str],
    known: list[Meeting],
    test: SequentialTest | None,
) -> Iterator[Meeting]:
    """Meetings on deals that are not known yet, until the test is decided."""
    had = {each.deal for each in known}
    shares = [each.share for each in known]
    for deal in deals:
        if test is not None and test.verdict(shares):
            return
        if deal not in had:
            met = meet(game, first, second, deal, seats)
            shares.append(met.share)
            yield met


def share(meetings: list[Meeting]) -> Estimate:
    """The first bot's share of all games, with the Wilson interval of the nearest whole number."""
    points = [point for each in meetings for point in each.points]
    return wilson(round(sum(points)), len(points))._replace(value=sum(points) / max(1, len(points)))


def milliseconds(meetings: list[Meeting], side: int) -> float:
    """Work of one of the two for a decision."""
    decisions = sum(each.decisions[side] for each in meetings)
    return 1000 * sum(each.cpu[side] for each in meetings) / max(1, decisions)
