"""Damage to Enemies: armor (GOW-5.5), defeat (GOW-9.1), Stun tokens (GOW-6.4)."""

from __future__ import annotations

from collections.abc import Iterable

from meadhall.engine import Ask, Rule, Value, replaced
from meadhall.games.god_of_war import effects, flips
from meadhall.games.god_of_war.content import STUN_TOKENS
from meadhall.games.god_of_war.notation import POSITIONS, Enemy
from meadhall.games.god_of_war.state import (
    G,
    GodOfWar,
    armor_left,
    enemy_at,
    enemy_damage,
    grid_of,
    is_stunned,
    quest_of,
    side_at,
)


def destroy_armor(g: G, pos: int, me: int, by: str) -> Rule[None]:
    """GOW-5.5.3: the highest armor goes; with the last one the `flip armor` line is carried out."""
    s = g.s
    enemy = enemy_at(s, pos)
    if enemy is None or not armor_left(s, pos, enemy):
        return
    side = side_at(s, pos)
    before = armor_left(s, pos, enemy)
    s.armor_lost = replaced(s.armor_lost, pos, s.armor_lost[pos] + 1)
    after = armor_left(s, pos, enemy)
    _tell(g, "armor-destroyed", "GOW-5.5.2", pos, enemy, n=before, after=after, by=by)
    if not after and side.armor_flip is not None:
        yield from flips.flip_group(g, side.armor_flip.group, pos, me, side.value)
    yield from flips.check(g, me)


def _tell(g: G, key: str, clause: str, pos: int, enemy: Enemy, **params: Value) -> None:
    """An Enemy goes by one name, also where it is printed on several cards (GOW-12.9); the card says where."""
    if g.mute:
        return
    quest = quest_of(g.s)
    name, card = quest.enemy_values[enemy.id], side_at(g.s, pos).value
    at = quest.names.health_cards[enemy.health_card] if enemy.health_card >= 0 else POSITIONS[pos]
    g.tell(key, clause=clause, only=None, enemy=name, card=card, at=at, **params)


def deal(g: G, pos: int, n: int, me: int, by: str) -> Rule[None]:
    """Damage to the Enemy of a card; the caller has looked at the armor."""
    s = g.s
    enemy = enemy_at(s, pos)
    if enemy is None or n <= 0:
        return
    before = enemy.health - enemy_damage(s, pos, enemy)
    after = max(0, before - n)
    set_damage(s, pos, enemy, enemy.health - after)
    _tell(g, "enemy-hurt", "GOW-5.4.2", pos, enemy, n=n, before=before, after=after, by=by)
    if not after:
        yield from _defeat(g, pos, enemy, me, by)


def set_damage(s: GodOfWar, pos: int, enemy: Enemy, n: int) -> None:
    """On the card, or on the Health card (GOW-12.9)."""
    if enemy.health_card >= 0:
        s.health_damage = replaced(s.health_damage, enemy.health_card, n)
    else:
        s.card_damage = replaced(s.card_damage, pos, n)


def _defeat(g: G, pos: int, enemy: Enemy, me: int, by: str) -> Rule[None]:
    """GOW-9.1: record it, remove the damage, `when defeated` lines, then the flip or a Death token."""
    s = g.s
    side = side_at(s, pos)
    _tell(g, "enemy-defeated", "GOW-9.1", pos, enemy, by=by)
    s.killed |= 1 << enemy.id
    set_damage(s, pos, enemy, 0)
    if enemy.health_card >= 0:
        s.health_dead = replaced(s.health_dead, enemy.health_card, 1)
    else:
        s.dead = replaced(s.dead, pos, 1)
    yield from when(g, "defeated", enemy.id, me)
    if side.defeat_flip is not None:
        yield from flips.flip_group(g, side.defeat_flip.group, pos, me, side.value)
    yield from flips.check(g, me)


def when(g: G, event: str, enemy: int, me: int) -> Iterable[Ask]:
    """`when` lines of the visible sides for an Enemy attacked or defeated (GOW-12.4.6)."""
    return _carry_out_whens(g, event, enemy, me) if quest_of(g.s).listens else ()


def _carry_out_whens(g: G, event: str, enemy: int, me: int) -> Rule[None]:
    s = g.s
    for pos, pair in enumerate(grid_of(s)):
        for line in pair[s.sides[pos]].whens:
            if line.event == event and line.enemy == enemy:
                yield from effects.carry_out(g, line.effects, pos, me)


def hit(g: G, pos: int, n: int, me: int, by: str) -> Rule[None]:
    """GOW-13.9: damage without a die; nothing happens to an Enemy with armor."""
    enemy = enemy_at(g.s, pos)
    if enemy is not None and not armor_left(g.s, pos, enemy):
        yield from deal(g, pos, n, me, by)


def assault(g: G, pos: int, n: int, me: int, by: str) -> Rule[None]:
    """GOW-13.10: like an Attack without die."""
    s = g.s
    enemy = enemy_at(s, pos)
    if enemy is None:
        return
    armor = armor_left(s, pos, enemy)
    if not armor:
        yield from deal(g, pos, n, me, by)
    elif n >= armor:
        yield from destroy_armor(g, pos, me, by)
    else:
        armor_holds(g, pos, enemy, n)


def armor_holds(g: G, pos: int, enemy: Enemy, n: int) -> None:
    """GOW-5.5.2: too weak an Attack does nothing, and that is said."""
    armor = armor_left(g.s, pos, enemy)
    _tell(g, "armor-holds", "GOW-5.5.2", pos, enemy, n=armor, strength=n)


def unharmed(g: G, pos: int, enemy: Enemy) -> None:
    """GOW-5.4.2: an Attack that does no damage; that is said, too."""
    _tell(g, "enemy-unharmed", "GOW-5.4.2", pos, enemy)


def mend(g: G, pos: int, n: int, by: str) -> None:
    """GOW-13.12: the Enemy heals."""
    s = g.s
    enemy = enemy_at(s, pos)
    if enemy is None:
        return
    damage = enemy_damage(s, pos, enemy)
    healed = min(n, damage)
    if healed:
        set_damage(s, pos, enemy, damage - healed)
        before = enemy.health - damage
        after = before + healed
        _tell(g, "enemy-healed", "GOW-13.12", pos, enemy, n=healed, before=before, after=after, by=by)


def stun(g: G, pos: int, by: str) -> None:
    """GOW-13.13: a Stun token, if the Enemy has none and one is left (GOW-15.3)."""
    s = g.s
    enemy = enemy_at(s, pos)
    if enemy is None or is_stunned(s, pos, enemy):
        return
    if sum(s.stunned) + sum(s.health_stunned) >= STUN_TOKENS:
        return
    if enemy.health_card >= 0:
        s.health_stunned = replaced(s.health_stunned, enemy.health_card, 1)
    else:
        s.stunned = replaced(s.stunned, pos, 1)
    _tell(g, "enemy-stunned", "GOW-13.13", pos, enemy, by=by)


def unstun(g: G, pos: int, enemy: Enemy) -> None:
    """GOW-6.2.1: the Stun token goes instead of the Enemy's lines."""
    if enemy.health_card >= 0:
        g.s.health_stunned = replaced(g.s.health_stunned, enemy.health_card, 0)
    else:
        g.s.stunned = replaced(g.s.stunned, pos, 0)
    _tell(g, "enemy-recovers", "GOW-6.2.1", pos, enemy)
