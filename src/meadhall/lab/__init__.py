"""The lab: many games at once, on all cores, to see what holds and what wins."""

from meadhall.lab.balance import CardLine, balance, report, say
from meadhall.lab.simulate import BrokenGame, Match, Played, SeatResult, matches, play, simulate
from meadhall.lab.stats import Estimate, mean, wilson
from meadhall.lab.tournament import Standing, ratings, tournament

__all__ = [
    "BrokenGame",
    "CardLine",
    "Estimate",
    "Match",
    "Played",
    "SeatResult",
    "Standing",
    "balance",
    "matches",
    "mean",
    "play",
    "ratings",
    "report",
    "say",
    "simulate",
    "tournament",
    "wilson",
]
