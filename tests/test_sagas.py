"""Recorded games replay to the same end, answer by answer; what does not is refused with its line.

After a change of rules or content: `python -m tools.record GAME`, then read the difference.
"""

from pathlib import Path

import pytest

import meadhall
from meadhall.engine import SagaError
from meadhall.games import SHELF, find_rules

FOLDER = Path(__file__).parent / "sagas"
FILES = sorted(FOLDER.rglob("*.saga"))
IDS = [f"{path.parent.name}/{path.stem}" for path in FILES]


@pytest.mark.parametrize("path", FILES, ids=IDS)
def test_a_recorded_game_replays_to_the_same_digest(path: Path) -> None:
    text = path.read_text("utf-8")
    game = meadhall.load(path)  # checks every answer, every throw, result and digest
    assert game.over
    lines = text.splitlines()
    assert lines[-2] == "result " + " ".join(map(str, game.scores()))
    assert lines[-1] == f"digest {game.digest()}"
    names = [line.split(" ", 2)[2] for line in lines if line.startswith("name ")]
    assert game.saga(names) == text, "written again it is the same file"


@pytest.mark.parametrize("folder", sorted({path.parent for path in FILES}), ids=lambda folder: folder.name)
def test_every_number_of_seats_is_recorded_with_and_without_undo(folder: Path) -> None:
    game = next(game for game, package in SHELF.items() if package == folder.name)
    texts = [path.read_text("utf-8") for path in folder.glob("*.saga")]
    for seats in find_rules(game).seats:
        of_this = [text for text in texts if f"\nseats {seats}\n" in text]
        assert any(" @undo " in text for text in of_this)
        assert any(" @undo " not in text for text in of_this)


@pytest.mark.parametrize("path", FILES[:1], ids=IDS[:1])
def test_a_changed_saga_is_refused_with_its_line(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    first = next(n for n, line in enumerate(lines) if line.split()[1:2] not in ([], ["*"]) and line[0] == "1")
    for number, changed, says in [
        (first, lines[first].rsplit(" ", 1)[0] + " card:mead#a1-1", f"line {first + 1}:"),
        (len(lines) - 1, "digest 0", f"line {len(lines)}: the digest should be"),
        (len(lines) - 2, "result 0 0", f"line {len(lines) - 1}: the result should be"),
        (2, "rules 0.0.1", "line 3: made with rules 0.0.1"),
    ]:
        text = "\n".join([*lines[:number], changed, *lines[number + 1 :]])
        with pytest.raises(SagaError) as refused:
            meadhall.loads(text)
        assert says in str(refused.value)
