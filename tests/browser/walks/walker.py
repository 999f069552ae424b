"""Walks one table over the screens of a family and tells what a person cannot read or hit there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from tests.browser.test_access import faults
from tests.browser.visitor import Visitor
from tests.browser.walks.plan import END, SCREENS, Walk, opened

LOOK = (Path(__file__).parent / "look.js").read_text("utf-8")
SETTLED = """() => document.fonts.ready.then(() => new Promise((go) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go, 60)))))"""


LONGEST = ("Ragnhild", "Halvard", "Torsten")
"""The longest names that seats get by themselves; the fourth seat has none and is called after what it plays."""


class Finding(NamedTuple):
    """What is wrong, on which screen, where, with which text, and by how much."""

    kind: str
    screen: str
    where: str
    text: str
    detail: str

    def __str__(self) -> str:
        return f"{self.screen} {self.kind}: {self.where} {self.text!r} {self.detail}"


def look(page: Page, screen: str, touch: bool, part: str = "body") -> list[Finding]:
    page.evaluate(SETTLED)
    found: list[dict[str, Any]] = page.evaluate(LOOK, [touch, part])
    return [Finding(f["kind"], screen, f["where"], f["text"], f["detail"]) for f in found]


def named(seats: int, asked: int) -> list[str]:
    """Names for the seats, the longest for the one who looks: what fits does not hang on chance."""
    others = iter(LONGEST[1:])
    return [LONGEST[0] if seat == asked else next(others, "") for seat in range(seats)]


def walk(browser: Browser, url: str, way: Walk, pictures: Path | None = None) -> list[Finding]:
    """Open the recorded game at its moment; look at it on every screen of the family."""
    saga, asked = opened(way.game, way.seats, way.moment)
    sizes, touch = SCREENS[way.screen], way.screen != "desktop"
    visitor = Visitor(browser, url, way.lang, *sizes[0], way.theme, touch)
    try:
        kinds = ("me" if seat == asked else "bot" for seat in range(way.seats))
        visitor.open_saga(saga, *kinds, names=named(way.seats, asked))
        if way.moment == END:
            visitor.see("over").wait_for()
        found: list[Finding] = []
        for width, height in sizes:
            visitor.page.set_viewport_size({"width": width, "height": height})
            first = (width, height) == sizes[0]
            for state in states(visitor.page) if first else ("",):
                screen = f"{width}x{height}{'-' if state else ''}{state}"
                found += look(visitor.page, screen, touch, "[data-test=drawer]" if state else "body")
                if pictures is not None:
                    visitor.page.screenshot(path=pictures / f"{way.name}-{screen}.png")
        found += [Finding("axe", "", "", "", fault) for fault in faults(visitor.page)]
        found += [Finding("console", "", "", "", line) for line in visitor.complaints]
        return found
    finally:
        visitor.leave()


def states(page: Page) -> Iterator[str]:
    """The table as it stands, and what a tap opens: the log, where it is a drawer, and the menu."""
    yield ""
    for name in ("open-log", "menu"):
        button = page.locator(f"[data-test={name}]")
        if button.count() and button.first.is_visible():
            button.first.click()
            page.wait_for_selector("[data-test=drawer]")
            yield name
            page.keyboard.press("Escape")
            page.wait_for_selector("[data-test=drawer]", state="detached")
