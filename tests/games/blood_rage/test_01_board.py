"""Goal, board, clan sheet, figures and cards (BR-1 to BR-5)."""

import pytest

import meadhall
from meadhall.engine import MeadhallError
from meadhall.games.blood_rage.content import (
    ADJACENT,
    CONTENT,
    COPIES,
    FJORDS,
    OUTER,
    PROVINCE_VALUES,
    REGION,
    SUPPORTS,
    VILLAGES,
    YGGDRASIL,
)
from tests.clauses import clause
from tests.games.blood_rage.hall import PLACE, battle, fresh, hall

NAMES = [value.split(":")[1] for value in PROVINCE_VALUES]


def near(name: str) -> set[str]:
    return {NAMES[other] for other in ADJACENT[PLACE[name]]}


# 1 Goal and components


@clause("BR-1.1", "BR-22.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_clans_with_the_same_start(seats: int) -> None:
    """Given 2, 3 or 4 players / when the game begins / then all clans stand alike."""
    t = fresh(seats)
    assert t.game.seats == seats == len(t.s.glory)
    for seat in range(seats):
        assert (t.glory(seat), t.rage(seat), t.steps(seat)) == (0, 6, [1, 1, 1])
        assert (t.warriors(seat, "reserve"), t.where(seat, "leader"), t.where(seat, "ship")) == (
            8,
            "reserve",
            "reserve",
        )


@clause("BR-1.1", "BR-22.3")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_there_is_no_solo_game_and_no_fifth_seat(seats: int) -> None:
    """Given 1 or 5 players / when a game is asked for / then it is refused with the allowed range."""
    with pytest.raises(MeadhallError, match="2 to 4 seats"):
        meadhall.new("blood-rage", seats=seats)


@clause("BR-1.2", "BR-21.4")
def test_most_glory_after_the_third_age_wins() -> None:
    """Given 9, 12 and 10 Glory after Age 3 / when the game ends / then 12 wins."""
    t = hall({"glory": 9}, {"glory": 12}, {"glory": 10}, age=3, frame=("end_of_age",))
    t.idle()
    assert t.game.winners() == [1]
    assert t.game.scores() == [9, 12, 10, 0]


@clause("BR-1.5", "BR-10.1.1")
def test_a_figure_that_is_not_in_the_reserve_cannot_invade() -> None:
    """Given all eight Warriors and the Leader away / when invading / then only the Ship is offered."""
    t = hall({"rage": 6, "leader": "valhalla", "warriors": {"valhalla": 8}, "stats": {"horns": 6}}, {})
    assert t.options(0) == ["fjord:ne", "fjord:se", "fjord:sw", "fjord:nw", "pass"]


@clause("BR-1.5")
def test_an_effect_without_its_figure_does_nothing() -> None:
    """Given Frigga's Succor and no Warrior in reserve / when the Leader invades / then no Warrior is offered."""
    t = hall({"rage": 1, "upgrades": ["friggas_succor"], "warriors": {"valhalla": 8}, "ship": "valhalla"}, {})
    assert t.why_not(0, "pillage").clause == "BR-14.1.2"
    t.does(0, "invade", "province:gimle").asked("action", 0)
    assert (t.where(0, "leader"), t.figures(0, "gimle")) == ("gimle", 1)


# 2 Board


@clause("BR-2.1")
def test_nine_provinces_with_yggdrasil_in_the_centre() -> None:
    """Given the map / then it has Yggdrasil and eight outer provinces."""
    assert len(NAMES) == 9
    assert NAMES[YGGDRASIL] == "yggdrasil"
    assert len(OUTER) == 8


@clause("BR-2.2")
def test_regions() -> None:
    """Given the map / then the outer provinces belong to three regions and Yggdrasil to none."""
    found = {region: {NAMES[p] for p in provinces} for region, provinces in REGION.items()}
    assert found == {
        "manheim": {"myrkulor", "elvagar", "angerboda"},
        "jotunheim": {"muspelheim", "horgr", "utgard"},
        "alfheim": {"andlang", "gimle"},
    }


@clause("BR-2.3", "BR-A01")
def test_the_ring_is_closed_and_yggdrasil_touches_all() -> None:
    """Given the map / then each outer province touches two neighbours and Yggdrasil, across fjords too."""
    ring = ["elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor"]
    assert near("yggdrasil") == set(ring)
    for i, name in enumerate(ring):
        assert near(name) == {ring[i - 1], ring[(i + 1) % 8], "yggdrasil"}


@clause("BR-2.4")
def test_neighbours_of_a_destroyed_province_do_not_become_adjacent() -> None:
    """Given Andlang destroyed / when Utgard is pillaged / then a Warrior in Gimle is not asked to join."""
    t = hall({"rage": 1, "leader": "utgard"}, {"warriors": {"gimle": 1, "horgr": 1}}, destroyed=["andlang"])
    t.does(0, "pillage").asked("call-to-battle", 1)
    assert t.options(1) == ["province:horgr", "pass"]


@clause("BR-2.5", "BR-10.1.4")
def test_one_village_holds_one_figure() -> None:
    """Given three figures in Andlang with its three villages / when invading / then Andlang is full."""
    assert sorted(VILLAGES[1:]) == [3, 3, 3, 4, 4, 5, 5, 5]
    t = hall({"rage": 3, "warriors": {"andlang": 1}}, {"warriors": {"andlang": 2}})
    t.does(0, "figure:warrior")
    assert t.why_not(0, "province:andlang").clause == "BR-10.1.4"
    assert "province:utgard" in t.options(0)


@clause("BR-2.6")
def test_yggdrasil_holds_any_number() -> None:
    """Given twelve figures in Yggdrasil / when one more marches there / then it has room."""
    t = hall(
        {"rage": 1, "stats": {"horns": 6}, "warriors": {"yggdrasil": 6, "gimle": 1}},
        {"stats": {"horns": 6}, "warriors": {"yggdrasil": 6}},
    )
    t.does(0, "march", "province:gimle", "province:yggdrasil")
    assert t.warriors(0, "yggdrasil") == 7
    t.idle()


@clause("BR-2.7")
def test_four_fjords_support_two_provinces_each() -> None:
    """Given the map / then every outer province has exactly one fjord, Yggdrasil none."""
    pairs = [{NAMES[one], NAMES[other]} for one, other in SUPPORTS.values()]
    assert pairs == [
        {"elvagar", "angerboda"},
        {"muspelheim", "horgr"},
        {"utgard", "andlang"},
        {"gimle", "myrkulor"},
    ]
    assert len(FJORDS) == 4


@clause("BR-2.8")
def test_a_fjord_is_not_a_province() -> None:
    """Given a Ship in a fjord / when marching and pillaging / then the fjord is neither origin nor target."""
    t = hall({"rage": 2, "ship": "nw"}, {})
    assert t.why_not(0, "march").clause == "BR-11.2"
    ours = [value for value in t.options(0) if not str(value).startswith("figure:")]
    assert ours == ["pillage:gimle", "pillage:myrkulor", "pass"]


@clause("BR-2.9")
def test_ships_of_all_clans_share_a_fjord_and_nobody_else_enters() -> None:
    """Given two Ships and the Sea Serpent in one fjord / when another Ship comes / then it fits; a Leader does not."""
    t = hall(
        {"rage": 2, "leader": "reserve"},
        {"ship": "nw", "upgrades": ["sea_serpent"], "monsters": {"sea_serpent": "nw"}},
        {"ship": "nw"},
    )
    t.does(0, "figure:ship", "fjord:nw")
    assert [t.figures(seat, "nw") for seat in range(3)] == [1, 2, 1]
    t = hall({"rage": 2}, {})
    t.does(0, "figure:leader")
    assert not [option for option in t.options(0) if str(option).startswith("fjord")]


@clause("BR-2.10", "BR-14.6.4")
def test_what_strikes_a_province_strikes_its_fjord() -> None:
    """Given a loser's Ship in the fjord / when the battle is lost / then the Ship is destroyed too."""
    t = battle({"leader": "gimle"}, {"ship": "nw"})
    t.idle()
    assert t.where(1, "ship") == "valhalla"


@clause("BR-2.11", "BR-A02")
def test_every_fjord_stays_open_and_supports_what_stands() -> None:
    """Given one fjord with one and one with both provinces destroyed / when a Ship invades / then both are offered."""
    t = hall({"rage": 6}, {}, destroyed=["gimle", "utgard", "andlang"])
    assert {"fjord:nw", "fjord:sw"} <= set(t.options(0))
    t.does(0, "fjord:sw")
    assert t.s.fielded[0] == 1
    assert t.why_not(0, "pillage").clause == "BR-14.1.2"


@clause("BR-2.12", "BR-14.6.1")
def test_glory_never_falls_below_zero() -> None:
    """Given a winner with 1 Glory / when Loki's Backstab takes 2 / then 1 is taken and Battle Glory follows."""
    t = battle(
        {"glory": 1, "leader": "gimle", "hand": ["tyrs_crush"]},
        {"ship": "nw", "hand": ["lokis_backstab"]},
        age=2,
    )
    t.reveal(s0="tyrs_crush", s1="lokis_backstab").no_late_cards()
    assert t.told("glory-stolen")[0]["params"]["amount"] == 1
    assert (t.glory(0), t.glory(1)) == (3, 1)


# 3 Clan sheet


@clause("BR-3.2", "BR-9.5")
def test_costs_lower_rage_and_cannot_exceed_it() -> None:
    """Given 1 Rage / when invading / then a Warrior may come for 1, the Ship for 2 may not."""
    t = hall({"rage": 1}, {})
    assert t.why_not(0, "figure:ship").clause == "BR-9.5"
    t.does(0, "figure:warrior", "province:gimle")
    assert t.rage(0) == 0
    t.idle()


@clause("BR-3.2", "BR-A03")
def test_rage_beyond_twelve_is_lost() -> None:
    """Given 11 Rage / when Thor's Ascension brings 3 / then the clan has 12."""
    t = battle({"rage": 11, "leader": "gimle", "hand": ["thors_ascension"]}, {"ship": "nw"}, age=3)
    t.reveal(s0="thors_ascension").no_late_cards()
    assert t.rage(0) == 12


@clause("BR-3.3", "BR-A42")
def test_raising_the_rage_stat_gives_no_rage_at_once() -> None:
    """Given a Rage token / when it is pillaged / then the stat rises and the Rage stays, until the next Action phase."""
    t = hall({"rage": 1, "leader": "gimle"}, {}, tokens={"gimle": "rage"})
    t.does(0, "pillage")
    assert (t.step(0, "rage"), t.rage(0)) == (2, 1)
    t = hall({"stats": {"rage": 2}}, {}, frame=("action_phase",))
    assert t.rage(0) == 7


@clause("BR-3.4", "BR-14.6.7")
def test_axes_pay_the_winner_and_a_raise_counts_at_once() -> None:
    """Given an Axes token and Axes on step 1 / when the pillager wins / then 4 Battle Glory."""
    t = battle({"leader": "gimle"}, {"ship": "nw"}, tokens={"gimle": "axes"})
    t.idle()
    assert t.glory(0) == 4


@clause("BR-3.5", "BR-10.1.7")
def test_horns_limit_figures_on_the_board() -> None:
    """Given four figures on the board and Horns 4 / when invading / then refused; Valhalla and reserve do not count."""
    full = {"rage": 6, "ship": "nw", "leader": "gimle", "warriors": {"gimle": 2, "valhalla": 3}}
    t = hall(full, {})
    assert t.why_not(0, "invade").clause == "BR-10.1.7"
    t = hall({**full, "warriors": {"gimle": 1, "valhalla": 3}}, {})
    assert "province:gimle" in t.options(0)


@clause("BR-3.5", "BR-12.3.1")
def test_monsters_count_against_the_horns() -> None:
    """Given four figures with a Monster among them / when invading / then the Horns are reached."""
    t = hall(
        {
            "rage": 6,
            "upgrades": ["troll"],
            "monsters": {"troll": "gimle"},
            "leader": "gimle",
            "warriors": {"gimle": 2},
        },
        {},
    )
    assert t.why_not(0, "invade").clause == "BR-10.1.7"


@clause("BR-3.6")
@pytest.mark.parametrize(
    ("stat", "values"),
    [("rage", [6, 7, 8, 9, 12, 12]), ("axes", [3, 4, 5, 6, 8, 8]), ("horns", [4, 5, 6, 7, 10, 10])],
)
def test_a_raise_is_one_step_to_the_right(stat: str, values: list[int]) -> None:
    """Given each step of a stat / when Frigga's Sacrifice raises it / then the value is that of the next step."""
    assert hall({}).stat(0, stat) == values[0]
    for step in range(1, 6):
        t = hall(
            {"rage": 1, "upgrades": ["friggas_sacrifice"], "warriors": {"gimle": 2}, "stats": {stat: step}},
            {},
        )
        t.does(0, "sacrifice", f"stat:{stat}")
        assert (t.step(0, stat), t.stat(0, stat)) == (step + 1, values[step])


@clause("BR-3.7", "BR-A04")
def test_a_stat_on_step_six_cannot_be_chosen_and_a_raise_is_lost() -> None:
    """Given Axes on step 6 / when a stat may be chosen / then not Axes; an Axes token raises nothing."""
    clan = {"rage": 1, "upgrades": ["friggas_sacrifice"], "warriors": {"gimle": 2}}
    t = hall({**clan, "stats": {"axes": 6}}, {})
    t.does(0, "sacrifice")
    assert t.options(0) == ["stat:rage", "stat:horns"]
    assert t.why_not(0, "stat:axes").clause == "BR-3.7"
    t = hall({"rage": 1, "leader": "gimle", "stats": {"axes": 6}}, {}, tokens={"gimle": "axes"})
    t.does(0, "pillage")
    assert (t.steps(0), t.pillaged("gimle")) == ([1, 6, 1], True)
    t = hall({**clan, "stats": {"rage": 6, "axes": 6, "horns": 6}}, {})
    t.does(0, "sacrifice").asked("action", 0)
    assert t.steps(0) == [6, 6, 6]


@clause("BR-3.8", "BR-20.4")
def test_stats_never_go_down() -> None:
    """Given stats on steps 2, 3, 4 / when the Age ends and the next begins / then they are unchanged."""
    t = hall({"stats": {"rage": 2, "axes": 3, "horns": 4}}, {}, frame=("end_of_age",))
    assert (t.s.age, t.steps(0)) == (2, [2, 3, 4])


@clause("BR-3.9", "BR-21.2")
@pytest.mark.parametrize(("step", "glory"), [(1, 0), (3, 0), (4, 10), (5, 10), (6, 20)])
def test_legendary_levels_score_at_the_end(step: int, glory: int) -> None:
    """Given a stat on a step / when the game ends / then 10, 10 and 20 Glory for steps 4, 5 and 6."""
    t = hall({"stats": {"horns": step}}, {}, age=3, frame=("end_of_game",))
    t.idle()
    assert t.game.scores() == [glory, 0, 0, 0]


# 4 Figures and STR


@clause("BR-4.1", "BR-4.3", "BR-4.5")
def test_strength_sums_leader_warriors_monsters_and_ships() -> None:
    """Given Leader 3, two Warriors 1, Troll 2 in Gimle and a Ship 2 in its fjord / then STR 9."""
    t = hall(
        {
            "leader": "gimle",
            "warriors": {"gimle": 2, "andlang": 1},
            "upgrades": ["troll"],
            "monsters": {"troll": "gimle"},
            "ship": "nw",
        },
        {},
    )
    assert t.strength(0, "gimle") == 3 + 2 + 2 + 2
    assert t.strength(0, "andlang") == 1
    assert t.strength(1, "gimle") == 0


@clause("BR-4.5", "BR-4.7")
def test_every_clan_counts_its_own_monsters_only() -> None:
    """Given Monsters of two clans on one spot, on land and at sea / then each counts for its owner."""
    t = hall(
        {"upgrades": ["troll", "sea_serpent"], "monsters": {"troll": "gimle", "sea_serpent": "nw"}},
        {"upgrades": ["fire_giant"], "monsters": {"fire_giant": "gimle"}, "ship": "nw"},
        age=2,
    )
    assert (t.strength(0, "gimle"), t.strength(1, "gimle")) == (2 + 3, 4 + 2)
    assert (t.strength(0, "myrkulor"), t.strength(1, "myrkulor")) == (3, 2)


@clause("BR-4.2")
def test_every_figure_is_in_one_zone() -> None:
    """Given a Leader that marches, dies and returns / then it is in exactly one place each time."""
    places = ("gimle", "muspelheim", "valhalla", "reserve")
    t = hall({"rage": 1, "leader": "gimle"}, {})
    t.does(0, "march", "province:muspelheim")
    assert [t.figures(0, place) for place in places] == [0, 1, 0, 9]
    t = hall({"leader": "muspelheim"}, {}, doom="muspelheim", frame=("ragnarok",))
    assert [t.figures(0, place) for place in places] == [0, 0, 1, 9]
    t = hall({"leader": "valhalla"}, {}, frame=("release_valhalla",))
    assert [t.figures(0, place) for place in places] == [0, 0, 0, 10]


@clause("BR-4.4", "BR-A40")
def test_a_troop_upgrade_replaces_the_base_strength_everywhere_at_once() -> None:
    """Given Warriors in two provinces / when Experts in Arms is played / then each has STR 2 at once."""
    t = hall({"rage": 3, "hand": ["experts_in_arms"], "warriors": {"gimle": 1, "horgr": 2}}, {}, age=2)
    t.play(0, "experts_in_arms", "pass")
    assert (t.strength(0, "gimle"), t.strength(0, "horgr")) == (2, 4)
    t = hall(
        {"rage": 3, "leader": "gimle", "ship": "nw", "upgrades": ["lord_of_axes", "lokis_dragons"]}, {}, age=2
    )
    assert t.strength(0, "gimle") == 3 + 2
    t = hall({"rage": 1, "upgrades": ["lord_of_axes"]}, {}, age=2)
    t.does(0, "figure:leader", "province:gimle")
    assert t.rage(0) == 1, "the upgraded Leader still invades for free"


@clause("BR-4.6")
@pytest.mark.parametrize(
    ("card", "strengths"), [("brothers_in_arms", [1, 3, 4, 6, 7]), ("masters_in_arms", [2, 6, 8, 12, 14])]
)
def test_pair_bonus(card: str, strengths: list[int]) -> None:
    """Given one to five Warriors in a province / then pairs count 3 (Brothers) or 6 (Masters)."""
    for count, expected in enumerate(strengths, 1):
        t = hall(
            {"upgrades": [card], "stats": {"horns": 6}, "warriors": {"gimle": count, "horgr": 1}}, {}, age=3
        )
        assert t.strength(0, "gimle") == expected
        assert t.strength(0, "horgr") == strengths[0], "a Warrior elsewhere makes no pair"


@clause("BR-4.7")
def test_dark_elf_is_strong_in_yggdrasil() -> None:
    """Given the Dark Elf / then STR 3 in Yggdrasil and 1 elsewhere."""
    for place, expected in (("yggdrasil", 3), ("gimle", 1)):
        t = hall({"upgrades": ["dark_elf"], "monsters": {"dark_elf": place}}, {}, age=2)
        assert t.strength(0, place) == expected
        (elf,) = t.game.view(0)["facts"]["provinces"][f"province:{place}"]["figures"]
        assert (elf["figure"], elf["each"], elf["strength"]) == ("figure:dark_elf", expected, expected)


@clause("BR-4.8")
def test_a_ship_counts_for_both_provinces_of_its_fjord() -> None:
    """Given a Ship and the Sea Serpent / then both provinces of the fjord get STR 5, no other."""
    t = hall({"ship": "nw", "upgrades": ["sea_serpent"], "monsters": {"sea_serpent": "nw"}})
    assert [t.strength(0, name) for name in ("gimle", "myrkulor", "andlang", "yggdrasil")] == [5, 5, 0, 0]


@clause("BR-4.9", "BR-19.1")
def test_destroyed_figures_wait_in_valhalla_and_return() -> None:
    """Given two Warriors that fell in battle / when Valhalla is released / then they are in the reserve."""
    t = battle({"leader": "gimle"}, {"warriors": {"gimle": 2}})
    assert t.warriors(1, "valhalla") == 2
    t = hall({}, {"warriors": {"valhalla": 2}}, frame=("release_valhalla",))
    assert (t.warriors(1, "valhalla"), t.warriors(1, "reserve")) == (0, 8)
    t.idle()


# 5 Cards


@clause("BR-5.1")
def test_kinds_of_cards_by_age() -> None:
    """Given the three decks / then each has 13 Battle cards, 9 Quests and 12 Upgrades in five kinds."""
    for age in (1, 2, 3):
        counts = [sum(copy.age == age and copy.card.kind == kind for copy in COPIES) for kind in range(7)]
        assert counts == [13, 9, 3, 1, 1, 1, 6]


@clause("BR-5.2")
def test_a_battle_card_cannot_be_played_as_an_action() -> None:
    """Given a Battle card in hand / when it is one's turn / then it is blocked."""
    t = hall({"rage": 3, "hand": ["tyrs_rage"]}, {}, age=2)
    assert t.why_not(0, t.card(0, "tyrs_rage")).clause == "BR-5.2"


@clause("BR-5.3", "BR-17.2.3")
def test_a_quest_has_glory_by_age_and_a_raise() -> None:
    """Given Alfheim! of each Age / when met / then 5, 7, 9 Glory and a stat of choice."""
    for age, glory in ((1, 5), (2, 7), (3, 9)):
        t = hall(
            {"leader": "gimle", "committed": [f"quest_alfheim#a{age}-1"]}, {}, age=age, frame=("quest_phase",)
        )
        t.asked("raise-stat", 0).does(0, "stat:horns")
        assert (t.glory(0), t.step(0, "horns")) == (glory, 2)
        t.idle()


@clause("BR-5.4", "BR-12.1.2")
def test_an_upgrade_costs_its_strength_and_a_star_means_read_the_text() -> None:
    """Given the Troll (2) and the Dwarf Chieftain (2*) / when played with 1 Rage / then one is too dear, the other free."""
    t = hall({"rage": 1, "hand": ["troll", "dwarf_chieftain"]}, {})
    assert t.why_not(0, t.card(0, "troll")).clause == "BR-9.5"
    t.play(0, "dwarf_chieftain", "pass")
    assert t.rage(0) == 1


@clause("BR-5.5", "BR-10.1.6", "BR-A05")
def test_a_card_overrides_a_rule_only_as_far_as_it_says() -> None:
    """Given the Dark Elf, who may invade Yggdrasil / when the Horns are reached / then he may not invade at all."""
    t = hall({"rage": 3, "upgrades": ["dark_elf"]}, {}, age=2)
    t.does(0, "figure:dark_elf")
    assert "province:yggdrasil" in t.options(0)
    t = hall({"rage": 3, "upgrades": ["dark_elf"], "warriors": {"gimle": 4}}, {}, age=2)
    assert t.why_not(0, "invade").clause == "BR-10.1.7"


@clause("BR-5.6")
def test_there_is_no_hand_limit_in_the_action_phase() -> None:
    """Given a loser with seven cards / when Loki's Poison takes one more / then the hand has eight."""
    hand = [
        "lokis_poison",
        *(f"quest_{name}" for name in ("alfheim", "jotunheim", "manheim", "glorious_death")),
    ]
    hand += ["tyrs_crush", "heimdalls_watch"]
    t = battle({"leader": "gimle", "hand": ["tyrs_rage"]}, {"ship": "nw", "hand": hand}, age=3)
    t.reveal(s0="tyrs_rage", s1="lokis_poison").no_late_cards()
    assert len(t.hand(1)) == 8
    t.idle()


@clause("BR-5.7")
def test_discarded_cards_never_come_back() -> None:
    """Given cards discarded in Age 1 / when Age 2 is dealt / then only cards of the Age 2 deck are dealt."""
    t = hall({}, {}, discard=["tyrs_crush#a1-1"], seats=4, frame=("age", 2))
    dealt = [COPIES[card] for pack in t.s.packs for card in pack]
    assert len(dealt) == 32
    assert {copy.age for copy in dealt} == {2}
    assert t.discard() == ["tyrs_crush"]


def test_content_constants() -> None:
    """The counts of components (BR-1.4)."""
    assert (len(COPIES), len(CONTENT.cards), sum(token.count for token in CONTENT.tokens)) == (102, 61, 9)
