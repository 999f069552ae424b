"""March (BR-11)."""

import pytest

from meadhall.engine import Subset
from tests.clauses import clause
from tests.games.blood_rage.hall import hall


@clause("BR-11.1")
def test_march_costs_one_rage() -> None:
    """Given 2 Rage / when three figures march / then 1 Rage is paid for all."""
    t = hall({"rage": 2, "warriors": {"gimle": 3}}, {})
    t.does(0, "march", "province:horgr", "figure:warrior", "figure:warrior", "figure:warrior")
    assert (t.rage(0), t.warriors(0, "horgr")) == (1, 3)


@clause("BR-11.2")
def test_any_other_province_adjacent_or_not_with_one_or_more_figures() -> None:
    """Given figures in Gimle / when marching / then every other standing province is open, at least one figure goes."""
    t = hall({"rage": 1, "leader": "gimle", "warriors": {"gimle": 2}}, {}, destroyed=["horgr"])
    t.does(0, "march").asked("march-to", 0)
    assert len(t.options(0)) == 7
    assert t.why_not(0, "province:gimle").clause == "BR-11.2"
    assert t.why_not(0, "province:horgr").clause == "BR-6.7"
    t.does(0, "province:muspelheim").asked("march-figure", 0)
    assert "done" not in t.options(0)
    t.does(0, "figure:leader").idle()
    assert (t.where(0, "leader"), t.warriors(0, "gimle")) == ("muspelheim", 2)


@clause("BR-11.2")
def test_march_needs_a_figure_in_a_province() -> None:
    """Given figures in reserve and Valhalla only / then March is blocked; and an empty origin is not offered."""
    t = hall({"rage": 1, "warriors": {"valhalla": 2}}, {})
    assert t.why_not(0, "march").clause == "BR-11.2"
    t = hall({"rage": 1, "warriors": {"gimle": 1, "horgr": 1}}, {})
    origins = [value for value in t.options(0) if str(value).startswith("march:")]
    assert origins == ["march:horgr", "march:gimle"]


@clause("BR-11.3")
def test_the_destination_needs_a_village_for_each_figure() -> None:
    """Given one empty village in Utgard / when two would march there / then one goes, without a question."""
    t = hall({"rage": 1, "warriors": {"gimle": 2}}, {"warriors": {"utgard": 2, "andlang": 3}})
    t.does(0, "march")
    assert t.why_not(0, "province:andlang").clause == "BR-11.3"
    t.does(0, "province:utgard").idle()
    assert (t.warriors(0, "utgard"), t.warriors(0, "gimle")) == (1, 1)


@clause("BR-11.2")
@pytest.mark.parametrize(
    "named",
    ["figure:leader+figure:warrior+figure:warrior", "figure:warrior+figure:leader+figure:warrior"],
)
def test_figures_march_as_a_set_whatever_their_order(named: str) -> None:
    """Given two Warriors and the Leader / when all march, the Leader named first or last / then all have gone for 1 Rage."""
    t = hall({"rage": 2, "leader": "gimle", "warriors": {"gimle": 2}}, {})
    t.does(0, "march", "province:horgr")
    question = t.game.question(0)
    assert isinstance(question, Subset)
    assert question.look(["figure:leader"]).fits == ["figure:warrior"], "naming the Leader bars nobody"
    t.does(0, named)
    assert (t.where(0, "leader"), t.warriors(0, "horgr"), t.rage(0)) == ("horgr", 2, 1)
    told = [(event["params"]["figure"], event["params"]["count"]) for event in t.told("figures-marched")]
    assert told == [("figure:warrior", 2), ("figure:leader", 1)]


@clause("BR-11.3")
def test_a_march_into_too_few_villages_is_refused_member_by_member() -> None:
    """Given two empty villages and three figures / then no third can be added, and the reason says how many may go."""
    t = hall({"rage": 1, "leader": "gimle", "warriors": {"gimle": 2}}, {"warriors": {"horgr": 2}}, {}, {})
    t.does(0, "march", "province:horgr")
    question = t.game.question(0)
    assert isinstance(question, Subset)
    blocked = dict(question.look(["figure:leader", "figure:warrior"]).blocked)
    assert blocked["figure:warrior"].clause == "BR-11.2"
    t.does(0, "figure:leader+figure:warrior").idle()
    assert t.figures(0, "horgr") == 2


@clause("BR-11.3")
def test_yggdrasil_has_no_limit() -> None:
    """Given six figures / when they march to Yggdrasil / then all fit."""
    t = hall({"rage": 1, "stats": {"horns": 5}, "leader": "gimle", "warriors": {"gimle": 4}}, {})
    t.does(0, "march", "province:yggdrasil", *["figure:warrior"] * 4, "figure:leader").idle()
    assert t.figures(0, "yggdrasil") == 5


