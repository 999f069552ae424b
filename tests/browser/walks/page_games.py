"""Whole games of every title in the page, by clicks; what comes of them is checked by native Python. For `make full`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

import meadhall
from tests.browser.page import PageVisitor, page_served

MOST = 1500
LIVELY = ("pillage:", "figure:", "province:", "card:", "stat:")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with page_served() as url:
        yield url


@pytest.mark.parametrize("game", meadhall.shelf())
def test_a_whole_game_in_the_page(chromium: Browser, address: str, game: str) -> None:
    visitor = PageVisitor(chromium, address)
    visitor.play_now(game)
    for _ in range(MOST):
        if visitor.go_on(*LIVELY) == "over":
            break
    expect(visitor.see("over")).to_be_visible()
    saga = visitor.saga()
    told = meadhall.loads(saga)
    assert told.over
    names = [line.split(" ", 2)[2] for line in saga.splitlines() if line.startswith("name ")]
    assert told.saga(names) == saga
    visitor.enter(f"/replay/{visitor.table}")
    visitor.see("prev").click()
    expect(visitor.see("at")).to_be_visible()
    assert visitor.complaints == []
    visitor.leave()
