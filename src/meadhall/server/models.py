"""The shapes of REST: what comes in and what goes out. The client's types are made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StrictBool,
    StrictInt,
    StrictStr,
    StringConstraints,
)
from pydantic_core import PydanticCustomError

from meadhall.server.problems import ProblemInfo
from meadhall.table.messages import PROTOCOL
from meadhall.table.names import neat
from meadhall.table.seats import Asks
from meadhall.table.table import Status


def _neat(name: str) -> str:
    try:
        return neat(name)
    except ValueError as error:
        raise PydanticCustomError("name", str(error)) from None


Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=24, pattern=r"^[^\x00-\x1f\x7f]+$"),
    AfterValidator(_neat),
]
Talk = r"^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]+$"
"""What may be said: anything but control characters, which a database may not take."""
Token = Annotated[str, StringConstraints(min_length=10, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Value = StrictStr | StrictInt


class Given(BaseModel):
    """Something a client sends: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


# people


class Me(BaseModel):
    """Who this browser is. `id` 0: nobody yet; the first thing you do makes you somebody."""

    id: int
    name: str
    webhook: str
    locked: bool
    admitted: bool
    seats: int
    role: Literal["", "host"] = ""
    """Whoever looks after the hall is its host."""
    notice: str = ""
    """What the host of the hall says to everybody."""
    protocol: int = PROTOCOL
    debug: bool = False
    """Are tables shown from inside to who writes a game?"""


class Inside(BaseModel):
    """A table from inside, for who writes a game. The frame that comes next is the first of the agenda."""

    position: int
    decision: int
    digest: str
    agenda: list[list[str]]
    spans: list[list[str]]
    """Kind and whose it is, outermost first."""
    events: list[dict[str, Any]]
    state: dict[str, Any]
    views: dict[int, dict[str, Any]]


class MeChange(Given):
    name: Name | None = None
    webhook: Annotated[str, StringConstraints(strip_whitespace=True, max_length=500)] | None = None


class Login(Given):
    password: Annotated[str, StringConstraints(max_length=200)]


class Carry(BaseModel):
    """A link, good once, that makes another device the same person."""

    token: str
    path: str
    expires: str


class CarryAccept(Given):
    token: Token
    replace: StrictBool = False


# games


class InBoth(BaseModel):
    """A text in both languages."""

    en: str
    pl: str


class OptionInfo(BaseModel):
    name: str
    default: Value
    choices: list[Value]
    title: InBoth
    text: InBoth


class LessonInfo(BaseModel):
    """A guided first game."""

    name: str
    minutes: int
    title: InBoth
    text: InBoth


class CharacterInfo(BaseModel):
    """A style in which bots of any level can play: `LEVEL/NAME`."""

    name: str
    title: InBoth
    text: InBoth


class GameInfo(BaseModel):
    id: str
    version: str
    title: InBoth
    blurb: InBoth
    seats: list[int]
    options: list[OptionInfo]
    levels: list[str]
    characters: list[CharacterInfo]
    lessons: list[LessonInfo]
    by_seat: dict[str, int]
    """The parts of a view's `state` and `zones` that are counted by seat, with how many entries each seat has."""


class Wanted(Given):
    """A table that somebody thinks of laying."""

    seats: Annotated[StrictInt, Field(ge=1, le=16)]
    options: Annotated[dict[str, Value | StrictBool], Field(max_length=50)] = {}


class Fitting(BaseModel):
    """For every option the choices that fit the number of seats and the other options as they are chosen; what does not fit as it stands."""

    choices: dict[str, list[Value]]
    problem: str


class ClauseInfo(BaseModel):
    id: str
    text: str
    section: str
    note: bool
    kind: str
    """rule, note, example or ruling."""
    drawn: int
    """So many positions show it."""


class RulesText(BaseModel):
    game: str
    lang: str
    markdown: str
    clauses: list[ClauseInfo]


class Deed(BaseModel):
    """What a seat answered in an example; -1 are the dice."""

    seat: int
    key: str
    value: Value


class ExampleInfo(BaseModel):
    """A worked example as the rules play it: the table before, what was answered, the table after."""

    name: str
    before: View
    answers: list[Deed]
    after: View


class AidText(BaseModel):
    """The player aid as Markdown; `[[name]]` is a sign that the client draws."""

    game: str
    lang: str
    markdown: str


