"""By keyboard and by ear: keys, names, contrast, languages, the reference."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from meadhall.games import SHELF
from tests.browser.visitor import Visitor
from tests.browser.walks.plan import opened

Visit = Callable[..., Visitor]
AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"

# Something moves or fades and will be at rest soon; what glows for seconds changes no colour of a text.
GLIDES = """() => document.getAnimations().some((one) =>
    one.playState === 'running' && one.effect.getComputedTiming().endTime <= 1000)"""


def faults(page: Page, *rules: str) -> list[str]:
    """What axe-core finds against WCAG 2.1 A and AA, or against just these of its rules."""
    page.wait_for_timeout(350)
    for _ in range(100):  # colours are measured after what glides in has come
        if not page.evaluate(GLIDES):
            break
        page.wait_for_timeout(50)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    asked: dict[str, Any] = {
        "runOnly": list(rules) or ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"],
        "resultTypes": ["violations"],
    }
    if not rules:
        # Experimental: wants every number printed on a card in its spoken name; ours begin with the card's name.
        asked["rules"] = {"label-content-name-mismatch": {"enabled": False}}
    found: dict[str, Any] = page.evaluate("(rules) => axe.run(document, rules)", asked)
    return [
        f"{fault['id']}: {node['html'][:160]}" for fault in found["violations"] for node in fault["nodes"]
    ]


def in_both_themes(page: Page) -> list[str]:
    """A theme is colours alone: in the other one only they are looked at."""
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    found = faults(page)
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    return found + [f"light {fault}" for fault in faults(page, "color-contrast")]


def test_axe_finds_nothing(visit: Visit) -> None:
    visitor = visit("pl").enter()
    visitor.page.wait_for_selector("[data-game]")
    assert in_both_themes(visitor.page) == []
    visitor.play_now()
    visitor.wait_for_question()
    assert in_both_themes(visitor.page) == []
    visitor.go_on_until(lambda key: key == "action", "card:")
    assert in_both_themes(visitor.page) == []
    visitor.see("menu").click()
    assert in_both_themes(visitor.page) == []
    for path in ("/new/blood-rage", "/rules/blood-rage", "/cards/blood-rage"):
        visitor.enter(path)
        visitor.page.wait_for_selector("main h1")
        visitor.page.wait_for_load_state("networkidle")
        assert in_both_themes(visitor.page) == []


def test_everything_by_keyboard(visit: Visit) -> None:
    visitor = visit().enter()
    page = visitor.page
    page.wait_for_selector("[data-game]")
    page.locator("[data-game=blood-rage] [data-test=play-now]").focus()
    page.keyboard.press("Enter")
    for _ in range(60):
        visitor.wait_for_question()
        visitor.settled()
        if visitor.key == "action":
            break
        page.keyboard.press("1")
    visitor.asked("action")
    page.keyboard.press("?")
    expect(visitor.see("drawer")).to_be_visible()
    page.keyboard.press("Escape")
    expect(visitor.see("drawer")).to_have_count(0)
    page.keyboard.press(str(visitor.options().index("figure:leader") + 1))
    visitor.asked("invade-place")
    for arrow in ("Down", "Left", "Up", "Right") * 5:
        page.keyboard.press(f"Arrow{arrow}")
        if page.evaluate("document.activeElement.matches('.land.legal')"):
            break
        page.keyboard.press(f"Arrow{arrow}")
        if page.evaluate("document.activeElement.matches('.land.legal')"):
            break
    assert page.evaluate("document.activeElement.matches('.land.legal')")
    page.keyboard.press("Enter")
    visitor.past("invade-place")
    page.keyboard.press("r")
    expect(visitor.see("rules-search")).to_be_visible()


def test_language_and_theme_can_be_switched(visit: Visit) -> None:
    visitor = visit("en").enter()
    visitor.page.wait_for_selector("[data-game]")
    expect(visitor.see("play-now").first).to_contain_text("Play now")
    visitor.see("language").click()
    expect(visitor.see("play-now").first).to_contain_text("Graj")
    visitor.see("theme").click()
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", "light")
    visitor.page.reload()
    expect(visitor.see("play-now").first).to_contain_text("Graj")
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", "light")


def test_rules_and_cards_can_be_searched(visit: Visit) -> None:
    visitor = visit("en").enter("/rules/blood-rage#BR-9.6")
    expect(visitor.page.locator("[id='BR-9.6']")).to_be_in_viewport()
    visitor.see("rules-search").fill("yggdrasil village")
    expect(visitor.page.locator("[id='BR-2.6']")).to_be_visible()
    visitor.see("rules-search").fill("")
    visitor.page.get_by_role("navigation").get_by_role("button", name="14.2 Pillage: Call to Battle").click()
    expect(visitor.page.locator("[id='BR-14.2.1']")).to_be_in_viewport()
    visitor.enter("/cards/blood-rage")
    visitor.page.get_by_role("searchbox").fill("troll")
    expect(visitor.page.locator("[data-card=card-troll]")).to_be_visible()
    expect(visitor.page.locator("[data-card=card-tyrs_bash]")).to_have_count(0)


@pytest.mark.parametrize(("game", "moment"), [("blood-rage", "begin"), *((game, "middle") for game in SHELF)])
def test_what_is_heard_says_whose_turn_it_is_and_what_is_asked(visit: Visit, game: str, moment: str) -> None:
    saga, asked = opened(game, 3, moment)
    visitor = visit("pl").open_saga(saga, *("me" if seat == asked else "bot" for seat in range(3)))
    visitor.wait_for_question()
    heard = visitor.page.locator("body").aria_snapshot()
    assert 'img "teraz gra"' in heard
    question = visitor.see("question").aria_snapshot()
    assert "- status: " in question
    assert visitor.page.get_by_role("main").get_by_role("button").count() > 3
    clumsy = [line.strip() for line in heard.splitlines() if re.search(r"[^.]\.\.[^.]|[!?]\. |: \"\"$", line)]
    assert clumsy == []
