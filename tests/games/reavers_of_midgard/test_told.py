"""What the log says: causes, values before and after, and the moments of the game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.engine import Game
from meadhall.games.reavers_of_midgard.cards.journeys import LOSES, SUFFER
from meadhall.games.reavers_of_midgard.told import numbers, retell
from tests.clauses import clause
from tests.games.reavers_of_midgard.fjord import fjord

MOVED = ("-gained", "-lost", "-paid", "-discarded", "-set", "-rolled", "-traded", "-drawn", "-taken")


def played(seats: int, seed: int) -> Game[Any]:
    game, random = meadhall.new("reavers-of-midgard", seats=seats, seed=seed), Random(seed)
    while not game.over:
        question = game.questions[0]
        game.answer(question.seat, random.choice(list(question.values)))
    return game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_change_names_its_cause_and_the_numbers_can_be_retold(seats: int) -> None:
    game = played(seats, seats)
    known: dict[str, int] = {}
    for event in game.events(None):
        params = event["params"]
        if event["key"].endswith(MOVED) and event["key"] not in (
            "battle-paid",
            "journey-paid",
            "territory-taken",
            "combat-rolled",
            "combat-lost",
        ):
            assert "by" in params, event
        if "before" in params:
            step = params["after"] - params["before"]
            assert abs(step) == params.get("n", 1)
            assert step != 0
        retell(known, event)
    told = {name: known.get(name, 0) for name in numbers(game.s)}
    assert told == numbers(game.s)


def test_every_moment_ends_and_says_what_came_of_it() -> None:
    game = played(3, 11)
    ended: dict[str, list[dict[str, Any]]] = {}
    for event in game.events(None, spans=True):
        if event["key"] == "@end":
            ended.setdefault(event["params"]["kind"], []).append(event["params"])
    assert game.spans == []
    assert len(ended["cleanup"]) == 5
    assert len(ended["honor-ship"]) == 6  # the fourth pawn of each round
    assert len(ended["action"]) == 3 + 6 * 3 + 6 * 4 * 3  # first Reavers, other placements, everybody's parts
    ways = [end["way"] for end in ended["action"] if "way" in end]
    assert set(ways) == {"rest", "activate", "select"}
    assert ways.count("select") == 6 * 3  # the placements; the fourth pawn is the Honor Ship
    assert {f"total_{seat}" for seat in range(3)} <= set(ended["scoring"][0])
    assert all(end["won"] in (0, 1) for end in ended["combat"])


@clause("RM-14.2.1")
def test_a_lost_attempt_names_the_territory() -> None:
    t = fjord(("part", 0), location="subdue_territories", players=[{"dice": ["red_hammer"]}])
    t.does(0, "activate", "territory:food_2").fate(1)
    assert t.heard("combat-lost")[0]["against"] == "territory:food_2"


@clause("RM-20.7.11")
def test_laevateinn_names_both_territories() -> None:
    player = {"food": 2, "dice": ["red_helmet"], "artifacts": ["laevateinn"]}
    t = fjord(("part", 1), location="subdue_territories", players=[{}, player])
    t.does(1, "activate", "laevateinn")
    raised = t.heard("territory-raised")[0]
    assert (raised["territory"], raised["better"]) == ("territory:food_1", "territory:food_3")


@clause("RM-15.2", "RM-15.3")
def test_the_cleanup_tells_the_honor_ship_and_why_glory_comes() -> None:
    t = fjord(("cleanup",), seats=3, honor=2, players=[{"tiles": ["food_1a", "dice_1a"], "glory": 3}])
    assert t.heard("cleanup") == [{"round": 1}]
    assert t.heard("honor-passed") == [{"seat": "seat:0"}]
    gained = {"seat": "seat:0", "n": 2, "by": "cause:territories", "before": 3, "after": 5}
    assert t.heard("glory-gained") == [gained]


@clause("RM-4.2.2")
def test_who_places_the_honor_ship_is_told() -> None:
    t = fjord(("place",), seats=3, honor=1, pawns=["battle_at_sea", "raid_keeps", "raid_villages"])
    t.does(1, "location:recruit_reavers")
    assert t.heard("honor-placed") == [{"seat": "seat:1", "location": "location:recruit_reavers"}]


@clause("RM-11.3.1")
@pytest.mark.parametrize("journey", ["rough_seas", "draugr_ambush", "viking_raiders", "spoiled_food"])
def test_a_journey_that_takes_nothing_says_so(journey: str) -> None:
    t = fjord(("journey", 0), location="battle_at_sea", out=["battle"]).fate(journey)
    assert t.heard("nothing-lost") == [{"seat": "seat:0", "by": f"card:{journey}"}]
    assert not t.heard("food-lost")


@clause("RM-1.4")
def test_a_token_that_is_gone_is_told() -> None:
    t = fjord(("spoils", 0), spoils=["farm"], players=[{}, {"farms": 15}]).does(0, "pillage")
    assert t.heard("token-gone")[0]["token"] == "token:farm"
    assert t.s.terror[0] == 1


@clause("RM-16.7")
def test_a_tie_decided_by_favor_says_so() -> None:
    t = fjord(("cleanup",), round=6, players=[{"glory": 9, "favor": 1}, {"glory": 9, "favor": 4}])
    assert t.heard("victory-by-favor") == [{"seat": "seat:1", "n": 9, "favor": 4}]
    assert not t.heard("victory")


@clause("RM-20.1.8")
def test_the_hunter_gains_one_food_and_then_three() -> None:
    player = {"slots": {"raid_keeps": ["seasoned_hunter_a"]}, "dice": ["red_ship"]}
    t = fjord(("specialist", 0, 0), location="raid_keeps", players=[player]).does(0, "die:red_ship")
    assert [event["n"] for event in t.heard("food-gained")] == [1, 3]


@clause("RM-12.4", "RM-13.4")
@pytest.mark.parametrize(("card", "answer"), [("farm", "leave"), ("keep_wall", "leave")])
def test_who_does_not_pillage_is_told(card: str, answer: str) -> None:
    t = fjord(("spoils", 0), spoils=[card], players=[{"dice": ["red_hammer"]}]).does(0, answer)
    assert t.heard("spared")[0]["card"] == f"card:{card}#1"


@clause("RM-13.1")
def test_keep_cards_are_told_under_their_own_clause() -> None:
    payer = {"food": 2, "dice": ["red_shield", "blue_shield"]}
    t = fjord(("part", 1), location="raid_keeps", players=[{}, payer], keep_pairs=[["art", "armor"]])
    t.does(1, "activate", "pair:1")
    gained = [event for event in t.game.events(None) if event["key"] == "card-gained"]
    assert [event["clause"] for event in gained] == ["RM-13.1", "RM-13.1"]


@clause("RM-20.1.7")
def test_the_berserkers_choice_cites_the_berserker() -> None:
    t = fjord(
        ("specialist", 0, 0), location="raid_keeps", players=[{"slots": {"raid_keeps": ["berserker_a"]}}]
    )
    question = t.game.question(0)
    assert question is not None
    assert question.clause == "RM-20.1.7"
    t.does(0, "use").fate("farm", "village_wall")
    question = t.game.question(0)
    assert question is not None
    assert question.clause == "RM-20.1.7"


@clause("RM-12.8.4", "RM-20.3.6")
def test_an_artifact_is_on_the_board_until_its_die_is_gone() -> None:
    player = {"dice": ["red_hammer", "blue_hammer", *["red_chest"] * 9], "artifacts": ["dainsleif"]}
    t = fjord(("journey", 0), location="battle_at_sea", players=[player], out=["battle"]).fate(
        "draugr_ambush"
    )
    t.asked("discard-die", 0)
    assert (t.cards("artifacts", 0), t.heard("leaves-board")) == (["dainsleif"], [])
    t.does(0, "die:red_hammer")
    assert (t.cards("artifacts", 0), t.cards("pile", 0)) == ([], ["dainsleif"])
    t.idle()


@clause("RM-11.3.1")
@pytest.mark.parametrize("journey", sorted(SUFFER))
@pytest.mark.parametrize("rich", [False, True])
def test_a_journey_says_before_whether_anything_can_be_lost(journey: str, rich: bool) -> None:
    player: dict[str, Any] = {"food": 4}
    if rich:
        player = {"food": 6, "dice": ["red_helmet"], "leader": "zealot_a", "artifacts": ["draupnir"]}
    t = fjord(("part", 0), location="battle_at_sea", players=[player], out=["battle"])
    t.does(0, "activate").fate(journey)
    question = t.game.question(0)
    if question is not None and question.key == "journey":
        assert question.params["loses"] == int(rich)
        t.does(0, "suffer")
    assert bool(t.heard("nothing-lost")) is not rich
    assert {name: bool(LOSES[name](t.s, 1)) for name in SUFFER} == dict.fromkeys(SUFFER, False)


@clause("RM-13.4")
def test_a_keep_wall_without_a_hammer_says_why_it_stands() -> None:
    t = fjord(
        ("part", 0), location="raid_keeps", players=[{"food": 2, "dice": ["red_shield", "blue_shield"]}]
    )
    t.does(0, "activate").fate("keep_wall", "keep_wall", "art", "art")
    assert len(t.heard("unfought")) == 2
    assert not t.heard("spared")
