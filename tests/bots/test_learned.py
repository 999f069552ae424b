"""A value that is learned from games: what it is learned from, how it is kept, and how it is played with."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import meadhall
from meadhall.bots import check_level, decide, find_level, within
from meadhall.bots.policy import Playout
from meadhall.engine import Game, MeadhallError
from meadhall.engine.content import ContentError
from meadhall.engine.learned import FILE, Learned, Network, learned_of, learning
from meadhall.engine.winning import chances
from meadhall.games import find_rules
from tools.learn import LAMBDA, Lessons, Record, Weights, aims, learn, play, shared, written

GAMES = [name for name in meadhall.shelf() if find_rules(name).learned is not None]
LARGEST = 50_000
SEEN_BY_ITS_OWNER: dict[str, set[str]] = {"reavers-of-midgard": {"scored", "prospects"}}
"""Numbers that hold more for a seat itself than for its rival."""


def positions(name: str, seats: int, every: int = 5) -> Iterator[Game[Any]]:
    """Positions of a game, where an action ends."""
    game, playout = meadhall.new(name, seats, "features"), Playout(Random(4), 1)
    for number in range(1000):
        if game.over:
            return
        asked = game.next
        assert asked is not None
        playout.action(game, asked)
        if number % every == 0 and not game.over:
            yield game


def learned(name: str) -> Learned:
    found = find_rules(name).learned
    assert found is not None
    return found


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, 3])
def test_features_know_nothing_that_is_hidden_from_the_seat(name: str, seats: int) -> None:
    """In every world that looks the same to it they are the same; somebody else's own ones are not."""
    features, others = learned(name).features, 0
    for game in positions(name, seats):
        for seat in range(seats):
            told = features(game.s, seat)
            worlds = [game.sample_world(seat, f"w{n}") for n in range(2)]
            assert all(features(world.s, seat) == told for world in worlds)
            other = (seat + 1) % seats
            others += any(features(world.s, other) != features(game.s, other) for world in worlds)
    assert others or name == "lords-of-ragnarok"  # where they count only what is public, for everybody


@pytest.mark.parametrize("name", GAMES)
def test_features_are_told_from_the_seat(name: str) -> None:
    """What is one's own to one seat is the rival's to the other."""
    names, differ = learned(name).names, 0
    for game in positions(name, 2):
        mine, yours = (dict(zip(names, learned(name).features(game.s, seat), strict=True)) for seat in (0, 1))
        for key in names:
            what = key.removeprefix("own-")
            if what != key and what not in SEEN_BY_ITS_OWNER.get(name, ()):
                assert mine[key] == yours[f"rival-{what}"]
                assert yours[key] == mine[f"rival-{what}"]
                differ += mine[key] != yours[key]
    assert differ > 20


@pytest.mark.parametrize("name", GAMES)
def test_features_are_few_and_of_a_handy_size(name: str) -> None:
    found = learned(name)
    assert 20 <= len(found.names) <= 60
    assert len(set(found.names)) == len(found.names)
    for game in positions(name, 2):
        told = found.features(game.s, 0)
        assert len(told) == len(found.names)
        assert max(map(abs, told)) < 10


@pytest.mark.parametrize("name", GAMES)
def test_what_was_learned_is_a_small_file_that_foretells_more_than_nothing(name: str) -> None:
    path = find_rules(name).folder / FILE
    assert path.stat().st_size < LARGEST
    kept = json.loads(path.read_text(encoding="utf-8"))
    network = learned(name).network
    assert network is not None
    assert len(network.straight) == len(learned(name).names)
    curve = kept["curve"]
    assert curve[-1][0] == kept["games"]
    assert curve[-1][1] < kept["alike"][0] - 0.05


def test_weights_of_other_features_are_refused(tmp_path: Path) -> None:
    kept = {"names": ["a", "b"], "straight": [1.0, 2.0], "hidden": [[0.0, 1.0]], "bias": [0.0], "out": [0.5]}
    (tmp_path / FILE).write_text(json.dumps(kept), encoding="utf-8")
    assert learned_of(tmp_path, ("a", "b"), lambda s, seat: [], len).network == Network(
        (1.0, 2.0), ((0.0, 1.0),), (0.0,), (0.5,)
    )
    with pytest.raises(ContentError, match="learned from other features: b, c"):
        learned_of(tmp_path, ("a", "c"), lambda s, seat: [], len)
    with pytest.raises(ContentError, match="other features: another order"):
        learned_of(tmp_path, ("b", "a"), lambda s, seat: [], len)


def test_the_network_that_is_played_with_is_the_one_that_learned() -> None:
    weights, random = Weights.fresh(30, 3), np.random.default_rng(1)
    weights.straight[:] = random.normal(0.0, 0.3, 30)
    rows = random.normal(0.0, 1.0, (50, 30))
    network = weights.network()
    assert [network.of(row.tolist()) for row in rows] == pytest.approx(weights.of(rows).tolist(), abs=0.005)


