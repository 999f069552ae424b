"""Reavers of Midgard: six rounds, six locations, dice as a crew and Glory as the only thing that lasts."""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.engine import Option, Reason, Rules, Value
from meadhall.engine.characters import characters_of
from meadhall.engine.learned import learned_of
from meadhall.engine.prior import prior_of
from meadhall.engine.winning import scale_of
from meadhall.games.reavers_of_midgard.aid import AID
from meadhall.games.reavers_of_midgard.arrange import arrange
from meadhall.games.reavers_of_midgard.content import (
    CARDS,
    CONTENT,
    DECK_OF,
    DECKS,
    FOLDER,
    FRONTS,
    PILED,
    TILE,
    TILES,
)
from meadhall.games.reavers_of_midgard.expanding import EXPANSION
from meadhall.games.reavers_of_midgard.features import BURDENS, FEATURES, PARTS, features, stakes
from meadhall.games.reavers_of_midgard.flow import FRAMES, SPANS
from meadhall.games.reavers_of_midgard.invariants import invariants
from meadhall.games.reavers_of_midgard.keys import KEYS
from meadhall.games.reavers_of_midgard.names import DEED_OF
from meadhall.games.reavers_of_midgard.reference import reference
from meadhall.games.reavers_of_midgard.scoring import scores, winners
from meadhall.games.reavers_of_midgard.state import Midgard
from meadhall.games.reavers_of_midgard.told import numbers, purse, retell
from meadhall.games.reavers_of_midgard.traits import TRAITS
from meadhall.games.reavers_of_midgard.value import progress, value, values
from meadhall.games.reavers_of_midgard.view import seat_facts, table_facts


def pool(kind: str, component: int) -> str:
    """Hidden cards can be exchanged within their deck, hidden tiles within their front."""
    return DECKS[DECK_OF[component]] if kind == "card" else FRONTS[TILE[component].front].id


def fits(zone: str, kind: str, component: int) -> bool:
    """Only some cards can lie in a Glory pile."""
    return zone != "pile" or PILED[component]


def why_not_table(seats: int, options: Mapping[str, Value]) -> Reason | None:
    """RM-3.2: the host names a seat that is at the table, or leaves it to chance."""
    first = options["first_player"]
    if first != "random" and int(first) >= seats:
        return Reason("RM-3.2", "table-first-player", {"first": first, "last": seats - 1})
    return None


RULES = Rules(
    id="reavers-of-midgard",
    version="2.0.0",
    seats=range(2, 5),
    state=Midgard,
    frames=FRAMES,
    spans=SPANS,
    keys=KEYS,
    scores=scores,
    winners=winners,
    kinds={"card": CARDS, "tile": TILES},
    options={
        "first_player": Option("random", ("random", 0, 1, 2, 3)),
        "open_piles": Option("no", ("no", "yes")),
        "expansion": EXPANSION,
    },
    pool=pool,
    fits=fits,
    why_not_table=why_not_table,
    reference=reference,
    answers=tuple(DEED_OF),
    aid=AID,
    numbers=numbers,
    stage=lambda s: s.round,
    retell=retell,
    purse=purse,
    stakes=stakes,
    table_facts=table_facts,
    seat_facts=seat_facts,
    value=value,
    doubt=2.0,
    foresight=0.0,
    standings=values,
    progress=progress,
    characters=characters_of(FOLDER, TRAITS),
    prior=prior_of(FOLDER),
    scale=scale_of(FOLDER),
    learned=learned_of(
        FOLDER, FEATURES, features, lambda s: len(s.food), better=True, parts=PARTS, burdens=BURDENS
    ),
    arrange=arrange,
    invariants=invariants,
    content_hash=CONTENT.hash,
    folder=FOLDER,
)
