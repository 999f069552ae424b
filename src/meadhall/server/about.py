"""What is said of a table to the people at it."""

from __future__ import annotations

from meadhall.engine.reseeding import SEALED
from meadhall.server import pins
from meadhall.server.ended import standing
from meadhall.server.hall import Hall
from meadhall.server.models import Invitation, RulesChange, TableInfo
from meadhall.server.problems import Problem
from meadhall.server.seats import moment, people_in
from meadhall.server.tables import Table


async def seed(hall: Hall, table: Table) -> str | None:
    """The seed, once nothing depends on it any more: the game is over, and so is the one it was forked from."""
    first = table.game.seeds[0][1]
    if not table.game.over or first == SEALED:
        return None
    parent = table.row["parent_id"]
    if parent is not None:
        try:
            if await seed(hall, await hall.table(parent)) is None:
                return None
        except Problem:
            return first
    return first


async def info(hall: Hall, table: Table, person_id: int | None, lang: str) -> TableInfo:
    """The table as a person may know it."""
    row, game = table.row, table.game
    host = person_id is not None and person_id == table.host_id
    invited = host and any(seat.kind == "open" for seat in table.seats)
    broken = None if table.broken is None else Problem("table-broken", {"number": table.broken})
    return TableInfo(
        id=table.id,
        game=row["game"],
        version=table.record.pin.version,
        created=moment(row["created"]),
        options=dict(game.options),
        seats=[seat.info(person_id, table.host_id, table.online(seat)) for seat in table.seats],
        mine=table.mine(person_id),
        host=host,
        status=table.status,
        commitment=table.commitment,
        seed=await seed(hall, table),
        spectators=bool(row["spectators"]),
        previews=row["previews"],
        seen=row["seen"],
        invitation=Invitation(token=row["invitation"], path=f"/join#{table.id}.{row['invitation']}")
        if invited
        else None,
        rematch=row["next_id"],
        again=[s.seat for s in table.seats if s.person_id in people_in(row["again"])],
        parent=row["parent_id"],
        solo=table.solo,
        problem=None if broken is None else broken.info(lang),
        change=change(table, hall.settings.grace_hours),
        windows=bool(game.rules.windows),
        lesson=None if table.record.lesson is None else table.record.lesson.name,
    )


def change(table: Table, grace_hours: float) -> RulesChange | None:
    """What the people of a stopped table are asked."""
    stop = table.record.stop
    if stop is None or table.game.over:
        return None
    return RulesChange(
        before=table.record.pin.version,
        after=stop.to.version,
        row=stop.row,
        scores_before=stop.then,
        scores_after=stop.now,
        places_before=None if stop.then is None else standing(stop.then),
        places_after=standing(stop.now),
        missing=pins.missing(stop, table.seats),
        agreed=list(stop.agreed),
        refused=list(stop.refused),
        host_decides=moment(stop.at + grace_hours * 3600),
    )
