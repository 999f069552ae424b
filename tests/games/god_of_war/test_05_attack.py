"""Action sets, Attacks, armor (GOW-5.3 to GOW-5.5)."""

import pytest

from meadhall.engine import Subset
from meadhall.games.god_of_war.content import CARDS as ALL
from meadhall.games.god_of_war.content import DEFENSE, DEFINITIONS, MELEE, PLAIN, RANGED
from meadhall.games.god_of_war.orders import DEED_MISSING
from meadhall.games.god_of_war.sets import ICON_MISSING
from tests.clauses import clause
from tests.games.god_of_war.scene import act, lab, names, scene


def number_of(table: tuple[int, ...], name: str) -> int:
    return next(table[i] for i, card in enumerate(ALL) if card.startswith(f"{name}#"))


@clause("GOW-5.3.1")
def test_five_types_and_universal_cards() -> None:
    types = {d.type for d in DEFINITIONS.values()}
    assert types == {"melee", "ranged", "defense", "special", "number", "universal"}
    assert (number_of(MELEE, "leviathan_axe"), number_of(RANGED, "leviathan_axe")) == (2, 2)
    # a universal card reaches the upper row as Ranged and the lower row as either
    t = scene("step", 0, hands=[["axe_swing_or_throw"]])
    assert t.does(0, "attack:kratos").options(0) == ["side:sc01_u1_a", "side:sc01_l1_a"]


@clause("GOW-5.3.2")
def test_a_joined_number_is_not_a_plain_one() -> None:
    assert number_of(PLAIN, "heavy_blow") == 0
    assert number_of(PLAIN, "parry_or_press") == 2  # an alternative of its own
    assert number_of(DEFENSE, "parry_or_press") == 1
    t = scene("step", 0, hands=[["axe_throw", "heavy_blow", "strength"]])
    t.does(
        0, "attack:kratos", "side:sc01_u1_a"
    )  # only axe_throw reaches, strength is taken as the needed Number
    assert names(t.s.played[0]) == ["axe_throw", "strength"]


@clause("GOW-5.3.3")
def test_an_attack_set_is_one_icon_and_numbers() -> None:
    t = scene("step", 0, hands=[["axe_throw", "leviathan_chop", "strength", "grit"]])
    target = ["attack:kratos", "side:sc01_l1_a"]
    t.does(0, *target).asked("step", 0)
    assert t.options(0) == [t.card("axe_throw"), t.card("leviathan_chop")]
    question = t.game.questions[0]
    assert isinstance(question, Subset)
    assert question.look([t.card("strength")]).done == DEED_MISSING  # a card first, then whom it is for
    assert set(target) < set(question.look([t.card("strength")]).fits)
    assert question.look([*target, t.card("strength")]).done == ICON_MISSING  # a Number first, then its icon
    assert t.card("axe_throw") in question.look([*target, t.card("strength")]).fits
    look = question.look([*target, t.card("axe_throw")])
    assert look.done is not None  # at least one Number
    assert look.done.key == "no-number-for-icon"
    assert dict(look.blocked)[t.card("leviathan_chop")].key == "not-a-number"
    look = question.look([t.card("axe_throw"), *target, t.card("grit")])
    assert (look.fits, look.done) == ([t.card("strength")], None)
    t.does(0, t.whole("strength", "axe_throw", "grit"))  # named as a whole, in any order
    assert names(t.s.played[0]) == ["axe_throw", "grit", "strength"]
    t = scene("step", 0, hands=[["axe_throw", "leviathan_chop"]])
    assert t.why_not(0, "attack:kratos").key == "no-attack-set"


@clause("GOW-5.3.4")
def test_a_defense_set_is_one_icon_and_numbers() -> None:
    t = act("F", hands=[["guardian_shield", "strength", "axe_throw"]], heroes={"freya": {"column": 0}})
    t.asked("defend", 0)  # U1
    assert t.options(0) == [t.card("guardian_shield"), "done"]
    assert t.why_not(0, t.card("axe_throw")).key == "no-defense-icon"
    t.does(0, t.whole("guardian_shield", "strength"))
    assert t.damage("kratos") == 2  # 1 was warded off, nothing was left against L1
    t = act("F", hands=[["guardian_shield"]], heroes={"freya": {"column": 0}})
    t.idle()  # a bare icon without a Number is no set
    assert t.damage("kratos") == 3


