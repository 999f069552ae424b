"""A hall whose people's browsers think for their hints and reviews. For `make full`."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.page import PAGE, page_served
from tests.browser.visitor import Visitor
from tests.server.halls import Server

pytestmark = pytest.mark.timeout(600)
SAGA = Path(__file__).parent.parent.parent / "sagas" / "blood_rage" / "2-bots.saga"


def test_hints_and_reviews_are_thought_out_in_the_browser(chromium: Browser, tmp_path: Path) -> None:
    with page_served():  # built, if it was not
        server = Server(tmp_path, str(tmp_path / "hall.db"), MEADHALL_THINKING=str(PAGE))
    visitor = Visitor(chromium, server.url, "en", 1440, 900, "dark", False)
    visitor.context.set_default_timeout(90_000)
    fetched: list[str] = []
    visitor.context.on("request", lambda request: fetched.append(request.url))
    sent: list[str] = []
    visitor.page.on("websocket", lambda line: line.on("framesent", lambda told: sent.append(str(told))))
    visitor.play_now()
    visitor.wait_for_question()
    assert not any("/thinking/" in url for url in fetched)  # not before it is wanted
    visitor.see("hint-button").click()
    expect(visitor.see("hint-chance")).to_be_visible(timeout=90_000)
    assert any(url.endswith("pyodide.asm.wasm") for url in fetched)
    visitor.open_saga(SAGA.read_text("utf-8"), "me", "bot")
    visitor.see("review-button").click()
    visitor.see("review-point").first.wait_for()
    assert any('"type":"hint"' in each for each in sent)
    assert not any('"here":true' in each for each in sent)  # the hall was not asked to think instead
    assert not any("/review?" in url and "here" in url for url in fetched)
    visitor.leave()
    server.kill()
    assert visitor.complaints == []
    assert server.errors() == []
