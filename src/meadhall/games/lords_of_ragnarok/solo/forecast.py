"""What a Follower would do as the table stands, for each card that the die can select. Nothing hidden goes into it."""

from __future__ import annotations

from typing import Any

from meadhall.engine import replaced
from meadhall.games.lords_of_ragnarok import armies as army_rules
from meadhall.games.lords_of_ragnarok import prayer, resources
from meadhall.games.lords_of_ragnarok.board import REGION_VALUES, SIDE
from meadhall.games.lords_of_ragnarok.content import (
    ACTIONS,
    CHALLENGES,
    FOLLOWER_RUNE_ACTIONS,
    SURTR_DIE,
    WISDOM,
)
from meadhall.games.lords_of_ragnarok.names import ACTION, GOD, VILLAIN_CARD, WHEEL_OF
from meadhall.games.lords_of_ragnarok.solo import hunts, invasion, means, specials, ties, turn
from meadhall.games.lords_of_ragnarok.state import NOBODY, Table

COST = {action.id: action.cost for action in FOLLOWER_RUNE_ACTIONS}
LONG_NIGHT = next(i for i, card in enumerate(CHALLENGES) if card.id == "long_night")


def forecast(s: Table, p: int) -> list[dict[str, Any]]:
    """One entry for each card of the row, from left to right; empty while the Follower is at its turn."""
    f = p - s.humans
    if s.selected[f] != NOBODY or not s.action_rows[f]:
        return []
    places = [min(face, len(s.action_rows[f])) - 1 for face in SURTR_DIE]
    return [_with_card(s.copy(), p, place, places.count(place)) for place in range(len(s.action_rows[f]))]


def _with_card(s: Table, p: int, place: int, faces: int) -> dict[str, Any]:
    """SOLO-5.1 to 5.3 with the card at this place; `s` is a copy. The die shows it with so many of its six faces."""
    f = p - s.humans
    s.selected = replaced(s.selected, f, place)
    card = ACTIONS[s.action_rows[f][place]]
    priest = _priest(s, p)
    runes = _runes_after_prayer(s, p, priest)
    s.hero_at[p] = card.b2 if s.side else card.b34
    return {
        "card": f"action:{card.id}",
        "faces": faces,
        "priest": priest,
        "hero": REGION_VALUES[s.hero_at[p]],
        "runes": _runes(s, p, runes),
        "maneuver": _maneuver(s, p),
        "special": _special(s, p),
        "tie": card.tie,
        "leaves": card.icon != "reshuffle",
    }


def _priest(s: Table, p: int) -> dict[str, str] | None:
    """SOLO-7.1 to 7.3."""
    free = [prayer.GOD_ATTRIBUTE[god] for god in range(3) if prayer.free_slots(s, god) > 0]
    if not s.priests[p] or not free:
        return None
    allowed = [a for a in free if a in means.below_six(s, p)]
    if allowed:
        a, why = means.choose_attribute(s, p, allowed)
    else:
        a, why = next(a for a in means.preference(s, p) if a in free), "why:all_six"
    return {"god": GOD[prayer.GOD_ATTRIBUTE.index(a)], "why": why}


def _runes_after_prayer(s: Table, p: int, priest: dict[str, str] | None) -> int:
    """SOLO-7.6, 7.8: what it holds, one from a Forge near the Hero, and those of a Monument of Wisdom."""
    here = s.hero_at[p]
    count = resources.rune_count(s, p)
    if priest is not None:
        god = GOD.index(priest["god"])
        count += s.monument[god] if prayer.GOD_ATTRIBUTE[god] == WISDOM else 0
    count += any(s.forge_rune[r] for r in (here, *SIDE[s.side].neighbours[here]))
    return min(count, means.RUNE_LIMIT)


def _runes(s: Table, p: int, left: int) -> list[str]:
    """SOLO-9.1 to 9.3: the printed Rune Actions of the other cards that it can pay and do."""
    f = p - s.humans
    limit = turn.RUNE_ACTIONS_PER_TURN + (1 if LONG_NIGHT in s.challenges else 0)
    done: list[str] = []
    for place, card in enumerate(s.action_rows[f]):
        for act in ACTIONS[card].runes if place != s.selected[f] else ():
            if len(done) < limit and COST[act] <= left and turn.possible(s, p, act):
                left -= COST[act]
                done.append(f"follower_rune:{act}")
    return done


def _maneuver(s: Table, p: int) -> dict[str, str]:
    """SOLO-11.10 to 11.12, 11.20: recruit without Armies, else invade, else grow."""
    if not army_rules.on_board(s, p):
        return {"do": "recruit", "region": "", "why": "why:no_army"}
    targets = invasion.targets_of(s, p)
    if not targets:
        return {"do": "grow", "region": "", "why": "why:no_region"}
    winning = [r for r in targets if invasion.wins_by_taking(s, p, r)]
    left, why = ties.narrow(winning or targets, invasion.method(s, p))
    if winning and len(winning) < len(targets) and why == ties.ONLY:
        why = "why:winning_blow"
    if len(left) > 1:
        why = ties.tie_word(s, p)
    return {"do": "invade", "region": REGION_VALUES[ties.by_region(s, p, left)], "why": why}


def _special(s: Table, p: int) -> dict[str, Any]:
    """SOLO-12.2; with the Priority Action Monsters it hunts if it can (SOLO-12.31)."""
    card = ties.selected_card(s, p)
    assert card is not None
    choices = (
        (card.special, "why:card"),
        (VILLAIN_CARD[s.hero[p]].priority, "why:priority"),
        ("prepare", "why:last_wheel_action"),
    )
    for name, why in choices:
        space = WHEEL_OF[name]
        if specials.possible(s, p, space):
            return {"do": ACTION[space], "why": why, "hunts": name == "monsters" and hunts.will_hunt(s, p)}
    return {"do": "action:build_monument", "why": "why:nothing_else", "hunts": False}
