"""Other dice from some throw on: after a fork, and where throws were taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.engine import chance as dice
from meadhall.engine.ask import CHANCE
from meadhall.engine.errors import MeadhallError
from meadhall.engine.rules import S

if TYPE_CHECKING:
    from meadhall.engine.game import Game

SEALED = "sealed"
"""Stands for a seed that is not known."""

Line = tuple[tuple[int, str], ...]
"""Seeds, each with its first throw."""


def line(game: Game[S]) -> Line:
    """The seeds of the throws that stand."""
    if not game.again:
        return game.seeds
    return (*(old for old in game.seeds if old[0] < game.again[0][0]), *game.again)


def taken_back(game: Game[S], first: int, thrown: int) -> None:
    """The throws from number `first` on, of `thrown`, were taken back: now they come from a seed of their own, which follows from the game's."""
    if first >= thrown:
        return
    game.rewinds += 1
    seed = game.seeds[-1][1]
    if game.fresh and seed != SEALED:
        new = dice.again(seed, game.rewinds)
        game.again = (*(old for old in game.again if old[0] < first), (first, new))
        game.dice_key = dice.key_of(new)


def fork(game: Game[S], at: int, seed: str) -> Game[S]:
    """A new game that branches off after `at` answers and goes on with other dice."""
    if game.mute:
        raise MeadhallError("this world does not remember its past")
    branch = game.clone()
    kept = game.all_answers()[:at]
    thrown = sum(1 for answer in kept if answer.seat == CHANCE)
    branch.seeds = (*(old for old in line(game) if old[0] < thrown), (thrown, seed))
    branch.dice_key = dice.key_of(seed)
    branch.fresh = False
    branch.rewind(at)
    branch.fresh, branch.rewinds, branch.again = True, 0, ()
    branch.journal = [*kept, *branch.all_answers()[at:]]
    branch.decision = len(branch.journal)
    return branch
