"""SOLO-5, 7 to 9, 11, 13: the turn of a Follower, step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.engine import Rule, replaced
from meadhall.engine.piles import added
from meadhall.games.lords_of_ragnarok import armies as army_rules
from meadhall.games.lords_of_ragnarok import monsters, prayer, resources
from meadhall.games.lords_of_ragnarok.board import REGION_VALUES, SIDE
from meadhall.games.lords_of_ragnarok.cards import challenges
from meadhall.games.lords_of_ragnarok.causes import tell
from meadhall.games.lords_of_ragnarok.content import (
    ACTIONS,
    ARMY_MAX,
    AUTHORITY,
    FOLLOWER_RUNE_ACTIONS,
    RINGS,
    STRENGTH,
    SURTR_DIE,
    WISDOM,
)
from meadhall.games.lords_of_ragnarok.control import check_control
from meadhall.games.lords_of_ragnarok.names import GOD, MONSTER, carried, who
from meadhall.games.lords_of_ragnarok.solo import (
    beasts,
    bonuses,
    hunts,
    invasion,
    means,
    recruiting,
    specials,
    ties,
)
from meadhall.games.lords_of_ragnarok.state import NOBODY, G, Lords

COST = {action.id: action.cost for action in FOLLOWER_RUNE_ACTIONS}
RUNE_ACTIONS_PER_TURN = 2
STEPS = (
    # SOLO-5.3: the six steps of a turn: clause, frame
    ("SOLO-7.1", "follower_prayer"),
    ("SOLO-8.1", "follower_hero"),
    ("SOLO-9.1", "follower_runes"),
    ("SOLO-11.10", "follower_maneuvers"),
    ("SOLO-12.1", "follower_special"),
    ("SOLO-13.1", "follower_bonus"),
)


def rests(s: Lords, turn: int) -> bool:
    """SOLO-19.6: by the number of the turn, which is the same for all Followers of a round."""
    number = (turn - 1) // s.players + 1
    first, every = s.respite
    return number <= first or (every > 0 and number % every == 0)


def follower_turn(g: G, p: int) -> Rule[None]:
    """SOLO-5.1 to 5.3: the die selects a card of the row; then six steps."""
    s = g.s
    f = p - s.humans
    s.gained = replaced(s.gained, f, 0)
    g.begin("follower", seat=who(s, p))
    face: int = yield from g.roll("surtr-die", SURTR_DIE)
    place = min(face, len(s.action_rows[f])) - 1
    s.selected = replaced(s.selected, f, place)
    card = s.action_rows[f][place]
    g.tell("follower-card", clause="SOLO-5.1", seat=who(s, p), face=face, card=f"action:{ACTIONS[card].id}")
    g.then(*(("follower_step", p, number) for number in range(1, len(STEPS) + 1)))


def follower_step(g: G, p: int, number: int) -> None:
    """One of the six steps; at its end control is looked at (SOLO-4.14)."""
    clause, rule = STEPS[number - 1]
    g.s.phase = number
    g.begin("step", seat=who(g.s, p), step=number)
    g.tell("follower-step", clause=clause, seat=who(g.s, p), step=number)
    g.then((rule, p), ("follower_step_over", p))


def follower_step_over(g: G, p: int) -> Rule[None]:
    """LOR-2.2.3; what was fought for is remembered within a step (LOR-17.5)."""
    yield from check_control(g)
    g.s.fought = 0


# Step 1: Prayer (SOLO-7)


def follower_prayer(g: G, p: int) -> Rule[None]:
    choice = prayer_choice(g.s, p)
    if choice is not None:
        yield from send_priest(g, p, *choice)
    else:
        why = "why:no_slot" if g.s.priests[p] else "why:no_priest"
        g.tell("follower-no-priest", clause="SOLO-7.1", seat=who(g.s, p), why=why)
    forge(g, p)


def prayer_choice(s: Lords, p: int) -> tuple[int, str] | None:
    """SOLO-7.1 to 7.4: the Attribute it prays for, and why."""
    free = [prayer.GOD_ATTRIBUTE[god] for god in range(3) if prayer.free_slots(s, god) > 0]
    if not s.priests[p] or not free:
        return None
    allowed = [a for a in free if a in means.below_six(s, p)]
    if allowed:
        return means.choose_attribute(s, p, allowed)
    return next(a for a in means.preference(s, p) if a in free), "why:all_six"


def send_priest(g: G, p: int, a: int, why: str) -> Rule[None]:
    """SOLO-7.1 to 7.6."""
    s = g.s
    god = prayer.GOD_ATTRIBUTE.index(a)
    s.priests = replaced(s.priests, p, s.priests[p] - 1)
    s.priests_sent = replaced(s.priests_sent, 3 * p + god, s.priests_sent[3 * p + god] + 1)
    g.tell("follower-priest", clause="SOLO-7.2", seat=who(s, p), god=GOD[god], by="cause:prayer", why=why)
    resources.raise_attribute(g, p, a, f"SOLO-7.5 {GOD[god]}", why)
    level, because = s.monument[god], f"SOLO-7.6 {GOD[god]}"
    if a == STRENGTH:
        yield from means.draw_combat(g, p, level, because)
    elif a == WISDOM:
        means.gain_runes(g, p, level, because)
    else:
        means.strengthen(g, p, level, because)


def forges_near(s: Lords, p: int) -> list[int]:
    """SOLO-7.8: full Forges in or next to the Hero's Region."""
    here = s.hero_at[p]
    return [r for r in (here, *SIDE[s.side].neighbours[here]) if s.forge_rune[r]]


