"""What is learned from in Lords of Ragnarok (engine/learned.py): numbers of about 1 that a seat can count, of itself and of its best rival."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok.board import SIDE as BOARD_SIDE
from meadhall.games.lords_of_ragnarok.board import Board
from meadhall.games.lords_of_ragnarok.content import ARMIES
from meadhall.games.lords_of_ragnarok.state import Lords
from meadhall.games.lords_of_ragnarok.value import (
    GODI,
    JARL,
    RAGNAROK,
    SLAYER,
    held,
    hero,
    missing_for_jarl,
    progress,
    strength,
)

SIDE = (
    *("jarl", "jarl-near", "godi", "godi-near", "slayer", "slayer-near", "wheel", "wheel-near", "regions"),
    *(
        "armies",
        "fielded",
        "attributes",
        "injured",
        "hand",
        "runes",
        "priests",
        "gifts",
        "artifacts",
        "rings",
    ),
    *("allies", "wounds", "hero", "strength"),
)
COMMON = ("even", "over", "over-squared", "ragnarok", "last-turns", "more-seats")
LEAD = ("lead", "lead-late", "lead-last")
FEATURES = (*COMMON, *LEAD, *(f"own-{name}" for name in SIDE), *(f"rival-{name}" for name in SIDE))


def features(s: Lords, seat: int) -> list[float]:
    """In the order of FEATURES."""
    board = BOARD_SIDE[s.side]
    masks, temples = held(s)
    strengths = [strength(s, p, masks[p], temples) for p in range(s.players)]
    rival = max((p for p in range(s.players) if p != seat), key=strengths.__getitem__)
    near = 1.0 if s.last_turns >= 0 else RAGNAROK[sum(s.conditions)]
    over = progress(s)
    lead = (strengths[seat] - strengths[rival]) / 20
    return [
        1.0,
        over,
        over * over,
        near,
        float(s.last_turns >= 0),
        s.players - 2.0,
        lead,
        lead * over,
        lead * over * over,
        *side(s, seat, masks[seat], temples, board, near, strengths[seat]),
        *side(s, rival, masks[rival], temples, board, near, strengths[rival]),
    ]


def side(s: Lords, p: int, mine: int, temples: int, board: Board, near: float, strong: float) -> list[float]:
    """What everybody can count of a participant: SIDE."""
    jarl = missing_for_jarl(mine, board)
    godi = board.temples_for_godi - (mine & temples).bit_count()
    slayer = max(0, board.monsters_for_boss - s.trophy.count(p) - s.slayer_tokens[p])
    wheel = (mine & board.yggdrasil).bit_count()
    armies = s.army_value[ARMIES * p : ARMIES * p + ARMIES]
    hand = s.hands[p] if p < s.humans else s.follower_hands[p - s.humans]
    own = slice(3 * p, 3 * p + 3)
    return [
        jarl / 6,
        JARL[jarl] / 15,
        godi / 4,
        GODI[godi] / 15,
        slayer / 3,
        SLAYER[slayer] / 15,
        wheel / 3,
        near * wheel / 3,
        mine.bit_count() / 8,
        sum(armies) / 8,
        (ARMIES - armies.count(0)) / 4,
        sum(s.attribute[own]) / 10,
        sum(s.injured[own]) / 2,
        len(hand) / 5,
        sum(s.runes[own]) / 5,
        s.priests[p] / 3,
        len(s.gifts[p]) / 3,
        s.holder.count(p) / 3,
        s.ring.count(p) / 3,
        sum([mask >> p & 1 for mask in s.allies]) / 3,
        sum([each.count(p) for each in s.wounds]) / 4,
        hero(s, p, mine, board) / 3 if p < s.humans else 0.0,
        (strong - 30) / 30,
    ]
