"""A review and a hint's reasons as sentences."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from meadhall.bots.weighing import Reason
from meadhall.engine import Value
from meadhall.engine.subset import is_whole, members_of
from meadhall.picture import picture
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


def best_move(words: Texts, found: Review) -> Point | None:
    """The best move of the game."""
    best = found.best_move
    if best is None:
        return None
    text = words.fill(
        "review-best",
        name=words.label(f"seat:{best.seat}"),
        taken=option(words, best.key, best.taken),
        gain=round(100 * best.gain),
    )
    return Point(best.position, best.seat, text, "")


def moments(words: Texts, found: Review) -> list[tuple[int, str]]:
    """What the curve is marked with: after how many answers, and what happened."""
    return [(each.position, words.say(f"moment-{each.kind}", each.params)) for each in found.moments]


def told(words: Texts, found: Review) -> dict[str, Any]:
    """All of it as plain data, in words; a hall and a page tell it alike."""
    best = best_move(words, found)
    return {
        "state": "done",
        "curve": [[position, *(round(each, 3) for each in chances)] for position, chances in found.curve],
        "seats": seats(words, found),
        "points": [point._asdict() for point in turning_points(words, found)],
        "best": None if best is None else best._asdict(),
        "moments": [{"at": at, "text": text} for at, text in moments(words, found)],
        "picture": draw(words, found),
    }


def draw(words: Texts, found: Review) -> str:
    """The curve and what was said of everybody, as a picture to share."""
    names = [words.label(f"seat:{seat}") for seat in range(found.seats)]
    marks = [at for at, _ in moments(words, found)]
    title = f"{words.say('game-title')} · {words.say('review-picture')}"
    return picture(title, names, seats(words, found), found.curve, marks)


def option(words: Texts, key: str, value: Value) -> str:
    """An answer in words; of a set its members."""
    if not is_whole(value):
        return words.option(key, value)
    return ", ".join(words.option(key, member) for member in members_of(value)) or words.say("do-none")


def choice(words: Texts, point: Choice) -> Point:
    """A decision that cost something."""
    text = words.fill(
        "review-choice",
        name=words.label(f"seat:{point.seat}"),
        taken=option(words, point.key, point.taken),
        better=option(words, point.key, point.better),
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
