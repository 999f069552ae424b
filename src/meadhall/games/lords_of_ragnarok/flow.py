"""The sequence of play, in the order of the rulebook.

Set-up (LOR-3), then turn after turn (LOR-4): Prayer, Hero, Rune Action, Maneuvers, Special Action. A Follower's turn is in solo/turn.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.engine import Span
from meadhall.games.lords_of_ragnarok import (
    battle,
    gift_draft,
    hunt,
    monsters,
    monument,
    setup,
    special,
    wheel,
)
from meadhall.games.lords_of_ragnarok.battle import end_of_phase
from meadhall.games.lords_of_ragnarok.hero_phase import hero_phase
from meadhall.games.lords_of_ragnarok.maneuvers import maneuvers
from meadhall.games.lords_of_ragnarok.names import SEAT, after, who
from meadhall.games.lords_of_ragnarok.prayer import prayer
from meadhall.games.lords_of_ragnarok.resources import rune_count
from meadhall.games.lords_of_ragnarok.rune_actions import rune_phase
from meadhall.games.lords_of_ragnarok.solo import desolation
from meadhall.games.lords_of_ragnarok.solo import turn as solo_turn
from meadhall.games.lords_of_ragnarok.state import G, Lords

PHASES = (
    # LOR-4.1: the five phases: span, rule. A phase with the Battles at its end is what search looks at as one action.
    ("prayer", "prayer"),
    ("hero", "hero_phase"),
    ("rune_action", "rune_phase"),
    ("maneuvers", "maneuvers"),
    ("special", "special"),
)
SPANS = {
    "start": Span(action=True),
    "turn": Span(),
    **{kind: Span(action=True) for kind, _ in PHASES},
    "follower": Span(),
    "step": Span(),
    "battle": Span(odds=("winner",)),
    "hunt": Span(odds=("won",)),
    "attack": Span(),
    "monster": Span(),
    "event": Span(),
    "monument": Span(),
    "gifts": Span(),
    "end": Span(),
}


def turn(g: G, p: int) -> None:
    """LOR-4.1: five phases; LOR-4.5: the Special Action ends the turn."""
    s = g.s
    s.active, s.turn, s.phase, s.fought = p, s.turn + 1, 0, 0
    s.once = (0,) * s.players
    seat = who(s, p)
    g.begin("turn", seat=seat, turn=s.turn)
    g.next("end_turn", p)
    if not g.mute:
        g.tell("turn", clause="LOR-4.1", seat=seat, turn=s.turn)
    if p >= s.humans:
        if solo_turn.rests(s, s.turn):
            g.tell("follower-rests", clause="SOLO-19.6", seat=seat)
        else:
            g.push("follower_turn", p)
    else:
        g.then(
            ("phase", p, 1),
            ("phase", p, 2),
            ("phase", p, 3),
            ("phase", p, 4),
            ("phase", p, 5),
        )


def phase(g: G, p: int, number: int) -> None:
    """One phase; at its end control and Battles (LOR-4.4). A phase with nothing to decide is no frame."""
    s = g.s
    s.phase = number
    kind, rule = PHASES[number - 1]
    seat = SEAT[p]
    g.begin(kind, seat=seat)
    g.push("end_phase", p)
    if (number != 1 or may_pray(s, p)) and (number != 3 or may_act_by_rune(s, p)):
        if not g.mute:
            g.tell("phase", clause="LOR-4.1", seat=seat, phase=number)
        g.push(rule, p)


def may_pray(s: Lords, p: int) -> bool:
    """Something to send, to forge, or an Artifact for the start of the turn."""
    return s.priests[p] > 0 or s.forge_rune[s.hero_at[p]] == 1 or p in s.holder


def may_act_by_rune(s: Lords, p: int) -> bool:
    return rune_count(s, p) > 0 or p in s.holder


def end_turn(g: G, p: int) -> None:
    """The player on the left is next, unless that was the last turn (LOR-1.3.4)."""
    s = g.s
    if s.last_turns > 0:
        s.last_turns -= 1
        if s.last_turns == 0:
            monument.last_turn_over(g)
    if p < s.humans <= after(s, p):
        desolation.human_turns_over(s)
    g.push("turn", after(s, p))


FRAMES: dict[str, Callable[..., Any]] = {
    # LOR-3
    "setup": setup.setup,
    "humans": setup.humans,
    "choose_hero": setup.choose_hero,
    "start_region": setup.start_region,
    "begin": setup.begin,
    # LOR-4
    "turn": turn,
    "phase": phase,
    "prayer": prayer,
    "hero_phase": hero_phase,
    "rune_phase": rune_phase,
    "maneuvers": maneuvers,
    "special": wheel.choose_special,
    "end_phase": end_of_phase,
    "end_turn": end_turn,
    # LOR-9, 10
    "put_marker": wheel.put_marker,
    "covered": wheel.covered,
    "realm_bonus": wheel.realm_bonus,
    "act": wheel.act,
    "activation": special.activation,
    "second_monster": special.second_monster,
    "build_monument": monument.build_monument,
    # LOR-11
    "event": monsters.event,
    "event_activation": monsters.event_activation,
    "event_boss": monsters.event_boss,
    "event_over": monsters.event_over,
    # LOR-12
    "hunt_start": hunt.hunt_start,
    "hunt_deal": hunt.hunt_deal,
    "monster_round": hunt.monster_round,
    "defence": hunt.defence,
    "attack_outcome": hunt.attack_outcome,
    "hunt_goes_on": hunt.hunt_goes_on,
    "hero_round": hunt.hero_round,
    "hunt_end": hunt.hunt_end,
    "hunt_over": hunt.hunt_over,
    # LOR-13
    "settle": battle.settle,
    "battle": battle.battle,
    "after_battle": battle.after_battle,
    # LOR-16
    "gift_draft": gift_draft.gift_draft,
    "take_gift": gift_draft.take_gift,
    "gift_rest": gift_draft.gift_rest,
    # SOLO
    **solo_turn.FRAMES,
}
