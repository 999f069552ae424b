"""SOLO-12.10 to 12.15: where a Follower's new Army comes."""

from __future__ import annotations

from meadhall.engine import Rule
from meadhall.games.lords_of_ragnarok import armies as army_rules
from meadhall.games.lords_of_ragnarok import resources
from meadhall.games.lords_of_ragnarok.board import REGION_VALUES, SIDE, members
from meadhall.games.lords_of_ragnarok.causes import tell
from meadhall.games.lords_of_ragnarok.content import ATTRIBUTE_MAX, AUTHORITY
from meadhall.games.lords_of_ragnarok.control import controlled
from meadhall.games.lords_of_ragnarok.names import who
from meadhall.games.lords_of_ragnarok.solo import battles, invasion, ties
from meadhall.games.lords_of_ragnarok.state import G, Lords


def invadable(s: Lords, p: int, value: int) -> list[int]:
    """SOLO-12.13: every Region an Army of that value may invade, adjacency ignored."""
    return [r for r in SIDE[s.side].regions if invasion.may_invade(s, p, value, r)]


def can_recruit(s: Lords, p: int) -> bool:
    """SOLO-9.71."""
    if army_rules.in_pool(s, p) < 0:
        return False
    authority = s.attribute[3 * p + AUTHORITY]
    return bool(controlled(s, p)) or authority < ATTRIBUTE_MAX or bool(invadable(s, p, authority))


def lacks_settlement(s: Lords, p: int) -> bool:
    return not controlled(s, p) & SIDE[s.side].settlements


def recruit(g: G, p: int, value: int, *, or_authority: bool = True) -> Rule[None]:
    """In a Settlement, else in any own Region, else as an invasion, else Authority rises."""
    s = g.s
    own = controlled(s, p)
    if own:
        settlements = own & SIDE[s.side].settlements
        clause = "SOLO-12.11" if settlements else "SOLO-12.12"
        criteria: list[ties.Criterion[int]] = [
            ("nearest_human_region", lambda r: invasion.dist_human(s, r)),
            ("least_defence", lambda r: battles.defence_value(s, p, r)),
        ]
        region, why = yield from ties.best_region(g, p, members(settlements or own), criteria)
        _place(g, p, region, value, clause, why)
        return
    options = invadable(s, p, value)
    if options:
        region, why = yield from invasion.choose_target(g, p, options)
        i = _place(g, p, region, value, "SOLO-12.13", why)
        yield from invasion.settle(g, p, i, region)
    elif or_authority:
        resources.raise_attribute(g, p, AUTHORITY, "SOLO-12.14", "why:no_region")


def _place(g: G, p: int, region: int, value: int, clause: str, why: str) -> int:
    s = g.s
    i = army_rules.in_pool(s, p)
    army_rules.put_army(s, i, region, value)
    tell(g, "follower-recruits", clause, seat=who(s, p), value=value, region=REGION_VALUES[region], why=why)
    return i
