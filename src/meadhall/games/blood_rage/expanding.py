"""What an expansion may add to the box: cards whose effect is a number that the rules read already (the words of cards.toml).

A Monster is a figure too, and what no word says is a function: neither comes by a file.
"""

from collections.abc import Mapping
from typing import Any

from meadhall.engine.expansion import FLAG, ExpansionOption, Field, Grows, number, numbers, word
from meadhall.games.blood_rage.content import CONTENT

GODS = tuple(dict.fromkeys(card.god for card in CONTENT.cards if card.god))
DEATH = "valhalla"
EVERY: dict[str, Field] = {
    "god": word(*GODS),
    "copies": numbers(3, 0, 4).must,  # in the decks of Ages 1, 2, 3
    "players": number(2, 4),
}


def in_no_deck(row: Mapping[str, Any]) -> tuple[str, str] | None:
    return None if any(row["copies"]) else ("copies", "a copy in one of the three decks")


def wrong_quest(row: Mapping[str, Any]) -> tuple[str, str] | None:
    """BR-13, BR-17: a Quest names a land, or how many have to fall."""
    if (row["place"] == DEATH) != ("fallen" in row):
        return "fallen", f'a number if the place is "{DEATH}", and nothing otherwise'
    return in_no_deck(row)


def upgrade(kind: str, **words: Field) -> Grows:
    return Grows(f"cards.{kind}", {**EVERY, "cost": number(0, 9), **words}, in_no_deck)


STRENGTH = number(0, 9).must
GROWS = (
    Grows(
        "cards.battle",
        {
            **EVERY,
            "bonus": number(0, 9).must,
            "late": FLAG,
            "win_glory": number(1, 20),
            "win_rage": number(1, 9),
            "steal_glory": number(1, 20),
            "steal_rage": number(1, 9),
            "fallen_glory": number(1, 9),
        },
        in_no_deck,
    ),
    Grows(
        "cards.quest",
        {
            **EVERY,
            "place": word(*CONTENT.regions, *(province.id for province in CONTENT.provinces), DEATH).must,
            "fallen": number(1, 9),
            "glory": numbers(3, 1, 30).must,
        },
        wrong_quest,
    ),
    upgrade("leader", strength=STRENGTH),
    upgrade("warrior", strength=STRENGTH, warrior_pair=number(1, 18)),
    upgrade("ship", strength=STRENGTH, ship_fallen_glory=number(1, 30)),
    upgrade(
        "clan",
        release_glory=number(1, 9),
        discount=number(1, 9),
        quest_bonus=number(1, 9),
        ragnarok_factor=number(2, 4),
        quest_factor=number(2, 4),
        final_glory=number(1, 9),
    ),
)
EXPANSION = ExpansionOption(
    game="blood-rage",
    package="meadhall.games.blood_rage",
    grows=GROWS,
    taken=frozenset(card.id for card in CONTENT.cards),
)
