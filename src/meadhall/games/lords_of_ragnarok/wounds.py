"""LOR-12.3.2 to 12.3.4: which cards pay for a Wound.

A plain Wound takes one card with the symbol, a Boss space two cards with its symbols; a combination of two cards pays any space.
"""

from __future__ import annotations

from itertools import permutations

from meadhall.engine.piles import added
from meadhall.games.lords_of_ragnarok.causes import tell
from meadhall.games.lords_of_ragnarok.content import BOSS, BOSS_SPACES, MONSTERS, SHIELD, WEAPONS
from meadhall.games.lords_of_ragnarok.names import CARD_WEAPON, COMBAT_CARD, SEAT, WEAPON
from meadhall.games.lords_of_ragnarok.state import NOBODY, G, Ints

AXE, SWORD, SPEAR, SEAX, BOW = (WEAPONS.index(name) for name in ("axe", "sword", "spear", "seax", "bow"))
COMBINATIONS = ((AXE, SHIELD), (SEAX, SHIELD), (SWORD, SWORD), (SPEAR, SPEAR))
SYMBOLS = tuple(tuple((WEAPONS.index(w),) for w in monster.weapons) for monster in MONSTERS) + (BOSS_SPACES,)


def symbols_told(m: int, space: int) -> dict[str, str | int]:
    """The symbols of a space as events tell them."""
    first, *more = SYMBOLS[m][space]
    return {"weapon": WEAPON[first], "second": WEAPON[more[0] if more else first], "pair": len(more)}


def pays(m: int, space: int, cards: tuple[int, ...]) -> bool:
    """Does this card alone, or this pair in this order, pay for the space?"""
    symbols = SYMBOLS[m][space]
    weapons = tuple(CARD_WEAPON[card] for card in cards)
    if m != BOSS and weapons[0] == symbols[0]:
        return len(weapons) == 1
    return weapons in COMBINATIONS or (len(symbols) == 2 and weapons == symbols)


def payments(hand: Ints, m: int, wounds: Ints) -> list[tuple[int, tuple[int, ...]]]:
    """Every way in which a hand can deal the creature a Wound: the open space and the card or the pair for it."""
    cards = [(card,) for card in hand] + list(permutations(hand, 2))
    open_spaces = [space for space, owner in enumerate(wounds) if owner == NOBODY]
    return [(space, some) for space in open_spaces for some in cards if pays(m, space, some)]


def play(g: G, p: int, card: int, clause: str) -> None:
    """A Combat card of the hunter lies open until the round is over."""
    s = g.s
    s.hands[p].remove(card)
    s.played = added(s.played, p, card)
    g.reveal()
    tell(g, "card-played", clause, seat=SEAT[p], card=COMBAT_CARD[card])
