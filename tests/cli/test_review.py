"""`meadhall review`, and what a hint says."""

import json
from pathlib import Path

import pytest

import meadhall
from tests.cli.conftest import Command

SAGA = Path(__file__).parent.parent / "sagas" / "blood_rage" / "2-bots.saga"


@pytest.fixture
def opening(tmp_path: Path) -> Path:
    """The first quarter of a game."""
    path = tmp_path / "night.saga"
    game = meadhall.load(SAGA).replay(70)
    path.write_text(game.saga(["Astrid", "Bjørn"]), encoding="utf-8")
    return path


def test_a_review_in_words_and_as_data(command: Command, opening: Path, tmp_path: Path) -> None:
    out = tmp_path / "night.json"
    said = command("review", str(opening), "--seconds", "0.01", "--out", str(out))
    assert said.code == 0
    assert "Chance to win" in said.out
    assert "Astrid: " in said.out
    assert "% sound decisions" in said.out
    data = json.loads(out.read_text())
    assert len(data["seats"]) == 2
    assert all(abs(sum(row[1:]) - 1) < 0.01 for row in data["curve"])


def test_a_review_speaks_polish(command: Command, opening: Path) -> None:
    said = command("review", str(opening), "--seconds", "0.01", "--lang", "pl")
    assert said.code == 0
    assert "Szansa na wygraną" in said.out
    assert "dobrych decyzji" in said.out


def test_a_saga_that_cannot_be_reviewed_gives_a_sentence(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "new.saga"
    assert command("new", "toy", str(path)).code == 0
    said = command("review", str(path))
    assert said.code != 0
    assert "cannot be reviewed" in said.err
    path.write_text("no saga")
    assert "not a saga" in command("review", str(path)).err
