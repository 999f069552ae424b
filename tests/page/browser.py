"""What a browser offers to a page's workers, in memory: the shelf, the other worker, the lines."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from meadhall.engine.subset import named
from meadhall.page.engine import Engine
from meadhall.page.thinker import Thinker
from tests.overlay import View, fill_in

Message = dict[str, Any]


class Shelf:
    """Tables as IndexedDB would keep them. `full`: nothing can be stored any more."""

    def __init__(self, person_id: int = 7) -> None:
        self.tables: dict[str, Any] = {}
        self.kept_rows: dict[tuple[str, int], str] = {}
        self.lines: list[Any] = []
        self.me = {"id": person_id, "name": "Ragna"}
        self.full = False

    def _room(self) -> None:
        if self.full:
            raise RuntimeError("QuotaExceededError")

    async def append(self, table_id: str, number: int, row: str, card: str) -> bool:
        self._room()
        if (table_id, number) in self.kept_rows:
            return False
        self.kept_rows[table_id, number] = row
        self.tables[table_id]["card"] = json.loads(card)
        return True

    async def rows(self, table_id: str, after: int) -> str:
        found = sorted(key for key in self.kept_rows if key[0] == table_id and key[1] > after)
        return "[" + ",".join(self.kept_rows[key] for key in found) + "]"

    async def table(self, table_id: str) -> str:
        return json.dumps(self.tables[table_id]) if table_id in self.tables else ""

    async def put(self, table_id: str, entry: str, rows: str) -> None:
        self._room()
        self.tables[table_id] = json.loads(entry)
        for row in json.loads(rows):
            self.kept_rows[table_id, row["number"]] = json.dumps(row)

    async def remove(self, table_id: str) -> None:
        self.tables.pop(table_id, None)
        self.kept_rows = {key: row for key, row in self.kept_rows.items() if key[0] != table_id}

    async def chat(self, table_id: str, after: int) -> str:
        return json.dumps([x for x in self.lines if x["table_id"] == table_id and x["id"] > after])

    async def say(self, line: str) -> None:
        self._room()
        self.lines.append({**json.loads(line), "id": len(self.lines) + 1})

    async def person(self) -> str:
        return json.dumps(self.me)

    async def set_person(self, person: str) -> None:
        self._room()
        self.me = json.loads(person)


class Browser(Shelf):
    """A browser with the page open once; `Browser.reload` closes the tab and opens it again."""

    def __init__(self, person_id: int = 7) -> None:
        super().__init__(person_id)
        self.needed: list[str] = []
        self.dead = False
        self.alone = True
        self.ended = 0
        self.slowness: asyncio.Event | None = None
        self.reload()

    def reload(self) -> None:
        self.heard: dict[int, list[Message]] = {}
        self.seen: dict[int, dict[int | None, View]] = {}
        self.codes: dict[int, int] = {}
        self._news = asyncio.Event()
        self.thinker = Thinker(self.need)
        self.engine = Engine(self)
        self._ref = 0

    async def need(self, pack: str) -> None:
        self.needed.append(pack)

    async def think(self, asked: str) -> str:
        if self.dead:
            raise RuntimeError("ended")
        if self.slowness is not None and json.loads(asked)["kind"] == "decide":
            await self.slowness.wait()
        return await self.thinker.do(asked)

    def end_thoughts(self) -> None:
        self.ended += 1

    def rang(self, table_id: str) -> None:
        pass

    def hold(self, table_id: str) -> None:
        self.engine.held(table_id, self.alone)

    def hear(self, line: int, texts: str) -> None:
        for message in json.loads(texts):
            if message["type"] == "position":
                fill_in(message, self.seen.setdefault(line, {}))
            self.heard.setdefault(line, []).append(message)
        self._news.set()

    def closed(self, line: int, code: int) -> None:
        self.codes[line] = code
        self._news.set()

    # what the client does

    async def call(self, method: str, path: str, body: Any = None, lang: str = "en") -> tuple[int, Any]:
        status, text = await self.engine.call(method, path, json.dumps(body) if body else "", lang)
        try:
            return status, json.loads(text)
        except ValueError:
            return status, text

    async def good(self, method: str, path: str, body: Any = None) -> Any:
        status, told = await self.call(method, path, body)
        assert status == 200, told
        return told

    async def sit(self, table_id: str, line: int = 1) -> None:
        await self.engine.open(line, table_id, "en")
        await self.until(lambda: bool(self.heard.get(line)))

    async def until(self, true: Any) -> None:
        async def wait() -> None:
            while not true():
                self._news.clear()
                await self._news.wait()

        await asyncio.wait_for(wait(), 60)

    async def tell(self, line: int = 1, **message: Any) -> Message:
        """Send a message, and what was answered to it."""
        self._ref += 1
        ref = self._ref
        await self.engine.say(line, json.dumps({**message, "ref": ref}))
        found: list[Message] = []

        def answered() -> bool:
            found[:] = [m for m in self.heard[line] if m.get("ref") == ref]
            return bool(found)

        await self.until(answered)
        if found[0]["type"] == "accepted":
            await self.until(lambda: self.position(line)["row"] >= found[0]["row"])
        return found[0]

    def position(self, line: int = 1) -> Message:
        return [m for m in self.heard[line] if m["type"] == "position"][-1]

    def question(self, line: int = 1) -> Message | None:
        position = self.position(line)
        waiting = [each["seat"] for each in position["waiting"]]
        return next((s["view"]["question"] for s in position["seats"] if s["seat"] in waiting), None)

    async def play(self, line: int = 1) -> Message:
        """Answer the open question of mine with something, once I am asked."""
        await self.until(lambda: self.question(line) is not None or self.over(line))
        question = self.question(line)
        if question is None:
            return {"type": "over"}
        given = {"seat": question["seat"], "decision": self.position(line)["decision"]}
        value = question["options"][0]
        if question.get("set"):
            chosen: list[Any] = question["set"]["suggestion"] or []
            while (look := await self.tell(line, type="draft", chosen=chosen, **given))["done"]:
                chosen = [*chosen, look["fits"][0]]
            value = named(tuple(chosen))
        return await self.tell(line, type="answer", value=value, **given)

    def over(self, line: int = 1) -> bool:
        return bool(self.position(line)["seats"][0]["view"]["over"])
