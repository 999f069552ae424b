"""Quests, Monsters and troop upgrades: each works, does not, and where the boundary lies."""

import pytest

from tests.clauses import card, clause
from tests.games.blood_rage.hall import Clan, battle, hall

# Quests

REGIONS = {
    "quest_alfheim": "gimle",
    "quest_jotunheim": "horgr",
    "quest_manheim": "elvagar",
    "quest_yggdrasil": "yggdrasil",
}


@card("quest_alfheim", "quest_jotunheim", "quest_manheim", "quest_yggdrasil")
@pytest.mark.parametrize(("title", "place"), REGIONS.items())
@pytest.mark.parametrize(
    ("enemies", "met"), [(0, True), (2, True), (3, False)], ids=["alone", "ahead by one", "tie"]
)
def test_a_quest_needs_strictly_the_most_strength(title: str, place: str, enemies: int, met: bool) -> None:
    """Given a Leader in the place against 0, 2, 3 Warriors / then met, met, failed; elsewhere it fails."""
    t = hall({"leader": place, "committed": [title]}, {"warriors": {place: enemies}}, frame=("quest_phase",))
    glory = 6 if title == "quest_yggdrasil" else 5
    assert t.glory(0) == (glory if met else 0)
    if met:
        t.does(0, "stat:rage")
    t.idle()
    assert t.step(0, "rage") == (2 if met else 1)
    assert t.discard() == [title]


@card("quest_alfheim", "quest_jotunheim", "quest_manheim", "quest_yggdrasil")
@pytest.mark.parametrize("title", REGIONS)
def test_a_quest_looks_only_at_its_own_places(title: str) -> None:
    """Given the lead everywhere but there / then the quest fails."""
    places = [place for quest, place in REGIONS.items() if quest != title]
    t = hall({"warriors": dict.fromkeys(places, 1), "committed": [title]}, {}, frame=("quest_phase",))
    t.idle()
    assert t.glory(0) == 0


@clause("BR-A44")
@card("quest_alfheim", "quest_jotunheim", "quest_manheim", "quest_yggdrasil", "quest_glorious_death")
@pytest.mark.parametrize(
    ("title", "glory"),
    [(title, (5, 7, 9)) for title in list(REGIONS)[:3]]
    + [("quest_yggdrasil", (6, 8, 11)), ("quest_glorious_death", (6, 8, 11))],
)
def test_quests_are_worth_more_in_later_ages(title: str, glory: tuple[int, int, int]) -> None:
    """Given the copy of each Age / when met / then the Glory printed for its Age."""
    for age, worth in enumerate(glory, 1):
        clan: Clan = {"committed": [f"{title}#a{age}-1"], "warriors": {"valhalla": 4}}
        if title in REGIONS:
            clan = {"committed": [f"{title}#a{age}-1"], "leader": REGIONS[title]}
        t = hall(clan, {}, age=3, frame=("quest_phase",))
        t.does(0, "pass").idle()
        assert t.glory(0) == worth


@card("quest_glorious_death")
@pytest.mark.parametrize(("fallen", "met"), [(3, False), (4, True), (5, True)])
def test_glorious_death(fallen: int, met: bool) -> None:
    """Given 3, 4, 5 own figures in Valhalla and many of the enemy / then failed, met, met."""
    clan: Clan = {
        "warriors": {"valhalla": fallen - 1},
        "leader": "valhalla",
        "committed": ["quest_glorious_death"],
    }
    t = hall(clan, {"warriors": {"valhalla": 6}}, frame=("quest_phase",))
    assert t.glory(0) == (6 if met else 0)
    if met:
        t.does(0, "pass")
    t.idle()


@card("quest_alfheim", "quest_jotunheim", "quest_manheim", "quest_yggdrasil", "quest_glorious_death")
@pytest.mark.parametrize("title", [*REGIONS, "quest_glorious_death"])
def test_a_quest_is_committed_on_a_turn_and_blank_in_battle(title: str) -> None:
    """Given a Quest / then it may be committed for nothing; in a battle it is +0."""
    t = hall({"rage": 1, "hand": [title]}, {}, age=1)
    t.play(0, title).asked("action", 0)
    assert (t.hand(0), len(t.s.committed[0]), t.rage(0)) == ([], 1, 1)
    t = battle({"leader": "gimle", "hand": [title]}, {"warriors": {"gimle": 1}})
    t.reveal(s0=title).idle()
    assert t.told("battle-total")[0]["params"]["strength"] == 3


