"""The page of static files: built if need be, served under a sub-path, and a visitor of it."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from meadhall.pages import server_of
from tests.browser.visitor import Visitor

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "dist" / "page"
UNDER = "/games/meadhall/"
START = 60_000
"""Python starts in the page."""
expect.set_options(timeout=START)


def newest() -> float:
    """When the last of what the page is made of was changed."""
    folders = [ROOT / "web" / "src", ROOT / "web" / "page", ROOT / "src" / "meadhall"]
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    made = (".py", ".ts", ".svelte", ".ftl", ".toml", ".css", ".js", ".md")
    return max(
        path.stat().st_mtime for path in files if path.suffix in made and "meadhall/web" not in str(path)
    )


@contextmanager
def page_served() -> Iterator[str]:
    """Where the page is."""
    built = PAGE / "build.json"
    if not built.exists() or built.stat().st_mtime < newest():
        subprocess.run([sys.executable, "-m", "tools.page", "--quick"], cwd=ROOT, check=True)
    with folder_served(PAGE) as url:
        yield url


@contextmanager
def folder_served(folder: Path) -> Iterator[str]:
    """Where a folder is served."""
    server = server_of(folder, "127.0.0.1", 0, UNDER)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}{UNDER}"
    server.shutdown()
    server.server_close()


class PageVisitor(Visitor):
    """A person at the page: its routes stand behind a #."""

    def __init__(
        self, browser: Browser, url: str, lang: str = "en", width: int = 1440, height: int = 900
    ) -> None:
        super().__init__(browser, url, lang, width, height, "dark", False)
        self.url = url
        self.foreign: list[str] = []
        self.context.set_default_timeout(START)
        self.context.on("request", self._asked)

    def _asked(self, request: Any) -> None:
        if not request.url.startswith((self.url, "blob:", "data:")):
            self.foreign.append(request.url)

    def enter(self, path: str = "/") -> PageVisitor:
        self.page.goto(f"{self.url}#{path}")
        self.page.wait_for_selector("[data-test=page]", state="attached")
        return self

    def rules_here(self) -> None:
        self.page.wait_for_selector("[data-test=page][data-rules=here]", state="attached")

    def stored(self) -> None:
        """Everything is stored that it needs without a network."""
        self.page.wait_for_selector("[data-test=page][data-offline=true]", state="attached")

    def saga(self) -> str:
        """The saga of the table, as the menu saves it."""
        self.see("menu").click()
        with self.page.expect_download() as saved:
            self.see("saga").click()
        self.page.keyboard.press("Escape")
        return Path(saved.value.path()).read_text("utf-8")

    def bring(self, text: str) -> PageVisitor:
        """A saga or a horn, pasted into the hall."""
        self.enter()
        fold = self.page.locator("details:has(textarea)")
        fold.locator("summary").click()
        fold.locator("textarea").fill(text)
        fold.locator("button.button").click()
        self.page.wait_for_url("**/table/*")
        self.page.wait_for_selector("[data-test=question], [data-test=over]")
        return self
