"""Everything printed that can be looked up, and which of its values are the house's because no source prints them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from meadhall.engine import Params
from meadhall.engine.reference import Component
from meadhall.games.reavers_of_midgard.content import (
    CARD,
    CONTENT,
    DECK_OF,
    DECKS,
    FRONTS,
    LOCATIONS,
    TILE,
    UPGRADES,
    Artifact,
)

Fact = tuple[str, Params]


def reference() -> Iterator[Component]:
    """Locations, cards by deck, territories, Ship Upgrade tiles."""
    for name in LOCATIONS:
        yield Component(f"location:{name}", "location", 1, "S")
    decks = {
        card.id: "artifact" if isinstance(card, Artifact) else DECKS[deck]
        for card, deck in zip(CARD, DECK_OF, strict=True)
    }
    for name, copies in Counter(card.id for card in CARD).items():
        yield _component("card", name, decks[name], copies)
    for front in FRONTS:
        yield _component("territory", front.id, "territory", 1)
    for name, copies in Counter(tile.id for tile in TILE).items():
        yield _component("tile", name, "tile", copies)
    for upgrade in UPGRADES:
        yield _component("upgrade", upgrade.id, "upgrade", upgrade.count)


def _component(kind: str, name: str, group: str, copies: int) -> Component:
    source = CONTENT.sources[name]
    facts: tuple[Fact, ...] = ((f"fact-house_{group}", {}),) if "H" in source.split("+") else ()
    return Component(f"{kind}:{name}", group, copies, source, facts)
