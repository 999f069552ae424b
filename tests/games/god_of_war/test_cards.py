"""Every card: what it does, what it does not, and where it stops."""

import pytest

from meadhall.games.god_of_war.content import (
    ALONE,
    CARDS,
    DEFENSE,
    HIGHEST,
    MELEE,
    PILE,
    PLAIN,
    RAGES,
    RANGED,
    SPECIAL,
    STUNS,
)
from tests.clauses import card
from tests.games.god_of_war.scene import Scene, act, names, scene

DECK = {"kratos": "kratos", "atreus": "atreus", "mimir": "kratos", "freya": "freya", "brok_sindri": "sindri"}


def index(name: str) -> int:
    return next(i for i, each in enumerate(CARDS) if each.startswith(f"{name}#"))


# --- Attack cards: (definition, Melee number or None, Ranged number or None, Rage symbol, Stun)

ATTACKS = [
    ("leviathan_chop", 0, None, False, False),
    ("axe_swing_or_throw", 1, 1, False, False),
    ("axe_throw", None, 0, False, False),
    ("spartan_wrath", 0, None, True, False),
    ("talon_bow", None, 0, False, False),
    ("quick_shot", None, 1, False, False),
    ("aimed_shot", None, 2, False, False),
    ("shock_arrow", None, 1, False, True),
    ("knife", 0, None, False, False),
    ("vanir_blade", 0, None, False, False),
    ("seidr_bolt", None, 0, False, False),
    ("thorn_lash", 1, 1, False, False),
    ("falcon_strike", None, 1, False, False),
    ("hammer", 0, None, False, False),
    ("forge_hammer", 1, None, False, False),
    ("dropped_anvil", 2, None, False, False),
    ("thrown_tools", None, 1, False, False),
    ("swift_arrow", None, 2, False, False),
    ("piercing_arrow", None, 3, False, False),
    ("heavy_blow", 2, None, False, False),
    ("crushing_blow", 3, None, False, False),
    ("leviathan_axe", 2, 2, False, False),
    ("stunning_hammer", 2, None, False, True),
    ("thunder_arrow", None, 1, False, True),
    ("spartan_fury", 2, None, True, False),
    ("wrathful_shot", None, 1, True, False),
]


@card(
    "leviathan_chop",
    "axe_swing_or_throw",
    "axe_throw",
    "spartan_wrath",
    "talon_bow",
    "quick_shot",
    "aimed_shot",
)
@card(
    "shock_arrow",
    "knife",
    "vanir_blade",
    "seidr_bolt",
    "thorn_lash",
    "falcon_strike",
    "hammer",
    "forge_hammer",
)
@card(
    "dropped_anvil",
    "thrown_tools",
    "swift_arrow",
    "piercing_arrow",
    "heavy_blow",
    "crushing_blow",
    "leviathan_axe",
)
@card("stunning_hammer", "thunder_arrow", "spartan_fury", "wrathful_shot")
@pytest.mark.parametrize(("name", "melee", "ranged", "rage", "stun"), ATTACKS, ids=lambda x: str(x))
def test_attack_cards(name: str, melee: int | None, ranged: int | None, rage: bool, stun: bool) -> None:
    t = scene("step", 0, hands=[[name, "godly_strength"]])
    joined = melee if melee is not None else ranged or 0
    t.does(0, "attack:kratos")
    if ranged is not None:
        assert t.options(0) == ["side:sc01_u1_a", "side:sc01_l1_a"]  # both rows
        t.does(0, "side:sc01_l1_a")
    if joined:
        t.does(0, t.whole(name, "godly_strength"))  # without it the card would do on its own
    assert t.told("attack")[0]["params"]["n"] == joined + 3
    assert t.rage("kratos") == (2 if rage else 1)
    assert t.s.stunned[4] == stun
    t.die(3)
    assert t.damage("L1") == min(joined, 4) or t.killed("draugr")
    t.does(0, "end").idle()
    # not reachable: the upper row with Melee alone; and never a Number or a defense
    upper = scene(
        "step", 0, quest="sigrun", hands=[[name, "godly_strength"]], heroes={"kratos": {"column": 2}}
    )
    assert ("attack:kratos" in upper.options(0)) is (ranged is not None)
    lone = scene("step", 0, hands=[[name]])
    assert ("attack:kratos" in lone.options(0)) is (joined > 0)  # boundary: the icon needs a Number
    assert (PLAIN[index(name)], DEFENSE[index(name)]) == (0, -1)


