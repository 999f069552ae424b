"""God of War: The Card Game. One to four Heroes against Scenes of double-sided cards; everybody wins or nobody does."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from meadhall.engine import Option, Reason, Rules, Value
from meadhall.engine.characters import characters_of
from meadhall.engine.prior import prior_of
from meadhall.engine.winning import scale_of
from meadhall.games.god_of_war.aid import AID
from meadhall.games.god_of_war.arrange import arrange
from meadhall.games.god_of_war.content import CARDS, CONTENT_HASH, QUESTS
from meadhall.games.god_of_war.custom import NONE, SceneOption
from meadhall.games.god_of_war.flow import FRAMES, SPANS
from meadhall.games.god_of_war.invariants import invariants
from meadhall.games.god_of_war.keys import KEYS
from meadhall.games.god_of_war.reference import reference
from meadhall.games.god_of_war.scoring import scores, winners
from meadhall.games.god_of_war.state import GodOfWar
from meadhall.games.god_of_war.told import numbers, purse, retell
from meadhall.games.god_of_war.traits import TRAITS
from meadhall.games.god_of_war.value import gone, stakes, value
from meadhall.games.god_of_war.view import table_facts
from meadhall.games.god_of_war.windows import WINDOWS, concerns

OPTIONS = {
    "difficulty": Option("normal", ("easy", "normal", "hard")),
    "heroes": Option("choose", ("choose", "random")),
    "length": Option("full", ("full", "single")),
    "first_scene": Option("random", ("random", *(quest.id for quest in QUESTS))),
    "first_game": Option("no", ("no", "yes")),
    "first_player": Option("random", ("random", 0, 1, 2, 3)),
    "scene": SceneOption(NONE, (NONE,)),
}


def why_not_table(seats: int, options: Mapping[str, Value]) -> Reason | None:
    """GOW-3.9: the host names a seat that is at the table, or leaves it to chance."""
    first = options["first_player"]
    if first != "random" and int(first) >= seats:
        return Reason("GOW-3.9", "table-first-player", {"first": first, "last": seats - 1})
    return None


RULES: Rules[GodOfWar] = Rules(
    id="god-of-war",
    version="2.1.0",
    seats=range(1, 5),
    state=GodOfWar,
    frames=FRAMES,
    spans=SPANS,
    keys=KEYS,
    scores=scores,
    winners=winners,
    kinds={"card": CARDS},
    reference=reference,
    aid=AID,
    options=OPTIONS,
    table_facts=table_facts,
    value=value,
    doubt=5.0,
    foresight=0.5,
    progress=gone,
    characters=characters_of(Path(__file__).parent, TRAITS),
    prior=prior_of(Path(__file__).parent),
    scale=scale_of(Path(__file__).parent),
    cooperative=True,
    arrange=arrange,
    invariants=invariants,
    why_not_table=why_not_table,
    numbers=numbers,
    stage=lambda s: s.done + 1,
    retell=retell,
    purse=purse,
    stakes=stakes,
    windows=WINDOWS,
    pleas=frozenset({"help"}),
    orders=frozenset({"step"}),
    concerns=concerns,
    content_hash=CONTENT_HASH,
    folder=Path(__file__).parent,
)
