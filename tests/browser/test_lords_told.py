"""What a person at Lords of Ragnarok is told before and after a click: orders part by part, sums that grow, the last turns."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from meadhall.engine import Choose, Game
from meadhall.games.lords_of_ragnarok.content import COMBAT
from tests.browser.positions import at
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
# What lies uppermost at points all over the map, if a click there comes to nothing.
DEAD = """() => {
  const box = document.querySelector('main.board .map').getBoundingClientRect();
  const dead = [];
  for (let x = box.left + 4; x < box.right; x += 9) for (let y = box.top + 4; y < box.bottom; y += 9) {
    const on = document.elementFromPoint(x, y);
    if (on instanceof SVGPathElement && on.classList.contains('shore')) dead.push([x, y]);
  }
  return dead;
}"""


def opened(visit: Visit, stop: Callable[[Game[Any], Choose], bool], *how: Any, **more: Any) -> Visitor:
    game = at("lords-of-ragnarok", 3, "told", stop)
    ask = game.questions[0]
    me = visit(*how, **more).open_saga(game.saga(), *("me" if n == ask.seat else "bot" for n in range(3)))
    me.asked(ask.key)
    return me


def test_a_sea_can_be_clicked_up_to_its_shore(visit: Visit) -> None:
    me = visit().new_table("me", "bot", "bot", game="lords-of-ragnarok")
    me.go_on_until(lambda key: key == "start-region")
    assert me.page.evaluate(DEAD) == []


def test_a_mobilization_asks_for_its_armies_and_goals(visit: Visit) -> None:
    me = opened(visit, lambda game, ask: ask.key == "special" and "action:mobilize" in ask.values)
    expect(me.see("sentence")).to_have_text("Special Action: which one?")
    me.answer("action:mobilize")
    expect(me.see("sentence")).to_have_text(re.compile("^Mobilize: which Armies"))
    me.page.locator("[data-test=options] [data-value^='army:']").first.click()
    expect(me.see("sentence")).to_have_text(re.compile("^Mobilize: (where|one more)"))
    expect(me.see("confirm")).not_to_contain_text("(")


def test_a_defence_counts_the_cards_that_are_being_chosen(visit: Visit) -> None:
    me = opened(visit, lambda game, ask: ask.key == "defend" and any("combat:" in str(v) for v in ask.values))
    expect(me.see("hunt").locator(".sums")).to_contain_text("Defence 0:")
    card = me.page.locator("[data-test=options] [data-value^='combat:']").first
    name = (card.get_attribute("data-value") or "").removeprefix("combat:").split("#")[0]
    value = next(one.value for one in COMBAT if one.id == name)
    card.click()
    expect(me.see("hunt").locator(".sums")).to_contain_text(f"Defence {value}:")
    expect(me.see("effect")).not_to_be_empty()


def test_a_phone_says_how_many_turns_are_left(visit: Visit) -> None:
    me = opened(
        visit,
        lambda game, ask: game.s.last_turns > 0 and ask.key == "special",
        "pl",
        390,
        844,
        touch=True,
    )
    expect(me.see("last-turns")).to_have_text(re.compile(r"^Ostatnie tury: \d$"))
