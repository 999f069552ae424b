"""Seats: whose they are and who plays them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Literal, Protocol

from meadhall import bots
from meadhall.engine import Rules
from meadhall.table.problems import Problem
from meadhall.table.row import Stored

DEFAULT_LEVEL = bots.DEFAULT
Asks = Literal["always", "concerns", "button", "next"]
"""When a seat wants to be asked whether it speaks up: always, when it concerns what is its own, or only after pressing a button (`next`: it has)."""


class Choice(Protocol):
    """Who shall sit in a seat of a new table."""

    @property
    def kind(self) -> Literal["me", "bot", "open"]: ...

    @property
    def level(self) -> str | None: ...

    @property
    def name(self) -> str | None: ...


@dataclass(frozen=True)
class Chosen:
    """A choice."""

    kind: Literal["me", "bot", "open"]
    level: str | None = None
    name: str | None = None


@dataclass(frozen=True)
class Seat:
    """A chair at a table. A person and a level together: a bot stands in for the person."""

    seat: int
    person_id: int | None
    name: str
    level: str | None
    resigned: bool
    asks: Asks = "always"
    away: float = 0.0
    votes: frozenset[int] = frozenset()
    sat: float = 0.0
    back: float = 0.0
    timed_out: bool = False

    @property
    def kind(self) -> Literal["person", "bot", "open"]:
        if self.level is not None:
            return "bot"
        return "open" if self.person_id is None else "person"

    def info(self, person_id: int | None, host_id: int, online: bool) -> dict[str, Any]:
        """The seat as a person may know it."""
        return {
            "seat": self.seat,
            "kind": self.kind,
            "name": self.name,
            "level": self.level,
            "mine": person_id is not None and self.person_id == person_id,
            "host": self.person_id == host_id,
            "online": online,
            "stand_in": self.level is not None and self.person_id is not None,
            "resigned": self.resigned,
            "asks": self.asks,
            "votes": len(self.votes),
        }


def stored(rows: Sequence[Stored]) -> list[Seat]:
    """Seats as they were stored."""
    return [
        Seat(
            r["seat"],
            r["person_id"],
            r["name"],
            r["level"],
            bool(r["resigned"]),
            r["asks"],
            r["away"],
            people_in(r["votes"]),
            r.get("sat") or 0.0,
            r.get("back") or 0.0,
            bool(r.get("timed_out")),
        )
        for r in rows
    ]


def people_in(text: str) -> frozenset[int]:
    """The people that a list of numbers names."""
    return frozenset(int(word) for word in text.split())


def as_text(people: Iterable[int]) -> str:
    """A list of people, to be stored."""
    return " ".join(map(str, sorted(people)))


def chosen(choices: Sequence[Choice], person_id: int, name: str, rules: Rules[Any]) -> list[Seat]:
    """Seats as somebody wants them for a new table. My own name is for one of them: two players at one device are told apart."""
    out = []
    free = all(choice.name != name for choice in choices)
    for number, choice in enumerate(choices):
        mine = choice.kind == "me"
        level = level_named(choice.level, rules) if choice.kind == "bot" else None
        called = choice.name or (name if mine and free else "")
        free = free and called != name
        out.append(Seat(number, person_id if mine else None, called, level, False))
    return out


def values(seats: Sequence[Seat], table_id: str) -> list[dict[str, Any]]:
    """Seats as they are stored."""
    return [
        {
            "table_id": table_id,
            "seat": seat.seat,
            "person_id": seat.person_id,
            "name": seat.name,
            "level": seat.level,
            "resigned": seat.resigned,
            "asks": seat.asks,
        }
        for seat in seats
    ]


def level_named(level: str | None, rules: Rules[Any]) -> str:
    """The level of a bot, checked; with a character of the game behind a slash."""
    if level is None:
        return DEFAULT_LEVEL
    plain, slash, character = level.partition(bots.SLASH)
    if plain not in bots.LEVELS and plain not in bots.OLDER:
        raise Problem("bad-level", {"given": level, "levels": ", ".join(bots.LEVELS)})
    if slash and character not in rules.characters:
        raise Problem("bad-character", {"given": character, "characters": ", ".join(rules.characters)})
    return level


def moment(seconds: float) -> str:
    """A moment as text, in UTC."""
    whole = int(seconds // 1)
    return f"{_second(whole)}.{int((seconds - whole) * 1000):03}Z"


@lru_cache(maxsize=64)
def _second(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat().removesuffix("+00:00")
