"""Everything printed that can be looked up, with where its values come from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from meadhall.engine.reference import Component
from meadhall.games.lords_of_ragnarok.content import (
    ACTIONS,
    ARTIFACTS,
    ATTACKS,
    BOSS_ID,
    CHALLENGES,
    COMBAT,
    CONDITIONS,
    EVENTS,
    GIFTS,
    GODS,
    HEROES,
    MONSTERS,
    REALMS,
    STORIES,
    VILLAINS,
    WHEEL,
)

GROUPS: tuple[tuple[str, str, tuple[Any, ...]], ...] = (
    # kind of the value, group it stands under, rows
    ("hero", "heroes", HEROES),
    ("story", "stories", STORIES),
    ("combat", "combat", COMBAT),
    ("gift", "gifts", GIFTS),
    ("artifact", "artifacts", ARTIFACTS),
    ("monster", "monsters", MONSTERS),
    ("attack", "attacks", ATTACKS),
    ("event", "events", EVENTS),
    ("condition", "conditions", CONDITIONS),
    ("monument", "gods", GODS),
    ("realm", "realms", REALMS),
    ("action", "wheel", WHEEL),
    ("villain", "villains", VILLAINS),
    ("action", "action_cards", ACTIONS),
    ("challenge", "challenges", CHALLENGES),
)


def reference() -> Iterator[Component]:
    """The components, group by group; the Boss is printed but for his Wound spaces."""
    for kind, group, rows in GROUPS:
        for row in rows:
            yield Component(f"{kind}:{row.id}", group, getattr(row, "copies", 1), row.src)
        if group == "monsters":
            yield Component(f"monster:{BOSS_ID}", group, 1, "S+H")
