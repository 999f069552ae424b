"""What a mutant showed that no test could see (`make mutate`)."""

import tomllib
from typing import Any

import pytest

import meadhall
from meadhall.book import open_book
from meadhall.engine.state import replaced
from meadhall.games import find_rules
from meadhall.games.lords_of_ragnarok.content import AUTHORITY, PRIESTS
from meadhall.games.lords_of_ragnarok.hunt import ATTACK_CARD
from meadhall.games.lords_of_ragnarok.names import GIFT
from meadhall.games.lords_of_ragnarok.resources import priest_supply
from meadhall.games.lords_of_ragnarok.solo.battles import lasting
from meadhall.games.lords_of_ragnarok.special import may_settle
from meadhall.games.lords_of_ragnarok.told import numbers
from tests.clauses import clause
from tests.games.lords_of_ragnarok.hall import alone, clauses_told, lay, runes, throw
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


@clause("SOLO-4.4", "SOLO-14.19")
def test_what_everybody_can_count() -> None:
    """A Follower's Runes are one number, and the cards of its battle deck are still its hand."""
    t = defend(
        {"hero": "aslaug", "armies": {10: [3], 4: [2]}, "hand": ["levy"], "runes": {"uruz": 2, "algiz": 1}},
        {"armies": {10: [4]}, "hand": ["archers", "archers", "levy"], "runes": {"uruz": 1, "othala": 2}},
    )
    known = numbers(t.s)
    follower = next(name for name in known if name.startswith("runes ")).removeprefix("runes ")
    assert (known["strength seat:0"], known[f"strength {follower}"]) == (5, 4)
    assert (known["rune:uruz seat:0"], known["rune:algiz seat:0"], known[f"runes {follower}"]) == (2, 1, 3)
    played = len([e for e in t.told("card-played") if e["params"]["seat"] == follower])
    assert (known["cards seat:0"], known[f"cards {follower}"]) == (1, 3 - played)
    assert t.s.battle_deck, "some of them lie there"


@clause("SOLO-19.5", "LOR-3.4.5")
def test_an_easy_attribute_is_named_before_a_card_is_drawn_and_told() -> None:
    game = meadhall.new("lords-of-ragnarok", 1, "easy", {"easy_start": "yes"})
    while game.questions[0].key != "easy-attribute":
        game.answer(0, game.questions[0].values[0])
    assert len(game.s.hands[0]) == 0
    game.answer(0, "attribute:wisdom")
    assert len(game.s.hands[0]) == 1
    told = [e["params"] for e in game.events(None) if e["key"] == "attribute-set"]
    assert (told[-1]["seat"], told[-1]["attribute"], told[-1]["after"]) == ("seat:0", "attribute:wisdom", 3)


@clause("SOLO-16.5", "SOLO-16.6")
def test_ragnarok_cites_who_won_it() -> None:
    for tokens, cited in (([3, 12, 16], "SOLO-16.6"), ([3], "SOLO-16.5")):
        t = alone(("end_turn", 0), {"control": [3, 6, 9]}, {"control": [12]}, desolation=tokens, last_turns=1)
        assert clauses_told(t, "won") == [cited]


@clause("LOR-10.6.3")
def test_an_army_settles_unless_loki_is_in_the_very_region() -> None:
    assert not may_settle(lay(("act", 0, 4), {"at": 5}, boss=5).s, 0)
    assert may_settle(lay(("act", 0, 4), {"at": 5}, boss=6).s, 0)
    assert not may_settle(lay(("maneuvers", 0), {"at": 5, "armies": {1: [1]}}, {"armies": {5: [1]}}).s, 0)


@clause("SOLO-15.11")
def test_the_first_gift_of_the_box_comes_too() -> None:
    """Its number is 0."""
    t = alone(("maneuvers", 0), {"armies": {9: [4]}, "control": [9]}, {}, desolation=[9, 3], dice=True)
    t.does(0, "army:9_4", "cleanse").asked("desolation-gift", 0).does(0, "yes")
    throw(t, GIFT[0])
    assert list(t.s.gifts[0]) == [0]
    assert [e["params"]["gift"] for e in t.told("gift-taken")] == [GIFT[0]]


@clause("LOR-11.1.2", "LOR-11.1.3")
def test_who_leads_a_monster_is_cited() -> None:
    own = lay(("activation", 5), {"armies": {9: [2]}}, monsters={"draugr": 9}, rings={"draugr": 0})
    assert own.game.questions[0].clause == "LOR-11.1.2"
    rolled = throw(lay(("activation", 5), {}, monsters={"draugr": 9}, dice=True), "choice")
    assert rolled.game.questions[0].clause == "LOR-11.1.3"


@clause("LOR-2.4.5")
def test_priests_on_monuments_are_not_in_the_supply_of_their_owner() -> None:
    t = lay(("act", 0, 5), {}, {})
    s = t.s
    s.priests = replaced(replaced(s.priests, 0, 1), 1, 0)
    s.priests_sent = tuple(1 if n in (2, 3) else 0 for n in range(len(s.priests_sent)))
    assert (priest_supply(s, 0), priest_supply(s, 1)) == (PRIESTS - 2, PRIESTS - 1)


@clause("SOLO-14.7")
def test_a_temple_helps_the_follower_that_defends_it() -> None:
    t = alone(("act", 0, 5), {}, {"control": [10]})
    s = t.s
    s.battle_at = 10
    s.temple = replaced(s.temple, 10, 1)
    s.attribute = replaced(s.attribute, 3 + AUTHORITY, 4)
    s.defender = 1
    assert ("cause:temple", 4) in lasting(s, 1)
    s.defender = 0
    assert "cause:temple" not in [by for by, _ in lasting(s, 1)]
