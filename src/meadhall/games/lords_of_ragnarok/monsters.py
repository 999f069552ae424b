"""LOR-11: Monsters are activated, move, trample, attack Regions, are controlled, wounded and defeated; Event cards."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine import Rule, Value, replaced
from meadhall.games.lords_of_ragnarok.armies import all_in, army_named, army_options, lose, pick_army
from meadhall.games.lords_of_ragnarok.board import REGION_OF, REGION_VALUES, SIDE
from meadhall.games.lords_of_ragnarok.cards import creatures
from meadhall.games.lords_of_ragnarok.causes import tell
from meadhall.games.lords_of_ragnarok.content import (
    ARTIFACTS,
    BOSS,
    EVENTS,
    MONSTER_DIE,
    MONSTERS,
    RINGS,
    RUNES,
    SLAYER_MARKERS,
    Event,
)
from meadhall.games.lords_of_ragnarok.names import (
    EVENT,
    MONSTER,
    MONSTER_OF,
    around,
    carried,
    pick,
    question,
    who,
)
from meadhall.games.lords_of_ragnarok.orders import END, an_order, several
from meadhall.games.lords_of_ragnarok.solo import beasts
from meadhall.games.lords_of_ragnarok.state import DEFEATED, IN_BOX, NOBODY, UNPLACED, G, Lords
from meadhall.games.lords_of_ragnarok.wounds import symbols_told

MOVE, ATTACK, SPARE = "move", "attack", "spare"
REGION_ATTACK = tuple(f"region_attack:{monster.id}" for monster in MONSTERS)
MONSTER_RUNE = tuple(RUNES.index(monster.rune) for monster in MONSTERS)
MONSTER_ARTIFACT = tuple(
    next(i for i, artifact in enumerate(ARTIFACTS) if artifact.id == monster.artifact) for monster in MONSTERS
)


def pair_of(kind: int) -> list[int]:
    """The two Monsters of a Rune."""
    return [m for m in range(len(MONSTERS)) if MONSTER_RUNE[m] == kind]


def pair_in_order(s: Lords, kind: int) -> list[int]:
    """The pair, the top card first."""
    return sorted(pair_of(kind), key=lambda m: m != s.pair_top[kind])


def on_board(s: Lords) -> list[int]:
    at = s.monster_at
    return [m for m in range(len(MONSTERS)) if at[m] > 0]


def may_activate(s: Lords, p: int) -> list[int]:
    """Neutral or own Monsters on the board."""
    at, ring = s.monster_at, s.ring
    return [m for m in range(len(MONSTERS)) if at[m] > 0 and (ring[m] == NOBODY or ring[m] == p)]


def any_to_activate(s: Lords, p: int) -> bool:
    ring, found = s.ring, False
    for m, at in enumerate(s.monster_at):
        if at > 0 and m != BOSS and (ring[m] == NOBODY or ring[m] == p):
            found = True
            break
    return found


def decider(s: Lords, m: int) -> int:
    """LOR-11.1.4: the controller; the active player for a neutral Monster."""
    return s.ring[m] if s.ring[m] >= 0 else s.active


# activation (LOR-11.1)


def activate(g: G, m: int, clause: str) -> Rule[None]:
    p = decider(g.s, m)
    return g.within("monster", act(g, p, m, clause), seat=who(g.s, p), monster=MONSTER[m])


def act(g: G, p: int, m: int, clause: str) -> Rule[None]:
    s = g.s
    if p >= s.humans:
        yield from beasts.activate(g, p, m, clause)
        return
    if not g.mute:
        tell(g, "monster-activated", clause, monster=MONSTER[m], seat=who(s, p))
    regions = [REGION_VALUES[r] for r in SIDE[s.side].neighbours[s.monster_at[m]]]
    face = "choice" if s.ring[m] == p else (yield from roll_die(g, m))
    told: dict[str, Value] = {"monster": MONSTER[m]}
    if face == MOVE:
        picked = yield from orders(g, p, m, "monster-move", regions, "LOR-11.1.6", told)
    elif face == ATTACK:
        picked = (ATTACK,)
    else:
        clause = "LOR-11.1.2" if s.ring[m] == p else "LOR-11.1.3"
        told["effect"] = REGION_ATTACK[m]
        picked = yield from orders(g, p, m, "monster-do", [ATTACK, *regions], clause, told)
    if picked[0] == ATTACK:
        yield from region_attack(g, p, m)
    else:
        yield from move(g, p, m, REGION_OF[picked[0]], "LOR-11.1.1", *picked[1:])


def orders(
    g: G, p: int, m: int, key: str, deeds: list[str], clause: str, told: dict[str, Value]
) -> Rule[tuple[str, ...]]:
    """What the Monster does, and in a Region with several Armies which of them it tramples (LOR-11.2)."""
    s = g.s
    at, own = s.army_at, s.ring[m] == p
    most = max([at.count(region) for region in SIDE[s.side].neighbours[s.monster_at[m]]])
    if most < (1 if own else 2):
        return (deeds[0] if len(deeds) == 1 else (yield question(p, key, deeds, clause, **told)),)
    skip = (SPARE,) if own else ()

    def after(chosen: tuple[str, ...]) -> Sequence[str]:
        if not chosen:
            return deeds
        armies = all_in(s, REGION_OF[chosen[0]]) if len(chosen) == 1 and chosen[0] != ATTACK else ()
        return (several([*army_options(s, armies), *skip]) if armies else ()) or END

    picked: tuple[str, ...] = yield an_order(p, key, after, clause=clause, params=told)
    return picked


def roll_die(g: G, m: int) -> Rule[str]:
    face: str = yield from g.roll("monster-die", MONSTER_DIE)
    if not g.mute:
        g.tell("monster-die", clause="LOR-11.1.3", monster=MONSTER[m], face=f"face:{face}")
    return face


def region_attack(g: G, p: int, m: int) -> Rule[None]:
    """LOR-11.1.5: as far as possible."""
    if not g.mute:
        g.tell(
            "region-attack",
            clause="LOR-11.1.1",
            monster=MONSTER[m],
            region=REGION_VALUES[g.s.monster_at[m]],
            effect=REGION_ATTACK[m],
            armies=len(all_in(g.s, g.s.monster_at[m])),
        )
    yield from carried(creatures.REGION_ATTACK[MONSTERS[m].id](g, p, m))


def move(g: G, p: int, m: int, region: int, clause: str, victim: str = "") -> Rule[None]:
    """A move into a Region with Armies tramples (LOR-11.2); whom may have been named with the move."""
    s = g.s
    if not g.mute:
        tell(
            g,
            "monster-moved",
            clause,
            monster=MONSTER[m],
            region=REGION_VALUES[s.monster_at[m]],
            to=REGION_VALUES[region],
        )
    s.monster_at[m] = region
    armies = all_in(s, region)
    if not armies:
        return
    if p >= s.humans:
        yield from beasts.trample(g, p, m, armies)
        return
    skip = (SPARE,) if s.ring[m] == p else ()
    if victim:
        i = -1 if victim == SPARE else army_named(s, armies, victim)
    else:
        i = yield from pick_army(g, p, "trample", armies, "LOR-11.2.1", *skip)
    if i >= 0:
        lose(g, i, 1, "LOR-11.2.1")
    else:
        g.tell(
            "spared", clause="LOR-11.2.2", seat=who(s, p), monster=MONSTER[m], region=REGION_VALUES[region]
        )


def place(g: G, m: int, region: int, clause: str) -> None:
    """LOR-2.5.1: placing is not moving; nothing is trampled (LOR-11.2.3)."""
    before = g.s.monster_at[m]
    g.s.monster_at[m] = region
    if g.mute:
        return
    if before > 0:
        where = {"region": REGION_VALUES[before], "to": REGION_VALUES[region]}
        tell(g, "monster-placed-anew", clause, monster=MONSTER[m], **where)
    else:
        tell(g, "monster-placed", clause, monster=MONSTER[m], region=REGION_VALUES[region])


def hurt_one(g: G, p: int, armies: Sequence[int], by: int, clause: str) -> Rule[None]:
    """The decider p names one of the Armies that loses."""
    if not armies:
        return
    if p >= g.s.humans:
        i = yield from beasts.victim(g, p, list(armies))
    else:
        i = yield from pick_army(g, p, "attack-army", armies, clause)
    lose(g, i, by, clause)


# control (LOR-11.3)


def take_ring(g: G, p: int, m: int, clause: str) -> Rule[None]:
    """A third Monster only after freeing one."""
    s = g.s
    mine = [other for other in range(len(MONSTERS)) if s.ring[other] == p]
    if len(mine) >= RINGS:
        answer: str = yield from pick(p, "free-monster", [MONSTER[other] for other in mine], "LOR-11.3.2")
        s.ring = replaced(s.ring, MONSTER_OF[answer], NOBODY)
        tell(g, "monster-freed", "LOR-11.3.2", seat=who(s, p), monster=answer)
    s.ring = replaced(s.ring, m, p)
    tell(g, "monster-controlled", clause, seat=who(s, p), monster=MONSTER[m])


# Wounds and defeat (LOR-11.4, 12.7)


def wound_outside_hunt(g: G, p: int, m: int, space: int, clause: str) -> None:
    """No reward, no Artifact; the last space defeats it."""
    s = g.s
    s.wounds = replaced(s.wounds, m, replaced(s.wounds[m], space, p))
    where = {"monster": MONSTER[m], "space": f"space:{space + 1}", **symbols_told(m, space)}
    tell(g, "wound", clause, seat=who(s, p), **where)
    if NOBODY not in s.wounds[m]:
        defeat(g, p, m)
        leave(g, m)


def defeat(g: G, p: int, m: int) -> None:
    """LOR-12.7.1, 12.7.2: the figure is a trophy; four markers of another earn a Slayer token."""
    s = g.s
    s.trophy = replaced(s.trophy, m, p)
    s.monster_at[m], s.ring = DEFEATED, replaced(s.ring, m, NOBODY)
    tell(g, "monster-defeated", "LOR-12.7.1", seat=who(s, p), monster=MONSTER[m])
    for other in around(s, p)[1:]:
        if s.wounds[m].count(other) >= SLAYER_MARKERS and s.slayer_supply:
            s.slayer_supply -= 1
            s.slayer_tokens = replaced(s.slayer_tokens, other, s.slayer_tokens[other] + 1)
            tell(g, "slayer-token", "LOR-12.7.2", seat=who(s, other), monster=MONSTER[m])


def leave(g: G, m: int) -> None:
    """LOR-12.7.3: markers go home, an unclaimed Artifact goes to the box."""
    s = g.s
    s.wounds = replaced(s.wounds, m, (NOBODY,) * len(s.wounds[m]))
    artifact = MONSTER_ARTIFACT[m]
    if s.holder[artifact] == NOBODY:
        s.holder, s.charged = replaced(s.holder, artifact, IN_BOX), replaced(s.charged, artifact, 0)


# Event cards (LOR-11.6)


def draw_event(g: G, for_boss: bool = False) -> Rule[int]:
    """LOR-14.1."""
    s = g.s
    if not s.event_deck:
        s.event_deck, s.event_discard = list(s.event_discard), ()
    card = yield from g.draw("event", s.event_deck, "event-card")
    s.event_shown.append(card)
    if for_boss:
        g.tell("event-for-boss", clause="LOR-11.6.3", monster=MONSTER[BOSS], event=EVENT[card])
    else:
        g.tell("event-drawn", clause="LOR-10.7.6", event=EVENT[card])
    return card


def place_by_event(g: G, event: Event, clause: str) -> None:
    """The Monster of the Rune that is neither on the board nor defeated, the top card first."""
    s = g.s
    for m in pair_in_order(s, RUNES.index(event.place)):
        if s.monster_at[m] == UNPLACED:
            place(g, m, event.region, f"{clause} event:{event.id}")
            return
    g.tell("event-places-nothing", clause=clause, event=f"event:{event.id}")


def event(g: G) -> Rule[None]:
    """Place, activate by the first Rune, by the second, then the Boss; each activation is a frame."""
    s = g.s
    g.begin("event", seat=who(s, s.active))
    card = yield from draw_event(g)
    g.result("event", event=EVENT[card])
    says = EVENTS[card]
    first, second = says.activate
    g.tell(
        "event-says",
        clause="LOR-11.6.1",
        event=EVENT[card],
        rune=f"rune:{says.place}",
        region=REGION_VALUES[says.region],
        first=f"rune:{first}",
        second=f"rune:{second}",
        boss=int(says.boss),
    )
    place_by_event(g, EVENTS[card], "LOR-11.6.1")
    frames: list[tuple[str, int, int]] = []
    for rune in EVENTS[card].activate:
        frames += [
            ("event_activation", m, card) for m in pair_in_order(s, RUNES.index(rune)) if s.monster_at[m] > 0
        ]
    if EVENTS[card].boss:
        frames.append(("event_boss", BOSS, card))
    g.then(*frames, ("event_over",))


def event_activation(g: G, m: int, event: int) -> Rule[None]:
    if g.s.monster_at[m] > 0:
        yield from activate(g, m, f"LOR-11.6.2 {EVENT[event]}")


def event_boss(g: G, boss: int, event: int) -> Rule[None]:
    """LOR-11.6.3: the next Event card is only a number for Loki."""
    card = yield from draw_event(g, for_boss=True)
    place(g, boss, EVENTS[card].region, f"LOR-11.6.3 {EVENT[event]}")


def event_over(g: G) -> None:
    """LOR-11.6.4."""
    g.s.event_discard += tuple(g.s.event_shown)
    g.s.event_shown = []
