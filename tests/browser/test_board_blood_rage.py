"""Blood Rage's table: figures and tokens are clicked where they lie, stages fold, and the end of an Age is told on the board."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from meadhall.engine import Choose, Game
from meadhall.games.blood_rage.content import CARD_OF, COST
from tests.browser.positions import at
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def test_the_draft_folds_so_that_the_board_can_be_seen(visit: Visit) -> None:
    visitor = visit("pl").play_now()
    visitor.go_on_until(lambda key: key == "draft-pick", "clan:")
    expect(visitor.see("draft")).to_be_visible()
    visitor.see("draft-fold").click()
    expect(visitor.see("draft")).to_have_count(0)
    visitor.see("draft-open").click()
    expect(visitor.see("draft")).to_be_visible()


def test_tokens_figures_and_the_reserve_are_the_buttons_of_a_turn(visit: Visit) -> None:
    """A click on an own figure begins a March, one on a token pillages; the land says realm, figures and neighbours."""
    game = at(
        "blood-rage",
        3,
        "board",
        lambda game, ask: (
            ask.seat == 0
            and ask.key == "action"
            and any(str(value).startswith("march:") for value in ask.values)
            and any(str(value).startswith("pillage:") for value in ask.values)
        ),
    )
    visitor = visit("pl").open_saga(game.saga(), "me", "bot", "bot")
    visitor.asked("action")
    options = visitor.options()
    march = next(value for value in options if value.startswith("march:")).split(":")[1]
    pillage = next(value for value in options if value.startswith("pillage:")).split(":")[1]
    expect(visitor.page.locator(f"[data-pillage={pillage}]")).to_have_count(1)
    land = visitor.page.locator(f"[data-place='province:{march}']")
    assert "Sąsiaduje z:" in (land.get_attribute("aria-label") or "")
    visitor.page.locator(f"[data-march={march}]").first.dispatch_event("click")
    visitor.asked("march-to")
    visitor.see("undo").click()
    visitor.asked("action")
    visitor.page.locator(f"[data-pillage={pillage}]").dispatch_event("click")
    visitor.past("action")


def test_the_end_of_an_age_is_told_on_the_board_as_it_goes_down(visit: Visit) -> None:
    """Quests, Ragnarök and Valhalla are moments of their own; the doomed province falls when it is told, not before."""
    game = at("blood-rage", 3, "age", lambda game, ask: ask.key == "keep-card" and ask.seat == 0)
    doom = game.view(0)["facts"]["doom"]
    visitor = visit("pl", pace="step").open_saga(game.saga(), "me", "bot", "bot")
    visitor.asked("keep-card")
    visitor.answer("none")
    visitor.page.wait_for_selector("[data-test=telling]")
    land = visitor.page.locator(f"[data-place='{doom}']")
    told: list[str] = []
    for _ in range(60):
        kind = visitor.see("telling").get_attribute("data-kind") or ""
        if not told or told[-1] != kind:
            told.append(kind)
        said = visitor.see("told").inner_text()
        if "zostaje zniszczona" in said:
            expect(land).to_have_class(re.compile("destroyed"))  # the board shows what is told
            break
        assert "destroyed" not in (land.get_attribute("class") or ""), f"too early: {said}"
        visitor.page.keyboard.press("n")
        visitor.page.wait_for_function(
            "(said) => document.querySelector('[data-test=told]').innerText !== said", arg=said
        )
    else:
        raise AssertionError(f"no province fell: {told}")
    assert told[-1] == "ragnarok"
    expect(visitor.see("draft-open")).to_be_visible()


def test_a_figure_is_carried_from_the_reserve_to_its_land(visit: Visit) -> None:
    game = at(
        "blood-rage", 3, "carried", lambda _, ask: ask.key == "action" and "figure:leader" in ask.values
    )
    seat = game.questions[0].seat
    after = game.clone()
    after.answer(seat, "figure:leader")
    place = str(after.questions[0].values[0])
    visitor = visit().open_saga(game.saga(), *("me" if n == seat else "bot" for n in range(3)))
    visitor.asked("action")
    page = visitor.page
    page.mouse.move(*visitor.free_point(page.locator(".reserve [data-value='figure:leader']")))
    page.mouse.down()
    page.mouse.move(*visitor.free_point(page.locator(f"g.land[data-place='{place}']")), steps=4)
    page.mouse.up()
    lands = place.removeprefix("province:")
    expect(page.locator(f"[data-piece^='{seat}-leader'][data-at='{lands}']")).to_have_count(1)


def test_a_lying_phone_names_the_realms_and_keeps_the_own_numbers_in_sight(visit: Visit) -> None:
    """There is no sheet beside the map: Glory, Rage, Axes and Horns stand in the bar at the top."""
    visitor = visit("pl", 844, 390, touch=True).play_now()
    visitor.go_on_until(lambda key: key == "draft-pick", "clan:")
    expect(visitor.see("own-numbers")).to_be_visible()
    numbers = (
        "() => document.querySelector('[data-test=own-numbers]').innerText.split(/\\s+/).filter(Boolean)"
    )
    visitor.comes_to(numbers, ["0", "6", "3", "0/4"])
    expect(visitor.page.locator("text.realm")).to_have_count(8)
    expect(visitor.page.locator("text.realm").first).to_have_text("Manheim")


def lies_over(visitor: Visitor, upper: str, lower: str) -> bool:
    """Whether two things on the page overlap."""
    a, b = visitor.page.locator(upper).bounding_box(), visitor.page.locator(lower).bounding_box()
    assert a
    assert b
    return not (
        a["x"] + a["width"] <= b["x"]
        or b["x"] + b["width"] <= a["x"]
        or a["y"] + a["height"] <= b["y"]
        or b["y"] + b["height"] <= a["y"]
    )


def test_a_card_in_hand_shows_what_it_costs_now(visit: Visit) -> None:
    """Frigga's Charm makes Upgrades cheaper: the corner of the card says what will be paid, and that it is not the printed cost."""

    def cheaper(game: Game[Any]) -> dict[str, int]:
        own = game.view(0)["facts"]["own"] or {"upgrade_costs": {}}
        return {card: cost for card, cost in own["upgrade_costs"].items() if cost < COST[CARD_OF[card]]}

    game = at(
        "blood-rage",
        2,
        "charm",
        lambda game, ask: ask.key == "action" and ask.seat == 0 and bool(cheaper(game)),
    )
    card, cost = next(iter(cheaper(game).items()))
    visitor = visit("pl").open_saga(game.saga(), "me", "bot")
    expect(visitor.page.locator(f"[data-test=hand] [data-value='{card}'] .cost.changed")).to_have_text(
        str(cost)
    )


