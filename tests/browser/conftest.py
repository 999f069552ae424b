"""A real server, a real Chromium, and visitors whose pages must not complain."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.visitor import Visitor
from tests.server.halls import Server
from tools.debian import browser as installed_browser

WEB = Path(__file__).parent.parent.parent / "src" / "meadhall" / "web" / "index.html"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert WEB.exists(), "the client is not built; run: make web"
    folder = tmp_path_factory.mktemp("hall")
    running = Server(folder, str(folder / "hall.db"))
    yield running
    running.kill()
    assert running.errors() == []


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    found = installed_browser()
    assert found is not None, "Chromium is not installed; on Debian: apt-get install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=str(found), args=["--no-sandbox", "--disable-gpu"]
        )
        yield browser
        browser.close()


@pytest.fixture
def visit(server: Server, chromium: Browser) -> Iterator[Callable[..., Visitor]]:
    """Browsers of a test's own. After the test none may have logged an error or broken the page's policy."""
    made: list[Visitor] = []

    def come(
        lang: str = "en",
        width: int = 1440,
        height: int = 900,
        theme: str = "dark",
        touch: bool = False,
        pace: str = "instant",
    ) -> Visitor:
        made.append(Visitor(chromium, server.url, lang, width, height, theme, touch, pace))
        return made[-1]

    yield come
    complaints = [line for visitor in made for line in visitor.complaints]
    for visitor in made:
        visitor.leave()
    assert complaints == []
