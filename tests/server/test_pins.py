"""A stored game never changes its meaning in silence: tables that were begun by other rules than those of today."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from meadhall.engine import saga as sagas
from meadhall.server import storage
from meadhall.server.settings import database_url
from meadhall.server.storage import Store
from meadhall.table.row import Row
from tests.engine.toy import TOY
from tests.server.halls import Live, Player, Postgres, Server
from tests.server.test_hall import problem
from tests.server.test_play import play_out
from tests.server.toys import put_on_shelf

Launch = Callable[..., Server]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "hall.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()


def in_store(database: str, work: Callable[[Store], Any]) -> Any:
    async def run() -> Any:
        store = Store(database_url(database))
        await store.open(lambda _: None)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def rows_of(database: str, table_id: str) -> list[Row]:
    rows: list[Row] = in_store(database, lambda store: store.rows(table_id, -1))
    return rows


def two_at_a_table(hall: Server) -> tuple[Player, Player, Any]:
    """Ann and Bo, in the second turn of a game."""
    ann, bo = Player(hall, "Ann"), Player(hall, "Bo")
    table = ann.lay("me", "open")
    bo.join(table)
    with ann.sit(table["id"]) as one:
        one.answer(0, "pass")
    return ann, bo, table


def reopened(hall: Server, launch: Launch, database: str, toy: str, **environment: str) -> Server:
    """The same hall by other rules."""
    hall.stop()
    return launch(database, MEADHALL_TOY=toy, **environment)


def moved(player: Player, hall: Server) -> Player:
    """The same browser at another address."""
    player.http.base_url = hall.url
    player.server = hall
    return player


def test_rows_say_once_a_turn_how_the_game_stands(launch: Launch, database: str) -> None:
    hall = launch(database)
    ann = Player(hall, "Ann")
    table = ann.lay("me", "me", "me")
    with ann.sit(table["id"]) as live:
        play_out({0: live, 1: live, 2: live})
    text = ann.http.get(f"/api/tables/{table['id']}/saga").text
    hall.stop()
    rows = rows_of(database, table["id"])
    marked = [row for row in rows if row.digest]
    assert rows[0].digest
    assert rows[-1].digest == sagas.read(text, lambda _: TOY).digest()
    assert json.loads(rows[-1].scores) == sagas.read(text, lambda _: TOY).scores()
    apart = [b.number - a.number for a, b in pairwise(marked)]
    assert all(8 <= rows_between <= 16 for rows_between in apart[:-1])
    assert sum(1 for rows_between in apart if rows_between > 10) <= 1  # turns are shorter than that
    assert [row.number for row in rows if row.kept is not None] == [rows[-1].number]


def test_the_migration_marks_what_is_stored_by_the_rules_of_the_day(launch: Launch, database: str) -> None:
    hall = launch(database)
    ann = Player(hall, "Ann")
    done, open_ = ann.lay("me", "me"), ann.lay("me", "me")
    with ann.sit(done["id"]) as live:
        play_out({0: live, 1: live})
    with ann.sit(open_["id"]) as live:
        live.answer(0, "pass")
    hall.stop()
    before = {table["id"]: rows_of(database, table["id"]) for table in (done, open_)}
    put_on_shelf()

    def back(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(storage.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")

    async def undo(store: Store) -> None:
        async with store.engine.begin() as connection:
            await connection.run_sync(back)

    in_store(database, undo)
    assert {table_id: rows_of(database, table_id) for table_id in before} == before
    put_on_shelf("same")
    in_store(database, undo)
    for table_id in before:  # other rules than the table's: nothing can be said of how it stood
        assert [(row.digest, row.scores, row.kept) for row in rows_of(database, table_id)] == [
            ("", "", None) for _ in before[table_id]
        ]


@pytest.mark.parametrize("toy", ["same", "richer", "busier", "other-options"])
def test_a_finished_game_stays_as_it_was(launch: Launch, tmp_path: Path, toy: str) -> None:
    database = str(tmp_path / "hall.db")
    hall = launch(database)
    ann, bo = Player(hall, "Ann"), Player(hall, "Bo")
    table = ann.lay("me", "open")
    bo.join(table)
    with ann.sit(table["id"]) as one, bo.sit(table["id"]) as two:
        play_out({0: one, 1: two})
        one.until(lambda: one.table["status"] == "over", "the end")
        before, events = one.view(0), one.events[0]
    path = f"/api/tables/{table['id']}"
    saga, seed = ann.http.get(f"{path}/saga").text, ann.get(path)["seed"]
    hall = reopened(hall, launch, database, toy)
    moved(ann, hall)
    again = ann.get(path)
    assert (again["status"], again["version"], again["seed"]) == ("over", "1", seed)
    assert [card["status"] for card in ann.get("/api/tables")] == ["over"]
    with ann.sit(table["id"]) as one:
        assert {**one.view(0), "version": "1"} == before
        assert one.events[0] == events
        assert one.refusal("answer", seat=0, decision=0, value="pass")["key"] in ("stale-answer", "game-over")
    end = ann.get(f"{path}/replay", seat=1)
    assert end["view"]["scores"] == before["scores"]
    assert (len(end["stops"]) > 1) == (toy == "same")
    verdict = ann.get(f"{path}/verify")
    assert verdict["ok"]
    if toy == "same":
        assert ann.http.get(f"{path}/saga").text == saga.replace("\nrules 1\n", "\nrules 2\n")
    else:
        assert ann.http.get(f"{path}/saga").text == saga
        problem(ann.http.post(f"{path}/fork", json={"at": end["length"]}), 409, "older-rules")
        assert "rules 1" in verdict["sentence"]
    assert hall.errors() == []
    assert rows_of(database, table["id"])[-1].kept is not None


def test_rules_that_change_nothing_are_taken_up(launch: Launch, database: str) -> None:
    hall = launch(database)
    ann, bo, table = two_at_a_table(hall)
    hall = reopened(hall, launch, database, "same")
    moved(ann, hall)
    with ann.sit(table["id"]) as one:
        assert (one.table["status"], one.table["version"], one.table["change"]) == ("running", "2", None)
        assert one.waiting() == [1]
    assert '"event": "table-rules"' in hall.log()
    with moved(bo, hall).sit(table["id"]) as two:
        two.answer(1, "pass")
    hall.stop()
    keys = [(row.key, json.loads(row.value), bool(row.digest)) for row in rows_of(database, table["id"])]
    assert keys[2] == ("@rules", '["2", ""]', True)
    assert [key for key, _, _ in keys].count("@rules") == 1


def stopped(launch: Launch, database: str, toy: str = "richer", **more: str) -> tuple[Server, Any, Any, Any]:
    hall = launch(database)
    ann, bo, table = two_at_a_table(hall)
    hall = reopened(hall, launch, database, toy, **more)
    return hall, moved(ann, hall), moved(bo, hall), table


@pytest.mark.parametrize("toy", ["richer", "silently-richer"])
def test_where_the_game_stands_otherwise_its_people_are_asked(
    launch: Launch, database: str, toy: str
) -> None:
    hall, ann, bo, table = stopped(launch, database, toy)
    with ann.sit(table["id"]) as one, bo.sit(table["id"]) as two:
        change = one.table["change"]
        assert one.table["status"] == "stopped"
        assert change["row"] == 0
        assert (change["scores_before"], change["scores_after"]) == ([3, 3], [10, 11])
        assert (change["places_before"], change["places_after"]) == ([1, 1], [2, 1])
        assert (change["missing"], change["agreed"], change["refused"]) == ([0, 1], [], [])
        refused = two.refusal("answer", seat=1, decision=two.now["decision"], value="pass")
        assert refused["key"] == "table-stopped"
        assert one.refusal("undo", seat=0)["key"] == "table-stopped"
        assert one.refusal("consent", seat=0, yes=True, all=True)["key"] == "grace"
        assert two.refusal("consent", seat=1, yes=True, all=True)["key"] == "not-host"
        two.do("consent", seat=1, yes=False)
        one.until(lambda: one.table["change"]["refused"] == [1], "the no")
        one.do("consent", seat=0, yes=True)
        one.until(lambda: one.table["change"]["missing"] == [1], "one yes")
        two.do("consent", seat=1, yes=True)
        two.until(lambda: two.table["status"] == "running", "the other yes")
        assert two.refusal("consent", seat=1, yes=True)["key"] == "not-stopped"
        two.answer(1, "pass")
    assert [card["status"] for card in ann.get("/api/tables")] == ["running"]
    hall = reopened(hall, launch, database, toy)  # agreed is agreed
    with moved(ann, hall).sit(table["id"]) as one:
        assert one.table["status"] == "running"
    assert hall.errors() == []


def test_who_is_away_is_asked_when_back(launch: Launch, tmp_path: Path) -> None:
    database = str(tmp_path / "hall.db")
    hall, ann, bo, table = stopped(launch, database)
    with ann.sit(table["id"]) as one:
        one.do("consent", seat=0, yes=True)
    assert [card["status"] for card in bo.get("/api/tables")] == ["stopped"]
    hall = reopened(hall, launch, database, "richer")
    with moved(bo, hall).sit(table["id"]) as two:
        assert (two.table["status"], two.table["change"]["missing"]) == ("stopped", [1])
        two.do("consent", seat=1, yes=True)
        two.until(lambda: two.table["status"] == "running", "the rules")


def test_the_host_decides_after_the_grace(launch: Launch, tmp_path: Path) -> None:
    _, ann, _, table = stopped(launch, str(tmp_path / "hall.db"), MEADHALL_GRACE_HOURS="0")
    with ann.sit(table["id"]) as one:
        one.do("consent", seat=0, yes=True, all=True)
        one.until(lambda: one.table["status"] == "running", "the host's word")


def test_bots_and_open_seats_agree(launch: Launch, tmp_path: Path) -> None:
    hall = launch()
    ann = Player(hall, "Ann")
    alone, beside = ann.lay("me", "random", "open"), ann.lay("me", "open")
    Player(hall, "Bo").join(beside)
    database = str(tmp_path / "hall.db")
    hall = reopened(hall, launch, database, "richer")
    with moved(ann, hall).sit(alone["id"]) as live:
        assert live.table["change"]["missing"] == [0]
        live.do("consent", seat=0, yes=True)
        live.until(lambda: live.table["status"] == "running", "the rules")
    with ann.sit(beside["id"]) as live:
        live.do("consent", seat=0, yes=True)
        assert live.table["status"] == "stopped"
        ann.post(f"/api/tables/{beside['id']}/seats/1", {"change": "bot", "level": "random"}, 200)
        live.until(lambda: live.table["status"] == "running", "the bot's consent")


def test_without_anything_to_compare_the_people_are_asked(launch: Launch, tmp_path: Path) -> None:
    database = str(tmp_path / "hall.db")
    hall = launch(database)
    ann, _, table = two_at_a_table(hall)
    hall.stop()

    async def forget(store: Store) -> None:
        async with store.transaction() as connection:
            await connection.execute(text("UPDATE log SET digest = '', scores = ''"))

    in_store(database, forget)
    hall = launch(database, MEADHALL_TOY="same")
    with moved(ann, hall).sit(table["id"]) as one:
        change = one.table["change"]
        assert (change["row"], change["scores_before"], change["scores_after"]) == (None, None, [3, 3])


def test_a_row_that_no_longer_fits_breaks_the_table_from_there_on(launch: Launch, database: str) -> None:
    hall = launch(database)
    ann, bo = Player(hall, "Ann"), Player(hall, "Bo")
    table = ann.lay("me", "open")
    bo.join(table)
    with ann.sit(table["id"]) as one, bo.sit(table["id"]) as two:
        one.answer(0, "buy")
        two.until(lambda: two.waiting() == [1])
        two.answer(1, "pass")
    hall = reopened(hall, launch, database, "busier")
    path = f"/api/tables/{table['id']}"
    with moved(ann, hall).sit(table["id"]) as one:
        assert one.table["status"] == "broken"
        assert one.table["problem"]["params"] == {"number": 1}
        assert problem_key(one) == "table-broken"
    assert ann.get(f"{path}/replay", seat=0)["view"]["question"]
    saga = ann.http.get(f"{path}/saga")
    assert saga.status_code == 200
    assert "\nseed " not in saga.text
    assert [card["status"] for card in ann.get("/api/tables")] == ["broken"]
    problem(Player(hall, "Eve").http.get(f"{path}/saga"), 409, "game-running")


def problem_key(live: Live) -> Any:
    return live.refusal("answer", seat=0, decision=live.now["decision"], value="buy")["key"]
