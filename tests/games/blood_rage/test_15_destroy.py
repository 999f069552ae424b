"""Destroying figures and the reactions to it (BR-15)."""

import pytest

from tests.clauses import clause
from tests.games.blood_rage.hall import Clan, battle, hall

WITCH = {"upgrades": ["volur_witch"], "monsters": {"volur_witch": "gimle"}}


@clause("BR-15.1")
def test_every_cause_sends_figures_to_valhalla() -> None:
    """Given battle, Smite, Tide, Troll, Fire Giant, Sacrifice and Ragnarök / then each names itself and fills Valhalla."""
    causes = {}
    t = battle({"leader": "gimle"}, {"warriors": {"gimle": 1}})
    causes["cause:battle"] = (t, 1)
    t = battle({"leader": "gimle", "hand": ["odins_smite"]}, {"warriors": {"gimle": 1}})
    causes["card:odins_smite"] = (t.reveal(s0="odins_smite"), 1)
    t = battle({"leader": "gimle", "hand": ["odins_tide"]}, {"warriors": {"gimle": 2}}, age=2)
    causes["card:odins_tide"] = (t.reveal(s0="odins_tide"), 2)
    t = hall({"rage": 2, "hand": ["troll"]}, {"warriors": {"gimle": 1}})
    causes["figure:troll"] = (t.play(0, "troll", "province:gimle"), 1)
    t = hall({"rage": 4, "hand": ["fire_giant"]}, {"warriors": {"gimle": 1}}, age=2)
    causes["figure:fire_giant"] = (t.play(0, "fire_giant", "province:gimle"), 1)
    t = hall(
        {}, {"rage": 1, "warriors": {"gimle": 2}, "upgrades": ["friggas_sacrifice"]}, frame=("turn", 1), age=3
    )
    causes["card:friggas_sacrifice"] = (t.does(1, "sacrifice"), 2)
    t = hall({}, {"warriors": {"gimle": 1}}, doom="gimle", frame=("ragnarok",))
    causes["cause:ragnarok"] = (t, 1)
    for cause, (t, count) in causes.items():
        assert t.told("figures-destroyed")[0]["params"]["by"] == cause
        assert t.warriors(1, "valhalla") == count


@clause("BR-15.2")
def test_all_fall_at_once_after_all_have_decided() -> None:
    """Given two losers, one with Protection / when the decision is open / then nothing has fallen yet."""
    t = battle(
        {"leader": "gimle", "ship": "nw"},
        {"warriors": {"gimle": 2}},
        {"rage": 1, "warriors": {"gimle": 2}, "upgrades": ["friggas_protection"]},
        age=2,
    )
    t.asked("protect", 2)
    assert (t.warriors(1, "gimle"), t.warriors(2, "gimle")) == (2, 2)
    t.does(2, "figure:warrior").idle()
    assert (t.warriors(1, "valhalla"), t.warriors(2, "valhalla"), t.warriors(2, "gimle")) == (2, 1, 1)


@clause("BR-15.3")
@pytest.mark.parametrize(("answer", "place"), [("yes", "yggdrasil"), ("no", "valhalla")])
def test_the_witch_may_retreat_to_yggdrasil(answer: str, place: str) -> None:
    """Given the Witch among the losers / then her owner decides: Yggdrasil or Valhalla."""
    t = battle({"leader": "gimle", "ship": "nw"}, WITCH, age=3)
    t.asked("witch-retreat", 1).does(1, answer).idle()
    assert t.where(1, "volur_witch") == place


@clause("BR-15.3", "BR-18.2", "BR-A25")
def test_the_witch_retreats_from_ragnarok_without_its_glory() -> None:
    """Given the Witch in the doomed province / when Ragnarök comes / then she may retreat and scores nothing."""
    t = hall(WITCH, {}, age=3, doom="gimle", frame=("ragnarok",))
    t.asked("witch-retreat", 0).does(0, "yes").idle()
    assert (t.where(0, "volur_witch"), t.glory(0)) == ("yggdrasil", 0)


