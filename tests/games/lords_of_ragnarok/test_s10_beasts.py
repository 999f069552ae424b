"""SOLO-10: Monsters in Followers' hands."""

from typing import Any

import pytest

from meadhall.games.lords_of_ragnarok.content import MONSTERS
from meadhall.games.lords_of_ragnarok.solo.beasts import attack_harms, harmful, harmful_monsters
from tests.clauses import clause
from tests.games.lords_of_ragnarok.hall import alone, army, by, hand, runes, throw, why
from tests.table import Table

ROW = ["basic_a1", "basic_a2", "basic_a3"]
INDEX = {monster.id: m for m, monster in enumerate(MONSTERS)}


def beast(
    name: str, at: int, human: dict[str, Any], follower: dict[str, Any] | None = None, **given: Any
) -> Table:
    """The Follower activates the Monster; without `neutral` it is its own."""
    rings = {} if given.pop("neutral", False) else {name: 1}
    more = given.pop("monsters", {})
    return alone(
        ("activation", INDEX[name]),
        {"at": 1, **human},
        {"row": ROW, "selected": 0, **(follower or {})},
        monsters={name: at, **more},
        rings=rings,
        active=1,
        **given,
    )


@clause("SOLO-10.1", "SOLO-10.2")
def test_harmful_monsters_are_neutral_or_its_own() -> None:
    t = alone(
        ("follower_hero", 1),
        {"armies": {9: [2]}},
        {"row": ROW, "selected": 0},
        monsters={"draugr": 9, "huldra": 12, "troll": 8, "grendel": 1, "fafnir": 5},
        rings={"draugr": 1, "fafnir": 0},
        boss=9,
    )
    assert [MONSTERS[m].id for m in harmful_monsters(t.s, 1)] == ["troll", "huldra", "draugr"]
    assert harmful(t.s, INDEX["huldra"]), "it could Trample next door"


@clause("SOLO-10.3")
@pytest.mark.parametrize(
    ("name", "human", "follower", "harms"),
    [
        ("fafnir", {"armies": {9: [1]}}, {}, True),
        ("fafnir", {"armies": {12: [1]}}, {}, True),
        ("fafnir", {"armies": {12: [1]}}, {"armies": {9: [1]}}, False),
        ("troll", {"armies": {12: [1]}}, {}, True),
        ("troll", {"armies": {1: [1]}}, {}, False),
        ("hati_skoll", {"control": [9], "runes": {"uruz": 1}}, {}, True),
        ("hati_skoll", {"control": [9]}, {}, False),
        ("hati_skoll", {"runes": {"uruz": 1}}, {"control": [9]}, False),
        ("huldra", {"armies": {9: [1]}}, {}, False),
        ("grendel", {"control": [9]}, {}, True),
        ("grendel", {"armies": {9: [1]}}, {}, True),
        ("grendel", {}, {"control": [9]}, False),
        ("draugr", {"armies": {9: [1]}}, {}, True),
        ("draugr", {"armies": {12: [1]}}, {}, False),
    ],
)
def test_when_a_region_attack_harms(
    name: str, human: dict[str, Any], follower: dict[str, Any], harms: bool
) -> None:
    t = alone(("follower_hero", 1), human, {"row": ROW, "selected": 0, **follower}, monsters={name: 9})
    assert attack_harms(t.s, INDEX[name]) is harms


def chosen(**given: Any) -> tuple[str, str]:
    t = alone(
        ("follower_act", 1, 3),
        {"armies": {9: [2], 1: [1]}},
        {"row": ROW, "selected": 0, "at": 7},
        active=1,
        **given,
    )
    event = t.told("monster-activated")[0]["params"]
    return event["monster"], event["by"]


@clause("SOLO-10.4", "SOLO-10.5", "SOLO-12.32")
def test_which_harmful_monster_is_chosen() -> None:
    own = {"monsters": {"draugr": 12, "huldra": 12, "troll": 9}, "rings": {"draugr": 1, "troll": 1}}
    assert chosen(**own) == ("monster:troll", "why:nearest_human_army")
    assert chosen(monsters={"draugr": 12, "troll": 8}, rings={"draugr": 1}) == ("monster:draugr", "why:only")
    assert chosen(monsters={"draugr": 12, "troll": 8}) == ("monster:troll", "why:tie_monster"), (
        "MIN: Region 8"
    )


@clause("SOLO-10.10")
def test_its_own_monster_attacks_where_that_harms() -> None:
    t = beast("draugr", 9, {"armies": {9: [3, 1]}})
    t.idle()
    assert army(t, 0) == [(9, 2)]
    assert why(t, "follower-monster") == ["why:attack_harms"]


@clause("SOLO-10.11")
def test_otherwise_it_tramples_the_strongest_army_next_door() -> None:
    t = beast("draugr", 9, {"armies": {12: [2, 4], 8: [3], 5: [1]}})
    t.idle()
    assert t.s.monster_at[5] == 12
    assert army(t, 0) == [(5, 1), (8, 3), (12, 2), (12, 3)]
    assert by(t, "monster-moved") == ["why:strongest_army"]


