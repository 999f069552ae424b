"""Results: how every seat of a finished game fared, and what that does to the ratings of its people. They outlive the table."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import RowMapping, exists, insert, select, text, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncConnection

from meadhall.games import SHELF, find_rules
from meadhall.server import schema as t
from meadhall.server.storage import Store
from meadhall.table.encoding import loads
from meadhall.table.log import log
from meadhall.table.record import Request, Step, Word
from meadhall.table.seats import Seat, stored

RATED = "rated"
HELPED = ("bot", "hands", "clock-seat", "clock-answer", "resigned", "banned")
"""What the talk of a table says when a bot has played for somebody."""
MU, SIGMA = 25.0, 25.0 / 3
FIRST, SCALE = 1000, 40
"""A rating is what somebody is surely worth (mu - 3 sigma), told so that a newcomer has 1000."""
RATING_LOCK = 8_421_002
MANY = 50


def shown(mu: float, sigma: float) -> int:
    """A rating as people read it."""
    return round(FIRST + SCALE * (mu - 3 * sigma))


async def settle(store: Store, table_id: str) -> bool:
    """Write down how a finished game ended, once; False if it has been done, or the game is not over."""
    table = await store.table(table_id)
    query = select(t.log).where(t.log.c.table_id == table_id, t.log.c.kept.is_not(None))
    last = await store.one(query.order_by(t.log.c.number.desc()).limit(1))
    if table is None or last is None:
        return False
    try:
        kept = await asyncio.to_thread(_kept, last["kept"])
    except (zlib.error, ValueError, KeyError) as error:
        log("table-unreadable", level="warning", table=table_id, why=str(error))
        return False
    seats = stored(await store.seats(table_id))
    counts = await _counts(store, table, seats)
    rows = [_result(table, seat, kept, counts, last["at"]) for seat in seats]
    make = postgresql_insert(t.results) if store.postgres else sqlite_insert(t.results)
    async with store.transaction() as connection:
        if store.postgres:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({RATING_LOCK})"))
        made = await connection.execute(make.values(rows).on_conflict_do_nothing())
        if made.rowcount < len(rows):
            return False
        if counts == RATED:
            await _rate(connection, table["game"], rows)
    return True


async def catch_up(store: Store) -> int:
    """The finished games that nobody has written down: of before, or because a process ended too soon."""
    done = exists().where(t.results.c.table_id == t.log.c.table_id)
    query = select(t.log.c.table_id).where(t.log.c.kept.is_not(None), ~done).order_by(t.log.c.at)
    found = await store.all(query.limit(MANY))
    return sum([await settle(store, row["table_id"]) for row in found])


def _kept(data: bytes) -> dict[str, Any]:
    """What is needed of a finished game: scores, places, winners, and the view of a spectator."""
    whole = loads(zlib.decompress(data))
    return {name: whole[name] for name in ("scores", "places", "winners", "decision")} | {
        "facts": whole["views"]["all"]["facts"]
    }


def _result(table: RowMapping, seat: Seat, kept: dict[str, Any], counts: str, at: float) -> dict[str, Any]:
    number = seat.seat
    return {
        "table_id": table["id"],
        "seat": number,
        "game": table["game"],
        "person_id": seat.person_id,
        "name": seat.name,
        "bot": seat.level is not None,
        "score": kept["scores"][number],
        "place": kept["places"][number],
        "won": number in kept["winners"],
        "called": played(kept["facts"], number)[:120],
        "counts": counts,
        "answers": kept["decision"],
        "at": at,
    }


def played(facts: Mapping[str, Any], seat: int) -> str:
    """The clan or the Heroes that a seat played, as values joined by '+'; empty where a game has none."""
    named = facts.get("called") or []
    if seat < len(named) and named[seat]:
        return str(named[seat])
    heroes = [each["hero"] for each in facts.get("heroes", ()) if each.get("seat") == seat]
    players = facts.get("players") or []
    if seat < len(players) and players[seat].get("hero"):
        heroes.append(players[seat]["hero"])
    return "+".join(hero if ":" in hero else f"hero:{hero}" for hero in heroes)


async def _counts(store: Store, table: RowMapping, seats: Sequence[Seat]) -> str:
    """Is the game rated? Only where different people played against each other to the end, and nobody went back or knew too much."""
    people = [seat.person_id for seat in seats]
    if len(seats) < 2 or len({person for person in people if person is not None}) < len(seats):
        return "bots" if any(seat.level is not None for seat in seats) else "alone"
    if any(seat.resigned or seat.level is not None for seat in seats):
        return "left"
    if table["game"] in SHELF and find_rules(table["game"]).cooperative:
        return "together"
    if table["origin"] is not None:
        return "fork"
    if table["seen"]:
        return "seen"
    words = select(t.chat.c.note).where(t.chat.c.table_id == table["id"], t.chat.c.note.is_not(None))
    if any(json.loads(row["note"])["key"] in HELPED for row in await store.all(words)):
        return "left"
    told = select(t.log.c.seat, t.log.c.key, t.log.c.value, t.log.c.at).where(t.log.c.table_id == table["id"])
    needed: set[int] = set()
    for row in await store.all(told.order_by(t.log.c.number)):
        if row["seat"] >= 0 and row["at"] < seats[row["seat"]].sat:
            return "bots"  # one played there before its person sat down
        value = json.loads(row["value"])
        if row["key"] == Word.ASK:
            needed = set(Request.of(Step(row["seat"], Word.ASK, value)).needs)
        elif row["key"] == Word.AGREE and value == "yes":
            needed -= {row["seat"]}
            if not needed:
                return "rewound"
        elif row["key"] == Word.REWIND:
            return "rewound"
    return RATED


async def _rate(connection: AsyncConnection, game: str, rows: Sequence[Mapping[str, Any]]) -> None:
    """Plackett-Luce by openskill: everybody is a team of one, ranked by place."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    people = [row["person_id"] for row in rows]
    query = select(t.ratings).where(t.ratings.c.game == game, t.ratings.c.person_id.in_(people))
    known = {row["person_id"]: row for row in (await connection.execute(query)).mappings()}
    before = [(known[p]["mu"], known[p]["sigma"]) if p in known else (MU, SIGMA) for p in people]
    teams = [[model.create_rating(list(rating))] for rating in before]
    # Where nobody has won nobody has a place, and all are alike.
    after = model.rate(teams, ranks=[float(row["place"]) for row in rows])
    for row, old, (new,) in zip(rows, before, after, strict=True):
        mine = (t.ratings.c.game == game) & (t.ratings.c.person_id == row["person_id"])
        games = known[row["person_id"]]["games"] + 1 if row["person_id"] in known else 1
        values = {"mu": float(new.mu), "sigma": float(new.sigma), "games": games}
        if games > 1:
            await connection.execute(update(t.ratings).where(mine).values(**values))
        else:
            await connection.execute(
                insert(t.ratings), {"person_id": row["person_id"], "game": game, **values}
            )
        where = (t.results.c.table_id == row["table_id"]) & (t.results.c.seat == row["seat"])
        change = {"before": shown(*old), "after": shown(new.mu, new.sigma)}
        await connection.execute(update(t.results).where(where).values(**change))
