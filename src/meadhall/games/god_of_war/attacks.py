"""Attacks of Heroes (GOW-5.4, GOW-5.5) and the solo Attacks of Atreus (GOW-14.1.3)."""

from __future__ import annotations

import sys

from meadhall.engine import Chance, Choose, Chosen, Params, Reason, Rule, Value, replaced
from meadhall.games.god_of_war import decks, effects, enemies, flips, heroes, sets, solo, windows
from meadhall.games.god_of_war.content import (
    CARD_VALUES,
    DIE,
    HERO_VALUES,
    HEROES,
    KRATOS,
    RAGES,
    STUNS,
)
from meadhall.games.god_of_war.state import (
    NOBODY,
    G,
    GodOfWar,
    amount,
    armor_left,
    enemy_at,
    enemy_damage,
    enemy_on,
    enemy_positions,
    grid_of,
    one_per_enemy,
    own_bodies,
    quest_of,
    side_at,
)

FACES = tuple(sorted(set(DIE)))
WEIGHTS = tuple(DIE.count(face) for face in FACES)

NO_ENEMY = Reason("GOW-5.4.1", "no-enemy-in-column")
NO_SET = Reason("GOW-5.3.3", "no-attack-set")


def need_for(s: GodOfWar, pos: int) -> str:
    """Which icon reaches a card: the lower row any, the upper row a Ranged one unless it is within reach (GOW-5.4.1)."""
    if pos >= 4:
        return "melee"
    reach = side_at(s, pos).reach
    return "melee" if reach and any(test(s) for test in reach) else "ranged"


def has_set(s: GodOfWar, seat: int, need: str) -> bool:
    hand = s.hands[seat]
    return sets.has_icon(hand, need) or (solo.can_use(s, solo.ATREUS_1) and sets.has_number(hand))


def targets(s: GodOfWar, seat: int, hero: int) -> list[int]:
    """Cards of the Hero's column that can be attacked with this hand: whoever has no set for the lower row has none for the upper."""
    upper, grid, sides = s.column[hero], grid_of(s), s.sides
    lower = upper + 4
    near = enemy_on(s, lower, grid[lower][sides[lower]]) is not None
    far = enemy_on(s, upper, grid[upper][sides[upper]]) is not None
    if far and (has_set(s, seat, "ranged") or (need_for(s, upper) == "melee" and has_set(s, seat, "melee"))):
        return [upper, lower] if near else [upper]
    return [lower] if near and has_set(s, seat, "melee") else []


def why_not_attack(s: GodOfWar, seat: int, hero: int) -> Reason | None:
    if targets(s, seat, hero):
        return None
    column = s.column[hero]
    if enemy_at(s, column) is None and enemy_at(s, column + 4) is None:
        return NO_ENEMY
    return NO_SET


def attack_set(s: GodOfWar, seat: int, need: str) -> sets.Making:
    """The set of an Attack that needs this icon; in solo games Atreus may be it (GOW-14.1.3)."""
    hand = s.hands[seat]
    arrow = solo.can_use(s, solo.ATREUS_1) and sets.has_number(hand)
    return sets.Making(hand, need, ability=solo.ATREUS_1A if arrow else "")


def attack(g: G, seat: int, hero: int, pos: int, making: sets.Making, chosen: Chosen) -> Rule[None]:
    """GOW-5.4.2 (a): the target, icon and Numbers were named together; then the Attack."""
    found = making.parted(chosen)
    assert found is not None
    ability = making.uses_ability(chosen)
    if ability:
        solo.use(g, solo.ATREUS_1, solo.ATREUS_1A)
    yield from resolve(g, seat, hero, [pos], found.cards, found.strength, ability or STUNS[found.icon])


def enough(s: GodOfWar, pos: int) -> int:
    """The strength that surely defeats the Enemy on a card, or destroys his armor: more does no more."""
    enemy = enemy_at(s, pos)
    if enemy is None:
        return 0
    armor = armor_left(s, pos, enemy)
    if armor:
        return armor
    defense = max(DIE) if enemy.defense is None else amount(s, enemy.defense)
    return defense + enemy.health - enemy_damage(s, pos, enemy)


