"""Action sets (GOW-5.3): one icon and any number of plain Numbers from one hand."""

from __future__ import annotations

from meadhall.engine import Reason, Rule, Subset, Value
from meadhall.games.god_of_war.content import (
    ALONE,
    CARD_OF,
    CARD_VALUES,
    DEFENSE,
    HERO_VALUES,
    MELEE,
    PLAIN,
    RANGED,
)
from meadhall.games.god_of_war.state import SEAT_VALUES, G, Table

NOT_A_NUMBER = Reason("GOW-5.3.3", "not-a-number")
NUMBER_ALONE = Reason("GOW-5.3.5", "number-alone")
NO_ICON = Reason("GOW-5.3.3", "no-attack-icon")
NO_DEFENSE_ICON = Reason("GOW-5.3.4", "no-defense-icon")
NO_NUMBER = Reason("GOW-5.3.3", "no-number-for-icon")
MELEE_TOO_SHORT = Reason("GOW-5.4.1", "melee-too-short")

ICONS = {
    "melee": tuple(max(m, r) for m, r in zip(MELEE, RANGED, strict=True)),  # either icon reaches
    "ranged": RANGED,
    "defense": DEFENSE,
}
"""What an icon is needed for -> per card the Number joined to it, -1 without a fitting icon."""


ICON_CARDS = {
    need: [frozenset(c for c, n in enumerate(table) if n >= least) for least in (0, 1)]
    for need, table in ICONS.items()
}
"""The same -> the cards that can be its icon with another Number in hand, and without: a bare icon needs one."""
NUMBERS = frozenset(card for card, n in enumerate(PLAIN) if n)


def has_number(hand: list[int]) -> bool:
    return not NUMBERS.isdisjoint(hand)


def has_icon(hand: list[int], need: str) -> bool:
    """Is there anything in `icon_cards`?"""
    return not ICON_CARDS[need][NUMBERS.isdisjoint(hand)].isdisjoint(hand)


def icon_cards(hand: list[int], need: str) -> list[int]:
    """Cards of a hand that can be the icon of a set."""
    fitting = ICON_CARDS[need][NUMBERS.isdisjoint(hand)]
    return [card for card in hand if card in fitting]


def why_not_icon(hand: list[int], need: str, card: int) -> Reason | None:
    """Why a card cannot be the icon of this set."""
    if card in icon_cards(hand, need):
        return None
    if ICONS[need][card] == 0:
        return NO_NUMBER
    if need == "defense":
        return NO_DEFENSE_ICON
    return MELEE_TOO_SHORT if need == "ranged" and MELEE[card] >= 0 else NO_ICON


def why_not_number(card: int, joined: int, picked: list[int]) -> Reason | None:
    """Why a card cannot join the set: `joined` is the Number of the icon, `picked` the Numbers so far."""
    if not PLAIN[card]:
        return NOT_A_NUMBER
    if (ALONE[card] and (joined or picked)) or (picked and ALONE[picked[0]]):
        return NUMBER_ALONE
    return None


def choose_numbers(
    g: G, seat: int, key: str, hero: int, other: str, icon: int, joined: int, extra: int
) -> Rule[list[int]]:
    """Number cards for a set, chosen together.

    `other`: the Scene card on the other side, `icon`: its card (-1: an ability), `extra`: bonuses already known.
    """
    hand = [card for card in g.s.hands[seat] if card != icon]
    fitting = [card for card in hand if why_not_number(card, joined, []) is None]
    if len(fitting) < 2 and (not fitting or not joined):
        return fitting
    together = [card for card in fitting if not ALONE[card]]

    def why_not(chosen: tuple[Value, ...], member: Value) -> Reason | None:
        return why_not_number(CARD_OF[str(member)], joined, [CARD_OF[str(value)] for value in chosen])

    chosen: tuple[str, ...] = yield Subset(
        seat,
        key,
        [CARD_VALUES[card] for card in hand],
        why_not=why_not,
        least=0 if joined else 1,
        suggest=[CARD_VALUES[card] for card in together] if together else None,
        clause="GOW-5.3.4" if key == "defense-number" else "GOW-5.3.3",
        params={"hero": HERO_VALUES[hero], "card": other, "strength": joined + extra, **in_set(icon)},
    )
    return [CARD_OF[value] for value in chosen]


def tell_cards(g: G, seat: int, hero: int, cards: list[int], clause: str) -> None:
    """The cards of a set, one by one."""
    for card in cards:
        who, name = SEAT_VALUES[seat], CARD_VALUES[card]
        g.tell("set-card", clause=clause, seat=who, hero=HERO_VALUES[hero], card=name)


def in_set(icon: int) -> dict[str, Value]:
    """The card of the icon, if it is a card."""
    return {} if icon < 0 else {"set_1": CARD_VALUES[icon]}


def blocked_icons(s: Table, seat: int, need: str) -> list[tuple[Value, Reason]]:
    hand = s.hands[seat]
    return [
        (CARD_VALUES[card], reason) for card in hand if (reason := why_not_icon(hand, need, card)) is not None
    ]
