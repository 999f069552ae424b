"""End of the game (BR-21)."""

from meadhall.games.blood_rage.clan import gain_glory, word
from meadhall.games.blood_rage.content import CLOCKWISE, CONTENT, SEAT_VALUES, STAT_VALUES
from meadhall.games.blood_rage.state import G, Hall

LEGENDARY = CONTENT.legendary


def end_of_game(g: G) -> None:
    """BR-21.2, BR-21.3: legendary stats, then cards that score the board."""
    s = g.s
    s.phase = "end"
    for seat in CLOCKWISE[g.seats][s.first]:
        for stat, value in enumerate(STAT_VALUES):
            gain_glory(g, seat, LEGENDARY[s.stats[seat * 3 + stat] - 1], value, "BR-21.2")
        gain_glory(g, seat, word(s, seat, "final_glory") * s.fielded[seat], "cause:conquest", "BR-21.3")
    for seat in winners(s):
        g.tell("game-won", clause="BR-21.4", seat=SEAT_VALUES[seat], glory=s.glory[seat])


def scores(s: Hall) -> list[int]:
    """Glory by seat."""
    return s.glory[:]


def winners(s: Hall) -> list[int]:
    """BR-21.4: most Glory; tied clans share the victory."""
    best = max(s.glory)
    return [seat for seat, glory in enumerate(s.glory) if glory == best]
