"""What a mutant showed that no test could see (`make mutate`)."""

import tomllib
from typing import Any

import pytest

import meadhall
from meadhall.book import open_book
from meadhall.games import find_rules
from meadhall.games.lords_of_ragnarok.hunt import ATTACK_CARD
from tests.clauses import clause
from tests.games.lords_of_ragnarok.hall import alone, lay, runes
from tests.games.lords_of_ragnarok.test_s14_battles import defend


@clause("LOR-7.2")
def test_the_rune_of_a_monster_is_paid() -> None:
    t = lay(("rune_phase", 0), {"at": 9, "runes": {"othala": 1, "uruz": 1}}, monsters={"draugr": 9})
    before = sum(runes(t, 0))
    t.does(0, "rune_action:control_monster")
    assert sum(runes(t, 0)) == before - 1


@clause("LOR-10.3.1")
def test_an_army_that_cannot_grow_is_not_offered() -> None:
    full = lay(("act", 0, 5), {"armies": {2: [6]}, "control": [2]})
    assert "prepare:grow" not in full.options(0)
    foreign = lay(("act", 0, 5), {"armies": {2: [1]}}, {"control": [2]})
    assert "prepare:grow" not in foreign.options(0)


@clause("SOLO-14.13")
def test_an_attacking_follower_that_is_level_plays_on() -> None:
    """A tie is won by the defender: level, it is not ahead."""
    t = defend({"armies": {10: [3]}, "hand": ["levy"]}, {"armies": {10: [3]}, "hand": ["archers", "archers"]})
    t.does(0, "pass")
    won = t.told("battle-won")[0]["params"]
    assert (won["attack"], won["defence"], len(t.told("card-played"))) == (4, 3, 1)


def test_the_attack_cards_are_those_of_the_rules() -> None:
    """The rules print copies, Rage, Weak Spot and cards drawn (LOR-26.8.1); the content has the same numbers."""
    text = open_book(find_rules("lords-of-ragnarok").folder, "en").markdown
    table = text.partition("| card | copies * | Rage | Weak Spot | draws |\n")[2].partition("\n\n")[0]
    told = [tuple(int(each) for each in row.split("|")[2:6]) for row in table.splitlines()[1:]]
    assert len(told) == 10
    kinds = list(dict.fromkeys(ATTACK_CARD))
    assert [(ATTACK_CARD.count(each), each.rage, each.weak_spot, each.cards) for each in kinds] == told


@clause("LOR-3.1.4")
def test_every_kind_of_forge_is_on_the_board() -> None:
    two = [kind for kind in meadhall.new("lords-of-ragnarok", 2, 1).s.forge if kind]
    assert (len(two), set(two)) == (4, {1, 2, 3})
    three = [kind for kind in meadhall.new("lords-of-ragnarok", 3, 1).s.forge if kind]
    assert sorted(three) == [1, 1, 2, 2, 3, 3]


@clause("SOLO-12.33")
def test_the_cards_of_a_followers_hunt_are_dealt_within_it() -> None:
    follower = {"at": 9, "row": ["basic_a1", "basic_a2", "basic_a3"], "selected": 0}
    t = alone(("follower_hunt", 1), {}, follower, villain="beowulf", monsters={"draugr": 9}, active=1)
    keys = [(e["key"], e["params"].get("kind")) for e in t.game.events(None, spans=True)]
    assert keys[0] == ("@begin", "hunt")
    assert "follower-hunt" in [key for key, _ in keys[1:]]


@pytest.mark.parametrize(("side", "clause"), [("board_b34", "LOR-26.2.1"), ("board_b2", "LOR-26.3.1")])
def test_the_map_is_that_of_the_rules(side: str, clause: str) -> None:
    """The rules print every Region with its Land, Population, symbols, neighbours, Seas and Realms; the content has the same."""
    folder = find_rules("lords-of-ragnarok").folder
    board = tomllib.loads((folder / "content" / f"{side}.toml").read_text("utf-8"))
    table = (folder / "RULES.md").read_text("utf-8").partition(f"**{clause}**")[2].partition("\n\n|")[2]
    told = [
        [cell.strip() for cell in row.split("|")[1:-1]]
        for row in table.partition("\n\n")[0].splitlines()
        if row.split("|")[1].strip().isdecimal()
    ]

    def touching(list_of: str, number: int) -> set[str]:
        found = [row["id"] for row in board[list_of] if number in row["regions"]]
        return {str(name).replace("_", " ").title() for name in found}

    def listed(cell: str) -> set[str]:
        return {part.strip() for part in cell.split(",")} - {"-"}

    def symbols(region: dict[str, Any]) -> set[str]:
        found = {name.title() for name in ("settlement", "shrine", "forge") if region[name]}
        if region["monument"]:
            found.add(f"Monument of {region['monument'].title()}")
        return found | ({"at Yggdrasil"} if region["yggdrasil"] else set())

    lands = {land["id"]: land["name"].title() for land in board["lands"]}
    assert len(told) == len(board["regions"]) > 15
    for row, region in zip(told, board["regions"], strict=True):
        number = region["number"]
        assert row[:3] == [str(number), lands[region["land"]], str(region["population"])]
        assert number in next(land["regions"] for land in board["lands"] if land["id"] == region["land"])
        assert listed(row[3]) == symbols(region)
        assert listed(row[4]) == set(map(str, region["neighbours"]))
        assert listed(row[5]) == touching("seas", number)
        assert listed(row[6]) == touching("realms", number) - {"Yggdrasil"}
        assert ("Yggdrasil" in touching("realms", number)) == region["yggdrasil"]
