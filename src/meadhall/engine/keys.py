"""The names by which a game speaks of itself, declared once, so that none can be misspelt unseen."""

from __future__ import annotations

from dataclasses import dataclass, fields

NOT_YET = "set-not-yet"
SHARED = ("set-least", "set-most", NOT_YET, "set-unfinished")
"""Reasons that the engine gives in every game."""


@dataclass(frozen=True)
class Keys:
    """What a game asks, tells and emits, and the reasons it gives. Frames, spans and cards are declared by their own tables."""

    asks: tuple[str, ...] = ()
    tells: tuple[str, ...] = ()
    emits: tuple[str, ...] = ()
    reasons: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for each in fields(self):
            names = getattr(self, each.name)
            twice = sorted({name for name in names if names.count(name) > 1})
            if twice:
                raise ValueError(f"{twice[0]!r} is declared twice among {each.name}")
