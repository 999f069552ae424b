"""Upgrade cards: the deck (GOW-15.2) and the Upgrade phase (GOW-8)."""

from __future__ import annotations

from meadhall.engine import Choose, Rule, Value, replaced
from meadhall.games.god_of_war.content import CARD_OF, CARD_RUNE, CARD_VALUES
from meadhall.games.god_of_war.decks import remove_from_game
from meadhall.games.god_of_war.state import NOBODY, SEAT_VALUES, G


def next_upgrade(g: G, refill: bool = True) -> Rule[int]:
    """The top Upgrade card; an empty deck is made of the removed ones (GOW-15.2). -1: there is none."""
    s = g.s
    if s.upgrade_top:
        *rest, top = s.upgrade_top
        s.upgrade_top = tuple(rest)
        return top
    if not s.upgrade_deck and not s.upgrade_bottom and refill:
        s.upgrade_deck = [card for card in s.box if CARD_RUNE[card] >= 0]
        s.box = tuple(card for card in s.box if CARD_RUNE[card] < 0)
    if s.upgrade_deck:
        drawn: int = yield from g.draw("card", s.upgrade_deck, "reveal")
        return drawn
    if not s.upgrade_bottom:
        return NOBODY
    card, *under = s.upgrade_bottom
    s.upgrade_bottom = tuple(under)
    return card


def look_at_upgrades(g: G, n: int, refill: bool = True) -> Rule[None]:
    """Lay the top n Upgrade cards, or as many as there are, before somebody who will choose."""
    while len(g.s.looked) < n:
        card = yield from next_upgrade(g, refill)
        if card < 0:
            return
        g.s.looked = (*g.s.looked, card)


def discard_hands(g: G) -> None:
    """GOW-8.1."""
    s = g.s
    for seat, hand in enumerate(s.hands):
        s.discards[seat] += hand
        s.hands[seat] = []


def upgrade(g: G, seat: int) -> Rule[None]:
    """GOW-8.2: take a revealed card on top of the own deck, or remove a card of the own discard pile."""
    s = g.s
    values: list[Value] = [CARD_VALUES[card] for card in s.row]
    values += [CARD_VALUES[card] for card in sorted(s.discards[seat])]
    if not values:
        return
    value: str = yield Choose(seat, "upgrade", values, clause="GOW-8.2")
    card = CARD_OF[value]
    if card in s.row:
        s.row.remove(card)
        s.tops = replaced(s.tops, seat, (*s.tops[seat], card))
        g.tell("upgrade-taken", clause="GOW-8.2", seat=SEAT_VALUES[seat], card=value)
    else:
        s.discards[seat].remove(card)
        remove_from_game(s, card)
        g.tell("card-removed", clause="GOW-8.3", seat=SEAT_VALUES[seat], card=value)


def end_upgrade_phase(g: G) -> None:
    """GOW-8.5, GOW-8.7: what is left goes under the deck, the First Player token passes."""
    s = g.s
    s.upgrade_bottom = (*s.upgrade_bottom, *s.row)
    s.row = []
    s.first = (s.first + 1) % g.seats
    g.tell("first-player", clause="GOW-8.7", seat=SEAT_VALUES[s.first])
