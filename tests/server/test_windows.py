"""Who does not want to be asked each time: the table lets the moment go, and that bars nobody's way back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

import meadhall
from meadhall.bots import decide
from meadhall.engine import Game
from meadhall.table.record import Record
from meadhall.table.seats import Asks, Seat
from meadhall.table.windows import passes
from tests.server.halls import Live, Player, Server
from tests.server.test_hall import problem
from tests.server.test_pins import rows_of


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("loud")
    running = Server(folder, str(folder / "hall.db"), MEADHALL_TOY="loud")
    yield running
    running.stop()
    assert running.errors() == []


def seated(hall: Server) -> tuple[list[Player], Any]:
    people = [Player(hall, name) for name in ("Ann", "Bo", "Cid")]
    table = people[0].lay("me", "open", "open")
    for joining in people[1:]:
        joining.join(table)
    return people, table


def asks(player: Player, table: Any, seat: int, when: str, status: int = 200) -> Any:
    return player.post(f"/api/tables/{table['id']}/seats/{seat}", {"change": "asks", "asks": when}, status)


def shown(live: Live, seat: int, key: str) -> None:
    """Wait until that seat is asked that; what the table passes is shown for a moment, too."""

    def asked() -> bool:
        view = live.now["seats"][0]["view"]
        return [(each["seat"], each["key"]) for each in view["asked"]] == [(seat, key)]

    live.until(asked, f"{key} of seat {seat}")


def test_each_seat_is_asked_as_it_likes(hall: Server) -> None:
    (ann, bo, cid), table = seated(hall)
    assert table["windows"]
    assert asks(bo, table, 1, "button")["seats"][1]["asks"] == "button"
    asks(cid, table, 2, "concerns")
    problem(
        ann.http.post(f"/api/tables/{table['id']}/seats/1", json={"change": "asks", "asks": "always"}),
        403,
        "not-your-seat",
    )
    problem(bo.http.post(f"/api/tables/{table['id']}/seats/1", json={"change": "asks"}), 422, "bad-request")
    with ann.sit(table["id"]) as one, bo.sit(table["id"]) as two, cid.sit(table["id"]) as three:
        one.answer(0, "pass")
        shown(three, 2, "shout")  # Bo is not asked; Ann is next to Cid
        three.answer(2, "shout")
        shown(two, 1, "act")
        two.answer(1, "pass")
        shown(one, 0, "shout")  # Bo is not next to Cid, who is not asked; Ann always is
        one.answer(0, "quiet")
        shown(three, 2, "act")
    rows = rows_of(str(hall.folder / "hall.db"), table["id"])
    assert [(row.seat, row.key, row.automatic) for row in rows[1:]] == [
        (0, "act", False),
        (1, "shout", True),
        (2, "shout", False),
        (1, "act", False),
        (2, "shout", True),
        (0, "shout", False),
    ]


def test_an_automatic_pass_bars_nobodys_undo(hall: Server) -> None:
    (ann, bo, cid), table = seated(hall)
    asks(bo, table, 1, "button")
    asks(cid, table, 2, "button")
    with ann.sit(table["id"]) as one, bo.sit(table["id"]) as two:
        one.answer(0, "buy")
        shown(one, 1, "act")
        assert one.part(0)["undo"]["how"] == "undo"
        one.do("undo", seat=0)
        shown(one, 0, "act")
        assert one.view(0)["state"]["gold"][0] == 3
        assert one.part(0)["redo"]
        one.answer(0, "pass")
        shown(one, 1, "act")
        two.until(lambda: two.now["row"] >= one.now["row"])
        two.answer(1, "pass")
        shown(one, 0, "shout")
        assert one.part(0)["undo"]["how"] != "undo", "somebody has decided since"


def test_who_is_passed_may_go_back_and_speak_and_the_button_asks_once(hall: Server) -> None:
    (ann, bo, cid), table = seated(hall)
    asks(bo, table, 1, "always")
    asks(cid, table, 2, "button")
    with ann.sit(table["id"]) as one, bo.sit(table["id"]) as two, cid.sit(table["id"]) as three:
        one.answer(0, "pass")
        shown(two, 1, "shout")
        two.answer(1, "quiet")
        shown(three, 1, "act")
        assert three.part(2)["undo"]["how"] == "undo"
        three.do("undo", seat=2)
        shown(three, 2, "shout")  # and the table does not pass again
        three.answer(2, "shout")
        shown(two, 1, "act")
        assert three.view(2)["state"]["gold"][2] == 13
        asks(cid, table, 2, "next")
        two.until(lambda: two.now["row"] >= three.now["row"])
        two.answer(1, "pass")
        shown(three, 2, "shout")
        three.answer(2, "quiet")
        three.until(lambda: three.table["seats"][2]["asks"] == "button", "the button to come up again")
        shown(one, 0, "shout")
        one.answer(0, "quiet")
        shown(three, 2, "act")  # an own turn is always one's own


def helped(again: bool) -> Game[Any]:
    """A game in which a seat is asked for help: for the first time since it answered something else, or again after it declined."""
    game = meadhall.new("god-of-war", 2, "plea")
    while not game.over:
        ask = game.questions[0]
        own = [entry for entry in game.all_answers() if entry.seat == ask.seat]
        if ask.key == "help":
            if (own[-1][1:] == ("help", "pass")) == again:
                return game
            game.answer(ask.seat, "pass")
            continue
        call = next((value for value in ask.values if str(value).startswith("call:")), None)
        game.answer(ask.seat, f"+{call}" if call else decide("random", game, ask.seat, game.decision))
    raise AssertionError("nobody was asked for help")


def given(game: Game[Any], asking: str, asks: Asks = "always") -> object:
    """What the table answers for the seat that is asked by a person or a bot."""
    seat = game.questions[0].seat
    bot = Seat(1 - seat, None, "", "easy", False)
    seats = [
        bot if asking == "bot" else replace(bot, person_id=2, level=None),
        Seat(seat, 1, "", None, False, asks),
    ]
    wish = passes(
        cast(Record, SimpleNamespace(game=game, key="step")), sorted(seats, key=lambda s: s.seat), seat
    )
    return wish and wish.value


def test_a_bot_that_was_declined_asks_nobody_again_until_something_else_is_answered() -> None:
    once, again = helped(again=False), helped(again=True)
    assert given(again, "bot") == "pass"
    assert given(again, "person") is None
    assert given(once, "bot") is None
    assert given(once, "person", "button") == "pass"
