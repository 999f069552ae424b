"""What a position is worth, for bots. Everybody wins or loses together, so it is the same for every seat.

A Quest is a race: the health of the Heroes and the power of their decks against the work that is left and the damage the Scene does in
a round. The value is the logarithm of that ratio, so a tenth of the health, of the work and of the damage weigh the same.
"""

from __future__ import annotations

from functools import lru_cache
from math import log

from meadhall.games.god_of_war import attacks, sets, spots
from meadhall.games.god_of_war.content import (
    ALONE,
    CARDS,
    DEFENSE,
    DIE,
    HEALTH,
    MELEE,
    MIMIR,
    PILE,
    PLAIN,
    RAGE_MAX,
    RAGES,
    RANGED,
    SPECIAL,
    STUNS,
)
from meadhall.games.god_of_war.harm import harm_of_enemy, harms
from meadhall.games.god_of_war.notation import Atom, Effects, Enemy
from meadhall.games.god_of_war.scenes import FAR, Quest, find_enemy, health_left
from meadhall.games.god_of_war.state import (
    GodOfWar,
    amount,
    armor_left,
    enemy_at,
    enemy_damage,
    hand_limit,
    heroes_up,
    quest_of,
    seat_up,
)

QUEST = 1_000.0
WORK, HEALTH_LEFT, HARM, POWER = 250.0, 75.0, 50.0, 80.0
"""How much the logarithms of the four sides of the race weigh."""
NEAR = 0.6
"""Fighting needs standing in danger: how much of the damage to come at this place counts against it."""
LOSING = 300.0
"""What the certainty of losing by a box would cost."""
RAGE = 7.0
FREYA = 6.0
ATTACK_BONUS, DEFENSE_BONUS = 1.2, 1.5
ABILITY = 4.0
"""One of the four of a lone Kratos that can still be used."""
HAND = 0.6
CHANCE_OF_USE = 0.75
"""How much of an action that could be done next is as good as done."""

LEFT_AT_THE_END = 10.0
"""Work that always seems left, so that the last blow is not worth everything."""
SPARED = 0.4
"""Share of the health below which an Enemy that must not die yet gives no credit."""
TOKEN_WORK = 4.0
ARMOR_WORK = 0.8
USUAL_STRENGTH = 5.0
DIE_MEAN = sum(DIE) / len(DIE)


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


def value(s: GodOfWar, seat: int) -> float:
    """The higher the nearer to victory."""
    if s.won:
        return 10 * QUEST
    if s.lost:
        return QUEST * (s.done - 5)
    if s.quest < 0:
        return 0.0
    quest = quest_of(s)
    total = QUEST * (s.done + s.completed) + POWER * log(power(s))
    if s.completed:
        return total
    left = work(s, quest)
    harm, danger = harms(s, quest)
    total += HEALTH_LEFT * log(health(s, danger) + 1.0)
    total -= WORK * log(left + LEFT_AT_THE_END) + HARM * log(harm + 1.0)
    total -= LOSING * sum([_risk(s.tokens[token]) for token in quest.guards])
    for hero in heroes_up(s):
        total += RAGE * s.rage[hero] / RAGE_MAX[hero] + FREYA * s.freya[hero]
        total += ATTACK_BONUS * min(s.attack_bonus[hero], 6) + DEFENSE_BONUS * min(s.defense_bonus[hero], 3)
    total += ABILITY * s.abilities_used.count(0) if len(s.dashboards) == 1 else 0.0
    return total + _hands(s, quest, left, harm)


def stakes(s: GodOfWar, seat: int) -> dict[str, float]:
    """The work that is left and the damage that threatens."""
    if s.won or s.lost or s.quest < 0 or s.completed:
        return {}
    quest = quest_of(s)
    return {"work": work(s, quest), "harm": harms(s, quest)[0]}


# --- the Heroes


def power(s: GodOfWar) -> float:
    """Damage the players can do in a round, by the quality of their decks."""
    total = 0.0
    for seat, hand in enumerate(s.hands):
        owned = [*hand, *s.decks[seat], *s.tops[seat], *s.discards[seat]]
        mean = sum([WORTH[card] for card in owned]) / max(1, len(owned))
        of_seat = max(1.0, 0.62 * hand_limit(s, seat) * mean - 2.0)
        if s.dashboards[seat] == MIMIR:
            of_seat *= 0.5
        total += of_seat if seat_up(s, seat) else 0.2 * of_seat
        total += 0.05 * sum([WORTH[card] for card in s.tops[seat]])
    return total


