"""The Heroes and Gifts that change a number of the rules (LOR-16.3, 17): by the place of the rules that asks for it.

An entry is a number, or a function of the situation. What else a card does stands with its deck.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.games.lords_of_ragnarok.board import SIDE
from meadhall.games.lords_of_ragnarok.state import Lords

Modifier = int | Callable[[Lords, int, Any], int]


def odins_favour(s: Lords, p: int, where: Any) -> int:
    """+1 as attacker."""
    return 1 if p == s.attacker else 0


def earthen_ramparts(s: Lords, p: int, where: Any) -> int:
    """+2 as defender in a Region with a Settlement or a Temple."""
    return ramparts_in(s, p, s.battle_at) if p == s.defender else 0


def ramparts_in(s: Lords, p: int, region: int) -> int:
    return 2 if SIDE[s.side].settlements >> region & 1 or s.temple[region] else 0


def aslaug(s: Lords, p: int, realm: int) -> int:
    """Counts as allied with a Realm adjacent to the Region with Aslaug when its bonus is given (LOR-17.2)."""
    return SIDE[s.side].realms[s.hero_at[p]] >> realm & 1


def ragnar(s: Lords, p: int, where: Any) -> int:
    """As attacker in the Land with Ragnar: +1 for each Army in the Battle, whosever (LOR-17.4)."""
    if p != s.attacker or not same_land(s, s.hero_at[p], s.battle_at):
        return 0
    return s.army_at.count(s.battle_at)


def same_land(s: Lords, a: int, b: int) -> bool:
    """LOR-17.1."""
    land = SIDE[s.side].land
    return land[a] == land[b]


MODIFIERS: dict[str, dict[str, Modifier]] = {
    "ally-nearby": {"aslaug": aslaug},
    "any-rune-allies": {"envoy_of_the_realms": 1},
    "army-steps": {"forced_march": 1},
    "battle-value": {
        "ragnar": ragnar,
        "odins_favour": odins_favour,
        "earthen_ramparts": earthen_ramparts,
    },
    "covered-runes": {"dwarven_debt": 1},
    "extra-healing": {"eirs_touch": 1},
    "fewer-symbols": {"battle_fury": 1},
    "forge-bonus": {"runecarver": 1},
    "guaranteed-defence": {"earthen_ramparts": ramparts_in},
    "hero-steps": {"sleipnirs_gallop": 1},
    "injuries-ignored": {"iron_skin": 1},
    "later-ally-cards": {"bifrost": 1},
    "more-priests": {"twin_altars": 1},
    "no-injury-for-failing": {"unyielding": 1},
    "no-loss-for-losing": {"einherjar": 1},
    "population": {"freemen": -1},
    "prepare-choices": {"winter_stores": 1},
    "recruit-value": {"raven_banner": 1},
    "rune-limit": {"mimirs_well": 2},
    "sail-with-hero": {"shipwrights": 1},
    "same-runes": {"seidr": 1},
    "settlement-growth": {"mead_hall": 1},
    "tame-range": {"beast_tamer": 1},
    "temple-priests": {"high_priest": 1},
    "usurp-strength": {"usurpers_tongue": 1},
    "weak-spot": {"beast_lore": 2},
}
BECAUSE = {
    what: f"LOR-16.3 gift:{next(iter(cards))}"
    for what, cards in MODIFIERS.items()
    if len(cards) == 1 and what != "ally-nearby"
}
"""What is told as the cause where a single Gift does it."""
