"""What an expansion may add to the box: cards that are numbers and symbols of the content.

What only a function says (an ability of a Reaver, an Artifact) does not come by a file, and neither do sets, whose worth by number is printed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.engine.expansion import ExpansionOption, Field, Grows, number, word, words
from meadhall.games.reavers_of_midgard.content import CLANS, COLOURS, CONTENT, COST_SYMBOLS, COUNTED, Reward

ABILITIES = {ability.id: CLANS[ability.clan] for ability in CONTENT.abilities}
COUNT = number(1, 4).must
REWARD: dict[str, Field] = {
    name: number(-3, 3) if name == "terror" else number(1, 30 if name == "glory" else 4)
    for name in Reward.__slots__
}


def of_another_clan(row: Mapping[str, Any]) -> tuple[str, str] | None:
    clan = ABILITIES[row["ability"]]
    return None if row["clan"] == clan else ("clan", f"{clan!r}, as its ability")


GROWS = (
    Grows(
        "reavers.reaver",
        {
            "ability": word(*ABILITIES).must,
            "clan": word(*CLANS).must,
            "gain": words(3, *COLOURS).must,
            "rally": words(3, *COLOURS).must,
            "count": COUNT,
        },
        of_another_clan,
    ),
    Grows("sea_journeys.journey", {"cost": words(4, *COST_SYMBOLS).must, "count": COUNT}),
    Grows(
        "sea_battles.battle",
        {"defense": number(1, 9).must, "dice": words(6, *COST_SYMBOLS).must, "count": COUNT, **REWARD},
    ),
    Grows("prophecies.prophecy", {"counts": word(*COUNTED).must, "each": number(1, 9).must, "count": COUNT}),
)
EXPANSION = ExpansionOption(
    game="reavers-of-midgard",
    package="meadhall.games.reavers_of_midgard",
    grows=GROWS,
    taken=frozenset(card.id for card in CONTENT.card),
)
