"""Defeat, flips, state check (GOW-9)."""

from tests.clauses import clause
from tests.games.god_of_war.scene import act, lab, names, scene


@clause("GOW-9.1")
def test_defeat_in_its_order() -> None:
    # the Grendel of Ashes: recorded, damage removed, its `when defeated` line, then a Death token (no flip line)
    t = scene(
        "step",
        0,
        quest="grendels",
        hands=[["leviathan_chop", "godly_strength"]],
        damage={"L2": 13},
        tokens={"ash": 2},
        heroes={"kratos": {"column": 2}},
        sides={"L2": "B"},
    )
    t.does(0, "attack:kratos")
    assert t.killed("grendel_ash")
    assert (t.damage("L2"), t.s.dead[5]) == (0, 1)
    assert t.side("U2") == "B"
    assert t.token("frost") == 3
    t = scene("step", 0, hands=[["leviathan_chop", "godly_strength"]], damage={"L1": 2})
    t.does(0, "attack:kratos").die(1)
    assert (t.side("L1"), t.s.dead[4], t.damage("L1")) == ("B", 0, 0)  # a flip line instead of the token
    t = scene(
        "step",
        0,
        quest="ogre",
        hands=[["leviathan_chop", "godly_strength"]],
        health_damage={"hc_ogre": 35},
        heroes={"kratos": {"column": 2}},
    )
    t.does(0, "attack:kratos").die(0)
    assert t.s.health_dead == (1,)  # the token lies on the Health card
    assert t.s.lost


@clause("GOW-9.2", "GOW-12.4.1")
def test_flipping_keeps_damage_and_drops_other_tokens() -> None:
    t = act("R", quest="grendels", damage={"L1": 3}, heroes={"freya": {"column": 0}})
    assert (t.side("L1"), t.damage("L1")) == ("B", 3)  # also without an Enemy on the new side
    t = scene("step", 0, quest="stone_ancient", tokens={"heart": 4}, stunned=["U4"])
    t.goto("activate", 5, 2)
    assert t.side("U3") == "B"
    assert t.token("heart") == 0
    t = scene(
        "step", 0, quest="magni_modi", sides={"U2": "B"}, hands=[["grit"]], heroes={"kratos": {"column": 2}}
    )
    assert t.token("lantern_west") == 0
    t.does(0, "spot:mend_west")
    assert t.token("lantern_west") == 1  # `place` of the new side
    t = scene("step", 0, sides={"L2": "B"}, hands=[["crystal", "grit"]], heroes={"kratos": {"column": 2}})
    t.does(0, "spot:detonate")
    assert t.side("L2") == "B"  # already there: nothing happens


@clause("GOW-9.3", "GOW-12.4.8")
def test_the_reward_goes_to_the_hero_who_caused_the_flip() -> None:
    t = scene(
        "step", 1, hands=[[], ["vanir_blade", "old_power"]], damage={"L1": 3}, heroes={"freya": {"column": 1}}
    )
    t.does(1, "attack:freya").die(0)
    assert names(t.s.tops[1]) == ["crystal"]
    t = scene(
        "step", 0, hands=[["axe_throw", "strength"]], heroes={"kratos": {"column": 4}}, damage={"U4": 3}
    )
    t.does(0, "attack:kratos", "side:sc01_u4_a").die(0)
    t.does(1, "pass").asked("choose-hero-heal", 0)  # players decide
    t = act("F", quest="alfheim", sides={"L1": "A", "U3": "B"})
    assert t.told("reward") == []
    t = act("R", sides={"U1": "B"})
    assert t.side("U1") == "A"
    t = act("R", quest="grendels", heroes={"freya": {"column": 0}, "kratos": {"column": 1, "damage": 4}})
    assert t.damage("kratos") == 6  # the Burrow's reward (heal 2) is not given to anybody


@clause("GOW-9.4", "GOW-12.6")
def test_a_group_is_flipped_card_by_card() -> None:
    t = scene(
        "step",
        0,
        quest="ogre",
        health_damage={"hc_ogre": 18},
        hands=[["axe_throw", "grit"]],
        heroes={"kratos": {"column": 2}},
    )
    t.does(0, "spot:hurl_stone")
    assert [e["params"]["card"] for e in t.told("card-flipped")] == [
        "side:sc03_u2_b",
        "side:sc03_l2_b",
        "side:sc03_l3_b",
    ]
    t = act("T", sides={"U1": "B", "L1": "B"})
    assert (t.side("U1"), t.side("L1"), t.side("L4")) == ("A", "A", "A")  # w turns to the front
    assert t.side("L2") == "A"  # . leaves it


@clause("GOW-9.5")
def test_the_state_check() -> None:
    t = scene(
        "step",
        0,
        quest="stone_ancient",
        health_damage={"hc_stone_ancient": 26},
        hands=[["leviathan_chop", "godly_strength", "strength"]],
        heroes={"kratos": {"column": 2}},
    )
    t.does(0, "attack:kratos", t.whole("leviathan_chop", "strength", "godly_strength"))
    assert [t.side(p) for p in ("U2", "L2", "L3")] == ["B"] * 3  # (1) once, in reading order
    t = lab(
        "step",
        0,
        hands=[["leviathan_chop", "leviathan_chop", "grit", "grit"]],
        heroes={"kratos": {"column": 3}},
    )
    t.does(0, "attack:kratos", t.card("leviathan_chop"), t.card("grit"), "done").die(0)
    assert t.token("doom") == 1
    t.does(0, "attack:kratos").die(0)
    assert t.side("U2") == "B"  # `flip when` of L4
    assert t.s.fired[7] == 1
    t = lab(
        "step",
        0,
        tokens={"doom": 2},
        hands=[["leviathan_chop", "grit"]],
        heroes={"kratos": {"column": 3}},
        sides={"U2": "B"},
    )
    t.does(0, "attack:kratos").die(3)
    assert t.s.lost  # (2)
    t = scene(
        "step",
        0,
        hands=[["leviathan_chop", "godly_strength"]],
        sides={"L2": "B", "L3": "B"},
        damage={"L2": 15},
        killed=["traveler_sword"],
        dead=["L3"],
        heroes={"kratos": {"column": 2}},
    )
    t.does(0, "attack:kratos").die(1)
    assert t.s.completed  # (4)
    assert t.s.played == ((), ())
    t.idle()


@clause("GOW-9.6")
def test_a_death_mark_goes_with_a_flip_but_not_from_a_health_card() -> None:
    t = scene(
        "step",
        0,
        quest="helheim",
        dead=["U2", "U3", "U4", "L2"],
        damage={"L3": 5},
        hands=[["leviathan_chop", "grit"]],
        heroes={"kratos": {"column": 3}},
    )
    t.does(0, "attack:kratos").die(0)
    assert t.s.dead == (0,) * 8  # all of them were flipped
    assert t.game.rules.facts(t.s, 0)["cards"][5]["enemy"]["enemy"] == "enemy:mattugr"
    t = scene("step", 0, quest="alfheim", killed=["svartaljofurr"], health_damage={})
    t.s.health_dead = [1]
    t.goto("activate", 5, 1)
    assert t.told("hero-attacked") == []  # he stays defeated whatever is flipped