def test_slopes_are_those_of_the_loss() -> None:
    weights, random = Weights.fresh(6, 3), np.random.default_rng(1)
    rows, aim = random.normal(0.0, 1.0, (8, 6)), np.array([[0.9, 0.1]] * 4)

    def loss() -> float:
        return float(-(aim * np.log(shared(weights.of(rows), 2))).sum())

    slopes = weights.slopes(rows, (shared(weights.of(rows), 2) - aim).ravel())
    for each, slope in zip(weights.all, slopes, strict=True):
        place = (0,) * each.ndim
        before = loss()
        each[place] += 1e-6
        assert (loss() - before) / 1e-6 == pytest.approx(slope[place], rel=1e-3, abs=1e-5)
        each[place] -= 1e-6


def test_a_position_is_meant_to_be_told_what_comes_of_it() -> None:
    weights = Weights.fresh(3, 1)
    record = Record(2, rows=[[0.0, 0.0, 0.0]] * 6, shares=[1.0, 0.0])
    aim = aims(weights, record, np.array(record.rows))
    found = [0.5 + 0.5 * LAMBDA**back for back in (2, 1, 0)]
    assert aim[:, 0].tolist() == pytest.approx(found)
    assert aim.sum(axis=1).tolist() == pytest.approx([1.0] * 3)


def test_learning_repeats_itself_and_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seed gives the same file, and the games that were learned from are foretold better than by chance."""
    monkeypatch.setattr("tools.learn.ROUND", 4)
    held = [play("blood-rage", number, 9, None) for number in range(8)]
    for record in held:
        record.own = [1 / record.seats] * len(record.rows)
    found = [learn("blood-rage", 8, seed, held, 4) for seed in (5, 5, 6)]
    assert written(found[0]) == written(found[1])
    assert found[0]["hidden"] != found[2]["hidden"]
    assert json.loads(written(found[0]))["games"] == 8
    assert [row[0] for row in json.loads(written(found[0]))["curve"]] == [4, 8]

    lessons = Lessons(len(held[0].rows[0]), 1)
    for record in held:
        lessons.add(record)

    def missed() -> float:
        told = [shared(lessons.weights.of(rows), record.seats) for record, rows in lessons.games]
        return float(
            np.mean([np.mean((each - np.array(r.shares)) ** 2) for each, r in zip(told, held, strict=True)])
        )

    before = missed()
    for _ in range(10):
        lessons.lesson(8, 0.004)
    assert missed() < before - 0.05


@pytest.mark.parametrize("name", GAMES)
def test_a_level_can_go_by_what_was_learned(name: str) -> None:
    level = find_level("normal:8+learned")
    assert level.learned
    assert level.steps == 8
    check_level("strong:60ms+learned", find_rules(name))
    others = 0
    for game in positions(name, 2, 12):
        asked = game.next
        assert asked is not None
        if len(asked.values) > 1:
            told = decide("normal:6+learned", game, asked.seat, 3)
            assert told == decide("normal:6+learned", game, asked.seat, 3)
            others += told != decide("normal:6+judged", game, asked.seat, 3)
    assert others
    assert game.rules.value is find_rules(name).value


@pytest.mark.parametrize("name", meadhall.shelf())
def test_levels_go_by_what_was_learned_where_that_plays_better(name: str) -> None:
    rules = find_rules(name)
    better = name in ("blood-rage", "reavers-of-midgard")
    for level in ("normal", "strong", "master", "normal:12/raider"):
        assert find_level(level).goes_by_learned(rules) == better
    for level in ("random", "easy", "greedy", "normal+judged"):
        assert not find_level(level).goes_by_learned(rules)


def test_learned_chances_are_shares() -> None:
    told: list[float] = []
    for game in positions("blood-rage", 3, 40):
        game.rules = learning(find_rules("blood-rage"))
        told = chances(game)
        assert sum(told) == pytest.approx(1)
        assert all(chance > 0 for chance in told)
    assert len(set(told)) == 3


def test_a_level_with_less_time_is_named() -> None:
    assert within("strong+learned", 90) == "strong:90ms+learned"
    assert within("strong+learned/raider", 90) == "strong:90ms+learned/raider"
    assert find_level("strong:90ms+learned/raider").learned


def test_a_game_of_which_nothing_was_learned_refuses() -> None:
    with pytest.raises(MeadhallError, match="nothing was learned about god-of-war yet"):
        check_level("normal+learned", find_rules("god-of-war"))
    with pytest.raises(MeadhallError, match="no bot 'hard'"):
        check_level("hard+learned", find_rules("blood-rage"))