# Monsters


@card("troll")
def test_troll() -> None:
    """Given enemy Warriors / when the Troll invades by action or Upgrade / then they fall; when it marches they do not; STR 2."""
    for play in (("figure:troll", "province:gimle"), ("card:troll#a1-1", "province:gimle")):
        clan: Clan = (
            {"rage": 2, "hand": ["troll"]}
            if play[0] != "figure:troll"
            else {"rage": 2, "upgrades": ["troll"]}
        )
        t = hall(clan, {"warriors": {"gimle": 2}, "leader": "gimle"}, {"warriors": {"gimle": 1}})
        t.does(0, *play).idle()
        assert (t.warriors(1, "valhalla"), t.warriors(2, "valhalla"), t.where(1, "leader")) == (2, 1, "gimle")
        assert t.strength(0, "gimle") == 2
    t = hall({"rage": 1, "upgrades": ["troll"], "monsters": {"troll": "horgr"}}, {"warriors": {"gimle": 2}})
    t.does(0, "march", "province:gimle").idle()
    assert t.warriors(1, "gimle") == 2


@card("troll")
def test_troll_alone_and_against_protection() -> None:
    """Given an empty province / then nothing happens; given Frigga's Protection / then a Warrior may be saved."""
    t = hall({"rage": 2, "upgrades": ["troll"]}, {"warriors": {"myrkulor": 1}})
    t.does(0, "figure:troll", "province:gimle").idle()
    assert t.warriors(1, "myrkulor") == 1
    t = hall(
        {"rage": 2, "upgrades": ["troll"]},
        {"rage": 1, "warriors": {"gimle": 2}, "upgrades": ["friggas_protection"]},
        age=2,
    )
    t.does(0, "figure:troll", "province:gimle").asked("protect", 1).does(1, "figure:warrior").idle()
    assert (t.warriors(1, "gimle"), t.warriors(1, "valhalla")) == (1, 1)


@card("dwarf_chieftain", "soldier_of_hel")
@pytest.mark.parametrize(("title", "strength"), [("dwarf_chieftain", 2), ("soldier_of_hel", 3)])
def test_free_monsters(title: str, strength: int) -> None:
    """Given 1 Rage / when played and invading, twice / then nothing is paid, and the figure has its STR; it still needs a turn."""
    t = hall({"rage": 1, "hand": [title]}, {}, age=3)
    t.play(0, title, "province:gimle").asked("action", 0)
    assert (t.rage(0), t.strength(0, "gimle")) == (1, strength)
    t = hall({"rage": 1, "upgrades": [title]}, {}, age=3)
    t.does(0, f"figure:{title}", "province:gimle")
    assert t.rage(0) == 1
    hall({"hand": [title], "upgrades": []}, {}, age=3).idle()
    t = hall({"rage": 1, "upgrades": [title]}, {"warriors": {"utgard": 3}}, age=3)
    t.does(0, f"figure:{title}")
    assert t.why_not(0, "province:utgard").clause == "BR-10.1.4"


@card("sea_serpent")
def test_sea_serpent() -> None:
    """Given the Sea Serpent / then it lives in fjords, supports both provinces with 3, is no target of a March or a call."""
    t = hall({"rage": 3, "upgrades": ["sea_serpent"]}, {})
    t.does(0, "figure:sea_serpent", "fjord:nw").idle()
    assert (t.strength(0, "gimle"), t.strength(0, "myrkulor"), t.strength(0, "andlang")) == (3, 3, 0)
    t = hall({"rage": 2, "upgrades": ["sea_serpent"], "monsters": {"sea_serpent": "nw"}}, {})
    assert t.why_not(0, "march").clause == "BR-11.2"
    t.does(0, "pillage", "province:gimle")
    assert t.pillaged("gimle")


@card("sea_serpent")
def test_sea_serpent_is_a_ship_and_a_monster() -> None:
    """Given Dragons / when it dies / then they pay; given the Fire Giant / then it survives; it is not called to battle."""
    serpent: Clan = {"upgrades": ["sea_serpent", "lokis_dragons"], "monsters": {"sea_serpent": "nw"}}
    t = battle({"leader": "gimle", "warriors": {"gimle": 1}}, serpent)
    t.idle()
    assert (t.where(1, "sea_serpent"), t.glory(1)) == ("valhalla", 4)
    t = hall({"rage": 4, "upgrades": ["fire_giant"]}, serpent, age=2)
    t.does(0, "figure:fire_giant", "province:gimle").idle()
    assert t.where(1, "sea_serpent") == "nw"
    t = hall({"rage": 1, "leader": "andlang"}, serpent)
    t.does(0, "pillage").asked("action", 0)


