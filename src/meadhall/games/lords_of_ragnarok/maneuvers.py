"""LOR-8: phase 4, Maneuvers: activate one Army; without any Army, recruit one."""

from __future__ import annotations

from meadhall.engine import Rule
from meadhall.games.lords_of_ragnarok import moments
from meadhall.games.lords_of_ragnarok.armies import (
    activate_army,
    new_army,
    on_board,
    order,
    recruit_regions,
    recruit_value,
    why_not_recruit,
)
from meadhall.games.lords_of_ragnarok.board import REGION_OF, region_values
from meadhall.games.lords_of_ragnarok.modifiers import modified
from meadhall.games.lords_of_ragnarok.names import NO, pick
from meadhall.games.lords_of_ragnarok.state import G


def maneuvers(g: G, p: int) -> Rule[None]:
    """LOR-8.1."""
    s = g.s
    armies = on_board(s, p)
    if not armies:
        if why_not_recruit(s, p) is None:
            regions = region_values(recruit_regions(s, p))
            answer: str = yield from pick(p, "maneuver-recruit", [*regions, NO], "LOR-8.1")
            if answer != NO:
                new_army(g, p, REGION_OF[answer], recruit_value(s, p), "LOR-8.3")
        return
    i, deed = yield from order(g, p, "maneuver", armies, "LOR-8.1")
    if i >= 0:
        yield from activate_army(g, p, i, deed, "LOR-8.2", 1 + modified(s, p, "army-steps"))
    if moments.listens(s, p, "maneuvers-over"):
        yield from g.emit("maneuvers-over", (p,), i)
