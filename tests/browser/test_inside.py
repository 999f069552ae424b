"""The table from inside, for who writes a game."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.visitor import Visitor
from tests.server.halls import Server


def test_the_panel_follows_the_game(chromium: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path, str(tmp_path / "hall.db"), MEADHALL_DEBUG="yes")
    visitor = Visitor(chromium, server.url, "en", 1440, 900, "dark", False)
    try:
        visitor.new_table("me", "bot")
        visitor.see("menu").click()
        visitor.see("inside").click()
        panel = visitor.see("inside-panel")
        expect(panel.locator("ol li").last).to_contain_text("age")
        panel.get_by_text("view(1)").click()
        expect(panel).to_contain_text("zones")
        visitor.answer(visitor.options()[0])
        expect(panel).to_contain_text("clan-chosen")
        assert visitor.complaints == []
    finally:
        visitor.leave()
        server.kill()
