"""Upgrade (BR-12)."""

from meadhall.engine import Choose, Reason, Rule, pick, replaced
from meadhall.engine.piles import added, removed
from meadhall.games.blood_rage.board import SEA_MONSTERS, box_monster, place_of, take_monster
from meadhall.games.blood_rage.clan import pay_rage, word
from meadhall.games.blood_rage.content import (
    A_LEADER,
    A_SHIP,
    A_WARRIOR,
    CARD_OF,
    CARD_VALUES,
    CONTENT,
    COST,
    FIGURE_OF,
    FIGURE_VALUES,
    KIND,
    KIND_NAMES,
    LEADER,
    MONSTER,
    MONSTER_OF,
    PLACE_OF,
    PLACE_VALUES,
    POWER_OF,
    RESERVE,
    SEAT_VALUES,
    SHIP,
    STRIDE,
    WARRIOR,
)
from meadhall.games.blood_rage.invade import (
    can_land,
    closed_landings,
    follow_up,
    land,
    landings,
    why_not_field,
)
from meadhall.games.blood_rage.reasons import NO_FREE_SLOT, RAGE_SHORT
from meadhall.games.blood_rage.state import BloodRage, G

SLOTS = CONTENT.slots
FREE_SLOTS = tuple(f"slot:{name}" for name in KIND_NAMES)
SLOT_OF = {slot: kind for kind, slot in enumerate(FREE_SLOTS)}
SEVERAL = tuple(kind for kind, slots in enumerate(SLOTS) if slots > 1)
"""Kinds with more than one slot."""
TROOP = {WARRIOR: A_WARRIOR, LEADER: A_LEADER, SHIP: A_SHIP}

FOR_FREE = "cause:free"
"""Why a Monster that was just recruited stands on the board: its card is the same name once more."""


def upgrade_cost(s: BloodRage, seat: int, card: int) -> int:
    """BR-12.1.2: STR of the card less the clan's discounts, at least 0."""
    return max(0, COST[card] - word(s, seat, "discount"))


def why_not_upgrade(s: BloodRage, seat: int, card: int) -> Reason | None:
    """Occupied slots do not matter, they can be replaced (BR-12.1.3)."""
    cost = upgrade_cost(s, seat, card)
    return RAGE_SHORT[cost][s.rage[seat]] if cost > s.rage[seat] else None


def to_play(s: BloodRage, seat: int, kind: int) -> list[int]:
    """Upgrades of a kind in hand that the clan can pay."""
    return [card for card in s.hands[seat] if KIND[card] == kind and why_not_upgrade(s, seat, card) is None]


def slots_to_clear(s: BloodRage, seat: int, playable: list[int]) -> list[str]:
    """BR-12.1.3: a card takes a free slot, unless it is asked to replace another one: the kinds where there is that choice."""
    lying = s.upgrades[seat]
    if not lying:
        return []
    kinds = [KIND[card] for card in lying]
    some = [kind for kind in SEVERAL if 0 < kinds.count(kind) < SLOTS[kind]]
    if not some:
        return []
    new = [KIND[card] for card in playable]
    return [FREE_SLOTS[kind] for kind in some if kind in new]


def choose_upgrade(g: G, seat: int, kind: int) -> Rule[int]:
    """The card that replaces another one; asked also if there is only one, for nobody may learn how many the hand has."""
    options = [CARD_VALUES[card] for card in to_play(g.s, seat, kind)]
    answer: str = yield Choose(seat, "upgrade-card", options, clause="BR-12.1.3")
    return CARD_OF[answer]


