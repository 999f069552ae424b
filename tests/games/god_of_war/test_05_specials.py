"""Special cards and their windows, Rage, Interaction (GOW-5.6 to GOW-5.8)."""

from random import Random

import pytest

from meadhall.engine import Subset, Value
from meadhall.games.god_of_war.content import CARDS
from tests.clauses import clause
from tests.games.god_of_war.scene import UPGRADE_WITH, act, lab, names, scene

DRAWING = {
    f"card:{card}"
    for card in CARDS
    if card.partition("#")[0] in ("crystal", "insight", "cleansing_waters", "ancient_lore")
}


@clause("GOW-5.6.1")
def test_a_special_card_is_played_alone_in_any_turn() -> None:
    t = scene("step", 0, hands=[["shock_bolt"], ["healing_roots"]], heroes={"kratos": {"damage": 4}})
    t.does(0, t.card("shock_bolt"), "side:sc01_l1_a")
    assert t.s.stunned[4] == 1
    t.does(0, "call:1").asked("help", 1).does(1, t.card("healing_roots"), "hero:kratos")
    assert t.damage("kratos") == 2
    t = scene("step", 0, hands=[[], ["healing_roots"]], heroes={"freya": {"column": 0}})
    assert "call:1" not in t.options(0)  # Knocked Out


@clause("GOW-5.6.2")
def test_special_cards_at_any_moment() -> None:
    t = scene(
        "step",
        0,
        hands=[["axe_recall", "insight", "axe_throw", "strength"], ["battle_cry", "warding_rune", "insight"]],
    )
    assert {t.card("axe_recall"), t.card("insight")} <= set(t.options(0))
    t.does(0, "call:1")
    assert t.options(1) == [t.card("insight", 1), "pass"]  # no boost without an Attack
    t.does(1, "pass")
    assert "call:1" not in t.options(0)  # declined until the next step
    t.does(0, "column:4")
    assert "call:1" in t.options(0)
    t.does(0, "attack:kratos", "side:sc01_u4_a").asked("boost-attack", 1)  # an Attack is declared
    assert t.options(1) == [t.card("battle_cry"), t.card("insight", 1), "pass"]
    t = act("F", hands=[["insight"], ["warding_rune"]], heroes={"freya": {"column": 0}})
    t.asked("before-card", 0).passing().idle()  # not before the reveal again, and the Knocked Out have no say
    t = act("F", hands=[["insight"], ["insight", "warding_rune"]], decks=[["strength"], ["charm"]])
    t.asked("before-scene", 1).does(1, t.card("insight", 1))  # the one card of the deck
    t.asked("before-scene", 0).does(0, "pass")  # now everybody is asked again
    t.asked("before-card", 0).does(0, "pass")  # the rune is revealed, U1 is next
    t.asked("boost-defense", 1).does(1, "pass")
    t.asked("before-card", 0).does(0, "pass")  # L1
    assert (
        t.game.questions[0].params["hero"] == "hero:kratos"
    )  # the first of two columns: nothing has happened since
    t.asked("boost-defense", 1).does(1, "pass")
    t.asked("under-attack", 0)  # the second Attack of the card
    assert t.game.questions[0].params["hero"] == "hero:freya"


@clause("GOW-5.6.2", "GOW-6.2.7")
def test_a_card_answers_the_attack_it_is_for() -> None:
    heroes = {"kratos": {"column": 1, "damage": 5}, "freya": {"column": 4}}
    t = act("F", hands=[[], ["shock_bolt"]], heroes=heroes, stunned=["U1"])
    t.does(1, "pass").asked("before-card", 1).does(1, "pass").asked("before-card", 1)
    t.does(1, t.card("shock_bolt"), "side:sc01_l1_a")  # L1 is about to act
    assert t.damage("kratos") == 5
    t = act("F", hands=[[], ["swift_step"]], heroes=heroes, stunned=["U1"])
    t.does(1, "pass", "pass").asked("before-card", 1).does(1, t.card("swift_step"), "hero:kratos", "column:3")
    assert t.damage("kratos") == 5  # out of reach
    t = act(
        "K", hands=[[], ["runic_blast"]], quest="grendels", heroes={"freya": {"column": 4}}, damage={"L4": 4}
    )
    t.passing().idle()


