"""The board of God of War: sets built by tapping cards, flips, the Scene step by step, advice, several Heroes by one person."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import meadhall
from meadhall.bots import decide
from meadhall.engine import Choose, Game, Subset, Value
from tests.browser.positions import at, before
from tests.browser.test_access import in_both_themes
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
FAN_SCENE = Path(__file__).parent.parent.parent / "docs" / "writing-a-scene.md"
SAGAS = Path(__file__).parent.parent / "sagas" / "god_of_war"
# How many pixels of what is in there have no room.
OVERFLOWS = """part => [...document.querySelectorAll(part)].map((e) => Math.max(0, e.scrollHeight - e.clientHeight - 1))"""
SIZES = [(1440, 900), (820, 1180), (390, 844)]


def at_question(seats: int, key: str, seed: str) -> Game[Any]:
    """A game at the first question with this key that a card can answer."""

    def stop(game: Game[Any], ask: Choose) -> bool:
        return ask.key == key and str(ask.values[0]).startswith("card:")

    return at("god-of-war", seats, seed, stop, {"difficulty": "easy"})


def offer_of(ask: Choose) -> tuple[Value, ...]:
    """The first Attack that has several sets: the one that is offered."""
    if not isinstance(ask, Subset) or ask.key != "step":
        return ()
    deeds = [value for value in ask.values if str(value).startswith("attack:")]
    looks = (ask.look((deed,)) for deed in deeds)
    return next((look.offer for look in looks if look.offer is not None), ())


def at_attack(seats: int, seed: str) -> Game[Any]:
    """A game at the first step at which a set of several cards is offered."""
    return at("god-of-war", seats, seed, lambda _, ask: len(offer_of(ask)) > 2, {"difficulty": "easy"})


def recorded(name: str, part: float, key: str) -> tuple[str, int]:
    """A recorded game at the first such question after that part of its answers, and who is asked."""
    whole = meadhall.load(SAGAS / f"{name}.saga")
    answers = whole.all_answers()
    at = next(n for n, answer in enumerate(answers) if n >= part * len(answers) and answer.key == key)
    past = whole.replay(at)
    past.journal = past.all_answers()
    past.decision = len(past.journal)
    return past.saga(), answers[at].seat


@pytest.mark.parametrize(
    ("name", "part", "seats", "long"),
    [("4-undo", 0.7, 4, True), ("magni_modi-lost", 0.7, 3, True), ("travelers-won", 0.95, 3, False)],
)
def test_the_whole_scene_and_every_card_can_be_read(
    visit: Visit, name: str, part: float, seats: int, long: bool
) -> None:
    saga, asked = recorded(name, part, "step")
    me = visit("pl").open_saga(saga, *("me" if seat == asked else "bot" for seat in range(seats)))
    me.asked("step")
    me.until("() => document.fonts.status === 'loaded'")
    special = me.page.locator("[data-test=hand] .card.special .words").count()
    me.comes_to(OVERFLOWS, [0], "main.board .world")
    me.comes_to(OVERFLOWS, [0] * special, "[data-test=hand] .card.special .words")
    me.comes_to(OVERFLOWS, [0], ".dock .sheet.gow")
    expect(me.see("more")).to_have_count(0)
    expect(me.see("way").locator(".stop").last).to_be_in_viewport(ratio=1)
    # A lower screen says where the Scene goes on below the Heroes.
    me.page.set_viewport_size({"width": 1280, "height": 760})
    expect(me.see("more")).to_have_count(int(long))


def test_a_phone_shows_what_can_be_played_and_where_to_confirm(visit: Visit) -> None:
    saga, asked = recorded("4-bots", 0.5, "boost-defense")
    me = visit("pl", 390, 844, touch=True).open_saga(saga, *("me" if n == asked else "bot" for n in range(4)))
    me.asked("boost-defense")
    card = me.page.locator("[data-test=options] [data-value^='card:']")
    expect(card).to_be_in_viewport(ratio=1)
    # The hand has scrolled to it.
    value = card.get_attribute("data-value")
    expect(me.page.locator(f"[data-test=hand] [data-value='{value}']")).to_be_in_viewport(ratio=0.9)
    saga, asked = recorded("baldur-lost", 0.6, "defend")
    me = visit("pl", 390, 844, touch=True).open_saga(saga, *("me" if n == asked else "bot" for n in range(3)))
    me.asked("defend")
    expect(me.see("confirm")).to_be_in_viewport(ratio=1)
    # The card that attacks is in sight, above the Heroes.
    me.page.locator("[data-at=L2] .line:has(.rune)").last.wait_for()
    me.until(
        """() => [...document.querySelectorAll('[data-at=L2] .line:has(.rune)')].at(-1).getBoundingClientRect().bottom
            <= document.querySelector('main.board .columns').getBoundingClientRect().y + 1"""
    )


def test_a_bonus_that_waits_is_part_of_the_sum(visit: Visit) -> None:
    saga, asked = recorded("2-bots", 187 / 292, "defend")
    me = visit("pl").open_saga(saga, *("me" if n == asked else "bot" for n in range(2)))
    me.asked("defend")
    expect(me.see("bonus")).to_have_text("premia +3")
    expect(me.see("strength")).to_have_text("3")


def test_an_offered_attack_names_its_hero(visit: Visit) -> None:
    saga, asked = recorded("stone_ancient-won", 0.45, "step")
    me = visit("pl").open_saga(saga, *("me" if n == asked else "bot" for n in range(3)))
    me.asked("step")
    me.see("offer").first.wait_for()
    offers = me.see("offer").all_inner_texts()
    assert len(set(offers)) == len(offers)
    assert all(re.match(r"(Brok|Sindri) atakuje: ", offer) for offer in offers)


def test_what_one_click_would_do_is_said_before_it(visit: Visit) -> None:
    """An offered Attack says what it would do, and its cards rise when it is pointed at or focused."""
    saga, asked = recorded("stone_ancient-won", 0.45, "step")
    me = visit("pl").open_saga(saga, *("me" if n == asked else "bot" for n in range(3)))
    me.asked("step")
    offer = me.see("offer").first
    expect(offer).to_contain_text(re.compile(r"Obrażenia: \d|pokona|pancerz"))
    offer.focus()
    expect(me.see("tip").locator("b")).to_contain_text("Atak: ")
    names = me.see("tip").locator("b").inner_text().split(", ")
    cards = me.page.locator("[data-test=hand] .slot.lit")
    expect(cards).not_to_have_count(0)
    assert cards.count() <= len(names) - 1  # the first is the deed
    # An order is no number of things.
    me.page.locator("main.board [data-value^='side:']:is(.legal)").first.click()
    expect(me.see("confirm")).to_contain_text("Zatwierdź")
    expect(me.see("confirm")).not_to_contain_text("(")
    expect(me.see("sentence")).to_contain_text("Zestaw Ataku")


def test_options_speak_of_the_present_while_a_moment_is_told(visit: Visit) -> None:
    saga, asked = recorded("2-bots", 0.62, "step")
    me = visit("pl", pace="step").open_saga(saga, *("me" if n == asked else "bot" for n in range(2)))
    me.go_on_until(lambda key: key == "upgrade", "end", "pass", "no")
    # What is told is still the round before; one card at most can have been taken by the other player.
    expect(me.page.locator("main.board .strip")).to_have_count(0)
    options = me.page.locator("[data-test=options]")
    assert options.locator("em.claim").count() <= 1
    assert options.locator("em.remove").count() > 1


def test_heroes_without_a_place_stand_at_no_column(visit: Visit) -> None:
    saga, asked = recorded("2-bots", 0, "place-hero")
    me = visit("pl").open_saga(saga, *("me" if n == asked else "bot" for n in range(2)))
    me.asked("place-hero")
    expect(me.see("apart")).to_contain_text("Do ustawienia")
    expect(me.see("apart").locator(".placing")).to_have_count(1)
    expect(me.page.locator("main.board .columns .hero")).to_have_count(0)
    expect(me.see("first-player")).to_have_count(1)


def test_an_attack_is_one_order(visit: Visit) -> None:
    game = at_attack(2, "set")
    me = visit().open_saga(game.saga(), "me", "me")
    me.asked("step")
    ask = game.questions[0]
    assert isinstance(ask, Subset)
    offer = offer_of(ask)
    comes = ask.comes(offer)
    # One click gives the order that is offered: the bar says its strength.
    expect(me.see("offer").first).to_contain_text(str(comes["strength"]))
    # A click on the Enemy names the Attack, and a set lies there; the rules count along.
    me.page.locator(f"main.board [data-value='{comes['card']}']").first.click()
    expect(me.see("strength")).to_have_text(str(comes["strength"]))
    for value in offer[1:]:
        expect(me.page.locator(f"[data-test=hand] [data-value='{value}']")).to_have_class(
            re.compile("picked")
        )
    expect(me.see("outlook")).to_contain_text(re.compile("damage|armor|defeat"))
    # A card is taken back and laid there again.
    last = me.page.locator(f"[data-test=hand] [data-value='{offer[-1]}']")
    last.click()
    expect(last).not_to_have_class(re.compile("picked"))
    last.click()
    expect(me.see("strength")).to_have_text(str(comes["strength"]))
    me.asked("step")  # nothing is done before it is confirmed
    decision = me.page.get_attribute("[data-test=question]", "data-decision")
    me.see("confirm").click()
    expect(me.see("question")).not_to_have_attribute("data-decision", str(decision))


def test_a_defense_shows_what_comes_through(visit: Visit) -> None:
    me = visit("pl").open_saga(at_question(2, "defend", "shield").saga(), "me", "me")
    me.asked("defend")
    ask = at_question(2, "defend", "shield").questions[0]
    assert isinstance(ask, Subset)
    chosen = ask.suggestion  # it lies there, to be confirmed, changed or let go
    assert chosen
    expect(me.see("strength")).to_have_text(str(ask.comes(chosen)["defense"]))
    expect(me.see("none")).to_be_visible()
    expect(me.see("suggestion")).to_have_count(0)  # it lies there
    for value in chosen:
        me.page.locator(f"[data-test=hand] [data-value='{value}']").click()
    expect(me.see("strength")).to_have_text("0")
    expect(me.see("outlook")).to_contain_text("przebij")
    expect(me.see("none")).to_have_count(0)
    expect(me.see("suggestion")).to_be_visible()
    for value in chosen:
        me.page.locator(f"[data-test=hand] [data-value='{value}']").click()
    decision = me.page.get_attribute("[data-test=question]", "data-decision")
    me.see("confirm").click()
    expect(me.see("question")).not_to_have_attribute("data-decision", str(decision))


@pytest.mark.parametrize("motion", [False, True])
def test_a_flip_is_seen(visit: Visit, motion: bool) -> None:
    game, value = before("god-of-war", 1, "flip", "card-flipped", {"difficulty": "easy"})
    me = visit().open_saga(game.saga(), "me")
    if motion:
        me.page.emulate_media(reduced_motion="no-preference")
    me.answer(value)
    turned = me.page.locator(".scene.turned")
    turned.first.wait_for()
    name = turned.first.evaluate("card => getComputedStyle(card).animationName")
    assert (name == "none") != motion


def test_the_scene_is_activated_step_by_step(visit: Visit) -> None:
    game, value = before("god-of-war", 2, "scene", "card-activated", {"difficulty": "easy"})
    me = visit().open_saga(game.saga(), "me", "me")
    me.answer(value)
    steps = me.page.locator("[data-test=activation] li:not(.still)")
    steps.first.wait_for()
    after = game.clone()
    after.answer(game.questions[0].seat, value)
    reached = [e for e in after.events(None) if e["key"] == "card-activated" and e["n"] >= game.position]
    expect(steps).to_have_count(len(reached))
    names = me.page.locator("[data-test=activation] .name").all_inner_texts()
    assert all(names)
    # The card that was revealed is there to be looked at, and what is still to come stands behind what was.
    rune = next(e for e in reversed(after.events(None)) if e["key"] == "rune-revealed")
    expect(me.page.locator("[data-test=activation] .revealed")).to_have_attribute(
        "data-value", str(rune["params"]["card"])
    )
    steps.first.hover()


def test_the_road_of_the_heroes_lies_open(visit: Visit) -> None:
    game = at_attack(2, "set")
    me = visit("pl").open_saga(game.saga(), "me", "me")
    way = me.see("way")
    facts = game.view(None)["facts"]
    road = [*facts["bosses"], *facts["quests"][1:], facts["quests"][0]]
    expect(way.locator(".stop")).to_have_count(len(road))
    assert [stop.get_attribute("data-value") for stop in way.locator(".stop").all()] == road
    expect(way.locator(".here")).to_have_attribute("data-value", facts["quest"])
    way.locator(".stop").first.hover()
    expect(me.see("tip")).to_contain_text(
        "Jeśli wybierzecie coś innego"
    )  # what it does when it is left behind
    # A column says which attacks reach it, and cards stand where the Polish texts call them.
    me.page.locator("main.board [data-value='column:1']").hover()
    expect(me.see("tip")).to_contain_text(re.compile("Ataki? Wręcz"))
    expect(me.page.locator("[data-at=U1] .at")).to_have_text("G1")


def test_in_the_upgrade_phase_the_discard_pile_lies_open(visit: Visit) -> None:
    game = at("god-of-war", 2, "upgrade", lambda game, ask: ask.key == "upgrade", {"difficulty": "easy"})
    ask = game.questions[0]
    me = visit("pl").open_saga(game.saga(), "me", "me")
    me.asked("upgrade")
    row = [str(card) for card in game.view(ask.seat)["zones"]["row"]]
    own = [str(value) for value in ask.values if value not in row and str(value).startswith("card:")]
    assert row
    assert own
    for value in own:
        expect(me.page.locator(f"[data-test=hand] [data-value='{value}'] .removed")).to_be_visible()
    for value in row:
        expect(me.page.locator(f"main.board .strip [data-value='{value}']")).to_be_visible()
    expect(me.see("removes")).to_contain_text("usunięta z gry")
    me.page.locator(f"[data-test=hand] [data-value='{own[0]}']").click()
    me.page.wait_for_function(
        "was => document.querySelector('[data-test=question]').dataset.decision !== was",
        arg=str(game.decision),
    )


def test_one_person_leads_several_heroes_without_hiding_them(visit: Visit) -> None:
    me = visit().new_table("me", "me", "me", game="god-of-war")
    for _ in range(25):
        assert me.see("hand-over").count() == 0
        me.go_on("hero:", "attack:", "card:")
    expect(me.page.locator("main.board .hero").nth(2)).to_be_attached()


def test_the_others_may_propose(visit: Visit) -> None:
    host, guest = visit("en"), visit("pl")
    host.new_table("me", "open", game="god-of-war")
    guest.enter(host.see("invite").locator("[data-test=link]").input_value())
    guest.page.fill("[data-test=join-name]", "Ragna")
    guest.see("join").click()
    wishes = ("dashboard:kratos", "dashboard:atreus", "column:2")

    def asked_for_a_step() -> bool:
        guest.click_on(*wishes)
        return host.key == "step"

    host.play_until(asked_for_a_step, *wishes)
    host.asked("step")
    advice = guest.see("advice").locator("button")
    advice.first.wait_for()
    expect(host.page.locator("[data-test=options] [data-value]")).to_have_count(advice.count())
    options = list(filter(None, host.options()))  # without the orders that are offered whole
    assert [b.get_attribute("data-value") for b in advice.all()] == options
    value = options[-1]
    guest.page.locator(f"[data-test=advice] [data-value='{value}']").click()
    expect(host.see("proposals")).to_contain_text("Ragna proposes")
    expect(host.page.locator(f"[data-test=options] [data-value='{value}']")).to_have_class(
        re.compile("hinted")
    )
    expect(host.page.locator(f"[data-test=options] [data-value='{value}']")).to_contain_text(
        "Ragna proposes this"
    )
    guest.see("chat-tab").click()
    expect(guest.page.locator(".chat")).to_contain_text("proponuje")
    # A thing on the board proposes as well, and the proposal is gone with its question.
    lit = guest.page.locator("main.board .target.advisable")
    if lit.count():
        lit.first.dispatch_event("click")
    host.answer(value)
    expect(host.see("proposals")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_scene_that_somebody_wrote_is_called_by_its_own_names(visit: Visit, lang: str) -> None:
    text = FAN_SCENE.read_text("utf-8").split("```")[1].partition("\n")[2]
    text += '\n[text.pl]\n"quest-frozen_gate" = "Zamarznięta brama"\n'
    game = meadhall.new("god-of-war", 1, "fan", {"scene": text})
    me = visit(lang).open_saga(game.saga(), "me")
    me.page.wait_for_selector("main.board .scene")
    name = {"en": "The Frozen Gate", "pl": "Zamarznięta brama"}[lang]
    expect(me.page.locator("header.topbar")).to_contain_text(name)
    expect(me.page.locator("main.board header")).to_contain_text(name)
    expect(me.page.locator("[data-at=U1] .name")).to_have_text(
        "Archer on the Wall"
    )  # the fallback is English
    if lang == "pl":
        expect(me.see("log")).to_contain_text(name)
    # A question about that card names it as well.
    asked = at("god-of-war", 1, "fan", lambda game, ask: "side:fg_u1_a" in ask.values, {"scene": text})
    me = visit(lang).open_saga(asked.saga(), "me")
    me.asked(asked.questions[0].key)
    expect(me.see("options")).to_contain_text("Archer on the Wall")


@cache
def attack_of_three() -> str:
    """The bots play up to it once for all screens."""
    return at_attack(3, "sizes").saga()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_axe_finds_nothing_and_nothing_scrolls_sideways(visit: Visit, width: int, height: int) -> None:
    me = visit("pl", width, height, touch=width < 800).open_saga(attack_of_three(), "me", "me", "me")
    me.asked("step")
    me.page.locator("[data-test=options] [data-value^='attack:']").first.click()
    me.see("set").first.wait_for()
    assert not me.scrolls_sideways()
    assert in_both_themes(me.page) == []
    for part in ("main.board .scene", "[data-test=question]", "[data-test=set]"):
        expect(me.page.locator(part).first).to_be_in_viewport()


def test_a_turn_by_keyboard_alone(visit: Visit) -> None:
    me = visit().open_saga(at_attack(1, "keys").saga(), "me")
    me.asked("step")
    hand = me.page.locator("[data-test=hand] .slot.legal").first
    hand.focus()
    me.page.keyboard.press("Enter")
    expect(me.page.locator("[data-test=hand] .slot.picked")).to_have_count(1)
    for _ in range(12):
        me.wait_for_question()
        me.settled()
        before = me.decision
        if me.see("suggestion").count():
            me.see("suggestion").focus()
            me.page.keyboard.press("Enter")
        elif me.see("confirm").count():
            ready = me.page.locator("[data-test=confirm][aria-disabled=false]")
            for digit in "123456789":
                if me.decision != before or ready.count():
                    break
                me.page.keyboard.press(digit)
                me.settled()
            if me.decision == before:  # an order that is whole has answered by itself
                ready.focus()
                me.page.keyboard.press("Enter")
        elif me.key == "step":
            me.page.locator("[data-test=options] [data-value=end]").focus()
            me.page.keyboard.press("Enter")
        else:
            me.page.keyboard.press("1")
        me.went_on(before)
    # Every card of the Scene can be reached and reads itself out.
    card = me.page.locator("main.board .scene .face").first
    card.focus()
    expect(me.see("tip")).to_be_visible()


def test_the_end_says_who_won(visit: Visit) -> None:
    game = meadhall.new("god-of-war", 2, "end", {"length": "single"})
    last, value = game, ""
    while not game.over:
        ask = game.questions[0]
        last, value = game.clone(), str(decide("random", game, ask.seat, game.decision))
        game.answer(ask.seat, value)
    me = visit().open_saga(last.saga(), "me", "me")
    me.answer(value)
    me.see("over").wait_for()
    expect(me.see("result")).to_contain_text("won" if game.winners() else "lost")
    expect(me.see("result").locator("li")).to_have_count(2)


def test_a_hint_for_an_order_says_what_why_and_how_sure(visit: Visit) -> None:
    game = at("god-of-war", 1, "hint", lambda _, ask: ask.key == "step" and len(ask.values) > 2)
    me = visit().open_saga(game.saga(), "me")
    me.asked("step")
    me.see("hint-button").click()
    expect(me.see("hint-chance")).to_contain_text("%")
    expect(me.see("hint-sure")).not_to_be_empty()
    expect(me.see("hint-why")).to_contain_text("until your next turn", ignore_case=True)
    expect(me.page.locator(".hinted")).not_to_have_count(0)
