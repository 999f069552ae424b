"""Clan upgrades: each works, does not, and where the boundary lies."""

import pytest

from tests.clauses import card
from tests.games.blood_rage.hall import Clan, battle, hall

COSTS = {
    "lokis_domain": 1,
    "lokis_eminence": 2,
    "lokis_wrath": 3,
    "lokis_blessing": 1,
    "friggas_charm": 0,
    "friggas_succor": 2,
    "friggas_protection": 0,
    "friggas_domain": 0,
    "friggas_sacrifice": 1,
    "thors_glory": 2,
    "thors_domain": 1,
    "thors_conquest": 3,
    "tyrs_domain": 0,
    "tyrs_wrath": 1,
    "tyrs_challenge": 0,
    "tyrs_prowess": 2,
    "odins_inspiration": 2,
    "odins_throne": 2,
}


@pytest.mark.parametrize(("title", "cost"), COSTS.items())
def test_clan_upgrades_cost_what_they_say_and_bring_no_figure(title: str, cost: int) -> None:
    """Given just the cost / when played / then it lies in play and nothing is asked; with 1 Rage less it is refused."""
    t = hall({"rage": max(cost, 1), "hand": [title]}, {}, age=3)
    t.play(0, title)
    assert (t.upgrades(0), t.rage(0)) == ([title], max(cost, 1) - cost)
    assert {key for _, key in t.asks()} <= {"action"}
    if cost > 1:
        t = hall({"rage": cost - 1, "hand": [title]}, {}, age=3)
        assert t.why_not(0, t.card(0, title)).clause == "BR-9.5"


@card("lokis_domain", "lokis_eminence", "lokis_wrath")
@pytest.mark.parametrize(("title", "each"), [("lokis_domain", 1), ("lokis_eminence", 2), ("lokis_wrath", 3)])
def test_loki_pays_for_figures_that_return(title: str, each: int) -> None:
    """Given figures of all kinds in Valhalla / when released / then Glory each; an empty Valhalla, enemies and the fall itself pay nothing."""
    clan: Clan = {
        "leader": "valhalla",
        "ship": "valhalla",
        "warriors": {"valhalla": 2, "gimle": 1},
        "upgrades": [title],
    }
    t = hall(clan, {"leader": "valhalla"}, frame=("release_valhalla",), age=3)
    t.idle()
    assert (t.glory(0), t.glory(1)) == (4 * each, 0)
    t = hall(
        {"warriors": {"gimle": 1}, "upgrades": [title]},
        {"leader": "valhalla"},
        frame=("release_valhalla",),
        age=3,
    )
    t.idle()
    assert t.glory(0) == 0
    t = battle({"leader": "gimle"}, {"warriors": {"gimle": 2}, "upgrades": [title]}, age=3)
    t.idle()
    assert t.glory(1) == 0


@card("lokis_blessing")
def test_lokis_blessing_after_a_lost_battle() -> None:
    """Given a loser, also in a tie / then a Warrior may come for nothing, or not; the winner is not asked."""
    for enemy in ({"leader": "gimle", "ship": "nw"}, {"leader": "gimle"}):
        t = battle(enemy, {"leader": "gimle", "upgrades": ["lokis_blessing"]})
        t.asked("blessing", 1).does(1, "yes").idle()
        assert (t.warriors(1, "gimle"), t.rage(1)) == (1, 0)
    t = battle({"leader": "gimle", "ship": "nw"}, {"leader": "gimle", "upgrades": ["lokis_blessing"]})
    t.does(1, "no").idle()
    assert t.warriors(1, "gimle") == 0
    battle({"leader": "gimle", "upgrades": ["lokis_blessing"]}, {"warriors": {"gimle": 1}}).idle()


@card("lokis_blessing")
def test_lokis_blessing_needs_a_warrior_in_reserve_and_a_battle() -> None:
    """Given no Warrior in reserve, or an unopposed pillage by somebody else / then nothing is asked."""
    battle(
        {"leader": "gimle"}, {"warriors": {"gimle": 2, "valhalla": 6}, "upgrades": ["lokis_blessing"]}
    ).idle()
    t = hall({"rage": 1, "leader": "gimle"}, {"warriors": {"horgr": 1}, "upgrades": ["lokis_blessing"]})
    t.does(0, "pillage", "pass").idle()


