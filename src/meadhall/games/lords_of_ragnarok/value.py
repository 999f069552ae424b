"""What a position is worth to a seat, for bots: the four ways to win, each by what is still missing, then the means to get there."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok.board import SIDE, Board
from meadhall.games.lords_of_ragnarok.content import ARMIES, BOSS, MONSTERS, STRENGTH
from meadhall.games.lords_of_ragnarok.state import NOBODY, Lords

WON = 1000.0
DUEL = 1.0  # how much a single rival's strength counts against the own
RIVAL, REST = 0.6, 0.1  # with several: the strongest one's, and everybody's
EXPOSED = 0.5  # an own Region without Armies next to a foreign one

# by what is missing: Regions of the three best Lands, Temples, Monsters for the right to hunt the Boss
JARL = (0.0, 32.0, 22.0, 15.0, 10.0, 6.5, 4.0, 2.5, 1.5, 0.8, 0.3, 0.0, 0.0)
GODI = (0.0, 30.0, 16.0, 8.0, 3.5, 0.0)
SLAYER = (20.0, 9.0, 0.0)
RAGNAROK = (0.12, 0.2, 0.45, 1.0, 1.0, 1.0)  # how near the end is, by the cards that are face down
WHEEL, LEAD = (
    3.0,
    6.0,
)  # a Region at Yggdrasil, and to have more of them than any rival, when the end has come

WOUND, BOSS_WOUND = 1.5, 8.0
ATTRIBUTE = (0.0, 0.0, 0.0, 1.0, 1.8, 2.4, 2.9)  # by its place on the track: the first steps help most
INJURY = 0.6
MONSTER_HERE, BOSS_HERE = 0.25, 1.5  # for each card that a Hunt would begin with
KILL = 3.0  # that is likely to be the last Hunt


def value(s: Lords, seat: int) -> float:
    """The seat's own strength against its rivals'; a finished game is worth all or nothing."""
    return values(s)[seat]


def held(s: Lords) -> tuple[list[int], int]:
    """The Regions that each participant controls, and those with a Temple: a bit for each."""
    masks = [0] * s.players
    for region, owner in enumerate(s.control):
        if owner >= 0:
            masks[owner] |= 1 << region
    temples = 0
    for region, temple in enumerate(s.temple):
        if temple:
            temples |= 1 << region
    return masks, temples


def values(s: Lords) -> list[float]:
    """The same for all seats at once, Followers included."""
    if s.ending:
        return [WON if s.winner == p else -WON for p in range(s.players)]
    board = SIDE[s.side]
    masks, temples = held(s)
    strengths = [strength(s, p, masks[p], temples) for p in range(s.players)]
    wheel = [(mask & board.yggdrasil).bit_count() for mask in masks]
    if s.players > s.humans:
        tokens = sum(s.desolation)
        for p in range(s.humans, s.players):
            wheel[p] += tokens
    near = 1.0 if s.last_turns >= 0 else RAGNAROK[sum(s.conditions)]
    out = []
    for p, own in enumerate(strengths):
        rivals, wheels = strengths[:p] + strengths[p + 1 :], wheel[:p] + wheel[p + 1 :]
        own += near * LEAD * max(-2, min(2, wheel[p] - max(wheels, default=0)))
        if len(rivals) == 1:
            out.append(own - DUEL * rivals[0])
        else:
            out.append(own - RIVAL * max(rivals) - REST * sum(rivals))
    return out


def strength(s: Lords, p: int, mine: int, temples: int) -> float:
    """Steep near a victory: the last Region of the third Land is worth more than the first."""
    board = SIDE[s.side]
    first = ARMIES * p
    armies = s.army_value[first : first + ARMIES]
    hand = s.hands[p] if p < s.humans else s.follower_hands[p - s.humans]
    worth = victories(s, p, mine, temples, board)
    worth += 1.3 * mine.bit_count() + 0.5 * sum(armies) - 0.4 * armies.count(0)
    worth += sum([ATTRIBUTE[a] for a in s.attribute[3 * p : 3 * p + 3]]) - INJURY * sum(
        s.injured[3 * p : 3 * p + 3]
    )
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
        worth += WOUND * s.wounds[m].count(p)
        at = s.monster_at[m]
        if at > 0 and mine >> at & 1 and s.ring[m] not in (p, NOBODY):
            worth -= 0.6
    if s.hunter == p and s.prey == BOSS:
        worth += BOSS_WOUND * s.wounds[BOSS].count(p)
    if s.temples_left:
        worth += 0.8 * (mine & board.shrines & ~temples).bit_count()
    if p < s.humans:
        worth += hero(s, p, mine, board)
    return worth


def victories(s: Lords, p: int, mine: int, temples: int, board: Board) -> float:
    """How near the instant victories are, and the Regions that count at Ragnarok."""
    jarl = missing_for_jarl(mine, board)
    godi = board.temples_for_godi - (mine & temples).bit_count()
    slayer = max(0, board.monsters_for_boss - s.trophy.count(p) - s.slayer_tokens[p])
    near = 1.0 if s.last_turns >= 0 else RAGNAROK[sum(s.conditions)]
    return JARL[jarl] + GODI[godi] + SLAYER[slayer] + WHEEL * near * (mine & board.yggdrasil).bit_count()


def missing_for_jarl(mine: int, board: Board) -> int:
    """Regions that are missing of as many Lands as a Great Jarl has."""
    return sum(sorted([(land & ~mine).bit_count() for land in board.land_masks])[: board.lands_for_jarl])


def stakes(s: Lords, p: int) -> dict[str, float]:
    """How near the instant victories are."""
    mine = sum([1 << region for region, owner in enumerate(s.control) if owner == p])
    return {
        "jarl": missing_for_jarl(mine, SIDE[s.side]),
        "temples": sum([temple for region, temple in enumerate(s.temple) if mine >> region & 1]),
        "wounds": sum([each.count(p) for each in s.wounds]),
    }


def hero(s: Lords, p: int, mine: int, board: Board) -> float:
    """What the Hero can do next turn from where it stands: forge, hunt, usurp."""
    at = s.hero_at[p]
    worth = 0.3 if s.forge_rune[at] else 0.0
    power = 2 if s.injured[3 * p + STRENGTH] else s.attribute[3 * p + STRENGTH]
    cards = power + len(s.hands[p])
    for m, place in enumerate(s.monster_at):
        if place != at:
            continue
        if m != BOSS:
            last = 2 * s.wounds[m].count(NOBODY) <= cards + 1
            worth += MONSTER_HERE * cards + (KILL if last else 0.0)
        elif s.trophy.count(p) + s.slayer_tokens[p] >= board.monsters_for_boss:
            worth += BOSS_HERE * cards
    if not mine >> at & 1:
        owner = s.control[at]
        if owner < 0:
            usurp = power >= board.population[at]
        else:
            usurp = power >= sum(v for a, v in zip(s.army_at, s.army_value, strict=True) if a == at)
        worth += 1.0 if usurp else 0.0
    return worth


USUAL_TURNS = 14.0
"""Turns of a player in a game, as bots play it."""


def progress(s: Lords) -> float:
    """How much of the game is over: by the turns, or how near Ragnarok has come."""
    if s.ending:
        return 1.0
    if s.last_turns >= 0:
        return 0.95
    return min(0.9, max(s.turn / (s.players * USUAL_TURNS), 0.25 * sum(s.conditions)))
