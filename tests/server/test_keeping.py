"""`meadhall hall …`: the stored tables of both databases, checked, listed, written out and cleared away."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from meadhall.cli import run
from meadhall.engine import saga as sagas
from meadhall.server.storage import Store
from meadhall.table.laying import new_id
from tests.engine.toy import TOY
from tests.server.halls import Player, Server
from tests.server.test_pins import database, in_store
from tests.server.test_play import play_out
from tests.server.toys import put_on_shelf

__all__ = ["database"]

Command = Callable[..., tuple[int, list[str], str]]


@pytest.fixture
def command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, database: str
) -> Iterator[Command]:
    """`meadhall hall` on the database of the test; English whatever the machine speaks."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    put_on_shelf()

    def call(*arguments: str) -> tuple[int, list[str], str]:
        verb, *rest = arguments
        code = run(["hall", verb, "--database", database, *rest])
        said = capsys.readouterr()
        return code, said.out.splitlines(), said.err

    yield call
    put_on_shelf()


@pytest.fixture
def laid(launch: Callable[..., Server], database: str) -> dict[str, Any]:
    """A finished game, one in its second turn and one where somebody has bought."""
    hall = launch(database)
    ann = Player(hall, "Ann")
    tables = {name: ann.lay("me", "me") for name in ("over", "passed", "bought")}
    with ann.sit(tables["over"]["id"]) as live:
        play_out({0: live, 1: live})
    for name, value in (("passed", "pass"), ("bought", "buy")):
        with ann.sit(tables[name]["id"]) as live:
            live.answer(0, value)
    ann.close()
    hall.stop()
    return {name: table["id"] for name, table in tables.items()}


def test_check_tells_every_game_again(command: Command, laid: dict[str, Any]) -> None:
    code, lines, complaint = command("check")
    assert (code, complaint) == (0, "")
    assert [line.rpartition(": ")[2] for line in lines[:3]] == ["as it stood"] * 3
    assert lines[3] == "3 tables: 3 go on or are kept, 0 will ask their people, 0 break"

    put_on_shelf("same")
    code, lines, _ = command("check")
    fates = {line.split()[0]: line.rpartition(": ")[2] for line in lines[:3]}
    assert code == 0
    assert fates[laid["over"]] == "as it stood"
    assert fates[laid["passed"]] == "goes on by the rules of today, as it stood"

    put_on_shelf("richer")
    code, lines, _ = command("check")
    fates = {line.split()[0]: line.rpartition(": ")[2] for line in lines[:3]}
    assert code == 0
    assert fates[laid["over"]] == "over, kept as it ended"
    assert fates[laid["passed"]] == (
        "stands otherwise from row 0 on (scores 3 3, now 10 11); its people will be asked"
    )

    put_on_shelf("busier")
    code, lines, _ = command("check")
    fates = {line.split()[0]: line.rpartition(": ")[2] for line in lines[:3]}
    assert code == 1
    assert fates[laid["passed"]] == fates[laid["bought"]] == "breaks at row 1"
    assert lines[3] == "3 tables: 1 go on or are kept, 0 will ask their people, 2 break"


def test_tables_are_listed_and_written_out(command: Command, laid: dict[str, Any], tmp_path: Path) -> None:
    _, lines, _ = command("tables")
    assert [line.split()[0] for line in lines[:3]] == [laid["bought"], laid["passed"], laid["over"]]
    assert lines[2].endswith("over")
    assert lines[1].endswith("running")
    assert lines[3] == "3 tables"
    out = tmp_path / "out"
    assert command("export", "--to", str(out), "--dry-run")[0] == 0
    assert not out.exists()
    assert command("export", "--to", str(out))[0] == 0
    over = out / f"toy-{laid['over']}.saga"
    assert sagas.read(over.read_text("utf-8"), lambda _: TOY).over
    running = (out / f"toy-{laid['passed']}.saga").read_text("utf-8")
    assert "\nseed " not in running
    assert command("export", laid["passed"], "--to", str(out), "--seed")[0] == 0
    again = (out / f"toy-{laid['passed']}.saga").read_text("utf-8")
    assert sagas.read(again, lambda _: TOY).waiting == [1]
    put_on_shelf("busier")
    _, lines, _ = command("export", laid["passed"], laid["over"], "--to", str(out))
    assert sum(line.endswith("(up to the row that no longer fits)") for line in lines) == 1
    assert "\nrules 1\n" in (out / f"toy-{laid['passed']}.saga").read_text("utf-8")
    assert sagas.read(over.read_text("utf-8"), lambda _: TOY).over


