"""LOR-8: phase 4, Maneuvers: activate one Army; without any Army, recruit one."""

from __future__ import annotations

from meadhall.engine import Rule
from meadhall.games.lords_of_ragnarok.armies import (
    activate_army,
    may_activate,
    on_board,
    pick_army,
    recruit,
    why_not_recruit,
)
from meadhall.games.lords_of_ragnarok.modifiers import modified
from meadhall.games.lords_of_ragnarok.names import NO, PASS, YES, pick
from meadhall.games.lords_of_ragnarok.state import G


def maneuvers(g: G, p: int) -> Rule[None]:
    """LOR-8.1."""
    s = g.s
    armies = on_board(s, p)
    if not armies:
        if why_not_recruit(s, p) is None:
            answer: str = yield from pick(p, "maneuver-recruit", (YES, NO), "LOR-8.1")
            if answer == YES:
                yield from recruit(g, p, "LOR-8.3")
        return
    able = [i for i in armies if may_activate(s, p, i)]
    i = -1
    if able:
        i = yield from pick_army(g, p, "maneuver", able, "LOR-8.1", PASS)
        if i >= 0:
            yield from activate_army(g, p, i, "LOR-8.2", 1 + modified(s, p, "army-steps"))
    yield from g.emit("maneuvers-over", (p,), i)
