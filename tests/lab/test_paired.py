"""Pairs on the same deals, and when to stop."""

from __future__ import annotations

import pytest

from meadhall.lab.paired import Meeting, SequentialTest, duel, meet, milliseconds, share


def met(deal: int, *points: float) -> Meeting:
    return Meeting(
        "toy", 2, "a", "b", str(deal), list(points), [[1.0, 2.0]] * len(points), [0.5, 0.1], [100, 50]
    )


def test_a_deal_is_played_from_every_seat() -> None:
    out = meet("toy", "greedy", "random", "d1")
    assert len(out.points) == len(out.scores) == len(out.traces) == 2
    assert {tuple(trace["bots"]) for trace in out.traces} == {("greedy", "random"), ("random", "greedy")}
    assert all(point in (0.0, 0.5, 1.0) for point in out.points)
    again = meet("toy", "greedy", "random", "d1")
    assert (again.points, again.scores) == (out.points, out.scores)


def test_a_campaign_is_played_by_each_bot_alone() -> None:
    out = meet("god-of-war", "random", "greedy:1", "d1", 1)
    assert len(out.points) == 1
    assert out.points[0] in (0.0, 0.5, 1.0)
    assert len(out.traces) == 2


@pytest.mark.parametrize(("shares", "verdict"), [([1.0] * 20, 1), ([0.0] * 20, -1), ([0.5, 1.0, 0.0] * 2, 0)])
def test_the_test_stops_when_it_is_clear(shares: list[float], verdict: int) -> None:
    assert SequentialTest(0.5, 0.6, least=4).verdict(shares) == verdict


def test_the_test_does_not_stop_before_its_least_number_of_deals() -> None:
    assert SequentialTest(least=8).verdict([1.0] * 7) == 0
    assert SequentialTest(least=8).verdict([1.0] * 30) == 1


def test_equal_bots_are_seldom_called_different() -> None:
    """Errors of about 5 % in a hundred runs of coin tosses, and a real lead is found."""
    from random import Random

    def run(chance: float, seed: int) -> int:
        coin, shares, test = Random(seed), list[float](), SequentialTest(0.5, 0.65)
        while len(shares) < 400 and not test.verdict(shares):
            shares.append(((coin.random() < chance) + (coin.random() < chance)) / 2)
        return test.verdict(shares)

    assert sum(run(0.5, seed) == 1 for seed in range(100)) <= 12
    assert sum(run(0.65, seed) == 1 for seed in range(100)) >= 85


def test_known_deals_are_not_played_again() -> None:
    known = [met(0, 1.0, 0.0)]
    played = list(duel("toy", "greedy", "random", 2, ["0", "1"], known, None))
    assert [each.deal for each in played] == ["1"]


def test_share_and_work_are_summed_over_games() -> None:
    all_of_them = [met(0, 1.0, 0.0), met(1, 1.0, 0.5)]
    estimate = share(all_of_them)
    assert (estimate.value, estimate.n) == (0.625, 4)
    assert estimate.low < 0.625 < estimate.high
    assert milliseconds(all_of_them, 0) == pytest.approx(5.0)
    assert milliseconds(all_of_them, 1) == pytest.approx(2.0)
