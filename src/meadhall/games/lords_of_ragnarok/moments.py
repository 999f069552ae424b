"""Effects a player may use at a named moment (LOR-4.3, 12.1.2, 13.11): offered until the player passes, in any order.

The word of a moment (`use-turn-start`) is also the key of its question.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from meadhall.engine import Choose, Rule, replaced
from meadhall.games.lords_of_ragnarok.modifiers import ARTIFACT_ID, in_play
from meadhall.games.lords_of_ragnarok.names import ARTIFACT, PASS, carried, who
from meadhall.games.lords_of_ragnarok.state import G, Table


class Effect(NamedTuple):
    value: str
    possible: Callable[[Table, int, Any], bool]
    use: Callable[[G, int, Any], Rule[None] | None]


NUMBER_OF = {artifact: number for number, artifact in enumerate(ARTIFACT_ID)}

MOMENTS: dict[str, dict[str, Effect]] = {}


def at(moment: str, definition: str, effect: Effect) -> None:
    MOMENTS.setdefault(moment, {})[definition] = effect


def offer(g: G, p: int, moment: str, clause: str, where: Any = None) -> Rule[None]:
    """Ask p which of the effects of this moment to use, until p passes or nothing is left; each at most once."""
    s = g.s
    if p >= s.humans:
        return
    effects = MOMENTS[moment]
    used: list[str] = []
    while True:
        names = [name for name in in_play(s, p) if name in effects and name not in used]
        names = [name for name in names if effects[name].possible(s, p, where)]
        if not names:
            return
        values = [effects[name].value for name in names]
        answer = yield Choose(p, moment, [*values, PASS], clause=clause)
        if answer == PASS:
            return
        name = names[values.index(answer)]
        used.append(name)
        yield from carried(effects[name].use(g, p, where))


def exhaust(g: G, p: int, definition: str) -> None:
    """LOR-15.1."""
    artifact = ARTIFACT_ID.index(definition)
    g.s.charged = replaced(g.s.charged, artifact, 0)
    g.tell("artifact-used", clause="LOR-15.1", seat=who(g.s, p), artifact=ARTIFACT[artifact])


def has_charged(s: Table, p: int, definition: str) -> bool:
    artifact = NUMBER_OF[definition]
    return s.holder[artifact] == p and s.charged[artifact] == 1
