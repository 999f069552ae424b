"""Clan upgrades with a text (BR-12.1, BR-23): reactions, and the actions some of them grant."""

from collections.abc import Callable
from typing import NamedTuple

from meadhall.engine import Choose, Reason, Rule, Subset, choose, pick
from meadhall.engine.piles import removed
from meadhall.engine.values import clockwise
from meadhall.games.blood_rage.board import figures_at
from meadhall.games.blood_rage.cards.battle_cards import to_hand
from meadhall.games.blood_rage.clan import choose_stat, gain_glory, pay_rage
from meadhall.games.blood_rage.content import (
    A_WARRIOR,
    CARD_OF,
    CARD_VALUES,
    FIGURE_OF,
    FIGURE_VALUES,
    FJORDS,
    PLACE_OF,
    PLACE_VALUES,
    PROVINCE_VALUES,
    PROVINCES,
    SEAT_VALUES,
    STRIDE,
    VALHALLA,
    YGGDRASIL,
)
from meadhall.games.blood_rage.destroy import RAGNAROK, Destruction, Doomed, destroy
from meadhall.games.blood_rage.invade import (
    can_land,
    choose_landing,
    follow_up,
    land,
    why_not_field,
    why_not_free_warrior,
)
from meadhall.games.blood_rage.pillage import can_repillage, declare, why_not_pillage_province
from meadhall.games.blood_rage.reasons import (
    NO_FIGURE_CAN_RETURN,
    NO_LANDING,
    NOTHING_TO_REPILLAGE,
    RAGE_SHORT,
    TOO_FEW_FIGURES,
    VALHALLA_EMPTY,
)
from meadhall.games.blood_rage.state import BloodRage, G

YES_NO = ("yes", "no")
PROTECTION = "card:friggas_protection"
PROWESS = "card:tyrs_prowess"
CHALLENGE = "card:tyrs_challenge"
SACRIFICE = "card:friggas_sacrifice"
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
            yield from land(g, seat, A_WARRIOR, province, "card:friggas_succor")


def thors_domain(g: G, seat: int, province: int) -> Rule[None]:
    """After an Invade of a province that shows its reward side you may pay 2 Rage and pillage it at once."""
    s = g.s
    if s.rage[seat] >= THORS_DOMAIN_COST and why_not_pillage_province(s, seat, province) is None:
        params = {"place": PROVINCE_VALUES[province]}
        answer: str = yield Choose(seat, "thors-domain", YES_NO, clause="BR-10.2.5", params=params)
        if answer == "yes":
            declare(g, seat, province, "card:thors_domain", THORS_DOMAIN_COST)


def lokis_blessing(g: G, seat: int, province: int) -> Rule[None]:
    """After a lost battle you may bring one Warrior from the reserve into that outer province for 0 Rage."""
    if why_not_free_warrior(g.s, seat, province) is None:
        params = {"place": PROVINCE_VALUES[province]}
        answer: str = yield Choose(seat, "blessing", YES_NO, clause="BR-14.6.8", params=params)
        if answer == "yes":
            yield from land(g, seat, A_WARRIOR, province, "card:lokis_blessing")


def friggas_protection(g: G, seat: int, destruction: Destruction) -> Rule[None]:
    """Whenever figures of yours would be destroyed, save any of them for 1 Rage each; not from Ragnarök or your own Sacrifice."""
    s = g.s
    own = {
        FIGURE_VALUES[each.figure]: each for each in destruction.doomed if each.seat == seat and each.count
    }
    if destruction.by == RAGNAROK or not own or not s.rage[seat]:
        return
    saved: tuple[str, ...] = yield Subset(
        seat,
        "protect",
        [figure for figure, each in own.items() for _ in range(each.count)],
        most=s.rage[seat],
        clause="BR-15.4",
        params={"cause": destruction.by},
    )
    for figure, each in own.items():
        count = saved.count(figure)
        if count:
            each.count -= count
            g.tell(
                "figures-protected",
                clause="BR-15.4",
                seat=SEAT_VALUES[seat],
                figure=figure,
                count=count,
                place=PLACE_VALUES[each.place],
                by=PROTECTION,
            )
    pay_rage(g, seat, len(saved), PROTECTION)


def thors_glory(g: G, seat: int, payload: None) -> None:
    """After each battle you were in, gain 2 Glory if at least 2 enemy figures were destroyed in it."""
    needed, glory = THORS_GLORY
    if sum(g.s.fallen) - g.s.fallen[seat] >= needed:
        gain_glory(g, seat, glory, "card:thors_glory", "BR-14.6.5")


