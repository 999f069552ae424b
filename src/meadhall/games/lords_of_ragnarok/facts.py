"""The form of the facts of a position (view.py); the browser's types are made from it: `python -m tools.facts`."""

from typing import NotRequired, TypedDict


class PriestFacts(TypedDict):
    god: str
    why: str


class ManeuverFacts(TypedDict):
    do: str
    region: str
    why: str


class SpecialFacts(TypedDict):
    do: str
    why: str
    hunts: bool


class ForecastFacts(TypedDict):
    """What a Follower would do with one card of its row, as the table stands."""

    card: str
    faces: int
    priest: PriestFacts | None
    hero: str
    runes: list[str]
    maneuver: ManeuverFacts
    special: SpecialFacts
    tie: str
    leaves: bool


class PlayerFacts(TypedDict):
    """What everybody can count of a participant; the last ones only of a Follower."""

    hero: str | None
    follower: bool
    attributes: list[int]
    regions: int
    lands: int
    temples: int
    slayer: int
    may_hunt_boss: bool
    wheel_regions: int
    priest_supply: int
    cards: int
    priority: NotRequired[str]
    method: NotRequired[int]
    under: NotRequired[int]
    ragnarok: NotRequired[int]
    preference: NotRequired[list[str]]
    action_deck: NotRequired[int]
    rests: NotRequired[bool]
    forecast: NotRequired[list[ForecastFacts]]


class BattleSideFacts(TypedDict):
    """A Battle value and what it is made of: Armies, cards, everything else."""

    participant: int
    value: int
    armies: int
    cards: int
    more: int
    by: list[tuple[str, int]]
    played: list[str]
    passed: bool


class BattleFacts(TypedDict):
    """The Battle that is being fought, the attacker first."""

    region: int
    sides: list[BattleSideFacts]


class DesolationFacts(TypedDict):
    tokens: int
    needed: int


class ClosedFacts(TypedDict):
    """A Special Action that the active player could not choose as the table stands, and why (LOR-9.2)."""

    value: str
    clause: str
    key: str


class TableFacts(TypedDict):
    board: str
    players: list[PlayerFacts]
    conditions: list[str]
    track: int
    closed: list[ClosedFacts]
    battle: NotRequired[BattleFacts]
    desolation: NotRequired[DesolationFacts]
    battle_deck: NotRequired[int]
    ending: NotRequired[str]
