"""Whole games by clicks, and what a player may do at the table."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from meadhall.engine import Choose, Game
from tests.browser.positions import at
from tests.browser.test_sets import opened
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

# What a lively player wants: figures on the board, then battles; and no more than it takes to see everything.
LIVELY = ("pillage:", "figure:", "province:", "card:", "stat:")


@pytest.mark.parametrize(("lang", "says"), [("pl", "Koniec gry")])  # `make full` plays it in English, too
def test_a_full_game_against_bots(visit: Visit, lang: str, says: str) -> None:
    visitor = visit(lang).play_now()
    asked = set()
    for _ in range(600):
        key = visitor.go_on(*LIVELY)
        if key == "over":
            break
        asked.add(key.split("/")[0])
    assert {"draft-pick", "action", "invade-place", "battle-card"} <= asked
    expect(visitor.see("over")).to_contain_text(says)
    expect(visitor.see("log").locator("li")).not_to_have_count(0)
    # No key of a text shows through, in either language.
    assert visitor.page.locator("text=/\\b(ui|ask|log|no|card|opt)-[a-z]+-?[a-z_]*\\b/").count() == 0
    visitor.see("verify").click()
    expect(visitor.see("over").locator("p[role=status]")).not_to_be_empty()
    visitor.see("rematch").click()
    visitor.wait_for_question()


@pytest.mark.parametrize("game", ["god-of-war", "lords-of-ragnarok", "reavers-of-midgard"])
def test_every_game_can_be_played(visit: Visit, game: str) -> None:
    visitor = visit("pl").play_now(game)
    for _ in range(12):
        visitor.wait_for_question()
        assert visitor.go_on() != ""
    expect(visitor.see("log").locator("li")).not_to_have_count(0)
    assert not visitor.scrolls_sideways()


def test_the_board_is_the_interface(visit: Visit) -> None:
    """A figure on the sheet, then a land on the map: chosen where they lie."""
    visitor = visit().play_now()
    visitor.go_on_until(lambda key: key == "action", "card:")
    visitor.page.click(".reserve [data-value='figure:leader']")
    visitor.asked("invade-place")
    land = visitor.page.locator("g.land.legal").first
    expect(land).to_be_visible()
    place = (land.get_attribute("data-value") or "").removeprefix("province:")
    visitor.page.mouse.click(*visitor.free_point(land))
    expect(visitor.page.locator(f"[data-piece^='0-leader'][data-at='{place}']")).to_have_count(1)


def test_a_blocked_option_explains_itself(visit: Visit) -> None:
    visitor = visit("pl").play_now()
    visitor.go_on_until(lambda key: key == "action", "card:")
    visitor.see("why-not").click()
    reasons = visitor.see("blocked").locator("li")
    expect(reasons.first).to_contain_text("BR-")
    # A red card in the hand is no action; a click on it says so, and leads to the rule.
    visitor.answer("figure:warrior")
    visitor.asked("invade-place")
    tree = visitor.page.locator("g.land[data-value='province:yggdrasil']")
    visitor.page.mouse.click(*visitor.free_point(tree))
    expect(visitor.see("why")).to_contain_text("BR-10.1.6")
    visitor.see("why").locator("button.clause").click()
    target = visitor.see("drawer").locator("[id='BR-10.1.6']")
    expect(target).to_be_in_viewport()
    expect(target).to_have_class(re.compile("target"))


def test_undo_and_redo(visit: Visit) -> None:
    visitor = visit().new_table("me", "bot")
    visitor.go_on_until(lambda key: key == "action", "card:")
    before = visitor.options()
    visitor.answer("figure:leader")
    visitor.past("action")
    visitor.see("undo").click()
    visitor.asked("action")
    visitor.settled()
    assert visitor.options() == before
    visitor.see("redo").click()
    visitor.past("action")


def test_a_hint_is_one_of_the_options(visit: Visit) -> None:
    visitor = visit().play_now()
    visitor.wait_for_question()
    visitor.see("hint-button").click()
    expect(visitor.see("hint")).to_be_visible()
    expect(visitor.page.locator("[data-test=options] .hinted")).to_have_count(1)


def test_reload_in_mid_battle(visit: Visit) -> None:
    def has_a_card(_: Game[Any], ask: Choose) -> bool:
        return ask.key == "battle-card" and any(str(value).startswith("card:") for value in ask.values)

    visitor = opened(visit(), at("blood-rage", 3, "reload", has_a_card))
    visitor.asked("battle-card")
    cards = visitor.options()
    expect(visitor.see("battle")).to_be_visible()
    visitor.page.reload()
    assert visitor.wait_for_question() == "battle-card"
    visitor.settled()
    assert visitor.options() == cards
    expect(visitor.see("battle")).to_be_visible()
    visitor.page.locator("[data-test=hand] button.legal").first.click()
    visitor.past("battle-card")


def test_replay_and_fork(visit: Visit) -> None:
    visitor = visit().new_table("me", "bot")
    visitor.go_on_until(lambda key: key == "action", "card:")
    table = visitor.table
    visitor.enter(f"/replay/{table}")
    at = visitor.see("at")
    expect(at).to_be_visible()
    end = at.inner_text()
    visitor.see("prev").click()
    expect(at).not_to_have_text(end)
    visitor.see("fork").click()
    visitor.page.wait_for_url("**/table/*")
    visitor.wait_for_question()
    assert visitor.table != table


def test_report_and_resign(visit: Visit) -> None:
    visitor = visit("pl").new_table("me", "bot")
    visitor.wait_for_question()
    visitor.see("menu").click()
    drawer = visitor.see("drawer")
    visitor.see("report").click()
    drawer.locator("textarea").fill("Troll stoi w złej prowincji.")
    drawer.get_by_role("button", name="Wyślij").click()
    expect(drawer.get_by_role("alert")).to_contain_text("Dziękujemy")
    drawer.get_by_role("button", name="Poddaj się").click()
    drawer.locator(".sure").get_by_role("button", name="Poddaj się").click()
    expect(visitor.page.locator(".players [data-seat='0']")).to_contain_text("poddanie")
