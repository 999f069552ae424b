"""Quests: committing them (BR-13) and the Quest phase (BR-17)."""

from typing import Any

import pytest

from meadhall.games.blood_rage.content import CARD_VALUES, TITLE
from tests.clauses import clause
from tests.games.blood_rage.hall import Clan, Hall, hall

# 13 Committing


@clause("BR-13.1")
def test_committing_costs_nothing_but_needs_rage() -> None:
    """Given 1 Rage / when a Quest is committed / then 1 Rage is left; with 0 Rage there is no turn."""
    t = hall({"rage": 1, "hand": ["quest_alfheim"]}, {})
    t.play(0, "quest_alfheim").asked("action", 0)
    assert t.rage(0) == 1
    hall({"hand": ["quest_alfheim"]}, {}).idle()


@clause("BR-13.2")
def test_one_quest_face_down_per_action() -> None:
    """Given two Quests / when one is committed / then it leaves the hand, and the next player is on turn."""
    t = hall({"rage": 1, "hand": ["quest_alfheim", "quest_manheim", "tyrs_bash"]}, {"rage": 1})
    t.play(0, "quest_alfheim")
    assert t.hand(0) == ["quest_manheim", "tyrs_bash"]
    assert [TITLE[card] for card in t.s.committed[0]] == ["quest_alfheim"]
    assert t.to_act() == 1


@clause("BR-13.3", "BR-17.2.5")
def test_no_limit_and_equal_quests_score_separately() -> None:
    """Given two Alfheim! and one Manheim! committed / when two are met by one province / then both score."""
    t = hall({"rage": 1, "hand": ["quest_alfheim", "quest_alfheim", "quest_manheim"]}, {})
    for title in ("quest_alfheim", "quest_alfheim", "quest_manheim"):
        t.play(0, title)
    assert len(t.s.committed[0]) == 3
    committed = ["quest_alfheim", "quest_alfheim", "quest_manheim"]
    t = hall({"leader": "gimle", "committed": committed}, {}, frame=("quest_phase",))
    t.does(0, "stat:axes", "stat:axes").idle()
    assert (t.glory(0), t.step(0, "axes")) == (10, 3)


@clause("BR-13.4")
def test_the_owner_sees_committed_quests_the_others_their_number() -> None:
    """Given a committed Quest / then its owner sees it, the others a back, in table and log."""
    t = hall({"rage": 1, "hand": ["quest_alfheim"]}, {})
    value = t.card(0, "quest_alfheim")
    t.play(0, "quest_alfheim")
    assert t.game.view(0)["zones"]["committed"][0] == [value]
    assert t.game.view(1)["zones"]["committed"][0] == [None]
    told = {seat: t.game.events(seat)[-1]["params"] for seat in (0, 1, None)}
    assert told[0]["card"] == value
    assert "card" not in told[1]
    assert "card" not in told[None]


@clause("BR-13.5", "BR-16.3")
def test_a_committed_quest_cannot_be_taken_back_or_played_in_battle() -> None:
    """Given a committed Quest / when a battle and the Discard phase come / then it is not offered, and failing costs nothing."""
    t = hall(
        {"rage": 1, "leader": "gimle", "committed": ["quest_manheim"], "hand": ["tyrs_bash", "tyrs_smash"]},
        {"ship": "nw"},
    )
    question = t.game.question(0)
    assert question is not None
    assert not [value for value in question.values if "quest" in str(value)]
    t.does(0, "pillage").asked("battle-card", 0)
    assert t.options(0) == [t.card(0, "tyrs_bash"), t.card(0, "tyrs_smash")]
    t = hall({"committed": ["quest_manheim"], "hand": ["tyrs_bash"]}, {}, frame=("discard_phase",))
    assert t.options(0) == [t.card(0, "tyrs_bash"), "none"]
    t.does(0, "none")
    assert len(t.s.committed[0]) == 1


