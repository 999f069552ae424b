"""Invade (BR-10)."""

import pytest

from tests.clauses import clause
from tests.games.blood_rage.hall import Clan, hall

# 10.1 Legality and cost


@clause("BR-10.1.1")
def test_one_figure_of_the_reserve_and_a_destination() -> None:
    """Given a full reserve / when invading / then each kind of figure is offered once, then the places."""
    t = hall({"rage": 3, "upgrades": ["troll", "sea_serpent"]}, {})
    figures = ["figure:warrior", "figure:leader", "figure:troll", "figure:ship", "figure:sea_serpent"]
    assert t.options(0) == [*figures, "pass"]
    t.does(0, "figure:warrior").asked("invade-place", 0)
    t.does(0, "province:horgr")
    assert (t.warriors(0, "horgr"), t.warriors(0, "reserve")) == (1, 7)


@clause("BR-10.1.1")
def test_where_only_one_figure_could_go_its_places_are_the_choice() -> None:
    """Given one kind of figure for the land and one for the sea / then the places are offered, and each brings its figure."""
    clan: Clan = {"rage": 3, "leader": "gimle"}
    gone = ["elvagar", "angerboda", "muspelheim", "horgr"]
    t = hall(clan, {"warriors": {"utgard": 3}}, destroyed=gone)
    fjords = ["fjord:ne", "fjord:se", "fjord:sw", "fjord:nw"]
    lands = ["province:andlang", "province:gimle", "province:myrkulor"]
    assert t.options(0) == [*lands, *fjords, "march:gimle", "pillage:gimle", "pass"]
    assert t.why_not(0, "province:utgard").clause == "BR-10.1.4"
    assert t.why_not(0, "province:yggdrasil").clause == "BR-10.1.6"
    t.game.answer(0, "province:andlang")
    assert (t.warriors(0, "andlang"), t.rage(0)) == (1, 2)
    t.game.answer(0, "fjord:nw")
    assert (t.where(0, "ship"), t.rage(0)) == ("nw", 0)


@clause("BR-10.1.2")
@pytest.mark.parametrize(
    ("upgrade", "figure", "cost"),
    [
        ("troll", "leader", 0),
        ("lord_of_spears", "leader", 0),
        ("troll", "warrior", 1),
        ("brothers_in_arms", "warrior", 1),
        ("experts_in_arms", "warrior", 2),
        ("masters_in_arms", "warrior", 2),
        ("troll", "ship", 2),
        ("eternal_dragons", "ship", 2),
        ("troll", "troll", 2),
        ("valkyrie", "valkyrie", 2),
        ("sea_serpent", "sea_serpent", 3),
        ("volur_witch", "volur_witch", 3),
        ("fire_giant", "fire_giant", 4),
        ("frost_giant", "frost_giant", 4),
        ("dwarf_chieftain", "dwarf_chieftain", 0),
        ("soldier_of_hel", "soldier_of_hel", 0),
        ("dark_elf", "dark_elf", 1),
    ],
)
def test_the_cost_is_the_strength_in_the_reserve(upgrade: str, figure: str, cost: int) -> None:
    """Given a figure / when it invades / then the clan pays its STR (Leader, Dwarf Chieftain, Soldier of Hel: nothing)."""
    t = hall({"rage": 6, "upgrades": [upgrade], "warriors": {"gimle": 1}}, {}, age=3)
    place = "fjord:ne" if figure in ("ship", "sea_serpent") else "province:gimle"
    t.does(0, f"figure:{figure}", place)
    assert t.rage(0) == 6 - cost


@clause("BR-10.1.2", "BR-A10")
def test_the_dark_elf_pays_one_for_yggdrasil_too() -> None:
    """Given the Dark Elf / when he invades Yggdrasil / then 1 Rage, his STR in the reserve."""
    t = hall({"rage": 2, "upgrades": ["dark_elf"]}, {}, age=2)
    t.does(0, "figure:dark_elf", "province:yggdrasil")
    assert (t.rage(0), t.strength(0, "yggdrasil")) == (1, 3)