def test_what_an_option_lit_goes_out_with_it(visit: Visit) -> None:
    game = at(
        "blood-rage",
        3,
        "board",
        lambda game, ask: (
            ask.seat == 0
            and ask.key == "action"
            and any(str(value).startswith("march:") for value in ask.values)
        ),
    )
    visitor = visit("pl").open_saga(game.saga(), "me", "bot", "bot")
    visitor.asked("action")
    visitor.answer(next(value for value in visitor.options() if value.startswith("march:")))
    visitor.asked("march-to")
    first, last = visitor.options()[0], visitor.options()[-1]
    visitor.page.hover(f"[data-test=options] [data-value='{first}']")
    expect(visitor.page.locator(f"[data-place='{first}'].lit")).to_have_count(1)
    visitor.answer(last)  # by another way than the pointer, which stays where it is
    visitor.past("march-to")
    expect(visitor.page.locator(f"[data-place='{first}'].lit")).to_have_count(0)


def test_a_battle_of_three_keeps_off_the_land_it_is_fought_for(visit: Visit) -> None:
    def three(game: Game[Any], ask: Choose) -> bool:
        battle = game.view(0)["facts"].get("battle")
        return bool(
            battle
            and ask.key == "battle-card"
            and ask.seat == 0
            and len(battle["clans"]) == 3
            and battle["place"] == "province:yggdrasil"
        )

    game = at("blood-rage", 3, "ygg", three)
    visitor = visit("pl").open_saga(game.saga(), "me", "bot", "bot")
    visitor.page.wait_for_selector("[data-test=battle]")
    assert not lies_over(visitor, "[data-test=battle]", "[data-place='province:yggdrasil'] .ground")


