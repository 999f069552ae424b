"""What a character may like in God of War (engine/characters.py)."""

from __future__ import annotations

from meadhall.engine.characters import Trait
from meadhall.games.god_of_war.content import HEALTH
from meadhall.games.god_of_war.state import GodOfWar, quest_of
from meadhall.games.god_of_war.value import work


def done(s: GodOfWar, seat: int) -> float:
    """The work that is no longer left of the Quest at hand."""
    return 0.0 if s.quest < 0 or s.completed or s.won or s.lost else -work(s, quest_of(s))


def health(s: GodOfWar, seat: int) -> int:
    """Health that is left to the own Heroes."""
    return sum([HEALTH[hero] - s.damage[hero] for hero, owner in enumerate(s.owner) if owner == seat])


TRAITS: dict[str, Trait] = {
    "done": done,
    "health": health,
    "attack": lambda s, seat: sum(s.attack_bonus),
    "defense": lambda s, seat: sum(s.defense_bonus),
}
