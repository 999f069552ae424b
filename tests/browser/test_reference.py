"""The reference and the rules in a browser: components and clauses lead to each other, and examples are drawn."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from meadhall.engine.reference import reference
from meadhall.games import SHELF, find_rules
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def test_a_card_leads_to_its_clauses_and_back(visit: Visit) -> None:
    visitor = visit("pl").enter("/cards/blood-rage")
    field = visitor.see("cards-search")
    field.fill("Trolla")  # nowhere on the card: only its stem finds it
    listed = visitor.see("cards-list")
    expect(listed).to_have_attribute("data-count", "2")
    expect(listed).to_contain_text("Troll")
    listed.get_by_role("link").first.click()
    visitor.page.wait_for_url("**/rules/blood-rage#*")
    clause = visitor.page.url.partition("#")[2]
    target = visitor.page.locator(f"[id='{clause}']")
    expect(target).to_be_in_viewport()
    target.get_by_role("link", name="Troll").click()
    visitor.page.wait_for_url("**/cards/blood-rage#card:troll")
    expect(visitor.page.locator("[id='card:troll']")).to_be_in_viewport()


def test_the_age_of_a_card_is_a_filter(visit: Visit) -> None:
    visitor = visit("en").enter("/cards/blood-rage")
    tags = visitor.see("tags")
    listed = visitor.see("cards-list")
    expect(listed).not_to_have_attribute("data-count", "0")
    before = int(listed.get_attribute("data-count") or 0)
    tags.get_by_role("button", name="Age 3").click()
    expect(listed).not_to_have_attribute("data-count", str(before))
    after = int(listed.get_attribute("data-count") or 0)
    assert 0 < after < before


@pytest.mark.parametrize("game", SHELF)
def test_a_long_list_is_drawn_as_far_as_it_is_read(visit: Visit, game: str) -> None:
    """Clearing the search took seconds while it drew everything at once."""
    visitor = visit("pl").enter(f"/cards/{game}")
    listed = visitor.see("cards-list")
    visitor.see("cards-search").fill("zzz")
    expect(visitor.see("no-cards")).to_be_visible()
    visitor.see("cards-search").fill("")
    expect(listed.locator("li").first).to_be_visible()
    whole, few = int(listed.get_attribute("data-count") or 0), listed.locator("li").count()
    assert few < whole
    for _ in range(50):  # the pictures of the cards come in and push the end further down
        listed.locator("li").last.scroll_into_view_if_needed()
        visitor.page.wait_for_timeout(100)
        if listed.locator("li").count() > few:
            break
    expect(listed.locator("li").nth(few)).to_be_attached()


def test_a_screen_with_room_for_all_cards_shows_them_all(visit: Visit) -> None:
    """More was drawn only when the end of the list came into sight, not while it stayed there."""
    visitor = visit("en", 1440, 4000).enter("/cards/blood-rage")
    listed = visitor.see("cards-list")
    everything = listed.get_attribute("data-count") or ""
    visitor.see("tags").get_by_role("button", name="Age 3").click()
    expect(listed).not_to_have_attribute("data-count", everything)
    whole = int(listed.get_attribute("data-count") or 0)
    assert whole > 24  # more than is drawn at first
    expect(listed.locator("li")).to_have_count(whole)


def test_loose_pieces_are_drawn_as_the_board_draws_them(visit: Visit) -> None:
    visitor = visit("pl").enter("/cards/blood-rage")
    listed = visitor.see("cards-list")
    for name, group in (("Figurki", "figure"), ("Żetony i podstawki", "piece"), ("Prowincje", "province")):
        visitor.page.get_by_role("button", name=name, exact=True).click()
        count = sum(each.group == group for each in reference(find_rules("blood-rage")))
        expect(listed.locator("[data-piece] svg")).to_have_count(count)


@pytest.mark.parametrize(
    ("game", "clause"),
    [
        ("blood-rage", "BR-EX7"),
        ("god-of-war", "GOW-E2"),
        ("reavers-of-midgard", "E-01"),
        ("lords-of-ragnarok", "LOR-EX9"),
    ],
)
def test_an_example_is_drawn(visit: Visit, game: str, clause: str) -> None:
    visitor = visit("pl").enter(f"/rules/{game}#{clause}")
    example = visitor.page.locator(f"[id='{clause}'] + [data-test=example]")
    example.locator("[data-test=draw]").click()
    position = example.locator("[data-test=position]").first
    expect(position).to_be_visible()
    expect(position.locator("svg, button, img").first).to_be_attached()
    example.locator("[data-test=after]").first.click()
    expect(example.locator("[data-test=position]").first).to_be_visible()


def test_the_rules_print_without_what_is_for_the_screen(visit: Visit) -> None:
    visitor = visit("pl").enter("/rules/blood-rage")
    visitor.page.locator("[id='BR-1.1']").wait_for()
    visitor.page.emulate_media(media="print")
    expect(visitor.see("rules-search")).to_be_hidden()
    expect(visitor.page.locator("[id='BR-1.1']")).to_be_visible()
    assert (
        visitor.page.eval_on_selector(".panel", "(panel) => getComputedStyle(panel).borderTopWidth") == "0px"
    )
    # A link is nothing on paper: the ruling's number is.
    ruling = visitor.page.locator(".ruling").first
    written = ruling.evaluate("(one) => getComputedStyle(one, '::after').content")
    assert ruling.get_attribute("data-ruling") in written


def test_what_is_no_card_bears_the_name_of_no_deck(visit: Visit) -> None:
    visitor = visit("pl").enter("/cards/reavers-of-midgard")
    place = visitor.page.locator("[id='location:raid_villages']")
    expect(place).to_contain_text("Najazd na Wioski")
    expect(place.locator(".kind")).to_have_count(0)
    expect(visitor.page.locator("[id^='card:'] .kind").first).to_have_count(1)
