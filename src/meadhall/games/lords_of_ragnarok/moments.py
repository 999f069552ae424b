"""Effects a player may use at a named moment (LOR-4.3, 12.1.2, 13.11): offered until the player passes, in any order.

The word of a moment (`use-turn-start`) is also the key of its question.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from meadhall.engine import Ask, Choose, Rule
from meadhall.games.lords_of_ragnarok.cards import registry
from meadhall.games.lords_of_ragnarok.modifiers import in_play
from meadhall.games.lords_of_ragnarok.names import PASS, carried
from meadhall.games.lords_of_ragnarok.state import G


def open_now(g: G, p: int, moment: str, used: list[str], where: Any = None) -> dict[str, str]:
    """The effects of this moment that p may still use: their values, and the names of their cards."""
    effects = registry.MOMENTS[moment]
    cards = in_play(g.s, p)
    if effects.keys().isdisjoint(cards):
        return {}
    names = [name for name in cards if name in effects and name not in used]
    return {effects[name].value: name for name in names if effects[name].possible(g.s, p, where)}


def use(g: G, p: int, moment: str, name: str, where: Any = None) -> Rule[None]:
    yield from carried(registry.MOMENTS[moment][name].use(g, p, where))


def offer(g: G, p: int, moment: str, clause: str, where: Any = None) -> Iterable[Ask]:
    """Ask p which of the effects of this moment to use, if p has any."""
    if p >= g.s.humans or registry.MOMENTS[moment].keys().isdisjoint(in_play(g.s, p)):
        return ()
    return _offer(g, p, moment, clause, where)


def _offer(g: G, p: int, moment: str, clause: str, where: Any) -> Rule[None]:
    """Until p passes or nothing is left; each at most once."""
    used: list[str] = []
    while effects := open_now(g, p, moment, used, where):
        answer = yield Choose(p, moment, [*effects, PASS], clause=clause)
        if answer == PASS:
            return
        used.append(effects[answer])
        yield from use(g, p, moment, effects[answer], where)
