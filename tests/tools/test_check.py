"""The stages of `make test` leave no test out."""

from pathlib import Path

import pytest

from tools import check


def commands(root: Path) -> dict[str, tuple[tuple[str, ...], ...]]:
    return {stage.name: stage.commands for stage in check.stages(root)}


def write(root: Path, *paths: str) -> None:
    for path in paths:
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).touch()


def test_an_empty_tree_has_the_stages_that_need_nothing(tmp_path: Path) -> None:
    assert list(commands(tmp_path)) == ["format", "lint", "types", "unit"]


def test_a_stage_appears_with_its_tests(tmp_path: Path) -> None:
    write(
        tmp_path,
        "tests/server/test_hall.py",
        "tests/games/x/test_y.py",
        "tests/test_ledger.py",
        "web/package.json",
    )
    found = commands(tmp_path)
    assert list(found) == ["format", "lint", "types", "unit", "clauses", "server", "web"]
    assert found["clauses"][-1][-2:] == ("tests/games", "tests/test_ledger.py")


def test_what_unit_leaves_out_has_its_own_stage(tmp_path: Path) -> None:
    every = [path for paths in check.OWN_STAGE.values() for path in paths]
    write(tmp_path, *(path if path.endswith(".py") else f"{path}/test_it.py" for path in every))
    found = commands(tmp_path)
    left_out = {word.removeprefix("--ignore=") for word in found["unit"][0] if word.startswith("--ignore=")}
    run = {word for name in check.OWN_STAGE for word in found[name][-1] if word.startswith("tests/")}
    assert left_out == run == set(every)


def test_the_server_stage_asks_for_its_database_first(tmp_path: Path) -> None:
    write(tmp_path, "tests/server/test_hall.py")
    assert commands(tmp_path)["server"][0][-2:] == ("tools.debian", "postgresql")


def test_a_failed_stage_fails_the_run_and_stops_no_other(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "passes", lambda stage: stage.name != "lint")
    assert check.main(["lint", "types"]) == 1
    assert "types passed" in capsys.readouterr().out
    assert check.main(["types"]) == 0


def test_an_unknown_stage_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main(["lnit"]) == 2
    assert "No stage is called lnit; expected some of: format, lint" in capsys.readouterr().err
