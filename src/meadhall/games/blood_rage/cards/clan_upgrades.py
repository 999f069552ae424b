"""Clan upgrades with a text (BR-12.1, BR-23): reactions, and the actions some of them grant."""

from collections.abc import Callable
from typing import NamedTuple

from meadhall.engine import Choose, Reason, Rule, choose
from meadhall.games.blood_rage.asking import pick
from meadhall.games.blood_rage.board import figures_at
from meadhall.games.blood_rage.cards.battle_cards import to_hand
from meadhall.games.blood_rage.clan import choose_stat, gain_glory, pay_rage
from meadhall.games.blood_rage.content import (
    A_WARRIOR,
    CARD_OF,
    CARD_VALUES,
    CLOCKWISE,
    FIGURE_OF,
    FIGURE_VALUES,
    FJORDS,
    PLACE_OF,
    PLACE_VALUES,
    PROVINCE_VALUES,
    PROVINCES,
    RESERVE,
    SEAT_VALUES,
    STRIDE,
    VALHALLA,
    YGGDRASIL,
)
from meadhall.games.blood_rage.destroy import RAGNAROK, SACRIFICE, Destruction, Doomed, destroy
from meadhall.games.blood_rage.invade import (
    can_land,
    choose_landing,
    follow_up,
    land,
    why_not_field,
    why_not_free_warrior,
)
from meadhall.games.blood_rage.pillage import declare, pillage, why_not_pillage_province
from meadhall.games.blood_rage.reasons import (
    NO_FIGURE_CAN_RETURN,
    NO_LANDING,
    NOTHING_TO_REPILLAGE,
    RAGE_SHORT,
    TOO_FEW_FIGURES,
    VALHALLA_EMPTY,
)
from meadhall.games.blood_rage.state import G, Hall, removed

YES_NO = ("yes", "no")
THORS_DOMAIN_COST = 2
TYRS_CHALLENGE_COST = 2
FRIGGAS_DOMAIN_COST = 1
THORS_GLORY = (2, 2)  # enemy figures needed, Glory gained
ON_BOARD = (*PROVINCES, *FJORDS)


# Reactions ------------------------------------------------------------------------------------------------------------


def friggas_succor(g: G, seat: int, province: int) -> Rule[None]:
    """After an Invade of an outer province you may bring one more Warrior there for 0 Rage (not into Yggdrasil)."""
    if province != YGGDRASIL and why_not_free_warrior(g.s, seat, province) is None:
        params = {"place": PROVINCE_VALUES[province]}
        answer: str = yield Choose(seat, "succor", YES_NO, clause="BR-10.2.4", params=params)
        if answer == "yes":
            yield from land(g, seat, A_WARRIOR, RESERVE, province)


def thors_domain(g: G, seat: int, province: int) -> Rule[None]:
    """After an Invade of a province that shows its reward side you may pay 2 Rage and pillage it at once."""
    s = g.s
    if s.rage[seat] >= THORS_DOMAIN_COST and why_not_pillage_province(s, seat, province) is None:
        params = {"place": PROVINCE_VALUES[province]}
        answer: str = yield Choose(seat, "thors-domain", YES_NO, clause="BR-10.2.5", params=params)
        if answer == "yes":
            pay_rage(g, seat, THORS_DOMAIN_COST)
            declare(g, seat, province)


def lokis_blessing(g: G, seat: int, province: int) -> Rule[None]:
    """After a lost battle you may bring one Warrior from the reserve into that outer province for 0 Rage."""
    if why_not_free_warrior(g.s, seat, province) is None:
        params = {"place": PROVINCE_VALUES[province]}
        answer: str = yield Choose(seat, "blessing", YES_NO, clause="BR-14.6.8", params=params)
        if answer == "yes":
            yield from land(g, seat, A_WARRIOR, RESERVE, province)


def friggas_protection(g: G, seat: int, destruction: Destruction) -> Rule[None]:
    """Whenever figures of yours would be destroyed, save any of them for 1 Rage each; not from Ragnarök or your own Sacrifice."""
    if destruction.cause == RAGNAROK:
        return
    s = g.s
    own = [each for each in destruction.doomed if each.seat == seat]
    lowest = A_WARRIOR
    while s.rage[seat] > 0:
        # Canonical order, as in March: each set of figures can be named in one way only.
        options = [FIGURE_VALUES[each.figure] for each in own if each.count and each.figure >= lowest]
        if not options:
            return
        answer: str = yield Choose(
            seat, "protect", [*options, "done"], clause="BR-15.4", params={"cause": destruction.cause}
        )
        if answer == "done":
            return
        lowest = FIGURE_OF[answer]
        saved = next(each for each in own if each.figure == lowest)
        saved.count -= 1
        pay_rage(g, seat, 1)
        g.tell(
            "figure-protected",
            clause="BR-15.4",
            seat=SEAT_VALUES[seat],
            figure=answer,
            place=PLACE_VALUES[saved.place],
        )


def thors_glory(g: G, seat: int, payload: None) -> tuple[()]:
    """After each battle you were in, gain 2 Glory if at least 2 enemy figures were destroyed in it."""
    needed, glory = THORS_GLORY
    if sum(g.s.fallen) - g.s.fallen[seat] >= needed:
        gain_glory(g, seat, glory, "card:thors_glory", "BR-14.6.5")
    return ()