class CardInfo(BaseModel):
    """A component of a game: its definition, and how many copies there are."""

    value: str
    kind: str
    id: str
    copies: int
    pool: str
    group: str
    """The filter it stands under; `group_name` is what a player calls it."""
    group_name: InBoth
    house_made: bool
    """Its values are ours: the printed ones are not known."""
    name: InBoth
    text: InBoth
    facts: InBoth
    """What else is printed on it, such as the Age on its back."""
    tags: list[InBoth]
    """What it can be picked out by besides its group."""
    source: str
    """Where its values come from, joined by '+': S the rulebook, P the printed components, H the house."""
    clauses: list[str]
    """The clauses that speak of it, rulings and examples among them."""


# tables

SeatNumber = Annotated[StrictInt, Field(ge=0, le=15)]
Level = Annotated[str, StringConstraints(max_length=24, pattern=r"^[a-z][a-z0-9-]*(/[a-z][a-z0-9-]*)?$")]
"""With a character of the game behind a slash, or without."""


class SeatChoice(Given):
    kind: Literal["me", "bot", "open"]
    level: Level | None = None
    name: Name | None = None


Shown = Literal["all", "costs"]
"""How much a table's previews and hints show: all they can, or what an option costs and what a bot would choose."""


class Clock(Given):
    """`answer`: so many seconds for every answer; `reserve`: for all of a seat's answers together. Then a bot gives the `answer`, or takes the `seat` until its owner is back."""

    kind: Literal["answer", "reserve"]
    seconds: Annotated[StrictInt, Field(ge=60, le=30 * 24 * 3600)]
    then: Literal["answer", "seat"] = "answer"


class SeatClock(BaseModel):
    """Until when a seat that is asked has time."""

    seat: int
    until: str


class ClockInfo(BaseModel):
    kind: Literal["answer", "reserve"]
    seconds: int
    then: Literal["answer", "seat"]
    seats: list[SeatClock] = []


class JoinOpen(Given):
    name: Name | None = None
    seat: SeatNumber | None = None


class NewTable(Given):
    """`lesson`: the table of a lesson, which brings its own seats and options."""

    game: Annotated[str, StringConstraints(max_length=40)]
    seats: Annotated[list[SeatChoice], Field(max_length=16)] = []
    options: Annotated[dict[str, Value | StrictBool], Field(max_length=50)] = {}
    name: Name | None = None
    spectators: StrictBool = True
    previews: Shown = "all"
    listed: StrictBool = False
    """It stands in the lobby: everybody in the hall may take an open seat."""
    clock: Clock | None = None
    lesson: Annotated[str, StringConstraints(max_length=40)] | None = None


class Join(Given):
    token: Token
    name: Name | None = None
    seat: SeatNumber | None = None


class SeatChange(Given):
    change: Literal["bot", "person", "open", "resign", "rename", "asks"]
    level: Level | None = None
    name: Name | None = None
    asks: Asks | None = None


class Fork(Given):
    at: Annotated[StrictInt, Field(ge=0, le=2**31)]
    seat: SeatNumber | None = None
    level: Level | None = None


class Try(Given):
    seat: SeatNumber


class Import(Given):
    saga: str
    seats: Annotated[list[SeatChoice], Field(max_length=16)] | None = None
    name: Name | None = None


class Report(Given):
    text: Annotated[
        str, StringConstraints(strip_whitespace=True, min_length=1, max_length=5000, pattern=Talk)
    ]
    decision: Annotated[StrictInt, Field(ge=0, le=2**31)] | None = None


class ReportMade(BaseModel):
    id: str


