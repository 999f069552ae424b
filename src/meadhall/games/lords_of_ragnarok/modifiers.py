"""Numbers that cards in play change. A card is a value here if its whole effect is a number in one place of the rules.

`modified(s, p, "rune-limit")` is the sum over p's Hero and Gifts; the entry of a card is a number or a function of the situation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from meadhall.games.lords_of_ragnarok.content import ARTIFACTS, GIFTS, HEROES
from meadhall.games.lords_of_ragnarok.state import Table

Modifier = int | Callable[[Table, int, Any], int]

MODIFIERS: dict[str, dict[str, Modifier]] = {}

GIFT_ID = tuple(gift.id for gift in GIFTS)
HERO_ID = tuple(hero.id for hero in HEROES)
ARTIFACT_ID = tuple(artifact.id for artifact in ARTIFACTS)


def modifies(what: str, **cards: Modifier) -> None:
    """Declare the numbers of cards for one place of the rules."""
    MODIFIERS.setdefault(what, {}).update(cards)


def modified(s: Table, p: int, what: str, where: Any = None) -> int:
    """What p's cards add to the number `what`. Followers have no such cards (SOLO-4.9, 4.15)."""
    if p >= s.humans:
        return 0
    table = MODIFIERS[what]
    total = 0
    hero = s.hero[p]
    if hero >= 0:
        change = table.get(HERO_ID[hero])
        if change is not None:
            total += change if isinstance(change, int) else change(s, p, where)
    for gift in s.gifts[p]:
        change = table.get(GIFT_ID[gift])
        if change is not None:
            total += change if isinstance(change, int) else change(s, p, where)
    return total


def in_play(s: Table, p: int) -> Iterable[str]:
    """The definitions that react to events: p's Hero, Gifts in the order taken, charged Artifacts."""
    if p >= s.humans:
        return ()
    names = [HERO_ID[s.hero[p]]] if s.hero[p] >= 0 else []
    names += [GIFT_ID[gift] for gift in s.gifts[p]]
    names += [ARTIFACT_ID[i] for i, holder in enumerate(s.holder) if holder == p and s.charged[i]]
    return names


def has_gift_named(s: Table, p: int, gift: str) -> bool:
    """Does p's Gift of that name lie before p?"""
    return p < s.humans and any(GIFT_ID[card] == gift for card in s.gifts[p])