@clause("BR-11.4")
def test_one_origin_and_one_destination() -> None:
    """Given figures in two provinces / when marching from one / then only its figures are offered, to one destination."""
    t = hall({"rage": 1, "leader": "horgr", "warriors": {"gimle": 2}}, {})
    t.does(0, "march", "province:gimle", "province:utgard")
    assert t.options(0) == ["figure:warrior"]
    t.does(0, "figure:warrior")
    assert t.options(0) == ["figure:warrior", "done"]
    t.does(0, "done").idle()
    assert [t.warriors(0, place) for place in ("gimle", "utgard")] == [1, 1]
    assert t.where(0, "leader") == "horgr"


@clause("BR-11.5", "BR-11.6")
def test_ships_do_not_march() -> None:
    """Given only ship-like figures on the board / then March is blocked, for they are in no province."""
    t = hall({"rage": 1, "ship": "nw", "upgrades": ["sea_serpent"], "monsters": {"sea_serpent": "nw"}}, {})
    assert t.why_not(0, "march").clause == "BR-11.2"
    t = hall({"rage": 1, "ship": "nw", "warriors": {"gimle": 2}}, {})
    t.does(0, "march", "province:horgr")
    assert t.options(0) == ["figure:warrior"]


@clause("BR-11.7")
def test_march_is_the_way_into_yggdrasil() -> None:
    """Given a Warrior in Horgr / when it marches to Yggdrasil / then it is there; an Invade may not."""
    t = hall({"rage": 2, "warriors": {"horgr": 1}}, {})
    t.does(0, "march", "province:yggdrasil")
    assert t.warriors(0, "yggdrasil") == 1
    t.does(0, "figure:warrior")
    assert t.why_not(0, "province:yggdrasil").clause == "BR-10.1.6"


@clause("BR-11.7")
def test_joining_a_battle_leads_into_yggdrasil_too() -> None:
    """Given Yggdrasil is pillaged / when a neighbour is called / then its figure may come."""
    t = hall({"rage": 1, "leader": "yggdrasil"}, {"warriors": {"horgr": 1}})
    t.does(0, "pillage").asked("call-to-battle", 1).does(1, "province:horgr")
    assert t.told("figure-joined")[0]["params"]["place"] == "province:yggdrasil"


@clause("BR-11.5", "BR-11.6")
def test_a_fjord_is_no_origin_and_says_so() -> None:
    """Given a Ship and figures in two provinces / when the origin is asked / then only the own fjord is named, and blocked."""
    t = hall(
        {"ship": "sw"}, {"rage": 1, "ship": "nw", "warriors": {"gimle": 1, "horgr": 1}}, frame=("turn", 1)
    )
    assert t.why_not(1, "fjord:nw").clause == "BR-11.5"
    question = t.game.question(1)
    assert question is not None
    assert "fjord:sw" not in [value for value, _ in question.blocked()]


@clause("BR-11.3")
def test_from_yggdrasil_a_march_needs_an_empty_village() -> None:
    """Given a Leader in Yggdrasil and every village but one taken / then he may march there; none left / then March is blocked."""
    gone = ["elvagar", "angerboda", "muspelheim", "horgr", "gimle", "myrkulor"]
    for warriors, open_to_him in (({"utgard": 3, "andlang": 2}, True), ({"utgard": 3, "andlang": 3}, False)):
        t = hall(
            {"rage": 1, "leader": "yggdrasil"},
            {"warriors": warriors},
            destroyed=gone,
            ragnarok=["utgard", "andlang", "gimle"],
        )
        if open_to_him:
            t.does(0, "march").idle()
            assert t.where(0, "leader") == "andlang"
        else:
            assert t.why_not(0, "march:yggdrasil").clause == "BR-11.3"


@clause("BR-11.5")
def test_a_fjord_that_is_open_to_one_ship_is_not_refused_for_another() -> None:
    """Given a Ship in a fjord and the Sea Serpent in reserve / then the fjord is offered, and no reason stands against it; without the
    Serpent it says that Ships do not march."""
    clan = {"rage": 3, "ship": "sw", "warriors": {"gimle": 1}}
    t = hall({**clan, "upgrades": ["sea_serpent"]}, {})
    assert "fjord:sw" in t.options(0)
    assert "fjord:sw" not in [value for value, _ in t.game.questions[0].blocked()]
    assert hall(clan, {}).why_not(0, "fjord:sw").clause == "BR-11.5"
