"""The public numbers of a position, and how whoever hears all events keeps count of them."""

from __future__ import annotations

from typing import Any

from meadhall.games.lords_of_ragnarok.content import ARMIES, ATTRIBUTE_MIN, ATTRIBUTES, GODS, RUNES
from meadhall.games.lords_of_ragnarok.control import controlled, slayer_count
from meadhall.games.lords_of_ragnarok.names import who
from meadhall.games.lords_of_ragnarok.solo.battles import follower_in_battle
from meadhall.games.lords_of_ragnarok.solo.desolation import tokens
from meadhall.games.lords_of_ragnarok.state import Lords


def numbers(s: Lords) -> dict[str, int]:
    """By name: what everybody can count, of everybody who has a Hero. A Follower's Runes are all alike (SOLO-4.4)."""
    known = {f"monument:{god.id}": s.monument[i] for i, god in enumerate(GODS)}
    known |= {"temples": sum(s.temple), "desolation": tokens(s)}
    for p in range(s.players):
        if s.hero[p] < 0:
            continue
        name = who(s, p)
        runes = s.runes[3 * p : 3 * p + 3]
        if p < s.humans:
            known |= {f"rune:{RUNES[kind]} {name}": count for kind, count in enumerate(runes)}
        else:
            known[f"runes {name}"] = sum(runes)
        known |= {f"attribute:{a} {name}": s.attribute[3 * p + i] for i, a in enumerate(ATTRIBUTES)}
        known[f"injuries {name}"] = sum(s.injured[3 * p : 3 * p + 3])
        known[f"cards {name}"] = cards(s, p)
        known[f"priests {name}"] = s.priests[p]
        known[f"strength {name}"] = sum(s.army_value[ARMIES * p : ARMIES * p + ARMIES])
        known[f"regions {name}"] = controlled(s, p).bit_count()
        known[f"slayer {name}"] = slayer_count(s, p)
        known[f"gifts {name}"] = len(s.gifts[p])
        known[f"allies {name}"] = sum(mask >> p & 1 for mask in s.allies)
    return known


def purse(s: Lords, p: int) -> dict[str, int]:
    """What a participant pays and wins."""
    if p >= len(s.hero) or s.hero[p] < 0:
        return {}
    return {
        **{f"rune_{RUNES[kind]}": count for kind, count in enumerate(s.runes[3 * p : 3 * p + 3])},
        "cards": cards(s, p),
        "priests": s.priests[p],
        "regions": controlled(s, p).bit_count(),
        "armies": sum(s.army_value[ARMIES * p : ARMIES * p + ARMIES]),
        **{f"attribute_{name}": s.attribute[3 * p + i] for i, name in enumerate(ATTRIBUTES)},
        "injuries": sum(s.injured[3 * p : 3 * p + 3]),
        "slayer": slayer_count(s, p),
        "gifts": len(s.gifts[p]),
        "artifacts": s.holder.count(p),
        "allies": sum(mask >> p & 1 for mask in s.allies),
    }


def cards(s: Lords, p: int) -> int:
    """Combat cards that are not used: a Follower's battle deck is part of its hand (SOLO-14.19), and so is what it shows in a Hunt."""
    if p < s.humans:
        return len(s.hands[p])
    held = len(s.follower_hands[p - s.humans])
    if not s.battle_at:
        return held + len(s.played[p])
    return held + (len(s.battle_deck) if follower_in_battle(s) == p else 0)


# event -> number of the one it is about, and how it changes: a parameter, or a fixed step
COUNTED: dict[str, tuple[str, str | int]] = {
    "cards-drawn": ("cards", "count"),
    "card-discarded": ("cards", -1),
    "card-played": ("cards", -1),
    "priests-gained": ("priests", "count"),
    "priest-sent": ("priests", -1),
    "follower-priest": ("priests", -1),
    "army-recruited": ("strength", "value"),
    "follower-recruits": ("strength", "value"),
    "control": ("regions", 1),
    "conquered": ("regions", 1),
    "control-lost": ("regions", -1),
    "monster-defeated": ("slayer", 1),
    "slayer-token": ("slayer", 1),
    "injured": ("injuries", 1),
    "healed": ("injuries", -1),
    "gift-taken": ("gifts", 1),
    "alliance": ("allies", 1),
    "follower-allies": ("allies", 1),
    "follower-rune": ("runes", 1),
    "follower-forges": ("runes", 1),
    "follower-loses-rune": ("runes", -1),
}
STRENGTHS = ("army-grew", "army-shrank", "follower-strengthens")
ATTRIBUTE_EVENTS = ("attribute-raised", "attribute-lowered", "attribute-set", "follower-attribute")


def retell(known: dict[str, int], event: dict[str, Any]) -> None:
    """Fold one event into the numbers."""
    key, told = event["key"], event["params"]
    seat = told.get("seat", "")

    def add(name: str, by: int) -> None:
        known[name] = known.get(name, 0) + by

    if key in COUNTED:
        name, step = COUNTED[key]
        add(f"{name} {seat}", told[step] if isinstance(step, str) else step)
    if key == "conquered":
        add(f"regions {told['other']}", -1)
    elif key in STRENGTHS:
        add(f"strength {seat}", told["after"] - told["before"])
    elif key == "army-destroyed":
        add(f"strength {seat}", -told["before"])
    elif key in ATTRIBUTE_EVENTS:
        known[f"{told['attribute']} {seat}"] = told["after"]
    elif key == "hero-chosen":
        known.update({f"attribute:{name} {seat}": ATTRIBUTE_MIN for name in ATTRIBUTES})
    elif key in ("temple-built", "follower-temple"):
        add("temples", 1)
    elif key in ("monument-built", "follower-monument"):
        known[told["god"]] = told["after"]
    elif key in ("desolation", "desolation-removed"):
        add("desolation", 1 if key == "desolation" else -1)
    elif key == "follower-hand-back":
        add(f"cards {seat}", -told["count"])
    else:
        _runes(add, key, told, seat)


def _runes(add: Any, key: str, told: dict[str, Any], seat: str) -> None:
    """Runes come and go by kind."""
    if key in ("runes-taken", "rune-forged"):
        add(f"{told['rune']} {seat}" if seat.startswith("seat") else f"runes {seat}", told.get("count", 1))
    elif key == "rune-returned":
        add(f"{told['rune']} {seat}", -1)
    elif key == "runes-paid":
        for rune in told["pay"].partition(":")[2].split("_"):
            if rune in RUNES:
                add(f"rune:{rune} {seat}", -1)
    elif key == "follower-rune-action":
        add(f"runes {seat}", -told["cost"])
    elif key == "ransom":
        add(f"{told['rune']} {seat}", 1)
        other = told["other"]
        add(f"{told['rune']} {other}" if other.startswith("seat") else f"runes {other}", -1)
