"""Simulation, statistics, tournaments, ratings, balance."""

import re
from collections import Counter

import pytest

from meadhall import lab
from meadhall.engine import MeadhallError
from meadhall.lab import pool
from meadhall.lab.stats import z_for
from meadhall.lab.tournament import pairings, tables


def test_wilson_is_the_published_interval() -> None:
    # E. B. Wilson's interval for 7 of 20 at 95 %: 0.181 to 0.567
    estimate = lab.wilson(7, 20)
    assert estimate.value == 0.35
    assert (round(estimate.low, 3), round(estimate.high, 3)) == (0.181, 0.567)
    assert lab.wilson(0, 10).low == 0
    assert lab.wilson(10, 10).high == 1
    assert lab.wilson(0, 0) == (0, 0, 1, 0)


def test_the_mean_and_its_margin() -> None:
    estimate = lab.mean([1.0, 2.0, 3.0, 4.0])
    assert estimate.value == 2.5
    assert round(estimate.margin, 3) == 1.265
    assert lab.mean([]).n == 0
    assert z_for(1) < z_for(50)


def test_a_simulation_repeats_itself() -> None:
    first = list(lab.simulate(lab.matches("toy", 6, ["greedy", "random"], seats=3, seed="s"), jobs=1))
    again = list(lab.simulate(lab.matches("toy", 6, ["greedy", "random"], seats=3, seed="s"), jobs=1))
    assert first == again
    other = list(lab.simulate(lab.matches("toy", 6, ["greedy", "random"], seats=3, seed="t"), jobs=1))
    assert [played.rows for played in other] != [played.rows for played in first]


def test_the_bots_move_on_by_one_seat() -> None:
    tasks = lab.matches("toy", 4, ["greedy", "random"], seats=4)
    assert [match.bots[0] for match in tasks] == ["greedy", "random", "greedy", "random"]
    assert len({match.seed for match in tasks}) == 4
    three = lab.matches("toy", 3, ["greedy", "easy", "random"], seats=3)
    assert {match.bots[0] for match in three} == {"greedy", "easy", "random"}


def test_values_of_the_final_position_are_noted() -> None:
    tasks = lab.matches("toy", 2, ["random"], seats=2, tally=["state.round", "state.deck.count"])
    for played in map(lab.play, tasks):
        after, cards = played.tally
        assert after == 4
        assert isinstance(cards, int)


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("state.turm", "there is no 'state.turm' when a game of toy is over"),
        ("state.gold", "'state.gold' is not one value but several"),
    ],
)
def test_a_tally_of_nothing_or_of_many_things_is_refused(path: str, sentence: str) -> None:
    [task] = lab.matches("toy", 1, ["random"], seats=2, tally=[path])
    with pytest.raises(MeadhallError, match=sentence):
        lab.play(task)


def test_rows_tell_what_happened() -> None:
    [played] = lab.simulate(lab.matches("toy", 1, ["random"], seats=2), jobs=1)
    assert [row.seat for row in played.rows] == [1, 2]
    best = max(row.score for row in played.rows)
    assert all(row.won == (row.score == best) for row in played.rows)
    assert all(row.options >= 2 * row.decisions > 0 for row in played.rows)
    assert {question for _, question, _ in played.cards} <= {"clash", "oath"}
    assert all("#" not in card for _, _, card in played.cards)


@pytest.mark.parametrize("jobs", [1, 2])
def test_many_processes_give_the_same(jobs: int) -> None:
    results = list(lab.simulate(lab.matches("blood-rage", 4, ["random"], seats=2), jobs=jobs))
    assert [played.match.number for played in results] == [1, 2, 3, 4]
    alone = list(lab.simulate(lab.matches("blood-rage", 4, ["random"], seats=2), jobs=1))
    assert results == alone


def test_without_joblib_the_standard_library_does_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "joblib", None)
    assert list(pool.run(abs, [-1, -2, -3], pool.Where(2))) == [1, 2, 3]


@pytest.mark.parametrize(("seats", "ways"), [(2, 2), (3, 6), (4, 2)])
def test_both_bots_have_every_seat_equally_often(seats: int, ways: int) -> None:
    found = tables(("a", "b"), seats)
    assert len(found) == ways
    for seat in range(seats):
        assert Counter(table[seat] for table in found) == {"a": ways // 2, "b": ways // 2}


def test_a_tournament_uses_the_same_deals_for_all() -> None:
    tasks = lab.tournament("toy", ["random", "easy", "greedy"], deals=2, seats=2)
    assert len(tasks) == 3 * 2 * 2
    assert {match.seed for match in tasks} == {"1-1", "1-2"}


def test_ratings_find_the_better_bot() -> None:
    results = [lab.play(match) for match in lab.tournament("toy", ["random", "greedy"], deals=12, seats=2)]
    best, worst = lab.ratings(results)
    assert (best.bot, worst.bot) == ("greedy", "random")
    assert best.rating > worst.rating
    assert best.wins.value + worst.wins.value == pytest.approx(1)
    shares = pairings(results)
    assert shares["greedy", "random"].value == pytest.approx(best.wins.value)


def test_the_balance_finds_a_card_that_always_wins() -> None:
    games = list(lab.simulate(lab.matches("toy", 200, ["random"], seats=2), jobs=1))
    rigged = [
        lab.Played(
            each.match,
            tuple(
                row.__class__(
                    **{**row.__dict__, "won": int((row.seat - 1, "clash", "card:fox") in each.cards)}
                )
                for row in each.rows
            ),
            each.cards,
        )
        for each in games
    ]
    base, lines = lab.balance(rigged)
    fox = next(line for line in lines if line.card == "card:fox")
    assert fox.verdict == 1
    assert fox.wins.value == 1
    assert 0 < base < 1
    text = lab.report("Toy", rigged)
    assert "| card:fox |" in text
    assert "strong |" in text
    assert (
        "200 games of toy, rules 1, Meadhall 0.1.0, 2 seats, bots random, seed 1, options long=no; 20" in text
    )
    polish = lab.report("Toy", rigged, lang="pl", label=str.upper, question=lambda key: f"Pytanie {key}")
    assert "mocna |" in polish
    assert "## Pytanie clash" in polish
    assert "| CARD:FOX |" in polish
    assert not re.search(r"\b(games|wins|card|strong|seats)\b", polish)
    few = lab.report("Toy", rigged[:1])
    assert "No card was chosen 10 times" in few
    assert "|" not in few
    with pytest.raises(MeadhallError, match="no game has been played"):
        lab.balance([])


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"bots": ["genius"]}, "there is no bot 'genius'"),
        ({"bots": []}, "at least 1 bot"),
        ({"bots": ["random"] * 3, "seats": 2}, "3 bots do not fit at 2 seats"),
        ({"seats": 9}, "toy is for 2 to 4 seats, not 9"),
        ({"games": 0}, "at least 1 game is needed, not 0"),
        ({"options": {"short": "yes"}}, "toy has no option 'short'"),
    ],
)
def test_bad_wishes(wishes: dict[str, object], sentence: str) -> None:
    with pytest.raises(MeadhallError, match=sentence):
        lab.matches(**{"game": "toy", "games": 2, **wishes})  # type: ignore[arg-type]


def test_nobody_to_play_them() -> None:
    with pytest.raises(MeadhallError, match="at least 1 job is needed, not 0"):
        list(lab.simulate(lab.matches("toy", 2), jobs=0))
