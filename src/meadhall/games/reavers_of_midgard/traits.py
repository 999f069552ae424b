"""What a character may like in Reavers of Midgard (engine/characters.py)."""

from __future__ import annotations

from meadhall.engine.characters import Trait
from meadhall.games.reavers_of_midgard.content import CARD, SLOTS, Artifact, Battle, Prophecy, Reaver, Spoils
from meadhall.games.reavers_of_midgard.state import Midgard


def counted(kind: type) -> Trait:
    """Cards of a kind that the seat owns."""

    def count(s: Midgard, seat: int) -> int:
        rows = (s.pile[seat], s.open_pile[seat], s.artifacts[seat])
        return sum([isinstance(CARD[number], kind) for row in rows for number in row])

    return count


def crew(s: Midgard, seat: int) -> int:
    """Reavers in the four slots."""
    first = seat * len(SLOTS)
    slots = s.slots[first : first + len(SLOTS)]
    return sum([isinstance(CARD[number], Reaver) for slot in slots for number in slot])


TRAITS: dict[str, Trait] = {
    "battles": counted(Battle),
    "spoils": counted(Spoils),
    "artifacts": counted(Artifact),
    "prophecies": counted(Prophecy),
    "crew": crew,
    "territories": lambda s, seat: len(s.tiles[seat]),
    "tokens": lambda s, seat: sum([each[seat] for each in s.tokens]),
    "upgrades": lambda s, seat: sum(s.upgrades[seat]),
    "food": lambda s, seat: s.food[seat],
    "favor": lambda s, seat: s.favor[seat],
    "dice": lambda s, seat: sum(s.dice[seat]),
    "terror": lambda s, seat: s.terror[seat],
}