@clause("GOW-5.3.5")
def test_a_number_that_stands_alone() -> None:
    t = scene("step", 0, hands=[["axe_throw", "divine_might", "strength"]])
    t.does(0, "attack:kratos", "side:sc01_u1_a", t.card("axe_throw"), t.card("strength"))
    assert t.game.chance is not None  # nothing may be added: the set is closed
    t = scene("step", 0, hands=[["axe_throw", "divine_might", "strength"]])
    t.does(0, "attack:kratos", "side:sc01_u1_a", t.whole("axe_throw", "divine_might"))
    assert t.told("attack")[0]["params"]["n"] == 4
    t = scene("step", 0, hands=[["axe_swing_or_throw", "divine_might", "strength"]])
    t.does(0, "attack:kratos", "side:sc01_u1_a", t.card("axe_swing_or_throw"))
    assert t.why_not(0, t.card("divine_might")).clause == "GOW-5.3.5"  # not even beside the icon's own Number


@clause("GOW-5.3.6")
def test_all_cards_come_from_the_own_hand() -> None:
    t = scene("step", 0, hands=[["axe_throw"], ["old_power"]])
    assert t.why_not(0, "attack:kratos").key == "no-attack-set"


@clause("GOW-5.3.7")
def test_a_number_or_icon_alone_is_no_action() -> None:
    t = scene("step", 0, hands=[["strength", "guardian_shield", "battle_cry"]])
    assert t.why_not(0, t.card("strength")).key == "not-alone"
    assert t.why_not(0, t.card("guardian_shield")).clause == "GOW-5.3.7"
    assert t.why_not(0, t.card("battle_cry")).key == "boost-later"


@clause("GOW-5.3.8")
def test_played_cards_are_discarded_after_the_action() -> None:
    t = scene("step", 0, hands=[["axe_throw", "strength"]])
    t.does(0, "attack:kratos", "side:sc01_u1_a")
    assert names(t.s.played[0]) == ["axe_throw", "strength"]
    t.die(1)
    assert names(t.s.discards[0]) == ["axe_throw", "strength"]
    assert t.s.played[0] == ()


@clause("GOW-5.3.9")
def test_only_the_brother_who_acts_gains_rage() -> None:
    t = scene("step", 0, boards=["brok_sindri", "kratos"], hands=[["thrown_tools"]])
    t.does(0, "attack:brok", "side:sc01_u1_a").die(0)
    assert (t.rage("brok"), t.rage("sindri")) == (1, 0)


@clause("GOW-5.4.1")
def test_melee_reaches_the_lower_row_ranged_both() -> None:
    t = scene("step", 0, hands=[["leviathan_chop", "strength"]]).does(0, "attack:kratos")
    assert t.told("attack")[0]["params"]["card"] == "side:sc01_l1_a"  # the only target
    t = scene("step", 0, hands=[["axe_throw", "strength"]]).does(0, "attack:kratos")
    assert t.options(0) == ["side:sc01_u1_a", "side:sc01_l1_a"]
    t = scene(
        "step", 0, hands=[["axe_throw", "strength"]], heroes={"freya": {"column": 1}, "kratos": {"column": 1}}
    )
    assert "attack:kratos" in t.options(0)  # from the back as well
    t = scene("step", 0, hands=[["leviathan_chop", "axe_throw", "strength"]])
    t.does(0, "attack:kratos", "side:sc01_u1_a")
    t = scene("step", 0, hands=[["leviathan_chop", "axe_throw", "strength", "axe_swing_or_throw"]])
    t.does(0, "attack:kratos", "side:sc01_u1_a")
    assert t.why_not(0, t.card("leviathan_chop")).key == "melee-too-short"


@clause("GOW-5.4.2")
def test_the_sequence_of_an_attack() -> None:
    t = scene(
        "step",
        0,
        hands=[["spartan_fury", "stunning_hammer"], ["battle_cry"]],
        heroes={"kratos": {"attack_bonus": 3}},
    )
    t.does(0, "attack:kratos", t.card("spartan_fury"))
    t.asked("boost-attack", 1)
    assert t.game.questions[0].params["strength"] == 5  # 2 and the pending 3, already used up
    assert t.s.attack_bonus[0] == 0
    assert t.rage("kratos") == 0  # Rage comes after the window
    t.does(1, t.card("battle_cry"))
    assert t.rage("kratos") == 2  # the Attack and the symbol
    t.die(3)
    assert t.killed("draugr")  # 7 - 3 = 4
    assert t.side("L1") == "B"
    t = scene("step", 0, hands=[["stunning_hammer"]])
    t.does(0, "attack:kratos").die(3)
    assert t.s.stunned[4] == 1  # even without damage
    assert t.damage("L1") == 0


