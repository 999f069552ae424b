"""RM-7: combat against a Defense value."""

from __future__ import annotations

from meadhall.engine import Chance, Choose, Params, Reason, Rule, Subset, Value, pick
from meadhall.engine.subset import Chosen
from meadhall.games.reavers_of_midgard.cards.artifacts import (
    COMBAT_DICE,
    artifact,
    combat_artifacts,
    decide_here,
    pay_price,
    usable,
)
from meadhall.games.reavers_of_midgard.content import COMBAT_FACES, DOUBLE_HAMMER, HAMMER
from meadhall.games.reavers_of_midgard.dice import FACES, dear, has_source, owned, sources, spend, wild_die
from meadhall.games.reavers_of_midgard.names import (
    ARTIFACT_CARDS,
    CARD_OF,
    CARD_VALUE,
    FIRST_UPGRADE,
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
DIE_NEEDED = Reason("RM-12.8.3", "die-needed")


def why_not_fight(s: Midgard, seat: int) -> Reason | None:
    """RM-7.3: without a source for at least one Combat die no combat can be chosen."""
    if has_source(s, seat, HAMMER) or combat_artifacts(s, seat):
        return None
    return NO_HAMMER


def fight(g: G, seat: int, defense: int, against: str) -> Rule[bool]:
    """A combat is a moment of its own."""
    rule = roll_against(g, seat, defense, against)
    return (yield from g.within("combat", rule, seat=SEAT[seat], against=against, defense=defense))


def roll_against(g: G, seat: int, defense: int, against: str) -> Rule[bool]:
    """Commit, roll, reroll for Favor; won with at least `defense` successes."""
    s = g.s
    count = yield from commit(g, seat, defense, against)
    if not g.mute:
        percent = in_percent(chance(count, defense))
        g.tell(
            "combat-odds",
            clause="RM-7.4",
            seat=SEAT[seat],
            dice=count,
            defense=defense,
            percent=percent,
            against=against,
        )
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
    g.result(won=int(won), successes=sum(s.combat))
    s.combat = []
    return won


def chance(dice: int, defense: int) -> float:
    """How likely so many Combat dice show at least `defense` successes together."""
    ways = {0: 1}
    for _ in range(dice):
        then: dict[int, int] = {}
        for n, count in ways.items():
            for face in COMBAT_FACES:
                then[n + face] = then.get(n + face, 0) + count
        ways = then
    return sum(count for n, count in ways.items() if n >= defense) / sum(ways.values())


def in_percent(p: float) -> int:
    """Rounded, but 100 is only what is sure, and 0 only what cannot be."""
    return round(100 * p) if p in (0, 1) else min(99, max(1, round(100 * p)))


def _tell_roll(g: G, key: str, clause: str, seat: int, dice: int, defense: int, against: str) -> None:
    rolled = g.s.combat
    faces = " + ".join(map(str, rolled))
    g.tell(
        key,
        clause=clause,
        seat=SEAT[seat],
        dice=dice,
        n=sum(rolled),
        faces=faces,
        defense=defense,
        against=against,
    )


def commit(g: G, seat: int, defense: int, against: str) -> Rule[int]:
    """RM-7.2, RM-7.3: a set of hammers and Artifacts; returns the number of Combat dice."""
    s = g.s
    hammers = [SOURCE[x] for x in sources(s, seat, HAMMER) for _ in range(owned(s, seat, x))]
    cards = combat_artifacts(s, seat) if s.acting == seat else []

    def why_not(chosen: Chosen, value: str) -> Reason | None:
        """An Artifact costs a die that is not committed itself."""
        whole = [*chosen, value]
        for stores in dict.fromkeys(artifact(c).stores for c in cards):
            price = sum(artifact(c).stores == stores for c in cards if CARD_VALUE[c] in whole)
            if price + sum(SOURCE_OF.get(str(v), -1) in stores for v in whole) > sum(
                s.dice[seat][d] for d in stores
            ):
                return DIE_NEEDED
        return None

    ask = Subset(
        seat,
        "commit-hammers",
        [*hammers, *[CARD_VALUE[c] for c in cards]],
        why_not=why_not,
        least=1,
        comes=lambda chosen: comes(chosen, defense),
        suggest=lambda: enough(s, seat, hammers, defense),
        clause="RM-7.2",
        params={"defense": defense, "against": against},
    )
    chosen: tuple[str, ...] = yield from pick(ask)
    for value in chosen:
        if value not in ARTIFACT_CARDS:
            source = SOURCE_OF[value]
            spend(s, seat, source)
            g.tell("hammer-committed", clause="RM-7.2", seat=SEAT[seat], source=value, by=against)
    for value in chosen:
        if value in ARTIFACT_CARDS:
            yield from pay_price(g, seat, CARD_OF[value])
    return committed(chosen)


def committed(chosen: Chosen) -> int:
    """RM-7.2, RM-7.3: the Combat dice that hammers and Artifacts are worth together."""
    artifacts = (COMBAT_DICE[artifact(CARD_OF[str(v)]).id] for v in chosen if v in ARTIFACT_CARDS)
    return sum(artifacts) + sum(combat_dice_of(SOURCE_OF[str(v)]) for v in chosen if v not in ARTIFACT_CARDS)


def comes(chosen: Chosen, defense: int) -> Params:
    """RM-7.2: the Combat dice so far, and how likely they win without a reroll."""
    dice = committed(chosen)
    return {"dice": dice, "percent": in_percent(chance(dice, defense))}


LIKELY = 0.9
"""A commitment that wins so often is proposed."""


def enough(s: Midgard, seat: int, hammers: list[str], defense: int) -> list[str]:
    """The hammers that are missed least and likely win; all of them, if fewer do not."""
    wild, taken, dice = wild_die(s, seat), list[str](), 0
    for value in sorted(hammers, key=lambda v: dear(SOURCE_OF[v], wild)):
        taken.append(value)
        dice += combat_dice_of(SOURCE_OF[value])
        if chance(dice, defense) >= LIKELY:
            break
    return taken


def combat_dice_of(source: int) -> int:
    """RM-7.2: two for a double hammer, else one."""
    return 2 if source < FIRST_UPGRADE and source % FACES == DOUBLE_HAMMER else 1


def reroll(g: G, seat: int, defense: int, against: str) -> Rule[bool]:
    """RM-7.6: pay 1 Favor and roll any of the Combat dice again; False to leave it."""
    s = g.s
    if s.artifacts[seat] and usable(s, seat, True):
        if not (yield from want_reroll(g, seat, defense)):
            return False
        least = 1
    elif s.favor[seat]:
        least = 0
    else:
        return False
    dice = sorted(s.combat)
    chosen: tuple[str, ...] = yield Subset(
        seat,
        "reroll",
        [RESULT[n] for n in dice],
        least=least,
        suggest=lambda: [RESULT[n] for n in dice if n == 0] or [RESULT[dice[0]]],
        clause="RM-7.6",
        params={"n": sum(dice), "defense": defense, "favor": s.favor[seat]},
    )
    if not chosen:
        return False
    pay_favor(g, seat, 1, "cause:reroll")
    for value in chosen:
        s.combat.remove(RESULT_OF[value])
    for _ in chosen:
        s.combat.append((yield Chance("combat-die", COMBAT_FACES)))
    _tell_roll(g, "combat-rerolled", "RM-7.6", seat, len(chosen), defense, against)
    return True


def want_reroll(g: G, seat: int, defense: int) -> Rule[bool]:
    """An Artifact may be used first: it may bring the Favor."""
    s = g.s

    def ask() -> Choose:
        params: dict[str, Value] = {"n": sum(s.combat), "defense": defense}
        if s.favor[seat]:
            return Choose(seat, "reroll-or-stop", ("reroll", "stop"), clause="RM-7.6", params=params)
        blocked: list[tuple[Value, Reason]] = [("reroll", NO_FAVOR)]
        return Choose(
            seat, "reroll-or-stop", ("stop",), clause="RM-7.6", params=params, blocked=lambda: blocked
        )

    return (yield from decide_here(g, ask, always=True)) == "reroll"
