"""SOLO-15: Desolation tokens and Surtr's Manifestation."""

from __future__ import annotations

from meadhall.engine import Choose, Rule, replaced
from meadhall.engine.piles import added
from meadhall.games.lords_of_ragnarok import control, gift_draft
from meadhall.games.lords_of_ragnarok.board import REGION_VALUES, SIDE
from meadhall.games.lords_of_ragnarok.cards import challenges
from meadhall.games.lords_of_ragnarok.causes import tell
from meadhall.games.lords_of_ragnarok.names import GIFT, NO, YES, who
from meadhall.games.lords_of_ragnarok.solo import ties
from meadhall.games.lords_of_ragnarok.state import MANIFESTATION, NOBODY, G, Lords

TOKENS = 5


def tokens(s: Lords) -> int:
    return sum(s.desolation)


def limited(s: Lords) -> bool:
    """SOLO-17.6, 18.4: with several Followers or humans one token a block."""
    return s.players > 2


def place_desolation(g: G, p: int, clause: str) -> Rule[None]:
    """SOLO-15.2, 15.3, 15.5: the leftmost token into a Region at the Wheel; a sixth one is the end."""
    s = g.s
    if limited(s) and s.block_token:
        g.tell("desolation-spared", clause="SOLO-17.6", seat=who(s, p))
        return
    s.block_token = 1
    if tokens(s) == TOKENS:
        control.end_game(g, NOBODY, MANIFESTATION, "SOLO-15.5")
    options = [r for r in SIDE[s.side].wheel_regions if not s.desolation[r]]
    owner = ("desolation_owner", lambda r: _rank(s, p, r))
    region, why = yield from ties.best_region(g, p, options, [owner])
    put_token(g, p, region, clause, why)


def put_token(g: G, p: int, region: int, clause: str, why: str) -> None:
    g.s.desolation = replaced(g.s.desolation, region, 1)
    tell(
        g,
        "desolation",
        clause,
        seat=who(g.s, p),
        region=REGION_VALUES[region],
        count=tokens(g.s),
        why=why,
    )


def _rank(s: Lords, p: int, region: int) -> int:
    """Its own Regions first, then other Followers', neutral, human."""
    owner = s.control[region]
    if owner == p:
        return 0
    if owner >= s.humans:
        return 1
    return 2 if owner < 0 else 3


def human_turns_over(s: Lords) -> None:
    """SOLO-17.6, 18.4: a new block of Follower turns begins."""
    s.block_token = 0


# removing (SOLO-15.8 to 15.12)


def lowest_open(s: Lords) -> int:
    """SOLO-15.9."""
    return TOKENS + 1 - tokens(s)


def value_needed(s: Lords) -> int:
    return min(6, lowest_open(s) + challenges.dearer_cleansing(s))


def may_cleanse(s: Lords, p: int, i: int) -> bool:
    """SOLO-15.8: in an own Region with a token, with an Army of the lowest open number or more."""
    region = s.army_at[i]
    return bool(s.desolation[region]) and s.control[region] == p and s.army_value[i] >= value_needed(s)


def cleanse(g: G, p: int, i: int) -> Rule[None]:
    """SOLO-15.10, 15.11: the token returns to that space; from 4 and 5 a random Gift may come."""
    s = g.s
    space = lowest_open(s)
    s.desolation = replaced(s.desolation, s.army_at[i], 0)
    tell(
        g,
        "desolation-removed",
        "SOLO-15.8",
        seat=who(s, p),
        region=REGION_VALUES[s.army_at[i]],
        space=space,
    )
    if space < 4:
        return
    answer: str = yield Choose(p, "desolation-gift", (YES, NO), clause="SOLO-15.11")
    if answer == YES:
        card = yield from gift_draft.draw_gift(g)
        if card >= 0:
            s.gifts = added(s.gifts, p, card)
            tell(g, "gift-taken", "SOLO-15.11", seat=who(s, p), gift=GIFT[card])
