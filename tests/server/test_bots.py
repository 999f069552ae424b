"""A bot that hangs, dies or talks nonsense costs the table nothing but a moment."""

from __future__ import annotations

import asyncio
import time

import pytest

import meadhall
from meadhall import bots
from meadhall.engine import Answer
from meadhall.engine.subset import fits
from meadhall.server.bots import STALLED, Bots
from tests.browser.positions import at

HERE = "tests.bots.strangers"


@pytest.mark.parametrize("stranger", ["Sleeper", "Mortal", "Liar"])
def test_normal_answers_for_a_bot_that_does_not(stranger: str) -> None:
    async def ask() -> None:
        game = meadhall.new("blood-rage", 2, 1)
        seat = game.waiting[0]
        workers = Bots(1, seconds=0.2)
        try:
            first = await workers.decide(game, seat, f"{HERE}:First")
            assert first == (game.questions[0].values[0], f"{HERE}:First")
            start = time.monotonic()
            value, level = await workers.decide(game, seat, f"{HERE}:{stranger}")
            assert time.monotonic() - start < 0.2 + STALLED + 2.0
            assert level == "normal"
            assert value in game.questions[0].values
            again = await workers.decide(game, seat, f"{HERE}:First")
            assert again == first, "the worker was replaced"
        finally:
            workers.stop()

    assert STALLED < 3
    asyncio.run(ask())


def test_a_hall_offers_the_bots_it_was_started_with(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots.levels, "LEVELS", dict(bots.LEVELS))
    bots.offer(f"{HERE}:First")
    assert list(bots.levels.LEVELS)[-1] == f"{HERE}:First"


def test_a_hint_says_what_the_options_come_to_and_who_thought() -> None:
    async def ask() -> None:
        game = meadhall.new("blood-rage", 2, 1)
        seat = game.waiting[0]
        workers = Bots(1, seconds=0.1)
        try:
            hint = await workers.advise(game, seat, "strong")
            assert hint["level"] == "strong"
            assert hint["value"] == hint["options"][0]["value"]
            assert all(0 <= option["chance"] <= 1 and option["tries"] > 1 for option in hint["options"])
            step = at("god-of-war", 2, "hint", lambda _, ask: ask.key == "step")
            whole = await workers.advise(step, step.waiting[0], "strong")
            assert len(whole["options"]) > 1, "sets are compared as options are"
            assert fits(step.questions[0], Answer(step.waiting[0], "step", whole["value"]))
            processes = workers._all[0]._pool._processes  # type: ignore[union-attr]
            for process in processes.values():
                process.kill()
            instead = await workers.advise(game, seat, "strong")
            assert instead["level"] == "normal"
            assert instead["value"] in game.questions[0].values
            assert (await workers.advise(game, seat, "strong"))["level"] == "strong", (
                "the worker was replaced"
            )
        finally:
            workers.stop()

    asyncio.run(ask())


def test_a_seat_that_is_no_longer_asked_costs_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """While a bot thinks, the rows of another process may answer for its seat."""

    async def ask() -> None:
        game = meadhall.new("lords-of-ragnarok", 2, 1)
        seat = game.waiting[0]
        workers = Bots(0, seconds=0.2)

        async def quicker(*_: object) -> object:
            first = game.question(seat)
            assert first is not None
            while game.question(seat) is not None:
                question = game.question(seat)
                assert question is not None
                game.answer(seat, question.values[0])
            return first.values[0]

        monkeypatch.setattr(workers, "_work", quicker)
        assert (await workers.decide(game, seat, "random"))[1] == "random"

    asyncio.run(ask())
    assert "bot-failed" not in capsys.readouterr().err
