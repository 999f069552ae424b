"""What a position is worth, for bots: the way to the goal, the health of the Heroes, the threat of the Scene, the cards.

Everybody wins or loses together, so the value is the same for every seat.
"""

from __future__ import annotations

from math import sqrt

from meadhall.games.god_of_war.content import (
    ALONE,
    CARDS,
    DEFENSE,
    HEALTH,
    MELEE,
    PILE,
    PLAIN,
    RAGE_MAX,
    RAGES,
    RANGED,
    SPECIAL,
    STUNS,
)
from meadhall.games.god_of_war.notation import Atom, Effect
from meadhall.games.god_of_war.scenes import FAR, Quest, health_left
from meadhall.games.god_of_war.state import (
    Table,
    amount,
    enemy_at,
    heroes_up,
    is_stunned,
    quest_of,
)

GOAL = 220.0
HEALTH_WORTH = 9.0
THREAT = 0.8
HOSTS = 0.5
GUARD = 8.0
AIM_PLACE = 4.5
ENEMY_PLACE = 1.5
SPOT_PLACE = 1.0
LOSING_BOX = 25.0
HAND = 0.2
DECK = 12.0


def _card_worth(card: int) -> float:
    """How good a card is in a deck."""
    if PILE[card] >= 0:
        return (-2.0, -3.0, 1.5)[PILE[card]]
    worth = max(PLAIN[card] * 1.0, max(MELEE[card], RANGED[card], DEFENSE[card]) + 1.0)
    if SPECIAL[card]:
        worth = 2.5
    if MELEE[card] >= 0 and RANGED[card] >= 0:
        worth += 0.4
    return worth + 0.5 * RAGES[card] + 0.8 * STUNS[card] - 0.7 * ALONE[card]


WORTH = tuple(_card_worth(card) for card in range(len(CARDS)))


def value(s: Table, seat: int) -> float:
    """The higher the nearer to victory."""
    if s.won:
        return 10_000.0
    if s.lost:
        return -500.0 + 1_000.0 * s.done
    if s.quest < 0:
        return 0.0
    quest = quest_of(s)
    total = 1_000.0 * (s.done + s.completed) + GOAL * progress(s, quest)
    total -= THREAT * threat(s, quest) + HOSTS * _hosts(s, quest)
    total += GUARD * sum(sqrt(s.tokens[token]) for token in quest.guards)
    for hero in heroes_up(s):
        total += HEALTH_WORTH * (HEALTH[hero] - s.damage[hero]) ** 0.6
        total += 4.0 * s.rage[hero] / RAGE_MAX[hero] + 4.0 * s.freya[hero]
        total += 1.2 * min(s.attack_bonus[hero], 6) + 0.8 * min(s.defense_bonus[hero], 3)
    return total + _cards(s) + _places(s, quest)


def _places(s: Table, quest: Quest) -> float:
    """Heroes should stand where something can be done: before an Enemy or at a spot, best of all one the Quest asks for."""
    aims = quest.aims[min(s.grid, len(quest.aims) - 1)]
    wanted = {atom.who for atom in aims if atom.word in ("killed", "hp")}
    tokens = {atom.who for atom in aims if atom.word == "tok"}
    worth = [0.0, 0.0, 0.0, 0.0]
    for pos, pair in enumerate(quest.grids[s.grid]):
        enemy = enemy_at(s, pos)
        best = 0.0
        if enemy is not None:
            best = AIM_PLACE if not wanted or enemy.id in wanted else ENEMY_PLACE
        for spot in pair[s.sides[pos]].spots:
            aimed = any(e.token in tokens and e.step > 0 for e in quest.spots[spot].effects)
            best = max(best, AIM_PLACE if aimed else SPOT_PLACE)
        worth[pos % 4] = max(worth[pos % 4], best)
    return sum(worth[s.column[hero]] for hero in heroes_up(s) if s.column[hero] >= 0)


def _cards(s: Table) -> float:
    total = 0.0
    for seat, hand in enumerate(s.hands):
        total += HAND * sum(WORTH[card] for card in hand)
        owned = [*hand, *s.decks[seat], *s.tops[seat], *s.discards[seat]]
        total += DECK * sum(WORTH[card] for card in owned) / max(1, len(owned))
        total += 0.3 * sum(WORTH[card] for card in s.tops[seat]) + 0.6 * s.hand_tokens[seat]
    return total


# --- the way to the goal


