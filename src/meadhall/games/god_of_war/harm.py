"""What a Scene does to the Heroes, for bots: its attacks and boxes as shots with an aim, read once from the lines of its cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from meadhall.games.god_of_war.content import HEALTH
from meadhall.games.god_of_war.notation import Attack, Effect, Effects, Num
from meadhall.games.god_of_war.scenes import Quest, Side, Test, compile_state
from meadhall.games.god_of_war.state import GodOfWar, enemy_at, enemy_damage, heroes_up, is_stunned, seat_up

BLOCKED = 1.2
"""Damage a player fends off in a round."""
RETURNS = 0.4
"""How much of an Enemy that a rune can bring back is still there."""
STATE_CARD = 0.7
"""A Stun or Poison card, in damage."""

FAR_COLUMN, COLUMNS, EACH, ONE, NOBODY = range(5)


@dataclass(frozen=True, slots=True)
class Shot:
    """Damage under one rune: n and the tokens of a kind, to whom, if a state holds."""

    whom: int
    n: float
    token: int = -1
    columns: tuple[int, ...] = ()
    test: Test | None = None
    holds: bool = True


@dataclass(frozen=True, slots=True)
class Volley:
    """All shots of a side: those of its Enemy, those of its boxes; may a rune turn it to its front?"""

    enemy: tuple[Shot, ...]
    boxes: tuple[Shot, ...]
    returns: bool


@lru_cache(maxsize=64)
def volleys(quest: Quest, grid: int) -> tuple[tuple[Volley, Volley], ...]:
    return tuple((_volley(quest, front), _volley(quest, back)) for front, back in quest.grids[grid])


def _volley(quest: Quest, side: Side) -> Volley:
    enemy: list[Shot] = []
    boxes: list[Shot] = []
    returns = False
    for reaction in side.reactions:
        if reaction is not None:
            enemy += [
                _shot(side.pos, line, line.strength, STATE_CARD if line.adds else 0.0)
                for line in reaction.attacks
            ]
            for act in reaction.acts:
                enemy += _of_effects(quest, side.pos, act)
            for box in reaction.boxes:
                boxes += _of_effects(quest, side.pos, box)
            returns = returns or any(group is None or group[side.pos] == 0 for group in reaction.flips)
    return Volley(tuple(enemy), tuple(boxes), returns)


def _shot(pos: int, line: Attack | Effect, n: Num, more: float = 0.0) -> Shot:
    if line.ranged:
        return Shot(FAR_COLUMN, n.n + more, n.token, (pos % 4,))
    columns = [pos % 4 + d for d in line.cols] if line.cols else range(4)
    return Shot(COLUMNS, n.n + more, n.token, tuple(c for c in columns if 0 <= c < 4))


def _of_effects(quest: Quest, pos: int, effects: Effects) -> Iterator[Shot]:
    for e in effects:
        if e.word == "if":
            test = compile_state(quest, e.test)
            for holds, part in ((True, e.then), (False, e.other)):
                for shot in _of_effects(quest, pos, part):
                    yield Shot(shot.whom, shot.n, shot.token, shot.columns, test, holds)
        elif e.word == "strike" or (e.word == "hurt" and e.hero == "col"):
            yield _shot(pos, e, e.n)
        elif e.word == "hurt" and e.hero == "far":
            yield Shot(FAR_COLUMN, e.n.n, e.n.token, (pos % 4,))
        elif e.word == "hurt":
            yield Shot(EACH if e.hero == "each" else ONE, e.n.n, e.n.token)
        elif e.word == "hit":
            yield Shot(NOBODY, -0.7 * e.n.n)  # it helps the players
        elif e.word == "mend":
            yield Shot(NOBODY, 3.0 if e.n.all else 0.4 * e.n.n)
        elif e.word == "gain" and e.kind != "crystal":
            yield Shot(NOBODY, STATE_CARD)


def harms(s: GodOfWar, quest: Quest) -> tuple[float, list[float]]:
    """Damage the Scene does in a round wherever the Heroes stand, less what the players fend off; and for every Hero what the next
    Scene Activation does where they stand, before any defense."""
    danger = [0.0] * len(HEALTH)
    up = heroes_up(s)
    bodies = len([h for h in up if s.column[h] >= 0])
    total = 0.0
    for pos, pair in enumerate(volleys(quest, s.grid)):
        side = s.sides[pos]
        volley = pair[side]
        enemy = enemy_at(s, pos)
        if enemy is not None:
            if volley.enemy:
                left = max(0.0, 1.0 - enemy_damage(s, pos, enemy) / enemy.health)
                total += (0.4 + 0.6 * left**0.5) * _sum(s, volley.enemy, bodies)
                if not is_stunned(s, pos, enemy):
                    _aim(s, volley.enemy, up, danger)
        elif side and volley.returns:
            total += RETURNS * _sum(s, pair[0].enemy, bodies)
        if volley.boxes:
            total += _sum(s, volley.boxes, bodies)
            _aim(s, volley.boxes, up, danger)
    total *= (len(s.dashboards) + 1) / 6.0
    players = sum([seat_up(s, seat) for seat in range(len(s.dashboards))])
    return max(0.4 * total, total - BLOCKED * players, 0.0), [n / 6.0 for n in danger]


def harm_of_enemy(s: GodOfWar, quest: Quest, pos: int) -> float:
    """The part of the Enemy of a card in the damage of a round."""
    bodies = len([c for c in s.column if c >= 0])
    shots = volleys(quest, s.grid)[pos][s.sides[pos]].enemy
    return _sum(s, shots, bodies) * (len(s.dashboards) + 1) / 6.0


def _sum(s: GodOfWar, shots: tuple[Shot, ...], bodies: int) -> float:
    total = 0.0
    for shot in shots:
        if shot.test is None or shot.test(s) == shot.holds:
            n = shot.n + s.tokens[shot.token] if shot.token >= 0 else shot.n
            if shot.whom == COLUMNS:
                n *= len(shot.columns) * min(1.0, 0.3 + bodies / 6.0)
            elif shot.whom == EACH:
                n *= bodies
            total += n
    return total


def _aim(s: GodOfWar, shots: tuple[Shot, ...], up: list[int], danger: list[float]) -> None:
    places = s.places
    for shot in shots:
        if shot.whom == NOBODY or (shot.test is not None and shot.test(s) != shot.holds):
            continue
        n = shot.n + s.tokens[shot.token] if shot.token >= 0 else shot.n
        if shot.whom == COLUMNS:
            for c in shot.columns:
                if places[2 * c] >= 0:
                    danger[places[2 * c]] += n
        elif shot.whom == FAR_COLUMN:
            occupied = [c for c in (0, 1, 2, 3) if places[2 * c] >= 0]
            distance = max([abs(c - shot.columns[0]) for c in occupied], default=0)
            far = [c for c in occupied if abs(c - shot.columns[0]) == distance]
            for c in far:
                danger[places[2 * c]] += n / len(far)
        else:
            for hero in up:
                danger[hero] += n if shot.whom == EACH else n / len(up)
