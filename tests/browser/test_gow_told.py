"""What somebody who plays God of War sees before a click and after it, at the size of a laptop."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from meadhall.engine import Choose, Game, Subset
from tests.browser.positions import at
from tests.browser.test_board_gow import recorded
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
# What of the boards stands outside of its frame.
OUTSIDE = """() => [...document.querySelectorAll('[data-test=hero-boards] article')].flatMap((article) => {
    const right = article.getBoundingClientRect().right;
    return [...article.querySelectorAll('*')].filter((e) => e.getBoundingClientRect().right > right + 0.5);
}).length"""


def test_the_boards_of_the_heroes_have_room(visit: Visit) -> None:
    saga, asked = recorded("2-bots", 0, "dashboard")
    me = visit("pl", 1280, 800).open_saga(saga, *("me" if n == asked else "bot" for n in range(2)))
    me.asked("dashboard")
    me.see("hero-boards").wait_for()
    me.comes_to(OUTSIDE, 0)
    # Nothing is dealt yet: no empty hand takes their room.
    expect(me.see("hand")).to_be_hidden()


def test_the_boards_are_told_of_as_boards(visit: Visit) -> None:
    saga, asked = recorded("2-bots", 0, "dashboard")
    seats = ["me" if n == asked else "bot" for n in range(2)]
    me = visit("pl", 390, 844, touch=True, pace="step").open_saga(saga, *seats)
    me.asked("dashboard")
    boards = me.see("hero-boards").locator("article > [data-value]")
    expect(boards).to_have_count(5)
    boards.first.click()
    me.see("question").and_(me.page.locator(":not([data-key=dashboard])")).wait_for()
    expect(me.see("hero-boards")).to_be_visible()  # it is told who took which
    others = me.see("hero-boards").locator("article > [data-value]:not([data-value^='dashboard:'])")
    expect(others).to_have_count(0)


def test_whoever_is_asked_often_finds_where_to_say_so(visit: Visit) -> None:
    saga, asked = recorded("2-bots", 0.3, "before-card")
    me = visit("pl", 1280, 800).open_saga(saga, *("me" if n == asked else "bot" for n in range(2)))
    me.asked("before-card")
    me.see("ask-less").click()
    expect(me.see("asks")).to_be_visible()
    me.see("asks").locator("select").select_option("button")
    me.page.keyboard.press("Escape")
    expect(me.see("ask-less")).to_have_count(0)


def only(game: Game[Any], ask: Choose) -> bool:
    """An Attack that can be made with one set alone, on one Enemy."""
    if not isinstance(ask, Subset) or ask.key != "step":
        return False
    looks = [ask.look((value,)) for value in ask.values if str(value).startswith("attack:")]
    return any(look.done is None and look.comes.get("set") for look in looks)


def test_the_only_set_is_read_before_it_is_used(visit: Visit) -> None:
    game = at("god-of-war", 2, "only", only, {"difficulty": "easy"})
    ask = game.questions[0]
    assert isinstance(ask, Subset)
    deed = next(v for v in ask.values if str(v).startswith("attack:") and ask.look((v,)).comes.get("set"))
    comes = ask.look((deed,)).comes
    me = visit("pl", 1280, 800).open_saga(game.saga(), "me", "me")
    me.asked("step")
    # One click gives it, and says what it is; a click on the deed shows it first.
    expect(me.see("offer").filter(has_text=f"siła {comes['strength']}").first).to_be_visible()
    decision = str(me.page.get_attribute("[data-test=question]", "data-decision"))
    me.page.locator(f"[data-test=options] [data-value='{deed}']").click()
    expect(me.see("strength")).to_have_text(str(comes["strength"]))
    expect(me.see("set").locator(".chip")).to_have_count(len(str(comes["set"]).split("+")))
    expect(me.see("question")).to_have_attribute("data-decision", decision)
    me.see("confirm").click()
    expect(me.see("question")).not_to_have_attribute("data-decision", decision)


def test_a_final_boss_is_chosen_as_one(visit: Visit) -> None:
    saga, asked = recorded("3-bots", 0.7, "choose-quest")
    me = visit("pl").open_saga(saga, *("me" if n == asked else "bot" for n in range(3)))
    me.asked("choose-quest")
    expect(me.see("question")).to_contain_text("Finałowym Bossem")
    # Neither the round nor the name of the Quest that is over stands above the choice.
    status = me.page.locator("header")
    expect(status).to_contain_text("Finałowy Boss")
    expect(status).not_to_contain_text("Runda")


def test_every_offered_attack_is_in_sight(visit: Visit) -> None:
    """Enemies and columns are clicked on the board: the bar is left to deeds and to what is offered."""
    saga, asked = recorded("3-bots", 0.8, "step")
    me = visit("pl").open_saga(saga, *("me" if n == asked else "bot" for n in range(3)))
    me.asked("step")
    expect(me.see("offer")).to_have_count(2)
    for offer in me.see("offer").all():
        expect(offer).to_be_in_viewport(ratio=1)
    me.page.set_viewport_size({"width": 390, "height": 844})
    for offer in me.see("offer").all():
        expect(offer).to_be_in_viewport(ratio=1)


def test_cards_that_can_take_the_place_of_a_proposed_one_are_no_less_in_sight(visit: Visit) -> None:
    saga, asked = recorded("baldur-won", 0.98, "pay")
    me = visit("pl").open_saga(saga, *("me" if n == asked else "bot" for n in range(3)))
    me.asked("pay")
    expect(me.see("confirm")).to_have_attribute("aria-disabled", "false")
    other = me.page.locator(
        "[data-test=hand] button.legal[aria-pressed=false], [data-test=hand] .legal:not(.picked)"
    )
    expect(other.first).to_be_visible()