@clause("GOW-5.4.3", "GOW-5.4.4")
def test_attacks_repeat_and_damage_adds_up() -> None:
    t = scene("step", 0, hands=[["leviathan_chop", "leviathan_chop", "strength", "godly_strength"]])
    t.does(0, "attack:kratos", t.card("leviathan_chop"), t.card("strength"), "done").die(0)
    assert t.damage("L1") == 2
    t.does(0, "attack:kratos").die(2)
    assert t.damage("L1") == 3
    assert t.rage("kratos") == 2


@clause("GOW-5.5.1", "GOW-5.5.2")
@pytest.mark.parametrize(("bonus", "broken"), [(3, False), (4, True), (5, True)])
def test_armor_breaks_at_its_value(bonus: int, broken: bool) -> None:
    t = scene(
        "step",
        0,
        hands=[["leviathan_chop", "godly_strength"]],
        heroes={"kratos": {"column": 2, "attack_bonus": bonus}},
    )
    t.does(0, "attack:kratos")
    assert t.game.chance is None  # no die is rolled
    assert t.side("L2") == ("B" if broken else "A")
    assert t.damage("L2") == 0
    assert t.rage("kratos") == 1


@clause("GOW-5.5.3", "GOW-5.5.4")
def test_armor_is_lost_one_by_one_and_returns_with_a_flip() -> None:
    t = scene(
        "step",
        0,
        quest="hraezlyr",
        hands=[["axe_throw", "godly_strength"]],
        heroes={"kratos": {"column": 2, "attack_bonus": 5}},
    )
    t.does(0, "attack:kratos", "side:sc07_u2_a")
    assert t.s.armor_lost[1] == 1  # a token on the card, the card itself does not flip
    assert t.side("U2") == "A"
    assert t.game.rules.facts(t.s, 0)["cards"][1]["enemy"]["armor"] == 3  # the second value
    hand = ["axe_throw", "divine_might", "leviathan_axe", "godly_strength"]
    t = lab("step", 0, hands=[hand], heroes={"kratos": {"attack_bonus": 1}})
    t.does(0, "attack:kratos", "side:lab_u1_a", t.card("axe_throw"), t.card("divine_might"))
    assert t.s.armor_lost[0] == 1  # strength 5: the higher armor goes, one per Attack
    assert t.side("U2") == "A"
    t.does(0, "attack:kratos", "side:lab_u1_a", t.whole("leviathan_axe", "godly_strength"))
    assert t.s.armor_lost[0] == 2  # strength 5 against 3
    assert t.side("U2") == "B"  # only the last armor fires `flip armor`
    assert t.damage("U1") == 0
    t = lab("activate", 0, 0, armor_lost={"U1": 2})
    assert (t.side("U1"), t.s.armor_lost[0]) == ("B", 0)  # it shot, flipped, and its armor is whole again


def test_the_tokens_of_destroyed_armor_are_counted() -> None:
    t = lab("step", 0, armor_lost={"U1": 1})
    assert t.game.rules.facts(t.s, 0)["cards"][0]["enemy"]["armor"] == 3
    assert t.game.rules.invariants(t.s) == []


@clause("GOW-5.4.2", "GOW-5.5.2")
def test_an_attack_says_before_what_it_may_do() -> None:
    t = scene(
        "step", 0, hands=[["axe_throw", "leviathan_chop", "strength"]], heroes={"kratos": {"attack_bonus": 2}}
    )
    question = t.game.questions[0]
    assert isinstance(question, Subset)
    look = question.look(["attack:kratos", "side:sc01_l1_a", t.card("axe_throw"), t.card("strength")])
    named = {"hero": "hero:kratos", "card": "side:sc01_l1_a", "bonus": 2}
    assert look.comes == {**named, "strength": 4, "least": 1, "most": 4, "left": 4}  # the die shows 0 to 3
    hand = ["axe_throw", "strength", "grit"]
    t = scene("step", 0, quest="hraezlyr", hands=[hand], heroes={"kratos": {"column": 2}})
    question = t.game.questions[0]
    assert isinstance(question, Subset)
    comes = question.look(["attack:kratos", "side:sc07_u2_a", t.card("axe_throw")]).comes
    assert (comes["strength"], comes["armor"]) == (0, 6)


