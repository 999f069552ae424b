"""Bots play many games; every game gives a row for each seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from zlib import crc32

import meadhall
from meadhall.bots import check_level, decide
from meadhall.engine import CHANCE, EngineError, Game, MeadhallError, Rules, Value
from meadhall.games import find_rules
from meadhall.lab import pool
from meadhall.scenario import look_up

if TYPE_CHECKING:
    from meadhall.lab.trace import Decisions, Trace


@dataclass(frozen=True)
class Match:
    """A game to be played: who sits where, and the seed."""

    game: str
    number: int
    seed: str
    bots: tuple[str, ...]
    options: tuple[tuple[str, Value], ...] = ()
    tally: tuple[str, ...] = ()
    """Dotted paths of what to note of the final position, as in scenario files: `state.turn`."""
    decisions: bool = False
    """Is every decision noted?"""
    saga: bool = False
    """Is the whole game kept?"""


@dataclass(frozen=True)
class SeatResult:
    """How one seat fared in one game."""

    game: str
    rules: str
    number: int
    seed: str
    seats: int
    seat: int
    bot: str
    score: int
    won: bool
    decisions: int
    """Questions with more than one option."""
    options: int
    """All options it had in them."""
    answers: int
    """Length of the game: all answers of everybody, the dice included."""


@dataclass(frozen=True)
class Played:
    """A match and what came of it. `cards`: (seat, question, card) for every card that somebody chose."""

    match: Match
    rows: tuple[SeatResult, ...]
    cards: tuple[tuple[int, str, str], ...]
    tally: tuple[Value, ...] = ()
    """What the match wanted noted of the final position."""
    decisions: Decisions | None = field(default=None, compare=False)
    saga: str = ""


class BrokenGame(EngineError):
    """The rules broke in the middle of a match; `saga` is the game up to there."""

    def __init__(self, message: str, saga: str) -> None:
        super().__init__(message, saga)
        self.saga = saga

    def __str__(self) -> str:
        return str(self.args[0])


def play(match: Match) -> Played:
    """Play one match to its end."""
    seats = len(match.bots)
    game = meadhall.new(match.game, seats, match.seed, dict(match.options))
    base = crc32(match.seed.encode())
    decisions, offered = [0] * seats, [0] * seats
    trace = _trace(game, match.bots) if match.decisions else None
    while not game.over:
        question = game.questions[0]
        seat, values = question.seat, question.values
        try:
            if len(values) == 1:
                game.answer(seat, values[0])
                continue
            decisions[seat] += 1
            offered[seat] += len(values)
            value = decide(match.bots[seat], game, seat, base + game.decision)
            if trace is not None:
                trace.note(game, seat, value)
            game.answer(seat, value)
        except EngineError as error:
            raise BrokenGame(str(error), game.saga()) from None
    scores, winners = game.scores(), game.winners()
    tally = tuple(_note(game, path) for path in match.tally)
    rows = tuple(
        SeatResult(
            match.game, game.rules.version, match.number, match.seed, seats, seat + 1, match.bots[seat],
            scores[seat], seat in winners, decisions[seat], offered[seat], game.position,
        )
        for seat in range(seats)
    )  # fmt: skip
    components = game.rules.components
    cards = {
        (answer.seat, answer.key, str(answer.value).partition("#")[0])
        for answer in game.all_answers()
        if answer.seat != CHANCE and answer.value in components
    }
    kept = game.saga(match.bots) if match.saga else ""
    noted = trace.end(winners) if trace is not None else None
    return Played(match, rows, tuple(sorted(cards)), tally, noted, kept)


def _trace(game: Game[Any], bots: tuple[str, ...]) -> Trace:
    from meadhall.lab.trace import Trace

    return Trace(game, bots)


def _note(game: Game[Any], path: str) -> Value:
    try:
        found = look_up(game, path)
    except LookupError:
        raise MeadhallError(f"there is no {path!r} when a game of {game.rules.id} is over") from None
    if not isinstance(found, str | int):
        raise MeadhallError(f"{path!r} is not one value but several; add a number or .count to the path")
    return found


def matches(
    game: str,
    games: int,
    bots: Sequence[str] = ("normal",),
    seats: int | None = None,
    seed: str | int = 1,
    options: Mapping[str, object] | None = None,
    tally: Sequence[str] = (),
    decisions: bool = False,
    saga: bool = False,
) -> list[Match]:
    """The matches of a simulation: bots in turn around the table, moved on by one seat from game to game."""
    rules = find_rules(game)
    count = rules.seated(seats)
    if games < 1:
        raise MeadhallError(f"at least 1 game is needed, not {games}")
    check_bots(bots, rules)
    if len(bots) > count:
        raise MeadhallError(f"{len(bots)} bots do not fit at {count} seats")
    table = [bots[i % len(bots)] for i in range(count)]
    chosen = tuple(rules.parse_options(options or {}).items())
    return [
        Match(
            game,
            n + 1,
            f"{seed}-{n + 1}",
            tuple(table[(seat + n) % count] for seat in range(count)),
            chosen,
            tuple(tally),
            decisions,
            saga,
        )
        for n in range(games)
    ]


def check_bots(bots: Sequence[str], rules: Rules[Any]) -> None:
    """Refuse bots that do not exist, or not in this game."""
    for bot in bots:
        check_level(bot, rules)
    if not bots:
        raise MeadhallError("at least 1 bot is needed")


def simulate(
    tasks: Sequence[Match], jobs: int | None = None, scheduler: str | None = None, ray: str | None = None
) -> Iterator[Played]:
    """Play matches on all cores or by a cluster of Dask (`scheduler`) or Ray; they come in their order."""
    return pool.run(play, tasks, pool.Where(jobs, scheduler, ray))
