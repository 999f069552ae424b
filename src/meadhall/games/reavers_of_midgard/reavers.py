"""RM-8, RM-9: gaining and using Reaver cards."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine import Choose, Reason, Rule, pick
from meadhall.engine.piles import added, put, removed
from meadhall.games.reavers_of_midgard.cards.artifacts import decide
from meadhall.games.reavers_of_midgard.content import (
    CARD,
    CLAN_OF,
    KEEP,
    LISTS,
    REAVER,
    RECRUIT,
    SLOT_POSITIONS,
    VILLAGE,
    Reaver,
)
from meadhall.games.reavers_of_midgard.decks import available, draw_open, leave_board, to_pile
from meadhall.games.reavers_of_midgard.dice import roll_dice, set_dice, settle
from meadhall.games.reavers_of_midgard.names import (
    CARD_OF,
    CARD_VALUE,
    CLAN_VALUE,
    DECK,
    DECK_OF_VALUE,
    LOCATION_VALUE,
    PAIR,
    PAIR_OF,
    PROMOTE,
    PROMOTE_OF,
    SEAT,
    SLOT,
    SLOT_OF,
)
from meadhall.games.reavers_of_midgard.purse import gain_favor, gain_food
from meadhall.games.reavers_of_midgard.state import G, Midgard, sum_up

SLOT_FULL = Reason("RM-8.4.1", "slot-full")


def reaver(card: int) -> Reaver:
    found = CARD[card]
    assert isinstance(found, Reaver)
    return found


def take_reavers(g: G, seat: int) -> Rule[None]:
    """RM-9.1: one complete pair, or two cards from the deck."""
    s = g.s
    values = [PAIR[i] for i, pair in enumerate(s.reaver_pairs) if pair]
    if available(s, REAVER):
        values.append("deck")
    if not values:
        return
    answer = yield from decide(
        g, Choose(seat, "take-reavers", values, clause="RM-9.1"), ("take-reavers", seat)
    )
    if not answer:
        return
    sum_up(g, "recruit", choice=answer)
    if answer == "deck":
        g.tell("deck-chosen", clause="RM-9.1", seat=SEAT[seat], deck=DECK[REAVER])
        yield from gain_reavers(g, seat, 2, LOCATION_VALUE[RECRUIT])
        return
    pair = PAIR_OF[answer]
    cards = s.reaver_pairs[pair]
    s.reaver_pairs = put(s.reaver_pairs, pair, ())
    s.recruits = put(s.recruits, seat, (*s.recruits[seat], *cards))
    for card in cards:
        g.tell("card-gained", clause="RM-9.1", seat=SEAT[seat], card=CARD_VALUE[card], by=answer)
    yield from welcome(g, seat, cards)


def first_reavers(g: G, seat: int) -> Rule[None]:
    """RM-3.6: everybody draws and rolls before anybody uses a card."""
    cards = yield from draw_open(g, seat, REAVER, LISTS["start.reavers"][seat], "cause:setup", "RM-3.6")
    yield from gain_dice(g, seat, cards)


def first_use(g: G, seat: int) -> None:
    """RM-3.6: a player's first Reavers are used."""
    g.begin("action", seat=SEAT[seat])
    g.push("use-reavers", seat)


def gain_reavers(g: G, seat: int, count: int, by: str, clause: str = "RM-2.10") -> Rule[None]:
    """Draw Reavers from the deck, as many as there are."""
    cards = yield from draw_open(g, seat, REAVER, count, by, clause)
    yield from welcome(g, seat, cards)


def welcome(g: G, seat: int, cards: Sequence[int]) -> Rule[None]:
    """RM-8.1: the dice of all gained cards first; then each card is used."""
    s = g.s
    if s.acting == seat and s.location == RECRUIT:
        s.gained += cards
    yield from gain_dice(g, seat, cards)
    if cards:
        g.push("use-reavers", seat)


def gain_dice(g: G, seat: int, cards: Sequence[int]) -> Rule[None]:
    """The dice of the cards together, with one overflow choice."""
    new: list[int] = []
    for card in cards:
        new += yield from roll_dice(g, seat, reaver(card).gain, CARD_VALUE[card])
    yield from settle(g, seat, new)


