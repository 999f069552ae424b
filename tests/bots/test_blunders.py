"""Blunders that bots made once."""

from __future__ import annotations

import pytest

from meadhall.bots import Budget, Outlook, decide
from meadhall.bots.strong import Comparison, StrongBot
from meadhall.bots.whole import look
from tests.games.blood_rage.hall import hall
from tests.games.lords_of_ragnarok.hall import lay


def test_an_army_takes_back_its_temple() -> None:
    """Five beside a Temple that two hold: the Battle belongs to the maneuver, so the bot sees what it wins."""
    table = lay(
        ("phase", 0, 4),
        {"armies": {2: [5]}, "control": [2], "hand": ["levy", "hirdmen"]},
        {"armies": {3: [2]}, "control": [3], "hand": ["levy"]},
        temples=[3],
        seats=2,
        phase=4,
    )
    for level in ("normal", "strong:60"):
        for seed in range(3):
            assert decide(level, table.game, 0, seed) == "army:2_5+region:3"


def test_a_temple_is_not_left_for_an_empty_region_beside_a_rival() -> None:
    """One more Region looks better at the end of the maneuver; then the rival walks into the empty one and has the Temple."""
    table = lay(
        ("turn", 0),
        {"armies": {3: [5]}, "control": [3], "hand": ["huskarls", "champions"]},
        {"armies": {6: [5]}, "control": [6, 9], "hand": ["levy"]},
        temples=[3],
        seats=2,
        phase=1,
    )
    while table.game.questions[0].key != "maneuver":
        asked = table.game.questions[0]
        table.game.answer(asked.seat, "pass" if "pass" in asked.values else asked.values[0])
    leave, stay = "army:3_5+region:2", "-"
    for seed in range(3):
        outlook, budget = Outlook(table.game, 0, seed), Budget(200)
        first, _ = look(outlook, budget, 100, StrongBot.style)
        assert first.worth(leave) > first.worth(stay)
        assert Comparison(outlook, budget, first, StrongBot.tries).run([leave, stay]) == stay


def test_a_lone_warrior_seldom_pillages_beside_a_host() -> None:
    """Others who answer at random hardly ever defend; others who answer well do."""
    host = {"yggdrasil": 2}
    table = hall(
        {"rage": 3, "warriors": {"yggdrasil": 1}, "leader": "gimle", "hand": ["tyrs_crush"]},
        {
            "rage": 4,
            "leader": "yggdrasil",
            "warriors": host,
            "upgrades": ["troll"],
            "monsters": {"troll": "yggdrasil"},
            "hand": ["tyrs_smash", "odins_smite"],
        },
    )

    def pillages(level: str) -> int:
        return sum(decide(level, table.game, 0, seed) == "pillage:yggdrasil" for seed in range(24))

    assert pillages("normal") < 0.7 * pillages("greedy")


def test_a_monster_seldom_pillages_beside_a_host_when_there_is_something_safe() -> None:
    """The Dwarf Chieftain beside Troll and Leader was lost with the Ship; another province lies open."""
    table = hall(
        {
            "rage": 2,
            "monsters": {"dwarf_chieftain": "gimle"},
            "upgrades": ["dwarf_chieftain"],
            "leader": "utgard",
            "hand": ["tyrs_crush"],
        },
        {
            "rage": 5,
            "leader": "gimle",
            "upgrades": ["troll"],
            "monsters": {"troll": "gimle"},
            "hand": ["tyrs_smash", "odins_smite"],
        },
    )

    def pillages(level: str) -> int:
        return sum(decide(level, table.game, 0, seed) == "pillage:gimle" for seed in range(12))

    assert pillages("greedy") > 2
    assert pillages("normal") == pillages("strong:60") == 0


@pytest.mark.parametrize("figure", ["leader", "valkyrie"])
def test_a_single_figure_does_not_join_a_host_that_kills_it(figure: str) -> None:
    """Two Rage for a Valkyrie that the next action killed; a Leader that was lost as soon as he stood there."""
    own = {"rage": 3, "upgrades": ["valkyrie"], "warriors": {"utgard": 1}, "hand": ["tyrs_crush"]}
    host = {"rage": 5, "leader": "gimle", "warriors": {"gimle": 2}, "hand": ["tyrs_smash", "odins_smite"]}
    table = hall(own, host)
    table.game.answer(0, f"figure:{figure}")
    assert "province:gimle" in table.game.questions[0].values
    for level in ("normal", "strong:60"):
        for seed in range(6):
            assert decide(level, table.game, 0, seed) != "province:gimle"
