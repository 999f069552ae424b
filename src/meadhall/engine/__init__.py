"""The kernel of Meadhall: rules are generators that ask questions, a position is a checkpoint plus the answers since.

Not a word of any game in here, and nothing but the standard library.
"""

from meadhall.engine.ask import (
    CHANCE,
    Ask,
    Chance,
    Choose,
    Params,
    Reason,
    Rule,
    Together,
    Value,
    choose,
    pick,
)
from meadhall.engine.errors import (
    BadTable,
    CannotUndo,
    EngineError,
    IllegalAnswer,
    InvalidAnswer,
    MeadhallError,
    SagaError,
    ScenarioError,
    StaleAnswer,
)
from meadhall.engine.game import Game
from meadhall.engine.history import Answer, Event
from meadhall.engine.keys import Keys
from meadhall.engine.meaning import FLAG, Bits, Count, Of, OneOf, Seat, Seats, Text, UpTo
from meadhall.engine.packed import Packed
from meadhall.engine.play import GameOver, Interrupt, Play
from meadhall.engine.rules import Option, Rules
from meadhall.engine.spans import Open, Span
from meadhall.engine.state import State, knowledge, private, public, replaced, zone
from meadhall.engine.subset import Chosen, Look, Subset
from meadhall.engine.ways import Ways

__all__ = [
    "CHANCE",
    "FLAG",
    "Answer",
    "Ask",
    "BadTable",
    "Bits",
    "CannotUndo",
    "Chance",
    "Choose",
    "Chosen",
    "Count",
    "EngineError",
    "Event",
    "Game",
    "GameOver",
    "IllegalAnswer",
    "Interrupt",
    "InvalidAnswer",
    "Keys",
    "Look",
    "MeadhallError",
    "Of",
    "OneOf",
    "Open",
    "Option",
    "Packed",
    "Params",
    "Play",
    "Reason",
    "Rule",
    "Rules",
    "SagaError",
    "ScenarioError",
    "Seat",
    "Seats",
    "Span",
    "StaleAnswer",
    "State",
    "Subset",
    "Text",
    "Together",
    "UpTo",
    "Value",
    "Ways",
    "choose",
    "knowledge",
    "pick",
    "private",
    "public",
    "replaced",
    "zone",
]