def test_tables_are_deleted(command: Command, laid: dict[str, Any]) -> None:
    code, lines, _ = command("delete", laid["over"], "--dry-run")
    assert (code, lines[-1]) == (0, "would be deleted: 1 table")
    assert command("tables")[1][-1] == "3 tables"
    code, lines, _ = command("delete", laid["over"], laid["passed"])
    assert (code, lines[-1]) == (0, "deleted: 2 tables")
    assert command("tables")[1][-1] == "1 table"
    code, _, complaint = command("delete", laid["over"])
    assert code == 2
    assert complaint == (f"meadhall: there is no table '{laid['over']}'; `meadhall hall tables` lists them\n")


async def _renamed(store: Store, old: str, new: str) -> None:
    kept = "game, version, content, options, seed, origin, host_id, spectators, next_id, parent_id, created"
    ids = {"old": old, "new": new}
    async with store.transaction() as connection:
        copy = f"SELECT :new, :new, {kept} FROM tables WHERE id = :old"
        await connection.execute(text(f"INSERT INTO tables (id, invitation, {kept}) {copy}"), ids)
        for part in ("log", "seats"):
            await connection.execute(text(f"UPDATE {part} SET table_id = :new WHERE table_id = :old"), ids)
        await connection.execute(text("DELETE FROM tables WHERE id = :old"), {"old": old})


def test_a_table_whose_id_begins_with_a_dash_is_no_option(
    command: Command, laid: dict[str, Any], tmp_path: Path, database: str
) -> None:
    """Halls of former days have such ids."""
    last = laid["passed"]
    for dashed in ("-Zh58dry-r_n", "--hAlang5d_-", "-h---------h"):
        in_store(database, partial(_renamed, old=last, new=dashed))
        last = dashed
        out = tmp_path / dashed
        assert command("export", dashed, "--to", str(out))[0] == 0
        assert [path.name for path in out.iterdir()] == [f"toy-{dashed}.saga"]
        code, lines, _ = command("delete", dashed, laid["over"], "--dry-run")
        assert (code, lines[-1]) == (0, "would be deleted: 2 tables")
        code, lines, _ = command("delete", "--dry-run", "--", dashed)
        assert (code, lines[-1]) == (0, "would be deleted: 1 table")
    code, _, complaint = command("delete", "--dri-run", laid["over"])
    assert (code, complaint[:25]) == (2, "meadhall: No such option:")
    code, lines, _ = command("delete", last)
    assert (code, lines[-1]) == (0, "deleted: 1 table")
    assert command("tables")[1][-1] == "2 tables"


def test_a_new_id_never_begins_with_a_dash(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: "--Zd58-dry-r")
    assert new_id() == "__Zd58_dry_r"


def test_old_tables_expire(command: Command, laid: dict[str, Any], database: str) -> None:
    async def age(store: Store) -> None:
        long_ago = time.time() - 100 * 24 * 3600
        ids = {"over": laid["over"], "passed": laid["passed"], "at": long_ago}
        async with store.transaction() as connection:
            await connection.execute(text("UPDATE log SET at = :at WHERE table_id IN (:over, :passed)"), ids)

    in_store(database, age)
    assert command("expire", "--older-than", "101d")[1][-1] == "deleted: 0 tables"
    assert command("expire", "--older-than", "90d", "--dry-run")[1][-1] == "would be deleted: 2 tables"
    assert command("expire", "--older-than", "90d", "--finished")[1][-1] == "deleted: 1 table"
    assert command("expire", "--older-than", "12w")[1][-1] == "deleted: 1 table"
    code, _, complaint = command("expire", "--older-than", "soon")
    assert (code, complaint) == (
        2,
        "meadhall: 'soon' is not an age; expected hours, days or weeks: 12h, 90d, 8w\n",
    )


