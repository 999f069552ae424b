"""Quests: committing them (BR-13) and the Quest phase (BR-17)."""

from typing import Any

from meadhall.engine import Rule
from meadhall.engine.piles import added, removed
from meadhall.engine.values import clockwise
from meadhall.games.blood_rage.board import strength
from meadhall.games.blood_rage.clan import choose_stat, gain_glory
from meadhall.games.blood_rage.content import (
    CARD_VALUES,
    KIND,
    PROVINCE_VALUES,
    QUEST,
    QUEST_FALLEN,
    QUEST_GLORY,
    QUEST_PROVINCES,
    SEAT_VALUES,
    STRIDE,
    TITLE_VALUES,
    VALHALLA,
    WORD,
)
from meadhall.games.blood_rage.state import BloodRage, G


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
    if not g.mute:
        g.tell(
            "quest-committed",
            clause="BR-13.2",
            seat=SEAT_VALUES[seat],
            own=0,
            only={seat: {"own": 1, "card": CARD_VALUES[card]}},
        )


def quest_phase(g: G) -> None:
    """BR-17.1: all committed Quests are revealed, then every clan's are checked from the first player clockwise."""
    s = g.s
    s.phase = "quest"
    g.begin("quests", clause="BR-17.1.1")
    g.tell("phase-begins", clause="BR-17.1.1", phase="phase:quest")
    order = clockwise(g.seats, s.first)
    for seat in order:
        for card in s.committed[seat]:
            g.tell("quest-revealed", clause="BR-17.1.1", seat=SEAT_VALUES[seat], card=CARD_VALUES[card])
    s.table, s.committed = s.committed, ((),) * g.seats
    g.reveal()
    g.then(*(("quests", seat) for seat in order if s.table[seat]))


def quests(g: G, seat: int) -> Rule[None]:
    """BR-17.2: each revealed Quest of a clan on its own, all measured on the same board."""
    for card in g.s.table[seat]:
        rule = check_quest(g, seat, card)
        yield from g.within("quest", rule, clause="BR-17.2", seat=SEAT_VALUES[seat], card=CARD_VALUES[card])


def check_quest(g: G, seat: int, card: int) -> Rule[None]:
    """BR-17.2.3, BR-17.2.4, BR-17.2.6."""
    s = g.s
    s.table = removed(s.table, seat, card)
    s.discard = (*s.discard, card)
    met = quest_met(s, seat, card)
    if not g.mute:
        tell_quest(g, seat, card, met)
        g.result("quest", met=int(met))
    if met:
        by = TITLE_VALUES[card]
        gain_glory(g, seat, QUEST_GLORY[card], by, "BR-17.2.3")
        for upgrade in s.upgrades[seat]:
            more = max(0, WORD["quest_factor"][upgrade] - 1) * QUEST_GLORY[card]
            gain_glory(g, seat, more, TITLE_VALUES[upgrade], "BR-17.2.3")
        yield from choose_stat(g, seat, by, "BR-17.2.3", optional=True)


def tell_quest(g: G, seat: int, card: int, met: bool) -> None:
    """Met or not, and by which count: figures in Valhalla, or STR where the clan stands best."""
    s = g.s
    clause = "BR-17.2.3" if met else "BR-17.2.4"
    told: dict[str, Any] = {"seat": SEAT_VALUES[seat], "card": CARD_VALUES[card]}
    if QUEST_FALLEN[card]:
        fallen = s.figures[seat * STRIDE + VALHALLA]
        key = "death-met" if met else "death-failed"
        g.tell(key, clause=clause, **told, count=fallen, needed=QUEST_FALLEN[card])
        return
    standing = [province for province in QUEST_PROVINCES[card] if not s.destroyed[province]]
    if not standing:
        g.tell("quest-gone", clause=clause, **told)
        return
    best = max(standing, key=lambda province: lead(s, seat, province))
    own, rival = strength(s, seat, best), best_rival(s, seat, best)
    key = "quest-met" if met else "quest-failed"
    g.tell(key, clause=clause, **told, place=PROVINCE_VALUES[best], strength=own, rival=rival)


def quest_met(s: BloodRage, seat: int, card: int) -> bool:
    """BR-17.2.1, BR-17.2.2."""
    if QUEST_FALLEN[card]:
        return s.figures[seat * STRIDE + VALHALLA] >= QUEST_FALLEN[card]
    return any(leads(s, seat, province) for province in QUEST_PROVINCES[card] if not s.destroyed[province])


def leads(s: BloodRage, seat: int, province: int) -> bool:
    """More STR there than every other clan. Most clans that ask have none there at all."""
    own = strength(s, seat, province)
    return own > 0 and own > best_rival(s, seat, province)


def best_rival(s: BloodRage, seat: int, province: int) -> int:
    """The most STR of another clan there."""
    return max(strength(s, other, province) for other in range(len(s.glory)) if other != seat)


def lead(s: BloodRage, seat: int, province: int) -> int:
    """How much STR the clan has above every other; above 0 only with STR of its own."""
    return strength(s, seat, province) - best_rival(s, seat, province)
