"""RM-3: setup, and the face-up cards and dice that Cleanup lays out again."""

from __future__ import annotations

from meadhall.engine import Chance, Rule
from meadhall.engine.piles import Piles, empty
from meadhall.games.reavers_of_midgard.content import (
    BATTLE,
    CARD,
    DECK_OF,
    DECKS,
    DICE_PER_COLOUR,
    FRONTS,
    KEEP,
    KEEPS,
    LISTS,
    PROPHECY,
    REAVER,
    RECRUIT,
    SEA,
    TILE,
    TRADE,
    VILLAGE,
    VILLAGES,
)
from meadhall.games.reavers_of_midgard.decks import available, discard_card, draw
from meadhall.games.reavers_of_midgard.names import (
    CARD_VALUE,
    CREW,
    LOCATION_VALUE,
    PAIR,
    SEAT,
    SEAT_OF,
    SOURCE_OF,
)
from meadhall.games.reavers_of_midgard.purse import gain_favor, gain_food
from meadhall.games.reavers_of_midgard.state import G


def spaces(seats: int, name: str) -> int:
    """How many spaces a location has with this number of players."""
    return LISTS[f"spaces.{name}"][seats - 2]


def lay_out(g: G) -> None:
    """RM-3.1, RM-3.3, RM-3.5, RM-3.8: the empty boards, the decks and the stacks."""
    s, n = g.s, g.seats
    s.round, s.location, s.acting, s.honor = 1, -1, -1, -1
    s.glory, s.terror = [0] * n, [0] * n
    s.tokens = ((0,) * n,) * 3
    s.dice = [[0] * 18 for _ in range(n)]
    s.supply = [DICE_PER_COLOUR] * 3
    s.market = [0] * 18
    s.upgrades = ((0,) * 6,) * n
    s.decks = [[c for c in range(len(CARD)) if DECK_OF[c] == deck] for deck in range(len(DECKS))]
    s.discards = empty(len(DECKS))
    s.reaver_pairs = empty(spaces(n, "reaver_pairs"))
    s.village_pairs = empty(spaces(n, "village_pairs"))
    s.keep_pairs = empty(spaces(n, "keep_pairs"))
    s.sea_row, s.prophecy_row = [], []
    s.leaders, s.artifacts, s.slots = empty(n), empty(n), empty(4 * n)
    s.pile, s.open_pile, s.recruits, s.drawn, s.tiles = (empty(n),) * 5
    s.stacks = tuple(tuple(t for t in range(len(TILE)) if TILE[t].front == f) for f in range(len(FRONTS)))


def setup(g: G) -> Rule[None]:
    """RM-3, in the order of the rulebook; the first Reavers come before the board is filled (A-37)."""
    s, n = g.s, g.seats
    g.begin("setup")
    lay_out(g)
    named = g.options["first_player"]
    first: str = SEAT[int(named)] if named != "random" else (yield Chance("start-player", SEAT[:n]))
    s.start = SEAT_OF[first]
    s.active = s.start
    g.tell("start-player", clause="RM-3.2", seat=first)
    if n == 3:
        s.honor = s.start
        g.tell("honor-ship", clause="RM-3.2", seat=first)
    s.food, s.favor = [0] * n, [0] * n
    seats = g.clockwise(s.start)
    for i, seat in enumerate(seats):
        gain_food(g, seat, LISTS["start.food"][i], "cause:setup")
        gain_favor(g, seat, LISTS["start.favor"][i], "cause:setup")
    g.then(
        *[("first-reavers", seat) for seat in seats],
        *[("first-use", seat) for seat in seats],
        ("fill-board",),
    )
    g.next("round")


def fill_board(g: G) -> Rule[None]:
    """RM-3.7, RM-3.9: face-up cards on every space, two rolled dice of each colour at Trade."""
    s = g.s
    s.reaver_pairs = yield from draw_pairs(g, REAVER, len(s.reaver_pairs), RECRUIT)
    s.village_pairs = yield from draw_pairs(g, VILLAGE, len(s.village_pairs), VILLAGES)
    s.keep_pairs = yield from draw_pairs(g, KEEP, len(s.keep_pairs), KEEPS)
    for row, deck, name, place in (
        (s.sea_row, BATTLE, "sea_battles", SEA),
        (s.prophecy_row, PROPHECY, "prophecies", TRADE),
    ):
        for _ in range(min(spaces(g.seats, name), available(s, deck))):
            card = yield from draw(g, deck)
            row.append(card)
            g.tell("card-laid", clause="RM-3.7", location=LOCATION_VALUE[place], card=CARD_VALUE[card])
    for colour in range(3):
        for _ in range(min(spaces(g.seats, "trade_dice_per_colour"), s.supply[colour])):
            value: str = yield Chance("crew-die", CREW[colour])
            s.supply[colour] -= 1
            s.market[SOURCE_OF[value]] += 1
            g.tell("die-laid", clause="RM-3.9", location=LOCATION_VALUE[TRADE], die=value)


def draw_pairs(g: G, deck: int, count: int, place: int) -> Rule[Piles]:
    """RM-15.5: spaces in number order; a pair is two cards or nothing."""
    pairs: list[tuple[int, ...]] = []
    while len(pairs) < count and available(g.s, deck) >= 2:
        first = yield from draw(g, deck)
        second = yield from draw(g, deck)
        g.tell(
            "pair-laid",
            clause="RM-3.7",
            location=LOCATION_VALUE[place],
            pair=PAIR[len(pairs)],
            card=CARD_VALUE[first],
            other=CARD_VALUE[second],
        )
        pairs.append((first, second))
    return (*pairs, *empty(count - len(pairs)))


def clear_board(g: G) -> None:
    """RM-15.4, RM-15.5: what is left face up is discarded, the dice at Trade return to the supply."""
    s = g.s
    left = sum(map(len, (*s.reaver_pairs, *s.village_pairs, *s.keep_pairs, s.sea_row, s.prophecy_row)))
    g.tell("board-cleared", clause="RM-15.4", cards=left, dice=sum(s.market))
    for place in (*s.reaver_pairs, *s.village_pairs, *s.keep_pairs, s.sea_row, s.prophecy_row):
        for card in place:
            discard_card(s, card)
    s.reaver_pairs, s.village_pairs, s.keep_pairs = (
        empty(len(pairs)) for pairs in (s.reaver_pairs, s.village_pairs, s.keep_pairs)
    )
    s.sea_row, s.prophecy_row = [], []
    for die, count in enumerate(s.market):
        s.supply[die // 6] += count
    s.market = [0] * 18
