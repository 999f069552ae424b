"""RM-7: combat against a Defense value."""

from __future__ import annotations

from meadhall.engine import Chance, Choose, Reason, Rule
from meadhall.games.reavers_of_midgard.cards.artifacts import (
    COMBAT_DICE,
    artifact,
    combat_artifacts,
    decide_here,
    pay_price,
    usable,
)
from meadhall.games.reavers_of_midgard.content import COMBAT_FACES, DOUBLE_HAMMER, HAMMER
from meadhall.games.reavers_of_midgard.dice import sources, spend
from meadhall.games.reavers_of_midgard.names import (
    ARTIFACT_CARDS,
    CARD_OF,
    CARD_VALUE,
    RESULT,
    RESULT_OF,
    SEAT,
    SOURCE,
    SOURCE_OF,
)
from meadhall.games.reavers_of_midgard.purse import pay_favor
from meadhall.games.reavers_of_midgard.state import G, Midgard

NO_FAVOR = Reason("RM-7.6", "reroll-favor")
NO_HAMMER = Reason("RM-7.3", "no-hammer")
NOT_WITHOUT_A_DIE = Reason("RM-7.3", "commit-one")


def why_not_fight(s: Midgard, seat: int) -> Reason | None:
    """RM-7.3: without a source for at least one Combat die no combat can be chosen."""
    dice, tiles = s.dice[seat], s.upgrades[seat]
    if dice[3] or dice[4] or dice[9] or dice[10] or dice[15] or dice[16] or tiles[2]:
        return None
    if sources(s, seat, HAMMER) or combat_artifacts(s, seat):
        return None
    return NO_HAMMER


def fight(g: G, seat: int, defense: int, against: str) -> Rule[bool]:
    """Commit, roll, reroll for Favor; won with at least `defense` successes."""
    s = g.s
    count = yield from commit(g, seat, defense, against)
    s.combat = []
    for _ in range(count):
        s.combat.append((yield Chance("combat-die", COMBAT_FACES)))
    _tell_roll(g, "combat-rolled", "RM-7.4", seat, count, defense, against)
    while sum(s.combat) < defense:
        again = yield from reroll(g, seat, defense, against)
        if not again:
            break
    won = sum(s.combat) >= defense
    g.tell(
        "combat-won" if won else "combat-lost",
        clause="RM-7.7",
        seat=SEAT[seat],
        against=against,
    )
    s.combat = []
    return won


def _tell_roll(g: G, key: str, clause: str, seat: int, dice: int, defense: int, against: str) -> None:
    n = sum(g.s.combat)
    g.tell(key, clause=clause, seat=SEAT[seat], dice=dice, n=n, defense=defense, against=against)


def commit(g: G, seat: int, defense: int, against: str) -> Rule[int]:
    """RM-7.2, RM-7.3: hammers and Artifacts, one after the other; returns the number of Combat dice."""
    s, count = g.s, 0
    while True:
        values = [SOURCE[x] for x in sources(s, seat, HAMMER)]
        if s.acting == seat and s.artifacts[seat]:
            values += [CARD_VALUE[c] for c in combat_artifacts(s, seat)]
        if count:
            if not values:
                return count
            values.append("done")
        value = values[0]
        if len(values) > 1:
            value = yield Choose(
                seat,
                "commit-hammer",
                values,
                clause="RM-7.2",
                params={"dice": count, "defense": defense},
                blocked=None if count else lambda: [("done", NOT_WITHOUT_A_DIE)],
            )
        if value == "done":
            return count
        if value in ARTIFACT_CARDS:
            card = CARD_OF[value]
            yield from pay_price(g, seat, card)
            count += COMBAT_DICE[artifact(card).id]
            continue
        source = SOURCE_OF[value]
        spend(s, seat, source)
        count += 2 if source < 18 and source % 6 == DOUBLE_HAMMER else 1
        g.tell("hammer-committed", clause="RM-7.2", seat=SEAT[seat], source=value, by=against)


def reroll(g: G, seat: int, defense: int, against: str) -> Rule[bool]:
    """RM-7.6: pay 1 Favor and roll any of the Combat dice again; False to leave it."""
    s = g.s
    if not s.favor[seat] and not (s.artifacts[seat] and usable(s, seat, True)):
        return False

    def ask() -> Choose:
        present = [RESULT[i] for i in range(3) if i in s.combat]
        params = {"n": sum(s.combat), "defense": defense}
        if s.favor[seat]:
            return Choose(seat, "reroll", ["stop", *present], clause="RM-7.6", params=params)
        return Choose(
            seat,
            "reroll",
            ["stop"],
            clause="RM-7.6",
            params=params,
            blocked=lambda: [(value, NO_FAVOR) for value in present],
        )

    answer = yield from decide_here(g, ask, always=True)
    if answer == "stop":
        return False
    pay_favor(g, seat, 1, "cause:reroll")
    count = 0
    while answer != "done":
        s.combat.remove(RESULT_OF[answer])
        count += 1
        present = [RESULT[i] for i in range(3) if i in s.combat]
        if not present:
            break
        answer = yield Choose(
            seat, "reroll-more", [*present, "done"], clause="RM-7.6", params={"count": count}
        )
    for _ in range(count):
        s.combat.append((yield Chance("combat-die", COMBAT_FACES)))
    _tell_roll(g, "combat-rerolled", "RM-7.6", seat, count, defense, against)
    return True
