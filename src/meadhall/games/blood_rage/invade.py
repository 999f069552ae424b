"""Invade (BR-10)."""

from meadhall.engine import Choose, Reason, Rule, pick
from meadhall.games.blood_rage.board import (
    BASE_ARMS,
    WARRIOR_ARMS,
    WARRIOR_POWERS,
    figures_at,
    horns,
    move,
    outer_room,
)
from meadhall.games.blood_rage.clan import pay_rage
from meadhall.games.blood_rage.content import (
    A_WARRIOR,
    BASE_COST,
    FIGURE_VALUES,
    FJORD_VALUES,
    FJORDS,
    HOME_STRENGTH,
    OUTER,
    PLACE_OF,
    PLACE_VALUES,
    PROVINCE_VALUES,
    PROVINCES,
    RESERVE,
    SEAT_VALUES,
    SHIP_LIKE,
    STRIDE,
    YGGDRASIL,
)
from meadhall.games.blood_rage.reactions import react
from meadhall.games.blood_rage.reasons import (
    HORNS_REACHED,
    NO_LANDING,
    NOT_YGGDRASIL,
    ONLY_FJORDS,
    ONLY_SHIPS,
    PROVINCE_DESTROYED,
    PROVINCE_FULL,
    RAGE_SHORT,
    RESERVE_EMPTY,
)
from meadhall.games.blood_rage.state import BloodRage, G

BY_INVADE = "term:invade"
LANDS = tuple(PROVINCE_VALUES)
COSTS = {
    power: (warrior, *BASE_COST[A_WARRIOR + 1 :])
    for power, (warrior, _) in {0: BASE_ARMS, **WARRIOR_ARMS}.items()
}


def invade_cost(s: BloodRage, seat: int, figure: int) -> int:
    """BR-10.1.2: STR of the figure as it stands in the reserve; the Leader and some Monsters are free."""
    return invade_costs(s, seat)[figure]


def invade_costs(s: BloodRage, seat: int) -> tuple[int, ...]:
    """The same for every figure: an Upgrade changes what a Warrior costs."""
    return COSTS[s.powers[seat] & WARRIOR_POWERS]


def why_not_land(s: BloodRage, figure: int, place: int) -> Reason | None:
    """BR-10.1.4 to BR-10.1.6: where a figure may be placed by an Invade."""
    if place in FJORDS:
        if not SHIP_LIKE[figure]:
            return ONLY_SHIPS
        return None
    if SHIP_LIKE[figure]:
        return ONLY_FJORDS
    if place == YGGDRASIL:
        return None if HOME_STRENGTH[figure] else NOT_YGGDRASIL
    if s.room[place] > 0:
        return None
    return PROVINCE_DESTROYED if s.destroyed[place] else PROVINCE_FULL


def landings(s: BloodRage, figure: int) -> list[str]:
    """The places open to a figure, as `why_not_land` has it: every fjord, or provinces with room."""
    if SHIP_LIKE[figure]:
        return [*FJORD_VALUES]
    room = s.room
    lands = PROVINCES if HOME_STRENGTH[figure] else OUTER
    return [LANDS[place] for place in lands if room[place] > 0]


def closed_landings(s: BloodRage, figure: int) -> list[tuple[str | int, Reason]]:
    """The other places, each with its reason."""
    reasons = [(PLACE_VALUES[place], why_not_land(s, figure, place)) for place in (*PROVINCES, *FJORDS)]
    return [(place, reason) for place, reason in reasons if reason is not None]


def can_land(s: BloodRage, figure: int) -> bool:
    """Some place is open to the figure."""
    return SHIP_LIKE[figure] or HOME_STRENGTH[figure] > 0 or outer_room(s)


def why_not_field(s: BloodRage, seat: int) -> Reason | None:
    """BR-10.1.7: no more own figures on the board than Horns."""
    limit = horns(s, seat)
    return HORNS_REACHED[limit] if s.fielded[seat] >= limit else None


def why_not_invade_with(s: BloodRage, seat: int, figure: int) -> Reason | None:
    """BR-10.1.3: the figure must be paid for and find a place."""
    cost = invade_cost(s, seat, figure)
    if cost > s.rage[seat]:
        return RAGE_SHORT[cost][s.rage[seat]]
    return None if can_land(s, figure) else NO_LANDING


