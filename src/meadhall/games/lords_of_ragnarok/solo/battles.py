"""SOLO-14: what is different in a Battle when one side is a Follower."""

from __future__ import annotations

from meadhall.engine import Rule, replaced
from meadhall.engine.piles import added
from meadhall.games.lords_of_ragnarok import armies as army_rules
from meadhall.games.lords_of_ragnarok import battle, resources
from meadhall.games.lords_of_ragnarok.board import REGION_VALUES, SIDE
from meadhall.games.lords_of_ragnarok.cards import challenges
from meadhall.games.lords_of_ragnarok.causes import tell
from meadhall.games.lords_of_ragnarok.content import ARMIES, AUTHORITY, WISDOM
from meadhall.games.lords_of_ragnarok.names import CARD_VALUE, COMBAT_CARD, who
from meadhall.games.lords_of_ragnarok.solo import means, ties
from meadhall.games.lords_of_ragnarok.state import G, Lords


def follower_in_battle(s: Lords) -> int:
    """The Follower that fights here, -1 if none does."""
    return max(s.attacker, s.defender) if max(s.attacker, s.defender) >= s.humans else -1


def neighbours(s: Lords, p: int, region: int) -> list[int]:
    """p's Armies in Regions next to `region`."""
    near = SIDE[s.side].near[region]
    return [i for i in range(ARMIES * p, ARMIES * p + ARMIES) if s.army_at[i] and near >> s.army_at[i] & 1]


def defence_value(s: Lords, p: int, region: int) -> int:
    """SOLO-14.4: Armies there, the strongest next door, Authority for a Temple."""
    support = max((s.army_value[i] for i in neighbours(s, p, region)), default=0)
    temple = s.attribute[3 * p + AUTHORITY] if s.temple[region] else 0
    return army_rules.total(s, region, p) + support + temple


def battle_value(s: Lords, p: int) -> int:
    """SOLO-14.7."""
    temple = s.attribute[3 * p + AUTHORITY] if p == s.defender and s.temple[s.battle_at] else 0
    cards = sum(CARD_VALUE[card] for card in s.played[p])
    return army_rules.total(s, s.battle_at, p) + temple + means.under(s, p) + cards


def lasting(s: Lords, p: int) -> list[tuple[str, int]]:
    """SOLO-14.7: what a Follower adds besides Armies and cards, by its cause."""
    temple = s.attribute[3 * p + AUTHORITY] if p == s.defender and s.temple[s.battle_at] else 0
    return [
        (by, count) for by, count in (("cause:temple", temple), ("cause:under", means.under(s, p))) if count
    ]


def prepare(g: G) -> Rule[None]:
    """SOLO-14.10, 14.11: the battle deck; the supporting Army of a defender moves in."""
    s = g.s
    p = follower_in_battle(s)
    if p < 0:
        return
    hand = s.follower_hands[p - s.humans]
    wisdom = s.attribute[3 * p + WISDOM]
    if wisdom >= len(hand):
        s.battle_deck, s.follower_hands[p - s.humans] = hand, []
    else:
        for _ in range(wisdom):
            card = yield from g.draw("combat", hand, "battle-deck")
            s.battle_deck.append(card)
    tell(g, "battle-deck", "SOLO-14.10", seat=who(s, p), count=len(s.battle_deck))
    if p == s.defender:
        near = neighbours(s, p, s.battle_at)
        if near:
            i, why = yield from ties.best_army(g, p, near, [("strongest", lambda i: -s.army_value[i])])
            tell(
                g,
                "follower-supports",
                "SOLO-14.11",
                seat=who(s, p),
                value=s.army_value[i],
                region=REGION_VALUES[s.army_at[i]],
                to=REGION_VALUES[s.battle_at],
                why=why,
            )
            s.army_at = replaced(s.army_at, i, s.battle_at)


def play_or_pass(g: G, p: int) -> Rule[None]:
    """SOLO-14.13, 14.14: passes without cards or when it is ahead of a human who has passed; else a random card."""
    s = g.s
    human = battle.opponent(s, p)
    mine, theirs = battle_value(s, p), battle.battle_value(s, human)
    ahead = mine > theirs or (mine == theirs and p == s.defender)
    if not s.battle_deck or (s.battle_passed[human] and ahead):
        s.battle_passed = replaced(s.battle_passed, p, 1)
        why = "why:ahead" if s.battle_deck else "why:no_cards"
        g.tell("follower-passes", clause="SOLO-14.13", seat=who(s, p), why=why)
        return
    card = yield from g.draw("combat", s.battle_deck, "follower-card")
    s.played = added(s.played, p, card)
    tell(g, "card-played", "SOLO-14.14", seat=who(s, p), card=COMBAT_CARD[card])


def casualties(g: G, p: int, *, lost: bool) -> None:
    """SOLO-14.16: its strongest Army loses 1; a winner's Army of value 1 does not."""
    s = g.s
    armies = army_rules.armies_in(s, s.battle_at, p)
    if not armies or (not lost and challenges.winners_unhurt(s)):
        return
    i = max(armies, key=lambda army: s.army_value[army])
    if lost or s.army_value[i] > 1:
        army_rules.lose(g, i, 1, "SOLO-14.16")


def return_battle_deck(s: Lords) -> None:
    """SOLO-14.19: unplayed cards go back to the hand unseen."""
    if s.battle_deck:
        s.follower_hands[follower_in_battle(s) - s.humans] += s.battle_deck
        s.battle_deck = []


def ambushed(g: G, p: int, because: str) -> Rule[None]:
    """A human's card takes a random card of the battle deck, else of the hand."""
    s = g.s
    if s.battle_deck:
        card = yield from g.draw("combat", s.battle_deck, "random-discard")
        s.combat_discard.append(card)
        tell(g, "card-discarded", because, seat=who(s, p), card=COMBAT_CARD[card])
    else:
        yield from resources.discard_random(g, p, because)