@clause("SOLO-10.12")
def test_otherwise_it_goes_nearer_and_spares_followers() -> None:
    t = beast("draugr", 9, {"armies": {16: [2]}}, {"armies": {12: [3]}})
    t.idle()
    assert t.s.monster_at[5] == 12
    assert army(t, 1) == [(12, 3)]
    assert by(t, "monster-moved") == ["why:nearest_human_army"]
    nobody = beast("draugr", 9, {"control": [7]})
    assert nobody.s.monster_at[5] == 7
    assert by(nobody, "monster-moved") == ["why:human_region"]


@clause("SOLO-10.13", "SOLO-10.14")
def test_a_neutral_monster_attacks_whomever_the_die_says() -> None:
    t = beast("draugr", 9, {}, {"armies": {9: [3]}}, neutral=True, dice=True)
    throw(t, "attack").idle()
    assert army(t, 1) == [(9, 2)]
    assert why(t, "follower-monster") == ["why:die_attack"]


@clause("SOLO-10.15", "SOLO-17.41")
def test_a_neutral_monster_does_not_walk_into_followers() -> None:
    t = beast("draugr", 9, {}, {"armies": {5: [1], 6: [1], 7: [1], 8: [1]}}, neutral=True, dice=True)
    throw(t, "move").idle()
    assert t.s.monster_at[5] == 12
    stays = beast("draugr", 10, {}, {"armies": {11: [1], 12: [1]}}, neutral=True, dice=True)
    throw(stays, "move").idle()
    assert stays.s.monster_at[5] == 10
    assert stays.told("follower-monster-stays")


@clause("SOLO-10.16")
def test_the_face_choice_attacks_only_where_it_harms() -> None:
    harms = beast("draugr", 9, {"armies": {9: [3]}}, neutral=True, dice=True)
    throw(harms, "choice").idle()
    assert army(harms, 0) == [(9, 2)]
    moves = beast("draugr", 9, {"armies": {12: [3]}}, neutral=True, dice=True)
    throw(moves, "choice").idle()
    assert moves.s.monster_at[5] == 12


@clause("SOLO-10.17", "SOLO-3.10")
def test_events_use_the_same_procedure() -> None:
    humans_turn = alone(
        ("event_activation", 5, 0),
        {"armies": {9: [3]}},
        {"row": ROW},
        monsters={"draugr": 9},
        rings={"draugr": 1},
        active=0,
    )
    humans_turn.idle()
    assert army(humans_turn, 0) == [(9, 2)]
    followers_turn = alone(
        ("event_activation", 5, 0),
        {"armies": {9: [3]}},
        {"row": ROW},
        monsters={"draugr": 9},
        rings={"draugr": 0},
        active=1,
    )
    followers_turn.asked("monster-do", 0)


@clause("SOLO-10.20", "SOLO-3.4")
def test_choices_inside_region_attacks() -> None:
    fafnir = beast("fafnir", 9, {"armies": {9: [2, 5]}})
    assert army(fafnir, 0) == [(9, 2), (9, 3)]
    hunts = beast("fafnir", 9, {"armies": {12: [2], 8: [4]}})
    assert hunts.s.monster_at[0] == 8
    assert army(hunts, 0) == [(8, 3), (12, 2)]
    troll = beast("troll", 9, {"armies": {12: [2], 8: [4]}}, {"armies": {9: [3]}})
    assert army(troll, 0) == [(8, 3), (12, 2)]
    assert army(troll, 1) == [(9, 2)], "a part that can only hit Followers is still resolved"
    wolves = beast("hati_skoll", 9, {"control": [9, 16], "runes": {"uruz": 1}}, {"control": [3]})
    wolves.idle()
    assert wolves.s.monster_at[2] == 16
    assert runes(wolves, 0) == [0, 0, 0]
    grendel = beast("grendel", 9, {"armies": {9: [2]}})
    grendel.idle()
    assert army(grendel, 0) == []
    assert grendel.s.monster_at[4] == 7, "no marker: another Region of the Land, MIN"


@clause("SOLO-10.20")
def test_huldra_helps_its_own_army_first() -> None:
    t = beast("huldra", 9, {}, {"armies": {12: [2], 8: [2]}}, neutral=True, dice=True)
    throw(t, "attack").idle()
    assert army(t, 1) == [(8, 2), (12, 3)], "12 has more foreign neighbours"
    weakest = beast("huldra", 9, {"armies": {12: [2], 8: [1]}}, neutral=True, dice=True)
    throw(weakest, "attack").idle()
    assert army(weakest, 0) == [(8, 2), (12, 2)]


def test_hands_stay_hidden() -> None:
    t = beast("draugr", 9, {"armies": {9: [3]}}, {"hand": ["levy"]})
    assert hand(t, 1) == ["levy"]
    assert t.game.view(0)["zones"]["follower_hands"] == [[None]]
