"""SOLO-13.1 to 13.5: the bonus vocabulary of the Action cards (`if CONDITION: EFFECT`) and the starting assets."""

from __future__ import annotations

import re
from collections.abc import Callable

from meadhall.engine import Rule
from meadhall.engine.piles import added
from meadhall.games.lords_of_ragnarok import armies as army_rules
from meadhall.games.lords_of_ragnarok import control, gift_draft, monsters, resources, special
from meadhall.games.lords_of_ragnarok.board import SIDE
from meadhall.games.lords_of_ragnarok.causes import cause_of, clause_of, tell
from meadhall.games.lords_of_ragnarok.content import STRENGTH
from meadhall.games.lords_of_ragnarok.names import GIFT, MONSTER, carried, who
from meadhall.games.lords_of_ragnarok.solo import desolation, invasion, means, recruiting, ties
from meadhall.games.lords_of_ragnarok.state import NOBODY, G, Lords

WORD = re.compile(r"(\w+)(?:\((\w+)\))?")


def _parse(code: str) -> tuple[str, str]:
    match = WORD.fullmatch(code.strip())
    assert match, code
    return match[1], match[2] or ""


def split(code: str) -> tuple[str, str]:
    """Condition ("" = none) and effect of a bonus code."""
    if code.startswith("if "):
        condition, effect_code = code[3:].split(":")
        return condition.strip(), effect_code.strip()
    return "", code


# looking


def hunt_range(s: Lords, p: int) -> int:
    """SOLO-12.30."""
    return 1 + means.under(s, p)


def prey_in_range(s: Lords, p: int) -> list[int]:
    """Monsters (not the Boss) within Hunt range."""
    row = SIDE[s.side].distance[s.hero_at[p]]
    return [m for m in monsters.on_board(s) if row[s.monster_at[m]] <= hunt_range(s, p)]


def regions(s: Lords, p: int) -> int:
    return s.control.count(p)


def missing_regions(s: Lords, p: int) -> list[int]:
    """Single missing Regions of Lands that are otherwise the Follower's."""
    mine = control.controlled(s, p)
    left = [land & ~mine for land in SIDE[s.side].land_masks]
    return [mask.bit_length() - 1 for mask in left if mask.bit_count() == 1]


def temples(s: Lords, p: int) -> int:
    return control.temples_controlled(s, p)


def alliances(s: Lords, p: int) -> int:
    return sum(mask >> p & 1 for mask in s.allies)


CONDITIONS: dict[str, Callable[[Lords, int, int], bool]] = {
    "army_value_ge": lambda s, p, n: any(s.army_value[i] >= n for i in army_rules.on_board(s, p)),
    "armies_ge": lambda s, p, n: len(army_rules.on_board(s, p)) >= n,
    "armies_le": lambda s, p, n: len(army_rules.on_board(s, p)) <= n,
    "regions_ge": lambda s, p, n: regions(s, p) >= n,
    "lands_ge": lambda s, p, n: control.lands_controlled(s, p) >= n,
    "land_missing_one": lambda s, p, n: bool(missing_regions(s, p)),
    "temples_ge": lambda s, p, n: temples(s, p) >= n,
    "free_shrines_ge": lambda s, p, n: len(special.free_shrines(s, p)) >= n,
    "no_free_shrine": lambda s, p, n: not special.free_shrines(s, p),
    "hero_region": lambda s, p, n: bool(SIDE[s.side].shrines >> s.hero_at[p] & 1),
    "alliances_ge": lambda s, p, n: alliances(s, p) >= n,
    "hand_le": lambda s, p, n: len(s.follower_hands[p - s.humans]) <= n,
    "priests_le": lambda s, p, n: s.priests[p] <= n,
    "monsters_controlled_ge": lambda s, p, n: s.ring.count(p) >= n,
    "prey_in_range": lambda s, p, n: bool(prey_in_range(s, p)),
    "no_prey": lambda s, p, n: not prey_in_range(s, p),
    "slayer_count_ge": lambda s, p, n: control.slayer_count(s, p) >= n,
    "gained_region": lambda s, p, n: s.gained[p - s.humans] > 0,
    "no_region_gained": lambda s, p, n: s.gained[p - s.humans] == 0,
    "human_ahead": lambda s, p, n: any(regions(s, h) > regions(s, p) for h in range(s.humans)),
    "tokens_ge": lambda s, p, n: desolation.tokens(s) >= n,
    "tokens_le": lambda s, p, n: desolation.tokens(s) <= n,
}


