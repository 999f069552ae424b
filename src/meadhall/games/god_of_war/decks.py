"""Cards of the players: drawing (GOW-4.4 to GOW-4.8), discarding, the Stun, Poison and Crystal piles."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from meadhall.engine import Choose, Rule, pick, replaced
from meadhall.engine.piles import added, put
from meadhall.engine.values import Values
from meadhall.games.god_of_war.content import (
    CARD_OF,
    CARD_VALUES,
    CRYSTAL_CARD,
    HERO_VALUES,
    PILE,
    PILE_KINDS,
    POISON_CARD,
    SPECIAL,
    STUN_CARD,
)
from meadhall.games.god_of_war.heroes import choose_hero, hurt
from meadhall.games.god_of_war.state import SEAT_VALUES, G, GodOfWar, own_heroes, seat_up

PILE_VALUES = Values("pile", PILE_KINDS)
ACTS_AT_ONCE = frozenset(card for card, pile in enumerate(PILE) if pile in (STUN_CARD, POISON_CARD))
CRYSTALS = frozenset(card for card, pile in enumerate(PILE) if pile == CRYSTAL_CARD)
DRAWING = CRYSTALS | {
    card for card, text in enumerate(SPECIAL) if any(effect.word == "draw" for effect in text)
}
"""Crystals and the Special cards that draw: they come back in Preparation only (GOW-4.11), or one could draw for ever."""


def draw(g: G, seat: int, n: int, by: str, *, prepares: bool = False) -> Rule[None]:
    """Draw n cards, one at a time; Stun and Poison act at once (GOW-4.6, GOW-4.7). `prepares`: in Preparation (GOW-4.4)."""
    s = g.s
    before, left = len(s.hands[seat]), n
    while left > 0 and seat_up(s, seat):
        if s.tops[seat]:
            *rest, card = s.tops[seat]
            s.tops = put(s.tops, seat, rest)
        else:
            deck = s.decks[seat] or _new_deck(g, seat, prepares)
            if not deck:
                break
            if ACTS_AT_ONCE.isdisjoint(deck):  # all at once; the last cards of a deck are not left to chance
                if len(deck) > left:
                    drawn = yield from g.draws("card", deck, "draw", left)
                else:
                    drawn, s.decks[seat] = deck, []
                s.hands[seat] = sorted(s.hands[seat] + drawn)
                left -= len(drawn)
                continue
            card = yield from g.draw("card", deck, "draw")
        if card not in ACTS_AT_ONCE:
            insort(s.hands[seat], card)
            left -= 1
            continue
        s.discards[seat].append(card)
        if PILE[card] == STUN_CARD:
            g.tell("stun-drawn", clause="GOW-4.6", seat=SEAT_VALUES[seat])
            left -= 1
        else:
            params = {} if g.mute else {"seat": SEAT_VALUES[seat]}
            yield from g.within("poison", _poison(g, seat), clause="GOW-4.7", **params)
    more = len(s.hands[seat]) - before
    if more and not g.mute:
        g.tell("cards-drawn", clause="GOW-4.4", seat=SEAT_VALUES[seat], n=more, by=by)


def _poison(g: G, seat: int) -> Rule[None]:
    """GOW-4.7."""
    g.tell("poison-drawn", clause="GOW-4.7", seat=SEAT_VALUES[seat])
    hero = yield from choose_hero(g, seat, "poison-target", own_heroes(g.s, seat), "GOW-4.7")
    taken = yield from hurt(g, hero, 1, "GOW-4.7", "pile:poison")
    if not g.mute:
        g.result("poison", hero=HERO_VALUES[hero], damage=taken)


def _new_deck(g: G, seat: int, prepares: bool) -> list[int]:
    """GOW-4.5, GOW-4.11: the discard pile becomes the deck; empty if there is nothing to shuffle."""
    s = g.s
    kept = [] if prepares else [card for card in s.discards[seat] if card in DRAWING]
    if len(kept) == len(s.discards[seat]):
        return []
    s.decks[seat] = [card for card in s.discards[seat] if card not in kept]
    s.discards[seat] = kept
    g.tell("deck-reshuffled", clause="GOW-4.5", seat=SEAT_VALUES[seat], kept=len(kept))
    return s.decks[seat]


def can_draw(s: GodOfWar, seat: int, beside: frozenset[int] = frozenset()) -> bool:
    """Is there a card to draw outside Preparation, other than these?"""
    deck = (*s.decks[seat], *s.tops[seat])
    return not beside.issuperset(deck) or not DRAWING.issuperset(s.discards[seat])


def choose_card(seat: int, key: str, among: Sequence[int], clause: str) -> Rule[int]:
    """One of several cards; nobody is asked where there is nothing to choose."""
    return CARD_OF[(yield from pick(Choose(seat, key, [CARD_VALUES[x] for x in among], clause=clause)))]


def take_from_pile(s: GodOfWar, pile: int) -> int:
    *rest, card = s.piles[pile]
    s.piles = put(s.piles, pile, rest)
    return card


def back_to_pile(s: GodOfWar, card: int) -> None:
    s.piles = added(s.piles, PILE[card], card)


def gain(g: G, seat: int, pile: int, n: int, by: str) -> None:
    """GOW-13.3: n cards of a pile on top of the deck, fewer if it runs out (GOW-15.1)."""
    s = g.s
    for _ in range(min(n, len(s.piles[pile]))):
        s.tops = added(s.tops, seat, take_from_pile(s, pile))
        g.tell("pile-card-gained", clause="GOW-13.3", seat=SEAT_VALUES[seat], pile=PILE_VALUES[pile], by=by)


def discard(s: GodOfWar, seat: int, card: int) -> None:
    s.hands[seat].remove(card)
    s.discards[seat].append(card)


def put_into_play(s: GodOfWar, seat: int, cards: list[int]) -> None:
    """Cards of an action lie open until it is resolved (GOW-5.3.8)."""
    hand = s.hands[seat]
    for card in cards:
        hand.remove(card)
    s.played = added(s.played, seat, *cards)


def finish(s: GodOfWar, seat: int, cards: list[int]) -> None:
    """The action is resolved: its cards go to the discard pile (GOW-5.3.8)."""
    if not cards:
        return
    played = s.played[seat]
    left = () if played == tuple(cards) else tuple([card for card in played if card not in cards])
    s.played = replaced(s.played, seat, left)
    s.discards[seat] += cards


def back_to_piles(s: GodOfWar, cards: list[int]) -> list[int]:
    """Return the Stun, Poison and Crystal cards among these to their piles; what is left remains."""
    left = []
    for card in cards:
        if PILE[card] < 0:
            left.append(card)
        else:
            back_to_pile(s, card)
    return left


def remove_from_game(s: GodOfWar, card: int) -> None:
    """GOW-8.3: to the box, or back to its pile."""
    if PILE[card] < 0:
        s.box = (*s.box, card)
    else:
        back_to_pile(s, card)