@clause("GOW-5.6.7")
def test_nobody_is_asked_for_a_card_that_would_do_nothing() -> None:
    t = act("F", hands=[[], ["sunder_armor"]], heroes={"freya": {"column": 1}, "kratos": {"column": 3}})
    t.idle()  # no armor in her column
    t = act("F", hands=[[], ["sunder_armor"]], heroes={"freya": {"column": 2}, "kratos": {"column": 3}})
    t.asked("before-scene", 1)
    t = act("F", hands=[[], ["insight"]], decks=[[], []], discards=[["strength"], ["crystal"]])
    t.idle()  # nothing that she could draw
    waters = {"hands": [[], ["cleansing_waters"]], "decks": [[], []]}
    act("F", **waters, discards=[["crystal"], ["insight"]]).idle()  # nor to cleanse
    act("F", **waters, discards=[["stun"], []]).asked("before-scene", 1)
    act("F", **waters, discards=[[], ["strength"]]).asked("before-scene", 1)
    t = act("F", hands=[[], ["offering_of_strength", "strength"]])
    t.asked("before-card", 1)  # U1 has hurt somebody meanwhile
    assert t.told("hero-hurt")


@clause("GOW-5.6.8")
def test_the_windows_and_whom_they_concern() -> None:
    rules = scene("step", 0).game.rules
    heroes = {"kratos": {"column": 1}, "freya": {"column": 2}, "atreus": {"column": 4}}
    given = {"boards": ["kratos", "freya", "atreus"], "heroes": heroes, "stunned": ["U1"]}
    t = act("F", hands=[["insight"], ["insight"], ["crystal"]], **given)
    said: dict[tuple[str, str], dict[int, bool]] = {}
    while t.game.next is not None:
        question = t.game.next
        where = question.key, str(question.params.get("card", question.params.get("hero", "")))
        said.setdefault(where, {})[question.seat] = rules.concerns(t.s, question, question.seat)
        t.does(question.seat, rules.windows[question.key])
    assert said["before-scene", ""] == {1: False, 2: False}
    assert said["before-card", "side:sc01_l1_a"] == {
        0: True,
        1: True,
        2: False,
    }  # its own and the next column
    assert said["under-attack", "side:sc01_l1_a"] == {0: False, 1: True, 2: False}  # the second target
    t = scene("step", 0, hands=[[], ["healing_roots"]], heroes={"kratos": {"damage": 2}})
    t.does(0, "call:1").asked("help", 1)
    question = t.game.questions[0]
    assert rules.windows["help"] == "pass"
    assert rules.concerns(t.s, question, 1)  # asked by name
    assert question.params["seat"] == "seat:0"


@clause("GOW-5.6.3")
def test_several_special_cards_in_one_window() -> None:
    t = scene("step", 0, hands=[["axe_throw", "strength"], ["battle_cry", "battle_cry"]])
    t.does(0, "attack:kratos", "side:sc01_u1_a").does(1, t.card("battle_cry")).asked("boost-attack", 1)
    assert t.game.questions[0].params["strength"] == 4
    t.does(1, t.card("battle_cry")).die(3)
    assert t.told("attack")[0]["params"]["n"] == 6
    assert names(t.s.discards[1]) == ["battle_cry", "battle_cry"]


@clause("GOW-5.6.4")
def test_me_is_the_hero_of_the_player() -> None:
    t = scene(
        "step",
        0,
        boards=["brok_sindri", "kratos"],
        hands=[["runic_blast"]],
        heroes={"brok": {"column": 1}, "sindri": {"column": 4}},
    )
    t.does(0, t.card("runic_blast")).asked("playing-hero", 0).does(0, "hero:sindri", "side:sc01_l4_a")
    assert t.damage("L4") == 3
    t = scene("step", 0, boards=["kratos", "mimir"], medium="kratos", hands=[[], ["runic_blast"]])
    t.does(0, "call:1").does(1, t.card("runic_blast"), "side:sc01_l1_a")  # Mimir: the column of his Medium
    assert t.damage("L1") == 3


@clause("GOW-5.6.5")
def test_the_rage_symbol_counts_for_who_plays() -> None:
    t = scene(
        "step",
        0,
        boards=["kratos", "mimir"],
        medium="kratos",
        hands=[["axe_throw", "strength"], ["rousing_tale"]],
    )
    t.does(0, "attack:kratos", "side:sc01_u1_a").does(1, t.card("rousing_tale"))
    assert (t.rage("kratos"), t.rage("mimir")) == (1, 1)


@clause("GOW-5.6.6")
def test_a_crystal_may_be_discarded_to_draw() -> None:
    t = scene("step", 0, hands=[["crystal"], ["crystal"]], tops=[["strength"], ["charm"]])
    t.does(0, t.card("crystal"))
    assert t.hand(0) == ["strength"]
    assert names(t.s.discards[0]) == ["crystal"]
    t.does(0, "call:1").does(1, t.card("crystal"))
    assert t.hand(1) == ["charm"]


