"""RM-20.3: Sea Journeys - what may be paid, and what is suffered otherwise."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.engine import Choose, Reason, Rule, pick
from meadhall.engine.piles import raised
from meadhall.games.reavers_of_midgard.cards.artifacts import remove_artifact
from meadhall.games.reavers_of_midgard.content import Journey
from meadhall.games.reavers_of_midgard.dice import (
    ANY_COLOUR,
    count_symbols,
    discard,
    held,
    leader_clan,
    pay,
    payable,
)
from meadhall.games.reavers_of_midgard.names import (
    CARD_OF,
    CARD_VALUE,
    FIRST_UPGRADE,
    SEAT,
    SOURCE_OF,
    UPGRADE,
)
from meadhall.games.reavers_of_midgard.purse import gain_glory, lose_food
from meadhall.games.reavers_of_midgard.reavers import discard_leader, discard_reaver, reavers_on_board
from meadhall.games.reavers_of_midgard.state import G, Midgard

CANNOT_PAY = Reason("RM-11.3", "journey-cost")
NO_REAVER = Reason("RM-20.3.2", "journey-reaver")


def why_not_pay(s: Midgard, seat: int, card: Journey) -> Reason | None:
    """RM-11.3: the cost can be paid completely."""
    if card.id == "famine":
        return None if reavers_on_board(s, seat) else NO_REAVER
    return None if payable(s, seat, count_symbols(card.cost)) else CANNOT_PAY


def pay_journey(g: G, seat: int, card: Journey) -> Rule[None]:
    """The cost instead of the effect; only Kraken! gives something for it."""
    by = f"card:{card.id}"
    if card.id == "famine":
        cards = [CARD_VALUE[c] for c in reavers_on_board(g.s, seat)]
        ask = Choose(seat, "discard-reaver", cards, clause="RM-20.3.2", params={"by": by})
        value: str = yield from pick(ask)
        discard_reaver(g, seat, CARD_OF[value], by)
        return
    yield from pay(g, seat, card.cost, by)
    if card.id == "kraken":
        gain_glory(g, seat, 3, by)


def lose_two_food(g: G, seat: int, by: str) -> bool:
    """Famine and Spoiled Food: lose 2 Food."""
    return lose_food(g, seat, 2, by)


def kraken(g: G, seat: int, by: str) -> Rule[bool]:
    """Lose 2 Food and a die of your choice."""
    food = lose_food(g, seat, 2, by)
    die = yield from lose_die(g, seat, ANY_COLOUR, by)
    return food or die


def viking_raiders(g: G, seat: int, by: str) -> Rule[bool]:
    """Lose a die of the colour of your Leader's clan."""
    clan = leader_clan(g.s, seat)
    return clan >= 0 and (yield from lose_die(g, seat, clan, by))


def rough_seas(g: G, seat: int, by: str) -> bool:
    """Lose your Leader."""
    return discard_leader(g, seat, by)


def draugr_ambush(g: G, seat: int, by: str) -> Rule[bool]:
    """Lose an Artifact or a Ship Upgrade tile; of equal tiles a used one."""
    s = g.s
    tiles = s.upgrades[seat]
    values = [CARD_VALUE[c] for c in s.artifacts[seat]] + [
        UPGRADE[k] for k in range(3) if tiles[k] + tiles[k + 3]
    ]
    if not values:
        return False
    value: str = yield from pick(Choose(seat, "ambush-loss", values, clause="RM-20.3.6", params={"by": by}))
    if value in CARD_OF:
        yield from remove_artifact(g, seat, CARD_OF[value], by)
        return True
    kind = SOURCE_OF[value] - FIRST_UPGRADE
    s.upgrades = raised(s.upgrades, seat, kind + 3 if tiles[kind + 3] else kind, -1)
    g.tell("upgrade-lost", clause="RM-20.3.6", seat=SEAT[seat], tile=value, by=by)
    return True


def lose_die(g: G, seat: int, colour: int, by: str) -> Rule[bool]:
    """RM-11.3.1: a die of the owner's choice, if there is one."""
    values = held(g.s, seat, colour)
    if not values:
        return False
    value: str = yield from pick(Choose(seat, "lose-die", values, clause="RM-11.3.1", params={"by": by}))
    discard(g.s, seat, SOURCE_OF[value])
    g.tell("die-lost", clause="RM-11.3.1", seat=SEAT[seat], die=value, by=by)
    return True


SUFFER: dict[str, Callable[[G, int, str], Rule[bool] | bool]] = {
    "famine": lose_two_food,
    "kraken": kraken,
    "viking_raiders": viking_raiders,
    "rough_seas": rough_seas,
    "draugr_ambush": draugr_ambush,
    "spoiled_food": lose_two_food,
}
"""What is lost if the cost is not paid; each tells whether anything was."""


LOSES: dict[str, Callable[[Midgard, int], bool]] = {
    "famine": lambda s, seat: s.food[seat] > 0,
    "kraken": lambda s, seat: s.food[seat] > 0 or bool(held(s, seat, ANY_COLOUR)),
    "viking_raiders": lambda s, seat: leader_clan(s, seat) >= 0 and bool(held(s, seat, leader_clan(s, seat))),
    "rough_seas": lambda s, seat: bool(s.leaders[seat]),
    "draugr_ambush": lambda s, seat: bool(s.artifacts[seat]) or sum(s.upgrades[seat]) > 0,
    "spoiled_food": lambda s, seat: s.food[seat] > 0,
}
"""Has the seat anything of what is lost? It is told so before it chooses."""


def suffer_journey(g: G, seat: int, card: Journey) -> Rule[None]:
    """RM-11.3.1: the effect as far as possible; who has nothing to lose loses nothing, and that is told."""
    by = f"card:{card.id}"
    lost = SUFFER[card.id](g, seat, by)
    if not isinstance(lost, bool):
        lost = yield from lost
    if not lost:
        g.tell("nothing-lost", clause="RM-11.3.1", seat=SEAT[seat], by=by)
