"""What a position is worth to a seat, in Glory at the end of the game."""

from __future__ import annotations

from meadhall.games.reavers_of_midgard.content import CARD, ROUNDS, Reaver
from meadhall.games.reavers_of_midgard.scoring import total
from meadhall.games.reavers_of_midgard.state import Midgard

FOOD, FAVOR, DIE, UPGRADE, LEADER, SPECIALIST = 0.8, 1.2, 1.3, 2.0, 3.0, 1.2


def value(s: Midgard, seat: int) -> float:
    """The sheet as it stands, what the territories will bring, and what the resources can still buy."""
    sure = float(total(s, seat))
    if s.over:
        return sure
    left = ROUNDS - s.round
    horizon = min(1.0, (left + 0.5) / 2)
    soft = (
        min(s.food[seat], 10) * FOOD
        + min(s.favor[seat], 8) * FAVOR
        + sum(s.dice[seat]) * DIE
        + sum(s.upgrades[seat]) * UPGRADE * left / ROUNDS
        + (LEADER if s.leaders[seat] else 0.0)
    )
    reavers = sum(
        len(slot) for slot in s.slots[seat * 4 : seat * 4 + 4] if slot and isinstance(CARD[slot[0]], Reaver)
    )
    return sure + len(s.tiles[seat]) * left + soft * horizon + reavers * SPECIALIST * left