def need(condition: str) -> str:
    """The condition as a value that is told."""
    return f"need:{condition.replace('(', '_').replace(')', '')}"


def fulfilled(s: Lords, p: int, condition: str) -> bool:
    if not condition:
        return True
    word, argument = _parse(condition)
    return CONDITIONS[word](s, p, int(argument) if argument.isdigit() else 0)


# effects


def draw(g: G, p: int, argument: str, clause: str) -> Rule[None]:
    yield from means.draw_combat(g, p, int(argument), clause)


def runes(g: G, p: int, argument: str, clause: str) -> None:
    means.gain_runes(g, p, int(argument), clause)


def priest(g: G, p: int, argument: str, clause: str) -> None:
    resources.gain_priests(g, p, 1, clause)


def gift(g: G, p: int, argument: str, clause: str) -> Rule[None]:
    """SOLO-13.5: tuck one random card of the Gift deck."""
    card = yield from gift_draft.draw_gift(g)
    if card >= 0:
        g.s.gifts = added(g.s.gifts, p, card)
        tell(g, "gift-taken", clause, seat=who(g.s, p), gift=GIFT[card])


def strengthen(g: G, p: int, argument: str, clause: str) -> None:
    means.strengthen(g, p, int(argument), clause)


def attribute(g: G, p: int, argument: str, clause: str) -> None:
    """Strength, or the one chosen as in SOLO-9.60."""
    allowed = means.below_six(g.s, p)
    if argument == "strength":
        resources.raise_attribute(g, p, STRENGTH, clause, "why:printed")
    elif allowed:
        a, why = means.choose_attribute(g.s, p, allowed)
        resources.raise_attribute(g, p, a, clause, why)


def _invade(g: G, p: int, targets: list[int], clause: str) -> Rule[None]:
    if targets:
        yield from invasion.invade_somewhere(g, p, targets, clause)


def invade(g: G, p: int, argument: str, clause: str) -> Rule[None]:
    yield from _invade(g, p, invasion.targets_of(g.s, p), clause)


def complete_land(g: G, p: int, argument: str, clause: str) -> Rule[None]:
    missing = missing_regions(g.s, p)
    yield from _invade(g, p, [r for r in invasion.targets_of(g.s, p) if r in missing], clause)


def invade_shrine(g: G, p: int, argument: str, clause: str) -> Rule[None]:
    shrines = SIDE[g.s.side].shrines
    yield from _invade(g, p, [r for r in invasion.targets_of(g.s, p) if shrines >> r & 1], clause)


def recruit(g: G, p: int, argument: str, clause: str) -> Rule[None]:
    if army_rules.in_pool(g.s, p) >= 0:
        yield from recruiting.recruit(g, p, int(argument), or_authority=False)


def temple(g: G, p: int, argument: str, clause: str) -> Rule[None]:
    """A Temple as in SOLO-12.27, 12.28, but without Priest and Wheel marker."""
    from meadhall.games.lords_of_ragnarok.solo import specials

    if special.why_not_build_temple(g.s, p) is None:
        yield from specials.raise_temple(g, p, priests=0)


def wound(g: G, p: int, argument: str, clause: str) -> Rule[None]:
    """The Monster in range with the fewest open spaces; its rightmost open space."""
    s = g.s
    for _ in range(int(argument)):
        prey = prey_in_range(s, p)
        if not prey:
            return
        m, why = yield from ties.best_monster(
            g, p, prey, [("fewest_open", lambda m: s.wounds[m].count(NOBODY))]
        )
        g.tell("follower-prey", clause=clause_of(clause), seat=who(s, p), monster=MONSTER[m], why=why)
        space = max(k for k, owner in enumerate(s.wounds[m]) if owner == NOBODY)
        monsters.wound_outside_hunt(g, p, m, space, f"LOR-11.4.1 {cause_of(clause)}")


EFFECTS: dict[str, Callable[[G, int, str, str], Rule[None] | None]] = {
    "draw": draw,
    "runes": runes,
    "priest": priest,
    "gift": gift,
    "strengthen": strengthen,
    "attribute": attribute,
    "invade": invade,
    "complete_land": complete_land,
    "invade_shrine": invade_shrine,
    "recruit": recruit,
    "temple": temple,
    "wound": wound,
}


def effect(g: G, p: int, code: str, clause: str) -> Rule[None]:
    word, argument = _parse(code)
    yield from carried(EFFECTS[word](g, p, argument, clause))
