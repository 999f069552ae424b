"""Numbers that cards in play change (cards/numbers.py): `modified(s, p, "rune-limit")` is the sum over p's Hero and Gifts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from meadhall.games.lords_of_ragnarok.cards.numbers import MODIFIERS
from meadhall.games.lords_of_ragnarok.content import ARTIFACTS, GIFTS, HEROES
from meadhall.games.lords_of_ragnarok.state import IntRows, Ints, Lords

GIFT_ID = tuple(gift.id for gift in GIFTS)
HERO_ID = tuple(hero.id for hero in HEROES)
ARTIFACT_ID = tuple(artifact.id for artifact in ARTIFACTS)


def modified(s: Lords, p: int, what: str, where: Any = None) -> int:
    """What p's cards add to the number `what`. Followers have no such cards (SOLO-4.9, 4.15)."""
    if p >= s.humans:
        return 0
    total, depending = _changes(what, s.hero[p], s.gifts[p])
    for change in depending:
        total += change(s, p, where)
    return total


def changers(s: Lords, what: str) -> tuple[int, ...]:
    """Who has a card that may change this number: most often nobody."""
    return _changers(what, s.hero[: s.humans], s.gifts)


@lru_cache(maxsize=8192)
def _changers(what: str, heroes: Ints, gifts: IntRows) -> tuple[int, ...]:
    cards = MODIFIERS[what].keys()
    return tuple([p for p, hero in enumerate(heroes) if not cards.isdisjoint(cards_of(hero, gifts[p]))])


def changed_by(s: Lords, p: int, what: str) -> list[tuple[str, int]]:
    """The cards behind `modified`, each with what it adds now."""
    if p >= s.humans:
        return []
    table, found = MODIFIERS[what], []
    for kind, names in (("hero", cards_of(s.hero[p], ())), ("gift", cards_of(-1, s.gifts[p]))):
        for name in names:
            change = table.get(name, 0)
            count = change if isinstance(change, int) else change(s, p, None)
            if count:
                found.append((f"{kind}:{name}", count))
    return found


@lru_cache(maxsize=8192)
def _changes(
    what: str, hero: int, gifts: tuple[int, ...]
) -> tuple[int, tuple[Callable[[Lords, int, Any], int], ...]]:
    """The sum of the plain numbers, and the functions, of a Hero and Gifts."""
    table = MODIFIERS[what]
    found = [table[card] for card in cards_of(hero, gifts) if card in table]
    return (
        sum(change for change in found if isinstance(change, int)),
        tuple([change for change in found if not isinstance(change, int)]),
    )


@lru_cache(maxsize=8192)
def cards_of(hero: int, gifts: tuple[int, ...]) -> tuple[str, ...]:
    """The definitions of a Hero and Gifts."""
    return (*([HERO_ID[hero]] if hero >= 0 else []), *(GIFT_ID[gift] for gift in gifts))


def number_of(what: str, hero: int, gifts: tuple[int, ...]) -> int:
    """What a Hero and Gifts add whatever the situation."""
    return _changes(what, hero, gifts)[0]


def in_play(s: Lords, p: int) -> Iterable[str]:
    """The definitions that react to events: p's Hero, Gifts in the order taken, charged Artifacts."""
    if p >= s.humans:
        return ()
    names = cards_of(s.hero[p], s.gifts[p])
    if p not in s.holder:
        return names
    return (*names, *(ARTIFACT_ID[i] for i, holder in enumerate(s.holder) if holder == p and s.charged[i]))
