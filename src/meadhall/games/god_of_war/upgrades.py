"""Upgrade cards: the deck (GOW-15.2) and the Upgrade phase (GOW-8)."""

from __future__ import annotations

from meadhall.engine import Choose, Rule, Value, replaced
from meadhall.games.god_of_war.content import CARD_OF, CARD_RUNE, CARD_VALUES
from meadhall.games.god_of_war.decks import remove_from_game
from meadhall.games.god_of_war.state import NOBODY, SEAT_VALUES, G, seat_order


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
    """GOW-8.2: take a revealed card on top of the own deck, or remove a card of the own discard pile. A card that an earlier player has
    just taken may be claimed (GOW-8.4)."""
    s = g.s
    g.begin("upgrade", clause="GOW-8.2", seat=SEAT_VALUES[seat])
    claims = {s.tops[x][-1]: x for x in seat_order(s) if s.taken >> x & 1 and x != seat}
    cards = (*s.row, *claims, *sorted(s.discards[seat]))
    values: list[Value] = [CARD_VALUES[card] for card in cards]
    if not s.row:
        values.append("pass")
    if not cards:
        return
    value: str = yield Choose(seat, "upgrade", values, clause="GOW-8.2")
    if value == "pass":
        return
    card = CARD_OF[value]
    if card in claims:
        yield from claim(g, seat, claims[card], card)
    elif card in s.row:
        s.row.remove(card)
        s.tops = replaced(s.tops, seat, (*s.tops[seat], card))
        s.taken |= 1 << seat
        if not g.mute:
            g.tell("upgrade-taken", clause="GOW-8.2", seat=SEAT_VALUES[seat], card=value)
    else:
        s.discards[seat].remove(card)
        remove_from_game(s, card)
        if not g.mute:
            g.tell("card-removed", clause="GOW-8.3", seat=SEAT_VALUES[seat], card=value)


def claim(g: G, seat: int, holder: int, card: int) -> Rule[None]:
    """GOW-8.4: two players want the same card, the first player decides; the other one chooses again."""
    s = g.s
    g.tell("upgrade-claimed", clause="GOW-8.4", seat=SEAT_VALUES[seat], card=CARD_VALUES[card])
    among = (SEAT_VALUES[holder], SEAT_VALUES[seat])
    who: str = yield Choose(s.first, "who-takes", among, clause="GOW-8.4", params={"card": CARD_VALUES[card]})
    s.taken &= ~(1 << holder)
    if who == SEAT_VALUES[holder]:
        g.tell("upgrade-kept", clause="GOW-8.4", seat=who, card=CARD_VALUES[card])
        g.next("upgrade", seat)
        return
    s.tops = replaced(s.tops, holder, s.tops[holder][:-1])
    s.tops = replaced(s.tops, seat, (*s.tops[seat], card))
    g.tell("upgrade-taken", clause="GOW-8.4", seat=who, card=CARD_VALUES[card])
    g.next("upgrade", holder)


def end_upgrade_phase(g: G) -> None:
    """GOW-8.5, GOW-8.7: what is left goes under the deck, the First Player token passes."""
    s = g.s
    s.upgrade_bottom = (*s.upgrade_bottom, *s.row)
    s.row, s.taken = [], 0
    s.first = (s.first + 1) % g.seats
    if g.seats > 1:
        g.tell("first-player", clause="GOW-8.7", seat=SEAT_VALUES[s.first])
