"""The turn of those who write, and what is made ready while a row is stored."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from meadhall.server.writer import Done, Stored, Turn, Writer
from meadhall.table.row import Row


async def test_a_turn_goes_round_in_order_and_past_those_who_gave_up() -> None:
    turn, order = Turn(), []

    async def write(name: str) -> None:
        async with turn:
            order.append(name)
            await asyncio.sleep(0.01)

    tasks = [asyncio.create_task(write(name)) for name in "abcd"]
    await asyncio.sleep(0)
    tasks[1].cancel()
    for task in tasks:
        with suppress(asyncio.CancelledError):
            await task
    assert order == ["a", "c", "d"]
    begun: list[bool] = []
    turn.take(lambda: begun.append(True))
    assert begun, "a free turn is taken at once"


async def test_who_is_cancelled_in_the_moment_of_his_turn_gives_it_back() -> None:
    turn = Turn()
    await turn.__aenter__()
    waiting = asyncio.create_task(turn.__aenter__())
    await asyncio.sleep(0)
    turn.give()
    waiting.cancel()
    with suppress(asyncio.CancelledError):
        await waiting
    await asyncio.wait_for(turn.__aenter__(), 1)


def row(number: int) -> Row:
    return Row("t", number, 0, "k", "1", "[]", 1, number, 0.0)


async def test_of_two_rows_with_one_number_the_first_is_stored_and_a_failure_reaches_everybody() -> None:
    groups: list[list[int]] = []
    finish: list[Done] = []

    def insert(rows: list[Row], done: Done) -> None:
        groups.append([each.number for each in rows])
        finish.append(done)

    writer = Writer(insert)
    first = writer.append(row(1))
    twins = [writer.append(row(2)), writer.append(row(2))]
    assert groups == [[1]]
    stored: Stored = {("t", 1)}
    finish[0](stored)
    assert await first
    assert groups == [[1], [2, 2]]
    finish[1]({("t", 2)})
    assert [await each for each in twins] == [True, False]
    lost = writer.append(row(3))
    finish[2](OSError("no room"))
    assert isinstance(await asyncio.gather(lost, return_exceptions=True), list)
    assert isinstance(lost.exception(), OSError)
    await asyncio.wait_for(writer.close(), 1)
