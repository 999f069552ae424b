"""What the client asks of a page: the same paths and answers as a hall's (server/routes), as far as they need the rules."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import parse_qs, unquote

from meadhall.engine import EngineError, MeadhallError
from meadhall.page import passing
from meadhall.page.house import Page
from meadhall.table import about, deeds, trials
from meadhall.table.encoding import dumps, loads
from meadhall.table.ended import Ended
from meadhall.table.laying import on_shelf, rules_of
from meadhall.table.log import log
from meadhall.table.names import neat
from meadhall.table.problems import Problem
from meadhall.table.seats import Chosen
from meadhall.table.table import Table

QUESTION = 300
MOST = 16


class Asked:
    """A request: what was given with it, checked where it is taken out."""

    def __init__(self, page: Page, person_id: int, lang: str, query: dict[str, str], body: Any) -> None:
        self.page = page
        self.person_id = person_id
        self.lang = lang
        self.query = query
        self.body: dict[str, Any] = body if isinstance(body, dict) else {}

    def number(self, name: str, default: int | None = None) -> int | None:
        """A number of the query or of the body."""
        given = self.query[name] if name in self.query else self.body.get(name)
        if given is None:
            return default
        if isinstance(given, str) and given.isdecimal():
            given = int(given)
        if type(given) is not int or not 0 <= given <= 2**31:
            raise Problem("bad-request", {"where": name, "detail": "expected a number"})
        return given

    def word(self, name: str, longest: int = 80) -> str | None:
        """A word of the body."""
        given = self.body.get(name)
        if given is None:
            return None
        if not isinstance(given, str) or len(given) > longest:
            raise Problem("bad-request", {"where": name, "detail": "expected a few words"})
        return given

    def name(self) -> str | None:
        """A name that somebody wants to go by."""
        given = self.word("name")
        try:
            return given and neat(given)
        except ValueError as error:
            raise Problem("bad-request", {"where": "name", "detail": str(error)}) from None

    def choices(self) -> list[Chosen]:
        """Who shall sit where."""
        given = self.body.get("seats") or []
        if not isinstance(given, list) or len(given) > MOST:
            raise Problem("bad-request", {"where": "seats", "detail": "expected a list of seats"})
        found = []
        for each in given:
            kind = each.get("kind") if isinstance(each, dict) else None
            if kind not in ("me", "bot", "open"):
                raise Problem("bad-request", {"where": "seats", "detail": "expected a list of seats"})
            own = Asked(self.page, self.person_id, self.lang, {}, each)
            found.append(Chosen(kind, own.word("level"), own.name()))
        return found

    def options(self) -> dict[str, object]:
        """The options of a table."""
        given = self.body.get("options") or {}
        if not isinstance(given, dict):
            raise Problem("bad-request", {"where": "options", "detail": "expected options"})
        return given

    async def told(self, table: Table) -> dict[str, Any]:
        """A table, as I may know it."""
        return await about.info(self.page, table, self.person_id, self.lang)


Route = Callable[..., Awaitable[Any]]


async def rename(asked: Asked) -> Any:
    name = asked.name()
    if name is None:
        raise Problem("bad-request", {"where": "name", "detail": "a new name is needed"})
    await asked.page.store.set_person(asked.person_id, name=name)
    return None


async def fitting(asked: Asked, game: str) -> Any:
    on_shelf(game)
    await asked.page.need(game)
    choices, problem = deeds.fitting(game, asked.number("seats", 1) or 1, asked.options())
    return {"choices": choices, "problem": "" if problem is None else problem.info(asked.lang)}


async def lay(asked: Asked) -> Any:
    game = asked.word("game") or ""
    on_shelf(game)
    await asked.page.need(game)
    table = await deeds.lay(
        asked.page,
        asked.person_id,
        rules_of(game),
        asked.choices(),
        asked.options(),
        name=asked.name(),
        previews="costs" if asked.body.get("previews") == "costs" else "all",
        lesson=asked.word("lesson"),
    )
    return await asked.told(table)


async def one(asked: Asked, table_id: str) -> Any:
    return await asked.told(await asked.page.table(table_id))


async def change_seat(asked: Asked, table_id: str, seat: str) -> Any:
    page, table = asked.page, await asked.page.table(table_id)
    chair, change = table.seat(int(seat)), asked.word("change") or ""
    values = deeds.seat_values(
        table, chair, asked.person_id, change, asked.word("level"), asked.name(), asked.word("asks")
    )
    await table.set_seat(chair.seat, **values)
    await deeds.tell_change(page, table, chair, asked.person_id, change)
    page.bridge.rang(table_id)
    return await asked.told(table)


async def rematch(asked: Asked, table_id: str) -> Any:
    table = await asked.page.table(table_id)
    return await asked.told(await deeds.rematch(asked.page, table, asked.person_id))


async def replay(asked: Asked, table_id: str) -> Any:
    table = await asked.page.table(table_id)
    at, seat, since = asked.number("at"), asked.number("seat"), asked.number("since", 0)
    then, events, steps = deeds.replay(
        table, asked.person_id, at, seat, since or 0, asked.number("steps", 0) or 0
    )
    return {**then, "steps": list(steps), "events": list(events)}


async def saga(asked: Asked, table_id: str) -> Any:
    return await deeds.saga(asked.page, await asked.page.table(table_id), asked.person_id)


async def bring(asked: Asked) -> Any:
    text = asked.word("saga", 1 << 20) or ""
    choices = asked.choices() if asked.body.get("seats") is not None else None
    return await asked.told(await deeds.bring(asked.page, asked.person_id, text, choices, asked.name()))


async def fork(asked: Asked, table_id: str) -> Any:
    table = await asked.page.table(table_id)
    deeds.open_book(table, asked.person_id)
    await table.show_hidden("saga")
    made = await deeds.fork(
        asked.page, table, asked.person_id, asked.number("at", 0) or 0, asked.number("seat"), None
    )
    return await asked.told(made)


async def try_out(asked: Asked, table_id: str) -> Any:
    table = await asked.page.table(table_id)
    made = await trials.try_out(asked.page, table, asked.person_id, asked.number("seat", 0) or 0)
    return await asked.told(made)


async def verify(asked: Asked, table_id: str) -> Any:
    ok, verdict, told = await deeds.verify(asked.page, await asked.page.table(table_id))
    return {"ok": ok, "sentence": verdict.info(asked.lang), **told}


async def report(asked: Asked, table_id: str) -> Any:
    table = await asked.page.table(table_id)
    decision = asked.number("decision", table.game.decision) or 0
    return {"id": asked.page.report(table, asked.word("text", 5000) or "", decision)}


async def review(asked: Asked, table_id: str) -> Any:
    """Kept for as long as the page is open; asked for in another language, it is told anew."""
    page, table = asked.page, await asked.page.table(table_id)
    if not table.game.over:
        raise Problem("game-running")
    if isinstance(table.game, Ended):
        raise Problem("review-of-old-rules", {"version": table.game.pin.version})
    key = f"{table_id}/{asked.lang}"
    if key not in page.reviews:
        called = table.game.view(None)["facts"].get("called") or [None] * len(table.seats)
        try:
            page.reviews[key] = await page.bots.work(
                "review",
                game=table.game.rules.id,
                saga=table.saga(sealed=False),
                lang=asked.lang,
                names=list(table.names),
                called=called,
            )
        except Exception as error:
            log("review-failed", level="warning", why=str(error))
            return {"state": "failed", "curve": [], "seats": [], "points": []}
    return page.reviews[key]


async def looked_up(asked: Asked, kind: str, game: str) -> Any:
    on_shelf(game)
    question = asked.query.get("question", "")[:QUESTION]
    return await asked.page.bots.work(kind, game=game, question=question, lang=asked.lang)


async def answers(asked: Asked, game: str) -> Any:
    return await looked_up(asked, "answers", game)


async def found(asked: Asked, game: str) -> Any:
    return await looked_up(asked, "found", game)


async def horn(asked: Asked, table_id: str) -> Any:
    """The table as it is passed on."""
    return await passing.fill(asked.page, await asked.page.table(table_id))


async def take_horn(asked: Asked) -> Any:
    """Go on with a table that was passed on."""
    text = asked.word("horn", passing.LARGEST) or ""
    return await asked.told(await passing.take(asked.page, text, asked.number("seat")))


async def pace(asked: Asked) -> Any:
    """How long each level of bots thinks on this machine."""
    return await asked.page.bots.work("warm", game="")


ROUTES: tuple[tuple[str, str, Route], ...] = (
    ("PUT", "me", rename),
    ("POST", "games/([^/]+)/options", fitting),
    ("GET", "rules/([^/]+)/answers", answers),
    ("GET", "cards/([^/]+)/found", found),
    ("POST", "tables", lay),
    ("GET", "tables/([^/]+)", one),
    ("POST", r"tables/([^/]+)/seats/(\d{1,2})", change_seat),
    ("POST", "tables/([^/]+)/rematch", rematch),
    ("GET", "tables/([^/]+)/replay", replay),
    ("GET", "tables/([^/]+)/saga", saga),
    ("GET", "tables/([^/]+)/verify", verify),
    ("GET", "tables/([^/]+)/review", review),
    ("GET", "tables/([^/]+)/horn", horn),
    ("POST", "tables/([^/]+)/fork", fork),
    ("POST", "tables/([^/]+)/try", try_out),
    ("POST", "tables/([^/]+)/report", report),
    ("POST", "import", bring),
    ("POST", "horn", take_horn),
    ("GET", "pace", pace),
)


async def answer(page: Page, method: str, path: str, body: str, lang: str) -> tuple[int, str]:
    """Status and JSON (or text) for a request."""
    try:
        return 200, await _answer(page, method, path, body, lang)
    except Problem as error:
        problem = error
    except page.store.errors as error:
        log("storage", level="warning", why=str(error))
        problem = Problem("storage")
    except (MeadhallError, EngineError) as error:
        problem = Problem("bad-request", {"where": "message", "detail": str(error)})
    except Exception as error:
        log("server-error", level="error", error=error)
        problem = Problem("server-error")
    return problem.status, dumps({"error": problem.info(lang)})


async def _answer(page: Page, method: str, path: str, body: str, lang: str) -> str:
    where, _, query = path.removeprefix("/api/").partition("?")
    given = {name: values[-1] for name, values in parse_qs(query).items()}
    asked = Asked(page, await page.person_id(), lang, given, loads(body) if body else None)
    for wanted, pattern, route in ROUTES:
        match = re.fullmatch(pattern, where)
        if match is not None and wanted == method:
            told = await route(asked, *map(unquote, match.groups()))
            return told if isinstance(told, str) else dumps(told)
    raise Problem("not-found")
