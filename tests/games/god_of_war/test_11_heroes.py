"""Heroes and their Rage abilities (GOW-11)."""

from meadhall.games.god_of_war import terminal
from meadhall.games.god_of_war.content import CARD_OF, CARD_RUNE, HEALTH, RAGE_MAX, RUNE_VALUES
from meadhall.text import Texts
from tests.clauses import clause
from tests.games.god_of_war.scene import HERO, UPGRADE_WITH, act, lab, names, scene

BROTHERS = ["brok_sindri", "kratos"]


def health_and_rage(hero: str) -> tuple[int, int]:
    return HEALTH[HERO[hero]], RAGE_MAX[HERO[hero]]


@clause("GOW-11.1")
def test_spartan_rage() -> None:
    assert health_and_rage("kratos") == (10, 5)
    t = scene(
        "step",
        0,
        heroes={"kratos": {"damage": 5, "rage": 5}},
        hands=[["leviathan_chop", "leviathan_chop", "grit", "grit"]],
    )
    t.does(0, "rage:kratos")
    assert (t.damage("kratos"), t.rage("kratos"), t.s.attack_bonus[0]) == (2, 0, 3)
    t.s.rage[0] = 5
    t.goto("step", 0)
    t.does(0, "rage:kratos")
    assert t.s.attack_bonus[0] == 6  # a second use adds up
    t.does(0, "attack:kratos", t.card("leviathan_chop"), t.card("grit"), "done").die(3)
    assert t.told("attack")[0]["params"]["n"] == 7
    assert t.s.attack_bonus[0] == 0  # used up by the first Attack
    t = scene("step", 0, heroes={"kratos": {"attack_bonus": 3}})
    t.does(0, "end")
    assert t.s.attack_bonus[0] == 3  # also in a later round


@clause("GOW-11.2")
def test_petrel() -> None:
    assert health_and_rage("atreus") == (7, 4)
    t = scene(
        "step",
        0,
        boards=["atreus", "kratos"],
        heroes={"atreus": {"rage": 4, "attack_bonus": 3}},
        damage={"U1": 1},
    )
    t.does(0, "rage:atreus").asked("petrel", 0)
    assert "side:sc01_l2_a" not in t.options(0)  # armor
    t.does(0, "side:sc01_u1_a")
    assert "side:sc01_u1_a" not in t.options(0)  # two different Enemies
    t.does(0, "side:sc01_l4_a")
    assert t.killed("draugr_archer")
    assert names(t.s.tops[0]) == ["crystal"]  # Atreus is `me` of the reward
    assert t.damage("L4") == 2
    assert (t.rage("atreus"), t.s.attack_bonus[1]) == (0, 3)  # no Rage, no bonus
    t = scene("step", 0, boards=["atreus", "kratos"], heroes={"atreus": {"rage": 4}}, quest="stone_ancient")
    t.does(0, "rage:atreus", "side:sc06_u2_a", "done")
    assert t.token("heart") == 0  # no `when attacked`
    assert t.s.health_damage == (2,)


@clause("GOW-11.3", "GOW-11.3.1")
def test_mimir_chooses_a_medium_every_round() -> None:
    assert health_and_rage("mimir") == (4, 4)
    t = scene(
        "preparation", boards=["kratos", "mimir", "freya"], medium="freya", heroes={"freya": {"column": 2}}
    )
    t.asked("medium", 1).does(1, "hero:freya")  # the same again is allowed
    assert t.s.medium == HERO["freya"]
    t = scene("preparation", boards=["kratos", "mimir", "freya"], heroes={"freya": {"column": 0}})
    assert t.s.medium == HERO["kratos"]  # only one Hero is left: nobody is asked


@clause("GOW-11.3.2")
def test_mimir_has_no_place_no_move_no_attack() -> None:
    t = scene("turn", 1, boards=["kratos", "mimir"], medium="kratos", hands=[[], ["wisdom", "heavy_blow"]])
    t.idle()
    assert HERO["mimir"] not in t.s.places