def prospect(s: GodOfWar, pos: int, strength: int) -> Params:
    """What an Attack of this strength does to the card, before anybody adds something: the armor it meets, or the least and the most
    damage that the die leaves, and the health it has to take."""
    enemy = enemy_at(s, pos)
    if enemy is None:
        return {"strength": strength}
    armor = armor_left(s, pos, enemy)
    if armor:
        return {"strength": strength, "armor": armor}
    low, high = min(DIE), max(DIE)
    if enemy.defense is not None:
        low = high = amount(s, enemy.defense)
    return {
        "strength": strength,
        "least": max(0, strength - high),
        "most": max(0, strength - low),
        "left": enemy.health - enemy_damage(s, pos, enemy),
    }


def idle_attacks(s: GodOfWar) -> list[str]:
    """The Heroes of the active player who could hurt nobody with any Attack, unless others add something (GOW-5.4.2)."""
    if s.active == NOBODY or solo.can_use(s, solo.MIMIR_1):
        return []
    aimed = {hero: targets(s, s.active, hero) for hero in own_bodies(s, s.active)}
    return [
        f"attack:{HEROES[hero]}"
        for hero, found in aimed.items()
        if found and not any(_can_hurt(s, hero, pos) for pos in found)
    ]


def _can_hurt(s: GodOfWar, hero: int, pos: int) -> bool:
    """Or stun, or destroy armor, with the cards of the hand and the bonus that waits."""
    making = attack_set(s, s.active, need_for(s, pos))
    if any(STUNS[card] for card in s.hands[s.active] if card in sets.OF_ATTACKS):
        return True
    strongest = making.only() or making.proposed(sys.maxsize)
    if strongest is None:
        return True
    strength = making.strength(strongest) + s.attack_bonus[hero]
    enemy = enemy_at(s, pos)
    armor = 0 if enemy is None else armor_left(s, pos, enemy)
    return strength >= armor if armor else bool(prospect(s, pos, strength)["most"])


def can_attack_two(s: GodOfWar, seat: int) -> bool:
    return solo.can_use(s, solo.ATREUS_2) and sets.has_number(s.hands[seat]) and bool(enemy_positions(s))


def attack_two(g: G, seat: int) -> Rule[None]:
    """Atreus 2a: one Attack of Kratos against two different Enemies anywhere, one roll for both (GOW-14.1.4)."""
    s = g.s
    among = one_per_enemy(s, enemy_positions(s))
    first = yield from effects.choose_enemy(g, seat, "attack-target", among, "GOW-14.1.3")
    chosen = [first]
    others = [pos for pos in among if pos != first]
    if others:
        chosen.append((yield from effects.choose_enemy(g, seat, "second-target", others, "GOW-14.1.3")))
    making = sets.Making(s.hands[seat], "", ability=solo.ATREUS_2A)
    bonus = s.attack_bonus[KRATOS]
    picked = yield from sets.choose_set(
        seat,
        "attack-set",
        making,
        max(enough(s, pos) for pos in chosen) - bonus,
        lambda: {"hero": HERO_VALUES[KRATOS], "card": side_at(s, first).value, "bonus": bonus},
        lambda strength: {"strength": strength + bonus},
    )
    found = making.parted(picked)
    assert found is not None
    solo.use(g, solo.ATREUS_2, solo.ATREUS_2A)
    yield from resolve(g, seat, KRATOS, chosen, found.cards, found.strength, False)


