"""Chances to win: one scale for all games, calibrated on games that they were not fitted to."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.bots import play_out
from meadhall.engine import MeadhallError
from meadhall.engine.learned import EXPONENTIAL
from meadhall.engine.winning import Scale
from meadhall.games import find_rules
from tests.engine.toy import toy
from tools.chances import SCORE, TOLD, VALUE, bounds, kept_of, missed, of_kept

QUARTER, HALF, LATE, END = range(4)


def held_out(game: str) -> tuple[dict[str, Any], Scale, int]:
    """Games that nothing was fitted to; what turns numbers into the chances that the game tells, and which numbers."""
    rules = find_rules(game)
    kept = kept_of(game)
    if rules.learned is not None and rules.learned.better:
        return kept, EXPONENTIAL, TOLD
    assert rules.scale is not None
    return kept, rules.scale, VALUE


def brier(games: list[dict[str, Any]], scale: Scale | None, place: int, column: int, together: bool) -> float:
    """The mean over games."""
    return sum(missed(game, scale, place, column, together) for game in games) / len(games)


@pytest.mark.parametrize("game", [g for g in meadhall.shelf() if not find_rules(g).cooperative])
def test_chances_foretell_the_winner_better_than_a_coin_and_than_the_score(game: str) -> None:
    kept, scale, column = held_out(game)
    score, games = of_kept(kept["score"]), kept["games"]
    late = [brier(games, scale, place, column, False) for place in (LATE, END)]
    by_score = [brier(games, score, place, SCORE, False) for place in (LATE, END)]
    assert sum(late) / 2 < 0.25
    assert sum(late) < sum(by_score)
    assert brier(games, scale, QUARTER, column, False) < brier(games, None, QUARTER, column, False) + 0.03


@pytest.mark.parametrize(
    ("game", "places"),
    [
        ("blood-rage", (HALF, LATE, END)),
        ("lords-of-ragnarok", (LATE, END)),
        ("reavers-of-midgard", (HALF, LATE, END)),
    ],
)
def test_chances_tell_more_than_the_score_lead(game: str, places: tuple[int, ...]) -> None:
    kept, scale, column = held_out(game)
    score = of_kept(kept["score"])
    for place in places:
        by_score = brier(kept["games"], score, place, SCORE, False)
        assert by_score - brier(kept["games"], scale, place, column, False) > 0.02, place


@pytest.mark.parametrize(
    "game", [g for g in meadhall.shelf() if (of := find_rules(g).learned) is not None and of.better]
)
def test_a_learned_value_foretells_better_where_chances_go_by_it(game: str) -> None:
    """Than the game's own value on a scale fitted to other games of the same bots: until three quarters beyond doubt, by games drawn anew, and
    never worse."""
    kept, scale, column = held_out(game)
    own, games = of_kept(kept["own"]), kept["games"]
    lead = [
        [missed(g, own, place, VALUE, False) - missed(g, scale, place, column, False) for g in games]
        for place in range(4)
    ]
    assert sum(lead[END]) / len(games) > -0.01
    until = [sum(each) / 3 for each in zip(*lead[:END], strict=True)]
    assert bounds(until, 400)[0] > 0


@pytest.mark.parametrize("game", ["blood-rage", "lords-of-ragnarok", "reavers-of-midgard"])
def test_chances_are_calibrated(game: str) -> None:
    """Of the positions in which a seat has some chance, that share is won: on average over five classes of chances within 0.05."""
    kept, scale, column = held_out(game)
    classes: dict[int, list[float]] = {}
    for each in kept["games"]:
        share = 1 / max(1, len(each["winners"]))
        for _, over, *numbers in each["rows"]:
            for seat, chance in enumerate(scale.of(numbers[column], over)):
                won = share if seat in each["winners"] else 0.0
                classes.setdefault(min(4, int(5 * chance)), []).append(chance - won)
    count = sum(map(len, classes.values()))
    assert sum(abs(sum(each)) for each in classes.values()) / count < 0.05


def test_the_chance_of_a_campaign_is_better_than_its_base_rate_in_the_end() -> None:
    kept, scale, column = held_out("god-of-war")
    base = kept["base"]
    games = kept["games"]
    constant = sum((base - bool(game["winners"])) ** 2 for game in games) / len(games)
    assert brier(games, scale, END, column, True) < constant


@pytest.mark.parametrize("game", meadhall.shelf())
def test_chances_are_shares_and_the_end_is_certain(game: str) -> None:
    table = meadhall.new(game, 2, 5)
    together = table.rules.cooperative
    for viewer in (None, 0):
        chances = table.win_chances(viewer)
        assert all(0 <= chance <= 1 for chance in chances)
        assert together or sum(chances) == pytest.approx(1)
    play_out(table, {0: "random", 1: "random"})
    won = table.win_chances()
    assert [chance > 0 for chance in won] == [seat in table.winners() for seat in range(2)]
    assert sum(won) in (0, 1, 2) if together else sum(won) == pytest.approx(1)


def test_hidden_cards_do_not_show_in_a_chance() -> None:
    """What a spectator or another seat is told is the same, whatever lies in a hidden hand."""
    table = meadhall.new("blood-rage", 2, 3)
    while "action" not in {question.key for question in table.questions}:
        asked = table.questions[0]
        table.answer(asked.seat, asked.values[0])
    other = table.sample_world(-1, "other")
    assert other.s.hands != table.s.hands
    assert other.win_chances() == pytest.approx(table.win_chances())
    mine = table.sample_world(0, "mine")
    assert mine.s.hands[1] != table.s.hands[1]
    assert mine.win_chances(0) == pytest.approx(table.win_chances(0))


def test_a_lead_counts_more_late_than_early() -> None:
    scale = Scale(10.0, (0.2, 1.0))
    assert 0.5 < scale.of([10.0, 0.0], 0.1)[0] < scale.of([10.0, 0.0], 0.9)[0]
    assert scale.of([3.0, 3.0, 3.0], 0.5) == pytest.approx([1 / 3] * 3)
    together = Scale(10.0, (1.0,), (0.0, 2.0))
    assert together.of([0.0], 0.0) == [0.5]
    assert together.of([10.0], 1.0)[0] > 0.9


def test_a_game_without_a_scale_says_so() -> None:
    with pytest.raises(MeadhallError, match="no scale for the chance to win"):
        toy(2, 1).win_chances()
