"""Moments are told at the reader's pace, and never stand between the reader and an answer that is owed."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
LONG = 90
"""Seconds for a draft or a round, with bots that take their time."""


def begin(visitor: Visitor, *seats: str) -> Visitor:
    """The first action of the visitor, everything before it told."""
    visitor.new_table(*seats)
    reach_action(visitor)
    visitor.page.keyboard.press("End")
    visitor.see("telling").wait_for(state="detached")
    return visitor


STANDING = """() => {
  if (document.querySelector('[data-test=hand-over]')) return 'hand-over';
  const bar = document.querySelector('[data-test=question]');
  return bar && bar.classList.contains('mine') ? bar.dataset.key : '';
}"""


def reach_action(visitor: Visitor) -> bool:
    """Answer until the visitor is asked for an action; was the device handed over on the way?"""
    handed = False
    end = time.monotonic() + LONG
    while time.monotonic() < end:
        standing = visitor.page.evaluate(STANDING)
        if standing == "action":
            return handed
        if standing == "hand-over":
            visitor.see("take-seat").click()
            visitor.see("hand-over").wait_for(state="detached")
            assert visitor.see("telling").count() == 0, (
                "what the one before has not seen is not told to the next"
            )
            handed = True
        elif standing:
            visitor.click_on("clan:", "card:", key=standing)
        visitor.page.wait_for_timeout(40)
    raise AssertionError("no action was asked")


def act(visitor: Visitor) -> None:
    """A whole turn; the bots answer it. What they do waits to be told."""
    visitor.asked("action")
    visitor.click_on("figure:", key="action")
    visitor.past("action")
    visitor.play_until(lambda: visitor.key == "action", "figure:", "province:", seconds=LONG)
    visitor.asked("action")
    visitor.see("telling").wait_for()


def test_what_bots_do_waits_for_the_reader_and_bars_no_answer(visit: Visit) -> None:
    visitor = begin(visit(pace="step"), "me", "bot", "bot")
    act(visitor)
    page = visitor.page
    expect(page.locator("[data-test=question].mine")).to_have_count(1)  # it stands beside what is told
    expect(visitor.see("behind")).to_have_count(1)
    first = visitor.see("told").inner_text()
    assert first
    page.wait_for_timeout(1500)
    assert visitor.see("told").inner_text() == first, "step by step: it stays until it is read"
    page.keyboard.press("n")
    page.wait_for_function(
        "(said) => document.querySelector('[data-test=told]').innerText !== said", arg=first
    )
    page.keyboard.press("End")
    visitor.see("telling").wait_for(state="detached")
    act(visitor)
    visitor.answer("pass")  # while something is told
    visitor.past("action")


def test_what_is_pointed_at_shines_on_while_the_telling_goes_on(visit: Visit) -> None:
    visitor = begin(visit(pace="step"), "me", "bot", "bot")
    act(visitor)
    page = visitor.page
    page.locator("aside.ages li.now").first.hover()
    expect(page.locator("g.land.doomed")).to_have_class(re.compile(r"\blit\b"))
    expect(page.locator("g.land.lit")).to_have_count(1)
    said = visitor.see("told").inner_text()
    page.keyboard.press("n")
    visitor.until("(said) => document.querySelector('[data-test=told]')?.innerText !== said", said)
    if not page.locator(
        "aside.ages li.now:hover"
    ).count():  # a longer telling has moved it from under the pointer
        page.locator("aside.ages li.now").first.hover()
    expect(page.locator("g.land.doomed")).to_have_class(re.compile(r"\blit\b"))
    expect(page.locator("g.land.lit")).to_have_count(1)


def test_a_moment_is_forgotten_when_it_is_taken_back_while_it_is_told(visit: Visit) -> None:
    visitor = begin(visit(pace="step"), "me", "bot")
    act(visitor)
    expect(visitor.see("behind")).to_have_count(1)
    rows = visitor.page.locator("[data-test=log] li").count()
    visitor.see("undo").click()
    visitor.see("telling").wait_for(state="detached")
    visitor.wait_for_question()
    expect(visitor.see("behind")).to_have_count(0)
    visitor.until("(rows) => document.querySelectorAll('[data-test=log] li').length <= rows", rows)


def test_who_comes_back_gets_the_moments_as_a_list_and_can_see_each_again(visit: Visit) -> None:
    visitor = begin(visit(pace="step"), "me", "bot", "bot")
    act(visitor)
    visitor.page.reload()
    visitor.wait_for_question()
    visitor.see("since").wait_for()
    assert visitor.see("telling").count() == 0
    lines = visitor.see("since").locator("li")
    expect(lines.nth(1)).to_be_visible()  # both bots have acted
    count = lines.count()
    lines.first.locator("[data-test=moment-play]").click()
    visitor.see("telling").wait_for()
    expect(visitor.see("since")).to_have_count(0)
    visitor.page.keyboard.press("End")
    visitor.see("since").wait_for()
    visitor.click_on("figure:", key="action")  # the turn goes on, and so does the list
    visitor.past("action")
    expect(visitor.see("since").locator("li")).to_have_count(count)


def test_the_stage_folds_and_moves_on_a_phone_and_takes_no_focus(visit: Visit) -> None:
    visitor = begin(visit(lang="pl", width=390, height=844, touch=True, pace="step"), "me", "bot")
    act(visitor)
    page = visitor.page
    assert page.evaluate("!document.activeElement.closest('[data-test=telling]')")
    assert not visitor.scrolls_sideways()
    board = page.locator("main.board").bounding_box()
    stage = visitor.see("telling").bounding_box()
    assert board is not None
    assert stage is not None
    assert stage["height"] < board["height"] * 0.6, "the map stays in sight"
    said = visitor.see("told").inner_text()
    visitor.see("stage-next").tap()
    page.wait_for_function(
        "(said) => document.querySelector('[data-test=told]').innerText !== said", arg=said
    )


def test_a_pace_is_chosen_in_the_menu_and_kept(visit: Visit) -> None:
    visitor = begin(visit(), "me", "bot")
    page = visitor.page
    visitor.see("menu").click()
    visitor.see("pace").select_option("step")
    visitor.see("only").click()
    page.keyboard.press("Escape")
    visitor.comes_to("JSON.parse(localStorage.meadhall)", {"pace": "step", "only": True})
    act(visitor)
    page.keyboard.press("s")
    visitor.see("telling").wait_for(state="detached")


def test_the_next_player_at_the_device_is_told_nothing_in_the_middle(visit: Visit) -> None:
    visitor = visit(pace="step").new_table("me", "me", "bot")
    assert reach_action(visitor)
    visitor.click_on("pass", key="action")
    visitor.page.wait_for_function(
        f"() => ({STANDING})() !== 'action' || document.querySelector('[data-test=telling]')"
    )
    assert reach_action(visitor), "the other player acts before this one could again"


def test_another_tab_answers_in_the_middle_of_a_moment(visit: Visit) -> None:
    """Each tab has its own reader: what one answers or has seen does not hurry the other."""
    visitor = begin(visit(pace="step"), "me", "bot")
    act(visitor)
    page = visitor.page
    told = visitor.see("told").inner_text()
    other = page.context.new_page()
    other.goto(page.url)
    other.locator("[data-test=question].mine").wait_for()
    assert other.locator("[data-test=telling]").count() == 0, "who comes is in the present"
    before = page.locator("[data-test=question]").get_attribute("data-decision")
    other.locator("[data-test=options] [data-value=pass]").click()
    page.wait_for_function(
        "(before) => document.querySelector('[data-test=question]').dataset.decision !== before", arg=before
    )
    assert visitor.see("told").inner_text() == told, "the step stays until it is read"
    # Who passed is asked nothing until the others are done; what they do meanwhile is told as well.
    other.close()
    page.locator("[data-test=question].mine").wait_for()
    page.keyboard.press("End")
    visitor.see("telling").wait_for(state="detached")
