"""The board of Lords of Ragnarok: answers by clicks on the map, the wheel and the cards, alone and with bots."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from meadhall.engine import Choose, Game
from tests.browser.positions import at, before
from tests.browser.test_access import faults
from tests.browser.test_sets import last_answer
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
BOARD = "main.board"
# Clicks a legal thing that lies on the board, not its button in the question bar; says what kind of thing it was, and what stood then.
CLICK_THE_BOARD = """
() => {
  const bar = document.querySelector('[data-test=question]');
  const options = [...document.querySelectorAll('[data-test=options] button:not([disabled])')];
  if (!bar || !bar.classList.contains('mine') || bar.ariaBusy === 'true' || !options.length) return null;
  const was = (STANDING)();
  for (const { dataset: { value } } of options.filter((b) => b.getAttribute('aria-pressed') !== 'true')) {
    const shown = document.querySelector(`main.board [data-value="${CSS.escape(value)}"]`);
    if (!shown) continue;
    shown.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return [value.split(':')[0], was];
  }
  options.at(-1).click();
  return ['button', was];
}
"""
# Which question stands, with how much chosen of an order; and the key of the first option that is not chosen yet.
STANDING = """() => document.querySelector('[data-test=question]').dataset.decision + '/' +
  [...document.querySelectorAll('[data-test=options] [aria-pressed=true]')].map((one) => one.dataset.value + one.textContent) +
  '/' + document.querySelector('[data-test=confirm]')?.textContent"""
CLICK_THE_BOARD = CLICK_THE_BOARD.replace("STANDING", STANDING)
NAMED = """() => document.querySelector('[data-test=question]').dataset.decision + '/' +
  [...document.querySelectorAll('[data-test=options] [aria-pressed=true]')].map((one) => one.dataset.value)"""
NEXT_KEY = """() => document.querySelector('[data-test=question]').ariaBusy === 'true' ? '' :
  document.querySelector('[data-test=options] button:not([aria-pressed=true], [disabled]) kbd')?.textContent"""
IN_ONE_BREATH = """keys => { for (const key of keys)
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })); }"""


def give(me: Visitor, value: str) -> None:
    """Answers by the buttons; an order part by part, until it is whole."""
    decision = me.decision
    for part in value.strip("+").split("+"):
        me.settled()
        if me.decision != decision:  # what was left to be named went without saying
            return
        if not me.page.locator(f'[data-test=options] [data-value="{part}"][aria-pressed=true]').count():
            me.answer(part)


def play_on_the_board(me: Visitor, answers: int, *kinds: str, seconds: float = 200) -> None:
    """So many answers at least, and until things of all these kinds were clicked. Every click is one that counts: the question is another
    one, or more or less of it is chosen."""
    clicked: list[str] = []
    end = time.monotonic() + seconds
    while len(clicked) < answers or not {*kinds} <= {*clicked}:
        assert time.monotonic() < end, f"{len(clicked)} answers in {seconds} s: {sorted({*clicked})}"
        click = me.page.evaluate(CLICK_THE_BOARD)
        if click:
            kind, was = click
            clicked.append(kind)
            me.until(f"(was) => ({STANDING})() !== was", was)
        else:
            me.page.wait_for_timeout(40)


def fits(me: Visitor) -> bool:
    return bool(me.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_turns_are_played_on_the_map_and_the_wheel(visit: Visit) -> None:
    me = visit().new_table("me", "bot", "bot", game="lords-of-ragnarok")
    expect(me.page.locator(f"{BOARD} [data-place^='region:']")).to_have_count(21)
    play_on_the_board(me, 22, "hero", "region", "sea", "action")
    assert fits(me)


def test_two_play_on_the_small_map(visit: Visit) -> None:
    me = visit().new_table("me", "bot", game="lords-of-ragnarok")
    me.wait_for_question()
    expect(me.page.locator(f"{BOARD} [data-place^='region:']")).to_have_count(16)


def test_a_blocked_space_of_the_wheel_says_why(visit: Visit) -> None:
    saga, key, seat = position("wheel")
    me = visit().open_saga(saga, *("me" if n == seat else "bot" for n in range(3)))
    me.asked(key)
    me.settled()  # until it is looked up what fits
    me.page.locator(f"{BOARD} .space.blocked").first.click()
    expect(me.see("why")).to_contain_text("LOR-")


def test_a_click_ahead_passes_no_phase_for_what_would_be_refused(visit: Visit) -> None:
    game = at(
        "lords-of-ragnarok",
        3,
        "ahead",
        lambda game, ask: ask.key == "hero-phase" and bool(game.view(ask.seat)["facts"]["closed"]),
    )
    seat = game.questions[0].seat
    me = visit().open_saga(game.saga(), *("me" if n == seat else "bot" for n in range(3)))
    me.asked("hero-phase")
    closed = [one["value"] for one in game.view(seat)["facts"]["closed"]]
    shown = me.page.locator(f"{BOARD} .space.blocked")
    expect(shown).to_have_count(len(closed))
    assert sorted(one.get_attribute("data-value") or "" for one in shown.all()) == sorted(closed)
    me.page.locator(f"{BOARD} .space.blocked .plate").first.click()
    me.page.wait_for_timeout(500)
    me.settled()
    assert me.key == "hero-phase"


def test_an_order_asks_for_what_is_still_to_be_named(visit: Visit) -> None:
    me = visit().new_table("me", "bot", "bot", game="lords-of-ragnarok")
    me.asked("keep-hero")
    asked = me.see("sentence").inner_text()
    me.page.locator("[data-test=options] [data-value^='hero:']").first.click()
    expect(me.see("sentence")).to_have_text("And which Story do you keep?")
    me.page.locator("[data-test=options] [data-value^='hero:']").first.click()
    expect(me.see("sentence")).to_have_text(asked)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_alone_against_a_follower_on_a_phone(visit: Visit, lang: str) -> None:
    me = visit(lang=lang, width=390, height=844, touch=True).new_table("me", game="lords-of-ragnarok")
    play_on_the_board(me, 12, "region")
    assert fits(me)
    me.page.locator(".phone button").first.click()
    follower = me.page.locator("[data-test=drawer] .followers li")
    follower.wait_for()
    expect(follower.locator(".action")).not_to_have_count(0)


# The Followers: what they do, why, and what they will do


SOLO = {"followers": 1, "villain_1": "beowulf"}


def test_a_followers_turn_can_be_followed_step_by_step(visit: Visit) -> None:
    game, value = before("lords-of-ragnarok", 1, "turn", "follower-card-off", SOLO)
    me = visit().open_saga(game.saga(), "me")
    decision = me.decision
    give(me, value)
    me.went_on(decision)
    told = me.see("follower-turn")
    expect(told.locator("h4").first).to_be_hidden()
    told.locator("summary").click()
    expect(told.locator("h4").first).to_contain_text("Prayer")
    expect(told.locator("h4")).to_have_count(6)
    expect(told.locator(".die")).to_have_count(1)
    after = game.clone()
    after.answer(game.questions[0].seat, value)
    events = [e for e in after.events(0) if e["n"] >= game.position and e["key"].startswith("follower-")]
    reasons = [e for e in events if "why" in e["params"]]
    assert reasons, "this turn gives no reason"
    expect(told.locator("em.why").nth(len(reasons) - 1)).to_be_attached()
    expect(told.locator("ul .clause").first).to_have_text(re.compile("^(SOLO|LOR)-"))
    # Back through the entries: the Region that an entry speaks of is lit on the map.
    walked = told.locator(".walk b")
    entries = int(str(walked.text_content()).split("/")[1])
    for entry in range(entries, 0, -1):
        me.see("step-back").click()
        expect(walked).to_have_text(f"{entry}/{entries}")
        if entry < entries and me.page.locator(f"{BOARD} .region.lit").count():
            break
    expect(me.page.locator(f"{BOARD} .region.lit")).not_to_have_count(0)
    expect(told.locator("li.now")).to_have_count(1)
    me.see("step-on").click()
    # The saga tells the same, folded, with a heading for each step and the reasons marked.
    for fold in reversed(me.see("log").locator("button.fold[aria-expanded=false]").all()):
        fold.click()
    expect(me.see("log").locator("li.head").nth(5)).to_be_attached()
    expect(me.see("log").locator("em.why").nth(len(reasons) - 1)).to_be_attached()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_followers_hunt_has_its_stage(visit: Visit, width: int, height: int) -> None:
    game, value = before("lords-of-ragnarok", 1, "hunt", "follower-hunt", SOLO)
    me = visit("pl", width, height, touch=width < 800).open_saga(game.saga(), "me")
    give(me, value)
    stage = me.see("follower-hunt")
    stage.wait_for()
    after = game.clone()
    after.answer(game.questions[0].seat, value)
    wounds = [e for e in after.events(None) if e["key"] == "wound" and e["clause"] == "SOLO-12.36"]
    assert wounds
    expect(stage.locator(".card").nth(len(wounds) - 1)).to_be_attached()
    expect(stage.locator("p.why em.why")).to_have_count(1)
    assert fits(me)
    stage.locator("header button").click()
    expect(stage).to_have_count(0)


def test_the_sheet_of_a_follower_says_what_it_will_do_and_why(visit: Visit) -> None:
    game = at(
        "lords-of-ragnarok",
        1,
        "sheet",
        lambda game, ask: game.s.turn >= 4,
        {**SOLO, "challenge_long_night": "yes"},
    )
    me = visit().open_saga(game.saga(), "me")
    me.see("open-follower").click()
    sheet = me.see("follower-sheet")
    sheet.wait_for()
    facts = game.view(0)["facts"]["players"][1]
    assert len(facts["forecast"]) == 3
    expect(sheet.locator("[data-test=forecast]")).to_have_count(3)
    for entry, shown in zip(facts["forecast"], sheet.locator("[data-test=forecast]").all(), strict=True):
        expect(shown).to_contain_text(f"{entry['faces']} of 6")
        expect(shown).to_contain_text(f"Region {entry['hero'].split(':')[1]}")
        expect(shown.locator("em").nth(1)).to_be_attached()
    for word in ("Desolation", "Surtr", "The Long Night", "Ways to win"):
        expect(sheet).to_contain_text(word, ignore_case=True)
    assert faults(me.page) == []
    me.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


# By every hand


def battle_or_hunt(game: Game[Any], ask: Choose) -> bool:
    return ask.key in ("battle-card", "wound-space")


POSITIONS: dict[str, tuple[int, dict[str, Any], Callable[[Game[Any], Choose], bool]]] = {
    "map": (2, {}, lambda game, ask: game.s.turn >= 5 and ask.key == "hero-phase"),
    "wheel": (3, {}, lambda game, ask: game.s.turn >= 4 and ask.key == "special"),
    "clash": (2, {}, battle_or_hunt),
    "followers": (1, SOLO, lambda game, ask: game.s.turn >= 6 and ask.key == "hero-phase"),
}


@cache
def position(name: str) -> tuple[str, str, int]:
    """The game at this position, what is asked there, and whom; the bots play up to it once for all screens."""
    seats, options, stop = POSITIONS[name]
    game = at("lords-of-ragnarok", seats, f"axe-{name}", stop, options)
    return game.saga(), game.questions[0].key, game.questions[0].seat


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize(
    ("width", "height", "theme"), [(1440, 900, "dark"), (820, 1180, "light"), (390, 844, "dark")]
)
def test_axe_finds_nothing_and_nothing_scrolls_sideways(
    visit: Visit, name: str, width: int, height: int, theme: str
) -> None:
    saga, key, seat = position(name)
    kinds = ["me" if each == seat else "bot" for each in range(POSITIONS[name][0])]
    me = visit("pl", width, height, theme, width < 800).open_saga(saga, *kinds)
    me.asked(key)
    assert fits(me)
    assert faults(me.page) == []
    expect(me.see("question")).to_be_in_viewport()
    expect(me.page.locator(f"{BOARD} [data-place^='region:']").first).to_be_visible()


def test_a_turn_by_keyboard_alone(visit: Visit) -> None:
    game = at("lords-of-ragnarok", 1, "keys", POSITIONS["followers"][2], SOLO)
    me = visit().open_saga(game.saga(), "me")
    me.asked("hero-phase")
    page = me.page
    page.keyboard.press("ArrowRight")  # the first arrow finds something that can be chosen
    chosen = page.evaluate("document.activeElement.dataset.place")
    assert chosen in me.options()
    for arrow in ("Left", "Up", "Right", "Down"):
        page.keyboard.press(f"Arrow{arrow}")
        if page.evaluate("document.activeElement.dataset.place") != chosen:
            break
    assert page.evaluate("document.activeElement.dataset.place") != chosen
    page.evaluate("chosen => document.querySelector(`[data-place='${chosen}']`).focus()", chosen)
    expect(me.see("tip")).to_be_visible()
    page.keyboard.press("Enter")
    me.past("hero-phase")
    # The wheel, the Monsters and the Follower are reached by Tab as well, and each says what it is.
    for thing in (".space", ".beasts button", "[data-test=open-follower]", ".realm"):
        first = page.locator(thing).first
        first.focus()
        assert page.evaluate("document.activeElement.getAttribute('aria-label')?.length > 3"), thing
    page.locator("[data-test=open-follower]").first.focus()
    page.keyboard.press("Enter")
    me.see("follower-sheet").wait_for()
    page.keyboard.press("Escape")
    for _ in range(40):
        key = page.wait_for_function(NEXT_KEY).json_value()
        standing = page.evaluate(STANDING)
        page.keyboard.press(key)
        page.wait_for_function(f"was => ({STANDING})() !== was", arg=standing)


def test_keys_in_one_breath_name_one_action(visit: Visit) -> None:
    """What was drawn when a key was pressed is what it chooses; an order that is whole hears no further one."""
    saga, key, seat = position("wheel")
    me = visit().open_saga(saga, *("me" if n == seat else "bot" for n in range(3)))
    me.asked(key)
    me.wait_for_question()
    page = me.page
    actions = me.options()
    assert len(actions) >= 3
    page.evaluate(
        f"""() => {{
            window.stood = [];
            new MutationObserver(() => window.stood.push(({NAMED})())).observe(
                document.querySelector('[data-test=question]'), {{ subtree: true, childList: true, attributes: true }});
        }}"""
    )
    before = page.evaluate(NAMED)
    page.evaluate(IN_ONE_BREATH, list("123456789")[: len(actions)])
    page.wait_for_function(f"was => ({NAMED})() !== was", arg=before)
    page.wait_for_function("() => document.querySelector('[data-test=question]').ariaBusy !== 'true'")
    stood = [
        each.split("/")[1]
        for each in page.evaluate("window.stood")
        if each.split("/")[0] == before.split("/")[0]
    ]
    assert max(named.count("action:") for named in stood) == 1
    if me.key != key:
        assert stood[-1].split(",") == last_answer(me, key).strip("+").split("+")


def test_a_goal_shines_once_its_action_is_chosen(visit: Visit) -> None:
    saga, key, seat = position("wheel")
    me = visit().open_saga(saga, *("me" if n == seat else "bot" for n in range(3)))
    me.asked(key)
    me.wait_for_question()
    shine = me.page.locator(f"{BOARD} .map .legal:not(.space)")
    expect(shine).to_have_count(0)
    expect(me.page.locator(f"{BOARD} .space.legal")).to_have_count(len(me.options()))
    me.answer("action:mobilize")
    expect(me.page.locator("[data-test=options] [aria-pressed=true]")).to_have_count(1)
    expect(shine).not_to_have_count(0)


def test_a_tablet_has_room_for_the_map_and_the_fates(visit: Visit) -> None:
    game = at("lords-of-ragnarok", 1, "tablet", POSITIONS["followers"][2], SOLO)
    me = visit("pl", 820, 1180, "light", True).open_saga(game.saga(), "me")
    me.wait_for_question()
    box = me.page.locator(f"{BOARD} .map").bounding_box()
    assert box is not None
    assert box["width"] >= 380
    expect(me.page.locator(".fates .conditions")).to_be_visible()
    regions = me.page.locator(f"{BOARD} [data-place^='region:'] [data-spot]")
    for region in regions.all():
        spot = region.bounding_box()
        assert spot is not None
        assert min(spot["width"], spot["height"]) >= 24  # a thumb finds it
    assert re.search(r"\d", me.see("question").inner_text())


def test_a_region_names_heroes_and_neighbours_and_the_wheel_passes_the_phases_before(visit: Visit) -> None:
    game = at("lords-of-ragnarok", 3, "ahead", lambda game, ask: ask.key == "hero-phase" and game.s.turn > 3)
    seat = game.questions[0].seat
    me = visit().open_saga(game.saga(), *("me" if n == seat else "bot" for n in range(3)))
    me.asked("hero-phase")
    here = me.page.locator(f"{BOARD} [data-place='region:{game.s.hero_at[seat]}']")
    name = here.get_attribute("aria-label") or ""
    assert "Hero: " in name
    assert "Adjacent Regions: " in name
    me.page.mouse.move(*me.free_point(here))
    expect(me.page.locator(f"{BOARD} .region.lit").nth(1)).to_be_attached()  # the neighbours shine
    me.page.locator(f"{BOARD} .space.ahead").first.click()
    me.past("hero-phase")
    me.until(
        "() => !['rune-phase', 'maneuver'].includes(document.querySelector('[data-test=question]').dataset.key)"
    )


def test_a_tap_says_what_a_region_is_and_the_piles_what_was_discarded(visit: Visit) -> None:
    """A finger cannot hover: where a tap answers nothing, it explains."""
    game = at("lords-of-ragnarok", 3, "tap", lambda game, ask: ask.key == "maneuver" and game.s.turn > 12)
    seat = game.questions[0].seat
    me = visit("pl", 390, 844, touch=True).open_saga(
        game.saga(), *("me" if n == seat else "bot" for n in range(3))
    )
    me.asked("maneuver")
    answers = me.options()
    taken = {*game.s.hero_at, *game.s.monster_at, *game.s.army_at}  # a tap on a piece is about the piece
    far = next(n for n in range(1, 22) if f"region:{n}" not in answers and n not in taken)
    me.page.touchscreen.tap(*me.free_point(me.page.locator(f"{BOARD} [data-place='region:{far}']")))
    expect(me.see("tip")).to_contain_text(f"Region {far}")
    me.see("tip").tap()
    expect(me.see("tip")).to_have_count(0)
    me.until(
        f"() => document.querySelector('{BOARD} .map').clientHeight > 300"
    )  # a folded strip leaves it its room
    piles = me.see("piles")
    expect(piles).to_be_hidden()
    me.page.locator(".fates .brief").click()
    gone = game.view(seat)["zones"]["combat_discard"]
    assert gone
    piles.locator("summary").first.click()
    expect(piles.locator("details").first).to_contain_text(str(len(gone)))
    kinds = {card.split("#")[0] for card in gone}
    expect(piles.locator("details").first.locator("li button")).to_have_count(len(kinds))


def test_cards_to_choose_from_lie_side_by_side_and_can_be_folded_away(visit: Visit) -> None:
    me = visit("pl").new_table("me", "bot", game="lords-of-ragnarok")
    me.asked("keep-hero")
    offer = me.see("offer")
    board = me.page.locator(BOARD).bounding_box()
    assert board is not None
    # One order keeps a Hero and a Story: the two of each kind lie beside each other, the Odin Story below them.
    for kind in ("hero", "story"):
        cards = offer.locator(f"li:has([data-value^='{kind}:'])")
        first, second = cards.nth(0).bounding_box(), cards.nth(1).bounding_box()
        assert first is not None
        assert second is not None
        assert first["y"] == second["y"]
        assert first["x"] + first["width"] <= second["x"]
    last = offer.locator("li").last.bounding_box()
    assert last is not None
    assert last["y"] + last["height"] <= board["y"] + board["height"]
    me.see("fold").click()
    expect(offer.locator("li").first).to_be_hidden()


# Letters of the Lands' names that lie on the label of a Region: its number, shield or signs.
COVERED = """() => {
  const boxes = [...document.querySelectorAll('main.board .label > *')].map((one) => one.getBoundingClientRect());
  const on = [];
  for (const name of document.querySelectorAll('main.board .names:not(.realms) text')) {
    const turn = name.getScreenCTM();
    for (let i = 0; i < name.getNumberOfChars(); i++) {
      const at = name.getExtentOfChar(i);
      const middle = new DOMPoint(at.x + at.width / 2, at.y + at.height / 2).matrixTransform(turn);
      if (boxes.some((b) => middle.x > b.left && middle.x < b.right && middle.y > b.top && middle.y < b.bottom))
        on.push(name.textContent + ' ' + i);
    }
  }
  return on;
}"""


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1920, 1080)])
def test_no_name_of_a_land_runs_under_a_label(visit: Visit, seats: int, width: int, height: int) -> None:
    game = at("lords-of-ragnarok", seats, "lands", lambda game, ask: ask.key == "hero-phase")
    me = visit("pl", width, height).open_saga(game.saga(), *["me", "bot", "bot"][:seats])
    expect(me.page.locator(f"{BOARD} .names:not(.realms) text")).not_to_have_count(0)
    assert me.page.evaluate(COVERED) == []


def test_a_sea_names_its_coast(visit: Visit) -> None:
    me = visit().new_table("me", "bot", game="lords-of-ragnarok")
    me.wait_for_question()
    seas = me.page.locator(f"{BOARD} [data-place^='sea:']").all()
    assert len(seas) == 5
    for sea in seas:
        assert re.search(r"Coast: Regions \d+(, \d+)+", sea.get_attribute("aria-label") or "")


def test_an_offer_on_a_phone_names_all_its_cards(visit: Visit) -> None:
    me = visit("pl", 390, 844, "dark", True).new_table("me", "bot", game="lords-of-ragnarok")
    me.asked("keep-hero")
    names = me.page.locator("[data-test=offer] .named")
    expect(names).to_have_count(len([value for value in me.options() if ":" in value]))
    for name in names.all():
        expect(name).to_be_in_viewport(ratio=1)