def use_reavers(g: G, seat: int, chosen: int = -1) -> Rule[None]:
    """RM-8.2: one of the gained cards, in one of three ways; the first of them, unless another is to go first."""
    s, again = g.s, ("use-reavers", seat, chosen)
    card = s.recruits[seat][0] if chosen < 0 else chosen
    others = [] if chosen >= 0 else [c for c in s.recruits[seat] if CARD[c].id != CARD[card].id]
    slots = s.slots[seat * 4 : seat * 4 + 4]
    ways = ["rally", *promotions(s, card), *[SLOT[i] for i in range(4) if len(slots[i]) < SLOT_POSITIONS]]
    ways += [CARD_VALUE[c] for c in others]
    way = yield from decide(
        g,
        Choose(
            seat,
            "use-reaver-way",
            ways,
            clause="RM-8.2",
            params={"card": CARD_VALUE[card]},
            blocked=lambda: [(SLOT[i], SLOT_FULL) for i in range(4) if len(slots[i]) >= SLOT_POSITIONS],
        ),
        again,
    )
    if not way:
        return
    if way in CARD_OF:
        g.push("use-reavers", seat, CARD_OF[way])
        return
    if len(s.recruits[seat]) > 1:
        g.push("use-reavers", seat)
    if way == "rally":
        yield from rally(g, seat, card)
    elif way == "promote" or way in PROMOTE_OF:
        promote(g, seat, card, PROMOTE_OF.get(way, -1))
    else:
        specialize(g, seat, card, SLOT_OF[way])


def promotions(s: Midgard, card: int) -> list[str]:
    """RM-8.5.2: where the bonus is a card from the deck of your choice, the deck is named at once."""
    if CLAN_OF[reaver(card).clan].promotion != "spoils":
        return ["promote"]
    decks = spoils_decks(s)
    return [PROMOTE[d] for d in decks] if len(decks) > 1 else ["promote"]


def spoils_decks(s: Midgard) -> list[int]:
    return [deck for deck in (VILLAGE, KEEP) if available(s, deck)]


def rally(g: G, seat: int, card: int) -> Rule[None]:
    """RM-8.3: the rally dice on any faces; the card goes to the Glory pile."""
    g.tell("rallied", clause="RM-8.3", seat=SEAT[seat], card=CARD_VALUE[card])
    new = yield from set_dice(g, seat, reaver(card).rally, CARD_VALUE[card])
    yield from settle(g, seat, new)
    g.s.recruits = removed(g.s.recruits, seat, card)
    to_pile(g, seat, card, "cause:rally")


def specialize(g: G, seat: int, card: int, slot: int) -> None:
    """RM-8.4: the first free position of a slot."""
    g.s.recruits = removed(g.s.recruits, seat, card)
    g.s.slots = added(g.s.slots, seat * 4 + slot, card)
    g.tell("specialized", clause="RM-8.4", seat=SEAT[seat], card=CARD_VALUE[card], slot=SLOT[slot])


def promote(g: G, seat: int, card: int, deck: int) -> None:
    """RM-8.5: the old Leader goes to the Glory pile, then the bonus of the new Leader's clan."""
    s = g.s
    discard_leader(g, seat, "cause:promotion")
    s.recruits = removed(s.recruits, seat, card)
    s.leaders = put(s.leaders, seat, (card,))
    g.tell("promoted", clause="RM-8.5", seat=SEAT[seat], card=CARD_VALUE[card])
    g.push("promotion", seat, reaver(card).clan, deck)


def discard_leader(g: G, seat: int, by: str) -> bool:
    """RM-2.6: a Leader that leaves the board goes to the Glory pile; False if there is none."""
    s = g.s
    if not s.leaders[seat]:
        return False
    leader = s.leaders[seat][0]
    s.leaders = put(s.leaders, seat, ())
    leave_board(g, seat, leader, by)
    return True


def promotion(g: G, seat: int, clan: int, deck: int = -1) -> Rule[None]:
    """RM-8.5.1 - RM-8.5.3: Raven Food, Tree Favor, Helmet a Spoils card from the deck of your choice."""
    bonus, by = CLAN_OF[clan], CLAN_VALUE[clan]
    if bonus.promotion == "food":
        gain_food(g, seat, bonus.amount, by)
    elif bonus.promotion == "favor":
        gain_favor(g, seat, bonus.amount, by)
    else:
        if deck < 0:
            decks = spoils_decks(g.s)
            if not decks:
                return
            value: str = yield from pick(
                Choose(seat, "promotion-deck", [DECK[d] for d in decks], clause="RM-8.5.2")
            )
            deck = DECK_OF_VALUE[value]
        g.push("draw-spoils", seat, deck, bonus.amount, by, "RM-8.5.2")


def reavers_on_board(s: Midgard, seat: int) -> list[int]:
    """The Leader and the specialised Reavers of a seat."""
    return [*s.leaders[seat], *[card for slot in s.slots[seat * 4 : seat * 4 + 4] for card in slot]]


def discard_reaver(g: G, seat: int, card: int, by: str) -> None:
    """RM-2.6, RM-8.4.3: from the board to the Glory pile; the cards below move up."""
    s = g.s
    s.leaders = removed(s.leaders, seat, card)
    for slot in range(seat * 4, seat * 4 + 4):
        if card in s.slots[slot]:
            s.slots = removed(s.slots, slot, card)
    leave_board(g, seat, card, by)
