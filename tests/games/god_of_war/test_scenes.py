"""Every Scene: how it is won, how it is lost, and what is special about it."""

from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.games.god_of_war.content import QUESTS
from tests.games.god_of_war.scene import Scene, act, scene


def finale(quest: str, **given: Any) -> Scene:
    """The last steps of Kratos in a game of a single Scene: completing it wins."""
    t = scene("step", 0, quest=quest, **given)
    t.s.goal = 1
    t.s.agenda = [("complete_quest", ()), ("scene_activation", (0,)), ("step", (0,))]
    t.game.restart()
    return t


def won(t: Scene) -> None:
    t.idle()
    assert t.s.won
    assert not t.s.lost
    assert t.game.winners() == [0, 1]
    assert t.game.rules.invariants(t.s) == []


def lost(t: Scene) -> None:
    t.idle()
    assert t.s.lost
    assert not t.s.won
    assert t.game.winners() == []
    assert t.game.rules.invariants(t.s) == []


STRONG = [["leviathan_chop", "godly_strength", "axe_throw", "strength"]]
DYING = {"kratos": {"column": 2, "damage": 9}, "freya": {"column": 0}}


# --- 1 Travelers


def test_travelers_won() -> None:
    t = finale(
        "travelers",
        hands=STRONG,
        sides={"L2": "B", "L3": "B"},
        damage={"L2": 14},
        killed=["traveler_sword"],
        dead=["L3"],
        heroes={"kratos": {"column": 2}},
    )
    won(t.does(0, "attack:kratos", t.card("leviathan_chop"), t.card("godly_strength")).die(1))


def test_travelers_not_won_by_one_of_them() -> None:
    t = finale(
        "travelers", hands=STRONG, sides={"L2": "B"}, damage={"L2": 14}, heroes={"kratos": {"column": 2}}
    )
    t.does(0, "attack:kratos", t.card("leviathan_chop"), t.card("godly_strength")).die(0)
    t.asked("step", 0)
    assert t.s.dead[5] == 1


def test_travelers_lost() -> None:
    lost(act("K", quest="travelers", heroes=DYING))


def test_the_war_horn_calls_the_draugr_back() -> None:
    t = act(
        "T", sides={"U1": "B", "L1": "B", "L4": "B"}, heroes={"kratos": {"column": 2}, "freya": {"column": 2}}
    )
    assert (t.side("U1"), t.side("L1"), t.side("L4")) == ("A", "A", "A")
    t = act(
        "T", sides={"U1": "B", "U3": "B", "L4": "B"}, heroes={"kratos": {"column": 2}, "freya": {"column": 2}}
    )
    assert (t.side("U1"), t.side("L4")) == ("B", "B")  # the horn is broken


# --- 2 Grendels


def test_grendels_won() -> None:
    given = {
        "killed": ["grendel_frost"],
        "dead": ["L3"],
        "sides": {"L2": "B", "U3": "B"},
        "damage": {"L2": 12},
        "tokens": {"ash": 1},
    }
    t = finale("grendels", hands=STRONG, heroes={"kratos": {"column": 2}}, **given)
    won(t.does(0, "attack:kratos", t.card("leviathan_chop"), t.card("godly_strength")))


def test_grendels_lost() -> None:
    lost(act("F", quest="grendels", heroes=DYING, stunned=["U1"]))


def test_a_wounded_grendel_turns_furious() -> None:
    t = finale(
        "grendels", hands=STRONG, damage={"L2": 6}, tokens={"ash": 2}, heroes={"kratos": {"column": 2}}
    )
    t.does(0, "attack:kratos", t.card("leviathan_chop"), t.card("godly_strength"))
    assert (t.side("L2"), t.damage("L2")) == ("B", 7)
    t = finale(
        "grendels",
        hands=[["leviathan_chop", "godly_strength", "strength", "divine_might"]],
        damage={"L2": 6},
        tokens={"ash": 0},
        heroes={"kratos": {"column": 2, "attack_bonus": 4}},
    )
    t.does(0, "attack:kratos", t.whole("leviathan_chop", "divine_might"))
    assert (t.killed("grendel_ash"), t.side("L2"), t.s.dead[5]) == (True, "A", 1)  # struck down outright


