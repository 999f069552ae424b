"""Which walks there are: games, positions, screens, themes, languages, seats; all of them, and few that meet every pair."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import meadhall
from meadhall.engine import CHANCE, Game

SAGAS = Path(__file__).parent.parent.parent / "sagas"

SCREENS = {
    "desktop": ((1280, 800), (1440, 900), (1920, 1080)),
    "tablet": ((1024, 768), (768, 1024)),
    "phone": ((390, 844), (844, 390)),
}

# What is asked there (nothing named: whatever it is), and after which part of the game's answers it is looked for; the end of the game is the fourth.
MOMENTS: dict[str, dict[str, tuple[float, tuple[str, ...]]]] = {
    "blood-rage": {
        "begin": (0.1, ("draft-pick",)),
        "middle": (0.5, ("action",)),
        "fight": (0.7, ("battle-card", "late-card")),
    },
    "lords-of-ragnarok": {
        "begin": (0.0, ("keep-hero",)),
        "middle": (0.6, ("hero-phase", "maneuver")),
        "fight": (0.7, ("battle-card", "monster-attack")),
    },
    "reavers-of-midgard": {
        "begin": (0.0, ()),
        "middle": (0.6, ("location",)),
        "fight": (0.8, ("commit-hammers", "reroll")),
    },
    "god-of-war": {
        "begin": (0.0, ("place-hero",)),
        "middle": (0.5, ("step",)),
        "fight": (0.7, ("defend", "attack-number")),
    },
}
END = "end"


class Walk(NamedTuple):
    """One table on the screens of one family."""

    game: str
    moment: str
    screen: str
    theme: str
    lang: str
    seats: int

    @property
    def name(self) -> str:
        return f"{self.game}-{self.moment}-{self.screen}-{self.theme}-{self.lang}-{self.seats}"


def every() -> list[Walk]:
    moments = ("begin", "middle", "fight", END)
    return [
        Walk(*each) for each in product(MOMENTS, moments, SCREENS, ("dark", "light"), ("pl", "en"), (2, 3, 4))
    ]


def pairs(walk: Walk) -> set[tuple[Any, Any]]:
    return set(combinations(zip(Walk._fields, walk, strict=True), 2))


def few() -> list[Walk]:
    """Walks that meet every pair of choices, each time one that meets most new pairs."""
    met = {walk: pairs(walk) for walk in every()}
    walks = list(met)
    Random(3).shuffle(walks)  # this order needs no more walks than a game and a moment make pairs
    wanted = set().union(*met.values())
    found: list[Walk] = []
    while wanted:
        found.append(max(walks, key=lambda walk: len(met[walk] & wanted)))
        wanted -= met[found[-1]]
    return found


@cache
def recorded(game: str, seats: int) -> Game[Any]:
    return meadhall.load(SAGAS / game.replace("-", "_") / f"{seats}-bots.saga")


@cache
def opened(game: str, seats: int, moment: str) -> tuple[str, int]:
    """The recorded game up to that moment, and the seat that is asked there."""
    whole = recorded(game, seats)
    if moment == END:
        return whole.saga(), 0
    part, keys = MOMENTS[game][moment]
    answers = whole.all_answers()
    places = [
        at for at, answer in enumerate(answers) if answer.seat != CHANCE and (not keys or answer.key in keys)
    ]
    assert places, f"nobody is asked {keys} in the recorded game of {seats} at {game}"
    first = int(part * len(answers))
    at = next((place for place in places if place >= first), places[-1])
    past = whole.replay(at)
    past.journal = past.all_answers()
    past.decision = len(past.journal)
    return past.saga(), answers[at].seat
