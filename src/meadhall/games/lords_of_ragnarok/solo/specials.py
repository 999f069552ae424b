"""SOLO-12: the Follower's Special Actions (its Hunt is in hunts.py)."""

from __future__ import annotations

from meadhall.engine import Rule
from meadhall.games.lords_of_ragnarok import armies as army_rules
from meadhall.games.lords_of_ragnarok import control, monument, resources, special
from meadhall.games.lords_of_ragnarok.board import REGION_VALUES, SIDE
from meadhall.games.lords_of_ragnarok.content import ARMY_MAX, AUTHORITY, MONUMENT_MAX, STRENGTH, WISDOM
from meadhall.games.lords_of_ragnarok.names import (
    ACTION,
    BUILD_TEMPLE,
    MOBILIZE,
    MONSTERS_ACTION,
    PREPARE,
    REINFORCE,
    VILLAIN_CARD,
    WHEEL_OF,
    who,
)
from meadhall.games.lords_of_ragnarok.prayer import GOD_ATTRIBUTE
from meadhall.games.lords_of_ragnarok.solo import beasts, desolation, hunts, invasion, means, recruiting, ties
from meadhall.games.lords_of_ragnarok.state import NOBODY, G, Lords

# possible? (SOLO-12.1)


def possible(s: Lords, p: int, space: int) -> bool:
    if p in s.wheel[space]:
        return False
    if space == REINFORCE:
        return army_rules.in_pool(s, p) >= 0
    if space == MOBILIZE:
        return bool(army_rules.on_board(s, p))
    if space == PREPARE:
        hand = s.follower_hands[p - s.humans]
        return resources.rune_count(s, p) < means.RUNE_LIMIT or len(hand) < means.CARD_LIMIT
    if space == BUILD_TEMPLE:
        return special.why_not_build_temple(s, p) is None
    if space == MONSTERS_ACTION:
        return hunts.will_hunt(s, p) or bool(beasts.harmful_monsters(s, p))
    return bool(usurp_targets(s, p))


def step_special(g: G, p: int) -> None:
    s = g.s
    space, why = choose(s, p)
    if space >= 0:
        g.tell("follower-special", clause="SOLO-12.2", seat=who(s, p), action=ACTION[space], why=why)
        g.then(("put_marker", p, space), ("follower_act", p, space))
    else:
        g.tell(
            "follower-special", clause="SOLO-12.7", seat=who(s, p), action="action:build_monument", why=why
        )
        g.push("follower_monument", p)


def choose(s: Lords, p: int) -> tuple[int, str]:
    """SOLO-12.2: the card's action, the Priority Action, Prepare; else (-1) Build Monument. And why."""
    card = ties.selected_card(s, p)
    assert card is not None
    choices = (
        (card.special, "why:card"),
        (VILLAIN_CARD[s.hero[p]].priority, "why:priority"),
        ("prepare", "why:last_wheel_action"),
    )
    for name, why in choices:
        if possible(s, p, WHEEL_OF[name]):
            return WHEEL_OF[name], why
    return -1, "why:nothing_else"


def follower_act(g: G, p: int, space: int) -> Rule[None]:
    """SOLO-12.6."""
    s = g.s
    if space == REINFORCE:
        yield from reinforce(g, p)
    elif space == MOBILIZE:
        mobilize(g, p)
    elif space == PREPARE:
        means.gain_runes(g, p, s.attribute[3 * p + WISDOM], "SOLO-12.25")
        yield from means.draw_combat(g, p, 2, "SOLO-12.25")
    elif space == BUILD_TEMPLE:
        yield from raise_temple(g, p, priests=1)
    elif space == MONSTERS_ACTION:
        yield from monsters_action(g, p)
    else:
        yield from usurp(g, p)


# Reinforce (SOLO-12.10 to 12.15)


def reinforce(g: G, p: int) -> Rule[None]:
    s = g.s
    if recruiting.lacks_settlement(s, p):
        g.push("follower_token", p, "SOLO-12.12")
    yield from recruiting.recruit(g, p, s.attribute[3 * p + AUTHORITY])


def follower_token(g: G, p: int, clause: str) -> Rule[None]:
    """SOLO-12.15: after the Army (and its Battle)."""
    yield from desolation.place_desolation(g, p, clause)


# Mobilize (SOLO-12.20 to 12.22)


def mobilize(g: G, p: int) -> None:
    """The Armies by value, lowest first, as they are now; each is a frame."""
    s = g.s
    left = army_rules.on_board(s, p)
    order: list[int] = []
    while left:
        least = min(s.army_value[i] for i in left)
        i = ties.by_army(s, p, [i for i in left if s.army_value[i] == least])
        order.append(i)
        left.remove(i)
    gained = s.gained[p - s.humans]
    g.then(*(("mobilize_army", p, i) for i in order), ("mobilize_over", p, gained))