@clause("GOW-5.6.6")
def test_a_crystal_is_not_discarded_to_be_drawn_again() -> None:
    t = scene("step", 0, hands=[["crystal"]], decks=[[]])
    assert t.why_not(0, t.card("crystal")).key == "nothing-to-draw"
    t = scene("step", 0, hands=[["crystal"]], decks=[["crystal"]], discards=[["crystal"]])
    assert t.why_not(0, t.card("crystal")).key == "nothing-to-draw"  # one Crystal for another, for ever
    t = scene("step", 0, hands=[["crystal"]], decks=[["crystal"]], discards=[["strength"]])
    assert t.card("crystal") in t.options(0)
    t = scene("step", 0, hands=[["crystal"]], decks=[[]], discards=[["insight", "cleansing_waters"]])
    assert t.why_not(0, t.card("crystal")).key == "nothing-to-draw"  # these are not shuffled now
    t = scene("step", 0, hands=[["crystal"]], decks=[["insight"]])
    assert t.card("crystal") in t.options(0)


@clause("GOW-4.11", "GOW-5.6.3")
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("frame", ["scene_activation", "step"])
def test_every_card_that_draws_is_played_once_in_a_round(frame: str, seed: int) -> None:
    """All of them and all Crystals, next to nothing else to draw, and players who play whatever they can in any order."""
    t = scene(
        frame,
        0,
        boards=["kratos", "mimir"],
        medium="kratos",
        hands=[["insight", "insight", *["crystal"] * 5], ["ancient_lore", "cleansing_waters"]],
        decks=[["crystal"], ["crystal"]],
        discards=[["strength", "axe_recall"], ["wisdom", "hidden_path", *["crystal"] * 3]],
        upgrade_top=[UPGRADE_WITH["F"]],
    ).open_dice(False)
    random = Random(seed)
    played: list[Value] = []
    while (question := t.game.next) is not None:
        cards = [value for value in question.values if str(value).startswith("card:")]
        calls = [value for value in question.values if str(value).startswith("call:")]
        value = random.choice(cards or calls or [question.values[-1]])
        if value in DRAWING:
            assert value not in played
            played.append(value)
        t.does(question.seat, value)
    assert len(played) >= 8


# --- Rage


@clause("GOW-5.7.1")
def test_rage_rises_by_attacks_and_symbols_only() -> None:
    t = scene(
        "step", 0, hands=[["spartan_wrath", "strength", "leviathan_chop"]], heroes={"kratos": {"column": 2}}
    )
    t.does(0, "spot:strike_seam", t.card("spartan_wrath"))
    assert t.rage("kratos") == 0  # payment is not playing
    t.does(0, "attack:kratos")
    assert t.rage("kratos") == 1  # an Attack without any effect counts
    t = scene("step", 0, hands=[["spartan_wrath", "strength"]], heroes={"kratos": {"rage": 4}})
    t.does(0, "attack:kratos").die(3)
    assert t.rage("kratos") == 5  # not beyond the last space


@clause("GOW-5.7.2")
def test_rage_at_any_moment_of_the_own_turn() -> None:
    heroes = {"kratos": {"column": 1, "rage": 5, "damage": 6}, "freya": {"column": 4, "rage": 4}}
    t = act("F", heroes=heroes)
    t.asked("before-card", 0)
    assert t.options(0) == ["rage:kratos", "pass"]  # the Scene Activation is part of his turn
    t.does(0, "pass").asked("before-card", 0).does(0, "rage:kratos")  # after U1, before L1
    assert t.damage("kratos") == 5
    t.idle()  # it is not Freya's turn
    t = scene("additional_activation", heroes=heroes, upgrade_top=["steady_might#up_005"])
    t.idle()  # nobody's turn


@clause("GOW-5.7.2", "GOW-5.7.3")
def test_the_ability_needs_full_rage_and_is_optional() -> None:
    t = scene("step", 0, heroes={"kratos": {"rage": 4}})
    assert t.why_not(0, "rage:kratos").key == "rage-not-full"
    t = scene("step", 0, heroes={"kratos": {"rage": 5}})
    assert "end" in t.options(0)
    t.does(0, "rage:kratos")
    assert t.rage("kratos") == 0


# --- Interaction


@clause("GOW-5.8.1", "GOW-12.4.7")
def test_spots_of_the_column_for_what_they_demand() -> None:
    t = scene("step", 0, hands=[["leviathan_chop", "crystal", "grit"]], heroes={"kratos": {"column": 2}})
    assert {"spot:strike_seam", "spot:detonate"} <= set(t.options(0))
    t.does(0, "spot:detonate", "side:sc01_l2_a")
    assert t.side("L2") == t.side("U2") == "B"
    assert names(t.s.discards[0]) == ["crystal", "grit"]
    t = scene("step", 0, hands=[["leviathan_chop", "crystal"]], heroes={"kratos": {"column": 2}})
    assert t.why_not(0, "spot:detonate").key == "spot-pay"
    t = scene("step", 0, hands=[["leviathan_chop"]])
    assert "spot:strike_seam" not in t.options(0)  # another column


