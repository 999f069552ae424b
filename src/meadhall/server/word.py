"""Word reaches people who are away: one message for the decisions they owe, some seconds after the first, and none for a table that is open before them."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import RowMapping, delete, insert, select
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from meadhall.games import find_rules
from meadhall.server import schema as t
from meadhall.server.herald import GONE, Herald, Roads
from meadhall.server.problems import HERE as FOLDER
from meadhall.server.storage import HERE, STORAGE_ERRORS
from meadhall.table.log import log
from meadhall.table.problems import Problem
from meadhall.text import Texts, bundle

if TYPE_CHECKING:
    from meadhall.server.hall import Hall

KEY = "push"
MOST = 20
"""So many browsers of one person are told."""


class Owed(NamedTuple):
    """A decision that somebody owes."""

    table_id: str
    seat: int
    decision: int


class Word:
    """Gathers what people owe, and sends it."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._owed: dict[int, dict[str, Owed]] = {}
        settings = hall.settings
        self.herald = Herald(Roads(settings.notify_hosts, settings.private_webhooks))

    def stop(self) -> None:
        """No more word."""
        self.herald.stop()

    async def owe(self, person_id: int, owed: Owed) -> None:
        """Somebody owes a decision; word is sent when a while has passed, with what else is owed by then."""
        waiting = self._owed.setdefault(person_id, {})
        first = not waiting
        waiting[owed.table_id] = owed
        if not first:
            return
        await asyncio.sleep(self._hall.settings.notify_seconds)
        told = self._owed.pop(person_id)
        try:
            await self._tell(person_id, list(told.values()))
        except (*STORAGE_ERRORS, Problem) as error:
            log("word-failed", level="warning", person=person_id, why=type(error).__name__)

    async def _tell(self, person_id: int, owed: list[Owed]) -> None:
        person = await self._hall.store.person(person_id)
        browsers = await self.browsers(person_id)
        if person is None or not (person["channel"] or browsers):
            return
        still = [one for one in owed if await self._still(one)]
        if not still or self._hall.closing:
            return
        title, lines = await self._message(still, person["lang"])
        if person["channel"]:
            said = [line for line, _ in lines]
            links = [f"{line}\n{link}" if link else line for line, link in lines]
            body = "\n".join(links if self._hall.settings.public_url else said)
            why = await self.herald.announce(person["channel"], title, body)
            log("word", person=person_id, by="channel", tables=len(still), why=why)
        if browsers:
            path = f"/table/{still[0].table_id}" if len(still) == 1 else "/"
            word = {
                "title": title,
                "body": "\n".join(line for line, _ in lines),
                "path": path,
                "tables": [one.table_id for one in still],
            }
            await self.push(person_id, browsers, word)

    async def _still(self, owed: Owed) -> bool:
        """Is the decision still owed, and the table not open before its player?"""
        table = await self._hall.table(owed.table_id)
        seat = table.seats[owed.seat]
        asked = owed.seat in table.game.waiting and table.game.decision == owed.decision
        if not asked or seat.kind != "person" or table.online(seat) or table.status != "running":
            return False
        where = (t.seats.c.table_id == owed.table_id) & (t.seats.c.seat == owed.seat)
        there = await self._hall.store.one(select(t.seats.c.away).where(where))  # perhaps in another process
        return there is not None and there["away"] != HERE

    async def _message(self, owed: list[Owed], lang: str) -> tuple[str, list[tuple[str, str]]]:
        """The title, and a line with its link for each table."""
        lines = []
        for one in owed:
            table = await self._hall.table(one.table_id)
            game = Texts(find_rules(table.game.rules.id), lang)
            named = [seat.name for seat in table.seats if seat.name and seat.seat != one.seat]
            title = game.say("game-title") if game.has("game-title") else table.game.rules.id
            home = self._hall.settings.public_url
            link = f"{home}/table/{one.table_id}" if home else ""
            key = "word-table" if named else "word-alone"
            lines.append((said(key, lang, game=title, names=", ".join(named)), link))
        return said("word-title", lang, tables=len(owed)), lines

    # by push

    async def browsers(self, person_id: int) -> list[RowMapping]:
        """The browsers of a person that want to be told."""
        query = select(t.pushes).where(t.pushes.c.person_id == person_id).order_by(t.pushes.c.created)
        return list(await self._hall.store.all(query.limit(MOST)))

    async def push(self, person_id: int, browsers: list[RowMapping], word: dict[str, Any]) -> int:
        """Tell the browsers of a person; how many services took it. One that is gone is forgotten."""
        key, _ = await self.keys()
        home = self._hall.settings.public_url
        sender = home if home.startswith("https://") else "mailto:hall@localhost"
        taken = 0
        for row in browsers:
            keys = {"p256dh": row["p256dh"], "auth": row["auth"]}
            status = await self.herald.push({"endpoint": row["endpoint"], "keys": keys}, word, key, sender)
            log("word", person=person_id, by="push", status=status)
            taken += 200 <= status < 300
            if status in GONE:
                await self.forget(person_id, row["endpoint"])
        return taken

    async def keep(self, person_id: int, endpoint: str, p256dh: str, auth: str) -> None:
        """A browser wants to be told."""
        values = {
            "endpoint": endpoint,
            "person_id": person_id,
            "p256dh": p256dh,
            "auth": auth,
            "created": time.time(),
        }
        async with self._hall.store.transaction() as connection:
            await connection.execute(delete(t.pushes).where(t.pushes.c.endpoint == endpoint))
            await connection.execute(insert(t.pushes), values)

    async def forget(self, person_id: int, endpoint: str) -> None:
        """A browser does not want to be told any more."""
        mine = (t.pushes.c.person_id == person_id) & (t.pushes.c.endpoint == endpoint)
        async with self._hall.store.transaction() as connection:
            await connection.execute(delete(t.pushes).where(mine))

    async def keys(self) -> tuple[str, str]:
        """The hall's own keys for Web Push, private and public; made once, for all its processes."""
        store = self._hall.store
        query = select(t.secrets.c.value).where(t.secrets.c.name == KEY)
        found = await store.one(query)
        if found is None:
            made = await self.herald.new_key()
            if made is None:
                raise Problem("busy")
            make = postgresql_insert(t.secrets) if store.postgres else sqlite_insert(t.secrets)
            values = {"name": KEY, "value": "\n".join(reversed(made))}
            async with store.transaction() as connection:
                await connection.execute(make.values(values).on_conflict_do_nothing())
            found = await store.one(query)
        public, _, private = str(found["value"] if found else "").partition("\n")
        return private, public


def said(key: str, lang: str, **params: str | int) -> str:
    """A sentence for somebody who is away."""
    texts = bundle(FOLDER / "said", lang)
    pattern = texts.get_message(key).value
    assert pattern is not None
    words, _ = texts.format_pattern(pattern, params)
    return str(words)