# --- Defense cards: (definition, number)

DEFENSES = [
    ("guardian_shield", 0),
    ("raised_shield", 1),
    ("dodge", 0),
    ("roll", 1),
    ("warning", 0),
    ("foresight", 1),
    ("veil", 0),
    ("bark_skin", 1),
    ("turtle_shell", 2),
    ("forged_plate", 1),
    ("dwarven_shield", 2),
    ("shield_bash_guard", 2),
    ("iron_bulwark", 3),
    ("parry_or_press", 1),
]


@card(
    "guardian_shield",
    "raised_shield",
    "dodge",
    "roll",
    "warning",
    "foresight",
    "veil",
    "bark_skin",
    "turtle_shell",
)
@card("forged_plate", "dwarven_shield", "shield_bash_guard", "iron_bulwark", "parry_or_press")
@pytest.mark.parametrize(("name", "number"), DEFENSES)
def test_defense_cards(name: str, number: int) -> None:
    def attacked(*hand: str) -> Scene:
        return act(
            "F", quest="baldur", hands=[list(hand)], heroes={"kratos": {"column": 2}, "freya": {"column": 4}}
        )

    t = attacked(name, "grit")  # Baldur strikes with 4
    t.asked("defend", 0).does(0, t.whole(name, "grit"))
    assert t.damage("kratos") == 3 - number
    assert set(names(t.s.discards[0])) == {name, "grit"}
    t.idle()
    alone = attacked(name)
    if number:
        alone.does(0, alone.whole(name))
    assert alone.damage("kratos") == 4 - number  # a bare icon alone is no set
    assert MELEE[index(name)] == RANGED[index(name)] == -1


@card("parry_or_press")
def test_parry_or_press_is_also_a_plain_number() -> None:
    t = scene("step", 0, hands=[["leviathan_chop", "parry_or_press"]])
    t.does(0, "attack:kratos")
    assert t.told("attack")[0]["params"]["n"] == 2
    t = act(
        "F", hands=[["parry_or_press", "parry_or_press"]], stunned=["U1"], heroes={"freya": {"column": 0}}
    )
    t.does(0, t.card("parry_or_press"), t.card("parry_or_press", 1))
    assert t.damage("kratos") == 0  # one as the icon (1), one as a Number (2)


# --- Number cards

NUMBERS = [
    ("grit", 1),
    ("strength", 2),
    ("godly_strength", 3),
    ("focus", 1),
    ("resolve", 2),
    ("heritage", 3),
    ("hint", 1),
    ("wisdom", 2),
    ("charm", 1),
    ("old_power", 2),
    ("bickering", 1),
    ("craft", 2),
    ("masterwork", 3),
    ("steady_might", 2),
    ("great_might", 3),
    ("divine_might", 4),
]


@card(
    "grit",
    "strength",
    "godly_strength",
    "focus",
    "resolve",
    "heritage",
    "hint",
    "wisdom",
    "charm",
    "old_power",
)
@card("bickering", "craft", "masterwork", "steady_might", "great_might", "divine_might")
@pytest.mark.parametrize(("name", "number"), NUMBERS)
def test_number_cards(name: str, number: int) -> None:
    t = scene("step", 0, hands=[["axe_throw", name]])
    t.does(0, "attack:kratos", "side:sc01_l1_a")
    assert t.told("attack")[0]["params"]["n"] == number
    t = act("F", hands=[["guardian_shield", name]], stunned=["U1"], heroes={"freya": {"column": 0}})
    t.does(0, t.whole("guardian_shield", name))
    assert t.damage("kratos") == max(0, 2 - number)
    t = scene("step", 0, hands=[[name]])
    assert t.why_not(0, t.card(name)).clause == "GOW-5.3.7"  # alone it is nothing
    assert ALONE[index(name)] is (name == "divine_might")
    assert HIGHEST[index(name)] == number


