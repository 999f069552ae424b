"""The database: migrations, the order of rows, and clear words when it cannot be opened."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select, text

from meadhall.engine import MeadhallError
from meadhall.server import schema, storage
from meadhall.server.settings import database_url, from_environment
from meadhall.server.storage import Store
from meadhall.server.writer import Done
from meadhall.table.row import Row
from tests.server.halls import Postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return database_url(str(tmp_path / "hall.db"))
    postgres: Postgres = request.getfixturevalue("postgres")
    return database_url(postgres.database())


def nobody(_: list[str] | None) -> None:
    raise AssertionError("nobody else is here")


async def opened(url: str) -> Store:
    store = Store(url)
    await store.open(nobody)
    return store


def row(table_id: str, number: int, value: str = '"pass"') -> Row:
    return Row(table_id, number, 0, "act", value, "[]", 1, number, 1.0)


async def laid(store: Store, table_id: str) -> None:
    person_id = await store.add_person(f"hash-{table_id}", "")
    table = {
        "id": table_id,
        "game": "toy",
        "version": "1",
        "content": "",
        "options": "{}",
        "seed": "7",
        "origin": None,
        "host_id": person_id,
        "spectators": True,
        "invitation": "x",
        "next_id": None,
        "parent_id": None,
        "created": 1.0,
    }
    seat = {
        "table_id": table_id,
        "seat": 0,
        "person_id": person_id,
        "name": "",
        "level": None,
        "resigned": False,
    }
    await store.add_table(table, [seat], row(table_id, 0))


async def test_the_migrations_make_the_schema_of_the_code(url: str) -> None:
    store = await opened(url)

    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, schema.metadata))

    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await store.close()
    again = await opened(url)  # nothing to do the second time
    await again.close()


async def test_old_lines_that_propose_become_proposals(url: str) -> None:
    store = await opened(url)
    await laid(store, "one")
    for line in ("[card:axe#2]", "[sic!]"):
        await store.say("one", 0, "Ann", line)
    await store.say("one", 0, "Ann", "", proposes="7", asked=1, decision=3)

    def back(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(storage.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.downgrade(config, "0003")

    async with store.engine.begin() as connection:
        await connection.run_sync(back)
        old = await connection.execute(select(schema.chat.c.text).order_by(schema.chat.c.id))
        assert list(old.scalars()) == ["[card:axe#2]", "[sic!]", "[7]"]
    await store.close()
    again = await opened(url)
    told = [(line["text"], line["proposes"]) for line in await again.chat("one")]
    assert told == [("", "card:axe#2"), ("[sic!]", None), ("", "7")]
    await again.close()


async def test_a_number_is_taken_once(url: str) -> None:
    store = await opened(url)
    await laid(store, "one")
    await laid(store, "two")
    tries = [store.writer.append(row("one", 1, f'"{i}"')) for i in range(20)]
    others = [store.writer.append(row("two", n)) for n in range(1, 30)]
    outcome = await asyncio.gather(*tries, *others)
    assert outcome[:20].count(True) == 1
    assert all(outcome[20:])
    winner = outcome[:20].index(True)
    assert [r.value for r in await store.rows("one", 0)] == [f'"{winner}"']
    assert [r.number for r in await store.rows("two", 0)] == list(range(1, 30))
    assert (await store.latest(["one", "two"]))["two"].number == 29
    await store.close()


async def test_rows_that_wait_share_a_commit(url: str) -> None:
    store = await opened(url)
    await laid(store, "one")
    groups: list[int] = []
    insert = store.writer._insert

    def counted(rows: list[Row], done: Done) -> None:
        groups.append(len(rows))
        insert(rows, done)

    store.writer._insert = counted
    await asyncio.gather(*(store.writer.append(row("one", n)) for n in range(1, 101)))
    assert sum(groups) == 100
    assert len(groups) <= 3
    await store.close()


async def test_a_row_for_no_table_fails_and_the_writer_goes_on(url: str) -> None:
    store = await opened(url)
    await laid(store, "one")
    with pytest.raises(Exception, match=r"(?i)foreign key"):
        await store.writer.append(row("nowhere", 1))
    assert await store.writer.append(row("one", 1))
    await store.close()


async def test_sqlite_writes_through_to_the_disk(tmp_path: Path) -> None:
    store = await opened(database_url(str(tmp_path / "hall.db")))
    async with store.engine.connect() as connection:
        found = [
            (await connection.execute(text(f"PRAGMA {name}"))).scalar()
            for name in ("journal_mode", "synchronous")
        ]
    assert found == ["wal", 2]  # 2 is FULL
    await store.close()


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("postgresql://me@db/hall", "postgresql+asyncpg://me@db/hall"),
        ("postgres://me@db/hall", "postgresql+asyncpg://me@db/hall"),
        ("postgresql+asyncpg://me@db/hall", "postgresql+asyncpg://me@db/hall"),
        ("sqlite:///hall.db", "sqlite+aiosqlite:///hall.db"),
        ("/srv/hall.db", "sqlite+aiosqlite:////srv/hall.db"),
    ],
)
def test_database_urls(given: str, expected: str) -> None:
    assert database_url(given) == expected


def test_wrong_settings_are_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(MeadhallError, match="mysql"):
        database_url("mysql://db/hall")
    monkeypatch.setenv("MEADHALL_PORT", "many")
    with pytest.raises(MeadhallError, match="MEADHALL_PORT should be a number, not 'many'"):
        from_environment()


async def test_a_database_that_cannot_be_opened_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(MeadhallError, match="cannot be opened"):
        await opened(database_url(str(tmp_path / "file" / "hall.db")))
    with pytest.raises(MeadhallError, match="cannot be opened") as error:
        await opened("postgresql+asyncpg://me:secret@127.0.0.1:1/hall")
    assert "secret" not in str(error.value)
