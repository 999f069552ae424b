"""A finished game looked at again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import stdev
from typing import Any
from xml.etree import ElementTree

import pytest

import meadhall
from meadhall import reviewed
from meadhall.bots import play_out
from meadhall.bots.weighing import BELIEVED, LEAST, weigh
from meadhall.engine import CHANCE, Choose, Game, MeadhallError, Span
from meadhall.engine.subset import is_whole
from meadhall.engine.winning import Scale, chances
from meadhall.review import Choice, Review, Throw, clear_lead, moments, review
from meadhall.text import LANGUAGES, Texts
from tests.engine.toy import TOY, Toy

SAGAS = Path(__file__).parent.parent / "sagas"


def play_round(g: Any, number: int) -> None:
    g.then(("act", 0), ("act", 1))


def act(g: Any, seat: int) -> Any:
    """Fourteen points lie on the table, or a die for twelve or none."""
    g.begin("act", seat=f"seat:{seat}")
    way: str = yield Choose(seat, "way", ["take", "leave", "dice"])
    if way == "take":
        g.s.gold[seat] += 14
    elif way == "dice":
        g.s.gold[seat] += 12 if (yield from g.roll("luck", (1, 2))) == 2 else 0


RULES = replace(
    TOY,
    value=lambda s, seat: float(s.gold[seat]),
    progress=lambda s: 0.5,
    scale=Scale(10.0, (2.0,)),
    purse=lambda s, seat: {"gold": s.gold[seat]},
    frames={**TOY.frames, "round": play_round, "act": act},
    spans={"act": Span(action=True)},
)


def game(*answers: str) -> Game[Toy]:
    table = Game(RULES, 2, {}, "3").begin()
    for answer in answers:
        table.answer(table.waiting[0], answer)
    return table


def test_a_gift_that_was_left_is_found_and_said_why() -> None:
    found = review(game("leave", "take"), seconds=0.05)
    (bad,) = [choice for choice in found.choices if choice.sure]
    assert (bad.seat, bad.taken, bad.better) == (0, "leave", "take")
    assert bad.cost > 0.2
    assert bad.cost > 2 * bad.error
    assert any((reason.seat, reason.name) == (0, "gold") and reason.by > 5 for reason in bad.why)
    assert found.sound(0) < found.sound(1) == 1
    assert found.cost(1) == 0
    assert bad in found.turning_points


def test_luck_is_told_apart_from_decisions() -> None:
    found = review(game("dice", "take"), seconds=0.02)
    (throw,) = found.throws
    assert throw.gave[0] == pytest.approx(-throw.gave[1])
    assert abs(throw.gave[0]) > 0.2
    assert (throw.gave[0] > 0) == (throw.value == 2)
    assert found.luck(0) == pytest.approx(throw.gave[0])


def test_what_was_taken_back_is_left_out() -> None:
    table = game("leave")
    table.undo(0)
    table.answer(0, "take")
    found = review(table, seconds=0.02)
    assert [choice.taken for choice in found.choices] == ["take"]
    assert len(found.curve) == 2


def test_the_curve_ends_with_who_won() -> None:
    table = meadhall.load(SAGAS / "blood_rage" / "2-bots.saga")
    table = table.replay(60)
    found = review(table, seconds=0.001)
    assert found.curve[-1][1] == pytest.approx(tuple(chances(table)))
    assert all(sum(each) == pytest.approx(1) for _, each in found.curve)
    data = found.data()
    assert len(data["curve"]) == len(found.curve)
    assert len(data["turning_points"]) <= 5


def test_turning_points_are_few_and_in_order() -> None:
    choices = [Choice(at, 0, "way", {}, "a", "b", 0.01 * at, 0.001) for at in range(1, 12)]
    unsure = Choice(99, 0, "way", {}, "a", "b", 0.9, 0.6)
    throws = [Throw(50, "luck", 1, (0.3, -0.3)), Throw(51, "luck", 1, (0.01, -0.01))]
    found = Review("toy", 2, [0], [], [*choices, unsure], throws)
    assert [point.position for point in found.turning_points] == [8, 9, 10, 11, 50]


def test_the_best_move_is_the_one_that_nothing_else_came_near() -> None:
    choices = [
        Choice(at, 0, "way", {}, "a", "a", 0.0, 1.0, gain=gain) for at, gain in enumerate((0.01, 0.3, 0.2))
    ]
    found = Review("toy", 2, [0], [], choices)
    assert found.best_move is choices[1]
    assert found.data()["best_move"]["gain"] == 0.3
    assert Review("toy", 2, [0], [], choices[:1]).best_move is None


def test_a_lead_counts_only_beyond_doubt() -> None:
    table = game()
    weighing = weigh(table, table.waiting[0], 1, 0.01)
    weighing.outcomes = {
        "take": [0.7, 0.8, 0.7, 0.8, 0.7],
        "leave": [0.3, 0.3, 0.4, 0.3, 0.4],
        "dice": [0.5, 0.6, 0.5, 0.5, 0.6],
    }
    assert clear_lead(weighing, "take") == pytest.approx(0.2)
    weighing.outcomes["dice"] = [0.9, 0.1, 0.7, 0.1, 0.6]
    assert clear_lead(weighing, "take") == 0.0
    weighing.outcomes = {"take": [0.7]}
    assert clear_lead(weighing, "take") == 0.0


def test_few_tries_are_no_proof() -> None:
    """Two alike tries have no spread at all, and three or four seldom their real one."""
    table = game()
    weighing = weigh(table, table.waiting[0], 1, 0.0)
    assert min(map(len, weighing.outcomes.values())) >= LEAST
    weighing.outcomes = {"take": [0.7, 0.7], "leave": [0.3, 0.3]}
    lead, error = weighing.lead("take", "leave")
    assert lead < BELIEVED * error
    weighing.outcomes = {"take": [0.69, 0.49, 0.69, 0.49], "leave": [0.4] * 4}
    lead, error = weighing.lead("take", "leave")
    assert 2 * stdev([0.29, 0.09] * 2) / 2 < lead < BELIEVED * error
    weighing.outcomes = {"take": [0.7, 0.5] * 10, "leave": [0.4] * 20}
    lead, error = weighing.lead("take", "leave")
    assert lead > BELIEVED * error


def test_where_nothing_counts_hardly_anybody_is_blamed() -> None:
    """Options that differ by nothing but the luck of few tries: of a hundred decisions, a few are held to be worse beyond doubt."""
    table, random = game(), Random(1)
    weighing = weigh(table, table.waiting[0], 1, 0.0)
    blamed = 0
    for _ in range(1000):
        weighing.outcomes = {
            value: [random.gauss(0.5, 0.1) for _ in range(LEAST)] for value in ("take", "leave")
        }
        lead, error = weighing.lead("take", "leave")
        blamed += lead > BELIEVED * error
    assert blamed < 40


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_review_is_told_with_marks_and_a_picture(lang: str) -> None:
    table = meadhall.load(SAGAS / "god_of_war" / "2-bots.saga")
    found = Review(table.rules.id, 2, table.winners(), moments=moments(table))
    found.curve = [(0, (0.2, 0.2)), (table.position, (1.0, 1.0))]
    key, value = next((a.key, a.value) for a in table.all_answers() if a.seat != CHANCE and is_whole(a.value))
    found.choices = [Choice(3, 0, key, {}, value, "-", 0.2, 0.01)]
    words = Texts(table.rules, lang)
    words.names = ["<Ann>", "Bo"]
    told = reviewed.told(words, found)
    assert found.moments
    assert all(0 <= mark["at"] <= table.position and mark["text"] for mark in told["moments"])
    assert told["points"][0]["at"] == 3
    root = ElementTree.fromstring(told["picture"])
    lines = [each for each in root if each.tag.endswith("polyline")]
    assert len(lines) == 2
    assert "<Ann>" in {each.text for each in root}


def test_reviewing_changes_nothing() -> None:
    table = game("dice", "take")
    before = table.saga()
    review(table, seconds=0.01)
    assert table.saga() == before


def test_what_cannot_be_reviewed_says_so() -> None:
    with pytest.raises(MeadhallError, match="no scale for the chance to win"):
        review(play_out(Game(TOY, 2, TOY.parse_options({}), "1").begin(), {0: "random", 1: "random"}))
    with pytest.raises(MeadhallError, match="nobody has decided anything"):
        review(game())
