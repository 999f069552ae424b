"""Interaction spots and their payment (GOW-5.8)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from meadhall.engine import Chosen, Params, Reason, Rule, Subset, Value, Ways, pick, replaced
from meadhall.games.god_of_war import decks, effects, heroes
from meadhall.games.god_of_war.content import (
    CARD_OF,
    CARD_VALUES,
    CRYSTAL_CARD,
    DEFENSE,
    HERO_VALUES,
    HIGHEST,
    MELEE,
    PILE,
    RANGED,
)
from meadhall.games.god_of_war.scenes import Quest, Test, compile_state
from meadhall.games.god_of_war.state import SEAT_VALUES, G, GodOfWar, column_of, grid_of, quest_of

Pay = tuple[tuple[str, int], ...]

SPOT_USED = Reason("GOW-5.8.3", "spot-used")
SPOT_NEED = Reason("GOW-5.8.1", "spot-need")
SPOT_PAY = Reason("GOW-5.8.1", "spot-pay")
NOT_PAYMENT = Reason("GOW-5.8.2", "not-payment")
PAID_OTHERWISE = Reason("GOW-5.8.2", "paid-otherwise")
NOT_PAID = Reason("GOW-5.8.2", "not-paid")

ITEMS = {
    "M": "melee",
    "R": "ranged",
    "D": "defense",
    "N": "number",
    "N>=": "total",
    "C": "crystal",
    "X": "any",
}


PAYS = {
    "M": frozenset(card for card, n in enumerate(MELEE) if n >= 0),
    "R": frozenset(card for card, n in enumerate(RANGED) if n >= 0),
    "D": frozenset(card for card, n in enumerate(DEFENSE) if n >= 0),
    "N": frozenset(card for card, n in enumerate(HIGHEST) if n),
    "C": frozenset(card for card, pile in enumerate(PILE) if pile == CRYSTAL_CARD),
    "X": frozenset(range(len(PILE))),
}
"""Item -> the cards that show what it demands (GOW-5.8.2)."""


@lru_cache(maxsize=8192)
def least_sums(hand: tuple[int, ...], k: int) -> tuple[tuple[int, ...], ...]:
    """All sets of Number cards that total at least k and would not without any one of them, in the order of the hand."""
    found: list[tuple[int, ...]] = []

    def grow(start: int, picked: tuple[int, ...], total: int, smallest: int) -> None:
        for i in range(start, len(hand)):
            n = HIGHEST[hand[i]]
            if n:
                now, least = total + n, min(smallest, n)
                if now < k:
                    grow(i + 1, (*picked, hand[i]), now, least)
                elif now - least < k:
                    found.append((*picked, hand[i]))

    grow(0, (), 0, 99)
    return tuple(found)


def _without(hand: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([card for card in hand if card not in cards])


def payable(hand: Sequence[int], pay: Pay) -> bool:
    """Can this hand pay all items, each card for one of them?"""
    if len(pay) > 1:
        return _all_payable(tuple(hand), pay)
    for item, k in pay:
        if item == "N>=":
            return sum([HIGHEST[card] for card in hand]) >= k
        return not PAYS[item].isdisjoint(hand)
    return True


@lru_cache(maxsize=8192)
def _all_payable(hand: tuple[int, ...], pay: Pay) -> bool:
    """The same for several items. It is asked again before every step of a turn."""
    (item, k), rest = pay[0], pay[1:]
    ways = least_sums(hand, k) if item == "N>=" else [(card,) for card in hand if card in PAYS[item]]
    return any(payable(_without(hand, way), rest) for way in ways)


def spots_at(s: GodOfWar, column: int) -> tuple[int, ...]:
    """Spots of the two visible cards of a column."""
    grid = grid_of(s)
    return grid[column][s.sides[column]].spots + grid[column + 4][s.sides[column + 4]].spots


@lru_cache(maxsize=1024)
def need_of(quest: Quest, spot: int) -> Test:
    """What must be true for a spot to be used. (To look it up by its text takes longer.)"""
    return compile_state(quest, quest.spots[spot].need)


def why_not_spot(s: GodOfWar, seat: int, hero: int, spot: int) -> Reason | None:
    """GOW-5.8.1, GOW-5.8.3."""
    quest = quest_of(s)
    line = quest.spots[spot]
    if line.once and s.spots_used[hero] >> spot & 1:
        return SPOT_USED
    if line.need and not need_of(quest, spot)(s):
        return SPOT_NEED
    return None if payable(s.hands[seat], line.pay) else SPOT_PAY


def spot_values(s: GodOfWar, seat: int, own: list[int]) -> list[Value]:
    """The spots that one of these Heroes can use now."""
    quest = quest_of(s)
    names, grid, sides = quest.spot_values, quest.grids[s.grid], s.sides
    found: list[Value] = []
    for hero in own:
        upper = column_of(s, hero)
        lower = upper + 4
        for spot in grid[upper][sides[upper]].spots + grid[lower][sides[lower]].spots:
            if names[spot] not in found and why_not_spot(s, seat, hero, spot) is None:
                found.append(names[spot])
    return found


def blocked_spots(s: GodOfWar, seat: int, own: list[int]) -> list[tuple[Value, Reason]]:
    names = quest_of(s).spot_values
    free = spot_values(s, seat, own)
    found: dict[Value, Reason] = {}
    for hero in own:
        for spot in spots_at(s, column_of(s, hero)):
            reason = why_not_spot(s, seat, hero, spot)
            if reason is not None and names[spot] not in free:
                found.setdefault(names[spot], reason)
    return list(found.items())


def use_spot(g: G, seat: int, own: list[int], value: str) -> Rule[None]:
    """GOW-5.8: pay exactly what the spot demands, then its effects with the Hero as `me`. No Rage (GOW-5.8.4)."""
    s = g.s
    quest = quest_of(s)
    spot = quest.spot_values.index(value)
    able = [
        hero
        for hero in own
        if spot in spots_at(s, column_of(s, hero)) and why_not_spot(s, seat, hero, spot) is None
    ]
    hero = yield from heroes.choose_hero(g, seat, "spot-hero", able, "GOW-5.8.1")
    line = quest.spots[spot]
    cards = yield from _choose_payment(g, seat, value, line.pay)
    for card in cards:
        decks.discard(s, seat, card)
    paid = _numbers_of(line.pay, cards)
    if line.once:
        s.spots_used = replaced(s.spots_used, hero, s.spots_used[hero] | 1 << spot)
    g.tell("spot-used", clause="GOW-5.8.1", hero=HERO_VALUES[hero], spot=value)
    for card in cards:
        g.tell("card-paid", clause="GOW-5.8.2", seat=SEAT_VALUES[seat], card=CARD_VALUES[card], spot=value)
    pos = next(pos for pos, pair in enumerate(quest.grids[s.grid]) if spot in pair[s.sides[pos]].spots)
    yield from effects.carry_out(g, line.effects, pos, hero, by=value, paid=paid)


def _items(pay: Pay, cards: list[int]) -> list[str]:
    """For every paid card whether it paid a Number: items in order, the cards of a sum share one."""
    out: list[str] = []
    for item, _ in pay:
        if item == "N>=":
            out += ["N"] * (len(cards) - len(pay) + 1)
        else:
            out.append(item)
    return out


@lru_cache(maxsize=8192)
def payments(hand: tuple[int, ...], pay: Pay) -> tuple[tuple[int, ...], ...]:
    """All ways to pay the items in their order, each with a card of its own, the sums without a card too many."""
    if not pay:
        return ((),)
    (item, k), rest = pay[0], pay[1:]
    ways = least_sums(hand, k) if item == "N>=" else tuple([(card,) for card in hand if card in PAYS[item]])
    if not rest:
        return ways
    return tuple([(*way, *more) for way in ways for more in payments(_without(hand, way), rest)])


@lru_cache(maxsize=1024)
def payment_sets(hand: tuple[int, ...], pay: Pay) -> Ways:
    """The cards of all these ways."""
    ways = dict.fromkeys(map(frozenset, payments(hand, pay)))
    sets = [[CARD_VALUES[card] for card in way] for way in ways]
    return Ways([CARD_VALUES[card] for card in hand], sets)


def _choose_payment(g: G, seat: int, spot: str, pay: Pay) -> Rule[list[int]]:
    """All cards of the payment in one. Where a card could pay one thing or another, the Numbers count as high as they can."""
    hand = tuple(g.s.hands[seat])
    ways = payments(hand, pay)
    if len(ways) == 1:
        return list(ways[0])
    sets = payment_sets(hand, pay)

    def comes(chosen: Chosen) -> Params:
        return {"sum": sum([HIGHEST[CARD_OF[str(value)]] for value in chosen])}

    barred = sets.why_not(NOT_PAYMENT)

    def why_not(chosen: Chosen, member: Value) -> Reason | None:
        reason = barred(chosen, member)
        return PAID_OTHERWISE if reason is not None and sets.fits([member]) else reason

    ask = Subset(
        seat,
        "pay",
        sets.members,
        why_not=why_not,
        done=sets.done(NOT_PAID),
        comes=comes,
        steps=sets.steps,
        suggest=lambda: [CARD_VALUES[card] for card in min(ways, key=lambda way: given_up(pay, way))],
        clause="GOW-5.8.2",
        params=lambda: {"spot": spot, **price(pay)},
    )
    chosen: Chosen = yield from pick(ask)
    paid = {CARD_OF[str(value)] for value in chosen}
    worth = [way for way in ways if set(way) == paid]
    return list(max(worth, key=lambda way: _numbers_of(pay, list(way))))


def given_up(pay: Pay, way: tuple[int, ...]) -> tuple[int, int]:
    """How many cards a payment takes, and what they could still do: the Numbers on them, icons included."""
    return len(way), sum(
        HIGHEST[card] + sum(table[card] >= 0 for table in (MELEE, RANGED, DEFENSE)) for card in way
    )


def price(pay: Pay) -> dict[str, Value]:
    """What a spot demands, item by item: how many cards of a kind, and the sum of the Numbers."""
    found: dict[str, Value] = dict.fromkeys(ITEMS.values(), 0)
    for item, k in pay:
        found[ITEMS[item]] = k if item == "N>=" else int(found[ITEMS[item]]) + 1
    return found


def _numbers_of(pay: Pay, cards: list[int]) -> int:
    """The Numbers with which these cards pay."""
    items = _items(pay, cards)
    return sum(HIGHEST[card] for card, item in zip(cards, items, strict=True) if item == "N")
