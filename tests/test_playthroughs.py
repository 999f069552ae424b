"""Whole games as every seat sees them, in tests/playthroughs: a change of rules or views shows up line by line.

If the change is meant: `python -m tools.record GAME`, then read the difference like code.
"""

from pathlib import Path

import pytest

from meadhall.games import SHELF
from tools.record import playthrough

FOLDER = Path(__file__).parent / "playthroughs"
FILES = sorted(FOLDER.glob("*.txt"))
PACKAGES = {package: game for game, package in SHELF.items()}


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_the_game_goes_as_it_went(path: Path) -> None:
    package, seats, _, _, seed = path.stem.rsplit("-", 4)
    now = playthrough(PACKAGES[package], int(seats), int(seed)).splitlines()
    before = path.read_text("utf-8").splitlines()
    for number, (old, new) in enumerate(zip(before, now, strict=False), 1):
        assert old == new, f"line {number}: python -m tools.record {PACKAGES[package]} records it anew"
    assert len(before) == len(now)


@pytest.mark.parametrize("package", sorted({path.stem.rsplit("-", 4)[0] for path in FILES}))
def test_two_seeds_a_game(package: str) -> None:
    assert len([path for path in FILES if path.stem.startswith(f"{package}-")]) == 2
