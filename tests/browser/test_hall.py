"""The hall: its door, its visitors' devices, their sagas; and what calls them back to a table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.positions import at
from tests.browser.visitor import Visitor, choose_clans
from tests.server.halls import Server

Visit = Callable[..., Visitor]

# A notification that is only written down, in a page that believes itself to be in the background.
NOTES = """
window.notes = [];
window.Notification = class { static permission = 'granted'; static requestPermission = async () => 'granted'; constructor(title, { body }) { window.notes.push(body); } close() {} };
Object.defineProperty(document, 'hidden', { get: () => true });
"""


def test_a_password_opens_the_hall(chromium: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path, str(tmp_path / "hall.db"), MEADHALL_PASSWORD="mead and honey")
    visitor = Visitor(chromium, server.url, "pl", 1440, 900, "dark", False)
    try:
        visitor.enter()
        expect(visitor.page.get_by_role("heading")).to_contain_text("zamknięta")
        assert visitor.page.locator("[data-game]").count() == 0
        visitor.page.fill("[type=password]", "water")
        visitor.page.keyboard.press("Enter")
        expect(visitor.page.get_by_role("alert")).not_to_be_empty()
        visitor.complaints.clear()  # the browser itself notes the refusal
        visitor.page.fill("[type=password]", "mead and honey")
        visitor.page.keyboard.press("Enter")
        expect(visitor.page.locator("[data-game]").first).to_be_visible()
        visitor.page.reload()
        expect(visitor.page.locator("[data-game]").first).to_be_visible()
        assert visitor.complaints == []
    finally:
        visitor.leave()
        server.kill()


def test_seats_are_carried_to_another_device(visit: Visit) -> None:
    old, new = visit("en").new_table("me", "bot"), visit("pl", 390, 844, touch=True)
    old.wait_for_question()
    table, options = old.table, old.options()
    old.enter()
    old.page.locator("summary").last.click()
    old.see("carry").click()
    expect(old.see("link")).not_to_have_value("")
    link = old.see("link").input_value()

    new.enter(link)
    new.page.wait_for_url(lambda url: "#" not in url)  # the secret must not stay in the address bar
    new.see("accept-carry").click()
    new.page.locator(f"[data-table='{table}'].turn").click()
    new.wait_for_question()
    new.settled()
    assert new.options() == options

    late = visit("en").enter(link)
    late.see("accept-carry").click()
    expect(late.page.get_by_role("alert")).not_to_be_empty()
    late.complaints.clear()  # the browser itself notes the refusal: the link works once


def test_a_saga_is_taken_away_and_opened_again(visit: Visit, tmp_path: Path) -> None:
    visitor = visit("pl").new_table("me", "bot")
    visitor.go_on_until(lambda key: key == "action", "card:")
    options = visitor.options()
    visitor.see("menu").click()
    with visitor.page.expect_download() as saved:
        visitor.page.get_by_role("button", name="Pobierz sagę").click()
    saved.value.save_as(tmp_path / "my.saga")
    visitor.enter()
    visitor.page.locator("summary").first.click()
    visitor.page.fill("textarea", "to nie jest saga")
    visitor.page.get_by_role("button", name="Otwórz sagę").click()
    expect(visitor.page.get_by_role("alert")).to_contain_text("Wiersz 1")
    visitor.complaints.clear()  # the browser itself notes the refusal
    visitor.page.set_input_files("input[type=file]", tmp_path / "my.saga")
    visitor.page.wait_for_url("**/table/*")
    visitor.asked("action")
    visitor.settled()
    assert visitor.options() == options


def test_the_list_of_tables_says_how_far_each_has_come(visit: Visit) -> None:
    game = at("blood-rage", 2, "stage", lambda game, _: game.s.age == 2, level="random")
    visitor = visit("pl").open_saga(game.saga(), "me", "me")
    table = visitor.table
    visitor.enter()
    expect(visitor.page.locator(f"[data-table='{table}']")).to_contain_text("Epoka 2")


def test_a_turn_calls_from_the_tab_and_by_notification(visit: Visit) -> None:
    host, guest = visit("en"), visit("en")
    host.context.add_init_script(NOTES)
    host.new_table("me", "open")
    guest.enter(host.see("invite").locator("[data-test=link]").input_value())
    guest.see("join").click()
    choose_clans(host, guest)
    expect(host.page).to_have_title("Your turn – Meadhall")
    host.see("menu").click()
    host.page.get_by_role("button", name="Notifications").click()
    host.see("close").click()

    host.go_on("card:")
    expect(host.page).to_have_title("Blood Rage – Meadhall")
    assert host.page.evaluate("notes") == []
    guest.go_on("card:")
    expect(host.page).to_have_title("Your turn – Meadhall")
    host.comes_to("notes", ["Blood Rage: it is your turn."])
    host.enter()
    expect(host.page).to_have_title("(1) Meadhall")


def test_a_page_of_before_a_renewal_is_loaded_anew(visit: Visit) -> None:
    visitor = visit().enter()
    page = visitor.page
    page.wait_for_selector("[data-game]")
    page.route("**/assets/Rules-*.js", lambda route: route.fulfill(status=404, body=""), times=1)
    page.locator("[data-game=blood-rage] a[href$='/rules/blood-rage']").click()
    page.wait_for_selector("[id='BR-9.6']", state="attached")
    visitor.complaints.clear()  # the browser itself notes the missing file
