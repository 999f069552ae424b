"""A table that was begun by older rules asks its people in the browser."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.visitor import Visitor
from tests.server.halls import Server


@pytest.mark.parametrize(
    ("lang", "says"), [("en", "Begun with rules 0.9"), ("pl", "Gra rozpoczęta na zasadach 0.9")]
)
def test_a_table_of_older_rules_goes_on_when_its_people_agree(
    visit: Callable[..., Visitor], tmp_path: Path, lang: str, says: str
) -> None:
    hall = Server(tmp_path, str(tmp_path / "hall.db"))
    visitor = visit(lang=lang)
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
        panel = page.wait_for_selector("[data-test=consent]")
        assert panel is not None
        assert says in panel.inner_text()
        assert "77" in panel.inner_text()
        page.screenshot(path=tmp_path / "consent.png")
        page.click("[data-test=consent] .primary")
        page.wait_for_selector("[data-test=consent]", state="detached")
        page.wait_for_selector("[data-test=question].mine")
    finally:
        page.goto("about:blank")
        hall.stop()
    assert hall.errors() == []
