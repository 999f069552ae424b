"""Reavers of Midgard by clicks on its own board: every answer lies somewhere on the table."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from meadhall.bots import decide
from meadhall.engine import Choose, Game, Subset
from meadhall.games.reavers_of_midgard.content import LOCATIONS
from meadhall.games.reavers_of_midgard.names import DIE
from tests.browser.positions import at
from tests.browser.test_sets import opened
from tests.browser.visitor import PATIENCE, Visitor

Visit = Callable[..., Visitor]
GAME = "reavers-of-midgard"

# Clicks one answer where it lies - on the board, the stage or the own sheet - and says which one, or what is not there.
ON_THE_TABLE = """
(wishes) => {
  if (document.querySelector('[data-test=over]')) return 'over';
  const bar = document.querySelector('[data-test=question].mine');
  if (bar?.ariaBusy === 'true') return ''; // a second click would take back what the first one named
  const buttons = [...document.querySelectorAll('[data-test=options] button:not([disabled])')];
  const confirm = buttons.find((b) => b.dataset.test === 'confirm');
  const options = buttons.filter((b) => b.dataset.value && b !== confirm && b.getAttribute('aria-pressed') !== 'true').map((b) => b.dataset.value);
  if (bar && confirm && confirm.getAttribute('aria-disabled') === 'false') {
    confirm.click();
    return `${bar.dataset.key}/done`;
  }
  if (!bar || !options.length) return '';
  const lies = (v) => [...document.querySelectorAll('main.board [data-value], footer.dock [data-value]')].find((e) => e.dataset.value === v && (e.matches('.legal') || e.closest('article.legal')));
  const lost = options.filter((v) => !lies(v));
  if (lost.length) return `lost ${bar.dataset.key}: ${lost.join(' ')}`;
  const wish = wishes.map((w) => options.find((v) => v.startsWith(w))).find(Boolean) || options[0];
  lies(wish).click();
  return `${bar.dataset.key}/${wish}`;
}
"""
LIVELY = (
    "activate",
    "location:raid_villages",
    "location:battle_at_sea",
    "location:subdue",
    "slot:",
    "pillage",
    "fight",
)


def click(visitor: Visitor, *wishes: str) -> str:
    """One answer by a click on the table."""
    end = time.monotonic() + PATIENCE / 1000
    lost = ""
    while time.monotonic() < end:
        said: str = visitor.page.evaluate(ON_THE_TABLE, list(wishes))
        if said and not said.startswith("lost"):
            return said
        lost = said
        visitor.page.wait_for_timeout(30)
    raise AssertionError(lost or f"nothing is asked: {visitor.page.inner_text('[data-test=question]')}")


def test_two_rounds_by_clicks_on_the_board(visit: Visit) -> None:
    visitor = visit("pl").play_now(GAME)
    answered = set()
    for _ in range(250):
        if visitor.page.locator(".rounds .now").inner_text() == "3":
            break
        answered.add(click(visitor, *LIVELY).split("/")[0])
        visitor.settled()
    expect(visitor.page.locator(".rounds .now")).to_have_text("3")
    assert {"use-reaver-way", "location", "participate"} <= answered
    assert not visitor.scrolls_sideways()


def test_a_taken_location_says_why_not(visit: Visit) -> None:
    visitor = visit().play_now(GAME)
    blocked = visitor.page.locator("article.used button.head")
    for _ in range(120):
        visitor.wait_for_question()
        visitor.settled()
        if visitor.key == "location" and blocked.count():
            break
        click(visitor, "activate", "rally", "food", "die:")
    blocked.first.click(position={"x": 40, "y": 14})
    expect(visitor.see("why")).to_contain_text("RM-4.4")
    assert visitor.key == "location"


def test_cards_and_scores_on_a_phone(visit: Visit) -> None:
    visitor = visit("pl", 390, 844, "light", touch=True).play_now(GAME)
    for _ in range(200):
        visitor.wait_for_question()
        if visitor.key == "location":
            break
        click(visitor, "activate", "slot:")
        visitor.settled()
    visitor.page.locator("article .zoom").first.click()
    stage = visitor.see("stage")
    expect(stage.locator("h2")).to_have_text("Werbunek Łupieżców")
    expect(stage.locator("[data-card]").first).to_be_visible()
    visitor.see("score-open").click()
    expect(visitor.see("score-sheet")).to_contain_text(re.compile("Przepowiednie"))
    expect(visitor.see("score-sheet").locator("tr.total td").first).to_have_text(re.compile(r"^−?\d+$"))
    assert not visitor.scrolls_sideways()


# A question that is open while something earlier is told: what it says, where its stage stands, and what the board shows.
ASKED_MEANWHILE = """() => {
  const stage = document.querySelector('[data-test=stage] h2');
  const told = document.querySelector('article.location.now b.name');
  const bar = document.querySelector('[data-test=question].mine');
  if (!document.querySelector('[data-test=telling]') || !stage || !told || bar?.dataset.key !== 'participate') return null;
  return [bar.querySelector('[data-test=sentence]').innerText, stage.textContent, told.textContent];
}"""


def others_go_on_elsewhere(game: Game[Any], ask: Choose) -> bool:
    """Whoever stays away from this location is, as bots play, asked about another next."""
    if ask.key != "participate" or "food" not in ask.values:
        return False
    after = game.clone()
    after.answer(ask.seat, "food")
    while not after.over and all(each.seat != ask.seat for each in after.questions):
        bot = after.questions[0].seat
        after.answer(bot, decide("greedy", after, bot, after.decision))
    return any(
        each.seat == ask.seat and each.key == "participate" and each.params != ask.params
        for each in after.questions
    )


def test_all_that_can_be_traded_is_in_sight_on_a_phone(visit: Visit) -> None:
    game = at(GAME, 3, "market", lambda _, ask: ask.key == "trade")
    visitor = opened(visit("pl", 390, 844, touch=True), game)
    visitor.asked("trade")
    body = visitor.page.locator("[data-test=stage] .body")
    expect(body.locator("[data-value=food]")).to_be_visible()
    assert body.evaluate("(e) => e.scrollHeight - e.clientHeight") <= 1


def test_two_cards_of_which_one_is_kept_fit_the_stage(visit: Visit) -> None:
    """A sentence under each, on one line, pushed the second card aside and was cut itself."""
    visitor = opened(visit("pl"), at(GAME, 3, "kept", lambda _, ask: ask.key == "keep-card"))
    visitor.asked("keep-card")
    cards = visitor.page.locator("[data-test=stage] .cards > .one")
    first, second = (cards.nth(i).bounding_box() for i in (0, 1))
    assert first
    assert second
    assert second["x"] < first["x"] + first["width"] + 30
    assert first["width"] < 250


def test_what_is_asked_is_shown_as_it_stands_now_while_earlier_moments_are_told(visit: Visit) -> None:
    visitor = opened(visit("pl", pace="step"), at(GAME, 3, "meanwhile", others_go_on_elsewhere))
    page, looked, meanwhile = visitor.page, "", None
    # The bots of a table may choose otherwise: then the game goes on until they do go elsewhere.
    for _ in range(3000):
        asked = page.locator("[data-test=question]").get_attribute("data-decision") or ""
        meanwhile = page.evaluate(ASKED_MEANWHILE)
        if visitor.key == "participate" and asked != looked and not meanwhile:
            # Every such question is looked at, and what is told beside it is given time to come, with its board.
            looked = asked
            for _ in range(20):
                meanwhile = page.evaluate(ASKED_MEANWHILE)
                if meanwhile:
                    break
                page.wait_for_timeout(50)
        if meanwhile and not meanwhile[0].startswith(meanwhile[2]):
            break
        if page.evaluate(ON_THE_TABLE, ["food", "rally", "die:"]) == "over":
            break
        page.wait_for_timeout(30)
    assert meanwhile, "nothing was told about another location while an answer was owed"
    sentence, stage, told = meanwhile
    assert not sentence.startswith(told)
    assert sentence.startswith(f"{stage}:")


def test_an_answer_stands_on_the_table_once_and_its_key_gives_it(visit: Visit) -> None:
    visitor = visit().new_table("me", "bot", "bot", game=GAME)
    visitor.asked("use-reaver-way")
    page = visitor.page
    listed = page.locator("[data-test=options] [data-value=rally]")
    expect(listed).to_have_css("opacity", "0")
    number = page.locator("[data-test=choices] [data-value=rally] kbd").inner_text()
    page.keyboard.press("q")
    page.keyboard.press("Tab")
    expect(listed).to_have_css("opacity", "1")
    page.keyboard.press(number)
    visitor.asked("set-die")


def test_what_is_decided_at_a_location_leaves_it_in_sight(visit: Visit) -> None:
    """To activate or to Rest is asked at the other side of the board: the whole location can be read meanwhile."""
    game = at(
        "reavers-of-midgard",
        3,
        "spot",
        lambda game, ask: (
            ask.seat == 0
            and ask.key == "participate"
            and LOCATIONS[game.view(0)["state"]["location"]] == "recruit_reavers"
        ),
    )
    visitor = visit("pl").open_saga(game.saga(), "me", "bot", "bot")
    visitor.asked("participate")
    stage, place = (
        visitor.page.locator(what).bounding_box()
        for what in ("[data-test=stage]", "article:has([data-place='location:recruit_reavers'])")
    )
    assert stage
    assert place
    assert stage["x"] >= place["x"] + place["width"]


def test_four_players_are_in_sight_in_a_low_window(visit: Visit) -> None:
    game = at(
        "reavers-of-midgard",
        4,
        "four",
        lambda game, ask: ask.seat == 0 and ask.key == "location" and game.view(0)["state"]["round"] >= 4,
    )
    visitor = visit("pl", width=1280, height=800).open_saga(game.saga(), "me", "bot", "bot", "bot")
    visitor.asked("location")
    hidden = visitor.page.evaluate(
        "() => { const box = document.querySelector('.left'); return box.scrollHeight - box.clientHeight; }"
    )
    assert hidden <= 0


def test_six_places_for_four_players_lie_on_one_screen(visit: Visit) -> None:
    game = at(GAME, 4, "tablet", lambda game, ask: game.s.round == 6 and ask.key == "location")
    visitor = opened(visit("pl"), game)
    visitor.asked("location")
    assert visitor.page.evaluate(
        """() => {
          const low = document.querySelector('.places');
          return low.scrollHeight <= low.clientHeight
            && [...document.querySelectorAll('.places .pairs .words')].every((e) => e.scrollHeight <= e.clientHeight + 3);
        }"""
    )


def test_a_die_of_ones_own_does_not_light_its_like_at_the_market(visit: Visit) -> None:
    """A die thrown into a fight is told by its value, which a die at Trade may have, too."""

    def alike(game: Game[Any], ask: Choose) -> bool:
        sold = {DIE[i] for i, n in enumerate(game.s.market) if n}
        return isinstance(ask, Subset) and ask.key == "commit-hammers" and bool(sold & {*ask.members})

    game = at(GAME, 3, "alike", alike)
    ask = game.questions[0]
    assert isinstance(ask, Subset)
    die = next(str(die) for die in ask.members if game.s.market[DIE.of[str(die)]])
    visitor = opened(visit(), game)
    visitor.asked("commit-hammers")
    visitor.page.locator(f"[data-test=options] [data-value='{die}']").focus()
    expect(visitor.page.locator(f".market [data-value='{die}']").first).to_be_attached()
    expect(visitor.page.locator(f".market [data-value='{die}'].lit")).to_have_count(0)
