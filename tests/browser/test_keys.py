"""By key, and at rest: the question is a key away, the focus stays with it, the map stands still, and waiting costs nothing."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.test_moments import begin
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
BUDGET = 0.05
"""Of one core, while nobody acts."""
WATCHED = 4
"""Seconds."""


IN_BAR = "() => !!document.activeElement.closest('[data-test=question]')"


def load(page: Page) -> float:
    """The share of a core that the page's own thread takes while nobody acts."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def busy() -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]
        return float(next(m["value"] for m in metrics if m["name"] == "TaskDuration"))

    before = busy()
    page.wait_for_timeout(WATCHED * 1000)
    share = (busy() - before) / WATCHED
    session.detach()
    return share


def test_a_question_by_key(visit: Visit) -> None:
    visitor = begin(visit(), "me", "bot")
    page = visitor.page
    page.keyboard.press("Tab")
    visitor.until(
        "() => document.activeElement.dataset.test === 'skip'"
    )  # the first stop leads to the question
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    visitor.until(IN_BAR)
    tabs = page.evaluate(
        "document.querySelectorAll('[data-test=log] [tabindex=\"0\"], [data-test=log] a').length"
    )
    assert tabs == 0, "the log is one stop"
    page.locator("[data-test=log]").focus()
    page.keyboard.press("ArrowUp")
    visitor.until("() => !!document.activeElement.closest('[data-test=log] button')")
    page.keyboard.press("q")
    visitor.until(IN_BAR)

    board = page.locator("main.board").bounding_box()
    page.locator("[data-test=options] [data-value='figure:warrior']").focus()
    page.keyboard.press("Enter")
    visitor.past("action")
    visitor.until("() => document.activeElement.id === 'question'")
    visitor.settled()  # an option that is disabled until the answer has come is no stop
    page.keyboard.press("Tab")
    visitor.until(IN_BAR)  # the next option is the next stop
    assert page.locator("main.board").bounding_box() == board, "the map stands still while questions change"

    # What glows comes to rest.
    visitor.until("() => !document.getAnimations().some((one) => one.playState === 'running')")
    assert any(load(page) < BUDGET for _ in range(3)), "the machine may be busy with what was just drawn"
    for font in ("Source Sans 3", "Source Serif 4"):
        loaded = "(font) => document.fonts.load(`16px '${font}'`, 'aąęśźż').then((faces) => faces.length)"
        assert page.evaluate(loaded, font) == 2, "its own letters and those of Polish"


def test_the_end_of_a_turn_is_confirmed_by_who_wants_it(visit: Visit) -> None:
    visitor = begin(visit(), "me", "bot")
    page = visitor.page
    visitor.see("menu").click()
    visitor.see("confirm-turns").click()
    page.keyboard.press("Escape")
    decision = visitor.decision
    visitor.answer("pass")
    visitor.see("sure").wait_for()
    assert visitor.decision == decision
    page.keyboard.press("Escape")
    visitor.see("sure").wait_for(state="detached")
    visitor.answer("pass")
    visitor.see("sure").wait_for()
    visitor.answer("pass")
    visitor.went_on(decision)


IN_REACH = "(all) => all.filter((b) => !b.checkVisibility()).map((b) => b.dataset.value)"


def test_every_answer_can_be_tabbed_to(visit: Visit) -> None:
    """Also what lies in the hand or on the map, and what has no number of its own because more than nine are asked."""
    visitor = begin(visit(), "me", "bot")
    page = visitor.page
    options = page.locator("[data-test=options] button[data-value]")
    assert options.count() > 9
    page.keyboard.press("q")
    page.keyboard.press("Tab")
    visitor.until(IN_BAR)
    assert options.evaluate_all(IN_REACH) == []
    last = options.last.get_attribute("data-value")
    for _ in range(options.count() + 5):  # the bar has a few buttons more
        if page.evaluate("document.activeElement.dataset.value") == last:
            break
        page.keyboard.press("Tab")
    visitor.until("(last) => document.activeElement.dataset.value === last", last)
