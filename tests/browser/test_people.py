"""A person's own pages: passkeys with Chromium's virtual authenticator, the phrase, history, wall, notes, leaving."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.visitor import Visitor
from tests.server.halls import Player, Server
from tests.server.test_people import finished

Visit = Callable[..., Visitor]


@pytest.fixture
def at_home(server: Server, chromium: Browser) -> Iterator[Callable[..., Visitor]]:
    """Browsers at http://localhost, where passkeys work."""
    made: list[Visitor] = []

    def come(lang: str = "en", width: int = 1440, height: int = 900, touch: bool = False) -> Visitor:
        url = f"http://localhost:{server.port}"
        made.append(Visitor(chromium, url, lang, width, height, "dark", touch))
        return made[-1]

    yield come
    complaints = [line for visitor in made for line in visitor.complaints]
    for visitor in made:
        visitor.leave()
    assert complaints == []


def authenticator(page: Page, keys: list[object] | None = None) -> Callable[[], list[object]]:
    """A device that keeps passkeys (these, if given) and always agrees; returns what reads them."""
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
    }
    device = line.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]
    for key in keys or []:
        line.send("WebAuthn.addCredential", {"authenticatorId": device, "credential": key})

    def kept() -> list[object]:
        found: list[object] = line.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
        return found

    return kept


def sign_up(visitor: Visitor, name: str) -> None:
    visitor.enter()
    visitor.page.wait_for_selector("[data-game]")
    visitor.page.evaluate(
        "name => fetch('/api/me', { method: 'PUT', headers: { 'content-type': 'application/json' }, "
        "body: JSON.stringify({ name }) }).then((r) => r.text())",
        name,
    )


def test_a_passkey_opens_another_device(at_home: Visit) -> None:
    old, new = at_home("en"), at_home("pl", 390, 844, touch=True)
    sign_up(old, "Gudrun")
    keys = authenticator(old.page)
    old.enter("/me")
    old.see("new-passkey").click()
    expect(old.see("passkey")).to_have_count(1)

    authenticator(new.page, keys())  # passkeys travel between a person's devices by themselves
    new.enter("/me")
    new.see("enter-passkey").click()
    expect(new.page.get_by_role("heading", name="Gudrun")).to_be_visible()
    expect(new.see("passkey")).to_have_count(1)

    new.see("passkey").get_by_role("button").click()
    expect(new.see("passkey")).to_have_count(0)
    old.see("enter-passkey").click()
    expect(old.page.get_by_role("alert")).to_contain_text("does not know this passkey")
    old.complaints.clear()  # the browser itself notes the refusal


def test_where_passkeys_cannot_be_had_the_page_says_so(visit: Visit) -> None:
    visitor = visit("pl").enter("/me")  # at 127.0.0.1, which is no name
    expect(visitor.see("no-passkeys")).to_contain_text("localhost")
    assert visitor.page.locator("[data-test=new-passkey]").count() == 0


def test_a_phrase_opens_another_device(visit: Visit) -> None:
    old, new = visit("en"), visit("pl", 390, 844, touch=True)
    sign_up(old, "Hervor")
    old.enter("/me").see("new-phrase").click()
    words = old.see("phrase").inner_text()
    new.enter("/me")
    new.see("enter-phrase").click()
    new.page.fill("[data-test=phrase-words]", "not my words at all")
    new.page.keyboard.press("Enter")
    expect(new.page.get_by_role("alert")).to_contain_text("frazy")
    new.complaints.clear()  # the browser itself notes the refusal
    new.page.fill("[data-test=phrase-words]", words)
    new.page.keyboard.press("Enter")
    expect(new.page.get_by_role("heading", name="Hervor")).to_be_visible()


def test_history_wall_and_leaving(visit: Visit, server: Server, tmp_path: Path) -> None:
    ann, bo = Player(server, "Ann the Bold"), Player(server, "Bo")
    table = finished(ann, bo)
    words = ann.post("/api/me/phrase")["phrase"]
    visitor = visit("pl")
    visitor.enter("/me").see("enter-phrase").click()
    visitor.page.fill("[data-test=phrase-words]", words)
    visitor.page.keyboard.press("Enter")
    expect(visitor.see("rating")).to_contain_text("Ranking")
    expect(visitor.see("rivals")).to_contain_text("Bo")
    visitor.page.locator(f"[data-past='{table}'] [data-test=hang]").click()
    expect(visitor.page.locator(f"[data-past='{table}'] [data-test=hang]")).to_have_text("Zdejmij ze ściany")

    eve = visit("en", 390, 844, touch=True).enter("/wall")
    for order in ("high", "close", "long", "new"):
        eve.page.click(f"[data-order={order}]")
        expect(eve.page.locator(f"[data-past='{table}']")).to_contain_text("Ann the Bold")

    with visitor.page.expect_download() as saved:
        visitor.see("download-data").click()
    saved.value.save_as(tmp_path / "me.json")
    assert json.loads((tmp_path / "me.json").read_text())["person"]["name"] == "Ann the Bold"
    visitor.see("erase").click()
    visitor.see("erase-sure").click()
    expect(visitor.see("erased")).to_be_visible()
    assert bo.get(f"/api/tables/{table}")["seats"][0]["name"] == ""
    ann.close()
    bo.close()


def test_notes_stay_at_the_table(visit: Visit) -> None:
    visitor = visit("pl").new_table("me", "bot")
    visitor.see("notes-tab").click()
    visitor.page.fill("[data-test=notes]", "bot zawsze blefuje")
    expect(visitor.page.get_by_text("Zapisano.")).to_be_visible()
    visitor.page.reload()
    visitor.see("notes-tab").click()
    expect(visitor.see("notes")).to_have_value("bot zawsze blefuje")
