"""What a position is worth for a seat, in Glory: what it has, what it can expect, less what its best rival can expect.

All weights are judgement, not rules: they make the greedy bot play sensibly and are cheap to work out.
"""

from meadhall.games.blood_rage.board import present, strength
from meadhall.games.blood_rage.clan import word
from meadhall.games.blood_rage.content import (
    AXES,
    BATTLE,
    BONUS,
    COST,
    HORNS,
    KIND,
    LAST_AGE,
    PROVINCES,
    QUEST,
    QUEST_FALLEN,
    QUEST_GLORY,
    QUEST_PROVINCES,
    RAGE,
    STEPS,
    STRIDE,
    TITLE,
    TOKENS,
    VALHALLA,
)
from meadhall.games.blood_rage.scoring import LEGENDARY
from meadhall.games.blood_rage.state import BloodRage
from meadhall.games.blood_rage.view import ragnarok_glory

RIVAL = 0.5
"""How much the best rival's position counts against one's own."""
WINS_PER_AGE = 1.2
GLORY_PER_RAGE = 0.9
GLORY_PER_HORN = 0.5
# Steps below the legendary levels are worth something while there is time to climb on.
PROMISE = (0.0, 1.0, 3.5, 1.0, 4.5, 0.0)
RAGE_IN_HAND = 1.1
QUEST_STAT = 3.0

# Upgrades in play: Glory an Age that is still to be played.
PER_AGE = {
    "lokis_blessing": 1.5,
    "friggas_charm": 1.0,
    "friggas_succor": 3.0,
    "friggas_protection": 2.0,
    "friggas_domain": 2.0,
    "friggas_sacrifice": 2.5,
    "thors_glory": 2.5,
    "thors_domain": 2.0,
    "tyrs_domain": 1.5,
    "tyrs_wrath": 2.5,
    "tyrs_challenge": 2.5,
    "tyrs_prowess": 1.5,
    "odins_inspiration": 4.0,
    "odins_throne": 7.0,
    "lokis_domain": 3.0,
    "lokis_eminence": 6.0,
    "lokis_wrath": 9.0,
    "lord_of_hammers": 1.5,
    "lord_of_axes": 4.0,
    "lord_of_spears": 6.0,
    "brothers_in_arms": 1.5,
    "experts_in_arms": 3.0,
    "masters_in_arms": 5.0,
    "lokis_dragons": 2.5,
    "fire_dragons": 5.0,
    "eternal_dragons": 7.0,
    "troll": 2.5,
    "dwarf_chieftain": 2.5,
    "sea_serpent": 3.0,
    "valkyrie": 3.5,
    "dark_elf": 2.5,
    "fire_giant": 4.5,
    "frost_giant": 4.5,
    "soldier_of_hel": 3.5,
    "volur_witch": 4.0,
}
# Texts of Battle cards on top of their bonus.
TEXT_WORTH = {
    "odins_smite": 1.0,
    "odins_tide": 1.5,
    "odins_judgement": 4.0,
    "heimdalls_sight": 3.0,
    "heimdalls_eye": 1.0,
    "heimdalls_gaze": 1.0,
    "heimdalls_watch": 5.0,
    "friggas_grace": 3.0,
    "thors_hammer": 2.0,
    "thors_oath": 2.5,
    "thors_ascension": 3.0,
    "thors_primacy": 1.0,
    "lokis_trickery": 1.5,
    "lokis_backstab": 2.5,
    "lokis_poison": 2.5,
}
PLAY_WORTH = tuple(
    0.6 * BONUS[card] + TEXT_WORTH.get(title, 0.0) if KIND[card] == BATTLE else PER_AGE.get(title, 0.0)
    for card, title in enumerate(TITLE)
)


def value(s: BloodRage, seat: int) -> float:
    """Own expectation less a share of the best rival's."""
    if s.phase == "end":
        return float(s.glory[seat] - max(glory for other, glory in enumerate(s.glory) if other != seat))
    table = strengths(s)
    rival = max(worth(s, other, table, False) for other in range(len(s.glory)) if other != seat)
    return worth(s, seat, table, True) - RIVAL * rival


def values(s: BloodRage) -> list[float]:
    """The same for all seats at once."""
    seats = range(len(s.glory))
    if s.phase == "end":
        return [value(s, seat) for seat in seats]
    table = strengths(s)
    seen = [worth(s, seat, table, False) for seat in seats]
    return [worth(s, seat, table, True) - RIVAL * max(seen[:seat] + seen[seat + 1 :]) for seat in seats]


def strengths(s: BloodRage) -> list[list[int]]:
    """By province and clan."""
    seats = range(len(s.glory))
    return [
        [strength(s, clan, province) if present(s, clan, province) else 0 for clan in seats]
        for province in PROVINCES
    ]


