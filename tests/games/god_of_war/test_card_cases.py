"""Cards with a condition: the cases beside the first ones of test_cards.py."""

import pytest

from meadhall.games.god_of_war.content import HEALTH, HEROES, RAGE_MAX
from tests.clauses import card
from tests.games.god_of_war.scene import Scene, act, names, scene


def told(t: Scene, key: str) -> list[dict[str, object]]:
    return [event["params"] for event in t.told(key)]


@card("axe_recall")
def test_axe_recall_fetches_an_attack_card_of_either_icon_and_nothing_else() -> None:
    t = scene("step", 0, hands=[["axe_recall"]], discards=[["guardian_shield", "leviathan_chop", "insight"]])
    t.does(0, t.card("axe_recall"))
    assert t.hand(0) == ["leviathan_chop"]
    assert sorted(names(t.s.discards[0])) == ["axe_recall", "guardian_shield", "insight"]


@card("axe_recall")
def test_axe_recall_looks_into_the_own_discard_pile_only() -> None:
    t = scene("step", 0, hands=[["axe_recall"]], discards=[["grit"], ["knife", "axe_throw"]])
    t.does(0, t.card("axe_recall"))
    assert (t.hand(0), names(t.s.discards[1])) == ([], ["knife", "axe_throw"])


@card("axe_recall")
def test_axe_recall_is_of_no_use_to_who_has_all_rage_and_nothing_to_fetch() -> None:
    """The Rage alone is of use, so is the card alone; where there is neither, it is not offered."""
    most = RAGE_MAX[HEROES.index("kratos")]
    for rage, fallen, offered in ((most, "axe_throw", True), (most, "grit", False), (most - 1, "grit", True)):
        heroes = {"kratos": {"column": 1, "rage": rage}, "freya": {"column": 4}}
        t = act("F", hands=[["axe_recall"]], discards=[[fallen]], heroes=heroes, stunned=["U1"])
        t.asked("before-card", 0)
        assert (t.card("axe_recall") in t.options(0)) is offered


@card("rousing_tale", "encouragement", "battle_cry")
@pytest.mark.parametrize("name", ["rousing_tale", "encouragement", "battle_cry"])
def test_a_boost_may_help_the_own_attack_or_be_kept(name: str) -> None:
    t = scene("step", 0, hands=[["axe_throw", "strength", name]])
    t.does(0, "attack:kratos", "side:sc01_l1_a").asked("boost-attack", 0)
    t.does(0, t.card(name))
    assert told(t, "attack")[0]["n"] == 2 + 2
    t = scene("step", 0, hands=[["axe_throw", "strength", name]])
    t.does(0, "attack:kratos", "side:sc01_l1_a", "pass")
    assert (told(t, "attack")[0]["n"], t.hand(0)) == (2, [name])


@card("timely_warning", "protective_sigil", "warding_rune")
@pytest.mark.parametrize("name", ["timely_warning", "protective_sigil", "warding_rune"])
def test_a_defense_boost_never_heals(name: str) -> None:
    """The draugr strikes with 2: nothing is left of it, and what was hurt before stays hurt."""
    t = act("F", hands=[[name]], stunned=["U1"], heroes={"kratos": {"damage": 1}, "freya": {"column": 0}})
    t.asked("boost-defense", 0).does(0, t.card(name))
    assert t.damage("kratos") == 1


@card("huldra_forge")
def test_huldra_forge_gives_its_rage_to_the_brother_who_plays_it() -> None:
    given = {"boards": ["brok_sindri", "kratos"], "heroes": {"brok": {"column": 1}, "sindri": {"column": 4}}}
    t = scene("step", 0, hands=[["huldra_forge", "hammer", "craft"]], **given)
    t.does(0, "attack:brok").does(0, t.card("huldra_forge"), "hero:sindri")
    assert (t.rage("brok"), t.rage("sindri"), told(t, "attack")[0]["n"]) == (1, 1, 4)


@card("comforting_word", "healing_roots")
@pytest.mark.parametrize(("name", "n"), [("comforting_word", 1), ("healing_roots", 2)])
def test_who_is_healed_is_chosen_among_all_who_stand(name: str, n: int) -> None:
    heroes = {"kratos": {"column": 1, "damage": 3}, "freya": {"column": 2, "damage": 3}}
    t = scene("step", 0, hands=[[name]], heroes=heroes)
    t.does(0, t.card(name)).asked("choose-hero-heal", 0)
    assert t.options(0) == ["hero:kratos", "hero:freya"]
    t.does(0, "hero:kratos")
    assert (t.damage("kratos"), t.damage("freya")) == (3 - n, 3)


@card("ancient_lore")
def test_ancient_lore_draws_for_the_player_of_the_hero() -> None:
    t = scene("step", 0, hands=[["ancient_lore"]], tops=[["grit"], ["charm"]])
    t.does(0, t.card("ancient_lore"), "hero:kratos")
    assert (t.hand(0), t.hand(1)) == (["grit"], [])


@card("ancient_lore", "insight")
def test_drawing_cards_shuffle_the_discard_pile_when_the_deck_runs_out() -> None:
    t = scene("step", 0, hands=[["ancient_lore"]], decks=[[], []], discards=[[], ["charm", "wisdom"]])
    t.does(0, t.card("ancient_lore"), "hero:freya").draws("wisdom")
    assert (t.hand(1), t.s.discards[1]) == (["wisdom"], [])
    t = scene("step", 0, hands=[["insight"]], decks=[["grit"], []], discards=[["strength", "focus"], []])
    t.does(0, t.card("insight")).draws("strength")
    assert t.hand(0) == ["grit", "strength"]


