"""Round robin: every bot against every other, on the same deals and from every seat, and the ratings that follow."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import combinations

from meadhall.engine import MeadhallError
from meadhall.games import find_rules
from meadhall.lab.simulate import Match, Played, check_bots
from meadhall.lab.stats import Estimate, wilson


@dataclass(frozen=True)
class Standing:
    """A bot after the tournament: its share of wins, and its rating (mu - 3 sigma is what it is surely worth)."""

    bot: str
    wins: Estimate
    mu: float
    sigma: float

    @property
    def rating(self) -> float:
        """The number to sort by."""
        return self.mu - 3 * self.sigma


def tournament(
    game: str,
    bots: Sequence[str],
    deals: int,
    seats: int | None = None,
    seed: str | int = 1,
    options: Mapping[str, object] | None = None,
) -> list[Match]:
    """The matches: for every pair the same deals, each played once from every seat (the two sit alternately)."""
    rules = find_rules(game)
    count = max(2, rules.seats.start) if seats is None else seats
    if count not in rules.seats or count < 2:
        raise MeadhallError(f"a tournament of {game} needs 2 to {rules.seats.stop - 1} seats, not {count}")
    check_bots(bots, rules)
    if len(set(bots)) < 2 or len(set(bots)) != len(bots):
        raise MeadhallError("a tournament needs at least two different bots")
    if deals < 1:
        raise MeadhallError(f"at least 1 deal is needed, not {deals}")
    chosen = tuple(rules.parse_options(options or {}).items())
    out: list[Match] = []
    for pair in combinations(bots, 2):
        for deal in range(deals):
            for table in tables(pair, count):
                out.append(Match(game, len(out) + 1, f"{seed}-{deal + 1}", table, chosen))
    return out


def tables(pair: tuple[str, str], count: int) -> list[tuple[str, ...]]:
    """Every way in which two bots can sit alternately, so that each of them has each seat equally often."""
    out: list[tuple[str, ...]] = []
    for turn in range(count):
        for first in (0, 1):
            table = tuple(pair[((seat + turn) % count + first) % 2] for seat in range(count))
            if table not in out:
                out.append(table)
    return out


def points(played: Played) -> dict[str, float]:
    """Bot -> 1 for a win, a part of it if it shares the win, else 0."""
    winners = {row.bot for row in played.rows if row.won}
    return {bot: (1 / len(winners) if bot in winners else 0.0) for bot in played.match.bots}


def pairings(results: Iterable[Played]) -> dict[tuple[str, str], Estimate]:
    """(bot, opponent) -> share of its wins against it."""
    won: dict[tuple[str, str], float] = {}
    games: dict[tuple[str, str], int] = {}
    for played in results:
        for bot, share in points(played).items():
            for other in set(played.match.bots) - {bot}:
                won[bot, other] = won.get((bot, other), 0.0) + share
                games[bot, other] = games.get((bot, other), 0) + 1
    return {pair: _share(won[pair], games[pair]) for pair in won}


def _share(won: float, games: int) -> Estimate:
    """A shared win counts as its part; the interval is that of the nearest whole number of wins."""
    return wilson(round(won), games)._replace(value=won / games)


def check_ratings() -> None:
    """Refuse ratings that could not be made in the end, before any game is played for them."""
    if find_spec("openskill") is None:
        raise MeadhallError("ratings need openskill: install it with `pip install 'meadhall[lab]'`")


def ratings(results: Sequence[Played]) -> list[Standing]:
    """Standings by openskill (Plackett-Luce); a bot with several seats in a game is placed by its best one."""
    check_ratings()
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    bots = sorted({bot for played in results for bot in played.match.bots})
    known = {bot: model.rating(name=bot) for bot in bots}
    won, games = dict.fromkeys(bots, 0.0), dict.fromkeys(bots, 0)
    for played in results:
        here = sorted(set(played.match.bots))
        best = {bot: max((row.won, row.score) for row in played.rows if row.bot == bot) for bot in here}
        order = sorted(set(best.values()), reverse=True)
        rated = model.rate(
            [[known[bot]] for bot in here], ranks=[float(order.index(best[bot])) for bot in here]
        )
        known.update((bot, team[0]) for bot, team in zip(here, rated, strict=True))
        for bot, share in points(played).items():
            won[bot] += share
            games[bot] += 1
    standings = [Standing(bot, _share(won[bot], games[bot]), known[bot].mu, known[bot].sigma) for bot in bots]
    return sorted(standings, key=lambda each: -each.rating)
