"""The guides work as they stand: their blocks and commands are carried out in a copy of the project. The browser's part is tests/docs/browser.py."""

from pathlib import Path

import pytest

from tests.docs.guides import ROOT, Step, carry_out, copied, steps


def test_add_a_card(tmp_path: Path) -> None:
    guide = steps(ROOT / "docs" / "add-a-card.md")
    assert {"file", "diff", "command"} == {step.kind for step in guide}
    copy = copied(tmp_path)
    for step in guide:
        said = carry_out(step, copy)
        if " pytest " in step.what and "gods_of_winter" in step.what:
            assert "8 passed" in said


def test_add_a_game(tmp_path: Path) -> None:
    copy = copied(tmp_path)
    told = [(step.what, carry_out(step, copy)) for step in steps(ROOT / "docs" / "add-a-game.md")]
    tests = [said for what, said in told if " pytest " in what]
    assert len(tests) == 3
    assert all(" passed" in said for said in tests)
    assert "Luck" in dict(told)[".venv/bin/meadhall games"]
    listed, drawn = [said for what, said in told if " play luck" in what]
    assert "deck 8 hidden" in listed
    assert "deck 8 hidden" not in drawn, "it draws itself now"


def test_a_step_that_no_longer_fits_is_named_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("a = 1\nb = 2\n", "utf-8")
    with pytest.raises(AssertionError, match=r"line 7: these lines stand 0 times in rules\.py"):
        carry_out(Step(7, "diff", "rules.py", " a = 1\n+c = 3\n b = 3\n"), tmp_path)
    carry_out(Step(7, "diff", "rules.py", " a = 1\n+c = 3\n-b = 2\n"), tmp_path)
    assert (tmp_path / "rules.py").read_text("utf-8") == "a = 1\nc = 3\n"
    with pytest.raises(AssertionError, match=r"line 9: .*exit"):
        carry_out(Step(9, "command", ".venv/bin/python -c 'exit(3)'"), tmp_path)
