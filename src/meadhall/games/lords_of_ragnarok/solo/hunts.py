"""SOLO-12.30 to 12.42: the Hunt of a Follower: it reveals its hand and deals all the Wounds it can."""

from __future__ import annotations

from itertools import combinations

from meadhall.engine import Rule, replaced
from meadhall.engine.piles import put
from meadhall.games.lords_of_ragnarok import control, hunt, monsters, resources, rewards, wounds
from meadhall.games.lords_of_ragnarok.board import SIDE
from meadhall.games.lords_of_ragnarok.causes import tell
from meadhall.games.lords_of_ragnarok.content import BOSS, SHIELD, SLAYER_MARKERS, STRENGTH, WEAPONS
from meadhall.games.lords_of_ragnarok.names import (
    CARD_VALUE,
    CARD_WEAPON,
    COMBAT_CARD,
    MONSTER,
    SPACE,
    VILLAIN_CARD,
    who,
)
from meadhall.games.lords_of_ragnarok.solo import bonuses, means, ties
from meadhall.games.lords_of_ragnarok.state import NOBODY, SLAYER, G, Lords
from meadhall.games.lords_of_ragnarok.wounds import symbols_told


def prey(s: Lords, p: int) -> list[int]:
    """SOLO-12.30, 12.31: the Boss alone if it can be hunted, else every Monster in range."""
    near = SIDE[s.side].distance[s.hero_at[p]][s.monster_at[BOSS]] <= bonuses.hunt_range(s, p)
    if near and control.may_hunt_boss(s, p):
        return [BOSS]
    return bonuses.prey_in_range(s, p)


def will_hunt(s: Lords, p: int) -> bool:
    """SOLO-12.31: only with the Priority Action Monsters."""
    return VILLAIN_CARD[s.hero[p]].priority == "monsters" and bool(prey(s, p))


# what a hand can do


def by_weapon(cards: list[int]) -> list[list[int]]:
    """Cards by weapon, the lowest value first."""
    sorted_cards = sorted(cards, key=lambda card: (CARD_VALUE[card], card))
    return [[card for card in sorted_cards if CARD_WEAPON[card] == w] for w in range(len(WEAPONS))]


def boss_spaces(s: Lords, cards: list[int]) -> list[int]:
    """SOLO-12.37: the largest set of open spaces the hand pays for; of equal ones the one further right."""
    have = [len(some) for some in by_weapon(cards)]
    free = [k for k, owner in enumerate(s.wounds[BOSS]) if owner == NOBODY]
    for size in range(len(free), 0, -1):
        sets = [some for some in combinations(free, size) if _missing(some, have) <= have[SHIELD]]
        if sets:
            return list(max(sets, key=lambda some: sorted(some, reverse=True)))
    return []


def _missing(spaces: tuple[int, ...], have: list[int]) -> int:
    need = [0] * len(WEAPONS)
    for space in spaces:
        for weapon in wounds.SYMBOLS[BOSS][space]:
            need[weapon] += 1
    return sum(max(0, need[w] - have[w]) for w in range(len(WEAPONS)) if w != SHIELD)


def assignment(s: Lords, m: int, cards: list[int]) -> list[tuple[int, list[int]]]:
    """SOLO-12.36, 12.37: (space, cards) in the order they are used: own icons first, then Shields."""
    hand = by_weapon(cards)
    if m == BOSS:
        return _boss_assignment(boss_spaces(s, cards), hand)
    free = [k for k, owner in enumerate(s.wounds[m]) if owner == NOBODY]
    free.sort(key=lambda k: (not rewards.REWARDS[m][k], -k))
    plan = []
    for space in list(free):
        weapon = wounds.SYMBOLS[m][space][0]
        if hand[weapon]:
            plan.append((space, [hand[weapon].pop(0)]))
            free.remove(space)
    return plan + [(space, [shield]) for space, shield in zip(free, hand[SHIELD], strict=False)]


