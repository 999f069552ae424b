"""By thumb, at 390 x 844: everything is in reach, nothing scrolls sideways, nothing is too small to hit."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.visitor import Visitor, choose_clans

Visit = Callable[..., Visitor]
LIVELY = ("pillage:", "figure:", "province:", "card:", "stat:")

# What can be tapped and is smaller than a thumb. Links in a running text may be as wide as their word.
SMALL = """
() => [...document.querySelectorAll('button, a, summary, select, input:not([type=checkbox])')].flatMap((e) => {
  const { width, height } = e.getBoundingClientRect();
  const word = e.classList.contains('link-text');
  const hidden = !width || !height || e.closest('.sr, [aria-hidden=true]') || e.classList.contains('sr');
  return hidden || (height >= (word ? 40 : 44) && (word || width >= 43)) ? [] : [`${e.className} ${e.textContent.trim()} ${width}x${height}`];
})
"""

# A strip above the map, which keeps more than half of the board.
MAP_IN_SIGHT = """
() => {
  const [strip, map, board] = ['[data-test=battle]', 'main.board .map', 'main.board'].map((part) =>
    document.querySelector(part).getBoundingClientRect());
  return strip.height < 60 && strip.bottom <= map.y && map.height > board.height / 2;
}
"""


def at_hand(visitor: Visitor) -> list[str]:
    """What is wrong with the page for somebody with one thumb."""
    for _ in range(20):  # what is just drawn may still move
        faults: list[str] = visitor.page.evaluate(SMALL)
        faults += ["it scrolls sideways"] if visitor.scrolls_sideways() else []
        if not faults:
            break
        visitor.page.wait_for_timeout(50)
    return faults


def play_until(visitor: Visitor, key: str, *wishes: str) -> None:
    visitor.play_until(lambda: visitor.key == key, *wishes, seconds=200)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_every_page_fits(visit: Visit, theme: str) -> None:
    visitor = visit("pl", 390, 844, theme, touch=True)
    for path in ("/", "/new/blood-rage", "/new/lords-of-ragnarok", "/rules/blood-rage", "/cards/blood-rage"):
        visitor.enter(path)
        visitor.page.wait_for_selector("main h1", state="attached")
        visitor.page.wait_for_load_state("networkidle")
        assert at_hand(visitor) == [], path
    visitor.enter()
    visitor.page.locator("[data-game=blood-rage] [data-test=learn]").tap()
    expect(visitor.see("lesson")).to_contain_text("Krok 1 z")
    visitor.see("lesson-next").tap()
    expect(visitor.see("lesson")).to_contain_text("Krok 2 z")
    choose_clans(visitor)
    expect(visitor.page.locator("[data-test=draft] button.legal").first).to_be_in_viewport()
    assert at_hand(visitor) == []
    visitor.enter(f"/replay/{visitor.table}")
    visitor.see("slider").wait_for()
    assert at_hand(visitor) == []
    visitor.see("open-log").tap()
    expect(visitor.see("drawer")).to_contain_text("BR-")


def test_board_hand_and_question_are_in_reach(visit: Visit) -> None:
    visitor = visit("pl", 390, 844, touch=True).play_now()
    choose_clans(visitor)
    gift = visitor.page.locator("[data-test=draft] button.legal").first
    expect(gift).to_contain_text(".")  # the whole effect can be read before choosing
    for _ in range(20):
        visitor.page.wait_for_selector("[data-test=question].mine", state="attached")
        visitor.settled()
        if visitor.key == "action":
            break
        stood = visitor.decision
        gift.tap()
        visitor.went_on(stood)
    visitor.asked("action")
    assert at_hand(visitor) == []
    for part in ("svg .land", "[data-test=question]", "[data-test=hand] button"):
        expect(visitor.page.locator(part).first).to_be_in_viewport()
    visitor.see("open-log").tap()
    expect(visitor.see("drawer")).to_contain_text("BR-")
    visitor.see("close").tap()
    visitor.see("open-hand").tap()
    expect(visitor.see("drawer").locator("[data-card]").first).to_be_visible()
    visitor.see("close").tap()
    # A long press reads a card; it does not play it.
    hold(visitor, visitor.page.locator("[data-test=hand] button").first)
    expect(visitor.see("tip")).to_be_visible()
    assert visitor.key == "action"


def hold(visitor: Visitor, thing: Locator) -> None:
    """A thumb rests on it and is lifted again."""
    x, y = visitor.free_point(thing)
    line = visitor.context.new_cdp_session(visitor.page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    visitor.see("tip").wait_for()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    line.detach()


def test_after_reading_the_next_tap_counts(visit: Visit) -> None:
    visitor = visit("pl", 390, 844, touch=True).play_now()
    visitor.asked("choose-clan")
    decision = visitor.decision
    clan = visitor.page.locator("[data-test=options] button").first
    hold(visitor, clan)
    visitor.page.wait_for_timeout(300)
    expect(visitor.see("tip")).to_be_visible()  # lifting the thumb is no tap
    assert visitor.decision == decision
    # A tap on what is read only lets it go; nothing below it is chosen.
    visitor.see("tip").tap()
    expect(visitor.see("tip")).to_have_count(0)
    assert visitor.decision == decision
    hold(visitor, clan)
    clan.tap()
    visitor.went_on(decision)
    expect(visitor.see("tip")).to_have_count(0)


def test_a_battle_leaves_the_map_in_sight(visit: Visit) -> None:
    visitor = visit("pl", 390, 844, touch=True).play_now()
    play_until(visitor, "battle-card", *LIVELY)
    visitor.see("battle").wait_for()
    visitor.until(MAP_IN_SIGHT)
    assert at_hand(visitor) == []
    visitor.see("battle").tap()
    expect(visitor.page.locator("section[data-test=battle] .side")).not_to_have_count(0)
    visitor.see("fold-battle").tap()
    expect(visitor.page.locator("section[data-test=battle]")).to_have_count(0)

    # Who pillages alone has heard of nobody since: it takes a turn of the others.
    visitor.play_until(lambda: visitor.see("open-since").count() > 0, *LIVELY)
    visitor.see("open-since").tap()
    expect(visitor.see("since").locator("li")).not_to_have_count(0)
    visitor.see("close-since").tap()
    visitor.see("open-valhalla").tap()
    expect(visitor.see("valhalla").locator(".in")).to_be_in_viewport()


def test_a_phone_that_lies_shows_board_question_and_hand(visit: Visit) -> None:
    visitor = visit("pl", 844, 390, touch=True).play_now()
    play_until(visitor, "action", "card:")
    board = visitor.page.locator("main.board").bounding_box()
    assert board
    assert board["height"] > 300
    for part in ("svg .land", "[data-test=sentence]", "[data-test=hand] button", "[data-test=open-log]"):
        expect(visitor.page.locator(part).first).to_be_in_viewport()
    assert at_hand(visitor) == []