@card("friggas_charm")
@pytest.mark.parametrize(
    ("title", "cost"), [("lokis_wrath", 2), ("lokis_domain", 0), ("tyrs_domain", 0), ("fire_giant", 3)]
)
def test_friggas_charm_makes_upgrades_cheaper(title: str, cost: int) -> None:
    """Given the Charm / when an Upgrade is played / then 1 Rage less, never below 0."""
    t = hall({"rage": max(1, cost), "hand": [title], "upgrades": ["friggas_charm"]}, {}, age=3)
    t.play(0, title)
    assert t.rage(0) == max(1, cost) - cost


@card("friggas_charm")
def test_friggas_charm_does_not_help_itself_or_an_invade() -> None:
    """Given the Charm in hand next to a card of cost 3 / then 2 Rage are too few; in play it leaves the cost of an Invade."""
    t = hall({"rage": 2, "hand": ["friggas_charm", "lokis_wrath"]}, {}, age=3)
    assert t.why_not(0, t.card(0, "lokis_wrath")).clause == "BR-9.5"
    t.play(0, "friggas_charm").play(0, "lokis_wrath").idle()
    assert t.rage(0) == 0
    t = hall({"rage": 2, "upgrades": ["friggas_charm"]}, {})
    t.does(0, "figure:ship", "fjord:nw").idle()


@card("friggas_succor")
def test_friggas_succor_brings_one_more_warrior() -> None:
    """Given Succor / when a figure invades an outer province / then one Warrior more for nothing, once."""
    t = hall({"rage": 2, "upgrades": ["friggas_succor"]}, {})
    t.does(0, "figure:warrior", "province:gimle").asked("succor", 0).does(0, "yes").asked("action", 0)
    assert (t.warriors(0, "gimle"), t.rage(0)) == (2, 1)


@card("friggas_succor")
def test_friggas_succor_not_in_fjords_yggdrasil_full_provinces_or_beyond_the_horns() -> None:
    """Given a Ship, the Dark Elf in Yggdrasil, the last village, or three figures and Horns 4 / then nothing is asked."""
    t = hall({"rage": 4, "upgrades": ["friggas_succor", "dark_elf"]}, {"warriors": {"utgard": 2}}, age=2)
    t.does(0, "figure:ship", "fjord:nw").asked("action", 0)
    t.does(0, "figure:dark_elf", "province:yggdrasil").asked("action", 0)
    t.does(0, "figure:warrior", "province:utgard").idle()
    t = hall({"rage": 2, "upgrades": ["friggas_succor"], "warriors": {"horgr": 3}}, {})
    t.does(0, "figure:warrior", "province:gimle").asked("action", 0)
    t = hall({"rage": 2, "upgrades": ["friggas_succor"], "warriors": {"horgr": 2}}, {})
    t.does(0, "figure:warrior", "province:gimle").asked("succor", 0)


@card("friggas_protection")
def test_friggas_protection_saves_for_rage() -> None:
    """Given 2 Rage and three figures about to fall / then any two may be saved, where they are."""
    clan: Clan = {
        "rage": 2,
        "leader": "gimle",
        "warriors": {"gimle": 1},
        "ship": "nw",
        "upgrades": ["friggas_protection"],
    }
    t = battle({"leader": "gimle", "hand": ["tyrs_rage"]}, clan, age=2)
    t.reveal(s0="tyrs_rage").no_late_cards().does(1, "figure:warrior")
    assert t.options(1) == ["figure:leader", "figure:ship", "done"]
    t.does(1, "figure:ship").idle()
    assert (t.where(1, "leader"), t.where(1, "ship"), t.warriors(1, "gimle"), t.rage(1)) == (
        "valhalla",
        "nw",
        1,
        0,
    )


