"""Effects a player may use at a named moment (LOR-4.3, 12.1.2, 13.11): offered until the player passes, in any order.

The word of a moment (`use-turn-start`) is also the key of its question.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from meadhall.engine import Ask, Choose, Rule
from meadhall.games.lords_of_ragnarok.cards import registry
from meadhall.games.lords_of_ragnarok.modifiers import cards_of, in_play
from meadhall.games.lords_of_ragnarok.names import PASS, carried
from meadhall.games.lords_of_ragnarok.state import G, Ints, Lords


def open_now(g: G, p: int, moment: str, used: Sequence[str] = (), where: Any = None) -> dict[str, str]:
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
    s = g.s
    if p >= s.humans or not (p in s.holder or _concerns(moment, s.hero[p], s.gifts[p])):
        return ()
    return _offer(g, p, moment, clause, where)


@lru_cache(maxsize=8192)
def _concerns(moment: str, hero: int, gifts: Ints) -> bool:
    """Has a Hero or one of the Gifts an effect at this moment? Most have none, and are asked several times a turn."""
    return not registry.MOMENTS[moment].keys().isdisjoint(cards_of(hero, gifts))


def listens(s: Lords, p: int, event: str) -> bool:
    """Does a Hero or a Gift of p listen to what happens in every turn?"""
    return _listens(event, s.hero[p], s.gifts[p])


@lru_cache(maxsize=8192)
def _listens(event: str, hero: int, gifts: Ints) -> bool:
    return not registry.LISTENERS[event].keys().isdisjoint(cards_of(hero, gifts))


def _offer(g: G, p: int, moment: str, clause: str, where: Any) -> Rule[None]:
    """Until p passes or nothing is left; each at most once."""
    used: list[str] = []
    while effects := open_now(g, p, moment, used, where):
        answer = yield Choose(p, moment, [*effects, PASS], clause=clause)
        if answer == PASS:
            return
        used.append(effects[answer])
        yield from use(g, p, moment, effects[answer], where)
