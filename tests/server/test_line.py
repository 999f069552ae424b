"""What goes over a line: whole views to whoever is new, what changed to whoever knows the rest, in frames that every browser reads."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from meadhall.server.line import frame
from tests.server.halls import Live, Player
from tests.server.test_processes import reached

People = Callable[..., Player]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_text_is_framed_as_the_standard_says(size: int) -> None:
    data = b"a" * size
    assert b"".join(frame(data)) == Frame(Opcode.TEXT, data).serialize(mask=False)


def sent(live: Live) -> list[dict[str, Any]]:
    """The positions as they came."""
    messages = [json.loads(text) for text in live.raw]
    return [message for message in messages if message["type"] == "position"]


def whole(message: dict[str, Any]) -> bool:
    return all("view" in part for part in message["seats"])


def test_who_knows_the_position_before_is_told_what_changed(guest: People) -> None:
    ann, bo = guest("Ann"), guest("Bo")
    table = ann.lay("me", "open", game="blood-rage")
    bo.join(table)
    one, two, watcher = ann.sit(table["id"]), bo.sit(table["id"]), guest().sit(table["id"])
    choose, lives = Random(1), [one, two, watcher]
    for _ in range(12):
        seat = one.waiting()[0]
        lives[seat].answer(seat, lives[seat].pick(seat, choose))
        for live in lives:
            live.until(partial(reached, live, lives[seat].now["row"]))
    for live in lives:
        assert whole(sent(live)[0])
        assert sum(not whole(message) for message in sent(live)) > 8
    # who asks for everything, comes again, or sits down gets it whole, and it is what the others have pieced together
    one.do("sync")
    one.until(lambda: whole(sent(one)[-1]))
    again = bo.sit(table["id"])
    assert whole(sent(again)[0])
    assert again.view(1) == two.view(1)
    kept = ann.get(f"/api/tables/{table['id']}/replay", seat=0)["view"]
    assert one.view(0) == kept
    for live in (*lives, again):
        live.close()


def test_a_way_back_is_a_change_like_any_other(guest: People) -> None:
    ann = guest("Ann")
    table = ann.lay("me", "me", game="blood-rage")
    live, choose = ann.sit(table["id"]), Random(2)
    for _ in range(8):
        seat = live.waiting()[0]
        live.answer(seat, live.pick(seat, choose))
    stood = live.now["position"], live.view(0), live.view(1)
    for _ in range(2):
        seat = live.waiting()[0]
        live.answer(seat, live.pick(seat, choose))
    live.do("rewind", seat=0, to=stood[0])
    assert live.now["position"] == stood[0]
    for seat in (0, 1):
        fresh = ann.get(f"/api/tables/{table['id']}/replay", seat=seat)["view"]
        assert live.view(seat) == fresh
        assert {**fresh, "decision": 0} == {**stood[1 + seat], "decision": 0}
    live.close()
