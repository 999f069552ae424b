"""SOLO-4: a Follower's Runes, cards, losses, and what it takes instead of Realm bonuses."""

from __future__ import annotations

from meadhall.engine import Rule, replaced
from meadhall.games.lords_of_ragnarok import resources
from meadhall.games.lords_of_ragnarok.causes import tell
from meadhall.games.lords_of_ragnarok.content import ARMIES, ARMY_MAX, ATTRIBUTE_MAX, ATTRIBUTES
from meadhall.games.lords_of_ragnarok.names import REALM, RUNE, VILLAIN_CARD, who
from meadhall.games.lords_of_ragnarok.solo import ties
from meadhall.games.lords_of_ragnarok.state import G, Lords

RUNE_LIMIT = 6
CARD_LIMIT = 8
PREFERENCE = tuple(tuple(ATTRIBUTES.index(a) for a in villain.preference) for villain in VILLAIN_CARD)


def under(s: Lords, p: int) -> int:
    """SOLO-0.8: Gifts and Artifacts under its board."""
    return len(s.gifts[p]) + s.holder.count(p)


def gain_runes(g: G, p: int, count: int, clause: str) -> None:
    """SOLO-4.5: one at a time, the most plentiful kind of the supply; at most 6 (SOLO-4.4)."""
    s = g.s
    for _ in range(count):
        if resources.rune_count(s, p) >= RUNE_LIMIT or not any(s.rune_supply):
            return
        kind = s.rune_supply.index(max(s.rune_supply))
        s.rune_supply[kind] -= 1
        s.runes[3 * p + kind] += 1
        tell(g, "follower-rune", clause, seat=who(s, p), rune=RUNE[kind], why="why:most_in_supply")


def spend_runes(g: G, p: int, count: int) -> None:
    """SOLO-4.5: the kind it holds most of."""
    s = g.s
    for _ in range(count):
        held = s.runes[3 * p : 3 * p + 3]
        kind = held.index(max(held))
        s.runes[3 * p + kind] -= 1
        s.rune_supply[kind] += 1


def draw_combat(g: G, p: int, count: int, clause: str) -> Rule[None]:
    """SOLO-4.6: never above 8."""
    room = CARD_LIMIT - len(g.s.follower_hands[p - g.s.humans])
    yield from resources.deal_cards(g, p, max(0, min(count, room)), clause)


def realm_substitute(g: G, p: int, realm: int) -> Rule[None]:
    """SOLO-4.8: a Combat card or a Rune, whichever it has fewer of; equal: the card."""
    s = g.s
    cards, runes = len(s.follower_hands[p - s.humans]), resources.rune_count(s, p)
    card = cards <= runes or runes >= RUNE_LIMIT
    if card and cards >= CARD_LIMIT:
        g.tell("follower-realm-full", clause="SOLO-4.8", seat=who(s, p), realm=REALM[realm])
        return
    why = "why:fewer_cards" if cards <= runes else "why:runes_full" if card else "why:fewer_runes"
    g.tell("follower-realm", clause="SOLO-4.8", seat=who(s, p), realm=REALM[realm], why=why)
    if card:
        yield from draw_combat(g, p, 1, f"SOLO-4.8 {REALM[realm]}")
    else:
        gain_runes(g, p, 1, f"SOLO-4.8 {REALM[realm]}")


def lose_card_or_rune(g: G, p: int) -> Rule[None]:
    """SOLO-4.12: what it has more of; equal: a Rune. A card is lost at random."""
    s = g.s
    cards, runes = len(s.follower_hands[p - s.humans]), resources.rune_count(s, p)
    if cards > runes:
        yield from resources.discard_random(g, p, "SOLO-4.12")
    elif runes:
        spend_runes(g, p, 1)
        tell(g, "follower-loses-rune", "SOLO-4.12", seat=who(s, p), why="why:more_runes")


# Attributes and Strengthen (SOLO-7)


def preference(s: Lords, p: int) -> tuple[int, ...]:
    return PREFERENCE[s.hero[p]]


def choose_attribute(s: Lords, p: int, allowed: list[int]) -> tuple[int, str]:
    """SOLO-7.2, 7.3: the preferred one unless it leads by 2; else the lowest, by preference."""
    order = preference(s, p)
    value = s.attribute[3 * p : 3 * p + 3]
    lead = value[order[0]] - max(value[a] for a in order[1:])
    if order[0] in allowed and lead <= 1:
        return order[0], "why:preferred"
    return min(allowed, key=lambda a: (value[a], order.index(a))), "why:lowest"


def below_six(s: Lords, p: int) -> list[int]:
    return [a for a in range(3) if s.attribute[3 * p + a] < ATTRIBUTE_MAX]


def frontier(s: Lords, p: int, i: int) -> int:
    """How many Regions next to the Army are not the Follower's."""
    from meadhall.games.lords_of_ragnarok.board import SIDE

    return sum(1 for r in SIDE[s.side].neighbours[s.army_at[i]] if s.control[r] != p)


def strengthen(g: G, p: int, times: int, clause: str) -> None:
    """SOLO-7.7: the Army next to the most Regions it does not control."""
    s = g.s
    for _ in range(times):
        armies = [i for i in range(6 * p, 6 * p + 6) if s.army_at[i] and s.army_value[i] < ARMY_MAX]
        if not armies:
            return
        i, why = strongest_frontier(s, p, armies)
        grow_army(g, i, clause, why)


def grow_army(g: G, i: int, clause: str, why: str) -> None:
    """One step; the Follower says why this Army."""
    s = g.s
    before = s.army_value[i]
    s.army_value = replaced(s.army_value, i, before + 1)
    tell(
        g,
        "follower-strengthens",
        clause,
        seat=who(s, i // ARMIES),
        region=f"region:{s.army_at[i]}",
        before=before,
        after=before + 1,
        why=why,
    )


def strongest_frontier(s: Lords, p: int, armies: list[int]) -> tuple[int, str]:
    left, why = ties.narrow(armies, [("most_foreign_neighbours", lambda i: -frontier(s, p, i))])
    if len(left) == 1:
        return left[0], why
    return ties.by_army(s, p, left), ties.tie_word(s, p)
