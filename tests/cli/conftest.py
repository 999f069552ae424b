"""A toy game on the shelf, and the command called in this process."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import SimpleNamespace

import pytest

from meadhall.cli import run
from meadhall.games import SHELF, find_rules
from tests.engine.toy import TOY


@dataclass(frozen=True)
class Said:
    code: int
    out: str
    err: str


Command = Callable[..., Said]


@pytest.fixture
def toy_shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy stands on the shelf beside the other games."""
    find_rules.cache_clear()
    monkeypatch.setitem(SHELF, "toy", "toy")
    monkeypatch.setitem(sys.modules, "meadhall.games.toy", SimpleNamespace(RULES=TOY))
    yield
    find_rules.cache_clear()


@pytest.fixture
def command(toy_shelf: None, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Run a command line; English whatever the machine speaks, 100 columns wide."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")

    def call(*arguments: str) -> Said:
        code = run(arguments)
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return call
