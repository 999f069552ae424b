"""Derived numbers for the table: where dice lie, what is left, what may be expected at the end."""

from __future__ import annotations

from meadhall.games.reavers_of_midgard.cards.artifacts import COMBAT_DICE, artifact, combat_artifacts
from meadhall.games.reavers_of_midgard.cards.spoils import upgrades_left
from meadhall.games.reavers_of_midgard.content import (
    CARD,
    DOUBLE_HAMMER,
    HAMMER,
    LOCATION,
    TOKENS,
    UPGRADES,
    Battle,
)
from meadhall.games.reavers_of_midgard.dice import layout, leader_clan, owned, sources
from meadhall.games.reavers_of_midgard.facts import BoardFacts, LocationFacts, SeatFacts, TableFacts
from meadhall.games.reavers_of_midgard.flow import distance, why_not_activate
from meadhall.games.reavers_of_midgard.names import (
    CARD_VALUE,
    CLAN_VALUE,
    DIE,
    FIRST_UPGRADE,
    LOCATION_VALUE,
    TERRITORY,
)
from meadhall.games.reavers_of_midgard.purse import tokens_left
from meadhall.games.reavers_of_midgard.scoring import sheet
from meadhall.games.reavers_of_midgard.sea import why_not_combination
from meadhall.games.reavers_of_midgard.state import Midgard
from meadhall.games.reavers_of_midgard.subdue import tiles_left


def seat_facts(s: Midgard, seat: int | None) -> SeatFacts:
    """The score sheets; those of others leave out what lies face down in their Glory piles."""
    return {"sheets": [sheet(s, x, secret=s.over or x == seat) for x in range(len(s.food))]}


def table_facts(s: Midgard) -> TableFacts:
    """What follows from what everybody sees."""
    seats = range(len(s.food))
    return {
        "placer": placer(s),
        "locations": {value: _location(s, i) for i, value in enumerate(LOCATION_VALUE)},
        "battles": {CARD_VALUE[c]: _battle(s, c) for c in (*s.sea_row, *s.sea)},
        "pawns": {LOCATION_VALUE[place]: s.order[i] for i, place in enumerate(s.pawns)},
        "market": [DIE[d] for d, n in enumerate(s.market) for _ in range(n)],
        "boards": [_board(s, x) for x in seats],
        "tokens_left": {name: tokens_left(s, kind) for kind, name in enumerate(TOKENS)},
        "upgrades_left": {u.id: upgrades_left(s, kind) for kind, u in enumerate(UPGRADES)},
        "territories_left": {name: tiles_left(s, front) for front, name in enumerate(TERRITORY)},
        "used_artifacts": [CARD_VALUE[c] for c in s.used],
        "face_down": [len(pile) for pile in s.pile],
    }


def placer(s: Midgard) -> int | None:
    """RM-4.2: the seat that places the next pawn of this round."""
    return s.order[len(s.pawns)] if len(s.pawns) < len(s.order) and not s.over else None


def _location(s: Midgard, number: int) -> LocationFacts:
    """Bonus by seat, as it is or as it would be with the next pawn, and which seats could pay the cost now."""
    seats = len(s.food)
    here = s.pawns.index(number) if number in s.pawns else -1
    active = s.order[here] if here >= 0 else placer(s)
    by = LOCATION[number].by_distance
    return {
        "active": active,
        "bonus": None if active is None else [by[distance(seats, active, x)] for x in range(seats)],
        "payable": [why_not_activate(s, x, number) is None for x in range(seats)],
    }


def _battle(s: Midgard, number: int) -> list[bool]:
    """RM-11.4.1: which seats could pay the combination of a Sea Battle card now."""
    card = CARD[number]
    if not isinstance(card, Battle):
        return []
    return [why_not_combination(s, x, card) is None for x in range(len(s.food))]


def combat_dice(s: Midgard, seat: int) -> int:
    """RM-7.3: the Combat dice a seat would roll if it committed everything."""
    dice = sum(
        (2 if source < FIRST_UPGRADE and source % 6 == DOUBLE_HAMMER else 1) * owned(s, seat, source)
        for source in sources(s, seat, HAMMER)
    )
    return dice + sum(COMBAT_DICE[artifact(c).id] for c in combat_artifacts(s, seat))


def _board(s: Midgard, seat: int) -> BoardFacts:
    spaces, on = layout(s, seat)
    clan = leader_clan(s, seat)
    return {
        "dice": [DIE[d] for d in spaces],
        "stored": [DIE[d] if d >= 0 else None for d in on],
        "wild": CLAN_VALUE[clan] if clan >= 0 else None,
        "combat_dice": combat_dice(s, seat),
    }
