"""What a client may say at a table, checked with the standard library. The models of the WebSocket (server/messages.py) have the same fields."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any

from meadhall.engine import Value
from meadhall.table.problems import Problem

PROTOCOL = 3
"""The number of what client and table say to each other. A page of another number is told to reload."""

SPOKEN = re.compile(r"[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]+")


@dataclass(frozen=True, slots=True)
class Answer:
    seat: int
    decision: int
    value: Value


@dataclass(frozen=True, slots=True)
class Draft:
    seat: int
    decision: int
    chosen: list[Value]


@dataclass(frozen=True, slots=True)
class Undo:
    seat: int
    decision: int


@dataclass(frozen=True, slots=True)
class Redo:
    seat: int
    decision: int


@dataclass(frozen=True, slots=True)
class Rewind:
    seat: int
    decision: int
    to: int | None = None


@dataclass(frozen=True, slots=True)
class Ask:
    seat: int
    decision: int
    to: int | None = None


@dataclass(frozen=True, slots=True)
class Agree:
    seat: int
    yes: bool


@dataclass(frozen=True, slots=True)
class Consent:
    seat: int
    yes: bool
    all: bool = False


@dataclass(frozen=True, slots=True)
class Lesson:
    seat: int
    word: str
    step: str = ""


@dataclass(frozen=True, slots=True)
class Chat:
    text: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Propose:
    seat: int
    to: int
    decision: int
    value: Value


@dataclass(frozen=True, slots=True)
class Hint:
    seat: int
    here: bool = False


@dataclass(frozen=True, slots=True)
class Look:
    at: int
    seat: int | None = None
    told: int | None = None


@dataclass(frozen=True, slots=True)
class Preview:
    seat: int
    decision: int
    values: list[Value] | None = None
    odds: bool = False


@dataclass(frozen=True, slots=True)
class Sync:
    pass


@dataclass(frozen=True, slots=True)
class Ping:
    pass


Deed = Answer | Undo | Redo | Rewind | Ask | Agree | Consent | Lesson
Message = Deed | Draft | Chat | Propose | Hint | Look | Preview | Sync | Ping

KINDS: dict[str, type[Message]] = {
    "answer": Answer,
    "draft": Draft,
    "undo": Undo,
    "redo": Redo,
    "rewind": Rewind,
    "ask": Ask,
    "agree": Agree,
    "consent": Consent,
    "lesson": Lesson,
    "chat": Chat,
    "propose": Propose,
    "hint": Hint,
    "look": Look,
    "preview": Preview,
    "sync": Sync,
    "ping": Ping,
}
FIELDS: dict[str, tuple[str, ...]] = {
    name: tuple(field.name for field in fields(kind)) for name, kind in KINDS.items()
}
_VALUES = {name: attrgetter("type", "ref", *names) for name, names in FIELDS.items()}


def _number(value: Any, most: int = 2**31) -> bool:
    return type(value) is int and 0 <= value <= most


def _answer(value: Any) -> bool:
    return type(value) in (str, int)


def _answers(value: Any) -> bool:
    return isinstance(value, list) and len(value) <= 200 and all(map(_answer, value))


def _spoken(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= 500 and bool(SPOKEN.fullmatch(value.strip()))


CHECKS: dict[str, tuple[Callable[[Any], bool], str]] = {
    "seat": (lambda v: _number(v, 15), "the number of a seat"),
    "decision": (_number, "a number"),
    "value": (_answer, "a word or a number"),
    "chosen": (_answers, "a list of words"),
    "values": (_answers, "a list of words"),
    "to": (_number, "a number"),
    "at": (_number, "a number"),
    "told": (lambda v: _number(v) and v > 0, "a number"),
    "yes": (lambda v: type(v) is bool, "true or false"),
    "all": (lambda v: type(v) is bool, "true or false"),
    "odds": (lambda v: type(v) is bool, "true or false"),
    "here": (lambda v: type(v) is bool, "true or false"),
    "word": (lambda v: v in ("next", "skip", "end"), "next, skip or end"),
    "step": (lambda v: isinstance(v, str) and len(v) <= 80, "the name of a step"),
    "text": (_spoken, "a few words"),
}


def read(data: Any) -> tuple[Message, int | None]:
    """A message from outside, and its number; raises if it is not one."""
    if not isinstance(data, Mapping) or data.get("type") not in KINDS:
        raise Problem("bad-request", {"where": "message", "detail": "it is not one of the known messages"})
    name = data["type"]
    kind, given = KINDS[name], {}
    optional = {field.name for field in fields(kind) if field.default is None}
    for field in FIELDS[name]:
        if field not in data or (data[field] is None and field in optional):
            continue
        check, expected = CHECKS[field]
        if not check(data[field]):
            raise Problem("bad-request", {"where": field, "detail": f"expected {expected}"})
        given[field] = data[field].strip() if field == "text" else data[field]
    ref = data.get("ref")
    try:
        return kind(**given), ref if _number(ref, 2**53) else None
    except TypeError:
        raise Problem("bad-request", {"where": name, "detail": "something is missing"}) from None


def of(message: Any) -> Message:
    """A message that was checked already."""
    kind: Callable[..., Message] = KINDS[message.type]
    return kind(*_VALUES[message.type](message)[2:])
