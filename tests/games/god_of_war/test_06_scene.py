"""Scene Activation, attacks of Enemies, Stun and Poison, Knocked Out (GOW-6)."""

from meadhall.engine import Subset
from tests.clauses import clause
from tests.games.god_of_war.scene import act, lab, names, scene


def activated(t: object) -> list[str]:
    return [e["params"]["card"].split(":")[1] for e in t.told("card-activated")]  # type: ignore[attr-defined]


@clause("GOW-6.1.1")
def test_the_revealed_card_lies_beside_the_scene() -> None:
    t = act("R")
    assert names(t.s.row) == ["steady_might"]
    assert t.told("rune-revealed")[0]["params"]["rune"] == "rune:r"


@clause("GOW-6.1.2")
def test_cards_are_activated_in_reading_order() -> None:
    t = act(
        "T", quest="hraezlyr", sides={"L4": "B"}, heroes={"kratos": {"column": 4}, "freya": {"column": 3}}
    )
    assert activated(t) == ["sc07_u4_a", "sc07_l1_a", "sc07_l4_b"]


@clause("GOW-6.1.3")
def test_a_card_flipped_in_this_activation_does_nothing_more() -> None:
    t = act(
        "T", sides={"U2": "B", "L1": "B"}
    )  # the Horn turns L1 up again, which has no T line; U2 flips itself
    assert t.side("U2") == "A"
    assert activated(t) == ["sc01_u2_b", "sc01_u3_a", "sc01_l4_a"]
    t = act("T", sides={"L4": "B"})
    assert t.side("L4") == "A"
    assert "sc01_l4_a" not in activated(t)  # turned up by the Horn in the same activation
    t = lab("activate", 0, 0, armor_lost={"U1": 2})
    assert (
        t.side("U1") == "B"
    )  # it flipped after its attack and did not flip back by `flip rune(F)` of its back
    assert t.game.over


@clause("GOW-6.2.1", "GOW-6.4.1")
def test_a_stunned_enemy_loses_its_token_instead() -> None:
    t = act("F", stunned=["L1"], heroes={"freya": {"column": 0}})
    assert t.damage("kratos") == 1  # U1 only
    assert t.s.stunned == (0,) * 8
    t = scene("step", 0, hands=[["shock_bolt", "shock_bolt"]])
    for _ in range(2):
        t.does(0, t.card("shock_bolt"), "side:sc01_l1_a")
    assert sum(t.s.stunned) == 1  # at most one token


@clause("GOW-6.2.2", "GOW-12.4.9")
def test_attack_lines_then_act_lines_and_flips_at_once() -> None:
    t = act("R", quest="grendels", heroes={"freya": {"column": 0}})
    assert t.side("L1") == "B"  # the Tatzelwurm dives after its Attack
    assert t.damage("kratos") == 2
    t = act("K", quest="alfheim", heroes={"freya": {"column": 0}})
    assert (t.side("U2"), t.side("L2")) == ("B", "B")
    assert t.damage("kratos") == 1  # the list that had begun is completed: the strike after the flip


@clause("GOW-6.2.3", "GOW-12.4.5")
def test_boxes_act_without_an_enemy_and_never_make_it_attack() -> None:
    t = act("R", quest="helheim")
    assert t.damage("kratos") == t.damage("freya") == 1  # Gate of the Dead
    assert t.token("pyre_east") == 2
    t = lab("activate", 0, 5, heroes={"kratos": {"column": 2}, "freya": {"column": 4}})
    assert t.damage("kratos") == 0  # rune F stands only in the box of L2
    assert t.damage("freya") == 2  # its strike


@clause("GOW-6.2.4")
def test_rune_flips_come_last() -> None:
    t = act("T", sides={"U2": "B"})
    assert t.side("U2") == "A"
    assert t.told("reward") == []


@clause("GOW-6.2.5")
def test_a_defeated_enemy_does_nothing() -> None:
    t = act("U", quest="helheim", dead=["U2", "L3"])
    assert t.damage("kratos") == t.damage("freya") == 0
    assert activated(t) == []  # no line that says it was activated


@clause("GOW-6.2.6")
def test_the_state_is_checked_after_each_card() -> None:
    t = act(
        "K",
        quest="helheim",
        tokens={"pyre_west": 1},
        heroes={"kratos": {"column": 4}, "freya": {"column": 3}},
    )
    assert t.side("L1") == "B"  # the pyre went out
    assert not t.s.lost


