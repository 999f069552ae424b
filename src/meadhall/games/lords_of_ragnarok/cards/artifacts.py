"""The nine Artifacts: exhausted to use, at the moment they name (LOR-15).

Andvari's Ring (paying for a Rune action) and Huldra's Tail (choosing Usurp) are used in those questions themselves.
"""

from __future__ import annotations

from typing import Any

from meadhall.engine import Rule, replaced
from meadhall.games.lords_of_ragnarok.armies import all_in, grow, growing, lose, pick_army
from meadhall.games.lords_of_ragnarok.causes import tell
from meadhall.games.lords_of_ragnarok.effects import Effect, exhaust
from meadhall.games.lords_of_ragnarok.names import who
from meadhall.games.lords_of_ragnarok.resources import draw_cards, rune_kinds_left, take_runes
from meadhall.games.lords_of_ragnarok.state import G, Lords

USE = "LOR-15.1"
EVERYTHING = 99
USURPING, USURPING_STRENGTH = "huldras_tail", 2  # used when Usurp is chosen
PAYING = "andvaris_ring"  # used as a Rune when a Rune action is paid


def always(s: Lords, p: int, where: Any) -> bool:
    return True


def gungnir_may(s: Lords, p: int, where: Any) -> bool:
    return bool(growing(s, p))


def gungnir(g: G, p: int, where: Any) -> Rule[None]:
    """Start of turn: one Army grows by 1."""
    exhaust(g, p, "gungnir")
    i = yield from pick_army(g, p, "army-grow", growing(g.s, p), f"{USE} artifact:gungnir")
    grow(g, i, 1, f"{USE} artifact:gungnir")


def mjolnir(g: G, p: int, where: Any) -> Rule[None]:
    """Start of turn: draw 1 Combat card."""
    exhaust(g, p, "mjolnir")
    yield from draw_cards(g, p, 1, f"{USE} artifact:mjolnir")


def brisingamen_may(s: Lords, p: int, where: Any) -> bool:
    return bool(rune_kinds_left(s))


def brisingamen(g: G, p: int, where: Any) -> Rule[None]:
    """Start of turn: take 1 Rune of your choice."""
    exhaust(g, p, "brisingamen")
    yield from take_runes(g, p, 1, f"{USE} artifact:brisingamen")


def ulfhednar_cloak(g: G, p: int, where: Any) -> None:
    """When you play a Combat card in a Battle: +2."""
    exhaust(g, p, "ulfhednar_cloak")
    g.s.battle_bonus = replaced(g.s.battle_bonus, p, g.s.battle_bonus[p] + 2)
    tell(g, "battle-bonus", f"{USE} artifact:ulfhednar_cloak", seat=who(g.s, p), bonus=2)


def blood_of_the_undead(g: G, p: int, where: Any) -> None:
    """When your Casualties are assigned: ignore all of them."""
    exhaust(g, p, "blood_of_the_undead")
    g.s.battle_ignored = replaced(g.s.battle_ignored, p, EVERYTHING)


def sleeping_draught_may(s: Lords, p: int, where: Any) -> bool:
    return bool(all_in(s, s.hero_at[p]))


def sleeping_draught(g: G, p: int, where: Any) -> Rule[None]:
    """Start or end of your Hero phase: one Army of any player in the Region with your Hero loses 2."""
    exhaust(g, p, "sleeping_draught")
    i = yield from pick_army(
        g, p, "draught-army", all_in(g.s, g.s.hero_at[p]), f"{USE} artifact:sleeping_draught"
    )
    lose(g, i, 2, f"{USE} artifact:sleeping_draught")


def grendels_arm(g: G, p: int, where: Any) -> Rule[None]:
    """Start of an own Hunt: draw 2 Combat cards."""
    exhaust(g, p, "grendels_arm")
    yield from draw_cards(g, p, 2, f"{USE} artifact:grendels_arm")


_DRAUGHT = Effect("artifact:sleeping_draught", sleeping_draught_may, sleeping_draught)
MOMENTS: dict[str, dict[str, Effect]] = {
    "use-turn-start": {
        "gungnir": Effect("artifact:gungnir", gungnir_may, gungnir),
        "mjolnir": Effect("artifact:mjolnir", always, mjolnir),
        "brisingamen": Effect("artifact:brisingamen", brisingamen_may, brisingamen),
    },
    "use-card-played": {"ulfhednar_cloak": Effect("artifact:ulfhednar_cloak", always, ulfhednar_cloak)},
    "use-casualties": {
        "blood_of_the_undead": Effect("artifact:blood_of_the_undead", always, blood_of_the_undead)
    },
    "use-hero-start": {"sleeping_draught": _DRAUGHT},
    "use-hero-end": {"sleeping_draught": _DRAUGHT},
    "use-hunt-start": {"grendels_arm": Effect("artifact:grendels_arm", always, grendels_arm)},
}