@clause("BR-10.1.3")
def test_at_least_one_rage_to_act_and_the_cost() -> None:
    """Given 0 Rage, 1 Rage and 2 Rage / then no turn, no Ship, the Ship."""
    hall({}, {}).idle()
    t = hall({"rage": 1}, {})
    assert t.why_not(0, "figure:ship").clause == "BR-9.5"
    t = hall({"rage": 2}, {})
    t.does(0, "figure:ship", "fjord:ne").idle()
    assert t.where(0, "ship") == "ne"


@clause("BR-10.1.3")
def test_invade_is_closed_if_no_figure_can_be_paid() -> None:
    """Given 1 Rage and only the Ship in reserve / then there is nothing to Invade with."""
    t = hall({"rage": 1, "leader": "valhalla", "warriors": {"valhalla": 8}}, {})
    assert t.why_not(0, "figure:ship").clause == "BR-9.5"
    assert t.options(0) == ["pass"]


@clause("BR-10.1.4")
def test_land_figures_need_an_empty_village_of_a_standing_outer_province() -> None:
    """Given a full and a destroyed province / when the Leader invades / then neither is offered."""
    t = hall({"rage": 1}, {"warriors": {"utgard": 3}}, destroyed=["gimle"])
    t.does(0, "figure:leader")
    assert t.why_not(0, "province:utgard").clause == "BR-10.1.4"
    assert t.why_not(0, "province:gimle").clause == "BR-6.7"
    assert len(t.options(0)) == 6


@clause("BR-10.1.3", "BR-10.1.4")
def test_without_any_empty_village_only_ships_and_the_dark_elf_can_come() -> None:
    """Given all standing outer provinces full / when invading / then land figures are blocked, the Ship and the Dark Elf are not."""
    gone = ["elvagar", "angerboda", "muspelheim", "horgr", "gimle"]
    crowd = {"utgard": 3, "andlang": 3}
    t = hall(
        {"rage": 3, "upgrades": ["dark_elf", "troll"]},
        {"warriors": crowd},
        {"warriors": {"myrkulor": 3}},
        destroyed=gone,
        ragnarok=["utgard", "andlang", "myrkulor"],
        age=2,
    )
    fjords = ["fjord:ne", "fjord:se", "fjord:sw", "fjord:nw"]
    assert t.options(0) == ["province:yggdrasil", *fjords, "pass"]
    assert {t.why_not(0, f"figure:{name}").clause for name in ("warrior", "leader", "troll")} == {"BR-10.1.4"}
    t.does(0, "province:yggdrasil").asked("action", 0)
    assert t.where(0, "dark_elf") == "yggdrasil"


@clause("BR-10.1.5")
@pytest.mark.parametrize(("upgrade", "figure"), [("troll", "ship"), ("sea_serpent", "sea_serpent")])
def test_ship_like_figures_go_to_any_fjord(upgrade: str, figure: str) -> None:
    """Given a Ship or the Sea Serpent / when it invades / then all four fjords and nothing else."""
    t = hall({"rage": 3, "upgrades": [upgrade]}, {}, destroyed=["elvagar", "angerboda"])
    if upgrade == "sea_serpent":  # with the Ship there are two of them
        t.does(0, f"figure:{figure}").asked("invade-place", 0)
    fjords = [value for value in t.options(0) if str(value).startswith("fjord:")]
    assert fjords == ["fjord:ne", "fjord:se", "fjord:sw", "fjord:nw"]
    t.does(0, "fjord:sw")
    assert t.where(0, figure) == "sw"


@clause("BR-2.11", "BR-10.1.5", "BR-A02")
def test_a_ship_finds_a_fjord_when_no_province_is_left_outside() -> None:
    """Given every outer province destroyed / then the Ship alone may still come, into any fjord."""
    gone = ["elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor"]
    t = hall({"rage": 2}, {}, destroyed=gone, ragnarok=["gimle", "utgard", "horgr"])
    assert len(t.options(0)) == 5
    t.does(0, "fjord:ne")
    assert t.where(0, "ship") == "ne"


