"""What was: my history, results and ratings, whom I met, the wall of sagas, and what I noted down at a table."""

from __future__ import annotations

import time
from collections import Counter
from typing import Annotated, Literal

from fastapi import APIRouter, Query
from pydantic import BaseModel, StringConstraints
from sqlalchemy import case, func, select
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from meadhall.games import SHELF, find_rules
from meadhall.server import results
from meadhall.server import schema as t
from meadhall.server.hall import Hall
from meadhall.server.models import Given, InBoth
from meadhall.server.people import Guest, PersonId, TheHall
from meadhall.server.problems import ERRORS
from meadhall.table.seats import moment
from meadhall.text import LANGUAGES, MissingText, Texts

router = APIRouter(prefix="/api", tags=["record"], responses=ERRORS)

Game = Annotated[str | None, Query(max_length=40)]
Skip = Annotated[int, Query(ge=0, le=1_000_000)]
FAVOURITES = 5
RIVALS = 50
FAR = 1_000_000
"""Where nobody came second nothing was close."""
Counts = Literal["rated", "bots", "alone", "left", "together", "fork", "seen", "rewound"]


class SeatResult(BaseModel):
    """How a seat fared. `name` may be empty: nobody had one, or has left the hall for good."""

    seat: int
    name: str
    mine: bool
    bot: bool
    score: int
    place: int
    won: bool
    called: InBoth | None
    before: int | None
    after: int | None


class PastGame(BaseModel):
    """A finished game. `counts`: it was rated, or why not; `there`: its table can still be looked at; `listed`: it hangs on the wall."""

    table: str
    game: str
    at: str
    answers: int
    counts: Counts
    there: bool
    host: bool
    listed: bool
    seats: list[SeatResult]


class Favourite(BaseModel):
    """A clan or Hero that somebody has played."""

    called: InBoth
    played: int
    won: int


class GameResults(BaseModel):
    """How somebody has fared in a game. `rating`: null until a game was rated; `rank` among `rated` people of the hall.

    `together`: all win or all lose, and nobody is rated.
    """

    game: str
    together: bool
    played: int
    won: int
    rating: int | None
    games: int
    rank: int
    rated: int
    favourites: list[Favourite]


class Rival(BaseModel):
    """Somebody I played against: who ended ahead of whom, and in how many games together."""

    name: str
    games: int
    ahead: int
    behind: int


class MyResults(BaseModel):
    games: list[GameResults]
    rivals: list[Rival]


class Notes(BaseModel):
    text: str


class NotesGiven(Given):
    text: Annotated[str, StringConstraints(max_length=4000, pattern=r"^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$")]


# history


@router.get("/me/history")
async def history(
    hall: TheHall,
    who: Guest,
    game: Game = None,
    skip: Skip = 0,
    limit: Annotated[int, Query(ge=1, le=100)] = 20,
) -> list[PastGame]:
    """The games that I have finished, the newest first."""
    mine = select(t.results.c.table_id, func.max(t.results.c.at).label("at")).where(
        t.results.c.person_id == (who.person_id or 0)
    )
    if game is not None:
        mine = mine.where(t.results.c.game == game)
    mine = mine.group_by(t.results.c.table_id).order_by(func.max(t.results.c.at).desc(), t.results.c.table_id)
    found = await hall.store.all(mine.offset(skip).limit(limit))
    return await _games(hall, [row["table_id"] for row in found], who.person_id)


async def _games(hall: Hall, ids: list[str], person_id: int | None) -> list[PastGame]:
    query = select(t.results).where(t.results.c.table_id.in_(ids)).order_by(t.results.c.seat)
    seats: dict[str, list[SeatResult]] = {table_id: [] for table_id in ids}
    some = {}
    for row in await hall.store.all(query):
        some[row["table_id"]] = row
        seats[row["table_id"]].append(
            SeatResult(
                mine=person_id is not None and row["person_id"] == person_id,
                called=_named(row["game"], row["called"]),
                **{name: row[name] for name in ("seat", "name", "bot", "score", "place", "won")},
                before=row["before"],
                after=row["after"],
            )
        )
    tables = {row["id"]: row for row in await hall.store.tables(ids)}
    return [
        PastGame(
            table=table_id,
            game=some[table_id]["game"],
            at=moment(some[table_id]["at"]),
            answers=some[table_id]["answers"],
            counts=some[table_id]["counts"],
            there=table_id in tables,
            host=table_id in tables and tables[table_id]["host_id"] == person_id,
            listed=table_id in tables
            and bool(tables[table_id]["listed"])
            and bool(tables[table_id]["spectators"]),
            seats=seats[table_id],
        )
        for table_id in ids
    ]


def _named(game: str, called: str) -> InBoth | None:
    """The clan or Heroes of a seat in words; None if the game has none, or does not know them any more."""
    if not called or game not in SHELF:
        return None
    rules = find_rules(game)
    try:
        said = {
            lang: ", ".join(Texts(rules, lang).label(value) for value in called.split("+"))
            for lang in LANGUAGES
        }
    except MissingText:
        return None
    return InBoth(**said)


# results and ratings


