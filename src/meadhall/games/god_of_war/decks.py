"""Cards of the players: drawing (GOW-4.4 to GOW-4.8), discarding, the Stun, Poison and Crystal piles."""

from __future__ import annotations

from bisect import insort

from meadhall.engine import Rule
from meadhall.games.god_of_war.content import PILE, PILE_KINDS, POISON_CARD, STUN_CARD
from meadhall.games.god_of_war.heroes import choose_hero, hurt
from meadhall.games.god_of_war.state import NOBODY, SEAT_VALUES, G, Table, own_heroes, seat_up

PILE_VALUES = tuple(f"pile:{kind}" for kind in PILE_KINDS)


def draw(g: G, seat: int, n: int) -> Rule[None]:
    """Draw n cards, one at a time; Stun and Poison act at once (GOW-4.6, GOW-4.7)."""
    s = g.s
    left = n
    while left > 0 and seat_up(s, seat):
        card = yield from _next_card(g, seat)
        if card < 0:
            return
        if PILE[card] == STUN_CARD:
            s.discards[seat].append(card)
            g.tell("stun-drawn", clause="GOW-4.6", seat=SEAT_VALUES[seat])
            left -= 1
        elif PILE[card] == POISON_CARD:
            s.discards[seat].append(card)
            g.tell("poison-drawn", clause="GOW-4.7", seat=SEAT_VALUES[seat])
            hero = yield from choose_hero(g, seat, "poison-target", own_heroes(s, seat), "GOW-4.7")
            yield from hurt(g, hero, 1, "GOW-4.7")
        else:
            insort(s.hands[seat], card)
            left -= 1


def _next_card(g: G, seat: int) -> Rule[int]:
    """The top card of the deck: a known one, or one that chance picks; the discard pile becomes the deck (GOW-4.5)."""
    s = g.s
    if s.tops[seat]:
        return s.tops[seat].pop()
    if not s.decks[seat]:
        if not s.discards[seat]:
            return NOBODY
        s.decks[seat], s.discards[seat] = s.discards[seat], []
        g.tell("deck-reshuffled", clause="GOW-4.5", seat=SEAT_VALUES[seat])
    card: int = yield from g.draw("card", s.decks[seat], "draw")
    return card


def gain(g: G, seat: int, pile: int, n: int) -> None:
    """GOW-13.3: n cards of a pile on top of the deck, fewer if it runs out (GOW-15.1)."""
    s = g.s
    for _ in range(min(n, len(s.piles[pile]))):
        s.tops[seat].append(s.piles[pile].pop())
        g.tell("pile-card-gained", clause="GOW-13.3", seat=SEAT_VALUES[seat], pile=PILE_VALUES[pile])


def discard(s: Table, seat: int, card: int) -> None:
    s.hands[seat].remove(card)
    s.discards[seat].append(card)


def put_into_play(s: Table, seat: int, cards: list[int]) -> None:
    """Cards of an action lie open until it is resolved (GOW-5.3.8)."""
    for card in cards:
        s.hands[seat].remove(card)
        s.played[seat].append(card)


def finish(s: Table, seat: int, cards: list[int]) -> None:
    """The action is resolved: its cards go to the discard pile (GOW-5.3.8)."""
    for card in cards:
        s.played[seat].remove(card)
        s.discards[seat].append(card)


def finish_all(s: Table) -> None:
    """An interrupted action leaves no card behind."""
    for seat, cards in enumerate(s.played):
        if cards:
            s.discards[seat] += cards
            s.played[seat] = []


def back_to_piles(s: Table, cards: list[int]) -> list[int]:
    """Return the Stun, Poison and Crystal cards among these to their piles; what is left remains."""
    left = []
    for card in cards:
        if PILE[card] < 0:
            left.append(card)
        else:
            s.piles[PILE[card]].append(card)
    return left


def remove_from_game(s: Table, card: int) -> None:
    """GOW-8.3: to the box, or back to its pile."""
    if PILE[card] < 0:
        s.box.append(card)
    else:
        s.piles[PILE[card]].append(card)
