"""Quests: committing them (BR-13) and the Quest phase (BR-17)."""

from meadhall.engine import Rule
from meadhall.games.blood_rage.board import strength
from meadhall.games.blood_rage.clan import choose_stat, gain_glory, word
from meadhall.games.blood_rage.content import (
    CARD_VALUES,
    CLOCKWISE,
    KIND,
    QUEST,
    QUEST_FALLEN,
    QUEST_GLORY,
    QUEST_PROVINCES,
    SEAT_VALUES,
    STRIDE,
    TITLE_VALUES,
    VALHALLA,
)
from meadhall.games.blood_rage.state import G, Hall, added, removed


def commit_quest(g: G, seat: int, card: int) -> None:
    """BR-13.2: one Quest from the hand, face down on the clan symbol."""
    s = g.s
    for held in s.hands[seat]:
        if KIND[held] == QUEST:
            s.seen[held] = (
                0  # a Quest shown in a battle may be this one or still be in the hand: nobody knows now
            )
    s.hands = removed(s.hands, seat, card)
    s.committed = added(s.committed, seat, card)
    g.tell(
        "quest-committed", clause="BR-13.2", seat=SEAT_VALUES[seat], only={seat: {"card": CARD_VALUES[card]}}
    )


def quest_phase(g: G) -> None:
    """BR-17.1: all committed Quests are revealed, then every clan's are checked from the first player clockwise."""
    s = g.s
    s.phase = "quest"
    g.tell("phase-begins", clause="BR-17.1.1", phase="phase:quest")
    order = CLOCKWISE[g.seats][s.first]
    for seat in order:
        for card in s.committed[seat]:
            g.tell("quest-revealed", clause="BR-17.1.1", seat=SEAT_VALUES[seat], card=CARD_VALUES[card])
    s.table, s.committed = s.committed, ((),) * g.seats
    g.reveal()
    g.then(*(("quests", seat) for seat in order if s.table[seat]))


def quests(g: G, seat: int) -> Rule[None]:
    """BR-17.2: each revealed Quest of a clan on its own, all measured on the same board."""
    s = g.s
    for card in s.table[seat]:
        s.table = removed(s.table, seat, card)
        s.discard = (*s.discard, card)
        if quest_met(s, seat, card):
            g.tell("quest-met", clause="BR-17.2.3", seat=SEAT_VALUES[seat], card=CARD_VALUES[card])
            factor = word(s, seat, "quest_factor") or 1
            gain_glory(g, seat, factor * QUEST_GLORY[card], TITLE_VALUES[card], "BR-17.2.3")
            yield from choose_stat(g, seat, TITLE_VALUES[card], "BR-17.2.3", optional=True)
        else:
            g.tell("quest-failed", clause="BR-17.2.4", seat=SEAT_VALUES[seat], card=CARD_VALUES[card])


def quest_met(s: Hall, seat: int, card: int) -> bool:
    """BR-17.2.1, BR-17.2.2."""
    if QUEST_FALLEN[card]:
        return s.figures[seat * STRIDE + VALHALLA] >= QUEST_FALLEN[card]
    return any(leads(s, seat, province) for province in QUEST_PROVINCES[card] if not s.destroyed[province])


def leads(s: Hall, seat: int, province: int) -> bool:
    """STR of at least 1 and strictly more than every other clan."""
    own = strength(s, seat, province)
    return own > 0 and all(
        strength(s, other, province) < own for other in range(len(s.glory)) if other != seat
    )
