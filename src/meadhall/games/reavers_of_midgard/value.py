"""What a position is worth for a seat, in Glory: what it would score now, and what its board can still bring.

All weights are judgement, not rules: they make the greedy bot play sensibly and are cheap to work out.
"""

from __future__ import annotations

from meadhall.games.reavers_of_midgard.content import (
    CARD,
    CLANS,
    FRONTS,
    KINDS,
    PLACEMENTS,
    ROUNDS,
    SETS,
    TILE,
    TOKENS,
    Artifact,
    Battle,
    Prophecy,
    Reaver,
    Spoils,
)
from meadhall.games.reavers_of_midgard.dice import wild_die
from meadhall.games.reavers_of_midgard.scoring import (
    TAPESTRIES,
    TAPESTRY,
    majority,
    set_scores,
    tapestry_scores,
    terror_cost,
    token_value,
)
from meadhall.games.reavers_of_midgard.state import Midgard
from meadhall.games.reavers_of_midgard.worth import dice_worth

# How many activations a resource needs to be turned into Glory; with fewer left it fades.
USEFUL = 5.0

# Worth of the first, second ... of a kind on your board.
FOOD = (1.4, 1.4, 1.4, 1.4, 1.0, 1.0, 0.8, 0.8, 0.6, 0.6, 0.4, 0.4)
FAVOR = (1.6, 1.4, 1.2, 1.0, 0.7, 0.7, 0.5, 0.5)
LEADER = 2.5
UPGRADE = 1.6
ARTIFACT = 0.6

# Glory each time the location of the slot is activated, and how often that is.
ABILITY = {
    "zealot": 4.5,
    "axe_chieftain": 3.2,
    "berserker": 3.2,
    "seasoned_hunter": 1.8,
    "spear_chieftain": 1.7,
    "lorekeeper": 2.0,
    "warrior": 1.8,
    "huskarl": 1.8,
    "freeman": 1.7,
    "sword_chieftain": 1.8,
    "favored_of_the_gods": 1.2,
    "veteran": 1.2,
    "scout": 1.2,
    "hero": 1.4,
    "seer": 1.2,
    "prophetess": 1.6,
    "pillager": 1.0,
    "arsonist": 0.8,
}
ACTIVATED = 2 / 3

# A full set divided by its cards: what one more card of it may be worth while there is time to collect.
SET_CARD = (4.0, 3.3, 5.0, 5.0)
COLLECT = 0.05

RIVAL = 1.0
"""How much the prospects of the best of the others count against one's own (docs/bots.md has what was measured)."""


def value(s: Midgard, seat: int) -> float:
    """Own prospects, less those of the strongest rival."""
    return values(s)[seat]


def values(s: Midgard) -> list[float]:
    """The same for all seats at once."""
    expected = [prospects(s, seat) for seat in range(len(s.food))]
    return [own - RIVAL * max(expected[:seat] + expected[seat + 1 :]) for seat, own in enumerate(expected)]


def prospects(s: Midgard, seat: int, secret: bool = True) -> float:
    """The Glory that the seat can expect at the end of the game; of its pile only what lies face up if not `secret`."""
    if s.over:
        return float(s.totals[seat])
    rounds = ROUNDS - s.round
    activations = rounds * PLACEMENTS + PLACEMENTS - len(s.pawns)
    time = min(1.0, (activations + 0.3) / USEFUL)
    score, counts = scored(s, seat, secret)
    worth = float(score + len(s.tiles[seat]) * rounds)
    for kind, each in enumerate(SET_CARD):
        worth += COLLECT * activations * each * min(1, counts[SETS[kind]]) / 4
    worth += time * board(s, seat)
    if activations:
        worth += ACTIVATED * (activations / PLACEMENTS) * specialists(s, seat)
    return worth


def scored(s: Midgard, seat: int, secret: bool = True) -> tuple[int, dict[str, int]]:
    """The total of the score sheet, added up without writing it, and what Prophecies count."""
    counts = dict.fromkeys((*CLANS, *SETS, "sea_battle", "artifact", "prophecy"), 0)
    tapestries = [0, 0, 0]
    prophecies: list[Prophecy] = []
    score = s.glory[seat] - terror_cost(s.terror[seat])
    rows = (
        s.leaders[seat],
        *s.slots[seat * 4 : seat * 4 + 4],
        s.artifacts[seat],
        s.pile[seat] if secret else (),
        s.open_pile[seat],
    )
    for row in rows:
        for number in row:
            card = CARD[number]
            if isinstance(card, Reaver):
                counts[CLANS[card.clan]] += 1
            elif isinstance(card, Spoils):
                counts[SETS[card.set]] += 1
                if card.set == TAPESTRY:
                    tapestries[TAPESTRIES.index(card.id)] += 1
            elif isinstance(card, Artifact):
                counts["artifact"] += 1
                score += card.glory
            elif isinstance(card, Battle):
                counts["sea_battle"] += 1
            elif isinstance(card, Prophecy):
                counts["prophecy"] += 1
                prophecies.append(card)
    for kind in range(TAPESTRY):
        score += sum(set_scores(kind, counts[SETS[kind]]))
    score += sum(tapestry_scores(tapestries))
    for kind in range(len(TOKENS)):
        count = s.tokens[kind][seat]
        if count:
            score += count * token_value(kind, count) + majority(s, seat, kind)
    for prophecy in prophecies:
        score += prophecy.each * _counted(s, seat, prophecy.counts, counts)
    return score, counts


def _counted(s: Midgard, seat: int, what: str, counts: dict[str, int]) -> int:
    if what in counts:
        return counts[what]
    if what in TOKENS:
        return s.tokens[TOKENS.index(what)][seat]
    if what == "upgrade":
        return sum(s.upgrades[seat])
    kind = KINDS.index(what.removesuffix("_territory"))
    return sum(FRONTS[TILE[t].front].kind == kind for t in s.tiles[seat])


def board(s: Midgard, seat: int) -> float:
    """What Food, Favor, dice, Leader, Ship Upgrades and Artifacts are good for."""
    worth = sum(FOOD[: s.food[seat]]) + sum(FAVOR[: s.favor[seat]])
    wild = wild_die(s, seat)
    worth += dice_worth(s.dice[seat], wild)
    if wild >= 0:
        worth += LEADER
    return worth + UPGRADE * sum(s.upgrades[seat]) + ARTIFACT * len(s.artifacts[seat])


def specialists(s: Midgard, seat: int) -> float:
    """The abilities in the slots, once each."""
    worth = 0.0
    for slot in s.slots[seat * 4 : seat * 4 + 4]:
        for number in slot:
            card = CARD[number]
            if isinstance(card, Reaver):
                worth += ABILITY[card.ability]
    return worth


def progress(s: Midgard) -> float:
    """How much of the game is over: every pawn that was placed."""
    if s.over:
        return 1.0
    return min(1.0, (max(0, s.round - 1) * PLACEMENTS + len(s.pawns)) / (ROUNDS * PLACEMENTS))
