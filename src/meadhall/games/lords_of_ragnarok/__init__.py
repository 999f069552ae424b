"""Lords of Ragnarok for 2 to 4, and alone or together against the Followers of Surtr."""

from __future__ import annotations

from pathlib import Path

from meadhall.engine import Rules
from meadhall.engine.characters import characters_of
from meadhall.engine.learned import learned_of
from meadhall.engine.prior import prior_of
from meadhall.engine.winning import scale_of
from meadhall.games.lords_of_ragnarok.aid import AID
from meadhall.games.lords_of_ragnarok.arrange import arrange
from meadhall.games.lords_of_ragnarok.cards.registry import LISTENERS
from meadhall.games.lords_of_ragnarok.content import ACTIONS, CONTENT_HASH, KINDS
from meadhall.games.lords_of_ragnarok.features import FEATURES, features
from meadhall.games.lords_of_ragnarok.flow import FRAMES, SPANS
from meadhall.games.lords_of_ragnarok.invariants import invariants
from meadhall.games.lords_of_ragnarok.keys import KEYS
from meadhall.games.lords_of_ragnarok.modifiers import in_play
from meadhall.games.lords_of_ragnarok.options import OPTIONS, why_not_table
from meadhall.games.lords_of_ragnarok.reference import reference
from meadhall.games.lords_of_ragnarok.state import Lords
from meadhall.games.lords_of_ragnarok.told import numbers, purse, retell
from meadhall.games.lords_of_ragnarok.traits import TRAITS
from meadhall.games.lords_of_ragnarok.value import progress, stakes, value, values
from meadhall.games.lords_of_ragnarok.view import scores, table_facts, winners


def pool(kind: str, component: int) -> str:
    """Which hidden cards may stand for each other: extended Action cards within their type, the others within their set."""
    if kind == "action":
        card = ACTIONS[component]
        return card.id[:-2] if card.deck == "hero" else card.deck
    return kind


ORDERS = frozenset(
    {
        "discard-card",
        "discard-rune",
        "keep-hero",
        "maneuver",
        "mobilize",
        "monster-do",
        "monster-move",
        "prayer",
        "special",
        "start-region",
        "wound-space",
    }
)


RULES: Rules[Lords] = Rules(
    id="lords-of-ragnarok",
    version="2.1.0",
    seats=range(1, 5),
    state=Lords,
    frames=FRAMES,
    keys=KEYS,
    scores=scores,
    winners=winners,
    kinds=KINDS,
    options=OPTIONS,
    pool=pool,
    in_play=in_play,
    listeners=LISTENERS,
    spans=SPANS,
    numbers=numbers,
    stage=lambda s: s.turn,
    retell=retell,
    purse=purse,
    stakes=stakes,
    table_facts=table_facts,
    value=value,
    doubt=0.5,
    standings=values,
    progress=progress,
    characters=characters_of(Path(__file__).parent, TRAITS),
    prior=prior_of(Path(__file__).parent),
    scale=scale_of(Path(__file__).parent),
    learned=learned_of(Path(__file__).parent, FEATURES, features, lambda s: s.players),
    arrange=arrange,
    invariants=invariants,
    why_not_table=why_not_table,
    orders=ORDERS,
    reference=reference,
    aid=AID,
    content_hash=CONTENT_HASH,
    folder=Path(__file__).parent,
)
