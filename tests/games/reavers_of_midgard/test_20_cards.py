"""RM-20.2, RM-20.3, RM-20.5, RM-20.6: Sea Battles, Journeys and Spoils, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.engine import Subset
from meadhall.games.reavers_of_midgard import content as c
from tests.clauses import card, clause
from tests.games.reavers_of_midgard.fjord import Fjord, fjord

BATTLES = list(dict.fromkeys(x for x in c.CARD if isinstance(x, c.Battle)))


DEFENSE = {
    "merchant_ship": 2,
    "draugr_raiders": 2,
    "boat": 3,
    "knarr": 3,
    "infamous_outcasts": 3,
    "enemy_longship": 4,
    "lyngbakr": 4,
    "spawn_of_jormungandr": 5,
}


def at_sea(name: str, **player: Any) -> Fjord:
    players = [{"terror": 2} | player]
    return fjord(("sea-battle", 0), acting=0, location="battle_at_sea", sea_row=[name], players=players).does(
        0, name
    )


def check_reward(t: Fjord, battle: c.Battle) -> None:
    """RM-20.2 by family."""
    family = battle.id[:-2]
    if family == "knarr":
        t.fate("treasure")
        assert "treasure" in t.cards("pile", 0)
    elif family == "enemy_longship":
        t.fate("hero_b", "yellow_ship", "red_ship").does(0, "promote")
        assert t.cards("leaders", 0) == ["hero_b"]
    elif family == "lyngbakr":
        t.fate("juggernaut")
        assert t.cards("pile", 0) == [battle.id, "juggernaut"]
    food = {"boat": 2, "merchant_ship": 2}.get(family, 0)
    favor = {"spawn_of_jormungandr": 1, "enemy_longship": 2}.get(family, 0)
    terror = 1 if family in ("draugr_raiders", "infamous_outcasts") else 2
    assert (t.s.food[0], t.s.favor[0], t.s.terror[0]) == (food, favor, terror)
    glory = {
        "merchant_ship": 8,
        "draugr_raiders": 9,
        "boat": 10,
        "knarr": 11,
        "infamous_outcasts": 12,
        "enemy_longship": 13,
        "lyngbakr": 15,
        "spawn_of_jormungandr": 19,
    }
    assert t.s.glory[0] == glory[family]
    assert t.cards("pile", 0)[0] == battle.id
    t.idle()


@clause(
    "RM-20.2.1", "RM-20.2.2", "RM-20.2.3", "RM-20.2.4", "RM-20.2.5", "RM-20.2.6", "RM-20.2.7", "RM-20.2.8"
)
@card("merchant_ship_a", "merchant_ship_b", "merchant_ship_c", "draugr_raiders_a", "draugr_raiders_b")
@card("draugr_raiders_c", "boat_a", "boat_b", "boat_c", "knarr_a", "knarr_b", "infamous_outcasts_a")
@card(
    "infamous_outcasts_b",
    "enemy_longship_a",
    "enemy_longship_b",
    "enemy_longship_c",
    "lyngbakr_a",
    "lyngbakr_b",
)
@card("lyngbakr_c", "spawn_of_jormungandr_a", "spawn_of_jormungandr_b", "spawn_of_jormungandr_c")
@pytest.mark.parametrize("battle", BATTLES, ids=lambda b: b.id)
def test_each_sea_battle_by_its_combination(battle: c.Battle) -> None:
    dice = [f"red_{c.SYMBOLS[symbol]}" for symbol in battle.dice]
    check_reward(at_sea(battle.id, dice=dice).does(0, "pay"), battle)
    short = at_sea(battle.id, dice=[*dice[1:], "blue_hammer"]) if dice[0] != "red_hammer" else None
    if short is not None:
        assert short.blocked(0, "pay") == "RM-11.4.1"


@clause(
    "RM-20.2.1", "RM-20.2.2", "RM-20.2.3", "RM-20.2.4", "RM-20.2.5", "RM-20.2.6", "RM-20.2.7", "RM-20.2.8"
)
@clause("RM-11.4.2", "RM-7.7")
@pytest.mark.parametrize("battle", BATTLES, ids=lambda b: b.id)
def test_each_sea_battle_by_combat_at_its_defense_and_just_below(battle: c.Battle) -> None:
    need = DEFENSE[battle.id[:-2]]
    hammers, ones = ["red_hammer"] * need, [1] * need
    # with hammers alone the combination is out of reach, so the first question is how to fight
    won = all_in(at_sea(battle.id, dice=hammers)).fate(*ones)
    assert won.heard("combat-won")[0] == {"seat": "seat:0", "against": f"card:{battle.id}#1"}
    check_reward(won, battle)
    lost = all_in(at_sea(battle.id, dice=hammers)).fate(*ones[1:], 0)
    assert lost.heard("combat-lost")[0]["against"] == f"card:{battle.id}#1"
    assert (lost.s.glory[0], lost.cards("sea_row"), lost.s.terror[0]) == (0, [battle.id], 2)
    lost.idle()


def all_in(t: Fjord) -> Fjord:
    """Fight with every hammer."""
    question = t.does(0, "fight").game.question(0)
    return t.picks(0, *map(str, question.members)) if isinstance(question, Subset) else t


@clause("RM-20.2.5", "RM-20.2.6")
@pytest.mark.parametrize("name", ["draugr_raiders_a", "infamous_outcasts_a"])
def test_without_terror_only_glory(name: str) -> None:
    dice = [f"red_{c.SYMBOLS[symbol]}" for b in BATTLES if b.id == name for symbol in b.dice]
    t = at_sea(name, dice=dice, terror=0).does(0, "pay")
    assert (t.s.terror[0], t.s.glory[0]) == (0, 9 if name == "draugr_raiders_a" else 12)
    t.idle()


def voyage(name: str, **player: Any) -> Fjord:
    players = [{"food": 5} | player]
    return fjord(("journey", 0), acting=0, location="battle_at_sea", players=players, out=["battle"]).fate(
        name
    )


@clause("RM-20.3.1")
@card("calm_seas")
def test_calm_seas() -> None:
    t = voyage("calm_seas", dice=["red_ship"], leader="hero_a")
    assert (t.s.food[0], t.dice(0), t.cards("leaders", 0)) == (5, ["red_ship"], ["hero_a"])
    t.idle()


@clause("RM-20.3.2")
@card("famine")
def test_famine() -> None:
    t = voyage("famine", leader="hero_a", slots={"raid_keeps": ["seer_a"]}).does(0, "pay", "hero_a")
    assert (t.s.food[0], t.cards("leaders", 0), t.cards("pile", 0)) == (5, [], ["hero_a"])
    t.idle()
    suffered = voyage("famine", leader="hero_a").does(0, "suffer")
    assert suffered.s.food[0] == 3
    alone = voyage("famine")  # no Reaver to give
    assert alone.s.food[0] == 3
    alone.idle()


@clause("RM-20.3.3")
@card("kraken")
def test_kraken() -> None:
    t = voyage("kraken", dice=["red_ship", "blue_double_hammer"]).does(0, "pay")
    assert (t.s.glory[0], t.dice(0), t.s.food[0]) == (3, [], 5)
    suffered = voyage("kraken", dice=["red_ship", "blue_hammer"]).does(0, "suffer", "die:blue_hammer")
    assert (suffered.s.food[0], suffered.dice(0), suffered.s.glory[0]) == (3, ["red_ship"], 0)
    suffered.idle()
    unable = voyage("kraken", dice=["red_ship"], food=1)
    assert (unable.s.food[0], unable.dice(0)) == (0, [])
    unable.idle()


@clause("RM-20.3.4")
@card("viking_raiders")
def test_viking_raiders() -> None:
    dice = ["red_hammer", "yellow_ship", "yellow_chest"]
    paid = voyage("viking_raiders", dice=dice, leader="hero_a").does(0, "pay")
    assert paid.dice(0) == ["yellow_chest", "yellow_ship"]
    t = voyage("viking_raiders", dice=dice, leader="hero_a").does(0, "suffer").asked("lose-die", 0)
    assert t.options(0) == ["die:yellow_chest", "die:yellow_ship"]
    t.does(0, "die:yellow_ship")
    assert t.dice(0) == ["red_hammer", "yellow_chest"]
    t.idle()


@clause("RM-20.3.5")
@card("rough_seas")
def test_rough_seas() -> None:
    paid = voyage("rough_seas", dice=["red_ship"], leader="hero_a").does(0, "pay")
    assert (paid.dice(0), paid.cards("leaders", 0)) == ([], ["hero_a"])
    t = voyage("rough_seas", dice=["red_ship"], leader="hero_a").does(0, "suffer")
    assert (t.cards("leaders", 0), t.cards("pile", 0), t.dice(0)) == ([], ["hero_a"], ["red_ship"])
    t.idle()
    voyage("rough_seas").idle()


@clause("RM-20.3.6")
@card("draugr_ambush")
def test_draugr_ambush() -> None:
    paid = voyage("draugr_ambush", dice=["red_shield"], artifacts=["dainsleif"]).does(0, "pay")
    assert (paid.dice(0), paid.cards("artifacts", 0)) == ([], ["dainsleif"])
    t = voyage("draugr_ambush", artifacts=["dainsleif"], upgrades=["chest"], used_upgrades=["chest"])
    t.asked("ambush-loss", 0).does(0, "upgrade:chest")
    assert t.s.upgrades[0] == (0, 1, 0, 0, 0, 0)
    t.idle()
    other = voyage("draugr_ambush", artifacts=["dainsleif"], upgrades=["chest"]).does(0, "dainsleif")
    assert (other.cards("pile", 0), other.s.upgrades[0][1]) == (["dainsleif"], 1)
    other.idle()


@clause("RM-20.3.7")
@card("spoiled_food")
def test_spoiled_food() -> None:
    paid = voyage("spoiled_food", dice=["blue_chest"]).does(0, "pay")
    assert (paid.s.food[0], paid.dice(0)) == (5, [])
    t = voyage("spoiled_food", dice=["blue_chest"]).does(0, "suffer")
    assert (t.s.food[0], t.dice(0)) == (3, ["blue_chest"])
    t.idle()


def spoil(name: str, seats: int = 2, **player: Any) -> Fjord:
    return fjord(("spoils", 0), seats=seats, spoils=[name], players=[player])


@clause("RM-20.6.1", "RM-20.6.2", "RM-20.5.2")
@card("farm", "village_wall", "keep_wall")
def test_pillage_cards() -> None:
    farm = spoil("farm").does(0, "pillage")
    assert (farm.s.food[0], farm.s.tokens[0][0], farm.s.terror[0]) == (4, 1, 1)
    wall = spoil("village_wall").does(0, "pillage")
    assert (wall.s.favor[0], wall.s.tokens[1][0], wall.s.terror[0]) == (3, 1, 1)
    keep = spoil("keep_wall", dice=["red_hammer"]).does(0, "fight").fate(2)
    assert (keep.s.favor[0], keep.s.tokens[1][0], keep.s.terror[0]) == (3, 1, 0)
    for t in (farm, wall, keep):
        assert t.s.spoils == []
        t.idle()


@clause("RM-20.6.3", "RM-20.6.4", "RM-20.6.5")
@card("bundle_of_swords", "bows_and_arrows", "axes_and_spears")
@pytest.mark.parametrize(
    ("name", "dice"),
    [
        ("bundle_of_swords", ["red_ship", "yellow_ship"]),
        ("bows_and_arrows", ["blue_ship", "yellow_ship"]),
        ("axes_and_spears", ["blue_ship", "red_ship"]),
    ],
)
def test_crafts(name: str, dice: list[str]) -> None:
    rolled = spoil(name).does(0, "dice").fate(*dice)
    assert (sorted(rolled.dice(0)), rolled.s.terror[0]) == (sorted(dice), 0)
    rolled.idle()
    glory = spoil(name).does(0, "glory")
    assert (glory.s.glory[0], glory.s.terror[0], glory.dice(0)) == (5, 1, [])
    glory.idle()


@clause("RM-20.6.6")
@card("runic_carvings")
def test_runic_carvings() -> None:
    t = spoil("runic_carvings", seats=3, terror=2).asked("runes", 0)
    assert t.options(0) == ["seat:1", "seat:2", "glory"]
    t.does(0, "seat:2")
    assert t.s.terror == [1, 0, 1]
    t.idle()
    fearless = spoil("runic_carvings").does(0, "seat:1")  # without a token of your own
    assert fearless.s.terror == [0, 1]
    fearless.idle()
    glory = spoil("runic_carvings").does(0, "glory")
    assert (glory.s.glory[0], glory.s.terror) == (10, [2, 0])
    glory.idle()


@clause("RM-20.6.7")
@card("shield_upgrade", "chest_upgrade", "ship_upgrade_card")
@pytest.mark.parametrize(
    ("name", "kind"), [("shield_upgrade", 0), ("chest_upgrade", 1), ("ship_upgrade_card", 2)]
)
def test_ship_upgrade_cards(name: str, kind: int) -> None:
    t = spoil(name).does(0, "tile")
    assert [t.s.upgrades[0][k] for k in range(3)] == [int(k == kind) for k in range(3)]
    t.idle()
    glory = spoil(name).does(0, "glory")
    assert (glory.s.glory[0], sum(glory.s.upgrades[0])) == (3, 0)
    glory.idle()


@clause("RM-20.5.1", "RM-20.5.3", "RM-20.5.4", "RM-20.5.8")
@card("treasure", "art", "armor", "tapestry_dearg", "tapestry_buidhe", "tapestry_gorm")
@pytest.mark.parametrize(
    ("name", "one", "two"),
    [
        ("treasure", 2, 4),
        ("art", 3, 6),
        ("armor", 1, 2),
        ("tapestry_dearg", 2, 4),
        ("tapestry_buidhe", 2, 4),
        ("tapestry_gorm", 2, 4),
    ],
)
def test_set_cards(name: str, one: int, two: int) -> None:
    assert spoil(name).row(0, "sets")["glory"] == one
    assert spoil(name, pile=[name]).row(0, "sets")["glory"] == two


@clause("RM-20.5.5", "RM-20.5.6", "RM-20.5.7")
@card("tower_blue_yellow", "tower_red_yellow", "tower_red_blue")
@pytest.mark.parametrize("name", ["tower_blue_yellow", "tower_red_yellow", "tower_red_blue"])
def test_towers(name: str) -> None:
    dice = [f"{colour}_hammer" for colour in name.split("_")[1:]]
    t = spoil(name, dice=["red_double_hammer"]).fate(*dice).does(0, "fight")
    t.picks(0, "die:red_double_hammer", f"die:{dice[0]}").fate(1, 1, 1)
    assert (t.s.glory[0], t.s.tokens[2][0]) == (3, 1)
    t.idle()
    just_below = (
        spoil(name, dice=["red_double_hammer"]).fate(*dice).does(0, "fight").picks(0, "die:red_double_hammer")
    )
    just_below.fate(1, 1)
    assert (just_below.s.glory[0], just_below.s.tokens[2][0]) == (0, 0)
    just_below.idle()


BACKS: dict[str, dict[str, int]] = {
    "food_1a": {"farm": 1},
    "food_1b": {"glory": 2},
    "food_2a": {"village": 1},
    "food_2b": {"farm": 1, "favor": 1},
    "food_3a": {"village": 2},
    "food_3b": {"reaver": 1, "glory": 2},
    "favor_1a": {"die": 1},
    "favor_1b": {"glory": 2},
    "favor_2a": {"prophecy": 1},
    "favor_2b": {"wall": 1},
    "favor_3a": {"prophecy": 2},
    "favor_3b": {"wall": 1, "prophecy": 1},
    "dice_1a": {"food": 2},
    "dice_1b": {"glory": 2},
    "dice_2a": {"keep": 1},
    "dice_2b": {"wall": 1},
    "dice_2c": {"reaver": 1},
    "dice_3a": {"keep": 2},
    "dice_3b": {"tower": 1, "keep": 1},
}


@clause("RM-14.3")
@pytest.mark.parametrize(("tile", "reward"), BACKS.items(), ids=BACKS)
def test_every_territory_reward(tile: str, reward: dict[str, int]) -> None:
    front = [f.id for f in c.FRONTS].index(tile[:-1])
    t = fjord(
        ("attempt", 0, 1, 1), acting=0, location="subdue_territories", players=[{"favor": 9, "food": 9}]
    )
    t.s.taken.append(front)
    t.game.s.agenda = [("flip", (0,))]
    t.game.restart()
    t.fate(tile)
    r = dict.fromkeys(("village", "keep", "reaver", "die", "prophecy", "food", "favor", "glory"), 0) | reward
    t.fate(*["draupnir", "eldhrimnir"][: r["village"]], *["art"] * r["keep"])
    while (question := t.game.question(0)) is not None and question.key == "next-card":
        t.does(0, str(t.options(0)[0]))
    if r["reaver"]:
        t.fate("hero_b", "yellow_ship", "red_ship").does(0, "slot:raid_keeps")
    if r["die"]:
        t.does(0, "die:red_helmet")
    t.fate(*["juggernaut", "vanquisher"][: r["prophecy"]])
    assert (t.s.food[0], t.s.favor[0], t.s.glory[0]) == (9 + r["food"], 9 + r["favor"], r["glory"])
    assert [row[0] for row in t.s.tokens] == [reward.get(kind, 0) for kind in ("farm", "wall", "tower")]
    assert len(t.s.artifacts[0]) == r["village"]
    assert t.cards("pile", 0) == ["art"] * r["keep"] + ["juggernaut", "vanquisher"][: r["prophecy"]]
    assert len(t.dice(0)) == r["die"] + 2 * r["reaver"]
    assert t.tiles(0) == [tile]
    t.idle()


@clause("RM-14.3")
def test_every_back_is_tested() -> None:
    assert {tile.id for tile in c.TILE} == set(BACKS)