@card("divine_might")
def test_divine_might_stands_alone() -> None:
    t = scene("step", 0, hands=[["axe_throw", "divine_might", "grit"]])
    t.does(0, "attack:kratos", "side:sc01_l1_a", t.whole("axe_throw", "divine_might"))
    assert t.told("attack")[0]["params"]["n"] == 4
    t = scene("step", 0, hands=[["axe_swing_or_throw", "divine_might", "grit"]])
    t.does(0, "attack:kratos", "side:sc01_l1_a", t.card("axe_swing_or_throw"))
    assert t.why_not(0, t.card("divine_might")).key == "number-alone"


# --- Special cards


@card("axe_recall")
def test_axe_recall() -> None:
    t = scene("step", 0, hands=[["axe_recall"]], discards=[["axe_throw", "grit"]])
    t.does(0, t.card("axe_recall"))
    assert t.hand(0) == ["axe_throw"]
    assert t.rage("kratos") == 1
    t = scene("step", 0, hands=[["axe_recall"]], discards=[["grit"]])
    t.does(0, t.card("axe_recall"))
    assert t.hand(0) == []  # nothing to recall; the Rage is gained all the same
    assert t.rage("kratos") == 1
    t = scene("step", 1, hands=[["axe_recall"]], discards=[["axe_throw"]])
    t.does(1, "call:0").does(0, t.card("axe_recall"))
    assert t.hand(0) == ["axe_throw"]  # in any turn


@card("light_arrow", "bifrost_eyes", "shock_bolt")
@pytest.mark.parametrize(("name", "rage"), [("light_arrow", 1), ("bifrost_eyes", 0), ("shock_bolt", 0)])
def test_stunning_specials(name: str, rage: int) -> None:
    t = scene("step", 0, hands=[[name]])
    t.does(0, t.card(name)).asked("choose-enemy-stun", 0).does(0, "side:sc01_l4_a")  # anywhere in the Scene
    assert t.s.stunned[7] == 1
    assert t.rage("kratos") == rage
    t = scene("step", 0, quest="helheim", hands=[[name]], dead=["U2", "U3", "U4", "L2", "L3"])
    t.does(0, t.card(name))
    assert sum(t.s.stunned) == 0  # no undefeated Enemy


@card("rousing_tale", "encouragement", "battle_cry")
@pytest.mark.parametrize(("name", "rage"), [("rousing_tale", 1), ("encouragement", 0), ("battle_cry", 0)])
def test_attack_boosts(name: str, rage: int) -> None:
    t = scene("step", 0, hands=[["axe_throw", "strength"], [name]])
    t.does(0, "attack:kratos", "side:sc01_l1_a").asked("boost-attack", 1).does(1, t.card(name))
    assert t.told("attack")[0]["params"]["n"] == 4
    assert t.rage("freya") == rage
    t = scene("step", 0, hands=[[name]])
    assert t.why_not(0, t.card(name)).key == "boost-later"
    t = act("F", hands=[[name]], stunned=["U1"], heroes={"freya": {"column": 0}})
    assert t.damage("kratos") == 2  # no defense
    t = scene("step", 0, hands=[["axe_throw", "strength"], [name]], heroes={"freya": {"column": 0}})
    t.does(0, "attack:kratos", "side:sc01_l1_a")
    assert t.game.chance is not None  # the Knocked Out play nothing


@card("timely_warning", "protective_sigil", "warding_rune")
@pytest.mark.parametrize(
    ("name", "less", "rage"), [("timely_warning", 2, 0), ("protective_sigil", 2, 1), ("warding_rune", 3, 0)]
)
def test_defense_boosts(name: str, less: int, rage: int) -> None:
    t = act("F", quest="baldur", hands=[[], [name]], heroes={"kratos": {"column": 2}, "freya": {"column": 4}})
    t.asked("boost-defense", 1).does(1, t.card(name))
    assert t.damage("kratos") == 4 - less
    assert t.rage("freya") == rage
    t = act(
        "F", quest="baldur", hands=[[], [name]], heroes={"kratos": {"column": 2}, "freya": {"column": 4}}
    ).does(1, "pass")
    assert t.damage("kratos") == 4
    t = scene("step", 0, hands=[["axe_throw", "strength", name]])
    t.does(0, "attack:kratos", "side:sc01_l1_a")
    assert t.game.chance is not None  # not for Attacks
    t = act("U", quest="sigrun", sides={"U3": "B"}, stunned=["U4"], hands=[[name]])
    assert t.damage("kratos") == 1  # not against boxes


