"""Looking back: replays, sagas in and out, forks, and the check of the shuffles."""

from __future__ import annotations

import secrets
from typing import Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import PlainTextResponse

from meadhall import reviewed
from meadhall.engine import Game
from meadhall.engine.history import UNDO
from meadhall.engine.saga import read_header, reading
from meadhall.games import find_rules
from meadhall.server import about
from meadhall.server.ended import Ended
from meadhall.server.models import (
    Event,
    Fork,
    Import,
    Replay,
    ReviewInfo,
    ReviewPoint,
    SeatChoice,
    TableInfo,
    Verification,
    View,
)
from meadhall.server.names import neat_or_none
from meadhall.server.people import Guest, PersonId, TheHall, address_of
from meadhall.server.problems import ERRORS, Problem, language_of
from meadhall.server.record import as_it_stood, stops
from meadhall.server.retell import go_on
from meadhall.server.routes.tables import my_name, seated
from meadhall.server.seats import Seat, chosen, level_named
from meadhall.server.slowly import slowly
from meadhall.server.tables import Table
from meadhall.text import Texts

router = APIRouter(prefix="/api", tags=["sagas"], responses=ERRORS)


def open_book(table: Table, person_id: int | None) -> None:
    """Raises unless the person may have what is hidden at this table: after the end, where the game cannot go on, or as the only person there."""
    table.watchable(person_id)
    ended = table.status == "over" or (table.status == "broken" and table.mine(person_id))
    if ended or (table.solo and person_id == table.host_id):
        return
    raise Problem("not-solo" if table.mine(person_id) else "game-running")


def standing(table: Table, at: int) -> Game[Any]:
    """The game at the question that was open after `at` answers."""
    if at > table.game.position:
        raise Problem("bad-position", {"given": at, "first": 0, "last": table.game.position})
    return as_it_stood(table.game, at)


@router.get("/tables/{table_id}/replay")
async def replay(
    hall: TheHall,
    who: Guest,
    table_id: str,
    at: int | None = Query(None, ge=0, le=2**31),
    seat: int | None = Query(None, ge=0, le=15),
    since: int = Query(0, ge=0, le=2**31),
) -> Replay:
    """The table at the question that was open after `at` answers, with the eyes of a seat: my own while the game runs, any after the end."""
    table = await hall.table(table_id)
    table.watchable(who.person_id)
    game = table.game
    eyes: list[int | None] = list(range(game.seats)) if game.over else list(table.mine(who.person_id))
    if seat is not None and seat not in eyes:
        table.seat(seat)
        raise Problem("not-your-seat")
    then = standing(table, game.position if at is None else at)
    return Replay(
        at=then.position,
        length=game.position,
        stops=stops(game),
        seat=seat,
        seats=[*eyes, None],
        view=View(**then.view(seat)),
        events=[Event(**event) for event in then.events(seat, since, spans=True)],
    )


@router.get("/tables/{table_id}/saga", response_class=PlainTextResponse)
async def saga(hall: TheHall, who: Guest, table_id: str) -> PlainTextResponse:
    """The saga of a table. While the game runs, without its seed and only for the one person at the table."""
    table = await hall.table(table_id)
    open_book(table, who.person_id)
    await table.show_hidden("saga")
    text = table.saga(sealed=await about.seed(hall, table) is None)
    name = f"{table.game.rules.id}-{table.id}.saga"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


@router.post("/import", status_code=201)
async def bring(request: Request, hall: TheHall, person_id: PersonId, given: Import) -> TableInfo:
    """A new table from a saga: a finished game to look at, or a running one to play on."""
    await hall.spend(person_id, address_of(request), "imports", len(given.saga.encode()))
    seed = secrets.token_hex(16)
    found = await hall.readers.check(given.saga)
    if not found.good:
        raise Problem("bad-saga", {"detail": found.detail}, line=found.line or None)
    game = go_on(await slowly(reading(given.saga, find_rules)), seed)
    if given.seats is not None:
        if len(given.seats) != game.seats:
            raise Problem(
                "bad-seats",
                {"game": game.rules.id, "least": game.seats, "most": game.seats, "given": len(given.seats)},
            )
        seats = await seated(hall, person_id, given.seats, given.name)
    else:
        named = found.names
        others = [
            Seat(n, None, neat_or_none(named.get(n, "")), level_named(None), False)
            for n in range(1, game.seats)
        ]
        mine = await my_name(hall, person_id, given.name)
        seats = [*chosen([SeatChoice(kind="me")], person_id, mine), *others]
    table = await hall.create(game, seats, person_id, seed=seed, origin=given.saga)
    return await about.info(hall, table, person_id, language_of(request))


