"""Several people: at two browsers, and at one device."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def test_two_browsers_at_one_table(visit: Visit) -> None:
    host, guest = visit("en"), visit("pl")
    host.new_table("me", "open")
    link = host.see("invite").locator("[data-test=link]").input_value()
    guest.enter(link)
    assert "#" not in guest.page.url, "the secret must not stay in the address bar"
    guest.page.fill("[data-test=join-name]", "Ragna")
    guest.see("join").click()
    guest.wait_for_question()
    expect(host.page.locator(".players")).to_contain_text("Ragna")

    # Neither sees the other's cards: the draft of each shows other cards, hidden ones have no name in the page.
    ours = set(host.options())
    theirs = set(guest.options())
    assert ours.isdisjoint(theirs)
    assert not any(value in guest.page.content() for value in ours)

    host.see("chat-tab").click()
    host.see("say").fill("Skål!")
    host.page.keyboard.press("Enter")
    guest.see("chat-tab").click()
    expect(guest.page.locator(".chat")).to_contain_text("Skål!")

    for _ in range(200):
        waiting = [v for v in (host, guest) if v.page.locator("[data-test=question].mine").count()]
        if any(v.key == "action" for v in waiting):
            break
        for visitor in waiting:
            visitor.click_on("card:")
        host.page.wait_for_timeout(20)
    active = next(v for v in (host, guest) if v.key == "action")
    other = guest if active is host else host
    active.go_on("pass")
    other.page.wait_for_selector("[data-test=question].mine")


def test_a_reconnect_finds_the_open_question(visit: Visit) -> None:
    visitor = visit().play_now()
    visitor.wait_for_question()
    before = visitor.options()
    visitor.context.set_offline(True)
    expect(visitor.see("lost")).to_be_visible()
    visitor.context.set_offline(False)
    expect(visitor.see("lost")).to_have_count(0, timeout=15_000)
    assert visitor.options() == before
    visitor.complaints.clear()  # the browser itself notes the broken line


def test_hot_seat_hands_over_and_hides(visit: Visit) -> None:
    visitor = visit("pl").new_table("me", "me", names=("Astrid", "Bjorn"))
    cover = visitor.see("hand-over")
    expect(cover).to_contain_text("Astrid")
    assert visitor.page.locator("[data-card]").count() == 0, "no card shows while the device changes hands"
    visitor.see("take-seat").click()
    first = set(visitor.options())
    visitor.go_on("card:")
    expect(cover).to_contain_text("Bjorn")
    assert visitor.page.locator("[data-card]").count() == 0
    visitor.see("take-seat").click()
    visitor.wait_for_question()
    assert first.isdisjoint(visitor.options())
