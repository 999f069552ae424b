"""What the players decide together (GOW-1.7): any of them may propose, the first player confirms."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine import Choose, Params, Rule, Value
from meadhall.engine.ask import NO_PARAMS
from meadhall.games.god_of_war.state import SEAT_VALUES, G, seat_order


def decide(
    g: G, key: str, proposal: str, among: Sequence[Value], clause: str, params: Params = NO_PARAMS
) -> Rule[str]:
    """One of several values; nobody is asked where there is nothing to choose."""
    if len(among) == 1:
        return str(among[0])
    first, *others = seat_order(g.s)
    for seat in others:
        value: str = yield Choose(seat, proposal, [*among, "pass"], clause="GOW-1.7", params=params)
        if value != "pass":
            g.tell("proposed", clause="GOW-1.7", seat=SEAT_VALUES[seat], what=value)
    decided: str = yield Choose(first, key, among, clause=clause, params=params)
    return decided
