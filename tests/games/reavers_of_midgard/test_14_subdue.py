"""RM-14: Subdue Territories."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.reavers_of_midgard import content as c
from tests.clauses import clause
from tests.games.reavers_of_midgard.fjord import Fjord, fjord


def subdue(player: dict[str, Any], seat: int = 0, seats: int = 4, **given: Any) -> Fjord:
    players: list[dict[str, Any]] = [{} for _ in range(seats)]
    players[seat] = player
    return fjord(("part", seat), seats=seats, location="subdue_territories", players=players, **given)


@clause("RM-14.1")
@pytest.mark.parametrize(("seat", "attempts"), [(0, 3), (1, 2), (2, 1), (3, 1)])
def test_attempts_by_distance(seat: int, attempts: int) -> None:
    t = subdue({"food": 8}, seat).does(seat, "activate", *["territory:food_1"] * attempts)
    t.fate(*["food_1b"] * attempts)
    assert t.s.glory[seat] == 2 * attempts
    assert t.tiles(seat) == ["food_1b"] * attempts
    t.idle()


@clause("RM-14.1")
def test_at_least_one_attempt_then_stop_at_will() -> None:
    t = subdue({"food": 8}).does(0, "activate")
    assert t.why_not(0, "done").clause == "RM-14.1"
    t.does(0, "territory:food_1", "done").fate("food_1b")
    assert t.s.food[0] == 6
    t.idle()


@clause("RM-14.1.1")
def test_activating_needs_a_possible_attempt() -> None:
    subdue({"food": 1}).asked("rest-forced", 0)
    subdue({"dice": ["red_hammer"]}).asked("participate", 0)
    subdue({"favor": 1}).asked("participate", 0)
    harp = {"food": 1, "dice": ["yellow_tree"], "artifacts": ["ljosalfar_harp"]}
    t = subdue(harp)
    assert t.blocked(0, "activate") == "RM-14.1.1"
    t.does(0, "ljosalfar_harp")
    assert t.offers(0, "activate")
    empty: dict[str, list[str]] = {f"{kind}_{level}": [] for kind in c.KINDS for level in (1, 2, 3)}
    subdue({"food": 9, "favor": 9}, stacks=empty).asked("rest-forced", 0)


@clause("RM-14.1.2")
def test_without_a_further_attempt_the_tiles_are_flipped() -> None:
    t = subdue({"food": 2}).does(0, "activate").fate("food_1b")
    assert (t.s.food[0], t.s.glory[0]) == (0, 2)
    t.idle()


@clause("RM-14.1.2")
def test_an_artifact_may_take_the_last_means_and_no_rest_follows() -> None:
    player = {"dice": ["red_hammer", "blue_shield"], "artifacts": ["bodn"]}
    t = subdue(player).does(0, "activate").asked("territory", 0)
    t.does(0, "bodn", "die:red_hammer", "die:blue_shield")
    assert (t.dice(0), t.s.food[0], t.s.tiles[0]) == (["blue_shield"], 0, ())
    t.idle()


@clause("RM-14.2", "RM-14.2.1")
def test_by_force_against_the_level() -> None:
    player = {"dice": ["red_hammer", "blue_double_hammer"]}
    t = subdue(player, 3).does(3, "activate", "territory:favor_2", "die:blue_double_hammer").fate(1, 1)
    t.fate("favor_2b")
    assert (t.tiles(3), t.s.tokens[1][3]) == (["favor_2b"], 1)
    t.idle()
    lost = subdue(player, 3).does(3, "activate", "territory:favor_2", "die:red_hammer", "done").fate(1)
    assert (lost.tiles(3), lost.dice(3)) == ([], ["blue_double_hammer"])
    lost.idle()


@clause("RM-14.2.2")
@pytest.mark.parametrize(
    ("front", "player", "left"),
    [
        ("food_1", {"food": 3, "favor": 1}, 2),
        ("food_2", {"food": 5}, 1),
        ("food_3", {"food": 7}, 1),
        ("favor_1", {"favor": 2}, 1),
        ("favor_2", {"favor": 3}, 1),
        ("favor_3", {"favor": 4}, 1),
        ("dice_1", {"dice": ["red_ship"] * 3}, 1),
        ("dice_2", {"dice": ["red_ship"] * 4}, 1),
        ("dice_3", {"dice": ["red_ship"] * 5}, 1),
    ],
)
def test_in_peace_for_the_price_on_the_front(front: str, player: dict[str, Any], left: int) -> None:
    t = subdue(player, 3).does(3, "activate", f"territory:{front}")
    assert t.s.food[3] + t.s.favor[3] + len(t.dice(3)) == left
    assert t.game.chance is not None
    assert all(str(v).startswith(f"tile:{front}") for v in t.game.chance.values)


@clause("RM-14.2")
def test_both_methods_are_offered_and_a_stack_without_one_is_blocked() -> None:
    t = subdue({"food": 2, "dice": ["red_hammer"]}, 3).does(3, "activate").asked("territory", 3)
    assert {"peace:food_1", "force:food_1", "force:favor_3"} <= set(t.options(3))
    t = subdue({"food": 4}, 3).does(3, "activate")
    assert t.why_not(3, "peace:favor_1").clause == "RM-14.2.2"
    assert t.why_not(3, "force:favor_1").clause == "RM-7.3"


@clause("RM-14.3")
def test_tiles_are_flipped_after_the_last_attempt_and_rewarded_in_any_order() -> None:
    t = subdue({"food": 10}).does(0, "activate", "territory:food_1", "territory:food_2", "territory:food_2")
    assert t.s.taken == [0, 1, 1]
    t.fate("food_1b", "food_2a", "food_2a").asked("next-territory", 0)
    assert t.s.glory[0] == 2  # it cannot matter when this one comes
    t.does(0, "tile:food_2a#2").fate("draupnir").fate("farm").asked("pillage", 0).does(0, "leave")
    assert (t.cards("artifacts", 0), t.s.food[0]) == (["draupnir"], 3)
    t.idle()
    waits = subdue({"food": 6}).does(0, "activate", "territory:food_1", "territory:food_1")
    assert waits.s.taken == [0, 0]
    assert waits.s.glory[0] == 0


@clause("RM-14.3")
def test_the_next_player_waits_for_the_rewards() -> None:
    t = fjord(("place",), players=[{"food": 4}, {"food": 2}]).does(
        0, "location:subdue_territories", "activate"
    )
    t.does(0, "territory:food_2").fate("food_2a").fate("farm").asked("pillage", 0)
    t.does(0, "leave").asked("participate", 1)


@clause("RM-14.4")
def test_tiles_stay_with_their_owner() -> None:
    t = fjord(("cleanup",), players=[{"tiles": ["food_1a", "dice_3b"]}])
    assert t.tiles(0) == ["food_1a", "dice_3b"]
    assert [f.kind for f in c.FRONTS] == [0, 0, 0, 1, 1, 1, 2, 2, 2]


@clause("RM-14.5")
def test_a_stack_runs_out() -> None:
    t = subdue({"food": 8}, stacks={"food_1": ["food_1b", "food_1b"]}).does(0, "activate")
    t.does(0, "territory:food_1", "territory:food_1")
    assert t.why_not(0, "peace:food_1").clause == t.why_not(0, "force:food_1").clause == "RM-14.5"


@clause("RM-14.6", "E-19")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_a_tile_brings_glory_in_every_later_cleanup(number: int) -> None:
    t = fjord(("cleanup",), round=number, players=[{"tiles": ["food_1a", "food_1b"]}])
    while t.game.chance is not None:
        t.game.answer(-1, t.game.chance.values[0])
    assert t.s.glory[0] == (2 if number < 6 else 0)
