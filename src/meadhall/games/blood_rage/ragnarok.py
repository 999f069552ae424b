"""Ragnarök (BR-18), Release Valhalla (BR-19) and the end of an Age (BR-20)."""

from meadhall.engine import Rule
from meadhall.engine.values import clockwise
from meadhall.games.blood_rage.board import destroy_province, figures_at, move
from meadhall.games.blood_rage.clan import gain_by_words, gain_glory
from meadhall.games.blood_rage.content import (
    A_WARRIOR,
    CONTENT,
    LAST_AGE,
    PROVINCE_VALUES,
    PROVINCES,
    RESERVE,
    SEAT_VALUES,
    STRIDE,
    TITLE_VALUES,
    VALHALLA,
    WORD,
)
from meadhall.games.blood_rage.destroy import RAGNAROK, all_in_area, destroy
from meadhall.games.blood_rage.state import G


def ragnarok(g: G) -> Rule[None]:
    """BR-18.1 to BR-18.4: the doomed province and all figures in its area are destroyed, for the glory of their clans."""
    s = g.s
    s.phase = "ragnarok"
    province = s.ragnarok[s.age - 1]
    place = PROVINCE_VALUES[province]
    each = CONTENT.ragnarok_glory[s.age - 1]
    g.begin("ragnarok", clause="BR-18.1", place=place, each=each)
    g.tell("phase-begins", clause="BR-18.1", phase="phase:ragnarok")
    order = clockwise(g.seats, s.first)
    doomed = [figure for seat in order for figure in all_in_area(s, seat, province)]
    fallen = yield from destroy(g, order, doomed, RAGNAROK)
    destroy_province(s, province)
    g.tell("province-destroyed", clause="BR-18.1", place=place, by=RAGNAROK)
    for seat in order:
        glory = each * fallen[seat]
        gain_glory(g, seat, glory, RAGNAROK, "BR-18.3")
        if glory:
            for upgrade in s.upgrades[seat]:
                more = max(0, WORD["ragnarok_factor"][upgrade] - 1) * glory
                gain_glory(g, seat, more, TITLE_VALUES[upgrade], "BR-18.3")
        if not g.mute:
            g.result("ragnarok", **{f"fallen_{seat}": fallen[seat]})
    if s.age < LAST_AGE:
        s.doom = s.ragnarok[s.age]
        g.tell("doom-placed", clause="BR-18.4", place=PROVINCE_VALUES[s.doom])
    else:
        s.doom = -1


def release_valhalla(g: G) -> None:
    """BR-19: all figures return to the reserves; Loki pays for his clans' figures."""
    s = g.s
    s.phase = "release_valhalla"
    g.begin("release", clause="BR-19.1")
    g.tell("phase-begins", clause="BR-19.1", phase="phase:release_valhalla")
    for seat in clockwise(g.seats, s.first):
        count = s.figures[seat * STRIDE + VALHALLA]
        if not count:
            continue
        for figure in figures_at(s, seat, VALHALLA):
            for _ in range(s.warriors[seat * STRIDE + VALHALLA] if figure == A_WARRIOR else 1):
                move(s, seat, figure, VALHALLA, RESERVE)
        if not g.mute:
            g.tell(
                "figures-released",
                clause="BR-19.1",
                seat=SEAT_VALUES[seat],
                count=count,
                by="phase:release_valhalla",
            )
        gain_by_words(g, seat, "release_glory", count, "BR-19.2")
        if not g.mute:
            g.result("release", **{f"released_{seat}": count})


def end_of_age(g: G) -> None:
    """BR-20: tokens back to their reward side, the First Player token to the left; after the last Age the game ends."""
    s = g.s
    if s.age == LAST_AGE:
        g.push("end_of_game")
        return
    g.begin("end_of_age", clause="BR-20.1", age=s.age)
    s.pillaged = (0,) * len(PROVINCES)
    g.tell("tokens-turned", clause="BR-20.1")
    s.first = clockwise(g.seats, s.first)[1]
    g.tell("first-player", clause="BR-20.2", seat=SEAT_VALUES[s.first], by="cause:end-of-age")
    g.next("age", s.age + 1)