def mobilize_army(g: G, p: int, i: int) -> Rule[None]:
    """SOLO-12.21: invade, else march to the frontier, else grow (or a card at 6)."""
    s = g.s
    here = s.army_at[i]
    if not here:
        return
    near = SIDE[s.side].neighbours[here]
    targets = [r for r in near if invasion.may_invade(s, p, s.army_value[i], r)]
    if targets:
        region, why = yield from invasion.choose_target(g, p, targets)
        yield from invasion.invade(g, p, i, region, "SOLO-12.21", why)
    elif all(s.control[r] == p for r in near):
        yield from invasion.step_to_frontier(g, p, i, "SOLO-12.21")
    elif s.army_value[i] < ARMY_MAX:
        army_rules.grow(g, i, 1, "SOLO-12.21")
    else:
        yield from means.draw_combat(g, p, 1, "SOLO-12.21")


def mobilize_over(g: G, p: int, gained: int) -> Rule[None]:
    """SOLO-12.22."""
    if g.s.gained[p - g.s.humans] == gained:
        yield from desolation.place_desolation(g, p, "SOLO-12.22")


# Build Temple (SOLO-12.27, 12.28)


def raise_temple(g: G, p: int, *, priests: int) -> Rule[None]:
    s = g.s
    region, why = yield from ties.best_region(g, p, special.free_shrines(s, p), ())
    gifts = special.place_temple(g, p, region, "SOLO-12.27", why)
    resources.gain_priests(g, p, priests, "SOLO-12.27")
    if gifts:
        g.then(("gift_draft", p), ("follower_token", p, "SOLO-12.28"))


# Monsters (SOLO-12.30 to 12.32)


def monsters_action(g: G, p: int) -> Rule[None]:
    s = g.s
    if hunts.will_hunt(s, p):
        g.push("follower_hunt", p)
    elif beasts.harmful_monsters(s, p):
        m, why = yield from beasts.choose_monster(g, p)
        g.then(("activation", m, f"SOLO-12.32 {why}"), ("follower_token", p, "SOLO-12.32"))


# Usurp (SOLO-12.50 to 12.52, 17.30, 17.31)


def can_usurp(s: Lords, p: int, region: int) -> bool:
    owner, strength = s.control[region], s.attribute[3 * p + STRENGTH]
    if owner == p or any(at == region for other, at in enumerate(s.hero_at) if other != p):
        return False
    if owner == NOBODY:
        return strength >= control.population(s, region)
    if owner >= s.humans and not invasion.higher_claim(s, p, owner, region):
        return False
    return strength >= army_rules.total(s, region, owner)


def usurp_targets(s: Lords, p: int) -> list[int]:
    """The Hero's Region first; with several Followers human Regions, then Followers', then neutral ones."""
    here = s.hero_at[p]
    if can_usurp(s, p, here):
        return [here]
    targets = [r for r in SIDE[s.side].neighbours[here] if can_usurp(s, p, r)]
    if s.players - s.humans > 1 and targets:

        def group(r: int) -> int:
            return 0 if beasts.human_controlled(s, r) else 1 if s.control[r] >= 0 else 2

        least = min(map(group, targets))
        targets = [r for r in targets if group(r) == least]
    return targets


def usurp(g: G, p: int) -> Rule[None]:
    s = g.s
    targets = usurp_targets(s, p)
    if not targets:
        return
    region, why = yield from invasion.choose_target(g, p, targets)
    if region == s.hero_at[p]:
        why = "why:hero_region"
    g.tell("follower-usurps", clause="SOLO-12.51", seat=who(s, p), region=REGION_VALUES[region], why=why)
    for other in range(s.players):
        if other != p:
            yield from army_rules.retreat(
                g, other, region, army_rules.armies_in(s, region, other), "SOLO-12.52"
            )
    yield from control.take_control(g, p, region, "SOLO-12.52")
    if army_rules.in_pool(s, p) >= 0:
        army_rules.new_army(g, p, region, s.attribute[3 * p + AUTHORITY], "SOLO-12.52")


# Build Monument (SOLO-12.60 to 12.63)


def follower_monument(g: G, p: int) -> Rule[None]:
    s = g.s
    g.begin("monument", seat=who(s, p))
    for a in means.preference(s, p):
        god = GOD_ATTRIBUTE.index(a)
        if s.monument[god] < MONUMENT_MAX:
            monument.raise_monument(g, p, god, "SOLO-12.60", "why:preferred")
            break
    if not monument.test_conditions(g):
        yield from desolation.place_desolation(g, p, "SOLO-12.61")
    monument.clear_wheel(g)
    monument.refill_forges(g)
    resources.gain_priests(g, p, control.temples_controlled(s, p), "SOLO-12.63")
    forges = [r for r in SIDE[s.side].forges if s.control[r] == p and s.forge_rune[r]]
    for region in sorted(forges, reverse=ties.prefers_max(s, p)):
        if resources.rune_count(s, p) < means.RUNE_LIMIT:
            resources.take_forge_rune(g, p, region, "SOLO-12.63")
    g.push("event")
