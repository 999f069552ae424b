"""The worked examples of RULES.md, as scenario files."""

from pathlib import Path

import pytest

from meadhall.engine import ScenarioError
from meadhall.scenario import lay_out, read, run

FOLDER = Path(__file__).parents[2] / "scenarios" / "lords_of_ragnarok"
FILES = sorted(FOLDER.glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_scenario(path: Path) -> None:
    run(read(path))


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"boss": 40}, "a Region of this board must be a number from 1 to 1., not 40"),
        ({"monsters": {"kraken": 3}}, "no Monster 'kraken'"),
        ({"weather": "snow"}, "no 'weather'"),
        ({"players": [{"hat": 1}]}, "player 0 has no 'hat'"),
        ({"players": [{"hand": ["pea_shooter"]}]}, "no combat card 'pea_shooter'"),
        ({"players": [{"hand": ["levy", "levy", "levy"]}]}, "no combat card 'levy' left to place"),
        ({"players": [{"armies": {1: [1] * 7}}]}, "more than 6 Armies"),
        ({"players": [{"armies": {1: ["many"]}}]}, "an Army must be a number from 1 to 6, not 'many'"),
        ({"rings": {"troll": 2}}, "a participant must be a number from 0 to 1, not 2"),
        ({"wounds": {"troll": {9: 0}}}, "a space of the Monster must be a number from 1 to ., not 9"),
        ({"players": [{}, {}, {}]}, "3 players, but the table has 2"),
        ({"conditions": ["rc34_land"]}, "no condition on this board 'rc34_land'"),
    ],
)
def test_bad_positions_are_refused_in_one_sentence(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(ScenarioError, match=sentence):
        lay_out({"game": "lords-of-ragnarok", "seats": 2, **given}, ("turn", 0))
