"""RM-6: crew dice - capacity, gaining, paying."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from meadhall.engine import Chance, Choose, Reason, Rule, Subset, Value, pick
from meadhall.engine.ask import Blocked
from meadhall.engine.piles import raised
from meadhall.engine.subset import Chosen
from meadhall.games.reavers_of_midgard.content import (
    CARD,
    CHEST,
    CLAN,
    COLOURS,
    DICE,
    DICE_SPACES,
    DOUBLE_HAMMER,
    HAMMER,
    SHIELD,
    SHIP,
    UPGRADES,
    Artifact,
    Reaver,
)
from meadhall.games.reavers_of_midgard.names import CREW, DIE, FIRST_UPGRADE, SEAT, SOURCE, SOURCE_OF, SYMBOL
from meadhall.games.reavers_of_midgard.state import G, Midgard
from meadhall.games.reavers_of_midgard.worth import missed

ANY_COLOUR = -1

NONE_LEFT = Reason("RM-1.5", "no-die-left")
ONLY_NEW = Reason("RM-6.5", "only-new")
STILL_TOO_MANY = Reason("RM-6.5", "still-too-many")
ALREADY_PAID = Reason("RM-6.10", "already-paid")
UPGRADE_USED = Reason("RM-12.7", "upgrade-used")

FACES = len(DICE) // len(COLOURS)
SHIELD_TILE, CHEST_TILE, SHIP_HAMMER_TILE = range(len(UPGRADES))

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


CLAN_OF = tuple(card.clan if isinstance(card, Reaver) else -1 for card in CARD)
STORES = tuple(card.stores if isinstance(card, Artifact) else () for card in CARD)
HOLDS_ANY = tuple(isinstance(card, Artifact) and card.symbol == "any" for card in CARD)
"""By card: the clan of a Reaver, what an Artifact can store, and whether that is any die."""


def leader_clan(s: Midgard, seat: int) -> int:
    """The clan of the seat's Leader, -1 without one."""
    leader = s.leaders[seat]
    return CLAN_OF[leader[0]] if leader else -1


def wild_die(s: Midgard, seat: int) -> int:
    """RM-8.6: the die that may stand for a symbol, -1 without a Leader."""
    leader = s.leaders[seat]
    return CLAN_OF[leader[0]] * 6 + CLAN if leader else -1


# RM-6.2: capacity


def stored(s: Midgard, seat: int, dice: Sequence[int]) -> int:
    """How many of these dice the seat's Artifacts can hold at best; Bodn takes what is left over."""
    wanted: dict[tuple[int, ...], int] = {}
    anything = 0
    for card in s.artifacts[seat]:
        if HOLDS_ANY[card]:
            anything += 1
        else:
            wanted[STORES[card]] = wanted.get(STORES[card], 0) + 1
    held = 0
    for stores, n in wanted.items():
        there = sum([dice[d] for d in stores])
        held += n if n < there else there
    return held + min(anything, sum(dice) - held) if anything else held