@router.get("/me/record")
async def record(hall: TheHall, who: Guest) -> MyResults:
    """How I have fared: by game, by clan or Hero, and against whom."""
    me = who.person_id or 0
    own = select(t.results).where(t.results.c.person_id == me)
    rows = await hall.store.all(own.order_by(t.results.c.at))
    rated = {
        row["game"]: row for row in await hall.store.all(select(t.ratings).where(t.ratings.c.person_id == me))
    }
    games = []
    for game in sorted({row["game"] for row in rows}):
        mine = [row for row in rows if row["game"] == game]
        rating, rank, many = await _rank(hall, game, rated.get(game))
        games.append(
            GameResults(
                game=game,
                together=game in SHELF and find_rules(game).cooperative,
                played=len(mine),
                won=sum(bool(row["won"]) for row in mine),
                rating=rating,
                games=rated[game]["games"] if game in rated else 0,
                rank=rank,
                rated=many,
                favourites=_favourites(game, [(row["called"], bool(row["won"])) for row in mine]),
            )
        )
    return MyResults(games=games, rivals=await _rivals(hall, me))


async def _rank(hall: Hall, game: str, mine: object) -> tuple[int | None, int, int]:
    """My rating, my rank and how many have one."""
    worth = t.ratings.c.mu - 3 * t.ratings.c.sigma
    of_game = t.ratings.c.game == game
    many = await hall.store.one(select(func.count().label("many")).select_from(t.ratings).where(of_game))
    total = 0 if many is None else int(many["many"])
    if mine is None:
        return None, 0, total
    mu, sigma = mine["mu"], mine["sigma"]  # type: ignore[index]
    better = select(func.count().label("many")).select_from(t.ratings)
    above = await hall.store.one(better.where(of_game, worth > mu - 3 * sigma))
    return results.shown(mu, sigma), 1 + (0 if above is None else int(above["many"])), total


def _favourites(game: str, played: list[tuple[str, bool]]) -> list[Favourite]:
    times = Counter(called for called, _ in played if called)
    wins = Counter(called for called, won in played if called and won)
    out = []
    for called, count in sorted(times.items(), key=lambda each: (-each[1], -wins[each[0]], each[0])):
        said = _named(game, called)
        if said is not None:
            out.append(Favourite(called=said, played=count, won=wins[called]))
    return out[:FAVOURITES]


async def _rivals(hall: Hall, me: int) -> list[Rival]:
    """Whom I met at tables where people play against each other."""
    mine, other = t.results.alias(), t.results.alias()
    ahead = case((mine.c.place < other.c.place, 1), else_=0)
    behind = case((mine.c.place > other.c.place, 1), else_=0)
    query = (
        select(
            t.people.c.name,
            func.count().label("games"),
            func.sum(ahead).label("ahead"),
            func.sum(behind).label("behind"),
        )
        .select_from(mine)
        .join(other, (mine.c.table_id == other.c.table_id) & (mine.c.seat != other.c.seat))
        .join(t.people, t.people.c.id == other.c.person_id)
        .where(mine.c.person_id == me, other.c.person_id != me, mine.c.counts != "together")
        .group_by(t.people.c.id, t.people.c.name)
        .order_by(func.count().desc(), t.people.c.name)
    )
    return [Rival(**row) for row in await hall.store.all(query.limit(RIVALS))]


# the wall


@router.get("/wall")
async def wall(
    hall: TheHall,
    who: Guest,
    order: Literal["new", "high", "close", "long"] = "new",
    game: Game = None,
    skip: Skip = 0,
    limit: Annotated[int, Query(ge=1, le=100)] = 24,
) -> list[PastGame]:
    """Finished games that everybody in the hall may look at: the newest, those with the highest score, the closest, the longest."""
    high = func.max(case((t.results.c.place == 1, t.results.c.score)))
    second = func.max(case((t.results.c.place > 1, t.results.c.score)))
    orders = {
        "new": func.max(t.results.c.at).desc(),
        "high": func.coalesce(high, 0).desc(),
        "close": func.coalesce(high - second, FAR).asc(),
        "long": func.max(t.results.c.answers).desc(),
    }
    query = (
        select(t.results.c.table_id)
        .join(t.tables, t.tables.c.id == t.results.c.table_id)
        .where(t.tables.c.listed.is_(True), t.tables.c.spectators.is_(True), t.tables.c.closed == 0)
        .group_by(t.results.c.table_id)
        .order_by(orders[order], t.results.c.table_id)
    )
    if game is not None:
        query = query.where(t.results.c.game == game)
    found = await hall.store.all(query.offset(skip).limit(limit))
    return await _games(hall, [row["table_id"] for row in found], who.person_id)


# notes


@router.get("/tables/{table_id}/notes")
async def notes(hall: TheHall, who: Guest, table_id: str) -> Notes:
    """What I have noted down at a table; nobody else reads it."""
    table = await hall.table(table_id)
    table.watchable(who.person_id)
    mine = (t.notes.c.table_id == table_id) & (t.notes.c.person_id == (who.person_id or 0))
    found = await hall.store.one(select(t.notes.c.text).where(mine))
    return Notes(text="" if found is None else found["text"])


@router.put("/tables/{table_id}/notes")
async def note_down(hall: TheHall, person_id: PersonId, table_id: str, given: NotesGiven) -> Notes:
    """Note something down at a table, for my eyes only."""
    table = await hall.table(table_id)
    table.watchable(person_id)
    make = postgresql_insert(t.notes) if hall.store.postgres else sqlite_insert(t.notes)
    values = {"table_id": table_id, "person_id": person_id, "text": given.text, "at": time.time()}
    change = {"text": given.text, "at": values["at"]}
    write = make.values(values).on_conflict_do_update(index_elements=["table_id", "person_id"], set_=change)
    async with hall.store.transaction() as connection:
        await connection.execute(write)
    return Notes(text=given.text)