# --- Enemy attacks


@clause("GOW-6.3.1")
def test_melee_targets() -> None:
    t = act("U", boards=["kratos", "freya", "atreus"])  # L2 strikes left and own column
    assert [t.damage(h) for h in ("kratos", "freya", "atreus")] == [2, 2, 0]
    t = act("F", heroes={"kratos": {"column": 4}, "freya": {"column": 4}}, sides={"U1": "B"})
    assert t.damage("kratos") == t.damage("freya") == 0  # L1: own and right column, both empty
    t = act("U", quest="hraezlyr", boards=["kratos", "freya", "atreus"])  # upper row, all columns
    assert [t.damage(h) for h in ("kratos", "freya", "atreus")] == [2, 2, 2]


@clause("GOW-6.3.2")
def test_ranged_targets_the_farthest_occupied_column() -> None:
    t = act("A", sides={"L3": "B"}, heroes={"kratos": {"column": 2}, "freya": {"column": 3}}, stunned=["L3"])
    assert (t.damage("kratos"), t.damage("freya")) == (2, 0)
    t = act("U", quest="helheim", heroes={"kratos": {"column": 1}, "freya": {"column": 3}}, dead=["L3"])
    t.does(1, "pass").asked("far-column", 0).does(0, "column:3")
    assert t.damage("freya") == 2


@clause("GOW-6.3.3")
def test_only_the_front_hero_is_attacked_column_by_column() -> None:
    t = act("F", heroes={"kratos": {"column": 1}, "freya": {"column": 1}}, stunned=["U1"])
    assert (t.damage("kratos"), t.damage("freya")) == (2, 0)
    t = act("F", stunned=["U1"])
    assert [e["params"]["hero"] for e in t.told("hero-attacked")] == ["hero:kratos", "hero:freya"]
    assert (t.damage("kratos"), t.damage("freya")) == (2, 2)  # full strength against each


@clause("GOW-6.3.4")
def test_the_sequence_of_an_enemy_attack() -> None:
    t = act("F", quest="grendels", tokens={"ash": 0}, heroes={"kratos": {"column": 2}}, stunned=["U1"])
    assert t.told("hero-attacked") == []  # strength 0
    hands = [["raised_shield", "grit"], ["protective_sigil"]]
    heroes = {"kratos": {"column": 2, "defense_bonus": 1, "freya": 1}, "freya": {"column": 4}}
    t = act("K", hands=hands, heroes=heroes, sides={"L2": "B"}, tokens={})
    t.asked("defend", 0)
    assert t.game.questions[0].params["strength"] == 4
    t.does(0, t.card("raised_shield"), "done").asked("boost-defense", 1)
    assert t.game.questions[0].params["strength"] == 2  # what would come through: the pending Defense counts
    t.does(1, "pass").asked("freya-token", 0)
    assert t.game.questions[0].params["n"] == 2  # 4 - 1 - 1: the pending Defense
    assert t.s.defense_bonus[0] == 0
    t.does(0, "no")
    assert t.damage("kratos") == 2
    assert names(t.s.tops[0]) == ["stun"]
    t.idle()
    t = act("K", hands=hands, heroes=heroes, sides={"L2": "B"})
    t.does(0, "-").does(1, "pass").does(0, "yes")
    assert t.damage("kratos") == 0
    assert t.s.freya[0] == 0


@clause("GOW-6.3.4")
def test_nobody_is_asked_to_lessen_no_damage() -> None:
    heroes = {"kratos": {"column": 2, "defense_bonus": 4}, "freya": {"column": 4}}
    t = act("K", hands=[[], ["warding_rune"]], heroes=heroes, sides={"L2": "B"})
    t.idle()
    assert t.told("attack-warded")


@clause("GOW-6.3.5", "GOW-6.4.4")
def test_no_damage_no_stun() -> None:
    t = act(
        "K", sides={"L2": "B"}, heroes={"kratos": {"column": 2, "defense_bonus": 4}, "freya": {"column": 4}}
    )
    assert t.damage("kratos") == 0
    assert t.s.tops[0] == ()
    t = act(
        "K", sides={"L2": "B"}, heroes={"kratos": {"column": 2, "defense_bonus": 3}, "freya": {"column": 4}}
    )
    assert names(t.s.tops[0]) == ["stun"]


