"""End of the game (BR-21)."""

from meadhall.engine.values import clockwise
from meadhall.games.blood_rage.clan import gain_by_words, gain_glory
from meadhall.games.blood_rage.content import CONTENT, SEAT_VALUES
from meadhall.games.blood_rage.state import BloodRage, G

LEGENDARY = CONTENT.legendary
LEGEND_VALUES = tuple(f"legend:{stat}" for stat in CONTENT.stats)


def end_of_game(g: G) -> None:
    """BR-21.2, BR-21.3: legendary stats, then cards that score the board."""
    s = g.s
    s.phase = "end"
    g.begin("scoring", clause="BR-21.2")
    g.tell("phase-begins", clause="BR-21.1", phase="phase:end")
    for seat in clockwise(g.seats, s.first):
        for stat, by in enumerate(LEGEND_VALUES):
            gain_glory(g, seat, LEGENDARY[s.stats[seat * 3 + stat] - 1], by, "BR-21.2")
        gain_by_words(g, seat, "final_glory", s.fielded[seat], "BR-21.3")
    ranked = sorted(s.glory, reverse=True)
    for seat in sorted(range(g.seats), key=lambda seat: -s.glory[seat]):
        rank = ranked.index(s.glory[seat]) + 1
        g.tell("ranked", clause="BR-21.4", seat=SEAT_VALUES[seat], rank=rank, glory=s.glory[seat])
        g.result("scoring", **{f"glory_{seat}": s.glory[seat]})
    for seat in winners(s):
        g.tell("game-won", clause="BR-21.4", seat=SEAT_VALUES[seat], glory=s.glory[seat])


def scores(s: BloodRage) -> list[int]:
    """Glory by seat."""
    return s.glory[:]


def winners(s: BloodRage) -> list[int]:
    """BR-21.4: most Glory; tied clans share the victory."""
    best = max(s.glory)
    return [seat for seat, glory in enumerate(s.glory) if glory == best]
