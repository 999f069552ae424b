"""Pillage: declaring, Call to Battle, success (BR-14.1, BR-14.2, BR-14.7, BR-14.8)."""

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.blood_rage.hall import Clan, hall

# 14.1 Declaring


@clause("BR-14.1.1")
def test_pillage_costs_nothing_but_needs_rage() -> None:
    """Given 1 Rage / when a province is pillaged / then 1 Rage is left; with 0 there is no turn."""
    t = hall({"rage": 1, "leader": "gimle"}, {})
    t.does(0, "pillage")
    assert (t.rage(0), t.pillaged("gimle")) == (1, True)
    hall({"leader": "gimle"}, {}).idle()


@clause("BR-14.1.2")
def test_targets_show_their_reward_and_hold_an_own_figure_in_the_area() -> None:
    """Given a Warrior, a Ship and a pillaged province / then Horgr and both provinces of the fjord but the pillaged one."""
    t = hall(
        {"rage": 1, "ship": "nw", "warriors": {"horgr": 1, "utgard": 1}},
        {"leader": "elvagar"},
        pillaged=["utgard"],
    )
    targets = [value for value in t.options(0) if str(value).startswith("pillage:")]
    assert targets == ["pillage:horgr", "pillage:gimle", "pillage:myrkulor"]
    assert t.why_not(0, "pillage:elvagar").clause == "BR-14.1.2"
    assert t.why_not(0, "pillage:utgard").clause == "BR-14.8.5"


@clause("BR-14.1.2")
def test_without_a_target_pillage_is_blocked() -> None:
    """Given figures only where all is pillaged / then Pillage is blocked."""
    t = hall({"rage": 1, "warriors": {"horgr": 1}}, {}, pillaged=["horgr"])
    assert t.why_not(0, "pillage").clause == "BR-14.1.2"


@clause("BR-14.1.3")
def test_tyrs_challenge_pillages_again_for_two_rage() -> None:
    """Given Tyr's Challenge and a pillaged Glory province / when challenged / then 2 Rage and 5 Glory once more."""
    clan = {"rage": 3, "leader": "gimle", "warriors": {"horgr": 1}, "upgrades": ["tyrs_challenge"]}
    t = hall(clan, {}, tokens={"gimle": "glory"}, pillaged=["gimle"], age=2)
    t.does(0, "repillage")
    assert (t.rage(0), t.glory(0), t.pillaged("gimle")) == (1, 5, True)
    assert t.why_not(0, "repillage").clause == "BR-9.5"
    t = hall(clan, {}, age=2)
    assert t.why_not(0, "repillage").clause == "BR-14.1.3", "nothing is pillaged yet"


@clause("BR-14.1.4")
def test_a_declared_pillage_cannot_be_called_off() -> None:
    """Given a pillage that brings a strong enemy / when the enemy joins / then the pillager cannot stop before the battle."""
    t = hall({"rage": 1, "warriors": {"gimle": 1}}, {"leader": "andlang"})
    t.does(0, "pillage").does(1, "province:andlang").call_passed()
    assert t.warriors(0, "valhalla") == 1
    assert t.told("battle-won")[0]["params"]["seat"] == "seat:1"


@clause("BR-14.1.5")
def test_call_then_cards_then_resolution() -> None:
    """Given neighbours and hands / when pillaging / then Call to Battle, card choice, result, in this order."""
    t = hall(
        {"rage": 1, "leader": "gimle", "hand": ["tyrs_bash", "tyrs_crush"]},
        {"warriors": {"andlang": 1}, "hand": ["tyrs_smash", "tyrs_smite"]},
    )
    t.does(0, "pillage").asked("call-to-battle", 1).does(1, "province:andlang")
    assert t.asks() == [(0, "battle-card"), (1, "battle-card")]
    t.reveal(s0="tyrs_bash", s1="tyrs_smash")
    keys = [event["key"] for event in t.game.events(None)]
    steps = [
        "pillage-declared",
        "figure-joined",
        "battle-begins",
        "battle-card-revealed",
        "battle-won",
        "pillage-succeeded",
    ]
    assert [keys.index(key) for key in steps] == sorted(keys.index(key) for key in steps)


# 14.2 Call to Battle


@clause("BR-14.2.1", "BR-A45")
def test_from_the_left_of_the_pillager_clockwise_the_pillager_last() -> None:
    """Given all four next door / when seat 1 pillages / then 2, 3, 0, 1 are asked."""
    near = {"warriors": {"andlang": 1}}
    t = hall(
        {"warriors": {"yggdrasil": 1}}, {"rage": 1, "leader": "gimle", **near}, near, near, frame=("turn", 1)
    )
    t.does(1, "pillage", "province:gimle")
    order = []
    while t.game.questions and t.game.questions[0].key == "call-to-battle":
        order.append(t.game.questions[0].seat)
        t.does(order[-1], "pass")
    assert order == [2, 3, 0, 1]


