"""The form of the facts of a position (view.py); the browser's types are made from it: `python -m tools.facts`."""

from typing import NotRequired, TypedDict


class LocationFacts(TypedDict):
    """Bonus by seat, as it is or as it would be with the next pawn, and which seats could pay the cost now."""

    active: int | None
    bonus: list[int] | None
    payable: list[bool]


class BoardFacts(TypedDict):
    dice: list[str]
    stored: list[str | None]
    wild: str | None
    combat_dice: int


class SheetLine(TypedDict):
    what: str
    glory: int
    count: NotRequired[int]
    each: NotRequired[int]
    majority: NotRequired[int]
    sets: NotRequired[list[int]]
    counts: NotRequired[str]


class SheetRow(TypedDict):
    row: str
    glory: int
    lines: list[SheetLine]


class TableFacts(TypedDict):
    placer: int | None
    locations: dict[str, LocationFacts]
    battles: dict[str, list[bool]]
    pawns: dict[str, int]
    market: list[str]
    boards: list[BoardFacts]
    tokens_left: dict[str, int]
    upgrades_left: dict[str, int]
    territories_left: dict[str, int]
    used_artifacts: list[str]
    face_down: list[int]


class SeatFacts(TypedDict):
    sheets: list[list[SheetRow]]