def resolve(
    g: G, seat: int, hero: int, chosen: list[int], cards: list[int], strength: int, stuns: bool
) -> Rule[None]:
    """GOW-5.4.2 (b) to (i)."""
    s = g.s
    decks.put_into_play(s, seat, cards)
    sets.tell_cards(g, seat, hero, cards, "GOW-5.3.3")
    if s.attack_bonus[hero]:
        bonus = s.attack_bonus[hero]
        strength += bonus
        s.attack_bonus = replaced(s.attack_bonus, hero, 0)
        g.tell(
            "attack-bonus-used", clause="GOW-5.4.2", hero=HERO_VALUES[hero], n=bonus, before=bonus, after=0
        )
    named = [(pos, enemy.id) for pos in chosen if (enemy := enemy_at(s, pos)) is not None]
    first = chosen[0]
    strength += yield from windows.boost_attack(
        g, seat, hero, side_at(s, first).value, strength, lambda n: prospect(s, first, n)
    )
    named = [(pos, who) for pos, who in named if (enemy := enemy_at(s, pos)) is not None and enemy.id == who]
    chosen = [pos for pos, _ in named]
    tell_attack(g, hero, chosen, strength)
    heroes.gain_rage(g, hero, 1, "deed:attack")
    for card in cards:
        if RAGES[card]:
            heroes.gain_rage(g, hero, 1, CARD_VALUES[card])
    for pos in chosen if stuns else ():
        enemies.stun(g, pos, HERO_VALUES[hero])
    equal = len(chosen) > 1
    die = yield from _roll(g, seat, chosen, strength, equal)
    for pos, who in named:
        enemy = enemy_at(s, pos)
        if enemy is None or enemy.id != who:
            continue  # the first of two targets took the second one with it
        armor = armor_left(s, pos, enemy)
        if armor:
            g.result("attack", came="breaks" if strength >= armor else "holds", armor=armor)
            if strength >= armor:
                yield from enemies.destroy_armor(g, pos, hero, HERO_VALUES[hero])
            else:
                enemies.armor_holds(g, pos, enemy, strength)
        else:
            defense = die
            if enemy.defense is not None and not equal:
                defense = amount(s, enemy.defense)
                g.tell("defense-fixed", clause="GOW-5.4.2", enemy=quest_of(s).enemy_values[who], n=defense)
            left = enemy.health - enemy_damage(s, pos, enemy)
            came = "hurt" if left > strength - defense else "defeated"
            if not g.mute:
                met = "inverted" if defense < 0 else "die" if enemy.defense is None or equal else "defense"
                damage = max(0, strength - defense)
                g.result("attack", came=came, damage=damage, by=met, less=abs(defense))
            if strength > defense:
                yield from enemies.deal(g, pos, strength - defense, hero, HERO_VALUES[hero])
            else:
                enemies.unharmed(g, pos, enemy)
        yield from enemies.when(g, "attacked", enemy.id, hero)
        yield from flips.check(g, hero)
    decks.finish(s, seat, cards)


def tell_attack(g: G, hero: int, chosen: list[int], strength: int) -> None:
    """One Attack, also against two Enemies."""
    if g.mute:
        return
    s = g.s
    who, names = HERO_VALUES[hero], [side_at(s, pos).value for pos in chosen]
    if names:
        g.result("attack", card=names[0], strength=strength, met=1)
    if not names:
        g.tell("attack-void", clause="GOW-5.4.2", hero=who, n=strength)
    elif len(names) == 1:
        g.tell("attack", clause="GOW-5.4.2", hero=who, card=names[0], n=strength)
    else:
        g.tell("attack-two", clause="GOW-14.1.4", hero=who, card=names[0], other=names[1], n=strength)


def _roll(g: G, seat: int, chosen: list[int], strength: int, equal: bool) -> Rule[int]:
    """The Enemy die, if a target needs it; Mimir 1b turns the result into strength (GOW-14.1.5). `equal`: it counts for all alike
    (GOW-14.1.4)."""
    s = g.s
    needed = False
    for pos in chosen:
        enemy = enemy_at(s, pos)
        if enemy is not None and (enemy.defense is None or equal) and not armor_left(s, pos, enemy):
            needed = True
    if not needed:
        return 0
    face: int = yield Chance("enemy-die", FACES, WEIGHTS)
    g.tell("die-rolled", clause="GOW-5.4.2", n=face)
    if face and solo.can_use(s, solo.MIMIR_1):
        shown: dict[str, Value] = {"n": face, "strength": strength, "card": side_at(s, chosen[0]).value}
        shown |= {"more": strength + face, "less": max(0, strength - face)}
        invert: str = yield Choose(seat, "invert-die", heroes.YES_NO, clause="GOW-14.1.5", params=shown)
        if invert == "yes":
            solo.use(g, solo.MIMIR_1, solo.MIMIR_1B)
            return -face
    return face
