"""Why something happened: every change of a number or a place names its cause in its event (`by`).

Rules hand a reason on as one word or two: the clause, and the card, Monster or ability that did it: "LOR-16.3 gift:bifrost". Where a
clause has one cause only, it stands here.
"""

from __future__ import annotations

from meadhall.engine import Value
from meadhall.games.lords_of_ragnarok.state import G

BY = {
    "LOR-2.2.3": "cause:strength",
    "LOR-2.3.6": "cause:limit",
    "LOR-2.7.4": "cause:first_ally",
    "LOR-3.1.4": "cause:setup",
    "LOR-3.3.1": "cause:setup",
    "LOR-3.3.2": "cause:setup",
    "LOR-3.4.5": "cause:setup",
    "LOR-3.4.6": "cause:setup",
    "LOR-3.4.7": "cause:setup",
    "LOR-5.2": "cause:prayer",
    "LOR-5.3": "cause:prayer",
    "LOR-5.7": "cause:forge",
    "LOR-6.1": "cause:hero",
    "LOR-7.1": "cause:rune_action",
    "LOR-7.2": "cause:rune_action",
    "LOR-8.2": "cause:maneuver",
    "LOR-8.3": "cause:maneuver",
    "LOR-9.5": "cause:covered",
    "LOR-10.1.1": "action:reinforce",
    "LOR-10.2.1": "action:mobilize",
    "LOR-10.3.1": "action:prepare",
    "LOR-10.4.2": "action:build_temple",
    "LOR-10.5.1": "action:monsters",
    "LOR-10.6.2": "action:usurp",
    "LOR-10.6.3": "action:usurp",
    "LOR-10.7.1": "action:build_monument",
    "LOR-10.7.3": "action:build_monument",
    "LOR-10.7.4": "action:build_monument",
    "LOR-10.7.5": "action:build_monument",
    "LOR-11.1.1": "cause:activation",
    "LOR-11.2.1": "cause:trample",
    "LOR-11.3.2": "cause:rings",
    "LOR-11.5.2": "rune_action:boss",
    "LOR-11.6.1": "cause:event",
    "LOR-11.6.2": "cause:event",
    "LOR-11.6.3": "cause:event",
    "LOR-12.1.3": "cause:hunt_start",
    "LOR-12.2.3": "cause:defence",
    "LOR-12.2.5": "cause:hunt_round",
    "LOR-12.2.6": "cause:weak_spot",
    "LOR-12.3.1": "cause:wound",
    "LOR-12.3.2": "cause:bow",
    "LOR-12.3.6": "cause:no_wound",
    "LOR-12.2.1": "cause:no_attacks",
    "LOR-12.6.2": "cause:all_injured",
    "LOR-12.6.3": "cause:hunt_failed",
    "LOR-12.6.4": "cause:hunt_failed",
    "LOR-12.6.5": "cause:hunt",
    "LOR-12.7.1": "cause:hunt",
    "LOR-12.7.2": "cause:hunt",
    "LOR-12.4.1": "cause:reward",
    "LOR-13.2": "cause:battle",
    "LOR-13.5": "cause:casualty",
    "LOR-13.6": "cause:lost_battle",
    "LOR-13.7": "cause:casualty",
    "LOR-13.8": "cause:battle",
    "LOR-13.9": "cause:battle",
    "LOR-15.2": "cause:monument_region",
    "LOR-16.2": "cause:gift_draft",
    "SOLO-2.7": "cause:setup",
    "SOLO-2.8": "cause:setup",
    "SOLO-2.9": "cause:setup",
    "SOLO-2.10": "cause:setup",
    "SOLO-2.12": "cause:asset",
    "SOLO-3.6": "cause:undefended",
    "SOLO-4.11": "cause:gift_draft",
    "SOLO-4.12": "monster:hati_skoll",
    "SOLO-7.5": "cause:prayer",
    "SOLO-7.6": "cause:prayer",
    "SOLO-7.8": "cause:forge",
    "SOLO-8.1": "cause:action_card",
    "SOLO-9.2": "cause:rune_action",
    "SOLO-9.5": "cause:no_rune_action",
    "SOLO-9.12": "cause:rune_action",
    "SOLO-9.21": "cause:rune_action",
    "SOLO-9.30": "cause:rune_action",
    "SOLO-9.50": "cause:rune_action",
    "SOLO-9.60": "cause:rune_action",
    "SOLO-10.11": "cause:monster",
    "SOLO-10.12": "cause:monster",
    "SOLO-10.20": "cause:monster",
    "SOLO-11.10": "cause:maneuver",
    "SOLO-11.11": "cause:maneuver",
    "SOLO-11.13": "cause:maneuver",
    "SOLO-11.14": "cause:maneuver",
    "SOLO-11.25": "cause:invasion",
    "SOLO-12.11": "cause:recruit",
    "SOLO-12.12": "cause:recruit",
    "SOLO-12.13": "cause:recruit",
    "SOLO-12.14": "cause:recruit",
    "SOLO-12.21": "action:mobilize",
    "SOLO-12.22": "action:mobilize",
    "SOLO-12.25": "action:prepare",
    "SOLO-12.27": "action:build_temple",
    "SOLO-12.28": "action:build_temple",
    "SOLO-12.32": "action:monsters",
    "SOLO-12.33": "cause:hunt_start",
    "SOLO-12.36": "cause:wound",
    "SOLO-12.38": "cause:reward",
    "SOLO-12.39": "cause:hunt",
    "SOLO-12.41": "cause:hunt",
    "SOLO-12.42": "cause:hand_back",
    "SOLO-12.51": "action:usurp",
    "SOLO-12.52": "action:usurp",
    "SOLO-12.60": "action:build_monument",
    "SOLO-12.61": "action:build_monument",
    "SOLO-12.63": "action:build_monument",
    "SOLO-13.2": "cause:card_bonus",
    "SOLO-13.5": "cause:card_bonus",
    "SOLO-14.10": "cause:battle",
    "SOLO-14.11": "cause:support",
    "SOLO-14.14": "cause:battle",
    "SOLO-14.16": "cause:casualty",
    "SOLO-14.17": "cause:retreat",
    "SOLO-14.19": "cause:battle",
    "SOLO-15.8": "cause:cleanse",
    "SOLO-15.11": "cause:cleanse",
    "SOLO-17.21": "cause:follower_conflict",
    "SOLO-19.2": "cause:challenge",
    "SOLO-19.5": "cause:easy_start",
}


def clause_of(because: str) -> str:
    return because.partition(" ")[0]


def cause_of(because: str) -> str:
    """The value of what did it."""
    clause, _, by = because.partition(" ")
    return by or BY[clause]


def tell(g: G, key: str, because: str, **params: Value) -> None:
    """Report a change of a number or a place, with its cause."""
    if not g.mute:
        g.tell(key, clause=clause_of(because), only=None, by=cause_of(because), **params)
