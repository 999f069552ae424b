"""The components as data: reads and checks content/*.toml and numbers everything.

Rules use the numbers: a card is its index in `CARDS`, a crew die is `colour * 6 + face`, a symbol is its index in `SYMBOLS`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from meadhall.engine.content import (
    ADDED,
    ContentError,
    Item,
    content_hash,
    grown,
    items,
    named,
    nothing_left,
    read_toml,
)

FOLDER = Path(__file__).parent

COLOURS = ("red", "blue", "yellow")
CLANS = ("helmet", "raven", "tree")
SYMBOLS = ("shield", "chest", "ship", "hammer", "double_hammer", *CLANS)
SHIELD, CHEST, SHIP, HAMMER, DOUBLE_HAMMER, CLAN = range(6)
DICE = tuple(f"{c}_{s}" for i, c in enumerate(COLOURS) for s in (*SYMBOLS[:5], CLANS[i]))
COST_SYMBOLS = SYMBOLS[:5]

DECKS = ("reaver", "village", "keep", "journey", "battle", "prophecy")
REAVER, VILLAGE, KEEP, JOURNEY, BATTLE, PROPHECY = range(6)

LOCATIONS = (
    "recruit_reavers",
    "trade_with_villages",
    "battle_at_sea",
    "raid_villages",
    "raid_keeps",
    "subdue_territories",
)
RECRUIT, TRADE, SEA, VILLAGES, KEEPS, SUBDUE = range(6)
SLOTS = (SEA, VILLAGES, KEEPS, SUBDUE)
TOKENS = ("farm", "wall", "tower")
FARM, WALL, TOWER = range(3)
SETS = ("treasure", "art", "armor", "tapestry")
KINDS = ("food", "favor", "dice")
COUNTED = (*CLANS, *TOKENS, *SETS, *(f"{k}_territory" for k in KINDS))
COUNTED = (*COUNTED, "sea_battle", "artifact", "upgrade", "prophecy")


@dataclass(frozen=True, slots=True)
class Reward:
    """What a won Sea Battle card or a flipped territory gives; terror is negative when tokens are discarded."""

    glory: int = 0
    food: int = 0
    favor: int = 0
    terror: int = 0
    farm: int = 0
    wall: int = 0
    tower: int = 0
    die: int = 0
    village: int = 0
    keep: int = 0
    reaver: int = 0
    prophecy: int = 0


@dataclass(frozen=True, slots=True)
class Ability:
    id: str
    clan: int


@dataclass(frozen=True, slots=True)
class Reaver:
    id: str
    ability: str
    clan: int
    gain: tuple[int, ...]
    rally: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Spoils:
    """A Village or Keep Spoils card that is not an Artifact."""

    id: str
    kind: str
    food: int = 0
    favor: int = 0
    glory: int = 0
    terror: int = 0
    more_food: int = 0
    more_favor: int = 0
    defense: int = 0
    token: int = -1
    upgrade: int = -1
    set: int = -1
    dice: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Artifact:
    """`stores`: the dice its space accepts; `location`: where it may be used (-1 = anywhere)."""

    id: str
    stores: tuple[int, ...]
    symbol: str
    location: int
    glory: int


@dataclass(frozen=True, slots=True)
class Journey:
    id: str
    cost: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Battle:
    id: str
    defense: int
    dice: tuple[int, ...]
    reward: Reward


@dataclass(frozen=True, slots=True)
class Prophecy:
    id: str
    counts: str
    each: int


Card = Reaver | Spoils | Artifact | Journey | Battle | Prophecy


@dataclass(frozen=True, slots=True)
class Location:
    id: str
    banner: str
    food: int
    symbols: tuple[int, ...]
    bonus: str
    by_distance: tuple[int, ...]
    slot: bool


@dataclass(frozen=True, slots=True)
class Front:
    id: str
    kind: int
    level: int
    cost: int


@dataclass(frozen=True, slots=True)
class Tile:
    id: str
    front: int
    reward: Reward


@dataclass(frozen=True, slots=True)
class Upgrade:
    id: str
    symbols: tuple[int, ...]
    count: int


@dataclass(frozen=True, slots=True)
class Clan:
    id: str
    promotion: str
    amount: int


@dataclass(slots=True)
class Content:
    """Everything the files say. `cards` and `tiles` hold names with copies, `card` and `tile` their definitions."""

    hash: str
    sources: dict[str, str] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)
    lists: dict[str, tuple[int, ...]] = field(default_factory=dict)
    crew_faces: tuple[str, ...] = ()
    combat_faces: tuple[int, ...] = ()
    clans: list[Clan] = field(default_factory=list)
    locations: list[Location] = field(default_factory=list)
    abilities: list[Ability] = field(default_factory=list)
    upgrades: list[Upgrade] = field(default_factory=list)
    fronts: list[Front] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    card: list[Card] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    tiles: list[str] = field(default_factory=list)
    tile: list[Tile] = field(default_factory=list)


FILES = (
    "board.toml",
    "keep_spoils.toml",
    "prophecies.toml",
    "reavers.toml",
    "scoring.toml",
    "sea_battles.toml",
    "sea_journeys.toml",
    "territories.toml",
    "village_spoils.toml",
)


def load(folder: Path) -> Content:
    """Reads all files of the folder; raises ContentError with one sentence when they do not make a game.

    An expansion comes after that: the totals are those of the printed box.
    """
    content = _made(folder, read_toml)
    _check_totals(content)
    return _made(folder, grown) if folder in ADDED else content


def _made(folder: Path, read: Callable[[Path, str], dict[str, Any]]) -> Content:
    files = {name: read(folder, name) for name in FILES}
    content = Content(content_hash(folder))
    _board(content, files["board.toml"])
    _scoring(content, files["scoring.toml"])
    _reavers(content, files["reavers.toml"])
    _village(content, files["village_spoils.toml"])
    _keep(content, files["keep_spoils.toml"])
    _sea(content, files["sea_journeys.toml"], files["sea_battles.toml"])
    _prophecies(content, files["prophecies.toml"])
    _territories(content, files["territories.toml"])
    nothing_left(files)
    return content


def _board(content: Content, data: dict[str, Any]) -> None:
    file = "board.toml"

    def value(row: Item, key: str) -> None:
        content.numbers[key] = row.number("value", least=1)
        row.end()

    for name in ("rounds", "placements"):
        value(Item(file, name, data.pop(name, None)), name)
    totals = (*DECKS, "territory", "upgrade", "dice_per_colour", *TOKENS)
    tables = (
        ("totals", totals),
        ("trade", ("favor", "food", "dice")),
        ("rest", ("food",)),
        ("player_board", ("dice_spaces", "artifact_spaces", "upgrade_spaces", "slot_positions")),
    )
    for table, names in tables:
        for name, row in zip(names, named(file, data, table, names), strict=True):
            value(row, f"{table}.{name}")
    spaces = (
        "reaver_pairs",
        "prophecies",
        "sea_battles",
        "village_pairs",
        "keep_pairs",
        "trade_dice_per_colour",
    )
    for name, row in zip(spaces, named(file, data, "spaces", spaces), strict=True):
        content.lists[f"spaces.{name}"] = row.numbers("by_players", 3)
        row.end()
    start = ("food", "favor", "reavers")
    for name, row in zip(start, named(file, data, "start", start), strict=True):
        content.lists[f"start.{name}"] = row.numbers("by_seat", 4)
        row.end()
    for i, row in enumerate(named(file, data, "clans", CLANS)):
        row.word("colour", (COLOURS[i],))
        content.clans.append(
            Clan(CLANS[i], row.word("promotion", ("spoils", "food", "favor")), row.number("amount", least=1))
        )
        row.end()
    crew, combat = named(file, data, "dice", ("crew", "combat"))
    content.crew_faces = tuple(
        (*COST_SYMBOLS, "clan")[i] for i in crew.indexes("faces", (*COST_SYMBOLS, "clan"))
    )
    content.combat_faces = combat.numbers("faces", 6)
    if content.crew_faces != (*COST_SYMBOLS, "clan"):
        raise ContentError(f"{crew.where}: expected each of the six faces once, in the order of the symbols.")
    for i, row in enumerate(named(file, data, "locations", LOCATIONS)):
        content.locations.append(
            Location(
                LOCATIONS[i],
                row.word("banner", ("red", "blue")),
                row.number("food"),
                row.indexes("symbols", COST_SYMBOLS),
                row.word("bonus", ("favor", "picks", "glory", "cards", "attempts")),
                row.numbers("by_distance", 4),
                row.flag("slot"),
            )
        )
        row.end()
    if tuple(i for i, place in enumerate(content.locations) if place.slot) != SLOTS:
        raise ContentError(f"{file}: the locations with a slot must be the four locations of the conquests.")


def _scoring(content: Content, data: dict[str, Any]) -> None:
    file = "scoring.toml"
    terror = Item(file, "terror", data.pop("terror", None))
    content.lists["terror.cost"] = terror.numbers("cost")
    content.numbers["terror.beyond"] = terror.number("beyond")
    terror.end()
    for name, row in zip(TOKENS, named(file, data, "tokens", TOKENS), strict=True):
        content.lists[f"{name}.from"] = row.numbers("from", 3)
        content.lists[f"{name}.each"] = row.numbers("each", 3)
        content.numbers[f"{name}.majority"] = row.number("majority")
        row.end()
    for name, row in zip(SETS, named(file, data, "sets", SETS), strict=True):
        content.lists[f"set.{name}"] = row.numbers("values")
        row.end()


def _add(content: Content, deck: int, card: Card, count: int, source: str) -> None:
    if any(c.id == card.id for c in content.card):
        raise ContentError(f"The card id '{card.id}' is used twice.")
    content.sources[card.id] = source
    for copy in range(1, count + 1):
        content.cards.append(f"{card.id}#{copy}")
        content.card.append(card)
        content.deck.append(deck)


def _reavers(content: Content, data: dict[str, Any]) -> None:
    file = "reavers.toml"
    for row in items(file, data, "ability"):
        content.abilities.append(Ability(row.word("id"), row.index("clan", CLANS)))
        row.end()
    clans = {a.id: a.clan for a in content.abilities}
    for row in items(file, data, "reaver"):
        card = Reaver(
            row.word("id"),
            row.word("ability", clans),
            row.index("clan", CLANS),
            row.indexes("gain", COLOURS),
            row.indexes("rally", COLOURS),
        )
        if card.clan != clans[card.ability]:
            raise ContentError(f"{row.where}: the clan is not that of its ability '{card.ability}'.")
        _add(content, REAVER, card, row.number("count", least=1), row.src)
        row.end()


def _spoils(row: Item, kinds: Sequence[str], upgrades: Sequence[str]) -> Spoils:
    return Spoils(
        row.word("id"),
        row.word("kind", kinds),
        row.number("food", 0),
        row.number("favor", 0),
        row.number("glory", 0),
        row.number("terror", 0),
        row.number("more_food", 0),
        row.number("more_favor", 0),
        row.number("defense", 0),
        row.index("token", TOKENS) if "token" in row.data else -1,
        row.index("upgrade", upgrades) if "upgrade" in row.data else -1,
        row.index("set", SETS) if "set" in row.data else -1,
        row.indexes("dice", COLOURS),
    )


def _village(content: Content, data: dict[str, Any]) -> None:
    file = "village_spoils.toml"
    for row in items(file, data, "upgrade"):
        content.upgrades.append(
            Upgrade(row.word("id"), row.indexes("symbols", COST_SYMBOLS), row.number("count", least=1))
        )
        content.sources[content.upgrades[-1].id] = row.src
        row.end()
    upgrades = [u.id for u in content.upgrades]
    for row in items(file, data, "village"):
        _add(
            content,
            VILLAGE,
            _spoils(row, ("pillage", "craft", "rune", "upgrade"), upgrades),
            row.number("count"),
            row.src,
        )
        row.end()
    for row in items(file, data, "artifact"):
        name = row.word("id")
        symbol = row.word("stores", (*SYMBOLS, "any"))
        place = row.word("location", (*LOCATIONS, "any"))
        location = -1 if place == "any" else LOCATIONS.index(place)
        card = Artifact(name, dice_showing(symbol), symbol, location, row.number("glory"))
        _add(content, VILLAGE, card, row.number("count", least=1), row.src)
        row.end()


def dice_showing(symbol: str) -> tuple[int, ...]:
    """RM-12.8.2: the dice an Artifact with this symbol can hold; a double hammer is a hammer too."""
    if symbol == "any":
        return tuple(range(len(DICE)))
    names = {"hammer": ("hammer", "double_hammer")}.get(symbol, (symbol,))
    return tuple(d for d, name in enumerate(DICE) if name.split("_", 1)[1] in names)


def _keep(content: Content, data: dict[str, Any]) -> None:
    for row in items("keep_spoils.toml", data, "keep"):
        _add(
            content,
            KEEP,
            _spoils(row, ("set", "keep_wall", "tower"), ()),
            row.number("count", least=1),
            row.src,
        )
        row.end()


def _sea(content: Content, journeys: dict[str, Any], battles: dict[str, Any]) -> None:
    for row in items("sea_journeys.toml", journeys, "journey"):
        _add(
            content,
            JOURNEY,
            Journey(row.word("id"), row.indexes("cost", COST_SYMBOLS)),
            row.number("count", least=1),
            row.src,
        )
        row.end()
    for row in items("sea_battles.toml", battles, "battle"):
        card = Battle(
            row.word("id"),
            row.number("defense", least=1),
            row.indexes("dice", COST_SYMBOLS),
            Reward(**row.amounts(Reward.__slots__)),
        )
        _add(content, BATTLE, card, row.number("count", least=1), row.src)
        row.end()


def _prophecies(content: Content, data: dict[str, Any]) -> None:
    for row in items("prophecies.toml", data, "prophecy"):
        card = Prophecy(row.word("id"), row.word("counts", COUNTED), row.number("each", least=1))
        _add(content, PROPHECY, card, row.number("count", least=1), row.src)
        row.end()


def _territories(content: Content, data: dict[str, Any]) -> None:
    file = "territories.toml"
    for row in items(file, data, "front"):
        kind = row.index("kind", KINDS)
        content.fronts.append(
            Front(row.word("id"), kind, row.number("level", least=1), row.number(KINDS[kind], least=1))
        )
        content.sources[content.fronts[-1].id] = row.src
        row.end()
    fronts = [f.id for f in content.fronts]
    if [(f.kind, f.level) for f in content.fronts] != [(k, n) for k in range(3) for n in (1, 2, 3)]:
        raise ContentError(
            f"{file}: the fronts must be food, favor and dice, each of level 1, 2 and 3, in this order."
        )
    for row in items(file, data, "tile"):
        name, front, count = row.word("id"), row.index("front", fronts), row.number("count", least=1)
        content.sources[name] = row.src
        tile = Tile(name, front, Reward(**row.amounts(Reward.__slots__)))
        row.end()
        content.tiles.extend(f"{name}#{copy}" for copy in range(1, count + 1))
        content.tile.extend([tile] * count)


def _check_totals(content: Content) -> None:
    found = {deck: content.deck.count(i) for i, deck in enumerate(DECKS)}
    found["territory"] = len(content.tiles)
    found["upgrade"] = sum(u.count for u in content.upgrades)
    for name, count in found.items():
        total = content.numbers[f"totals.{name}"]
        if count != total:
            raise ContentError(f"The tables hold {count} components of the kind '{name}'; expected {total}.")


CONTENT = load(FOLDER / "content")
CARDS = tuple(CONTENT.cards)
CARD = tuple(CONTENT.card)
DECK_OF = tuple(CONTENT.deck)
TILES = tuple(CONTENT.tiles)
TILE = tuple(CONTENT.tile)
FRONTS = tuple(CONTENT.fronts)
LOCATION = tuple(CONTENT.locations)
CLAN_OF = tuple(CONTENT.clans)
UPGRADES = tuple(CONTENT.upgrades)
UPGRADE_COUNT = tuple(u.count for u in UPGRADES)
COMBAT_FACES = CONTENT.combat_faces
NUMBERS = CONTENT.numbers
LISTS = CONTENT.lists
PILED = tuple(
    isinstance(card, Reaver | Artifact | Battle | Prophecy) or (isinstance(card, Spoils) and card.set >= 0)
    for card in CARD
)
"""RM-2.5: the cards that can lie in a Glory pile."""

ROUNDS = NUMBERS["rounds"]
PLACEMENTS = NUMBERS["placements"]
DICE_PER_COLOUR = NUMBERS["totals.dice_per_colour"]
TOKEN_COUNT = tuple(NUMBERS[f"totals.{t}"] for t in TOKENS)
DICE_SPACES = NUMBERS["player_board.dice_spaces"]
ARTIFACT_SPACES = NUMBERS["player_board.artifact_spaces"]
UPGRADE_SPACES = NUMBERS["player_board.upgrade_spaces"]
SLOT_POSITIONS = NUMBERS["player_board.slot_positions"]