@card("hidden_path", "swift_step")
@pytest.mark.parametrize("name", ["hidden_path", "swift_step"])
def test_an_extra_move_is_for_those_who_stand(name: str) -> None:
    t = scene("step", 0, hands=[[name]], heroes={"freya": {"column": 0}})
    t.does(0, t.card(name)).asked("extra-move", 0)
    assert t.options(0) == ["hero:kratos", "pass"]


@card("cleansing_waters")
def test_cleansing_waters_clean_the_hand_as_well() -> None:
    t = scene(
        "step",
        0,
        hands=[["cleansing_waters"], ["poison", "charm"]],
        discards=[[], ["stun"]],
        tops=[["strength"]],
    )
    t.does(0, t.card("cleansing_waters"), "hero:freya")
    assert (t.hand(0), t.hand(1), t.s.discards[1]) == (["strength"], ["charm"], [])
    assert told(t, "cleansed") == [{"seat": "seat:1", "n": 2}]


@card("cleansing_waters")
def test_cleansing_waters_draw_for_who_played_them_even_where_all_is_clean() -> None:
    t = scene("step", 0, hands=[["cleansing_waters"]], discards=[["grit"]], tops=[["strength"]])
    t.does(0, t.card("cleansing_waters"), "hero:kratos")
    assert (t.hand(0), told(t, "cleansed")[0]["n"]) == (["strength"], 0)


@card("offering_of_strength")
def test_the_offering_is_another_card_of_the_own_hand() -> None:
    hands = [["offering_of_strength", "offering_of_strength", "grit"], ["godly_strength"]]
    t = scene("step", 0, hands=hands, heroes={"kratos": {"damage": 3}, "freya": {"column": 0}})
    t.does(0, t.card("offering_of_strength"))
    assert (t.damage("kratos"), t.hand(0), t.hand(1)) == (2, ["offering_of_strength"], ["godly_strength"])
    t = scene("step", 0, hands=[["offering_of_strength", "offering_of_strength"], ["godly_strength"]])
    assert t.why_not(0, t.card("offering_of_strength")).key == "nothing-to-sacrifice"


@card("offering_of_strength")
def test_an_offering_heals_no_more_than_there_is() -> None:
    t = scene(
        "step",
        0,
        hands=[["offering_of_strength", "godly_strength"]],
        heroes={"kratos": {"damage": 1}, "freya": {"column": 0}},
    )
    t.does(0, t.card("offering_of_strength"))
    assert t.damage("kratos") == 0


@card("runic_blast")
def test_runic_blast_hits_in_the_column_of_its_hero_alone() -> None:
    t = scene("step", 0, hands=[["runic_blast"]], heroes={"kratos": {"column": 4}, "freya": {"column": 1}})
    t.does(0, t.card("runic_blast"))
    assert t.options(0) == ["side:sc01_u4_a", "side:sc01_l4_a"]
    t.does(0, "side:sc01_u4_a")
    assert (t.damage("U4"), t.damage("L4"), t.damage("L1")) == (3, 0, 0)


@card("sunder_armor")
def test_sunder_armor_works_in_the_column_of_the_brother_who_plays_it() -> None:
    given = {"boards": ["brok_sindri", "kratos"], "heroes": {"brok": {"column": 1}, "sindri": {"column": 2}}}
    t = scene("step", 0, hands=[["sunder_armor"]], **given)
    t.does(0, t.card("sunder_armor"), "hero:sindri")
    assert t.side("L2") == "B"
    t = scene("step", 0, hands=[["sunder_armor"]], **given)
    t.does(0, t.card("sunder_armor"), "hero:brok")
    assert t.side("L2") == "A"


@card("bifrost_eyes", "shock_bolt")
@pytest.mark.parametrize("name", ["bifrost_eyes", "shock_bolt"])
def test_a_stun_is_of_use_while_an_enemy_is_not_stunned(name: str) -> None:
    heroes = {"kratos": {"column": 1}, "freya": {"column": 4}}
    everybody = ["U1", "U4", "L1", "L2", "L3", "L4"]
    t = act("F", hands=[[], [name]], stunned=everybody[:-1], heroes=heroes).asked("before-scene", 1)
    assert t.options(1) == [t.card(name), "pass"]
    t = act("F", hands=[[], [name]], stunned=everybody, heroes=heroes)
    t.asked("before-card", 1)  # the stun of U1 has worn off meanwhile


@card("stun")
def test_a_stun_card_costs_a_card_and_no_damage() -> None:
    t = scene("preparation", tops=[["stun", "strength"]], heroes={"kratos": {"damage": 3}})
    assert (t.damage("kratos"), "stun" in t.hand(0), "strength" in t.hand(0)) == (3, False, True)


@card("poison")
def test_poison_hurts_a_hero_of_who_drew_it_and_can_knock_it_out() -> None:
    heroes = {"kratos": {"column": 1, "damage": HEALTH[HEROES.index("kratos")] - 1}, "freya": {"column": 4}}
    t = scene("preparation", tops=[["poison"]], heroes=heroes)
    assert told(t, "hero-knocked-out") == [{"hero": "hero:kratos", "by": "pile:poison"}]
    assert (t.column(1), t.damage("freya")) == ([], 0)
