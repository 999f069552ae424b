"""Every lesson in a browser, on a desk and on a phone: the steps come in order, and what they point at can be seen and reached."""

import os
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from meadhall.games import SHELF, find_rules
from meadhall.lessons import Lesson, lessons_of
from tests.browser.visitor import CLICK_ON, PATIENCE, Visitor

Visit = Callable[..., Visitor]
LESSONS = [lesson for game in SHELF for lesson in lessons_of(find_rules(game)).values()]
LONGEST = 200
"""Seconds for a whole lesson, with bots that take their time."""
PICTURES = os.environ.get("MEADHALL_PICTURES", "")

# Of the values that the step points at, those that can be seen nowhere: on the board, in the hand, on a button, or behind a marked button.
LOST = """
() => {
  const seen = (e) => {
    const box = e.getBoundingClientRect();
    if (!box.width || !box.height) return false;
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const panel = document.querySelector('[data-test=lesson]');
    return at !== null && !panel?.contains(at);
  };
  const points = document.querySelector('.table').dataset.points.split(' ').filter(Boolean);
  const marked = [...document.querySelectorAll('.hinted')];
  const region = points.length > 0;
  const asked = document.querySelector('.bar.mine') !== null;
  return { asked, marked: marked.length, seen: marked.filter(seen).length, region };
}
"""

# Answers only while this step is shown: with the next one the page may already ask the next question.
CLICK_IN_STEP = f"""([step, wishes]) =>
  (document.querySelector('[data-test=lesson]')?.dataset.step ?? '') === step ? ({CLICK_ON.strip()})(wishes) : ''"""


# Goes past a step, and gives what the button said.
SKIP = """() => {
  const skip = document.querySelector('[data-test=lesson-skip]');
  skip?.click();
  return skip?.textContent.trim() ?? null;
}"""


def enter(visitor: Visitor, lesson: Lesson) -> None:
    visitor.enter()
    visitor.page.click(f"[data-game={lesson.game}] [data-test=learn][data-lesson={lesson.name}]")
    visitor.see("lesson").wait_for()


def step_of(visitor: Visitor) -> str:
    """The step that is shown, or "over"; read at once, for the panel may go any time."""
    step: str = visitor.page.evaluate(
        "() => document.querySelector('[data-test=lesson]')?.dataset.step ?? 'over'"
    )
    return step


def shoot(visitor: Visitor, lesson: Lesson, number: int, step: str, size: str) -> None:
    if PICTURES:
        visitor.page.wait_for_timeout(400)
        visitor.page.screenshot(path=f"{PICTURES}/{lesson.game}-{lesson.name}-{size}-{number:02}-{step}.png")


def in_sight(visitor: Visitor, step: str) -> None:
    """Wait until something of what the step points at can be seen; a screen that is just drawn may still move."""
    end = time.monotonic() + PATIENCE / 1000
    while step_of(visitor) == step:
        look = visitor.page.evaluate(LOST)
        if not look["asked"] or not look["marked"] or look["seen"] or look["region"]:
            return
        assert time.monotonic() < end, f"{step}: what it points at is covered or out of sight"
        visitor.page.wait_for_timeout(50)


def walk(visitor: Visitor, lesson: Lesson, size: str) -> list[str]:
    """Go through the lesson by its buttons; the steps in the order they came."""
    came: list[str] = []
    ids = {step.id: step for step in lesson.steps}
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        step = step_of(visitor)
        if step == "over":
            return came
        if step and (not came or came[-1] != step):
            came.append(step)
            shoot(visitor, lesson, len(came), step, size)
        if step and ids[step].text:
            visitor.page.evaluate("document.querySelector('[data-test=lesson-next]')?.click()")
        elif step and ids[step].until is not None:
            said = visitor.page.evaluate(SKIP)
            free = {"Dalej bez tego", "Go on without it"}
            assert said is None or (said in free) == (not ids[step].acts), f"{step}: {said}"
        else:
            in_sight(visitor, step)
            visitor.page.evaluate(CLICK_IN_STEP, [step, [[], ""]])
        visitor.page.wait_for_timeout(30)
    raise AssertionError(f"the lesson does not end; it is at {step_of(visitor)}")


WALKS = [
    (lesson, size)
    for lesson in LESSONS
    for size in ("phone", "desk")
    if size == "phone" or lesson is LESSONS[0] or PICTURES
]
"""Every lesson on a phone, where there is least room, and one at a desk; all of both when pictures are wanted."""


@pytest.mark.parametrize(
    ("lesson", "size"), WALKS, ids=[f"{lesson.game}/{lesson.name}-{size}" for lesson, size in WALKS]
)
def test_a_lesson_is_walked_through(visit: Visit, lesson: Lesson, size: str) -> None:
    visitor = visit("pl", 390, 844, touch=True) if size == "phone" else visit("en", 1280, 800)
    enter(visitor, lesson)
    expect(visitor.see("lesson")).to_contain_text(f"1 {'z' if size == 'phone' else 'of'} {len(lesson.steps)}")
    came = walk(visitor, lesson, size)
    order = [step.id for step in lesson.steps]
    assert came == sorted(came, key=order.index)
    assert set(came) >= {step.id for step in lesson.steps if not step.text}
    assert not visitor.scrolls_sideways()


def test_what_comes_later_is_refused_with_its_reason_and_the_hint_agrees(visit: Visit) -> None:
    visitor = visit("pl").enter()
    visitor.page.click("[data-game=blood-rage] [data-test=learn]")
    visitor.see("lesson-next").click()
    visitor.answer("clan:wolf")
    visitor.asked("draft-pick")
    visitor.settled()
    assert visitor.options() == ["card:troll#a1-1"]
    visitor.see("why-not").click()
    expect(visitor.see("blocked")).to_contain_text("Później: najpierw weź Trolla")
    visitor.page.keyboard.press("Escape")
    visitor.see("hint-button").click()
    expect(visitor.see("hint")).to_contain_text("Troll")
    visitor.page.reload()
    expect(visitor.see("lesson")).to_have_attribute("data-step", "draft")
    visitor.see("lesson-skip").click()
    expect(visitor.see("lesson")).to_have_attribute("data-step", "passed-on")
    visitor.see("undo").click()
    expect(visitor.see("lesson")).to_have_attribute("data-step", "clan")
    visitor.see("lesson-end").click()
    expect(visitor.see("lesson")).to_have_count(0)
    visitor.wait_for_question()


def test_words_are_read_before_one_answers(visit: Visit) -> None:
    visitor = visit()
    visitor.enter()
    visitor.page.click("[data-game=lords-of-ragnarok] [data-test=learn][data-lesson=first]")
    panel = visitor.see("lesson")
    expect(panel).to_have_attribute("data-step", "welcome")
    visitor.asked("keep-hero")
    visitor.answer("hero:ragnar")
    expect(visitor.page.locator("[data-test=question]")).to_contain_text("read on")
    expect(panel).to_have_attribute("data-step", "welcome")
    for step in ("hero", "story"):
        visitor.see("lesson-next").click()
        expect(panel).to_have_attribute("data-step", step)
    visitor.answer("hero:ragnar")
    visitor.past("keep-hero")
