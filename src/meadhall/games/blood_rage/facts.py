"""The form of the facts of a position (view.py); the browser's types are made from it: `python -m tools.facts`."""

from typing import TypedDict


class FigureFacts(TypedDict):
    """Figures of one clan and kind at a place, Warriors counted: the strength of each one, and of all of them together."""

    seat: int
    figure: str
    count: int
    each: int
    strength: int


class RewardFacts(TypedDict):
    stats: tuple[str, ...]
    glory: int


class FightFacts(TypedDict):
    """Who would fight here now, who could join, what winning brings others and the pillager: alone, nothing."""

    present: list[int]
    can_join: list[int]
    glory: list[int]
    pillager_glory: list[int]


class ProvinceFacts(TypedDict):
    region: str | None
    villages: int | None
    empty: int | None
    destroyed: bool
    doomed: bool
    pillaged: bool
    fjord: str | None
    adjacent: list[str]
    figures: list[FigureFacts]
    strength: list[int]
    leads: int | None
    token: str
    reward: RewardFacts
    battle: FightFacts


class FjordFacts(TypedDict):
    open: bool
    supports: list[str]
    figures: list[FigureFacts]


class StatFacts(TypedDict):
    step: int
    value: int
    next: int | None
    legendary: int


class SlotFacts(TypedDict):
    taken: int
    of: int


class ClanFacts(TypedDict):
    seat: int
    clan: str | None
    glory: int
    rage: int
    passed: bool
    stats: dict[str, StatFacts]
    on_board: int
    horns: int
    reserve: dict[str, int]
    valhalla: dict[str, int]
    hand: int
    committed: int
    slots: dict[str, SlotFacts]
    legendary: int
    conquest: int
    ragnarok: int


class PartFacts(TypedDict):
    """Figures or a card that add to a total."""

    value: str
    count: int
    strength: int


class FighterFacts(TypedDict):
    """A clan in a battle: its total is the sum of its parts; `glory` is what it gains if it wins."""

    seat: int
    cards: list[str]
    live: list[str]
    strength: int
    parts: list[PartFacts]
    total: int
    glory: int
    fallen: int


class BattleFacts(TypedDict):
    """The battle that is being fought: who leads with what lies on the table."""

    place: str
    pillager: int
    clans: list[FighterFacts]


class QuestFacts(TypedDict):
    card: str
    committed: bool
    glory: int
    met: bool


class OwnFacts(TypedDict):
    """What a seat can work out from its own cards and sheet."""

    upgrade_costs: dict[str, int]
    invade_costs: dict[str, int]
    strengths: dict[str, int]
    """Of one figure of each kind in the reserve, Upgrades counted."""
    goes: dict[str, str]
    """By "province" and "fjord" the one figure that could Invade there, for which those places stand."""
    quests: list[QuestFacts]
    bonuses: dict[str, int]
    ships: list[str]
    quest_bonus: int


class TableFacts(TypedDict):
    age: int
    phase: str
    first: int
    turns: int
    turn_limit: int
    doom: str | None
    ragnarok: list[str]
    ragnarok_glory: int
    clans: list[ClanFacts]
    called: list[str | None]
    provinces: dict[str, ProvinceFacts]
    fjords: dict[str, FjordFacts]
    battle: BattleFacts | None


class NoFacts(TypedDict):
    """Before the setup there is no table."""


class SeatFacts(TypedDict):
    own: OwnFacts | None
