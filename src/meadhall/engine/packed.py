"""A position as plain data: what another process needs to play on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from meadhall.engine.ask import Value
from meadhall.engine.errors import MeadhallError
from meadhall.engine.history import Answer
from meadhall.engine.reseeding import line
from meadhall.engine.rules import S

if TYPE_CHECKING:
    from meadhall.engine.game import Game


@dataclass(frozen=True)
class Packed:
    """A checkpoint, the answers given since, and what is half answered. Nothing in it but plain data."""

    game: str
    seats: int
    options: Mapping[str, Value]
    seed: str
    base: dict[str, Any]
    answers: list[tuple[Any, ...]]
    start: int
    thrown: int
    decision: int
    pending: Mapping[int, Value]
    drafts: Mapping[int, tuple[Value, ...]]


def pack(game: Game[Any]) -> Packed:
    """The position of a game as plain data."""
    if game.one_way:
        raise MeadhallError("a probe can only be played on: it keeps no checkpoint")
    return Packed(
        game=game.rules.id,
        seats=game.seats,
        options=dict(game.options),
        seed=line(game)[-1][1],
        base=game.base.to_json(),
        answers=[tuple(answer) for answer in game.answers],
        start=game.start,
        thrown=game.base_thrown,
        decision=game.decision,
        pending=dict(game.pending),
        drafts=dict(game.drafts),
    )


def begun_in(game: Game[S], packed: Packed) -> Game[S]:
    """A new game of the same table that begins in the position, and tells what happens from there on. It has no saga."""
    game.journal = None
    game.base = game.rules.state.from_json(packed.base)
    game.play.start, game.base_thrown = 0, packed.thrown
    game._rerun([Answer(*each) for each in packed.answers])
    game.decision = game.position
    game.pending = dict(packed.pending)
    game._take_up(packed.drafts)
    return game


def unpack(game: Game[S], packed: Packed) -> Game[S]:
    """A new game of the same table, brought to the position."""
    game.mute, game.journal = True, None
    game.base = game.rules.state.from_json(packed.base)
    game.play.start, game.base_thrown = packed.start, packed.thrown
    game._rerun([Answer(*answer) for answer in packed.answers])
    game.decision = packed.decision
    game.pending = dict(packed.pending)
    game._take_up(packed.drafts)
    return game
