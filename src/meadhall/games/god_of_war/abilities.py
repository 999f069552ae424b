"""Rage abilities (GOW-5.7.2, GOW-11)."""

from __future__ import annotations

from meadhall.engine import Reason, Rule, Subset, Value, replaced
from meadhall.engine.values import Values
from meadhall.games.god_of_war import enemies, flips, heroes, solo
from meadhall.games.god_of_war.content import (
    ATREUS,
    BROK,
    DASHBOARD_HEROES,
    FREYA,
    FREYA_TOKENS,
    HERO_VALUES,
    HEROES,
    KRATOS,
    MIMIR,
    RAGE_MAX,
    SINDRI,
)
from meadhall.games.god_of_war.state import (
    NOBODY,
    G,
    GodOfWar,
    armor_left,
    enemy_at,
    enemy_damage,
    enemy_positions,
    heroes_up,
    is_solo,
    is_up,
    one_per_enemy,
    side_at,
)

RAGE_VALUES = Values("rage", HEROES)
NOT_FULL = Reason("GOW-5.7.2", "rage-not-full")
NO_FREYA_TOKEN = Reason("GOW-11.4", "no-freya-token")
ALL_ARMORED = Reason("GOW-11.2", "all-armored")


def why_not_rage(s: GodOfWar, hero: int) -> Reason | None:
    if s.rage[hero] < RAGE_MAX[hero]:
        return NOT_FULL
    if hero == FREYA and sum(s.freya) >= FREYA_TOKENS:
        return NO_FREYA_TOKEN
    if hero == ATREUS and not petrel_targets(s):
        return ALL_ARMORED
    return None


def rage_values(s: GodOfWar, seat: int) -> list[Value]:
    """Rage abilities a seat may use now; Mimir's belongs to the reveal (GOW-11.3.7)."""
    own, rage = DASHBOARD_HEROES[s.dashboards[seat]], s.rage
    one, other = own[0], own[-1]
    if rage[one] < RAGE_MAX[one] and rage[other] < RAGE_MAX[other]:  # as mostly
        return []
    return [
        RAGE_VALUES[h]
        for h in own
        if rage[h] == RAGE_MAX[h] and h != MIMIR and is_up(s, h) and why_not_rage(s, h) is None
    ]


def helped(s: GodOfWar, hero: int) -> list[int]:
    """Whom the Rage ability of a Hero may help (GOW-11.4, GOW-11.5)."""
    if hero == FREYA:
        return heroes_up(s)
    return [h for h in (BROK, SINDRI) if is_up(s, h)] if hero in (BROK, SINDRI) else []


def use_rage(g: G, seat: int, hero: int, chosen: int = NOBODY) -> Rule[None]:
    """Rage returns to 0; what the Hero can do then (GOW-11). `chosen`: whom it helps, if that was said with it."""
    s = g.s
    heroes.spend_rage(g, hero, RAGE_VALUES[hero])
    if hero == KRATOS:
        spartan_rage(g)
    elif hero == ATREUS:
        yield from petrel(g, seat)
    elif hero == FREYA:
        if chosen < 0:
            chosen = yield from heroes.choose_hero(g, seat, "freya-token-to", helped(s, hero), "GOW-11.4")
        s.freya = replaced(s.freya, chosen, s.freya[chosen] + 1)
        g.tell("freya-token-given", clause="GOW-11.4", hero=HERO_VALUES[chosen], by=RAGE_VALUES[hero])
    else:
        key = "choice-of-arms" if hero == BROK else "arming"
        if chosen < 0:
            chosen = yield from heroes.choose_hero(g, seat, key, helped(s, hero), "GOW-11.5")
        if hero == BROK:
            heroes.add_attack_bonus(g, chosen, 3, "GOW-11.5.1", RAGE_VALUES[BROK])
        else:
            before, after = s.defense_bonus[chosen], s.defense_bonus[chosen] + 3
            s.defense_bonus = replaced(s.defense_bonus, chosen, after)
            g.tell(
                "defense-bonus",
                clause="GOW-11.5.2",
                hero=HERO_VALUES[chosen],
                before=before,
                after=after,
                by=RAGE_VALUES[SINDRI],
            )
    yield from flips.check(g, hero)


def spartan_rage(g: G) -> None:
    """GOW-11.1; in solo games all abilities become available again (GOW-14.1.2)."""
    heroes.add_attack_bonus(g, KRATOS, 3, "GOW-11.1", RAGE_VALUES[KRATOS])
    heroes.heal(g, KRATOS, 3, RAGE_VALUES[KRATOS])
    if is_solo(g.s) and any(g.s.abilities_used):
        solo.refresh(g.s)
        g.tell("abilities-refreshed", clause="GOW-14.1.2", by=RAGE_VALUES[KRATOS])


def petrel_targets(s: GodOfWar) -> list[int]:
    """Visible Enemies without armor."""
    return [
        pos
        for pos in one_per_enemy(s, enemy_positions(s))
        if (enemy := enemy_at(s, pos)) is not None and not armor_left(s, pos, enemy)
    ]


def health_left(s: GodOfWar, pos: int) -> int:
    enemy = enemy_at(s, pos)
    return 0 if enemy is None else enemy.health - enemy_damage(s, pos, enemy)


def petrel(g: G, seat: int) -> Rule[None]:
    """GOW-11.2: up to two different visible Enemies take 2 damage each; armor protects."""
    s = g.s
    values = {side_at(s, pos).value: pos for pos in petrel_targets(s)}
    weakest = sorted(values, key=lambda value: health_left(s, values[value]))[:2]
    picked: tuple[str, ...] = yield Subset(
        seat, "petrel", list(values), most=2, suggest=weakest, clause="GOW-11.2"
    )
    chosen = [values[value] for value in picked]
    named = [(pos, enemy.id) for pos in chosen if (enemy := enemy_at(s, pos)) is not None]
    for pos, who in named:
        enemy = enemy_at(s, pos)
        if enemy is not None and enemy.id == who:
            yield from enemies.hit(g, pos, 2, ATREUS, RAGE_VALUES[ATREUS])