@card("friggas_protection")
def test_friggas_protection_without_rage_or_against_ragnarok_and_sacrifice() -> None:
    """Given 0 Rage, Ragnarök or the own Sacrifice / then nothing is asked; the Troll and the Smite may be bought off."""
    clan: Clan = {"warriors": {"gimle": 2}, "upgrades": ["friggas_protection", "friggas_sacrifice"]}
    battle({"leader": "gimle"}, clan, age=3).idle()
    hall({**clan, "rage": 2}, {}, age=3, doom="gimle", frame=("ragnarok",)).idle()
    t = hall({**clan, "rage": 2}, {}, age=3)
    t.does(0, "sacrifice").asked("raise-stat", 0)
    t = hall({"rage": 2, "upgrades": ["troll"]}, {**clan, "rage": 1}, age=3)
    t.does(0, "figure:troll", "province:gimle").asked("protect", 1)
    t = battle({"leader": "gimle", "hand": ["odins_smite"]}, {**clan, "rage": 1}, age=1)
    t.reveal(s0="odins_smite").asked("protect", 1).does(1, "figure:warrior").idle()
    assert t.told("battle-total")[1]["params"]["strength"] == 2, "the saved Warrior still counts"


@card("friggas_domain")
def test_friggas_domain_invades_from_valhalla_for_one_rage() -> None:
    """Given the Frost Giant (4) in Valhalla and 1 Rage / when he returns / then 1 Rage, and he stands in Gimle."""
    clan: Clan = {
        "rage": 1,
        "upgrades": ["friggas_domain", "frost_giant"],
        "monsters": {"frost_giant": "valhalla"},
    }
    t = hall(clan, {}, age=3)
    t.does(0, "invade_from_valhalla", "province:gimle").idle()
    assert (t.where(0, "frost_giant"), t.rage(0)) == ("gimle", 0)


@card("friggas_domain")
def test_friggas_domain_needs_valhalla_horns_and_the_card() -> None:
    """Given an empty Valhalla or full Horns / then it is blocked; without the card the action does not exist."""
    t = hall({"rage": 1, "upgrades": ["friggas_domain"]}, {"leader": "valhalla"}, age=3)
    assert t.why_not(0, "invade_from_valhalla").clause == "BR-23.1"
    t = hall(
        {"rage": 1, "upgrades": ["friggas_domain"], "leader": "valhalla", "warriors": {"gimle": 4}}, {}, age=3
    )
    assert t.why_not(0, "invade_from_valhalla").clause == "BR-10.1.7"
    t = hall({"rage": 1, "leader": "valhalla"}, {}, age=3)
    assert "invade_from_valhalla" not in t.options(0)


@card("friggas_sacrifice")
def test_friggas_sacrifice_raises_a_stat_for_two_figures() -> None:
    """Given exactly two figures / when sacrificed / then both are in Valhalla, no Rage is paid, one stat is raised."""
    t = hall({"rage": 2, "leader": "gimle", "ship": "se", "upgrades": ["friggas_sacrifice"]}, {}, age=3)
    t.does(0, "sacrifice", "province:gimle", "stat:rage").asked("action", 0)
    assert (t.figures(0, "valhalla"), t.rage(0), t.steps(0)) == (2, 2, [2, 1, 1])


@card("friggas_sacrifice")
def test_friggas_sacrifice_needs_two_and_feeds_the_dragons() -> None:
    """Given one figure / then blocked; given a Ship with Dragons among the two / then they pay."""
    t = hall(
        {"rage": 1, "leader": "gimle", "warriors": {"valhalla": 3}, "upgrades": ["friggas_sacrifice"]},
        {},
        age=3,
    )
    assert t.why_not(0, "sacrifice").clause == "BR-23.2"
    t = hall(
        {"rage": 1, "leader": "gimle", "ship": "se", "upgrades": ["friggas_sacrifice", "fire_dragons"]},
        {},
        age=3,
    )
    t.does(0, "sacrifice", "fjord:se", "stat:rage")
    assert t.glory(0) == 8


@card("thors_glory")
@pytest.mark.parametrize(
    ("own", "enemy", "glory"),
    [
        ({"leader": "gimle"}, {"warriors": {"gimle": 2}}, 2 + 3),
        ({"leader": "gimle"}, {"warriors": {"gimle": 1}}, 3),
        ({"warriors": {"gimle": 2}}, {"leader": "gimle"}, 0),
        ({"leader": "gimle"}, {"ship": "nw", "warriors": {"gimle": 1}}, 2),
    ],
    ids=["two enemies", "one enemy", "own figures", "a tie with two enemies"],
)
def test_thors_glory(own: Clan, enemy: Clan, glory: int) -> None:
    """Given Thor's Glory / then 2 Glory if at least two enemy figures fell in a battle one was in, won or lost."""
    t = battle({**own, "upgrades": ["thors_glory"]}, enemy, tokens={"gimle": "horns"})
    t.idle()
    assert t.glory(0) == glory