@card("valkyrie")
@pytest.mark.parametrize(("own", "glory"), [({"ship": "nw"}, 2 * 2 + 3), ({}, 0)], ids=["won", "lost"])
def test_valkyrie_counts_enemies(own: Clan, glory: int) -> None:
    """Given the Valkyrie against two Warriors and a card / when won / then 2 Glory each beside Battle Glory; lost with no enemy fallen / then 0."""
    valkyrie: Clan = {"upgrades": ["valkyrie"], "monsters": {"valkyrie": "gimle"}, **own}
    t = battle(valkyrie, {"warriors": {"gimle": 2}, "hand": ["thors_hammer#a1-1"]}, age=2)
    t.reveal(s1="thors_hammer").no_late_cards().idle()
    assert t.glory(0) == glory


@clause("BR-A24")
@card("valkyrie")
def test_valkyrie_pays_when_she_falls_too_and_only_for_enemies() -> None:
    """Given a tie with her in it / then 2 Glory per enemy figure, none for her own side; not in the battle / then 0."""
    clan: Clan = {"warriors": {"gimle": 1}, "upgrades": ["valkyrie"]}
    t = battle({**clan, "monsters": {"valkyrie": "gimle"}}, {"leader": "gimle"}, age=2)
    t.idle()
    assert (t.where(0, "valkyrie"), t.glory(0)) == ("valhalla", 2)
    t = battle({**clan, "leader": "gimle", "monsters": {"valkyrie": "andlang"}}, {"leader": "gimle"}, age=2)
    t.idle()
    assert t.glory(0) == 3, "Battle Glory alone"


@card("valkyrie")
def test_valkyrie_killed_by_the_tide_was_in_the_battle() -> None:
    """Given Odin's Tide takes her / when enemies fall later / then she still pays for them."""
    t = battle(
        {"leader": "gimle", "upgrades": ["valkyrie"], "monsters": {"valkyrie": "gimle"}},
        {"warriors": {"gimle": 2}, "hand": ["odins_tide"]},
        age=2,
    )
    t.reveal(s1="odins_tide").does(0, "figure:leader").idle()
    assert t.where(0, "valkyrie") == "valhalla"
    assert t.glory(0) == 2 * 2 + 3


@card("dark_elf")
def test_dark_elf() -> None:
    """Given the Dark Elf / then he may invade Yggdrasil for 1 with STR 3, elsewhere STR 1; nobody else may."""
    t = hall({"rage": 1, "hand": ["dark_elf"]}, {}, age=2)
    t.play(0, "dark_elf", "province:yggdrasil").idle()
    assert (t.strength(0, "yggdrasil"), t.rage(0)) == (3, 0)
    t = hall({"rage": 2, "upgrades": ["dark_elf"]}, {}, age=2)
    t.does(0, "figure:dark_elf", "province:gimle")
    assert (t.strength(0, "gimle"), t.rage(0)) == (1, 1)
    t.does(0, "march", "province:yggdrasil").idle()
    assert t.strength(0, "yggdrasil") == 3
    t = hall({"rage": 2, "upgrades": ["dark_elf"]}, {}, age=2)
    t.does(0, "figure:warrior")
    assert t.why_not(0, "province:yggdrasil").clause == "BR-10.1.6"


@card("fire_giant")
def test_fire_giant() -> None:
    """Given enemies in province and fjord / when he invades / then all but Monsters fall; own figures and neighbours stay."""
    t = hall(
        {"rage": 4, "hand": ["fire_giant"], "warriors": {"gimle": 1}, "ship": "nw"},
        {"leader": "gimle", "ship": "nw", "warriors": {"gimle": 1, "myrkulor": 1}},
        age=2,
    )
    t.play(0, "fire_giant", "province:gimle").idle()
    assert (t.figures(1, "valhalla"), t.warriors(1, "myrkulor")) == (3, 1)
    assert (t.warriors(0, "gimle"), t.where(0, "ship"), t.strength(0, "gimle")) == (1, "nw", 1 + 4 + 2)