@clause("BR-13.6")
def test_a_saved_quest_keeps_the_glory_of_its_own_age() -> None:
    """Given Alfheim! of Age 1 committed in Age 2 / when it is met / then 5 Glory."""
    t = hall({"rage": 1, "hand": ["quest_alfheim#a1-1"]}, {}, age=2)
    t.play(0, "quest_alfheim")
    t = hall({"leader": "gimle", "committed": ["quest_alfheim#a1-1"]}, {}, age=2, frame=("quest_phase",))
    t.does(0, "pass").idle()
    assert t.glory(0) == 5


# 17 Quest phase


def quest_phase(*clans: Clan, **given: Any) -> Hall:
    return hall(*clans, frame=("quest_phase",), **given)


@clause("BR-17.1.1")
def test_all_quests_are_revealed_at_once() -> None:
    """Given Quests of two clans / when the first is checked / then everybody has seen all of them."""
    t = quest_phase(
        {"leader": "gimle", "committed": ["quest_alfheim", "quest_manheim"]},
        {"committed": ["quest_glorious_death"]},
    )
    t.asked("raise-stat", 0)
    revealed = [event["params"]["card"].split("#")[0] for event in t.told("quest-revealed")]
    assert revealed == ["card:quest_alfheim", "card:quest_manheim", "card:quest_glorious_death"]
    assert t.game.view(2)["zones"]["table"][1] == [CARD_VALUES[card] for card in t.s.table[1]]


@clause("BR-17.1.2")
def test_each_quest_separately_on_the_same_board() -> None:
    """Given met and failed Quests of two clans / then each is judged alone, from the first player clockwise."""
    t = quest_phase(
        {"leader": "gimle", "committed": ["quest_manheim", "quest_alfheim"]},
        {"leader": "horgr", "committed": ["quest_jotunheim"]},
        first=1,
    )
    t.asked("raise-stat", 1).does(1, "pass")
    t.asked("raise-stat", 0).does(0, "pass").idle()
    assert [
        event["key"] for event in t.game.events(None) if event["key"] in ("quest-met", "quest-failed")
    ] == [
        "quest-met",
        "quest-failed",
        "quest-met",
    ]
    assert (t.glory(0), t.glory(1)) == (5, 5)


@clause("BR-17.2.1")
@pytest.mark.parametrize(
    ("own", "enemy", "met"),
    [
        ({"leader": "gimle"}, {"warriors": {"gimle": 2}}, True),
        ({"leader": "gimle"}, {"warriors": {"gimle": 3}}, False),
        ({"leader": "gimle"}, {"warriors": {"gimle": 4}}, False),
        ({"ship": "nw"}, {}, True),
        ({"ship": "nw"}, {"ship": "nw"}, False),
        ({"leader": "andlang"}, {"leader": "gimle", "warriors": {"gimle": 1}}, True),
        ({"leader": "horgr"}, {}, False),
        ({}, {}, False),
    ],
    ids=["more", "tie", "less", "Ship alone", "Ships tie", "the other province", "other region", "nobody"],
)
def test_a_region_quest_needs_the_most_strength_in_one_province(own: Clan, enemy: Clan, met: bool) -> None:
    """Given Alfheim! and a board / then it is met with at least 1 STR and strictly more than everybody else."""
    t = quest_phase({**own, "committed": ["quest_alfheim"]}, enemy)
    assert (t.game.questions != []) == met
    assert t.glory(0) == (5 if met else 0)


@clause("BR-17.2.1")
@pytest.mark.parametrize(("enemy", "met"), [(2, True), (3, False)])
def test_the_yggdrasil_quest(enemy: int, met: bool) -> None:
    """Given Yggdrasil! and a Leader there / then it is met against two Warriors, not against three."""
    t = quest_phase(
        {"leader": "yggdrasil", "committed": ["quest_yggdrasil"]}, {"warriors": {"yggdrasil": enemy}}
    )
    assert t.glory(0) == (6 if met else 0)


