"""The files that a scientist keeps: types, what they say of themselves, decisions, sagas."""

import csv
import json
from dataclasses import replace
from pathlib import Path

import pyarrow
import pyarrow.parquet
import pytest

import meadhall
from meadhall import lab
from meadhall.engine import MeadhallError
from meadhall.envs import action_table
from meadhall.lab import output
from meadhall.lab.output import COLUMNS, Files, Writing


def played(*tally: str) -> lab.Played:
    return lab.play(lab.matches("toy", 1, ["random"], seats=2, tally=tally)[0])


def test_csv_and_parquet_hold_the_same(tmp_path: Path) -> None:
    game = played("state.round")
    for name in ("a.csv", "a.parquet"):
        with Writing(Files(tmp_path / "new" / name), game.match, {}) as writing:
            writing.write(game)
    with (tmp_path / "new" / "a.csv").open() as file:
        lines = list(csv.DictReader(file))
    table = pyarrow.parquet.read_table(tmp_path / "new" / "a.parquet").to_pylist()
    assert tuple(table[0]) == (*COLUMNS, "option.long", "tally.state.round")
    words = [{name: str(value) for name, value in row.items()} for row in table]
    assert [{**row, "won": row["won"].lower()} for row in words] == lines


def test_every_column_has_a_type_and_the_file_says_where_it_comes_from(tmp_path: Path) -> None:
    game = played("state.round", "events.-1")
    path = tmp_path / "a.parquet"
    with Writing(Files(path), game.match, {"seed": "7", "bots": "random"}) as writing:
        writing.write(game)
    schema = pyarrow.parquet.read_schema(path)
    assert schema.field("won").type == pyarrow.bool_()
    assert schema.field("score").type == schema.field("tally.state.round").type == pyarrow.int64()
    assert schema.field("option.long").type == schema.field("tally.events.-1").type == pyarrow.string()
    assert json.loads(schema.metadata[b"meadhall"]) == {"seed": "7", "bots": "random"}


def test_a_number_that_turns_out_to_be_a_word_makes_its_column_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(output, "GROUP", 1)
    game = played("state.round")
    path = tmp_path / "a.parquet"
    with Writing(Files(path), game.match, {"seed": "7"}) as writing:
        for value in (4, "never", 5):
            writing.write(replace(game, tally=(value,)))
    table = pyarrow.parquet.read_table(path)
    assert table.column("tally.state.round").to_pylist() == ["4", "4", "never", "never", "5", "5"]
    assert table.schema.field("won").type == pyarrow.bool_()
    assert json.loads(table.schema.metadata[b"meadhall"]) == {"seed": "7"}


def test_a_run_without_a_game_leaves_an_empty_table(tmp_path: Path) -> None:
    files = Files(tmp_path / "a.parquet", tmp_path / "b.csv", tmp_path / "c.parquet")
    with Writing(files, lab.matches("blood-rage", 1, ["random"], 2)[0], {}):
        pass
    assert pyarrow.parquet.read_table(tmp_path / "a.parquet").num_rows == 0
    assert pyarrow.parquet.read_table(tmp_path / "c.parquet").num_rows == 0
    assert len((tmp_path / "b.csv").read_text().splitlines()) == 1


def test_a_csv_is_whole_after_every_game(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    matches = lab.matches("toy", 3, ["random"], seats=2)
    with Writing(Files(path), matches[0], {}) as writing:
        for count, match in enumerate(matches, 1):
            writing.write(lab.play(match))
            assert len(path.read_text().splitlines()) == 1 + 2 * count


def test_cards_can_be_joined_to_their_games(tmp_path: Path) -> None:
    game = played()
    files = Files(tmp_path / "a.parquet", tmp_path / "b.parquet")
    with Writing(files, game.match, {}) as writing:
        writing.write(game)
    rows, cards = (pyarrow.parquet.read_table(tmp_path / name) for name in ("a.parquet", "b.parquet"))
    joined = cards.join(rows, keys=["game", "seed", "number", "seat"], right_suffix=" of the game")
    assert joined.num_rows == cards.num_rows > 0
    assert joined.column("won").to_pylist() == joined.column("won of the game").to_pylist()


@pytest.mark.parametrize("name", meadhall.shelf())
def test_every_decision_is_a_row(tmp_path: Path, name: str) -> None:
    [match] = lab.matches(name, 1, ["random"], seats=2, decisions=True, saga=True)
    game = lab.play(match)
    path = tmp_path / "d.parquet"
    with Writing(Files(decisions=path, sagas=tmp_path / "sagas"), match, {"seed": "1"}) as writing:
        writing.write(game)
    table = pyarrow.parquet.read_table(path)
    slots, actions = (
        json.loads(table.schema.metadata[f"meadhall.{n}".encode()]) for n in ("slots", "actions")
    )
    numbers = action_table(name)
    assert json.loads(table.schema.metadata[b"meadhall"]) == {"seed": "1", "actions": numbers.fingerprint}
    rows = table.to_pylist()
    assert len(rows) >= sum(row.decisions for row in game.rows)  # a set is chosen in several steps
    for row in rows:
        assert len(row["observation"]) == len(slots)
        assert len(row["mask"]) == len(actions)
        assert row["mask"][row["action"]]
        assert sum(row["mask"]) > 1
        assert row["value"] == str(numbers.value(row["action"], row["seat"] - 1, 2))
        assert row["observation"][slots.index(f"asked={row['question']}")] == 1
    rewards = {row["seat"]: row["reward"] for row in rows if row["over"]}
    assert rewards == {row.seat: 1.0 if row.won else -1.0 for row in game.rows}
    assert sum(abs(row["reward"]) for row in rows) == 2

    saga = meadhall.load(tmp_path / "sagas" / f"{name}-000001.saga")
    assert saga.over
    assert saga.scores() == [row.score for row in game.rows]


def test_noting_decisions_changes_no_game() -> None:
    plain, noted = (
        [lab.play(match) for match in lab.matches("blood-rage", 2, ["random"], 2, decisions=noted)]
        for noted in (False, True)
    )
    assert [game.rows for game in plain] == [game.rows for game in noted]


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(MeadhallError, match="cannot be written"):
        Writing(Files(tmp_path / "file" / "a.csv"), played().match, {})
