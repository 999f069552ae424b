"""March (BR-11)."""

from itertools import compress

from meadhall.engine import Reason, Rule, Subset, choose, pick
from meadhall.games.blood_rage.board import figures_at, move, outer_room
from meadhall.games.blood_rage.clan import pay_rage
from meadhall.games.blood_rage.content import (
    A_WARRIOR,
    FIGURE_OF,
    FIGURE_VALUES,
    FJORDS,
    MARCH_VALUES,
    PLACE_OF,
    PLACE_VALUES,
    PROVINCE_VALUES,
    PROVINCES,
    SEAT_VALUES,
    STRIDE,
    YGGDRASIL,
)
from meadhall.games.blood_rage.reasons import (
    CANNOT_MARCH,
    NO_DESTINATION,
    NO_FIGURES_THERE,
    NO_VILLAGE,
    NOTHING_TO_MARCH,
    PROVINCE_DESTROYED,
    SAME_PROVINCE,
)
from meadhall.games.blood_rage.state import BloodRage, G

COST = 1
BY_MARCH = "term:march"
WARRIOR = FIGURE_VALUES[A_WARRIOR]
MARCHES = tuple(MARCH_VALUES)


def has_destination(s: BloodRage, origin: int) -> bool:
    """BR-11.3: Yggdrasil always has room."""
    return origin != YGGDRASIL or outer_room(s)


def why_not_march_from(s: BloodRage, seat: int, province: int) -> Reason | None:
    """BR-11.2. Ships stand in fjords, so every figure in a province can March, and none in a fjord (BR-11.5, BR-11.6)."""
    if province in FJORDS:
        return CANNOT_MARCH
    if not s.figures[seat * STRIDE + province]:
        return PROVINCE_DESTROYED if s.destroyed[province] else NO_FIGURES_THERE
    return None if has_destination(s, province) else NO_DESTINATION


def why_not_march_to(s: BloodRage, origin: int, province: int) -> Reason | None:
    """BR-11.2, BR-11.3: any other province with an empty village, adjacent or not."""
    if province == origin:
        return SAME_PROVINCE
    if s.room[province] > 0:
        return None
    return PROVINCE_DESTROYED if s.destroyed[province] else NO_VILLAGE


def ready_to_march(s: BloodRage, seat: int) -> list[str]:
    """Where the clan may March from, as `why_not_march_from` has it."""
    if not s.fielded[seat]:
        return []
    base = seat * STRIDE
    found = [*compress(MARCHES, s.figures[base : base + len(PROVINCES)])]
    if s.figures[base + YGGDRASIL] and not has_destination(s, YGGDRASIL):
        found.remove(MARCHES[YGGDRASIL])
    return found


def closed_marches(s: BloodRage, seat: int) -> list[tuple[str | int, Reason]]:
    """What the clan has on the board and cannot March with, each with its reason; March itself where nothing is left."""
    base = seat * STRIDE
    if not any(s.figures[base + place] for place in PROVINCES):
        return [("march", NOTHING_TO_MARCH)]
    stuck = not has_destination(s, YGGDRASIL) and s.figures[base + YGGDRASIL] > 0
    ships = [(PLACE_VALUES[fjord], CANNOT_MARCH) for fjord in FJORDS if s.figures[base + fjord]]
    return [*([(MARCH_VALUES[YGGDRASIL], NO_DESTINATION)] if stuck else []), *ships]


def march(g: G, seat: int, origin: int) -> Rule[None]:
    """One origin, one destination, one or more figures (BR-11.4)."""
    s = g.s
    origin_value = PROVINCE_VALUES[origin]
    ask = choose(
        seat,
        "march-to",
        PROVINCE_VALUES,
        lambda v: why_not_march_to(s, origin, PLACE_OF[v]),
        clause="BR-11.3",
        params={"origin": origin_value},
    )
    target_value = yield from pick(ask)
    target = PLACE_OF[target_value]
    here = [FIGURE_VALUES[each] for each in figures_at(s, seat, origin)]
    counts = {value: s.warriors[seat * STRIDE + origin] if value == WARRIOR else 1 for value in here}
    marchers: tuple[str, ...] = yield from pick(
        Subset(
            seat,
            "march-figure",
            [value for value in here for _ in range(counts[value])],
            least=1,
            most=s.room[target],
            clause="BR-11.2",
            params={"origin": origin_value, "target": target_value},
        )
    )
    for value in here:
        count = marchers.count(value)
        if count:
            for _ in range(count):
                move(s, seat, FIGURE_OF[value], origin, target)
            if not g.mute:
                g.tell(
                    "figures-marched",
                    clause="BR-11.2",
                    seat=SEAT_VALUES[seat],
                    figure=value,
                    count=count,
                    source=origin_value,
                    place=target_value,
                    by=BY_MARCH,
                )
    pay_rage(g, seat, COST, BY_MARCH)