@router.post("/tables/{table_id}/fork", status_code=201)
async def fork(request: Request, hall: TheHall, person_id: PersonId, table_id: str, given: Fork) -> TableInfo:
    """Go on from any point with other dice, against bots, at a table of its own."""
    table = await hall.table(table_id)
    open_book(table, person_id)
    await table.show_hidden("saga")
    await hall.spend(person_id, address_of(request), "tables")
    game = table.game
    if isinstance(game, Ended):
        raise Problem("older-rules", {"version": game.pin.version})
    at = standing(table, given.at).position
    mine = table.mine(person_id)
    own = table.seat(given.seat if given.seat is not None else mine[0] if mine else 0).seat
    seed, level = secrets.token_hex(16), level_named(given.level)
    branch = game.fork(at, seed)
    name = await my_name(hall, person_id, None)
    seats = [
        Seat(n, person_id, name, None, False)
        if n == own
        else Seat(n, None, table.seats[n].name, level, False)
        for n in range(game.seats)
    ]
    made = await hall.create(
        branch,
        seats,
        person_id,
        seed=seed,
        origin=branch.saga(),
        parent=None if game.over else table.id,
        previews=table.row["previews"],
    )
    return await about.info(hall, made, person_id, language_of(request))


def named(table: Table, lang: str) -> Texts:
    """The words of the game; who has no name is called after the clan or Hero, as at the table."""
    words = Texts(table.game.rules, lang)
    called = table.game.view(None)["facts"].get("called") or [None] * len(table.seats)
    words.names = [
        seat.name or (words.label(own) if own else "") for seat, own in zip(table.seats, called, strict=False)
    ]
    return words


@router.get("/tables/{table_id}/review")
async def review(request: Request, hall: TheHall, who: Guest, table_id: str) -> ReviewInfo:
    """How the chances went, what the dice did, and which decisions turned the game. The first who asks sets it going."""
    table = await hall.table(table_id)
    table.watchable(who.person_id)
    if not table.game.over:
        raise Problem("game-running")
    if isinstance(table.game, Ended):
        raise Problem("review-of-old-rules", {"version": table.game.pin.version})
    found, working = hall.reviews.of(table.id, table.saga(sealed=False))
    if found is None:
        return ReviewInfo(state="working" if working else "failed", curve=[], seats=[], points=[])
    words = named(table, language_of(request))
    return ReviewInfo(
        state="done",
        curve=[[position, *(round(each, 3) for each in chances)] for position, chances in found.curve],
        seats=reviewed.seats(words, found),
        points=[ReviewPoint(**point._asdict()) for point in reviewed.turning_points(words, found)],
    )


@router.get("/tables/{table_id}/verify")
async def verify(request: Request, hall: TheHall, who: Guest, table_id: str) -> Verification:
    """Were the dice honest? Every throw is computed again from the seed, and the seed against what was promised."""
    table = await hall.table(table_id)
    table.watchable(who.person_id)
    lang = language_of(request)
    seed = await about.seed(hall, table)
    if seed is None:
        raise Problem("seed-unknown" if not table.commitment else "seed-sealed")
    text = table.saga(sealed=False)
    throws = sum(1 for line in text.splitlines() if line.split()[1:2] == ["*"] and UNDO not in line)
    if isinstance(table.game, Ended):  # what the dice were asked is known to the rules of its day only
        ok = read_header(text)[0].commit == table.commitment
        verdict = Problem("shuffles-promised", {"version": table.game.pin.version})
    else:
        table.verified = table.verified or await hall.readers.check(text)
        ok, verdict = table.verified.good, Problem("shuffles-true", {"throws": throws})
        if not ok:
            verdict = Problem("bad-saga", {"detail": table.verified.detail}, line=table.verified.line or None)
    return Verification(
        ok=ok, sentence=verdict.info(lang).sentence, commitment=table.commitment, seed=seed, throws=throws
    )
