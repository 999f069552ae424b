"""Results: how every seat of a finished game fared, and what that does to the ratings of its people. They outlive the table."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import RowMapping, exists, or_, select, text
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncConnection

from meadhall.engine import Game
from meadhall.games import SHELF, find_rules
from meadhall.server import schema as t
from meadhall.server.storage import Store
from meadhall.table.encoding import loads
from meadhall.table.ended import Ended, places
from meadhall.table.log import log
from meadhall.table.record import Request, Wish, Word
from meadhall.table.seats import Seat, stored

RATED = "rated"
HELPED = ("bot", "hands", "clock-seat", "clock-answer", "resigned", "banned")
"""What the talk of a table says when a bot has played for somebody."""
WAYS_BACK = (Word.ASK, Word.AGREE, Word.REWIND)
MU, SIGMA = 25.0, 25.0 / 3
FIRST, SCALE = 1000, 40
"""A rating is what somebody is surely worth (mu - 3 sigma), told so that a newcomer has 1000."""
RATING_LOCK = 8_421_002
MANY = 50


def shown(mu: float, sigma: float) -> int:
    """A rating as people read it."""
    return round(FIRST + SCALE * (mu - 3 * sigma))


async def settle(store: Store, table_id: str, game: Game[Any] | None = None) -> bool:
    """Write down how a finished game ended, once; False if it has been done, or the game is not over.

    `game`: the finished game, if it is at hand; otherwise what was kept of it is read.
    """
    table, seats, told, notes = await _read(store, table_id)
    last = next((row for row in reversed(told) if row["ends"]), None)
    if table is None or last is None:
        return False
    try:
        end = _end(game) if game is not None else await _kept_end(store, table_id)
    except (zlib.error, ValueError, KeyError) as error:
        log("table-unreadable", level="warning", table=table_id, why=str(error))
        return False
    counts = _counts(table, seats, told, notes)
    rows = [_result(table, seat, end, counts, last["at"]) for seat in seats]
    make = postgresql_insert if store.postgres else sqlite_insert
    async with store.transaction() as connection:
        if store.postgres:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({RATING_LOCK})"))
        ratings = await _rated(connection, table["game"], rows) if counts == RATED else []
        made = await connection.execute(make(t.results).values(rows).on_conflict_do_nothing())
        if made.rowcount < len(rows):
            return False
        if ratings:
            insert = make(t.ratings)
            new = {name: insert.excluded[name] for name in ("mu", "sigma", "games")}
            upsert = insert.values(ratings).on_conflict_do_update(
                index_elements=["person_id", "game"], set_=new
            )
            await connection.execute(upsert)
    return True


async def _read(
    store: Store, table_id: str
) -> tuple[RowMapping | None, list[Seat], Sequence[RowMapping], Sequence[RowMapping]]:
    """A table, its seats, those of its rows that say whether it is rated, and the notes of its talk."""
    mine = t.log.c.table_id == table_id
    queries: tuple[Any, ...] = (
        select(t.tables).where(t.tables.c.id == table_id),
        select(t.seats).where(t.seats.c.table_id == table_id).order_by(t.seats.c.seat),
        select(t.chat.c.note).where(t.chat.c.table_id == table_id, t.chat.c.note.is_not(None)),
    )
    async with store.engine.connect() as connection:
        tables, seats, notes = [(await connection.execute(q)).mappings().all() for q in queries]
        sat = max((seat.sat for seat in stored(seats)), default=0.0)
        ends = t.log.c.kept.is_not(None)
        telling = or_(ends, t.log.c.key.in_(WAYS_BACK), t.log.c.at < sat)
        rows = select(t.log.c.seat, t.log.c.key, t.log.c.value, t.log.c.at, ends.label("ends"))
        told = (await connection.execute(rows.where(mine, telling).order_by(t.log.c.number))).mappings().all()
    return tables[0] if tables else None, stored(seats), told, notes


async def catch_up(store: Store) -> int:
    """The finished games that nobody has written down: of before, or because a process ended too soon."""
    done = exists().where(t.results.c.table_id == t.log.c.table_id)
    query = select(t.log.c.table_id).where(t.log.c.kept.is_not(None), ~done).order_by(t.log.c.at)
    found = await store.all(query.limit(MANY))
    return sum([await settle(store, row["table_id"]) for row in found])


def _end(game: Game[Any]) -> dict[str, Any]:
    """What is needed of a finished game: scores, places, winners, how many answers it took, and what a spectator sees."""
    if isinstance(game, Ended):
        facts = game.view(None)["facts"]
    else:
        facts = game.rules.facts(game.s, None)
    scores, winners = game.scores(), game.winners()
    return {
        "scores": scores,
        "places": places(scores, winners),
        "winners": winners,
        "decision": game.decision,
        "facts": facts,
    }


async def _kept_end(store: Store, table_id: str) -> dict[str, Any]:
    """The same of what was kept of the game."""
    query = select(t.log.c.kept).where(t.log.c.table_id == table_id, t.log.c.kept.is_not(None))
    last = await store.one(query.order_by(t.log.c.number.desc()).limit(1))
    return await asyncio.to_thread(_unpacked, b"" if last is None else last["kept"])


def _unpacked(data: bytes) -> dict[str, Any]:
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


def _counts(
    table: RowMapping, seats: Sequence[Seat], told: Sequence[RowMapping], notes: Sequence[RowMapping]
) -> str:
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
    if any(json.loads(row["note"])["key"] in HELPED for row in notes):
        return "left"
    needed: set[int] = set()
    for row in told:
        if row["seat"] >= 0 and row["at"] < seats[row["seat"]].sat:
            return "bots"  # one played there before its person sat down
        value = json.loads(row["value"])
        if row["key"] == Word.ASK:
            needed = set(Request.of(Wish(row["seat"], Word.ASK, value)).needs)
        elif row["key"] == Word.AGREE and value == "yes":
            needed -= {row["seat"]}
            if not needed:
                return "rewound"
        elif row["key"] == Word.REWIND:
            return "rewound"
    return RATED


async def _rated(
    connection: AsyncConnection, game: str, rows: Sequence[dict[str, Any]]
) -> list[dict[str, Any]]:
    """The new ratings, by Plackett-Luce of openskill: everybody is a team of one, ranked by place. The results say how they changed."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    people = [row["person_id"] for row in rows]
    query = select(t.ratings).where(t.ratings.c.game == game, t.ratings.c.person_id.in_(people))
    known = {row["person_id"]: row for row in (await connection.execute(query)).mappings()}
    before = [(known[p]["mu"], known[p]["sigma"]) if p in known else (MU, SIGMA) for p in people]
    teams = [[model.create_rating(list(rating))] for rating in before]
    # Where nobody has won nobody has a place, and all are alike.
    after = model.rate(teams, ranks=[float(row["place"]) for row in rows])
    ratings = []
    for row, old, (new,) in zip(rows, before, after, strict=True):
        person = row["person_id"]
        games = known[person]["games"] + 1 if person in known else 1
        row |= {"before": shown(*old), "after": shown(new.mu, new.sigma)}
        values = {"mu": float(new.mu), "sigma": float(new.sigma), "games": games}
        ratings.append({"person_id": person, "game": game, **values})
    return ratings
