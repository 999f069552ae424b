"""LOR-16: Divine Gifts."""

from __future__ import annotations

from meadhall.engine import Rule
from meadhall.engine.piles import added
from meadhall.games.lords_of_ragnarok.causes import tell
from meadhall.games.lords_of_ragnarok.names import GIFT, GIFT_OF, around, pick, who
from meadhall.games.lords_of_ragnarok.state import G, Lords


def uncovers_gifts(s: Lords) -> bool:
    """LOR-10.4.3: the lowest occupied space of the track says "Gifts"."""
    return track_spaces(s) - s.temples_left + 1 in s.gift_spaces


def track_spaces(s: Lords) -> int:
    return s.temples_left + sum(s.temple)


def draw_gift(g: G) -> Rule[int]:
    """LOR-14.1; -1 if there is no card."""
    s = g.s
    if not s.gift_deck:
        s.gift_deck, s.gift_discard = list(s.gift_discard), ()
    if not s.gift_deck:
        return -1
    card = yield from g.draw("gift", s.gift_deck, "gift-card")
    return card


def gift_draft(g: G, p: int) -> Rule[None]:
    """LOR-16.2: one more card than players, face up; from the active player clockwise each takes one."""
    s = g.s
    g.begin("gifts", seat=who(s, p))
    for _ in range(s.players + 1):
        card = yield from draw_gift(g)
        if card >= 0:
            s.gift_offer.append(card)
    g.then(*(("take_gift", other) for other in around(s, p)), ("gift_rest",))


def take_gift(g: G, p: int) -> Rule[None]:
    """LOR-16.4: everyone must take one. SOLO-4.11: a Follower takes one at random."""
    s = g.s
    if not s.gift_offer:
        return
    if p >= s.humans:
        card: int = yield from g.draw("gift", s.gift_offer, "follower-gift")
    else:
        answer: str = yield from pick(p, "gift", [GIFT[card] for card in s.gift_offer], "LOR-16.2")
        card = GIFT_OF[answer]
        s.gift_offer.remove(card)
    s.gifts = added(s.gifts, p, card)
    tell(g, "gift-taken", "LOR-16.2" if p < s.humans else "SOLO-4.11", seat=who(s, p), gift=GIFT[card])


def gift_rest(g: G) -> None:
    """The last card is discarded."""
    g.s.gift_discard += tuple(g.s.gift_offer)
    g.s.gift_offer = []
