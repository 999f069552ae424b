"""A finished game looked at again at the table, and tried again from where it turned."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
SAGA = Path(__file__).parent.parent / "sagas" / "blood_rage" / "2-bots.saga"


@pytest.mark.parametrize(("lang", "says"), [("pl", "dobrych decyzji")])  # English: `make full`
def test_a_finished_game_is_reviewed_and_tried_again(visit: Visit, lang: str, says: str) -> None:
    visitor = visit(lang).open_saga(SAGA.read_text(encoding="utf-8"), "me", "bot")
    table = visitor.table
    visitor.see("review-button").click()
    review = visitor.see("review")
    expect(review).to_contain_text(says, timeout=240_000)
    expect(review.locator("polyline")).to_have_count(2)
    visitor.see("review-point").first.locator("button").click()
    visitor.page.wait_for_url(lambda url: "/table/" in url and not url.endswith(table))
    visitor.wait_for_question()
