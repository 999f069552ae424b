"""Derived numbers for the view: nothing that a seat could not work out from what it sees."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok.battle import battle_value, lasting, value_parts
from meadhall.games.lords_of_ragnarok.board import SIDE
from meadhall.games.lords_of_ragnarok.cards.artifacts import USURPING
from meadhall.games.lords_of_ragnarok.content import CONDITIONS, HEROES, VILLAINS
from meadhall.games.lords_of_ragnarok.control import (
    ENDINGS,
    controlled,
    lands_controlled,
    may_hunt_boss,
    slayer_count,
    temples_controlled,
    wheel_regions,
)
from meadhall.games.lords_of_ragnarok.effects import has_charged
from meadhall.games.lords_of_ragnarok.facts import BattleSideFacts, ClosedFacts, PlayerFacts, TableFacts
from meadhall.games.lords_of_ragnarok.monument import condition_cards
from meadhall.games.lords_of_ragnarok.names import ACTION, COMBAT_CARD, USURP
from meadhall.games.lords_of_ragnarok.resources import attribute, priest_supply
from meadhall.games.lords_of_ragnarok.solo import desolation, means
from meadhall.games.lords_of_ragnarok.solo.ending import ragnarok_count
from meadhall.games.lords_of_ragnarok.solo.forecast import forecast, rests_next
from meadhall.games.lords_of_ragnarok.state import Lords
from meadhall.games.lords_of_ragnarok.wheel import ACTIONS, why_not_choose


def table_facts(s: Lords) -> TableFacts:
    board = SIDE[s.side]
    data: TableFacts = {
        "board": board.id,
        "players": [player(s, p) for p in range(s.players)],
        "conditions": [CONDITIONS[card].id for card in condition_cards(s)],
        "track": s.temples_left + sum(s.temple),
        "closed": closed(s),
    }
    if s.battle_at:
        sides = [battle_side(s, p) for p in (s.attacker, s.defender)]
        data["battle"] = {"region": s.battle_at, "sides": sides}
    if s.players > s.humans:
        data["desolation"] = {"tokens": desolation.tokens(s), "needed": desolation.value_needed(s)}
        data["battle_deck"] = len(s.battle_deck)
    if s.ending:
        data["ending"] = f"ending:{ENDINGS[s.ending]}"
    return data


def closed(s: Lords) -> list[ClosedFacts]:
    """Whoever goes on to a Special Action at once knows before which of them would be refused."""
    p = s.active
    if s.ending or not s.turn or not 0 <= p < s.humans:
        return []
    tail = ACTION[USURP] if has_charged(s, p, USURPING) else ""  # the pelt may allow it
    return [
        {"value": action, "clause": why.clause, "key": why.key}
        for action in ACTIONS
        if action != tail and (why := why_not_choose(s, p, action)) is not None
    ]


def battle_side(s: Lords, p: int) -> BattleSideFacts:
    value = battle_value(s, p)
    armies, cards, more = value_parts(s, p, value)
    return {
        "participant": p,
        "value": value,
        "armies": armies,
        "cards": cards,
        "more": more,
        "by": lasting(s, p),
        "played": [COMBAT_CARD[card] for card in s.played[p]],
        "passed": bool(s.battle_passed[p]),
    }


def player(s: Lords, p: int) -> PlayerFacts:
    """What everybody can count of a participant."""
    follower = p >= s.humans
    hero = s.hero[p]
    known: PlayerFacts = {
        "hero": HEROES[hero].id if hero >= 0 else None,
        "follower": follower,
        "attributes": [attribute(s, p, a) for a in range(3)],
        "regions": controlled(s, p).bit_count(),
        "lands": lands_controlled(s, p),
        "temples": temples_controlled(s, p),
        "slayer": slayer_count(s, p),
        "may_hunt_boss": may_hunt_boss(s, p),
        "wheel_regions": wheel_regions(s, p),
        "priest_supply": priest_supply(s, p),
        "cards": len(s.follower_hands[p - s.humans]) if follower else len(s.hands[p]),
    }
    if follower:
        villain = next(v for v in VILLAINS if v.id == HEROES[hero].id)
        known["priority"] = villain.priority
        known["method"] = villain.method
        known["under"] = means.under(s, p)
        known["ragnarok"] = ragnarok_count(s, p)
        known["preference"] = list(villain.preference)
        known["action_deck"] = len(s.action_decks[p - s.humans])
        known["rests"] = rests_next(s, p)
        known["forecast"] = forecast(s, p)
    return known


def scores(s: Lords) -> list[int]:
    """Regions at Yggdrasil: what counts if Ragnarok comes."""
    return [wheel_regions(s, p) for p in range(s.humans)]


def winners(s: Lords) -> list[int]:
    return [s.winner] if 0 <= s.winner < s.humans else []