@pytest.mark.parametrize(
    ("cards", "width", "height", "places"),
    [(7, 1024, 768, ("hand", "options")), (6, 768, 1024, ("hand",))],
    ids=["lying", "upright"],
)
def test_the_hand_and_the_answers_of_a_turn_fit_on_a_tablet(
    visit: Visit, cards: int, width: int, height: int, places: tuple[str, ...]
) -> None:
    """Four clans, a hand of six or seven cards, two rows of options: nothing has to be scrolled to."""
    game = at(
        "blood-rage",
        4,
        f"h{cards}",
        lambda game, ask: (
            ask.seat == 0 and ask.key == "action" and game.view(0)["facts"]["clans"][0]["hand"] == cards
        ),
    )
    visitor = visit("pl", width=width, height=height, touch=True).open_saga(
        game.saga(), "me", "bot", "bot", "bot"
    )
    visitor.asked("action")
    for place in places:
        hidden = visitor.page.evaluate(
            """(place) => {
                const box = document.querySelector(`[data-test=${place}]`);
                return [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight];
            }""",
            place,
        )
        assert max(hidden) <= 1, place


def test_a_figure_that_alone_goes_to_its_places_shines_with_its_price(visit: Visit) -> None:
    """A click on it says where it goes; it stands for no answer of its own."""

    def alone(game: Game[Any], ask: Choose) -> bool:
        own = game.view(0)["facts"]["own"] if ask.seat == 0 and ask.key == "action" else None
        return own is not None and own["goes"].get("province") == "figure:warrior"

    game = at("blood-rage", 3, "alone", alone)
    visitor = visit("pl").open_saga(game.saga(), "me", "bot", "bot")
    visitor.asked("action")
    warrior = visitor.page.locator("[data-test=reserve] [data-value='figure:warrior']")
    expect(warrior).to_have_class(re.compile("legal"))
    cost = game.view(0)["facts"]["own"]["invade_costs"]["figure:warrior"]
    expect(warrior.locator("i")).to_have_text(str(cost))
    warrior.click()
    expect(visitor.page.get_by_text("Kliknij Prowincję, którą ma najechać")).to_be_visible()