def upgrade(g: G, seat: int, card: int, *, instead: bool = False) -> Rule[None]:
    """BR-12.1: pay, choose the slot, discard what lies there, play the card; then its free Invade."""
    s = g.s
    cost = upgrade_cost(s, seat, card)
    s.hands = removed(s.hands, seat, card)
    s.table = added(s.table, seat, card)
    g.reveal()
    if not g.mute:
        g.tell("upgrade-played", clause="BR-12.1.5", seat=SEAT_VALUES[seat], card=CARD_VALUES[card])
    pay_rage(g, seat, cost, CARD_VALUES[card])
    old = yield from choose_slot(g, seat, KIND[card], instead)
    if old >= 0:
        discard_upgrade(g, seat, old, CARD_VALUES[card])
    s.table = removed(s.table, seat, card)
    s.upgrades = added(s.upgrades, seat, card)
    s.powers = replaced(s.powers, seat, s.powers[seat] | POWER_OF[card])
    if KIND[card] == MONSTER:
        take_monster(s, seat, MONSTER_OF[card])
        g.tell(
            "monster-joined",
            clause="BR-12.3.1",
            seat=SEAT_VALUES[seat],
            figure=FIGURE_VALUES[MONSTER_OF[card]],
            by=CARD_VALUES[card],
        )
        yield from free_invade(g, seat, [MONSTER_OF[card]], FOR_FREE, "BR-12.3.1")
    elif KIND[card] in TROOP:
        figures = [TROOP[KIND[card]]]
        if KIND[card] == SHIP:
            figures += SEA_MONSTERS
        yield from free_invade(g, seat, figures, CARD_VALUES[card], "BR-12.2.1")


def choose_slot(g: G, seat: int, kind: int, instead: bool) -> Rule[int]:
    """BR-12.1.3: the card to be replaced, or -1 for a free slot, which is taken unasked unless the player wants it `instead`."""
    s = g.s
    taken = [card for card in s.upgrades[seat] if KIND[card] == kind]
    if len(taken) < SLOTS[kind] and not instead:
        return -1
    ask = Choose(
        seat,
        "upgrade-slot",
        [CARD_VALUES[card] for card in taken],
        clause="BR-12.1.3",
        params={"card": CARD_VALUES[s.table[seat][-1]]},
        blocked=lambda: [] if instead else [(FREE_SLOTS[kind], NO_FREE_SLOT)],
    )
    return CARD_OF[(yield from pick(ask))]


def discard_upgrade(g: G, seat: int, old: int, by: str) -> None:
    """BR-12.1.4, BR-12.3.2: the old card is discarded face up; its Monster leaves the game undestroyed."""
    s = g.s
    s.upgrades = removed(s.upgrades, seat, old)
    s.discard = (*s.discard, old)
    s.powers = replaced(s.powers, seat, s.powers[seat] & ~POWER_OF[old])
    g.tell("upgrade-replaced", clause="BR-12.1.4", seat=SEAT_VALUES[seat], card=CARD_VALUES[old], by=by)
    if KIND[old] == MONSTER:
        figure = MONSTER_OF[old]
        place = place_of(s, seat, figure)
        box_monster(s, seat, figure)
        g.tell(
            "monster-left",
            clause="BR-12.3.2",
            seat=SEAT_VALUES[seat],
            figure=FIGURE_VALUES[figure],
            place=PLACE_VALUES[place],
            by=by,
        )


def free_invade(g: G, seat: int, figures: list[int], by: str, clause: str) -> Rule[None]:
    """BR-12.2.1, BR-12.3.1: Invade for free with one figure of the new card's type from the reserve, if possible."""
    s = g.s
    if why_not_field(s, seat) is not None:
        return
    ready = [figure for figure in figures if in_reserve(s, seat, figure) and can_land(s, figure)]
    if not ready:
        return
    figure = ready[0]
    if len(ready) > 1:
        chosen: str = yield Choose(
            seat, "free-invade-figure", [*(FIGURE_VALUES[each] for each in ready), "pass"], clause=clause
        )
        if chosen == "pass":
            return
        figure = FIGURE_OF[chosen]
    answer: str = yield Choose(
        seat,
        "free-invade",
        [*landings(s, figure), "pass"],
        clause=clause,
        params={"figure": FIGURE_VALUES[figure]},
        blocked=lambda: closed_landings(s, figure),
    )
    if answer != "pass":
        yield from land(g, seat, figure, PLACE_OF[answer], by)
        yield from follow_up(g, seat, PLACE_OF[answer])


def in_reserve(s: BloodRage, seat: int, figure: int) -> bool:
    if figure == A_WARRIOR:
        return s.warriors[seat * STRIDE + RESERVE] > 0
    return place_of(s, seat, figure) == RESERVE
