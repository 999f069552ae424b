"""What must hold at every decision (BR-I01 to BR-I17), each check with its clause in the message.

BR-I11 (start of the phase), BR-I12, BR-I13, BR-I15 and BR-I16 speak of moments, not of positions: they are checked where the
phase and the empty zones show that the moment is now, and by the tests of their chapters. BR-I17 is a law of two positions.
"""

from collections.abc import Iterator

from meadhall.games.blood_rage.board import horns, on_board
from meadhall.games.blood_rage.content import (
    AGE,
    BOX,
    CARD_NAMES,
    CONTENT,
    COPIES,
    FIGURE_NAMES,
    FIRST_MONSTER,
    FJORDS,
    KIND,
    KIND_NAMES,
    MONSTER,
    MONSTER_OF,
    MONSTERS,
    OUTER,
    POWER_OF,
    PROVINCES,
    QUEST,
    RESERVE,
    SHIP_LIKE,
    SHUFFLED_TOKENS,
    STOCK,
    STRIDE,
    TOP_STEP,
    UNLIMITED,
    VALHALLA,
    VILLAGES,
    WARRIORS_PER_CLAN,
    YGGDRASIL,
)
from meadhall.games.blood_rage.state import BloodRage

LAND = (RESERVE, VALHALLA, *PROVINCES)
SEA = (RESERVE, VALHALLA, *FJORDS)


def invariants(s: BloodRage) -> list[str]:
    """Every broken invariant, in one sentence each."""
    if not s.glory:  # before the setup
        return []
    checks = (cards, figures, places, clans, provinces, phases)
    return [problem for check in checks for problem in check(s)]


def cards(s: BloodRage) -> Iterator[str]:
    seats = len(s.glory)
    where = [*s.box, *s.discard]
    for zone in (s.decks, s.packs, s.hands, s.committed, s.upgrades, s.table, s.buried):
        for part in zone:
            where += part
    expected = [card for card in range(len(COPIES)) if COPIES[card].players <= seats]
    if sorted(where) != expected:
        odd = next(card for card in range(len(COPIES)) if where.count(card) != expected.count(card))
        yield f"BR-I01: {CARD_NAMES[odd]} is in {where.count(odd)} places"
    if any(AGE[card] != age for age, deck in enumerate(s.decks, 1) for card in deck):
        yield "BR-I01: a deck holds a card of another Age"
    for seat in range(seats):
        if any(KIND[card] != QUEST for card in s.committed[seat]):
            yield f"BR-13.2: seat {seat} has committed a card that is no Quest"
        for kind, limit in enumerate(CONTENT.slots):
            if sum(1 for card in s.upgrades[seat] if KIND[card] == kind) > limit:
                yield f"BR-I08: seat {seat} has more than {limit} {KIND_NAMES[kind]} upgrades"
        power = 0
        for card in s.upgrades[seat]:
            power |= POWER_OF[card]
        if power != s.powers[seat]:
            yield f"BR-12.1.5: the powers of seat {seat} are not those of its upgrades"


def figures(s: BloodRage) -> Iterator[str]:
    for seat in range(len(s.glory)):
        own = s.warriors[seat * STRIDE : (seat + 1) * STRIDE]
        if sum(own) != WARRIORS_PER_CLAN or min(own) < 0:
            yield f"BR-I02: seat {seat} has {sum(own)} Warriors"
        if any(own[fjord] for fjord in FJORDS):
            yield f"BR-I05: Warriors of seat {seat} are in a fjord"
        if s.leaders[seat] not in LAND:
            yield f"BR-I05: the Leader of seat {seat} is at place {s.leaders[seat]}"
        if s.ships[seat] not in SEA:
            yield f"BR-I05: the Ship of seat {seat} is at place {s.ships[seat]}"
    held = {
        MONSTER_OF[card]: seat
        for seat, part in enumerate(s.upgrades)
        for card in part
        if KIND[card] == MONSTER
    }
    for monster, place in enumerate(s.monsters):
        figure = FIRST_MONSTER + monster
        if s.owners[monster] != held.get(figure, -1):
            yield f"BR-I03: {FIGURE_NAMES[figure]} belongs to seat {s.owners[monster]} without its card"
        homes = (STOCK, BOX) if s.owners[monster] < 0 else SEA if SHIP_LIKE[figure] else LAND
        if place not in homes:
            yield f"BR-I02: {FIGURE_NAMES[figure]} is at place {place}"


