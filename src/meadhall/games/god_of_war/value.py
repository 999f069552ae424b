"""What a position is worth, for bots: progress of the Quest against the health of the Heroes."""

from __future__ import annotations

from meadhall.games.god_of_war.content import HEALTH, RAGE_MAX
from meadhall.games.god_of_war.state import Table, heroes_up, quest_of


def value(s: Table, seat: int) -> float:
    """The same for everybody: they win or lose together."""
    if s.won:
        return 10_000.0
    if s.lost:
        return -1_000.0
    if s.quest < 0:
        return 0.0
    health = sum((HEALTH[h] - s.damage[h]) * 2.0 + 4.0 + s.rage[h] / RAGE_MAX[h] for h in heroes_up(s))
    return 1_000.0 * s.done + health + _progress(s)


def _progress(s: Table) -> float:
    quest = quest_of(s)
    return (
        3.0 * s.killed.bit_count()
        + sum(s.card_damage)
        + sum(s.health_damage)
        + len(quest.grids) * s.grid * 20
    )