def health(s: GodOfWar, danger: list[float]) -> float:
    """Health of all Heroes, less what the Scene Activations of this round will probably take."""
    coming = max(1, sum([name in ("scene_activation", "additional_activation") for name, _ in s.agenda]))
    left = 0.0
    for seat, hand in enumerate(s.hands):
        fended = _defense(hand)
        for hero in range(len(HEALTH)):
            if s.owner[hero] == seat and s.damage[hero] < HEALTH[hero]:
                taken = NEAR * coming * danger[hero]
                stopped = min(0.8 * taken, fended)
                fended -= stopped
                left += max(0.5, HEALTH[hero] - s.damage[hero] - taken + stopped)
    return left


def _defense(hand: list[int]) -> float:
    """Damage that the defense sets of a hand can stop."""
    icons = sorted([DEFENSE[card] for card in hand if DEFENSE[card] >= 0], reverse=True)
    if not icons:
        return 0.0
    numbers = sorted([PLAIN[card] for card in hand if PLAIN[card] and DEFENSE[card] < 0], reverse=True)
    numbers += [0] * len(icons)
    return sum([min(3.5, icon + numbers[i]) for i, icon in enumerate(icons)])


def _hands(s: GodOfWar, quest: Quest, left: float, harm: float) -> float:
    """What players can still do with their cards in this round."""
    total = 0.0
    acting = [frame[1][0] for frame in s.agenda if frame[0] == "turn"]
    for seat, hand in enumerate(s.hands):
        if seat in acting or s.dashboards[seat] == MIMIR:
            total += HAND * sum([WORTH[card] for card in hand])
    if s.active >= 0:
        heroes = [h for h in heroes_up(s) if s.owner[h] == s.active and s.column[h] >= 0]
        total += CHANCE_OF_USE * max([_prospect(s, quest, h, left, harm) for h in heroes], default=0.0)
    return total


def _prospect(s: GodOfWar, quest: Quest, hero: int, left: float, harm: float) -> float:
    """The best a Hero can do where he stands."""
    seat, column = s.active, s.column[hero]
    aims = _aims(s, quest)
    best = 0.0
    for pos in attacks.targets(s, seat, hero):
        enemy = enemy_at(s, pos)
        assert enemy is not None
        strength = _strength(s.hands[seat], attacks.need_for(s, pos)) + s.attack_bonus[hero]
        armor = armor_left(s, pos, enemy)
        there = enemy.health - enemy_damage(s, pos, enemy)
        if armor:
            done = ARMOR_WORK * armor if strength >= armor else 0.0
        else:
            done = max(0.0, min(there, strength - _fixed_defense(s, enemy)))
        gain = WORK * done / (left + LEFT_AT_THE_END) if _aimed(aims, enemy.id) else 0.0
        if not armor:
            gain += 0.5 * HARM * done / there * harm_of_enemy(s, quest, pos) / (harm + 1.0)
        best = max(best, gain)
    for spot in spots.spots_at(s, column):
        if spots.why_not_spot(s, seat, hero, spot) is None:
            effects = quest.spots[spot].effects
            share = _spot_work(s, effects, aims) / (left + LEFT_AT_THE_END)
            best = max(best, WORK * share + LOSING * _saved(s, quest, effects))
    return best


def _strength(hand: list[int], need: str) -> int:
    """The strongest set of a hand."""
    icons = sets.icon_cards(hand, need)
    if not icons:
        return 0
    together = sum([PLAIN[card] for card in hand if not ALONE[card]])
    alone = max([PLAIN[card] for card in hand if ALONE[card]], default=0)
    joined = [sets.ICONS[need][icon] for icon in icons]
    return max(max(joined) + together, alone if 0 in joined else 0)


def _spot_work(s: GodOfWar, effects: Effects, aims: tuple[Atom, ...]) -> float:
    done = 0.5
    for effect in effects:
        if (
            effect.word == "tok"
            and effect.step > 0
            and any(a.word == "tok" and a.who == effect.token for a in aims)
        ):
            done += TOKEN_WORK
        elif effect.word in ("hit", "assault"):
            done += amount(s, effect.n) + (2.0 if effect.n.paid else 0.0)
        elif effect.word == "break":
            done += 4.0
    return done


def _risk(tokens: int) -> float:
    """The chance to lose soon by a box that so many tokens keep away."""
    return 0.35 * 0.3**tokens


def _saved(s: GodOfWar, quest: Quest, effects: Effects) -> float:
    """How much of that chance a spot takes away: by another token, or by turning the card with their place up again."""
    saved = 0.0
    for effect in effects:
        for token in quest.guards:
            _, pos, side = quest.token_homes[token]
            lost = s.sides[pos] != side
            if effect.word == "tok" and effect.token == token and effect.step > 0 and not lost:
                saved += _risk(s.tokens[token]) - _risk(s.tokens[token] + effect.step)
            elif effect.word == "flip" and lost and effect.group is not None and effect.group[pos] == side:
                saved += _risk(0) - _risk(3)
    return saved


