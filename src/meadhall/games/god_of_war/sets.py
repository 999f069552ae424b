"""Action sets (GOW-5.3): one icon and any number of plain Numbers from one hand."""

from __future__ import annotations

from meadhall.engine import Choose, Reason, Rule, Value
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
    """Number cards for a set, one by one or all that can be combined.

    `other`: the Scene card on the other side, `icon`: its card (-1: an ability), `extra`: bonuses already known.
    """
    hand = [card for card in g.s.hands[seat] if card != icon]
    picked: list[int] = []
    while True:
        values: list[Value] = [
            CARD_VALUES[card]
            for card in hand
            if card not in picked and why_not_number(card, joined, picked) is None
        ]
        if not values:
            return picked
        rest = [card for card in hand if card not in picked and PLAIN[card] and not ALONE[card]]
        if len(rest) > 1 and not (picked and ALONE[picked[0]]):
            values.append("all")
        if joined or picked:
            values.append("done")
        if len(values) == 1:
            picked.append(CARD_OF[str(values[0])])
            continue
        strength = joined + extra + sum(PLAIN[card] for card in picked)
        blocked_by = picked[:]
        value: str = yield Choose(
            seat,
            key,
            values,
            clause="GOW-5.3.4" if key == "defense-number" else "GOW-5.3.3",
            params={
                "hero": HERO_VALUES[hero],
                "card": other,
                "strength": strength,
                **in_set(icon, picked),
            },
            blocked=lambda by=blocked_by: blocked_numbers(hand, joined, by),  # type: ignore[misc]
        )
        if value == "done":
            return picked
        if value == "all":
            return picked + rest
        picked.append(CARD_OF[value])


def tell_cards(g: G, seat: int, hero: int, cards: list[int], clause: str) -> None:
    """The cards of a set, one by one."""
    for card in cards:
        who, name = SEAT_VALUES[seat], CARD_VALUES[card]
        g.tell("set-card", clause=clause, seat=who, hero=HERO_VALUES[hero], card=name)


def in_set(icon: int, picked: list[int]) -> dict[str, Value]:
    """The cards of a set so far: `set_1` is the icon, if it is a card."""
    cards = picked if icon < 0 else [icon, *picked]
    return {f"set_{n}": CARD_VALUES[card] for n, card in enumerate(cards, 1)}


def blocked_numbers(hand: list[int], joined: int, picked: list[int]) -> list[tuple[Value, Reason]]:
    return [
        (CARD_VALUES[card], reason)
        for card in hand
        if card not in picked and (reason := why_not_number(card, joined, picked)) is not None
    ]


def blocked_icons(s: Table, seat: int, need: str) -> list[tuple[Value, Reason]]:
    hand = s.hands[seat]
    return [
        (CARD_VALUES[card], reason) for card in hand if (reason := why_not_icon(hand, need, card)) is not None
    ]
