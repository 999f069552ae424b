"""The form of the facts of a position (view.py); the browser's types are made from it: `python -m tools.facts`."""

from typing import NotRequired, TypedDict


class AttackFacts(TypedDict):
    """An attack with its strength now and the columns it reaches (none: the farthest one)."""

    ranged: bool
    strength: int
    columns: list[int]
    adds: str


class ReactionFacts(TypedDict):
    """What a rune does on a side of a Scene card."""

    rune: str
    attacks: list[AttackFacts]
    enemy_box: bool
    box: bool
    flip: bool
    loses: bool


class EnemyFacts(TypedDict):
    enemy: str
    health: int
    damage: int
    left: int
    armor: int
    defense: int | None
    stunned: bool
    defeated: bool
    health_card: int


class SceneCardFacts(TypedDict):
    at: str
    card: str
    back: bool
    runes: list[ReactionFacts]
    spots: list[str]
    tokens: list[str]
    enemy: EnemyFacts | None


class HealthCardFacts(TypedDict):
    card: str
    health: int
    damage: int
    left: int
    stunned: bool
    defeated: bool


class HeroFacts(TypedDict):
    hero: str
    seat: int
    health: int
    left: int
    rage: int
    rage_max: int
    up: bool
    column: int
    position: str
    freya_tokens: int
    attack_bonus: int
    defense_bonus: int
    moved: bool


class TokenFacts(TypedDict):
    token: str
    n: int
    most: int


class TableFacts(TypedDict):
    quest: str
    part: int
    quests: list[str]
    bosses: list[str]
    cards: list[SceneCardFacts]
    health_cards: list[HealthCardFacts]
    heroes: list[HeroFacts]
    hand_limits: list[int]
    deck_sizes: list[int]
    upgrade_deck_size: int
    tokens: list[TokenFacts]
    first: str
    idle: list[str]
    abilities_used: list[str]
    texts: NotRequired[dict[str, dict[str, str]]]


class NoFacts(TypedDict):
    """Before the first Quest there is no Scene."""
