"""What is printed: cards, decks, map, clan sheet and tokens, read from content/*.toml and checked once.

Components and places are small integers inside the state. The tuples at the end of this module translate them; all are
indexed by card copy, definition, figure or place, so that the rules never search.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from meadhall.engine.content import ADDED, content_hash, grown, read_toml
from meadhall.engine.content import demand as check
from meadhall.engine.values import Values

FOLDER = Path(__file__).parent
FILES = ("cards", "decks", "board", "table")

BATTLE, QUEST, MONSTER, LEADER, WARRIOR, SHIP, CLAN = range(7)
KIND_NAMES = ("battle", "quest", "monster", "leader", "warrior", "ship", "clan")

# Words of the effect vocabulary that are numbers (see the head of cards.toml).
WORDS = (
    "win_glory",
    "win_rage",
    "steal_glory",
    "steal_rage",
    "fallen_glory",
    "enemy_fallen_glory",
    "warrior_pair",
    "ship_fallen_glory",
    "release_glory",
    "discount",
    "quest_bonus",
    "ragnarok_factor",
    "quest_factor",
    "final_glory",
    "home_strength",
)


@dataclass(frozen=True)
class Card:
    """One of the 61 definitions."""

    id: str
    kind: int
    god: str
    bonus: int
    cost: int
    strength: int
    late: bool
    ship_like: bool
    place: str
    fallen: int
    glory: tuple[int, ...]
    words: tuple[tuple[str, int], ...]

    def word(self, name: str) -> int:
        return dict(self.words).get(name, 0)


@dataclass(frozen=True)
class Copy:
    """One physical card: a definition in the deck of an Age, with its player mark."""

    name: str
    card: Card
    age: int
    players: int


@dataclass(frozen=True)
class Province:
    id: str
    region: str
    villages: int
    fjord: str
    adjacent: tuple[str, ...]
    x: int
    y: int


@dataclass(frozen=True)
class Fjord:
    id: str
    supports: tuple[str, str]
    x: int
    y: int


@dataclass(frozen=True)
class Village:
    id: str
    province: str
    x: int
    y: int


@dataclass(frozen=True)
class PillageToken:
    id: str
    raises: tuple[int, ...]
    glory: int
    count: int
    fixed: str


@dataclass(frozen=True)
class Content:
    cards: tuple[Card, ...]
    copies: tuple[Copy, ...]
    regions: tuple[str, ...]
    provinces: tuple[Province, ...]
    fjords: tuple[Fjord, ...]
    villages: tuple[Village, ...]
    clans: tuple[tuple[str, str], ...]
    stats: tuple[str, ...]
    steps: tuple[tuple[int, ...], ...]
    legendary: tuple[int, ...]
    rage_start: int
    rage_end: int
    slots: tuple[int, ...]
    figures: tuple[tuple[str, int, int, int], ...]
    tokens: tuple[PillageToken, ...]
    ragnarok_glory: tuple[int, ...]
    phases: tuple[str, ...]
    destroyed: dict[int, int]
    picks: dict[int, int]
    passes: dict[int, int]
    deck_size: dict[int, int]
    dealt: int
    kept: int
    hash: str


def _card(kind: int, row: dict[str, Any]) -> Card:
    strength = row.get("strength", 0)
    return Card(
        id=row["id"],
        kind=kind,
        god=row.get("god", ""),
        bonus=row.get("bonus", 0),
        cost=row.get("cost", strength),
        strength=strength,
        late=row.get("late", False),
        ship_like=row.get("ship_like", False),
        place=row.get("place", ""),
        fallen=row.get("fallen", 0),
        glory=tuple(row.get("glory", ())),
        words=tuple((word, row[word]) for word in WORDS if word in row),
    )


def _copies(decks: dict[str, Any], cards: dict[str, Card]) -> tuple[Copy, ...]:
    copies: list[Copy] = []
    for age in (1, 2, 3):
        numbered: dict[str, int] = {}
        for row in decks[f"age_{age}"]:
            card = cards[row["card"]]
            for _ in range(row["count"]):
                number = numbered[card.id] = numbered.get(card.id, 0) + 1
                copies.append(Copy(f"{card.id}#a{age}-{number}", card, age, row["players"]))
    return tuple(copies)


def _added_copies(row: dict[str, Any], card: Card) -> list[Copy]:
    """Copies of a card of an expansion, which says itself in how many of each deck it lies."""
    return [
        Copy(f"{card.id}#a{age}-{number}", card, age, row.get("players", 2))
        for age, count in enumerate(row.get("copies", ()), 1)
        for number in range(1, count + 1)
    ]


def _check(content: Content) -> None:
    def demand(holds: bool, what: str) -> None:
        check(holds, "Blood Rage content", what)

    demand(len({c.id for c in content.cards}) == len(content.cards) == 61, "61 different cards expected")
    demand(
        len({c.name for c in content.copies}) == len(content.copies) == 102,
        "102 card copies expected (BR-1.4)",
    )
    demand({c.card.id for c in content.copies} == {c.id for c in content.cards}, "a card is in no deck")
    for players, size in content.deck_size.items():
        for age in (1, 2, 3):
            found = sum(1 for c in content.copies if c.age == age and c.players <= players)
            demand(
                found == size,
                f"deck of Age {age} for {players} players has {found} cards, not {size} (BR-6.8)",
            )
        demand(
            content.picks[players] * content.passes[players] == content.kept, "the draft must keep 6 cards"
        )
    names = {p.id for p in content.provinces}
    demand(
        len(names) == 9 and content.provinces[0].id == "yggdrasil", "nine provinces, Yggdrasil first (BR-2.1)"
    )
    by_id = {p.id: p for p in content.provinces}
    for p in content.provinces:
        demand(set(p.adjacent) <= names, f"{p.id} borders an unknown province")
        demand(all(p.id in by_id[q].adjacent for q in p.adjacent), f"adjacency of {p.id} is not symmetric")
        demand(
            len(p.adjacent) == (8 if p.id == "yggdrasil" else 3),
            f"{p.id} has a wrong number of borders (BR-2.3)",
        )
        slots = sum(1 for v in content.villages if v.province == p.id)
        demand(slots == p.villages, f"{p.id} has {slots} village slots for {p.villages} villages (BR-2.5)")
        demand((p.region in content.regions) == (p.id != "yggdrasil"), f"{p.id} has a wrong region (BR-2.2)")
    for p in content.provinces[1:]:
        fjords = [f.id for f in content.fjords if p.id in f.supports]
        demand(fjords == [p.fjord], f"{p.id} needs exactly one supporting fjord (BR-2.7)")
    demand(sum(t.count for t in content.tokens) == 9, "nine Pillage tokens expected (BR-1.4)")
    demand([t.fixed for t in content.tokens if t.fixed] == ["yggdrasil"], "one fixed Pillage token (BR-6.3)")
    demand(
        all(len(s) == 6 for s in content.steps) and len(content.legendary) == 6, "six steps per stat (BR-3.1)"
    )
    monsters = [c for c in content.copies if c.card.kind == MONSTER]
    demand(
        len(monsters) == 9 == len({c.card.id for c in monsters}), "nine Monsters, one figure each (BR-1.5)"
    )


def load(folder: Path = FOLDER / "content") -> Content:
    """Read and check the content files; raises ContentError with one sentence if they do not fit together.

    An expansion comes after that: the counts are those of the printed box.
    """
    content = _made(folder, read_toml)
    _check(content)
    return _made(folder, grown) if folder in ADDED else content


def _made(folder: Path, read: Callable[[Path, str], dict[str, Any]]) -> Content:
    cards, decks, board, table = (read(folder, f"{name}.toml") for name in FILES)
    listed = [(kind, row) for kind, name in enumerate(KIND_NAMES) for row in cards[name]]
    definitions = tuple(_card(kind, row) for kind, row in listed)
    by_id = {card.id: card for card in definitions}
    added = [copy for _, row in listed for copy in _added_copies(row, by_id[row["id"]])]
    stats = tuple(row["id"] for row in table["stat"])
    slot_counts = {row["id"]: row["count"] for row in table["slot"]}
    return Content(
        cards=definitions,
        copies=(*_copies(decks, by_id), *added),
        regions=tuple(row["id"] for row in board["region"]),
        provinces=tuple(
            Province(r["id"], r["region"], r["villages"], r["fjord"], tuple(r["adjacent"]), r["x"], r["y"])
            for r in board["province"]
        ),
        fjords=tuple(
            Fjord(r["id"], (r["supports"][0], r["supports"][1]), r["x"], r["y"]) for r in board["fjord"]
        ),
        villages=tuple(Village(r["id"], r["province"], r["x"], r["y"]) for r in board["village"]),
        clans=tuple((r["id"], r["hex"]) for r in table["clan"]),
        stats=stats,
        steps=tuple(tuple(row["steps"]) for row in table["stat"]),
        legendary=tuple(table["legendary"]["glory"]),
        rage_start=table["rage_track"]["start"],
        rage_end=table["rage_track"]["end"],
        slots=tuple(slot_counts.get(name, 0) for name in KIND_NAMES),
        figures=tuple((r["id"], r["count"], r["strength"], r["cost"]) for r in table["figure"]),
        tokens=tuple(
            PillageToken(
                r["id"],
                tuple(stats.index(stat) for stat in r.get("raises", ())),
                r.get("glory", 0),
                r["count"],
                r.get("fixed", ""),
            )
            for r in table["pillage_token"]
        ),
        ragnarok_glory=tuple(table["age_track"]["ragnarok_glory"]),
        phases=tuple(table["age_track"]["phases"]),
        destroyed={row["count"]: row["destroyed"] for row in table["players"]},
        picks={row["count"]: row["picks"] for row in table["players"]},
        passes={row["count"]: row["passes"] for row in table["players"]},
        deck_size={row["count"]: row["deck"] for row in table["players"]},
        dealt=table["dealt"]["cards"],
        kept=table["dealt"]["kept"],
        hash=content_hash(folder),
    )


CONTENT = load()

# Cards, indexed by copy ---------------------------------------------------------------------------------------------
COPIES = CONTENT.copies
CARD_NAMES = tuple(copy.name for copy in COPIES)
CARD_VALUES = Values("card", CARD_NAMES)
CARD_OF = CARD_VALUES.of
TITLE = tuple(copy.card.id for copy in COPIES)
TITLE_VALUES = tuple(f"card:{title}" for title in TITLE)
KIND = tuple(copy.card.kind for copy in COPIES)
AGE = tuple(copy.age for copy in COPIES)
BONUS = tuple(copy.card.bonus for copy in COPIES)
COST = tuple(copy.card.cost for copy in COPIES)
LATE = tuple(copy.card.late for copy in COPIES)
QUEST_GLORY = tuple(copy.card.glory[copy.age - 1] if copy.card.glory else 0 for copy in COPIES)
WORD = {word: tuple(copy.card.word(word) for copy in COPIES) for word in WORDS}
FIRST_LATE_AGE = min(copy.age for copy in COPIES if copy.card.late)

# Upgrades in play are also kept as a bit mask per clan; each Upgrade definition has one bit.
UPGRADES = tuple(card for card in CONTENT.cards if card.kind >= MONSTER)
POWER = {card.id: 1 << bit for bit, card in enumerate(UPGRADES)}
POWER_OF = tuple(POWER.get(title, 0) for title in TITLE)

# Stats --------------------------------------------------------------------------------------------------------------
LAST_AGE = len(CONTENT.ragnarok_glory)
RAGE, AXES, HORNS = range(3)
STEPS = CONTENT.steps
STAT_VALUES = Values("stat", CONTENT.stats)
STAT_OF = STAT_VALUES.of
TOP_STEP = 6

# Places: provinces 0 to 8 (Yggdrasil 0), reserve, Valhalla, four fjords; Monsters may also be in the stock or the box ---
PROVINCES = tuple(range(9))
OUTER = PROVINCES[1:]
YGGDRASIL = 0
RESERVE = 9
VALHALLA = 10
FJORDS = (11, 12, 13, 14)
STRIDE = 15
STOCK = 15
BOX = 16
PROVINCE_VALUES = Values("province", [p.id for p in CONTENT.provinces])
MARCH_VALUES = Values("march", PROVINCE_VALUES.names)
PILLAGE_VALUES = Values("pillage", PROVINCE_VALUES.names)
FJORD_VALUES = Values("fjord", [f.id for f in CONTENT.fjords])
PLACE_VALUES = Values.joined(
    PROVINCE_VALUES, ("place:reserve", "place:valhalla"), FJORD_VALUES, ("place:stock", "place:box")
)
PLACE_OF = PLACE_VALUES.of
_number = PROVINCE_VALUES.named
VILLAGES = tuple(p.villages for p in CONTENT.provinces)
UNLIMITED = 99  # room of Yggdrasil: more than all 49 figures (BR-2.6)
ADJACENT = tuple(tuple(sorted(_number[q] for q in p.adjacent)) for p in CONTENT.provinces)
FJORD_OF = tuple(
    next((FJORDS[i] for i, f in enumerate(CONTENT.fjords) if p.id in f.supports), -1)
    for p in CONTENT.provinces
)
SUPPORTS = {FJORDS[i]: (_number[f.supports[0]], _number[f.supports[1]]) for i, f in enumerate(CONTENT.fjords)}
REGION = {
    region: tuple(_number[p.id] for p in CONTENT.provinces if p.region == region)
    for region in CONTENT.regions
}
QUEST_PROVINCES = tuple(
    REGION.get(copy.card.place) or ((_number[copy.card.place],) if copy.card.place in _number else ())
    for copy in COPIES
)
QUEST_FALLEN = tuple(copy.card.fallen for copy in COPIES)

# Figures: Warrior, Leader, Ship, then the nine Monsters -----------------------------------------------------------------
A_WARRIOR, A_LEADER, A_SHIP = range(3)
FIRST_MONSTER = 3
MONSTERS = tuple(card for card in CONTENT.cards if card.kind == MONSTER)
FIGURE_NAMES = (*(name for name, _, _, _ in CONTENT.figures), *(m.id for m in MONSTERS))
FIGURES = tuple(range(len(FIGURE_NAMES)))
FIGURE_VALUES = Values("figure", FIGURE_NAMES)
FIGURE_OF = FIGURE_VALUES.of
FIGURE = FIGURE_VALUES.named
WARRIORS_PER_CLAN = CONTENT.figures[A_WARRIOR][1]
BASE_STRENGTH = (*(strength for _, _, strength, _ in CONTENT.figures), *(m.strength for m in MONSTERS))
BASE_COST = (*(cost for _, _, _, cost in CONTENT.figures), *(m.cost for m in MONSTERS))
SHIP_LIKE = (False, False, True, *(m.ship_like for m in MONSTERS))
HOME_STRENGTH = (0, 0, 0, *(m.word("home_strength") for m in MONSTERS))
MONSTER_OF = tuple(FIGURE.get(title, -1) if KIND[card] == MONSTER else -1 for card, title in enumerate(TITLE))

# Tokens -------------------------------------------------------------------------------------------------------------
TOKENS = CONTENT.tokens
TOKEN_VALUES = Values("token", [t.id for t in TOKENS])
SHUFFLED_TOKENS = tuple(kind for kind, t in enumerate(TOKENS) if not t.fixed for _ in range(t.count))
FIXED_TOKEN = next(kind for kind, t in enumerate(TOKENS) if t.fixed)

# Seats --------------------------------------------------------------------------------------------------------------
SEAT_VALUES = Values("seat", range(4))
CLAN_VALUES = Values("clan", [clan for clan, _ in CONTENT.clans])
