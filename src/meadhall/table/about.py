"""What is said of a table to the people at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meadhall.engine.reseeding import SEALED
from meadhall.table import pins
from meadhall.table.ended import standing
from meadhall.table.house import House
from meadhall.table.origin import is_trial
from meadhall.table.problems import Problem
from meadhall.table.record import ASIDE
from meadhall.table.row import Row, Stored
from meadhall.table.seats import Seat, moment, people_in
from meadhall.table.table import Status, Table


async def seed(house: House, table: Table) -> str | None:
    """The seed, once nothing depends on it any more: the game is over, and so is the one it was forked from."""
    first = table.game.seeds[0][1]
    if not table.game.over or first == SEALED:
        return None
    parent = table.row["parent_id"]
    if parent is not None:
        try:
            if await seed(house, await house.table(parent)) is None:
                return None
        except Problem:
            return first
    return first


async def info(house: House, table: Table, person_id: int | None, lang: str) -> dict[str, Any]:
    """The table as a person may know it."""
    row, game = table.row, table.game
    host = person_id is not None and person_id == table.host_id
    invited = host and any(seat.kind == "open" for seat in table.seats)
    broken = None if table.broken is None else Problem("table-broken", {"number": table.broken})
    return {
        "id": table.id,
        "game": row["game"],
        "version": table.record.pin.version,
        "created": moment(row["created"]),
        "options": dict(game.options),
        "seats": [seat.info(person_id, table.host_id, table.online(seat)) for seat in table.seats],
        "mine": table.mine(person_id),
        "host": host,
        "status": table.status,
        "commitment": table.commitment,
        "seed": await seed(house, table),
        "spectators": bool(row["spectators"]),
        "previews": row["previews"],
        "seen": row["seen"],
        "invitation": {"token": row["invitation"], "path": f"/join#{table.id}.{row['invitation']}"}
        if invited
        else None,
        "rematch": row["next_id"],
        "again": [s.seat for s in table.seats if s.person_id in people_in(row["again"])],
        "parent": row["parent_id"],
        "trial": is_trial(row["origin"]),
        "solo": table.solo,
        "problem": None if broken is None else broken.info(lang),
        "change": change(table, house.grace_hours),
        "windows": bool(game.rules.windows),
        "lesson": None if table.record.lesson is None else table.record.lesson.name,
        "listed": bool(row.get("listed")),
        "clock": table.clock,
    }


def change(table: Table, grace_hours: float) -> dict[str, Any] | None:
    """What the people of a stopped table are asked."""
    stop = table.record.stop
    if stop is None or table.game.over:
        return None
    return {
        "before": table.record.pin.version,
        "after": stop.to.version,
        "row": stop.row,
        "scores_before": stop.then,
        "scores_after": stop.now,
        "places_before": None if stop.then is None else standing(stop.then),
        "places_after": standing(stop.now),
        "missing": pins.missing(stop, table.seats),
        "agreed": list(stop.agreed),
        "refused": list(stop.refused),
        "host_decides": moment(stop.at + grace_hours * 3600),
    }


def card(
    row: Stored,
    seats: Sequence[Seat],
    last: Row,
    person_id: int | None,
    table: Table | None = None,
) -> dict[str, Any]:
    """A table in a list; `table`: it is open here."""
    waiting = [seat.seat for seat in seats if last.waiting >> seat.seat & 1]
    mine = [seat.seat for seat in seats if person_id is not None and seat.person_id == person_id]
    asked = any(seat.seat in waiting and seat.level is None for seat in seats if seat.seat in mine)
    status: Status = "stopped" if last.key in ASIDE else "running" if waiting else "over"
    if row.get("closed") and waiting:
        status = "closed"
    return {
        "id": row["id"],
        "game": row["game"],
        "forked": row["origin"] is not None,
        "trial": is_trial(row["origin"]),
        "seats": [
            seat.info(person_id, row["host_id"], table is not None and table.online(seat)) for seat in seats
        ],
        "mine": mine,
        "status": status if table is None else table.status,
        "waiting": waiting,
        "my_turn": status == "running" and asked,
        "winners": None
        if last.winners is None
        else [seat.seat for seat in seats if last.winners >> seat.seat & 1],
        "decision": last.decision,
        "stage": last.stage,
        "created": moment(row["created"]),
        "updated": moment(last.at),
    }