# --- 3 Ogre

RIDDEN = {"U2": "B", "L2": "B", "L3": "B"}


def test_ogre_won_by_riding_it_last() -> None:
    given = {
        "sides": {**RIDDEN, "U1": "B", "U4": "B", "L1": "B"},
        "damage": {"L4": 8},
        "armor_lost": {"L4": 1},
        "health_damage": {"hc_ogre": 34},
    }
    t = finale(
        "ogre",
        hands=[["grit", "leviathan_chop", "godly_strength"]],
        heroes={"kratos": {"column": 2}},
        **given,
    )
    t.does(0, "spot:rampage_left", t.card("grit"))  # 1 + 2 against the Wulver
    assert t.side("L4") == "B"
    t.does(1, "pass").does(0, "hero:kratos").asked("step", 0)
    won(t.does(0, "attack:kratos").die(0))


def test_ogre_lost_if_it_dies_too_early() -> None:
    t = finale("ogre", hands=STRONG, health_damage={"hc_ogre": 34}, heroes={"kratos": {"column": 2}})
    lost(t.does(0, "attack:kratos", t.card("leviathan_chop"), t.card("godly_strength")).die(1))


def test_the_ogre_throws_its_rider_off() -> None:
    t = act("F", quest="ogre", sides=RIDDEN, heroes={"kratos": {"column": 2}})
    assert (t.side("U2"), t.side("L2"), t.side("L3")) == ("A", "A", "A")
    assert t.damage("kratos") == 1


# --- 4 Helheim

SECOND = {"U1": "B", "U2": "B", "U3": "B", "U4": "B", "L2": "B", "L3": "B"}


def test_helheim_won_after_the_second_wave() -> None:
    t = finale(
        "helheim",
        hands=STRONG,
        sides=SECOND,
        dead=["L3"],
        damage={"L2": 14},
        heroes={"kratos": {"column": 2}},
    )
    won(t.does(0, "attack:kratos", t.card("leviathan_chop"), t.card("godly_strength")).die(0))


def test_helheim_lost_at_a_dead_pyre() -> None:
    lost(act("K", quest="helheim", sides={"L1": "B"}, dead=["L2"]))
    t = act("K", quest="helheim", dead=["L2"])
    assert (t.token("pyre_west"), t.s.lost) == (2, False)


def test_a_dead_pyre_is_rekindled() -> None:
    t = finale("helheim", sides={"L1": "B"}, hands=[["godly_strength"]])
    t.does(0, "spot:rekindle_west")
    assert (t.side("L1"), t.token("pyre_west")) == ("A", 3)


# --- 5 Alfheim


def test_alfheim_won_with_a_crystal() -> None:
    t = finale(
        "alfheim",
        hands=[["crystal"]],
        killed=["swarm"],
        sides={"U4": "B"},
        health_damage={"hc_svartaljofurr": 44},
        heroes={"kratos": {"column": 2}},
    )
    won(t.does(0, "spot:burst_bridge"))


def test_alfheim_needs_the_swarm_as_well() -> None:
    t = finale(
        "alfheim",
        hands=[["crystal"]],
        health_damage={"hc_svartaljofurr": 44},
        heroes={"kratos": {"column": 2}},
    )
    t.does(0, "spot:burst_bridge").asked("step", 0)
    assert t.killed("svartaljofurr")


def test_alfheim_lost() -> None:
    lost(act("U", quest="alfheim", heroes=DYING))


def test_svartaljofurr_lands_and_rises() -> None:
    t = act("K", quest="alfheim", heroes={"freya": {"column": 0}})
    assert (t.side("U2"), t.side("L2"), t.damage("kratos")) == ("B", "B", 1)
    t = act("K", quest="alfheim", sides={"U2": "B", "L2": "B"}, heroes={"freya": {"column": 0}})
    assert (t.side("U2"), t.side("L2"), t.damage("kratos")) == ("A", "A", 0)