@clause("GOW-5.8.2")
def test_each_card_pays_one_item() -> None:
    # R and N: a universal card can pay either, but one card cannot pay both
    t = scene(
        "step",
        0,
        quest="ogre",
        health_damage={"hc_ogre": 18},
        heroes={"kratos": {"column": 2}},
        hands=[["axe_swing_or_throw"]],
    )
    assert t.why_not(0, "spot:hurl_stone").key == "spot-pay"
    hand = ["axe_swing_or_throw", "axe_throw", "grit"]
    t = scene(
        "step", 0, quest="ogre", health_damage={"hc_ogre": 18}, heroes={"kratos": {"column": 2}}, hands=[hand]
    )
    t.does(0, "spot:hurl_stone").asked("pay", 0)
    question = t.game.questions[0]
    assert isinstance(question, Subset)
    demanded = {name for name, n in question.params.items() if n}
    assert demanded == {"spot", "ranged", "number"}
    look = question.look([t.card("axe_throw")])
    assert look.fits == [t.card("axe_swing_or_throw"), t.card("grit")]  # a joined Number shows a Number
    assert look.done is not None
    assert look.done.key == "not-paid"
    look = question.look([t.card("axe_throw"), t.card("grit")])
    assert (look.fits, look.done, look.comes) == ([], None, {"sum": 1})
    assert dict(look.blocked)[t.card("axe_swing_or_throw")].key == "paid-otherwise"
    t = lab(
        "step",
        0,
        heroes={"kratos": {"column": 2, "damage": 3}},
        hands=[["grit", "grit", "strength", "godly_strength"]],
    )
    t.does(0, "spot:pray").asked("pay", 0).does(0, t.card("grit"), t.card("strength"))
    # a 1 leaves only sums that need it: the other 1 is not enough with it, a 3 would be too much
    assert t.damage("kratos") == 1
    assert names(t.s.discards[0]) == ["grit", "strength"]  # 3 is also enough alone, but not beside a 1


@clause("GOW-5.8.3")
def test_a_spot_may_be_used_again_unless_it_says_once() -> None:
    t = scene("step", 0, hands=[["leviathan_chop", "leviathan_chop"]], heroes={"kratos": {"column": 2}})
    t.does(0, "spot:strike_seam", t.card("leviathan_chop"), "spot:strike_seam")
    assert names(t.s.tops[0]) == ["crystal", "crystal"]
    t = lab("step", 0, hands=[["grit", "grit"]], heroes={"kratos": {"column": 2}})
    t.does(0, "spot:banner", t.card("grit")).passing().does(0, "hero:freya")
    assert t.why_not(0, "spot:banner").key == "spot-used"
    t = scene(
        "step",
        0,
        quest="ogre",
        sides={"L2": "B", "L3": "B", "U2": "B"},
        hands=[["grit"]],
        heroes={"kratos": {"column": 2}},
    )
    assert "spot:rampage_left" in t.options(0)  # although the Ogre on that card is alive


@clause("GOW-5.8.4")
def test_interaction_is_no_attack() -> None:
    t = scene("step", 0, quest="alfheim", hands=[["crystal"]], heroes={"kratos": {"column": 2}})
    t.does(0, "spot:burst_bridge")
    assert t.s.health_damage == (6,)  # no die was asked
    assert t.rage("kratos") == 0


@clause("GOW-5.8.5")
@pytest.mark.parametrize(("active", "offered"), [(0, True), (2, False)])
def test_mimir_uses_spots_in_his_mediums_activation(active: int, offered: bool) -> None:
    given = {
        "boards": ["kratos", "mimir", "freya"],
        "medium": "kratos",
        "heroes": {"kratos": {"column": 3}, "freya": {"column": 3}},
    }
    t = scene("step", active, quest="stone_ancient", hands=[[], ["wisdom"]], tokens={"heart": 1}, **given)
    assert ("call:1" in t.options(active)) is offered
    if offered:
        t.does(0, "call:1").does(1, "spot:hurl_heart")
        assert t.s.health_damage == (3,)
        assert names(t.s.discards[1]) == ["wisdom"]


@clause("GOW-13.19")
def test_a_special_card_that_would_do_nothing_is_known_as_such() -> None:
    t = scene("step", 0, hands=[["axe_recall", "crystal"]], discards=[["grit"]])
    assert t.game.rules.facts(t.s, 0)["idle"] == [t.card("axe_recall")]
    t = scene("step", 0, hands=[["axe_recall", "crystal"]], discards=[["axe_throw"]])
    assert t.game.rules.facts(t.s, 0)["idle"] == []
