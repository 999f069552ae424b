"""A person at a browser: clicks what is offered, and notes what the page complains of."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import Any, Literal

from playwright.sync_api import Browser, Locator, Page, expect

PATIENCE = 20_000
expect.set_options(timeout=PATIENCE)
LANGUAGES = {"en": "en-GB", "pl": "pl-PL"}
OPTION = "[data-test=options] button:not([disabled])"

# Answers the open question without waiting for the paint: used to play whole games quickly, through the same buttons.
CLICK_ON = """
([wishes, key]) => {
  const bar = document.querySelector('[data-test=question]');
  if (document.querySelector('[data-test=over]')) return 'over';
  const buttons = [...document.querySelectorAll('[data-test=options] button:not([disabled])')];
  // What was clicked before is still under way: a second click would take a member back.
  if (!bar || !bar.classList.contains('mine') || bar.ariaBusy === 'true' || !buttons.length) return '';
  if (key && bar.dataset.key !== key) return '';
  const picked = bar.dataset.key + '/' + (bar.dataset.decision || '');
  // Of a set, members are added until it can be closed.
  const confirm = buttons.find((b) => b.dataset.test === 'confirm' && b.getAttribute('aria-disabled') === 'false');
  const free = buttons.filter((b) => b.dataset.value && b.dataset.test !== 'confirm' && b.getAttribute('aria-pressed') !== 'true');
  const wish = wishes.map((w) => free.find((b) => b.dataset.value === w || b.dataset.value.startsWith(w))).find(Boolean);
  const next = wish || confirm || free[0];
  if (!next) return '';
  next.click();
  return picked;
}
"""

# Closes the set that is asked for at this decision; an order that is whole has answered by itself.
CONFIRM = """
(decision) => {
  if (document.querySelector('[data-test=question]')?.dataset.decision !== decision) return true;
  const confirm = document.querySelector('[data-test=confirm][aria-disabled=false]:not([disabled])');
  confirm?.click();
  return confirm !== null;
}
"""

BUSY = "() => document.querySelector('[data-test=question]')?.ariaBusy !== 'false'"
DECISION = "() => document.querySelector('[data-test=question]')?.dataset.decision ?? ''"

# A point of a drawn thing at which a click or a pointer meets it, and nothing that lies on it: its middle, or near to it.
FREE = """
(node) => {
  const box = (node.querySelector('[data-spot]') ?? node).getBoundingClientRect();
  const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
  for (const down of parts)
    for (const along of parts) {
      const [x, y] = [box.x + along * box.width, box.y + down * box.height];
      if (node.contains(document.elementFromPoint(x, y))) return [x, y];
    }
  return null;
}
"""


class Visitor:
    def __init__(
        self,
        browser: Browser,
        url: str,
        lang: str,
        width: int,
        height: int,
        theme: str,
        touch: bool,
        pace: str = "instant",
    ) -> None:
        scheme: Literal["dark", "light"] = "light" if theme == "light" else "dark"
        self.context = browser.new_context(
            base_url=url,
            viewport={"width": width, "height": height},
            locale=LANGUAGES[lang],
            color_scheme=scheme,
            has_touch=touch,
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        # Whoever does not look at how moments are told sees them at once.
        self.context.add_init_script(
            f"try {{ localStorage.meadhall ??= {json.dumps(json.dumps({'pace': pace}))} }} catch {{}}"
        )
        self.lang = lang
        self.complaints: list[str] = []
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        return page

    def _heard(self, message: Any) -> None:
        if message.type in ("error", "warning") or "Content Security Policy" in message.text:
            self.complaints.append(f"{message.type}: {message.text}")

    def leave(self) -> None:
        self.context.close()

    # Hall -----------------------------------------------------------------------------------------------------------

    def enter(self, path: str = "/") -> Visitor:
        self.page.goto(path)
        return self

    def play_now(self, game: str = "blood-rage") -> Visitor:
        self.enter()
        self.page.click(f"[data-game={game}] [data-test=play-now]")
        self.page.wait_for_selector("[data-test=question]")
        return self

    def new_table(self, *seats: str, game: str = "blood-rage", names: tuple[str, ...] = ()) -> Visitor:
        """A table with these kinds of seats: me, bot or open."""
        self.enter(f"/new/{game}")
        self.page.click(f"[data-count='{len(seats)}']")
        for seat, kind in enumerate(seats):
            self.page.click(f"[data-seat='{seat}'] [data-kind={kind}]")
        for field, name in zip(self.page.locator("[data-test=seat-name]").all(), names, strict=False):
            field.fill(name)
        self.page.click("[data-test=start]")
        self.page.wait_for_selector("[data-test=question], [data-test=hand-over]")
        return self

    def open_saga(self, saga: str, *seats: str, names: Sequence[str] = ()) -> Visitor:
        """A table that goes on from a saga, with these kinds of seats; a seat without a name of these gets none, or mine one by chance."""
        self.enter()
        self.page.wait_for_selector("[data-game]")
        made = self.page.evaluate(
            """async (given) => (await (await fetch('/api/import', {
                method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(given),
            })).json())""",
            {
                "saga": saga,
                "seats": [
                    {"kind": kind, "name": name or None}
                    for kind, name in zip_longest(seats, names, fillvalue="")
                ],
            },
        )
        self.enter(f"/table/{made['id']}")
        self.page.wait_for_selector("[data-test=question], [data-test=hand-over]")
        return self

    @property
    def table(self) -> str:
        return self.page.url.rsplit("/", 1)[1]

    # Table ----------------------------------------------------------------------------------------------------------

    def see(self, test: str) -> Locator:
        return self.page.locator(f"[data-test={test}]")

    @property
    def key(self) -> str:
        return self.page.get_attribute("[data-test=question]", "data-key") or ""

    def wait_for_question(self) -> str:
        self.page.wait_for_selector(
            OPTION, state="attached"
        )  # some stand in the hand or on the board instead
        return self.key

    def asked(self, key: str) -> None:
        """Wait until this is the question."""
        self.page.wait_for_selector(f"[data-test=question][data-key='{key}']")

    def past(self, key: str) -> None:
        """Wait until this is no longer the question."""
        self.page.wait_for_selector(f"[data-test=question]:not([data-key='{key}'])")

    def options(self) -> list[str]:
        values: list[str] = self.page.locator(OPTION).evaluate_all(
            "buttons => buttons.map((button) => button.dataset.value ?? '')"
        )
        return values

    @property
    def decision(self) -> str:
        """Which question stands: the next one has another number."""
        number: str = self.page.evaluate(DECISION)
        return number

    def went_on(self, decision: str) -> None:
        """Wait until another question stands than this one."""
        self.until(f"(was) => ({DECISION})() !== was", decision)

    def settled(self) -> None:
        """Wait until nothing that was clicked or pressed is under way any more."""
        self.until(f"() => !({BUSY})()")

    def answer(self, value: str) -> None:
        """Also by a button that a game shows in the hand or on the board instead; of a set, member by member."""
        whole = value == "-" or "+" in value
        asked = self.decision
        for member in [part for part in value.split("+") if part not in ("", "-")] if whole else [value]:
            # Disabled while an answer is under way: a click would be lost.
            button = self.page.locator(f'[data-test=options] [data-value="{member}"]:not([disabled])')
            button.dispatch_event("click")
        if whole:
            self.until(CONFIRM, asked)

    def until(self, script: str, given: Any = None) -> None:
        """Wait until it is true. Playwright's `wait_for_function` makes code of a text in the page, which the page's policy forbids."""
        end = time.monotonic() + PATIENCE / 1000
        while not self.page.evaluate(script, given):
            assert time.monotonic() < end, script
            self.page.wait_for_timeout(50)

    def comes_to(self, script: str, wanted: Any, given: Any = None) -> None:
        """Wait until the script says this."""
        end = time.monotonic() + PATIENCE / 1000
        while (found := self.page.evaluate(script, given)) != wanted:
            assert time.monotonic() < end, f"{found} instead of {wanted}"
            self.page.wait_for_timeout(50)

    def free_point(self, thing: Locator) -> tuple[float, float]:
        """Where a drawn thing is met: not where a figure stands on it, nor beside its outline."""
        end = time.monotonic() + PATIENCE / 1000
        while True:
            found: list[float] | None = thing.evaluate(FREE)
            if found is not None:
                return found[0], found[1]
            assert time.monotonic() < end, f"nothing of it is in sight: {thing}"
            self.page.wait_for_timeout(50)

    def click_on(self, *wishes: str, key: str = "") -> str:
        """Answer if something (or just this) is asked; says what was, or ""."""
        asked: str = self.page.evaluate(CLICK_ON, [list(wishes), key])
        return asked

    def go_on(self, *wishes: str) -> str:
        """Answer whatever is asked; a wish is a value or its beginning. Says what was asked, or "over"."""
        end = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < end:
            asked = self.click_on(*wishes)
            if asked:
                return asked
            self.page.wait_for_timeout(15)
        raise AssertionError(f"nothing to do: {self.page.inner_html('[data-test=question]')[:2000]}")

    def go_on_until(self, reached: Callable[[str], bool], *wishes: str, most: int = 2000) -> str:
        """Answer until the open question is the wanted one (it stays open)."""
        for _ in range(most):
            key = self.wait_for_question()
            if reached(key):
                return key
            self.click_on(*wishes, key=key)
            self.page.wait_for_timeout(30)
        raise AssertionError(f"not reached in {most} answers, now: {self.key}")

    def play_until(self, reached: Callable[[], bool], *wishes: str, seconds: float = 120) -> None:
        """Answer whatever is asked until this holds; between the answers others may take their time."""
        end = time.monotonic() + seconds
        while True:
            key = self.key
            if reached():
                return
            assert time.monotonic() < end, f"not reached in {seconds} s, now: {key}"
            if key:  # what is asked since then is looked at first
                self.click_on(*wishes, key=key)
            self.page.wait_for_timeout(30)

    def scrolls_sideways(self) -> bool:
        wide: bool = self.page.evaluate("document.documentElement.scrollWidth > innerWidth")
        return wide


def choose_clans(*visitors: Visitor) -> None:
    """Everybody at a table of Blood Rage chooses a clan, when the turn comes."""
    waiting = list(visitors)
    end = time.monotonic() + PATIENCE / 1000
    while waiting and time.monotonic() < end:
        waiting = [each for each in waiting if not each.click_on("clan:", key="choose-clan")]
        visitors[0].page.wait_for_timeout(40)
    for visitor in visitors:
        visitor.past("choose-clan")