@clause("GOW-5.3.3", "GOW-5.4.2")
def test_a_set_that_is_strong_enough_is_offered() -> None:
    t = scene("step", 0, hands=[["axe_throw", "leviathan_chop", "strength", "grit"]])
    question = t.game.questions[0]
    assert isinstance(question, Subset)
    draugr = "side:sc01_l1_a"  # 4 health, the die shows 3 at most: 7 would be enough, and there are 4
    offer = question.look([draugr]).offer
    assert offer is not None  # who names the Enemy needs to name no Hero
    assert offer[:2] == ("attack:kratos", draugr)
    assert set(offer[2:]) == {t.card("leviathan_chop"), t.card("strength"), t.card("grit")}
    assert question.look(["attack:kratos", draugr]).offer == offer
    assert question.look(["attack:kratos"]).offer is None  # two Enemies
    assert question.look([*offer]).offer is None
    assert question.look([t.card("grit")]).offer is None
    t = scene("step", 0, quest="hraezlyr", hands=[["axe_throw", "strength", "grit"]], heroes={
        "kratos": {"column": 2, "attack_bonus": 5},
    })  # fmt: skip
    question = t.game.questions[0]
    assert isinstance(question, Subset)
    offer = question.look(["attack:kratos", "side:sc07_u2_a"]).offer
    assert offer is not None  # armor 6: the bonus and one Number break it
    assert question.comes(offer)["strength"] == 6


@clause("GOW-5.3.3", "GOW-5.4.1")
def test_cards_that_are_named_first_are_for_the_one_attack_that_can_be_made() -> None:
    t = scene("step", 0, hands=[["leviathan_chop", "strength", "grit"]])
    question = t.game.questions[0]
    assert isinstance(question, Subset)
    chop = t.card("leviathan_chop")
    assert question.look([chop]).offer == ("attack:kratos", chop)  # Melee: nobody else is within reach
    assert question.look(["attack:kratos", chop]).offer is None
    t = scene("step", 0, hands=[["axe_throw", "strength", "grit"]])
    question = t.game.questions[0]
    assert isinstance(question, Subset)
    throw, archer = t.card("axe_throw"), "side:sc01_u1_a"
    assert question.look([throw]).offer is None  # at one of two
    assert question.look([throw, archer]).offer == ("attack:kratos", archer, throw)


@clause("GOW-5.3.3")
def test_why_no_card_is_named_where_only_one_set_can_be_made() -> None:
    t = scene("step", 0, hands=[["leviathan_chop", "grit", "raised_shield", "axe_throw"]])
    question = t.game.questions[0]
    assert isinstance(question, Subset)
    assert t.card("axe_throw") in question.look([]).fits  # Ranged leaves a choice
    t = scene("step", 0, hands=[["leviathan_chop", "grit", "raised_shield"]])
    question = t.game.questions[0]
    assert isinstance(question, Subset)
    reasons = {value: reason.key for value, reason in question.look([]).blocked}
    assert reasons[t.card("leviathan_chop")] == reasons[t.card("grit")] == "only-set"
    assert reasons[t.card("raised_shield")] == "not-alone"


@clause("GOW-5.3.3", "GOW-5.4.2")
def test_the_only_set_is_named_before_it_is_used() -> None:
    t = scene("step", 0, hands=[["axe_throw", "strength"]])
    question = t.game.questions[0]
    assert isinstance(question, Subset)
    draugr = "side:sc01_l1_a"
    assert question.look([draugr]).offer == ("attack:kratos", draugr)
    look = question.look(["attack:kratos", draugr])
    assert (look.offer, look.done) == (None, None)
    assert str(look.comes["set"]).split("+") == [t.card("axe_throw"), t.card("strength")]
    assert look.comes["strength"] == 2


@clause("GOW-5.4.2")
@pytest.mark.parametrize(
    ("numbers", "bonus", "column", "known"),
    [
        (["grit"], 0, 2, True),  # against a fixed Defense of 2
        (["grit"], 3, 2, False),
        (["strength", "grit"], 0, 2, False),
        (["grit"], 0, 1, False),  # against the die
    ],
)
def test_an_attack_that_can_hurt_nobody_is_known_as_such(
    numbers: list[str], bonus: int, column: int, known: bool
) -> None:
    hero = {"column": column, "attack_bonus": bonus}
    t = scene("step", 0, quest="grendels", hands=[["leviathan_chop", *numbers]], heroes={"kratos": hero})
    assert "attack:kratos" in t.options(0)
    assert ("attack:kratos" in t.game.rules.facts(t.s, 0)["idle"]) is known


@clause("GOW-5.5.2")
@pytest.mark.parametrize(
    ("numbers", "known"), [(["strength"], True), (["strength", "godly_strength", "strength"], False)]
)
def test_an_attack_too_weak_for_the_armor_is_known_as_such(numbers: list[str], known: bool) -> None:
    t = scene("step", 0, hands=[["leviathan_chop", *numbers]], heroes={"kratos": {"column": 2}})
    assert ("attack:kratos" in t.game.rules.facts(t.s, 0)["idle"]) is known
