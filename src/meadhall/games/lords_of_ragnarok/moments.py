"""Effects a player may use at a named moment (LOR-4.3, 12.1.2, 13.11): offered until the player passes, in any order.

The word of a moment (`use-turn-start`) is also the key of its question.
"""

from __future__ import annotations

from typing import Any

from meadhall.engine import Choose, Rule
from meadhall.games.lords_of_ragnarok.cards import registry
from meadhall.games.lords_of_ragnarok.modifiers import in_play
from meadhall.games.lords_of_ragnarok.names import PASS, carried
from meadhall.games.lords_of_ragnarok.state import G


def offer(g: G, p: int, moment: str, clause: str, where: Any = None) -> Rule[None]:
    """Ask p which of the effects of this moment to use, until p passes or nothing is left; each at most once."""
    s = g.s
    if p >= s.humans:
        return
    effects = registry.MOMENTS[moment]
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
