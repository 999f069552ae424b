"""What people do with tables besides playing: lay them, change seats, play again, look back, fork, bring sagas."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from meadhall.engine import CHANCE, Game, MeadhallError, Rules, Value
from meadhall.engine.history import UNDO
from meadhall.engine.saga import read_header, reading
from meadhall.engine.view import happened, told
from meadhall.games import find_rules
from meadhall.lessons import find_lesson
from meadhall.table import about
from meadhall.table import seats as chairs
from meadhall.table.ended import Ended
from meadhall.table.house import House
from meadhall.table.laying import NAMES, OPPONENTS, checked_options, checked_seats, rules_of
from meadhall.table.names import neat_or_none
from meadhall.table.origin import is_trial
from meadhall.table.problems import Problem, of_table
from meadhall.table.record import as_it_stood, stops
from meadhall.table.retell import go_on
from meadhall.table.seats import DEFAULT_LEVEL, Choice, Chosen, Seat, chosen, level_named
from meadhall.table.slowly import slowly
from meadhall.table.steps import MOST as STEPS
from meadhall.table.steps import following
from meadhall.table.table import Table

# laying


def fitting(
    game: str, seats: int, options: Mapping[str, object]
) -> tuple[dict[str, list[Value]], Problem | None]:
    """Which choices fit a table for so many, with the other options as chosen; and what does not fit as it stands."""
    rules = rules_of(game)
    checked_seats(rules, seats)
    parsed = checked_options(rules, options)

    def fits(name: str, choice: Value) -> bool:
        return rules.why_not_table(seats, {**parsed, name: choice}) is None

    reason = rules.why_not_table(seats, parsed)
    choices = {
        name: [choice for choice in option.choices if fits(name, choice)]
        for name, option in rules.options.items()
    }
    return choices, None if reason is None else of_table(reason, rules)


async def my_name(house: House, person_id: int, given: str | None) -> str:
    """The name I go by; a new one is remembered, and who has none gets one: everybody at a table can be spoken to."""
    found = await house.store.person(person_id)
    name: str = given or (found["name"] if found is not None else "") or secrets.choice(NAMES)
    if found is not None and found["name"] != name:
        await house.store.set_person(person_id, name=name)
    return name


async def seated(
    house: House, person_id: int, choices: Sequence[Choice], name: str | None, rules: Rules[Any]
) -> list[Seat]:
    """The seats of a new table; at least one is mine."""
    if all(choice.kind != "me" for choice in choices):
        raise Problem("no-seat-of-mine")
    return chosen(choices, person_id, await my_name(house, person_id, name), rules)


async def lay(
    house: House,
    person_id: int,
    rules: Rules[Any],
    seats: Sequence[Choice],
    options: Mapping[str, object],
    *,
    name: str | None = None,
    spectators: bool = True,
    previews: str = "all",
    lesson: str | None = None,
) -> Table:
    """A new table. The game begins at once; open seats can be taken later."""
    if lesson is not None:
        return await _lay_lesson(house, rules, person_id, seats, options, name, lesson)
    if not seats:
        raise Problem("no-seat-of-mine")
    taken = await seated(house, person_id, seats, name, rules)
    return await house.create_new(rules, options, taken, person_id, spectators=spectators, previews=previews)


async def _lay_lesson(
    house: House,
    rules: Rules[Any],
    person_id: int,
    seats: Sequence[Choice],
    options: Mapping[str, object],
    name: str | None,
    wanted: str,
) -> Table:
    """The table of a lesson: the learner in his seat, easy bots in the others."""
    if seats or options:
        detail = "a lesson brings its own seats and options; leave them out"
        raise Problem("bad-request", {"where": "lesson", "detail": detail})
    try:
        lesson = find_lesson(rules, wanted)
    except MeadhallError as error:
        raise Problem("bad-request", {"where": "lesson", "detail": str(error)}) from None
    mine = await my_name(house, person_id, name)
    others = iter(bot for bot in OPPONENTS if bot != mine)
    taken = [
        Seat(seat, person_id, mine, None, False)
        if seat == lesson.seat
        else Seat(seat, None, next(others), lesson.bot, False)
        for seat in range(lesson.seats)
    ]
    return await house.create_lesson(lesson, taken, person_id)


# seats


def seat_values(
    table: Table,
    seat: Seat,
    person_id: int,
    change: str,
    level: str | None = None,
    name: str | None = None,
    asks: str | None = None,
) -> dict[str, Any]:
    """What a change does to a seat, or why it may not be."""
    host, own = person_id == table.host_id, seat.person_id == person_id
    if not host and not own:
        raise Problem("not-your-seat")
    if table.game.over and change != "rename":
        raise Problem("game-over")
    match change:
        case "bot":
            return {"level": level_named(level, table.game.rules)}
        case "person":
            if seat.resigned:
                raise Problem("seat-resigned")
            if seat.person_id is None:
                raise Problem("seat-not-person")
            return {"level": None}
        case "open":
            if not host:
                raise Problem("not-host")
            if seat.person_id is not None:
                raise Problem("seat-taken")
            return {"level": None, "name": ""}
        case "resign":
            if not own:
                raise Problem("not-your-seat")
            return {"level": level_named(level, table.game.rules), "resigned": True}
        case "asks":
            if not own:
                raise Problem("not-your-seat")
            if asks is None:
                raise Problem("bad-request", {"where": "asks", "detail": "when shall the seat be asked?"})
            return {"asks": asks}
        case "rename":
            if not own:
                raise Problem("not-your-seat")
            if name is None:
                raise Problem("bad-request", {"where": "name", "detail": "a new name is needed"})
            return {"name": name}
        case _:
            raise Problem("bad-request", {"where": "change", "detail": "no such change of a seat"})


async def tell_change(house: House, table: Table, seat: Seat, person_id: int, change: str) -> None:
    """Everybody hears of it, and bots that are asked now think."""
    key = {"bot": "hands" if seat.person_id == person_id else "bot", "person": "back", "resign": "resigned"}
    if change in key and seat.person_id is not None:
        await table.note(key[change], name=seat.name)
    house.driver.drive(table)


async def rematch(house: House, table: Table, person_id: int) -> Table:
    """The same game with the same people and bots again, once everybody who did not resign wants it; else the same table."""
    if not table.mine(person_id):
        raise Problem("not-your-seat")
    if not table.game.over:
        raise Problem("game-running")
    next_id = table.row["next_id"]
    if next_id is None:
        people = {s.person_id for s in table.seats if s.person_id is not None and not s.resigned}
        want = (chairs.people_in(table.row["again"]) & people) | {person_id}
        if not want >= people:
            if person_id not in chairs.people_in(table.row["again"]):
                await house.store.set_table(table.id, again=chairs.as_text(want))
                await table.refresh_seats()
                await table.note("rematch", by=next(s.name for s in table.seats if s.person_id == person_id))
            return table
        seats = [
            Seat(s.seat, s.person_id, s.name, None, False)
            if s.person_id in want
            else Seat(s.seat, None, s.name, s.level or DEFAULT_LEVEL, False)
            for s in table.seats
        ]
        again = await house.create_new(
            table.game.rules,
            json.loads(table.row["options"]),
            seats,
            table.host_id,
            spectators=bool(table.row["spectators"]),
            previews=table.row["previews"],
        )
        await house.store.set_next(table.id, again.id)
        await table.refresh_seats()
        next_id = table.row["next_id"]
    return await house.table(next_id)


# looking back


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


def replay(
    table: Table, person_id: int | None, at: int | None, seat: int | None, since: int, steps: int = 0
) -> tuple[dict[str, Any], Iterator[dict[str, Any]], Iterator[dict[str, Any]]]:
    """The table at the question that was open after `at` answers, with the eyes of a seat: my own while the game runs, any after the end.

    And what happened until then, of which there may be thousands, and the next `steps` questions, each of which takes a millisecond.
    """
    table.watchable(person_id)
    game = table.game
    eyes: list[int | None] = list(range(game.seats)) if game.over else list(table.mine(person_id))
    if seat is not None and seat not in eyes:
        table.seat(seat)
        raise Problem("not-your-seat")
    then = standing(table, game.position if at is None else at)
    if isinstance(then, Ended):
        events = iter(then.events(seat, since, spans=True))
    else:
        events = (told(event, seat) for event in happened(then, since))
    now = {
        "at": then.position,
        "length": game.position,
        "stops": stops(game),
        "seat": seat,
        "seats": [*eyes, None],
        "view": then.view(seat),
    }
    return now, events, following(game, then, seat, min(steps, STEPS))


async def saga(house: House, table: Table, person_id: int | None) -> str:
    """The saga of a table. While the game runs, without its seed and only for the one person at the table."""
    open_book(table, person_id)
    await table.show_hidden("saga")
    return table.saga(sealed=await about.seed(house, table) is None)


async def bring(
    house: House, person_id: int, text: str, choices: Sequence[Choice] | None, name: str | None
) -> Table:
    """A new table from a saga: a finished game to look at, or a running one to play on."""
    seed = secrets.token_hex(16)
    found = await house.check(text)
    if not found.good:
        raise Problem("bad-saga", {"detail": found.detail}, line=found.line or None)
    game = go_on(await slowly(reading(text, find_rules)), seed)
    if choices is not None:
        if len(choices) != game.seats:
            raise Problem(
                "bad-seats",
                {"game": game.rules.id, "least": game.seats, "most": game.seats, "given": len(choices)},
            )
        seats = await seated(house, person_id, choices, name, game.rules)
    else:
        told = [neat_or_none(found.names.get(n, "")) for n in range(game.seats)]
        others = [Seat(n, None, told[n], DEFAULT_LEVEL, False) for n in range(1, game.seats)]
        # what is over stays as it was told: whoever played it is named, not whoever looks at it
        mine = (told[0] if game.over else "") or await my_name(house, person_id, name)
        seats = [*chosen([Chosen("me")], person_id, mine, game.rules), *others]
    return await house.create(game, seats, person_id, seed=seed, origin=text)


async def fork(
    house: House, table: Table, person_id: int, at: int, seat: int | None, level: str | None
) -> Table:
    """Go on from any point with other dice, against bots, at a table of its own."""
    game = table.game
    if isinstance(game, Ended):
        raise Problem("older-rules", {"version": game.pin.version})
    if is_trial(table.row["origin"]):
        raise Problem("trial-no-saga")
    where = standing(table, at).position
    mine = table.mine(person_id)
    own = table.seat(seat if seat is not None else mine[0] if mine else 0).seat
    seed, bot = secrets.token_hex(16), level_named(level, game.rules)
    branch = game.fork(where, seed)
    name = await my_name(house, person_id, None)
    seats = [
        Seat(n, person_id, name, None, False) if n == own else Seat(n, None, table.seats[n].name, bot, False)
        for n in range(game.seats)
    ]
    return await house.create(
        branch,
        seats,
        person_id,
        seed=seed,
        origin=branch.saga(),
        parent=None if game.over else table.id,
        previews=table.row["previews"],
    )


async def verify(house: House, table: Table) -> tuple[bool, Problem, dict[str, Any]]:
    """Were the dice honest? Every throw is computed again from the seed, and the seed against what was promised."""
    seed = await about.seed(house, table)
    if seed is None:
        raise Problem("seed-unknown" if not table.commitment else "seed-sealed")
    if isinstance(table.game, Ended):  # what the dice were asked is known to the rules of its day only
        text = table.saga(sealed=False)
        throws = sum(1 for line in text.splitlines() if line.split()[1:2] == ["*"] and UNDO not in line)
        ok = read_header(text)[0].commit == table.commitment
        verdict = Problem("shuffles-promised", {"version": table.game.pin.version})
    else:
        throws = sum(1 for answer in table.game.journal or () if answer.seat == CHANCE and answer.key != UNDO)
        table.verified = table.verified or await house.check(table.saga(sealed=False))
        ok, verdict = table.verified.good, Problem("shuffles-true", {"throws": throws})
        if not ok:
            verdict = Problem("bad-saga", {"detail": table.verified.detail}, line=table.verified.line or None)
    return ok, verdict, {"commitment": table.commitment, "seed": seed, "throws": throws}
