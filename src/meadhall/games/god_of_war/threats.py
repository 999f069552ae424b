"""Attacks of Enemies (GOW-6.3): targets, Mimir for his Medium, defense, damage, Stun and Poison."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from meadhall.engine import Choose, Rule, Value, replaced
from meadhall.games.god_of_war import decks, heroes, sets, windows
from meadhall.games.god_of_war.content import (
    CARD_VALUES,
    HEALTH,
    HERO_VALUES,
    MIMIR,
    PILE_KINDS,
    RAGES,
)
from meadhall.games.god_of_war.solo import ATREUS_2, ATREUS_2B, can_use, use
from meadhall.games.god_of_war.state import G, GodOfWar, enemy_on, grid_of, is_up, quest_of, side_at


def attack(
    g: G,
    pos: int,
    ranged: bool,
    strength: int,
    cols: tuple[int, ...],
    adds: str,
    by: str,
    fresh: bool = False,
) -> Rule[None]:
    """An attack of the card at `pos`: the farthest column, or every column shown from left to right (GOW-6.3.1 to 6.3.3).

    `by`: what attacks; it may have turned its card before (GOW-6.1.3). `fresh`: everybody has just been asked and nothing has
    happened since.
    """
    s = g.s
    if strength <= 0:
        return
    column = pos % 4
    if ranged:
        fresh = fresh and len(heroes.far_columns(s, column)) < 2
        far = yield from heroes.far_column(g, pos)
        targets: Sequence[int] = [far] if far >= 0 else ()
    else:
        targets = columns_hit(column, cols)
    side = side_at(s, pos)
    shown, stands = side.value, enemy_on(s, pos, side) is not None
    for target in targets:
        while not fresh and s.places[2 * target] >= 0:
            params: dict[str, Value] = {
                "card": by,
                "hero": HERO_VALUES[s.places[2 * target]],
                "strength": strength,
            }
            if not (yield from windows.ask_once(g, "under-attack", params)):
                break
        if not fresh:
            side = side_at(s, pos)
            if side.value != shown or (enemy_on(s, pos, side) is not None) != stands:
                return  # GOW-6.2.7: what was played has turned the card or defeated the Enemy
        fresh = False
        if s.places[2 * target] >= 0:
            yield from _attack_hero(g, by, s.places[2 * target], strength, adds)


@cache
def columns_hit(column: int, cols: tuple[int, ...]) -> tuple[int, ...]:
    """The columns that an attack from this one shows, from left to right; all, if it shows none."""
    return tuple(sorted(column + d for d in cols if 0 <= column + d < 4)) if cols else (0, 1, 2, 3)


def strength_bonus(s: GodOfWar, enemy: int) -> int:
    """`str` modifiers of the visible sides (GOW-12.4.2)."""
    if not quest_of(s).strengthened:
        return 0
    bonus = 0
    for pos, pair in enumerate(grid_of(s)):
        for test, who, n in pair[s.sides[pos]].strength:
            if who == enemy and test(s):
                bonus += n
    return bonus


def _attack_hero(g: G, enemy: str, hero: int, strength: int, adds: str) -> Rule[None]:
    """GOW-6.3.4, one target."""
    s = g.s
    target = hero
    if not g.mute:
        g.tell("hero-attacked", clause="GOW-6.3.4", card=enemy, hero=HERO_VALUES[hero], n=strength)
    if hero == s.medium and is_up(s, MIMIR):
        take: str = yield Choose(
            s.owner[MIMIR],
            "take-for-medium",
            heroes.YES_NO,
            clause="GOW-11.3.3",
            params={"hero": HERO_VALUES[hero], "strength": strength, "card": enemy},
        )
        if take == "yes":
            target = MIMIR
            g.tell("mimir-takes", clause="GOW-11.3.3", hero=HERO_VALUES[hero])
    seat = s.owner[target]
    cards, defense = yield from _defense_set(g, enemy, target, strength)
    if s.defense_bonus[target]:
        bonus = s.defense_bonus[target]
        defense += bonus
        s.defense_bonus = replaced(s.defense_bonus, target, 0)
        who = HERO_VALUES[target]
        g.tell("defense-bonus-used", clause="GOW-11.5.2", hero=who, n=bonus, before=bonus, after=0)
    if strength > defense:
        defense += yield from windows.boost_defense(g, enemy, target, strength - defense)
    taken = 0
    if strength > defense:
        taken = yield from heroes.hurt(g, target, strength - defense, "GOW-6.3.4", enemy)
    else:
        g.tell("attack-warded", clause="GOW-6.3.5", hero=HERO_VALUES[target], card=enemy)
    decks.finish(s, seat, cards)
    if taken and adds:
        decks.gain(g, seat, PILE_KINDS.index(adds), 1, enemy)


def _defense_set(g: G, enemy: str, hero: int, strength: int) -> Rule[tuple[list[int], int]]:
    """One defense set of the target's player (GOW-5.3.4), or none: its cards and its strength."""
    s = g.s
    seat = s.owner[hero]
    helped = can_use(s, ATREUS_2)
    if not helped and not sets.has_icon(s.hands[seat], "defense"):
        if not g.mute:
            g.tell("no-defense", clause="GOW-5.3.4", hero=HERO_VALUES[hero])
        return [], 0
    making = sets.Making(
        s.hands[seat], "defense", ability=ATREUS_2B if helped else "", joined=1, optional=True
    )
    chosen = yield from sets.choose_set(
        seat,
        "defend",
        making,
        strength - s.defense_bonus[hero],
        lambda: {"hero": HERO_VALUES[hero], "card": enemy, **outcome(s, hero, strength, 0)},
        lambda defense: outcome(s, hero, strength, defense),
    )
    if not chosen:
        return [], 0
    found = making.parted(chosen)
    assert found is not None
    if making.uses_ability(chosen):
        use(g, ATREUS_2, ATREUS_2B)
    decks.put_into_play(s, seat, found.cards)
    sets.tell_cards(g, seat, hero, found.cards, "GOW-5.3.4")
    for card in found.cards:
        if RAGES[card]:
            heroes.gain_rage(g, hero, 1, CARD_VALUES[card])
    g.tell("hero-defends", clause="GOW-6.3.4", hero=HERO_VALUES[hero], n=found.strength)
    return found.cards, found.strength


def outcome(s: GodOfWar, hero: int, strength: int, defense: int) -> dict[str, Value]:
    """What an Attack of this strength does to a Hero who defends with this much: his bonus counts with and without a set (GOW-11.5.2).
    `left` is his health afterwards: with 0 he is Knocked Out."""
    defense += s.defense_bonus[hero]
    through = max(0, strength - defense)
    left = max(0, HEALTH[hero] - s.damage[hero] - through)
    return {"strength": strength, "defense": defense, "through": through, "left": left}