@clause("BR-14.2.1")
def test_one_figure_from_an_adjacent_province_into_an_empty_village() -> None:
    """Given Warriors and a Leader next door and far away / when called / then one figure of an adjacent province comes."""
    t = hall(
        {"rage": 1, "leader": "gimle"},
        {"leader": "andlang", "warriors": {"andlang": 1, "horgr": 2, "myrkulor": 1}},
    )
    t.does(0, "pillage").asked("call-to-battle", 1)
    assert t.options(1) == ["province:andlang", "province:myrkulor", "pass"]
    t.does(1, "province:andlang").asked("call-figure", 1)
    t.does(1, "figure:leader")
    assert (t.where(1, "leader"), t.warriors(1, "andlang")) == ("gimle", 1)


@clause("BR-14.2.2", "BR-A48")
def test_who_passed_may_still_come_in_a_later_lap() -> None:
    """Given seat 1 passes and seat 2 comes / when the lap goes on / then seat 1 is asked again; all passing in a row ends it."""
    near = {"warriors": {"andlang": 1}}
    t = hall({"rage": 1, "leader": "gimle"}, near, near)
    t.does(0, "pillage").does(1, "pass").does(2, "province:andlang")
    t.asked("call-to-battle", 1).does(1, "province:andlang")
    assert [t.warriors(seat, "valhalla") for seat in (1, 2)] == [1, 1], (
        "nobody is left to be asked, the battle was fought"
    )


@clause("BR-14.2.2")
def test_the_call_ends_at_once_when_the_province_is_full() -> None:
    """Given one empty village in Utgard / when it is taken / then nobody else is asked."""
    near = {"warriors": {"horgr": 1}}
    t = hall({"rage": 1, "warriors": {"utgard": 2}}, near, near)
    t.does(0, "pillage").asked("call-to-battle", 1).does(1, "province:horgr")
    assert t.warriors(2, "horgr") == 1
    assert t.told("battle-begins")


@clause("BR-14.2.2")
def test_a_full_province_calls_nobody() -> None:
    """Given no empty village / when it is pillaged / then the Call to Battle is over at once."""
    t = hall({"rage": 1, "warriors": {"utgard": 3}}, {"warriors": {"horgr": 1}}, tokens={"utgard": "glory"})
    t.does(0, "pillage").asked("action", 0)
    assert t.glory(0) == 5


@clause("BR-14.2.3")
def test_yggdrasil_has_no_room_limit() -> None:
    """Given Yggdrasil pillaged and six neighbours / when all come / then only passing ends the step."""
    t = hall(
        {"rage": 1, "leader": "yggdrasil"}, {"stats": {"horns": 6}, "warriors": {"horgr": 4, "utgard": 2}}
    )
    t.does(0, "pillage")
    for place in ("horgr", "horgr", "horgr", "horgr", "utgard", "utgard"):
        t.asked("call-to-battle", 1).does(1, f"province:{place}")
    assert t.told("battle-won")[0]["params"]["seat"] == "seat:1"
    assert t.warriors(1, "yggdrasil") == 6


@clause("BR-14.2.4", "BR-14.2.6")
def test_ships_are_not_called_and_those_without_figures_pass_by_themselves() -> None:
    """Given an enemy with a Ship and a figure out of reach / when called / then it is not asked."""
    t = hall({"rage": 1, "leader": "gimle"}, {"ship": "sw", "warriors": {"horgr": 1}})
    t.does(0, "pillage").asked("action", 0)
    assert t.pillaged("gimle")


@clause("BR-14.2.4")
def test_joining_is_free_and_open_to_clans_without_rage() -> None:
    """Given an enemy with 0 Rage and its Horns reached / when called / then its figure may come for nothing."""
    t = hall({"rage": 1, "leader": "gimle"}, {"warriors": {"andlang": 2, "horgr": 2}})
    t.does(0, "pillage").does(1, "province:andlang")
    assert t.rage(1) == 0
    assert t.told("figure-joined")


@clause("BR-14.2.5")
def test_the_pillager_may_bring_figures_unopposed() -> None:
    """Given nobody else around / when pillaging / then the pillager may still bring a figure."""
    t = hall({"rage": 1, "leader": "gimle", "warriors": {"andlang": 1}}, {})
    t.does(0, "pillage", "province:gimle").asked("call-to-battle", 0).does(0, "province:andlang").asked(
        "action", 0
    )
    assert (t.warriors(0, "gimle"), t.pillaged("gimle")) == (1, True)


