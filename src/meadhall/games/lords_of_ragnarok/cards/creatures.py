"""The Monster cards: Region Attacks (p decides for Monster m) and Special Attacks (on the hunter).

A Special Attack returns nothing; it marks the Hunt as failed where its text ends it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from meadhall.engine import Choose, Rule, replaced
from meadhall.games.lords_of_ragnarok import hunt, monsters
from meadhall.games.lords_of_ragnarok.armies import all_in, armies_in, grow, lose, pick_army, retreat
from meadhall.games.lords_of_ragnarok.board import REGION_OF, REGION_VALUES, SIDE, members
from meadhall.games.lords_of_ragnarok.causes import tell
from meadhall.games.lords_of_ragnarok.content import ARMY_MAX, ATTRIBUTE_MIN, WISDOM
from meadhall.games.lords_of_ragnarok.control import lose_control
from meadhall.games.lords_of_ragnarok.names import (
    ATTRIBUTE,
    ATTRIBUTE_OF,
    COMBAT_CARD,
    COMBAT_OF,
    MONSTER,
    MONSTER_OF,
    RUNE_OF,
    pick,
)
from meadhall.games.lords_of_ragnarok.resources import (
    attribute,
    discard_card,
    discard_random,
    hand_of,
    keep_limits,
    return_rune,
    rune_count,
    runes_held,
)
from meadhall.games.lords_of_ragnarok.solo import beasts, means
from meadhall.games.lords_of_ragnarok.state import G, Lords

REGION = "LOR-11.1.1"
SPECIAL = "LOR-12.2.4"


# Region Attacks


def fafnir(g: G, p: int, m: int) -> Rule[None]:
    """One Army in the Region loses 2; if there is none, Fafnir moves to an adjacent Region with Armies and tramples."""
    s = g.s
    here = s.monster_at[m]
    armies = all_in(s, here)
    if armies:
        yield from monsters.hurt_one(g, p, armies, 2, "LOR-11.1.1 monster:fafnir")
        return
    regions = [r for r in SIDE[s.side].neighbours[here] if r in s.army_at]
    if regions:
        to = yield from _region(g, p, m, regions, "monster-move")
        yield from monsters.move(g, p, m, to, "LOR-11.2.3 monster:fafnir")


def troll(g: G, p: int, m: int) -> Rule[None]:
    """One Army in the Region loses 1 and one Army in any one adjacent Region loses 1."""
    s = g.s
    here = s.monster_at[m]
    yield from monsters.hurt_one(g, p, all_in(s, here), 1, "LOR-11.1.1 monster:troll")
    around = [i for i, at in enumerate(s.army_at) if at and SIDE[s.side].near[here] >> at & 1]
    yield from monsters.hurt_one(g, p, around, 1, "LOR-11.1.1 monster:troll")


def hati_skoll(g: G, p: int, m: int) -> Rule[None]:
    """The controller of the Region discards a Combat card or a Rune; then they appear at another Monument or Temple."""
    s = g.s
    here = s.monster_at[m]
    owner = s.control[here]
    if owner >= s.humans:
        yield from means.lose_card_or_rune(g, owner)
    elif owner >= 0:
        options = [COMBAT_CARD[card] for card in s.hands[owner]] + runes_held(s, owner)
        if options:
            answer: str = yield from pick(owner, "wolves-discard", options, "LOR-11.1.1 monster:hati_skoll")
            if answer in RUNE_OF:
                return_rune(g, owner, RUNE_OF[answer], "LOR-11.1.1 monster:hati_skoll")
            else:
                discard_card(g, owner, COMBAT_OF[answer], "LOR-11.1.1 monster:hati_skoll")
    board = SIDE[s.side]
    holy = [r for r in board.regions if r != here and (s.temple[r] or board.monument[r] >= 0)]
    to = yield from _region(g, p, m, holy, "monster-place")
    monsters.place(g, m, to, "LOR-11.1.1 monster:hati_skoll")


def huldra(g: G, p: int, m: int) -> Rule[None]:
    """One Army in the Region or in an adjacent Region grows by 1."""
    s = g.s
    zone = SIDE[s.side].near[s.monster_at[m]] | 1 << s.monster_at[m]
    armies = [i for i, at in enumerate(s.army_at) if at and zone >> at & 1 and s.army_value[i] < ARMY_MAX]
    if not armies:
        return
    if p >= s.humans:
        i = beasts.beneficiary(g, p, armies)
    else:
        i = yield from pick_army(g, p, "huldra-army", armies, "LOR-11.1.1 monster:huldra")
    grow(g, i, 1, "LOR-11.1.1 monster:huldra")


def grendel(g: G, p: int, m: int) -> Rule[None]:
    """All Armies retreat and the marker is removed; without a marker Grendel is placed in the same Land."""
    s = g.s
    here = s.monster_at[m]
    for owner in range(s.players):
        yield from retreat(g, owner, here, armies_in(s, here, owner), "LOR-11.1.1 monster:grendel")
    if s.control[here] >= 0:
        lose_control(g, here, "LOR-11.1.1 monster:grendel")
        return
    board = SIDE[s.side]
    to = yield from _region(g, p, m, members(board.land_masks[board.land[here]]), "monster-place")
    monsters.place(g, m, to, "LOR-11.1.1 monster:grendel")


def draugr(g: G, p: int, m: int) -> None:
    """Every Army in the Region loses 1."""
    for i in all_in(g.s, g.s.monster_at[m]):
        lose(g, i, 1, "LOR-11.1.1 monster:draugr")


def _region(g: G, p: int, m: int, regions: Sequence[int], key: str) -> Rule[int]:
    if p >= g.s.humans:
        to = yield from beasts.region_for(g, p, m, regions)
        return to
    answer: str = yield from pick(p, key, [REGION_VALUES[r] for r in regions], REGION, monster=MONSTER[m])
    return REGION_OF[answer]


REGION_ATTACK: dict[str, Callable[[G, int, int], Rule[None] | None]] = {
    "fafnir": fafnir,
    "troll": troll,
    "hati_skoll": hati_skoll,
    "huldra": huldra,
    "grendel": grendel,
    "draugr": draugr,
}


# What a Region Attack does to humans (SOLO-10.3)


def harms_fafnir(s: Lords, here: int) -> bool:
    return bool(beasts.human_armies(s, here)) or (here not in s.army_at and beasts.human_army_near(s, here))


def harms_troll(s: Lords, here: int) -> bool:
    return bool(beasts.human_armies(s, here)) or beasts.human_army_near(s, here)


def harms_hati_skoll(s: Lords, here: int) -> bool:
    owner = s.control[here]
    return 0 <= owner < s.humans and bool(s.hands[owner] or rune_count(s, owner))


def harms_huldra(s: Lords, here: int) -> bool:
    return False


def harms_grendel(s: Lords, here: int) -> bool:
    return beasts.human_controlled(s, here) or bool(beasts.human_armies(s, here))


def harms_draugr(s: Lords, here: int) -> bool:
    return bool(beasts.human_armies(s, here))


HARMS: tuple[Callable[[Lords, int], bool], ...] = (
    harms_fafnir,
    harms_troll,
    harms_hati_skoll,
    harms_huldra,
    harms_grendel,
    harms_draugr,
)
SEEKER = MONSTER_OF["monster:fafnir"]  # its attack without Armies goes where one is


# Special Attacks (LOR-12.5.2: the rest of the text is done even when the Hunt has ended)


def special_fafnir(g: G, p: int) -> Rule[None]:
    """2 Injuries; the hunter discards 1 Rune of their choice."""
    yield from hunt.deal_injuries(g, p, 2)
    held = runes_held(g.s, p)
    if held:
        kind: str = yield from pick(p, "discard-rune", held, "LOR-12.2.4 monster:fafnir", count=1)
        return_rune(g, p, RUNE_OF[kind], "LOR-12.2.4 monster:fafnir")


def special_troll(g: G, p: int) -> Rule[None]:
    """1 Injury; the Hunt ends; the Monster player places the Hero in any Region."""
    s = g.s
    yield from hunt.deal_injuries(g, p, 1)
    hunt.fail(g, "LOR-12.2.4 monster:troll")
    runner = hunt.monster_player(s)
    if runner < 0:
        region = beasts.farthest_region(g, s.monster_at[s.prey])
    else:
        answer: str = yield Choose(
            runner, "throw-hero", [REGION_VALUES[r] for r in SIDE[s.side].regions], clause=SPECIAL
        )
        region = REGION_OF[answer]
    s.hero_at[p] = region
    tell(g, "hero-placed", "LOR-12.2.4 monster:troll", seat=f"seat:{p}", region=REGION_VALUES[region])


def special_hati_skoll(g: G, p: int) -> Rule[None]:
    """2 Injuries; the hunter chooses and discards half of their Combat cards, rounded up."""
    yield from hunt.deal_injuries(g, p, 2)
    yield from hunt.discard_chosen(g, p, (len(hand_of(g.s, p)) + 1) // 2)


def special_huldra(g: G, p: int) -> None:
    """The Hunt ends; the hunter discards all Combat cards."""
    hunt.fail(g, "LOR-12.2.4 monster:huldra")
    for card in list(hand_of(g.s, p)):
        discard_card(g, p, card, "LOR-12.2.4 monster:huldra")


def special_grendel(g: G, p: int) -> Rule[None]:
    """1 Injury; an Attribute of the hunter's choice is lowered by 1; the Hunt ends."""
    s = g.s
    yield from hunt.deal_injuries(g, p, 1)
    above = [ATTRIBUTE[a] for a in range(3) if s.attribute[3 * p + a] > ATTRIBUTE_MIN]
    if above:
        answer: str = yield from pick(p, "lower-attribute", above, "LOR-12.2.4 monster:grendel")
        a = ATTRIBUTE_OF[answer]
        before = s.attribute[3 * p + a]
        s.attribute = replaced(s.attribute, 3 * p + a, before - 1)
        tell(
            g,
            "attribute-lowered",
            "LOR-12.2.4 monster:grendel",
            seat=f"seat:{p}",
            attribute=answer,
            before=before,
            after=before - 1,
        )
        yield from keep_limits(g, p)
    hunt.fail(g, "LOR-12.2.4 monster:grendel")


def special_draugr(g: G, p: int) -> Rule[None]:
    """1 Injury; the hunter discards 2 random Combat cards."""
    yield from hunt.deal_injuries(g, p, 1)
    for _ in range(2):
        yield from discard_random(g, p, "LOR-12.2.4 monster:draugr")


def special_loki(g: G, p: int) -> Rule[None]:
    """2 Injuries; with a Wisdom below 4 (after them) the Hunt ends."""
    yield from hunt.deal_injuries(g, p, 2)
    if attribute(g.s, p, WISDOM) < 4:
        hunt.fail(g, "LOR-12.2.4 monster:loki")


SPECIAL_ATTACK: tuple[Callable[[G, int], Rule[None] | None], ...] = (
    special_fafnir,
    special_troll,
    special_hati_skoll,
    special_huldra,
    special_grendel,
    special_draugr,
    special_loki,
)
