"""LOR-12.3.2 to 12.3.4: which cards pay for a Wound.

A plain Wound takes one card with the symbol, a Boss space two cards with its symbols; a combination of two cards pays any space.
"""

from __future__ import annotations

from meadhall.engine import Choose, Rule
from meadhall.engine.piles import added
from meadhall.games.lords_of_ragnarok.causes import tell
from meadhall.games.lords_of_ragnarok.content import BOSS, BOSS_SPACES, MONSTERS, SHIELD, WEAPONS
from meadhall.games.lords_of_ragnarok.names import CARD_WEAPON, COMBAT_CARD, COMBAT_OF, SEAT
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


def pay_wound(g: G, p: int, m: int, space: int) -> Rule[None]:
    """p plays the first card, and a second where one alone does not pay.

    Both are asked even if only one card fits: that nothing is asked would tell the others what is not in the hand.
    """
    s = g.s
    symbols = SYMBOLS[m][space]
    hand = s.hands[p]
    weapons = [CARD_WEAPON[card] for card in hand]

    def starts(card: int) -> bool:
        weapon = CARD_WEAPON[card]
        if m != BOSS and weapon == symbols[0]:
            return True
        return any(weapons.count(b) > (b == weapon) for b in partners(weapon, symbols))

    answer: str = yield Choose(
        p, "wound-card", [COMBAT_CARD[c] for c in hand if starts(c)], clause="LOR-12.3.2"
    )
    first = COMBAT_OF[answer]
    play(g, p, first, "LOR-12.3.1")
    if m != BOSS and CARD_WEAPON[first] == symbols[0]:
        return
    wanted = partners(CARD_WEAPON[first], symbols)
    seconds = [COMBAT_CARD[c] for c in hand if CARD_WEAPON[c] in wanted]
    answer = yield Choose(p, "wound-second", seconds, clause="LOR-12.3.4")
    play(g, p, COMBAT_OF[answer], "LOR-12.3.1")


def play(g: G, p: int, card: int, clause: str) -> None:
    """A Combat card of the hunter lies open until the round is over."""
    s = g.s
    s.hands[p].remove(card)
    s.played = added(s.played, p, card)
    g.reveal()
    tell(g, "card-played", clause, seat=SEAT[p], card=COMBAT_CARD[card])