@card("fire_giant")
def test_fire_giant_spares_monsters_and_does_not_strike_on_a_march() -> None:
    """Given a Troll there / then it survives; given a March / then nobody falls."""
    t = hall(
        {"rage": 4, "upgrades": ["fire_giant"]},
        {"upgrades": ["troll"], "monsters": {"troll": "gimle"}, "leader": "gimle"},
        age=2,
    )
    t.does(0, "figure:fire_giant", "province:gimle").idle()
    assert (t.where(1, "troll"), t.where(1, "leader")) == ("gimle", "valhalla")
    t = hall(
        {"rage": 1, "upgrades": ["fire_giant"], "monsters": {"fire_giant": "horgr"}},
        {"leader": "gimle"},
        age=2,
    )
    t.does(0, "march", "province:gimle").idle()
    assert t.where(1, "leader") == "gimle"


@card("frost_giant")
@pytest.mark.parametrize(("token", "steps", "glory"), [("rage", [3, 1, 1], 0), ("glory", [1, 1, 1], 10)])
def test_frost_giant_doubles_the_reward(token: str, steps: list[int], glory: int) -> None:
    """Given the Frost Giant in the pillaged province / then the reward comes twice."""
    clan: Clan = {"rage": 1, "upgrades": ["frost_giant"], "monsters": {"frost_giant": "gimle"}}
    t = hall(clan, {}, tokens={"gimle": token}, age=3)
    t.does(0, "pillage").does(0, "pass").idle()
    assert (t.steps(0), t.glory(0)) == (steps, glory)


@card("frost_giant")
def test_frost_giant_in_yggdrasil_elsewhere_and_defeated() -> None:
    """Given Yggdrasil / then all stats twice; given him next door or a lost battle / then once or not at all."""
    clan: Clan = {"rage": 1, "upgrades": ["frost_giant"], "monsters": {"frost_giant": "yggdrasil"}}
    t = hall(clan, {}, age=3)
    t.does(0, "pillage", "pass").idle()
    assert t.steps(0) == [3, 3, 3]
    t = hall({**clan, "leader": "gimle"}, {}, tokens={"gimle": "axes"}, age=3)
    t.does(0, "pillage", "province:gimle").call_passed().does(0, "pass").idle()
    assert t.steps(0) == [1, 2, 1]
    t = battle({**clan, "monsters": {"frost_giant": "gimle"}}, {"leader": "gimle", "ship": "nw"}, age=3)
    t.idle()
    assert t.steps(0) == [1, 1, 1]


WITCH: Clan = {"upgrades": ["volur_witch"], "monsters": {"volur_witch": "gimle"}}


@card("volur_witch")
def test_volur_witch_retreats_and_was_not_destroyed() -> None:
    """Given the Witch loses a battle / when she retreats / then she is in Yggdrasil and nobody counts her as fallen."""
    t = battle(
        {"leader": "gimle", "ship": "nw", "upgrades": ["valkyrie"], "monsters": {"valkyrie": "gimle"}},
        WITCH,
        age=3,
    )
    t.does(1, "yes").idle()
    assert (t.where(1, "volur_witch"), t.glory(0)) == ("yggdrasil", 3)


@card("volur_witch")
def test_volur_witch_may_stay_and_die_and_cannot_flee_from_yggdrasil() -> None:
    """Given her owner says no, or she is in Yggdrasil / then she dies; the Fire Giant does not even ask."""
    t = battle({"leader": "gimle", "ship": "nw"}, WITCH, age=3)
    t.does(1, "no").idle()
    assert t.where(1, "volur_witch") == "valhalla"
    t = battle(
        {"leader": "yggdrasil", "warriors": {"yggdrasil": 1}},
        {**WITCH, "monsters": {"volur_witch": "yggdrasil"}},
        at="yggdrasil",
        age=3,
    )
    t.idle()
    assert t.where(1, "volur_witch") == "valhalla"
    t = hall({"rage": 4, "upgrades": ["fire_giant"]}, WITCH, age=3)
    t.does(0, "figure:fire_giant", "province:gimle").idle()
    assert t.where(1, "volur_witch") == "gimle"


@card("volur_witch")
def test_volur_witch_wins_without_a_question() -> None:
    """Given she wins / then nothing is asked and she stays, with STR 3."""
    t = battle(WITCH, {"warriors": {"gimle": 2}}, age=3)
    t.idle()
    assert (t.where(0, "volur_witch"), t.told("battle-total")[0]["params"]["strength"]) == ("gimle", 3)