def progress(s: Table, quest: Quest) -> float:
    """From 0 to 1: how much of what the Quest asks for is done."""
    aims = quest.aims[min(s.grid, len(quest.aims) - 1)]
    done = sum(_done(s, quest, atom) for atom in aims) / max(1, len(aims))
    return (s.grid + done) / len(quest.aims)


def _done(s: Table, quest: Quest, atom: Atom) -> float:
    if atom.negated:
        return 0.0
    if atom.word == "killed":
        return _wounded(s, quest, atom.who)
    if atom.word == "clear":
        enemies = range(len(quest.names.enemies))
        return sum(_wounded(s, quest, who) * quest.healths[who] for who in enemies) / sum(
            quest.healths[who] for who in enemies
        )
    if atom.word == "hp":
        left, whole = health_left(s, quest, atom.who), quest.healths[atom.who]
        if left == FAR:
            return 0.0
        return min(1.0, (whole - left) / max(1, whole - atom.n)) - 0.1 * _armor(s, quest, atom.who)
    if atom.word == "tok" and atom.compare == ">=":
        return min(1.0, s.tokens[atom.who] / max(1, atom.n))
    return 0.0


def _wounded(s: Table, quest: Quest, who: int) -> float:
    """The share of an Enemy's health that is gone; one that must not die first counts only half before the others."""
    if s.killed >> who & 1:
        return 1.0
    left, whole = health_left(s, quest, who), quest.healths[who]
    if left == FAR:
        return 0.0
    if who in quest.feared:
        others = (1 << len(quest.names.enemies)) - 1 ^ (1 << who)
        if s.killed & others != others:
            left = max(left, whole // 2)
    return (whole - left) / whole - 0.12 * _armor(s, quest, who)


def _armor(s: Table, quest: Quest, who: int) -> int:
    """Armor pieces left on the visible cards of an Enemy."""
    left = 0
    for pos, side in quest.where[s.grid][who]:
        if s.sides[pos] == side:
            enemy = quest.grids[s.grid][pos][side].enemy
            assert enemy is not None
            left += len(enemy.armor) - s.armor_lost[pos]
    return left


# --- the threat of the Scene


def threat(s: Table, quest: Quest) -> float:
    """Damage to be expected from the next Scene Activation, all runes equally likely."""
    total = 0.0
    grid = quest.grids[s.grid]
    up = len(heroes_up(s))
    for pos in range(8):
        side = grid[pos][s.sides[pos]]
        enemy = enemy_at(s, pos)
        quiet = enemy is None or is_stunned(s, pos, enemy)
        for reaction in side.reactions:
            if reaction is None:
                continue
            if not quiet:
                for line in reaction.attacks:
                    hits = 1 if line.ranged else _targets(s, pos, line.cols)
                    total += amount(s, line.strength) * hits + (0.5 * hits if line.adds else 0.0)
                for act in reaction.acts:
                    total += sum(_harm(s, pos, effect, up) for effect in act)
            for box in reaction.boxes:
                total += sum(_harm(s, pos, effect, up) for effect in box)
    return total / 6.0 * min(3, len(s.dashboards) + 1)


def _hosts(s: Table, quest: Quest) -> float:
    """What the Enemies in sight can do in the long run, wherever the Heroes stand."""
    total, bodies = 0.0, len([hero for hero in heroes_up(s) if s.column[hero] >= 0])
    for pos, pair in enumerate(quest.grids[s.grid]):
        if enemy_at(s, pos) is not None:
            for reaction in pair[s.sides[pos]].reactions:
                for line in reaction.attacks if reaction is not None else ():
                    total += amount(s, line.strength) * (
                        1 if line.ranged else min(bodies, len(line.cols) or 4)
                    )
    return total / 6.0 * (len(s.dashboards) + 1)


def _targets(s: Table, pos: int, cols: tuple[int, ...]) -> int:
    columns = [pos % 4 + d for d in cols] if cols else [0, 1, 2, 3]
    return sum(1 for c in columns if 0 <= c < 4 and s.places[2 * c] >= 0)


def _harm(s: Table, pos: int, e: Effect, up: int) -> float:
    """What one effect of the Scene costs the players; less than 0: it helps them."""
    n = amount(s, e.n)
    if e.word == "lose":
        return LOSING_BOX
    if e.word == "strike":
        return n * (1 if e.ranged else _targets(s, pos, e.cols))
    if e.word == "hurt":
        return n * (up if e.hero == "each" else _targets(s, pos, e.cols) if e.hero == "col" else 1)
    if e.word == "hit":
        return -0.7 * n
    if e.word == "gain" and e.kind != "crystal":
        return 1.0
    return 1.0 if e.word == "if" else 0.0
