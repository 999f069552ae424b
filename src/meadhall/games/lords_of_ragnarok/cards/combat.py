"""The fifteen Combat cards: Battle effects, resolved at once when played (LOR-13.2)."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.engine import Rule, replaced
from meadhall.games.lords_of_ragnarok import battle
from meadhall.games.lords_of_ragnarok.armies import (
    armies_in,
    army_or_pass,
    lose,
    move_army,
    pick_army,
    reach,
    total,
)
from meadhall.games.lords_of_ragnarok.board import SIDE
from meadhall.games.lords_of_ragnarok.cards.numbers import same_land
from meadhall.games.lords_of_ragnarok.causes import tell
from meadhall.games.lords_of_ragnarok.content import ARMIES, AUTHORITY
from meadhall.games.lords_of_ragnarok.control import battles_waiting
from meadhall.games.lords_of_ragnarok.names import who
from meadhall.games.lords_of_ragnarok.resources import attribute, discard_random
from meadhall.games.lords_of_ragnarok.solo import battles as solo_battles
from meadhall.games.lords_of_ragnarok.state import G

PLAYED = "LOR-13.2"
RUNES_AFTER_WINNING = {"raiders": 1}
SPOILS = "LOR-13.11 combat:raiders"
RESERVES = "reserves"
BEST_FIRST = {RESERVES: 0, "archers": 1}
"""Of all cards that are played at once these come first, in this order."""


def add(g: G, p: int, bonus: int, card: str) -> None:
    g.s.battle_bonus = replaced(g.s.battle_bonus, p, g.s.battle_bonus[p] + bonus)
    tell(g, "battle-bonus", f"{PLAYED} combat:{card}", seat=who(g.s, p), bonus=bonus)


def nothing(g: G, p: int) -> None:
    """No effect (Hirdmen, Levy, Ulfhednar), or one that comes later (Raiders: a Rune after a won Battle)."""


def shieldmaidens(g: G, p: int) -> None:
    """Ignore 2 of your Casualties in this Battle, from symbols or from losing."""
    g.s.battle_ignored = replaced(g.s.battle_ignored, p, g.s.battle_ignored[p] + 2)


def shield_wall(g: G, p: int) -> None:
    """+2 if you are the defender."""
    if p == g.s.defender:
        add(g, p, 2, "shield_wall")


def huskarls(g: G, p: int) -> None:
    """+1 in the Land with your Hero, +2 instead in the Region with your Hero."""
    s = g.s
    if s.hero_at[p] == s.battle_at:
        add(g, p, 2, "huskarls")
    elif same_land(s, s.hero_at[p], s.battle_at):
        add(g, p, 1, "huskarls")


def champions(g: G, p: int) -> None:
    """+2 if your Authority is higher than your opponent's."""
    s = g.s
    if attribute(s, p, AUTHORITY) > attribute(s, battle.opponent(s, p), AUTHORITY):
        add(g, p, 2, "champions")


def oathsworn(g: G, p: int) -> None:
    """+ half of your Authority, rounded up."""
    add(g, p, (attribute(g.s, p, AUTHORITY) + 1) // 2, "oathsworn")


def flankers(g: G, p: int) -> None:
    """+2 if you have more Armies in this Battle than your opponent."""
    s = g.s
    if len(armies_in(s, s.battle_at, p)) > len(armies_in(s, s.battle_at, battle.opponent(s, p))):
        add(g, p, 2, "flankers")


def reserves(g: G, p: int) -> Rule[None]:
    """You may bring one Army from an adjacent Region that does not wait for another Battle."""
    s = g.s
    near = reach(s, p, s.battle_at)
    busy = battles_waiting(s)
    mine = range(ARMIES * p, ARMIES * p + ARMIES)
    armies = [i for i in mine if s.army_at[i] and near >> s.army_at[i] & 1 and s.army_at[i] not in busy]
    i = yield from army_or_pass(g, p, "reserves", armies, f"{PLAYED} combat:reserves")
    if i >= 0:
        yield from move_army(g, i, s.battle_at, f"{PLAYED} combat:reserves")


def berserkers(g: G, p: int) -> None:
    """+2 if you are the attacker."""
    if p == g.s.attacker:
        add(g, p, 2, "berserkers")


def archers(g: G, p: int) -> Rule[None]:
    """If the total value of your Armies here is higher, one opposing Army of your choice loses 1."""
    s = g.s
    other = battle.opponent(s, p)
    armies = armies_in(s, s.battle_at, other)
    if armies and total(s, s.battle_at, p) > total(s, s.battle_at, other):
        i = yield from pick_army(g, p, "archers", armies, f"{PLAYED} combat:archers")
        lose(g, i, 1, f"{PLAYED} combat:archers")


def trackers(g: G, p: int) -> None:
    """+2 if the Region of the Battle is adjacent to a Realm you are allied with."""
    s = g.s
    realms = SIDE[s.side].realms[s.battle_at]
    if any(realms >> realm & 1 and mask >> p & 1 for realm, mask in enumerate(s.allies)):
        add(g, p, 2, "trackers")


def ambush(g: G, p: int) -> Rule[None]:
    """Your opponent discards 1 random Combat card (a Follower first from its battle deck)."""
    other = battle.opponent(g.s, p)
    if other >= g.s.humans:
        yield from solo_battles.ambushed(g, other, f"{PLAYED} combat:ambush")
    else:
        yield from discard_random(g, other, f"{PLAYED} combat:ambush")


EFFECT: dict[str, Callable[[G, int], Rule[None] | None]] = {
    "shieldmaidens": shieldmaidens,
    "shield_wall": shield_wall,
    "huskarls": huskarls,
    "raiders": nothing,
    "hirdmen": nothing,
    "champions": champions,
    "oathsworn": oathsworn,
    "levy": nothing,
    "flankers": flankers,
    "reserves": reserves,
    "berserkers": berserkers,
    "ulfhednar": nothing,
    "archers": archers,
    "trackers": trackers,
    "ambush": ambush,
}
