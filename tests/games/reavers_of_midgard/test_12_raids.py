"""RM-12, RM-13: Raid Villages and Raid Keeps, Ship Upgrades, Artifacts on the board."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.reavers_of_midgard import RULES
from meadhall.games.reavers_of_midgard import content as c
from tests.clauses import clause
from tests.games.reavers_of_midgard.fjord import Fjord, fjord, number

VILLAGER = {"food": 1, "dice": ["red_chest", "red_chest"]}
KEEPER = {"food": 2, "dice": ["red_shield", "red_shield"]}


def spoil(name: str, player: dict[str, Any] | None = None, **given: Any) -> Fjord:
    """One Spoils card about to be resolved by seat 0."""
    return fjord(("spoils", 0), spoils=[name], players=[player or {}], **given)


@clause("RM-12.1", "RM-13.1")
@pytest.mark.parametrize(
    ("location", "payer", "pairs", "cards", "food"),
    [
        ("raid_villages", VILLAGER, "village_pairs", ["bundle_of_swords", "village_wall"], 1),
        ("raid_keeps", KEEPER, "keep_pairs", ["tower_red_blue", "tower_red_yellow"], 2),
    ],
)
def test_a_linked_pair_or_the_deck(
    location: str, payer: dict[str, Any], pairs: str, cards: list[str], food: int
) -> None:
    players = [{}, {}, payer]
    t = fjord(("part", 2), seats=4, location=location, players=players, **{pairs: [cards]}).does(
        2, "activate"
    )
    assert t.options(2) == ["pair:1", "deck"]
    t.does(2, "pair:1")
    assert t.cards("spoils") == cards
    assert (t.s.food[2], t.dice(2)) == (0, [])
    t = fjord(("part", 2), seats=4, location=location, players=players).does(2, "activate")
    t.fate(cards[0], cards[1])  # without a pair the deck must be used
    assert t.cards("spoils") == cards
    clause = "RM-12.1" if location == "raid_villages" else "RM-13.1"
    assert [event["clause"] for event in t.told("card-gained")] == [clause] * 2


@clause("RM-12.2", "RM-13.2")
@pytest.mark.parametrize(("seat", "bonus"), [(0, 2), (1, 1), (2, 0), (3, 0)])
@pytest.mark.parametrize(
    ("location", "payer", "pairs", "names"),
    [
        ("raid_villages", VILLAGER, "village_pairs", ["bundle_of_swords", "village_wall"]),
        ("raid_keeps", KEEPER, "keep_pairs", ["keep_wall", "tower_red_blue"]),
    ],
)
def test_bonus_cards_by_distance_before_any_card_is_resolved(
    seat: int, bonus: int, location: str, payer: dict[str, Any], pairs: str, names: list[str]
) -> None:
    players: list[dict[str, Any]] = [{}, {}, {}, {}]
    players[seat] = payer
    t = fjord(("part", seat), seats=4, location=location, players=players, **{pairs: [names]})
    t.does(seat, "activate", "pair:1").fate(*[names[0]] * bonus)
    assert t.cards("spoils") == names + [names[0]] * bonus
    assert (t.s.food[seat], t.s.favor[seat]) == (0, 0)
    t.asked("next-card", seat)


@clause("RM-12.3")
def test_resolved_cards_are_discarded_artifacts_stay() -> None:
    t = fjord(("spoils", 0), spoils=["farm", "bodn"]).does(0, "farm", "leave")
    assert t.cards("discards", c.VILLAGE) == ["farm"]
    assert t.cards("artifacts", 0) == ["bodn"]
    t.idle()


@clause("RM-12.4", "RM-12.5", "RM-20.6.1", "E-09")
def test_farm_with_and_without_pillage() -> None:
    left = spoil("farm").does(0, "leave")
    assert (left.s.food[0], left.s.tokens[0][0], left.s.terror[0]) == (3, 0, 0)
    left.idle()
    pillaged = spoil("farm").does(0, "pillage")
    assert (pillaged.s.food[0], pillaged.s.tokens[0][0], pillaged.s.terror[0]) == (4, 1, 1)
    pillaged.idle()


@clause("RM-12.4", "RM-12.5", "RM-20.6.2", "E-10")
def test_village_wall_with_and_without_pillage() -> None:
    left = spoil("village_wall").does(0, "leave")
    assert (left.s.favor[0], left.s.tokens[1][0], left.s.terror[0]) == (2, 0, 0)
    pillaged = spoil("village_wall").does(0, "pillage")
    assert (pillaged.s.favor[0], pillaged.s.tokens[1][0], pillaged.s.terror[0]) == (3, 1, 1)
    pillaged.idle()


@clause("RM-12.6", "RM-20.6.7")
@pytest.mark.parametrize(
    ("name", "kind"), [("shield_upgrade", 0), ("chest_upgrade", 1), ("ship_upgrade_card", 2)]
)
def test_a_tile_on_a_free_space_or_glory(name: str, kind: int) -> None:
    tile = spoil(name).does(0, "tile")
    assert tile.s.upgrades[0][kind] == 1
    tile.idle()
    glory = spoil(name).does(0, "glory")
    assert (glory.s.glory[0], sum(glory.s.upgrades[0])) == (3, 0)
    glory.idle()
    full = spoil(name, {"upgrades": ["shield", "chest"], "used_upgrades": ["ship_hammer"]})
    assert (full.s.glory[0], sum(full.s.upgrades[0])) == (3, 3)
    full.idle()


@clause("RM-12.6")
def test_without_a_tile_left_glory() -> None:
    owners = [{}, {"upgrades": ["chest", "chest", "chest"]}, {"upgrades": ["chest"]}]
    t = fjord(("spoil", 0, number("chest_upgrade")), seats=3, spoils=["chest_upgrade"], players=owners)
    assert (t.s.glory[0], t.s.upgrades[0]) == (3, (0, 0, 0, 0, 0, 0))
    t.idle()


@clause("RM-12.7")
def test_the_double_tile_counts_as_one_of_two_and_once_a_round() -> None:
    player = {"dice": ["red_ship"], "upgrades": ["ship_hammer"]}
    at: dict[str, Any] = {"acting": 0, "location": "battle_at_sea"}
    t = fjord(("journey", 0), players=[player], out=["battle"], **at).fate("kraken").does(0, "pay")
    assert t.s.upgrades[0] == (0, 0, 0, 0, 0, 1)
    assert t.s.glory[0] == 3
    alone = fjord(("journey", 0), players=[{"upgrades": ["ship_hammer"]}], out=["battle"], **at).fate(
        "kraken"
    )
    alone.idle()  # one tile is not both
    assert alone.s.glory[0] == 0
    used = fjord(("journey", 0), players=[{"used_upgrades": ["ship_hammer"]}], out=["battle"], **at)
    used.fate("viking_raiders").idle()
    assert used.s.upgrades[0] == (0, 0, 0, 0, 0, 1)


@clause("RM-12.7")
def test_a_used_tile_is_named_as_the_reason() -> None:
    player = {"food": 2, "dice": ["red_shield", "blue_shield", "yellow_shield"], "used_upgrades": ["shield"]}
    t = fjord(("part", 0), location="raid_keeps", players=[player]).does(0, "activate")
    assert t.why_not(0, "upgrade:shield").clause == "RM-12.7"


@clause("RM-12.8")
def test_an_artifact_takes_a_free_space() -> None:
    t = spoil("draupnir", {"artifacts": ["bodn", "bodn", "eldhrimnir"]})
    assert t.cards("artifacts", 0) == ["bodn", "bodn", "eldhrimnir", "draupnir"]
    t.idle()


@clause("RM-12.8.1")
def test_a_fifth_artifact_sends_one_of_the_five_to_the_glory_pile() -> None:
    four = {"artifacts": ["bodn", "bodn", "eldhrimnir", "skidbladnir"]}
    new = spoil("draupnir", four).asked("artifact-full", 0)
    assert len(new.options(0)) == 5
    new.does(0, "draupnir")
    assert (len(new.s.artifacts[0]), new.cards("pile", 0)) == (4, ["draupnir"])
    new.idle()
    old = spoil("draupnir", four).does(0, "skidbladnir")
    assert old.cards("artifacts", 0) == ["bodn", "bodn", "eldhrimnir", "draupnir"]
    assert old.cards("pile", 0) == ["skidbladnir"]
    old.idle()


@clause("RM-12.8.2")
@pytest.mark.parametrize(
    ("artifact", "die", "stored"),
    [
        ("dainsleif", "red_hammer", True),
        ("dainsleif", "red_double_hammer", True),
        ("dainsleif", "red_helmet", False),
        ("bodn", "red_helmet", True),
        ("bodn", "blue_chest", True),
        ("laevateinn", "red_helmet", True),
        ("laevateinn", "blue_raven", False),
        ("draupnir", "yellow_tree", False),
    ],
)
def test_what_an_artifact_stores(artifact: str, die: str, stored: bool) -> None:
    player = {"dice": ["blue_ship"] * 10, "artifacts": [artifact], "leader": "zealot_a"}
    t = fjord(("part", 0), location="trade_with_villages", players=[player]).does(0, "rest", f"die:{die}")
    question = t.game.question(0)
    assert (question is not None and question.key == "discard-dice") is not (stored or artifact == "bodn")


@clause("RM-12.8.3", "RM-6.3")
def test_the_die_is_discarded_for_the_effect() -> None:
    player = {"dice": ["red_shield"], "artifacts": ["draupnir"]}
    t = fjord(("part", 0), location="raid_keeps", players=[player]).does(0, "draupnir")
    assert (t.s.food[0], t.dice(0), t.s.supply[0]) == (2, [], 20)
    t = fjord(("part", 0), location="raid_keeps", players=[player | {"dice": ["red_ship"]}])
    t.asked("rest-forced", 0)


@clause("RM-12.8.4")
def test_a_die_without_a_place_is_lost_with_its_artifact() -> None:
    player = {"food": 4, "dice": ["red_ship"] * 10 + ["blue_shield"], "artifacts": ["draupnir"]}
    t = fjord(("journey", 0), acting=0, location="battle_at_sea", players=[player], out=["battle"])
    t.fate("draugr_ambush").does(0, "suffer")
    assert t.dice(0) == ["red_ship"] * 10
    assert t.cards("pile", 0) == ["draupnir"]
    t.idle()
    roomy = {"dice": ["red_ship"] * 9 + ["blue_shield"], "artifacts": ["draupnir"]}
    t = fjord(("journey", 0), acting=0, location="battle_at_sea", players=[roomy], out=["battle"])
    t.fate("draugr_ambush").does(0, "suffer")
    assert len(t.dice(0)) == 10
    t.idle()


@clause("RM-13.3", "RM-20.5.1", "RM-20.5.3", "RM-20.5.4", "RM-20.5.8")
@pytest.mark.parametrize(
    "name", ["treasure", "art", "armor", "tapestry_dearg", "tapestry_buidhe", "tapestry_gorm"]
)
def test_set_cards_go_to_the_glory_pile(name: str) -> None:
    t = spoil(name)
    assert t.cards("pile", 0) == [name]
    assert [line["count"] for line in t.row(0, "sets")["lines"]] == [1]
    t.idle()


@clause("RM-13.4", "RM-13.5", "RM-20.5.2", "E-11")
def test_keep_wall_won_lost_or_left() -> None:
    hammers = {"dice": ["red_hammer", "red_hammer", "red_hammer"]}
    won = spoil("keep_wall", hammers).does(0, "fight").picks(0, "die:red_hammer").fate(2)
    assert (won.s.favor[0], won.s.tokens[1][0], won.s.terror[0]) == (3, 1, 0)
    won.idle()
    lost = spoil("keep_wall", hammers).does(0, "fight").picks(0, "die:red_hammer").fate(0).picks(0)
    assert (lost.s.favor[0], lost.s.tokens[1][0], len(lost.dice(0))) == (2, 0, 2)
    lost.idle()  # with hammers left, but the combat may be tried once
    left = spoil("keep_wall", hammers).does(0, "leave")
    assert (left.s.favor[0], left.cards("discards", c.KEEP)) == (2, ["keep_wall"])
    left.idle()


@clause("RM-13.4", "RM-20.5.5", "RM-20.5.6", "RM-20.5.7", "E-11")
@pytest.mark.parametrize(
    ("name", "dice"),
    [
        ("tower_blue_yellow", ["blue", "yellow"]),
        ("tower_red_yellow", ["red", "yellow"]),
        ("tower_red_blue", ["red", "blue"]),
    ],
)
def test_tower_gives_dice_that_may_be_committed(name: str, dice: list[str]) -> None:
    faces = [f"{colour}_double_hammer" for colour in dice]
    won = spoil(name).fate(*faces).does(0, "fight", f"die:{faces[0]}", f"die:{faces[1]}").fate(1, 1, 1, 0)
    assert (won.s.glory[0], won.s.tokens[2][0], won.dice(0)) == (3, 1, [])
    won.idle()
    lost = spoil(name).fate(*faces).does(0, "fight", f"die:{faces[0]}", "done").fate(0, 1)
    assert (lost.s.glory[0], lost.s.tokens[2][0], lost.dice(0)) == (0, 0, [faces[1]])
    lost.idle()


@clause("RM-12.8.2")
def test_the_view_shows_where_the_dice_lie() -> None:
    player = {"dice": ["red_shield", "blue_ship"], "artifacts": ["skidbladnir"]}
    t = fjord(("part", 0), location="raid_keeps", players=[player])
    board = RULES.facts(t.s, None)["boards"][0]
    assert (board["dice"], board["stored"], board["wild"]) == (["die:red_shield"], ["die:blue_ship"], None)