@clause("BR-10.1.6", "BR-11.7")
@pytest.mark.parametrize("figure", ["warrior", "leader", "troll", "dark_elf"])
def test_only_the_dark_elf_invades_yggdrasil(figure: str) -> None:
    """Given a figure / when it invades / then Yggdrasil is open to the Dark Elf alone."""
    t = hall({"rage": 3, "upgrades": ["troll", "dark_elf"]}, {}, age=2)
    t.does(0, f"figure:{figure}")
    if figure == "dark_elf":
        assert "province:yggdrasil" in t.options(0)
    else:
        assert t.why_not(0, "province:yggdrasil").clause == "BR-10.1.6"


@clause("BR-10.1.7")
def test_horns_reached_or_exceeded() -> None:
    """Given as many figures as Horns / then Invade is blocked with the number; one fewer and it is open."""
    t = hall({"rage": 3, "warriors": {"gimle": 3, "horgr": 1}}, {})
    reason = t.why_not(0, "invade")
    assert (reason.clause, dict(reason.params)) == ("BR-10.1.7", {"horns": 4})
    t = hall({"rage": 3, "warriors": {"gimle": 3, "horgr": 1}, "stats": {"horns": 2}}, {})
    assert "figure:warrior" in t.options(0)


@clause("BR-10.1.8")
def test_pillaged_and_doomed_provinces_are_open() -> None:
    """Given Gimle pillaged and Horgr doomed / when invading / then both are offered."""
    t = hall({"rage": 1}, {}, pillaged=["gimle"], doom="horgr")
    t.does(0, "figure:warrior")
    assert {"province:gimle", "province:horgr"} <= set(t.options(0))


# 10.2 Sequence

BOTH = ["friggas_succor", "thors_domain"]


@clause("BR-10.2.1")
def test_pay_place_monster_succor_domain_in_this_order() -> None:
    """Given the Troll, Succor and Thor's Domain / when the Troll invades / then effect, Succor, Domain in turn."""
    t = hall({"rage": 5, "upgrades": ["troll", *BOTH]}, {"warriors": {"gimle": 2}})
    t.does(0, "figure:troll", "province:gimle")
    assert (t.rage(0), t.where(0, "troll"), t.warriors(1, "valhalla")) == (3, "gimle", 2)
    t.asked("succor", 0).does(0, "yes").asked("thors-domain", 0).does(0, "yes")
    assert (t.rage(0), t.warriors(0, "gimle"), t.pillaged("gimle")) == (1, 1, True)


@clause("BR-10.2.2")
@pytest.mark.parametrize(
    ("clan", "others", "offered"),
    [
        ({"warriors": {"gimle": 1}}, {"warriors": {"gimle": 2}}, True),
        ({"warriors": {"gimle": 1}}, {"warriors": {"gimle": 3}}, False),
        ({"warriors": {"gimle": 1, "horgr": 2}}, {}, False),
        ({"warriors": {"gimle": 1, "valhalla": 7}}, {}, False),
    ],
    ids=["room", "no village", "Horns", "no Warrior"],
)
def test_a_free_invade_keeps_the_other_rules(clan: Clan, others: Clan, offered: bool) -> None:
    """Given Frigga's Succor / when the Leader invades / then the free Warrior needs a village, Horns and a reserve."""
    t = hall({"rage": 2, "upgrades": ["friggas_succor"], **clan}, others)
    t.does(0, "figure:leader", "province:gimle")
    assert (t.game.questions[0].key == "succor") == offered
    assert t.rage(0) == 2


