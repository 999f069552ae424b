"""Makes the screenshots of docs/screens again: `python -m tests.browser.shots`, with the client built."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.visitor import Visitor
from tests.server.halls import Server
from tools.debian import browser as installed_browser

SCREENS = Path(__file__).parent.parent.parent / "docs" / "screens"
LIVELY = ("pillage", "invade", "card:", "figure:", "province:", "stat:")


def shoot(visitor: Visitor, name: str) -> None:
    visitor.page.mouse.move(720, 4)
    visitor.page.wait_for_timeout(700)
    path = SCREENS / f"{name}.png"
    visitor.page.screenshot(path=path)
    if shutil.which("pngquant"):  # a third of the size; nothing to be seen of it
        subprocess.run(["pngquant", "--force", "--speed", "1", "--output", path, "256", path], check=True)
    print(f"{path.name}: {path.stat().st_size // 1000} kB")


def hall(visitor: Visitor, name: str) -> None:
    visitor.enter()
    visitor.page.wait_for_selector("[data-game]")
    shoot(visitor, name)


def battle(visitor: Visitor, name: str, after: int) -> None:
    """The first battle after that many answers, with cards being chosen."""
    for number in range(400):
        visitor.page.wait_for_selector("[data-test=question].mine")
        if number >= after and visitor.key == "battle-card":
            break
        visitor.go_on(*LIVELY)
        visitor.page.wait_for_timeout(40)
    shoot(visitor, name)


def turn(visitor: Visitor, name: str, after: int) -> None:
    """The first place to invade after that many answers: the board is lit."""
    for number in range(400):
        visitor.page.wait_for_selector("[data-test=question].mine")
        if number >= after and visitor.key in ("invade-place", "march-to"):
            break
        visitor.go_on(*LIVELY)
        visitor.page.wait_for_timeout(40)
    visitor.page.wait_for_timeout(5500)  # the result of the last battle has been read by then
    shoot(visitor, name)


def begin(visitor: Visitor, lang: str) -> None:
    visitor.enter("/new/blood-rage")
    visitor.page.fill("[data-test=name]", {"pl": "Dobrawa", "en": "Astrid"}[lang])
    visitor.page.click("[data-count='4']")
    visitor.page.click("[data-test=start]")
    visitor.page.wait_for_selector("[data-test=draft]")


def main(wanted: list[str]) -> int:
    SCREENS.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp())
    server = Server(folder, str(folder / "hall.db"))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=str(installed_browser()), args=["--no-sandbox", "--disable-gpu"]
            )
            _all(browser, server.url, wanted)
            browser.close()
    finally:
        server.kill()
    return 0


def _all(browser: Browser, url: str, wanted: list[str]) -> None:
    def want(name: str) -> bool:
        return not wanted or name in wanted

    if want("hall"):
        hall(Visitor(browser, url, "en", 1440, 900, "dark", False), "hall")
    if want("table"):
        visitor = Visitor(browser, url, "en", 1440, 900, "dark", False)
        begin(visitor, "en")
        turn(visitor, "table", 42)
    if want("battle"):
        visitor = Visitor(browser, url, "pl", 1440, 900, "light", False)
        begin(visitor, "pl")
        battle(visitor, "battle", 26)
    if want("phone"):
        visitor = Visitor(browser, url, "pl", 390, 844, "dark", True)
        begin(visitor, "pl")
        turn(visitor, "phone", 20)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
