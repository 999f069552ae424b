"""Whole games that `make full` plays: by keyboard alone, at 200 % zoom, and what `make test` looks at in one language."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import test_play, test_review
from tests.browser.visitor import PATIENCE, Visitor
from tests.browser.walks.walker import look

Visit = Callable[..., Visitor]
LIVELY = ("pillage", "invade", "figure:", "province:", "card:", "stat:")
MOST = 800

# What is offered: each option with its key and how it stands; nothing while nobody asks this reader.
OFFERED = """() => {
  const bar = document.querySelector('[data-test=question]');
  if (!bar || !bar.classList.contains('mine')) return null;
  return [...bar.querySelectorAll('[data-test=options] button[data-value]:not([disabled])')].map((b) => ({
    value: b.dataset.value, key: b.querySelector('kbd')?.textContent ?? '', name: b.textContent.trim(),
    chosen: b.getAttribute('aria-pressed') === 'true', barred: b.getAttribute('aria-disabled') === 'true',
    confirms: b.dataset.test === 'confirm',
  }));
}"""
ASKED = """() => {
  const bar = document.querySelector('[data-test=question]');
  if (!bar) return null;
  // What is marked, and how many: two of a kind are one button.
  const marked = [...bar.querySelectorAll('[aria-pressed=true], [data-test=confirm]')].map((one) => one.textContent);
  return `${bar.dataset.key}/${bar.dataset.decision}/${marked}`;
}"""


def wanted(offered: list[dict[str, Any]], wishes: tuple[str, ...]) -> dict[str, Any]:
    free = [each for each in offered if not each["chosen"] and not each["confirms"]]
    for wish in wishes:
        for each in free:
            if each["value"].startswith(wish):
                return each
    return next((each for each in offered if each["confirms"] and not each["barred"]), (free or offered)[0])


def press(page: Page, option: dict[str, Any]) -> None:
    """Its number, or else the focus is brought there."""
    if option["key"]:
        page.keyboard.press(option["key"])
        return
    for _ in range(300):
        page.keyboard.press("Tab")
        here = (
            "document.activeElement?.closest('[data-test=options]') && document.activeElement.dataset.value"
        )
        if page.evaluate(here) == option["value"]:
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"the focus never came to {option['value']}")


def play_by(
    visitor: Visitor, answer: Callable[[dict[str, Any]], None], look_at: Callable[[int], None]
) -> int:
    """Answer until the game is over; says how many times."""
    page = visitor.page
    for number in range(MOST):
        end = time.monotonic() + PATIENCE / 1000
        while not (offered := page.evaluate(OFFERED)):
            if visitor.see("over").count():
                return number
            assert time.monotonic() < end, f"nobody asks anything: {page.inner_text('[data-test=question]')}"
            page.wait_for_timeout(20)
        assert all(each["name"] for each in offered)
        look_at(number)
        before = page.evaluate(ASKED)
        answer(wanted(offered, LIVELY))
        page.wait_for_function(
            f"(was) => document.querySelector('[data-test=over]') || ({ASKED})() !== was", arg=before
        )
    raise AssertionError(f"the game is not over after {MOST} answers")


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    visitor = visit("pl").enter()
    page = visitor.page
    page.wait_for_selector("[data-game]")
    for _ in range(60):
        page.keyboard.press("Tab")
        if (
            page.evaluate(
                "document.activeElement?.closest('[data-game=blood-rage]') && document.activeElement.dataset.test"
            )
            == "play-now"
        ):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-test=question]")

    def said(number: int) -> None:
        """Whose turn and what is asked is told to who cannot see."""
        assert page.inner_text("[data-test=question] [role=status]").strip()

    assert play_by(visitor, lambda option: press(page, option), said) > 60
    expect(visitor.see("over")).to_contain_text("Koniec gry")


def test_a_whole_game_at_twice_the_size(visit: Visit) -> None:
    """A window of 1280 x 800 at 200 % has room for 640 x 400."""
    visitor = visit("pl", 640, 400).play_now()
    page = visitor.page
    bad: set[str] = set()

    def readable(number: int) -> None:
        if number % 8 == 0:
            bad.update(map(str, look(page, visitor.key, touch=False)))

    def click(option: dict[str, Any]) -> None:
        """In the list, or where it lies in sight: what can be named on the map has no button in a narrow window."""
        value = option["value"]
        named = f":is(button[data-value='{value}'], [data-place='{value}']):visible"
        page.locator(named).first.dispatch_event("click")

    play_by(visitor, click, readable)
    readable(0)
    assert not bad, "\n".join(sorted(bad))


def test_a_full_game_in_english(visit: Visit) -> None:
    test_play.test_a_full_game_against_bots(visit, "en", "The game is over")


def test_a_review_in_english(visit: Visit) -> None:
    test_review.test_a_finished_game_is_reviewed_and_tried_again(visit, "en", "sound decisions")
