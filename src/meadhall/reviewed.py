"""A review and a hint's reasons as sentences."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from meadhall.bots.weighing import Reason
from meadhall.review import Choice, Review, Throw
from meadhall.text import Texts, signed


class Point(NamedTuple):
    """A turning point in words: after how many answers, whose it is, what happened, and why something else was better."""

    at: int
    seat: int
    text: str
    why: str


def seats(words: Texts, found: Review) -> list[str]:
    """A sentence for every seat."""
    return [
        words.fill(
            "review-seat",
            name=words.label(f"seat:{seat}"),
            sound=round(100 * found.sound(seat)),
            cost=round(100 * found.cost(seat)),
            luck=points(found.luck(seat), words.lang),
        )
        for seat in range(found.seats)
    ]


def turning_points(words: Texts, found: Review) -> list[Point]:
    """What turned the game."""
    return [choice(words, p) if isinstance(p, Choice) else throw(words, p) for p in found.turning_points]


def choice(words: Texts, point: Choice) -> Point:
    """A decision that cost something."""
    text = words.fill(
        "review-choice",
        name=words.label(f"seat:{point.seat}"),
        taken=words.option(point.key, point.taken),
        better=words.option(point.key, point.better),
        cost=round(100 * point.cost),
        error=round(100 * point.error),
    )
    why = words.fill("review-why", what=reasons(words, point.seat, point.why)) if point.why else ""
    return Point(point.position, point.seat, text, why)


def throw(words: Texts, point: Throw) -> Point:
    """A throw or draw that changed much, for the seat that it changed most for."""
    seat = max(range(len(point.gave)), key=lambda each: abs(point.gave[each]))
    text = words.fill(
        "review-throw",
        what=words.label(point.value),
        name=words.label(f"seat:{seat}"),
        gave=points(point.gave[seat], words.lang),
    )
    return Point(point.position, seat, text, "")


def points(share: float, lang: str) -> str:
    """A change of a chance in points of a hundred, with its sign."""
    return signed(round(100 * share), lang)


def reasons(words: Texts, seat: int, why: Iterable[Reason]) -> str:
    """What one option has over another, by seat."""
    parts = []
    for reason in why:
        text = f"{words.say('purse-' + reason.name)} {signed(reason.by, words.lang)}"
        parts.append(text if reason.seat == seat else f"{text} ({words.label(f'seat:{reason.seat}')})")
    return ", ".join(parts)