@clause("GOW-6.4.2")
def test_the_stun_of_a_health_card_covers_all_its_cards() -> None:
    t = act(
        "K",
        quest="ogre",
        health_stunned=["hc_ogre"],
        heroes={"kratos": {"column": 2}, "freya": {"column": 3}},
    )
    assert (t.damage("kratos"), t.damage("freya")) == (
        0,
        0,
    )  # L2 recovers, and L3 does nothing for this rune either
    assert t.s.health_stunned == (0,)
    t.goto("scene_activation", 0).draws("steady_might")  # another rune, another activation
    assert t.told("card-activated")


@clause("GOW-6.4.3")
def test_crystals_stay_in_the_deck_until_removed() -> None:
    t = scene("step", 0, quest="alfheim", hands=[["crystal"]], heroes={"kratos": {"column": 2}})
    t.does(0, "spot:burst_bridge")
    assert names(t.s.discards[0]) == ["crystal"]
    t = scene("upgrade_phase", discards=[["stun", "poison"]], row=["steady_might"])
    t.does(0, "card:stun#1")
    assert len(t.s.piles[0]) == 10


# --- Knocked Out


@clause("GOW-6.5.1")
def test_knocked_out_heroes_leave() -> None:
    heroes = {
        "kratos": {"column": 1, "damage": 9, "freya": 0, "attack_bonus": 3, "defense_bonus": 0},
        "freya": {"column": 1},
    }
    t = act("F", heroes=heroes, stunned=["U1"])
    assert t.damage("kratos") == 10  # capped
    assert t.column(1) == ["freya"]
    assert t.s.attack_bonus[0] == 0
    t = act(
        "F", heroes={"kratos": {"column": 1, "damage": 9, "freya": 2}, "freya": {"column": 4}}, stunned=["U1"]
    )
    t.does(0, "no")
    assert t.s.freya[0] == 0  # the tokens return to Freya's player
    t = scene("step", 1, hands=[[], ["healing_roots"]], heroes={"kratos": {"column": 0}})
    t.does(1, t.card("healing_roots"))  # nobody else to choose
    assert t.damage("kratos") == 10


@clause("GOW-6.5.2", "GOW-6.5.3")
def test_the_knocked_out_keep_their_hand_reveal_and_upgrade() -> None:
    t = scene("turn", 0, hands=[["strength"]], heroes={"kratos": {"column": 0}})
    t.idle()
    assert t.hand(0) == ["strength"]
    t = scene("upgrade_phase", hands=[["strength"]], heroes={"kratos": {"column": 0}}, row=["steady_might"])
    t.asked("upgrade", 0)
    assert names(t.s.discards[0]) == ["strength"]


@clause("GOW-6.5.4")
def test_without_a_body_in_the_scene_the_game_is_lost() -> None:
    t = act("F", boards=["kratos", "mimir"], heroes={"kratos": {"column": 1, "damage": 9}}, stunned=["U1"])
    assert t.s.lost
    t.idle()
    t = act("F", heroes={"kratos": {"column": 1, "damage": 9}, "freya": {"column": 4}}, stunned=["U1"])
    assert not t.s.lost


@clause("GOW-6.3.4", "GOW-11.5.2")
def test_a_defense_says_before_what_comes_through() -> None:
    heroes = {
        "sindri": {"column": 2, "damage": 4, "defense_bonus": 3},
        "brok": {"column": 4},
        "kratos": {"column": 0},
    }
    hand = ["forged_plate", "bickering"]
    t = act("K", boards=["brok_sindri", "kratos"], hands=[hand], heroes=heroes, sides={"L2": "B"})
    question = t.asked("defend", 0).game.questions[0]
    assert isinstance(question, Subset)
    # strength 4 against a pending 3, which counts without any card: he would live with 1
    assert question.params.items() >= {"strength": 4, "defense": 3, "through": 1, "left": 1}.items()
    look = question.look([t.card("forged_plate")])
    assert look.comes == {"strength": 4, "defense": 4, "through": 0, "left": 2}
    t.does(0, "-")
    assert t.damage("sindri") == 5
    heroes["sindri"] = {"column": 2, "damage": 4}
    t = act("K", boards=["brok_sindri", "kratos"], hands=[hand], heroes=heroes, sides={"L2": "B"})
    assert t.game.questions[0].params["left"] == 0  # he would be Knocked Out
