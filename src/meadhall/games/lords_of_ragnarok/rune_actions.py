"""LOR-7: phase 3, Rune Action: what it costs, when it is possible, what it does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations

from meadhall.engine import Choose, Reason, Rule
from meadhall.games.lords_of_ragnarok import moments, monsters
from meadhall.games.lords_of_ragnarok.armies import grow_one, growing
from meadhall.games.lords_of_ragnarok.board import REGION_OF, REGION_VALUES, SIDE, members
from meadhall.games.lords_of_ragnarok.cards import registry
from meadhall.games.lords_of_ragnarok.cards.artifacts import PAYING
from meadhall.games.lords_of_ragnarok.causes import tell
from meadhall.games.lords_of_ragnarok.content import ATTRIBUTE_MAX, BOSS, BOSS_RUNE, RUNES
from meadhall.games.lords_of_ragnarok.effects import RuneAction, exhaust, has_charged
from meadhall.games.lords_of_ragnarok.hero_phase import place_hero
from meadhall.games.lords_of_ragnarok.modifiers import GIFT_ID, modified
from meadhall.games.lords_of_ragnarok.names import (
    ATTRIBUTE,
    ATTRIBUTE_OF,
    MONSTER,
    MONSTER_OF,
    PASS,
    REALM,
    REALM_OF,
    REALM_RUNE,
    RUNE,
    pick,
    who,
)
from meadhall.games.lords_of_ragnarok.resources import (
    allied,
    ally,
    attribute,
    draw_cards,
    raise_attribute,
)
from meadhall.games.lords_of_ragnarok.state import NOBODY, G, Lords

RING = "ring"

NOT_WITH_BOSS = Reason("LOR-7.2", "not-with-boss")
NO_NEUTRAL_MONSTER = Reason("LOR-7.2", "no-neutral-monster")
NO_REALM = Reason("LOR-7.2", "no-realm")
NO_ARMY = Reason("LOR-7.2", "no-army-to-grow")
NO_MONSTER = Reason("LOR-7.2", "no-monster")
NO_ATTRIBUTE = Reason("LOR-7.2", "attributes-full")


# paying (LOR-7.1)


def no_runes(cost: int) -> Reason:
    return Reason("LOR-7.1", "no-runes", {"cost": cost})


def no_rune_of(kinds: Iterable[int]) -> Reason:
    """One Rune is asked for, of one of these kinds; -1 = any."""
    asked = sorted({*kinds})
    if -1 in asked:
        return no_runes(1)
    if len(asked) == 1:
        return Reason("LOR-7.1", "no-rune-of", {"rune": RUNE[asked[0]]})
    return Reason("LOR-7.1", "no-rune-of-two", {"rune": RUNE[asked[0]], "other": RUNE[asked[1]]})


def payments(s: Lords, p: int, cost: int, kind: int = -1) -> Sequence[str]:
    """The ways p can pay `cost` Runes of different kinds, or one Rune (of `kind`, if a kind is asked for)."""
    same = bool(modified(s, p, "same-runes"))
    return _payments(tuple(s.runes[3 * p : 3 * p + 3]), has_charged(s, p, PAYING), same, cost, kind)


@lru_cache(maxsize=8192)
def _payments(have: tuple[int, ...], ring: bool, same: bool, cost: int, kind: int) -> Sequence[str]:
    if cost == 1:
        ways = [RUNES[k] for k in range(3) if have[k] and kind in (-1, k)]
        return [f"pay:{way}" for way in [*ways, *([RING] if ring else [])]]
    held = [k for k in range(3) if have[k]]
    sets = [tuple(RUNES[k] for k in some) for some in combinations(held, cost)]
    if cost == 2 and same:
        sets += [(RUNES[k], RUNES[k]) for k in held if have[k] > 1]
    if ring:
        sets += [(*(RUNES[k] for k in some), RING) for some in combinations(held, cost - 1)]
    return ["pay:" + "_".join(way) for way in sets]


def can_pay(s: Lords, p: int, cost: int, kind: int = -1) -> bool:
    """Is there any of these ways?"""
    if kind >= 0:
        return s.runes[3 * p + kind] > 0 or has_charged(s, p, PAYING)
    return cost <= most_payable(s, p)


def most_payable(s: Lords, p: int) -> int:
    """How many Runes of different kinds p can pay at most; with a Gift two may be alike."""
    have = s.runes[3 * p : 3 * p + 3]
    most = 3 - have.count(0) + has_charged(s, p, PAYING)
    return 2 if most == 1 and max(have) > 1 and modified(s, p, "same-runes") else most


def pay(g: G, p: int, cost: int, kind: int = -1) -> Rule[None]:
    s = g.s
    answer: str = yield from pick(p, "pay", payments(s, p, cost, kind), "LOR-7.1")
    for rune in answer.split(":")[1].split("_"):
        if rune == RING:
            exhaust(g, p, PAYING)
        else:
            s.runes[3 * p + RUNES.index(rune)] -= 1
            s.rune_supply[RUNES.index(rune)] += 1
    if not g.mute:
        tell(g, "runes-paid", "LOR-7.1", seat=who(s, p), pay=answer)


# the nine basic actions (LOR-7.2): what bars each of them besides its cost


def why_not_perform(s: Lords, p: int, action: RuneAction) -> Reason | None:
    """What bars an action, its cost included."""
    return action.why_not(s, p) or (None if can_pay(s, p, action.cost) else no_runes(action.cost))


def nothing_bars(s: Lords, p: int) -> Reason | None:
    return None


def why_not_boss(s: Lords, p: int) -> Reason | None:
    if s.hero_at[p] != s.monster_at[BOSS]:
        return NOT_WITH_BOSS
    return None if can_pay(s, p, 1, BOSS_RUNE) else no_rune_of([BOSS_RUNE])


def boss(g: G, p: int) -> Rule[None]:
    """Place Loki in any Region."""
    yield from pay(g, p, 1, BOSS_RUNE)
    regions = [REGION_VALUES[r] for r in SIDE[g.s.side].regions]
    answer: str = yield Choose(p, "boss-region", regions, clause="LOR-7.2")
    monsters.place(g, BOSS, REGION_OF[answer], "LOR-11.5.2 rune_action:boss")


def untamed(s: Lords, p: int) -> list[int]:
    """Neutral Monsters with the own Hero (a Gift may reach further)."""
    here = s.hero_at[p]
    further = modified(s, p, "tame-range")
    if here not in s.monster_at and not further:
        return []
    zone = 1 << here | (SIDE[s.side].near[here] if further else 0)
    return [m for m in monsters.on_board(s) if s.ring[m] == NOBODY and zone >> s.monster_at[m] & 1]


def tamable(s: Lords, p: int) -> list[int]:
    """Those of them whose Rune can be paid."""
    return [m for m in untamed(s, p) if can_pay(s, p, 1, monsters.MONSTER_RUNE[m])]


def why_not_control(s: Lords, p: int) -> Reason | None:
    if tamable(s, p):
        return None
    neutral = untamed(s, p)
    return no_rune_of(monsters.MONSTER_RUNE[m] for m in neutral) if neutral else NO_NEUTRAL_MONSTER


def control_monster(g: G, p: int) -> Rule[None]:
    answer: str = yield from pick(
        p, "tame", [MONSTER[m] for m in tamable(g.s, p)], "LOR-7.2 rune_action:control_monster"
    )
    m = MONSTER_OF[answer]
    yield from pay(g, p, 1, monsters.MONSTER_RUNE[m])
    yield from monsters.take_ring(g, p, m, "LOR-7.2 rune_action:control_monster")


def realm_kind(s: Lords, p: int, realm: int) -> int:
    """The kind that pays for an Alliance; -1 = any."""
    return -1 if modified(s, p, "any-rune-allies") else REALM_RUNE[s.side][realm]


def open_realms(s: Lords, p: int) -> list[int]:
    near = SIDE[s.side].realms[s.hero_at[p]]
    return [r for r in members(near) if not allied(s, p, r)]


def why_not_alliance(s: Lords, p: int) -> Reason | None:
    realms = open_realms(s, p)
    if not realms:
        return NO_REALM
    kinds = [realm_kind(s, p, r) for r in realms]
    return None if any(can_pay(s, p, 1, kind) for kind in kinds) else no_rune_of(kinds)


def alliance(g: G, p: int) -> Rule[None]:
    s = g.s
    realms = [REALM[r] for r in open_realms(s, p) if can_pay(s, p, 1, realm_kind(s, p, r))]
    answer: str = yield from pick(p, "alliance-realm", realms, "LOR-7.2 rune_action:alliance")
    realm = REALM_OF[answer]
    yield from pay(g, p, 1, realm_kind(s, p, realm))
    yield from ally(g, p, realm, "LOR-7.2 rune_action:alliance")


def why_not_army(s: Lords, p: int) -> Reason | None:
    return None if growing(s, p) else NO_ARMY


def army(g: G, p: int) -> Rule[None]:
    yield from pay(g, p, 2)
    yield from grow_one(g, p, 1, "LOR-7.2 rune_action:army")


def why_not_activate(s: Lords, p: int) -> Reason | None:
    return None if monsters.any_to_activate(s, p) else NO_MONSTER


def activate_monster(g: G, p: int) -> Rule[None]:
    yield from pay(g, p, 2)
    values = [MONSTER[m] for m in monsters.may_activate(g.s, p)]
    answer: str = yield from pick(p, "activate-monster", values, "LOR-7.2 rune_action:activate_monster")
    m = MONSTER_OF[answer]
    if g.s.ring[m] == p:
        yield from g.emit("rune-activation", (p,), m)
    yield from monsters.activate(g, m, "LOR-7.2 rune_action:activate_monster")


def draw_1(g: G, p: int) -> Rule[None]:
    yield from pay(g, p, 2)
    yield from draw_cards(g, p, 1, "LOR-7.2 rune_action:draw_1")


def hero_anywhere(g: G, p: int) -> Rule[None]:
    yield from pay(g, p, 2)
    regions = [REGION_VALUES[r] for r in SIDE[g.s.side].regions]
    answer: str = yield Choose(p, "place-hero", regions, clause="LOR-7.2")
    place_hero(g, p, REGION_OF[answer], "LOR-7.2 rune_action:place_hero")


def lowest(s: Lords, p: int) -> list[int]:
    """LOR-7.3: current values count; a token that cannot go up is no choice."""
    values = [attribute(s, p, a) for a in range(3)]
    least = min(values)
    return [a for a in range(3) if values[a] == least and s.attribute[3 * p + a] < ATTRIBUTE_MAX]


def why_not_attribute(s: Lords, p: int) -> Reason | None:
    return None if lowest(s, p) else NO_ATTRIBUTE


def raise_lowest(g: G, p: int) -> Rule[None]:
    yield from pay(g, p, 3)
    answer: str = yield from pick(
        p, "raise-attribute", [ATTRIBUTE[a] for a in lowest(g.s, p)], "LOR-7.3 rune_action:attribute"
    )
    raise_attribute(g, p, ATTRIBUTE_OF[answer], "LOR-7.2 rune_action:attribute")


def draw_2(g: G, p: int) -> Rule[None]:
    yield from pay(g, p, 3)
    yield from draw_cards(g, p, 2, "LOR-7.2 rune_action:draw_2")


ACTIONS: dict[str, RuneAction] = {
    "rune_action:boss": RuneAction(1, why_not_boss, boss),
    "rune_action:control_monster": RuneAction(1, why_not_control, control_monster),
    "rune_action:alliance": RuneAction(1, why_not_alliance, alliance),
    "rune_action:army": RuneAction(2, why_not_army, army),
    "rune_action:activate_monster": RuneAction(2, why_not_activate, activate_monster),
    "rune_action:draw_1": RuneAction(2, nothing_bars, draw_1),
    "rune_action:place_hero": RuneAction(2, nothing_bars, hero_anywhere),
    "rune_action:attribute": RuneAction(3, why_not_attribute, raise_lowest),
    "rune_action:draw_2": RuneAction(3, nothing_bars, draw_2),
}


@lru_cache(maxsize=1024)
def actions_with(gifts: tuple[int, ...]) -> dict[str, RuneAction]:
    """LOR-7.4: the nine, and those that a player's Gifts add."""
    names = {GIFT_ID[gift] for gift in gifts}
    return {**ACTIONS, **{v: action for v, action in registry.RUNE_ACTIONS.items() if action.gift in names}}


def rune_phase(g: G, p: int) -> Rule[None]:
    """LOR-7.1, 7.4: at most one Rune action."""
    s = g.s
    yield from moments.offer(g, p, "use-rune-phase", "LOR-7.4")
    most = most_payable(s, p)  # once for all the actions
    known = actions_with(s.gifts[p])
    legal = [v for v, a in known.items() if a.cost <= most and a.why_not(s, p) is None] if most else []
    if not legal:
        if not g.mute:
            g.tell("no-rune-action", clause="LOR-7.1", seat=who(s, p))
        return
    answer: str = yield Choose(
        p,
        "rune-phase",
        [*legal, PASS],
        clause="LOR-7.1",
        blocked=lambda: [(v, why) for v, a in known.items() if (why := why_not_perform(s, p, a)) is not None],
    )
    if answer != PASS:
        if not g.mute:
            g.tell("rune-action", clause="LOR-7.2", seat=who(s, p), action=answer)
            g.result("rune_action", action=answer, chosen=1)
        yield from known[answer].perform(g, p)