def forge(g: G, p: int) -> None:
    """SOLO-7.8, 7.9: one Rune, the nearest to a human's Hero."""
    s = g.s
    distance = SIDE[s.side].distance
    forges = forges_near(s, p)
    if not forges or resources.rune_count(s, p) >= means.RUNE_LIMIT:
        return
    nearest = ("nearest_human_hero", lambda r: min(distance[r][s.hero_at[h]] for h in range(s.humans)))
    left, why = ties.narrow(forges, [nearest])
    if len(left) > 1:
        why = ties.tie_word(s, p)
    region = ties.by_region(s, p, left)
    resources.take_forge_rune(g, p, region, "SOLO-7.8", why)


# Step 2: Hero (SOLO-8)


def follower_hero(g: G, p: int) -> None:
    s = g.s
    card = ties.selected_card(s, p)
    assert card is not None
    s.hero_at[p] = card.b2 if s.side else card.b34
    tell(g, "hero-placed", "SOLO-8.1", seat=who(s, p), region=REGION_VALUES[s.hero_at[p]])


# Step 3: Runes (SOLO-9)


def follower_runes(g: G, p: int, start: int = 0, done: int = 0) -> Rule[None]:
    """SOLO-9.1 to 9.5: the printed actions from left to right, the first two that are possible; each is a frame."""
    s = g.s
    yield from check_control(g)
    number = next_rune_action(s, p, start, done, resources.rune_count(s, p))
    if number >= 0:
        act = printed_runes(s, p)[number]
        g.push("follower_runes", p, number + 1, done + 1)
        means.spend_runes(g, p, COST[act])
        name = f"follower_rune:{act}"
        tell(
            g,
            "follower-rune-action",
            f"SOLO-9.2 {name}",
            seat=who(s, p),
            action=name,
            cost=COST[act],
            why="why:first_possible",
        )
        yield from carried(PERFORM[act](g, p))
    elif done == 0:
        means.gain_runes(g, p, 1, "SOLO-9.5")


def printed_runes(s: Lords, p: int) -> list[str]:
    """SOLO-9.1: the Rune Actions of the row from left to right, without the selected card's."""
    f = p - s.humans
    return [
        act
        for place, card in enumerate(s.action_rows[f])
        if place != s.selected[f]
        for act in ACTIONS[card].runes
    ]


def next_rune_action(s: Lords, p: int, start: int, done: int, runes: int) -> int:
    """SOLO-9.2, 9.3: the next printed one that so many Runes pay and that is possible; -1 if there is none."""
    limit = RUNE_ACTIONS_PER_TURN + challenges.more_rune_actions(s)
    if done < limit:
        for number, act in enumerate(printed_runes(s, p)):
            if number >= start and COST[act] <= runes and possible(s, p, act):
                return number
    return -1