@clause("BR-10.2.3")
def test_succor_and_domain_follow_an_invade_action() -> None:
    """Given both cards / when a Warrior invades / then both are offered, but not again for the extra Warrior."""
    t = hall({"rage": 3, "upgrades": BOTH}, {})
    t.does(0, "figure:warrior", "province:gimle").asked("succor", 0)
    t.does(0, "yes").asked("thors-domain", 0)
    t.does(0, "no").asked("action", 0)
    assert t.warriors(0, "gimle") == 2


@clause("BR-10.2.3")
def test_succor_and_domain_follow_the_free_invade_of_an_upgrade() -> None:
    """Given both cards / when the Troll is played and invades / then both are offered."""
    t = hall({"rage": 4, "hand": ["troll"], "upgrades": BOTH}, {})
    t.play(0, "troll", "province:gimle").asked("succor", 0)
    t.does(0, "no").asked("thors-domain", 0)
    t.does(0, "no").asked("action", 0)


@clause("BR-10.2.3")
def test_succor_and_domain_follow_friggas_domain() -> None:
    """Given both cards / when the Leader comes back from Valhalla / then both are offered."""
    t = hall({"rage": 4, "leader": "valhalla", "upgrades": [*BOTH, "friggas_domain"]}, {}, age=3)
    t.does(0, "invade_from_valhalla", "province:gimle").asked("succor", 0)
    t.does(0, "yes").asked("thors-domain", 0)
    t.does(0, "no").asked("action", 0)


@clause("BR-10.2.3", "BR-14.6.8", "BR-A11")
def test_nothing_follows_the_warrior_of_lokis_blessing() -> None:
    """Given all three cards / when a lost battle brings a Warrior back / then nothing else is offered."""
    t = hall(
        {"rage": 4, "leader": "gimle", "hand": ["tyrs_smash"]},
        {"rage": 4, "ship": "nw", "upgrades": [*BOTH, "lokis_blessing"]},
    )
    t.does(0, "pillage").reveal(s0="tyrs_smash").asked("blessing", 1)
    t.does(1, "yes")
    assert t.warriors(1, "gimle") == 1
    assert t.to_act() == 1


@clause("BR-10.2.4", "BR-A12")
def test_succor_is_optional_and_brings_one_warrior_to_an_outer_province() -> None:
    """Given Succor / when a Ship, then the Dark Elf into Yggdrasil, then the Leader invades / then only the last is followed."""
    t = hall({"rage": 6, "upgrades": ["friggas_succor", "dark_elf"]}, {}, age=2)
    t.does(0, "figure:ship", "fjord:nw").asked("action", 0)
    t.does(0, "figure:dark_elf", "province:yggdrasil").asked("action", 0)
    t.does(0, "figure:leader", "province:gimle").asked("succor", 0)
    t.does(0, "no").asked("action", 0)
    assert t.warriors(0, "gimle") == 0


@clause("BR-10.2.5")
@pytest.mark.parametrize(
    ("rage", "figure", "place", "offered"),
    [
        (3, "warrior", "province:gimle", True),
        (2, "warrior", "province:gimle", False),
        (3, "warrior", "province:horgr", False),
        (4, "ship", "fjord:nw", False),
        (3, "dark_elf", "province:yggdrasil", True),
    ],
    ids=["province", "1 Rage left", "pillaged", "fjord", "Yggdrasil"],
)
def test_thors_domain_needs_a_province_with_its_reward_and_two_rage(
    rage: int, figure: str, place: str, offered: bool
) -> None:
    """Given Thor's Domain / when a figure invades / then a Pillage is offered where it may be."""
    t = hall({"rage": rage, "upgrades": ["thors_domain", "dark_elf"]}, {}, pillaged=["horgr"], age=2)
    t.does(0, f"figure:{figure}", place)
    assert (t.game.questions[0].key == "thors-domain") == offered


