"""What is always true (GOW-I1 to GOW-I12)."""

from __future__ import annotations

from meadhall.games.god_of_war import flips
from meadhall.games.god_of_war.content import (
    CARDS,
    FREYA_TOKENS,
    HEALTH,
    HEROES,
    MIMIR,
    PILE,
    POISON_CARD,
    RAGE_MAX,
    STUN_CARD,
    STUN_TOKENS,
    TOKEN_COUNTS,
)
from meadhall.games.god_of_war.state import (
    GodOfWar,
    armor_left,
    enemy_at,
    enemy_damage,
    is_up,
    quest_of,
)


def invariants(s: GodOfWar) -> list[str]:
    """The broken ones, one sentence each."""
    return _cards(s) + _heroes(s) + (_scene(s) if s.quest >= 0 else []) + _end(s)


def _cards(s: GodOfWar) -> list[str]:
    broken = []
    if sorted(s.components("card")) != list(range(len(CARDS))):
        broken.append("I1: every card lies in exactly one place")
    if any(PILE[card] in (STUN_CARD, POISON_CARD) for hand in s.hands for card in hand):
        broken.append("I1: no Stun or Poison card is in a hand")
    return broken


def _heroes(s: GodOfWar) -> list[str]:
    broken = []
    for hero in range(len(HEROES)):
        if not 0 <= s.damage[hero] <= HEALTH[hero]:
            broken.append(f"I2: damage of {HEROES[hero]} is {s.damage[hero]}")
        if not 0 <= s.rage[hero] <= RAGE_MAX[hero]:
            broken.append(f"I3: Rage of {HEROES[hero]} is {s.rage[hero]}")
        count = s.places.count(hero)
        stands = s.column[hero] >= 0
        if count != stands or (stands and hero not in s.places[2 * s.column[hero] : 2 * s.column[hero] + 2]):
            broken.append(f"I4: {HEROES[hero]} stands in {count} places")
        if stands and (hero == MIMIR or not is_up(s, hero)):
            broken.append(f"I4: {HEROES[hero]} should stand nowhere")
    broken += [
        f"I4: column {c + 1} has nobody in front"
        for c in range(4)
        if s.places[2 * c] < 0 <= s.places[2 * c + 1]
    ]
    if sum(s.freya) > FREYA_TOKENS:
        broken.append("I11: too many Freya tokens")
    if sum(map(abs, s.hand_tokens)) > TOKEN_COUNTS["hand_limit"]:
        broken.append("I11: too many Hand-limit tokens")
    return broken


def _scene(s: GodOfWar) -> list[str]:
    broken = []
    quest = quest_of(s)
    for pos in range(8):
        enemy = enemy_at(s, pos)
        if enemy is not None:
            damage = enemy_damage(s, pos, enemy)
            if not 0 <= damage < enemy.health:
                broken.append(f"I5: the Enemy at {pos} has {damage} damage")
            if damage and armor_left(s, pos, enemy) and s.sides[pos] == 0 and enemy.health_card < 0:
                broken.append(f"I5: the Enemy at {pos} has armor and damage")
    for token, n in enumerate(s.tokens):
        grid, pos, side = quest.token_homes[token]
        in_play = grid < 0 or (grid == s.grid and s.sides[pos] == side)
        if not 0 <= n <= (quest.token_limits[token] if in_play else 0):
            broken.append(f"I6: {n} tokens {quest.token_values[token]}")
    if len(s.sides) != 8 or any(side not in (0, 1) for side in s.sides):
        broken.append("I10: eight cards lie in the Scene")
    common = sum(s.armor_lost) + sum(s.tokens) + sum(s.abilities_used)
    if common > TOKEN_COUNTS["common"]:
        broken.append(f"I11: {common} common tokens")
    if sum(s.dead) + sum(s.health_dead) > TOKEN_COUNTS["death"]:
        broken.append("I11: too many Death tokens")
    if sum(s.stunned) + sum(s.health_stunned) > STUN_TOKENS:
        broken.append("I11: too many Stun tokens")
    return broken


def _end(s: GodOfWar) -> list[str]:
    if s.won and (s.lost or s.done != s.goal):
        return ["I12: a won game is not lost and has all its Quests"]
    return []


def unsettled(s: GodOfWar) -> list[str]:
    """I7: after a state check nothing is due. Between two steps of a running Quest this must be empty."""
    quest = quest_of(s)
    broken = []
    if flips.due_flip(s, quest_of(s)) is not None:
        broken.append("I7: a flip is due")
    if quest.lose is not None and quest.lose(s):
        broken.append("I7: the Quest is lost")
    if quest.swap is not None and s.grid == 0:
        if quest.swap(s):
            broken.append("I7: the second Scene is due")
    elif quest.win(s):
        broken.append("I7: the Quest is won")
    return broken