def tamable(s: Lords, p: int) -> list[int]:
    """SOLO-9.10, 9.11, 9.13."""
    if s.ring.count(p) >= RINGS:
        return []
    row = SIDE[s.side].distance[s.hero_at[p]]
    neutral = [m for m in monsters.on_board(s) if s.ring[m] == NOBODY]
    near = [m for m in neutral if row[s.monster_at[m]] <= 1]
    if near or p in s.ring or not neutral:
        return near
    least = min(row[s.monster_at[m]] for m in neutral)
    return [m for m in neutral if row[s.monster_at[m]] == least]


def realms_near(s: Lords, p: int) -> list[int]:
    """SOLO-9.20."""
    board = SIDE[s.side]
    here = s.hero_at[p]
    mask = 0
    for region in (here, *board.neighbours[here]):
        mask |= board.realms[region]
    return [r for r in range(6) if mask >> r & 1 and not resources.allied(s, p, r)]


def possible(s: Lords, p: int, act: str) -> bool:
    """SOLO-9.3."""
    if act == "control_monster":
        return bool(tamable(s, p))
    if act == "alliance":
        return bool(realms_near(s, p))
    if act == "strengthen_army":
        return bool(army_rules.growing(s, p))
    if act == "activate_monster":
        return bool(beasts.harmful_monsters(s, p))
    if act == "draw_combat":
        return len(s.follower_hands[p - s.humans]) < means.CARD_LIMIT
    if act == "raise_attribute":
        return bool(means.below_six(s, p))
    return recruiting.can_recruit(s, p)


def control_monster(g: G, p: int) -> Rule[None]:
    """SOLO-9.12: the one with the most uncovered Wound spaces."""
    s = g.s
    most = ("most_open", lambda m: -s.wounds[m].count(NOBODY))
    m, why = yield from ties.best_monster(g, p, tamable(s, p), [most], lambda m: beasts.threatened_by(s, m))
    s.ring = replaced(s.ring, m, p)
    tell(g, "follower-tames", "SOLO-9.12", seat=who(s, p), monster=MONSTER[m], why=why)


def alliance(g: G, p: int) -> Rule[None]:
    """SOLO-9.20, 9.21: the first Realm clockwise from Muspelheim."""
    realms = realms_near(g.s, p)
    why = ties.ONLY if len(realms) == 1 else ties.TIE_REALM
    yield from resources.ally(g, p, realms[0], "SOLO-9.21", why=why)


def strengthen_army(g: G, p: int) -> None:
    means.strengthen(g, p, 1, "SOLO-9.30")


def activate_monster(g: G, p: int) -> Rule[None]:
    """SOLO-9.40."""
    m, why = yield from beasts.choose_monster(g, p)
    g.push("activation", m, f"SOLO-9.40 {why}")


def draw_combat(g: G, p: int) -> Rule[None]:
    """SOLO-9.50."""
    yield from means.draw_combat(g, p, g.s.attribute[3 * p + WISDOM], "SOLO-9.50")


def raise_attribute(g: G, p: int) -> None:
    """SOLO-9.60."""
    a, why = means.choose_attribute(g.s, p, means.below_six(g.s, p))
    resources.raise_attribute(g, p, a, "SOLO-9.60", why)


def recruit_army(g: G, p: int) -> Rule[None]:
    """SOLO-9.70: never a Desolation token."""
    yield from recruiting.recruit(g, p, g.s.attribute[3 * p + AUTHORITY])


PERFORM: dict[str, Callable[[G, int], Rule[None] | None]] = {
    "control_monster": control_monster,
    "alliance": alliance,
    "strengthen_army": strengthen_army,
    "activate_monster": activate_monster,
    "draw_combat": draw_combat,
    "raise_attribute": raise_attribute,
    "recruit_army": recruit_army,
}


# Step 4: Maneuvers (SOLO-11.10 to 11.15)


def follower_maneuvers(g: G, p: int) -> Rule[None]:
    s = g.s
    if not army_rules.on_board(s, p):
        g.push("follower_token", p, "SOLO-11.10")
        yield from recruiting.recruit(g, p, s.attribute[3 * p + AUTHORITY])
        return
    targets = invasion.targets_of(s, p)
    if targets:
        yield from invasion.invade_somewhere(g, p, targets, "SOLO-11.11")
        return
    yield from grow_or_march(g, p)


