"""What a position is worth to a seat, for bots: the four ways to win, each as progress, then the means to get there."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok.board import SIDE
from meadhall.games.lords_of_ragnarok.content import ARMIES, MONSTERS
from meadhall.games.lords_of_ragnarok.state import NOBODY, Table

WON = 1000.0
DUEL = 1.0  # how much a single rival's strength counts against the own
RIVAL, REST = 0.6, 0.1  # with several: the strongest one's, and everybody's
EXPOSED = 0.5  # an own Region without Armies next to a foreign one

JARL, GODI, SLAYER, WHEEL, STEADY = 30.0, 24.0, 8.0, 3.0, 4.0


def value(s: Table, seat: int) -> float:
    """The seat's own strength against its rivals'; a finished game is worth all or nothing."""
    if s.ending:
        return WON if s.winner == seat else -WON
    masks = [0] * s.players
    for region, owner in enumerate(s.control):
        if owner >= 0:
            masks[owner] |= 1 << region
    temples = 0
    for region, temple in enumerate(s.temple):
        if temple:
            temples |= 1 << region
    strengths = [strength(s, p, masks[p], temples) for p in range(s.players)]
    own = strengths.pop(seat)
    if len(strengths) == 1:
        return own - DUEL * strengths[0]
    return own - RIVAL * max(strengths) - REST * sum(strengths)


def strength(s: Table, p: int, mine: int, temples: int) -> float:
    """Steep near a victory: the last Region of the third Land is worth more than the first."""
    board = SIDE[s.side]
    shares = sorted([(mine & land).bit_count() / land.bit_count() for land in board.land_masks], reverse=True)
    jarl = sum(share * share for share in shares[: board.lands_for_jarl]) / board.lands_for_jarl
    godi = (mine & temples).bit_count() / board.temples_for_godi
    slayer = min(1.0, (s.trophy.count(p) + s.slayer_tokens[p]) / board.monsters_for_boss)
    wheel = (mine & board.yggdrasil).bit_count() + (sum(s.desolation) if p >= s.humans else 0)
    near_end = 1.0 if s.last_turns >= 0 else 0.3 + 0.15 * sum(s.conditions)
    first = ARMIES * p
    armies = s.army_value[first : first + ARMIES]
    hand = s.hands[p] if p < s.humans else s.follower_hands[p - s.humans]
    worth = JARL * jarl * jarl * jarl + GODI * godi * godi * godi + STEADY * (jarl + 2 * godi)
    worth += SLAYER * slayer + WHEEL * near_end * wheel
    worth += 1.3 * mine.bit_count() + 0.5 * sum(armies) - 0.4 * armies.count(0)
    worth += 0.7 * sum(s.attribute[3 * p : 3 * p + 3]) - 0.8 * sum(s.injured[3 * p : 3 * p + 3])
    worth += 0.5 * len(hand) + 0.35 * sum(s.runes[3 * p : 3 * p + 3]) + 0.8 * s.priests[p]
    worth += 1.5 * len(s.gifts[p]) + 1.0 * s.holder.count(p) + 0.5 * s.ring.count(p)
    threat = guarded = 0
    for i, at in enumerate(s.army_at):
        if at:
            if i // ARMIES == p:
                guarded |= 1 << at
            else:
                threat |= board.near[at]
    worth -= EXPOSED * (mine & threat & ~guarded).bit_count()
    bit = 1 << p
    for mask in s.allies:
        if mask & bit:
            worth += 0.4
    for m in range(len(MONSTERS)):
        worth += 0.35 * s.wounds[m].count(p)
        at = s.monster_at[m]
        if at > 0 and mine >> at & 1 and s.ring[m] not in (p, NOBODY):
            worth -= 0.6
    if s.temples_left:
        worth += 0.8 * (mine & board.shrines & ~temples).bit_count()
    return worth