@clause("BR-14.2.7", "BR-14.7.1")
def test_without_an_enemy_there_is_no_battle() -> None:
    """Given an enemy who stays away / when the call is over / then no cards, and the pillage succeeds."""
    t = hall(
        {"rage": 1, "leader": "gimle", "hand": ["tyrs_bash"]},
        {"warriors": {"andlang": 1}, "hand": ["tyrs_smash"]},
    )
    t.does(0, "pillage").does(1, "pass").asked("action", 0)
    assert t.pillaged("gimle")
    assert (t.hand(0), t.hand(1)) == (["tyrs_bash"], ["tyrs_smash"])


@clause("BR-14.2.8")
def test_every_clan_in_the_area_is_in_the_battle_like_it_or_not() -> None:
    """Given an enemy Ship in the fjord and a third clan far away / then the Ship's clan fights, the third does not."""
    t = hall(
        {"rage": 1, "leader": "gimle", "hand": ["tyrs_bash", "troll"]},
        {"ship": "nw", "hand": ["tyrs_smash", "tyrs_crush"]},
        {"hand": ["tyrs_smite", "tyrs_rage"]},
    )
    t.does(0, "pillage")
    assert t.asks() == [(0, "battle-card"), (1, "battle-card")]


# 14.7 Without a battle


@clause("BR-14.7.1", "BR-14.7.2")
def test_unopposed_there_is_a_reward_but_no_battle_glory() -> None:
    """Given nobody in the way / when pillaging / then the reward, and 0 Glory; Thor's Glory and Valkyrie sleep."""
    t = hall({"rage": 1, "leader": "gimle", "upgrades": ["thors_glory"]}, {}, tokens={"gimle": "axes"})
    t.does(0, "pillage")
    assert (t.glory(0), t.steps(0)) == (0, [1, 2, 1])


@clause("BR-14.7.2")
def test_frost_giant_and_leader_upgrades_work_unopposed() -> None:
    """Given Frost Giant and Lord of Spears / when pillaging unopposed / then the reward twice and all stats once."""
    t = hall(
        {
            "rage": 1,
            "leader": "gimle",
            "upgrades": ["frost_giant", "lord_of_spears"],
            "monsters": {"frost_giant": "gimle"},
        },
        {},
        tokens={"gimle": "horns"},
        age=3,
    )
    t.does(0, "pillage")
    assert t.steps(0) == [2, 2, 4]


# 14.8 Success


@clause("BR-14.8.1")
def test_the_order_of_a_success() -> None:
    """Given reward, Frost Giant, Lord of Axes and Frigga's Grace / when all work / then in this order, then the token turns."""
    t = hall(
        {
            "rage": 1,
            "leader": "gimle",
            "upgrades": ["frost_giant", "lord_of_axes"],
            "monsters": {"frost_giant": "gimle"},
            "hand": ["friggas_grace"],
        },
        {"ship": "nw"},
        tokens={"gimle": "horns"},
    )
    t.does(0, "pillage").reveal(s0="friggas_grace").asked("raise-stat", 0)
    assert (t.step(0, "horns"), t.pillaged("gimle")) == (3, False)
    assert t.game.questions[0].params["cause"] == "card:lord_of_axes"
    t.does(0, "stat:horns").asked("raise-stat", 0)
    assert t.game.questions[0].params["cause"] == "card:friggas_grace"
    t.does(0, "stat:axes")
    assert (t.steps(0), t.pillaged("gimle"), t.glory(0)) == ([1, 2, 4], True, 4)


@clause("BR-14.8.1")
def test_lord_of_hammers_moves_last() -> None:
    """Given Lord of Hammers / when the pillage succeeds / then the token is turned before the Leader may move."""
    t = hall(
        {"rage": 1, "leader": "gimle", "upgrades": ["lord_of_hammers"]},
        {"warriors": {"andlang": 3}},
        destroyed=["myrkulor"],
    )
    t.does(0, "pillage").does(1, "pass").asked("hammers-move", 0)
    assert t.pillaged("gimle")
    assert t.options(0) == ["province:yggdrasil", "pass"]
    assert t.why_not(0, "province:andlang").clause == "BR-11.3"
    assert t.why_not(0, "province:myrkulor").clause == "BR-6.7"
    t.does(0, "province:yggdrasil")
    assert t.where(0, "leader") == "yggdrasil"