@clause("BR-10.2.5")
def test_thors_domain_is_a_complete_pillage_of_the_same_turn() -> None:
    """Given an enemy next door / when Thor's Domain pillages / then Call to Battle, cards and reward as always, then the next turn."""
    t = hall(
        {"rage": 6, "upgrades": ["thors_domain"], "hand": ["tyrs_crush"]},
        {"rage": 1, "warriors": {"andlang": 1}, "hand": ["quest_alfheim"]},
        tokens={"gimle": "glory"},
        age=2,
    )
    t.does(0, "figure:leader", "province:gimle", "yes")
    t.asked("call-to-battle", 1).does(1, "province:andlang").call_passed()
    t.reveal(s0="tyrs_crush", s1="quest_alfheim").no_late_cards()
    assert (t.rage(0), t.glory(0), t.pillaged("gimle")) == (4, 5 + 3, True)
    assert t.to_act() == 1


@clause("BR-10.2.6")
def test_troll_kills_enemy_warriors_only() -> None:
    """Given enemy Warriors, a Leader, a Ship and own Warriors / when the Troll invades / then only the enemy Warriors fall."""
    t = hall(
        {"rage": 2, "upgrades": ["troll"], "warriors": {"gimle": 1}},
        {"warriors": {"gimle": 2, "andlang": 1}, "ship": "nw"},
        {"leader": "gimle"},
    )
    t.does(0, "figure:troll", "province:gimle")
    assert (t.warriors(1, "gimle"), t.warriors(1, "andlang"), t.where(1, "ship")) == (0, 1, "nw")
    assert (t.where(2, "leader"), t.warriors(0, "gimle")) == ("gimle", 1)
    t.idle()


@clause("BR-10.2.6", "BR-A13")
def test_fire_giant_burns_all_but_monsters_in_province_and_fjord() -> None:
    """Given all kinds of enemies / when the Fire Giant invades / then Monsters survive, the Sea Serpent included."""
    t = hall(
        {"rage": 4, "upgrades": ["fire_giant"]},
        {"leader": "gimle", "ship": "nw", "upgrades": ["troll"], "monsters": {"troll": "gimle"}},
        {
            "warriors": {"gimle": 1, "myrkulor": 1},
            "upgrades": ["sea_serpent"],
            "monsters": {"sea_serpent": "nw"},
        },
        age=2,
    )
    t.does(0, "figure:fire_giant", "province:gimle")
    assert [t.where(1, figure) for figure in ("leader", "ship", "troll")] == ["valhalla", "valhalla", "gimle"]
    assert [t.warriors(2, place) for place in ("valhalla", "myrkulor")] == [1, 1]
    assert t.where(2, "sea_serpent") == "nw"
    t.idle()


@clause("BR-10.2.6")
def test_the_monster_needs_a_village_before_its_effect() -> None:
    """Given Utgard full of enemy Warriors / when the Troll invades / then Utgard is closed to it."""
    t = hall({"rage": 2, "upgrades": ["troll"]}, {"warriors": {"utgard": 3}})
    t.does(0, "figure:troll")
    assert t.why_not(0, "province:utgard").clause == "BR-10.1.4"


@clause("BR-10.2.6", "BR-14.2.4")
def test_march_and_call_to_battle_do_not_trigger_the_effects() -> None:
    """Given the Troll on the board / when it marches or joins a battle / then no Warrior falls."""
    troll = {"rage": 2, "upgrades": ["troll"], "monsters": {"troll": "horgr"}}
    t = hall(troll, {"warriors": {"utgard": 1}})
    t.does(0, "march", "province:utgard")
    assert (t.where(0, "troll"), t.warriors(1, "utgard")) == ("utgard", 1)
    t = hall({**troll, "rage": 0}, {"rage": 1, "warriors": {"utgard": 1}}, frame=("turn", 1))
    t.does(1, "pillage").does(0, "province:horgr")
    assert (
        not t.told("figures-destroyed")
        or t.told("battle-begins")[0]["n"] <= t.told("figures-destroyed")[0]["n"]
    )
    assert t.told("figures-destroyed")[0]["params"]["by"] == "cause:battle"