@card("thors_glory")
def test_thors_glory_not_for_the_battles_of_others() -> None:
    """Given two enemies fall in a battle elsewhere, or to the Troll / then nothing."""
    t = battle(
        {"leader": "gimle"}, {"warriors": {"gimle": 2}}, {"leader": "horgr", "upgrades": ["thors_glory"]}
    )
    t.idle()
    assert t.glory(2) == 0
    t = hall({"rage": 2, "upgrades": ["thors_glory", "troll"]}, {"warriors": {"gimle": 2}})
    t.does(0, "figure:troll", "province:gimle").idle()
    assert (t.glory(0), t.warriors(1, "valhalla")) == (0, 2)


@card("thors_domain")
def test_thors_domain_pillages_after_an_invade() -> None:
    """Given 3 Rage / when a Warrior invades and 2 Rage are paid / then the province is pillaged in the same turn; or not, if unwanted."""
    clan: Clan = {"rage": 3, "upgrades": ["thors_domain"]}
    t = hall(clan, {}, tokens={"gimle": "glory"}, age=2)
    t.does(0, "figure:warrior", "province:gimle", "yes").idle()
    assert (t.glory(0), t.rage(0), t.pillaged("gimle")) == (5, 0, True)
    t = hall(clan, {}, tokens={"gimle": "glory"}, age=2)
    t.does(0, "figure:warrior", "province:gimle", "no").asked("action", 0)
    assert (t.glory(0), t.rage(0)) == (0, 2)


@card("thors_domain")
def test_thors_domain_needs_two_rage_a_province_and_its_reward() -> None:
    """Given 1 Rage left, a fjord, or a pillaged province / then nothing is asked."""
    clan: Clan = {"rage": 2, "upgrades": ["thors_domain"]}
    t = hall(clan, {}, age=2)
    t.does(0, "figure:warrior", "province:gimle").asked("action", 0)
    t = hall({**clan, "rage": 4}, {}, pillaged=["gimle"], age=2)
    t.does(0, "figure:ship", "fjord:nw").asked("action", 0)
    t.does(0, "figure:leader", "province:gimle").asked("action", 0)


@card("thors_conquest")
def test_thors_conquest_scores_the_board_at_the_end() -> None:
    """Given four figures on the board / when the game ends / then 12 Glory; none on the board / then 0; not before the end."""
    clan: Clan = {
        "leader": "gimle",
        "ship": "nw",
        "warriors": {"horgr": 2, "valhalla": 1},
        "upgrades": ["thors_conquest"],
    }
    t = hall(clan, {}, age=3, frame=("end_of_game",))
    t.idle()
    assert t.glory(0) == 12
    t = hall(
        {"warriors": {"valhalla": 3}, "upgrades": ["thors_conquest"]},
        {"leader": "gimle"},
        age=3,
        frame=("end_of_game",),
    )
    assert (t.glory(0), t.glory(1)) == (0, 0)
    t = hall(clan, {}, age=2, frame=("end_of_age",))
    assert t.glory(0) == 0


@card("tyrs_domain", "tyrs_wrath")
@pytest.mark.parametrize(("title", "bonus"), [("tyrs_domain", 3), ("tyrs_wrath", 5)])
def test_tyr_turns_a_quest_into_a_battle_card(title: str, bonus: int) -> None:
    """Given the card and a revealed Quest / then its bonus, or +0 if unwanted; an Upgrade stays +0; the loser takes the Quest back."""
    clan: Clan = {"leader": "gimle", "upgrades": [title], "hand": ["quest_alfheim", "troll"]}
    for answer, total in ((f"plus:{bonus}", 3 + bonus), ("no", 3)):
        t = battle(clan, {"ship": "nw", "leader": "gimle", "warriors": {"gimle": 1}}, age=3)
        t.reveal(s0="quest_alfheim").does(0, answer).no_late_cards().idle()
        assert t.told("battle-total")[0]["params"]["strength"] == total
        assert ("quest_alfheim" in t.hand(0)) == (total <= 6), "6 is a tie, 8 wins and is discarded"
    t = battle(clan, {"ship": "nw"}, age=3)
    t.reveal(s0="troll").no_late_cards().idle()
    assert t.told("battle-total")[0]["params"]["strength"] == 3


