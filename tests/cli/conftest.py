"""A toy game on the shelf, and the command called in this process."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest

from meadhall.cli import run
from tests.shelf import toy_on_the_shelf


@dataclass(frozen=True)
class Said:
    code: int
    out: str
    err: str


Command = Callable[..., Said]


@pytest.fixture
def toy_shelf() -> Iterator[None]:
    with toy_on_the_shelf():
        yield


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
