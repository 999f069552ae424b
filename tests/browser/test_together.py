"""Several people: at two browsers, and at one device."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.visitor import Visitor, choose_clans
from tests.browser.walks.plan import opened

Visit = Callable[..., Visitor]


def two(visit: Visit) -> tuple[Visitor, Visitor]:
    """A host and a guest at a table of Blood Rage, both with gifts to choose from."""
    host, guest = visit("en"), visit("pl")
    host.new_table("me", "open")
    guest.enter(host.see("invite").locator("[data-test=link]").input_value())
    guest.page.wait_for_url(lambda url: "#" not in url)  # the secret must not stay in the address bar
    guest.page.fill("[data-test=join-name]", "Ragna")
    guest.see("join").click()
    choose_clans(host, guest)
    guest.wait_for_question()
    expect(host.page.locator(".players")).to_contain_text("Ragna")
    return host, guest


def decision(visitor: Visitor) -> int:
    return int(visitor.decision or 0)


def test_two_browsers_at_one_table(visit: Visit) -> None:
    host, guest = two(visit)

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

    def acting() -> bool:
        guest.click_on("card:", key="draft-pick")
        return "action" in (host.key, guest.key)

    host.play_until(acting, "card:")
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
    expect(visitor.see("lost")).to_have_count(0)
    visitor.wait_for_question()
    assert visitor.options() == before
    visitor.complaints.clear()  # the browser itself notes the broken line


def test_hot_seat_hands_over_and_hides(visit: Visit) -> None:
    visitor = visit("pl").new_table("me", "me", names=("Astrid", "Bjorn"))
    cover = visitor.see("hand-over")
    cover.wait_for()
    one, other = ("Astrid", "Bjorn") if "Astrid" in cover.inner_text() else ("Bjorn", "Astrid")
    assert visitor.page.locator("[data-card]").count() == 0, "no card shows while the device changes hands"
    assert visitor.see("try").count() == 0, "a trial would show the hand of the one before"
    expect(visitor.see("hint-button")).to_be_disabled()
    # Clans are chosen one after the other, in the open; then each has gifts of the own.
    for name in (one, other):
        expect(cover).to_contain_text(name)
        visitor.see("take-seat").click()
        visitor.go_on("clan:")
    visitor.asked("draft-pick")
    first = set(visitor.options())
    visitor.go_on("card:")
    expect(cover).to_contain_text(one)
    assert visitor.page.locator("[data-card]").count() == 0
    visitor.see("take-seat").click()
    visitor.wait_for_question()
    visitor.settled()
    assert first.isdisjoint(visitor.options())


def test_a_step_beyond_the_barrier_is_taken_back_by_consent(visit: Visit) -> None:
    host, guest = two(visit)
    first, before = host.options(), decision(host)
    for visitor in (host, guest):
        visitor.go_on("card:")
    for visitor in (host, guest):
        visitor.page.wait_for_function(
            "n => +document.querySelector('[data-test=question]').dataset.decision > n", arg=before
        )
    expect(host.see("undo")).to_contain_text("Ask")

    host.see("undo").click()
    guest.page.get_by_role("button", name="Nie", exact=True).click()
    expect(guest.see("request")).to_have_count(0)
    assert decision(host) > before

    host.see("undo").click()
    expect(guest.see("request")).to_contain_text("prosi o cofnięcie")
    guest.page.get_by_role("button", name="Zgoda").click()
    host.page.wait_for_function(
        "first => [...document.querySelectorAll('[data-test=options] button')].map((b) => b.dataset.value).join() === first",
        arg=",".join(first),
    )


def test_a_spectator_sees_nothing_hidden(visit: Visit) -> None:
    host = visit("en").new_table("me", "bot")
    host.wait_for_question()
    guest = visit("pl")
    heard: list[str] = []
    guest.page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    guest.enter(f"/table/{host.table}")
    expect(guest.see("question")).to_contain_text("Oglądasz tę grę")
    host.go_on_until(lambda key: key == "action", "card:")
    cards = [
        value
        for b in host.page.locator("[data-test=hand] button").all()
        if (value := b.get_attribute("data-value"))
    ]
    assert len(cards) >= 6
    expect(guest.page.locator(".players [data-seat='0'] .line")).to_contain_text(str(len(cards)))
    assert guest.see("options").count() == guest.see("undo").count() == 0
    assert heard
    told = guest.page.content() + "".join(heard)
    assert not [card for card in cards if card in told]


def test_a_bot_stands_in_for_who_is_away(visit: Visit) -> None:
    host, guest = two(visit)
    guest.page.goto("about:blank")
    seat = host.page.locator(".players [data-seat='1']")
    expect(seat).to_contain_text("away")
    host.go_on("card:")
    before = decision(host)
    host.see("menu").click()
    host.see("drawer").get_by_role("button", name="bot").last.click()
    host.page.wait_for_function(
        "n => +document.querySelector('[data-test=question]').dataset.decision > n", arg=before
    )
    expect(seat.get_by_label("bot")).to_be_visible()

    host.see("drawer").get_by_role("button", name="Give the seat back").click()
    guest.page.go_back()
    guest.wait_for_question()
    expect(seat.get_by_label("bot")).to_have_count(0)


def test_who_resigns_is_told_of(visit: Visit) -> None:
    host, guest = two(visit)
    guest.see("menu").click()
    drawer = guest.see("drawer")
    drawer.get_by_role("button", name="Poddaj się").click()
    drawer.locator(".sure").get_by_role("button", name="Poddaj się").click()
    expect(host.see("news")).to_contain_text("Ragna")
    assert guest.see("news").count() == 0, "who resigned knows"
    host.see("news").get_by_role("button").click()
    expect(host.see("news")).to_have_count(0)
    host.page.reload()
    host.wait_for_question()
    assert host.see("news").count() == 0, "what was said before is no news"


def test_a_spectator_follows_to_the_rematch(visit: Visit) -> None:
    saga, _ = opened("blood-rage", 2, "end")
    host = visit("en").open_saga(saga, "me", "bot")
    guest = visit("pl").enter(f"/table/{host.table}")
    expect(guest.see("over")).to_be_visible()
    assert guest.see("rematch").count() == 0, "who does not play proposes no rematch"
    host.see("rematch").click()
    host.page.wait_for_url(lambda url: not url.endswith(guest.table))
    guest.see("rematch-begun").get_by_role("link").click()
    guest.page.wait_for_url(host.page.url)
