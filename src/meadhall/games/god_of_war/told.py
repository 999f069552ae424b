"""The public numbers, and how whoever hears all events keeps count of them: nothing changes without being told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.games.god_of_war.content import HERO_VALUES
from meadhall.games.god_of_war.notation import POSITIONS
from meadhall.games.god_of_war.state import SEAT_VALUES, GodOfWar, hand_limit, quest_of

Known = dict[str, int]
Params = dict[str, Any]
BONUSES = ("attack_bonus", "defense_bonus", "freya")


def numbers(s: GodOfWar) -> Known:
    """What is counted on the table: of the Heroes, of the cards of the Scene, tokens, hand limits, the course of the game."""
    found = {"quests": s.done}
    for hero, name in enumerate(HERO_VALUES):
        if s.owner[hero] >= 0:
            found[f"damage of {name}"] = s.damage[hero]
            found[f"column of {name}"] = s.column[hero] + 1
            found[f"rage of {name}"] = s.rage[hero]
            for what in BONUSES:
                found[f"{what} of {name}"] = getattr(s, what)[hero]
    for seat in range(len(s.dashboards)):
        found[f"limit of {SEAT_VALUES[seat]}"] = hand_limit(s, seat) - s.hand_base
    if s.quest >= 0:
        quest = quest_of(s)
        found["round"] = s.round
        found |= {f"tokens {value}": n for value, n in zip(quest.token_values, s.tokens, strict=True)}
        found |= {f"damage at {at}": n for at, n in zip(POSITIONS, s.card_damage, strict=True)}
        found |= {
            f"damage at {at}": n for at, n in zip(quest.names.health_cards, s.health_damage, strict=True)
        }
    return found


def purse(s: GodOfWar, seat: int) -> Known:
    """What a player pays and wins, of all Heroes that are the seat's."""
    heroes = [hero for hero, owner in enumerate(s.owner) if owner == seat]
    if seat >= len(s.hands):
        return {}
    return {
        "damage": sum(s.damage[hero] for hero in heroes),
        "rage": sum(s.rage[hero] for hero in heroes),
        "cards": len(s.hands[seat]),
        **{what: sum(getattr(s, what)[hero] for hero in heroes) for what in BONUSES},
        "quests": s.done,
    }


def retell(known: Known, event: dict[str, Any]) -> None:
    """Keep count of one event."""
    told = TOLD.get(event["key"])
    if told is not None:
        told(known, event["params"])


def _forget(known: Known, *kinds: str) -> None:
    for name in list(known):
        if name.startswith(kinds):
            del known[name]


def _set(
    name: str, value: Callable[[Params], int] = lambda p: int(p["after"])
) -> Callable[[Known, Params], None]:
    def told(known: Known, p: Params) -> None:
        known[name.format(**p)] = value(p)

    return told


def _add(name: str, value: Callable[[Params], int]) -> Callable[[Known, Params], None]:
    def told(known: Known, p: Params) -> None:
        key = name.format(**p)
        known[key] = known.get(key, 0) + value(p)

    return told


def _column(p: Params) -> int:
    return int(str(p["column"]).partition(":")[2])


def _knocked_out(known: Known, p: Params) -> None:
    for what in (*BONUSES, "column"):
        known[f"{what} of {p['hero']}"] = 0


def _defeated(known: Known, p: Params) -> None:
    known[f"damage at {p['at']}"] = 0


def _quest(known: Known, p: Params) -> None:
    _forget(known, "tokens ", "damage at ", "round")


def _scene(known: Known, p: Params) -> None:
    for at in POSITIONS:
        known[f"damage at {at}"] = 0


def _cleaned_up(known: Known, p: Params) -> None:
    _forget(known, "damage of ", "column of ", "rage of ", "limit of ", *(f"{what} of " for what in BONUSES))


TOLD: dict[str, Callable[[Known, Params], None]] = {
    "round": _set("round", lambda p: int(p["n"])),
    "quest-begins": _quest,
    "scene-replaced": _scene,
    "quest-completed": _add("quests", lambda p: 1),
    "cleaned-up": _cleaned_up,
    "hero-placed": _set("column of {hero}", _column),
    "hero-moved": _set("column of {hero}", _column),
    "hero-pushed": _set("column of {hero}", _column),
    "hero-hurt": _add("damage of {hero}", lambda p: int(p["before"] - p["after"])),
    "hero-healed": _add("damage of {hero}", lambda p: int(p["before"] - p["after"])),
    "hero-returns": _set("damage of {hero}", lambda p: 0),
    "hero-knocked-out": _knocked_out,
    "rage-gained": _set("rage of {hero}"),
    "rage-used": _set("rage of {hero}"),
    "attack-bonus": _set("attack_bonus of {hero}"),
    "attack-bonus-used": _set("attack_bonus of {hero}"),
    "defense-bonus": _set("defense_bonus of {hero}"),
    "defense-bonus-used": _set("defense_bonus of {hero}"),
    "freya-token-given": _add("freya of {hero}", lambda p: 1),
    "freya-token-used": _add("freya of {hero}", lambda p: -1),
    "hand-limit-changed": _add("limit of {seat}", lambda p: int(p["after"] - p["before"])),
    "tokens-changed": _set("tokens {token}"),
    "enemy-hurt": _add("damage at {at}", lambda p: int(p["before"] - p["after"])),
    "enemy-healed": _add("damage at {at}", lambda p: int(p["before"] - p["after"])),
    "enemy-defeated": _defeated,
}
