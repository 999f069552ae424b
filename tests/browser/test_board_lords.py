"""The board of Lords of Ragnarok: answers by clicks on the map, the wheel and the cards, alone and with bots."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
BOARD = "main.board"
# Clicks a legal thing that lies on the board, not its button in the question bar; says what kind of thing it was.
CLICK_THE_BOARD = """
() => {
  const bar = document.querySelector('[data-test=question]');
  const options = [...document.querySelectorAll('[data-test=options] button:not([disabled])')];
  if (!bar || !bar.classList.contains('mine') || !options.length) return '';
  for (const { dataset: { value } } of options) {
    const shown = document.querySelector(`main.board [data-value="${CSS.escape(value)}"]`);
    if (!shown) continue;
    shown.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return value.split(':')[0];
  }
  options.at(-1).click();
  return 'button';
}
"""


def play_on_the_board(me: Visitor, answers: int, seconds: float = 60) -> set[str]:
    clicked: set[str] = set()
    end = time.monotonic() + seconds
    while answers and time.monotonic() < end:
        before = me.page.evaluate("document.querySelector('[data-test=question]')?.textContent")
        kind = me.page.evaluate(CLICK_THE_BOARD)
        if kind:
            clicked.add(kind)
            answers -= 1
            me.page.wait_for_function(
                "before => document.querySelector('[data-test=question]')?.textContent !== before", arg=before
            )
        else:
            me.page.wait_for_timeout(40)
    return clicked


def fits(me: Visitor) -> bool:
    return bool(me.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_turns_are_played_on_the_map_and_the_wheel(visit: Visit) -> None:
    me = visit().new_table("me", "bot", "bot", game="lords-of-ragnarok")
    assert me.page.locator(f"{BOARD} [data-place^='region:']").count() == 21
    clicked = play_on_the_board(me, 22)
    assert {"hero", "region", "sea", "action"} <= clicked
    assert fits(me)


def test_a_blocked_space_of_the_wheel_says_why(visit: Visit) -> None:
    me = visit().new_table("me", "bot", game="lords-of-ragnarok")
    assert me.page.locator(f"{BOARD} [data-place^='region:']").count() == 16
    for _ in range(60):
        if me.page.locator("[data-test=question][data-key=special] [data-test=options] button").count():
            break
        play_on_the_board(me, 1)
    me.page.locator(f"{BOARD} .space.blocked").first.click()
    why = me.see("why")
    why.wait_for()
    assert "LOR-" in why.inner_text()


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_alone_against_a_follower_on_a_phone(visit: Visit, lang: str) -> None:
    me = visit(lang=lang, width=390, height=844, touch=True).new_table("me", game="lords-of-ragnarok")
    clicked = play_on_the_board(me, 12)
    assert "region" in clicked
    assert fits(me)
    me.page.locator(".phone button").first.click()
    follower = me.page.locator("[data-test=drawer] .followers li")
    follower.wait_for()
    assert follower.locator(".action").count() >= 1
