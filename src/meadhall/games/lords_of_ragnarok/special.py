"""LOR-10.1 to 10.6: the six outer Special Actions: when they are possible, what they do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from meadhall.engine import Choose, Reason, Rule, replaced
from meadhall.games.lords_of_ragnarok import monsters
from meadhall.games.lords_of_ragnarok.armies import (
    armies_in,
    army_named,
    army_options,
    foreign_armies,
    grow,
    in_pool,
    loki_bars,
    new_army,
    on_board,
    recruit,
    recruit_regions,
    recruit_value,
    retreat,
    settled,
    total,
    why_not_recruit,
)
from meadhall.games.lords_of_ragnarok.board import REGION_OF, REGION_VALUES, SIDE, members, region_values
from meadhall.games.lords_of_ragnarok.cards.artifacts import USURPING, USURPING_STRENGTH
from meadhall.games.lords_of_ragnarok.causes import tell
from meadhall.games.lords_of_ragnarok.content import ARMY_MAX, BOSS, STRENGTH
from meadhall.games.lords_of_ragnarok.control import (
    controlled,
    may_hunt_boss,
    population,
    take_control,
    test_victory,
)
from meadhall.games.lords_of_ragnarok.effects import has_charged
from meadhall.games.lords_of_ragnarok.gift_draft import uncovers_gifts
from meadhall.games.lords_of_ragnarok.mobilize import mobilize, why_not_mobilize
from meadhall.games.lords_of_ragnarok.modifiers import modified
from meadhall.games.lords_of_ragnarok.names import (
    ATTRIBUTE_OF,
    BUILD_TEMPLE,
    DONE,
    HUNT,
    HUNT_OF,
    MOBILIZE,
    MONSTER,
    MONSTER_OF,
    MONSTERS_ACTION,
    NO,
    PREPARE,
    REINFORCE,
    USURP,
    YES,
    pick,
    who,
)
from meadhall.games.lords_of_ragnarok.orders import several
from meadhall.games.lords_of_ragnarok.resources import (
    attribute,
    draw_cards,
    gain_priests,
    heal_attribute,
    injuries,
    rune_choices,
    take_choice,
)
from meadhall.games.lords_of_ragnarok.state import G, Lords

PREPARE_CHOICES = 2
DRAW = "prepare:draw"

NO_SHRINE = Reason("LOR-10.4.1", "no-shrine")
NO_TEMPLE = Reason("LOR-19.4", "no-temple-left")
NOTHING_TO_HUNT = Reason("LOR-10.5.1", "no-monster-to-use")
NO_RIGHT = Reason("LOR-1.2.4", "no-right-to-boss")
OWN_REGION = Reason("LOR-10.6.1", "own-region")
FOREIGN_HERO = Reason("LOR-10.6.1", "foreign-hero")
TOO_WEAK = Reason("LOR-10.6.1", "too-weak-to-usurp")
NO_TAIL = Reason("LOR-15.1", "no-tail")


def recruit_goals(s: Lords, p: int, *chosen: str) -> Sequence[str]:
    return () if chosen else several(region_values(recruit_regions(s, p)))


def reinforce(g: G, p: int, goal: str = "") -> Rule[None]:
    """LOR-10.1.1."""
    if goal:
        new_army(g, p, REGION_OF[goal], recruit_value(g.s, p), "LOR-10.1.1")
    elif why_not_recruit(g.s, p) is None:
        yield from recruit(g, p, "LOR-10.1.1")


def why_not_prepare(s: Lords, p: int) -> Reason | None:
    """LOR-10.3.1: drawing a card can always be chosen."""
    return None


def in_settlements(s: Lords, p: int) -> list[int]:
    return [i for i in on_board(s, p) if s.army_value[i] < ARMY_MAX and settled(s, i)]


def prepare(g: G, p: int) -> Rule[None]:
    """LOR-10.3.1: two of four, the same one twice is allowed; what a drawn card is, is known before the second."""
    s = g.s
    for _ in range(PREPARE_CHOICES + modified(s, p, "prepare-choices")):
        growing, runes = in_settlements(s, p), rune_choices(s, p)
        values = [DRAW, *injuries(s, p), *runes, *army_options(s, growing)]
        answer: str = yield from pick(p, "prepare", values, "LOR-10.3.1")
        if answer == DRAW:
            yield from draw_cards(g, p, 1, "LOR-10.3.1")
        elif answer in ATTRIBUTE_OF:
            heal_attribute(g, p, ATTRIBUTE_OF[answer], "LOR-10.3.1")
        elif answer in runes:
            take_choice(g, p, answer, "LOR-10.3.1")
        else:
            grow(g, army_named(s, growing, answer), 1, "LOR-10.3.1")


def free_shrines(s: Lords, p: int) -> list[int]:
    """Own Regions with a Shrine and without a Temple."""
    return [r for r in members(controlled(s, p) & SIDE[s.side].shrines) if not s.temple[r]]


def why_not_build_temple(s: Lords, p: int) -> Reason | None:
    """LOR-10.4.1."""
    if not s.temples_left:
        return NO_TEMPLE
    return None if free_shrines(s, p) else NO_SHRINE


def temple_goals(s: Lords, p: int, *chosen: str) -> Sequence[str]:
    return () if chosen else several([REGION_VALUES[r] for r in free_shrines(s, p)])


def build_temple(g: G, p: int, goal: str = "") -> Rule[None]:
    """LOR-10.4.2 to 10.4.4: Temple, Great Godi test, Priest, Gifts."""
    if why_not_build_temple(g.s, p) is not None:
        return
    regions = [REGION_VALUES[r] for r in free_shrines(g.s, p)]
    answer: str = goal or (yield from pick(p, "temple-region", regions, "LOR-10.4.2"))
    gifts = place_temple(g, p, REGION_OF[answer], "LOR-10.4.2")
    gain_priests(g, p, 1 + modified(g.s, p, "temple-priests"), "LOR-10.4.2")
    if gifts:
        g.push("gift_draft", p)


def place_temple(g: G, p: int, region: int, clause: str, why: str = "") -> bool:
    """The next Temple of the track; whether its space said "Gifts" (LOR-10.4.3). A Follower says why there."""
    s = g.s
    gifts = uncovers_gifts(s)
    s.temple = replaced(s.temple, region, 1)
    s.temples_left -= 1
    if why:
        tell(g, "follower-temple", clause, seat=who(s, p), region=REGION_VALUES[region], why=why)
    else:
        tell(g, "temple-built", clause, seat=who(s, p), region=REGION_VALUES[region])
    test_victory(g)
    return gifts


def huntable(s: Lords, p: int) -> list[int]:
    """LOR-10.5.1 (b): Monsters in the Region with the Hero, whoever controls them."""
    return [m for m in monsters.on_board(s) if s.monster_at[m] == s.hero_at[p]]


def why_not_hunt_boss(s: Lords, p: int) -> Reason | None:
    """LOR-10.5.1 (c)."""
    if s.monster_at[BOSS] != s.hero_at[p]:
        return NOTHING_TO_HUNT
    return None if may_hunt_boss(s, p) else NO_RIGHT


def why_not_monsters(s: Lords, p: int) -> Reason | None:
    if monsters.any_to_activate(s, p) or huntable(s, p) or why_not_hunt_boss(s, p) is None:
        return None
    return NOTHING_TO_HUNT


def monster_goals(s: Lords, p: int, *chosen: str) -> Sequence[str]:
    return () if chosen else several(with_monsters(s, p))


def with_monsters(s: Lords, p: int) -> list[str]:
    prey = [*huntable(s, p), *([BOSS] if why_not_hunt_boss(s, p) is None else [])]
    return [MONSTER[m] for m in monsters.may_activate(s, p)] + [HUNT[m] for m in prey]


def monsters_action(g: G, p: int, goal: str = "") -> Rule[None]:
    """LOR-10.5.1: activate one or two different Monsters, or hunt."""
    s = g.s
    if not goal:
        values = with_monsters(s, p)
        if not values:
            return
        blocked = [] if why_not_hunt_boss(s, p) is not NO_RIGHT else [(HUNT[BOSS], NO_RIGHT)]
        goal = values[0]
        if len(values) > 1 or blocked:
            goal = yield Choose(p, "monsters", values, clause="LOR-10.5.1", blocked=lambda: list(blocked))
    if goal in HUNT_OF:
        g.push("hunt_start", p, HUNT_OF[goal])
        return
    g.then(("activation", MONSTER_OF[goal]), ("second_monster", p, MONSTER_OF[goal]))


def activation(g: G, m: int, because: str = "LOR-10.5.1") -> Rule[None]:
    yield from monsters.activate(g, m, because)


def second_monster(g: G, p: int, first: int) -> Rule[None]:
    """The second one may be chosen after the first is resolved."""
    values = [MONSTER[m] for m in monsters.may_activate(g.s, p) if m != first]
    if values:
        answer: str = yield Choose(p, "second-monster", [*values, DONE], clause="LOR-10.5.1")
        if answer != DONE:
            g.push("activation", MONSTER_OF[answer])


def why_not_usurp(s: Lords, p: int, *, tail: bool = False) -> Reason | None:
    """LOR-10.6.1."""
    region = s.hero_at[p]
    owner = s.control[region]
    if owner == p:
        return OWN_REGION
    if s.hero_at.count(region) > 1:
        return FOREIGN_HERO
    strength = attribute(s, p, STRENGTH) + modified(s, p, "usurp-strength")
    if tail:
        if not has_charged(s, p, USURPING):
            return NO_TAIL
        strength += USURPING_STRENGTH
    needed = population(s, region) if owner < 0 else total(s, region, owner)
    return None if strength >= needed else TOO_WEAK


def may_settle(s: Lords, p: int) -> bool:
    """LOR-10.6.3: an Army can be recruited with the usurpation, and nobody has to retreat before."""
    here = s.hero_at[p]
    return in_pool(s, p) >= 0 and not loki_bars(s, p) >> here & 1 and not foreign_armies(s, here, p)


def usurp(g: G, p: int, goal: str = "") -> Rule[None]:
    """LOR-10.6.2, 10.6.3: Armies of others retreat, control, perhaps a new Army."""
    s = g.s
    region = s.hero_at[p]
    if s.control[region] == p:
        return
    for other in range(s.players):
        if other != p:
            yield from retreat(g, other, region, armies_in(s, region, other), "LOR-10.6.2")
    yield from take_control(g, p, region, "LOR-10.6.3")
    if in_pool(s, p) >= 0 and not loki_bars(s, p) >> region & 1:
        answer: str = goal or (yield from pick(p, "usurp-recruit", (YES, NO), "LOR-10.6.3"))
        if answer == YES:
            new_army(g, p, region, recruit_value(s, p), "LOR-10.6.3")


WHY_NOT: dict[int, Callable[[Lords, int], Reason | None]] = {
    MOBILIZE: why_not_mobilize,
    REINFORCE: why_not_recruit,
    BUILD_TEMPLE: why_not_build_temple,
    MONSTERS_ACTION: why_not_monsters,
    USURP: why_not_usurp,
    PREPARE: why_not_prepare,
}
GOALS: dict[int, Callable[..., Sequence[str]]] = {
    REINFORCE: recruit_goals,
    BUILD_TEMPLE: temple_goals,
    MONSTERS_ACTION: monster_goals,
}
PERFORM: dict[int, Callable[..., Rule[None]]] = {
    MOBILIZE: mobilize,
    REINFORCE: reinforce,
    BUILD_TEMPLE: build_temple,
    MONSTERS_ACTION: monsters_action,
    USURP: usurp,
    PREPARE: prepare,
}