# --- the way to the goal


def _aims(s: GodOfWar, quest: Quest) -> tuple[Atom, ...]:
    return quest.aims[min(s.grid, len(quest.aims) - 1)]


def _aimed(aims: tuple[Atom, ...], who: int) -> bool:
    return any(atom.word == "clear" or (atom.word in ("killed", "hp") and atom.who == who) for atom in aims)


def work(s: GodOfWar, quest: Quest) -> float:
    """Damage still to be done for the Quest; tokens and armor count as so much damage."""
    total = sum(_left(s, quest, atom) for atom in dict.fromkeys(_aims(s, quest)))
    if s.grid < len(quest.aims) - 1:
        total += _whole(quest, len(quest.aims) - 1)
    return total


@lru_cache(maxsize=64)
def _whole(quest: Quest, grid: int) -> float:
    """The work of a part that has not begun."""
    total = 0.0
    for atom in quest.aims[grid]:
        if atom.word == "tok":
            total += TOKEN_WORK * atom.n
        elif atom.word == "hp":
            total += quest.healths[atom.who] - atom.n
    return total


def progress(s: GodOfWar, quest: Quest) -> float:
    """From 0 to 1: how much of what the Quest asks for is done."""
    aims = dict.fromkeys(_aims(s, quest))
    whole = sum(_of_start(quest, atom) for atom in aims)
    done = 1.0 - min(1.0, sum(_left(s, quest, atom) for atom in aims) / max(1.0, whole))
    return (s.grid + done) / len(quest.aims)


def _of_start(quest: Quest, atom: Atom) -> float:
    if atom.word == "killed":
        return float(quest.healths[atom.who])
    if atom.word == "clear":
        return float(sum(quest.healths))
    if atom.word == "hp":
        return float(max(1, quest.healths[atom.who] - atom.n))
    return TOKEN_WORK * atom.n if atom.word == "tok" else 0.0


def _left(s: GodOfWar, quest: Quest, atom: Atom) -> float:
    if atom.negated:
        return 0.0
    if atom.word == "killed":
        return _to_kill(s, quest, atom.who)
    if atom.word == "clear":
        return sum(_to_kill(s, quest, who) for who in range(len(quest.names.enemies)))
    if atom.word == "hp":
        left = health_left(s, quest, atom.who)
        if left == FAR:
            left = quest.healths[atom.who]
        return max(0, left - atom.n) + ARMOR_WORK * _armor(s, quest, atom.who)
    if atom.word == "tok" and atom.compare == ">=":
        return TOKEN_WORK * max(0, atom.n - s.tokens[atom.who])
    return 0.0


def _to_kill(s: GodOfWar, quest: Quest, who: int) -> float:
    """One that must not die first gives no credit for its last health before the others are dead."""
    if s.killed >> who & 1:
        return 0.0
    left, whole = health_left(s, quest, who), quest.healths[who]
    if left == FAR:
        return float(whole)
    if who in quest.feared and s.killed | 1 << who != (1 << len(quest.names.enemies)) - 1:
        left = max(left, int(SPARED * whole))
    pos = find_enemy(s, quest, who)
    enemy = enemy_at(s, pos) if pos >= 0 else None
    hard = 1.0 if enemy is None else _hardness(s, enemy)
    return left * hard + ARMOR_WORK * _armor(s, quest, who)


def _fixed_defense(s: GodOfWar, enemy: Enemy) -> float:
    return DIE_MEAN if enemy.defense is None else float(amount(s, enemy.defense))


def _hardness(s: GodOfWar, enemy: Enemy) -> float:
    """How much more it takes to hurt an Enemy with a fixed Defense."""
    if enemy.defense is None:
        return 1.0
    return (USUAL_STRENGTH - DIE_MEAN) / max(1.0, USUAL_STRENGTH - _fixed_defense(s, enemy))


def _armor(s: GodOfWar, quest: Quest, who: int) -> int:
    """Armor left on the visible cards of an Enemy; of several cards the least counts."""
    least = -1
    for pos, side in quest.where[s.grid][who]:
        if s.sides[pos] == side:
            enemy = quest.grids[s.grid][pos][side].enemy
            assert enemy is not None
            left = sum(enemy.armor[s.armor_lost[pos] :])
            least = left if least < 0 else min(least, left)
    return max(0, least)


def gone(s: GodOfWar) -> float:
    """How much of the game is over: Quests done, and of the one at hand what it asks for."""
    if s.won or s.lost:
        return 1.0
    part = 0.0 if s.quest < 0 else 1.0 if s.completed else progress(s, quest_of(s))
    return min(1.0, (s.done + part) / max(1, s.goal))