# --- 6 Stone Ancient


def test_stone_ancient_won_with_a_heart_piece() -> None:
    t = finale(
        "stone_ancient",
        hands=[["grit"]],
        tokens={"heart": 1},
        health_damage={"hc_stone_ancient": 49},
        sides={"U2": "B", "L2": "B", "L3": "B"},
        heroes={"kratos": {"column": 3}},
    )
    won(t.does(0, "spot:hurl_heart"))


def test_stone_ancient_lost_by_the_pulse() -> None:
    lost(
        act(
            "K",
            quest="stone_ancient",
            tokens={"heart": 3},
            heroes={"kratos": {"column": 4, "damage": 9}, "freya": {"column": 0}},
        )
    )


def test_every_attack_on_the_ancient_breaks_off_a_piece() -> None:
    t = finale("stone_ancient", hands=STRONG, heroes={"kratos": {"column": 2}})
    t.does(0, "attack:kratos", "side:sc06_l2_a", t.card("leviathan_chop"), t.card("strength"), "done")
    assert t.token("heart") == 1
    assert t.s.health_damage == (0,)  # Defense 2


# --- 7 Hræzlyr


def test_hraezlyr_won() -> None:
    given = {
        "killed": ["left_claw", "right_claw"],
        "sides": {"U2": "B", "L2": "B", "L3": "B"},
        "damage": {"U2": 46},
    }
    t = finale("hraezlyr", hands=[["axe_throw", "godly_strength"]], heroes={"kratos": {"column": 2}}, **given)
    won(t.does(0, "attack:kratos").die(1))


def test_the_head_comes_down_when_both_claws_are_gone() -> None:
    given = {"killed": ["left_claw"], "sides": {"L2": "B"}, "damage": {"L3": 9}, "tops": [["grit"]]}
    t = finale("hraezlyr", hands=STRONG, heroes={"kratos": {"column": 3}}, **given)
    t.does(0, "attack:kratos", t.card("leviathan_chop"), t.card("strength"), "done").die(0)
    assert (t.side("L3"), t.side("U2")) == ("B", "B")
    assert t.game.rules.facts(t.s, 0)["cards"][1]["enemy"]["armor"] == 0
    assert "grit" in t.hand(0)  # the reward of the Claw


def test_hraezlyr_lost() -> None:
    lost(act("U", quest="hraezlyr", heroes=DYING))


def test_melee_reaches_the_lowered_head() -> None:
    t = finale(
        "hraezlyr",
        hands=[["leviathan_chop", "strength"]],
        sides={"U2": "B", "L2": "B"},
        heroes={"kratos": {"column": 2}},
    )
    t.does(0, "attack:kratos").die(0)
    assert t.damage("U2") == 2


# --- 8 Magni and Modi


def test_magni_and_modi_won() -> None:
    t = finale(
        "magni_modi",
        hands=STRONG,
        killed=["modi"],
        dead=["L3"],
        damage={"L2": 27},
        heroes={"kratos": {"column": 2}},
    )
    won(t.does(0, "attack:kratos", t.card("leviathan_chop"), t.card("godly_strength")).die(1))


def test_magni_and_modi_lost() -> None:
    lost(act("F", quest="magni_modi", heroes=DYING))


def test_a_brother_mourns_the_other() -> None:
    t = act(
        "F",
        quest="magni_modi",
        killed=["modi"],
        dead=["L3"],
        heroes={"kratos": {"column": 2}, "freya": {"column": 4}},
    )
    assert t.damage("kratos") == 4  # 3 and 1 for Modi


# --- 9 Baldur


def test_baldur_won_by_the_third_bond() -> None:
    t = finale(
        "baldur",
        part=2,
        tokens={"mistletoe": 1, "bonds": 2},
        sides={"L3": "B"},
        damage={"L3": 16},
        hands=[["godly_strength"]],
        heroes={"kratos": {"column": 2}},
    )
    won(t.does(0, "spot:bind_baldur"))


