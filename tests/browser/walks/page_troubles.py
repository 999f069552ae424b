"""The hall in a page when something goes wrong: two tabs, no room, damage, other versions, a broken build. For `make full`."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.page import PAGE, PageVisitor, folder_served, page_served

pytestmark = pytest.mark.timeout(900)

# Puts something into the stored tables and rows. The page's policy lets no text become a function, so it is given as data.
STORE = """([tables, rows]) => new Promise((resolve, reject) => {
  const opening = indexedDB.open('meadhall');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const base = opening.result, change = base.transaction(['tables', 'rows'], 'readwrite');
    change.oncomplete = () => { base.close(); resolve(); };
    change.onabort = () => reject(change.error);
    for (const each of tables) change.objectStore('tables').put(each);
    for (const each of rows) change.objectStore('rows').put(each);
  };
})"""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with page_served() as url:
        yield url


def copied(folder: Path) -> Path:
    """The page in a folder of its own, where files may be changed."""
    return Path(shutil.copytree(PAGE, folder / "page", copy_function=os.link))


def changed(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    for each in file.parent.glob(f"{file.name}*"):
        each.unlink()
    file.write_text(text.replace(old, new), "utf-8")


def test_two_tabs_at_one_table(chromium: Browser, address: str) -> None:
    """The tab that came last plays the bots, the other one follows and says so; either may take over, and goes on alone."""
    visitor = PageVisitor(chromium, address, "pl")
    visitor.new_table("me", "bot")
    visitor.wait_for_question()
    table, first = visitor.table, visitor.page
    second = visitor.page = visitor.new_page()
    visitor.enter(f"/table/{table}")
    visitor.wait_for_question()
    said = first.locator("[data-test=elsewhere]")
    expect(said).to_contain_text("Ten stół otwarto w innej karcie")
    expect(second.locator("[data-test=elsewhere]")).to_have_count(0)
    before = int(first.get_attribute("[data-test=question]", "data-decision") or 0)
    for _ in range(3):
        visitor.go_on()
    visitor.wait_for_question()
    now = second.get_attribute("[data-test=question]", "data-decision") or ""
    assert int(now) > before
    first.wait_for_selector(f"[data-test=question][data-decision='{now}']")  # what one does, the other shows
    second.close()
    expect(said).to_have_count(0)  # the one that is left plays the bots again
    visitor.page = first
    for _ in range(3):
        visitor.go_on()
    visitor.wait_for_question()
    assert visitor.complaints == []
    visitor.leave()


def test_several_people_at_one_device(chromium: Browser, address: str) -> None:
    """Nobody sees the next one's cards before he says that he is there."""
    visitor = PageVisitor(chromium, address)
    visitor.new_table("me", "me", names=("Astrid", "Bjorn"))
    handed = 0
    for _ in range(12):
        if visitor.see("hand-over").count():
            handed += 1
            expect(visitor.page.locator("[data-test=options] button")).to_have_count(0)
            visitor.see("hand-over").get_by_role("button").first.click()
        visitor.go_on()
        visitor.page.wait_for_timeout(150)
    assert handed >= 2
    assert visitor.complaints == []
    visitor.leave()


WITHOUT_ROOM = """
new BroadcastChannel('test-full').onmessage = ({ data }) => (globalThis.full = data);
const add = IDBObjectStore.prototype.add;
IDBObjectStore.prototype.add = function (row) {
  const asked = add.call(this, row);
  if (globalThis.full) this.transaction.abort();
  return asked;
};
"""
WITHOUT_DATABASE = "Object.defineProperty(globalThis, 'indexedDB', { value: undefined });\n"


def with_worker(visitor: PageVisitor, before: str) -> None:
    """The worker that keeps the tables runs this first."""

    def answer(route: Route) -> None:
        whole = route.fetch()
        route.fulfill(response=whole, body=before + whole.text())

    visitor.context.route("**/assets/engine.worker-*.js", answer)


def test_no_room_left(chromium: Browser, address: str) -> None:
    visitor = PageVisitor(chromium, address, "pl")
    with_worker(visitor, WITHOUT_ROOM)
    visitor.new_table("me", "me", names=("Astrid", "Bjorn"))
    visitor.see("hand-over").get_by_role("button").first.click()
    visitor.wait_for_question()
    before = visitor.options()
    visitor.page.evaluate("(globalThis.tell = new BroadcastChannel('test-full')).postMessage(true)")
    visitor.click_on()
    expect(visitor.page.get_by_text("Przeglądarka nie mogła tego zapisać").first).to_be_visible()
    assert visitor.options() == before
    assert visitor.saga().startswith("meadhall-saga 1\n")  # it can be saved as a file
    visitor.page.evaluate("globalThis.tell.postMessage(false)")
    visitor.click_on()
    visitor.see("hand-over").wait_for()  # stored, and the next one's turn
    visitor.leave()


