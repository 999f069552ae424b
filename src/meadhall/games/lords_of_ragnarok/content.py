"""Loads and checks the printed content: boards, cards, figures. Read once at import; nothing here ever changes."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from meadhall.engine.content import content_hash, demand, read_toml, records

FOLDER = Path(__file__).parent / "content"

ATTRIBUTES = ("authority", "strength", "wisdom")
RUNES = ("uruz", "othala", "algiz")
WEAPONS = ("axe", "sword", "spear", "seax", "bow", "shield")
SHIELD = WEAPONS.index("shield")
AUTHORITY, STRENGTH, WISDOM = range(3)
URUZ, OTHALA, ALGIZ = range(3)

ATTRIBUTE_MIN, ATTRIBUTE_MAX = 2, 6
ARMY_MAX = 6
ARMIES = 6
PRIESTS = 4
RINGS = 2
MONUMENT_MAX = 3
PRIEST_SLOTS = 3
HERO_STEPS = DRAKKAR_STEPS = 2
SLAYER_TOKENS = 6
SLAYER_MARKERS = 4
MONSTER_HAND = 2
RAGNAROK_CARDS = 3
BOSS = 6  # index of the Boss among the creatures that can be hunted (0-5 are the Monsters)


class Region(NamedTuple):
    number: int
    land: str
    population: int
    neighbours: list[int]
    settlement: bool
    shrine: bool
    forge: bool
    monument: str
    yggdrasil: bool
    x: int
    y: int
    src: str


class Land(NamedTuple):
    id: str
    name: str
    colour: str
    symbol: str
    regions: list[int]
    src: str


class Sea(NamedTuple):
    id: str
    regions: list[int]
    seas: list[str]
    x: int
    y: int
    src: str


class RealmPlace(NamedTuple):
    id: str
    regions: list[int]
    x: int
    y: int
    src: str


class Rune(NamedTuple):
    id: str
    tokens: int
    forges: int
    src: str


class Realm(NamedTuple):
    id: str
    rune: str
    rune_b2: str
    action: str
    src: str


class WheelSpace(NamedTuple):
    id: str
    realm: str
    realm_b2: str
    src: str


class God(NamedTuple):
    id: str
    attribute: str
    artifact: str
    b34: int
    b2: int
    src: str


class Track(NamedTuple):
    board: str
    side: str
    spaces: int
    gifts: list[int]
    src: str


class Condition(NamedTuple):
    id: str
    board: str
    src: str


class SideNumbers(NamedTuple):
    board: str
    temples_for_godi: int
    monsters_for_boss: int
    lands_for_jarl: int
    forges: int
    events: int
    src: str


class Card(NamedTuple):
    """A card whose effect is code: Hero, Story."""

    id: str
    src: str


class Artifact(NamedTuple):
    id: str
    kind: str
    of: str
    src: str


class Monster(NamedTuple):
    id: str
    rune: str
    artifact: str
    weapons: list[str]
    rewards: list[str]
    src: str


class Attack(NamedTuple):
    id: str
    copies: int
    rage: int
    weak_spot: int
    cards: int
    src: str


class CombatCard(NamedTuple):
    id: str
    weapon: str
    copies: int
    value: int
    casualties: int
    src: str


class Event(NamedTuple):
    id: str
    region: int
    place: str
    activate: list[str]
    boss: bool
    src: str


class Gift(NamedTuple):
    id: str
    kind: str
    src: str


class Villain(NamedTuple):
    id: str
    b34: int
    b2: int
    preference: list[str]
    values: list[int]
    priority: str
    method: int
    jarl: int
    godi: int
    slayer: int
    asset: str
    cards: list[str]
    src: str


class Challenge(NamedTuple):
    id: str
    kind: str
    src: str


class FollowerRuneAction(NamedTuple):
    id: str
    cost: int
    src: str


class Action(NamedTuple):
    id: str
    deck: str
    b34: int
    b2: int
    runes: list[str]
    special: str
    bonus: str
    tie: str
    icon: str
    src: str


def _read(name: str) -> dict[str, Any]:
    return read_toml(FOLDER, name)


def _rows(name: str, table: str, row: Any, data: dict[str, Any]) -> tuple[Any, ...]:
    return records(name, data, table, row)


_table = _read("table.toml")
_heroes = _read("heroes.toml")
_monsters = _read("monsters.toml")
_followers = _read("followers.toml")
_boards = {board: _read(f"board_{board}.toml") for board in ("b34", "b2")}

BOARDS = ("b34", "b2")
REGIONS: dict[str, tuple[Region, ...]] = {
    b: _rows(f"board_{b}.toml", "regions", Region, _boards[b]) for b in BOARDS
}
LANDS: dict[str, tuple[Land, ...]] = {b: _rows(f"board_{b}.toml", "lands", Land, _boards[b]) for b in BOARDS}
SEAS: dict[str, tuple[Sea, ...]] = {b: _rows(f"board_{b}.toml", "seas", Sea, _boards[b]) for b in BOARDS}
REALM_PLACES: dict[str, tuple[RealmPlace, ...]] = {
    b: _rows(f"board_{b}.toml", "realms", RealmPlace, _boards[b]) for b in BOARDS
}
RUNE_KINDS: tuple[Rune, ...] = _rows("table.toml", "runes", Rune, _table)
REALMS: tuple[Realm, ...] = _rows("table.toml", "realms", Realm, _table)
WHEEL: tuple[WheelSpace, ...] = _rows("table.toml", "wheel", WheelSpace, _table)
GODS: tuple[God, ...] = _rows("table.toml", "gods", God, _table)
TRACKS: tuple[Track, ...] = _rows("table.toml", "tracks", Track, _table)
CONDITIONS: tuple[Condition, ...] = _rows("table.toml", "conditions", Condition, _table)
SIDES: tuple[SideNumbers, ...] = _rows("table.toml", "sides", SideNumbers, _table)
HEROES: tuple[Card, ...] = _rows("heroes.toml", "heroes", Card, _heroes)
STORIES: tuple[Card, ...] = _rows("heroes.toml", "stories", Card, _heroes)
ARTIFACTS: tuple[Artifact, ...] = _rows("heroes.toml", "artifacts", Artifact, _heroes)
MONSTERS: tuple[Monster, ...] = _rows("monsters.toml", "monsters", Monster, _monsters)
ATTACKS: tuple[Attack, ...] = _rows("monsters.toml", "attacks", Attack, _monsters)
COMBAT: tuple[CombatCard, ...] = _rows("combat.toml", "cards", CombatCard, _read("combat.toml"))
EVENTS: tuple[Event, ...] = _rows("events.toml", "cards", Event, _read("events.toml"))
GIFTS: tuple[Gift, ...] = _rows("gifts.toml", "cards", Gift, _read("gifts.toml"))
VILLAINS: tuple[Villain, ...] = _rows("followers.toml", "villains", Villain, _followers)
CHALLENGES: tuple[Challenge, ...] = _rows("followers.toml", "challenges", Challenge, _followers)
FOLLOWER_RUNE_ACTIONS: tuple[FollowerRuneAction, ...] = _rows(
    "followers.toml", "rune_actions", FollowerRuneAction, _followers
)
ACTIONS: tuple[Action, ...] = _rows("actions.toml", "cards", Action, _read("actions.toml"))
BOSS_ID: str = _monsters["boss"]["id"]
BOSS_RUNE: int = RUNES.index(_monsters["boss"]["rune"])
BOSS_SPACES: tuple[tuple[int, ...], ...] = tuple(
    tuple(WEAPONS.index(w) for w in space) for space in _monsters["boss"]["spaces"]
)
MONSTER_DIE: tuple[str, ...] = tuple(_monsters["die"]["faces"])
SURTR_DIE: tuple[int, ...] = tuple(_followers["surtr_die"])


def _copies(cards: tuple[Any, ...]) -> tuple[str, ...]:
    return tuple(f"{card.id}#{n}" for card in cards for n in range(1, card.copies + 1))


KINDS: dict[str, tuple[str, ...]] = {
    "combat": _copies(COMBAT),
    "attack": _copies(ATTACKS),
    "event": tuple(card.id for card in EVENTS),
    "gift": tuple(card.id for card in GIFTS),
    "hero": tuple(card.id for card in HEROES),
    "story": tuple(card.id for card in STORIES),
    "action": tuple(card.id for card in ACTIONS),
}


def check() -> None:
    """Everything that can be counted or crossed; a slip in a file stops the game here, with its name."""

    def must(true: bool, what: str) -> None:
        demand(true, "lords-of-ragnarok", what)

    counts = {"combat": 35, "attack": 14, "event": 21, "gift": 36, "hero": 5, "story": 6, "action": 57}
    for kind, count in counts.items():
        must(
            len(set(KINDS[kind])) == count,
            f"{count} different {kind} cards expected, not {len(set(KINDS[kind]))}",
        )
    must(len(MONSTERS) == 6 and len(ARTIFACTS) == 9, "6 Monsters and 9 Artifacts expected")
    must(
        len(CONDITIONS) == 10 and len(VILLAINS) == 5 and len(CHALLENGES) == 6,
        "10 conditions, 5 villains, 6 challenges",
    )
    for board in BOARDS:
        regions = {region.number: region for region in REGIONS[board]}
        must(sorted(regions) == list(range(1, len(regions) + 1)), f"{board}: Regions must be numbered from 1")
        for region in regions.values():
            for other in region.neighbours:
                must(
                    region.number in regions[other].neighbours,
                    f"{board}: border {region.number}-{other} is one-sided",
                )
        placed = sorted(n for land in LANDS[board] for n in land.regions)
        must(placed == sorted(regions), f"{board}: every Region lies in exactly one Land")
        must(
            {p.id for p in REALM_PLACES[board]} == {r.id for r in REALMS} | {"yggdrasil"},
            f"{board}: the six Realms",
        )
        numbers = next(side for side in SIDES if side.board == board)
        must(sum(r.forge for r in regions.values()) == numbers.forges, f"{board}: {numbers.forges} Forges")
    weapons, actions = set(WEAPONS), {space.id for space in WHEEL}
    must(all(card.weapon in weapons for card in COMBAT), "unknown weapon on a Combat card")
    must(
        all(set(m.weapons) <= weapons and m.rune in RUNES for m in MONSTERS),
        "unknown weapon or Rune on a Monster",
    )
    must(all(card.special in actions for card in ACTIONS), "unknown Special Action on an Action card")
    costs = {action.id for action in FOLLOWER_RUNE_ACTIONS}
    must(all(set(card.runes) <= costs for card in ACTIONS), "unknown Rune Action on an Action card")
    for villain in VILLAINS:
        must(villain.jarl + villain.godi + villain.slayer == 6, f"villain {villain.id}: six extended cards")
        must(sorted(villain.preference) == sorted(ATTRIBUTES), f"villain {villain.id}: three Attributes")


check()

CONTENT_HASH = content_hash(FOLDER)