def test_every_kind_of_figure_in_the_reserve_stands_whole_on_the_sheet(visit: Visit) -> None:
    """A clan with Monsters has five kinds of them: none lies below the edge of its sheet."""

    def crowded(game: Game[Any], ask: Choose) -> bool:
        return (
            ask.seat == 0
            and ask.key == "action"
            and len(game.view(0)["facts"]["clans"][0]["reserve"]) == 5
            and game.view(0)["facts"]["clans"][0]["rage"] > 3
        )

    game = at("blood-rage", 3, "reserve", crowded)
    visitor = visit("pl", 1440, 900).open_saga(game.saga(), "me", "bot", "bot")
    visitor.asked("action")
    expect(visitor.page.locator("[data-test=reserve] button")).to_have_count(5)
    for width, height in ((1440, 900), (1280, 800), (768, 1024)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        below = visitor.page.evaluate(
            """() => {
                const sheet = document.querySelector('[data-test=reserve]').closest('section').getBoundingClientRect();
                return [...document.querySelectorAll('[data-test=reserve] button')]
                    .map((one) => one.getBoundingClientRect())
                    .filter((one) => one.bottom > sheet.bottom || one.right > sheet.right).length;
            }"""
        )
        assert not below, f"{below} of the reserve are cut at {width} x {height}"


def test_figures_that_march_are_clicked_where_they_stand(visit: Visit) -> None:
    """They shine, a second Warrior is added by a second click, and the bar says so."""

    def warriors(game: Game[Any], ask: Choose) -> int:
        stands = game.view(0)["facts"]["provinces"][ask.params["origin"]]["figures"]
        return sum(one["count"] for one in stands if one["seat"] == 0 and one["figure"] == "figure:warrior")

    game = at(
        "blood-rage",
        3,
        "march",
        lambda game, ask: ask.seat == 0 and ask.key == "march-figure" and warriors(game, ask) > 1,
    )
    visitor = visit("pl").open_saga(game.saga(), "me", "bot", "bot")
    visitor.asked("march-figure")
    expect(visitor.see("question")).to_contain_text("dodaje kolejną taką samą")
    lit = visitor.page.locator("[data-named='figure:warrior']")
    expect(lit).to_have_count(warriors(game, game.questions[0]))
    lit.first.dispatch_event("click")
    expect(visitor.page.locator("[data-named='figure:warrior'].picked")).to_have_count(1)
    lit.last.dispatch_event("click")
    expect(visitor.page.locator("[data-named='figure:warrior'].picked")).to_have_count(2)
    expect(visitor.see("options").locator("[data-value='figure:warrior'] .of")).to_contain_text("2/")


def test_the_last_gifts_go_to_nobody_and_the_draft_says_so(visit: Visit) -> None:
    visitor = visit("pl").play_now()
    visitor.go_on_until(lambda key: key == "draft-pick", "clan:")
    expect(visitor.see("draft")).to_contain_text(re.compile(r"pozostałe dostanie \S+ \(po lewej\)"))
    for left in (7, 6, 5, 4, 3):
        visitor.page.locator("[data-test=draft] button.legal").first.click()
        expect(visitor.page.locator("[data-test=draft] button.legal")).to_have_count(left)
    expect(visitor.see("draft")).to_contain_text("pozostałe karty zostaną odrzucone")


def test_on_a_phone_who_moves_nobody_to_a_battle_sees_how_to_say_so(visit: Visit) -> None:
    """Places shine on the map: what is not there comes first in the bar."""
    game = at(
        "blood-rage",
        3,
        "support",
        lambda game, ask: ask.seat == 0 and ask.key == "call-to-battle" and len(ask.values) > 2,
    )
    visitor = visit("pl", 390, 844, touch=True).open_saga(game.saga(), "me", "bot", "bot")
    visitor.asked("call-to-battle")
    nobody = visitor.see("options").locator("[data-value=pass]")
    expect(nobody).to_be_visible()
    inside = """([pass]) => {
        const [one, list] = [pass.getBoundingClientRect(), pass.parentElement.getBoundingClientRect()];
        return one.bottom <= list.bottom + 1;
    }"""
    assert visitor.page.evaluate(inside, [nobody.element_handle()])


def fought(cards: str, seats: int) -> Callable[[Game[Any], Choose], bool]:
    def stop(game: Game[Any], ask: Choose) -> bool:
        battle = game.view(0)["facts"].get("battle")
        return bool(
            battle
            and ask.key == cards
            and ask.seat == 0
            and len(battle["clans"]) == seats
            and battle["place"] == "province:yggdrasil"
        )

    return stop


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 800), (390, 844)])
def test_a_battle_of_four_stands_whole_beside_the_land(visit: Visit, width: int, height: int) -> None:
    """Cards, totals and what they are made of: nothing of the four lies outside the stage, which says how to fold it."""
    game = at("blood-rage", 4, "ygg4", fought("battle-card", 4))
    visitor = visit("pl", width, height, touch=width < 400).open_saga(game.saga(), "me", "bot", "bot", "bot")
    visitor.asked("battle-card")
    if width < 400:
        visitor.see("battle").click()
    else:
        assert not lies_over(visitor, "[data-test=battle]", "[data-place='province:yggdrasil'] .ground")
    outside = visitor.page.evaluate(
        """() => {
            const stage = document.querySelector('[data-test=battle]');
            const [box, ...parts] = [stage, ...stage.querySelectorAll('.side, [data-test=fold-battle]')]
                .map((one) => one.getBoundingClientRect());
            return parts.filter((one) =>
                one.left < box.left || one.right > box.right || one.top < box.top || one.bottom > box.bottom).length;
        }"""
    )
    assert not outside