def test_a_browser_that_stores_nothing_plays_on(chromium: Browser, address: str) -> None:
    visitor = PageVisitor(chromium, address, "pl")
    with_worker(visitor, WITHOUT_DATABASE)
    visitor.enter()
    expect(visitor.see("unlasting")).to_contain_text("niczego nie zapisuje")
    visitor.play_now()
    visitor.wait_for_question()
    visitor.leave()


def test_damage_hides_nothing_else(chromium: Browser, address: str) -> None:
    visitor = PageVisitor(chromium, address)
    tables = []
    for _ in range(3):
        visitor.new_table("me", "bot")
        visitor.wait_for_question()
        tables.append(visitor.table)
    good, bad_row, bad_entry = tables
    broken_tables, broken_rows = (
        [{"id": bad_entry, "table": 1}],
        [{"table_id": bad_row, "number": 0, "key": 7}],
    )
    visitor.page.evaluate(STORE, [broken_tables, broken_rows])
    visitor.enter()
    visitor.page.reload()
    expect(visitor.see("unread")).to_contain_text("One stored table is damaged")
    for table, said in ((bad_row, "damaged"), (bad_entry, "damaged")):
        visitor.enter(f"/table/{table}")
        expect(visitor.page.locator("[role=alert]").first).to_contain_text(said)
    visitor.enter(f"/table/{good}")
    visitor.wait_for_question()
    visitor.go_on()
    visitor.leave()


def test_tables_of_a_newer_page(chromium: Browser, address: str) -> None:
    visitor = PageVisitor(chromium, address)
    visitor.enter()
    visitor.rules_here()
    visitor.page.close()
    visitor.page = visitor.new_page()
    visitor.page.goto(f"{address}manifest.webmanifest")
    visitor.page.evaluate(
        "new Promise((go, no) => { const o = indexedDB.open('meadhall', 99); o.onsuccess = () => { o.result.close(); go(); }; o.onerror = no; })"
    )
    visitor.enter()
    expect(visitor.see("newer")).to_contain_text("newer version of this page")
    visitor.leave()


def test_a_new_build_is_offered_and_taken(chromium: Browser, tmp_path: Path, address: str) -> None:
    """In the hall, never at a table; the table stands as it stood."""
    folder = copied(tmp_path)
    with folder_served(folder) as url:
        visitor = PageVisitor(chromium, url)
        visitor.new_table("me", "bot")
        visitor.wait_for_question()
        before, table = visitor.options(), visitor.table
        visitor.stored()
        build = (folder / "sw.js").read_text("utf-8").split("const BUILD = `${OWN}", 1)[1].split("`", 1)[0]
        changed(folder / "sw.js", build, "another-build")
        changed(folder / "index.html", 'id="app"', 'id="app" data-build="second"')
        visitor.page.reload()
        visitor.wait_for_question()
        visitor.until("navigator.serviceWorker.getRegistration().then((known) => Boolean(known.waiting))")
        expect(visitor.see("update")).to_have_count(0)
        expect(visitor.page.locator("#app[data-build=second]")).to_have_count(0)
        visitor.enter()
        visitor.see("update").get_by_role("button").click()
        visitor.page.wait_for_selector("#app[data-build=second]")
        visitor.enter(f"/table/{table}")
        visitor.wait_for_question()
        assert visitor.options() == before
        assert visitor.complaints == []
        visitor.leave()


def test_the_way_out_of_a_build_that_does_not_start(chromium: Browser, tmp_path: Path, address: str) -> None:
    folder = copied(tmp_path)
    [entry] = {
        path.name
        for path in (folder / "assets").glob("index-*.js")
        if path.name in (folder / "index.html").read_text("utf-8")
    }
    whole = (folder / "assets" / entry).read_text("utf-8")
    with folder_served(folder) as url:
        visitor = PageVisitor(chromium, url)
        visitor.new_table("me", "bot")
        visitor.wait_for_question()
        table = visitor.table
        visitor.stored()
        # the stored program is damaged, and the host has a good one
        visitor.page.evaluate(
            """async (name) => {
              for (const build of await caches.keys()) {
                const kept = await caches.open(build);
                for (const each of await kept.keys())
                  if (each.url.endsWith(name)) await kept.put(each, new Response('throw new Error("broken")', {
                    headers: { 'content-type': 'text/javascript' } }));
              }
            }""",
            entry,
        )
        visitor.page.goto("about:blank")
        visitor.page.goto(url)
        way_out = visitor.page.locator("#slow a").first
        way_out.wait_for(state="visible")
        way_out.click()
        visitor.page.wait_for_selector("[data-game]")
        visitor.enter(f"/table/{table}")
        visitor.wait_for_question()
        assert (folder / "assets" / entry).read_text("utf-8") == whole
        visitor.leave()