def can_invade(s: BloodRage, seat: int) -> list[int]:
    """The figures in reserve that the clan may Invade with, as `why_not_invade_with` has it."""
    if not s.figures[seat * STRIDE + RESERVE] or why_not_field(s, seat) is not None:
        return []
    rage, costs = s.rage[seat], invade_costs(s, seat)
    paid = [figure for figure in figures_at(s, seat, RESERVE) if costs[figure] <= rage]
    return paid if outer_room(s) else [each for each in paid if SHIP_LIKE[each] or HOME_STRENGTH[each]]


def ready_to_invade(s: BloodRage, figures: list[int]) -> list[str]:
    """BR-10.1.1: those figures. Where only one of them could go to land, or to sea, its places stand for it."""
    options: list[str] = []
    for group in by_way(figures):
        if len(group) == 1:
            options += landings(s, group[0])
        else:
            options += [FIGURE_VALUES[figure] for figure in group]
    return options


def by_way(figures: list[int]) -> tuple[list[int], list[int]]:
    """Figures that go to provinces, and those that go to fjords (BR-10.1.4, BR-10.1.5)."""
    land: list[int] = []
    sea: list[int] = []
    for figure in figures:
        (sea if SHIP_LIKE[figure] else land).append(figure)
    return land, sea


def goes_to(figures: list[int], place: int) -> int:
    """The one of these figures for which the place stands."""
    return next(figure for figure in figures if SHIP_LIKE[figure] == (place in FJORDS))


def closed_invades(s: BloodRage, seat: int) -> list[tuple[str | int, Reason]]:
    """The other figures in reserve, each with its reason; Invade itself where none is left."""
    if not s.figures[seat * STRIDE + RESERVE]:
        return [("invade", RESERVE_EMPTY)]
    reason = why_not_field(s, seat)
    if reason is not None:
        return [("invade", reason)]
    reasons = [(each, why_not_invade_with(s, seat, each)) for each in figures_at(s, seat, RESERVE)]
    closed: list[tuple[str | int, Reason]] = [
        (FIGURE_VALUES[figure], why) for figure, why in reasons if why is not None
    ]
    for group in by_way(can_invade(s, seat)):
        if len(group) == 1 and not SHIP_LIKE[group[0]]:
            places = [(place, why_not_land(s, group[0], place)) for place in PROVINCES]
            closed += [(PLACE_VALUES[place], why) for place, why in places if why is not None]
    return closed


def invade(g: G, seat: int, figure: int, place: int = -1) -> Rule[None]:
    """BR-10.2.1: choose the place, pay, place the figure, then its effects and those of the clan's cards."""
    if place < 0:
        place = yield from choose_landing(g, seat, figure)
    yield from land(g, seat, figure, place, BY_INVADE, cost=invade_cost(g.s, seat, figure))
    yield from follow_up(g, seat, place)


def choose_landing(g: G, seat: int, figure: int) -> Rule[int]:
    """Where the figure goes; not asked if there is only one place."""
    s = g.s
    ask = Choose(
        seat,
        "invade-place",
        landings(s, figure),
        clause="BR-10.1.4",
        params={"figure": FIGURE_VALUES[figure]},
        blocked=lambda: closed_landings(s, figure),
    )
    return PLACE_OF[(yield from pick(ask))]


def land(
    g: G, seat: int, figure: int, place: int, by: str, *, source: int = RESERVE, cost: int = 0
) -> Rule[None]:
    """BR-10.2.1 steps 1 to 3: pay, place the figure, then the effect printed on its own card."""
    move(g.s, seat, figure, source, place)
    if not g.mute:
        g.tell(
            "figure-invaded",
            clause="BR-10.2.1",
            seat=SEAT_VALUES[seat],
            figure=FIGURE_VALUES[figure],
            source=PLACE_VALUES[source],
            away=int(source != RESERVE),
            place=PLACE_VALUES[place],
            by=by,
        )
    pay_rage(g, seat, cost, by)
    if figure > A_WARRIOR:
        yield from react(g, "figure-invaded", (seat,), (figure, place))


def follow_up(g: G, seat: int, place: int) -> Rule[None]:
    """BR-10.2.1 steps 4 and 5, in BR-10.2.3 cases only: reinforce the province, then pillage it."""
    if place < RESERVE and g.s.powers[seat]:
        yield from react(g, "invade-reinforce", (seat,), place)
        yield from react(g, "invade-pillage", (seat,), place)


def why_not_free_warrior(s: BloodRage, seat: int, province: int) -> Reason | None:
    """BR-10.2.2: a free Warrior keeps all other rules of an Invade."""
    if not s.warriors[seat * STRIDE + RESERVE]:
        return RESERVE_EMPTY
    return why_not_field(s, seat) or why_not_land(s, A_WARRIOR, province)
