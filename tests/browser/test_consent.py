"""A table that was begun by older rules asks its people in the browser."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.server.halls import Server

IN_POLISH = "localStorage.meadhall = JSON.stringify({ ...JSON.parse(localStorage.meadhall), lang: 'pl' })"


def test_a_table_of_older_rules_goes_on_when_its_people_agree(
    visit: Callable[..., Visitor], tmp_path: Path
) -> None:
    hall = Server(tmp_path, str(tmp_path / "hall.db"))
    visitor = visit("en")
    page = visitor.page
    page.goto(f"{hall.url}/new/blood-rage")
    page.fill("[data-test=name]", "Astrid")
    page.click("[data-test=start]")
    page.wait_for_selector("[data-test=question]")
    table = page.url
    page.goto("about:blank")
    hall.stop()
    with sqlite3.connect(tmp_path / "hall.db") as database:  # as if other rules had been played by
        database.execute("UPDATE tables SET version = '0.9'")
        database.execute("UPDATE log SET digest = 'other', scores = '[7, 77, 7]'")
    hall.start()
    try:
        page.goto(table)
        expect(visitor.see("consent")).to_contain_text("Begun with rules 0.9")
        page.evaluate(IN_POLISH)
        page.reload()
        expect(visitor.see("consent")).to_contain_text("Gra rozpoczęta na zasadach 0.9")
        expect(visitor.see("consent")).to_contain_text("77")
        page.click("[data-test=consent] .primary")
        page.wait_for_selector("[data-test=consent]", state="detached")
        page.wait_for_selector("[data-test=question].mine")
    finally:
        page.goto("about:blank")
        hall.stop()
    assert hall.errors() == []