@clause("GOW-11.3.2")
def test_mimir_is_never_the_front_hero() -> None:
    heroes = {"kratos": {"column": 1, "damage": 9}, "freya": {"column": 4}}
    t = act("F", boards=["kratos", "mimir", "freya"], medium="kratos", heroes=heroes, stunned=["U1"])
    assert t.column(1) == ["kratos"]
    t.does(1, "no")
    assert (t.s.mimir_column, t.column(1)) == (0, [])  # his Medium fell: he stays, and nobody is in front
    t.s.upgrade_deck.append(t.s.row.pop())
    t.goto("scene_activation", 0).die(f"card:{UPGRADE_WITH['F']}").passing()
    assert [e["params"]["hero"] for e in t.told("hero-attacked")] == ["hero:freya"]  # U1; L1 finds nobody
    assert t.damage("mimir") == 0
    t = scene("step", 2, boards=["kratos", "mimir", "freya"], medium="kratos")
    t.does(2, "front:1")  # two find room where he is a guest
    assert t.column(1) == ["freya", "kratos"]


@clause("GOW-11.3.3")
def test_mimir_takes_an_attack_for_his_medium() -> None:
    given = {
        "boards": ["kratos", "mimir"],
        "medium": "kratos",
        "hands": [[], ["foresight", "hint"]],
        "stunned": ["U1"],
    }
    t = act("F", **given).asked("take-for-medium", 1)
    t.does(1, "yes").asked("defend", 1).does(1, t.card("foresight"), "done")
    assert (t.damage("kratos"), t.damage("mimir")) == (0, 1)
    t = act("F", **given).does(1, "no")
    assert t.damage("kratos") == 2
    t = act("R", quest="helheim", boards=["kratos", "mimir"], medium="kratos")
    assert (t.damage("kratos"), t.damage("mimir")) == (1, 1)  # a box is no Attack: nobody was asked


@clause("GOW-11.3.4")
def test_mimir_counts_as_a_hero() -> None:
    t = scene(
        "step",
        1,
        boards=["kratos", "freya", "mimir"],
        hands=[[], ["healing_roots"]],
        heroes={"mimir": {"damage": 3}},
    )
    t.does(1, t.card("healing_roots"))
    assert t.options(1) == ["hero:kratos", "hero:mimir", "hero:freya"]
    t = act("T", quest="stone_ancient", boards=["kratos", "mimir"], stunned=["L1"])
    assert names(t.s.tops[1]) == ["poison"]  # the weakest


@clause("GOW-11.3.5")
def test_mimir_has_a_scene_activation_and_plays_specials() -> None:
    t = scene("round", boards=["mimir", "kratos"], tops=[["bifrost_eyes"]])
    t.passing().asked("step", 1)  # the Scene was activated in his turn, then it is Kratos's turn
    assert len(t.s.row) == 1
    assert "call:0" in t.options(1)


@clause("GOW-11.3.6")
def test_mimir_stays_where_his_medium_fell() -> None:
    heroes = {"kratos": {"column": 1, "damage": 9}, "freya": {"column": 4}}
    t = act("F", boards=["kratos", "mimir", "freya"], medium="kratos", heroes=heroes, stunned=["U1"])
    t.does(1, "no")
    assert (t.s.medium, t.s.mimir_column) == (-1, 0)
    t.s.hands[1] = [card for card in t.s.upgrade_deck if "runic_blast" in names([card])][:1]
    t.s.upgrade_deck.remove(t.s.hands[1][0])
    t.goto("step", 2)
    t.does(2, "call:1").does(1, t.card("runic_blast"), "side:sc01_l1_a")
    assert t.damage("L1") == 3  # his column is still the first


@clause("GOW-11.3.7")
def test_mimir_chooses_between_two_runes() -> None:
    given = {
        "boards": ["mimir", "kratos"],
        "upgrade_top": ["steady_might#up_005", "steady_might#up_003"],
        "medium": "kratos",
    }
    t = scene("scene_activation", 0, heroes={"mimir": {"rage": 4}}, **given)
    t.asked("mimir-rage", 0).does(0, "yes").asked("mimir-rune", 0).does(0, "card:steady_might#up_005")
    assert t.told("rune-revealed")[0]["params"]["rune"] == "rune:r"
    assert len(t.s.row) == 1
    assert names(t.s.upgrade_bottom) == ["steady_might"]
    assert t.rage("mimir") == 0
    t = scene("scene_activation", 0, heroes={"mimir": {"rage": 4}}, **given).does(0, "no")
    assert t.rage("mimir") == 4
    t = scene("scene_activation", 1, heroes={"mimir": {"rage": 4}}, **given)
    assert t.told("rune-revealed")  # not in another player's turn
    t = scene("scene_activation", 0, heroes={"mimir": {"rage": 3}}, **given)
    assert t.told("rune-revealed")