def _boss_assignment(spaces: list[int], hand: list[list[int]]) -> list[tuple[int, list[int]]]:
    icons = [
        (space, weapon) for space in sorted(spaces, reverse=True) for weapon in wounds.SYMBOLS[BOSS][space]
    ]
    own = [(space, hand[weapon].pop(0) if hand[weapon] else -1) for space, weapon in icons]
    paid = [(space, hand[SHIELD].pop(0) if card < 0 else card) for space, card in own]
    return [(space, [card for at, card in paid if at == space]) for space in sorted(spaces, reverse=True)]


def left_open(s: Lords, m: int, cards: list[int]) -> int:
    return s.wounds[m].count(NOBODY) - len(assignment(s, m, cards))


# the Hunt


def follower_hunt(g: G, p: int) -> Rule[None]:
    s = g.s
    f = p - s.humans
    g.begin("hunt", seat=who(s, p))
    yield from resources.deal_cards(g, p, s.attribute[3 * p + STRENGTH], "SOLO-12.33")
    hand, s.follower_hands[f] = s.follower_hands[f], []
    s.played = put(s.played, p, hand)
    g.reveal()
    m, why = yield from ties.best_monster(
        g, p, prey(s, p), [("fewest_left", lambda m: left_open(s, m, hand))]
    )
    g.tell("follower-hunt", clause="SOLO-12.35", seat=who(s, p), monster=MONSTER[m], count=len(hand), why=why)
    covered = []
    for space, cards in assignment(s, m, list(hand)):
        for card in cards:
            hand.remove(card)
            s.combat_discard.append(card)
            tell(g, "card-played", "SOLO-12.36", seat=who(s, p), card=COMBAT_CARD[card])
        s.wounds = replaced(s.wounds, m, replaced(s.wounds[m], space, p))
        covered.append(space)
        where = {"monster": MONSTER[m], "space": SPACE[space], **symbols_told(m, space)}
        tell(g, "wound", "SOLO-12.36", seat=who(s, p), **where)
    s.played = put(s.played, p, hand)
    g.result("hunt", monster=MONSTER[m], won=int(NOBODY not in s.wounds[m]), wounds=len(covered))
    if any(rewards.REWARDS[m][space] for space in covered):
        resources.gain_priests(g, p, 1, "SOLO-12.38")
    g.push("follower_hand_back", p)
    finish(g, p, m)


def finish(g: G, p: int, m: int) -> None:
    """SOLO-12.39 to 12.41: Artifact, defeat, or a token if the prey lives with fewer than 4 markers."""
    s = g.s
    defeated = NOBODY not in s.wounds[m]
    if m == BOSS:
        if defeated:
            control.end_game(g, p, SLAYER, "SOLO-12.40")
        s.wounds = replaced(s.wounds, m, (NOBODY,) * len(s.wounds[m]))
        tell(g, "boss-recovers", "LOR-12.6.4", monster=MONSTER[m])
    else:
        hunt.claim_artifact(g, p, m, "SOLO-12.39")
    if defeated:
        monsters.defeat(g, p, m)
        monsters.leave(g, m)
    elif s.wounds[m].count(p) < SLAYER_MARKERS:
        g.push("follower_token", p, "SOLO-12.41")


def follower_hand_back(g: G, p: int) -> None:
    """SOLO-12.42: the unused cards are shuffled into the deck."""
    s = g.s
    count = len(s.played[p])
    if count:
        tell(g, "follower-hand-back", "SOLO-12.42", seat=who(s, p), count=count)
    s.combat_deck += s.played[p]
    s.played = replaced(s.played, p, ())
    g.push("follower_redeal", p, count)


def follower_redeal(g: G, p: int, count: int) -> Rule[None]:
    """The same number, at most 8, face down."""
    yield from resources.deal_cards(g, p, min(count, means.CARD_LIMIT), "SOLO-12.42")
