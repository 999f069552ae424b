"""The printed content: Action cards, Heroes, solo abilities, die, Quests. Read once, checked, never changed.

Cards are numbers in the state; what a number means stands in the flat tables below.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from meadhall.engine.content import ContentError, content_hash, demand, read_toml
from meadhall.engine.values import Values
from meadhall.games.god_of_war import scene_files
from meadhall.games.god_of_war.notation import RUNES, Effects, Names, Reader

FOLDER = Path(__file__).parent / "content"


@dataclass(frozen=True, slots=True)
class Alternative:
    """One way to use a card: an icon (or none), a Number (0: none)."""

    icon: str
    number: int
    alone: bool  # `!`: no other Number in the set (GOW-5.3.5)


@dataclass(frozen=True, slots=True)
class Definition:
    """A printed card; several copies may exist."""

    id: str
    deck: str
    type: str
    alternatives: tuple[Alternative, ...]
    stun: bool
    rage: bool
    special: Effects
    window: str


_ALTERNATIVE = re.compile(r"([MRD]?)(?:\+(\d))?(!?)\Z")
_WINDOWS = {"boost": "boost"}  # every other Special card: at any moment (GOW-5.6.2)


def read_face(card: str, deck: str, type_: str, face: str) -> Definition:
    """A card from its face, in the notation of cards.toml."""
    rage = face.endswith("^")
    text = face.removesuffix("^")
    stun = text.endswith("~stun")
    text = text.removesuffix("~stun")
    if "(" in text:
        reader = Reader(text, Names(), cards=True)
        special = reader.effects()
        reader.end()
        return Definition(card, deck, type_, (), False, rage, special, _WINDOWS.get(special[0].word, "turn"))
    alternatives = []
    for part in text.split("/"):
        found = _ALTERNATIVE.match(part)
        if not found or not part:
            raise ContentError(
                f"cards.toml: {card}: expected an icon, a Number or both in the face, found {part!r}"
            )
        alternatives.append(Alternative(found.group(1), int(found.group(2) or 0), bool(found.group(3))))
    return Definition(card, deck, type_, tuple(alternatives), stun, rage, (), "")


_cards = read_toml(FOLDER, "cards.toml")
_heroes = read_toml(FOLDER, "heroes.toml")

DEFINITIONS: dict[str, Definition] = {
    card["id"]: read_face(card["id"], card["deck"], card["type"], card["face"]) for card in _cards["card"]
}
PILE_KINDS = tuple(pile["id"] for pile in _cards["pile"])

CARDS: tuple[str, ...] = (
    *(f"{card['id']}#{copy[0]}" for card in _cards["card"] for copy in card["copies"]),
    *(f"{pile['id']}#{i + 1}" for pile in _cards["pile"] for i in range(pile["count"])),
)
CARD_VALUES, CARD_OF = Values("card", CARDS).apart
CARD_DEFINITION: tuple[str, ...] = tuple(name.partition("#")[0] for name in CARDS)

_of = tuple(DEFINITIONS.get(name) for name in CARD_DEFINITION)


def _number(icon: str) -> tuple[int, ...]:
    """Per card the Number joined to this icon; 0 for the bare icon, -1 without the icon."""
    return tuple(
        max((a.number for a in d.alternatives if a.icon == icon), default=-1) if d else -1 for d in _of
    )


MELEE, RANGED, DEFENSE = _number("M"), _number("R"), _number("D")
PLAIN: tuple[int, ...] = tuple(max(0, x) for x in _number(""))
"""Per card the Number it can be played for on its own; 0: none."""
ALONE = tuple(any(a.alone for a in d.alternatives) if d else False for d in _of)
HIGHEST = tuple(max((a.number for a in d.alternatives), default=0) if d else 0 for d in _of)
"""Per card the highest Number printed on it, its worth as payment (GOW-5.8.2)."""
STUNS = tuple(d.stun if d else False for d in _of)
RAGES = tuple(d.rage if d else False for d in _of)
SPECIAL: tuple[Effects, ...] = tuple(d.special if d else () for d in _of)
WINDOW = tuple(d.window if d else "" for d in _of)
IS_NUMBER_CARD = tuple(d.type == "number" if d else False for d in _of)
PILE = tuple(PILE_KINDS.index(name) if name in PILE_KINDS else -1 for name in CARD_DEFINITION)
STUN_CARD, POISON_CARD, CRYSTAL_CARD = range(3)
PILES: tuple[tuple[int, ...], ...] = tuple(tuple(c for c, p in enumerate(PILE) if p == k) for k in range(3))

_runes = {copy[0]: copy[1] for card in _cards["card"] for copy in card["copies"] if copy[1]}
CARD_RUNE = tuple(RUNES.index(_runes[x]) if (x := name.partition("#")[2]) in _runes else -1 for name in CARDS)
UPGRADES = tuple(c for c, d in enumerate(_of) if d and d.deck == "upgrade")
RUNE_VALUES = tuple(Values("rune", RUNES.lower()))

# --- Heroes

HEROES = tuple(hero["id"] for hero in _heroes["hero"])
HERO_VALUES, HERO_OF = Values("hero", HEROES).apart
KRATOS, ATREUS, MIMIR, FREYA, BROK, SINDRI = range(6)
HEALTH: tuple[int, ...] = tuple(hero["health"] for hero in _heroes["hero"])
RAGE_MAX: tuple[int, ...] = tuple(hero["rage"] for hero in _heroes["hero"])
DASHBOARDS = tuple(dict.fromkeys(hero["dashboard"] for hero in _heroes["hero"]))
DASHBOARD_VALUES = Values("dashboard", DASHBOARDS)
DASHBOARD_HEROES = tuple(
    tuple(i for i, hero in enumerate(_heroes["hero"]) if hero["dashboard"] == name) for name in DASHBOARDS
)
STARTING = tuple(tuple(c for c, d in enumerate(_of) if d and d.deck == name) for name in DASHBOARDS)
ABILITIES: tuple[str, ...] = tuple(solo["id"] for solo in _heroes["solo"])
DIE: tuple[int, ...] = tuple(_heroes["die"]["faces"])
STUN_TOKENS: int = _heroes["tokens"]["stun"]
FREYA_TOKENS: int = _heroes["tokens"]["freya"]
TOKEN_COUNTS: dict[str, int] = {k: v for k, v in _heroes["tokens"].items() if k != "src"}
HAND_LIMITS: dict[str, int] = {k: _heroes["hand_limit"][k] for k in ("easy", "normal", "hard")}

# --- Quests

QUESTS = scene_files.load_all()
QUEST_CARDS = tuple(i for i, quest in enumerate(QUESTS) if not quest.boss)
BOSS_CARDS = tuple(i for i, quest in enumerate(QUESTS) if quest.boss)


CONTENT_HASH = content_hash(FOLDER)


def check() -> None:
    """The counts of GOW-2.1, binding."""
    counts = {
        "starting cards": (sum(map(len, STARTING)), 70),
        "Upgrade cards": (len(UPGRADES), 88),
        "Quest cards": (len(QUEST_CARDS), 6),
        "Final Boss cards": (len(BOSS_CARDS), 4),
        "Scene cards": (sum(8 * len(q.grids) + len(q.health) for q in QUESTS), 92),
        "state and Crystal cards": (sum(map(len, PILES)), 30),
        "Heroes": (len(HEROES), 6),
        "faces of the die": (len(DIE), 6),
    }
    for what, (found, expected) in counts.items():
        demand(found == expected, "content", f"expected {expected} {what}, found {found}")
    for name, cards in zip(DASHBOARDS, STARTING, strict=True):
        demand(len(cards) == 14, "cards.toml", f"expected 14 starting cards for {name}, found {len(cards)}")
    for card in UPGRADES:
        demand(CARD_RUNE[card] >= 0, "cards.toml", f"the Upgrade card {CARDS[card]} has no rune")


check()
