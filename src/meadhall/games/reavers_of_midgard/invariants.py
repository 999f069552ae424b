"""The invariants I-01 to I-13 of RULES.md, for tests and fuzzing."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.reavers_of_midgard.content import (
    ARTIFACT_SPACES,
    CARD,
    CARDS,
    DECK_OF,
    DICE_PER_COLOUR,
    DICE_SPACES,
    PILED,
    PLACEMENTS,
    REAVER,
    ROUNDS,
    SLOT_POSITIONS,
    TILE,
    TILES,
    TOKEN_COUNT,
    UPGRADE_COUNT,
    UPGRADE_SPACES,
    Artifact,
)
from meadhall.games.reavers_of_midgard.dice import layout
from meadhall.games.reavers_of_midgard.state import Midgard


def invariants(s: Midgard) -> list[str]:
    """What is wrong with the state; empty if nothing is."""
    return [*_dice(s), *_components(s), *_boards(s), *_round(s), *_places(s)]


def _dice(s: Midgard) -> Iterator[str]:
    for colour in range(3):
        faces = range(colour * 6, colour * 6 + 6)
        dice = s.supply[colour] + sum(s.market[d] + sum(own[d] for own in s.dice) for d in faces)
        if dice != DICE_PER_COLOUR:
            yield f"I-01: {dice} dice of colour {colour}"
    if any(n < 0 for counts in (*s.dice, s.market, s.supply) for n in counts):
        yield "I-01: a negative number of dice"
    if any(len(own) != 18 for own in (*s.dice, s.market)):
        yield "I-06: a die with an unknown face"


def _components(s: Midgard) -> Iterator[str]:
    for what, names in (("card", CARDS), ("tile", TILES)):
        lying = s.components(what)
        if sorted(lying) != list(range(len(names))):
            odd = [names[c] for c in range(len(names)) if lying.count(c) != 1]
            yield f"I-02: {odd[0]} lies in {lying.count(names.index(odd[0]))} places"
    for deck in range(len(s.decks)):
        if any(DECK_OF[card] != deck for card in (*s.decks[deck], *s.discards[deck])):
            yield f"I-02: a stranger in deck {deck}"
    for kind, left in enumerate(TOKEN_COUNT):
        if sum(s.tokens[kind]) > left or min(s.tokens[kind]) < 0:
            yield f"I-03: tokens of kind {kind}: {s.tokens[kind]}"
    for kind, left in enumerate(UPGRADE_COUNT):
        if sum(own[kind] + own[kind + 3] for own in s.upgrades) > left:
            yield f"I-03: too many Ship Upgrade tiles of kind {kind}"
    if any(TILE[t].front != f for f, stack in enumerate(s.stacks) for t in stack):
        yield "I-03: a tile on the wrong stack"


def _boards(s: Midgard) -> Iterator[str]:
    for seat in range(len(s.food)):
        spaces, on = layout(s, seat)
        asked = s.drawn[seat] or any(s.recruits) or s.spoils or s.acting >= 0 or s.location >= 0
        if len(spaces) > DICE_SPACES and not asked:
            yield f"I-04: seat {seat} has {len(spaces)} dice on its spaces"
        for card, die in zip(s.artifacts[seat], on, strict=True):
            a = CARD[card]
            if not isinstance(a, Artifact) or (die >= 0 and die not in a.stores):
                yield f"I-04: {CARDS[card]} holds a die it cannot hold"
        if len(s.artifacts[seat]) > ARTIFACT_SPACES or len(s.leaders[seat]) > 1:
            yield f"I-04: seat {seat} has too many Artifacts or Leaders"
        if sum(s.upgrades[seat]) > UPGRADE_SPACES or min(s.upgrades[seat]) < 0:
            yield f"I-04: seat {seat} has a wrong number of Ship Upgrade tiles"
        if min(s.food[seat], s.favor[seat], s.terror[seat], s.glory[seat]) < 0:
            yield f"I-05: seat {seat} has less than nothing"
    if any(len(slot) > SLOT_POSITIONS for slot in s.slots):
        yield "I-04: an overfull slot"
    if any(DECK_OF[c] != REAVER for place in (*s.slots, *s.leaders) for c in place):
        yield "I-11: no Reaver in a Reaver's place"


def _round(s: Midgard) -> Iterator[str]:
    if not 1 <= s.round <= ROUNDS:
        yield f"I-07: round {s.round}"
    if len(s.pawns) > PLACEMENTS or len(set(s.pawns)) != len(s.pawns):
        yield f"I-07: pawns on {s.pawns}"
    seats = len(s.food)
    if not 0 <= s.start < seats or (s.honor >= 0) != (seats == 3):
        yield "I-08: a marker without its holder"
    if s.over and (s.round != ROUNDS or len(s.pawns) != PLACEMENTS):
        yield "I-12: the game ended early"


def _places(s: Midgard) -> Iterator[str]:
    if any(
        len(pair) not in (0, 2) for pairs in (s.reaver_pairs, s.village_pairs, s.keep_pairs) for pair in pairs
    ):
        yield "I-09: half a pair"
    between = s.location < 0 and s.pawns
    if between and (s.spoils or any(s.recruits) or s.sea or s.combat or s.taken or s.flipped or any(s.drawn)):
        yield "I-09: something is unresolved between two activations"
    for pile in (*s.pile, *s.open_pile):
        for number in pile:
            if not PILED[number]:
                yield f"I-11: {CARDS[number]} in a Glory pile"
