"""The Pythons that we promise are looked for, and only the right ones are taken."""

import stat
import sys
from pathlib import Path

import pytest

from tools import pythons

HERE = f"{sys.version_info.major}.{sys.version_info.minor}"


def test_the_promise_is_every_python_from_3_11_on() -> None:
    assert pythons.promised() == ["3.11", "3.12", "3.13", "3.14"]


def test_this_python_is_found() -> None:
    found = pythons.find(HERE)
    assert found is not None
    assert pythons.is_version(found, HERE)


def test_a_python_that_is_another_one_is_not_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    liar = tmp_path / "python3.99"
    liar.write_text("#!/bin/sh\necho 3.98\n")
    liar.chmod(liar.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert str(liar) in pythons.candidates("3.99")
    assert pythons.find("3.99") is None


def test_a_missing_one_is_said_and_fails_only_if_it_was_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert pythons.main(["3.99"]) == 1
    assert "not found on this machine: Python 3.99" in capsys.readouterr().out