def grow_or_march(g: G, p: int) -> Rule[None]:
    """SOLO-11.12 to 11.15."""
    s = g.s
    left = army_rules.on_board(s, p)
    while left:
        criteria: list[ties.Criterion[int]] = [
            ("most_human_neighbours", lambda i: -_human_neighbours(s, i)),
            ("nearest_human_region", lambda i: invasion.dist_human(s, s.army_at[i])),
        ]
        i, why = yield from ties.best_army(g, p, left, criteria)
        if s.army_value[i] < ARMY_MAX:
            means.grow_army(g, i, "SOLO-11.13", why)
            return
        marched = yield from invasion.step_to_frontier(g, p, i, "SOLO-11.14")
        if marched:
            return
        left.remove(i)


def _human_neighbours(s: Lords, i: int) -> int:
    return sum(1 for r in SIDE[s.side].neighbours[s.army_at[i]] if beasts.human_controlled(s, r))


# Step 5: Special Action (SOLO-12)


def follower_special(g: G, p: int) -> None:
    specials.step_special(g, p)


# Step 6: bonus and card removal (SOLO-13)


def follower_bonus(g: G, p: int) -> Rule[None]:
    s = g.s
    g.push("follower_card_off", p)
    card = ties.selected_card(s, p)
    assert card is not None
    if not card.bonus:
        g.tell("follower-bonus-none", clause="SOLO-13.1", seat=who(s, p), card=f"action:{card.id}")
    else:
        condition, code = bonuses.split(card.bonus)
        if bonuses.fulfilled(s, p, condition):
            g.tell("follower-bonus", clause="SOLO-13.2", seat=who(s, p), card=f"action:{card.id}")
            told = len(g.told)
            yield from bonuses.effect(g, p, code, f"SOLO-13.2 action:{card.id}")
            if len(g.told) == told:
                g.tell("follower-bonus-void", clause="SOLO-13.2", seat=who(s, p), card=f"action:{card.id}")
        else:
            need = bonuses.need(condition)
            g.tell(
                "follower-no-bonus", clause="SOLO-13.1", seat=who(s, p), card=f"action:{card.id}", need=need
            )


def follower_card_off(g: G, p: int) -> Rule[None]:
    """SOLO-13.6 to 13.8: the card leaves the row, a new one comes, then the icon is looked at."""
    s = g.s
    yield from check_control(g)
    f = p - s.humans
    row, deck = s.action_rows[f], s.action_decks[f]
    card = row.pop(s.selected[f])
    s.selected = replaced(s.selected, f, NOBODY)
    back = ACTIONS[card].icon == "reshuffle"
    clause = "SOLO-13.7" if deck else "SOLO-13.8"
    if not deck and back:
        deck.append(card)
    if deck:
        new = yield from g.draw("action", deck, "action-card")
        row.append(new)
    if not back:
        s.action_removed = added(s.action_removed, f, card)
    elif card not in deck and card not in row:
        deck.append(card)
    g.tell("follower-card-off", clause=clause, seat=who(s, p), card=f"action:{ACTIONS[card].id}")


FRAMES: dict[str, Callable[..., Any]] = {
    "follower_turn": follower_turn,
    "follower_step": follower_step,
    "follower_step_over": follower_step_over,
    "follower_prayer": follower_prayer,
    "follower_hero": follower_hero,
    "follower_runes": follower_runes,
    "follower_maneuvers": follower_maneuvers,
    "follower_special": follower_special,
    "follower_act": specials.follower_act,
    "follower_token": specials.follower_token,
    "mobilize_army": specials.mobilize_army,
    "mobilize_over": specials.mobilize_over,
    "follower_monument": specials.follower_monument,
    "follower_hunt": hunts.follower_hunt,
    "follower_hand_back": hunts.follower_hand_back,
    "follower_redeal": hunts.follower_redeal,
    "follower_bonus": follower_bonus,
    "follower_card_off": follower_card_off,
}
