"""The public numbers of a position, and how whoever hears the events knows them all."""

from typing import Any

from meadhall.games.blood_rage.board import figures_at
from meadhall.games.blood_rage.content import (
    A_LEADER,
    A_SHIP,
    A_WARRIOR,
    CONTENT,
    FIGURE_VALUES,
    PLACE_VALUES,
    PROVINCE_VALUES,
    PROVINCES,
    RESERVE,
    SEAT_VALUES,
    STAT_VALUES,
    STRIDE,
    VALHALLA,
    WARRIORS_PER_CLAN,
)
from meadhall.games.blood_rage.state import BloodRage

HOME = PLACE_VALUES[RESERVE]
FALLEN = PLACE_VALUES[VALHALLA]


def standing(seat: str, figure: str, place: str) -> str:
    """The number of a clan's figures of a type at a place."""
    return f"{seat} {figure} {place}"


def numbers(s: BloodRage) -> dict[str, int]:
    """Glory, Rage, steps of the stats, figures by place, and what is pillaged, destroyed or has passed."""
    if not s.glory:
        return {}
    found = {"age": s.age}
    for seat, name in enumerate(SEAT_VALUES[: len(s.glory)]):
        found[f"{name} glory"] = s.glory[seat]
        found[f"{name} rage"] = s.rage[seat]
        found[f"{name} passed"] = s.passed[seat]
        for stat, value in enumerate(STAT_VALUES):
            found[f"{name} {value}"] = s.stats[seat * 3 + stat]
        for place in range(STRIDE):
            for figure in figures_at(s, seat, place):
                count = s.warriors[seat * STRIDE + place] if figure == A_WARRIOR else 1
                found[standing(name, FIGURE_VALUES[figure], PLACE_VALUES[place])] = count
    for province in PROVINCES:
        found[f"{PROVINCE_VALUES[province]} pillaged"] = s.pillaged[province]
        found[f"{PROVINCE_VALUES[province]} destroyed"] = s.destroyed[province]
    return found


def purse(s: BloodRage, seat: int) -> dict[str, int]:
    """What a clan pays and wins."""
    if not s.glory:
        return {}
    return {
        "glory": s.glory[seat],
        "rage": s.rage[seat],
        **{f"stat_{name}": s.stats[seat * 3 + stat] for stat, name in enumerate(CONTENT.stats)},
        "cards": len(s.hands[seat]),
        "quests": len(s.committed[seat]),
        "upgrades": len(s.upgrades[seat]),
        "figures": s.fielded[seat],
        "fallen": s.figures[seat * STRIDE + VALHALLA],
    }


def retell(known: dict[str, int], event: dict[str, Any]) -> None:
    """What an event changes in them."""
    key, params = event["key"], event["params"]
    seat = params.get("seat", "")
    if key == "sheets-laid":
        lay_sheets(known, params["count"])
    elif key == "age-begins":
        known["age"] = params["age"]
    elif key in ("glory-gained", "glory-stolen"):
        known[f"{seat} glory"] = params["after"]
        if "victim" in params:
            known[f"{params['victim']} glory"] = params["left"]
    elif key in ("rage-set", "rage-paid", "rage-gained", "rage-stolen"):
        known[f"{seat} rage"] = params["after"]
        if "victim" in params:
            known[f"{params['victim']} rage"] = params["left"]
    elif key == "passed":
        known[f"{seat} rage"], known[f"{seat} passed"] = 0, 1
    elif key in ("action-phase-ends", "phase-begins"):
        forget_turns(known, key, params)
    elif key == "stat-raised":
        known[f"{seat} {params['stat']}"] = params["step"]
    elif key == "province-destroyed":
        known[f"{params['place']} destroyed"] = 1
    elif key == "pillage-succeeded":
        known[f"{params['place']} pillaged"] = 1
    elif key == "tokens-turned":
        known.update(dict.fromkeys([name for name in known if name.endswith(" pillaged")], 0))
    else:
        move_figures(known, key, seat, params)


def lay_sheets(known: dict[str, int], seats: int) -> None:
    """BR-6.1, BR-6.2: everything in reserve, every stat on its first step."""
    known["age"] = 1
    for seat in SEAT_VALUES[:seats]:
        known[f"{seat} rage"] = CONTENT.rage_start
        known.update({f"{seat} {stat}": 1 for stat in STAT_VALUES})
        for figure, count in ((A_WARRIOR, WARRIORS_PER_CLAN), (A_LEADER, 1), (A_SHIP, 1)):
            known[standing(seat, FIGURE_VALUES[figure], HOME)] = count


def forget_turns(known: dict[str, int], key: str, params: dict[str, Any]) -> None:
    """BR-9.10: no Rage after the phase; BR-9.8: who passed may act again in the next."""
    if key == "action-phase-ends":
        known.update(dict.fromkeys([name for name in known if name.endswith(" rage")], 0))
    elif params["phase"] == "phase:action":
        known.update(dict.fromkeys([name for name in known if name.endswith(" passed")], 0))


def move_figures(known: dict[str, int], key: str, seat: str, params: dict[str, Any]) -> None:
    """Whatever moves, joins, falls or leaves."""
    if key == "figures-released":
        for name in [name for name in known if name.startswith(f"{seat} ") and name.endswith(FALLEN)]:
            home = name.removesuffix(FALLEN) + HOME
            known[home] = known.get(home, 0) + known.pop(name)
        return
    source, target = {
        "monster-joined": ("", HOME),
        "monster-left": (params.get("place", ""), ""),
        "figures-destroyed": (params.get("place", ""), FALLEN),
    }.get(key, (params.get("source", ""), params.get("place", "")))
    if "figure" not in params or (key not in MOVES):
        return
    count = params.get("count", 1)
    if source:
        known[standing(seat, params["figure"], source)] -= count
    if target:
        at = standing(seat, params["figure"], target)
        known[at] = known.get(at, 0) + count


MOVES = (
    "figure-invaded",
    "figures-marched",
    "figure-joined",
    "witch-retreated",
    "leader-moved",
    "monster-joined",
    "monster-left",
    "figures-destroyed",
)
