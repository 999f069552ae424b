"""RM-16, RM-20.4: final scoring, with both printed examples line by line."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.reavers_of_midgard import RULES
from meadhall.games.reavers_of_midgard.scoring import set_scores, tapestry_scores, terror_cost, token_value
from tests.clauses import card, clause
from tests.games.reavers_of_midgard.fjord import Fjord, fjord

ORANGE = {
    "glory": 116,
    "terror": 3,
    "walls": 5,
    "artifacts": ["skidbladnir", "draupnir", "bodn", "dainsleif"],
    "slots": {
        "raid_keeps": ["seasoned_hunter_a", "seasoned_hunter_b", "veteran_a"],
        "battle_at_sea": ["huskarl_a"],
    },
    "leader": "spear_chieftain_a",
    "pile": [
        "berserker_a",
        "axe_chieftain_a",
        "hero_a",
        "art",
        "treasure",
        "champion_of_valhalla",
        "juggernaut",
        *["refined_taste", "slayer_of_lords", "feast_of_the_gods", "odins_warrior"],
    ],
}
BLUE = {
    "glory": 101,
    "terror": 2,
    "farms": 4,
    "towers": 2,
    "artifacts": ["bodn"],
    "leader": "favored_of_the_gods_a",
    "slots": {
        "raid_keeps": ["favored_of_the_gods_b", "arsonist_a", "zealot_a"],
        "raid_villages": ["warrior_a", "pillager_a", "axe_chieftain_b"],
        "subdue_territories": ["warrior_b", "veteran_b"],
    },
    "pile": [
        *["freeman_a", "prophetess_a", "art", "art", "art", "art", "treasure"],
        *["tapestry_dearg", "tapestry_buidhe", "tapestry_gorm", "vanquisher", "vanquisher"],
        *["world_shaman", "juggernaut", "berserkers_glory", "slayer_of_lords", "refined_taste"],
    ],
}


def end(*players: dict[str, Any], seats: int = 2) -> Fjord:
    """A game after its last activation."""
    t = fjord(("cleanup",), seats=seats, round=6, players=list(players))
    t.idle()
    return t


def lines(t: Fjord, seat: int) -> dict[str, int]:
    """Every line of the sheet by what it is for."""
    sheet = RULES.facts(t.s, None)["sheets"][seat]
    found: dict[str, int] = {}
    for row in sheet:
        for line in row["lines"]:
            name = str(line["what"]).split(":")[1].split("#")[0]
            found[name + "+" if name in found else name] = line["glory"]
    return found


@clause("E-01", "RM-16.9")
def test_the_printed_sheet_of_orange() -> None:
    t = end(ORANGE, BLUE)
    assert lines(t, 0) == {
        "glory": 116,
        "terror": -6,
        "skidbladnir": 2,
        "draupnir": 3,
        "bodn": 4,
        "dainsleif": 2,
        "art": 3,
        "treasure": 2,
        "wall": 19,
        "champion_of_valhalla": 4,
        "juggernaut": 5,
        "refined_taste": 1,
        "slayer_of_lords": 0,
        "feast_of_the_gods": 0,
        "odins_warrior": 6,
    }
    sheet = RULES.facts(t.s, None)["sheets"][0]
    assert [(row["row"], row["glory"]) for row in sheet] == [
        ("track", 116),
        ("terror", -6),
        ("artifacts", 11),
        ("sets", 5),
        ("tokens", 19),
        ("prophecies", 16),
        ("total", 161),
    ]
    assert sheet[4]["lines"] == [{"what": "token:wall", "count": 5, "each": 3, "majority": 4, "glory": 19}]


@clause("E-02", "RM-16.9")
def test_the_printed_sheet_of_blue() -> None:
    t = end(ORANGE, BLUE)
    assert lines(t, 1) == {
        "glory": 101,
        "terror": -3,
        "bodn": 4,
        "art": 13,
        "treasure": 2,
        "tapestry": 15,
        "farm": 11,
        "tower": 11,
        "vanquisher": 2,
        "vanquisher+": 2,
        "world_shaman": 7,
        "juggernaut": 0,
        "berserkers_glory": 8,
        "slayer_of_lords": 3,
        "refined_taste": 4,
    }
    sheet = RULES.facts(t.s, None)["sheets"][1]
    assert [(row["row"], row["glory"]) for row in sheet] == [
        ("track", 101),
        ("terror", -3),
        ("artifacts", 4),
        ("sets", 30),
        ("tokens", 22),
        ("prophecies", 26),
        ("total", 180),
    ]


@clause("E-03", "RM-16.7")
def test_blue_wins_the_printed_game() -> None:
    t = end(ORANGE, BLUE)
    assert t.game.scores() == [161, 180]
    assert t.game.winners() == [1]
    assert t.s.pile == ((), ())  # everything is shown


@clause("RM-16.1", "E-13")
def test_terror() -> None:
    assert [terror_cost(n) for n in range(9)] == [0, 1, 3, 6, 10, 15, 21, 27, 33]


@clause("RM-16.2")
def test_artifacts_on_the_board_and_in_the_pile() -> None:
    t = end({"artifacts": ["bodn"], "pile": ["laevateinn"]})
    assert t.row(0, "artifacts")["glory"] == 7


@clause("RM-16.3", "E-12", "E-14", "RM-20.5.3", "RM-20.5.4", "RM-20.5.8")
def test_sets_and_rest_sets() -> None:
    treasure, art, armor = range(3)
    assert [sum(set_scores(treasure, n)) for n in range(1, 9)] == [2, 4, 9, 16, 18, 20, 25, 32]
    assert [sum(set_scores(art, n)) for n in range(1, 7)] == [3, 6, 10, 13, 16, 20]
    assert [sum(set_scores(armor, n)) for n in (1, 2, 3, 4, 5, 6, 7, 9)] == [1, 2, 6, 12, 20, 30, 31, 36]
    assert set_scores(art, 4) == [10, 3]
    t = end({"pile": ["art", "art", "art", "art", "armor"]})
    assert t.row(0, "sets")["lines"] == [
        {"what": "set:art", "count": 4, "sets": [10, 3], "glory": 13},
        {"what": "set:armor", "count": 1, "sets": [1], "glory": 1},
    ]


@clause("RM-16.3.1", "RM-20.5.1", "E-14")
def test_tapestries() -> None:
    cases = [(1, 0, 0), (1, 1, 0), (1, 1, 1), (2, 1, 0), (2, 1, 1), (2, 2, 2)]
    assert [sum(tapestry_scores(counts)) for counts in cases] == [2, 4, 15, 6, 17, 30]
    t = end({"pile": ["tapestry_gorm", "tapestry_gorm", "tapestry_dearg", "tapestry_buidhe"]})
    assert t.row(0, "sets")["glory"] == 17


@clause("RM-16.4", "E-15")
def test_tokens_and_majorities() -> None:
    for kind, totals in ((0, [3, 8, 10, 18]), (1, [6, 12, 15, 24]), (2, [9, 16, 20, 30])):
        assert [n * token_value(kind, n) for n in (3, 4, 5, 6)] == totals
    tied = end({"farms": 4}, {"farms": 4}, {"farms": 3}, seats=3)
    assert [tied.row(seat, "tokens")["glory"] for seat in range(3)] == [11, 11, 3]
    nobody = end({}, {})
    assert nobody.game.scores() == [0, 0]


@clause("RM-16.5")
def test_every_copy_of_a_prophecy_scores() -> None:
    assert end({"walls": 3, "pile": ["juggernaut", "juggernaut"]}).row(0, "prophecies")["glory"] == 6


@clause("RM-16.6")
def test_what_is_not_scored() -> None:
    player = {
        "food": 9,
        "favor": 9,
        "dice": ["red_ship"] * 5,
        "upgrades": ["shield"],
        "tiles": ["food_1a"],
        "leader": "hero_a",
        "pile": ["boat_a", "seer_a"],
    }
    assert end(player).game.scores() == [0, 0]


@clause("RM-16.7")
@pytest.mark.parametrize(
    ("players", "winners"),
    [
        ([{"glory": 5}, {"glory": 4, "favor": 9}], [0]),
        ([{"glory": 5, "favor": 1}, {"glory": 5, "favor": 2}], [1]),
        ([{"glory": 5, "favor": 2}, {"glory": 5, "favor": 2}], [0, 1]),
    ],
)
def test_ties(players: list[dict[str, Any]], winners: list[int]) -> None:
    assert end(*players).game.winners() == winners


@clause("RM-16.8")
def test_a_negative_total() -> None:
    assert end({"terror": 7}).game.scores() == [-27, 0]


@clause("RM-2.5", "RM-16.9")
def test_before_the_end_the_sheet_of_others_knows_nothing_of_what_lies_face_down() -> None:
    pile = ["juggernaut", "art", "art", "bodn", "boat_a"]
    t = fjord(("place",), players=[{"walls": 3, "pile": pile, "artifacts": ["draupnir"]}])
    own, other, spectator = (RULES.facts(t.s, seat)["sheets"][0] for seat in (0, 1, None))
    public = 6 + 4 + 3  # Walls with their majority, Draupnir
    assert own[-1]["glory"] == public + 3 + 6 + 4
    assert other == spectator
    assert other[-1]["glory"] == public
    assert [row["lines"] for row in other if row["row"] in ("sets", "prophecies")] == [[], []]
    assert RULES.facts(t.s, 1)["face_down"] == [5, 0]
    assert t.game.scores() == [0, 0]


FAMILIES: list[tuple[str, dict[str, Any], int]] = [
    ("berserkers_glory", {"leader": "zealot_a", "pile": ["warrior_a", "hero_a"]}, 2),
    ("proud_conquerors", {"tiles": ["dice_1a", "dice_3b", "food_1a"]}, 2),
    ("plunderer", {"farms": 3, "walls": 1}, 3),
    ("juggernaut", {"walls": 2, "towers": 1}, 2),
    ("treasure_hunter", {"pile": ["treasure", "treasure", "art"]}, 2),
    ("master_of_the_sea", {"pile": ["boat_a", "knarr_b", "lyngbakr_c", "armor"]}, 3),
    ("champion_of_valhalla", {"artifacts": ["bodn"], "pile": ["draupnir", "art"]}, 2),
    ("sailors_reward", {"upgrades": ["shield"], "used_upgrades": ["chest"]}, 4),
    ("vanquisher", {"towers": 4, "farms": 1}, 4),
    ("odins_prophet", {"tiles": ["favor_1a", "favor_2b", "favor_3a", "dice_1a"]}, 3),
    ("stolen_armor", {"pile": ["armor", "armor", "treasure"]}, 2),
    ("world_shaman", {"pile": ["juggernaut", "vanquisher"]}, 3),
    ("feast_of_the_gods", {"tiles": ["food_2a", "favor_2a"]}, 1),
    ("odins_warrior", {"slots": {"raid_keeps": ["veteran_a", "freeman_b", "hero_a"]}}, 2),
    ("chosen_of_seidr", {"slots": {"raid_keeps": ["veteran_a", "seer_b"]}, "leader": "hero_a"}, 2),
    ("refined_taste", {"pile": ["art", "art", "art", "art", "armor"]}, 4),
    ("slayer_of_lords", {"pile": ["tapestry_gorm", "tapestry_gorm", "art"]}, 2),
]


@clause(
    "RM-20.4.1", "RM-20.4.2", "RM-20.4.3", "RM-20.4.4", "RM-20.4.5", "RM-20.4.6", "RM-20.4.7", "RM-20.4.8"
)
@clause("RM-20.4.9", "RM-20.4.10", "RM-20.4.11", "RM-20.4.12", "RM-20.4.13", "RM-20.4.14", "RM-20.4.15")
@clause("RM-20.4.16", "RM-20.4.17")
@card(
    "berserkers_glory", "proud_conquerors", "plunderer", "juggernaut", "treasure_hunter", "master_of_the_sea"
)
@card("champion_of_valhalla", "sailors_reward", "vanquisher", "odins_prophet", "stolen_armor", "world_shaman")
@card("feast_of_the_gods", "odins_warrior", "chosen_of_seidr", "refined_taste", "slayer_of_lords")
@pytest.mark.parametrize(("name", "player", "glory"), FAMILIES)
def test_each_prophecy_counts_its_own_and_nothing_else(name: str, player: dict[str, Any], glory: int) -> None:
    with_it = end(player | {"pile": [*player.get("pile", []), name]})
    line = next(x for x in with_it.row(0, "prophecies")["lines"] if x["what"].startswith(f"card:{name}#"))
    assert line["glory"] == glory == line["count"] * line["each"]
    alone = end({"pile": [name]})
    assert alone.game.scores()[0] == (1 if name == "world_shaman" else 0)


def test_the_bonus_for_the_majority_is_told_with_its_tokens() -> None:
    t = end({"walls": 2}, {"walls": 1})
    (most,) = t.heard("scored-majority")
    assert (most["seat"], most["what"], most["count"]) == ("seat:0", "token:wall", 2)
    assert most["n"] == 2 * token_value(1, 2) + most["majority"]
    assert [line["what"] for line in t.heard("scored-count") if line["seat"] == "seat:1"] == ["token:wall"]


def test_a_prophecy_is_told_with_what_it_counts() -> None:
    t = end({"walls": 2, "pile": ["juggernaut"]})
    (line,) = t.heard("scored-prophecy")
    assert (line["counts"], line["count"], line["n"]) == ("counted:wall", 2, 2)
