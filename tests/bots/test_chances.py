"""Chances to win: one scale for all games, calibrated on games that they were not fitted to."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.bots import play_out
from meadhall.engine import MeadhallError
from meadhall.engine.winning import Scale
from meadhall.games import find_rules
from tests.engine.toy import toy

KEPT = Path(__file__).parent / "chances"
QUARTER, HALF, LATE, END = range(4)


def held_out(game: str) -> tuple[dict[str, Any], Scale]:
    rules = find_rules(game)
    assert rules.scale is not None
    return json.loads((KEPT / f"{game}.json").read_text(encoding="utf-8")), rules.scale


def brier(games: list[dict[str, Any]], scale: Scale | None, place: int, column: int, together: bool) -> float:
    """The mean square of chance less outcome; without a scale, of seats that are all alike."""
    total, count = 0.0, 0
    for game in games:
        _, over, *numbers = game["rows"][place]
        values = numbers[column][:1] if together else numbers[column]
        chances = [1 / len(values)] * len(values) if scale is None else scale.of(values, over)
        share = 1.0 if together else 1 / max(1, len(game["winners"]))
        for seat, chance in enumerate(chances):
            total += (chance - (share if seat in game["winners"] else 0.0)) ** 2
            count += 1
    return total / count


@pytest.mark.parametrize("game", [g for g in meadhall.shelf() if not find_rules(g).cooperative])
def test_chances_foretell_the_winner_better_than_a_coin_and_than_the_score(game: str) -> None:
    kept, scale = held_out(game)
    score = Scale(kept["score"]["unit"], tuple(kept["score"]["slopes"]), tuple(kept["score"]["bias"]))
    games = kept["games"]
    late = [brier(games, scale, place, 0, False) for place in (LATE, END)]
    by_score = [brier(games, score, place, 1, False) for place in (LATE, END)]
    assert sum(late) / 2 < 0.25
    assert sum(late) < sum(by_score)
    assert brier(games, scale, QUARTER, 0, False) < 0.25 + 0.03


@pytest.mark.parametrize(
    ("game", "places"),
    [
        ("blood-rage", (HALF, LATE, END)),
        ("lords-of-ragnarok", (LATE, END)),
        ("reavers-of-midgard", (HALF, LATE, END)),
    ],
)
def test_chances_tell_more_than_the_score_lead(game: str, places: tuple[int, ...]) -> None:
    kept, scale = held_out(game)
    score = Scale(kept["score"]["unit"], tuple(kept["score"]["slopes"]), tuple(kept["score"]["bias"]))
    for place in places:
        lead = brier(kept["games"], score, place, 1, False) - brier(kept["games"], scale, place, 0, False)
        assert lead > 0.02, place


@pytest.mark.parametrize("game", ["blood-rage", "lords-of-ragnarok"])
def test_chances_are_calibrated(game: str) -> None:
    """Of the positions in which a seat has some chance, that share is won: on average over five classes of chances within 0.05."""
    kept, scale = held_out(game)
    classes: dict[int, list[float]] = {}
    for each in kept["games"]:
        share = 1 / max(1, len(each["winners"]))
        for _, over, values, _ in each["rows"]:
            for seat, chance in enumerate(scale.of(values, over)):
                won = share if seat in each["winners"] else 0.0
                classes.setdefault(min(4, int(5 * chance)), []).append(chance - won)
    count = sum(map(len, classes.values()))
    assert sum(abs(sum(each)) for each in classes.values()) / count < 0.05


def test_the_chance_of_a_campaign_is_better_than_its_base_rate_in_the_end() -> None:
    kept, scale = held_out("god-of-war")
    base = kept["base"]
    games = kept["games"]
    constant = sum((base - bool(game["winners"])) ** 2 for game in games) / len(games)
    assert brier(games, scale, END, 0, True) < constant


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