def places(s: BloodRage) -> Iterator[str]:
    seats = len(s.glory)
    counted = s.warriors[:]
    for seat in range(seats):
        counted[seat * STRIDE + s.leaders[seat]] += 1
        counted[seat * STRIDE + s.ships[seat]] += 1
    for monster in range(len(MONSTERS)):
        if s.owners[monster] >= 0:
            counted[s.owners[monster] * STRIDE + s.monsters[monster]] += 1
    if counted != s.figures:
        yield "BR-I02: the count of figures by place is wrong"
    for province in PROVINCES:
        crowd = sum(s.figures[seat * STRIDE + province] for seat in range(seats))
        if s.destroyed[province]:
            if crowd or s.room[province]:
                yield f"BR-I04: figures in or room for figures in destroyed province {province}"
        elif s.room[province] != (UNLIMITED if province == YGGDRASIL else VILLAGES[province]) - crowd:
            yield f"BR-I04: the room of province {province} is wrong"
        if s.room[province] < 0:
            yield f"BR-I04: more figures than villages in province {province}"
    for seat in range(seats):
        fielded = sum(s.figures[seat * STRIDE + place] for place in range(STRIDE) if on_board(place))
        if fielded != s.fielded[seat]:
            yield f"BR-I02: the number of figures of seat {seat} on the board is wrong"
        if fielded > horns(s, seat):
            yield f"BR-I06: seat {seat} has {fielded} figures on the board and {horns(s, seat)} Horns"


def clans(s: BloodRage) -> Iterator[str]:
    taken = [clan for clan in s.clans if clan >= 0]
    if len(set(taken)) < len(taken):
        yield "BR-6.1: two seats have the same clan"
    for seat in range(len(s.glory)):
        if not 0 <= s.rage[seat] <= CONTENT.rage_end:
            yield f"BR-I07: seat {seat} has {s.rage[seat]} Rage"
        if s.glory[seat] < 0:
            yield f"BR-I07: seat {seat} has {s.glory[seat]} Glory"
        if not all(1 <= step <= TOP_STEP for step in s.stats[seat * 3 : seat * 3 + 3]):
            yield f"BR-I07: a stat of seat {seat} is off its track"


def provinces(s: BloodRage) -> Iterator[str]:
    if not s.tokens:
        return
    if sorted(s.tokens[1:]) != sorted(SHUFFLED_TOKENS):
        yield "BR-I11: the Pillage tokens are not the eight of the game"
    if s.destroyed[YGGDRASIL]:
        yield "BR-I09: Yggdrasil is destroyed"
    over = s.phase in ("release_valhalla", "end") or (
        s.phase == "ragnarok" and s.destroyed[s.ragnarok[s.age - 1]]
    )
    expected = CONTENT.destroyed[len(s.glory)] + s.age - (not over)
    if sum(s.destroyed) != expected:
        yield f"BR-I09: {sum(s.destroyed)} provinces are destroyed, not {expected}"
    if (s.doom >= 0) == (over and s.age == len(s.ragnarok)) or (s.doom >= 0 and s.destroyed[s.doom]):
        yield f"BR-I10: the Doom token is on province {s.doom}"
    if s.doom >= 0 and s.doom not in OUTER:
        yield "BR-I10: the Doom token is not on an outer province"


def phases(s: BloodRage) -> Iterator[str]:
    if s.phase == "gods_gifts":
        if any(s.committed):
            yield "BR-I13: a Quest is still committed"
        if any(s.figures[seat * STRIDE + VALHALLA] for seat in range(len(s.glory))):
            yield "BR-I13: Valhalla is not empty"
        if any(s.pillaged):
            yield "BR-I11: a Pillage token shows its pillaged side before the Action phase"
    elif s.phase == "action":
        largest = CONTENT.dealt if s.age == 1 else CONTENT.kept + 1
        if s.turns == 1 and not s.fighters and any(len(hand) > largest for hand in s.hands):
            yield "BR-I12: a hand is too large at the start of the Action phase"
    elif s.phase in ("quest", "ragnarok", "release_valhalla"):
        if any(len(hand) > (0 if s.age == len(s.ragnarok) else 1) for hand in s.hands):
            yield "BR-I12: too many cards were kept"
        if any(s.rage):
            yield "BR-9.10: there is Rage after the Action phase"
    if s.phase != "gods_gifts" and any(s.packs):
        yield "BR-8.5: draft packs are left after the draft"
