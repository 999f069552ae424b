"""Makes the screenshots of docs/screens again: `python -m tests.browser.shots`, with the client built."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.browser.visitor import Visitor
from tests.server.halls import Server
from tools.debian import browser as installed_browser

SCREENS = Path(__file__).parent.parent.parent / "docs" / "screens"
LIVELY = ("pillage:", "card:", "figure:", "province:", "stat:")


def shoot(visitor: Visitor, name: str) -> None:
    visitor.page.mouse.move(195, 2)
    visitor.page.wait_for_timeout(700)
    path = SCREENS / f"{name}.png"
    visitor.page.screenshot(path=path)
    with Image.open(path) as whole:  # 256 colours: a third of the size, and nothing to be seen of it
        few = whole.convert("RGB").quantize(256, method=Image.Quantize.MEDIANCUT)
    few.save(path, optimize=True)
    print(f"{path.name}: {path.stat().st_size // 1000} kB")


def hall(visitor: Visitor, name: str) -> None:
    visitor.enter()
    visitor.page.wait_for_selector("[data-game]")
    visitor.page.evaluate("document.querySelector('[data-game=toy]')?.remove()")  # the tests' own game
    shoot(visitor, name)


def rules(visitor: Visitor, name: str) -> None:
    visitor.enter("/rules/blood-rage#BR-14.2.1")
    visitor.page.wait_for_selector("[id='BR-14.2.1']")
    shoot(visitor, name)


def play(visitor: Visitor, reached: Callable[[str, int], bool]) -> None:
    """Answer until the question is the wanted one (its key, after how many answers) or the game is over."""
    for number in range(1500):
        visitor.page.wait_for_selector("[data-test=question].mine, [data-test=over]", state="attached")
        if visitor.see("over").count() or reached(visitor.key, number):
            return
        visitor.click_on(*LIVELY, key=visitor.key)
        visitor.page.wait_for_timeout(40)


def begin(visitor: Visitor, game: str = "blood-rage", seats: int = 4) -> Visitor:
    visitor.enter(f"/new/{game}")
    visitor.page.fill("[data-test=name]", "Dobrawa" if visitor.lang == "pl" else "Astrid")
    visitor.page.click(f"[data-count='{seats}']")
    visitor.page.click("[data-test=start]")
    visitor.page.mouse.move(195, 2)
    visitor.page.wait_for_selector("[data-test=question]")
    return visitor


def table(visitor: Visitor, name: str, after: int) -> None:
    """The first place to invade after that many answers: the board is lit."""
    play(begin(visitor), lambda key, number: number >= after and key in ("invade-place", "march-to"))
    visitor.page.wait_for_timeout(6500)  # the result of the last battle has been read by then
    shoot(visitor, name)


def battle(visitor: Visitor, name: str, after: int) -> None:
    """The first battle after that many answers, with cards being chosen."""
    play(begin(visitor), lambda key, number: number >= after and key == "battle-card")
    shoot(visitor, name)


def end(visitor: Visitor, name: str) -> None:
    play(begin(visitor), lambda key, number: False)
    visitor.page.wait_for_timeout(600)
    shoot(visitor, name)


def other(visitor: Visitor, name: str, after: int) -> None:
    play(begin(visitor, name, 3), lambda key, number: number >= after)
    shoot(visitor, name)


def lesson(visitor: Visitor, name: str, *steps: str) -> None:
    """The lesson at each of these steps, gone through by its own buttons."""
    visitor.enter()
    visitor.page.click("[data-game=blood-rage] [data-test=learn]")
    visitor.see("lesson").wait_for()
    left = list(steps)
    for _ in range(400):
        step = visitor.page.evaluate("() => document.querySelector('[data-test=lesson]')?.dataset.step ?? ''")
        if left and step == left[0]:
            shoot(visitor, f"{name}-{len(steps) - len(left) + 1}")
            left.pop(0)
        if not left:
            return
        if not visitor.page.evaluate(
            "() => { const b = document.querySelector('[data-test=lesson-next]'); b?.click(); return !!b; }"
        ):
            visitor.click_on()
        visitor.page.wait_for_timeout(120)
    raise SystemExit(f"the lesson never came to {left[0]}")


def main(wanted: list[str]) -> int:
    SCREENS.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp())
    server = Server(folder, str(folder / "hall.db"))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=str(installed_browser()), args=["--no-sandbox", "--disable-gpu"]
            )
            for name, (take, lang, theme, *more) in SHOTS.items():
                if not wanted or name in wanted:
                    size = (390, 844) if name.startswith("phone") else (1440, 900)
                    visitor = Visitor(browser, server.url, lang, *size, theme, size[0] < 400)
                    take(visitor, name, *more)
                    visitor.leave()
            browser.close()
    finally:
        server.kill()
    return 0


SHOTS: dict[str, tuple[Any, ...]] = {
    "hall": (hall, "en", "dark"),
    "table": (table, "en", "dark", 42),
    "battle": (battle, "pl", "light", 26),
    "end": (end, "en", "dark"),
    "rules": (rules, "pl", "light"),
    "phone": (table, "pl", "dark", 24),
    "phone-battle": (battle, "pl", "light", 26),
    "reavers-of-midgard": (other, "pl", "dark", 60),
    "lords-of-ragnarok": (other, "en", "light", 60),
    "god-of-war": (other, "pl", "dark", 30),
    "lesson": (lesson, "en", "dark", "draft", "invade", "battle"),
}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