@card("tyrs_domain", "tyrs_wrath")
@pytest.mark.parametrize("title", ["tyrs_domain", "tyrs_wrath"])
def test_tyr_helps_only_the_owner_and_only_in_battle(title: str) -> None:
    """Given the enemy's Quest / then it is not asked; committed Quests are not changed."""
    t = battle({"leader": "gimle", "upgrades": [title]}, {"ship": "nw", "hand": ["quest_alfheim"]}, age=3)
    t.reveal(s1="quest_alfheim").no_late_cards().idle()
    assert t.told("battle-total")[1]["params"]["strength"] == 2


@card("tyrs_challenge")
def test_tyrs_challenge_pillages_what_is_pillaged() -> None:
    """Given 2 Rage and a pillaged Axes province / when challenged / then the reward again, with a battle if there are enemies."""
    clan: Clan = {"rage": 2, "leader": "gimle", "upgrades": ["tyrs_challenge"]}
    t = hall(clan, {"ship": "nw"}, tokens={"gimle": "axes"}, pillaged=["gimle"], age=2)
    t.does(0, "repillage").idle()
    assert (t.rage(0), t.step(0, "axes"), t.glory(0)) == (0, 2, 4)


@card("tyrs_challenge")
def test_tyrs_challenge_needs_two_rage_presence_and_a_pillaged_province() -> None:
    """Given 1 Rage, nobody there, or nothing pillaged / then it is blocked with its clause."""
    clan: Clan = {"rage": 2, "leader": "gimle", "upgrades": ["tyrs_challenge"]}
    t = hall({**clan, "rage": 1}, {}, pillaged=["gimle"], age=2)
    assert t.why_not(0, "repillage").clause == "BR-9.5"
    t = hall(clan, {}, pillaged=["horgr"], age=2)
    assert t.why_not(0, "repillage").clause == "BR-14.1.3"
    t = hall({**clan, "warriors": {"horgr": 1, "utgard": 1}}, {}, pillaged=["gimle", "horgr"], age=2)
    t.does(0, "repillage").asked("repillage-province", 0)
    assert t.options(0) == ["province:horgr", "province:gimle"]
    assert t.why_not(0, "province:utgard").clause == "BR-14.1.3"


@card("tyrs_prowess")
def test_tyrs_prowess_takes_cards_back_for_rage() -> None:
    """Given two played cards and 1 Rage / when the battle is won / then one of them may be taken back; the other is discarded."""
    clan: Clan = {
        "rage": 1,
        "leader": "gimle",
        "hand": ["tyrs_crush", "heimdalls_eye"],
        "upgrades": ["tyrs_prowess"],
    }
    t = battle(clan, {"ship": "nw"}, age=2)
    t.reveal(s0="tyrs_crush").play(0, "heimdalls_eye").asked("prowess-keep", 0)
    assert t.options(0) == [t.card(0, "tyrs_crush"), t.card(0, "heimdalls_eye"), "done"]
    t.play(0, "heimdalls_eye").idle()
    assert (t.hand(0), t.discard(), t.rage(0)) == (["heimdalls_eye"], ["tyrs_crush"], 0)


@card("tyrs_prowess")
def test_tyrs_prowess_with_all_no_or_unwanted_rage_and_for_losers() -> None:
    """Given 3 Rage / then both cards; 0 Rage or done / then none; a loser takes back anyway, for nothing."""
    clan: Clan = {
        "rage": 3,
        "leader": "gimle",
        "hand": ["tyrs_crush", "heimdalls_eye"],
        "upgrades": ["tyrs_prowess"],
    }
    t = battle(clan, {"ship": "nw"}, age=2)
    t.reveal(s0="tyrs_crush").play(0, "heimdalls_eye").play(0, "tyrs_crush").play(0, "heimdalls_eye").idle()
    assert (sorted(t.hand(0)), t.discard(), t.rage(0)) == (["heimdalls_eye", "tyrs_crush"], [], 1)
    t = battle(clan, {"ship": "nw"}, age=2)
    t.reveal(s0="tyrs_crush").no_late_cards().does(0, "done").idle()
    assert (t.discard(), t.rage(0)) == (["tyrs_crush"], 3)
    t = battle({**clan, "rage": 0}, {"ship": "nw"}, age=2)
    t.reveal(s0="tyrs_crush").no_late_cards().idle()
    assert t.discard() == ["tyrs_crush"]
    t = battle({**clan, "leader": "reserve", "ship": "nw"}, {"leader": "gimle", "hand": ["tyrs_rage"]}, age=2)
    t.reveal(s0="tyrs_crush", s1="tyrs_rage").no_late_cards().idle()
    assert (sorted(t.hand(0)), t.rage(0)) == (["heimdalls_eye", "tyrs_crush"], 3)


