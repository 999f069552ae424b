"""Spans: what belongs together at the table. A battle, a hunt, an action begin, nest and end in the agenda itself.

A span that began waits on the agenda as a frame `@end` below everything that is part of it; when that frame runs, the span is over. It
is a plain frame with plain arguments (kind, number, who acts, then names and values of the result), so that undo, clones and sampled
worlds hold by construction.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from meadhall.engine.ask import Value
from meadhall.engine.state import Frame

BEGIN = "@begin"
END = "@end"
NOBODY = ""


@dataclass(frozen=True)
class Span:
    """A kind of span. `action`: a choice carried through, where search cuts. `again`: one may lie within another of its kind.

    `odds`: the names in its result that tell one ending from another; previews count by them. `of_itself`: it comes whatever was chosen
    last, so no preview counts what it brings as an option's own.
    """

    action: bool = False
    again: bool = False
    odds: tuple[str, ...] = ()
    of_itself: bool = False


class Open(NamedTuple):
    """A span that has not ended. `who` is the value of the seat that acts, if one does."""

    kind: str
    number: int
    who: Value


def open_spans(agenda: Sequence[Frame]) -> list[Open]:
    """The spans that wait for their end, outermost first."""
    return [Open(*args[:3]) for name, args in agenda if name == END]


def result_of(args: tuple[Any, ...]) -> dict[str, Value]:
    """What a frame `@end` tells besides its kind and number."""
    return dict(zip(args[3::2], args[4::2], strict=True))
