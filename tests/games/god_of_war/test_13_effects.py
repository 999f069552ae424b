"""The effect vocabulary, word by word (GOW-13)."""

import tomllib

import pytest

from meadhall.games.god_of_war.content import DEFINITIONS, FOLDER
from meadhall.games.god_of_war.effects import WORDS
from meadhall.games.god_of_war.notation import CARD_WORDS, SCENE_WORDS
from tests.clauses import clause
from tests.games.god_of_war.scene import act, lab, names, scene


@clause("GOW-13.1")
def test_hurt_is_no_attack() -> None:
    t = act(
        "R",
        quest="helheim",
        hands=[["raised_shield"], ["protective_sigil"]],
        heroes={"kratos": {"defense_bonus": 3}},
    )
    t.idle()  # nobody was asked to defend
    assert (t.damage("kratos"), t.damage("freya")) == (1, 1)
    assert t.s.defense_bonus[0] == 3
    t = act("R", quest="helheim", heroes={"kratos": {"freya": 1}})
    t.asked("freya-token", 0)


@clause("GOW-13.2")
@pytest.mark.parametrize(("damage", "left"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_heal_removes_up_to_n(damage: int, left: int) -> None:
    t = scene(
        "step",
        0,
        quest="sigrun",
        hands=[["guardian_shield"]],
        heroes={"kratos": {"column": 3, "damage": damage}},
    )
    t.does(0, "spot:don_helm")
    assert t.damage("kratos") == left


@clause("GOW-13.3")
def test_gain_puts_cards_on_top_of_the_deck() -> None:
    t = lab("step", 0, hands=[["grit"]], heroes={"kratos": {"column": 2}}, piles=[10, 1, 10])
    t.does(0, "spot:banner").passing().does(0, "hero:freya")
    assert names(t.s.tops[1]) == ["poison"]  # two were due, one was left


@clause("GOW-13.5")
def test_rage_stops_at_the_last_space() -> None:
    t = act("T", quest="ogre", sides={"U2": "B"}, heroes={"kratos": {"rage": 5}}, dead=["U4", "L1"])
    t.passing()
    assert (t.rage("kratos"), t.rage("freya")) == (5, 1)


@clause("GOW-13.26")
def test_a_spot_may_strengthen_the_next_attack() -> None:
    given = {"quest": "stone_ancient", "heroes": {"kratos": {"column": 1, "attack_bonus": 3}}}
    t = scene("step", 0, hands=[["leviathan_chop", "grit"]], **given).open_dice(False)
    t.does(0, "spot:topple_pole")
    assert t.s.attack_bonus[0] == 5


@clause("GOW-13.6")
def test_hand_tokens_last_for_the_quest() -> None:
    t = scene("step", 0, quest="sigrun", hands=[["axe_throw", "strength"]], damage={"U1": 9})
    t.does(0, "attack:kratos", "side:sc10_u1_a").die(0)
    assert t.s.hand_tokens == (1, 0)
    assert t.game.rules.facts(t.s, 0)["hand_limits"] == [8, 7]
    t = lab("step", 0, hands=[["grit"]], heroes={"kratos": {"column": 2}})
    t.does(0, "spot:banner").passing().does(0, "hero:kratos")
    assert t.s.hand_tokens == (-1, 0)


@clause("GOW-13.7")
def test_push() -> None:
    t = act("F", quest="hraezlyr", heroes={"kratos": {"column": 1}, "freya": {"column": 2}})
    assert t.column(2) == ["freya", "kratos"]  # to the back-most free position
    heroes = {"kratos": {"column": 1}, "freya": {"column": 2}, "atreus": {"column": 2}}
    t = act("F", quest="hraezlyr", boards=["kratos", "freya", "atreus"], heroes=heroes)
    assert t.column(1) == ["kratos"]  # full
    t = act("F", quest="hraezlyr", heroes={"kratos": {"column": 1, "moved": 0}})
    assert t.s.moved[0] == 0  # not a Move


@clause("GOW-13.8")
def test_strike() -> None:
    t = act(
        "T",
        quest="helheim",
        sides={"U1": "B"},
        dead=["U3"],
        hands=[["raised_shield"]],
        heroes={"kratos": {"column": 4}},
    )
    t.asked("defend", 0).does(0, t.card("raised_shield"))  # an Attack: it can be defended
    assert t.damage("kratos") == 1
    t = act("K", quest="sigrun", boards=["kratos", "freya", "atreus"])
    assert [t.damage(h) for h in ("kratos", "freya", "atreus")] == [3, 3, 3]


@clause("GOW-13.9")
def test_hit_rolls_no_die_and_stops_at_armor() -> None:
    given = {
        "quest": "hraezlyr",
        "heroes": {"kratos": {"column": 4}},
        "hands": [["crystal", "godly_strength"]],
    }
    t = scene("step", 0, **given).does(0, "spot:drop_crane")
    assert t.damage("U2") == 0
    t = scene("step", 0, **given, armor_lost={"U2": 2}).does(0, "spot:drop_crane")
    assert t.damage("U2") == 8


@clause("GOW-13.10")
@pytest.mark.parametrize(("number", "lost"), [("godly_strength", 0), ("divine_might", 1)])
def test_assault_breaks_armor_or_hurts(number: str, lost: int) -> None:
    given = {"quest": "ogre", "sides": {"U2": "B", "L2": "B", "L3": "B"}, "heroes": {"kratos": {"column": 2}}}
    t = scene("step", 0, **given, hands=[[number]]).does(0, "spot:rampage_left", "side:sc03_l4_a")
    assert (t.s.armor_lost[7], t.damage("L4")) == (lost, 0)  # 3 + 2 and 4 + 2 against 6
    t = scene("step", 0, **given, hands=[[number]], armor_lost={"L4": 1}).does(
        0, "spot:rampage_left", "side:sc03_l4_a"
    )
    assert t.damage("L4") == (5 if number == "godly_strength" else 6)
    assert t.rage("kratos") == 0
    t = lab("step", 0, hands=[["grit"]], heroes={"kratos": {"column": 4}}).does(
        0, "spot:trap", "side:lab_l1_a"
    )
    assert t.token("doom") == 0  # no `when attacked`


@clause("GOW-13.11")
def test_break_is_offered_only_where_armor_is() -> None:
    t = scene("step", 0, hands=[["crystal", "grit"]], heroes={"kratos": {"column": 2}})
    t.does(0, "spot:detonate").asked("choose-enemy-break", 0)
    assert t.options(0) == ["side:sc01_l2_a", "side:sc01_l3_a"]
    given = {"quest": "hraezlyr", "heroes": {"kratos": {"column": 3}}}
    t = scene("step", 0, hands=[["crystal", "axe_throw"]], armor_lost={"U2": 1}, **given)
    t.does(0, "spot:ignite_growth")
    assert (t.s.armor_lost[1], t.damage("U2")) == (2, 6)  # the list goes on with the armor gone
    t = scene("step", 0, hands=[["crystal", "axe_throw"]], **given)
    t.does(0, "spot:ignite_growth")
    assert (t.s.armor_lost[1], t.damage("U2")) == (1, 0)  # the lower armor still holds


@clause("GOW-13.12")
def test_mend() -> None:
    t = act("U", quest="baldur", damage={"L2": 1}, heroes={"kratos": {"column": 4}})
    assert t.damage("L2") == 0
    t = act("T", quest="helheim", damage={"U2": 3, "U3": 2, "L2": 6})
    assert (t.damage("U2"), t.damage("U3"), t.damage("L2")) == (0, 2, 0)  # all, but not itself


@clause("GOW-13.13")
def test_stun() -> None:
    t = scene(
        "step",
        0,
        quest="baldur",
        hands=[["guardian_shield", "raised_shield"]],
        heroes={"kratos": {"column": 3}},
    )
    t.does(0, "spot:roots_hold")  # both are the payment
    assert t.s.stunned[5] == 1


@clause("GOW-13.14")
def test_tokens_stay_within_their_bounds() -> None:
    t = act("U", quest="grendels", tokens={"ash": 4}, sides={"L1": "A"})
    assert t.token("ash") == 4
    t = scene(
        "step", 0, quest="grendels", tokens={"ash": 1}, hands=[["crystal"]], heroes={"kratos": {"column": 2}}
    )
    t.does(0, "spot:quench_ash")
    assert t.token("ash") == 0
    t = scene(
        "step", 0, quest="grendels", sides={"U2": "B"}, hands=[["grit"]], heroes={"kratos": {"column": 3}}
    )
    t.does(0, "spot:divert_frost")
    assert (t.token("frost"), t.token("ash")) == (1, 0)  # Ash has no place in play


@clause("GOW-13.15")
def test_flip() -> None:
    t = scene("step", 0, hands=[["axe_throw", "strength"]], heroes={"kratos": {"column": 3}})
    t.does(0, "spot:smash_horn")
    assert t.side("U3") == "B"
    assert t.game.chance is not None  # the reward: a card is drawn


@clause("GOW-13.16")
def test_if() -> None:
    t = lab("activate", 1, 6, health_damage={"hc_titan": 9})
    assert (t.s.health_damage, t.damage("kratos")) == ((0,), 0)  # else
    assert t.token("doom") == 1  # and the list goes on
    t = lab("activate", 1, 6, health_damage={"hc_titan": 9}, sides={"U2": "B"})
    assert (t.s.health_damage, t.damage("kratos")) == ((9,), 1)
    t = act("K", quest="stone_ancient", tokens={"heart": 2})
    assert t.token("heart") == 2  # without `else` nothing happens


@clause("GOW-13.17")
def test_lose() -> None:
    t = lab("activate", 5, 3)
    assert t.s.lost
    t.idle()


@clause("GOW-13.18")
def test_boosts() -> None:
    hands = [["axe_throw", "strength"], ["huldra_forge", "encouragement"]]
    t = scene("step", 0, boards=["kratos", "brok_sindri"], hands=hands)
    t.does(0, "attack:kratos", "side:sc01_u1_a").asked("boost-attack", 1)
    assert t.options(1) == [t.card("encouragement"), "pass"]  # `any` is only for the brothers
    t.does(1, t.card("encouragement"))
    assert t.told("attack")[0]["params"]["n"] == 4
    t = act(
        "F",
        boards=["brok_sindri", "kratos"],
        hands=[["huldra_forge"]],
        stunned=["U1"],
        heroes={"brok": {"column": 1}, "sindri": {"column": 4}},
    )
    t.does(0, t.card("huldra_forge"), "hero:sindri")
    assert t.damage("brok") == 0
    assert t.rage("sindri") == 1


@clause("GOW-13.19")
def test_recall() -> None:
    t = scene("step", 0, hands=[["axe_recall"]], discards=[["axe_throw", "strength", "leviathan_chop"]])
    t.does(0, t.card("axe_recall")).asked("recall", 0)
    assert [str(v).split("#")[0] for v in t.options(0)] == ["card:leviathan_chop", "card:axe_throw"]
    t.does(0, t.options(0)[1])
    assert t.hand(0) == ["axe_throw"]


@clause("GOW-13.20")
def test_an_extra_move() -> None:
    t = scene(
        "step",
        0,
        boards=["kratos", "mimir", "freya"],
        hands=[["swift_step"]],
        heroes={"kratos": {"moved": 1}},
    )
    t.does(0, t.card("swift_step")).asked("extra-move", 0)
    assert t.options(0) == ["hero:kratos", "hero:freya", "pass"]
    t.does(0, "hero:freya", "column:4")
    assert t.column(4) == ["freya"]
    assert t.s.moved[3] == 0


@clause("GOW-13.21")
def test_cleanse() -> None:
    t = scene(
        "step",
        0,
        hands=[["cleansing_waters"]],
        discards=[[], ["stun", "poison", "crystal", "charm"]],
        tops=[["strength"]],
    )
    t.does(0, t.card("cleansing_waters"), "hero:freya")
    assert names(t.s.discards[1]) == ["crystal", "charm"]
    assert [len(pile) for pile in t.s.piles] == [10, 10, 9]
    assert t.hand(0) == ["strength"]


@clause("GOW-13.22")
def test_sacrifice() -> None:
    t = scene("step", 0, hands=[["offering_of_strength", "axe_throw"]])
    assert t.why_not(0, t.card("offering_of_strength")).key == "nothing-to-sacrifice"
    t = scene(
        "step",
        0,
        hands=[["offering_of_strength", "grit", "godly_strength"]],
        heroes={"freya": {"column": 2, "damage": 5}},
    )
    t.does(0, t.card("offering_of_strength"), t.card("godly_strength"), "hero:freya")
    assert t.damage("freya") == 2
    assert t.hand(0) == ["grit"]


@clause("GOW-13.23")
def test_abilities_are_those_of_their_chapters() -> None:
    data = tomllib.loads((FOLDER / "heroes.toml").read_text("utf-8"))
    words = {x.split("(")[0] for hero in data["hero"] for x in hero["ability"].split(", ")}
    assert words == {"next_attack", "heal", "hit", "choose_rune", "freya_token", "next_defense"}
    solo = {x.split("(")[0] for ability in data["solo"] for x in ability["options"]}
    assert solo == {"icon", "boost", "heal", "invert_die", "move", "peek"}


@clause("GOW-13.24")
def test_lists_run_from_left_to_right() -> None:
    t = act("T", quest="magni_modi", damage={"L2": 10}, tokens={"lantern_west": 0})
    assert (t.damage("L2"), t.damage("L1")) == (0, 0)  # first healed, then flipped away
    assert (t.side("L1"), t.side("L2")) == ("B", "B")


def test_the_vocabulary_is_closed() -> None:
    assert set(WORDS) == set(SCENE_WORDS)
    used = {effect.word for d in DEFINITIONS.values() for effect in d.special}
    assert set(CARD_WORDS) <= used