@card("huldra_forge")
def test_huldra_forge() -> None:
    given = {"boards": ["brok_sindri", "kratos"], "heroes": {"brok": {"column": 1}, "sindri": {"column": 4}}}
    t = scene("step", 0, hands=[["huldra_forge", "hammer", "craft"]], **given)
    t.does(0, "attack:brok").asked("boost-attack", 0).does(0, t.card("huldra_forge"), "hero:brok")
    assert t.told("attack")[0]["params"]["n"] == 4
    assert t.rage("brok") == 2
    t = act("F", hands=[["huldra_forge"]], stunned=["U1"], **given)
    t.asked("boost-defense", 0).does(0, t.card("huldra_forge"), "hero:sindri")
    assert t.damage("brok") == 0
    t = act(
        "F",
        hands=[["huldra_forge"]],
        stunned=["U1"],
        boards=["brok_sindri", "kratos"],
        heroes={"kratos": {"column": 1}, "brok": {"column": 3}},
    )
    assert t.damage("kratos") == 2  # not for others


@card("comforting_word", "healing_roots")
@pytest.mark.parametrize(("name", "n"), [("comforting_word", 1), ("healing_roots", 2)])
def test_healing_specials(name: str, n: int) -> None:
    t = scene("step", 0, hands=[[name]], heroes={"freya": {"column": 2, "damage": 4}})
    t.does(0, t.card(name)).asked("choose-hero-heal", 0).does(0, "hero:freya")
    assert t.damage("freya") == 4 - n
    assert t.rage("kratos") == 1
    t = scene("step", 0, hands=[[name]], heroes={"kratos": {"damage": 1}}).does(
        0, f"card:{CARDS[index(name)]}", "hero:kratos"
    )
    assert t.damage("kratos") == 0  # not below 0
    t = scene("step", 0, hands=[[name]], heroes={"freya": {"column": 0}}).does(
        0, f"card:{CARDS[index(name)]}"
    )
    assert t.damage("freya") == 6  # not the Knocked Out


@card("ancient_lore")
def test_ancient_lore() -> None:
    t = scene("step", 0, hands=[["ancient_lore"]], tops=[[], ["charm"]])
    t.does(0, t.card("ancient_lore")).asked("choose-hero-draw", 0).does(0, "hero:freya")
    assert t.hand(1) == ["charm"]
    assert t.rage("kratos") == 1
    t = scene("step", 0, hands=[["ancient_lore"]], heroes={"freya": {"column": 0}}, tops=[["grit"]])
    t.does(0, t.card("ancient_lore"))
    assert t.hand(0) == ["grit"]  # no other Hero is up


@card("hidden_path", "swift_step")
@pytest.mark.parametrize("name", ["hidden_path", "swift_step"])
def test_extra_moves(name: str) -> None:
    t = scene("step", 0, hands=[[name]])
    t.does(0, t.card(name), "hero:freya", "front:1")
    assert t.column(1) == ["freya", "kratos"]
    assert t.s.moved == (0,) * 6
    t = scene("step", 0, hands=[[name]])
    t.does(0, t.card(name), "pass")
    assert t.column(1) == ["kratos"]
    t = scene("step", 0, boards=["kratos", "mimir"], hands=[[name]], medium="kratos")
    t.does(0, t.card(name))
    assert t.options(0) == ["hero:kratos", "pass"]  # never Mimir


@card("cleansing_waters")
def test_cleansing_waters() -> None:
    t = scene(
        "step", 0, hands=[["cleansing_waters"]], discards=[["stun", "poison", "grit"]], tops=[["strength"]]
    )
    t.does(0, t.card("cleansing_waters"), "hero:kratos")
    assert names(t.s.discards[0]) == ["grit", "cleansing_waters"]
    assert t.hand(0) == ["strength"]
    t = scene("step", 0, hands=[["cleansing_waters"]], discards=[["stun"]], tops=[["strength"]])
    t.does(0, t.card("cleansing_waters"), "hero:freya")
    assert names(t.s.discards[0]) == ["stun", "cleansing_waters"]  # another player's cards