@pytest.mark.parametrize("part", [1, 2])
def test_baldur_lost_if_he_dies(part: int) -> None:
    given: dict[str, Any] = {"damage": {"L2": 29}, "sides": {"L2": "B"}, "heroes": {"kratos": {"column": 2}}}
    if part == 2:
        given = {"damage": {"L3": 26}, "sides": {"L3": "B"}, "heroes": {"kratos": {"column": 3}}, "part": 2}
    t = finale("baldur", hands=STRONG, **given)
    lost(t.does(0, "attack:kratos", t.card("leviathan_chop"), t.card("godly_strength")).die(0))


def test_baldur_cannot_be_bound_while_he_is_strong() -> None:
    t = finale(
        "baldur",
        part=2,
        tokens={"mistletoe": 3},
        sides={"L3": "B"},
        damage={"L3": 15},
        hands=[["godly_strength"]],
        heroes={"kratos": {"column": 2}},
    )
    assert t.why_not(0, "spot:bind_baldur").key == "spot-need"
    t = act("U", quest="baldur", part=2, tokens={"bonds": 2}, damage={"L3": 9}, sides={"L3": "B"})
    assert (t.damage("L3"), t.token("bonds")) == (6, 1)  # he heals and tears a Bond


# --- 10 Sigrun


def test_sigrun_won_by_a_freed_sister() -> None:
    t = scene(
        "step",
        0,
        quest="sigrun",
        sides={"U1": "B"},
        health_damage={"hc_sigrun": 66},
        upgrade_top=["steady_might#up_001"],
    )
    t.s.goal = 1
    t.s.agenda = [("complete_quest", ()), ("scene_activation", (0,))]
    t.game.restart()
    won(t)


def test_sigrun_lost() -> None:
    lost(act("K", quest="sigrun", heroes=DYING))


def test_the_council_ends_in_a_storm() -> None:
    t = finale(
        "sigrun",
        hands=STRONG,
        health_damage={"hc_sigrun": 33},
        sides={"U2": "B", "L2": "B"},
        heroes={"kratos": {"column": 2}},
    )
    t.does(0, "attack:kratos", t.card("leviathan_chop"), t.card("strength"), "done").die(0)
    assert (t.side("U3"), t.side("L3")) == ("B", "B")  # 35 health left
    t = finale("sigrun", hands=[["leviathan_chop", "grit"]], heroes={"kratos": {"column": 2}})
    t.does(0, "spot:taunt_queen")
    assert (t.side("U2"), t.side("L2")) == ("B", "B")


# --- whole games


SAGAS = Path(__file__).parents[2] / "sagas" / "god_of_war"


@pytest.mark.parametrize("outcome", ["won", "lost"])
@pytest.mark.parametrize("quest", [quest.id for quest in QUESTS])
def test_a_whole_game_of_every_scene_is_won_and_one_is_lost(quest: str, outcome: str) -> None:
    game = meadhall.load(SAGAS / f"{quest}-{outcome}.saga")
    assert (game.options["first_scene"], game.options["length"]) == (quest, "single")
    assert game.over
    assert (game.s.won, game.s.lost) == (outcome == "won", outcome == "lost")
    assert game.winners() == ([0, 1, 2] if outcome == "won" else [])
    keys = [answer.key for answer in game.all_answers()]
    assert keys[:3] == ["dashboard"] * 3  # from the setup on
    assert keys.count("upgrade") >= 3 * (game.s.round - 1)  # a card for everybody after every whole round
    assert game.rules.invariants(game.s) == []


def test_every_scene_has_a_test_that_wins_and_one_that_loses() -> None:
    tests = [name for name in globals() if name.startswith("test_")]
    for quest in QUESTS:
        short = {"magni_modi": "magni_and_modi"}.get(quest.id, quest.id)
        assert [name for name in tests if name.startswith(f"test_{short}_won")], quest.id
        assert [name for name in tests if name.startswith(f"test_{short}_lost")], quest.id
