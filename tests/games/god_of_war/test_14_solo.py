"""Solo mode (GOW-14.1) and the number of players (GOW-14.4)."""

import meadhall
from meadhall.games.god_of_war.content import HEROES
from tests.clauses import clause
from tests.games.god_of_war.scene import Scene, act, names, scene

SOLO = ["kratos"]


@clause("GOW-14.1")
def test_one_player_is_kratos_with_one_turn_and_two_activations() -> None:
    t = Scene(meadhall.new("god-of-war", seats=1, seed=2, options={"first_scene": "travelers"}))
    assert [HEROES[h] for h, owner in enumerate(t.s.owner) if owner >= 0] == ["kratos"]
    t.asked("place-hero", 0).does(0, "column:4")
    t.asked("step", 0).does(0, "end")
    while t.game.questions[0].key != "upgrade":
        t.does(0, "pass" if "pass" in t.options(0) else t.options(0)[0])
    assert len(t.s.row) == 2
    t.does(0, t.options(0)[0])
    assert t.s.round == 2


@clause("GOW-14.1.1")
def test_each_ability_once_per_quest_with_one_option() -> None:
    t = scene("step", 0, boards=SOLO, heroes={"kratos": {"damage": 5}})
    t.does(0, "ability:mimir_1a")
    assert t.damage("kratos") == 3
    assert t.s.abilities_used == (0, 0, 1, 0)
    assert "ability:mimir_1a" not in t.options(0)
    t.goto("clean_up")
    assert t.s.abilities_used == (0, 0, 0, 0)
    t = scene("step", 0)
    assert not [v for v in t.options(0) if str(v).startswith("ability:")]  # never with two players


@clause("GOW-14.1.2")
def test_spartan_rage_makes_all_available_again() -> None:
    t = scene("step", 0, boards=SOLO, heroes={"kratos": {"rage": 5}}, abilities_used=["atreus_1", "mimir_2"])
    t.does(0, "rage:kratos")
    assert t.s.abilities_used == (0, 0, 0, 0)


@clause("GOW-14.1.3")
def test_the_arrows_of_atreus() -> None:
    t = scene("step", 0, boards=SOLO, hands=[["strength"]], heroes={"kratos": {"attack_bonus": 3}})
    t.does(0, "attack:kratos", "side:sc01_u1_a")  # the ability itself is used: no boost by the same one
    assert t.s.stunned[0] == 1
    assert t.told("attack")[0]["params"]["n"] == 5
    assert t.rage("kratos") == 1
    t.die(3).does(0, "no")
    assert t.damage("U1") == 2
    t = scene("step", 0, boards=SOLO, hands=[["axe_throw"]])
    assert t.why_not(0, "attack:kratos").key == "no-attack-set"  # a Number is needed
    t = scene("step", 0, boards=SOLO, hands=[["strength"]], quest="helheim", dead=["U2", "U3", "U4", "L2"])
    t.does(0, "ability:atreus_2a", "pass")
    assert t.told("attack")[0]["params"]["card"] == "side:sc04_l3_a"  # only one Enemy is visible


@clause("GOW-14.1.4")
def test_two_targets_one_roll() -> None:
    t = scene("step", 0, boards=SOLO, hands=[["godly_strength", "strength", "great_might"]])
    t.does(0, "ability:atreus_2a", "side:sc01_l2_a", "side:sc01_l4_a")
    t.does(0, t.card("strength"), t.card("godly_strength"), t.card("great_might"))  # strength 8
    t.does(0, "pass").die(2).does(0, "no")
    assert t.side("L2") == "B"  # armor 7
    assert t.killed("heavy_draugr")  # 8 - 2 = 6
    t = scene(
        "step", 0, boards=SOLO, quest="grendels", hands=[["godly_strength"]], tokens={"ash": 1, "frost": 3}
    )
    t.does(0, "ability:atreus_2a", "side:sc02_l2_a", "side:sc02_u1_a", "pass").die(2).does(0, "no")
    assert (t.damage("L2"), t.damage("U1")) == (
        1,
        1,
    )  # equal damage: the roll counts for a fixed Defense as well


@clause("GOW-14.1.5")
def test_help_in_the_attack_window() -> None:
    t = scene("step", 0, boards=SOLO, hands=[["leviathan_chop", "strength"]])
    t.does(0, "attack:kratos", "side:sc01_l1_a", t.whole("leviathan_chop", "strength")).asked(
        "boost-attack", 0
    )
    t.does(0, "ability:atreus_1b")
    assert t.told("attack")[0]["params"]["n"] == 5
    t.die(2).asked("invert-die", 0).does(0, "yes")
    assert t.killed("draugr")  # 5 + 2
    t = scene(
        "step",
        0,
        boards=SOLO,
        quest="grendels",
        hands=[["leviathan_chop", "godly_strength"]],
        heroes={"kratos": {"column": 2}},
    )
    t.does(0, "attack:kratos", t.whole("leviathan_chop", "godly_strength"), "pass")
    assert t.damage("L2") == 1  # fixed Defense: no die, nothing to turn
    t.asked("step", 0)


@clause("GOW-14.1.6")
def test_shield_counsel_shortcut_and_foresight() -> None:
    t = act("F", boards=SOLO, hands=[["strength"]], stunned=["U1"])
    t.asked("defend", 0).does(0, "ability:atreus_2b", "done")
    assert t.damage("kratos") == 1
    t = scene("additional_activation", boards=SOLO, upgrade_top=["steady_might#up_005", "great_might#up_017"])
    t.asked("before-scene", 0)
    assert t.options(0) == ["ability:mimir_1a", "ability:mimir_2a", "ability:mimir_2b", "pass"]
    t.does(0, "ability:mimir_2b").asked("peek", 0).does(0, "bottom", "top", "pass")
    assert names(t.s.upgrade_bottom) == ["great_might"]
    assert names(t.s.row) == ["steady_might"]
    t = scene("step", 0, boards=SOLO, upgrade_top=["steady_might#up_005", "great_might#up_017"])
    t.does(0, "ability:mimir_2b", "top", "top").asked("peek-first", 0).does(0, "card:steady_might#up_005")
    assert names(t.s.upgrade_top) == ["great_might", "steady_might"]  # the last one is the next
    t = scene("step", 0, boards=SOLO, heroes={"kratos": {"moved": 1}})
    t.does(0, "ability:mimir_2a", "column:3")
    assert t.column(3) == ["kratos"]


@clause("GOW-14.1.7")
def test_solo_is_lost_with_kratos() -> None:
    t = act("F", boards=SOLO, heroes={"kratos": {"column": 1, "damage": 9}}, stunned=["U1"])
    t.does(0, "-")
    assert t.s.lost


@clause("GOW-14.4")
def test_only_the_number_of_activations_depends_on_the_players() -> None:
    boards = ["kratos", "freya", "atreus", "brok_sindri"]
    for count in (1, 2, 3, 4):
        t = scene("step", 0, boards=boards[:count])
        facts = t.game.rules.facts(t.s, 0)
        assert facts["cards"][5]["enemy"]["health"] == 16
        t.goto("round")
        frames = [name for name, _ in t.s.agenda]
        assert frames.count("scene_activation") + frames.count("additional_activation") == count + 1
