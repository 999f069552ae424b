"""The messages of the WebSocket, both ways. A change that an open page would not understand raises PROTOCOL (models.py)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StrictBool, StrictInt, StringConstraints, TypeAdapter
from typing_extensions import TypedDict

from meadhall.server.models import (
    Asked,
    Event,
    Given,
    Question,
    Reason,
    SeatNumber,
    TableInfo,
    Talk,
    Value,
    View,
    Why,
)
from meadhall.server.problems import ProblemInfo

Ref = Annotated[StrictInt, Field(ge=0, le=2**53)]
Count = Annotated[StrictInt, Field(ge=0, le=2**31)]


# client to server


class _Message(Given):
    ref: Ref | None = None


class AnswerMessage(_Message):
    type: Literal["answer"]
    seat: SeatNumber
    decision: Count
    value: Value


class DraftMessage(_Message):
    """A set that is not closed yet: what could be added to it? Nothing is stored."""

    type: Literal["draft"]
    seat: SeatNumber
    decision: Count
    chosen: Annotated[list[Value], Field(max_length=200)]


class UndoMessage(_Message):
    type: Literal["undo"]
    seat: SeatNumber
    decision: Count


class RedoMessage(_Message):
    type: Literal["redo"]
    seat: SeatNumber
    decision: Count


class RewindMessage(_Message):
    type: Literal["rewind"]
    seat: SeatNumber
    decision: Count
    to: Count | None = None


class AskMessage(_Message):
    type: Literal["ask"]
    seat: SeatNumber
    decision: Count
    to: Count | None = None


class AgreeMessage(_Message):
    type: Literal["agree"]
    seat: SeatNumber
    yes: StrictBool


class ConsentMessage(_Message):
    """Shall a stopped table go on by the rules of today? `all`: the host decides for everybody, after the table's grace."""

    type: Literal["consent"]
    seat: SeatNumber
    yes: StrictBool
    all: StrictBool = False


class LessonMessage(_Message):
    """What a learner says of the step he sees: read (`next`), do it for me (`skip`), or no more of it (`end`)."""

    type: Literal["lesson"]
    seat: SeatNumber
    word: Literal["next", "skip", "end"]
    step: Annotated[str, StringConstraints(max_length=80)] = ""


class ChatMessage(_Message):
    type: Literal["chat"]
    seat: SeatNumber | None = None
    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500, pattern=Talk)]


class ProposeMessage(_Message):
    """Advice to a seat whose options everybody sees; it stands with the talk, in everybody's own language."""

    type: Literal["propose"]
    seat: SeatNumber
    to: SeatNumber
    decision: Count
    value: Value


class HintMessage(_Message):
    """`here`: the hall shall think, although browsers do at this one; mine cannot."""

    type: Literal["hint"]
    seat: SeatNumber
    here: bool = False


class LookMessage(_Message):
    """The table as a seat of mine saw it at the last question up to position `at`; without a seat, as a spectator did.

    `told`: as it stood when so many of the events of position `at` had been told.
    """

    type: Literal["look"]
    seat: SeatNumber | None = None
    at: Count
    told: Annotated[StrictInt, Field(ge=1, le=2**31)] | None = None


class PreviewMessage(_Message):
    """What would these options (without `values`: all) of my seat's question do? `odds`: with the tries, which take longer."""

    type: Literal["preview"]
    seat: SeatNumber
    decision: Count
    values: Annotated[list[Value], Field(min_length=1, max_length=100)] | None = None
    odds: StrictBool = False


class SyncMessage(_Message):
    type: Literal["sync"]


class PingMessage(_Message):
    type: Literal["ping"]


ClientMessage = Annotated[
    AnswerMessage
    | DraftMessage
    | UndoMessage
    | RedoMessage
    | RewindMessage
    | AskMessage
    | AgreeMessage
    | ConsentMessage
    | LessonMessage
    | ChatMessage
    | ProposeMessage
    | HintMessage
    | LookMessage
    | PreviewMessage
    | SyncMessage
    | PingMessage,
    Field(discriminator="type"),
]
CLIENT: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


# server to client


class TableMessage(BaseModel):
    type: Literal["table"]
    table: TableInfo


class Waiting(BaseModel):
    seat: int
    since: str


class UndoRequest(BaseModel):
    """Somebody asks to go back to the position after `to` answers."""

    seat: int
    to: int
    needs: list[int]
    agreed: list[int]


class Undo(BaseModel):
    how: Literal["undo", "rewind", "ask", "no"]
    reason: ProblemInfo | None


class LessonStep(BaseModel):
    """Where a lesson stands. `step` and `text` (the value that names its texts) are null while the lesson waits for something.

    `params`: numbers that its texts name. `does`: there is something to do; else it is read. `acts`: the answers are named, so that it can be done for
    the learner. `points`: values, or parts of the page (`region:hand`).
    """

    lesson: str
    number: int
    count: int
    step: str | None
    text: str | None
    does: bool
    acts: bool
    clause: str
    params: dict[str, Value]
    points: list[str]


class ViewPart(TypedDict, total=False):
    """What is to be laid over a view: what it names is new, and in `state`, `zones` and `facts` what they name. All else stays as it is."""

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


