"""Leader upgrades (BR-12.2). Warrior and Ship upgrades are numbers in cards.toml."""

from meadhall.engine import Choose, Rule
from meadhall.games.blood_rage.board import move
from meadhall.games.blood_rage.clan import STATS, choose_stat, raise_stat
from meadhall.games.blood_rage.content import (
    A_LEADER,
    ADJACENT,
    FIGURE_VALUES,
    PLACE_OF,
    PROVINCE_VALUES,
    SEAT_VALUES,
)
from meadhall.games.blood_rage.reasons import NO_VILLAGE, PROVINCE_DESTROYED
from meadhall.games.blood_rage.state import G


def lord_of_hammers(g: G, seat: int, province: int) -> Rule[None]:
    """When you pillage the province your Leader is in, you may move him to an adjacent province with room."""
    s = g.s
    if s.leaders[seat] != province:
        return
    options = [PROVINCE_VALUES[near] for near in ADJACENT[province] if s.room[near] > 0]
    if not options:
        return
    answer: str = yield Choose(
        seat,
        "hammers-move",
        [*options, "pass"],
        clause="BR-14.8.1",
        blocked=lambda: [
            (PROVINCE_VALUES[near], PROVINCE_DESTROYED if s.destroyed[near] else NO_VILLAGE)
            for near in ADJACENT[province]
            if s.room[near] <= 0
        ],
    )
    if answer != "pass":
        move(s, seat, A_LEADER, province, PLACE_OF[answer])
        g.tell(
            "leader-moved",
            clause="BR-14.8.1",
            seat=SEAT_VALUES[seat],
            figure=FIGURE_VALUES[A_LEADER],
            source=PROVINCE_VALUES[province],
            place=answer,
            by="card:lord_of_hammers",
        )


def lord_of_axes(g: G, seat: int, province: int) -> Rule[None]:
    """When you pillage the province your Leader is in, raise one clan stat of your choice."""
    if g.s.leaders[seat] == province:
        yield from choose_stat(g, seat, "card:lord_of_axes", "BR-14.8.1")


def lord_of_spears(g: G, seat: int, province: int) -> None:
    """When you pillage the province your Leader is in, raise each of your three clan stats."""
    if g.s.leaders[seat] == province:
        for stat in STATS:
            raise_stat(g, seat, stat, "card:lord_of_spears", "BR-14.8.1")


LISTENERS = {
    "leader-rewarded": {"lord_of_axes": lord_of_axes, "lord_of_spears": lord_of_spears},
    "token-turned": {"lord_of_hammers": lord_of_hammers},
}
