"""Destroying figures (BR-15): owners react, then everything falls at once."""

from collections.abc import Sequence

from meadhall.engine import Rule
from meadhall.games.blood_rage.board import figures_at, move
from meadhall.games.blood_rage.clan import gain_by_words
from meadhall.games.blood_rage.content import (
    A_WARRIOR,
    FIGURE_VALUES,
    FJORD_OF,
    PLACE_VALUES,
    SEAT_VALUES,
    SHIP_LIKE,
    STRIDE,
    VALHALLA,
    YGGDRASIL,
)
from meadhall.games.blood_rage.reactions import react
from meadhall.games.blood_rage.state import BloodRage, G

# Causes (BR-15.1) are values; those of cards stand with their cards.
BATTLE = "cause:battle"
RAGNAROK = "cause:ragnarok"


class Doomed:
    """Figures of one seat, type and place that are about to be destroyed. Only Warriors come in numbers."""

    __slots__ = ("count", "figure", "place", "seat")

    def __init__(self, seat: int, figure: int, place: int, count: int = 1) -> None:
        self.seat = seat
        self.figure = figure
        self.place = place
        self.count = count


class Destruction:
    """One cause and all it would destroy; reactions take figures out of it."""

    __slots__ = ("by", "doomed")

    def __init__(self, by: str, doomed: list[Doomed]) -> None:
        self.by = by
        self.doomed = doomed


def all_at(s: BloodRage, seat: int, place: int) -> list[Doomed]:
    """All figures of a clan at a place."""
    return [
        Doomed(seat, figure, place, s.warriors[seat * STRIDE + place] if figure == A_WARRIOR else 1)
        for figure in figures_at(s, seat, place)
    ]


def all_in_area(s: BloodRage, seat: int, province: int) -> list[Doomed]:
    """BR-2.10: all figures of a clan in a province and in its supporting fjord."""
    if province == YGGDRASIL:
        return all_at(s, seat, province)
    return all_at(s, seat, province) + all_at(s, seat, FJORD_OF[province])


def destroy(
    g: G, order: Sequence[int], doomed: list[Doomed], by: str, *, price: bool = False
) -> Rule[list[int]]:
    """Destroy what the reactions leave; returns the number of destroyed figures by seat. Nothing saves what is paid as a price."""
    s = g.s
    fallen = [0] * g.seats
    if not doomed:
        return fallen
    if not price:
        destruction = Destruction(by, doomed)
        yield from react(g, "would-retreat", order, destruction)
        yield from react(g, "would-protect", order, destruction)
    ships = 0
    for each in doomed:
        seat, figure, count = each.seat, each.figure, each.count
        if not count:
            continue
        for _ in range(count):
            move(s, seat, figure, each.place, VALHALLA)
        fallen[seat] += count
        if not g.mute:
            g.tell(
                "figures-destroyed",
                clause="BR-15.1",
                seat=SEAT_VALUES[seat],
                figure=FIGURE_VALUES[figure],
                count=count,
                place=PLACE_VALUES[each.place],
                by=by,
            )
        ships += SHIP_LIKE[figure]
    if ships:
        ships_fallen(g, order, doomed)
    return fallen


def ships_fallen(g: G, order: Sequence[int], doomed: list[Doomed]) -> None:
    """BR-15.6: the Dragons pay for every own ship-like figure, whatever destroyed it."""
    for seat in order:
        lost = sum(each.count for each in doomed if each.seat == seat and SHIP_LIKE[each.figure])
        gain_by_words(g, seat, "ship_fallen_glory", lost, "BR-15.6")