@clause("BR-15.3")
def test_the_witch_has_no_escape_in_yggdrasil_or_from_a_sacrifice() -> None:
    """Given the Witch in Yggdrasil, or sacrificed / then nothing is asked and she dies."""
    witch = {"upgrades": ["volur_witch"], "monsters": {"volur_witch": "yggdrasil"}}
    t = battle({"leader": "yggdrasil", "warriors": {"yggdrasil": 1}}, witch, at="yggdrasil", age=3)
    t.idle()
    assert t.where(1, "volur_witch") == "valhalla"
    clan = {
        "rage": 1,
        "leader": "gimle",
        "upgrades": ["volur_witch", "friggas_sacrifice"],
        "monsters": WITCH["monsters"],
    }
    t = hall(clan, {}, age=3)
    t.does(0, "sacrifice", "figure:leader").asked("raise-stat", 0)
    assert t.where(0, "volur_witch") == "valhalla"


@clause("BR-15.4")
@pytest.mark.parametrize(
    ("rage", "answers", "saved"),
    [
        (0, [], 0),
        (1, ["figure:warrior"], 1),
        (3, ["figure:warrior", "figure:warrior", "done"], 2),
        (3, ["figure:warrior", "figure:leader", "figure:ship"], 3),
        (3, ["done"], 0),
    ],
)
def test_protection_saves_figures_for_one_rage_each(rage: int, answers: list[str], saved: int) -> None:
    """Given two Warriors, Leader and Ship about to fall / then as many may be saved as there is Rage."""
    loser = {
        "rage": rage,
        "leader": "gimle",
        "ship": "nw",
        "warriors": {"gimle": 2},
        "upgrades": ["friggas_protection"],
    }
    winner = {"leader": "gimle", "stats": {"horns": 6}, "ship": "nw", "hand": ["tyrs_rage"]}
    t = battle(winner, loser, age=2)
    t.reveal(s0="tyrs_rage").no_late_cards()
    if answers:
        t.asked("protect", 1).does(1, *answers)
    t.idle()
    assert t.figures(1, "gimle") + t.figures(1, "nw") == saved
    assert (t.rage(1), t.figures(1, "valhalla")) == (rage - saved, 4 - saved)


@clause("BR-15.4", "BR-18.2", "BR-23.2", "BR-A26")
def test_protection_is_no_help_against_ragnarok_or_the_own_sacrifice() -> None:
    """Given Protection and Rage / when Ragnarök or a Sacrifice destroys / then nothing is asked."""
    clan: Clan = {
        "rage": 3,
        "warriors": {"gimle": 2},
        "upgrades": ["friggas_protection", "friggas_sacrifice"],
    }
    t = hall(clan, {}, age=3, doom="gimle", frame=("ragnarok",))
    t.idle()
    assert t.warriors(0, "valhalla") == 2
    t = hall(clan, {}, age=3)
    t.does(0, "sacrifice").asked("raise-stat", 0)
    assert t.warriors(0, "valhalla") == 2


@clause("BR-15.4")
def test_the_retreat_is_decided_before_protection() -> None:
    """Given the Witch and Protection / when both would die / then first the retreat, then the saving of the rest."""
    clan = {
        "rage": 2,
        "leader": "gimle",
        "upgrades": ["volur_witch", "friggas_protection"],
        "monsters": WITCH["monsters"],
    }
    t = battle({"leader": "gimle", "hand": ["tyrs_rage"]}, clan, age=3)
    t.reveal(s0="tyrs_rage").no_late_cards().asked("witch-retreat", 1).does(1, "yes").asked("protect", 1)
    assert t.options(1) == ["figure:leader", "done"], "the Witch is safe and not offered"


@clause("BR-15.5")
def test_a_saved_figure_keeps_counting_a_retreated_witch_does_not() -> None:
    """Given Odin's Tide / when a Ship is saved and the Witch retreats / then the Ship's STR counts, the Witch's does not."""
    clan = {
        "rage": 1,
        "leader": "gimle",
        "ship": "nw",
        "upgrades": ["volur_witch", "friggas_protection"],
        "monsters": WITCH["monsters"],
    }
    t = battle({"leader": "gimle", "hand": ["odins_tide"]}, clan, age=3)
    t.reveal(s0="odins_tide").asked("tide-keep", 1).does(1, "figure:leader")
    t.does(1, "yes", "figure:ship").no_late_cards().idle()
    assert [event["params"]["strength"] for event in t.told("battle-total")] == [3 + 1, 3 + 2]
    assert not t.told("figures-destroyed") or t.told("figures-destroyed")[0]["params"]["seat"] == "seat:0"


