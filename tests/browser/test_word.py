"""Word to a browser: the service worker shows what is pushed, once and not for a table that is looked at. DevTools stand in for the push service."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.visitor import Visitor
from tests.server.halls import Server, until

# No push service can be reached here: the browser's own part of a subscription is made up, the rest is real.
SERVICE = """
const key = 'BO' + 'A'.repeat(85);
const made = { endpoint: 'https://push.example/1', unsubscribe: async () => { made.off = true; return true; },
  toJSON: () => ({ endpoint: made.endpoint, keys: { p256dh: key, auth: 'AAAAAAAAAAAAAAAAAAAAAA' } }) };
PushManager.prototype.subscribe = async (asked) => { window.asked = asked; made.on = true; return made; };
PushManager.prototype.getSubscription = async () => (made.on && !made.off ? made : null);
"""
SHOWN = "navigator.serviceWorker.ready.then((r) => r.getNotifications()).then((all) => all.map((n) => [n.title, n.body, n.tag]))"


@pytest.fixture
def visitor(server: Server, chromium: Browser) -> Iterator[Visitor]:
    come = Visitor(chromium, f"http://localhost:{server.port}", "pl", 1440, 900, "dark", False)
    come.context.grant_permissions(["notifications"])
    come.context.add_init_script(SERVICE)
    yield come
    complaints = come.complaints
    come.leave()
    assert complaints == []


def pusher(visitor: Visitor) -> Callable[[dict[str, Any]], None]:
    """Delivers to the service worker what a push service would."""
    line = visitor.context.new_cdp_session(visitor.page)
    known: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(each["registrationId"] for each in told["registrations"]),
    )
    line.send("ServiceWorker.enable")

    def push(word: dict[str, Any]) -> None:
        for _ in range(100):
            if known:
                break
            visitor.page.wait_for_timeout(50)
        origin = visitor.page.evaluate("location.origin")
        data = {"origin": origin, "registrationId": known[-1], "data": json.dumps(word)}
        line.send("ServiceWorker.deliverPushMessage", data)

    return push


def test_a_browser_is_told_of_moves_that_are_owed(visitor: Visitor) -> None:
    visitor.enter("/me").see("push").click()
    expect(visitor.see("push")).to_have_attribute("aria-pressed", "true")
    asked = visitor.page.evaluate("window.asked")
    assert asked["userVisibleOnly"]
    assert len(asked["applicationServerKey"]) == 87, "the hall's own key"

    push = pusher(visitor)
    table = visitor.new_table("me", "bot").table  # the table is open now
    push({"title": "Twój ruch", "body": "Blood Rage", "path": f"/table/{table}", "tables": [table]})
    push({"title": "Twój ruch", "body": "Lords", "path": "/table/other", "tables": [table, "other"]})
    push({"title": "Twój ruch", "body": "Reavers", "path": "/table/other", "tables": ["other"]})
    until(lambda: bool(visitor.page.evaluate(SHOWN)), "the notification")
    visitor.page.wait_for_timeout(300)
    assert visitor.page.evaluate(SHOWN) == [["Twój ruch", "Reavers", "meadhall"]], "one, the newest"


def test_the_page_can_be_installed(visitor: Visitor) -> None:
    visitor.enter()
    line = visitor.context.new_cdp_session(visitor.page)
    found = line.send("Page.getAppManifest")
    assert found["errors"] == []
    assert json.loads(found["data"])["name"] == "Meadhall"
    wrong = line.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [each["errorId"] for each in wrong] == ["in-incognito"], "as every browser of a test is"
