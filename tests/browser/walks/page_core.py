"""The hall in a page, in a real browser: no server but for files, and none of that either once it is stored."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import meadhall
from tests.browser.page import PageVisitor, page_served

pytestmark = pytest.mark.timeout(900)
RECORDED = Path(__file__).parent.parent.parent / "sagas" / "god_of_war" / "3-bots.saga"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with page_served() as url:
        yield url


def test_play_reload_save_and_go_offline(chromium: Browser, address: str) -> None:
    """One visit, because Python starts once: everything a person can lose is tried in it."""
    visitor = PageVisitor(chromium, address)
    visitor.enter()
    visitor.page.wait_for_selector("[data-game]")  # the hall is there before the rules are
    visitor.new_table("me", "bot")
    visitor.go_on_until(lambda key: key == "action", "card:")
    before = visitor.options()

    visitor.answer("figure:leader")
    visitor.past("action")
    visitor.see("undo").click()
    visitor.asked("action")
    assert visitor.options() == before

    visitor.see("hint-button").click()
    expect(visitor.see("hint-chance")).to_be_visible()

    # The tab is closed in the middle, and nothing is lost.
    table = visitor.table
    visitor.page.close()
    visitor.page = visitor.new_page()
    visitor.enter(f"/table/{table}")
    assert visitor.wait_for_question() == "action"
    assert visitor.options() == before

    # What the page saves is a saga to native Python; what was recorded there is one to the page.
    saga = visitor.saga()
    assert meadhall.loads(saga).question(0).key == "action"  # type: ignore[union-attr]
    recorded = RECORDED.read_text("utf-8")
    visitor.bring(recorded)
    assert visitor.saga() == recorded

    # Without a network: the same table, and a game that was not looked at before.
    visitor.stored()
    visitor.context.set_offline(True)
    visitor.page.reload()
    visitor.enter(f"/table/{table}")
    assert visitor.wait_for_question() == "action"
    visitor.enter()
    visitor.page.click("[data-game=lords-of-ragnarok] [data-test=learn]")
    visitor.wait_for_question()
    visitor.context.set_offline(False)

    assert visitor.foreign == []
    complaints = visitor.complaints
    visitor.leave()
    assert complaints == []


def test_a_table_is_passed_on(chromium: Browser, address: str) -> None:
    astrid = PageVisitor(chromium, address)
    astrid.new_table("me", "open")
    while not astrid.see("invite").count():
        astrid.click_on()
        astrid.page.wait_for_timeout(50)
    astrid.see("horn-link").click()
    link = astrid.see("link").input_value()
    bjorn = PageVisitor(chromium, address, "pl")
    bjorn.page.goto(link)
    bjorn.page.fill("[data-test=name]", "Bjorn")
    bjorn.see("take-horn").click()
    bjorn.wait_for_question()
    expect(bjorn.page.locator(".players")).to_contain_text("Bjorn")
    for visitor in (astrid, bjorn):
        assert visitor.foreign == []
        assert visitor.complaints == []
        visitor.leave()


def test_a_browser_that_cannot_is_told_so_in_one_sentence(chromium: Browser, address: str) -> None:
    visitor = PageVisitor(chromium, address, "pl")
    visitor.context.add_init_script("delete globalThis.WebAssembly; delete globalThis.indexedDB;")
    visitor.page.goto(address)
    expect(visitor.page.locator("[data-test=page] [role=alert]")).to_contain_text("WebAssembly")
    visitor.leave()
