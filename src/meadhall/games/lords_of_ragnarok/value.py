"""What a position is worth to a seat, for bots: the four ways to win, each as progress, then the means to get there."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok.board import SIDE
from meadhall.games.lords_of_ragnarok.content import ARMIES, MONSTERS
from meadhall.games.lords_of_ragnarok.control import controlled, slayer_count, temples_controlled
from meadhall.games.lords_of_ragnarok.resources import rune_count
from meadhall.games.lords_of_ragnarok.solo.ending import ragnarok_count
from meadhall.games.lords_of_ragnarok.state import NOBODY, Table

WON = 1000.0


def value(s: Table, seat: int) -> float:
    """The seat's own strength minus the strongest rival's; a finished game is worth all or nothing."""
    if s.ending:
        return WON if s.winner == seat else -WON
    others = [strength(s, p) for p in range(s.players) if p != seat]
    return strength(s, seat) - 0.5 * max(others) - 0.1 * sum(others)


def strength(s: Table, p: int) -> float:
    board = SIDE[s.side]
    mine = controlled(s, p)
    lands = sorted(((mine & land).bit_count() / land.bit_count() for land in board.land_masks), reverse=True)
    jarl = sum(share * share for share in lands[: board.lands_for_jarl]) / board.lands_for_jarl
    godi = temples_controlled(s, p) / board.temples_for_godi
    slayer = min(1.0, slayer_count(s, p) / board.monsters_for_boss)
    wheel = ragnarok_count(s, p)
    near_end = 1.0 if s.last_turns >= 0 else 0.3 + 0.15 * sum(s.conditions)
    worth = 20.0 * jarl * jarl + 12.0 * godi * godi + 6.0 * slayer + 3.0 * near_end * wheel
    worth += 1.2 * mine.bit_count()
    worth += 0.5 * sum(s.army_value[ARMIES * p : ARMIES * p + ARMIES])
    worth += 0.4 * sum(1 for at in s.army_at[ARMIES * p : ARMIES * p + ARMIES] if at)
    worth += 0.7 * sum(s.attribute[3 * p : 3 * p + 3]) - 0.8 * sum(s.injured[3 * p : 3 * p + 3])
    cards = len(s.hands[p]) if p < s.humans else len(s.follower_hands[p - s.humans])
    worth += 0.5 * cards + 0.35 * rune_count(s, p) + 0.8 * s.priests[p]
    worth += 1.5 * len(s.gifts[p]) + 1.0 * s.holder.count(p) + 0.5 * s.ring.count(p)
    worth += 0.4 * sum(mask >> p & 1 for mask in s.allies)
    worth += 0.35 * sum(owner == p for m in range(len(MONSTERS)) for owner in s.wounds[m])
    worth += 0.8 * _ripe_shrines(s, mine)
    return worth - 0.6 * sum(1 for m in range(len(MONSTERS)) if _threat(s, p, m))


def _ripe_shrines(s: Table, mine: int) -> int:
    """Own Shrines that wait for a Temple."""
    if not s.temples_left:
        return 0
    shrines = mine & SIDE[s.side].shrines
    return sum(1 for r, temple in enumerate(s.temple) if shrines >> r & 1 and not temple)


def _threat(s: Table, p: int, m: int) -> bool:
    """A Monster of somebody else stands in an own Region."""
    at = s.monster_at[m]
    return at > 0 and s.control[at] == p and s.ring[m] not in (p, NOBODY)