@pytest.mark.parametrize(
    ("database", "sentence"),
    [
        ("nowhere.db", "there is no database"),
        ("postgresql://me:secret@127.0.0.1:1/hall", "cannot be opened"),
        ("mysql://db/hall", "is not one we know"),
    ],
)
def test_a_database_that_is_not_there_is_said_in_a_sentence(
    database: str, sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir("/")
    for verb in ("check", "tables"):
        assert run(["hall", verb, "--database", database]) == 2
        complaint = capsys.readouterr().err
        assert sentence in complaint
        assert "secret" not in complaint
        assert len(complaint.splitlines()) == 1


def test_a_backup_fills_another_hall(
    command: Command, laid: dict[str, Any], tmp_path: Path, launch: Callable[..., Server]
) -> None:
    file, other = tmp_path / "monday.db", tmp_path / "other.db"
    code, said, _ = command("backup", str(file))
    assert (code, said) == (0, [f"{file}: 3 tables"])
    code, _, error = command("backup", str(file))
    assert code == 2
    assert "is there already" in error
    code, _, error = command("restore", str(file))
    assert code == 2
    assert "not empty" in error
    assert run(["hall", "restore", "--database", str(other), str(file)]) == 0
    hall = launch(str(other))
    bo = Player(hall, "Bo")
    for table_id in laid.values():
        assert bo.get(f"/api/tables/{table_id}")["id"] == table_id
    bo.lay("me", "me")
    bo.close()


def damage_one_table(path: Path, table_id: str) -> None:
    """Overwrite the pages of the log that hold rows of this table and of no other."""
    with sqlite3.connect(path) as connection:
        columns = [row[1] for row in connection.execute("PRAGMA table_info(log)")]
        names = ", ".join("number + ?" if name == "number" else name for name in columns)
        rows = f"INSERT INTO log SELECT {names} FROM log WHERE table_id = ? AND number < 9"
        connection.executemany(
            rows, [(100 * n, table_id) for n in range(1, 100)]
        )  # else all fits on one page
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        others = [row[0].encode() for row in connection.execute("SELECT id FROM tables")]
    connection.close()
    data, own = bytearray(path.read_bytes()), table_id.encode()
    others.remove(own)
    for start in range(0, len(data), size):
        page = data[start : start + size]
        if page[0] in (0x0A, 0x0D) and page.count(own) > 3 and not any(other in page for other in others):
            data[start : start + size] = b"\xff" * size
    path.write_bytes(data)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_damage_hides_one_table_and_no_other(
    command: Command, laid: dict[str, Any], database: str, tmp_path: Path, launch: Callable[..., Server]
) -> None:
    damage_one_table(Path(database), laid["over"])
    for verb in ("tables", "check"):
        code, lines, complaint = command(verb)
        assert code == (1 if verb == "check" else 0)
        assert {line.split()[0] for line in lines[:2]} == {laid["passed"], laid["bought"]}
        assert f"table {laid['over']} cannot be read: the database is damaged there" in complaint
    code, lines, complaint = command("export", "--to", str(tmp_path / "sagas"))
    assert (code, len(lines)) == (1, 2)
    assert laid["over"] in complaint
    _, _, complaint = command("check", "--lang", "pl")
    assert f"stołu {laid['over']} nie da się odczytać" in " ".join(complaint.split())
    hall = launch(database)
    bo = Player(hall, "Bo")
    assert bo.http.get(f"/api/tables/{laid['over']}").status_code == 503
    assert bo.get(f"/api/tables/{laid['passed']}")["id"] == laid["passed"]
    bo.close()
