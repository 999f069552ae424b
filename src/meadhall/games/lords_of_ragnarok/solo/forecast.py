"""What a Follower would do as the table stands, for each card that the die can select. Nothing hidden goes into it."""

from __future__ import annotations

from meadhall.engine import replaced
from meadhall.games.lords_of_ragnarok import armies as army_rules
from meadhall.games.lords_of_ragnarok import prayer, resources
from meadhall.games.lords_of_ragnarok.board import REGION_VALUES
from meadhall.games.lords_of_ragnarok.content import ACTIONS, SURTR_DIE, WISDOM
from meadhall.games.lords_of_ragnarok.facts import ForecastFacts, ManeuverFacts, PriestFacts, SpecialFacts
from meadhall.games.lords_of_ragnarok.names import ACTION, GOD, MONSTERS_ACTION, around
from meadhall.games.lords_of_ragnarok.solo import hunts, invasion, means, specials, ties, turn
from meadhall.games.lords_of_ragnarok.state import NOBODY, Lords


def rests_next(s: Lords, p: int) -> bool:
    """SOLO-19.6: is the next turn of the Follower one of rest?"""
    if s.turn:
        return turn.rests(s, s.turn + (around(s, s.active).index(p) or s.players))
    return turn.rests(s, 1 + around(s, s.humans).index(p))


def forecast(s: Lords, p: int) -> list[ForecastFacts]:
    """One entry for each card of the row, from left to right; empty while the Follower is at its turn and before a rest."""
    f = p - s.humans
    if s.selected[f] != NOBODY or not s.action_rows[f] or rests_next(s, p):
        return []
    places = [min(face, len(s.action_rows[f])) - 1 for face in SURTR_DIE]
    return [_with_card(s.copy(), p, place, places.count(place)) for place in range(len(s.action_rows[f]))]


def _with_card(s: Lords, p: int, place: int, faces: int) -> ForecastFacts:
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


def _priest(s: Lords, p: int) -> PriestFacts | None:
    """SOLO-7.1 to 7.3."""
    choice = turn.prayer_choice(s, p)
    if choice is None:
        return None
    return {"god": GOD[prayer.GOD_ATTRIBUTE.index(choice[0])], "why": choice[1]}


def _runes_after_prayer(s: Lords, p: int, priest: PriestFacts | None) -> int:
    """SOLO-7.6, 7.8: what it holds, one from a Forge near the Hero, and those of a Monument of Wisdom."""
    count = resources.rune_count(s, p)
    if priest is not None:
        god = GOD.index(priest["god"])
        count += s.monument[god] if prayer.GOD_ATTRIBUTE[god] == WISDOM else 0
    count += bool(turn.forges_near(s, p))
    return min(count, means.RUNE_LIMIT)


def _runes(s: Lords, p: int, left: int) -> list[str]:
    """SOLO-9.1 to 9.3: the printed Rune Actions of the other cards that it can pay and do."""
    printed = turn.printed_runes(s, p)
    done: list[str] = []
    number = -1
    while (number := turn.next_rune_action(s, p, number + 1, len(done), left)) >= 0:
        left -= turn.COST[printed[number]]
        done.append(f"follower_rune:{printed[number]}")
    return done


def _maneuver(s: Lords, p: int) -> ManeuverFacts:
    """SOLO-11.10 to 11.12, 11.20: recruit without Armies, else invade, else grow."""
    if not army_rules.on_board(s, p):
        return {"do": "recruit", "region": "", "why": "why:no_army"}
    targets = invasion.targets_of(s, p)
    if not targets:
        return {"do": "grow", "region": "", "why": "why:no_region"}
    left, why = invasion.best_targets(s, p, targets)
    if len(left) > 1:
        why = ties.tie_word(s, p)
    return {"do": "invade", "region": REGION_VALUES[ties.by_region(s, p, left)], "why": why}


def _special(s: Lords, p: int) -> SpecialFacts:
    """SOLO-12.2; with the Priority Action Monsters it hunts if it can (SOLO-12.31)."""
    space, why = specials.choose(s, p)
    if space < 0:
        return {"do": "action:build_monument", "why": why, "hunts": False}
    return {"do": ACTION[space], "why": why, "hunts": space == MONSTERS_ACTION and hunts.will_hunt(s, p)}
