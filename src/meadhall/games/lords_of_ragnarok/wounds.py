"""LOR-12.3.2 to 12.3.4: which cards pay for a Wound.

A plain Wound takes one card with the symbol, a Boss space two cards with its symbols; a combination of two cards pays any space.
"""

from __future__ import annotations

from meadhall.engine import Rule
from meadhall.games.lords_of_ragnarok.content import BOSS, BOSS_SPACES, MONSTERS, SHIELD, WEAPONS
from meadhall.games.lords_of_ragnarok.names import CARD_WEAPON, COMBAT_CARD, COMBAT_OF, pick
from meadhall.games.lords_of_ragnarok.state import NOBODY, G, Table

AXE, SWORD, SPEAR, SEAX, BOW = (WEAPONS.index(name) for name in ("axe", "sword", "spear", "seax", "bow"))
COMBINATIONS = ((AXE, SHIELD), (SEAX, SHIELD), (SWORD, SWORD), (SPEAR, SPEAR))
SYMBOLS = tuple(tuple((WEAPONS.index(w),) for w in monster.weapons) for monster in MONSTERS) + (BOSS_SPACES,)


def counts(s: Table, p: int) -> list[int]:
    have = [0] * len(WEAPONS)
    for card in s.hands[p]:
        have[CARD_WEAPON[card]] += 1
    return have


def has_combination(have: list[int]) -> bool:
    return any(have[a] >= 2 if a == b else have[a] and have[b] for a, b in COMBINATIONS)


def payable(s: Table, p: int, m: int) -> list[int]:
    """The uncovered spaces p can pay for now."""
    have = counts(s, p)
    anything = has_combination(have)
    spaces = []
    for space, owner in enumerate(s.wounds[m]):
        if owner == NOBODY and (anything or all(have[w] for w in SYMBOLS[m][space])):
            spaces.append(space)
    return spaces


def partners(first: int, symbols: tuple[int, ...]) -> list[int]:
    """Weapons that together with `first` pay for the symbols."""
    found = [b for a, b in COMBINATIONS if a == first]
    if len(symbols) == 2 and symbols[0] == first and symbols[1] not in found:
        found.append(symbols[1])
    return found


def pay_wound(g: G, p: int, m: int, space: int) -> Rule[list[int]]:
    """The cards p uses: the first one, and a second where one alone does not pay."""
    s = g.s
    symbols = SYMBOLS[m][space]
    hand = s.hands[p]
    weapons = [CARD_WEAPON[card] for card in hand]

    def starts(card: int) -> bool:
        weapon = CARD_WEAPON[card]
        if m != BOSS and weapon == symbols[0]:
            return True
        return any(weapons.count(b) > (b == weapon) for b in partners(weapon, symbols))

    answer: str = yield from pick(p, "wound-card", [COMBAT_CARD[c] for c in hand if starts(c)], "LOR-12.3.2")
    first = COMBAT_OF[answer]
    if m != BOSS and CARD_WEAPON[first] == symbols[0]:
        return [first]
    wanted = partners(CARD_WEAPON[first], symbols)
    seconds = [COMBAT_CARD[c] for c in hand if c != first and CARD_WEAPON[c] in wanted]
    answer = yield from pick(p, "wound-second", seconds, "LOR-12.3.4")
    return [first, COMBAT_OF[answer]]
