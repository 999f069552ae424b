"""RM-6: crew dice - capacity, gaining, paying."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from meadhall.engine import Chance, Choose, Reason, Rule, Value
from meadhall.engine.ask import Blocked
from meadhall.games.reavers_of_midgard.content import (
    CARD,
    CLAN,
    DICE_SPACES,
    DOUBLE_HAMMER,
    HAMMER,
    UPGRADES,
    Artifact,
    Reaver,
)
from meadhall.games.reavers_of_midgard.names import CREW, DIE, FIRST_UPGRADE, SEAT, SOURCE, SOURCE_OF, SYMBOL
from meadhall.games.reavers_of_midgard.state import G, Midgard, bump

ANY_COLOUR = -1

NONE_LEFT = Reason("RM-1.5", "no-die-left")
REST_UNPAYABLE = Reason("RM-6.10", "rest-unpayable")
UPGRADE_USED = Reason("RM-12.7", "upgrade-used")

SHOWING = tuple(
    tuple(
        colour * 6 + face
        for colour in range(3)
        for face in ((HAMMER, DOUBLE_HAMMER) if s == HAMMER else (s,))
    )
    for s in range(5)
)
"""RM-6.6.1: the dice that pay a symbol by their own face."""

TILES_FOR = tuple(
    tuple(FIRST_UPGRADE + i for i, tile in enumerate(UPGRADES) if symbol in tile.symbols)
    for symbol in range(5)
)
"""RM-6.6.3: the Ship Upgrade tiles that pay a symbol."""


def leader_clan(s: Midgard, seat: int) -> int:
    """The clan of the seat's Leader, -1 without one."""
    leader = s.leaders[seat]
    if not leader:
        return -1
    card = CARD[leader[0]]
    assert isinstance(card, Reaver)
    return card.clan


def wild_die(s: Midgard, seat: int) -> int:
    """RM-8.6: the die that may stand for a symbol, -1 without a Leader."""
    clan = leader_clan(s, seat)
    return clan * 6 + CLAN if clan >= 0 else -1


# RM-6.2: capacity


def stored(s: Midgard, seat: int) -> int:
    """How many of the seat's dice its Artifacts can hold at best; Bodn takes what is left over."""
    dice = s.dice[seat]
    wanted: dict[tuple[int, ...], int] = {}
    anything = 0
    for a in s.artifacts[seat]:
        card = CARD[a]
        assert isinstance(card, Artifact)
        if card.symbol == "any":
            anything += 1
        else:
            wanted[card.stores] = wanted.get(card.stores, 0) + 1
    held = sum(min(n, sum(dice[d] for d in stores)) for stores, n in wanted.items())
    return held + min(anything, sum(dice) - held)


def fits(s: Midgard, seat: int) -> bool:
    """RM-6.5: all dice of the seat can be placed."""
    surplus = sum(s.dice[seat]) - DICE_SPACES
    return surplus <= 0 or (bool(s.artifacts[seat]) and surplus <= stored(s, seat))


# RM-6.4, RM-6.5: gaining