# Leader upgrades


def pillager(title: str, **more: object) -> Clan:
    return {"rage": 1, "leader": "gimle", "upgrades": [title], **more}


@card("lord_of_hammers")
def test_lord_of_hammers_may_move_to_an_adjacent_province() -> None:
    """Given a pillage with the Leader there / then he may go to a neighbour with room or Yggdrasil, or stay."""
    t = hall(pillager("lord_of_hammers"), {})
    t.does(0, "pillage")
    assert t.options(0) == ["province:yggdrasil", "province:andlang", "province:myrkulor", "pass"]
    t.does(0, "province:andlang")
    assert t.where(0, "leader") == "andlang"
    t = hall(pillager("lord_of_hammers"), {})
    t.does(0, "pillage", "pass")
    assert t.where(0, "leader") == "gimle"


@card("lord_of_hammers")
def test_lord_of_hammers_not_without_the_leader_or_success() -> None:
    """Given the Leader elsewhere or a lost battle / then nothing is asked; a full or destroyed neighbour is blocked."""
    t = hall(pillager("lord_of_hammers", leader="horgr", warriors={"gimle": 1}), {})
    t.does(0, "pillage", "province:gimle").asked("action", 0)
    battle({"leader": "gimle", "upgrades": ["lord_of_hammers"]}, {"leader": "gimle", "ship": "nw"}).idle()
    t = hall(pillager("lord_of_hammers"), {"warriors": {"andlang": 3}}, destroyed=["myrkulor"])
    t.does(0, "pillage").call_passed()
    assert t.options(0) == ["province:yggdrasil", "pass"]


@card("lord_of_axes")
def test_lord_of_axes_raises_one_stat() -> None:
    """Given a pillage with the Leader there / then one stat of choice, also that of the token; elsewhere or defeated not."""
    t = hall(pillager("lord_of_axes"), {}, tokens={"gimle": "rage"})
    t.does(0, "pillage").asked("raise-stat", 0).does(0, "stat:rage")
    assert t.steps(0) == [3, 1, 1]
    t = hall(pillager("lord_of_axes", leader="horgr", warriors={"gimle": 1}), {}, tokens={"gimle": "rage"})
    t.does(0, "pillage", "province:gimle").asked("action", 0)
    assert t.steps(0) == [2, 1, 1]
    battle({"leader": "gimle", "upgrades": ["lord_of_axes"]}, {"leader": "gimle", "ship": "nw"}).idle()


@card("lord_of_axes")
def test_lord_of_axes_with_one_or_no_stat_left() -> None:
    """Given two stats at step 6 / then the third rises unasked; all at step 6 / then nothing."""
    t = hall(pillager("lord_of_axes", stats={"rage": 6, "axes": 6}), {}, tokens={"gimle": "glory"})
    t.does(0, "pillage").asked("action", 0)
    assert t.steps(0) == [6, 6, 2]
    t = hall(
        pillager("lord_of_axes", stats={"rage": 6, "axes": 6, "horns": 6}), {}, tokens={"gimle": "glory"}
    )
    t.does(0, "pillage").asked("action", 0)
    assert t.glory(0) == 5


@card("lord_of_spears")
def test_lord_of_spears_raises_all_stats() -> None:
    """Given a pillage with the Leader there / then all three stats; Leader elsewhere / then none; step 6 stays."""
    t = hall(pillager("lord_of_spears", stats={"axes": 6}), {}, tokens={"gimle": "glory"}, age=3)
    t.does(0, "pillage").asked("action", 0)
    assert t.steps(0) == [2, 6, 2]
    t = hall(
        pillager("lord_of_spears", leader="horgr", warriors={"gimle": 1}),
        {},
        tokens={"gimle": "glory"},
        age=3,
    )
    t.does(0, "pillage", "province:gimle").asked("action", 0)
    assert t.steps(0) == [1, 1, 1]
    battle(
        {"leader": "gimle", "upgrades": ["lord_of_spears"]}, {"leader": "gimle", "ship": "nw"}, age=3
    ).idle()