@clause("BR-14.8.2")
@pytest.mark.parametrize(
    ("token", "steps", "glory"),
    [("rage", [2, 1, 1], 0), ("axes", [1, 2, 1], 0), ("horns", [1, 1, 2], 0), ("glory", [1, 1, 1], 5)],
)
def test_rewards_of_the_tokens(token: str, steps: list[int], glory: int) -> None:
    """Given a token / when its province is pillaged / then its stat rises, or 5 Glory."""
    t = hall({"rage": 1, "leader": "gimle"}, {}, tokens={"gimle": token})
    t.does(0, "pillage")
    assert (t.steps(0), t.glory(0)) == (steps, glory)


@clause("BR-14.8.2")
def test_the_reward_of_yggdrasil() -> None:
    """Given Yggdrasil / when it is pillaged / then all three stats rise."""
    t = hall({"rage": 1, "leader": "yggdrasil"}, {})
    t.does(0, "pillage")
    assert t.steps(0) == [2, 2, 2]


@clause("BR-14.8.3", "BR-A38")
@pytest.mark.parametrize(
    ("at", "token", "options"),
    [
        ("gimle", "horns", ["stat:rage", "stat:axes"]),
        ("gimle", "rage", ["stat:axes", "stat:horns"]),
        ("gimle", "glory", ["stat:rage", "stat:axes", "stat:horns"]),
        ("yggdrasil", None, ["stat:rage", "stat:axes", "stat:horns"]),
    ],
)
def test_grace_raises_another_stat_than_the_token(at: str, token: str | None, options: list[str]) -> None:
    """Given Frigga's Grace and a token / when the pillager wins / then any stat but the token's may be raised."""
    given: dict[str, Any] = {"tokens": {at: token}} if token else {}
    t = hall({"rage": 1, "leader": at, "hand": ["friggas_grace"]}, {"warriors": {at: 1}}, **given)
    t.does(0, "pillage").reveal(s0="friggas_grace").asked("raise-stat", 0)
    assert t.options(0) == options
    for stat in {"stat:rage", "stat:axes", "stat:horns"} - set(options):
        assert t.why_not(0, stat).clause == "BR-14.8.3"


@clause("BR-14.8.4")
@pytest.mark.parametrize(
    ("clan", "steps"),
    [
        ({"leader": "horgr", "ship": "nw", "upgrades": ["lord_of_spears"]}, [1, 1, 2]),
        ({"ship": "nw", "upgrades": ["frost_giant"], "monsters": {"frost_giant": "myrkulor"}}, [1, 1, 2]),
        ({"leader": "gimle", "upgrades": ["lord_of_spears"]}, [2, 2, 3]),
    ],
    ids=["Leader elsewhere", "Giant elsewhere", "Leader there"],
)
def test_leader_and_frost_giant_must_be_in_the_province_itself(clan: Clan, steps: list[int]) -> None:
    """Given a pillage by the Ship alone / when it succeeds / then only figures in the province add to it."""
    t = hall({"rage": 1, **clan}, {}, tokens={"gimle": "horns"}, age=3)
    t.does(0, "pillage:gimle").call_passed()
    assert t.steps(0) == steps


@clause("BR-14.8.5")
def test_a_pillaged_province_cannot_be_pillaged_again() -> None:
    """Given Gimle just pillaged / when anybody pillages again / then Gimle is refused; re-pillaging leaves it pillaged."""
    t = hall({"rage": 2, "leader": "gimle"}, {"rage": 2, "warriors": {"horgr": 1, "gimle": 1, "utgard": 1}})
    t.does(0, "pillage")
    assert t.pillaged("gimle")
    assert t.why_not(1, "pillage:gimle").clause == "BR-14.8.5"
    clan = {"rage": 3, "leader": "gimle", "upgrades": ["tyrs_challenge"]}
    t = hall(clan, {}, pillaged=["gimle"], age=2)
    t.does(0, "repillage")
    assert t.pillaged("gimle")


@clause("BR-14.2.1", "BR-14.2.4")
def test_the_call_says_why_other_figures_cannot_come() -> None:
    """Given figures next door, far away and in a fjord / when called / then the latter two are blocked with their clauses."""
    t = hall({"rage": 1, "leader": "gimle"}, {"ship": "se", "warriors": {"andlang": 1, "elvagar": 1}})
    t.does(0, "pillage").asked("call-to-battle", 1)
    assert t.why_not(1, "province:elvagar").clause == "BR-14.2.1"
    assert t.why_not(1, "fjord:se").clause == "BR-14.2.4"
    question = t.game.question(1)
    assert question is not None
    assert {value for value, _ in question.blocked()} == {"province:elvagar", "fjord:se"}
