"""RM-2.6, RM-2.7: drawing, discarding and shuffling.

A draw pile has no order; chance picks a card. A frame asks nothing more once it has put a card where others do not see it, and
cards drawn in secret end the frame when the discards had to be shuffled first: a frame runs again from its beginning.
"""

from __future__ import annotations

from meadhall.engine import Rule
from meadhall.engine.piles import added, put
from meadhall.games.reavers_of_midgard.content import DECK_OF, DECKS, PROPHECY, REAVER
from meadhall.games.reavers_of_midgard.names import CARD_VALUE, DECK, SEAT
from meadhall.games.reavers_of_midgard.state import G, Midgard

DRAW_KEY = tuple(f"draw-{name}" for name in DECKS)
FACE_DOWN = "card:face_down"


def available(s: Midgard, deck: int) -> int:
    """Cards that can still be drawn, the discards included."""
    return len(s.decks[deck]) + len(s.discards[deck])


def shuffle(g: G, deck: int) -> bool:
    """The discards become the draw pile; False if there are none."""
    s = g.s
    if not s.discards[deck]:
        return False
    s.decks[deck] = list(s.discards[deck])
    s.discards = put(s.discards, deck, ())
    g.tell("deck-shuffled", clause="RM-2.7", deck=DECK[deck])
    return True


def draw(g: G, deck: int) -> Rule[int]:
    """One card for everybody to see; -1 if draw pile and discards are empty."""
    s = g.s
    if not s.decks[deck] and not shuffle(g, deck):
        return -1
    return (yield from g.draw("card", s.decks[deck], DRAW_KEY[deck]))


def discard_card(s: Midgard, card: int) -> None:
    """RM-2.6: a card that was not on a player board goes to the discards of its deck."""
    s.discards = added(s.discards, DECK_OF[card], card)


def to_pile(g: G, seat: int, card: int, by: str) -> None:
    """RM-2.5: into the Glory pile, face down; face up if the table plays with open piles."""
    if not lay_on_pile(g, seat, card):
        _tell_owner(g, "to-pile", "RM-2.5", seat, card, by)
    else:
        g.tell("to-pile", clause="RM-2.5", seat=SEAT[seat], card=CARD_VALUE[card], by=by)


def lay_on_pile(g: G, seat: int, card: int) -> bool:
    """Is it face up there?"""
    s = g.s
    if g.options["open_piles"] == "yes":
        s.open_pile = added(s.open_pile, seat, card)
        return True
    s.pile = added(s.pile, seat, card)
    return False


def leave_board(g: G, seat: int, card: int, by: str) -> None:
    """RM-2.6: from the player board to the Glory pile; everybody sees which card it is."""
    lay_on_pile(g, seat, card)
    g.tell("leaves-board", clause="RM-2.6", seat=SEAT[seat], card=CARD_VALUE[card], by=by)


def _tell_owner(g: G, key: str, clause: str, seat: int, card: int, by: str) -> None:
    only = {seat: {"card": CARD_VALUE[card]}}
    g.tell(key, clause=clause, only=only, seat=SEAT[seat], card=FACE_DOWN, by=by)


def draw_prophecy(g: G, seat: int, count: int, by: str) -> Rule[None]:
    """RM-10.4: from the deck into the Glory pile; only its owner sees it."""
    s = g.s
    while count:
        if not s.decks[PROPHECY]:
            if shuffle(g, PROPHECY):
                g.push("draw-prophecy", seat, count, by)
            return
        card = yield from g.draw("card", s.decks[PROPHECY], DRAW_KEY[PROPHECY])
        s.pile = added(s.pile, seat, card)
        count -= 1
        _tell_owner(g, "prophecy-drawn", "RM-10.4", seat, card, by)


def draw_spoils(g: G, seat: int, deck: int, count: int, by: str, clause: str = "RM-2.10") -> Rule[None]:
    """RM-2.10: cards gained as a bonus or reward come from the deck; they are resolved at once. `clause` gives them."""
    cards = yield from draw_open(g, seat, deck, count, by, clause)
    if len(cards) == 1:
        g.push("spoil", seat, cards[0])
    elif cards:
        g.push("spoils", seat)


def draw_open(g: G, seat: int, deck: int, count: int, by: str, clause: str = "RM-2.10") -> Rule[list[int]]:
    """Draw Reavers or Spoils for everybody to see, as many as there are; `clause` gives them."""
    s = g.s
    cards: list[int] = []
    while len(cards) < count:
        card = yield from draw(g, deck)
        if card < 0:
            break
        cards.append(card)
        if deck == REAVER:
            s.recruits = added(s.recruits, seat, card)
        else:
            s.spoils.append(card)
        g.tell("card-gained", clause=clause, seat=SEAT[seat], card=CARD_VALUE[card], by=by)
    return cards
