"""Sets up a position for scenarios and tests: what is not named is empty, zero or in its deck.

[given]                       round, start, honor, active, location, acting, over
players = [ {...}, ... ]      glory food favor terror farms walls towers dice leader slots artifacts upgrades
                              used_upgrades pile open_pile tiles
reaver_pairs village_pairs keep_pairs sea_row prophecy_row market spoils
recruits                      Reavers that the active player has gained and not yet used
decks = { keep = [...] }      exactly these cards are in the draw pile, the rest is discarded
out = ["prophecy"]            cards of these decks that lie nowhere else are out of the game
stacks = { food_1 = [...] }   exactly these tiles are on the stack
"""

from __future__ import annotations

from typing import Any

from meadhall.engine import ScenarioError
from meadhall.engine.arranging import Stock, index, known, listed, number
from meadhall.engine.piles import put, raised
from meadhall.games.reavers_of_midgard.content import (
    CARDS,
    DECK_OF,
    DECKS,
    DICE,
    FRONTS,
    LOCATIONS,
    PLACEMENTS,
    SLOTS,
    TILES,
    TOKENS,
    UPGRADES,
)
from meadhall.games.reavers_of_midgard.setup import lay_out
from meadhall.games.reavers_of_midgard.state import G, Midgard

SCALARS = ("round", "start", "honor", "active", "acting", "over")
RESOURCES = ("glory", "food", "favor", "terror")
ROWS = ("sea_row", "prophecy_row")
PAIRS = ("reaver_pairs", "village_pairs", "keep_pairs")
PENDING = ("recruits", "spoils")
TABLE = (
    *SCALARS,
    "location",
    "pawns",
    "players",
    *ROWS,
    *PAIRS,
    *PENDING,
    "market",
    "decks",
    "out",
    "stacks",
)
PLAYER = (
    *RESOURCES,
    *(f"{token}s" for token in TOKENS),
    "dice",
    "leader",
    "slots",
    "artifacts",
    "upgrades",
    "used_upgrades",
    "pile",
    "open_pile",
    "tiles",
)
MANY = 10_000
SLOT_NAMES = tuple(LOCATIONS[place] for place in SLOTS)
UPGRADE_NAMES = tuple(u.id for u in UPGRADES)
FRONT_NAMES = tuple(f.id for f in FRONTS)


def arrange(g: G, given: dict[str, Any]) -> None:
    """Lays the table as `given` says."""
    s = g.s
    known(given, TABLE, "the position")
    lay_out(g)
    s.food, s.favor = [0] * g.seats, [0] * g.seats
    s.start, s.active, s.round = 0, 0, 1
    s.honor = 0 if g.seats == 3 else -1
    s.spoils, s.sea, s.combat, s.taken, s.flipped = [], [], [], [], []
    s.used, s.gained, s.totals, s.over = [], [], [], False
    for key in SCALARS:
        if key in given:
            setattr(s, key, bool(given[key]) if key == "over" else number(given[key], -1, MANY, key))
    seats = g.clockwise(s.start)
    s.order = seats + [s.honor] if g.seats == 3 else (seats * 2)[:PLACEMENTS]
    s.location = index(given["location"], LOCATIONS, "location") if "location" in given else -1
    s.pawns = [index(p, LOCATIONS, "location") for p in given.get("pawns", [])]
    if not s.pawns and s.location >= 0:
        s.pawns = [s.location]
    cards, tiles = Stock(CARDS, "card"), Stock(TILES, "tile")
    players = listed(given.get("players", []), "players", g.seats)
    for seat, player in enumerate(players):
        arrange_player(s, seat, known(player, PLAYER, f"player {seat}"), cards, tiles)
    for key in PAIRS:
        for i, pair in enumerate(listed(given.get(key, []), key, len(getattr(s, key)))):
            setattr(s, key, put(getattr(s, key), i, cards.all(pair)))
    for key in (*ROWS, "spoils"):
        setattr(s, key, cards.all(given.get(key, [])))
    s.recruits = put(s.recruits, s.active, cards.all(given.get("recruits", [])))
    for die in given.get("market", []):
        take_die(s, s.market, die)
    arrange_decks(s, given, cards)
    arrange_stacks(s, given, tiles)


def take_die(s: Midgard, place: list[int], name: object) -> None:
    die = index(name, DICE, "die")
    if not s.supply[die // 6]:
        raise ScenarioError(f"there are no more dice of the colour of {name!r}")
    s.supply[die // 6] -= 1
    place[die] += 1


def arrange_player(s: Midgard, seat: int, player: dict[str, Any], cards: Stock, tiles: Stock) -> None:
    for key in RESOURCES:
        getattr(s, key)[seat] = number(player.get(key, 0), 0, MANY, key)
    for kind, token in enumerate(TOKENS):
        s.tokens = raised(s.tokens, kind, seat, number(player.get(f"{token}s", 0), 0, MANY, f"{token}s"))
    for die in player.get("dice", []):
        take_die(s, s.dice[seat], die)
    for offset, key in ((0, "upgrades"), (3, "used_upgrades")):
        for name in player.get(key, []):
            kind = index(name, UPGRADE_NAMES, "Ship Upgrade tile") + offset
            s.upgrades = raised(s.upgrades, seat, kind, 1)
    if "leader" in player:
        s.leaders = put(s.leaders, seat, [cards.take(player["leader"])])
    for name, reavers in known(player.get("slots", {}), SLOT_NAMES, "slots").items():
        s.slots = put(s.slots, seat * 4 + SLOT_NAMES.index(name), cards.all(reavers))
    for key in ("artifacts", "pile", "open_pile"):
        setattr(s, key, put(getattr(s, key), seat, cards.all(player.get(key, []))))
    s.tiles = put(s.tiles, seat, tiles.all(player.get("tiles", [])))


def arrange_decks(s: Midgard, given: dict[str, Any], cards: Stock) -> None:
    wanted = known(given.get("decks", {}), DECKS, "decks")
    piles = {DECKS.index(name): cards.all(names) for name, names in wanted.items()}
    out = {index(name, DECKS, "deck") for name in given.get("out", [])}
    s.decks = [[] for _ in DECKS]
    discards: list[tuple[int, ...]] = []
    for deck in range(len(DECKS)):
        rest = [card for card in cards.free if DECK_OF[card] == deck]
        if deck in piles:
            s.decks[deck] = piles[deck]
            discards.append(() if deck in out else tuple(rest))
        else:
            s.decks[deck] = [] if deck in out else rest
            discards.append(())
    s.discards = tuple(discards)


def arrange_stacks(s: Midgard, given: dict[str, Any], tiles: Stock) -> None:
    stacks = known(given.get("stacks", {}), FRONT_NAMES, "stacks")
    chosen = {FRONT_NAMES.index(name): tiles.all(names) for name, names in stacks.items()}
    s.stacks = tuple(
        tuple(chosen.get(front, [t for t in stack if t in tiles.free]))
        for front, stack in enumerate(s.stacks)
    )
