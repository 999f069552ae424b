"""An option says what it does before it is taken: on hover, on focus, by a held thumb, and where it is short on its button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from meadhall.engine import Choose, Game, Subset
from meadhall.preview import preview
from tests.browser.positions import at
from tests.browser.test_sets import asks, opened
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def offers(key: str, *values: str) -> Callable[[Game[Any], Choose], bool]:
    """This question is asked, with these options."""
    return lambda game, ask: ask.key == key and {*values} <= {*ask.values} and len(game.questions) == 1


def first(ask: Choose, begins: str) -> str:
    """The first option of a kind: a Pillage or a March names its province."""
    return next((str(value) for value in ask.values if str(value).startswith(begins)), "")


def may_be_fought_over(game: Game[Any], ask: Choose) -> bool:
    """A Pillage is offered that others may come to fight over."""
    if not offers("action", "pass")(game, ask) or not first(ask, "march:") or not first(ask, "pillage:"):
        return False
    (seen,) = preview(game, ask.seat, [first(ask, "pillage:")])
    return seen["odds"] is not None and len(seen["odds"]["results"]) > 1


def option(me: Visitor, value: str) -> Any:
    return me.page.locator(f"[data-test=options] [data-value='{value}']")


def test_costs_stand_on_the_button_and_the_rest_a_hover_away(visit: Visit) -> None:
    game = at("blood-rage", 3, "foresight", may_be_fought_over, level="random")
    me = opened(visit(), game)
    me.asked("action")
    march, pillage = (first(game.questions[0], begins) for begins in ("march:", "pillage:"))
    cost = option(me, march).locator(".cost")
    expect(cost).to_have_text("1")
    expect(cost.get_by_role("img", name="Rage")).to_be_visible()
    expect(option(me, "pass").locator(".cost")).to_have_count(0)
    option(me, march).hover()
    expect(me.see("preview")).to_contain_text("you are asked")
    option(me, pillage).hover()
    expect(me.see("preview")).to_contain_text("pillages")
    expect(me.see("odds")).to_contain_text("of 24")
    tip = me.see("tip")
    expect(option(me, pillage)).to_have_attribute("aria-describedby", str(tip.get_attribute("id")))
    option(me, "pass").focus()
    me.page.keyboard.press("Shift+Tab")
    me.page.keyboard.press("Tab")
    expect(me.see("preview")).to_contain_text("Rage −")
    expect(me.see("preview")).to_contain_text("turn of")
    assert me.key == "action", "looking answers nothing"


def test_a_cost_of_its_own_stands_on_the_button(visit: Visit) -> None:
    def heals(game: Game[Any], ask: Choose) -> bool:
        return ask.key == "prepare" and "attribute:wisdom" in ask.values and "rune:uruz" in ask.values

    me = opened(visit(), at("lords-of-ragnarok", 2, "draws", heals, level="random"))
    me.asked("prepare")
    expect(option(me, "attribute:wisdom").locator("[data-test=short]")).to_have_text("Injuries −1")
    expect(option(me, "prepare:draw").locator("[data-test=short]")).to_have_count(0)


def test_what_cannot_be_taken_back_is_marked_in_polish(visit: Visit) -> None:
    game = at("lords-of-ragnarok", 2, "draws", offers("prepare", "prepare:draw"), level="random")
    me = opened(visit(lang="pl"), game)
    me.asked("prepare")
    draw = option(me, "prepare:draw")
    expect(draw.locator("[data-test=mark-final]")).to_have_attribute(
        "aria-label", "Nie da się cofnąć: rozstrzygają kości albo talia"
    )
    draw.hover()
    expect(me.see("final")).to_be_visible()


def test_a_set_is_foretold_as_a_whole(visit: Visit) -> None:
    game = at(
        "blood-rage", 2, "march", asks("march-figure", "figure:leader", "figure:warrior"), level="random"
    )
    me = opened(visit(), game)
    me.asked("march-figure")
    me.answer("figure:warrior")
    expect(me.see("confirm")).to_have_attribute("aria-disabled", "false")
    me.see("confirm").hover()
    expect(me.see("preview")).to_contain_text("Rage −1")
    expect(me.see("tip").locator("b").first).to_have_text("Warrior")


def test_every_step_of_an_order_says_what_it_leads_to(visit: Visit) -> None:
    def moves(_: Game[Any], ask: Choose) -> bool:
        if not isinstance(ask, Subset) or ask.key != "maneuver":
            return False
        army = first(ask, "army:")
        return bool(army) and sum(str(each).startswith("region:") for each in ask.look((army,)).fits) > 1

    game = at("lords-of-ragnarok", 2, "order", moves, level="random")
    ask = game.questions[0]
    assert isinstance(ask, Subset)
    army = first(ask, "army:")
    region = next(str(each) for each in ask.look((army,)).fits if str(each).startswith("region:"))
    me = opened(visit(), game)
    me.asked("maneuver")
    option(me, army).hover()
    expect(me.see("preview")).to_contain_text("you are asked")
    me.answer(army)
    option(me, region).hover()
    expect(me.see("preview").locator(".told").first).to_contain_text(region.removeprefix("region:"))
    assert me.key == "maneuver", "looking answers nothing"