class SeatPosition(BaseModel):
    """What one seat sees: whole (`view`), or as `changes` of what it saw at the position that was sent last. Events with
    n >= `from` replace those the client has."""

    seat: int | None
    view: View | None = None
    changes: list[ViewPart] | None = None
    from_: int = Field(alias="from")
    events: list[Event]
    undo: Undo
    redo: bool
    lesson: LessonStep | None


class PositionMessage(BaseModel):
    type: Literal["position"]
    row: int
    decision: int
    position: int
    waiting: list[Waiting]
    request: UndoRequest | None
    seats: list[SeatPosition]


class Proposal(BaseModel):
    """What somebody proposes to the seat that is asked. `to` and `decision` are null where the hall did not write them down yet."""

    value: Value
    to: int | None
    decision: int | None


class Note(BaseModel):
    """What the table itself says: somebody resigned, a bot took a seat. The text is the client's `note-<key>`."""

    key: Literal[
        "bot",
        "hands",
        "back",
        "resigned",
        "vote",
        "rematch",
        "closed",
        "reopened",
        "banned",
        "hall",
        "clock-answer",
        "clock-seat",
    ]
    params: dict[str, str]


class ChatLine(BaseModel):
    """A line of the talk: words, a proposal without words, or a note of the table."""

    id: int
    at: str
    seat: int | None
    name: str
    text: str
    proposal: Proposal | None
    note: Note | None


class ChatLines(BaseModel):
    type: Literal["chat"]
    lines: list[ChatLine]


class Accepted(BaseModel):
    """Done and safely stored; positions from `row` on show it."""

    type: Literal["accepted"]
    ref: int | None
    row: int


class Refused(BaseModel):
    type: Literal["refused"]
    ref: int | None
    problem: ProblemInfo
    decision: int | None


class HintOption(BaseModel):
    """An option, the chance to win that it comes to with what the seat knows, its standard error, and after how many tries."""

    value: Value
    chance: float
    error: float
    tries: int


class HintReason(BaseModel):
    """What the best option has over the next by the own next turn: so much more of it for that seat; worded by `purse-NAME`."""

    seat: int
    name: str
    by: float


class Hint(BaseModel):
    """What a bot would do. `level`: which one thought in the end, if the one that was `wanted` did not answer."""

    type: Literal["hint"]
    ref: int | None
    seat: int
    decision: int
    value: Value
    level: str
    wanted: str
    options: list[HintOption]
    why: list[HintReason]


class World(BaseModel):
    """A hint that the browser thinks out itself: `data` is a world as it might be from that seat, for the rules in /thinking."""

    type: Literal["world"]
    ref: int | None
    seat: int
    decision: int
    kind: Literal["advise", "decide"]
    game: str
    level: str
    seed: int
    data: str


class Draft(BaseModel):
    """What can be added to a set with `chosen` in it, what cannot and why, what bars closing it (`done`), what it comes to,
    and the whole set that the rules offer for it."""

    type: Literal["draft"]
    ref: int | None
    seat: int
    decision: int
    chosen: list[Value]
    fits: list[Value]
    blocked: list[Reason]
    done: Why | None
    comes: dict[str, Value]
    offer: list[Value] | None


class Past(BaseModel):
    """What the seat saw at the question that was open after `at` answers, or when `told` events of that position had been told.

    It is not the present: nothing in it can be answered.
    """

    type: Literal["past"]
    ref: int | None
    seat: int | None
    at: int
    told: int | None
    view: View


class Change(BaseModel):
    """What a seat has more or less of, for sure; worded by `purse-NAME`."""

    seat: int
    name: str
    by: int


class Spread(BaseModel):
    """What the tries changed at least, at most and on average."""

    seat: int
    name: str
    least: int
    most: int
    mean: float


class NextAsked(BaseModel):
    """Who is asked afterwards: seats, the dice, or nobody any more; `options`: of the seat's own question, where they are few."""

    seats: list[int]
    chance: bool
    over: bool
    key: str
    params: dict[str, Value]
    options: list[Value]


class Then(BaseModel):
    """What the seat's own next choices can make of it."""

    tries: int
    numbers: list[Spread]


class Ending(BaseModel):
    """How a moment of that kind ended in so many tries; worded by `moment-KIND.odds`."""

    kind: str
    params: dict[str, Value]
    count: int


class Odds(BaseModel):
    """`answers`: somebody was asked on the way, and answered at random."""

    tries: int
    answers: bool
    results: list[Ending]
    numbers: list[Spread]
    ends: int
    loses: int


class OptionPreview(BaseModel):
    """What an option does. `final`: why it could not be taken back; `loses`: it can lose the game."""

    seat: int
    value: Value
    numbers: list[Change]
    gives: list[str]
    gets: list[str]
    events: list[Event]
    next: NextAsked
    then: Then | None
    final: str | None
    loses: bool
    odds: Odds | None


class PreviewFrame(BaseModel):
    """Options as far as they are worked out; a later frame replaces what an earlier one said of an option."""

    type: Literal["preview"]
    ref: int | None
    seat: int
    decision: int
    options: list[OptionPreview]
    done: bool


ServerMessage = Annotated[
    TableMessage
    | PositionMessage
    | ChatLines
    | Accepted
    | Refused
    | Hint
    | World
    | Draft
    | Past
    | PreviewFrame,
    Field(discriminator="type"),
]
SERVER: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
