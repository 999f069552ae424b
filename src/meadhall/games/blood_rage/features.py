"""What is learned from in Blood Rage (engine/learned.py): numbers of about 1 that a seat can count, of itself and of its best rival."""

from __future__ import annotations

from meadhall.games.blood_rage.clan import word
from meadhall.games.blood_rage.content import (
    BATTLE,
    BONUS,
    KIND,
    LAST_AGE,
    PROVINCES,
    QUEST,
    QUEST_GLORY,
    STRIDE,
    TITLE,
    VALHALLA,
)
from meadhall.games.blood_rage.scoring import LEGENDARY
from meadhall.games.blood_rage.state import BloodRage
from meadhall.games.blood_rage.value import (
    PER_AGE,
    PLAY_WORTH,
    QUEST_STAT,
    RIVAL,
    board_worth,
    cards_worth,
    progress,
    quest_chance,
    strengths,
    worth,
)
from meadhall.games.blood_rage.view import ragnarok_glory

SIDE = (
    *("glory", "rage", "rage-stat", "axes-stat", "horns-stat", "legends", "figures", "fallen", "upgrades"),
    *("upgrade-worth", "monsters", "board", "led", "ragnarok", "hand", "quests", "passed", "prospects"),
)
OWN = ("hand-quests", "hand-battle", "hand-bonus", "hand-upgrades", "quest-worth")
COMMON = ("even", "over", "over-squared", "drafting", "settling", "more-seats")
LEAD = ("lead", "lead-late", "lead-last", "glory-lead", "glory-lead-late")
FEATURES = (*COMMON, *LEAD, *OWN, *(f"own-{name}" for name in SIDE), *(f"rival-{name}" for name in SIDE))

PARTS = {
    "glory": ("glory", "glory-lead", "glory-lead-late"),
    "rage": ("rage",),
    **{f"stat_{stat}": (f"{stat}-stat", "legends") for stat in ("rage", "axes", "horns")},
    "cards": ("hand", *OWN[:-1]),
    "quests": ("quests", "quest-worth"),
    "upgrades": ("upgrades", "upgrade-worth", "monsters"),
    "figures": ("figures", "board", "led", "ragnarok"),
    "fallen": ("fallen",),
    "prospects": ("prospects", *LEAD[:3]),
}
"""The numbers of a purse, and what is to be expected: by which features they are seen."""
BURDENS = ("fallen",)


def stakes(s: BloodRage, seat: int) -> dict[str, float]:
    """The Glory that everybody sees a clan come to."""
    if not s.glory:
        return {}
    return {"prospects": worth(s, seat, strengths(s), False) if s.phase != "end" else float(s.glory[seat])}


def features(s: BloodRage, seat: int) -> list[float]:
    """In the order of FEATURES."""
    table = strengths(s)
    seen = {other: worth(s, other, table, False) for other in range(len(s.glory))}
    rival = max((other for other in seen if other != seat), key=seen.__getitem__)
    over = progress(s)
    lead = (seen[seat] - hidden_worth(s, seat) + own_cards(s, seat, table) - RIVAL * seen[rival] - 20) / 20
    glory = (s.glory[seat] - s.glory[rival]) / 20
    return [
        1.0,
        over,
        over * over,
        float(s.phase == "gods_gifts"),
        float(s.phase not in ("gods_gifts", "action")),
        len(s.glory) - 2.0,
        lead,
        lead * over,
        lead * over * over,
        glory,
        glory * over,
        *held(s, seat, table),
        *side(s, seat, table, seen[seat]),
        *side(s, rival, table, seen[rival]),
    ]


def hidden_worth(s: BloodRage, seat: int) -> float:
    """What `worth` takes a hand to be that it may not look at."""
    return 1.5 * len(s.hands[seat]) + 4.0 * len(s.committed[seat])


def own_cards(s: BloodRage, seat: int, table: list[list[int]]) -> float:
    """The hand and the Quests as their owner sees them."""
    return cards_worth(s, seat, table, LAST_AGE - s.age)


def held(s: BloodRage, seat: int, table: list[list[int]]) -> list[float]:
    """What only the owner knows: OWN."""
    quests = battle = bonus = upgrades = 0.0
    for card in (*s.hands[seat], *s.table[seat]):
        if KIND[card] == QUEST:
            quests += QUEST_GLORY[card] + QUEST_STAT
        elif KIND[card] == BATTLE:
            battle += 1
            bonus += BONUS[card]
        else:
            upgrades += PLAY_WORTH[card]
    met = 0.0
    for card in s.committed[seat]:
        met += (QUEST_GLORY[card] + QUEST_STAT) * quest_chance(s, seat, card, table)
    return [quests / 10, battle / 3, bonus / 10, upgrades / 10, met / 10]


def side(s: BloodRage, seat: int, table: list[list[int]], prospects: float) -> list[float]:
    """What everybody can count: SIDE."""
    rage, axes, horns = s.stats[seat * 3 : seat * 3 + 3]
    led = 0
    for province in PROVINCES:
        row = table[province]
        led += row[seat] > 0 and not s.pillaged[province] and row[seat] == max(row)
    upgrades = s.upgrades[seat]
    return [
        s.glory[seat] / 40,
        s.rage[seat] / 8,
        rage / 5,
        axes / 5,
        horns / 5,
        (LEGENDARY[rage - 1] + LEGENDARY[axes - 1] + LEGENDARY[horns - 1]) / 20,
        s.fielded[seat] / 6,
        s.figures[seat * STRIDE + VALHALLA] / 4,
        len(upgrades) / 4,
        sum([PER_AGE.get(TITLE[card], 0.0) for card in upgrades]) / 10 + word(s, seat, "final_glory") / 4,
        s.owners.count(seat) / 2,
        board_worth(s, seat, table) / 10 if s.phase in ("gods_gifts", "action") else 0.0,
        led / 4,
        ragnarok_glory(s, seat) / 8,
        len(s.hands[seat]) / 6,
        len(s.committed[seat]) / 2,
        float(s.passed[seat]),
        (prospects - 40) / 30,
    ]
