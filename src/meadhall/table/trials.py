"""Trying something out: a table at which a world that might be is played on, so that a plan can be tried without touching the game.

The world is dealt anew for the seat that tries, as for a bot (`sample_world`): nothing that is hidden from it is in there, and its dice are others. Such a
table begins in the middle of a game, so its `origin` is a position instead of a saga; whoever tries anew lets the last one go.
"""

from __future__ import annotations

import secrets

from meadhall.table.house import House
from meadhall.table.origin import as_origin, is_trial, of_origin
from meadhall.table.problems import Problem
from meadhall.table.seats import DEFAULT_LEVEL, Seat
from meadhall.table.table import Table


async def try_out(house: House, table: Table, person_id: int, seat: int) -> Table:
    """A table of my own at which a world that might be goes on from here; the others are played by bots."""
    own = table.own_seat(seat, person_id).seat
    if table.game.over:
        raise Problem("game-over")
    if table.status != "running" or table.record.guide is not None:
        raise Problem("no-trial-now")
    if table.row["previews"] != "all":
        raise Problem("no-trial-here")
    seed = secrets.token_hex(16)
    origin = as_origin(table.game.sample_world(own, seed))
    seats = [
        Seat(each.seat, person_id, each.name, None, False)
        if each.seat == own
        else Seat(each.seat, None, each.name, DEFAULT_LEVEL, False)
        for each in table.seats
    ]
    back = table.row["parent_id"] if is_trial(table.row["origin"]) else table.id
    await house.end_trials(person_id)
    return await house.create(
        of_origin(origin), seats, person_id, seed=seed, origin=origin, parent=back, spectators=False
    )
