"""RM-3: setup."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.engine import CHANCE, Game, MeadhallError
from meadhall.games.reavers_of_midgard import content as c
from tests.clauses import clause
from tests.games.reavers_of_midgard.fjord import fjord


def start(seats: int, seed: int = 3) -> Game[Any]:
    """A game at its first placement."""
    game, random = meadhall.new("reavers-of-midgard", seats=seats, seed=seed), Random(seed)
    while game.questions[0].key != "location":
        question = game.questions[0]
        game.answer(question.seat, random.choice(question.values))
    return game


@clause("RM-3.1", "RM-3.7", "RM-3.7.1", "RM-3.7.2", "RM-3.7.3", "RM-3.7.4", "RM-3.7.5")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 2), (3, 3), (4, 4)])
def test_the_board_is_filled_by_player_count(seats: int, spaces: int) -> None:
    s = start(seats).s
    assert s.round == 1
    for pairs, deck in ((s.reaver_pairs, c.REAVER), (s.village_pairs, c.VILLAGE), (s.keep_pairs, c.KEEP)):
        assert [len(pair) for pair in pairs] == [2] * spaces
        assert all(c.DECK_OF[card] == deck for pair in pairs for card in pair)
    assert [c.DECK_OF[card] for card in s.sea_row] == [c.BATTLE] * spaces
    assert [c.DECK_OF[card] for card in s.prophecy_row] == [c.PROPHECY] * 4


@clause("RM-3.7.1", "RM-3.5")
def test_face_up_cards_are_seen_by_all_and_decks_by_nobody() -> None:
    view = start(3).view(None)
    assert all(card is not None for pair in view["zones"]["reaver_pairs"] for card in pair)
    assert all(card is None for deck in view["zones"]["decks"] for card in deck)
    assert [len(deck) > 0 for deck in view["zones"]["decks"]] == [True] * 6


@clause("RM-3.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_player_is_thrown_and_takes_the_honor_ship_of_three(seats: int) -> None:
    game = meadhall.new("reavers-of-midgard", seats=seats, seed=1, explicit_chance=True)
    assert game.chance is not None
    assert list(game.chance.values) == [f"seat:{i}" for i in range(seats)]
    game.answer(CHANCE, "seat:1")
    assert game.s.start == 1
    assert game.s.honor == (1 if seats == 3 else -1)


@clause("RM-3.2")
def test_the_table_may_name_the_first_player() -> None:
    game = meadhall.new("reavers-of-midgard", seats=3, seed=1, options={"first_player": 2})
    assert (game.s.start, game.s.honor) == (2, 2)
    with pytest.raises(MeadhallError, match="cannot be seat 2: the seats are numbered from 0 to 1"):
        meadhall.new("reavers-of-midgard", seats=2, seed=1, options={"first_player": 2})


@clause("RM-3.3", "RM-3.4", "E-08")
def test_food_and_favor_by_seat() -> None:
    game = meadhall.new("reavers-of-midgard", seats=4, seed=1, explicit_chance=True)
    game.answer(CHANCE, "seat:2")
    assert game.s.food == [6, 7, 4, 5]
    assert game.s.favor == [1, 1, 1, 1]
    assert game.s.glory == [0, 0, 0, 0]


@clause("RM-3.5")
def test_the_six_decks_are_separate() -> None:
    s = fjord(("place",)).s
    assert [{c.DECK_OF[card] for card in deck} for deck in s.decks] == [{0}, {1}, {2}, {3}, {4}, {5}]


@clause("RM-3.6")
def test_everybody_draws_and_rolls_before_anybody_uses_the_first_reavers() -> None:
    game = meadhall.new("reavers-of-midgard", seats=3, seed=1, explicit_chance=True)
    game.answer(CHANCE, "seat:2")
    while game.chance is not None:
        game.answer(CHANCE, game.chance.values[0])
    assert [len(cards) for cards in game.s.recruits] == [2, 2, 2]
    for seat, cards in enumerate(game.s.recruits):
        rolled = sum(len(card.gain) for n in cards if isinstance(card := c.CARD[n], c.Reaver))
        assert sum(game.s.dice[seat]) == rolled
    for seat in (2, 0, 1):
        for _ in range(2):
            assert game.questions[0].key == "use-reaver-way"
            game.answer(seat, "slot:raid_keeps")
        assert len(game.s.slots[seat * 4 + 2]) == 2
    assert all(not pair for pair in game.s.reaver_pairs)  # the board is filled only now


@clause("RM-3.6")
def test_a_helmet_promoted_in_setup_draws_and_fights_but_uses_no_artifact() -> None:
    player = {"dice": ["yellow_tree"], "artifacts": ["ljosalfar_harp"]}
    t = fjord(("use-reavers", 0), recruits=["zealot_a"], players=[player])
    t.does(0, "promote:keep").fate("tower_red_blue", "red_hammer", "blue_hammer")
    t.asked("storm", 0)
    assert t.options(0) == ["fight", "leave"]
    t.does(0, "fight", "die:red_hammer", "die:blue_hammer").fate(1, 2)
    assert (t.s.glory[0], t.s.tokens[2][0]) == (3, 1)
    t.idle()


@clause("RM-3.8")
def test_nine_stacks_of_six_with_hidden_backs() -> None:
    game = start(2)
    assert [len(stack) for stack in game.s.stacks] == [6] * 9
    assert all(tile is None for stack in game.view(0)["zones"]["stacks"] for tile in stack)


@clause("RM-3.9")
def test_two_dice_of_each_colour_lie_at_trade() -> None:
    s = start(2).s
    assert [sum(s.market[colour * 6 : colour * 6 + 6]) for colour in range(3)] == [2, 2, 2]
    assert len(start(2).view(None)["facts"]["market"]) == 6


@clause("RM-3.10")
def test_the_ship_upgrade_stacks() -> None:
    assert fjord(("place",)).game.view(None)["facts"]["upgrades_left"] == {
        "shield": 4,
        "chest": 4,
        "ship_hammer": 4,
    }