@clause("GOW-11.4")
def test_old_magic() -> None:
    assert health_and_rage("freya") == (6, 4)
    t = scene("step", 1, heroes={"freya": {"rage": 4}, "kratos": {"freya": 1}})
    t.does(1, "rage:freya+hero:kratos")
    assert t.s.freya[0] == 2  # a Hero may hold both
    t.s.rage[3] = 4
    t.goto("step", 1)
    assert t.why_not(1, "rage:freya").key == "no-freya-token"
    t = act("R", quest="helheim", heroes={"kratos": {"freya": 1}, "freya": {"column": 2, "freya": 1}})
    t.asked("freya-token", 0).does(0, "yes").does(1, "no")  # one box
    assert (t.damage("kratos"), t.damage("freya")) == (0, 1)
    assert t.s.freya == (0, 0, 0, 1, 0, 0)
    t = scene("step", 0, heroes={"kratos": {"freya": 1}}, hands=[["insight"]], tops=[["poison"]])
    t.does(0, t.card("insight"), "yes")  # one Poison card
    assert t.damage("kratos") == 0


@clause("GOW-11.5")
def test_two_brothers_on_one_dashboard() -> None:
    assert health_and_rage("brok") == health_and_rage("sindri") == (6, 3)
    t = scene("step", 0, boards=BROTHERS, heroes={"brok": {"column": 1}, "sindri": {"column": 1}})
    assert t.column(1) == ["brok", "sindri"]
    t.does(0, "move:brok", "column:4", "move:sindri", "column:3")
    assert (t.column(4), t.column(3)) == (["brok"], ["sindri"])
    assert len(t.s.hands) == 2


@clause("GOW-11.5.1")
def test_choice_of_arms() -> None:
    t = scene("step", 0, boards=BROTHERS, heroes={"brok": {"rage": 3}}, hands=[["hammer", "craft"]])
    t.does(0, "rage:brok+hero:sindri")
    assert t.s.attack_bonus == (0, 0, 0, 0, 0, 3)


@clause("GOW-11.5.2")
def test_arming() -> None:
    t = scene("step", 0, boards=BROTHERS, heroes={"sindri": {"rage": 3}})
    t.does(0, "rage:sindri+hero:brok")
    assert t.s.defense_bonus == (0, 0, 0, 0, 3, 0)
    t = act(
        "F",
        boards=BROTHERS,
        heroes={"brok": {"column": 1, "defense_bonus": 3}, "sindri": {"column": 4}},
        stunned=["U1"],
    )
    assert t.damage("brok") == 0  # without a defense set
    assert t.s.defense_bonus[4] == 0
    t = act(
        "F",
        boards=BROTHERS,
        heroes={"brok": {"column": 4, "defense_bonus": 3}, "sindri": {"column": 3}, "kratos": {"column": 2}},
        stunned=["L1"],
    )
    assert t.s.defense_bonus[4] == 0  # strength 1: used up even if not needed


@clause("GOW-11.5.3")
def test_one_brother_goes_on_alone() -> None:
    t = scene("step", 0, boards=BROTHERS, heroes={"brok": {"column": 0}})
    assert t.does(0, "column:4").column(4) == ["sindri"]
    t = act(
        "F",
        boards=BROTHERS,
        heroes={"brok": {"column": 0}, "sindri": {"column": 1, "damage": 5}, "kratos": {"column": 0}},
        stunned=["U1"],
    )
    assert t.s.lost
    t = lab("preparation", boards=BROTHERS, tops=[["poison"]], heroes={"brok": {"column": 0}})
    assert t.damage("sindri") == 1  # no choice is left


@clause("GOW-11.3.7")
def test_mimir_sees_the_runes_he_chooses_between() -> None:
    t = scene(
        "scene_activation",
        1,
        boards=["kratos", "mimir"],
        medium="kratos",
        heroes={"mimir": {"rage": 4}},
        upgrade_top=["steady_might#up_005", "steady_might#up_001"],
    )
    t.does(1, "yes").asked("mimir-rune", 1)
    texts, ask = Texts(t.game.rules), t.game.questions[0]
    notes = [terminal.note(t.game.view(1), ask, value, texts) for value in ask.values]
    assert len(set(ask.values)) == 2
    assert notes == [texts.label(RUNE_VALUES[CARD_RUNE[CARD_OF[str(value)]]]) for value in ask.values]
    assert notes[0] != notes[1]
