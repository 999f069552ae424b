"""Sagas on the command line: new, check, fuzz."""

from pathlib import Path

import pytest

from meadhall.lab import fuzz as lab
from tests.cli.conftest import Command


def test_games_lists_the_shelf(command: Command) -> None:
    said = command("games")
    assert said.code == 0
    assert "toy" in said.out
    assert "2-4" in said.out
    assert "long=no|yes (no)" in said.out


def test_new_writes_a_saga_that_checks(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "deep" / "night.saga"
    assert command("new", "toy", str(path), "--seats", "3", "--seed", "7", "-o", "long=yes").code == 0
    assert "option long yes" in path.read_text()
    said = command("check", str(path))
    assert said.code == 0
    assert said.out == f"{path}: good: toy 1, 3 seats, 9 answers, still open\n"


def test_check_names_the_line_and_goes_on(command: Command, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.saga", tmp_path / "bad.saga"
    command("new", "toy", str(good), "--seed", "7")
    bad.write_text(good.read_text().replace("seats 4", "seats 5"))
    said = command("check", str(bad), str(good), str(tmp_path / "none.saga"))
    assert said.code == 2
    assert "line 5: toy is for 2 to 4 seats, not 5" in said.err
    assert "there is no file" in said.err
    assert len(said.err.splitlines()) == 2
    assert said.out.startswith(f"{good}: good")


def test_fuzz_counts_what_it_did(command: Command) -> None:
    said = command("fuzz", "--game", "toy", "--games", "3", "--jobs", "1", "--every", "5")
    assert said.code == 0, said.err
    assert said.out.startswith("3 games, ")
    assert "every law holds" in said.out


def test_fuzz_keeps_a_game_that_breaks_a_law(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    saga = tmp_path / "any.saga"
    command("new", "toy", str(saga), "--seed", "7")
    broken = lab.Fuzzed("toy", "toy-1-0", broken="view law at decision 3", saga=saga.read_text())
    monkeypatch.setattr(lab, "fuzz", lambda task: broken)
    said = command("fuzz", "--game", "toy", "--games", "1", "--jobs", "1")
    assert said.code == 1
    assert "view law at decision 3" in said.err
    assert command("check", "build/fuzz/toy-1-0.saga").code == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["new", "chess", "x.saga"], "there is no game 'chess'"),
        (["new", "toy", "x.saga", "--seats", "9"], "toy is for 2 to 4 seats, not 9"),
        (["new", "toy", "x.saga", "-o", "short=yes"], "toy has no option 'short'; it has: long"),
        (
            ["new", "toy", "x.saga", "-o", "long=maybe"],
            "option 'long' cannot be 'maybe'; it is one of: no, yes",
        ),
        (["new", "toy", "x.saga", "-o", "long"], "an option is written name=value, not 'long'"),
        (["new", "toy", "x.saga", "--seed", "a b"], "a seed is a number or a word without spaces"),
        (["new", "toy", "/proc/none/x.saga"], "cannot be written"),
        (["new", "toy"], "Missing argument 'FILE'"),
        (["fuzz", "--game", "chess"], "there is no game 'chess'"),
        (["fuzz", "--games", "0"], "Invalid value for '--games'"),
        (["games", "--lang", "de"], "there is no language 'de'; there are: en, pl"),
        (["dance"], "No such command 'dance'"),
        (["games", "--loud"], "No such option"),
    ],
)
def test_bad_input_is_one_sentence(
    command: Command, arguments: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said = command(*arguments)
    assert said.code == 2
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert said.err.startswith("meadhall: ")
    assert sentence in said.err
