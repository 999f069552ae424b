"""What a character may like in Lords of Ragnarok (engine/characters.py)."""

from __future__ import annotations

from meadhall.engine.characters import Trait
from meadhall.games.lords_of_ragnarok.content import ARMIES
from meadhall.games.lords_of_ragnarok.state import Lords


def temples(s: Lords, seat: int) -> int:
    """Temples in own Regions."""
    return sum([temple for temple, owner in zip(s.temple, s.control, strict=True) if owner == seat])


TRAITS: dict[str, Trait] = {
    "regions": lambda s, seat: s.control.count(seat),
    "armies": lambda s, seat: sum(s.army_value[ARMIES * seat : ARMIES * seat + ARMIES]),
    "temples": temples,
    "priests": lambda s, seat: s.priests[seat] + sum(s.priests_sent[3 * seat : 3 * seat + 3]),
    "wounds": lambda s, seat: sum([each.count(seat) for each in s.wounds]),
    "trophies": lambda s, seat: s.trophy.count(seat),
    "runes": lambda s, seat: sum(s.runes[3 * seat : 3 * seat + 3]),
    "attributes": lambda s, seat: sum(s.attribute[3 * seat : 3 * seat + 3]),
    "gifts": lambda s, seat: len(s.gifts[seat]),
    "artifacts": lambda s, seat: s.holder.count(seat),
}
