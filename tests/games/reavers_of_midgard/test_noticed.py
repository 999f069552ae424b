"""What a mutant showed that no test could see (`make mutate`)."""

from typing import Any

import meadhall
from meadhall.engine import Subset
from meadhall.games.reavers_of_midgard.cards.spoils import NO_TILE, why_not_upgrade
from meadhall.games.reavers_of_midgard.content import CARD, CARDS, FRONTS, Battle
from meadhall.games.reavers_of_midgard.subdue import STACK_EMPTY, why_not_subdue
from tests.clauses import card, clause
from tests.games.reavers_of_midgard.fjord import fjord, number
from tests.games.reavers_of_midgard.test_15_cleanup import cleanup
from tests.games.reavers_of_midgard.test_16_scoring import end
from tests.games.reavers_of_midgard.test_20_artifacts import part


@clause("RM-16.7")
def test_favor_is_named_only_where_it_decided() -> None:
    clear = end({"glory": 5}, {"glory": 4, "favor": 9})
    assert (len(clear.heard("victory")), len(clear.heard("victory-by-favor"))) == (1, 0)
    tied = end({"glory": 5, "favor": 1}, {"glory": 5, "favor": 2})
    assert (len(tied.heard("victory")), len(tied.heard("victory-by-favor"))) == (0, 1)


@clause("RM-16.9")
def test_a_row_is_told_if_there_is_something_to_say() -> None:
    t = end({"glory": 5, "pile": ["boat_a"], "terror": 1}, {})
    rows = [(event["seat"], event["row"]) for event in t.heard("scored")]
    assert ("seat:0", "row:track") in rows
    assert ("seat:0", "row:terror") in rows
    assert [row for seat, row in rows if seat == "seat:1"] == ["row:track"]


@clause("RM-15.6")
def test_every_used_upgrade_is_told_ready() -> None:
    t = cleanup(players=[{"used_upgrades": ["shield"]}, {}])
    assert [event["n"] for event in t.heard("upgrades-ready")] == [1]


@clause("RM-8.2")
def test_the_first_card_gained_is_used_first_unless_another_is_named() -> None:
    """The other one is the very first card of the box, whose number is 0."""
    first, other = "seer_a", CARDS[0].partition("#")[0]
    t = fjord(("use-reavers", 0), recruits=[first, other])
    assert t.game.questions[0].params["card"] == f"card:{first}#1"
    assert f"card:{CARDS[0]}" in t.options(0)
    t.game.answer(0, f"card:{CARDS[0]}")
    assert t.game.questions[0].params["card"] == f"card:{CARDS[0]}"
    assert not [value for value in t.options(0) if str(value).startswith("card:")]


@clause("RM-12.8.4")
def test_the_die_that_is_lost_with_an_artifact_is_told() -> None:
    player = {"food": 4, "dice": ["red_ship"] * 10 + ["blue_shield"], "artifacts": ["draupnir"]}
    t = fjord(("journey", 0), acting=0, location="battle_at_sea", players=[player], out=["battle"])
    t.fate("draugr_ambush")
    found = t.looking("die-discarded", lambda: "blue_shield" in t.dice(0))
    t.does(0, "suffer")
    assert [event["die"] for event in t.heard("die-discarded")] == ["die:blue_shield"]
    assert found == [False]  # it is gone when that is told


@clause("RM-20.7.11")
def test_laevateinn_is_paid_before_the_territory_is_raised() -> None:
    t = part("subdue_territories", "laevateinn", dice=["red_helmet"], food=2).does(0, "activate")
    t.does(0, "laevateinn")
    keys = [event["key"] for event in t.game.events(None)]
    assert keys.index("artifact-used") < keys.index("territory-raised")


SEA = {
    "merchant_ship": (2, 8),
    "draugr_raiders": (2, 9),
    "boat": (3, 10),
    "knarr": (3, 11),
    "infamous_outcasts": (3, 12),
    "enemy_longship": (4, 13),
    "lyngbakr": (4, 15),
    "spawn_of_jormungandr": (5, 19),
}
"""Defense and Glory: the more a Sea Battle brings, the harder it is."""


@clause("RM-20.2.1", "RM-20.2.8")
def test_every_sea_battle_has_the_defense_and_glory_of_its_kind() -> None:
    for each in CARD:
        if isinstance(each, Battle):
            kind = next(name for name in SEA if each.id.startswith(name))
            assert (each.defense, each.reward.glory) == SEA[kind], each.id


@clause("RM-3.1")
def test_the_boards_are_laid_before_anybody_has_moved() -> None:
    s = meadhall.new("reavers-of-midgard", 2, 1).s
    assert (s.round, s.location, s.acting, s.honor) == (1, -1, -1, -1)
    assert (s.glory, s.terror, s.tokens) == ([0, 0], [0, 0], ((0, 0),) * 3)


