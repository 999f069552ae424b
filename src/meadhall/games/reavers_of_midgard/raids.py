"""RM-12, RM-13: Raid Villages and Raid Keeps - a linked pair or the deck, then the bonus cards."""

from __future__ import annotations

from meadhall.engine import Choose, Rule
from meadhall.engine.piles import put
from meadhall.games.reavers_of_midgard.cards.artifacts import decide
from meadhall.games.reavers_of_midgard.content import KEEP, KEEPS, VILLAGE
from meadhall.games.reavers_of_midgard.decks import available, draw_open
from meadhall.games.reavers_of_midgard.names import CARD_VALUE, DECK, LOCATION_VALUE, PAIR, PAIR_OF, SEAT
from meadhall.games.reavers_of_midgard.state import G, sum_up

CARDS_PER_RAID = 2


def raid(g: G, seat: int, bonus: int) -> Rule[None]:
    """RM-12.1, RM-13.1: take two cards, draw the bonus cards, resolve all of them in any order."""
    s = g.s
    keeps = s.location == KEEPS
    pairs, deck = (s.keep_pairs, KEEP) if keeps else (s.village_pairs, VILLAGE)
    clause = "RM-13.1" if keeps else "RM-12.1"
    values = [PAIR[i] for i, pair in enumerate(pairs) if pair]
    if available(s, deck):
        values.append("deck")
    if not values:
        return
    answer = yield from decide(
        g,
        Choose(seat, "raid-keeps" if keeps else "raid-villages", values, clause=clause),
        ("raid", seat, bonus),
    )
    if not answer:
        return
    by = LOCATION_VALUE[s.location]
    sum_up(g, "raid", choice=answer)
    if answer == "deck":
        g.tell("deck-chosen", clause=clause, seat=SEAT[seat], deck=DECK[deck])
        yield from draw_open(g, seat, deck, CARDS_PER_RAID, by, clause)
    else:
        pair = PAIR_OF[answer]
        s.spoils += pairs[pair]
        for card in pairs[pair]:
            g.tell("card-gained", clause=clause, seat=SEAT[seat], card=CARD_VALUE[card], by=answer)
        if keeps:
            s.keep_pairs = put(pairs, pair, ())
        else:
            s.village_pairs = put(pairs, pair, ())
    if bonus:
        yield from g.within("bonus", draw_bonus(g, seat, deck, bonus), seat=SEAT[seat], n=bonus)
    if s.spoils:
        g.push("spoils", seat)


def draw_bonus(g: G, seat: int, deck: int, count: int) -> Rule[None]:
    """RM-12.2, RM-13.2: the cards of the seat bonus come from the deck."""
    g.tell("bonus-cards", clause="RM-5.5", seat=SEAT[seat], n=count, by=LOCATION_VALUE[g.s.location])
    clause = "RM-13.2" if deck == KEEP else "RM-12.2"
    yield from draw_open(g, seat, deck, count, "cause:bonus", clause)
