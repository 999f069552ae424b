"""Rewards of Sea Battles (RM-20.2) and of territories: the simple parts at once, cards as frames of their own."""

from __future__ import annotations

from typing import Any

from meadhall.engine import Rule
from meadhall.games.reavers_of_midgard.content import FARM, KEEP, TOWER, VILLAGE, WALL, Reward
from meadhall.games.reavers_of_midgard.dice import ANY_COLOUR, set_dice, settle
from meadhall.games.reavers_of_midgard.purse import (
    discard_terror,
    gain_favor,
    gain_food,
    gain_glory,
    gain_token,
)
from meadhall.games.reavers_of_midgard.state import G


def is_plain(reward: Reward) -> bool:
    """Nothing is asked and nothing is drawn."""
    return not (reward.die or reward.village or reward.keep or reward.reaver or reward.prophecy)


def gain_reward(g: G, seat: int, reward: Reward, by: str, clause: str) -> Rule[None]:
    """Everything a reward names; the frames it pushes run before whatever was pushed earlier."""
    if reward.glory:
        gain_glory(g, seat, reward.glory, by)
    if reward.food:
        gain_food(g, seat, reward.food, by)
    if reward.favor:
        gain_favor(g, seat, reward.favor, by)
    if reward.terror < 0:
        discard_terror(g, seat, by)
    for kind, count in ((FARM, reward.farm), (WALL, reward.wall), (TOWER, reward.tower)):
        for _ in range(count):
            gain_token(g, seat, kind, by)
    if reward.die:
        new = yield from set_dice(g, seat, (ANY_COLOUR,) * reward.die, by)
        yield from settle(g, seat, new)
    cards: list[tuple[Any, ...]] = []
    if reward.village:
        cards.append(("draw-spoils", seat, VILLAGE, reward.village, by, clause))
    if reward.keep:
        cards.append(("draw-spoils", seat, KEEP, reward.keep, by, clause))
    if reward.reaver:
        cards.append(("gain-reavers", seat, reward.reaver, by, clause))
    if reward.prophecy:
        cards.append(("draw-prophecy", seat, reward.prophecy, by))
    if cards:
        g.then(*cards)
