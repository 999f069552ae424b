"""The player aid: a key away at the table, a page of its own in the hall, and on paper."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import meadhall
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

# Signs without ink: neither words, nor a drawn path, nor a shape with an area.
BLANK = """
() => [...document.querySelectorAll('[data-sign]')].filter((sign) => {
  const paths = [...sign.querySelectorAll('path')];
  const drawn = paths.length && paths.every((path) => path.getAttribute('d'));
  const box = sign.getBoundingClientRect();
  return !(drawn || sign.textContent.trim() || sign.querySelector('i')) || box.width < 4 || box.height < 4;
}).map((sign) => sign.dataset.sign)
"""


@pytest.mark.parametrize("game", meadhall.shelf())
def test_every_aid_draws_its_signs_and_fits_desktop_and_phone(visit: Visit, game: str) -> None:
    for lang, size in (("en", (1440, 900)), ("pl", (390, 844))):
        visitor = visit(lang, *size, touch=size[0] < 400).enter(f"/aid/{game}")
        visitor.page.wait_for_selector("[data-test=aid-text] section [data-sign]")
        visitor.comes_to(BLANK, [])
        assert not visitor.scrolls_sideways()


def test_the_aid_prints_alone_black_on_white(visit: Visit) -> None:
    visitor = visit("pl").enter("/aid/god-of-war")
    page = visitor.page
    expect(page.get_by_role("heading", level=1)).to_contain_text("God of War: Gra Karciana")
    page.emulate_media(media="print")
    expect(page.get_by_role("banner")).to_be_hidden()
    expect(page.locator("[data-test=print]")).to_be_hidden()
    look = """() => [
        getComputedStyle(document.querySelector('[data-test=aid-text]')).color,
        getComputedStyle(document.body).backgroundColor,
    ]"""
    visitor.page.locator("[data-test=aid-text]").wait_for()
    visitor.comes_to(look, ["rgb(0, 0, 0)", "rgb(255, 255, 255)"])


def test_the_aid_is_a_key_or_a_tap_away_and_a_link_from_the_rules(visit: Visit) -> None:
    visitor = visit("pl").play_now("reavers-of-midgard")
    visitor.page.keyboard.press("a")
    drawer = visitor.see("drawer")
    expect(drawer).to_contain_text("Punktowanie końcowe")
    expect(drawer.locator("[data-sign='3defense']")).to_be_visible()
    visitor.page.keyboard.press("a")
    expect(drawer).to_be_hidden()
    visitor.enter("/rules/reavers-of-midgard").see("aid").click()
    expect(visitor.see("aid-text")).to_contain_text("Punktowanie końcowe")

    phone = visit("en", 390, 844, touch=True).play_now("god-of-war")
    phone.see("aid").tap()
    expect(phone.see("drawer")).to_contain_text("Scene Activation")
    assert not phone.scrolls_sideways()


def test_the_clan_sheet_lists_the_actions_with_their_costs(visit: Visit) -> None:
    visitor = visit("pl").play_now()
    visitor.see("actions").click()
    row = visitor.see("drawer").get_by_role("row").filter(has_text="Wymarsz")
    expect(row.get_by_role("cell").first).to_have_text("1")
