"""LOR-5: phase 1, Prayer: send a Priest, forge a Rune."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from meadhall.engine import Choose, Reason, Rule, replaced
from meadhall.games.lords_of_ragnarok import moments
from meadhall.games.lords_of_ragnarok.armies import army_named, army_options, grow, grow_one, growing
from meadhall.games.lords_of_ragnarok.board import ARMY_OF
from meadhall.games.lords_of_ragnarok.cards.numbers import BECAUSE
from meadhall.games.lords_of_ragnarok.causes import tell
from meadhall.games.lords_of_ragnarok.content import (
    ATTRIBUTES,
    AUTHORITY,
    GODS,
    MONUMENT_MAX,
    PRIEST_SLOTS,
    STRENGTH,
    WISDOM,
)
from meadhall.games.lords_of_ragnarok.modifiers import modified
from meadhall.games.lords_of_ragnarok.names import DONE, GOD, GOD_OF, PASS, RUNE, RUNE_OF, who
from meadhall.games.lords_of_ragnarok.orders import END, an_order, several
from meadhall.games.lords_of_ragnarok.resources import (
    draw_cards,
    keep_rune_limit,
    raise_attribute,
    rune_count,
    rune_kinds_left,
    rune_limit,
    take_forge_rune,
    take_rune_kind,
    take_runes_of_one_kind,
)
from meadhall.games.lords_of_ragnarok.state import G, Lords

FORGE = "forge"
START = "use-turn-start"
GOD_ATTRIBUTE = tuple(ATTRIBUTES.index(god.attribute) for god in GODS)

NO_PRIEST = Reason("LOR-5.2", "no-priest")
SENT = Reason("LOR-5.1", "priest-sent")
NO_SLOT = Reason("LOR-5.2", "no-slot")
ONE_EACH = Reason("LOR-16.3", "same-monument")


def free_slots(s: Lords, god: int) -> int:
    """LOR-5.2, 5.5."""
    return PRIEST_SLOTS - sum(s.priests_sent[god::3])


def prayer(g: G, p: int) -> Rule[None]:
    """LOR-5.1: each at most once, in any order; before the first of them the effects of the turn's start (LOR-4.3)."""
    s = g.s
    sent: list[int] = []
    may_forge, begun = s.forge_rune[s.hero_at[p]] == 1, False
    while True:
        early = {} if begun else moments.open_now(g, p, START)
        deeds = [GOD[god] for god in range(3) if why_not_send(s, p, god, sent) is None]
        if may_forge:
            deeds.append(FORGE)
        if not deeds and not early:
            return
        if not deeds:
            picked: tuple[str, ...] = ((yield Choose(p, START, [*early, PASS], clause="LOR-4.3")),)
        else:
            picked = yield an_order(
                p,
                "prayer",
                partial(follows, s, p, (*early, *deeds, DONE)),
                clause="LOR-5.1",
                most=2 + MONUMENT_MAX,
                params={"full": int(may_forge and rune_count(s, p) >= rune_limit(s, p))},
                barred=lambda: [
                    (GOD[m], why) for m in range(3) if (why := why_not_send(s, p, m, sent)) is not None
                ],
            )
        if not picked or picked[0] == PASS:
            return
        answer = picked[0]
        if answer in early:
            yield from moments.use(g, p, START, early[answer])  # an Artifact: that exhausts it
            continue
        begun = True
        if answer != FORGE:
            sent.append(GOD_OF[answer])
            yield from send_priest(g, p, GOD_OF[answer], *(goal for goal in picked[1:] if goal != FORGE))
        if FORGE in picked:
            may_forge = False
            kind = take_forge_rune(g, p, s.hero_at[p], "LOR-5.7")
            take_rune_kind(g, p, kind, modified(s, p, "forge-bonus"), BECAUSE["forge-bonus"])
            back = picked[1] if answer == FORGE and len(picked) > 1 else ""
            yield from keep_rune_limit(g, p, back)


def follows(s: Lords, p: int, deeds: tuple[str, ...], chosen: tuple[str, ...]) -> Sequence[str]:
    """What can be named next: a god, with it what its Monument's level gives (LOR-5.3) as far as that is chosen (Armies that grow, the
    kind of Rune), and the Forge. Who names fewer Armies than grow is asked for the others: one may grow several times."""
    if not chosen:
        return deeds
    god = GOD_OF.get(chosen[0], -1)
    if chosen == (FORGE,):
        return forge_goals(s, p) or END
    if god < 0 or chosen[-1] in RUNE_OF:
        return END
    if chosen[-1] in ARMY_OF:
        armies = army_options(s, growing(s, p))
        further = armies[armies.index(chosen[-1]) + 1 :]
        return (*further, DONE) if s.monument[god] > sum(name in ARMY_OF for name in chosen) else END
    goals = god_goals(s, p, god) or END
    return goals if FORGE in chosen or FORGE not in deeds else (FORGE, *goals)


def forge_goals(s: Lords, p: int) -> Sequence[str]:
    """LOR-2.3.6: where the Rune is one too many, the kind that goes back."""
    if rune_count(s, p) < rune_limit(s, p):
        return ()
    new = s.forge[s.hero_at[p]] - 1
    return several([RUNE[kind] for kind in range(3) if kind == new or s.runes[3 * p + kind]])


def god_goals(s: Lords, p: int, god: int) -> Sequence[str]:
    if not s.monument[god]:
        return ()
    if GOD_ATTRIBUTE[god] == AUTHORITY:
        return several(army_options(s, growing(s, p)))
    return several(rune_kinds_left(s)) if GOD_ATTRIBUTE[god] == WISDOM else ()


def why_not_send(s: Lords, p: int, god: int, sent: list[int]) -> Reason | None:
    """LOR-5.1, 5.2: one Priest from the pool to a free slot."""
    if not s.priests[p]:
        return NO_PRIEST
    if len(sent) > modified(s, p, "more-priests"):
        return SENT
    if god in sent:
        return ONE_EACH
    return None if free_slots(s, god) > 0 else NO_SLOT


def send_priest(g: G, p: int, god: int, *goals: str) -> Rule[None]:
    """LOR-5.3: the Attribute first, then the bonus of the Monument's level; Armies that were named grow first."""
    s = g.s
    s.priests = replaced(s.priests, p, s.priests[p] - 1)
    s.priests_sent = replaced(s.priests_sent, 3 * p + god, s.priests_sent[3 * p + god] + 1)
    tell(g, "priest-sent", "LOR-5.2", seat=who(s, p), god=GOD[god])
    attribute = GOD_ATTRIBUTE[god]
    raise_attribute(g, p, attribute, f"LOR-5.3 {GOD[god]}")
    level = s.monument[god]
    if attribute == AUTHORITY:
        named = [army_named(s, growing(s, p), goal) for goal in goals]
        for i in named:
            grow(g, i, 1, f"LOR-5.6 {GOD[god]}")
        for _ in range(level - len(named)):
            yield from grow_one(g, p, 1, f"LOR-5.6 {GOD[god]}")
    elif attribute == STRENGTH:
        yield from draw_cards(g, p, level, f"LOR-5.3 {GOD[god]}")
    else:
        yield from take_runes_of_one_kind(g, p, level, f"LOR-5.3 {GOD[god]}", *goals)