@card("lord_of_hammers", "lord_of_axes", "lord_of_spears")
@pytest.mark.parametrize("title", ["lord_of_hammers", "lord_of_axes", "lord_of_spears"])
def test_a_leader_upgrade_costs_three_and_may_bring_the_leader(title: str) -> None:
    """Given 3 Rage / when played / then the Leader may come for nothing with STR 3; with 2 Rage it is too dear."""
    t = hall({"rage": 3, "hand": [title]}, {}, age=3)
    t.play(0, title, "province:gimle").idle()
    assert (t.rage(0), t.strength(0, "gimle")) == (0, 3)
    t = hall({"rage": 2, "hand": [title]}, {}, age=3)
    assert t.why_not(0, t.card(0, title)).clause == "BR-9.5"


# Warrior upgrades


@card("brothers_in_arms", "experts_in_arms", "masters_in_arms")
@pytest.mark.parametrize(
    ("title", "cost", "single", "pair", "three"),
    [("brothers_in_arms", 1, 1, 3, 4), ("experts_in_arms", 2, 2, 4, 6), ("masters_in_arms", 2, 2, 6, 8)],
)
def test_warrior_upgrades(title: str, cost: int, single: int, pair: int, three: int) -> None:
    """Given the upgrade / then its cost, the cost of a Warrior, and STR of one, two and three Warriors; enemies are not changed."""
    t = hall({"rage": 6, "hand": [title]}, {"warriors": {"gimle": 1}}, age=3)
    t.play(0, title, "province:gimle")
    assert (t.rage(0), t.strength(0, "gimle"), t.strength(1, "gimle")) == (6 - cost, single, 1)
    t.does(0, "figure:warrior", "province:gimle")
    assert (t.rage(0), t.strength(0, "gimle")) == (6 - cost - single, pair)
    t.does(0, "figure:warrior", "province:gimle")
    assert t.strength(0, "gimle") == three


@card("brothers_in_arms", "masters_in_arms")
@pytest.mark.parametrize(("title", "met"), [("brothers_in_arms", False), ("masters_in_arms", True)])
def test_pairs_count_for_quests_but_not_across_provinces(title: str, met: bool) -> None:
    """Given a pair against a Leader (3) / then 3 ties and fails, 6 leads; two Warriors apart are no pair."""
    clan: Clan = {"warriors": {"gimle": 2}, "upgrades": [title], "committed": ["quest_alfheim"]}
    t = hall(clan, {"leader": "gimle"}, age=3, frame=("quest_phase",))
    assert (t.glory(0) > 0) == met
    t = hall({"warriors": {"gimle": 1, "horgr": 1}, "upgrades": [title]}, {}, age=3)
    assert t.strength(0, "gimle") == t.strength(0, "horgr") == (2 if title == "masters_in_arms" else 1)


@card("experts_in_arms")
def test_experts_make_warriors_too_dear() -> None:
    """Given 1 Rage and Experts / when invading / then a Warrior costs 2 and is refused, the Leader is free."""
    t = hall({"rage": 1, "upgrades": ["experts_in_arms"]}, {}, age=2)
    assert t.why_not(0, "figure:warrior").clause == "BR-9.5"
    t.does(0, "invade", "province:gimle")
    assert (t.where(0, "leader"), t.rage(0)) == ("gimle", 1)


# Ship upgrades


@card("lokis_dragons", "fire_dragons", "eternal_dragons")
@pytest.mark.parametrize(
    ("title", "glory"), [("lokis_dragons", 4), ("fire_dragons", 8), ("eternal_dragons", 12)]
)
def test_dragons(title: str, glory: int) -> None:
    """Given the Dragons / when the own Ship dies / then Glory; a living, saved or enemy Ship and other figures pay nothing."""
    t = hall({"rage": 2, "hand": [title]}, {}, age=3)
    t.play(0, title, "fjord:nw").idle()
    assert (t.rage(0), t.strength(0, "gimle"), t.glory(0)) == (0, 2, 0)
    t = battle({"leader": "gimle"}, {"ship": "nw", "upgrades": [title]}, age=3)
    t.idle()
    assert t.glory(1) == glory
    t = battle(
        {"leader": "gimle", "ship": "nw", "upgrades": [title]}, {"ship": "nw", "leader": "gimle"}, age=3
    )
    t.idle()
    assert (t.glory(0), t.glory(1)) == (glory, 0), "a tie sinks both Ships, one of them with Dragons"
    t = battle({"leader": "gimle"}, {"warriors": {"gimle": 1}, "ship": "sw", "upgrades": [title]}, age=3)
    t.idle()
    assert t.glory(1) == 0
