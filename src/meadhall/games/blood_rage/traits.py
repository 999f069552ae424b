"""What a character may like in Blood Rage (engine/characters.py)."""

from __future__ import annotations

from meadhall.engine.characters import Trait
from meadhall.games.blood_rage.content import AXES, HORNS, KIND, QUEST, RAGE, STRIDE, VALHALLA
from meadhall.games.blood_rage.state import BloodRage


def quests(s: BloodRage, seat: int) -> int:
    """Quests on the clan symbol, and by half those in hand."""
    held = sum([KIND[card] == QUEST for card in s.hands[seat]])
    return 2 * len(s.committed[seat]) + held


def slain(s: BloodRage, seat: int) -> int:
    """Figures of other clans in Valhalla."""
    return sum([s.figures[other * STRIDE + VALHALLA] for other in range(len(s.glory)) if other != seat])


TRAITS: dict[str, Trait] = {
    "pillaged": lambda s, seat: sum(s.pillaged),
    "rage": lambda s, seat: s.stats[3 * seat + RAGE],
    "axes": lambda s, seat: s.stats[3 * seat + AXES],
    "horns": lambda s, seat: s.stats[3 * seat + HORNS],
    "figures": lambda s, seat: s.fielded[seat],
    "upgrades": lambda s, seat: len(s.upgrades[seat]),
    "monsters": lambda s, seat: s.owners.count(seat),
    "fallen": lambda s, seat: s.figures[seat * STRIDE + VALHALLA],
    "slain": slain,
    "quests": quests,
}