@pytest.mark.parametrize(("seats", "seed"), [(2, "ygglate-5"), (3, "ygglate"), (4, "ygglate-2")])
def test_second_cards_leave_a_battle_of_yggdrasil_whole(visit: Visit, seats: int, seed: str) -> None:
    """They lie over the first, and what they add takes a line: nothing has to be scrolled at a low desk or on a tablet."""
    late = fought("late-card", seats)
    game = at("blood-rage", seats, seed, lambda game, ask: late(game, ask) and len(ask.values) > 1)
    visitor = visit("pl", 1280, 800).open_saga(game.saga(), "me", *["bot"] * (seats - 1))
    visitor.asked("late-card")
    visitor.answer(next(str(value) for value in game.questions[0].values if value != "pass"))
    visitor.page.wait_for_selector("[data-test=battle] .card + .card")
    for width, height in ((1280, 800), (1024, 768)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        hidden = "() => { const one = document.querySelector('[data-test=battle]'); return one.scrollHeight - one.clientHeight; }"
        assert visitor.page.evaluate(hidden) <= 0


def test_a_phone_says_why_the_cards_of_a_battle_are_gone(visit: Visit) -> None:
    """Who lays a card anew after Heimdall's Watch reads it without opening the folded battle, and can fold it."""

    def swept(game: Game[Any], ask: Choose) -> bool:
        last = [event["key"] for event in game.events(0)[-8:]]
        return ask.key == "battle-card" and ask.seat == 0 and "watch" in last

    game = at("blood-rage", 2, "watch0", swept)
    visitor = visit("pl", 390, 844, touch=True).open_saga(game.saga(), "me", "bot")
    visitor.asked("battle-card")
    expect(visitor.see("swept")).to_be_visible()
    visitor.see("fold-battle").click()
    expect(visitor.see("swept")).to_have_count(0)


def test_the_result_of_a_battle_makes_room_for_the_next_question(visit: Visit) -> None:
    """At once told, it would lie over lands that are asked for: it folds to a strip, which opens again."""

    def decides(game: Game[Any], ask: Choose) -> bool:
        if ask.key != "battle-card" or ask.seat != 0:
            return False
        after = game.clone()
        after.answer(0, ask.values[0])
        return bool(not after.over and after.questions[0].seat == 0 and after.questions[0].key == "action")

    game = at("blood-rage", 2, "result", decides)
    visitor = visit("pl").open_saga(game.saga(), "me", "bot")
    visitor.asked("battle-card")
    visitor.answer(str(game.questions[0].values[0]))
    visitor.asked("action")
    battle = visitor.see("battle")
    expect(battle).to_have_attribute("aria-expanded", "false")
    battle.click()
    expect(visitor.see("fold-battle")).to_be_visible()


def test_on_a_phone_what_can_be_invaded_with_stands_apart(visit: Visit) -> None:
    """The frame of one figure hides neither the number nor the cost of the one beside it."""
    game = at(
        "blood-rage",
        3,
        "apart",
        lambda game, ask: (
            ask.seat == 0
            and ask.key == "action"
            and {"figure:warrior", "figure:leader"} <= {str(value) for value in ask.values}
        ),
    )
    visitor = visit("pl", 390, 844, touch=True).open_saga(game.saga(), "me", "bot", "bot")
    visitor.asked("action")
    gaps = visitor.page.locator("[data-test=reserve] button").evaluate_all(
        """(all) => {
            const boxes = all.map((one) => one.getBoundingClientRect());
            const whole = all[0].parentElement.getBoundingClientRect();
            return [boxes[0].top - whole.top, ...boxes.slice(1).map((one, i) => one.left - boxes[i].right)];
        }"""
    )
    assert min(gaps) >= 2, gaps


def test_on_a_phone_all_gifts_can_be_seen(visit: Visit) -> None:
    visitor = visit("pl", 390, 844, touch=True).play_now()
    visitor.go_on_until(lambda key: key == "draft-pick", "clan:")
    last = visitor.page.locator("[data-test=draft] li").last
    assert visitor.page.locator("[data-test=draft] li").count() == 8
    expect(last).to_be_in_viewport(ratio=0.5)
    expect(visitor.see("question")).to_be_in_viewport(ratio=1)
