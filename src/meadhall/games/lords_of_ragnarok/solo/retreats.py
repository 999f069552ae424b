"""SOLO-14.17, 4.13: where a Follower's Armies retreat."""

from __future__ import annotations

from meadhall.engine import Rule, replaced
from meadhall.games.lords_of_ragnarok import armies as army_rules
from meadhall.games.lords_of_ragnarok.board import SIDE
from meadhall.games.lords_of_ragnarok.causes import tell
from meadhall.games.lords_of_ragnarok.names import who
from meadhall.games.lords_of_ragnarok.solo import ties
from meadhall.games.lords_of_ragnarok.state import G


def retreat(g: G, p: int, region: int, armies: list[int], clause: str) -> Rule[None]:
    """All to one adjacent own Region without Armies of others, or they are destroyed."""
    s = g.s
    near = SIDE[s.side].neighbours[region]
    places = [r for r in near if s.control[r] == p and not army_rules.foreign_armies(s, r, p)]
    if not places:
        for i in armies:
            army_rules.destroy(g, i, "SOLO-14.17 cause:no_retreat")
        return
    to, why = yield from ties.best_region(g, p, places, ())
    for i in armies:
        s.army_at = replaced(s.army_at, i, to)
    tell(
        g,
        "follower-retreats",
        "SOLO-14.17",
        seat=who(s, p),
        region=f"region:{region}",
        to=f"region:{to}",
        why=why,
    )