@card("offering_of_strength")
def test_offering_of_strength() -> None:
    t = scene("step", 0, hands=[["offering_of_strength", "parry_or_press"]], heroes={"kratos": {"damage": 5}})
    t.does(0, t.card("offering_of_strength"), "hero:kratos")
    assert t.damage("kratos") == 3
    assert sorted(names(t.s.discards[0])) == ["offering_of_strength", "parry_or_press"]
    t = scene("step", 0, hands=[["offering_of_strength", "heavy_blow"]])
    assert t.why_not(0, t.card("offering_of_strength")).clause == "GOW-13.22"  # a joined Number is not plain


@card("insight")
def test_insight() -> None:
    t = scene("step", 0, hands=[["insight"]], tops=[["grit", "strength"]])
    t.does(0, t.card("insight"))
    assert t.hand(0) == ["grit", "strength"]
    t = scene("step", 0, hands=[["insight"]], decks=[[], []], tops=[["grit"]])
    t.does(0, t.card("insight"))
    assert t.hand(0) == ["grit"]  # the card itself is not in the discard pile yet
    assert names(t.s.discards[0]) == ["insight"]


@card("runic_blast")
def test_runic_blast() -> None:
    t = scene("step", 0, hands=[["runic_blast"]], heroes={"kratos": {"column": 4}})
    t.does(0, t.card("runic_blast"), "side:sc01_l4_a")
    assert t.damage("L4") == 3
    t = scene("step", 0, hands=[["runic_blast"]], heroes={"kratos": {"column": 2}})
    t.does(0, t.card("runic_blast"))
    assert t.damage("L2") == 0  # armor
    t = scene(
        "step",
        0,
        hands=[["runic_blast"]],
        damage={"L4": 3},
        heroes={"kratos": {"column": 4}, "freya": {"column": 1}},
    )
    t.does(0, t.card("runic_blast"), "side:sc01_l4_a")
    assert t.killed("heavy_draugr")
    assert t.game.chance is not None  # the reward goes to the Hero who played it


@card("sunder_armor")
def test_sunder_armor() -> None:
    t = scene("step", 0, hands=[["sunder_armor"]], heroes={"kratos": {"column": 2}})
    t.does(0, t.card("sunder_armor"))
    assert t.side("L2") == "B"
    t = scene("step", 0, hands=[["sunder_armor"]], heroes={"kratos": {"column": 1}})
    t.does(0, t.card("sunder_armor"))
    assert t.s.sides == (0,) * 8  # no armor in this column


# --- State and Crystal cards


@card("stun")
def test_stun_card() -> None:
    t = scene("preparation", tops=[["stun", "stun"]])
    assert len(t.s.hands[0]) == 5
    assert names(t.s.discards[0]) == ["stun", "stun"]
    t.goto("clean_up")
    assert len(t.s.piles[PILE[index("stun")]]) == 10


@card("poison")
def test_poison_card() -> None:
    t = scene("preparation", tops=[["poison", "poison"]], heroes={"kratos": {"damage": 3}})
    assert len(t.s.hands[0]) == 7
    assert t.damage("kratos") == 5
    t.goto("clean_up")
    assert len(t.s.piles[PILE[index("poison")]]) == 10


@card("crystal")
def test_crystal_card() -> None:
    t = scene("step", 0, hands=[["crystal"]], tops=[["strength"]]).does(0, f"card:{CARDS[index('crystal')]}")
    assert t.hand(0) == ["strength"]
    t = scene("step", 0, hands=[["crystal"]], quest="alfheim", heroes={"kratos": {"column": 4}})
    t.does(0, "spot:burn_root")
    assert t.damage("U4") == 6
    t = act("F", hands=[["crystal"]], stunned=["U1"], heroes={"freya": {"column": 0}})
    t.passing()
    assert t.damage("kratos") == 2  # it neither attacks nor defends


def test_every_face_is_one_of_the_groups_above() -> None:
    for i, name in enumerate(CARDS):
        kinds = [MELEE[i] >= 0 or RANGED[i] >= 0, DEFENSE[i] >= 0, bool(SPECIAL[i]), PILE[i] >= 0]
        assert sum(kinds) <= 1, name
        assert any(kinds) or PLAIN[i], name
        assert not (RAGES[i] and PLAIN[i])
        assert not STUNS[i] or kinds[0]
