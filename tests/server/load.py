"""Load: live tables with two clients each on one server process. `python -m tests.server.load --tables 100 --seconds 10`

Every answer is committed (SQLite, synchronous FULL) before it is acknowledged, and both clients get their view of a real game.
Prints one JSON object: answers a second, and milliseconds from the answer to the update at the other client.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

from pydantic_core import from_json
from websockets.asyncio.client import ClientConnection, connect

from tests.server.halls import Player, Server


class Pair:
    """Two clients at one table who answer at random, flat out or so many answers a second."""

    def __init__(self, people: list[Player], game: str, pace: float, seed: int) -> None:
        self.people, self.game, self.pace, self.random = people, game, pace, Random(seed)
        self.sent: dict[int, float] = {}
        self.latencies: list[float] = []
        self.answers = 0

    async def run(self, end: float) -> None:
        await asyncio.sleep(self.random.random() / self.pace if self.pace else 0)
        while time.perf_counter() < end:
            table = await asyncio.to_thread(self._lay)
            url = self.people[0].server.url.replace("http", "ws", 1)
            async with AsyncExitStack() as lines:
                sockets = [
                    await lines.enter_async_context(
                        connect(
                            f"{url}/api/tables/{table}/live",
                            additional_headers={"Cookie": person.cookie()},
                            compression=None,
                            max_size=None,
                        )
                    )
                    for person in self.people
                ]
                await asyncio.gather(*(self._play(socket, seat, end) for seat, socket in enumerate(sockets)))

    def _lay(self) -> str:
        table = self.people[0].lay("me", "open", game=self.game)
        self.people[1].join(table)
        table_id: str = table["id"]
        return table_id

    async def _play(self, socket: ClientConnection, seat: int, end: float) -> None:
        answered = -1
        while time.perf_counter() < end:
            try:
                text = await asyncio.wait_for(socket.recv(), 1.0)
            except TimeoutError:
                continue
            message = from_json(text)
            if message["type"] == "refused":
                raise AssertionError(message)
            if message["type"] != "position" or message["seats"][0]["seat"] != seat:
                continue
            sent = self.sent.get(message["row"])
            if sent is not None and sent > 0:
                self.latencies.append(time.perf_counter() - sent)
                self.sent[message["row"]] = -1
            view = message["seats"][0]["view"]
            if view["over"]:
                return
            if seat in view["waiting"] and answered != message["decision"]:
                answered = message["decision"]
                await self._answer(socket, seat, message, view)

    async def _answer(
        self, socket: ClientConnection, seat: int, message: dict[str, Any], view: dict[str, Any]
    ) -> None:
        if self.pace:
            await asyncio.sleep(1 / self.pace)
        value = self.random.choice(view["question"]["options"])
        self.sent.setdefault(message["row"] + 1, time.perf_counter())
        self.answers += 1
        await socket.send(
            json.dumps({"type": "answer", "seat": seat, "decision": message["decision"], "value": value})
        )


async def load(server: Server, tables: int, seconds: float, pace: float, game: str) -> dict[str, Any]:
    people = [Player(server, "Ann"), Player(server, "Bo")]
    pairs = [Pair(people, game, pace, seed) for seed in range(tables)]
    began, cpu = time.perf_counter(), server.cpu_seconds()
    await asyncio.gather(*(pair.run(began + seconds) for pair in pairs))
    took = time.perf_counter() - began
    answers, cpu = sum(pair.answers for pair in pairs), server.cpu_seconds() - cpu
    latencies = sorted(latency for pair in pairs for latency in pair.latencies)
    return {
        "tables": tables,
        "pace": pace,
        "answers_per_second": round(answers / took, 1),
        "cpu_ms_per_answer": round(cpu / answers * 1000, 2),
        "p50_ms": round(latencies[len(latencies) // 2] * 1000, 1),
        "p99_ms": round(latencies[int(len(latencies) * 0.99)] * 1000, 1),
    }


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=10)
    options.add_argument("--seconds", type=float, default=10)
    options.add_argument("--pace", type=float, default=0, help="answers a second and table; 0: flat out")
    options.add_argument("--game", default="blood-rage")
    options.add_argument("--database", default="")
    given = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), given.database or str(Path(folder) / "hall.db"))
        try:
            print(json.dumps(asyncio.run(load(server, given.tables, given.seconds, given.pace, given.game))))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