def worth(s: BloodRage, seat: int, table: list[list[int]], own: bool) -> float:
    """Glory now and to come. `own`: the seat's hand and Quests may be looked at; of others only their number."""
    acting = s.phase in ("gods_gifts", "action")
    to_come = LAST_AGE - s.age + (1.0 if s.phase == "gods_gifts" else 0.5 if acting else 0.0)
    later = LAST_AGE - s.age
    total = s.glory[seat] + stats_worth(s, seat, to_come, later + (s.phase == "gods_gifts"))
    for card in s.upgrades[seat]:
        total += PER_AGE.get(TITLE[card], 0.0) * to_come
    total += word(s, seat, "final_glory") * s.fielded[seat] * 0.8
    total += ragnarok_glory(s, seat) * (0.8 if acting else 1.0)
    total += s.figures[seat * STRIDE + VALHALLA] * word(s, seat, "release_glory")
    if acting:
        total += s.rage[seat] * RAGE_IN_HAND if s.phase == "action" else 0.0
        total += board_worth(s, seat, table)
    if own:
        return total + cards_worth(s, seat, table, later)
    return total + 1.5 * len(s.hands[seat]) + 4.0 * len(s.committed[seat])


def stats_worth(s: BloodRage, seat: int, to_come: float, phases: float) -> float:
    """Legendary levels, the promise of the next ones, and what the stats bring until the end."""
    rage, axes, horns = s.stats[seat * 3 : seat * 3 + 3]
    time = to_come / LAST_AGE
    total = float(LEGENDARY[rage - 1] + LEGENDARY[axes - 1] + LEGENDARY[horns - 1])
    total += (PROMISE[rage - 1] + PROMISE[axes - 1] + PROMISE[horns - 1]) * time * 1.5
    total += STEPS[RAGE][rage - 1] * GLORY_PER_RAGE * phases
    total += STEPS[AXES][axes - 1] * WINS_PER_AGE * to_come
    return total + STEPS[HORNS][horns - 1] * GLORY_PER_HORN * to_come


def board_worth(s: BloodRage, seat: int, table: list[list[int]]) -> float:
    """Figures on the board: strength where there is something to win, and the lead in a province."""
    total = 0.0
    base = seat * STRIDE
    for province in PROVINCES:
        own = table[province][seat]
        if not own:
            continue
        rival = max(power for clan, power in enumerate(table[province]) if clan != seat)
        total += 0.35 * own + 0.25 * s.figures[base + province]
        if not s.pillaged[province]:
            token = TOKENS[s.tokens[province]]
            prize = 3.5 * len(token.raises) + token.glory
            total += prize * (0.45 if own > rival + 3 else 0.3 if own > rival else 0.12)
    return total


def cards_worth(s: BloodRage, seat: int, table: list[list[int]], later: int) -> float:
    """The hand and the committed Quests of the seat itself."""
    factor = word(s, seat, "quest_factor") or 1
    total = 0.0
    for card in s.committed[seat]:
        total += (factor * QUEST_GLORY[card] + QUEST_STAT) * quest_chance(s, seat, card, table)
    last_chance = s.phase not in ("gods_gifts", "action")
    for card in (*s.hands[seat], *s.table[seat]):
        if KIND[card] == QUEST:
            total += (factor * QUEST_GLORY[card] + QUEST_STAT) * (
                0.4 * (later > 0) if last_chance else 0.8 * quest_chance(s, seat, card, table)
            )
        elif KIND[card] == BATTLE:
            total += PLAY_WORTH[card] * (0.6 if last_chance and later else 0.0 if last_chance else 1.0)
        else:
            ages = later + (0.0 if last_chance else 0.5)
            affordable = s.phase != "action" or COST[card] <= s.rage[seat]
            total += max(0.0, PLAY_WORTH[card] * ages - 0.5 * COST[card]) * (0.7 if affordable else 0.3)
    return total


def quest_chance(s: BloodRage, seat: int, card: int, table: list[list[int]]) -> float:
    """How likely the Quest will be met in its phase, judged by the board as it is."""
    settled = 1.0 if s.phase in ("discard", "quest") else 0.85
    if QUEST_FALLEN[card]:
        missing = QUEST_FALLEN[card] - s.figures[seat * STRIDE + VALHALLA]
        if missing <= 0:
            return settled
        return 0.0 if settled == 1.0 else 0.5 - 0.1 * missing
    best = 0.0 if settled == 1.0 else 0.25
    for province in QUEST_PROVINCES[card]:
        own = table[province][seat]
        if s.destroyed[province] or not own:
            continue
        lead = own - max(power for clan, power in enumerate(table[province]) if clan != seat)
        if lead > 0:
            best = max(best, settled if settled == 1.0 else min(0.85, 0.45 + 0.08 * lead))
        elif settled < 1.0:
            best = max(best, 0.3)
    return best


def progress(s: BloodRage) -> float:
    """How much of the game is over: an Age is a third of it, and most of an Age is its Action phase."""
    if s.phase == "end":
        return 1.0
    if s.phase == "gods_gifts":
        part = 0.0
    elif s.phase == "action":
        part = 0.15 + 0.75 * min(1.0, s.turns / (9.0 * len(s.glory)))
    else:
        part = 0.92
    return (s.age - 1 + part) / LAST_AGE
