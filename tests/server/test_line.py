"""What goes over a line: whole views to whoever is new, what changed to whoever knows the rest, in frames that every browser reads."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from meadhall.server.line import AHEAD, extent, frame
from tests.server.halls import Live, Player
from tests.server.test_processes import reached

People = Callable[..., Player]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_text_is_framed_as_the_standard_says(size: int) -> None:
    data = b"a" * size
    assert b"".join(frame(data)) == Frame(Opcode.TEXT, data).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
@pytest.mark.parametrize("mask", [True, False])
def test_the_extent_of_a_frame_is_read_from_its_head(size: int, mask: bool) -> None:
    data = b"before" + Frame(Opcode.TEXT, b"a" * size).serialize(mask=mask)
    assert extent(data, 6) == (len(data) - size, len(data))
    assert extent(data + b"more", 6) == (len(data) - size, len(data))
    for cut in range(7, min(len(data) - size, 16)):
        assert extent(data[:cut], 6)[1] > cut


def ping(ref: int) -> bytes:
    return json.dumps({"type": "ping", "ref": ref}).encode()


def masked(data: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin=fin).serialize(mask=True)


def test_frames_are_read_however_they_are_cut(guest: People) -> None:
    ann = guest("Ann")
    live = ann.sit(ann.lay("me", "me", game="blood-rage")["id"])
    one, two, three, four = (masked(ping(ref)) for ref in (1, 2, 3, 4))
    begun, rest = masked(ping(5)[:9], fin=False), masked(ping(5)[9:], Opcode.CONT)
    for piece in (
        *(bytes((byte,)) for byte in one),  # byte by byte
        two + three + four[:9],  # two and a half at once
        four[9:],
    ):
        live.socket.socket.sendall(piece)
    live.until(lambda: {1, 2, 3, 4} <= live.replies.keys())
    live.socket.socket.sendall(
        begun + masked(b"still there?", Opcode.PING) + rest
    )  # in fragments, and a ping between
    live.until(lambda: 5 in live.replies)
    live.socket.socket.sendall(b"".join(masked(ping(ref)) for ref in range(10, 10 + 2 * AHEAD)))
    live.until(lambda: set(range(10, 10 + 2 * AHEAD)) <= live.replies.keys())
    live.close()


@pytest.mark.parametrize(
    "wrong",
    [
        Frame(Opcode.TEXT, ping(1)).serialize(mask=False),
        masked(b"a" * 70_000),
        b"\xc1" + masked(ping(1))[1:],
        masked(ping(1)[:9], fin=False) + masked(ping(1)),
        masked(b"\xff\xfe"),
        masked(b"\xff", fin=False) + masked(b"\xfe", Opcode.CONT),
    ],
    ids=[
        "not masked",
        "too long",
        "reserved bit",
        "a text within a text",
        "not UTF-8",
        "not UTF-8, in parts",
    ],
)
def test_a_frame_that_is_none_ends_the_line(guest: People, wrong: bytes) -> None:
    ann = guest("Ann")
    live = ann.sit(ann.lay("me", "me", game="blood-rage")["id"])
    live.socket.socket.sendall(wrong)
    with pytest.raises(ConnectionClosed):
        live.until(lambda: bool(live.replies))


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