class SeatInfo(BaseModel):
    """`stand_in`: the seat has a player, but a bot plays for it now (and `kind` is bot)."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None
    mine: bool
    host: bool
    online: bool
    stand_in: bool
    resigned: bool
    asks: Asks
    votes: int = 0
    """So many people want a bot here."""


class Invitation(BaseModel):
    token: str
    path: str


class RulesChange(BaseModel):
    """A table begun by older rules: by those of today the game stands otherwise (from row `row` of its log on), or nobody can tell (null).

    It goes on when the people of the seats `missing` have agreed; from `host_decides` on the host may decide for all.
    """

    before: str
    after: str
    row: int | None
    scores_before: list[int] | None
    scores_after: list[int]
    places_before: list[int] | None
    places_after: list[int]
    missing: list[int]
    agreed: list[int]
    refused: list[int]
    host_decides: str


class TableInfo(BaseModel):
    """`solo`: all people sit at one device. `broken`: other rules, and the log no longer fits them; `problem` says where. `stopped`: see `change`.

    `windows`: the game asks seats whether they speak up, and a seat may say when it wants to be asked. `lesson`: what the table teaches. `seen`: somebody
    here knows what is hidden, because the saga was read (`saga`) or the game wound back (`rewind`) while one person was alone at the table.
    """

    id: str
    game: str
    version: str
    created: str
    options: dict[str, Value]
    seats: list[SeatInfo]
    mine: list[int]
    host: bool
    status: Status
    commitment: str
    seed: str | None
    spectators: bool
    previews: Shown
    seen: Literal["", "saga", "rewind"] = ""
    invitation: Invitation | None
    rematch: str | None
    again: list[int] = []
    """The seats whose people want a rematch; it begins when all do."""
    parent: str | None
    trial: bool = False
    """Is a world that might be tried out here, apart from the game of `parent`?"""
    solo: bool
    problem: ProblemInfo | None
    change: RulesChange | None
    windows: bool
    lesson: str | None
    listed: bool = False
    clock: ClockInfo | None = None


class TableCard(BaseModel):
    """A table in the list of mine. `forked`: it goes on from a position that was stored, its own or another table's.

    `winners`: of a finished game; empty if nobody has won. `stage`: which Age, round or turn it is; null where the hall did not write it down.
    """

    id: str
    game: str
    forked: bool
    trial: bool = False
    seats: list[SeatInfo]
    mine: list[int]
    status: Status
    waiting: list[int]
    my_turn: bool
    winners: list[int] | None
    decision: int
    stage: int | None
    created: str
    updated: str


# what is seen at a table


class Why(BaseModel):
    """Why something is not allowed."""

    clause: str
    key: str
    params: dict[str, Value]


class Reason(Why):
    """Why a value is not allowed."""

    value: Value


class Members(BaseModel):
    """A question for a set: its members in canonical order, alike ones several times. It is answered whole: "a+b", "+a", "-" for nothing.

    `fits` can be added to what is `chosen`, which `comes` to this much; `offer` is a good set that has all of it.
    """

    members: list[Value]
    least: int
    most: int | None
    chosen: list[Value]
    suggestion: list[Value] | None
    fits: list[Value]
    comes: dict[str, Value]
    offer: list[Value] | None


class Question(BaseModel):
    """`set` is there only if the question asks for a set."""

    seat: int
    key: str
    clause: str
    params: dict[str, Value]
    options: list[Value]
    blocked: list[Reason]
    set: Members | None = None


class Asked(BaseModel):
    """What everybody knows of a question; `options` only in games where nothing is hidden."""

    seat: int
    key: str
    params: dict[str, Value]
    options: list[Value] | None


class View(BaseModel):
    """The table as one seat sees it (null: a spectator). `state`, `zones` and `facts` are the game's own."""

    game: str
    version: str
    seats: int
    options: dict[str, Value]
    seat: int | None
    decision: int
    over: bool
    waiting: list[int]
    asked: list[Asked]
    state: dict[str, Any]
    zones: dict[str, list[Any]]
    facts: dict[str, Any]
    question: Question | None
    chosen: Value | None
    scores: list[int]
    winners: list[int]


class Event(BaseModel):
    """Something that happened after answer `n`."""

    n: int
    key: str
    clause: str
    params: dict[str, Value]


class ReplayStep(BaseModel):
    """A position that follows: whole, or as what is to be laid over the view before, like `changes` of a position."""

    at: int
    view: View | None
    changes: dict[str, Any] | None


class Replay(BaseModel):
    """`stops` are the positions at which somebody was asked, and the last: the marks of the slider."""

    at: int
    length: int
    stops: list[int]
    seat: int | None
    seats: list[int | None]
    view: View
    steps: list[ReplayStep] = []
    events: list[Event]


class ReviewPoint(BaseModel):
    """What turned the game: after how many answers, whose it is, what happened and why something else was better."""

    at: int
    seat: int
    text: str
    why: str


class ReviewWork(BaseModel):
    """What a browser needs to review a game itself: the saga, and what everybody is called."""

    game: str
    saga: str
    names: list[str]
    called: list[str | None]


class ReviewMark(BaseModel):
    """Something that happened, as a mark on the curve."""

    at: int
    text: str


class ReviewInfo(BaseModel):
    """A finished game looked at again. `curve`: position, then everybody's chance to win.

    `working`: ask again in a moment. `yours`: at this hall browsers do the `work`; one that cannot asks with `here`.
    """

    state: Literal["working", "done", "failed", "yours"]
    curve: list[list[float]]
    seats: list[str]
    points: list[ReviewPoint]
    best: ReviewPoint | None = None
    """The best move of the game."""
    moments: list[ReviewMark] = []
    picture: str = ""
    """To share: SVG."""
    progress: float = 0.0
    """While it is working: which share is done."""
    work: ReviewWork | None = None


class Verification(BaseModel):
    ok: bool
    sentence: str
    commitment: str
    seed: str
    throws: int


class Health(BaseModel):
    status: Literal["ok", "failing"]
    version: str
    database: Literal["ok", "failing"]
