"""The clan sheet (BR-3): Glory, Rage and the three stats."""

from meadhall.engine import Choose, Reason, Rule
from meadhall.games.blood_rage.content import (
    CONTENT,
    SEAT_VALUES,
    STAT_OF,
    STAT_VALUES,
    STEPS,
    TITLE_VALUES,
    TOP_STEP,
    WORD,
)
from meadhall.games.blood_rage.reasons import STAT_AT_TOP, STAT_ON_TOKEN
from meadhall.games.blood_rage.state import BloodRage, G

RAGE_END = CONTENT.rage_end
STATS = range(len(STAT_VALUES))


def word(s: BloodRage, seat: int, name: str) -> int:
    """Sum of a word of the effect vocabulary over the Upgrades of a clan (BR-12.1.6)."""
    if not s.upgrades[seat]:
        return 0
    numbers = WORD[name]
    return sum([numbers[card] for card in s.upgrades[seat]])


def gain_glory(g: G, seat: int, amount: int, by: str, clause: str) -> None:
    """BR-2.12. `by` is a value: `cause:battle`, `card:thors_hammer` …"""
    if amount:
        glory = g.s.glory
        glory[seat] += amount
        if not g.mute:
            g.tell(
                "glory-gained", clause=clause, seat=SEAT_VALUES[seat], amount=amount, after=glory[seat], by=by
            )


def gain_by_words(g: G, seat: int, name: str, times: int, clause: str) -> None:
    """Glory by a word of the effect vocabulary, each of the clan's Upgrades for itself (BR-12.1.6)."""
    if times:
        numbers = WORD[name]
        for card in g.s.upgrades[seat]:
            if numbers[card]:
                gain_glory(g, seat, numbers[card] * times, TITLE_VALUES[card], clause)


def gain_rage(g: G, seat: int, amount: int, by: str, clause: str) -> None:
    """BR-3.2: gains beyond the end of the track are lost."""
    s = g.s
    gained = min(amount, RAGE_END - s.rage[seat])
    if gained > 0:
        s.rage[seat] += gained
        g.tell(
            "rage-gained",
            clause=clause,
            seat=SEAT_VALUES[seat],
            amount=gained,
            after=s.rage[seat],
            passed=s.passed[seat],
            by=by,
        )


def pay_rage(g: G, seat: int, cost: int, by: str) -> None:
    """BR-9.5: the cost is paid before anything happens."""
    if cost:
        rage = g.s.rage
        rage[seat] -= cost
        if not g.mute:
            g.tell("rage-paid", clause="BR-9.5", seat=SEAT_VALUES[seat], amount=cost, after=rage[seat], by=by)


def raise_stat(g: G, seat: int, stat: int, by: str, clause: str) -> None:
    """BR-3.6, BR-3.7: one step to the right; lost at step 6."""
    s = g.s
    step = s.stats[seat * 3 + stat]
    steps = STEPS[stat]
    if step >= TOP_STEP:
        g.tell("stat-stays", clause="BR-3.7", seat=SEAT_VALUES[seat], stat=STAT_VALUES[stat], by=by)
        return
    s.stats[seat * 3 + stat] = step + 1
    if not g.mute:
        g.tell(
            "stat-raised",
            clause=clause,
            seat=SEAT_VALUES[seat],
            stat=STAT_VALUES[stat],
            step=step + 1,
            before=steps[step - 1],
            after=steps[step],
            by=by,
        )


def why_not_raise(s: BloodRage, seat: int, stat: int, barred: int = -1) -> Reason | None:
    """BR-3.7: only stats below step 6; `barred` is the stat on the token for Frigga's Grace."""
    if s.stats[seat * 3 + stat] >= TOP_STEP:
        return STAT_AT_TOP
    if stat == barred:
        return STAT_ON_TOKEN
    return None


def choose_stat(
    g: G, seat: int, by: str, clause: str, barred: int = -1, optional: bool = False
) -> Rule[None]:
    """Raise one stat of choice. Nothing happens if there is none to raise; a forced choice is not asked."""
    s = g.s
    options = [STAT_VALUES[stat] for stat in STATS if why_not_raise(s, seat, stat, barred) is None]
    if not options:
        g.tell("stats-stay", clause="BR-3.7", seat=SEAT_VALUES[seat], by=by)
        return
    answer = options[0]
    if optional or len(options) > 1:
        answer = yield Choose(
            seat,
            "raise-stat",
            [*options, "pass"] if optional else options,
            clause=clause,
            params={"cause": by},
            blocked=lambda: [
                (STAT_VALUES[stat], reason)
                for stat in STATS
                if (reason := why_not_raise(s, seat, stat, barred)) is not None
            ],
        )
    if answer != "pass":
        raise_stat(g, seat, STAT_OF[answer], by, clause)
