"""What is learned from in Reavers of Midgard (engine/learned.py): numbers of about 1 that a seat can count, of itself and of its best rival."""

from __future__ import annotations

from meadhall.games.reavers_of_midgard.content import PLACEMENTS, SETS
from meadhall.games.reavers_of_midgard.dice import wild_die
from meadhall.games.reavers_of_midgard.scoring import terror_cost
from meadhall.games.reavers_of_midgard.state import Midgard
from meadhall.games.reavers_of_midgard.value import progress, prospects, scored, specialists
from meadhall.games.reavers_of_midgard.worth import dice_worth

SIDE = (
    *(
        "glory",
        "scored",
        "prospects",
        "food",
        "favor",
        "terror",
        "farms",
        "walls",
        "towers",
        "dice",
        "dice-worth",
    ),
    *("upgrades", "artifacts", "crew", "specialists", "leader", "territories", "pile"),
)
OWN = ("pile-worth", "battles", "prophecies", "sets")
COMMON = ("even", "over", "over-squared", "under-way", "honor", "more-seats")
LEAD = ("lead", "lead-late", "lead-last")
FEATURES = (
    *COMMON,
    *LEAD,
    *OWN,
    *(f"own-{name}" for name in SIDE),
    *(f"rival-{name}" for name in SIDE),
)
HIDDEN = 2.0
"""What a card of a pile is thought to be worth that lies face down."""

PARTS = {
    "glory": ("glory",),
    "food": ("food",),
    "favor": ("favor",),
    "terror": ("terror",),
    "farm": ("farms",),
    "wall": ("walls",),
    "tower": ("towers",),
    "dice": ("dice", "dice-worth"),
    "upgrades": ("upgrades",),
    "tiles": ("territories",),
    "artifacts": ("artifacts",),
    "pile": ("pile", *OWN),
    "specialists": ("crew", "specialists", "leader"),
    "prospects": ("prospects", "scored", *LEAD),
}
"""The numbers of a purse, and what is to be expected: by which features they are seen."""
BURDENS = ("terror",)


def stakes(s: Midgard, seat: int) -> dict[str, float]:
    """The Glory that everybody sees a player come to."""
    return {"prospects": seen(s, seat)} if s.food else {}


def seen(s: Midgard, seat: int) -> float:
    """What a player can expect, cards of the pile that lie face down taken for what they are thought to be worth."""
    return prospects(s, seat, False) + HIDDEN * len(s.pile[seat])


def features(s: Midgard, seat: int) -> list[float]:
    """In the order of FEATURES."""
    seats = range(len(s.food))
    own = prospects(s, seat)
    others = {other: seen(s, other) for other in seats if other != seat}
    rival = max(others, key=others.__getitem__)
    over = progress(s)
    score, counts = scored(s, seat)
    shown = scored(s, rival, False)[0]
    lead = (own - others[rival]) / 20
    return [
        1.0,
        over,
        over * over,
        float(len(s.pawns) % PLACEMENTS > 0),
        float(s.honor == seat) - float(s.honor == rival),
        len(seats) - 2.0,
        lead,
        lead * over,
        lead * over * over,
        (score - scored(s, seat, False)[0]) / 20,
        counts["sea_battle"] / 3,
        counts["prophecy"] / 2,
        sum([counts[name] for name in SETS]) / 5,
        *side(s, seat, score, own),
        *side(s, rival, shown, others[rival]),
    ]


def side(s: Midgard, seat: int, score: int, expected: float) -> list[float]:
    """What can be counted of a seat: SIDE."""
    wild = wild_die(s, seat)
    slots = s.slots[seat * 4 : seat * 4 + 4]
    return [
        s.glory[seat] / 40,
        (score - 30) / 40,
        (expected - 60) / 40,
        s.food[seat] / 6,
        s.favor[seat] / 5,
        terror_cost(s.terror[seat]) / 10,
        *(each[seat] / 3 for each in s.tokens),
        sum(s.dice[seat]) / 6,
        dice_worth(s.dice[seat], wild) / 10,
        sum(s.upgrades[seat]) / 3,
        len(s.artifacts[seat]) / 2,
        sum([len(slot) for slot in slots]) / 4,
        specialists(s, seat) / 8,
        float(wild >= 0),
        len(s.tiles[seat]) / 3,
        len(s.pile[seat]) / 5,
    ]