def take(s: Midgard, seat: int, die: int) -> None:
    """From the supply to the seat, on the given face."""
    s.supply[die // 6] -= 1
    s.dice[seat][die] += 1


def discard(s: Midgard, seat: int, die: int) -> None:
    """From the seat to the supply."""
    s.dice[seat][die] -= 1
    s.supply[die // 6] += 1


def roll_dice(g: G, seat: int, colours: Iterable[int], by: str) -> Rule[list[int]]:
    """Gain and roll: one die of each colour named, as far as the supply goes (RM-1.5)."""
    s, new = g.s, []
    for colour in colours:
        if s.supply[colour]:
            value: str = yield Chance("crew-die", CREW[colour])
            die = SOURCE_OF[value]
            take(s, seat, die)
            new.append(die)
            g.tell("die-rolled", clause="RM-6.4", seat=SEAT[seat], die=value, by=by)
    return new


def set_dice(g: G, seat: int, colours: Iterable[int], by: str) -> Rule[list[int]]:
    """Gain on any face: the seat chooses the face, and the colour where it is free."""
    s, new = g.s, []
    for colour in colours:
        if colour == ANY_COLOUR:
            values = [value for c in range(3) if s.supply[c] for value in CREW[c]]
        else:
            values = list(CREW[colour]) if s.supply[colour] else []
        if not values:
            continue
        value: str = yield Choose(seat, "set-die", values, clause="RM-6.4", blocked=_none_left(s, colour))
        die = SOURCE_OF[value]
        take(s, seat, die)
        new.append(die)
        g.tell("die-set", clause="RM-6.4", seat=SEAT[seat], die=value, by=by)
    return new


def _none_left(s: Midgard, colour: int) -> Blocked | None:
    if colour != ANY_COLOUR:
        return None
    return lambda: [(value, NONE_LEFT) for c in range(3) if not s.supply[c] for value in CREW[c]]


def settle(g: G, seat: int, new: list[int]) -> Rule[None]:
    """RM-6.5: discard until the rest fits; after that, further new dice only."""
    s = g.s
    if fits(s, seat):
        return
    while not fits(s, seat):
        value: str = yield Choose(seat, "discard-die", held(s, seat), clause="RM-6.5")
        _drop(g, seat, value, new)
    while new:
        choice: str = yield Choose(
            seat, "discard-more", ["done", *[DIE[d] for d in sorted(set(new))]], clause="RM-6.5"
        )
        if choice == "done":
            return
        _drop(g, seat, choice, new)


def _drop(g: G, seat: int, value: str, new: list[int]) -> None:
    die = SOURCE_OF[value]
    discard(g.s, seat, die)
    if die in new:
        new.remove(die)
    g.tell("die-discarded", clause="RM-6.5", seat=SEAT[seat], die=value, by="cause:surplus")


def held(s: Midgard, seat: int, colour: int = ANY_COLOUR) -> list[str]:
    """The different dice a seat owns, as values."""
    dice = s.dice[seat]
    if colour == ANY_COLOUR:
        return [DIE[d] for d in range(18) if dice[d]]
    return [DIE[d] for d in range(colour * 6, colour * 6 + 6) if dice[d]]


# RM-6.6: paying


def payable(s: Midgard, seat: int, need: Sequence[int]) -> bool:
    """Can the seat pay `need[symbol]` of every symbol, each with one source of its own?"""
    d, tiles = s.dice[seat], s.upgrades[seat]
    double = d[4] + d[10] + d[16] - need[4]
    if double < 0:
        return False
    missing = 0
    short = need[3] - d[3] - d[9] - d[15] - double
    if short > 0:
        missing = short
    short = need[2] - d[2] - d[8] - d[14]
    if short > 0:
        missing += short
    if missing:  # the tile with two symbols pays one of them
        missing = missing - tiles[2] if missing > tiles[2] else 0
    short = need[0] - d[0] - d[6] - d[12] - tiles[0]
    if short > 0:
        missing += short
    short = need[1] - d[1] - d[7] - d[13] - tiles[1]
    if short > 0:
        missing += short
    if not missing:
        return True
    wild = wild_die(s, seat)
    return wild >= 0 and d[wild] >= missing


def count_symbols(symbols: Iterable[int]) -> list[int]:
    """A cost as numbers of shield, chest, ship, hammer, double hammer."""
    need = [0] * 5
    for symbol in symbols:
        need[symbol] += 1
    return need


def sources(s: Midgard, seat: int, symbol: int) -> list[int]:
    """Everything of the seat that could pay one symbol now."""
    d, tiles = s.dice[seat], s.upgrades[seat]
    found = [die for die in SHOWING[symbol] if d[die]]
    if symbol != DOUBLE_HAMMER:
        wild = wild_die(s, seat)
        if wild >= 0 and d[wild]:
            found.append(wild)
        found += [tile for tile in TILES_FOR[symbol] if tiles[tile - FIRST_UPGRADE]]
    return found


def spend(s: Midgard, seat: int, source: int) -> None:
    """A die returns to the supply, a tile is flipped."""
    if source < FIRST_UPGRADE:
        s.dice[seat][source] -= 1
        s.supply[source // 6] += 1
    else:
        flip_upgrade(s, seat, source - FIRST_UPGRADE, 1)


def _unspend(s: Midgard, seat: int, source: int) -> None:
    if source < FIRST_UPGRADE:
        s.dice[seat][source] += 1
        s.supply[source // 6] -= 1
    else:
        flip_upgrade(s, seat, source - FIRST_UPGRADE, -1)


def flip_upgrade(s: Midgard, seat: int, kind: int, by: int) -> None:
    """RM-12.7: from unused to used, or back."""
    s.upgrades = bump(bump(s.upgrades, seat, kind, -by), seat, kind + 3, by)


def why_not_source(s: Midgard, seat: int, source: int, rest: Sequence[int]) -> Reason | None:
    """A source may pay only if the rest of the cost stays payable (RM-6.10)."""
    spend(s, seat, source)
    fine = payable(s, seat, rest)
    _unspend(s, seat, source)
    return None if fine else REST_UNPAYABLE


def pay(g: G, seat: int, symbols: Sequence[int], by: str) -> Rule[None]:
    """RM-6.6: one source per symbol, the scarce double hammers first."""
    s = g.s
    need = count_symbols(symbols)
    for symbol in sorted(symbols, reverse=True):
        among = sources(s, seat, symbol)
        forced = need[symbol] == sum(owned(s, seat, x) for x in among)
        need[symbol] -= 1
        legal = [x for x in among if why_not_source(s, seat, x, need) is None] if any(need) else among
        source = legal[0]
        if len(legal) > 1 and not forced:
            value: str = yield Choose(
                seat,
                "pay-symbol",
                [SOURCE[x] for x in legal],
                clause="RM-6.6",
                params={"symbol": SYMBOL[symbol]},
                blocked=_blocked_sources(s, seat, symbol, among, need),
            )
            source = SOURCE_OF[value]
        spend(s, seat, source)
        g.tell(
            "symbol-paid",
            clause="RM-6.6",
            seat=SEAT[seat],
            symbol=SYMBOL[symbol],
            source=SOURCE[source],
            by=by,
        )


def owned(s: Midgard, seat: int, source: int) -> int:
    """How often the seat has a source."""
    return s.dice[seat][source] if source < FIRST_UPGRADE else s.upgrades[seat][source - FIRST_UPGRADE]


def _blocked_sources(s: Midgard, seat: int, symbol: int, among: list[int], need: list[int]) -> Blocked:
    def blocked() -> list[tuple[Value, Reason]]:
        used: list[tuple[Value, Reason]] = [
            (SOURCE[tile], UPGRADE_USED)
            for tile in TILES_FOR[symbol]
            if s.upgrades[seat][tile - FIRST_UPGRADE + 3] and not s.upgrades[seat][tile - FIRST_UPGRADE]
        ]
        return used + [
            (SOURCE[x], why) for x in among if (why := why_not_source(s, seat, x, need)) is not None
        ]

    return blocked


def pay_dice(g: G, seat: int, count: int, by: str) -> Rule[None]:
    """RM-6.8: pay dice whatever their face."""
    s = g.s
    for left in range(count, 0, -1):
        among = held(s, seat)
        value: str = among[0]
        if len(among) > 1 and left < sum(owned(s, seat, SOURCE_OF[v]) for v in among):
            value = yield Choose(seat, "pay-die", among, clause="RM-6.8")
        discard(s, seat, SOURCE_OF[value])
        g.tell("die-paid", clause="RM-6.8", seat=SEAT[seat], die=value, by=by)


def layout(s: Midgard, seat: int) -> tuple[list[int], list[int]]:
    """One way to place the dice (RM-6.3): those on dice spaces, and one per Artifact (-1 = empty)."""
    left = s.dice[seat][:]
    on = [-1] * len(s.artifacts[seat])
    picky = sorted(range(len(on)), key=lambda i: len(_artifact(s, seat, i).stores))
    for i in picky:
        stores = _artifact(s, seat, i).stores
        if stores and len(stores) == len(left) and sum(left) <= DICE_SPACES:
            continue
        die = next((d for d in stores if left[d]), -1)
        if die >= 0:
            left[die] -= 1
            on[i] = die
    return [d for d in range(18) for _ in range(left[d])], on


def _artifact(s: Midgard, seat: int, i: int) -> Artifact:
    card = CARD[s.artifacts[seat][i]]
    assert isinstance(card, Artifact)
    return card
