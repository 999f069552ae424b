"""What is wrong with a lesson's file is said in one sentence, with its place."""

import re
from pathlib import Path

import pytest

from meadhall.engine import MeadhallError
from meadhall.games import find_rules
from meadhall.lessons import LessonError, read_lesson
from meadhall.lessons.read import find_lesson

RULES = find_rules("blood-rage")
HEAD = 'seats = 2\nseed = "b"\n'
STEP = '[[step]]\nid = "one"\n'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("seats = ", "is not valid TOML"),
        (STEP + 'seed = "b"\n', "'seats' is missing|not known"),
        (HEAD, "'step' is missing"),
        ('seats = 9\nseed = "b"\n' + STEP, "seats is 9; a number from 2 to 4 was expected"),
        (HEAD + '[options]\nspeed = "x"\n' + STEP, "'speed' is not known here"),
        (HEAD + '[options]\nfirst_game = "x"\n' + STEP, "option 'first_game' cannot be 'x'"),
        (HEAD + "[bots.0]\naction = ['pass']\n" + STEP, "'0' is not known here; expected: 1"),
        (HEAD + "[bots.1]\nactoin = ['pass']\n" + STEP, r"\[bots.1\]: a question is 'actoin', which blood-rage never asks"),
        (HEAD + "[bots.1]\naction = 'pass'\n" + STEP, "action is 'pass'; a list of answers was expected"),
        (HEAD + STEP + STEP, r":5: step 2 \(one\): id is 'one'"),
        (HEAD + '[[step]]\nid = "One"\n', "small letters"),
        (HEAD + STEP + 'dos = []\n', "'dos' is not known here"),
        (HEAD + STEP + 'do = [{ ask = "act" }]\n', "ask is 'act', which blood-rage never asks"),
        (HEAD + STEP + 'do = [{ ask = "action", accept = ["card:*"] }]\n', "advice is missing"),
        (HEAD + STEP + 'do = [{ ask = "action" }]\n', "advice is missing"),
        (HEAD + STEP + 'point = ["region:table"]\n', "there is no region 'table'"),
        (HEAD + STEP + 'when = { event = "nothing" }\n', "tells no event 'nothing'"),
        (HEAD + STEP + 'when = { moment = "nothing" }\n', "has no moment 'nothing'"),
        (HEAD + STEP + 'when = { ask = "action", event = "age-begins" }\n', "needs one of"),
        (HEAD + STEP + 'when = { path = "facts.age" }\n', "expected is, least or most"),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_its_place(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "lessons" / "first.toml"
    path.parent.mkdir()
    path.write_text(text, "utf-8")
    with pytest.raises(LessonError, match=said) as error:
        read_lesson(RULES, path)
    assert str(error.value).startswith("lessons/first.toml")


def test_a_lesson_that_is_not_there_is_named() -> None:
    with pytest.raises(MeadhallError, match="blood-rage has no lesson 'second'; it has: first"):
        find_lesson(RULES, "second")


def test_the_guide_writes_a_lesson_that_can_be_read(tmp_path: Path) -> None:
    """Its blocks are the beginning of a lesson, and the conditions of its table fit into one."""
    guide = (Path(__file__).parents[2] / "docs" / "writing-a-lesson.md").read_text("utf-8")
    blocks = re.findall(r"^```toml\n(.*?)^```", guide, re.M | re.S)
    conditions = [each.replace("{ … }", "{}") for each in re.findall(r"^\| `({.*?})`", guide, re.M)]
    more = [f'[[step]]\nid = "more-{number}"\nuntil = {each}\n' for number, each in enumerate(conditions)]
    path = tmp_path / "first.toml"
    path.write_text("\n".join([*blocks, *more]), "utf-8")
    lesson = read_lesson(RULES, path)
    assert [step.id for step in lesson.steps][:3] == ["welcome", "invade", "free"]
    assert len(lesson.steps) == 3 + 4
    texts = re.findall(r"^lesson-first-(\S+) =", guide, re.M)
    assert set(texts) <= {step.id for step in lesson.steps}
