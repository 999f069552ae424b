"""The public numbers of a position, and how events tell them: whoever hears everything knows them all (a law)."""

from __future__ import annotations

from typing import Any

from meadhall.games.reavers_of_midgard.content import TOKENS
from meadhall.games.reavers_of_midgard.names import ARTIFACT_CARDS
from meadhall.games.reavers_of_midgard.state import Midgard

PURSE = ("glory", "food", "favor", "terror")
GAINED_DIE = ("die-rolled", "die-set", "die-traded")
LOST_DIE = ("die-discarded", "die-paid", "die-lost", "artifact-used")
PAID = ("symbol-paid", "hammer-committed")
PILED = ("to-pile", "leaves-board", "prophecy-drawn", "prophecy-taken")
SEATED = {
    "start-player": "start",
    "marker-moved": "start",
    "marker-passed": "start",
    "honor-ship": "honor",
    "honor-passed": "honor",
}


def numbers(s: Midgard) -> dict[str, int]:
    """What everybody can count at the table. Counting begins with the first event, so whoever has a marker is counted from 1."""
    found = {"round": s.round, "start": s.start + 1, "honor": s.honor + 1}
    for seat in range(len(s.food)):
        for name in PURSE:
            found[f"{name}:{seat}"] = getattr(s, name)[seat]
        for kind, token in enumerate(TOKENS):
            found[f"{token}:{seat}"] = s.tokens[kind][seat]
        found[f"dice:{seat}"] = sum(s.dice[seat])
        found[f"upgrades:{seat}"] = sum(s.upgrades[seat])
        found[f"tiles:{seat}"] = len(s.tiles[seat]) + (len(s.flipped) if seat == s.acting else 0)
        found[f"artifacts:{seat}"] = len(s.artifacts[seat])
        found[f"pile:{seat}"] = len(s.pile[seat]) + len(s.open_pile[seat])
        found[f"specialists:{seat}"] = sum(map(len, s.slots[seat * 4 : seat * 4 + 4])) + len(s.leaders[seat])
    return found


def purse(s: Midgard, seat: int) -> dict[str, int]:
    """What a player pays and wins."""
    if not s.food:
        return {}
    return {
        **{name: getattr(s, name)[seat] for name in PURSE},
        **{token: s.tokens[kind][seat] for kind, token in enumerate(TOKENS)},
        "dice": sum(s.dice[seat]),
        "upgrades": sum(s.upgrades[seat]),
        "tiles": len(s.tiles[seat]) + (len(s.flipped) if seat == s.acting else 0),
        "artifacts": len(s.artifacts[seat]),
        "pile": len(s.pile[seat]) + len(s.open_pile[seat]),
        "specialists": sum(map(len, s.slots[seat * 4 : seat * 4 + 4])) + len(s.leaders[seat]),
    }


def retell(known: dict[str, int], event: dict[str, Any]) -> None:
    """Fold one event into the numbers."""
    key, params = event["key"], event["params"]
    seat = str(params.get("seat", "")).partition(":")[2]

    def change(name: str, by: int) -> None:
        known[f"{name}:{seat}"] = known.get(f"{name}:{seat}", 0) + by

    if key == "round-begins":
        known["round"] = params["round"]
    elif key == "cleanup":
        known["round"] = params["round"] + 1
    elif key in SEATED:
        known[SEATED[key]] = int(seat) + 1
        known.setdefault("round", 1)
    elif key == "token-gained":
        known[f"{params['token'].partition(':')[2]}:{seat}"] = params["after"]
    elif "after" in params:
        known[f"{key.partition('-')[0]}:{seat}"] = params["after"]
    elif key in GAINED_DIE:
        change("dice", 1)
    elif key in LOST_DIE or (key in PAID and params["source"].startswith("die:")):
        change("dice", -1)
    elif key in PILED:
        change("pile", 1)
        if key == "leaves-board":
            change("artifacts" if params["card"] in ARTIFACT_CARDS else "specialists", -1)
    elif key == "prophecy-discarded":
        change("pile", -1)
    elif key == "artifact-placed":
        change("artifacts", 1)
    elif key in ("specialized", "promoted"):
        change("specialists", 1)
    elif key in ("upgrade-placed", "upgrade-lost"):
        change("upgrades", 1 if key == "upgrade-placed" else -1)
    elif key == "territory-flipped":
        change("tiles", 1)
