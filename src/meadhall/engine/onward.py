"""Playing on in another object, while the old one keeps the position: a clone runs the frame again, and that is seldom looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.engine.play import Play

if TYPE_CHECKING:
    from meadhall.engine.game import Game

RUNNING = ("ask", "_rule")
"""What belongs to the rule that runs, and goes with it."""


def onward(game: Game[Any]) -> Game[Any]:
    """The game itself, to be played on. The old object stands where it stood: it runs its frame again once somebody asks what is asked there."""
    if "_rule" not in game.__dict__:  # it has been played on before
        return game.clone()
    from meadhall.engine.kept import Kept

    play = game.play
    new: Game[Any] = object.__new__(type(game))
    new.__dict__.update(game.__dict__)
    new.journal = None if game.journal is None else game.journal[:]
    new.undone, new.pending = game.undone[:], dict(game.pending)
    kept = Play(play.rules, play.seats, play.options, play.s.copy(), play.start, play.mute)
    kept.answers, kept.told, kept.barrier = play.answers[:], play.told[:], play.barrier
    kept.bottom, kept.top, kept.inner = play.bottom, play.top, play.inner[:]
    game.play = kept
    for name in RUNNING:
        del game.__dict__[name]
    game.__class__ = Kept
    return new


def resume(game: Game[Any]) -> None:
    """Run the frame of a game that was played on elsewhere, up to where it stands."""
    pending, drafts = game.pending, game.drafts
    game._rerun(game.play.answers)
    game.pending = pending
    if drafts:
        game._take_up(drafts)
