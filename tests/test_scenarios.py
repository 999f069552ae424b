"""Every scenario of every game comes out as written, and a scenario that is wrong is told so in one sentence."""

from pathlib import Path

import pytest

from meadhall.engine import MeadhallError, ScenarioError
from meadhall.scenario import read, run

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}/{path.stem}" for path in FILES])
def test_scenario(path: Path) -> None:
    scenario = read(path)
    assert scenario.title != path.stem, "a scenario has a title"
    assert scenario.then or any("blocked" in step for step in scenario.when), (
        "a scenario must be able to fail"
    )
    run(scenario)


GOOD = """
title = "A Warrior costs 1 Rage"
clauses = ["BR-10.1.2"]
frame = ["turn", 0]
[given]
game = "blood-rage"
seats = 2
[given.clans.0]
rage = 2
[[when]]
seat = 0
ask = "action"
answer = "figure:warrior"
[[when]]
seat = 0
blocked = "province:yggdrasil"
clause = "BR-10.1.6"
answer = "province:gimle"
[then]
"state.rage.0" = 1
"facts.provinces.province:gimle.strength.0" = 1
"""


def outcome(tmp_path: Path, text: str) -> str:
    path = tmp_path / "bug.toml"
    path.write_text(text, "utf-8")
    try:
        run(read(path))
    except MeadhallError as error:
        return str(error)
    return "as written"


def test_a_good_one_passes(tmp_path: Path) -> None:
    assert outcome(tmp_path, GOOD) == "as written"


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('"state.rage.0" = 1', '"state.rage.0" = 2', "state.rage.0 is 1, expected 2"),
        ('"state.rage.0" = 1', '"state.rage.9" = 2', "there is no 'state.rage.9'"),
        ('"state.rage.0" = 1', '"state.rage.count" = 3', "state.rage.count is 2, expected 3"),
        ('"state.rage.0" = 1', "idle = true", "expected no open question, but asked is action (seat 0)"),
        ('ask = "action"', 'ask = "march-to"', "expected march-to to seat 0, but asked is action (seat 0)"),
        (
            'answer = "province:gimle"',
            'answer = "province:asgard"',
            "step 2: 'province:asgard' is not an answer",
        ),
        (
            'blocked = "province:yggdrasil"',
            'blocked = "province:horgr"',
            "should be blocked in invade-place, but is not",
        ),
        ('clause = "BR-10.1.6"', 'clause = "BR-6.7"', "is blocked by BR-10.1.6, not by BR-6.7"),
        ('game = "blood-rage"', 'game = "chess"', "there is no game 'chess'"),
        ('game = "blood-rage"', "", "[given] must name the game"),
        ("rage = 2", "rage = 13", "rage must be a number from 0 to 12, not 13"),
        ("rage = 2", 'hand = ["mead"]', "there is no card 'mead'"),
        ("rage = 2", 'leader = "asgard"', "there is no place 'asgard'"),
        ("rage = 2", "gold = 2", "has no 'gold'"),
        ('frame = ["turn", 0]', 'frame = ["dance"]', "blood-rage has no frame 'dance'"),
        ("seat = 0\nask", "chair = 0\nask", "a step has seat, ask, answer or blocked, clause, not 'chair'"),
        ("[then]", "[than]", "unknown part 'than'"),
        ("[then]", "[then", "bug.toml cannot be read"),
    ],
)
def test_a_wrong_one_says_what_is_wrong(tmp_path: Path, old: str, new: str, says: str) -> None:
    assert old in GOOD
    assert says in outcome(tmp_path, GOOD.replace(old, new))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match=r"there is no scenario file '.*nowhere\.toml'"):
        read(tmp_path / "nowhere.toml")
