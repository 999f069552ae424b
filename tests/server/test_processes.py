"""Two server processes on one PostgreSQL serve the same tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.halls import Live, Player, Postgres, Server, until
from tests.server.test_play import play_out

Launch = Callable[..., Server]


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    database = postgres.database()
    folder: Path = tmp_path_factory.mktemp("pair")
    first = Server(folder, database)
    second = Server(folder, database)
    yield first, second
    for server in (first, second):
        server.stop()
        assert server.errors() == []


def test_a_table_is_the_same_in_both(pair: tuple[Server, Server]) -> None:
    first, second = pair
    ann, bo = Player(first, "Ann"), Player(second, "Bo")
    table = ann.lay("me", "open", "random")
    with ann.sit(table["id"]) as one:
        bo.join(table)
        one.until(lambda: one.table["seats"][1]["name"] == "Bo", "word of the guest")
        with bo.sit(table["id"]) as two:
            two.do("chat", seat=1, text="hello from the other house")
            one.until(lambda: bool(one.lines), "the chat")
            play_out({0: one, 1: two})
            two.until(lambda: two.now["row"] == one.now["row"], "the end")
            assert two.view(1)["scores"] == one.view(0)["scores"]
            bo.post(f"/api/tables/{table['id']}/rematch")
            one.until(lambda: one.table["again"] == [1], "the proposal")
            again = ann.post(f"/api/tables/{table['id']}/rematch")
            one.until(lambda: one.table["rematch"] == again["id"], "word of the rematch")
    assert ann.post(f"/api/tables/{table['id']}/rematch")["id"] == again["id"]


def at_once(*deeds: Callable[[], object]) -> list[Any]:
    """Do several things at the same moment."""
    with ThreadPoolExecutor(len(deeds)) as pool:
        return [done.result() for done in [pool.submit(deed) for deed in deeds]]


def test_one_of_two_answers_at_once_wins(pair: tuple[Server, Server]) -> None:
    """The same person answers the same question through both houses at the same moment, again and again."""
    first, second = pair
    ann = Player(first, "Ann")
    table = ann.lay("me", "me", game="blood-rage")
    choose, races = Random(3), 0
    with ann.sit(table["id"]) as one, ann.sit(table["id"], server=second) as two:
        while one.now["waiting"] and races < 40:
            seat, decision = one.waiting()[0], one.now["decision"]
            together = len(one.view(seat)["asked"]) > 1  # then a second answer only changes the first
            values = [one.pick(seat, choose) for _ in range(2)]
            given: dict[str, Any] = {"seat": seat, "decision": decision}
            replies = at_once(
                partial(one.send, "answer", **given, value=values[0]),
                partial(two.send, "answer", **given, value=values[1]),
            )
            kinds = sorted(reply["type"] for reply in replies)
            assert kinds == ["accepted", "refused"] or together, replies
            races += not together
            row = max(reply["row"] for reply in replies if reply["type"] == "accepted")
            one.until(partial(reached, one, row))
            two.until(partial(reached, two, row))
        assert races > 10
        until(lambda: _same(ann, first, second, table["id"]), "both to agree")


def reached(live: Live, row: int) -> bool:
    return bool(live.now["row"] >= row)


def _same(ann: Player, first: Server, second: Server, table_id: str) -> bool:
    path = f"/api/tables/{table_id}/saga"
    here = ann.http.get(f"{first.url}{path}")
    there = ann.http.get(f"{second.url}{path}")
    return here.status_code == there.status_code == 200 and here.text == there.text


def test_secret_choices_arrive_from_both_houses(pair: tuple[Server, Server]) -> None:
    first, second = pair
    ann, bo = Player(first, "Ann"), Player(second, "Bo")
    table = ann.lay("me", "open", game="blood-rage")
    bo.join(table)
    with ann.sit(table["id"]) as one, bo.sit(table["id"]) as two:
        lives = (one, two)
        while (waiting := one.waiting()) != [0, 1]:  # the clans are chosen one after the other
            live, seat = lives[waiting[0]], waiting[0]
            live.until(partial(reached, live, one.now["row"]))
            live.answer(seat, live.view(seat)["question"]["options"][0])
            one.until(partial(reached, one, live.now["row"]))
        for _ in range(5):  # the draft
            one.until(lambda: one.waiting() == [0, 1])
            two.until(partial(reached, two, one.now["row"]))
            row = one.now["row"]
            at_once(
                partial(one.answer, 0, one.view(0)["question"]["options"][0]),
                partial(two.answer, 1, two.view(1)["question"]["options"][0]),
            )
            one.until(partial(reached, one, row + 2))


def test_talk_is_counted_by_both_houses_together(launch: Launch, postgres: Postgres) -> None:
    database = postgres.database()
    first, second = (launch(database, MEADHALL_RATE="5") for _ in range(2))
    ann = Player(first, "Ann")
    table = ann.lay("me", "me")
    with ann.sit(table["id"]) as live:
        for _ in range(18):
            live.do("chat", seat=0, text="hello")
    ann.http.base_url = second.url
    ann.server = second
    with ann.sit(table["id"]) as live:
        replies = [live.send("chat", seat=0, text="hello") for _ in range(15)]
    assert replies[-1]["problem"]["key"] == "too-fast"


def test_when_one_house_falls_the_other_goes_on(launch: Launch, postgres: Postgres) -> None:
    database = postgres.database()
    first, second = launch(database), launch(database)
    ann = Player(first, "Ann")
    table = ann.lay("me", "random")
    with ann.sit(table["id"]) as live:
        live.answer(0, "pass")
        row = live.now["row"]
    first.kill()
    with ann.sit(table["id"], server=second) as live:
        assert live.now["row"] >= row
        play_out({0: live})


def test_several_workers_under_one_roof(launch: Launch, postgres: Postgres) -> None:
    hall = launch(postgres.database(), workers=2)
    ann, bo = Player(hall, "Ann"), Player(hall, "Bo")
    table = ann.lay("me", "open", "random")
    bo.join(table)
    with ann.sit(table["id"]) as one, bo.sit(table["id"]) as two:
        play_out({0: one, 1: two})
    hall.stop()
    assert hall.errors() == []