def fits(s: Midgard, seat: int, without: Sequence[int] = ()) -> bool:
    """RM-6.5: all dice of the seat can be placed, or all but those `without`, given as counts."""
    dice = s.dice[seat]
    surplus = sum(dice) - sum(without) - DICE_SPACES
    if surplus <= 0 or not s.artifacts[seat]:
        return surplus <= 0
    if without:
        dice = [n - gone for n, gone in zip(dice, without, strict=True)]
    return surplus <= stored(s, seat, dice)


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
        value: str = yield Choose(
            seat, "set-die", values, clause="RM-6.4", params={"by": by}, blocked=_none_left(s, colour)
        )
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
    """RM-6.5: discard until the rest fits, and of the new dice as many more as you like."""
    s = g.s
    if fits(s, seat):
        return
    fresh = _counted(DIE[die] for die in new)
    surplus = sum(s.dice[seat]) - DICE_SPACES
    known: dict[Chosen, bool] = {}

    def fits_without_old(chosen: Chosen) -> bool:
        if chosen not in known:
            old = [n - new if n > new else 0 for n, new in zip(_counted(chosen), fresh, strict=True)]
            known[chosen] = fits(s, seat, old)
        return known[chosen]

    def why_not(chosen: Chosen, value: str) -> Reason | None:
        if not chosen or chosen.count(value) < fresh[SOURCE_OF[value]]:
            return None
        return ONLY_NEW if fits_without_old(chosen) else None

    def not_yet(chosen: Chosen) -> Reason | None:
        enough = len(chosen) >= surplus or fits(s, seat, _counted(chosen))
        return None if enough else STILL_TOO_MANY

    def allowed(given: list[int]) -> bool:
        values = [DIE[die] for die in sorted(given)]
        return all(why_not(tuple(values[:i]), value) is None for i, value in enumerate(values))

    def proposal() -> list[str] | None:
        """The dice that are missed least, until the rest fits."""
        for count in range(1, len(dice) + 1):
            gone = cheapest(s, seat, [SOURCE_OF[v] for v in dice], count, allowed)
            if not_yet(tuple(gone)) is None:
                return gone
        return None

    dice = crew(s, seat)
    if s.artifacts[seat]:  # an Artifact may hold some dice, but not every one
        ask = Subset(
            seat, "discard-dice", dice, why_not=why_not, done=not_yet, suggest=proposal, clause="RM-6.5"
        )
    else:
        ask = Subset(
            seat,
            "discard-dice",
            dice,
            why_not=why_not,
            least=surplus,
            free=surplus,
            suggest=proposal,
            clause="RM-6.5",
        )
    for value in (yield from pick(ask)):
        discard(s, seat, SOURCE_OF[value])
        g.tell("die-discarded", clause="RM-6.5", seat=SEAT[seat], die=value, by="cause:surplus")


def _counted(values: Iterable[Value]) -> list[int]:
    """Dice by number, as the state counts them."""
    counts = [0] * len(DIE)
    for value in values:
        counts[SOURCE_OF[str(value)]] += 1
    return counts


def crew(s: Midgard, seat: int) -> list[str]:
    """All dice of a seat, alike ones several times."""
    return [DIE[die] for die, count in enumerate(s.dice[seat]) for _ in range(count)]


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
    shields, chests, ships, hammers, doubles = [d[f] + d[FACES + f] + d[2 * FACES + f] for f in range(CLAN)]
    doubles -= need[DOUBLE_HAMMER]
    if doubles < 0:
        return False
    two_faced = max(0, need[HAMMER] - hammers - doubles) + max(0, need[SHIP] - ships)
    missing = max(0, two_faced - tiles[SHIP_HAMMER_TILE])  # such a tile pays one of its two symbols
    missing += max(0, need[SHIELD] - shields - tiles[SHIELD_TILE])
    missing += max(0, need[CHEST] - chests - tiles[CHEST_TILE])
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


def has_source(s: Midgard, seat: int, symbol: int) -> bool:
    """Is there anything in `sources`?"""
    d = s.dice[seat]
    for die in SHOWING[symbol]:
        if d[die]:
            return True
    return bool(sources(s, seat, symbol))


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
        discard(s, seat, source)
    else:
        kind = source - FIRST_UPGRADE
        s.upgrades = raised(raised(s.upgrades, seat, kind, -1), seat, kind + len(UPGRADES), 1)  # RM-12.7


def owned(s: Midgard, seat: int, source: int) -> int:
    """How often the seat has a source."""
    return s.dice[seat][source] if source < FIRST_UPGRADE else s.upgrades[seat][source - FIRST_UPGRADE]


def assigned(sources: Sequence[int], symbols: Sequence[int], wild: int) -> list[int] | None:
    """Which symbol of a cost each source pays; None if one of them would pay nothing."""
    payer: dict[int, int] = {}  # place in `symbols` -> place in `sources`

    def place(i: int, tried: set[int]) -> bool:
        source = sources[i]
        for at, symbol in enumerate(symbols):
            if at not in tried and pays(source, symbol, wild):
                tried.add(at)
                if at not in payer or place(payer[at], tried):
                    payer[at] = i
                    return True
        return False

    for i in range(len(sources)):
        if not place(i, set()):
            return None
    return [symbols[at] for at in sorted(payer, key=payer.__getitem__)]


