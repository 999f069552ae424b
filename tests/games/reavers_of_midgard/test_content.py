"""The content files: what they hold, and one clear sentence for everything that cannot be."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from meadhall.engine.content import ContentError
from meadhall.games.reavers_of_midgard import content as c


def count(deck: int) -> int:
    return sum(1 for d in c.DECK_OF if d == deck)


def test_every_deck_has_its_printed_number_of_cards() -> None:
    assert [count(d) for d in range(6)] == [66, 62, 76, 24, 45, 34]
    assert len(set(c.CARDS)) == 307


def test_each_clan_has_22_reavers_and_six_abilities() -> None:
    reavers = [card for card in c.CARD if isinstance(card, c.Reaver)]
    assert [sum(r.clan == k for r in reavers) for k in range(3)] == [22, 22, 22]
    assert [sum(a.clan == k for a in c.CONTENT.abilities) for k in range(3)] == [6, 6, 6]
    assert all(c.CLANS[r.clan] in ("helmet", "raven", "tree") and r.gain[0] == r.clan for r in reavers)


def test_territories_are_nine_stacks_of_six() -> None:
    assert [sum(t.front == f for t in c.TILE) for f in range(9)] == [6] * 9


def test_printed_artifact_glory() -> None:
    glory = {card.id: card.glory for card in c.CARD if isinstance(card, c.Artifact)}
    assert (glory["bodn"], glory["dainsleif"], glory["draupnir"], glory["skidbladnir"]) == (4, 2, 3, 2)
    assert len(glory) == 14


def broken(tmp_path: Path, file: str, old: str, new: str) -> Path:
    folder = tmp_path / "content"
    shutil.copytree(c.FOLDER / "content", folder)
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    return folder


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("reavers.toml", '"red", "blue"', '"red", "green"', "expected a list of red, blue, yellow"),
        ("reavers.toml", 'ability = "zealot"', 'ability = "zealous"', "expected one of zealot"),
        ("reavers.toml", 'id = "zealot_b"', 'id = "zealot_a"', "'zealot_a' is used twice"),
        (
            "village_spoils.toml",
            "count = 10",
            "count = 11",
            "hold 63 components of the kind 'village'; expected 62",
        ),
        (
            "sea_battles.toml",
            "defense = 2",
            "defense = 0",
            "defense is 0; expected a whole number of at least 1",
        ),
        ("keep_spoils.toml", 'src = "S+H"', 'src = "X"', "source 'X'; expected S, P or H"),
        ("prophecies.toml", "each = 1", "each = 1, colour = 2", "unknown field 'colour'"),
        ("territories.toml", "level = 1", "level = 2", "each of level 1, 2 and 3"),
        ("scoring.toml", "[3, 6, 10]", '[3, 6, "10"]', "expected a list of whole numbers"),
        ("board.toml", "slot = false", "slot = 0", "expected true or false"),
        ("board.toml", "rounds = ", "rounds ", "board.toml is not valid TOML"),
    ],
)
def test_a_wrong_row_is_refused_with_one_sentence(
    tmp_path: Path, file: str, old: str, new: str, sentence: str
) -> None:
    with pytest.raises(ContentError) as caught:
        c.load(broken(tmp_path, file, old, new))
    assert sentence in str(caught.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "content"
    shutil.copytree(c.FOLDER / "content", folder)
    (folder / "scoring.toml").unlink()
    with pytest.raises(ContentError, match=r"scoring\.toml is missing"):
        c.load(folder)


def test_the_hash_changes_with_the_content(tmp_path: Path) -> None:
    folder = broken(tmp_path, "sea_battles.toml", "glory = 8", "glory = 9")
    assert c.load(folder).hash != c.CONTENT.hash