@clause("BR-17.2.1")
def test_three_clans_are_compared() -> None:
    """Given three clans in a province / then the Quest needs more than each of the others alone."""
    t = quest_phase(
        {"leader": "gimle", "committed": ["quest_alfheim"]},
        {"warriors": {"gimle": 2}},
        {"warriors": {"gimle": 2}},
    )
    assert t.glory(0) == 5


@clause("BR-17.2.2")
@pytest.mark.parametrize(
    ("clan", "met"),
    [
        ({"warriors": {"valhalla": 4}}, True),
        ({"warriors": {"valhalla": 3}}, False),
        ({"warriors": {"valhalla": 2}, "leader": "valhalla", "ship": "valhalla"}, True),
    ],
)
def test_glorious_death_needs_four_figures_in_valhalla(clan: Clan, met: bool) -> None:
    """Given three or four figures of any kind in Valhalla / then Glorious Death! fails or is met."""
    t = quest_phase({**clan, "committed": ["quest_glorious_death"]}, {})
    assert t.glory(0) == (6 if met else 0)


@clause("BR-17.2.3")
def test_a_met_quest_gives_glory_and_one_stat_of_choice_if_wanted() -> None:
    """Given a met Quest / then Glory, and a stat below step 6 may be raised, or none."""
    clan = {"leader": "gimle", "committed": ["quest_alfheim"], "stats": {"axes": 6}}
    t = quest_phase(clan, {})
    assert t.options(0) == ["stat:rage", "stat:horns", "pass"]
    assert t.why_not(0, "stat:axes").clause == "BR-3.7"
    t.does(0, "stat:rage").idle()
    assert t.steps(0) == [2, 6, 1]
    t = quest_phase(clan, {})
    t.does(0, "pass").idle()
    assert t.steps(0) == [1, 6, 1]
    t = quest_phase({**clan, "stats": {"rage": 6, "axes": 6, "horns": 6}}, {})
    t.idle()
    assert t.glory(0) == 5


@clause("BR-17.2.4")
def test_a_quest_not_met_gives_and_costs_nothing() -> None:
    """Given Manheim! and nobody there / then Glory and stats stay as they were."""
    t = quest_phase({"glory": 3, "committed": ["quest_manheim"]}, {})
    t.idle()
    assert (t.glory(0), t.steps(0)) == (3, [1, 1, 1])


@clause("BR-17.2.6")
def test_revealed_quests_are_discarded_face_up() -> None:
    """Given a met and a failed Quest / then both lie in the discard for all to see."""
    t = quest_phase({"leader": "gimle", "committed": ["quest_alfheim", "quest_manheim"]}, {})
    t.does(0, "pass").idle()
    assert t.discard() == ["quest_alfheim", "quest_manheim"]
    assert None not in t.game.view(None)["zones"]["discard"]


@clause("BR-13.4")
def test_after_a_quest_is_committed_nobody_knows_which_quests_are_left() -> None:
    """Given a Quest and a Battle card that all have seen / when a Quest is committed / then only the Battle card is still known."""
    t = hall(
        {
            "rage": 1,
            "warriors": {"gimle": 1, "horgr": 1},
            "hand": ["quest_alfheim", "quest_manheim", "tyrs_bash"],
        },
        {"leader": "gimle"},
        {"leader": "horgr"},
    )
    t.does(0, "pillage", "province:gimle").reveal(s0="quest_alfheim")
    t.does(0, "pillage").reveal(s0="tyrs_bash")
    shown = {"card:quest_alfheim#a1-1", "card:tyrs_bash#a1-1", None}
    assert set(t.game.view(1)["zones"]["hands"][0]) == shown
    t.play(0, "quest_manheim")
    assert set(t.game.view(1)["zones"]["hands"][0]) == {"card:tyrs_bash#a1-1", None}
