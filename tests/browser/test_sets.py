"""Sets chosen as sets: members in any order, taken back until the whole is confirmed, by mouse, key and thumb."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from meadhall.engine import Choose, Game, Subset
from tests.browser.positions import at
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def asks(key: str, *members: str, least: int = 2) -> Callable[[Game[Any], Choose], bool]:
    """This set is asked for, with these members among enough others."""

    def stop(_: Game[Any], ask: Choose) -> bool:
        if not isinstance(ask, Subset) or ask.key != key or ask.chosen:
            return False
        return {*members} <= {*ask.members} and len({*ask.members}) >= least

    return stop


def opened(visitor: Visitor, game: Game[Any]) -> Visitor:
    """The position in a browser, for the seat that is asked."""
    seat = game.questions[0].seat
    kinds = ["me" if each == seat else "bot" for each in range(game.seats)]
    return visitor.open_saga(game.saga(), *kinds)


def last_answer(me: Visitor, key: str) -> str:
    """What the saga of the table says that was answered to this question last."""
    me.past(key)
    saga: str = me.page.evaluate("async (id) => (await fetch(`/api/tables/${id}/saga`)).text()", me.table)
    return [line for line in saga.splitlines() if f" {key} " in line][-1].split()[-1]


def test_a_march_with_the_leader_named_first(visit: Visit) -> None:
    game = at(
        "blood-rage", 2, "march", asks("march-figure", "figure:leader", "figure:warrior"), level="random"
    )
    me = opened(visit(), game)
    me.asked("march-figure")
    confirm = me.see("confirm")
    # An army of nobody does not march, and says so.
    expect(confirm).to_have_attribute("aria-disabled", "true")
    confirm.click(force=True)
    expect(me.see("why")).to_be_visible()

    me.answer("figure:leader")
    leader = me.page.locator("[data-test=options] [data-value='figure:leader']")
    warrior = me.page.locator("[data-test=options] [data-value='figure:warrior']")
    expect(leader).to_have_attribute("aria-pressed", "true")
    expect(confirm).to_have_attribute("aria-disabled", "false")
    me.answer("figure:warrior")
    expect(warrior).to_have_attribute("aria-pressed", "true")
    # A second click takes back.
    me.answer("figure:leader")
    expect(leader).to_have_attribute("aria-pressed", "false")
    expect(warrior).to_have_attribute("aria-pressed", "true")
    me.answer("figure:leader")
    expect(leader).to_have_attribute("aria-pressed", "true")
    confirm.click()
    # One answer in canonical order, whatever the order of the clicks.
    assert last_answer(me, "march-figure") == "figure:warrior+figure:leader"


def test_a_set_by_keys(visit: Visit) -> None:
    game = at(
        "blood-rage", 2, "march", asks("march-figure", "figure:leader", "figure:warrior"), level="random"
    )
    me = opened(visit(), game)
    me.asked("march-figure")
    me.page.keyboard.press("2")
    me.page.keyboard.press("1")
    expect(me.page.locator("[data-test=options] [aria-pressed=true]")).to_have_count(2)
    # Undo takes back the member named last.
    me.page.keyboard.press("u")
    expect(me.page.locator("[data-test=options] [aria-pressed=true]")).to_have_count(1)
    me.page.keyboard.press("Enter")
    assert last_answer(me, "march-figure") == "+figure:leader"


@pytest.mark.parametrize(
    "focused", ["[data-test=confirm]", "[data-test=options] [data-value='figure:leader']"]
)
def test_what_has_the_focus_goes_when_another_window_answers(visit: Visit, focused: str) -> None:
    game = at(
        "blood-rage", 2, "march", asks("march-figure", "figure:leader", "figure:warrior"), level="random"
    )
    me = opened(visit(), game)
    me.asked("march-figure")
    me.page.keyboard.press("1")
    expect(me.see("confirm")).to_have_attribute("aria-disabled", "false")
    button = me.page.locator(focused)
    button.focus()
    expect(button).to_have_attribute("aria-describedby", "tip")
    other = me.new_page()
    other.goto(me.page.url)
    other.locator("[data-test=question][data-key=march-figure]").wait_for()
    other.keyboard.press("1")
    other.locator("[data-test=confirm][aria-disabled=false]").click()
    # It says in the midst of drawing that it loses the focus: its tip goes, and nothing is complained of.
    me.past("march-figure")
    expect(me.see("tip")).to_have_count(0)


def test_what_is_chosen_stays_when_the_table_tells_about_itself(visit: Visit) -> None:
    """As it does whenever somebody comes or goes."""
    game = at(
        "blood-rage", 2, "march", asks("march-figure", "figure:leader", "figure:warrior"), level="random"
    )
    visitor = visit()
    heard: list[str] = []
    visitor.page.on(
        "websocket",
        lambda line: line.on("framereceived", lambda text: heard.append(json.loads(text)["type"])),
    )
    me = opened(visitor, game)
    me.asked("march-figure")
    me.answer("figure:leader")
    picked = me.page.locator("[data-test=options] [aria-pressed=true]")
    expect(picked).to_have_count(1)
    before = heard.count("table")
    other = me.new_page()
    other.goto(me.page.url)
    other.locator("[data-test=question][data-key=march-figure]").wait_for()
    for _ in range(100):
        if heard.count("table") > before:
            break
        me.page.wait_for_timeout(50)
    assert heard.count("table") > before
    me.page.wait_for_timeout(300)
    expect(picked).to_have_count(1)


def test_no_key_is_lost_while_it_is_looked_up_what_fits(visit: Visit) -> None:
    game = at(
        "blood-rage", 2, "march", asks("march-figure", "figure:leader", "figure:warrior"), level="random"
    )
    me = opened(visit(), game)
    me.asked("march-figure")
    # All in one breath: what closes the set is not allowed before the first member is known to fit.
    me.page.evaluate(
        """() => { for (const key of ['2', '1', 'Enter'])
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })); }"""
    )
    assert last_answer(me, "march-figure") == "figure:warrior+figure:leader"


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_defence_with_the_last_card_first(visit: Visit, width: int, height: int) -> None:
    game = at("lords-of-ragnarok", 2, "defence", asks("defend", least=3), level="random")
    ask = game.questions[0]
    assert isinstance(ask, Subset)
    cards = [str(member) for member in ask.members if str(member).startswith("combat:")]
    me = opened(visit("pl", width, height, touch=width < 800), game)
    me.asked("defend")
    # The hand is the interface: the last card, then the first.
    hand = "[data-test=hand]"
    if width < 800:
        me.see("open-hand").click()
        hand = ".drawer"
    for card in (cards[-1], cards[0]):
        me.page.click(f'{hand} [data-value="{card}"]')
    expect(me.page.locator(f"{hand} [aria-pressed=true]")).to_have_count(2)
    if width < 800:
        me.see("close").click()
    expect(me.see("confirm")).to_contain_text("2")
    me.see("confirm").click()
    assert last_answer(me, "defend") == f"{cards[0]}+{cards[-1]}"


def test_the_empty_set_is_an_answer(visit: Visit) -> None:
    game = at("lords-of-ragnarok", 2, "defence", asks("defend", least=3), level="random")
    me = opened(visit(), game)
    me.asked("defend")
    me.see("confirm").click()
    assert last_answer(me, "defend") == "-"


def test_a_set_that_is_taken_back_is_marked_as_it_was(visit: Visit) -> None:
    game = at(
        "blood-rage", 2, "march", asks("march-figure", "figure:leader", "figure:warrior"), level="random"
    )
    me = opened(visit(), game)
    me.asked("march-figure")
    me.answer("figure:leader")
    me.answer("figure:warrior")
    expect(me.see("confirm")).to_contain_text("2")
    me.see("confirm").click()
    me.past("march-figure")
    me.see("undo").click()
    me.asked("march-figure")
    expect(me.page.locator("[data-test=options] [aria-pressed=true]")).to_have_count(2)
    # It is a draft: members are taken back and the rest is confirmed.
    me.answer("figure:leader")
    expect(me.page.locator("[data-test=options] [aria-pressed=true]")).to_have_count(1)
    me.see("confirm").click()
    assert last_answer(me, "march-figure") == "+figure:warrior"