def tyrs_prowess(g: G, seat: int, payload: None) -> Rule[None]:
    """When you win a battle, you may pay 1 Rage for each card on your table that you want back in your hand."""
    s = g.s
    first = 0
    while s.rage[seat] > 0 and first < len(s.table[seat]):
        answer: str = yield Choose(
            seat,
            "prowess-keep",
            [*(CARD_VALUES[card] for card in s.table[seat][first:]), "done"],
            clause="BR-14.6.2",
        )
        if answer == "done":
            return
        card = CARD_OF[answer]
        first = s.table[seat].index(card)
        s.table = removed(s.table, seat, card)
        pay_rage(g, seat, 1)
        to_hand(g, seat, card)
        g.tell("card-returned", clause="BR-14.6.2", seat=SEAT_VALUES[seat], card=answer)


LISTENERS = {
    "invade-reinforce": {"friggas_succor": friggas_succor},
    "invade-pillage": {"thors_domain": thors_domain},
    "would-protect": {"friggas_protection": friggas_protection},
    "battle-fought": {"thors_glory": thors_glory},
    "battle-won": {"tyrs_prowess": tyrs_prowess},
    "battle-lost": {"lokis_blessing": lokis_blessing},
}


# Actions --------------------------------------------------------------------------------------------------------------


def why_not_challenge(s: Hall, seat: int) -> Reason | None:
    """BR-14.1.3."""
    if s.rage[seat] < TYRS_CHALLENGE_COST:
        return RAGE_SHORT[TYRS_CHALLENGE_COST][s.rage[seat]]
    for province in PROVINCES:
        if why_not_pillage_province(s, seat, province, again=True) is None:
            return None
    return NOTHING_TO_REPILLAGE


def tyrs_challenge(g: G, seat: int) -> Rule[None]:
    """As your action pay 2 Rage to pillage a province that was already pillaged in this Age."""
    pay_rage(g, seat, TYRS_CHALLENGE_COST)
    yield from pillage(g, seat, again=True)


def why_not_return_with(s: Hall, figure: int) -> Reason | None:
    return None if can_land(s, figure) else NO_LANDING


def why_not_invade_from_valhalla(s: Hall, seat: int) -> Reason | None:
    """BR-23.1. The price is 1 Rage, which every clan on its turn has."""
    if not s.figures[seat * STRIDE + VALHALLA]:
        return VALHALLA_EMPTY
    reason = why_not_field(s, seat)
    if reason is not None:
        return reason
    if any(why_not_return_with(s, figure) is None for figure in figures_at(s, seat, VALHALLA)):
        return None
    return NO_FIGURE_CAN_RETURN


def friggas_domain(g: G, seat: int) -> Rule[None]:
    """As your action pay exactly 1 Rage to Invade with one of your figures in Valhalla, whatever its STR."""
    s = g.s
    figures = [FIGURE_VALUES[figure] for figure in figures_at(s, seat, VALHALLA)]
    ask = choose(
        seat, "valhalla-figure", figures, lambda v: why_not_return_with(s, FIGURE_OF[v]), clause="BR-23.1"
    )
    figure = FIGURE_OF[(yield from pick(ask))]
    place = yield from choose_landing(g, seat, figure)
    pay_rage(g, seat, FRIGGAS_DOMAIN_COST)
    yield from land(g, seat, figure, VALHALLA, place)
    yield from follow_up(g, seat, place)


def why_not_sacrifice(s: Hall, seat: int) -> Reason | None:
    """BR-23.2."""
    return None if s.fielded[seat] >= 2 else TOO_FEW_FIGURES


def friggas_sacrifice(g: G, seat: int) -> Rule[None]:
    """As your action destroy 2 of your figures on the board, wherever they are, to raise one of your clan stats."""
    s = g.s
    doomed: list[Doomed] = []
    for _ in range(2):
        place, figure = yield from choose_victim(s, seat, doomed)
        doomed.append(Doomed(seat, figure, place))
    yield from destroy(g, CLOCKWISE[g.seats][seat], doomed, SACRIFICE)
    yield from choose_stat(g, seat, SACRIFICE, "BR-23.2")


def choose_victim(s: Hall, seat: int, doomed: list[Doomed]) -> Rule[tuple[int, int]]:
    """Place, then figure; what was chosen already is no longer there."""

    def left(place: int) -> list[int]:
        taken = [each.figure for each in doomed if each.place == place]
        count = s.warriors[seat * STRIDE + place] - taken.count(A_WARRIOR)
        return [
            figure
            for figure in figures_at(s, seat, place)
            if (count > 0 if figure == A_WARRIOR else figure not in taken)
        ]

    places = [place for place in ON_BOARD if left(place)]
    place = places[0]
    if len(places) > 1:
        where: str = yield Choose(
            seat, "sacrifice-place", [PLACE_VALUES[each] for each in places], clause="BR-23.2"
        )
        place = PLACE_OF[where]
    figures = left(place)
    figure = figures[0]
    if len(figures) > 1:
        what: str = yield Choose(
            seat,
            "sacrifice-figure",
            [FIGURE_VALUES[each] for each in figures],
            clause="BR-23.2",
            params={"place": PLACE_VALUES[place]},
        )
        figure = FIGURE_OF[what]
    return place, figure


class Action(NamedTuple):
    """An action that a card grants on its owner's turn (BR-9.3)."""

    value: str
    why_not: Callable[[Hall, int], Reason | None]
    rule: Callable[[G, int], Rule[None]]


ACTIONS = {
    "tyrs_challenge": Action("repillage", why_not_challenge, tyrs_challenge),
    "friggas_domain": Action("invade_from_valhalla", why_not_invade_from_valhalla, friggas_domain),
    "friggas_sacrifice": Action("sacrifice", why_not_sacrifice, friggas_sacrifice),
}
