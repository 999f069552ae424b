"""What is kept of a finished game is made in slices, and says what the game itself says."""

from __future__ import annotations

import asyncio
import json
import zlib
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.table import slowly
from meadhall.table.ended import Ended, ending, keep
from meadhall.table.record import Pin, Record

SAGAS = Path(__file__).resolve().parent.parent / "sagas"


@pytest.fixture(scope="module")
def game() -> Any:
    return meadhall.loads((SAGAS / "blood_rage" / "4-bots.saga").read_text("utf-8"))


def test_other_tables_play_on_while_a_finished_game_is_kept(
    game: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slowly, "SLICE_SECONDS", 0.0)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def end() -> bytes | None:
        playing = asyncio.create_task(others())
        row = await ending(Record("t", game, Pin.of(game.rules)).first(0.0), game, "ABCD")
        playing.cancel()
        return row.kept

    kept = asyncio.run(end())
    assert kept == keep(game, "ABCD")
    assert turns > len(game.events(None))


def test_a_kept_game_says_what_the_game_says(game: Any) -> None:
    kept = keep(game, "ABCD")
    assert json.loads(zlib.decompress(kept))["format"] == 1
    ended = Ended(game.rules, kept)
    for seat in (None, 0, 3):
        assert ended.view(seat) == json.loads(json.dumps(game.view(seat)))
        assert ended.events(seat) == json.loads(json.dumps(game.events(seat)))
    assert (ended.scores(), ended.winners()) == (game.scores(), game.winners())
    assert ended.saga() == game.saga("ABCD")
