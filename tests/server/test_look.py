"""`look`: the table as a seat saw it earlier. It tells a seat nothing that its views did not hold then."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from tests.server.halls import Live, Player, Server
from tests.server.test_processes import reached

People = Callable[..., Player]
SAME = ("state", "zones", "facts", "scores", "seat", "over", "options")


def frames(live: Live, eye: int | None) -> dict[int, dict[str, Any]]:
    """What an eye saw last at each position."""
    seen = {}
    for message in live.positions:
        for part in message["seats"]:
            if part["seat"] == eye:
                seen[message["position"]] = part["view"]
    return seen


def play(lives: list[Live], most: int, choose: Random) -> None:
    for _ in range(most):
        if lives[0].view(0)["over"]:
            return
        seat = lives[0].waiting()[0]
        lives[seat].until(partial(reached, lives[seat], lives[0].now["row"]))
        lives[seat].answer(seat, lives[seat].pick(seat, choose))
        lives[0].until(partial(reached, lives[0], lives[seat].now["row"]))


@pytest.mark.parametrize("game", ["toy", "blood-rage"])
def test_a_look_shows_what_the_seat_saw_then(guest: People, game: str) -> None:
    people = [guest(name) for name in ("Ann", "Bo")]
    table = people[0].lay("me", "open", game=game)
    people[1].join(table)
    watcher = guest().sit(table["id"])
    lives = [person.sit(table["id"]) for person in people]
    play(lives, 40, Random(3))
    looked = 0
    for live, eye in [(lives[0], 0), (lives[1], 1), (watcher, None)]:
        live.until(partial(reached, live, lives[0].now["row"]))
        seen = frames(live, eye)
        now = live.now["position"]
        for at in sorted(seen)[-12:]:
            past = live.send("look", seat=eye, at=at)
            assert (past["type"], past["at"], past["seat"]) == ("past", at, eye)
            then = seen[at]
            if at < now and not then["over"]:
                assert {name: past["view"][name] for name in SAME} == {name: then[name] for name in SAME}
                assert past["view"]["question"] == then["question"] or then["question"] is None
                looked += 1
    assert looked > 20
    for live in (*lives, watcher):
        live.close()


def test_between_two_questions_the_earlier_one_is_shown(guest: People) -> None:
    """Draws lie between questions; there nobody ever saw the table."""
    ann = guest("Ann")
    table = ann.lay("me", "random", game="blood-rage")
    with ann.sit(table["id"]) as live:
        choose = Random(1)
        for _ in range(4):
            live.until(lambda: 0 in live.waiting(), "my question")
            live.answer(0, live.pick(0, choose))
        known = sorted(frames(live, 0))
        for at in range(known[0], known[-1]):
            past = live.send("look", seat=0, at=at)
            assert past["at"] <= at
            assert all(stop <= past["at"] or stop > at for stop in known)
        assert live.send("look", seat=0, at=0)["at"] == live.send("look", seat=None, at=0)["at"]


def test_who_may_look_and_where(guest: People) -> None:
    ann, bo = guest("Ann"), guest("Bo")
    table = ann.lay("me", "open", game="toy")
    bo.join(table)
    with ann.sit(table["id"]) as live:
        assert live.refusal("look", seat=1, at=0)["key"] == "not-your-seat"
        assert live.refusal("look", seat=7, at=0)["key"] == "no-such-seat"
        assert live.refusal("look", seat=0, at=live.now["position"] + 1)["key"] == "bad-position"
        row = live.now["row"]
        live.catch_up()
        assert live.now["row"] == row, "a look changes nothing"


def test_looks_are_counted(launch: Callable[..., Server]) -> None:
    ann = Player(launch(MEADHALL_RATE="1"), "Ann")
    table = ann.lay("me", "me", game="toy")
    with ann.sit(table["id"]) as live:
        for _ in range(12):
            if live.send("look", seat=0, at=0)["type"] == "refused":
                break
        assert live.refused[-1]["problem"]["key"] == "too-fast"


def test_what_is_taken_back_is_looked_at_anew(guest: People) -> None:
    ann = guest("Ann")
    table = ann.lay("me", "me", game="blood-rage")
    with ann.sit(table["id"]) as live:
        seat = live.waiting()[0]
        first, second, *_ = live.view(seat)["question"]["options"]
        begin = live.now["position"]
        live.answer(seat, first)
        before = live.now["position"]
        live.answer(live.waiting()[0], second)
        assert first in str(live.send("look", seat=0, at=before)["view"]["facts"])
        live.do("rewind", seat=seat, to=begin)
        live.answer(seat, second)
        live.answer(live.waiting()[0], first)
        told = live.send("look", seat=0, at=before)["view"]
        assert told["facts"] == frames(live, 0)[before]["facts"]


def test_between_two_questions_a_look_follows_what_is_told(guest: People) -> None:
    """The table as it stood after each event: what an answer does is seen step by step, the last step at the next question."""
    ann = guest("Ann")
    table = ann.lay("me", "random", game="blood-rage")
    with ann.sit(table["id"]) as live:
        choose = Random(1)
        for _ in range(12):
            live.until(lambda: 0 in live.waiting(), "my question")
            live.answer(0, live.pick(0, choose))
        now = live.now["position"]
        heard = [event for message in live.positions for event in message["seats"][0]["events"]]
        last = [event for event in heard if event["n"] == max(e["n"] for e in heard if e["n"] < now)]
        at = last[0]["n"]
        views = [live.send("look", seat=0, at=at, told=told) for told in range(1, len(last) + 1)]
        assert [(past["type"], past["at"], past["told"]) for past in views] == [
            ("past", at, told) for told in range(1, len(last) + 1)
        ]
        question = live.send("look", seat=0, at=at)
        if question["at"] == at:
            assert views[-1]["view"]["zones"] == question["view"]["zones"]
        assert all(past["view"]["question"] is None for past in views[:-1])
        assert live.refusal("look", seat=0, at=at, told=0)["key"] == "bad-request"