@card("odins_inspiration")
@pytest.mark.parametrize(("age", "each"), [(1, 4), (2, 6), (3, 8)])
def test_odins_inspiration_doubles_ragnarok(age: int, each: int) -> None:
    """Given two figures in the doomed area / then 4, 6, 8 Glory each; enemies and battles are not doubled."""
    clan: Clan = {"leader": "gimle", "ship": "nw", "upgrades": ["odins_inspiration"]}
    t = hall(clan, {"warriors": {"gimle": 1}}, age=age, doom="gimle", frame=("ragnarok",))
    t.idle()
    assert (t.glory(0), t.glory(1)) == (2 * each, each // 2)
    t = hall({**clan, "leader": "horgr", "ship": "se"}, {}, age=age, doom="gimle", frame=("ragnarok",))
    assert t.glory(0) == 0


@card("odins_inspiration")
def test_odins_inspiration_does_not_double_battles_or_releases() -> None:
    """Given a won battle and a release with Loki's Domain / then 3 and 1 Glory as always."""
    t = battle(
        {"leader": "gimle", "upgrades": ["odins_inspiration"]},
        {"warriors": {"gimle": 1}},
        tokens={"gimle": "horns"},
        age=2,
    )
    t.idle()
    assert t.glory(0) == 3
    clan: Clan = {"leader": "valhalla", "upgrades": ["odins_inspiration", "lokis_domain"]}
    assert hall(clan, {}, age=2, frame=("release_valhalla",)).glory(0) == 1


@card("odins_throne")
def test_odins_throne_doubles_quests_but_not_their_raise() -> None:
    """Given the Throne and a met Quest / then twice the Glory and one stat step; a failed one gives nothing; enemies score once."""
    t = hall(
        {"leader": "gimle", "committed": ["quest_alfheim", "quest_manheim"], "upgrades": ["odins_throne"]},
        {"leader": "horgr", "committed": ["quest_jotunheim"]},
        age=3,
        frame=("quest_phase",),
    )
    t.does(0, "stat:axes").does(1, "pass").idle()
    assert (t.glory(0), t.steps(0), t.glory(1)) == (18, [1, 2, 1], 9)


@card("odins_throne")
@pytest.mark.parametrize(("fallen", "glory"), [(3, 0), (4, 22)])
def test_odins_throne_with_glorious_death(fallen: int, glory: int) -> None:
    """Given 3 or 4 figures in Valhalla / then 0 or 2 x 11 Glory."""
    clan: Clan = {
        "warriors": {"valhalla": fallen},
        "committed": ["quest_glorious_death"],
        "upgrades": ["odins_throne"],
    }
    t = hall(clan, {}, age=3, frame=("quest_phase",))
    assert t.glory(0) == glory


@card("tyrs_prowess")
def test_tyrs_prowess_takes_back_a_set_whatever_its_order() -> None:
    """Given two played cards and 2 Rage / when the second is named first / then both come back."""
    t = battle(
        {
            "rage": 2,
            "leader": "gimle",
            "hand": ["tyrs_crush", "heimdalls_eye"],
            "upgrades": ["tyrs_prowess"],
        },
        {"warriors": {"gimle": 1}},
        age=2,
    )
    t.reveal(s0="tyrs_crush")
    t.play(0, "heimdalls_eye")
    t.no_late_cards().asked("prowess-keep", 0)
    t.does(0, f"{t.card(0, 'heimdalls_eye')}+{t.card(0, 'tyrs_crush')}")
    assert sorted(t.hand(0)) == ["heimdalls_eye", "tyrs_crush"]
    assert (t.rage(0), t.discard()) == (0, [])
