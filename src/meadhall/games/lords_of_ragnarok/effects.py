"""What a card can offer to its owner: an effect at a moment, a Rune action; and the Artifacts, which are exhausted by it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from meadhall.engine import Reason, Rule, replaced
from meadhall.games.lords_of_ragnarok.modifiers import ARTIFACT_ID
from meadhall.games.lords_of_ragnarok.names import ARTIFACT, who
from meadhall.games.lords_of_ragnarok.state import G, Lords


class Effect(NamedTuple):
    value: str
    possible: Callable[[Lords, int, Any], bool]
    use: Callable[[G, int, Any], Rule[None] | None]


class RuneAction(NamedTuple):
    cost: int
    why_not: Callable[[Lords, int], Reason | None]  # besides the cost
    perform: Callable[[G, int], Rule[None]]
    gift: str = ""  # the Gift that adds it (LOR-7.4)


def exhaust(g: G, p: int, definition: str) -> None:
    """LOR-15.1."""
    artifact = ARTIFACT_ID.index(definition)
    g.s.charged = replaced(g.s.charged, artifact, 0)
    g.tell("artifact-used", clause="LOR-15.1", seat=who(g.s, p), artifact=ARTIFACT[artifact])


NUMBER_OF = {artifact: number for number, artifact in enumerate(ARTIFACT_ID)}


def has_charged(s: Lords, p: int, definition: str) -> bool:
    artifact = NUMBER_OF[definition]
    return s.holder[artifact] == p and s.charged[artifact] == 1
