"""The Divine Gifts that are more than a number (LOR-16.3); the others of the 36 stand in numbers.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.engine import Choose, Reason, Rule, replaced
from meadhall.games.lords_of_ragnarok import monsters, rune_actions
from meadhall.games.lords_of_ragnarok.armies import grow, on_board, pick_army, settled
from meadhall.games.lords_of_ragnarok.board import REGION_OF, REGION_VALUES, SIDE
from meadhall.games.lords_of_ragnarok.causes import tell
from meadhall.games.lords_of_ragnarok.content import ARMY_MAX
from meadhall.games.lords_of_ragnarok.effects import Effect, RuneAction
from meadhall.games.lords_of_ragnarok.names import (
    MONSTER,
    MONSTER_OF,
    PASS,
    RUNE,
    RUNE_OF,
    SPACE,
    SPACE_OF,
    pick,
    who,
)
from meadhall.games.lords_of_ragnarok.resources import (
    draw_cards,
    heal,
    injuries,
    keep_rune_limit,
    return_rune,
    rune_count,
    runes_held,
    take_rune_kind,
)
from meadhall.games.lords_of_ragnarok.state import NOBODY, G, Lords

GIFT = "LOR-16.3"
BEACHHEAD_USED = 1


# after something happened


def victory_feast(g: G, p: int, payload: Any) -> Rule[None]:
    """After your Hunt, whatever its result, heal 1 Injury."""
    yield from heal(g, p, f"{GIFT} gift:victory_feast")


def songs_and_legends(g: G, p: int, m: int) -> Rule[None]:
    """A Monster you control that you activate with a Rune action may first move to an adjacent Region."""
    regions = [REGION_VALUES[r] for r in SIDE[g.s.side].neighbours[g.s.monster_at[m]]]
    answer: str = yield Choose(p, "songs-move", [*regions, PASS], clause=GIFT, params={"monster": MONSTER[m]})
    if answer != PASS:
        yield from monsters.move(g, p, m, REGION_OF[answer], f"{GIFT} gift:songs_and_legends")


def thing_assembly(g: G, p: int, activated: int) -> Rule[None]:
    """End of Maneuvers: an Army that was not activated and stands in an own Settlement may grow by 1."""
    s = g.s
    armies = [i for i in on_board(s, p) if i != activated and s.army_value[i] < ARMY_MAX and settled(s, i)]
    if armies:
        i = yield from pick_army(g, p, "thing-army", armies, f"{GIFT} gift:thing_assembly", PASS)
        if i >= 0:
            grow(g, i, 1, f"{GIFT} gift:thing_assembly")


def beachhead(g: G, p: int, i: int) -> None:
    """Once per turn an Army that lands by your Drakkar grows by 1 before any Battle."""
    if not g.s.once[p] & BEACHHEAD_USED:
        g.s.once = replaced(g.s.once, p, g.s.once[p] | BEACHHEAD_USED)
        grow(g, i, 1, f"{GIFT} gift:beachhead")


def spoils_of_war(g: G, p: int, payload: tuple[int, int]) -> Rule[None]:
    """After you win a Battle, draw 1 Combat card."""
    yield from draw_cards(g, p, 1, f"{GIFT} gift:spoils_of_war")


def ransom(g: G, p: int, payload: tuple[int, int]) -> Rule[None]:
    """After you win a Battle, the loser gives you 1 Rune of your choice."""
    s = g.s
    loser = payload[1]
    kinds = runes_held(s, loser)
    if not kinds:
        return
    answer: str = yield from pick(p, "ransom", kinds, f"{GIFT} gift:ransom")
    kind = RUNE_OF[answer]
    s.runes[3 * loser + kind] -= 1
    s.runes[3 * p + kind] += 1
    tell(g, "ransom", f"{GIFT} gift:ransom", seat=who(s, p), other=who(s, loser), rune=answer)
    yield from keep_rune_limit(g, p)


def hunters_eye(g: G, p: int, payload: Any) -> Rule[None]:
    """Start of your Hunt: draw 1 Combat card more."""
    yield from draw_cards(g, p, 1, f"{GIFT} gift:hunters_eye")


LISTENERS: dict[str, dict[str, Callable[..., Rule[None] | None]]] = {
    "hunt-over": {"victory_feast": victory_feast},
    "rune-activation": {"songs_and_legends": songs_and_legends},
    "maneuvers-over": {"thing_assembly": thing_assembly},
    "landed": {"beachhead": beachhead},
    "battle-won": {"spoils_of_war": spoils_of_war, "ransom": ransom},
    "hunt-begins": {"hunters_eye": hunters_eye},
}


# at a moment


def thread_may(s: Lords, p: int, where: Any) -> bool:
    """You hold a Rune and another kind is in the supply."""
    return any(s.rune_supply[k] and rune_count(s, p) > s.runes[3 * p + k] for k in range(3))


def thread_of_the_norns(g: G, p: int, where: Any) -> Rule[None]:
    """Start of the Rune Action phase: return 1 Rune, take 1 of another kind."""
    s = g.s
    held = [k for k in range(3) if s.runes[3 * p + k] and any(s.rune_supply[o] for o in range(3) if o != k)]
    answer: str = yield from pick(
        p, "discard-rune", [RUNE[k] for k in held], f"{GIFT} gift:thread_of_the_norns", count=1
    )
    given = RUNE_OF[answer]
    other = [RUNE[k] for k in range(3) if k != given and s.rune_supply[k]]
    return_rune(g, p, given, f"{GIFT} gift:thread_of_the_norns")
    answer = yield from pick(p, "rune-kind", other, f"{GIFT} gift:thread_of_the_norns")
    take_rune_kind(g, p, RUNE_OF[answer], 1, f"{GIFT} gift:thread_of_the_norns")


def skirmishers_may(s: Lords, p: int, where: Any) -> bool:
    return rune_count(s, p) > 0


def skirmishers(g: G, p: int, where: Any) -> Rule[None]:
    """Start of a Battle: return 1 Rune to draw 1 Combat card."""
    answer: str = yield from pick(p, "discard-rune", runes_held(g.s, p), f"{GIFT} gift:skirmishers", count=1)
    return_rune(g, p, RUNE_OF[answer], f"{GIFT} gift:skirmishers")
    yield from draw_cards(g, p, 1, f"{GIFT} gift:skirmishers")


MOMENTS: dict[str, dict[str, Effect]] = {
    "use-rune-phase": {
        "thread_of_the_norns": Effect("gift:thread_of_the_norns", thread_may, thread_of_the_norns)
    },
    "use-battle-start": {"skirmishers": Effect("gift:skirmishers", skirmishers_may, skirmishers)},
}


# Rune actions of their own (LOR-7.4)

NO_INJURY = Reason("LOR-7.4", "no-injury")
NO_TARGET = Reason("LOR-7.4", "no-monster-here")


def why_not_sap(s: Lords, p: int) -> Reason | None:
    return None if injuries(s, p) else NO_INJURY


def sap_of_the_world_tree(g: G, p: int) -> Rule[None]:
    """1 Rune of any kind: heal up to 2 Injuries."""
    yield from rune_actions.pay(g, p, 1)
    yield from heal(g, p, f"{GIFT} gift:sap_of_the_world_tree")
    yield from heal(g, p, f"{GIFT} gift:sap_of_the_world_tree")


def why_not_arrows(s: Lords, p: int) -> Reason | None:
    return None if any(s.monster_at[m] == s.hero_at[p] for m in range(6)) else NO_TARGET


def poisoned_arrows(g: G, p: int) -> Rule[None]:
    """2 different Runes: 1 Wound of any type to a Monster in the Region with your Hero, outside a Hunt."""
    s = g.s
    yield from rune_actions.pay(g, p, 2)
    here = [MONSTER[m] for m in range(6) if s.monster_at[m] == s.hero_at[p]]
    m = MONSTER_OF[(yield from pick(p, "arrows-monster", here, f"{GIFT} gift:poisoned_arrows"))]
    spaces = [SPACE[k] for k, owner in enumerate(s.wounds[m]) if owner == NOBODY]
    answer: str = yield from pick(p, "arrows-space", spaces, f"{GIFT} gift:poisoned_arrows")
    monsters.wound_outside_hunt(g, p, m, SPACE_OF[answer], "LOR-11.4.1 gift:poisoned_arrows")


RUNE_ACTIONS: dict[str, RuneAction] = {
    "rune_action:sap": RuneAction(1, why_not_sap, sap_of_the_world_tree, "sap_of_the_world_tree"),
    "rune_action:arrows": RuneAction(2, why_not_arrows, poisoned_arrows, "poisoned_arrows"),
}
