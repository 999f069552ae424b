"""A file with new cards is chosen at the new table, refused where it is wrong, and played."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.test_hall import Visit

HEAD = 'id = "frost"\ngame = "blood-rage"\n'
CARD = """
[[cards.battle]]
id = "frost_axe_{number}"
god = "thor"
bonus = 5
copies = [4, 0, 0]
name.en = "Frost Axe"
name.pl = "Mroźny topór"
text.pl = "+5 do Siły i zimno."
"""
MANY = HEAD + "".join(CARD.format(number=number) for number in range(40))
"""So many that a hand without one is no matter of luck."""


def test_a_card_of_an_expansion_is_drafted_in_the_browser(visit: Visit, tmp_path: Path) -> None:
    visitor = visit("pl")
    wrong, right = tmp_path / "wrong.toml", tmp_path / "frost.toml"
    wrong.write_text(MANY.replace("bonus = 5", "bonus = 50"), "utf-8")
    right.write_text(MANY, "utf-8")
    visitor.enter("/new/blood-rage")
    chosen = visitor.page.locator("[data-test=file-expansion]")
    chosen.set_input_files(wrong)
    expect(visitor.page.locator("textarea")).to_have_value(wrong.read_text("utf-8"))
    visitor.see("start").click()
    expect(visitor.page.get_by_role("alert")).to_contain_text("expansion:7")
    visitor.complaints.clear()  # the browser itself notes the refusal
    chosen.set_input_files(right)
    expect(visitor.page.locator("textarea")).to_have_value(MANY)
    visitor.see("start").click()
    visitor.go_on_until(lambda key: key == "draft-pick", "clan:")
    card = visitor.page.locator("[data-value^='card:frost_axe']").first
    expect(card).to_contain_text("Mroźny topór")
    expect(card).to_contain_text("+5")
    expect(card).to_contain_text("zimno")