def pays(source: int, symbol: int, wild: int) -> bool:
    """RM-6.6, RM-6.7: may the source pay the symbol?"""
    if source in SHOWING[symbol]:
        return True
    return symbol != DOUBLE_HAMMER and (source == wild or source in TILES_FOR[symbol])


def cheapest(
    s: Midgard,
    seat: int,
    sources: Iterable[int],
    count: int,
    fits: Callable[[list[int]], bool] = lambda _: True,
) -> list[str]:
    """So many of the sources as are missed least, one after the other; a tile comes back.

    A wild die stands for every symbol but the double hammer, so it stays before any other die of one.
    """
    wild, dice, left, taken = wild_die(s, seat), list(s.dice[seat]), list(sources), list[int]()
    while left and len(taken) < count:
        cost = {x: 0.0 if x >= FIRST_UPGRADE else missed(dice, wild, x) for x in left}
        if wild in cost:
            others = [cost[x] for x in cost if x < FIRST_UPGRADE and x % FACES < DOUBLE_HAMMER]
            cost[wild] = max([cost[wild], *(each + 0.01 for each in others)])
        source = min(left, key=cost.__getitem__)
        left.remove(source)
        if not fits([*taken, source]):
            left = [x for x in left if x != source]
            continue
        taken.append(source)
        if source < FIRST_UPGRADE:
            dice[source] -= 1
    return [SOURCE[x] for x in taken]


def dear(source: int, wild: int) -> int:
    """What is best kept: a tile comes back, a wild die pays for everything."""
    if source >= FIRST_UPGRADE:
        return 0
    if source == wild:
        return 5
    return (2, 2, 2, 3, 4, 1)[source % FACES]


def pay(g: G, seat: int, symbols: Sequence[int], by: str) -> Rule[None]:
    """RM-6.6: a set of sources, one for each symbol; the cheapest one is proposed."""
    if not symbols:
        return
    s = g.s
    wild = wild_die(s, seat)
    among = sorted({source for symbol in symbols for source in sources(s, seat, symbol)})
    members = [source for source in among for _ in range(min(len(symbols), owned(s, seat, source)))]
    used = sorted({tile for symbol in symbols for tile in TILES_FOR[symbol] if _is_used(s, seat, tile)})
    members += used

    def why_not(chosen: Chosen, value: str) -> Reason | None:
        if SOURCE_OF[value] in used:
            return UPGRADE_USED
        given = [SOURCE_OF[str(each)] for each in (*chosen, value)]
        return None if assigned(given, symbols, wild) is not None else ALREADY_PAID

    def proposal() -> list[str]:
        free = [x for x in members if x not in used]
        return cheapest(s, seat, free, len(symbols), lambda given: assigned(given, symbols, wild) is not None)

    ask = Subset(
        seat,
        "pay-symbols",
        [SOURCE[x] for x in members],
        why_not=why_not,
        least=len(symbols),
        most=len(symbols),
        suggest=proposal,
        clause="RM-6.6",
        params={"by": by, "count": len(symbols)},
    )
    chosen: tuple[str, ...] = yield from pick(ask)
    paid = [SOURCE_OF[value] for value in chosen]
    for value, symbol in zip(chosen, assigned(paid, symbols, wild) or (), strict=True):
        spend(s, seat, SOURCE_OF[value])
        g.tell("symbol-paid", clause="RM-6.6", seat=SEAT[seat], symbol=SYMBOL[symbol], source=value, by=by)


def _is_used(s: Midgard, seat: int, tile: int) -> bool:
    """RM-12.7: the seat has such a tile, but none that is unused."""
    kind = tile - FIRST_UPGRADE
    return not s.upgrades[seat][kind] and bool(s.upgrades[seat][kind + len(UPGRADES)])


def pay_dice(g: G, seat: int, count: int, by: str) -> Rule[None]:
    """RM-6.8: pay dice whatever their face."""
    s, members = g.s, crew(g.s, seat)
    ask = Subset(
        seat,
        "pay-dice",
        members,
        least=count,
        most=count,
        suggest=lambda: cheapest(s, seat, [SOURCE_OF[v] for v in members], count),
        clause="RM-6.8",
        params={"by": by, "count": count},
    )
    for value in (yield from pick(ask)):
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