@clause("RM-20.3.6")
@card("draugr_ambush")
def test_the_tile_that_is_lost_to_the_draugr_is_told() -> None:
    player = {"food": 4, "dice": ["red_shield"], "upgrades": ["chest"]}
    t = fjord(("journey", 0), acting=0, location="battle_at_sea", players=[player], out=["battle"])
    t.fate("draugr_ambush").does(0, "suffer")
    assert [event["tile"] for event in t.heard("upgrade-lost")] == ["upgrade:chest"]


@clause("RM-5.2.1", "RM-5.2.2")
def test_of_two_equal_abilities_one_may_be_used() -> None:
    """The one that is agreed to is used up, so the other is declined."""
    t = fjord(("place",), players=[{"slots": {"raid_keeps": ["lorekeeper_a", "lorekeeper_b"]}}])
    t.does(0, "location:raid_keeps").asked("abilities", 0).picks(0, "ability:lorekeeper")
    assert t.s.glory[0] == 2
    assert (len(t.heard("ability-used")), len(t.heard("ability-declined"))) == (1, 1)


@clause("RM-7.2", "RM-7.3")
@card("dainsleif")
def test_the_die_that_pays_for_an_artifact_is_not_committed_too() -> None:
    player = {"dice": ["red_hammer", "blue_hammer"], "artifacts": ["dainsleif"]}
    at: dict[str, Any] = {
        "acting": 0,
        "location": "battle_at_sea",
        "sea_row": ["boat_a"],
        "players": [player],
    }
    t = fjord(("sea-battle", 0), **at).does(0, "boat_a", "fight").asked("commit-hammers", 0)
    question = t.game.question(0)
    assert isinstance(question, Subset)
    assert not question.look(["die:red_hammer"]).blocked
    assert [value for value, _ in question.look(["die:red_hammer", "die:blue_hammer"]).blocked] == [
        f"card:{next(each for each in CARDS if each.startswith('dainsleif'))}"
    ]


@clause("RM-14.2", "RM-14.3")
def test_the_last_tile_of_a_stack_can_be_won() -> None:
    one: dict[str, Any] = {
        "stacks": {"food_1": ["food_1a"]},
        "players": [{"food": 4, "dice": ["red_hammer"]}],
    }
    t = fjord(("part", 0), location="subdue_territories", **one)
    front = [each.id for each in FRONTS].index("food_1")
    assert why_not_subdue(t.s, 0, front) == (None, None)
    t.s.taken.append(front)
    assert why_not_subdue(t.s, 0, front) == (STACK_EMPTY, STACK_EMPTY)


@clause("RM-8.2")
def test_the_second_card_gained_is_used_after_the_first() -> None:
    t = fjord(("use-reavers", 0), recruits=["seer_a", "veteran_a"]).does(0, "slot:raid_keeps")
    t.asked("use-reaver-way", 0)
    assert t.game.questions[0].params["card"] == "card:veteran_a#1"
    t.does(0, "slot:raid_keeps").idle()
    assert t.cards("recruits", 0) == []


@clause("RM-12.6")
def test_the_last_tile_of_a_kind_can_be_gained() -> None:
    two: dict[str, Any] = {"upgrades": ["shield", "shield"]}
    part = fjord(("part", 0), location="raid_keeps", players=[two, {"upgrades": ["shield"]}])
    assert why_not_upgrade(part.s, 1, 0) is None
    gone = fjord(("part", 0), location="raid_keeps", players=[two, two])
    assert why_not_upgrade(gone.s, 1, 0) == NO_TILE


@clause("RM-12.8.1")
def test_an_artifact_that_goes_to_the_pile_at_once_lies_nowhere_else() -> None:
    player = {"artifacts": ["bodn", "bodn", "eldhrimnir", "skidbladnir"]}
    t = fjord(("spoil", 0, number("draupnir")), spoils=["draupnir"], players=[player]).does(0, "draupnir")
    assert (t.cards("pile", 0), t.cards("spoils")) == (["draupnir"], [])


@clause("RM-7.6")
def test_the_dice_without_success_are_proposed_for_another_roll() -> None:
    for rolled, proposed in (((0, 1), ("result:0",)), ((1, 1), ("result:1",))):
        player = {"dice": ["red_double_hammer"], "favor": 2}
        t = fjord(("spoil", 0, number("tower_red_blue")), spoils=["tower_red_blue"], players=[player])
        t.fate("red_shield", "blue_shield").does(0, "fight").fate(*rolled).asked("reroll", 0)
        question = t.game.question(0)
        assert isinstance(question, Subset)
        assert question.suggestion == proposed