@clause("BR-15.5", "BR-A43")
def test_a_saved_figure_stays_for_what_comes_after() -> None:
    """Given a loser's Warrior saved in the last village / when Loki's Blessing follows / then there is no room for it."""
    t = battle(
        {"leader": "utgard", "warriors": {"utgard": 1}},
        {"rage": 1, "warriors": {"utgard": 1}, "upgrades": ["friggas_protection", "lokis_blessing"]},
        at="utgard",
        age=2,
    )
    t.does(1, "figure:warrior").idle()
    assert t.warriors(1, "utgard") == 1


@clause("BR-15.6")
@pytest.mark.parametrize(
    ("card", "glory"), [("lokis_dragons", 4), ("fire_dragons", 8), ("eternal_dragons", 12)]
)
def test_dragons_pay_for_every_ship_by_whatever_cause(card: str, glory: int) -> None:
    """Given Ship and Sea Serpent / when they fall in battle, by Ragnarök, Fire Giant or Sacrifice / then each pays at once."""
    clan: Clan = {"ship": "nw", "upgrades": [card, "sea_serpent"], "monsters": {"sea_serpent": "nw"}}
    t = battle({"leader": "gimle", "hand": ["tyrs_rage"]}, clan, age=3)
    t.reveal(s0="tyrs_rage").no_late_cards().idle()
    assert t.glory(1) == 2 * glory
    t = hall(clan, {}, age=1, doom="gimle", frame=("ragnarok",))
    t.idle()
    assert t.glory(0) == 2 * glory + 2 * 2
    t = hall({"rage": 4, "hand": ["fire_giant"]}, clan, age=3)
    t.play(0, "fire_giant", "province:gimle")
    assert t.glory(1) == glory, "the Sea Serpent survives the Fire Giant"
    t = hall({**clan, "rage": 1, "upgrades": [*clan["upgrades"], "friggas_sacrifice"]}, {}, age=3)
    t.does(0, "sacrifice", "figure:ship")
    assert t.glory(0) == 2 * glory


@clause("BR-15.6")
def test_dragons_do_not_pay_for_a_saved_ship() -> None:
    """Given Fire Dragons and Protection / when the Ship is saved / then no Glory."""
    t = battle(
        {"leader": "gimle"},
        {"rage": 1, "ship": "nw", "upgrades": ["fire_dragons", "friggas_protection"]},
        age=2,
    )
    t.does(1, "figure:ship").idle()
    assert (t.glory(1), t.where(1, "ship")) == (0, "nw")


@clause("BR-15.7")
def test_a_replaced_monster_is_not_destroyed() -> None:
    """Given the Sea Serpent on the board / when its card is replaced / then it is in the box, not in Valhalla."""
    t = hall(
        {
            "rage": 3,
            "hand": ["dwarf_chieftain"],
            "upgrades": ["sea_serpent"],
            "monsters": {"sea_serpent": "nw"},
        },
        {},
    )
    t.does(0, "slot:monster").play(0, "dwarf_chieftain")
    assert (t.where(0, "sea_serpent"), t.figures(0, "valhalla")) == ("box", 0)


@clause("BR-15.4")
def test_protection_saves_a_set_whatever_its_order() -> None:
    """Given Leader and two Warriors about to fall and 3 Rage / when the Leader is named first / then all three stand."""
    t = hall(
        {"rage": 4, "upgrades": ["fire_giant"]},
        {"rage": 3, "leader": "gimle", "warriors": {"gimle": 2}, "upgrades": ["friggas_protection"]},
        age=2,
    )
    t.does(0, "figure:fire_giant", "province:gimle").asked("protect", 1)
    t.does(1, "figure:leader+figure:warrior+figure:warrior")
    assert (t.figures(1, "gimle"), t.rage(1)) == (3, 0)
    assert not t.told("figures-destroyed")