def tyrs_prowess(g: G, seat: int, payload: None) -> Rule[None]:
    """When you win a battle, you may pay 1 Rage for each card on your table that you want back in your hand."""
    s = g.s
    if not s.rage[seat] or not s.table[seat]:
        return
    kept: tuple[str, ...] = yield Subset(
        seat,
        "prowess-keep",
        [CARD_VALUES[card] for card in s.table[seat]],
        most=s.rage[seat],
        clause="BR-14.6.2",
    )
    for value in kept:
        s.table = removed(s.table, seat, CARD_OF[value])
        to_hand(g, seat, CARD_OF[value])
        g.tell("card-returned", clause="BR-14.6.2", seat=SEAT_VALUES[seat], card=value, by=PROWESS)
    pay_rage(g, seat, len(kept), PROWESS)


LISTENERS = {
    "invade-reinforce": {"friggas_succor": friggas_succor},
    "invade-pillage": {"thors_domain": thors_domain},
    "would-protect": {"friggas_protection": friggas_protection},
    "battle-fought": {"thors_glory": thors_glory},
    "battle-won": {"tyrs_prowess": tyrs_prowess},
    "battle-lost": {"lokis_blessing": lokis_blessing},
}


# Actions --------------------------------------------------------------------------------------------------------------


def why_not_challenge(s: BloodRage, seat: int) -> Reason | None:
    """BR-14.1.3."""
    if s.rage[seat] < TYRS_CHALLENGE_COST:
        return RAGE_SHORT[TYRS_CHALLENGE_COST][s.rage[seat]]
    return None if can_repillage(s, seat) else NOTHING_TO_REPILLAGE


def tyrs_challenge(g: G, seat: int) -> Rule[None]:
    """As your action pay 2 Rage to pillage a province that was already pillaged in this Age."""
    s = g.s
    ask = choose(
        seat,
        "repillage-province",
        PROVINCE_VALUES,
        lambda v: why_not_pillage_province(s, seat, PLACE_OF[v], again=True),
        clause="BR-14.1.3",
    )
    declare(g, seat, PLACE_OF[(yield from pick(ask))], CHALLENGE, TYRS_CHALLENGE_COST)


def why_not_return_with(s: BloodRage, figure: int) -> Reason | None:
    return None if can_land(s, figure) else NO_LANDING


def why_not_invade_from_valhalla(s: BloodRage, seat: int) -> Reason | None:
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
    by = "card:friggas_domain"
    yield from land(g, seat, figure, place, by, source=VALHALLA, cost=FRIGGAS_DOMAIN_COST)
    yield from follow_up(g, seat, place)


def why_not_sacrifice(s: BloodRage, seat: int) -> Reason | None:
    """BR-23.2."""
    return None if s.fielded[seat] >= 2 else TOO_FEW_FIGURES


def friggas_sacrifice(g: G, seat: int) -> Rule[None]:
    """As your action destroy 2 of your figures on the board, wherever they are, to raise one of your clan stats."""
    s = g.s
    victims: list[tuple[int, int]] = []
    for _ in range(2):
        victim = yield from choose_victim(s, seat, victims)
        victims.append(victim)
    doomed = [
        Doomed(seat, figure, place, victims.count((place, figure)))
        for place, figure in dict.fromkeys(victims)
    ]
    yield from destroy(g, clockwise(g.seats, seat), doomed, SACRIFICE, price=True)
    yield from choose_stat(g, seat, SACRIFICE, "BR-23.2")


def choose_victim(s: BloodRage, seat: int, victims: list[tuple[int, int]]) -> Rule[tuple[int, int]]:
    """Place, then figure; who was chosen already is no longer there."""

    def left(place: int) -> list[int]:
        own = s.warriors[seat * STRIDE + place]
        return [
            figure
            for figure in figures_at(s, seat, place)
            if victims.count((place, figure)) < (own if figure == A_WARRIOR else 1)
        ]

    places = [PLACE_VALUES[place] for place in ON_BOARD if left(place)]
    where: str = yield from pick(Choose(seat, "sacrifice-place", places, clause="BR-23.2"))
    figures = [FIGURE_VALUES[figure] for figure in left(PLACE_OF[where])]
    ask = Choose(seat, "sacrifice-figure", figures, clause="BR-23.2", params={"place": where})
    what: str = yield from pick(ask)
    return PLACE_OF[where], FIGURE_OF[what]


class Action(NamedTuple):
    """An action that a card grants on its owner's turn (BR-9.3)."""

    value: str
    why_not: Callable[[BloodRage, int], Reason | None]
    rule: Callable[[G, int], Rule[None]]


ACTIONS = {
    "tyrs_challenge": Action("repillage", why_not_challenge, tyrs_challenge),
    "friggas_domain": Action("invade_from_valhalla", why_not_invade_from_valhalla, friggas_domain),
    "friggas_sacrifice": Action("sacrifice", why_not_sacrifice, friggas_sacrifice),
}
