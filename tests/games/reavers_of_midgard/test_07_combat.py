"""RM-7: combat."""

from __future__ import annotations

from typing import Any

from meadhall.engine import Subset
from meadhall.games.reavers_of_midgard import content as c
from meadhall.games.reavers_of_midgard.combat import chance, in_percent
from tests.clauses import clause
from tests.games.reavers_of_midgard.fjord import Fjord, fjord, number


def wall(player: dict[str, Any]) -> Fjord:
    """A Keep Wall (Defense 2) about to be fought for."""
    return fjord(("spoil", 0, number("keep_wall")), spoils=["keep_wall"], players=[player])


def tower(player: dict[str, Any]) -> Fjord:
    """A Tower (Defense 3); its dice show shields."""
    t = fjord(("spoil", 0, number("tower_red_blue")), spoils=["tower_red_blue"], players=[player])
    return t.fate("red_shield", "blue_shield")


@clause("RM-7.1")
def test_what_is_fought_against() -> None:
    defense = {x.id: x.defense for x in c.CARD if isinstance(x, c.Battle | c.Spoils) and x.defense}
    assert (defense["keep_wall"], defense["tower_red_blue"], defense["spawn_of_jormungandr_a"]) == (2, 3, 5)
    assert [f.level for f in c.FRONTS] == [1, 2, 3] * 3


@clause("RM-7.2", "RM-7.3", "E-17")
def test_sources_and_the_number_of_dice() -> None:
    player = {"dice": ["red_hammer", "blue_double_hammer"], "upgrades": ["ship_hammer"], "favor": 1}
    t = tower(player).does(0, "fight").asked("commit-hammers", 0)
    assert t.options(0) == ["die:red_hammer", "die:blue_double_hammer", "upgrade:ship_hammer"]
    t.picks(0, "upgrade:ship_hammer", "die:red_hammer", "die:blue_double_hammer")
    assert t.s.upgrades[0] == (0, 0, 0, 0, 0, 1)
    t.fate(0, 1, 1, 0).asked("reroll", 0)
    t.picks(0, "result:0", "result:0").fate(1, 0)
    assert (t.s.favor[0], t.s.tokens[2][0], t.s.glory[0]) == (0, 1, 3)
    assert t.dice(0) == ["red_shield", "blue_shield"]
    t.idle()


@clause("RM-7.2", "RM-7.4")
def test_what_the_hammers_come_to_is_told_while_they_are_named() -> None:
    t = wall({"dice": ["red_hammer", "blue_double_hammer"]}).does(0, "fight")
    ask = t.game.question(0)
    assert isinstance(ask, Subset)
    assert ask.look([]).comes == {"dice": 0, "percent": 0}
    assert ask.look(["die:red_hammer"]).comes["dice"] == 1
    both = ask.look(["die:red_hammer", "die:blue_double_hammer"]).comes
    assert both == {"dice": 3, "percent": in_percent(chance(3, 2))}


@clause("RM-7.2")
def test_a_clan_die_of_the_leader_is_one_hammer() -> None:
    t = wall({"dice": ["yellow_tree", "red_hammer"], "leader": "hero_a"}).does(0, "fight")
    t.picks(0, "die:yellow_tree")
    t.fate(2)
    assert t.s.tokens[1][0] == 1
    assert t.dice(0) == ["red_hammer"]
    t.idle()


@clause("RM-7.3")
def test_a_combat_needs_a_die() -> None:
    wall({"dice": ["red_ship"]}).idle()
    t = wall({"dice": ["red_hammer", "blue_hammer"]}).does(0, "fight")
    assert t.why_not(0, "done").key == "set-least"


@clause("RM-7.4", "RM-7.7")
def test_won_with_as_many_successes_as_the_defense() -> None:
    t = (
        wall({"dice": ["red_hammer", "blue_hammer"]})
        .does(0, "fight")
        .picks(0, "die:red_hammer", "die:blue_hammer")
    )
    assert t.game.chance is not None
    assert set(t.game.chance.values) == {0, 1, 2}
    t.fate(1, 1)
    assert (t.s.favor[0], t.s.tokens[1][0]) == (3, 1)
    t.idle()
    t = (
        wall({"dice": ["red_hammer", "blue_hammer"]})
        .does(0, "fight")
        .picks(0, "die:red_hammer", "die:blue_hammer")
    )
    t.fate(1, 0).asked("reroll", 0).picks(0)  # the Keep Wall gave 2 Favor
    assert (t.s.favor[0], t.s.tokens[1][0], t.dice(0)) == (2, 0, [])
    t.idle()


@clause("RM-7.5")
def test_more_than_six_dice() -> None:
    t = tower({"dice": ["red_double_hammer"] * 4}).does(0, "fight").picks(0, *["die:red_double_hammer"] * 4)
    t.fate(0, 0, 0, 0, 0, 0, 1, 2)
    assert t.s.tokens[2][0] == 1
    t.idle()


@clause("RM-7.6")
def test_rerolls_as_often_as_you_can_pay() -> None:
    t = tower({"dice": ["red_double_hammer"], "favor": 2}).does(0, "fight").fate(0, 1)
    t.asked("reroll", 0)
    assert t.options(0) == ["result:0", "result:1", "done"]
    t.picks(0, "result:0").fate(0).picks(0, "result:1", "result:0").fate(1, 1)
    assert (t.s.favor[0], t.s.tokens[2][0]) == (0, 0)
    t.idle()


@clause("RM-7.6")
def test_a_harp_pays_for_rerolls_in_the_middle_of_a_combat() -> None:
    player = {"dice": ["red_double_hammer", "yellow_tree"], "artifacts": ["ljosalfar_harp"]}
    t = fjord(
        ("spoil", 0, number("tower_red_blue")),
        acting=0,
        location="raid_keeps",
        spoils=["tower_red_blue"],
        players=[player],
    )
    t.fate("red_shield", "blue_shield").does(0, "fight").fate(1, 1).asked("reroll-or-stop", 0)
    assert t.why_not(0, "reroll").clause == "RM-7.6"
    t.does(0, "ljosalfar_harp", "reroll").asked("reroll", 0).picks(0, "result:1").fate(2)
    assert (t.s.favor[0], t.s.tokens[2][0]) == (1, 1)
    t.idle()


@clause("RM-7.8")
def test_no_hammer_after_the_first_roll() -> None:
    t = (
        tower({"dice": ["red_hammer", "blue_hammer"], "favor": 1})
        .does(0, "fight")
        .picks(0, "die:red_hammer")
        .fate(0)
    )
    assert t.options(0) == ["result:0", "done"]
    t.picks(0, "result:0").fate(2)
    assert t.dice(0) == ["red_shield", "blue_shield", "blue_hammer"]
    t.idle()


def test_odds_are_never_rounded_to_what_is_sure() -> None:
    assert [in_percent(p) for p in (0, 0.001, 0.5, 0.999, 1)] == [0, 1, 50, 99, 100]
